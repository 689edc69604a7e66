"""Qwixx: cross four colored rows from left to right (rules Q1-Q12)."""
