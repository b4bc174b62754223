"""A small game for tests: simultaneous secret bids, and ranks that do not depend on points alone.

In each of three rounds, every seat secretly bids some of its coins. The highest bid, if unique,
scores its number of coins as points. The seats with the fewest coins in the end have no rank; if
all have the same number, nobody wins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from engine.ai.agent_spec import AgentSpec, EasyConfig
from engine.ai.search.config import SearchConfig
from engine.ai.value.estimate import ValueEstimate
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Codecs, IllegalAction, PhaseEnded, Result, Seat
from engine.rng import Rng

ROUNDS, COINS, MAX_BID = 3, 5, 2


@dataclass(slots=True)
class State:
    """A state. `sealed` has the bid of each seat in this round, or None."""

    coins: list[int]
    points: list[int]
    sealed: list[int | None]
    round: int = 1


@dataclass(frozen=True, slots=True)
class Bid:
    coins: int


@dataclass(frozen=True, slots=True)
class HasBid:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Options:
    """The game has no options."""


@dataclass(frozen=True, slots=True)
class View:
    state: State
    to_act: tuple[Seat, ...]


class SealedBids:
    """The rules."""

    name = "sealed_bids"
    schema = 1
    pass_action = None
    codecs = Codecs(
        state=TypeAdapter(State),
        action=TypeAdapter(Bid),
        event=TypeAdapter(HasBid | PhaseEnded),
        options=TypeAdapter(Options),
    )

    def seat_counts(self, options: Options) -> range:
        return range(1, 5)

    def new(self, seats: int, seed: int, options: Options) -> State:
        return State([COINS] * seats, [0] * seats, [None] * seats)

    def clone(self, state: State) -> State:
        return State([*state.coins], [*state.points], [*state.sealed], state.round)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.round > ROUNDS:
            return ()
        return tuple(seat for seat, bid in enumerate(state.sealed) if bid is None)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Bid]:
        if seat not in self.to_act(state):
            return ()
        return [Bid(coins) for coins in range(min(MAX_BID, state.coins[seat]) + 1)]

    def rejection(self, state: State, seat: Seat, action: Bid) -> IllegalAction:
        return IllegalAction("not-that-bid")

    def advance(
        self, state: State, seat: Seat, action: Bid, events: list[Any] | None = None
    ) -> None:
        state.sealed[seat] = action.coins
        if events is not None:
            events.append(HasBid(seat))
        bids = [bid for bid in state.sealed if bid is not None]
        if len(bids) < len(state.sealed):
            return
        for place, bid in enumerate(bids):
            state.coins[place] -= bid
            state.points[place] += bid if bid == max(bids) and bids.count(bid) == 1 else 0
        state.sealed = [None] * len(bids)
        state.round += 1

    def view(self, state: State, seat: Seat | None) -> View:
        shown = self.clone(state)
        shown.sealed = [bid if place == seat else None for place, bid in enumerate(state.sealed)]
        return View(shown, self.to_act(state))

    def forced_action(self, view: View, seat: Seat) -> Bid | None:
        return None

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event

    def reveals(self, event: Any, seat: Seat | None = None) -> bool:
        return False

    def conceal(self, state: State, seat: Seat | None, seed: int) -> State:
        other, rng = self.clone(state), Rng(seed)
        for place, bid in enumerate(state.sealed):
            if place != seat and bid is not None:
                other.sealed[place] = rng.randbelow(min(MAX_BID, state.coins[place]) + 1)
        return other

    def determinize(self, state: State, seat: Seat, seed: int) -> State:
        return self.conceal(state, seat, seed)

    def result(self, state: State) -> Result | None:
        if self.to_act(state):
            return None
        poorest = min(state.coins)
        placed = [of for of, left in zip(state.points, state.coins, strict=True) if left > poorest]
        ranks = (
            None if left == poorest else 1 + sum(other > of for other in placed)
            for of, left in zip(state.points, state.coins, strict=True)
        )
        return Result(tuple(state.points), tuple(ranks))

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        return raw


GAME = SealedBids()


class Bidder:
    """Prefers bids near `preferred_bid`, and records the bids visible when it was asked."""

    def __init__(self, preferred_bid: float = 1.0) -> None:
        self.preferred_bid = preferred_bid
        self.observations: list[tuple[Seat, tuple[Seat, ...]]] = []

    def values(self, state: State, seat: Seat, legal: Sequence[Bid]) -> list[float]:
        self.observations.append((seat, _who_has_bid(state)))
        return [-abs(bid.coins - self.preferred_bid) for bid in legal]

    def equivalence_keys(self, state: State, seat: Seat, legal: Sequence[Bid]) -> Sequence[Bid]:
        return legal

    def choose(self, state: State, seat: Seat) -> Bid:
        legal = GAME.legal_actions(state, seat)
        values = self.values(state, seat, legal)
        return legal[values.index(max(values))]


def _who_has_bid(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, bid in enumerate(state.sealed) if bid is not None)


class Preference(BaseModel):
    """The weights of a bidder."""

    coin_value: float = 1.0


class ValueStub:
    """A value function without a model."""

    def __init__(self, evaluate: Callable[[State], ValueEstimate]) -> None:
        self.evaluate = evaluate

    def evaluate_all(self, states: Sequence[State]) -> list[ValueEstimate]:
        return [self.evaluate(state) for state in states]

    def features(self, state: State) -> None:
        """Return nothing: there is no model."""

    def model_key(self, state: State) -> str:
        return ""


SCALES = SearchConfig(
    information_set_key=lambda state, seat: (state.round, *state.coins, *state.points),
    margin_scale=2.0,
    win_weight=0.5,
    point_utility=0.1,
    prior_visits=1,
)


def agent_spec(bidder: Bidder) -> AgentSpec:
    """Return the agent spec whose policy is this bidder, or another one for other weights."""
    return AgentSpec(
        weights=JsonWeightsStore(Path("nowhere"), Preference),
        weights_key=lambda state: "any",
        build_policy=lambda weights, horizon=None: (
            bidder if weights == Preference() else Bidder(weights.coin_value)
        ),
        game_statistics=lambda start, end: {},
        search_config=SCALES,
        easy=EasyConfig(horizon=0, attention=0.5),
        exploration_noise=lambda state: 2.0,
    )


def state(seats: int, **fields: Any) -> State:
    """Return the start of a game, with some fields replaced."""
    return replace(GAME.new(seats, 1, Options()), **fields)
