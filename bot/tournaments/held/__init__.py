"""Tournaments that are held: stored, with people and AI players, and games at their tables."""
