"""Choosing a move and making it."""
