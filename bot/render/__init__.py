"""Drawing: scenes of vector sprites, composed as palette pixels, encoded as PNG. Knows no game."""
