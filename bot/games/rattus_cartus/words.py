"""The game's own text catalogues."""

from __future__ import annotations

from bot.texts import DATA, game_texts

TEXTS = game_texts(DATA / "rattus_cartus" / "texts")
described = TEXTS.described
