"""What changed since somebody's last move, computed from events, against whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count

import pytest

from engine.contract.cases import Case, GameStep, play_random_game
from engine.core import apply
from engine.games.saint_petersburg.actions import Buy, Pass, Play, Take
from engine.games.saint_petersburg.cards import SCORING_PHASES, Phase, card_number, card_table
from engine.games.saint_petersburg.events import (
    Bought,
    Dealt,
    Discarded,
    Drew,
    Event,
    Passed,
    PhaseBegan,
    PointsBought,
    RowsShifted,
    Took,
)
from engine.games.saint_petersburg.remaining_scorings import visible_player
from engine.games.saint_petersburg.scoring import income
from engine.games.saint_petersburg.state import State
from engine.games.saint_petersburg.view import PlayerView
from render.games.saint_petersburg.changes import Changes, SeatChanges, TakenCard, changes_of
from render.games.saint_petersburg.standings import idle_seats, standings
from tests.engine.games.saint_petersburg.positions import cards, player, position
from tests.render.games.saint_petersburg.drawn_states import CONTEXT, GAME, SEAT_COUNTS, edition_for

JUDGE, BANK, LIBRARY, MARKET = map(card_number, ("judge", "bank", "library", "market"))


class MarkedRows:
    """The rows of a game from its start on, each card with a number of its own."""

    def __init__(self, state: State) -> None:
        self._numbers = count()
        self.upper = self._marked(state.upper)
        self.lower: list[tuple[int, int]] = []

    def _marked(self, dealt: Sequence[int]) -> list[tuple[int, int]]:
        return [(card, next(self._numbers)) for card in dealt]

    def apply(self, event: Event) -> None:
        match event:
            case Dealt(cards=dealt):
                self.upper = [*self._marked(dealt), *self.upper]
            case RowsShifted():
                self.upper, self.lower = [], self.upper
            case Bought() | Took() if event.source != "drawn":
                row = self.upper if event.source == "upper" else self.lower
                row.remove(next(marked for marked in row if marked[0] == event.card))

    @property
    def present(self) -> frozenset[int]:
        return frozenset(number for _, number in (*self.upper, *self.lower))


def random_steps(seats: int, seed: int) -> list[GameStep]:
    return list(play_random_game(Case(GAME, seats, f'{{"edition":"{edition_for(seats)}"}}'), seed))


def changes_between(steps: Sequence[GameStep]) -> Changes:
    events = [event for step in steps for event in step.events]
    return changes_of(GAME.view(steps[-1].next_state, None), events)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("length", [1, 4, 15])
def test_changes_agree_with_the_states_before_and_after(seats: int, length: int) -> None:
    steps = random_steps(seats, seed=seats)
    rows = MarkedRows(steps[0].state)
    rows_after = []
    for step in steps:
        for event in step.events:
            rows.apply(event)
        rows_after.append((list(rows.upper), list(rows.lower), rows.present))
    most = 10 if seats == 5 else 8
    for first in range(1, len(steps) - length, 7):
        last = first + length - 1
        changes = changes_between(steps[first : last + 1])
        (upper, lower, _), before = rows_after[last], rows_after[first - 1][2]
        assert changes.new_upper == new_positions(upper, before)
        assert changes.new_lower == new_positions(lower, before)
        assert len(changes.ghosts) + len(upper) + len(lower) <= most
        old, new = (GAME.view(s, None) for s in (steps[first].state, steps[last].next_state))
        for old_seat, new_seat, seat_changes in zip(
            old.players, new.players, changes.seats, strict=True
        ):
            if not new.over:
                assert seat_changes.points == new_seat.points - old_seat.points
            assert seat_changes.income == income_change(old.edition, old_seat, new_seat)


def new_positions(row: Sequence[tuple[int, int]], before: frozenset[int]) -> tuple[int, ...]:
    return tuple(index for index, (_, number) in enumerate(row) if number not in before)


def income_change(
    edition: str, before: PlayerView, after: PlayerView
) -> tuple[tuple[int, int], ...]:
    players = [visible_player(each) for each in (before, after)]
    for each in players:
        each.used_observatories = 0
    old, new = (
        [income(card_table(edition), each, phase) for phase in SCORING_PHASES] for each in players
    )
    return tuple((n[0] - o[0], n[1] - o[1]) for o, n in zip(old, new, strict=True))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_taken_cards_are_where_they_are_said_to_be(seats: int) -> None:
    steps = random_steps(seats, seed=seats + 10)
    for first in range(0, len(steps) - 6, 5):
        taken = changes_between(steps[first : first + 6]).taken
        view = GAME.view(steps[first + 5].next_state, None)
        for each in view.players:
            of_seat = [card for card in taken if card.seat == each.seat]
            in_play = Counter(card.card for card in of_seat if card.fate == "play")
            assert in_play <= Counter(dict(each.in_play))
            held = steps[first + 5].next_state.players[each.seat].hand
            in_hand = Counter(card.card for card in of_seat if card.fate == "hand")
            assert in_hand <= Counter(held)


def play(state: State, *moves: Buy | Take | Play | Pass) -> Changes:
    """What the moves change, made by the seats in turn."""
    events: list[Event] = []
    for move in moves:
        transition = apply(GAME, state, state.turn, move)
        state = transition.state
        events += transition.events
    return changes_of(GAME.view(state, None), events)


def test_nothing_changed_without_events() -> None:
    view = GAME.view(position(player(), player(), upper="market bank"), None)
    assert changes_of(view, ()) == Changes((), (), (), (SeatChanges(), SeatChanges()))


def test_taken_card_leaves_a_ghost_with_seat_and_fate() -> None:
    state = position(
        player(), player(), phase=Phase.BUILDING, upper="market library", lower="judge"
    )
    changes = play(state, Buy(MARKET, "upper"), Take(JUDGE, "lower"))
    assert changes.ghosts == (
        TakenCard(MARKET, "upper", 0, "play", position=1, bought=True, move=1),
        TakenCard(JUDGE, "lower", 1, "hand", position=0, move=2),
    )
    assert changes.seats[0].new_cards == (MARKET,)


def test_card_taken_and_played_since_is_in_play() -> None:
    state = position(player(rubles=40), player(), phase=Phase.ARISTOCRAT, upper="judge author")
    changes = play(state, Take(JUDGE, "upper"), Pass(), Play(JUDGE))
    assert [card.fate for card in changes.taken] == ["play"]
    table = card_table("base")
    paid = (table.rubles[JUDGE], table.points[JUDGE])
    assert changes.seats[0].income == ((0, 0), (0, 0), paid) != ((0, 0),) * 3


def test_card_bought_and_displaced_since_is_gone() -> None:
    view = GAME.view(position(player("bank"), player()), None)
    events: list[Event] = [
        Bought(0, MARKET, "upper", None, 5),
        Bought(0, BANK, "upper", MARKET, 10),
    ]
    first, second = changes_of(view, events).taken
    assert (first.fate, second.fate, second.displaced) == ("gone", "play", MARKET)


def test_refilled_rows_have_no_ghosts() -> None:
    view = GAME.view(position(player("market"), player(), upper="bank library"), None)
    events: list[Event] = [Bought(0, MARKET, "upper", None, 5), Dealt(Phase.BUILDING, (BANK,), 3)]
    changes = changes_of(view, events)
    assert changes.ghosts == ()
    assert [(card.card, card.position) for card in changes.taken] == [(MARKET, None)]
    assert changes.new_upper == (0,)


def test_new_card_stays_new_in_the_lower_row() -> None:
    view = GAME.view(position(player(), player(), upper="market", lower="bank library"), None)
    events: list[Event] = [
        Dealt(Phase.TRADING, (BANK,), 3),
        RowsShifted(tuple(cards("judge")), (BANK, LIBRARY)),
        Dealt(Phase.WORKER, (MARKET,), 3),
    ]
    changes = changes_of(view, events)
    assert (changes.new_upper, changes.new_lower) == ((0,), (0,))
    assert changes.taken == (), "a card discarded at the end of a round leaves no ghost"


def test_place_of_a_card_dealt_and_taken_since_is_known() -> None:
    view = GAME.view(position(player("bank"), player(), upper="market library judge"), None)
    events: list[Event] = [
        Dealt(Phase.BUILDING, (MARKET, BANK, LIBRARY), 3),
        Bought(0, BANK, "upper", None, 9),
    ]
    (ghost,) = changes_of(view, events).ghosts
    assert (ghost.position, ghost.was_new) == (1, True)


def test_card_drawn_by_an_observatory_leaves_no_ghost() -> None:
    view = GAME.view(position(player("market"), player(), upper="bank"), None)
    assert changes_of(view, [Bought(0, MARKET, "drawn", None, 5)]).taken == ()


def test_moves_are_in_their_order_and_cards_know_which_one_took_them() -> None:
    events: list[Event] = [
        Passed(1),
        Drew(2, Phase.BUILDING, MARKET),
        Discarded(2, MARKET),
        Took(0, JUDGE, "upper"),
        PointsBought(1, 2, 4),
        Passed(2),
    ]
    view = GAME.view(position(player(), player(), player(), upper="market"), None)
    changes = changes_of(view, events)
    assert [move.seat for move in changes.moves] == [1, 2, 0, 2]
    assert [card.move for card in changes.taken] == [3]


def test_the_order_begins_with_the_phase() -> None:
    view = GAME.view(position(*[player()] * 3, upper="market", turn=2), None)
    events: list[Event] = [Passed(0), Passed(1), PhaseBegan(2, Phase.BUILDING, 1), Passed(1)]
    changes = changes_of(view, events)
    assert not changes.has_order, "there is one move in the phase"
    changes = changes_of(view, [*events, Took(0, JUDGE, "upper")])
    assert [changes.order(number) for number in range(1, 5)] == [0, 0, 1, 2]
    shown = standings(view, changes, CONTEXT)
    assert [(each.order, each.has_just_passed) for each in shown] == [
        ("2", False),
        ("1", True),
        ("", False),
    ]


def test_those_without_a_move_since_are_known_but_for_the_reader() -> None:
    view = GAME.view(position(*[player()] * 5, upper="market", turn=2), None)
    idle = idle_seats(view, changes_of(view, [Passed(4), Passed(0)]))
    assert idle == (1, 3)
    assert idle_seats(view, changes_of(view, [Passed(4)])) == (), "a single step has no order"
