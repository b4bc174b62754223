"""Tests of the rules of Auf Heller und Pfennig."""
