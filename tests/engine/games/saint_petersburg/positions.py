"""Building positions by card names, and playing on from them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core import IllegalAction, Seat, apply
from engine.games.saint_petersburg import actions
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
    """The cards of a list of names, "market 3*author" for instance."""
    found = []
    for word in names.split():
        times, _, name = word.rpartition("*")
        found += [card_number(name)] * int(times or 1)
    return found


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
    """A moment in the actions of a phase. Stacks are named from the top; others are whole."""
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
    """Buy a card; a trading card `over` the one that it displaces."""
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
    """The one seat that must decide now."""
    (seat,) = GAME.to_act(state)
    return seat


def after(state: State, *moves: Action) -> State:
    """The state after these actions, each of the seat that is then to act."""
    for move in moves:
        state = apply(GAME, state, to_act(state), move).state
    return state


def events_of(state: State, *moves: Action) -> list[Event]:
    """The events of these actions."""
    told = []
    for move in moves:
        transition = apply(GAME, state, to_act(state), move)
        state, events = transition.state, transition.events
        told += events
    return told


def all_pass(state: State) -> State:
    """The state after everybody has passed until the phase is over, no points bought."""
    now = (state.round, state.phase)
    while not state.over and (state.round, state.phase) == now:
        asked = GAME.legal_actions(state, to_act(state))[0] if state.pending_owners() else PASS
        state = after(state, asked)
    return state


def is_legal(state: State, move: Action) -> bool:
    """Whether the seat to act may do that."""
    return move in GAME.legal_actions(state, to_act(state))


def refusal_of(state: State, move: Action, seat: Seat | None = None) -> IllegalAction:
    """How the action is refused."""
    with pytest.raises(IllegalAction) as refusal:
        apply(GAME, state, to_act(state) if seat is None else seat, move)
    return refusal.value


def cost(
    card: str,
    source: Source | None = "upper",
    over: str | None = None,
    having: str = "",
    edition: str = "base",
) -> int:
    """What a card costs the owner of these cards in play."""
    return price(
        card_table(edition),
        player(having).in_play,
        card_number(card),
        source,
        None if over is None else card_number(over),
    )


def in_play(state: State, seat: Seat) -> list[int]:
    """The cards in play of a seat, as `cards` gives them, sorted."""
    return [card for card, copies in enumerate(state.players[seat].in_play) for _ in range(copies)]
