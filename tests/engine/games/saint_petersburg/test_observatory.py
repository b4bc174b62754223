"""The Observatory."""

from __future__ import annotations

import pytest

from engine.core import Seat
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import Phase
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
    """A building phase in which seat 0 has an Observatory and seat 1 has none."""
    owner = player(in_play, hand=hand, rubles=rubles, used=used)
    return position(owner, player(), phase=Phase.BUILDING, turn=turn, upper=ROWS, stacks=STACKS)


def test_owner_may_draw_the_top_card_of_any_stack() -> None:
    for stack, top in zip(Phase, cards("shepherd hospital judge bank"), strict=True):
        state = after(at_observatory(), draw(stack))
        assert state.drawn == top
        assert len(state.stacks[stack]) == 1


@pytest.mark.parametrize("phase", [Phase.WORKER, Phase.ARISTOCRAT, Phase.TRADING])
def test_observatory_is_usable_in_the_building_phase_only(phase: Phase) -> None:
    state = position(player("observatory"), player(), phase=phase)
    assert rejection_of(state, draw(Phase.WORKER)).reason == "not-building-phase"


def test_last_card_of_a_stack_cannot_be_drawn() -> None:
    state = at_observatory()
    state.stacks[Phase.TRADING] = cards("bank")
    state.stacks[Phase.WORKER] = []
    assert rejection_of(state, draw(Phase.TRADING)).params == {"stack": "trading", "size": 1}
    assert rejection_of(state, draw(Phase.WORKER)).params == {"stack": "worker", "size": 0}
    assert is_legal(state, draw(Phase.BUILDING))


def test_same_seat_must_handle_the_drawn_card_at_once() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING))
    assert to_act(state) == 0
    for move in (PASS, buy("author"), take("author"), draw(Phase.WORKER)):
        assert rejection_of(state, move).params == {"card": "hospital"}


def test_drawn_card_can_be_bought() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING), buy("hospital", "drawn"))
    assert state.players[0].rubles == 25 - 14
    assert in_play(state, 0) == sorted(cards("observatory hospital"))
    assert state.drawn is None
    assert to_act(state) == 1


def test_drawn_trading_card_displaces_as_usual() -> None:
    state = after(at_observatory("observatory market"), draw(Phase.TRADING))
    assert not is_legal(state, buy("bank", "drawn", over="observatory"))
    state = after(state, buy("bank", "drawn", over="market"))
    assert state.players[0].rubles == 25 - 8
    assert state.discard_pile == cards("market")


def test_drawn_card_can_be_taken() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING), take("hospital", "drawn"))
    assert state.players[0].hand == cards("hospital")
    assert state.players[0].rubles == 25


def test_drawn_card_can_be_discarded() -> None:
    state = after(at_observatory(), draw(Phase.BUILDING), DISCARD)
    assert state.discard_pile == cards("hospital")
    assert state.drawn is None
    assert to_act(state) == 1


def test_drawn_card_must_be_discarded_without_hand_space_and_rubles() -> None:
    state = after(at_observatory(hand="3*author", rubles=0), draw(Phase.BUILDING))
    assert GAME.legal_actions(state, 0) == [DISCARD]
    for move in (buy("hospital", "drawn"), take("hospital", "drawn")):
        assert rejection_of(state, move).params["instead"] == "discard"


@pytest.mark.parametrize("then", [DISCARD, take("hospital", "drawn"), buy("hospital", "drawn")])
def test_draw_resets_the_pass_count(then: Action) -> None:
    state = after(at_observatory(turn=1), PASS, draw(Phase.BUILDING), then, PASS)
    assert state.phase is Phase.BUILDING
    assert after(state, PASS).phase is Phase.ARISTOCRAT


def test_used_observatory_scores_no_point_this_round() -> None:
    state = at_observatory("observatory market")
    assert all_pass(state).players[0].points == 2
    state = after(state, draw(Phase.WORKER), DISCARD, PASS)
    assert all_pass(state).players[0].points == 1


def test_observatory_is_usable_once_a_round() -> None:
    state = after(at_observatory(), draw(Phase.WORKER), DISCARD, PASS)
    assert rejection_of(state, draw(Phase.BUILDING)).reason == "observatory-used"


def test_used_observatory_cannot_be_displaced_until_the_next_round() -> None:
    state = at_observatory(hand="bank")
    assert is_legal(state, play("bank", over="observatory"))
    state = all_pass(all_pass(after(state, draw(Phase.WORKER), DISCARD, PASS)))
    assert state.phase is Phase.TRADING
    assert rejection_of(state, play("bank", over="observatory")).reason == "nothing-to-displace"
    state = after(all_pass(state), PASS)
    assert is_legal(state, play("bank", over="observatory"))


def test_observatory_is_usable_in_the_phase_in_which_it_is_bought() -> None:
    state = at_observatory("market")
    state.upper = cards("observatory")
    state = after(state, buy("observatory"), PASS)
    assert is_legal(state, draw(Phase.WORKER))


def test_both_observatories_are_used_separately() -> None:
    state = after(at_observatory("2*observatory"), draw(Phase.BUILDING), DISCARD, PASS)
    assert is_legal(state, draw(Phase.WORKER))
    state = after(state, draw(Phase.WORKER), DISCARD, PASS)
    assert rejection_of(state, draw(Phase.TRADING)).reason == "observatory-used"


@pytest.mark.parametrize(("used", "points"), [(0, 2), (1, 1), (2, 0)])
def test_each_used_observatory_loses_only_its_own_point(used: int, points: int) -> None:
    assert all_pass(at_observatory("2*observatory", used=used)).players[0].points == points


def test_unused_one_of_two_observatories_can_be_displaced() -> None:
    state = at_observatory("2*observatory", hand="bank peterhof", used=1)
    state = after(state, play("bank", over="observatory"), PASS)
    assert state.players[0].used_observatories == 1
    assert not is_legal(state, draw(Phase.WORKER))
    assert not is_legal(state, play("peterhof", over="observatory"))


def test_drawn_second_observatory_is_usable_in_the_same_phase() -> None:
    state = at_observatory()
    state.stacks[Phase.BUILDING] = cards("pub observatory")
    state = after(state, draw(Phase.BUILDING), buy("observatory", "drawn"), PASS)
    assert state.players[0].rubles == 25 - 5
    assert is_legal(state, draw(Phase.WORKER))


def test_other_seat_cannot_use_the_observatory() -> None:
    assert rejection_of(at_observatory(turn=1), draw(Phase.WORKER)).reason == "no-observatory"
