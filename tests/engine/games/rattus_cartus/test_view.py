"""Views of a game, forced actions and redacted events."""

from __future__ import annotations

import pytest

from engine.core import apply
from engine.games.rattus_cartus.actions import DONE
from engine.games.rattus_cartus.cards import SPECIALS
from engine.games.rattus_cartus.events import (
    CardChosen,
    CardsDemanded,
    CardsDrawn,
    CardsGiven,
    CardsLaid,
    Event,
    FlutePlayed,
    GameEnded,
    NunSeen,
    PassUsed,
    RatsTaken,
    Revealed,
    RoundBegan,
)
from engine.games.rattus_cartus.state import Demand, Options, Phase, Step
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after,
    all_enter,
    card,
    cards,
    class_number,
    entering,
    gives,
    last_round,
    look,
    redacted,
    supply,
    table,
)

ROW = "fortune_tellers_tent_1 palace_1 hospital_1"


def test_view_shows_how_many_buildings_and_special_cards_are_left() -> None:
    view = GAME.view(GAME.new(4, 5, Options()), None)
    assert (view.stack, view.replacements) == (21, 6)
    assert view.piles == tuple(zip(SPECIALS, (15, 12, 12, 12, 15), strict=True))


def test_view_shows_only_the_viewers_hand_and_rats() -> None:
    state = table("monk gold", "king", "", rats=(3, 4, 5))
    own, other, _ = GAME.view(state, 0).players
    assert (own.hand, own.rats, own.hand_size) == (tuple(cards("monk gold")), 3, 2)
    assert (other.hand, other.rats, other.hand_size) == (None, None, 1)
    assert all(player.hand is None for player in GAME.view(state, None).players)


def test_known_nuns_are_shown_only_to_the_seat_that_looked() -> None:
    state = table("", "", "", row=ROW, nuns="monk_4 king_3 witch_2 knight_1 peasant_0")
    state = after(all_enter(state, "0", "1", "1"), look(1), look(3))
    assert GAME.view(state, 0).nuns == (None, card("king_3"), None, card("knight_1"), None)
    assert GAME.view(state, 1).nuns == (None,) * 5
    assert GAME.view(state, 1).players[0].known_nuns == (1, 3)


def test_tracks_contain_heights_and_order() -> None:
    state = all_enter(table("king", "monk king", "", row=ROW), "1 king", "1 monk king", "1")
    track = GAME.view(state, None).tracks[class_number("royalty")]
    assert (track.cls, track.heights, track.order) == (
        class_number("royalty"),
        (1, 2, 0),
        (1, 0, 2),
    )


def test_building_shows_discs_first_and_cards_once_revealed() -> None:
    state = after(table("king", "", "monk", row=ROW), *entering(1, "king"), *entering(0))
    place = GAME.view(state, None).row[1]
    assert (place.entered, place.laid, place.shown, place.resolved) == ((0,), (1,), None, False)
    transition = apply(GAME, after(state, *entering(1, "monk")[:2]), 2, DONE)
    assert (transition.phase_end_states, transition.state.step) == ((), Step.LOOK)
    state = after(transition.state, look(0))
    transition = apply(GAME, state, 1, look(1))
    tent, palace = [GAME.view(phase, None) for phase in transition.phase_end_states]
    assert (tent.place, palace.place) == (0, 1)
    assert palace.row[1].shown == (tuple(cards("king")), tuple(cards("monk")))
    assert [palace.row[0].resolved, palace.row[1].resolved] == [True, False]
    assert palace.privilege == 0


def test_phase_end_view_shows_the_gains_at_the_resolved_building() -> None:
    state = after(table("king", "monk", "", row=ROW), *entering(1, "king"), *entering(1, "monk"))
    state = after(state, *entering(1)[:1])
    transition = apply(GAME, state, 2, DONE)
    (palace,) = transition.phase_end_states
    first, second, third = [player.gains for player in GAME.view(palace, None).players]
    assert (first.influence, first.tokens, first.rats_taken) == (1, 2, 0)
    assert (second.influence, second.tokens, second.rats_taken) == (1, 1, 1)
    assert (third.influence, third.tokens) == (0, 1)
    assert not any(player.gains.tokens for player in GAME.view(transition.state, None).players)


def test_gains_include_special_cards() -> None:
    state = after(table("king", "", "", row="treasury_1 palace_1 palace_2"), *entering(0, "king"))
    transition = apply(GAME, after(state, *entering(1), *entering(2)[:1]), 2, DONE)
    gains = GAME.view(transition.phase_end_states[0], None).players[0].gains
    assert gains.special == ((card("gold"), 2),)


def test_view_shows_who_must_give_how_many_cards() -> None:
    state = all_enter(table("sword", "king king monk monk", "", row=ROW), "1 sword", "1", "2")
    view = GAME.view(state, None)
    assert (view.demand, view.receiver, view.to_act) == (Demand.SWORD, 0, (1,))
    state = after(state, *gives("monk"))
    assert GAME.view(state, None) == view
    assert GAME.view(state, 1).players[1].chosen == tuple(cards("monk"))
    assert [GAME.view(state, seat).players[1].asked for seat in (None, 0, 1)] == [2, 2, 2]


def test_done_is_forced_without_cards_to_lay_down() -> None:
    state = after(table("", "monk", "", row=ROW), *entering(0)[:1])
    assert GAME.forced_action(GAME.view(state, None), 0) == DONE
    state = after(state, DONE, *entering(0)[:1])
    assert GAME.forced_action(GAME.view(state, None), 1) is None


def test_look_at_the_last_unknown_nun_is_forced() -> None:
    state = table("", "", "", row="farm_3 farm_5 palace_1")
    state.phase, state.step = Phase.SUPPLIES, Step.SUPPLY
    state.players[0].known = 0b10111
    view = GAME.view(after(state, supply(0)), None)
    assert GAME.forced_action(view, 0) == look(3)
    assert GAME.forced_action(view, 1) is None
    state.players[0].known = 0b10011
    assert GAME.forced_action(GAME.view(after(state, supply(0)), None), 0) is None


def test_everything_is_shown_at_the_end() -> None:
    state = all_enter(last_round(table("gold", "monk", "", row=ROW)), "1", "1", "2")
    view = GAME.view(state, None)
    assert [player.hand for player in view.players] == [
        tuple(cards("gold")),
        tuple(cards("monk")),
        (),
    ]
    assert (view.place, view.row[1].entered, view.row[1].resolved) == (None, (0, 1), True)
    assert None not in view.nuns


def test_events_are_redacted_for_other_seats() -> None:
    drawn = CardsDrawn(1, 2, tuple(cards("monk king")))
    assert redacted(drawn, 1) == drawn
    assert redacted(drawn, 0) == redacted(drawn, None) == CardsDrawn(1, 2, None)
    nun_seen = NunSeen(1, 4, card("monk"))
    assert (redacted(nun_seen, 1), redacted(nun_seen, 0)) == (nun_seen, NunSeen(1, 4, None))
    given = CardsGiven(1, 0, 1, (card("gold"),))
    assert redacted(given, 1) == redacted(given, 0) == given
    assert redacted(given, 2) == redacted(given, None) == CardsGiven(1, 0, 1, None)
    chosen = CardChosen(1, card("gold"), "give")
    assert [redacted(chosen, seat) for seat in (0, 1, None)] == [None, chosen, None]


def test_events_that_show_hidden_information_are_revealing() -> None:
    shown: tuple[Event, ...] = (
        CardsDrawn(0, 1, (0,)),
        NunSeen(0, 1, 0),
        CardsGiven(0, 1, 1, (0,)),
        Revealed(0, 0, (1,), ((3,),)),
        RoundBegan(2, 0, (1, 2), ()),
        GameEnded((), 0, ()),
    )
    hidden: tuple[Event, ...] = (
        CardChosen(0, 1, "lay"),
        CardsLaid(0, 3),
        RatsTaken(0, 2),
        Revealed(0, 0, (1,), ((),)),
    )
    assert all(map(GAME.reveals, shown))
    assert not any(map(GAME.reveals, hidden))


@pytest.mark.parametrize(
    "played", [PassUsed(1), FlutePlayed(1, (0,)), CardsDemanded(1, Demand.SWORD, ((0, 1),))]
)
def test_special_card_shows_everybody_but_its_player_what_was_in_a_hand(played: Event) -> None:
    assert [GAME.reveals(played, seat) for seat in (0, 1, None)] == [True, False, False]


def test_guard_tower_shows_no_hand() -> None:
    assert not GAME.reveals(CardsDemanded(1, Demand.GUARD_TOWER, ((0, 1),)), 0)
