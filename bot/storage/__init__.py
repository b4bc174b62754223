"""Stores every game and every move, in SQLite or PostgreSQL. Knows no game's rules."""
