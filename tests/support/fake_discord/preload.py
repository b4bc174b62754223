"""Does what each start of the bot would do again, before processes are forked: imports, parses the
texts of the commands in every language, fills the caches of pictures, and draws the icons.
"""

from __future__ import annotations

import asyncio
from functools import cache

import bot.ops.run  # noqa: F401
from bot.client import NevskyClient
from bot.emojis import uploads
from bot.i18n.texts import DEFAULT_LANGUAGE
from bot.i18n.translator import CommandTranslator
from bot.interactions.core.command_sync import command_payloads
from bot.registry import GAME_UIS


async def _translate_commands() -> None:
    tree = NevskyClient(None).tree
    await tree.set_translator(CommandTranslator(ui.texts for ui in GAME_UIS.values()))
    await command_payloads(tree)


for ui in GAME_UIS.values():
    ui.renderer.warm_caches(ui.texts.in_language(DEFAULT_LANGUAGE))

asyncio.run(_translate_commands())

draw_all = cache(uploads._draw_all)
draw_all(uploads.all_icons(GAME_UIS.values()))
setattr(uploads, "_draw_all", draw_all)  # noqa: B010
