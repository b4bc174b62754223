"""The games that people can play, by the engine's name."""

from __future__ import annotations

from bot.front import Front
from bot.games.saint_petersburg import SaintPetersburgFront

_ALL: tuple[Front, ...] = (SaintPetersburgFront(),)

FRONTS: dict[str, Front] = {front.game.name: front for front in _ALL}
