"""Sends hostile and broken input, which must be answered in words and change no game."""
