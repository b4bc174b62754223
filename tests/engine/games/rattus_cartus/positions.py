"""Builds states from card names, and plays on from them.

Cards are written as "monk witch king_3 sword": a person without a number shows no nuns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core import IllegalAction, Seat, apply
from engine.games.rattus_cartus.actions import (
    DISCARD,
    DONE,
    ENTER_AT,
    GIVE,
    LAY,
    LOOK_AT,
    SUPPLY_AT,
    Action,
)
from engine.games.rattus_cartus.buildings import BUILDINGS_OF_CLASS, building_number
from engine.games.rattus_cartus.cards import CLASS_IDS, PERSONS, POPULATION_DECK, card_number
from engine.games.rattus_cartus.events import BuildingUsed
from engine.games.rattus_cartus.game import RattusCartus
from engine.games.rattus_cartus.phases import set_up_with
from engine.games.rattus_cartus.state import Options, Phase, State, Step

GAME = RattusCartus()

Events = list[Any]
"""The events of some actions, in order."""


def card(word: str) -> int:
    return card_number(f"{word}_0" if word in PERSONS else word)


def cards(words: str) -> list[int]:
    return sorted(map(card, words.split()))


def class_number(name: str) -> int:
    return CLASS_IDS.index(name)


def enough_buildings() -> list[int]:
    """The first five buildings of each class, alternating between the classes."""
    return [of[number] for number in range(5) for of in BUILDINGS_OF_CLASS]


def table(
    *hands: str,
    row: str = "farm_1 office_1 castle_1",
    first: Seat = 0,
    rats: Sequence[int] = (),
    deck: str = "",
    nuns: str = "",
    round_number: int = 1,
    options: Options | None = None,
) -> State:
    """A state in which all seats have taken their supplies and the first seat must enter.

    `deck` lists the next cards, `nuns` the nun row; by default both are arbitrary.
    """
    state = set_up_with(
        len(hands), enough_buildings(), POPULATION_DECK, first, options or Options(), 7
    )
    for player, hand in zip(state.players, hands, strict=True):
        player.hand = cards(hand)
    for player, number in zip(state.players, rats, strict=False):
        player.rats = number
    state.row = [building_number(name) for name in row.split()]
    state.entered = [[] for _ in state.row]
    state.deck += [card(word) for word in reversed(deck.split())]
    if nuns:
        state.nuns = [card(word) for word in nuns.split()]
    state.round = round_number
    state.phase, state.step = Phase.ENTERING, Step.ENTER
    return state


def last_round(state: State) -> State:
    state.round = state.rounds
    return state


def after(state: State, *actions: Action, seat: Seat | None = None) -> State:
    """The state after these actions of one seat, or of the first seat to act."""
    return after_with_events(state, *actions, seat=seat)[0]


def after_with_events(
    state: State, *actions: Action, seat: Seat | None = None
) -> tuple[State, Events]:
    """The same, with the events."""
    events: Events = []
    for action in actions:
        acting = GAME.to_act(state)[0] if seat is None else seat
        transition = apply(GAME, state, acting, action)
        state, new_events = transition.state, transition.events
        events += new_events
    return state, events


def supply(place: int) -> Action:
    return SUPPLY_AT[place]


def look(nun: int) -> Action:
    return LOOK_AT[nun]


def entering(place: int, laid: str = "") -> list[Action]:
    """The actions of entering a building and laying down cards there."""
    return [ENTER_AT[place], *[LAY[each] for each in cards(laid)], DONE]


def gives(words: str) -> list[Action]:
    return [GIVE[each] for each in cards(words)]


def discards(words: str) -> list[Action]:
    return [DISCARD[each] for each in cards(words)]


def all_enter(state: State, *entries: str) -> State:
    """All seats enter in turn: "0 monk king" is the place and the cards laid down."""
    return all_enter_with_events(state, *entries)[0]


def all_enter_with_events(state: State, *entries: str) -> tuple[State, Events]:
    events: Events = []
    for entry in entries:
        place, _, laid = entry.partition(" ")
        state, new_events = after_with_events(state, *entering(int(place), laid))
        events += new_events
    return state, events


def of_kind(events: Events, *kinds: type) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]


def used(events: Events) -> list[tuple[Seat, bool]]:
    """Who used a building, and whether by the privilege."""
    return [(event.seat, event.privilege) for event in of_kind(events, BuildingUsed)]


def redacted(event: Any, seat: Seat | None) -> Any:
    """The event as the seat may see it."""
    return GAME.redact(event, seat)


def legal(state: State, seat: Seat | None = None) -> list[Action]:
    return GAME.legal_actions(state, GAME.to_act(state)[0] if seat is None else seat)


def hand(state: State, seat: Seat) -> list[int]:
    return state.players[seat].hand


def rats(state: State) -> list[int]:
    return [player.rats for player in state.players]


def heights(state: State, name: str) -> list[int]:
    return state.heights[class_number(name)]


def rejection_of(state: State, seat: Seat, action: Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as error:
        apply(GAME, state, seat, action)
    return error.value


def to_act(state: State) -> Seat:
    """The only seat to act."""
    (seat,) = GAME.to_act(state)
    return seat
