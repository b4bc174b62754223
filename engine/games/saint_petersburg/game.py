"""Saint Petersburg as an `engine.core.Game`."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from engine.core import Codecs, IllegalAction, Result, Seat
from engine.games.saint_petersburg import (
    determinization,
    events,
    legal,
    phases,
    play,
    rejections,
    scoring,
    view,
)
from engine.games.saint_petersburg.actions import PASS, Action
from engine.games.saint_petersburg.cards import card_table
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.state import Options, State
from engine.games.saint_petersburg.view import View


class SaintPetersburg:
    """The rules of Saint Petersburg, behind the interface of `engine.core.Game`."""

    name = "saint_petersburg"
    schema = 2
    pass_action: Action | None = PASS
    codecs: Codecs[State, Action, Event, Options] = Codecs(
        state=TypeAdapter(State),
        action=TypeAdapter(Action),
        event=TypeAdapter(Event),
        options=TypeAdapter(Options),
    )

    # Playouts ask for these at every move.
    clone = staticmethod(State.clone)
    to_act = staticmethod(legal.to_act)
    legal_actions = staticmethod(legal.legal_actions)
    advance = staticmethod(play.advance)

    def seat_counts(self, options: Options) -> range:
        return card_table(options.edition).seat_counts

    def new(self, seats: int, seed: int, options: Options) -> State:
        return phases.set_up(seats, seed, options)

    def rejection(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        return rejections.rejection(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.build_view(state, seat)

    def forced_action(self, seen: View, seat: Seat) -> Action | None:
        return view.forced_action(seen, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return events.redact(event, seat)

    def reveals(self, event: Event, seat: Seat | None = None) -> bool:
        return events.reveals(event)

    def conceal(self, state: State, seat: Seat | None, seed: int) -> State:
        return determinization.conceal(state, seat, seed)

    def determinize(self, state: State, seat: Seat, seed: int) -> State:
        return determinization.determinize(state, seat, seed)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Convert a state of schema 1, which had the cards of the first edition only."""
        if schema != 1:
            raise ValueError(f"unknown schema {schema}")
        players = [player | {"used_prisons": 0} for player in raw["players"]]
        owners: dict[str, Any] = {"guild_hall_owners": [], "trading_house_owners": []}
        return raw | owners | {"players": players, "disc": None}
