"""Auf Heller und Pfennig on Discord."""
