"""The game object of the Council of the Dike."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from engine.core import Codecs, IllegalAction, Result, Seat
from tests.examples.council.engine import events, legal, phases, play, scoring, view
from tests.examples.council.engine.actions import Action
from tests.examples.council.engine.events import Event
from tests.examples.council.engine.state import Options, State
from tests.examples.council.engine.view import View


class Council:
    """The rules behind the contract of `engine.core.Game`."""

    name = "council"
    schema = 1
    pass_action: Action | None = None
    codecs: Codecs[State, Action, Event, Options] = Codecs(
        state=TypeAdapter(State),
        action=TypeAdapter(Action),
        event=TypeAdapter(Event),
        options=TypeAdapter(Options),
    )

    def seat_counts(self, options: Options) -> range:
        return range(3, 6)

    def new(self, seats: int, seed: int, options: Options) -> State:
        return phases.set_up(seats, seed, options)

    def clone(self, state: State) -> State:
        return state.clone()

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return legal.to_act(state)

    def legal_actions(self, state: State, seat: Seat) -> list[Action]:
        return legal.legal_actions(state, seat)

    def rejection(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        return legal.refusal(state, seat, action)

    def advance(
        self, state: State, seat: Seat, action: Action, events: list[Event] | None = None
    ) -> None:
        play.advance(state, seat, action, events)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def forced_action(self, seen: View, seat: Seat) -> Action | None:
        return view.forced(seen, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return events.redact(event, seat)

    def reveals(self, event: Event, seat: Seat | None = None) -> bool:
        return events.reveals(event)

    def conceal(self, state: State, seat: Seat | None, seed: int) -> State:
        return view.conceal(state, seat, seed)

    def determinize(self, state: State, seat: Seat, seed: int) -> State:
        """Same as `conceal`: a house knows nothing of hidden cards except its own gifts."""
        return view.conceal(state, seat, seed)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Raise ValueError, since there is no older schema."""
        raise ValueError(f"unknown schema {schema}")


COUNCIL = Council()
