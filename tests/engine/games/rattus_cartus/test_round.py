"""The phases of a round: buildings, supplies, entering, and the next round."""

from __future__ import annotations

import pytest

from engine.games.rattus_cartus.buildings import CLASS_OF_BUILDING, building_number
from engine.games.rattus_cartus.cards import POPULATION_DECK
from engine.games.rattus_cartus.events import (
    CardsDrawn,
    DiscardsShuffled,
    NunSeen,
    RatsDiscarded,
    RoundBegan,
    SupplyTaken,
)
from engine.games.rattus_cartus.phases import set_up_with
from engine.games.rattus_cartus.state import Options, Phase, State, Step
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    after_with_events,
    all_enter,
    all_enter_with_events,
    card,
    cards,
    enough_buildings,
    entering,
    hand,
    legal,
    look,
    of_kind,
    rats,
    supply,
    table,
    to_act,
)


@pytest.mark.parametrize(
    ("seats", "rounds", "shown", "replacements"),
    [(2, 10, 2, 10), (3, 9, 3, 3), (4, 8, 3, 6), (5, 8, 3, 6)],
)
def test_rounds_and_buildings_depend_on_the_number_of_players(
    seats: int, rounds: int, shown: int, replacements: int
) -> None:
    state = set_up_with(seats, enough_buildings(), POPULATION_DECK, 0, Options(), 1)
    assert (state.rounds, len(state.row), len(state.replacements)) == (rounds, shown, replacements)
    assert len(state.stack) == (rounds - 1) * shown


@pytest.mark.parametrize("seats", range(2, 6))
def test_players_start_with_ten_rats_and_five_cards(seats: int) -> None:
    state = GAME.new(seats, 3, Options())
    assert rats(state) == [10] * seats
    assert [len(player.hand) for player in state.players] == [5] * seats
    assert (len(state.nuns), len(state.deck)) == (5, 84 - 5 - 5 * seats)
    assert state.first in range(seats)


def test_five_buildings_of_each_class_are_used() -> None:
    for seed in range(20):
        state = GAME.new(4, seed, Options())
        used = [CLASS_OF_BUILDING[each] for each in state.row + state.stack + state.replacements]
        assert sorted(used + [CLASS_OF_BUILDING[each] for each in state.gone]) == sorted(
            5 * list(range(6))
        )
        assert GAME.view(state, None).kinds == ()


def test_one_kind_option_uses_one_public_kind_per_class() -> None:
    chosen = set()
    for seed in range(20):
        state = GAME.new(4, seed, Options(one_kind=True))
        kinds = GAME.view(state, None).kinds
        assert len(kinds) == 6
        chosen.add(kinds)
    assert len(chosen) > 10


def supplies_phase(row: str, *hands: str, first: int = 0, deck: str = "") -> State:
    state = table(*hands, row=row, first=first, deck=deck)
    state.phase, state.step = Phase.SUPPLIES, Step.SUPPLY
    return state


def test_supplies_are_chosen_in_turn_order_and_may_be_shared() -> None:
    state = supplies_phase("farm_1 farm_2 office_4", "", "", "", first=1, deck="king " * 9)
    for seat in (1, 2, 0):
        assert to_act(state) == seat
        assert legal(state) == [supply(0), supply(1), supply(2)]
        state = after(state, supply(0))
    assert [len(hand(state, seat)) for seat in range(3)] == [3, 3, 3]
    assert (state.phase, to_act(state)) == (Phase.ENTERING, 1)


def test_supply_draws_cards_discards_rats_and_shows_nuns() -> None:
    state = supplies_phase("farm_5 office_2 castle_3", "", "", "", deck="king_1 king_2")
    state, events = after_with_events(state, supply(0))
    assert events[0] == SupplyTaken(0, 0, building_number("farm_5"))
    assert of_kind(events, CardsDrawn) == [CardsDrawn(0, 1, (card("king_1"),))]
    assert of_kind(events, RatsDiscarded) == [RatsDiscarded(0, 1)]
    assert (to_act(state), state.step) == (0, Step.LOOK)
    state, events = after_with_events(state, look(3))
    assert of_kind(events, NunSeen) == [NunSeen(0, 3, state.nuns[3])]
    assert (to_act(state), rats(state)) == (1, [9, 10, 10])


def test_look_is_skipped_if_all_nuns_are_known() -> None:
    state = supplies_phase("farm_5 office_2 castle_3", "", "", "")
    state.players[0].known = 0b11111
    assert to_act(after(state, supply(0))) == 1


def test_discards_are_shuffled_into_an_empty_deck() -> None:
    state = supplies_phase("farm_1 office_2 castle_3", "", "", "")
    state.deck, state.discards = cards("king"), cards("monk monk monk_2 witch")
    state, events = after_with_events(state, supply(0))
    assert of_kind(events, DiscardsShuffled) == [DiscardsShuffled(4)]
    assert len(hand(state, 0)) == 3
    assert card("king") in hand(state, 0)
    assert (len(state.deck), state.discards) == (2, [])


def test_equal_discards_are_shuffled_differently_the_next_time() -> None:
    discards = cards("king knight merchant monk peasant witch king_2 monk_2 witch_2")
    first = supplies_phase("farm_1 office_2 castle_3", "", "", "")
    first.deck, first.discards = [], discards.copy()
    first = after(first, supply(0))
    second = supplies_phase("farm_1 office_2 castle_3", "", "", "")
    second.deck, second.discards, second.rng = [], discards.copy(), first.rng
    second = after(second, supply(0))
    assert sorted(first.deck + hand(first, 0)) == sorted(second.deck + hand(second, 0))
    assert (first.deck, hand(first, 0)) != (second.deck, hand(second, 0))


def test_fewer_cards_are_drawn_if_deck_and_discards_run_out() -> None:
    state = supplies_phase("farm_1 office_2 castle_3", "", "", "")
    state.deck = cards("king")
    state, events = after_with_events(state, supply(0))
    assert of_kind(events, CardsDrawn) == [CardsDrawn(0, 1, (card("king"),))]
    assert of_kind(after_with_events(state, supply(0))[1], CardsDrawn) == [CardsDrawn(1, 0, ())]


def test_seats_enter_clockwise_from_the_starting_player() -> None:
    state = table("", "", "", "", first=2)
    seats = []
    for _ in range(4):
        seats.append(to_act(state))
        state = after(state, *entering(0))
    assert seats == [2, 3, 0, 1]


def test_next_round_has_a_new_starting_player_and_new_buildings() -> None:
    state = table("", "", "", first=2, row="palace_1 palace_2 monastery_1")
    state, events = all_enter_with_events(state, "0", "0", "1")
    assert (state.round, state.first, to_act(state)) == (2, 0, 0)
    assert [player.place for player in state.players] == [-1, -1, -1]
    assert {building_number("palace_1"), building_number("monastery_1")} <= set(state.gone)
    (began,) = of_kind(events, RoundBegan)
    assert (began.round, began.first, list(began.row)) == (2, 0, state.row)


def next_round_with(coming: str, replacements: str) -> State:
    """The start of a round with these buildings on the stack and in the replacement pile."""
    state = table("", "", "", row="palace_1 palace_2 monastery_1")
    state.stack = [building_number(name) for name in reversed(coming.split())]
    state.replacements = [building_number(name) for name in reversed(replacements.split())]
    return all_enter(state, "0", "0", "0")


def test_last_building_is_replaced_until_the_row_has_two_classes() -> None:
    state = next_round_with("farm_1 farm_2 brewery_1", "farm_3 brewery_4 castle_1 castle_2")
    row = [building_number(name) for name in ("farm_1", "farm_2", "castle_1")]
    assert state.row == row
    turned_away = tuple(building_number(name) for name in ("brewery_1", "farm_3", "brewery_4"))
    assert GAME.view(state, None).turned_away == turned_away
    assert set(turned_away) <= set(state.gone)
    assert len(state.replacements) == 1


def test_last_replacement_stays_if_no_other_class_comes() -> None:
    state = next_round_with("farm_1 farm_2 brewery_1", "farm_3")
    assert state.row == [building_number(name) for name in ("farm_1", "farm_2", "farm_3")]
    assert state.replacements == []


def test_played_cards_can_be_drawn_again_at_the_next_building() -> None:
    state = table("king king", "", "", row="palace_1 farm_1 farm_2")
    state.deck = []
    state = all_enter(state, "0 king king", "1", "0")
    assert hand(state, 1) == cards("king king")


def test_cards_gained_at_a_building_stay_in_the_hand() -> None:
    state = table("peasant", "", "", row="farm_1 palace_1 palace_2", deck="king king king king")
    state = all_enter(state, "0 peasant", "1", "1")
    assert hand(state, 0) == cards("king king king king")
    assert state.discards == cards("peasant")
