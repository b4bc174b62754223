"""The games that people can play, by the engine's name."""

from __future__ import annotations

from bot.game_ui import GameUI
from bot.games.saint_petersburg import SaintPetersburgUI

_ALL: tuple[GameUI, ...] = (SaintPetersburgUI(),)

GAME_UIS: dict[str, GameUI] = {ui.game.name: ui for ui in _ALL}
