"""Compares today's AI players with those of an older commit."""
