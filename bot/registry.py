"""The games that people can play, by the engine's name."""

from __future__ import annotations

from bot.game_ui import AnyGameUI
from bot.games.saint_petersburg import SAINT_PETERSBURG

_ALL: tuple[AnyGameUI, ...] = (SAINT_PETERSBURG,)

GAME_UIS: dict[str, AnyGameUI] = {ui.name: ui for ui in _ALL}
