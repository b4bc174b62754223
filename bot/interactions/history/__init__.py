"""Finished games: replay, review, animation, files."""
