"""Checks reviews and hints with many playouts of both choices."""
