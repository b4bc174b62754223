"""Loads all that the bot loads, and draws what it draws beforehand."""

from __future__ import annotations

import bot.ops.run  # noqa: F401
from bot.registry import GAME_UIS
from bot.texts import FIRST_LANGUAGE

for ui in GAME_UIS.values():
    ui.painter.warm(ui.texts.in_language(FIRST_LANGUAGE))
