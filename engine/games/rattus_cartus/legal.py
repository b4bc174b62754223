"""What a seat may do now, and why something else is not allowed."""

from __future__ import annotations

from engine.core import IllegalAction, Seat
from engine.games.rattus_cartus.actions import (
    DISCARD,
    DONE,
    ENTER_AT,
    GIVE,
    LAY,
    LOOK_AT,
    SUPPLY_AT,
    USE_PASS,
    Action,
    Discard,
    Done,
    Enter,
    Give,
    Lay,
    Look,
    TakeSupply,
    UsePass,
)
from engine.games.rattus_cartus.cards import PASS, can_be_laid, card_id
from engine.games.rattus_cartus.state import Player, State, Step

SIMULTANEOUS_STEPS = (Step.GIVE, Step.DISCARD)
"""Decisions that several seats may make at once."""


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that must decide now; none when the game is over."""
    step = state.step
    if step is Step.GIVE or step is Step.DISCARD:
        return tuple([seat for seat, player in enumerate(state.players) if player.asked])
    return () if step is Step.OVER else (state.turn,)


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Return every action that the seat may take now: cards in ascending order, then `Done`."""
    step = state.step
    if step is Step.GIVE or step is Step.DISCARD:
        if not 0 <= seat < len(state.players) or not state.players[seat].asked:
            return []
        hand = dict.fromkeys(state.players[seat].hand)
        if step is Step.GIVE:
            return [GIVE[card] for card in hand]
        return [*[DISCARD[card] for card in hand], DONE]
    if seat != state.turn or step is Step.OVER:
        return []
    if step is Step.LAY:
        hand = dict.fromkeys(state.players[seat].hand)
        return [*[LAY[card] for card in hand if card < PASS], DONE]
    if step is Step.SUPPLY:
        return [*SUPPLY_AT[: len(state.row)]]
    if step is Step.LOOK:
        known = state.players[seat].known
        return [LOOK_AT[nun] for nun in range(len(state.nuns)) if not known >> nun & 1]
    entering: list[Action] = [*ENTER_AT[: len(state.row)]]
    if len(state.queue) > 1 and PASS in state.players[seat].hand:
        entering.append(USE_PASS)
    return entering


STEPS_OF_ACTION: dict[type, tuple[Step, ...]] = {
    TakeSupply: (Step.SUPPLY,),
    Look: (Step.LOOK,),
    Enter: (Step.ENTER,),
    UsePass: (Step.ENTER,),
    Lay: (Step.LAY,),
    Give: (Step.GIVE,),
    Discard: (Step.DISCARD,),
    Done: (Step.LAY, Step.DISCARD),
}
"""The decisions in which each type of action is possible."""


def rejection(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Return why an action is not legal, with the numbers that explain it."""
    if state.over:
        return IllegalAction("game-over")
    if seat not in to_act(state):
        if state.step in SIMULTANEOUS_STEPS:
            return IllegalAction("not-asked")
        return IllegalAction("not-your-turn", seat=state.turn)
    if state.step not in STEPS_OF_ACTION[type(action)]:
        return IllegalAction("wrong-step", step=state.step.value)
    return _step_rejection(state, state.players[seat], action)


def _step_rejection(state: State, player: Player, action: Action) -> IllegalAction:
    """Return why an action of the right type is not possible."""
    match action:
        case TakeSupply(place) | Enter(place):
            return IllegalAction("no-such-place", place=place, most=len(state.row))
        case Look(nun) if not 0 <= nun < len(state.nuns):
            return IllegalAction("no-such-nun", nun=nun, most=len(state.nuns))
        case Look(nun):
            return IllegalAction("nun-known", nun=nun)
        case UsePass() if PASS not in player.hand:
            return IllegalAction("no-pass")
        case Lay(card) | Give(card) | Discard(card):
            if card in player.hand and not can_be_laid(card):
                return IllegalAction("cannot-be-laid", card=card_id(card))
            return IllegalAction("not-in-hand", card=card_id(card))
    return IllegalAction("last-to-enter")
