"""Alone: when the game can be drawn out, and what is stored of those who do it and who do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.ai.agents import make_player
from engine.ai.games.saint_petersburg.measure_solo import SoloGame, points
from engine.ai.games.saint_petersburg.solo import can_draw_out
from engine.ai.information_state import information_state
from engine.codec import load_options
from engine.games.saint_petersburg.actions import PASS
from engine.games.saint_petersburg.cards import Phase
from engine.registry import find_game

GAME = find_game("saint_petersburg")


def solo_states(deal: int) -> Iterator[Any]:
    """Yield the states in which a Medium player decides alone."""
    state, player = GAME.new(1, deal, load_options(GAME, "{}")), make_player(GAME.name, "medium")
    while GAME.to_act(state):
        yield state
        info_state = information_state(GAME, state, 0, 1)
        GAME.advance(state, 0, player.choose(info_state))


def test_pass_that_draws_the_game_out_deals_nothing_and_keeps_a_last_card() -> None:
    chances = 0
    for state in solo_states(901):
        if not can_draw_out(GAME.view(state, 0)):
            continue
        chances += 1
        after = GAME.clone(state)
        GAME.advance(after, 0, PASS)
        if after.phase == state.phase:  # A Pub has to decide first.
            continue
        assert [len(stack) for stack in after.stacks] == [len(stack) for stack in state.stacks]
        assert len(after.stacks[after.phase]) == 1
        assert not after.last_round
    assert chances > 5


def test_any_other_pass_lets_a_last_card_be_dealt_if_there_is_one() -> None:
    for state in solo_states(902):
        view = GAME.view(state, 0)
        if can_draw_out(view) or view.last_round or state.phase is Phase.TRADING:
            continue
        if not view.at_building and view.drawn is None and view.stacks[state.phase + 1] == 1:
            after = GAME.clone(state)
            GAME.advance(after, 0, PASS)
            assert after.phase == state.phase or after.last_round


def test_nobody_draws_a_game_out_in_company() -> None:
    state = GAME.new(2, 5, load_options(GAME, "{}"))
    state.stacks[Phase.BUILDING] = state.stacks[Phase.BUILDING][:1]
    assert not can_draw_out(GAME.view(state, 0))


@pytest.mark.parametrize("deal", [900, 901, 902])
def test_drawing_the_game_out_pays(deal: int) -> None:
    assert points(SoloGame("medium", True, deal)) > 2 * points(SoloGame("medium", False, deal))
