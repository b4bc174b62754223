"""The Council's own text catalogues."""

from __future__ import annotations

from pathlib import Path

from bot.texts import game_texts

TEXTS = game_texts(Path(__file__).parent / "texts")
described = TEXTS.described
