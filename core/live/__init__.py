"""Tables and tournaments as values: all that is stored of one, and what a change leaves to do."""
