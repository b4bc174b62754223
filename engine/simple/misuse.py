"""What a file cannot mean."""

from __future__ import annotations


class Misuse(ValueError):
    """The rules of a file do what cannot work; the message says what to write instead."""
