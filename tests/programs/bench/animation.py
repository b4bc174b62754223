"""What the animation of a whole game takes, with as many players as there can be."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from bot.channel.animations import END_MILLISECONDS, MOVE_MILLISECONDS, PHASE_MILLISECONDS
from bot.registry import GAME_UIS
from engine.core import PhaseEnded
from engine.registry import GAMES
from render.animation import MAX_BYTES, Frame, encode_animation
from tests.programs.bench.measurement import Measurement
from tests.support.random_games import all_cases, play_random_game

NAMES = ("Anna", "Boris", "Catherine", "Dmitri", "Eve")
SEED = 1


def measurements() -> Iterator[Measurement]:
    """The bar is the largest file that may be posted."""
    for game in GAMES:
        began = perf_counter()
        frames = _frames(game.name)
        drawn = perf_counter()
        size = len(encode_animation(frames))
        yield Measurement(f"film.{game.name}.frames", len(frames), "frames")
        yield Measurement(f"film.{game.name}.painting", round(drawn - began, 1), "s")
        yield Measurement(f"film.{game.name}.time", round(perf_counter() - began, 1), "s")
        yield Measurement(f"film.{game.name}.size", size, "bytes", MAX_BYTES)


def _frames(name: str) -> list[Frame]:
    """Every moment of a random game, and each phase as it ended."""
    ui = GAME_UIS[name]
    translate = ui.texts.in_language("en")
    game, renderer = ui.game, ui.renderer
    case = max(all_cases([game]), key=lambda one: one.seats)
    names, found, since = NAMES[: case.seats], list[Frame](), list[Any]()
    for moment in play_random_game(case, SEED):
        phases = iter(moment.phases)
        for event in moment.events:
            since += [known] if (known := game.redact(event, None)) is not None else []
            if isinstance(event, PhaseEnded):
                view = game.view(next(phases), None)
                told = renderer.phase(view, since, names, translate)
                found.append(Frame(told, PHASE_MILLISECONDS, required=True))
                since = []
        view = game.view(moment.next_state, None)
        over = game.result(moment.next_state) is not None
        render = renderer.result if over else renderer.table
        seen = END_MILLISECONDS if over else MOVE_MILLISECONDS
        found.append(Frame(render(view, names, translate), seen, required=over))
    return found
