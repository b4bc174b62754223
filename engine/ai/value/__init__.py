"""Value functions: networks and linear ones."""
