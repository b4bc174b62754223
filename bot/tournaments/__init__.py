"""Tournaments: who plays whom, what a table is worth, and who is ahead. Knows no Discord."""
