"""Tests of Auf Heller und Pfennig in the bot."""
