"""The Observatory."""

from __future__ import annotations

import pytest

from engine.core import Seat
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import Phase, card_number
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    PASS,
    after,
    all_pass,
    buy,
    cards,
    draw,
    in_play,
    is_legal,
    play,
    player,
    position,
    rejection_of,
    take,
    to_act,
)

ROWS = "4*author 4*administrator"
STACKS = {
    Phase.WORKER: "shepherd gold_miner",
    Phase.BUILDING: "hospital pub",
    Phase.ARISTOCRAT: "judge author",
    Phase.TRADING: "bank wharf",
}


def at_observatory(
    in_play: str = "observatory",
    *,
    hand: str = "",
    rubles: int = 25,
    used: int = 0,
    turn: Seat = 0,
) -> State:
    """The building phase of one with an Observatory and one without."""
    owner = player(in_play, hand=hand, rubles=rubles, used=used)
    return position(owner, player(), phase=Phase.BUILDING, turn=turn, upper=ROWS, stacks=STACKS)


def test_its_owner_may_draw_the_top_card_of_any_stack() -> None:
    for stack, top in zip(Phase, cards("shepherd hospital judge bank"), strict=True):
        state = after(at_observatory(), draw(stack))
        assert state.drawn == top
        assert len(state.stacks[stack]) == 1


@pytest.mark.parametrize("phase", [Phase.WORKER, Phase.ARISTOCRAT, Phase.TRADING])
def test_it_is_used_in_the_building_phase_only(phase: Phase) -> None:
    state = position(player("observatory"), player(), phase=phase)
    assert rejection_of(state, draw(Phase.WORKER)).reason == "not-building-phase"


def test_who_has_none_draws_nothing() -> None:
    assert rejection_of(at_observatory("market"), draw(Phase.WORKER)).reason == "no-observatory"


def test_it_cannot_draw_the_last_card_of_a_stack() -> None:
    state = at_observatory()
    state.stacks[Phase.TRADING] = cards("bank")
    state.stacks[Phase.WORKER] = []
    assert rejection_of(state, draw(Phase.TRADING)).params == {"stack": "trading", "size": 1}
    assert rejection_of(state, draw(Phase.WORKER)).params == {"stack": "worker", "size": 0}
    assert is_legal(state, draw(Phase.BUILDING))


def test_the_drawn_card_must_be_dealt_with_at_once_by_the_same_seat() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING))
    assert to_act(state) == 0
    for move in (PASS, buy("author"), take("author"), draw(Phase.WORKER)):
        assert rejection_of(state, move).params == {"card": "hospital"}


def test_the_drawn_card_can_be_bought() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING), buy("hospital", "drawn"))
    assert state.players[0].rubles == 25 - 14
    assert in_play(state, 0) == sorted(cards("observatory hospital"))
    assert state.drawn is None
    assert to_act(state) == 1


def test_a_drawn_trading_card_displaces_as_any_other() -> None:
    state = after(at_observatory("observatory market"), draw(Phase.TRADING))
    assert not is_legal(state, buy("bank", "drawn", over="observatory"))
    state = after(state, buy("bank", "drawn", over="market"))
    assert state.players[0].rubles == 25 - 8
    assert state.discard_pile == cards("market")


def test_the_drawn_card_can_be_taken() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING), take("hospital", "drawn"))
    assert state.players[0].hand == cards("hospital")
    assert state.players[0].rubles == 25


def test_the_drawn_card_can_be_discarded() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING), DISCARD)
    assert state.discard_pile == cards("hospital")
    assert state.drawn is None
    assert to_act(state) == 1


def test_without_room_in_the_hand_the_drawn_card_is_not_taken() -> None:
    state = after(at_observatory(hand="3*author"), draw(Phase.BUILDING))
    refusal = rejection_of(state, take("hospital", "drawn"))
    assert refusal.reason == "hand-full"
    assert refusal.params == {"limit": 3, "instead": "buy-or-discard"}
    assert is_legal(state, DISCARD)


def test_without_rubles_the_drawn_card_is_not_bought() -> None:
    state = after(at_observatory(rubles=13), draw(Phase.BUILDING))
    assert rejection_of(state, buy("hospital", "drawn")).params == {
        "card": "hospital",
        "need": 14,
        "have": 13,
        "instead": "take-or-discard",
    }


def test_without_room_and_rubles_the_drawn_card_can_only_be_discarded() -> None:
    state = after(at_observatory(hand="3*author", rubles=0), draw(Phase.BUILDING))
    assert GAME.legal_actions(state, 0) == [DISCARD]
    for move in (buy("hospital", "drawn"), take("hospital", "drawn")):
        assert rejection_of(state, move).params["instead"] == "discard"


def test_a_drawn_trading_card_that_displaces_nothing_can_be_taken_or_discarded() -> None:
    refusal = rejection_of(after(at_observatory(), draw(Phase.TRADING)), buy("bank", "drawn"))
    assert refusal.reason == "nothing-to-displace"
    assert refusal.params == {"card": "bank", "instead": "take-or-discard"}


def test_the_drawn_card_is_open_to_all() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING))
    assert GAME.view(state, None).drawn == card_number("hospital")
    assert GAME.view(state, 1).drawn == card_number("hospital")


def test_drawing_is_an_action_and_the_turn_goes_on() -> None:
    state = at_observatory("2*observatory")
    state = after(state, draw(Phase.WORKER), DISCARD)
    assert to_act(state) == 1


@pytest.mark.parametrize("then", [DISCARD, take("hospital", "drawn"), buy("hospital", "drawn")])
def test_a_draw_resets_the_pass_count(then: Action) -> None:
    state = after(at_observatory(turn=1), PASS, draw(Phase.BUILDING), then, PASS)
    assert state.phase is Phase.BUILDING
    assert after(state, PASS).phase is Phase.ARISTOCRAT


def test_a_used_one_gives_no_point_in_this_rounds_scoring() -> None:
    state = at_observatory("observatory market")
    assert all_pass(state).players[0].points == 2
    state = after(state, draw(Phase.WORKER), DISCARD, PASS)
    assert all_pass(state).players[0].points == 1


def test_a_used_one_cannot_be_used_again() -> None:
    state = after(at_observatory(), draw(Phase.WORKER), DISCARD, PASS)
    assert rejection_of(state, draw(Phase.BUILDING)).reason == "observatory-used"


def test_a_used_one_cannot_be_displaced() -> None:
    state = at_observatory("observatory market", hand="bank")
    assert is_legal(state, play("bank", over="observatory"))
    state = after(state, draw(Phase.WORKER), DISCARD, PASS)
    refusal = rejection_of(state, play("bank", over="observatory"))
    assert (refusal.reason, refusal.params["may"]) == ("cannot-displace", ("market",))


def test_a_used_one_cannot_be_displaced_in_the_later_phases_of_the_round_either() -> None:
    state = at_observatory(hand="bank")
    state = all_pass(all_pass(after(state, draw(Phase.WORKER), DISCARD, PASS)))
    assert state.phase is Phase.TRADING
    assert rejection_of(state, play("bank", over="observatory")).reason == "nothing-to-displace"
    state = after(all_pass(state), PASS)
    assert is_legal(state, play("bank", over="observatory"))


def test_it_turns_up_at_the_start_of_the_next_round_not_before() -> None:
    state = after(at_observatory(), draw(Phase.WORKER), DISCARD, PASS)
    for phase in (Phase.BUILDING, Phase.ARISTOCRAT, Phase.TRADING):
        assert (state.round, state.phase) == (1, phase)
        assert state.players[0].used_observatories == 1
        state.last_round = False
        state = all_pass(state)
    assert (state.round, state.phase) == (2, Phase.WORKER)
    assert state.players[0].used_observatories == 0


def test_it_can_be_used_in_the_phase_in_which_it_came_into_play() -> None:
    state = at_observatory("market")
    state.upper = cards("observatory")
    state = after(state, buy("observatory"), PASS)
    assert is_legal(state, draw(Phase.WORKER))


def test_each_of_both_copies_is_used_by_itself() -> None:
    state = after(at_observatory("2*observatory"), draw(Phase.BUILDING), DISCARD, PASS)
    assert is_legal(state, draw(Phase.WORKER))
    state = after(state, draw(Phase.WORKER), DISCARD, PASS)
    assert rejection_of(state, draw(Phase.TRADING)).reason == "observatory-used"


@pytest.mark.parametrize(("used", "points"), [(0, 2), (1, 1), (2, 0)])
def test_each_of_both_copies_loses_its_own_point_only(used: int, points: int) -> None:
    assert all_pass(at_observatory("2*observatory", used=used)).players[0].points == points


def test_of_two_copies_the_unused_one_can_be_displaced() -> None:
    state = at_observatory("2*observatory", hand="bank peterhof", used=1)
    state = after(state, play("bank", over="observatory"), PASS)
    assert state.players[0].used_observatories == 1
    assert not is_legal(state, draw(Phase.WORKER))
    assert not is_legal(state, play("peterhof", over="observatory"))


def test_the_second_copy_can_be_drawn_with_and_used_at_once() -> None:
    state = at_observatory()
    state.stacks[Phase.BUILDING] = cards("pub observatory")
    state = after(state, draw(Phase.BUILDING), buy("observatory", "drawn"), PASS)
    assert state.players[0].rubles == 25 - 5
    assert is_legal(state, draw(Phase.WORKER))


def test_drawing_never_ends_the_game() -> None:
    state = after(at_observatory(), draw(Phase.WORKER), DISCARD)
    assert [len(stack) for stack in state.stacks] == [1, 2, 2, 2]
    assert not state.last_round


def test_others_cannot_use_it() -> None:
    assert rejection_of(at_observatory(turn=1), draw(Phase.WORKER)).reason == "no-observatory"
