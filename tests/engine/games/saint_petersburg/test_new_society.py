"""The New Society: its cards, its set-up, the gold disc and the points for aristocrats."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from engine.games.saint_petersburg.cards import CARD_IDS, Phase, card_id, card_number, card_table
from engine.games.saint_petersburg.editions import DATA, EditionFile
from engine.games.saint_petersburg.events import DiscPaid, MarkersMoved, PhaseBegan
from engine.games.saint_petersburg.scoring import aristocrat_points
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    NEW_SOCIETY,
    PASS,
    all_pass,
    cards,
    events_of,
    player,
    position,
    to_act,
)

BASE, TABLE = card_table("base"), card_table("new_society")
SEEDS = range(60)

NEW_CARDS = (
    "new_farmer coffee_house debtors_prison trading_house sycophant obshchina_commune new_society "
    "st_petersburg_university guild_hall textile_factory merchant lt_kije mayor"
)


# Cards


def test_stack_sizes_match_the_rule_book() -> None:
    assert [len(stack) for stack in TABLE.deck] == [37, 34, 34, 39]


def test_new_society_adds_13_kinds_to_the_first_edition() -> None:
    assert [card_id(card) for card in TABLE.kinds] == [
        *map(card_id, BASE.kinds),
        *NEW_CARDS.split(),
    ]
    assert len(CARD_IDS) == len(TABLE.kinds) == 62


def test_first_edition_has_card_numbers_0_to_48() -> None:
    assert BASE.kinds == tuple(range(49))


@pytest.mark.parametrize(
    ("card", "cost", "rubles", "points"),
    [
        ("czar_and_carpenter", 3, 2, 0),
        ("observatory", 8, 0, 1),
        ("academy", 25, 0, 9),
        ("mariinskij_theater", 20, 0, 0),
        ("mistress_of_ceremonies", 18, 3, 4),
        ("new_farmer", 9, 3, 1),
        ("coffee_house", 6, 0, 0),
        ("debtors_prison", 8, 0, 1),
        ("trading_house", 2, 0, 0),
        ("sycophant", 1, -1, 0),
        ("obshchina_commune", 13, 3, 2),
        ("new_society", 15, 6, 2),
        ("st_petersburg_university", 18, 0, 6),
        ("guild_hall", 13, 0, 0),
        ("textile_factory", 16, 0, 0),
        ("merchant", 6, 3, 0),
        ("lt_kije", 12, 0, 3),
        ("mayor", 13, 0, 0),
    ],
)
def test_printed_values_of_changed_and_new_cards(
    card: str, cost: int, rubles: int, points: int
) -> None:
    number = card_number(card)
    printed = TABLE.cost[number], TABLE.rubles[number], TABLE.points[number]
    assert printed == (cost, rubles, points)


def test_other_cards_are_the_same_as_in_the_first_edition() -> None:
    changed = set(
        cards("czar_and_carpenter observatory academy mariinskij_theater mistress_of_ceremonies")
    )
    for card in set(BASE.kinds) - changed:
        for fact in ("cost", "trade_value", "rubles", "points", "stack", "colour", "symbol"):
            assert getattr(TABLE, fact)[card] == getattr(BASE, fact)[card]


def test_added_copies_match_the_rule_book() -> None:
    def copies(table: Any) -> Counter[int]:
        return Counter(card for stack in table.deck for card in stack)

    added = copies(TABLE) - copies(BASE)
    assert added == Counter(
        cards(
            "wharf 2*firehouse hospital administrator warehouse_manager secretary controller judge "
            f"5*new_farmer sycophant {NEW_CARDS}"
        )
    )
    assert not copies(BASE) - copies(TABLE)


def changed_twice(file: Any) -> None:
    file["cards"].append({"id": "observatory", "cost": 9})


def incomplete_card(file: Any) -> None:
    file["cards"].append({"id": "tea_room", "cost": 9})


def extra_copy(file: Any) -> None:
    next(card for card in file["cards"] if card["id"] == "wharf")["count"] = 5


@pytest.mark.parametrize("corrupt", [changed_twice, incomplete_card, extra_copy])
def test_invalid_edition_file_is_rejected(corrupt: Callable[[Any], None]) -> None:
    file = json.loads((DATA / "new_society.json").read_text(encoding="utf-8"))
    assert EditionFile.model_validate(file).edition == "new_society"
    corrupt(file)
    with pytest.raises(ValidationError):
        EditionFile.model_validate(file)


# Set-up


def test_two_to_five_players_are_allowed() -> None:
    """The rule book has no solo game."""
    assert list(GAME.seat_counts(NEW_SOCIETY)) == [2, 3, 4, 5]


@pytest.mark.parametrize(("seats", "workers"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_first_upper_row_has_two_workers_per_player(seats: int, workers: int) -> None:
    state = GAME.new(seats, 1, NEW_SOCIETY)
    assert len(state.upper) == workers
    assert [len(stack) for stack in state.stacks] == [37 - workers, 34, 34, 39]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_get_markers_but_no_disc(seats: int) -> None:
    for seed in SEEDS:
        state = GAME.new(seats, seed, NEW_SOCIETY)
        assert state.disc is None
        assert [(each.rubles, each.points) for each in state.players] == [(25, 0)] * seats
        held = [state.markers.count(seat) for seat in range(seats)]
        assert max(held) - min(held) <= 1


def test_each_of_five_players_gets_a_marker_or_the_disc() -> None:
    dealt = set()
    for seed in SEEDS:
        state = GAME.new(5, seed, NEW_SOCIETY)
        assert state.disc is not None
        assert sorted([*state.markers, state.disc]) == [0, 1, 2, 3, 4]
        dealt.add((*state.markers, state.disc))
    assert len(dealt) > 40


def test_holder_of_the_disc_starts_with_27_rubles_and_2_points() -> None:
    for seed in SEEDS:
        state = GAME.new(5, seed, NEW_SOCIETY)
        for seat, each in enumerate(state.players):
            holds = seat == state.disc
            assert (each.rubles, each.points) == ((27, 2) if holds else (25, 0))


# Rounds


def five_players(disc: int | None = 1, **arguments: Any) -> State:
    """The trading phase of five players, each with a marker or the disc."""
    state = position(
        *[player() for _ in range(5)], phase=Phase.TRADING, options=NEW_SOCIETY, **arguments
    )
    state.markers, state.disc = [0, 2, 3, 4], disc
    return state


def test_markers_and_disc_move_two_seats_left_with_five_players() -> None:
    state = all_pass(five_players())
    assert state.markers == [2, 4, 0, 1]
    assert state.disc == 3
    assert to_act(state) == 2


def test_markers_move_one_seat_left_with_four_players() -> None:
    state = position(*[player()] * 4, phase=Phase.TRADING, options=NEW_SOCIETY)
    state.markers = [0, 1, 2, 3]
    state = all_pass(state)
    assert (state.markers, state.disc) == ([1, 2, 3, 0], None)
    assert [each.points for each in state.players] == [0] * 4


def test_new_holder_of_the_disc_gets_2_points_at_the_round_start() -> None:
    state = five_players()
    events = events_of(state, *[PASS] * 5)
    paid = events.index(DiscPaid(3, 2))
    assert events.index(MarkersMoved((2, 4, 0, 1), 3)) < paid
    assert paid < events.index(PhaseBegan(2, Phase.WORKER, 2))
    assert [each.points for each in all_pass(state).players] == [0, 0, 0, 2, 0]


def test_every_player_holds_the_disc_once_in_five_rounds() -> None:
    state = GAME.new(5, 3, NEW_SOCIETY)
    for _ in range(4):
        now = state.round
        while state.round == now:
            state = all_pass(state)
            state.upper, state.last_round = [], False
    assert [each.points for each in state.players] == [2] * 5


def test_disc_pays_nothing_after_the_last_round() -> None:
    state = all_pass(five_players(last_round=True))
    assert state.over
    assert [score.before for score in GAME.view(state, None).final_scores] == [0] * 5


def test_no_buildings_are_dealt_beside_ten_workers() -> None:
    state = GAME.new(5, 1, NEW_SOCIETY)
    state = all_pass(state)
    assert (len(state.upper), len(state.stacks[Phase.BUILDING])) == (10, 34)


# The end

ALL_RED = [card_id(card) for card in TABLE.kinds if card in TABLE.by_colour[2]]


@pytest.mark.parametrize(
    ("different", "points"), [(9, 45), (10, 55), (11, 65), (12, 75), (21, 165)]
)
def test_each_different_aristocrat_above_ten_adds_10_points(different: int, points: int) -> None:
    everyone = player(" ".join(ALL_RED[:different]), rubles=0)
    state = position(everyone, player(), phase=Phase.TRADING, last_round=True, options=NEW_SOCIETY)
    score, _ = GAME.view(all_pass(state), None).final_scores
    assert (score.different_aristocrats, score.for_aristocrats) == (different, points)


def test_first_edition_counts_at_most_ten_different_aristocrats() -> None:
    assert [aristocrat_points(BASE, different) for different in (10, 11, 17)] == [55, 55, 55]


def test_view_names_the_holder_of_the_disc() -> None:
    assert GAME.view(five_players(), None).disc == 1
    assert GAME.view(GAME.new(4, 1, NEW_SOCIETY), None).disc is None


def test_seed_gives_the_same_game_on_every_machine() -> None:
    state = GAME.new(5, 2008, NEW_SOCIETY)
    tops = [card_id(stack[-1]) for stack in state.stacks]
    assert (state.markers, state.disc) == ([4, 0, 1, 3], 2)
    assert tops == ["new_farmer", "customs_house", "secretary", "fur_shop"]
