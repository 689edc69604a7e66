"""Top 12: be first to fill a column with twelve rising numbers (rules T1-T12)."""
