"""Hostile and broken input: whatever comes, it is answered in words and changes no game."""
