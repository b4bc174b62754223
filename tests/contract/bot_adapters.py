"""Each game's own part of the tests of the bot."""

from __future__ import annotations

from collections.abc import Mapping

from tests.bot.games.heller_und_pfennig.adapter import HELLER_UND_PFENNIG
from tests.bot.games.rattus_cartus.adapter import RATTUS_CARTUS
from tests.bot.games.saint_petersburg.adapter import SAINT_PETERSBURG
from tests.contract.bot_adapter import BotAdapter
from tests.examples.council.tests.bot.adapter import COUNCIL

BOT_ADAPTERS: Mapping[str, BotAdapter] = {
    "saint_petersburg": SAINT_PETERSBURG,
    "heller_und_pfennig": HELLER_UND_PFENNIG,
    "rattus_cartus": RATTUS_CARTUS,
    "council": COUNCIL,
}
