"""The text catalogues of Auf Heller und Pfennig."""

from __future__ import annotations

from bot.i18n.texts import DATA_FOLDER, game_texts

TEXTS = game_texts(DATA_FOLDER / "heller_und_pfennig" / "texts")
localized = TEXTS.localized
