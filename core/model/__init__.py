"""The values that callers of the services give and get: frozen, without rows or sessions."""
