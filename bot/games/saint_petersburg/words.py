"""Saint Petersburg's own text catalogues."""

from __future__ import annotations

from bot.texts import DATA, game_texts

TEXTS = game_texts(DATA / "saint_petersburg" / "texts")
described = TEXTS.described
