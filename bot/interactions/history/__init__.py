"""Finished games: list, replay, review, animation, export."""
