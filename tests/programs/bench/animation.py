"""Time and size of the animation of a whole game with the most players."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from bot.channel.animations import END_MILLISECONDS, MOVE_MILLISECONDS, PHASE_MILLISECONDS
from bot.channel.phase_summaries import events_after_phase
from bot.registry import GAME_UIS
from engine.contract.cases import all_cases, play_random_game
from engine.core import PhaseEnded
from engine.registry import GAMES
from render.animation import MAX_BYTES, Frame, encode_animation
from render.context import RenderContext
from tests.programs.bench.measurement import Measurement

NAMES = ("Anna", "Boris", "Catherine", "Dmitri", "Eve")
SEED = 1


def measurements() -> Iterator[Measurement]:
    """Yield all measurements. The bar is the largest file that may be posted."""
    for game in GAMES:
        began = perf_counter()
        frames = _frames(game.name)
        drawn = perf_counter()
        size = len(encode_animation(frames))
        yield Measurement(f"animation.{game.name}.frames", len(frames), "frames")
        yield Measurement(f"animation.{game.name}.painting", round(drawn - began, 1), "s")
        yield Measurement(f"animation.{game.name}.time", round(perf_counter() - began, 1), "s")
        yield Measurement(f"animation.{game.name}.size", size, "bytes", MAX_BYTES)


def _frames(name: str) -> list[Frame]:
    """Draw a frame for every state and every phase end of a random game."""
    ui = GAME_UIS[name]
    translate = ui.texts.in_language("en")
    game, renderer = ui.game, ui.renderer
    case = max(all_cases([game]), key=lambda candidate: candidate.seats)
    names, frames, phase_events = NAMES[: case.seats], list[Frame](), list[Any]()
    for step in play_random_game(case, SEED):
        phases = iter(step.phases)
        redacted = [
            public for event in step.events if (public := game.redact(event, None)) is not None
        ]
        for event in redacted:
            phase_events.append(event)
            if isinstance(event, PhaseEnded):
                view = game.view(next(phases), None)
                picture = renderer.phase(view, phase_events, RenderContext(names, translate))
                frames.append(Frame(picture, PHASE_MILLISECONDS, required=True))
                phase_events = []
        view = game.view(step.next_state, None)
        over = game.result(step.next_state) is not None
        if over:
            picture = renderer.result(view, RenderContext(names, translate))
        else:
            shown = events_after_phase(redacted)
            picture = renderer.table(view, shown, RenderContext(names, translate, in_replay=True))
        milliseconds = END_MILLISECONDS if over else MOVE_MILLISECONDS
        frames.append(Frame(picture, milliseconds, required=over))
    return frames
