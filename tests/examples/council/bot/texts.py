"""The Council's own text catalogues."""

from __future__ import annotations

from pathlib import Path

from bot.i18n.texts import game_texts

TEXTS = game_texts(Path(__file__).parent / "texts")
localized = TEXTS.localized
