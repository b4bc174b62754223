"""The Debtor's Prison."""

from __future__ import annotations

import pytest

from engine.games.saint_petersburg.cards import Phase, card_number
from engine.games.saint_petersburg.events import Discarded, Released
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    NEW_SOCIETY,
    PASS,
    after,
    all_pass,
    buy,
    cards,
    draw,
    events_of,
    is_legal,
    play,
    player,
    position,
    rejection_of,
    release,
    to_act,
)


def at_prison(
    in_play: str = "debtors_prison",
    *,
    hand: str = "",
    rubles: int = 25,
    pile: str = "hospital judge",
    turn: int = 0,
    phase: Phase = Phase.BUILDING,
) -> State:
    """A building phase in which seat 0 has a Debtor's Prison and seat 1 has none."""
    owner = player(in_play, hand=hand, rubles=rubles)
    return position(
        owner,
        player(),
        phase=phase,
        turn=turn,
        upper="4*author 4*administrator",
        pile=pile,
        options=NEW_SOCIETY,
    )


def test_owner_may_release_any_card_of_the_discard_pile() -> None:
    state = at_prison(pile="hospital judge hospital bank")
    releasing = [action for action in GAME.legal_actions(state, 0) if action.kind == "release"]
    assert releasing == [release("hospital"), release("judge"), release("bank")]
    state = after(state, release("judge"))
    assert state.drawn == card_number("judge")
    assert state.discard_pile == cards("hospital hospital bank")


def test_prison_is_unusable_with_an_empty_discard_pile() -> None:
    assert rejection_of(at_prison(pile=""), release("judge")).reason == "not-in-discard-pile"
    assert not GAME.view(at_prison(pile=""), None).can_release


@pytest.mark.parametrize("phase", [Phase.WORKER, Phase.ARISTOCRAT, Phase.TRADING])
def test_prison_is_usable_in_the_building_phase_only(phase: Phase) -> None:
    state = at_prison(phase=phase)
    assert rejection_of(state, release("judge")).reason == "not-building-phase"
    assert not GAME.view(state, None).can_release


def test_seat_without_a_prison_cannot_release() -> None:
    assert rejection_of(at_prison(turn=1), release("judge")).reason == "no-prison"
    assert not GAME.view(at_prison(turn=1), None).can_release


def test_released_card_can_be_discarded_again() -> None:
    state = after(at_prison(), release("hospital"), DISCARD)
    assert sorted(state.discard_pile) == sorted(cards("hospital judge"))
    assert (state.drawn, to_act(state)) == (None, 1)


def test_displaced_card_can_be_released_on_the_next_turn() -> None:
    state = at_prison("debtors_prison market", hand="bank", pile="")
    state = after(state, play("bank", over="market"), PASS)
    assert is_legal(state, release("market"))


def test_prison_is_usable_once_a_round() -> None:
    state = after(at_prison(), release("hospital"), DISCARD, PASS)
    assert rejection_of(state, release("judge")).reason == "prison-used"


def test_prison_is_usable_in_the_phase_in_which_it_is_bought() -> None:
    state = at_prison("market")
    state.upper = cards("debtors_prison")
    assert is_legal(after(state, buy("debtors_prison"), PASS), release("judge"))


def test_used_prison_cannot_be_displaced_until_the_next_round() -> None:
    state = at_prison("debtors_prison market", hand="bank")
    assert is_legal(state, play("bank", over="debtors_prison"))
    state = after(state, release("hospital"), DISCARD, PASS)
    error = rejection_of(state, play("bank", over="debtors_prison"))
    assert (error.reason, error.params["may"]) == ("cannot-displace", ("market",))
    state = all_pass(all_pass(state))
    assert not is_legal(state, play("bank", over="debtors_prison"))
    state.last_round = False
    state = all_pass(state)
    state = after(state, *[PASS] * (to_act(state) != 0))
    assert (state.round, to_act(state)) == (2, 0)
    assert is_legal(state, play("bank", over="debtors_prison"))


def test_used_prison_still_scores_its_point() -> None:
    state = after(at_prison(), release("hospital"), DISCARD, PASS)
    assert all_pass(state).players[0].points == 1
    assert all_pass(at_prison()).players[0].points == 1


def test_observatory_and_prison_are_used_independently() -> None:
    state = at_prison("debtors_prison observatory", hand="bank")
    state = after(state, release("hospital"), DISCARD, PASS, draw(Phase.WORKER), DISCARD, PASS)
    assert (state.players[0].used_observatories, state.players[0].used_prisons) == (1, 1)
    assert rejection_of(state, play("bank")).reason == "nothing-to-displace"


def test_release_and_discard_events_reveal_nothing() -> None:
    events = events_of(at_prison(), release("hospital"), DISCARD)
    hospital = card_number("hospital")
    assert events == [Released(0, hospital), Discarded(0, hospital)]
    assert not any(map(GAME.reveals, events))


def test_view_offers_the_discard_pile_at_the_owners_prices() -> None:
    state = at_prison("debtors_prison market carpenter_workshop", pile="hospital bank hospital")
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert view.can_release
        hospital, bank = view.discard_pile_offers
        assert (hospital.card, hospital.cost) == (card_number("hospital"), 13)
        assert bank.displacing == ((card_number("market"), 13 - 1 - 5),)
    for moves in ((release("hospital"),), (release("hospital"), DISCARD), (PASS,)):
        view = GAME.view(after(state, *moves), None)
        assert (view.can_release, view.discard_pile_offers) == (False, ())
    assert GAME.view(after(state, release("hospital")), 1).players[0].used_prisons == 1


def test_usable_prison_prevents_a_forced_pass() -> None:
    state = at_prison(rubles=0)
    state.upper = []
    assert GAME.forced_action(GAME.view(state, None), 0) is None
    state = after(state, release("hospital"), DISCARD, PASS)
    assert GAME.forced_action(GAME.view(state, None), 0) == PASS


def test_dismissed_sycophant_can_be_released() -> None:
    state = position(
        player("sycophant", rubles=0),
        player("debtors_prison"),
        phase=Phase.ARISTOCRAT,
        options=NEW_SOCIETY,
    )
    state = all_pass(state)
    state.phase, state.turn = Phase.BUILDING, 1
    assert is_legal(state, release("sycophant"))
