"""Tests named after the paragraphs of Saint Petersburg's rules."""
