"""Rungs in Discord."""

__version__ = "1.0.0"
