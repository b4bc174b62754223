"""Swords, Flutes, Passes, Gold and Jokers."""

from __future__ import annotations

from engine.games.rattus_cartus.actions import DONE, LAY, USE_PASS
from engine.games.rattus_cartus.events import (
    CardsDemanded,
    CardsGiven,
    FlutePlayed,
    PassUsed,
    RatsTaken,
    Revealed,
)
from engine.games.rattus_cartus.state import Demand
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    after_with_events,
    all_enter,
    all_enter_with_events,
    card,
    cards,
    entering,
    gives,
    hand,
    heights,
    legal,
    of_kind,
    rats,
    redacted,
    table,
    to_act,
)

ROW = "monastery_1 palace_1 palace_2"


def test_joker_scores_without_a_rat() -> None:
    state = all_enter(table("joker joker", "", "", row=ROW), "0 joker joker", "1", "1")
    assert heights(state, "church") == [2, 0, 0]
    assert rats(state)[0] == 10 - 2


def test_joker_goes_back_to_its_pile() -> None:
    state = table("joker", "", "", row=ROW)
    state.piles[0] = 3
    assert all_enter(state, "0 joker", "1", "1").piles[0] == 4


def test_population_card_of_another_class_scores_and_brings_a_rat() -> None:
    state, events = all_enter_with_events(
        table("king_4 witch monk", "", "", row=ROW), "1 king_4 witch monk", "0", "0"
    )
    assert heights(state, "royalty") == [3, 0, 0]
    assert heights(state, "magic") == [0, 0, 0]
    assert of_kind(events, RatsTaken) == [RatsTaken(0, 2)]
    assert sorted(state.discards) == cards("king_4 witch monk")


def test_sword_takes_half_of_each_hand_in_the_building() -> None:
    state = table(
        "sword", "king king king king king", "monk monk", "witch witch witch witch", row=ROW
    )
    state, events = all_enter_with_events(state, "1 sword", "1", "1 monk", "0")
    # Laid-down cards no longer count as part of the hand, and half of one card is none.
    assert of_kind(events, CardsDemanded) == [CardsDemanded(0, Demand.SWORD, ((1, 2),))]
    assert GAME.to_act(state) == (1,)
    state, events = after_with_events(state, *gives("king king"))
    assert of_kind(events, CardsGiven) == [CardsGiven(1, 0, 2, tuple(cards("king king")))]
    assert [len(hand(state, seat)) for seat in range(4)] == [2, 3, 1, 4]


def test_sword_asks_victims_simultaneously_and_hides_their_cards() -> None:
    state = table("sword", "king king king_3", "monk witch", row=ROW)
    state = all_enter(state, "1 sword", "1", "1")
    assert GAME.to_act(state) == (1, 2)
    state, events = after_with_events(state, *gives("king_3"), seat=1)
    assert GAME.to_act(state) == (2,)
    assert [GAME.redact(event, 0) for event in events] == [None]
    assert hand(state, 0) == []
    state, events = after_with_events(state, *gives("witch"), seat=2)
    assert hand(state, 0) == cards("king_3 witch")
    given = of_kind(events, CardsGiven)
    assert [redacted(event, 2).cards for event in given] == [None, (card("witch"),)]
    assert [redacted(event, 0).cards for event in given] == [
        (card("king_3"),),
        (card("witch"),),
    ]


def test_several_swords_take_effect_one_after_the_other() -> None:
    state = table("sword sword", "king king king king king king", "", row=ROW)
    state, events = all_enter_with_events(state, "1 sword sword", "1", "0")
    assert of_kind(events, CardsDemanded)[0].of == ((1, 3),)
    state, events = after_with_events(state, *gives("king king king"))
    assert of_kind(events, CardsDemanded)[0].of == ((1, 1),)
    state = after(state, *gives("king"))
    assert [len(hand(state, seat)) for seat in range(3)] == [4, 2, 0]


def test_swords_of_two_seats_take_effect_in_the_order_of_entry() -> None:
    state = table("sword king king", "sword monk monk monk monk", "", row=ROW)
    state = all_enter(state, "1 sword", "1 sword", "0")
    assert GAME.to_act(state) == (1,)
    state = after(state, *gives("monk monk"))
    assert GAME.to_act(state) == (0,)
    state = after(state, *gives("king king"))
    assert (hand(state, 0), hand(state, 1)) == (
        cards("monk monk"),
        cards("monk monk king king"),
    )


def test_sword_takes_gold_and_other_special_cards() -> None:
    state = all_enter(table("sword", "gold pass", "", row=ROW), "1 sword", "1", "0")
    assert legal(state) == [*gives("pass gold")]
    assert hand(after(state, *gives("gold")), 0) == cards("gold")


def test_sword_without_others_in_the_building_does_nothing() -> None:
    state, events = all_enter_with_events(
        table("sword", "king king", "king king", row=ROW), "1 sword", "0", "0"
    )
    assert of_kind(events, CardsDemanded) == [CardsDemanded(0, Demand.SWORD, ())]
    assert state.round == 2


def test_flute_sends_a_rat_to_each_other_player_in_the_building() -> None:
    state = table("", "flute", "", "", row=ROW)
    state, events = all_enter_with_events(state, "1", "1 flute", "0", "1")
    assert of_kind(events, FlutePlayed) == [FlutePlayed(1, (0, 3))]
    assert rats(state) == [11, 8, 10 - 2, 11]


def test_flute_with_too_few_rats_sends_them_in_the_order_of_entry() -> None:
    state = table("", "", "", "flute", row=ROW, first=2, rats=(5, 5, 5, 1))
    state, events = all_enter_with_events(state, "1", "1 flute", "1", "0")
    assert of_kind(events, FlutePlayed) == [FlutePlayed(3, (2,))]
    assert rats(state) == [5, 3, 6, 0]


def test_pass_lets_all_remaining_players_enter_first() -> None:
    state = table("pass", "", "", row=ROW)
    assert USE_PASS in legal(state)
    state, events = after_with_events(state, USE_PASS)
    assert events == [PassUsed(0)]
    assert (hand(state, 0), state.piles[3]) == ([], 13)
    turns = []
    for _ in range(3):
        turns.append(to_act(state))
        state = after(state, *entering(0))
    assert turns == [1, 2, 0]


def test_pass_may_be_repeated() -> None:
    state = table("pass pass", "pass", "", row=ROW)
    state = after(state, USE_PASS, USE_PASS, *entering(0))
    assert to_act(state) == 0
    state = after(state, USE_PASS)
    assert to_act(state) == 1
    state = after(state, *entering(1))
    assert after(state, *entering(2)).round == 2


def test_pass_and_gold_cannot_be_laid_down() -> None:
    state = after(table("pass gold monk", "", "", row=ROW), *entering(0)[:1])
    assert legal(state) == [LAY[card("monk")], DONE]


def test_laid_cards_are_hidden_until_revealed_but_their_number_is_not() -> None:
    state = after(table("monk king", "", "", row=ROW), *entering(1, "monk king"))
    assert [GAME.view(state, seat).players[0].laid for seat in (None, 0, 1)] == [2, 2, 2]
    assert GAME.view(state, 0).players[0].laid_cards == tuple(cards("monk king"))
    assert GAME.view(state, 1).players[0].laid_cards is None
    assert GAME.view(state, 1).row[1].shown is None
    _, events = after_with_events(state, *entering(0), *entering(0))
    revealed = Revealed(1, state.row[1], (0,), (tuple(cards("monk king")),))
    assert of_kind(events, Revealed)[-1] == revealed


def test_cards_are_hidden_while_a_player_is_laying_them_down() -> None:
    state = after(table("monk king", "", "", row=ROW), *entering(1, "monk king")[:-1])
    player = GAME.view(state, 1).players[0]
    assert (player.hand_size, player.laid, player.chosen) == (2, 0, None)
    assert GAME.view(state, 0).players[0].chosen == tuple(cards("monk king"))
