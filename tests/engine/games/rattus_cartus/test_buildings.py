"""The twelve buildings: their privileges and their basic actions."""

from __future__ import annotations

import pytest

from engine.games.rattus_cartus.actions import DONE, Discard
from engine.games.rattus_cartus.events import (
    CardsDemanded,
    CardsDiscarded,
    CardsGiven,
    RatsDiscarded,
    SpecialsGained,
)
from engine.games.rattus_cartus.state import Demand, State, Step
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    after_with_events,
    all_enter,
    all_enter_with_events,
    card,
    cards,
    discards,
    gives,
    hand,
    legal,
    look,
    of_kind,
    rats,
    table,
    to_act,
    used,
)

DECK = "king_4 king_3 king_2 witch_4 witch_3 witch_2 knight_4"


def two_visitors(building: str, *, first: str = "monk monk", second: str = "monk") -> State:
    """Seat 0 has the privilege at a building, seat 1 the basic action, seat 2 is elsewhere."""
    state = table(first, second, "", row=f"{building}_1 farm_5 farm_4", deck=DECK)
    return all_enter(state, f"0 {first}".strip(), f"0 {second}".strip(), "1")


def special_counts(state: State, name: str) -> list[int]:
    return [hand(state, seat).count(card(name)) for seat in (0, 1)]


def test_palace_gives_victory_tokens() -> None:
    state = two_visitors("palace")
    assert [player.tokens for player in state.players] == [2, 1, 0]


@pytest.mark.parametrize(
    ("building", "special"),
    [
        ("treasury", "gold"),
        ("office", "pass"),
        ("marketplace", "joker"),
        ("castle", "sword"),
        ("pipers_house", "flute"),
    ],
)
def test_building_gives_special_cards(building: str, special: str) -> None:
    assert special_counts(two_visitors(building), special) == [2, 1]


def test_nearly_empty_pile_gives_its_remaining_cards() -> None:
    state = table("monk", "", "", row="castle_1 farm_5 farm_4")
    state.piles[1] = 1
    state, events = all_enter_with_events(state, "0 monk", "0", "1")
    assert of_kind(events, SpecialsGained) == [
        SpecialsGained(0, card("sword"), 1),
        SpecialsGained(1, card("sword"), 0),
    ]
    assert special_counts(state, "sword") == [1, 0]


def test_monastery_removes_rats() -> None:
    state = table("monk", "", "", row="monastery_1 farm_5 farm_4", rats=(10, 0, 3))
    state, events = all_enter_with_events(state, "0 monk", "0", "0")
    assert rats(state) == [8, 0, 2]
    assert of_kind(events, RatsDiscarded) == [
        RatsDiscarded(0, 2),
        RatsDiscarded(1, 0),
        RatsDiscarded(2, 1),
    ]


def at_hospital() -> State:
    hands = "monk king king sword gold", "king_4 witch joker", "peasant"
    return all_enter(table(*hands, row="hospital_1 farm_5 farm_4"), "0 monk", "0", "0")


def test_hospital_asks_all_visitors_simultaneously() -> None:
    state = at_hospital()
    assert GAME.to_act(state) == (0, 1, 2)
    view = GAME.view(state, None)
    assert (view.step, view.demand) == (Step.DISCARD, Demand.HOSPITAL)
    assert [player.asked for player in view.players] == [3, 2, 1]


def test_hospital_removes_a_rat_per_card_and_one_more_by_privilege() -> None:
    state = at_hospital()
    state = after(state, *discards("king_4"), DONE, seat=1)
    state = after(state, DONE, seat=2)
    assert rats(state) == [10, 10, 10]
    state, events = after_with_events(state, *discards("king sword gold"), seat=0)
    assert rats(state) == [10 - 1 - 3, 9, 10]
    assert [hand(state, seat) for seat in range(3)] == [
        cards("king"),
        cards("witch joker"),
        cards("peasant"),
    ]
    assert of_kind(events, CardsDiscarded) == [
        CardsDiscarded(0, tuple(cards("king sword gold"))),
        CardsDiscarded(1, tuple(cards("king_4"))),
    ]
    assert used(events) == [(0, True), (1, False), (2, False)]
    assert state.discards.count(card("king_4")) == 1
    assert (state.piles[1], state.piles[4]) == (13, 16)


def test_hospital_hides_picked_cards_until_all_have_decided() -> None:
    state = at_hospital()
    before = GAME.view(state, 2)
    state, events = after_with_events(state, Discard(card("king")), seat=0)
    assert GAME.view(state, 2) == before
    assert [GAME.redact(event, 2) for event in events] == [None]


def test_hospital_skips_players_without_cards() -> None:
    state = table("monk", "", "", row="hospital_1 farm_5 farm_4")
    assert rats(all_enter(state, "0 monk", "0", "0")) == [9, 10, 10]


def test_guard_tower_takes_up_to_3_cards_from_seats_with_as_many() -> None:
    state = table(
        "knight monk monk",
        "king king king king",
        "witch witch",
        "peasant",
        row="guard_tower_1 monastery_5 monastery_4",
    )
    state, events = all_enter_with_events(state, "0 knight", "1", "1", "1")
    demanded = of_kind(events, CardsDemanded)
    # A seat that must give its whole hand has nothing to choose.
    assert demanded == [CardsDemanded(0, Demand.GUARD_TOWER, ((1, 3), (2, 2)))]
    assert GAME.to_act(state) == (1,)
    state, events = after_with_events(state, *gives("king king king"))
    given = [(event.giver, event.number) for event in of_kind(events, CardsGiven)]
    assert given == [(1, 3), (2, 2)]
    assert hand(state, 0) == cards("monk monk king king king witch witch")
    assert (hand(state, 2), hand(state, 3)) == ([], cards("peasant"))


def test_guard_tower_asks_all_victims_simultaneously() -> None:
    state = table("", "king king king king", "witch witch witch witch", row="guard_tower_1 farm_5")
    state = all_enter(state, "0", "1", "1")
    assert GAME.to_act(state) == (1, 2)
    state = after(state, *gives("witch witch witch"), seat=2)
    assert (hand(state, 0), GAME.to_act(state)) == ([], (1,))
    state = after(state, *gives("king king king"), seat=1)
    assert hand(state, 0) == cards("king king king witch witch witch")


def test_guard_tower_protects_visitors_of_any_guard_tower() -> None:
    row = "guard_tower_1 guard_tower_2 farm_4"
    state = table("knight", "king king king king", "witch witch witch witch", "monk", row=row)
    _, events = all_enter_with_events(state, "0 knight", "0", "1", "2")
    first, second = of_kind(events, CardsDemanded)
    assert first == CardsDemanded(0, Demand.GUARD_TOWER, ((3, 1),))
    assert second == CardsDemanded(2, Demand.GUARD_TOWER, ())


def test_farm_draws_cards() -> None:
    state = two_visitors("farm")
    assert hand(state, 0) == cards("king_4 king_3 king_2 witch_4")
    assert hand(state, 1) == cards("witch_3 witch_2")


def test_brewery_draws_a_card_per_influence_or_per_two() -> None:
    state = two_visitors("brewery", first="monk monk joker", second="peasant peasant peasant")
    assert hand(state, 0) == cards("king_4 king_3 king_2")
    assert hand(state, 1) == cards("witch_4")


def test_fortune_tellers_tent_shows_chosen_nuns() -> None:
    state = two_visitors("fortune_tellers_tent")
    assert to_act(state) == 0
    state = after(state, look(4))
    assert legal(state) == [look(nun) for nun in range(4)]
    state = after(state, look(1))
    assert to_act(state) == 1
    state = after(state, look(4))
    assert [player.known for player in state.players] == [0b10010, 0b10000, 0]


def test_fortune_tellers_tent_shows_only_unknown_nuns() -> None:
    state = table("monk", "", "", row="fortune_tellers_tent_1 farm_5 farm_4")
    state.players[0].known, state.players[1].known = 0b11110, 0b11111
    state = all_enter(state, "0 monk", "0", "1")
    assert (to_act(state), legal(state)) == (0, [look(0)])
    assert after(state, look(0)).round == 2


def test_privilege_goes_to_most_population_cards_and_jokers() -> None:
    state = table("monk sword sword sword", "joker joker", "king", row="palace_1 farm_5 farm_4")
    state = all_enter(state, "0 monk sword sword sword", "0 joker joker", "0 king")
    assert [player.tokens for player in state.players] == [1, 2, 1]


def test_privilege_ties_go_to_the_first_to_enter() -> None:
    state = table("", "monk", "king", row="palace_1 farm_5 farm_4", first=1)
    state = all_enter(state, "0 monk", "0 king", "0")
    assert [player.tokens for player in state.players] == [1, 2, 1]


def test_player_without_cards_gets_the_basic_action() -> None:
    state = table("monk", "", "", row="palace_1 farm_5 farm_4")
    assert [each.tokens for each in all_enter(state, "0 monk", "0", "0").players] == [2, 1, 1]


def test_privilege_resolves_first_then_the_order_of_entry() -> None:
    state = table("", "", "monk", row="palace_1 farm_5 farm_4")
    _, events = all_enter_with_events(state, "0", "0", "0 monk")
    assert used(events) == [(2, True), (0, False), (1, False)]
