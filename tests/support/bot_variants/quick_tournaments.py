"""`python -m bot` with the example games in one file, and tournaments that never wait.

Their messages are edited at once, what has failed is tried again soon, and AI players do not pause.
Those that people can enter late ask before each round who is here, as live ones do.
"""

from __future__ import annotations

import os
import sys

import bot.registry
import engine.ai.registry
import engine.registry
import render.registry
from bot import __main__
from bot.channel import clock_scheduler, tournament_messages, tournament_updater
from bot.simple import derive_ui
from bot.tournaments.held import tables
from bot.tournaments.held.settings import TournamentSettings
from engine.ai.simple import agent_spec
from engine.simple.files import VARIABLE, example_files, load_file
from render.simple import derive_renderer


def register_examples() -> None:
    """Register the examples here, where the registries may be filled already, and in workers."""
    files = example_files()
    os.environ[VARIABLE] = os.pathsep.join(map(str, files))
    games = [load_file(file) for file in files]
    known = {game.name for game in engine.registry.GAMES}
    engine.registry.GAMES += tuple(game for game in games if game.name not in known)
    for game in games:
        renderer = derive_renderer(game)
        render.registry.RENDERERS[game.name] = renderer
        bot.registry.GAME_UIS[game.name] = derive_ui(game, renderer)
        engine.ai.registry.AGENT_SPECS[game.name] = agent_spec(game)


if __name__ == "__main__":
    register_examples()
    setattr(tournament_messages, "UPDATE_INTERVAL", 0.0)  # noqa: B010
    setattr(tournament_updater, "POLL_SECONDS", 1)  # noqa: B010
    setattr(clock_scheduler, "POLL_SECONDS", 1.0)  # noqa: B010
    setattr(tables, "AI_PACE", 0)  # noqa: B010
    for asks in ("asks_at_start", "asks_each_round"):
        setattr(TournamentSettings, asks, property(lambda settings: settings.late_round > 1))
    sys.exit(__main__.main())
