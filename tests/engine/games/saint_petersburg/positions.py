"""Builds positions from card names, and plays on from them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core import IllegalAction, Seat, apply
from engine.games.saint_petersburg import actions
from engine.games.saint_petersburg.action_effects import ActionEffects, action_effects
from engine.games.saint_petersburg.actions import Action, Source
from engine.games.saint_petersburg.cards import CARD_IDS, Phase, card_number, card_table
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.game import SaintPetersburg
from engine.games.saint_petersburg.legal import price
from engine.games.saint_petersburg.state import Options, Player, State

GAME = SaintPetersburg()
DECK = card_table("base").deck
NEW_SOCIETY = Options(edition="new_society")


def cards(names: str) -> list[int]:
    """The cards of a list of names, such as "market 3*author"."""
    numbers = []
    for word in names.split():
        count, _, name = word.rpartition("*")
        numbers += [card_number(name)] * int(count or 1)
    return numbers


def player(
    in_play: str = "",
    *,
    hand: str = "",
    rubles: int = 25,
    points: int = 0,
    used: int = 0,
    used_prisons: int = 0,
) -> Player:
    """A seat with these cards in play, `used` of its Observatories face down."""
    counts = bytearray(len(CARD_IDS))
    for card in cards(in_play):
        counts[card] += 1
    return Player(rubles, points, cards(hand), counts, used, used_prisons)


def position(
    *players: Player,
    phase: Phase = Phase.WORKER,
    turn: Seat = 0,
    upper: str = "",
    lower: str = "",
    pile: str = "",
    stacks: Mapping[Phase, str] | None = None,
    markers: tuple[Seat, Seat, Seat, Seat] = (0, 0, 0, 0),
    last_round: bool = False,
    options: Options | None = None,
) -> State:
    """A state in the actions of a phase.

    Named stacks list their cards from the top; the other stacks are complete.
    """
    named = {stack: cards(names)[::-1] for stack, names in (stacks or {}).items()}
    options = options or Options()
    deck = card_table(options.edition).deck
    return State(
        options=options,
        players=[seat.clone() for seat in players],
        stacks=[named.get(stack, list(deck[stack])) for stack in Phase],
        markers=list(markers),
        turn=turn,
        upper=cards(upper),
        lower=cards(lower),
        discard_pile=cards(pile),
        phase=phase,
        last_round=last_round,
    )


PASS = actions.PASS
DISCARD = actions.DISCARD


def buy(card: str, source: Source = "upper", over: str | None = None) -> Action:
    """Buy a card; a trading card displaces the card `over`."""
    return actions.buy(card_number(card), source, None if over is None else card_number(over))


def take(card: str, source: Source = "upper") -> Action:
    return actions.take(card_number(card), source)


def play(card: str, over: str | None = None) -> Action:
    return actions.play(card_number(card), None if over is None else card_number(over))


def draw(stack: Phase) -> Action:
    return actions.draw(stack)


def points(number: int) -> Action:
    """Buy so many points in the Pub."""
    return actions.buy_points(number)


def release(card: str) -> Action:
    """Pick a card of the discard pile with the Debtor's Prison."""
    return actions.release(card_number(card))


def divide(points: int) -> Action:
    """Take so many points from the Guild Hall, and rubles for the rest."""
    return actions.divide(points)


def trade(points: int) -> Action:
    """Buy so many points in the Trading House."""
    return actions.trade(points)


def to_act(state: State) -> Seat:
    """The only seat to act."""
    (seat,) = GAME.to_act(state)
    return seat


def after(state: State, *moves: Action) -> State:
    """The state after these actions, each by the seat to act."""
    for move in moves:
        state = apply(GAME, state, to_act(state), move).state
    return state


def events_of(state: State, *moves: Action) -> list[Event]:
    """The events of these actions."""
    events = list[Event]()
    for move in moves:
        transition = apply(GAME, state, to_act(state), move)
        state = transition.state
        events += transition.events
    return events


def all_pass(state: State) -> State:
    """The state at the end of the phase after all seats pass and buy no points."""
    start = (state.round, state.phase)
    while not state.over and (state.round, state.phase) == start:
        if state.pending_owners():
            state = after(state, GAME.legal_actions(state, to_act(state))[0])
        else:
            state = after(state, PASS)
    return state


def effect_of(state: State, action: Action) -> ActionEffects:
    """The effects of an action of the seat to act, as this seat can compute them."""
    return action_effects(GAME.view(state, to_act(state)), action)


def is_legal(state: State, move: Action) -> bool:
    """Whether the action is legal for the seat to act."""
    return move in GAME.legal_actions(state, to_act(state))


def rejection_of(state: State, move: Action, seat: Seat | None = None) -> IllegalAction:
    """The error that rejects the action."""
    with pytest.raises(IllegalAction) as error:
        apply(GAME, state, to_act(state) if seat is None else seat, move)
    return error.value


def cost(
    card: str,
    source: Source | None = "upper",
    over: str | None = None,
    having: str = "",
    edition: str = "base",
) -> int:
    """The price of a card for a player who has these cards in play."""
    return price(
        card_table(edition),
        player(having).in_play,
        card_number(card),
        source,
        None if over is None else card_number(over),
    )


def in_play(state: State, seat: Seat) -> list[int]:
    """The cards that a seat has in play, sorted."""
    return [card for card, copies in enumerate(state.players[seat].in_play) for _ in range(copies)]
