"""The Council of the Dike: 3 to 5 houses, or 2 in a duel.

For three winters the houses of a marsh hold the dike together, and each would rather have the
others do it. A winter has four phases. In the first three all living houses decide at once and
in secret; when the last one has decided, all of it is carried out together.

Giving: every house has 6 cards of 1 (reed) to 5 (stone) and chooses 2 or 3 of them for the next
living house on its left. Nobody but these two ever learns which.

Building: every house lays any number of cards at the dike, face down behind its screen. When
all are done the dike is uncovered, and a flood comes. The dike holds if all that was laid
makes up the height of the flood for each living house. Then the house that laid most gets 3
points, each of them if several did. Otherwise the dike breaks and the house that laid least
drowns, all of them if several did: it loses its fields and decides nothing any more. With
fewer than two living houses the game ends there and then. The sea takes all that was laid.

Claiming: every house asks for one of 30 fields that belongs to nobody. It gets the field if no
other house asked for the same.

Harvest: every living house scores its fields, 5 points for one in the row by the sea, 1 in the
fifth row, and shows and scores the cards that it kept. They are discarded, and after the third
winter the game ends; else there are new hands.

The living house with the most fields wins, whatever its points: these break ties, and after
that the place is shared. A drowned house has no place. If all have drowned, nobody wins.

Played openly, the cards and floods come in the order of the box, they all lie face up, and
whatever a house decides is seen.
"""

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
        return range(2, 3) if options.duel else range(3, 6)

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

    def reveals(self, event: Event) -> bool:
        return events.reveals(event)

    def conceal(self, state: State, seat: Seat | None, seed: int) -> State:
        return view.conceal(state, seat, seed)

    def determinize(self, state: State, seat: Seat, seed: int) -> State:
        """What a house may not know it cannot work out either, but for what it gave away."""
        return view.conceal(state, seat, seed)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """There is no older schema yet."""
        raise ValueError(f"no way from schema {schema}")


COUNCIL = Council()
