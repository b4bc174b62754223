"""Events are enough to rebuild the state, except for the order of the stacks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from engine.contract.cases import Case, GameStep, play_random_game, seat_range
from engine.games.saint_petersburg.events import (
    Bought,
    Dealt,
    Discarded,
    DiscPaid,
    Dismissed,
    Divided,
    Drew,
    Event,
    GameEnded,
    LastRoundBegan,
    MarkersMoved,
    PhaseBegan,
    Played,
    PointsBought,
    Released,
    RowsShifted,
    Scored,
    Took,
    Traded,
)
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import GAME

TALLY = Counter[int]


@dataclass
class EventReplayer:
    """Rebuilds the state of a game from its events."""

    stacks: list[int]
    upper: TALLY
    markers: tuple[int, ...]
    rubles: list[int]
    points: list[int]
    hands: list[TALLY]
    in_play: list[TALLY]
    lower: TALLY = field(default_factory=TALLY)
    discard_pile: TALLY = field(default_factory=TALLY)
    drawn: int | None = None
    disc: int | None = None
    last_round: bool = False
    over: bool = False
    round_and_phase: tuple[int, int] = (1, 0)

    @classmethod
    def at(cls, state: State) -> EventReplayer:
        """The start of a game."""
        seats = len(state.players)
        return cls(
            stacks=[len(stack) for stack in state.stacks],
            upper=TALLY(state.upper),
            markers=tuple(state.markers),
            rubles=[player.rubles for player in state.players],
            points=[player.points for player in state.players],
            disc=state.disc,
            hands=[TALLY() for _ in range(seats)],
            in_play=[TALLY() for _ in range(seats)],
        )

    def apply(self, event: Event) -> None:
        match event:
            case Bought(seat, card, source, displaced, cost):
                self.remove_from_source(card, source)
                self.put_into_play(seat, card, displaced, cost)
            case Took(seat, card, source):
                self.remove_from_source(card, source)
                self.hands[seat][card] += 1
            case Played(seat, card, displaced, cost):
                self.hands[seat][card] -= 1
                self.put_into_play(seat, card, displaced, cost)
            case Drew(_, stack, card):
                self.stacks[stack] -= 1
                self.drawn = card
            case Released(_, card):
                self.discard_pile[card] -= 1
                self.drawn = card
            case Discarded(_, card):
                self.drawn = None
                self.discard_pile[card] += 1
            case _:
                self.apply_building_event(event)

    def apply_building_event(self, event: Event) -> None:
        match event:
            case PointsBought(seat, points, cost) | Traded(seat, points, cost):
                self.points[seat] += points
                self.rubles[seat] -= cost
            case Divided(seat, rubles, points):
                self.points[seat] += points
                self.rubles[seat] += rubles
            case Dismissed(seat, card):
                self.in_play[seat][card] -= 1
                self.discard_pile[card] += 1
            case DiscPaid(seat, points):
                assert seat == self.disc
                self.points[seat] += points
            case _:
                self.apply_phase_event(event)

    def apply_phase_event(self, event: Event) -> None:
        match event:
            case Scored(_, rubles, points):
                self.rubles = [sum(pair) for pair in zip(self.rubles, rubles, strict=True)]
                self.points = [sum(pair) for pair in zip(self.points, points, strict=True)]
            case Dealt(stack, cards, remaining):
                self.upper.update(cards)
                self.stacks[stack] -= len(cards)
                assert self.stacks[stack] == remaining
            case RowsShifted(discarded, lower):
                assert self.lower == TALLY(discarded)
                assert self.upper == TALLY(lower)
                self.discard_pile.update(discarded)
                self.lower, self.upper = TALLY(lower), TALLY()
            case MarkersMoved(markers, disc):
                self.markers, self.disc = markers, disc
            case PhaseBegan(number, phase, first):
                self.round_and_phase = (number, phase)
                assert first == self.markers[phase]
            case LastRoundBegan():
                self.last_round = True
            case GameEnded(scores):
                self.over = True
                self.points = [score.points for score in scores]

    def remove_from_source(self, card: int, source: str) -> None:
        if source == "drawn":
            assert card == self.drawn
            self.drawn = None
        else:
            row = self.upper if source == "upper" else self.lower
            row[card] -= 1

    def put_into_play(self, seat: int, card: int, displaced: int | None, cost: int) -> None:
        self.in_play[seat][card] += 1
        self.rubles[seat] -= cost
        if displaced is not None:
            self.in_play[seat][displaced] -= 1
            self.discard_pile[displaced] += 1


def assert_equals_state(replayer: EventReplayer, state: State) -> None:
    assert replayer.stacks == [len(stack) for stack in state.stacks]
    assert replayer.upper == TALLY(state.upper)
    assert replayer.lower == TALLY(state.lower)
    assert replayer.discard_pile == TALLY(state.discard_pile)
    assert replayer.drawn == state.drawn
    assert (replayer.markers, replayer.disc) == (tuple(state.markers), state.disc)
    assert replayer.round_and_phase == (state.round, state.phase)
    assert (replayer.last_round, replayer.over) == (state.last_round, state.over)
    assert replayer.hands == [TALLY(player.hand) for player in state.players]
    assert replayer.in_play == [TALLY(dict(enumerate(seat.in_play))) for seat in state.players]
    assert replayer.rubles == [player.rubles for player in state.players]
    if not state.over:
        assert replayer.points == [player.points for player in state.players]


TABLES = [
    Case(GAME, seats, options)
    for options in ("{}", '{"edition":"new_society"}')
    for seats in seat_range(GAME, options)
]


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_events_rebuild_the_state(case: Case) -> None:
    for seed in range(4):
        replayer = EventReplayer.at(case.new(seed))
        step: GameStep
        for step in play_random_game(case, seed):
            for event in step.events:
                replayer.apply(event)
            assert_equals_state(replayer, step.next_state)
        result = GAME.result(step.next_state)
        assert result is not None
        assert replayer.points == list(result.points)
