"""Each game's own part of the tests of the bot."""

from __future__ import annotations

from collections.abc import Mapping

from tests.bot.adapter import Adapter
from tests.bot.council.adapter import COUNCIL
from tests.bot.heller_und_pfennig.adapter import HELLER_UND_PFENNIG
from tests.bot.rattus_cartus.adapter import RATTUS_CARTUS
from tests.bot.saint_petersburg.adapter import SAINT_PETERSBURG

ADAPTERS: Mapping[str, Adapter] = {
    "saint_petersburg": SAINT_PETERSBURG,
    "heller_und_pfennig": HELLER_UND_PFENNIG,
    "rattus_cartus": RATTUS_CARTUS,
    "council": COUNCIL,
}
