"""How long a round of a tournament takes: as games here took, or as far as its pace tells."""

from __future__ import annotations

import asyncio
from random import Random
from statistics import median
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.interactions.core.context import RequestContext
from bot.table.preferences import LIVE, TableSettings
from bot.tournaments.held.state import Tournament
from engine import codec
from engine.core import AnyGame, apply

MIN_MEASURED = 3
"""Finished games of that pace from which their length is taken."""

MAX_MEASURED = 100
"""The latest games of a server that are looked at."""

SHARE_OF_LIMIT = 24
"""Of its time a turn is assumed to take one part in so many: an hour where there is a day."""

MAX_MOVES = 5_000
"""A game is not followed further."""

Basis: TypeAlias = Literal["measured", "live", "assumed", "unknown"]


class RoundLength(NamedTuple):
    """About how many seconds a round takes, and how that is known."""

    basis: Basis
    seconds: float = 0


async def round_length(request: RequestContext, tournament: Tournament) -> RoundLength:
    """Return about how long a round takes.

    That is what the games of this server took at its pace; before there are any, at a live table
    as long as the game is said to take, at others as many turns as a game has, each a part of the
    limit. Without a limit nobody knows.
    """
    limit, ui = tournament.settings.time_limit, request.game_ui
    rows = await request.store.game_spans(request.guild_id, ui.name, MAX_MEASURED)
    spans = [
        row.ended - row.created
        for row in rows
        if TableSettings.model_validate_json(row.settings).time_limit == limit
    ]
    if len(spans) >= MIN_MEASURED:
        return RoundLength("measured", median(spans))
    if not limit:
        return RoundLength("unknown")
    if limit == LIVE:
        return RoundLength("live", 60 * max(ui.duration_minutes))
    options = codec.load_options(ui.game, tournament.row.options)
    seats = tournament.progress.rules.sizes.largest
    turns = await asyncio.to_thread(turns_of_game, ui.game, options, seats)
    return RoundLength("assumed", turns * limit / SHARE_OF_LIMIT)


def turns_of_game(game: AnyGame, options: Any, seats: int) -> int:
    """Return how often a game waits for somebody else, in one that is played at random."""
    rng, state = Random(1), game.new(seats, 1, options)
    turns, before = 0, frozenset[int]()
    for _ in range(MAX_MOVES):
        acting = game.to_act(state)
        if not acting:
            break
        turns += not before.issuperset(acting)
        before = frozenset(acting)
        action = rng.choice(list(game.legal_actions(state, acting[0])))
        state = apply(game, state, acting[0], action).state
    return turns
