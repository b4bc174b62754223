"""Plays a game in which one seat follows the tips of a guided game, against an AI level."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.ai.agents import make_hint_player, make_player
from engine.ai.hint_values import evaluate_choices
from engine.ai.information_state import information_state
from engine.ai.joint_action import joint_action
from engine.ai.value.estimate import value_of_result
from engine.codec import load_options
from engine.core import Seat
from engine.registry import find_game
from tests.contract.bot_adapters import BOT_ADAPTERS

TAUGHT_ROUNDS = 2
"""The rounds in which a beginner has to see everything once."""


FIRST_DEAL = 30_000_000
"""The first of the fresh deals, beyond those of training and of measured matches."""


@dataclass(frozen=True, slots=True)
class FollowedGame:
    """A deal in which `seat` follows the tips, and all others play at `level`.

    `table` numbers the table: with the same deal, hints and opponents search and err differently
    at another one. `playouts` replaces those of a hint's search, which has no limit in seconds, and
    `seats` the number of those at the table of a guided game.
    """

    game: str
    level: str
    deal: int
    seat: Seat = 0
    table: int = 1
    playouts: int | None = None
    seats: int | None = None


def seats_of(game: str) -> int:
    """Return the number of seats at the table of a guided game."""
    tutorial = BOT_ADAPTERS[game].ui.tutorial
    assert tutorial is not None
    return tutorial.OPPONENTS + 1


def follow(setup: FollowedGame) -> Iterator[tuple[Any, list[Any]]]:
    """Play, and yield each state after a move with the move's events."""
    game = find_game(setup.game)
    seats = setup.seats or seats_of(setup.game)
    state = game.new(seats, setup.deal, load_options(game, "{}"))
    guide = make_hint_player(setup.game, playouts=setup.playouts)
    others = make_player(setup.game, setup.level)
    ply, continuation = 0, list[Any]()

    def choose(state: Any, seat: Seat) -> Any:
        info_state = information_state(game, state, seat, setup.table * 1_000_003 + ply)
        if seat != setup.seat:
            return others.choose(info_state)
        if not continuation:
            tip = evaluate_choices(info_state, guide)[0]
            continuation.extend((tip.action, *tip.continuation))
        return continuation.pop(0)

    while acting := game.to_act(state):
        ply += len(acting)
        for seat, action in joint_action(state, acting, choose):
            events: list[Any] = []
            game.advance(state, seat, action, events)
            yield state, events


def missing_steps(setup: FollowedGame) -> frozenset[str]:
    """Return what the first rounds do not show to whoever follows the tips."""
    adapter, seen = BOT_ADAPTERS[setup.game], set[str]()
    for state, events in follow(setup):
        for event in events:
            if getattr(event, "seat", None) == setup.seat:
                seen.update(adapter.shown_by(event))
        if state.round > TAUGHT_ROUNDS or adapter.first_steps <= seen:
            break
    return adapter.first_steps - seen


def win_share(setup: FollowedGame) -> float:
    """Return the share of the win of whoever follows the tips, 0 to 1."""
    *_, (state, _) = follow(setup)
    result = find_game(setup.game).result(state)
    assert result is not None
    return value_of_result(result).win_share(setup.seat)


def measured_games(
    game: str, level: str, games: int, playouts: int | None, seats: int | None = None
) -> list[FollowedGame]:
    """Return fresh deals, with the seats in turn; `seats` as many as in a guided game if None."""
    seats = seats or seats_of(game)
    return [
        FollowedGame(game, level, FIRST_DEAL + number, number % seats, number, playouts, seats)
        for number in range(games)
    ]


def tables_that_show_all(deal: int, game: str, tables: int, playouts: int | None) -> int:
    """Return at how many tables a deal shows a beginner everything."""
    return sum(
        not missing_steps(FollowedGame(game, "easy", deal, table=table, playouts=playouts))
        for table in range(1, tables + 1)
    )
