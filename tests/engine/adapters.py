"""The games that the contract tests play, and each game's own part of them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import AnyGame
from engine.registry import GAMES
from tests.engine.adapter import Adapter
from tests.engine.council.adapter import COUNCIL
from tests.engine.heller_und_pfennig.adapter import HELLER_UND_PFENNIG
from tests.engine.rattus_cartus.adapter import RATTUS_CARTUS
from tests.engine.saint_petersburg.adapter import SAINT_PETERSBURG
from tests.games.council import COUNCIL as COUNCIL_GAME

TESTED: tuple[AnyGame, ...] = (*GAMES, COUNCIL_GAME)
"""Every game that people play, and one that does whatever the contract allows."""

ADAPTERS: Mapping[str, Adapter] = {
    "saint_petersburg": SAINT_PETERSBURG,
    "heller_und_pfennig": HELLER_UND_PFENNIG,
    "rattus_cartus": RATTUS_CARTUS,
    "council": COUNCIL,
}
