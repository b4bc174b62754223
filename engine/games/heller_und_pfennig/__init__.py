"""Auf Heller und Pfennig (Reiner Knizia, 1994): 2 to 4 players."""
