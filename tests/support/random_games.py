"""Random play of any game, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.codec import load_options
from engine.core import AnyGame, Seat, apply
from tests.contract.engine_adapter import EngineAdapter
from tests.contract.engine_adapters import ENGINE_ADAPTERS, TESTED_GAMES


@dataclass(frozen=True, slots=True)
class Case:
    """A game with a number of seats and a set of options."""

    game: AnyGame
    seats: int
    options: str

    @property
    def adapter(self) -> EngineAdapter:
        return ENGINE_ADAPTERS[self.game.name]

    @property
    def has_hidden_information(self) -> bool:
        return self.adapter.has_hidden_information(load_options(self.game, self.options))

    @property
    def distinct_starts(self) -> int | None:
        return self.adapter.distinct_starts(load_options(self.game, self.options), self.seats)

    def new(self, seed: int) -> Any:
        return self.game.new(self.seats, seed, load_options(self.game, self.options))

    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *range(self.seats))

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.options}"


@dataclass(frozen=True, slots=True)
class GameStep:
    """A decision of a game: what was possible, what was chosen and what came of it.

    `phases` are the states in which phases ended on the way.
    """

    state: Any
    seat: Seat
    legal: list[Any]
    action: Any
    next_state: Any
    events: list[Any]
    phases: tuple[Any, ...]


def seat_range(game: AnyGame, options: str = "{}") -> range:
    """How many can play with these options."""
    return game.seat_counts(load_options(game, options))


def option_sets(game: AnyGame) -> list[str]:
    """The default, and what makes another game of it: options that change who can play."""
    default, *others = ENGINE_ADAPTERS[game.name].options
    usual = seat_range(game, default)
    return [default, *(options for options in others if seat_range(game, options) != usual)]


def all_cases(games: Sequence[AnyGame] = TESTED_GAMES) -> list[Case]:
    """Each game for every number of seats, and with each set of options for one of them.

    Options that change who can play make another game of it: with those, too, for every number.
    """
    found = []
    for game in games:
        default, *others = ENGINE_ADAPTERS[game.name].options
        found += [Case(game, seats, default) for seats in seat_range(game)]
        for options in others:
            seats = seat_range(game, options)
            numbers = seats if seats != seat_range(game, default) else (middle_of(seats),)
            found += [Case(game, number, options) for number in numbers]
    return found


def middle_of(seats: range) -> int:
    return seats[len(seats) // 2]


def play_random_game(case: Case, seed: int) -> Iterator[GameStep]:
    """Every decision of a game with random players."""
    rng, game, state = Random(seed), case.game, case.new(seed)
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        legal = list(game.legal_actions(state, seat))
        action = rng.choice(legal)
        done = apply(game, state, seat, action)
        yield GameStep(state, seat, legal, action, done.state, done.events, done.phase_end_states)
        state = done.state
