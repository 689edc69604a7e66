"""5 vor 12 and Lucky Numbers: one game in two editions (rules L1-L15)."""
