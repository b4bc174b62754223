"""The games that the contract tests play, and each game's own part of them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import AnyGame
from engine.registry import GAMES
from tests.contract.engine_adapter import EngineAdapter
from tests.engine.games.heller_und_pfennig.adapter import HELLER_UND_PFENNIG
from tests.engine.games.rattus_cartus.adapter import RATTUS_CARTUS
from tests.engine.games.saint_petersburg.adapter import SAINT_PETERSBURG
from tests.examples.council.engine.game import COUNCIL as COUNCIL_GAME
from tests.examples.council.tests.engine.adapter import COUNCIL

TESTED_GAMES: tuple[AnyGame, ...] = (*GAMES, COUNCIL_GAME)
"""Every game that people play, and one that does whatever the contract allows."""

ENGINE_ADAPTERS: Mapping[str, EngineAdapter] = {
    "saint_petersburg": SAINT_PETERSBURG,
    "heller_und_pfennig": HELLER_UND_PFENNIG,
    "rattus_cartus": RATTUS_CARTUS,
    "council": COUNCIL,
}
