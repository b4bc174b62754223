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
from tests.support.random_games import Case, GameStep, all_cases, play_random_game

STATES_PER_GAME = 10
MAX_TRIES = 12


@dataclass(frozen=True, slots=True)
class SampledState:
    """A moment of a random game."""

    number: int
    case: Case
    state: Any


@dataclass(frozen=True, slots=True)
class StatePair:
    """A true world and a concealed one that `viewer` must not be able to tell from it.

    `action` is legal for `seat` in both and opens nothing that only one of them holds; None
    where there is no such action.
    """

    sample: SampledState
    viewer: Seat | None
    concealed_state: Any
    seat: Seat
    action: Any | None


def sample_states(seed: int, numbers: range, games: Sequence[AnyGame]) -> Iterator[SampledState]:
    """The samples of these numbers. The same seed, number and games give the same moment."""
    drawn: list[tuple[Case, Any]] = []
    known = -1
    for number in numbers:
        game, place = divmod(number, STATES_PER_GAME)
        if game != known:
            known, drawn = game, _moments(Random(f"{seed}-{game}"), game, games)
        if drawn:
            case, state = drawn[place % len(drawn)]
            yield SampledState(number, case, state)


def _moments(rng: Random, game: int, games: Sequence[AnyGame]) -> list[tuple[Case, Any]]:
    """Moments of one random game, so that each kind of decision has the same chance."""
    every = all_cases(games)
    case = every[game % len(every)]
    kinds: dict[tuple[str, ...], list[GameStep]] = {}
    for moment in play_random_game(case, rng.getrandbits(32)):
        kind = tuple(sorted({type(action).__name__ for action in moment.legal}))
        kinds.setdefault(kind, []).append(moment)
    chosen = [rng.choice(list(kinds.values())) for _ in range(STATES_PER_GAME)]
    return [(case, rng.choice(moments).state) for moments in chosen]


def conceal_for(sample: SampledState, viewer: Seat | None, rng: Random) -> StatePair | None:
    """A concealed world for a viewer. None where there is nothing to conceal."""
    game, state = sample.case.game, sample.state
    seat = rng.choice(game.to_act(state))
    best: StatePair | None = None
    for _ in range(MAX_TRIES):
        other = game.conceal(state, viewer, rng.getrandbits(32))
        alike = sample.case.adapter.align_deals(state, other)
        if not alike or dump_state(game, other) == dump_state(game, state):
            continue
        action = _common_action(game, (state, other), viewer, seat, rng)
        best = StatePair(sample, viewer, other, seat, action)
        if action is not None:
            break
    return best


def _common_action(
    game: AnyGame, worlds: tuple[Any, Any], viewer: Seat | None, seat: Seat, rng: Random
) -> Any | None:
    """An action that is legal in both worlds and shows the viewer the same in both."""
    legal = list(game.legal_actions(worlds[1], seat))
    both = [action for action in game.legal_actions(worlds[0], seat) if action in legal]
    rng.shuffle(both)
    for action in both:
        true, false = (_newly_revealed(game, world, viewer, seat, action) for world in worlds)
        if true == false:
            return action
    return None


def _newly_revealed(
    game: AnyGame, state: Any, viewer: Seat | None, seat: Seat, action: Any
) -> list[Any]:
    """What an action, and all that follows of itself, shows for the first time.

    That is what was hidden and is told now, and the table as the viewer and everybody see it
    then: who lays a secret tile down shows it to all.
    """
    transition = apply(game, state, seat, action)
    state, happened = transition.state, transition.events
    while (move := _forced(game, state)) is not None:
        transition = apply(game, state, *move)
        state, events = transition.state, transition.events
        happened += events
    opened = [event for event in happened if game.reveals(event)]
    opened += [game.view(state, viewer), game.view(state, None)]
    # At the end of a game everything is open.
    return opened if game.result(state) is None else [*opened, dump_state(game, state)]


def _forced(game: AnyGame, state: Any) -> tuple[Seat, Any] | None:
    """The next move that everybody can see is forced."""
    public = game.view(state, None)
    moves = ((seat, game.forced_action(public, seat)) for seat in game.to_act(state))
    return next((move for move in moves if move[1] is not None), None)
