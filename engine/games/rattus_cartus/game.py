"""Rattus Cartus as an `engine.core.Game`."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from engine.core import Codecs, IllegalAction, Result, Seat
from engine.games.rattus_cartus import determinization, events, legal, phases, play, scoring, view
from engine.games.rattus_cartus.actions import Action
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.state import Options, State
from engine.games.rattus_cartus.view import View


class RattusCartus:
    """The rules of Rattus Cartus, behind the interface of `engine.core.Game`."""

    name = "rattus_cartus"
    schema = 1
    pass_action: Action | None = None
    codecs: Codecs[State, Action, Event, Options] = Codecs(
        state=TypeAdapter(State),
        action=TypeAdapter(Action),
        event=TypeAdapter(Event),
        options=TypeAdapter(Options),
    )

    def seat_counts(self, options: Options) -> range:
        return range(min(RULES.rounds), max(RULES.rounds) + 1)

    def new(self, seats: int, seed: int, options: Options) -> State:
        return phases.set_up(seats, seed, options)

    def clone(self, state: State) -> State:
        return state.clone()

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return legal.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> list[Action]:
        return legal.legal_actions(state, seat)

    def rejection(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        return legal.rejection(state, seat, action)

    def advance(
        self, state: State, seat: Seat, action: Action, events: list[Event] | None = None
    ) -> None:
        play.advance(state, seat, action, events)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.build_view(state, seat)

    def forced_action(self, seen: View, seat: Seat) -> Action | None:
        return view.forced_action(seen, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return events.redact(event, seat)

    def reveals(self, event: Event, seat: Seat | None = None) -> bool:
        return events.reveals(event, seat)

    def conceal(self, state: State, seat: Seat | None, seed: int) -> State:
        return determinization.conceal(state, seat, seed)

    def determinize(self, state: State, seat: Seat, seed: int) -> State:
        return determinization.determinize(state, seat, seed)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Raise ValueError: there is no older schema."""
        raise ValueError(f"unknown schema {schema}")
