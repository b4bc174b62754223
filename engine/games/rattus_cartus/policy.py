"""A greedy player of Rattus Cartus: it does what is worth most by its tuned weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.actions import (
    DONE,
    LAY,
    USE_PASS,
    Action,
    Discard,
    Enter,
    Give,
    Lay,
)
from engine.games.rattus_cartus.appraisal import Appraiser
from engine.games.rattus_cartus.cards import CLASS_OF_CARD, JOKER
from engine.games.rattus_cartus.judgement import JUDGEMENT, phases_begun
from engine.games.rattus_cartus.legal import legal_actions
from engine.games.rattus_cartus.outlook import Outlook
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.scoring import result
from engine.games.rattus_cartus.state import Options, Phase, State, Step
from engine.games.rattus_cartus.weights import Weights, load_weights, store_weights
from engine.players.policy import Effort, Horizon, Scales, Skill
from engine.players.weights import Provenance

ANOTHER = -100.0
"""What a card counts that is as good as one before it: trying both tells nothing."""


RASH = 3.0
"""What it counts against a card that no plan wants: who misjudges would lay far too many."""


class Greedy:
    """Values actions by weights. Of cards that the seat has not seen it reads nothing."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._appraisers = {seats: Appraiser(weights, seats) for seats in RULES.rounds}

    def values(self, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """What each action is worth in points."""
        look = self._look(state, seat)
        match state.step:
            case Step.SUPPLY:
                return [look.supply(place) for place in range(len(legal))]
            case Step.ENTER:
                return self._entering(look, legal)
            case Step.LAY | Step.GIVE | Step.DISCARD:
                return self._picking(look, state, seat, legal)
        return [0.0] * len(legal)

    def choose(self, state: State, seat: Seat) -> Action:
        """The action with the highest value: most of a playout is spent here."""
        if state.step is Step.LAY:
            place = state.players[seat].place
            cards = self._look(state, seat).plan(place).cards
            return LAY[cards[0]] if cards else DONE
        legal = legal_actions(state, seat)
        if len(legal) == 1 or state.step is Step.LOOK:
            return legal[0]
        worth = self.values(state, seat, legal)
        return legal[worth.index(max(worth))]

    def _look(self, state: State, seat: Seat) -> Outlook:
        return Outlook(self._weights, self._appraisers[len(state.players)], state, seat)

    def _entering(self, look: Outlook, legal: Sequence[Action]) -> list[float]:
        """The best plan at each place; with a Pass the best of them, a little later."""
        worth = [
            look.plan(action.place).worth if isinstance(action, Enter) else 0.0 for action in legal
        ]
        if legal[-1] == USE_PASS:
            worth[-1] = max(worth[:-1]) + self._weights.wait - self._weights.pass_
        return worth

    def _picking(
        self, look: Outlook, state: State, seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        """What a card adds to what is laid down, given or discarded."""
        worth, seen = [], set[int]()
        place = state.players[seat].place
        planned = look.plan(place).cards if state.step is Step.LAY else ()
        for action in legal:
            match action:
                case Lay(card):
                    found = look.with_card(place, card)
                    found -= 0.0 if card in planned else RASH
                case Give(card):
                    found = -look.keep(card)
                case Discard(card):
                    found = look.discard(card)
                case _:
                    found = look.without(place)
            kind = _alike(action)
            worth.append(found + ANOTHER if kind in seen else found)
            seen.add(kind)
        return worth


def _alike(action: Action) -> int:
    """A number that cards share which show other nuns only; other actions have one each."""
    if not isinstance(action, Lay | Give | Discard):
        return -1
    return CLASS_OF_CARD[action.card] if action.card < JOKER else action.card


@lru_cache(maxsize=len(RULES.rounds))
def tuned(seats: int) -> Greedy:
    """The greedy player with the stored weights for that number of players."""
    return Greedy(load_weights(seats))


def _figures(start: State, end: State) -> dict[str, float]:
    """How many died, and the part of the win of who started the first round."""
    ended = result(end)
    assert ended is not None
    return {
        "dead": float(sum(rank is None for rank in ended.ranks)),
        "starter wins": 1 / len(ended.winners) if start.first in ended.winners else 0.0,
    }


def _parameters(seats: int | None, options: Options) -> dict[str, float]:
    return (Weights() if seats is None else load_weights(seats)).model_dump()


def _store(
    seats: int,
    options: Options,
    parameters: Mapping[str, float],
    provenance: Provenance,
) -> None:
    """Whatever the options, the weights are the same."""
    store_weights(seats, parameters, provenance)


def _build(parameters: Mapping[str, float]) -> Greedy:
    return Greedy(Weights.model_validate(parameters))


SCALES = Scales(
    safe_lead=8.0,
    win=0.5,
    point=0.02,
    prior_games=10,
    noise=lambda state: 6.0,
    horizon=Horizon(JUDGEMENT.estimate, milestone=phases_begun, stretches=len(Phase)),
    depth=3,
)

SKILL = Skill(
    tuned=tuned,
    parameters=_parameters,
    build=_build,
    store=_store,
    figures=_figures,
    scales=SCALES,
    judgement=JUDGEMENT,
    hard=Effort(playouts=150, keep=6),
)
