"""Imports what the bot imports and fills its picture caches, before processes are forked."""

from __future__ import annotations

import bot.ops.run  # noqa: F401
from bot.i18n.texts import DEFAULT_LANGUAGE
from bot.registry import GAME_UIS

for ui in GAME_UIS.values():
    ui.renderer.warm_caches(ui.texts.in_language(DEFAULT_LANGUAGE))
