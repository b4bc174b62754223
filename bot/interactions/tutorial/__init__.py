"""Tutorial games."""
