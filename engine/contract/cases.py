"""Random games of any game, step by step: what the contract is checked with."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any

from engine.codec import load_options
from engine.contract.adapter import EngineAdapter
from engine.contract.adapters import ENGINE_ADAPTERS
from engine.core import AnyGame, Seat, apply
from engine.simple.game import SimpleGame


@dataclass(frozen=True, slots=True)
class Case:
    """A game with a number of seats and options (JSON)."""

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
    def is_derived(self) -> bool:
        """Whether it is a game in one file: it may hide little, seldom, and reveal it or not."""
        return isinstance(self.game, SimpleGame)

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
    """A decision in a game: the legal actions, the chosen one and the transition."""

    state: Any
    seat: Seat
    legal: list[Any]
    action: Any
    next_state: Any
    events: list[Any]
    phases: tuple[Any, ...]
    """The states at the end of each phase that the action ended."""


def seat_range(game: AnyGame, options: str = "{}") -> range:
    """The numbers of seats that can play with these options."""
    return game.seat_counts(load_options(game, options))


def option_sets(game: AnyGame) -> list[str]:
    """The default options, and those that change the possible numbers of seats."""
    default, *others = ENGINE_ADAPTERS[game.name].options
    default_range = seat_range(game, default)
    return [default, *(options for options in others if seat_range(game, options) != default_range)]


def all_cases(games: Sequence[AnyGame]) -> list[Case]:
    """Each game with the default options for every number of seats, and with each option set.

    Options that change the possible numbers of seats are combined with each of these, others
    with the middle one.
    """
    cases = []
    for game in games:
        default, *others = ENGINE_ADAPTERS[game.name].options
        cases += [Case(game, seats, default) for seats in seat_range(game)]
        for options in others:
            seats = seat_range(game, options)
            counts = seats if seats != seat_range(game, default) else (middle_of(seats),)
            cases += [Case(game, count, options) for count in counts]
    return cases


def covering_cases(games: Sequence[AnyGame], *, every_set: bool = False) -> list[Case]:
    """Every number of seats and every value of each option, in fewer cases than `all_cases`.

    The fewest and the most seats have the default options, and those that change how many there
    may be. Others take the numbers between in turn, and the default options what is left. With
    `every_set` each set of options is there, not only enough of them for every value.
    """
    cases = []
    for game in games:
        sets = ENGINE_ADAPTERS[game.name].options if every_set else covering_options(game)
        default, *others = sets
        counts = seat_range(game, default)
        between = cycle(counts[1:-1] or counts)
        covering = dict.fromkeys(Case(game, seats, default) for seats in (counts[0], counts[-1]))
        for options in others:
            seats = seat_range(game, options)
            chosen = (next(between),) if seats == counts else (seats[0], seats[-1])
            covering |= dict.fromkeys(Case(game, count, options) for count in chosen)
        covered = {case.seats for case in covering}
        cases += [*covering, *(Case(game, left, default) for left in counts if left not in covered)]
    return cases


def crowded_cases(games: Sequence[AnyGame]) -> list[Case]:
    """The default options with the fewest seats, and every value of each option with the most."""
    cases = dict[Case, None]()
    for game in games:
        cases[Case(game, seat_range(game)[0], "{}")] = None
        for options in covering_options(game):
            cases[Case(game, seat_range(game, options)[-1], options)] = None
    return list(cases)


def covering_options(game: AnyGame) -> list[str]:
    """The default options, and so many of the others that these have every value of each option.

    Those that set the most options come first, as they show how options go together.
    """
    default, *others = ENGINE_ADAPTERS[game.name].options
    chosen, seen = [default], set[tuple[str, str]]()
    for options in sorted(others, key=lambda raw: -len(json.loads(raw))):
        values = {(name, json.dumps(value)) for name, value in json.loads(options).items()}
        if not values <= seen:
            chosen.append(options)
            seen |= values
    return chosen


def middle_of(seats: range) -> int:
    return seats[len(seats) // 2]


def play_random_game(case: Case, seed: int) -> Iterator[GameStep]:
    """Yield every step of a game between random players."""
    rng, game, state = Random(seed), case.game, case.new(seed)
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        legal = list(game.legal_actions(state, seat))
        if not legal and isinstance(game, SimpleGame):
            game.check_moves(state, seat)
        action = rng.choice(legal)
        after = apply(game, state, seat, action)
        yield GameStep(
            state, seat, legal, action, after.state, after.events, after.phase_end_states
        )
        state = after.state
