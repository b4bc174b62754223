"""The emojis of Saint Petersburg: rubles, points and the colours of its cards."""

from __future__ import annotations

from functools import partial

from engine.games.saint_petersburg.cards import Phase
from render.emoji import art_emoji, sign_emoji
from render.games.saint_petersburg.icons import COIN, STACKS, STAR

draw_ruble = partial(art_emoji, COIN)
draw_point = partial(art_emoji, STAR)


def draw_stack(phase: Phase) -> bytes:
    """Return the sign of a stack on its colour as a PNG file."""
    return sign_emoji(*STACKS[phase])
