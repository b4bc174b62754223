"""AI players of games in one file: search with random playouts, led by what the file values."""

from __future__ import annotations

import inspect
from collections.abc import Hashable, Sequence
from pathlib import Path

from pydantic import BaseModel

from engine.ai.agent_spec import AgentSpec, EasyConfig
from engine.ai.search.config import SearchBudget, SearchConfig
from engine.ai.weights_store import JsonWeightsStore
from engine.core import Seat
from engine.rng import Rng
from engine.simple.declaration import Simple
from engine.simple.game import SimpleGame
from engine.simple.play import Play
from engine.simple.state import Move, State
from engine.simple.time_limit import EndlessRules, TimeLimit, limited

HARD = SearchBudget(playouts=240, max_candidates=16)
"""What Hard searches: playouts without tuned weights are short of knowledge, not of speed."""


TRUST = 100.0
"""Points by which the move that a file values most is ahead of the one that it values least.

So a search trusts each file as much, whatever the numbers in which it thinks.
"""


MOST_MOVES = 20_000
"""Moves of the longest game that is imagined to its end; the contract allows a tenth of it."""


class NoWeights(BaseModel):
    """There is nothing to tune."""


class RandomizedPolicy:
    """Chooses by the values of the file, or without them at random: first the kind of move.

    Otherwise the many moves of one kind would drown the few of another. What it draws depends on
    the state alone, so that a search can be repeated.
    """

    def __init__(self, rules: Simple) -> None:
        self._rules = rules
        self.limit = TimeLimit(rules.name, pauses=False)
        self._is_valued = type(rules).value is not Simple.value

    @limited
    def values(self, state: State, seat: Seat, legal: Sequence[Move]) -> list[float]:
        """Return the value of each move in points, with a little noise that decides ties.

        Of what the file says only the order counts.
        """
        play, rng = Play(self._rules, state), _rng(state, seat)
        values = [self._rules.value(play, seat, move) for move in legal]
        rank_of = {value: rank for rank, value in enumerate(sorted(set(values)))}
        step = TRUST / max(len(rank_of) - 1, 1)
        return [rank_of[value] * step + rng.randbelow(1000) / 1e5 for value in values]

    @limited
    def choose(self, state: State, seat: Seat) -> Move:
        """Return the move of the highest value, or a random one.

        Raises EndlessRules in a course of the game that leads nowhere.
        """
        if state.moves > MOST_MOVES:
            raise EndlessRules(f"{self._rules.name} has no end if its own values are followed")
        legal = list(dict.fromkeys(self._rules.legal(Play(self._rules, state), seat)))
        if self._is_valued:
            values = self.values(state, seat, legal)
            return legal[values.index(max(values))]
        rng = _rng(state, seat)
        kinds = list(dict.fromkeys(move[0] for move in legal))
        kind = kinds[rng.randbelow(len(kinds))]
        moves = [move for move in legal if move[0] == kind]
        return moves[rng.randbelow(len(moves))]

    def equivalence_keys(
        self, state: State, seat: Seat, legal: Sequence[Move]
    ) -> Sequence[Hashable]:
        """Return the moves themselves: only the rules know which have the same effect."""
        return legal


def _rng(state: State, seat: Seat) -> Rng:
    rng = Rng(state.noise)
    return Rng(rng.next_u64() + state.moves * 97 + seat)


def players_folder(rules: Simple) -> Path:
    """Return the folder beside the file of a game for what was measured of its AI players."""
    return Path(inspect.getfile(type(rules))).with_suffix(".players")


def agent_spec(game: SimpleGame) -> AgentSpec:
    """Return how the AI players of a game in one file choose."""
    policy = RandomizedPolicy(game.rules)
    return AgentSpec(
        weights=JsonWeightsStore(players_folder(game.rules) / "policy", NoWeights),
        weights_key=lambda _state: "any",
        build_policy=lambda _weights, horizon=None: policy,
        game_statistics=lambda _start, _end: {},
        search_config=SearchConfig(
            # The rules do not say which states a seat cannot tell apart.
            information_set_key=lambda _state, _seat: None,
            margin_scale=4.0,
            win_weight=0.8,
            point_utility=0.01,
            prior_visits=2,
        ),
        easy=EasyConfig(horizon=0, attention=0.5),
        exploration_noise=lambda _state: 1.0,
        hard=HARD,
    )
