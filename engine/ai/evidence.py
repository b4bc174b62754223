"""Why an action is better than another: what differs in the games that go on with each.

Both are played out to the end of the game in the same determinizations (common random numbers),
with the policy for all seats; of a choice of several actions first all of them. Only facts whose
difference is significant count. One half of the games chooses the facts, and the other half tells
how large they are: a difference that is chosen because it is large looks larger than it is in the
games that it was chosen by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, TypeAlias

from engine.ai.agent_spec import AgentSpec
from engine.ai.agents import ActionValue
from engine.ai.facts import Difference, Facts, Figure, Playout
from engine.ai.information_state import InformationState
from engine.ai.joint_action import apply_joint_action, joint_action, play_until
from engine.ai.registry import find_agent_spec
from engine.ai.search.cached_policy import CachedPolicy

FIRST_SAMPLE = 4_000_037
"""The first determinization. A search prefers an action partly by luck in its own, the first."""

MAX_SAMPLES = 160
"""Determinizations at most: more hardly change what is found, and take longer than people wait."""

MIN_SAMPLES = 20
"""With fewer determinizations nothing is said. Half of them choose, half of them tell."""

SIGNIFICANT_ERRORS = 2.5
"""Standard errors from 0 beyond which a difference is chosen: several facts are tried at once."""

MIN_DIFFERENCE = 0.75
"""The smallest difference of a fact that is said: about 1."""

SECOND_FACT_SHARE = 0.5
"""A second fact, for or against, makes up at least so much of the points of the first."""

MAX_FACTS = 2
"""Facts that are said: a person reads no more."""

MAX_LEAD_FACTOR = 4.0
"""How many times what the search says is lost the games played on may show, to be believed.

Without hidden information they are all the same game, which the policy may have lost by an error.
"""

MAX_ALTERNATIVES = 2
"""Alternatives that a hint names."""

_NONE = Figure(0.0)

Choice: TypeAlias = tuple[Any, ...]
"""The actions of one choice, in order: all that a hint names."""

FigurePair: TypeAlias = tuple[Mapping[str, Figure], Mapping[str, Figure]]
"""The facts by name of two games that go on from the same determinization with either action."""


def with_differences(
    info_state: InformationState,
    values: Sequence[ActionValue],
    has_time: Callable[[], bool],
    samples: int = MAX_SAMPLES,
) -> list[ActionValue]:
    """Return the action values of a hint with what distinguishes the best action from another.

    That is the one that most seems better as the table stands, and is marked. If none does, it is
    the nearest of the alternatives named that are worse, if anything distinguishes it.
    """
    spec = find_agent_spec(info_state.game.name)
    seeming = leading_now(info_state, spec, values)
    named = [value for value in values[1 : 1 + MAX_ALTERNATIVES] if round(value.points_lost) > 0]
    others = [seeming] if seeming else sorted(named, key=lambda value: value.points_lost)
    for other in others:
        choices = choice_of(values[0]), choice_of(other)
        max_lead = MAX_LEAD_FACTOR * max(other.points_lost, 1.0)
        found = find_differences(info_state, spec, choices, has_time, samples, max_lead)
        if found or other is seeming:
            explained = replace(other, differences=found, leads_now=other is seeming)
            return [explained if value is other else value for value in values]
    return list(values)


def choice_of(value: ActionValue) -> Choice:
    """Return an action together with those that finish its choice."""
    return (value.action, *value.continuation)


def leading_now(
    info_state: InformationState, spec: AgentSpec, values: Sequence[ActionValue]
) -> ActionValue | None:
    """Return the value of the action that leads most as the table stands, if not the first does."""
    leads = [value_of_now(info_state, spec, value.action) for value in values]
    if leads[0] == -inf or max(leads) <= leads[0]:
        return None
    return values[leads.index(max(leads))]


def value_of_now(info_state: InformationState, spec: AgentSpec, action: Any) -> float:
    """Return how far an action puts the seat ahead as the table stands; -inf if it cannot tell."""
    lead = spec.lead_now and spec.lead_now(info_state.state, info_state.seat, action)
    return -inf if lead is None else lead


def find_differences(
    info_state: InformationState,
    spec: AgentSpec,
    choices: tuple[Choice, Choice],
    has_time: Callable[[], bool] = lambda: True,
    samples: int = MAX_SAMPLES,
    max_lead: float = inf,
) -> tuple[Difference, ...]:
    """Return what most distinguishes the first choice, said to be better, from the second.

    Empty if the games do not show that it is better or show it better by more than `max_lead`, if
    nothing differs significantly, if there is too little time, or if the game names no facts.
    """
    if spec.facts is None or samples < MIN_SAMPLES:
        return ()
    figures = sample_figures(info_state, spec, spec.facts, choices, has_time, samples)
    return explain(figures, max_lead) if len(figures) >= MIN_SAMPLES else ()


def sample_figures(
    info_state: InformationState,
    spec: AgentSpec,
    facts: Facts,
    choices: tuple[Choice, Choice],
    has_time: Callable[[], bool],
    samples: int,
) -> list[FigurePair]:
    """Return the facts of both choices in each determinization, as many as there is time for."""
    policy = CachedPolicy(spec.policy(info_state.state), spec.search_config.information_set_key)
    figures = list[FigurePair]()
    for number in range(FIRST_SAMPLE, FIRST_SAMPLE + samples):
        if not has_time():
            break
        start = info_state.determinization(number)
        ends = [rollout_with_events(info_state, start, each, policy.choose) for each in choices]
        first, second = (
            facts(Playout(start, info_state.seat, choices[0][0], end, events))
            for end, events in ends
        )
        figures.append((first, second))
    return figures


def rollout_with_events(
    info_state: InformationState, start: Any, choice: Choice, choose: Callable[[Any, int], Any]
) -> tuple[Any, list[Any]]:
    """Play the choice in a determinization, and return how the game ends and all that happens.

    Seats that decide at the same time act in the same way whatever the choice is.
    """
    game, seat, events = info_state.game, info_state.seat, list[Any]()
    others = [other for other in game.to_act(start) if other != seat]
    theirs = joint_action(start, others, choose)
    state = game.clone(start)
    first, *more = choice
    apply_joint_action(game, state, [(seat, first), *theirs], events)
    for action in more:
        game.advance(state, seat, action, events)
    play_until(game, state, choose, events=events)
    return state, events


def explain(figures: Sequence[FigurePair], max_lead: float = inf) -> tuple[Difference, ...]:
    """Return the differences to say: none if the first action is not ahead, or incredibly far.

    Every other game chooses them, and the rest says how large they are. What the rest does not
    confirm is not said.
    """
    names = dict.fromkeys(name for pair in figures for each in pair for name in each)
    lead = sum(_difference(name, _figures_of(name, figures)).points for name in names)
    if not 0 < round(lead, 3) <= max_lead:
        return ()
    choosing = {name: _figures_of(name, figures[::2]) for name in names}
    chosen = most_telling(
        [_difference(name, pairs) for name, pairs in choosing.items() if _is_real(pairs)]
    )
    told = [_difference(each.fact, _figures_of(each.fact, figures[1::2])) for each in chosen]
    return most_telling(
        [new for old, new in zip(chosen, told, strict=True) if _is_confirmed(old, new)]
    )


def most_telling(differences: Sequence[Difference]) -> tuple[Difference, ...]:
    """Return the difference that explains most of the lead, and another one if it is large.

    That one may speak against the action, but if it outweighs the first, neither is a reason.
    Without points a fact counts in favour of the action that has more of it.
    """
    by_weight = sorted(differences, key=lambda each: -abs(each.points))
    indirect = [each for each in differences if each.points == 0 and each.best > each.other]
    main = next((each for each in by_weight if each.points > 0), None)
    if main is None:
        return tuple(indirect[:1])
    if by_weight[0] is not main:
        return ()
    heavy = [each for each in by_weight[1:] if abs(each.points) >= SECOND_FACT_SHARE * main.points]
    return (main, *[*heavy, *indirect][: MAX_FACTS - 1])


def _figures_of(name: str, figures: Sequence[FigurePair]) -> list[tuple[Figure, Figure]]:
    return [(first.get(name, _NONE), second.get(name, _NONE)) for first, second in figures]


def _difference(name: str, pairs: Sequence[tuple[Figure, Figure]]) -> Difference:
    return Difference(
        name,
        fmean(first.value for first, _ in pairs),
        fmean(second.value for _, second in pairs),
        fmean(first.points - second.points for first, second in pairs),
    )


def _is_real(pairs: Sequence[tuple[Figure, Figure]]) -> bool:
    """Return whether a difference is large enough to be said, and not due to chance."""
    differences = [first.value - second.value for first, second in pairs]
    mean = abs(fmean(differences))
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return mean >= MIN_DIFFERENCE and mean > SIGNIFICANT_ERRORS * error


def _is_confirmed(chosen: Difference, told: Difference) -> bool:
    """Return whether the games that did not choose a difference show it too, large enough."""
    before, after = chosen.best - chosen.other, told.best - told.other
    return before * after > 0 and abs(after) >= MIN_DIFFERENCE
