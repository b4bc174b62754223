"""Random moments of games, and worlds that only differ in what somebody may not know.

What comes up from a stack is seen the moment it does, so worlds that deal different cards
differ rightly from then on: a concealed world is made to deal the same cards as the true one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.codec import dump_state
from engine.core import AnyGame, Seat, apply
from tests.engine.playing import Case, Moment, cases, random_game

MOMENTS_A_GAME = 10
TRIES = 12


@dataclass(frozen=True, slots=True)
class Sample:
    """A moment of a random game."""

    number: int
    case: Case
    state: Any


@dataclass(frozen=True, slots=True)
class Pair:
    """A true world and a concealed one that `viewer` must not be able to tell from it.

    `action` is legal for `seat` in both and opens nothing that only one of them holds; None
    where there is no such action.
    """

    sample: Sample
    viewer: Seat | None
    other: Any
    seat: Seat
    action: Any | None


def samples(seed: int, numbers: range, games: Sequence[AnyGame]) -> Iterator[Sample]:
    """The samples of these numbers. The same seed, number and games give the same moment."""
    drawn: list[tuple[Case, Any]] = []
    known = -1
    for number in numbers:
        game, place = divmod(number, MOMENTS_A_GAME)
        if game != known:
            known, drawn = game, _moments(Random(f"{seed}-{game}"), game, games)
        if drawn:
            case, state = drawn[place % len(drawn)]
            yield Sample(number, case, state)


def _moments(rng: Random, game: int, games: Sequence[AnyGame]) -> list[tuple[Case, Any]]:
    """Moments of one random game, so that each kind of decision has the same chance."""
    every = cases(games)
    case = every[game % len(every)]
    kinds: dict[tuple[str, ...], list[Moment]] = {}
    for moment in random_game(case, rng.getrandbits(32)):
        kind = tuple(sorted({type(action).__name__ for action in moment.legal}))
        kinds.setdefault(kind, []).append(moment)
    chosen = [rng.choice(list(kinds.values())) for _ in range(MOMENTS_A_GAME)]
    return [(case, rng.choice(moments).state) for moments in chosen]


def pair(sample: Sample, viewer: Seat | None, rng: Random) -> Pair | None:
    """A concealed world for a viewer. None where there is nothing to conceal."""
    game, state = sample.case.game, sample.state
    seat = rng.choice(game.to_act(state))
    best: Pair | None = None
    for _ in range(TRIES):
        other = game.conceal(state, viewer, rng.getrandbits(32))
        alike = sample.case.adapter.deal_alike(state, other)
        if not alike or dump_state(game, other) == dump_state(game, state):
            continue
        action = _common_action(game, state, other, seat, rng)
        best = Pair(sample, viewer, other, seat, action)
        if action is not None:
            break
    return best


def _common_action(game: AnyGame, state: Any, other: Any, seat: Seat, rng: Random) -> Any | None:
    legal = list(game.legal_actions(other, seat))
    both = [action for action in game.legal_actions(state, seat) if action in legal]
    rng.shuffle(both)
    return next((one for one in both if _opens_the_same(game, state, other, seat, one)), None)


def _opens_the_same(game: AnyGame, state: Any, other: Any, seat: Seat, action: Any) -> bool:
    """Whether what was hidden and is seen now is the same in both worlds."""
    return _opened(game, state, seat, action) == _opened(game, other, seat, action)


def _opened(game: AnyGame, state: Any, seat: Seat, action: Any) -> list[Any]:
    """What an action, and all that follows of itself, shows for the first time."""
    state, happened = apply(game, state, seat, action)
    while (move := _forced(game, state)) is not None:
        state, events = apply(game, state, *move)
        happened += events
    opened = [event for event in happened if game.reveals(event)]
    # At the end of a game everything is open.
    return opened if game.result(state) is None else [*opened, dump_state(game, state)]


def _forced(game: AnyGame, state: Any) -> tuple[Seat, Any] | None:
    """The next move that everybody can see is forced."""
    public = game.view(state, None)
    moves = ((seat, game.forced(public, seat)) for seat in game.to_act(state))
    return next((move for move in moves if move[1] is not None), None)
