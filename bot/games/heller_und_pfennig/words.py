"""The game's own text catalogues."""

from __future__ import annotations

from bot.texts import DATA, game_texts

TEXTS = game_texts(DATA / "heller_und_pfennig" / "texts")
described = TEXTS.described
