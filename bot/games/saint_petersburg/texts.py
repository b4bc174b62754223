"""The text catalogues of Saint Petersburg."""

from __future__ import annotations

from bot.i18n.texts import DATA_FOLDER, game_texts

TEXTS = game_texts(DATA_FOLDER / "saint_petersburg" / "texts")
localized = TEXTS.localized
