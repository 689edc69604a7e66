"""Drawing: scenes of vector sprites are composed as palette pixels and encoded as PNG."""
