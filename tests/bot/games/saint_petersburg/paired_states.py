"""Pairs of states that differ only in what a viewer may not know, and moves legal in both."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.core import AnyGame, Seat, apply
from engine.games.saint_petersburg.actions import PASS, Draw
from engine.games.saint_petersburg.state import Options, State
from engine.registry import find_game
from tests.bot.games.saint_petersburg.coverage_policy import CoveragePolicy
from tests.bot.games.saint_petersburg.observer import PLAYERS, Script

GAME: AnyGame = find_game("saint_petersburg")
SEED = 70

UPCOMING_DEALS = 8
"""How many cards of each stack may be dealt while a script is played."""


def first_state_where(predicate: Callable[[State], bool]) -> State:
    """Return the first state of a random game that satisfies a predicate."""
    state, policy = GAME.new(len(PLAYERS), SEED, Options()), CoveragePolicy(GAME)
    while not predicate(state):
        seat, action = policy.choose(state)
        transition = apply(GAME, state, seat, action)
        state, events = transition.state, transition.events
        policy.note_events(events)
    assert isinstance(state, State)
    return state


def conceal_from(state: State, viewer: Seat | None) -> State:
    """Replace the others' rubles and hands, but not the cards that are dealt next."""
    for seed in range(1000):
        concealed = GAME.conceal(state, viewer, seed)
        assert isinstance(concealed, State)
        if _restore_upcoming_deals(state, concealed) and _differs(state, concealed, viewer):
            return concealed
    raise AssertionError("no way to conceal this")


def _restore_upcoming_deals(state: State, concealed: State) -> bool:
    """Put the cards that are dealt next back on top. Returns False if a stack lacks one."""
    for stack, other_stack in zip(state.stacks, concealed.stacks, strict=True):
        for card in stack[-UPCOMING_DEALS:]:
            if card not in other_stack:
                return False
            other_stack.remove(card)
        other_stack += stack[-UPCOMING_DEALS:]
    return True


def _differs(state: State, concealed: State, viewer: Seat | None) -> bool:
    """Whether every other player has different rubles and a different hand."""
    return all(
        player.rubles != concealed_player.rubles
        and (not player.hand or sorted(player.hand) != sorted(concealed_player.hand))
        for seat, (player, concealed_player) in enumerate(
            zip(state.players, concealed.players, strict=True)
        )
        if seat != viewer
    )


def legal_script_for_both(state: State, concealed: State, moves: int) -> Script:
    """Return moves that are legal in both states, and during which a phase ends.

    They do not use the Observatory, which reveals a card.
    """
    rng = Random(1)
    script: list[tuple[Seat, Any]] = []
    while len(script) < moves:
        seat = GAME.to_act(state)[0]
        legal = GAME.legal_actions(concealed, seat)
        both = [
            action
            for action in GAME.legal_actions(state, seat)
            if action in legal and not isinstance(action, Draw)
        ]
        should_pass = PASS in both and 2 <= len(script) < 2 + len(PLAYERS)
        action = PASS if should_pass else rng.choice(both)
        state, concealed = (
            apply(GAME, game_state, seat, action).state for game_state in (state, concealed)
        )
        script.append((seat, action))
    return script
