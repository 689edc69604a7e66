"""Qwixx: cross four coloured rows from left to right (rules Q1-Q12)."""
