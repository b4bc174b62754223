"""The text catalogues of Rattus Cartus."""

from __future__ import annotations

from bot.i18n.texts import DATA_FOLDER, game_texts

TEXTS = game_texts(DATA_FOLDER / "rattus_cartus" / "texts")
localized = TEXTS.localized
