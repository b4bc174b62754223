"""Hidden information, and what a seat can infer about it."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.core import Seat
from engine.games.rattus_cartus import beliefs
from engine.games.rattus_cartus.actions import DONE, ENTER_AT, GIVE, LAY
from engine.games.rattus_cartus.buildings import CLASS_OF_BUILDING, building_number
from engine.games.rattus_cartus.cards import GOLD, JOKER, PASS
from engine.games.rattus_cartus.determinization import MAX_CONCEALED_RATS
from engine.games.rattus_cartus.state import Options, State
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    all_enter,
    card,
    cards,
    entering,
    hand,
)

SAMPLES = 40


def determinizations(state: State, seat: Seat | None) -> list[State]:
    if seat is None:
        return [GAME.conceal(state, None, seed) for seed in range(SAMPLES)]
    return [GAME.determinize(state, seat, seed) for seed in range(SAMPLES)]


def after_supplies(seats: int, seed: int = 1) -> State:
    """A game in which all seats have taken the first supply."""
    state = GAME.new(seats, seed, Options())
    while GAME.view(state, None).phase == "supplies":
        seat = GAME.to_act(state)[0]
        GAME.advance(state, seat, GAME.legal_actions(state, seat)[0])
    return state


def with_known_cards(state: State, seat: Seat, name: str, number: int = 1) -> State:
    """The state after all seats see this one take special cards from their pile."""
    state = state.clone()
    state.piles[card(name) - JOKER] -= number
    state.players[seat].hand = sorted(hand(state, seat) + [card(name)] * number)
    for viewer, known in enumerate(state.known):
        if viewer != seat:
            known[seat] += [card(name)] * number
    return state


def count(state: State, seat: Seat, name: str) -> int:
    player = state.players[seat]
    return (player.hand + player.laid).count(card(name))


def test_hands_deck_and_nun_row_are_determinized() -> None:
    state = after_supplies(4)
    for seat in range(4):
        samples = determinizations(state, seat)
        assert all(sample.players[seat] == state.players[seat] for sample in samples)
        for other in set(range(4)) - {seat}:
            assert len({tuple(hand(sample, other)) for sample in samples}) > SAMPLES / 2
        assert len({tuple(sample.nuns) for sample in samples}) > SAMPLES / 2
        assert len({tuple(sample.deck) for sample in samples}) == SAMPLES


def test_rats_are_inferred_in_determinizations_but_hidden_in_views() -> None:
    state = after_supplies(3)
    rats = [player.rats for player in state.players]
    assert all(
        [each.rats for each in sample.players] == rats for sample in determinizations(state, 0)
    )
    assert [player.rats for player in GAME.view(state, 0).players] == [rats[0], None, None]
    shown = {GAME.conceal(state, 0, seed).players[2].rats for seed in range(300)}
    assert shown == set(range(MAX_CONCEALED_RATS))


def test_publicly_gained_special_cards_stay_with_their_owner() -> None:
    state = with_known_cards(after_supplies(4), 2, "gold", 3)
    for seat in (0, 1, 3):
        assert {count(sample, 2, "gold") for sample in determinizations(state, seat)} == {3}
    assert len({count(sample, 2, "gold") for sample in determinizations(state, None)}) > 1


def during_sword_demand() -> tuple[State, list[int]]:
    """Seat 0 demands half of seat 1's hand: two Gold and the two population cards returned."""
    state = after_supplies(
        4, seed=next(seed for seed in range(50) if after_supplies(4, seed).first == 0)
    )
    state = with_known_cards(with_known_cards(state, 0, "sword"), 1, "gold", 2)
    spare, people = hand(state, 1)[:-4], hand(state, 1)[-4:-2]
    state.deck += spare
    state.players[1].hand = [*people, GOLD, GOLD]
    return all_enter(state, "0 sword", "0", "1", "1"), people


def after_secret_gift() -> tuple[State, list[int]]:
    """Seat 1 has given one Gold and one of its population cards."""
    state, people = during_sword_demand()
    return after(state, GIVE[GOLD], GIVE[people[0]], seat=1), people


def test_secretly_given_cards_have_possible_owners() -> None:
    state, _ = after_secret_gift()
    placed = Counter(
        (count(each, 0, "gold"), count(each, 1, "gold")) for each in determinizations(state, 2)
    )
    # Of the two cards given, none, one or both may have been Gold.
    assert set(placed) == {(0, 2), (1, 1), (2, 0)}
    assert {count(sample, 3, "gold") for sample in determinizations(state, 2)} == {0}


def test_giver_and_receiver_know_the_given_cards() -> None:
    state, people = after_secret_gift()
    for sample in determinizations(state, 1):
        assert people[0] in hand(sample, 0)
        assert (count(sample, 0, "gold"), count(sample, 1, "gold")) == (1, 1)
    for sample in determinizations(state, 0):
        assert count(sample, 1, "gold") == 1


def test_beliefs_of_other_seats_are_hidden() -> None:
    state, _ = after_secret_gift()
    for sample in determinizations(state, 3):
        assert sample.known[3] == state.known[3]
        assert [sample.known[seat] for seat in range(3)] == [[[], [], [], []]] * 3
        assert all(card >= JOKER for card, _ in sample.astray[0])


def test_revealed_card_has_a_known_owner_again() -> None:
    state, _ = after_secret_gift()
    assert sorted(state.astray[2]) == [(GOLD, 0b11), (GOLD, 0b11)]
    beliefs.record_reveal(state, 0, (GOLD,))
    assert state.astray[2] == [(GOLD, 0b11)]
    beliefs.record_reveal(state, 3, (GOLD,))
    assert state.astray[2] == [(GOLD, 0b11)]


def test_card_with_unknown_owner_may_be_passed_on() -> None:
    state, _ = after_secret_gift()
    beliefs.record_transfer(state, 0, 3, cards("monk"))
    assert sorted(state.astray[2]) == [(GOLD, 0b1011), (GOLD, 0b1011)]


def test_known_cards_move_when_the_whole_hand_is_given() -> None:
    state = with_known_cards(after_supplies(4), 1, "gold", 2)
    given, state.players[1].hand = hand(state, 1), []
    beliefs.record_transfer(state, 1, 0, given)
    assert (state.known[2][1], state.known[2][0]) == ([], [GOLD, GOLD])
    assert state.astray[2] == []


def test_cards_others_picked_to_give_are_determinized() -> None:
    state, people = during_sword_demand()
    half = after(state, GIVE[people[0]], seat=1)
    for sample in determinizations(half, 0):
        assert (sample.players[1].chosen, sample.players[1].asked) == ([], 2)
    assert determinizations(half, 1)[0].players[1] == half.players[1]


def test_number_of_cards_picked_in_the_hospital_is_hidden() -> None:
    state = after_supplies(
        3, seed=next(seed for seed in range(50) if after_supplies(3, seed).first == 0)
    )
    state.row[0] = building_number("hospital_1")
    state = all_enter(state, "0", "0", "1")
    state = after(state, DONE, seat=1)
    picked = {len(sample.players[1].chosen) for sample in determinizations(state, 0)}
    assert picked == {0, 1, 2}
    assert {sample.players[1].asked for sample in determinizations(state, 0)} == {0}


def test_face_down_cards_are_determinized_from_layable_ones() -> None:
    state = with_known_cards(after_supplies(3), 0, "gold", 4)
    while GAME.to_act(state) != (0,):
        state = after(state, *entering(0))
    state = after(state, ENTER_AT[1], *[LAY[number] for number in hand(state, 0)[:4]], DONE)
    for viewer in (1, 2, None):
        samples = determinizations(state, viewer)
        assert {len(sample.players[0].laid) for sample in samples} == {4}
        assert all(number < PASS for sample in samples for number in sample.players[0].laid)
        assert len({tuple(sample.players[0].laid) for sample in samples}) > SAMPLES / 2


def test_ended_game_has_no_hidden_information() -> None:
    rng, state = Random(1), after_supplies(3)
    while acting := GAME.to_act(state):
        GAME.advance(state, acting[0], rng.choice(GAME.legal_actions(state, acting[0])))
    assert GAME.conceal(state, None, 3) == GAME.determinize(state, 0, 3) == state


def test_upcoming_buildings_keep_their_count_per_class() -> None:
    state = after_supplies(4)
    classes = sorted(CLASS_OF_BUILDING[each] for each in state.stack + state.replacements)
    samples = determinizations(state, 0)
    for sample in samples:
        coming = sample.stack + sample.replacements
        assert sorted(CLASS_OF_BUILDING[each] for each in coming) == classes
        assert not set(coming) & set(sample.row + sample.unused)
    assert len({tuple(sorted(sample.stack)) for sample in samples}) == SAMPLES
