"""What the contract must know of the UI of a game in one file, which is derived from the file."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.contract.adapter import BotAdapter, MoveCommand
from bot.simple import derive_ui
from engine.simple.game import SimpleGame
from render.simple import derive_renderer


@cache
def bot_adapter(game: SimpleGame) -> BotAdapter:
    ui = derive_ui(game, derive_renderer(game))

    def assert_narrated(event: Any, names: Any, told: str) -> None:
        public, translate = game.redact(event, None), ui.texts.in_language("en")
        sentence = None if public is None else ui.narration.narrate(public, names, translate)
        assert sentence is None or sentence in told, (sentence, told)

    return BotAdapter(
        ui=ui,
        computed_text_keys=(),
        commands={name: MoveCommand(name, chosen) for name, chosen in game.rules.moves.items()},
        assert_narrated=assert_narrated,
    )
