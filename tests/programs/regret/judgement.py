"""Decisions from games, what searches choose in them, and how the choices are judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from engine.ai.agents import SearchPlayer
from engine.ai.information_state import InformationState, information_state
from engine.ai.registry import find_agent_spec
from engine.ai.search.sequential_halving import Candidate, search, simulate_all
from engine.codec import dump_action, dump_state, load_action, load_options, load_state
from engine.registry import find_game
from engine.rng import Rng
from tests.programs.regret.variants import SearchVariant

RECORDING_PLAYOUTS = 100
"""Playouts per move of the players whose decisions are recorded: unlike any search compared."""

RECORDED_SHARE = 0.125
"""Share of a game's decisions that is recorded: neighbours are much alike."""

JUDGE_SEED = 0x5DEECE66D
"""Makes the determinizations of a judgement differ from those of the searches."""

WARM_UP = 4
"""One playout of so many is not counted in a judgement: the trees have to grow first."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A game to record: its deal, and its options as JSON."""

    game: str
    seats: int
    seed: int
    options: str


@dataclass(frozen=True, slots=True)
class RecordedDecision:
    """A decision in a game: what its seat knows, as JSON, and the seed of searches."""

    game: str
    seat: int
    state: str
    seed: int

    def information_state(self) -> InformationState:
        """Return what a player gets."""
        game = find_game(self.game)
        state = load_state(game, self.state)
        legal = tuple(game.legal_actions(state, self.seat))
        return InformationState(game, self.seat, legal, state, self.seed)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a search chose, as JSON, after how many playouts and how much computing time."""

    action: str
    playouts: int
    milliseconds: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """Searches to compare, the first of which is the reference, and the playouts of a judgement.

    A judgement simulates each chosen action this often with the reference's settings and tree, in
    the same determinizations.
    """

    variants: tuple[SearchVariant, ...]
    judge_playouts: int

    def regrets(self, decision: RecordedDecision) -> tuple[list[Choice], list[float]]:
        """Return each search's choice, and how much utility it loses against the reference's."""
        choices = [_choose(decision, variant) for variant in self.variants]
        actions = sorted({choice.action for choice in choices})
        utilities = dict.fromkeys(actions, 0.0)
        if len(actions) > 1:
            utilities = self._judge(decision, actions)
        best = utilities[choices[0].action]
        return choices, [best - utilities[choice.action] for choice in choices]

    def _judge(self, decision: RecordedDecision, actions: Sequence[str]) -> dict[str, float]:
        """Return the mean utility of each action."""
        info_state = decision.information_state()
        info_state = replace(info_state, seed=decision.seed ^ JUDGE_SEED)
        candidates = [Candidate(load_action(info_state.game, action), 0.0) for action in actions]
        with self.variants[0].applied(decision.game) as (spec, config, budget):
            policy, config = spec.policy(info_state.state), config.with_tree_of(budget)
            for number in range(self.judge_playouts):
                determinization = info_state.determinization(number)
                simulate_all(info_state, policy, config, candidates, determinization, lambda: True)
        skipped = self.judge_playouts // WARM_UP
        return {
            action: fmean(candidate.utilities[skipped:])
            for action, candidate in zip(actions, candidates, strict=True)
        }


def _choose(decision: RecordedDecision, variant: SearchVariant) -> Choice:
    info_state = decision.information_state()
    with variant.applied(decision.game) as (spec, config, budget):
        policy, began = spec.policy(info_state.state), process_time()
        candidates = search(info_state, policy, config, budget)
        seconds = process_time() - began
    playouts = sum(len(each.utilities) for each in candidates)
    return Choice(dump_action(info_state.game, candidates[0].action), playouts, 1000 * seconds)


def record(deal: Deal, playouts: int = RECORDING_PLAYOUTS) -> list[RecordedDecision]:
    """Play a game with so many playouts per move and return some of its decisions."""
    game, random, seeds = find_game(deal.game), Random(deal.seed), Rng(deal.seed)
    spec, decisions = find_agent_spec(deal.game), list[RecordedDecision]()
    budget = replace(spec.hard, playouts=playouts)
    player = SearchPlayer(spec.policy, spec.search_config, budget)
    state = game.new(deal.seats, deal.seed, load_options(game, deal.options))
    while acting := game.to_act(state):
        joint = list[tuple[int, Any]]()
        for seat in acting:
            known = information_state(game, state, seat, seeds.next_u64())
            if len(known.legal) > 1 and random.random() < RECORDED_SHARE:
                text = dump_state(game, known.state)
                decisions.append(RecordedDecision(deal.game, seat, text, seeds.next_u64()))
            joint.append((seat, player.choose(known)))
        for seat, action in joint:
            game.advance(state, seat, action)
    return decisions
