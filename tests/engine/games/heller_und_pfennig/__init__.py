"""Tests named after the paragraphs of the rules of Auf Heller und Pfennig."""
