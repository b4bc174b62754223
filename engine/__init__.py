"""The rules of every game: no Discord, no picture, no database, no prose."""
