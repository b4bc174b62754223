"""How often pictures find in their caches what they need, in games as the bot draws them.

    python -m tests.programs.bench.cache_use

Prints a JSON object that maps the full name of each cached function to its hit rate.
"""

from __future__ import annotations

import json
from functools import _lru_cache_wrapper
from typing import Any

from engine.contract.cases import Case, play_random_game
from engine.registry import GAMES
from render.context import RenderContext
from render.contract.caches import caches
from render.image_cache import CacheUse, cache_uses
from render.registry import RENDERERS
from render.renderer import RendersHands
from tests.support.render.texts import english_texts

SEED = 1
SEATS = 4
NAMES = ("Žofie", "Boris", "Catherine", "Dmitri")
PLIES_PER_HAND = 4
"""About as often as each player looks at their hand."""


def main() -> None:
    """Play a game of each kind with four players, and draw what the bot would."""
    for game in GAMES:
        draw_game(Case(game, SEATS, "{}"))
    print(json.dumps({name: hit_rate(use) for name, use in uses().items() if use.misses}))


def draw_game(case: Case) -> None:
    """Draw the table at each decision, a hand at some of them, phases and the result."""
    renderer, translate = RENDERERS[case.game.name], english_texts(case.game.name)
    state, of_phase = None, list[Any]()
    for ply, step in enumerate(play_random_game(case, SEED)):
        state = step.next_state
        redacted = (case.game.redact(event, None) for event in step.events)
        events = [event for event in redacted if event is not None]
        renderer.table(case.game.view(state, None), events, RenderContext(NAMES, translate))
        of_phase += events
        for ended in step.phases:
            renderer.phase(case.game.view(ended, None), of_phase, RenderContext(NAMES, translate))
            of_phase = []
        if ply % PLIES_PER_HAND == 0 and isinstance(renderer, RendersHands):
            renderer.hand(
                case.game.view(state, ply // PLIES_PER_HAND % SEATS),
                RenderContext(NAMES, translate),
            )
    renderer.result(case.game.view(state, None), RenderContext(NAMES, translate))


def uses() -> dict[str, CacheUse]:
    """Return the use of the images' cache and of all others in `render`, by function."""
    return cache_uses() | {name: _use(cache) for name, cache in caches()}


def _use(cache: _lru_cache_wrapper[Any]) -> CacheUse:
    return CacheUse(cache.cache_info().hits, cache.cache_info().misses)


def hit_rate(use: CacheUse) -> float:
    """Return the share of calls that found their value."""
    return round(use.hits / (use.hits + use.misses), 3)


if __name__ == "__main__":
    main()
