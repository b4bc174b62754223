"""Checks what hints tell of the games that were played on, in games played on anew.

The games start from determinizations that the hint has not used, and a recount that shares no code
with it counts the facts (`recounting`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import TypeAlias, TypeVar

from bot.interactions.moves.hint_texts import describe_hint
from bot.registry import GAME_UIS
from engine.ai.agents import ActionValue, hint_level
from engine.ai.evidence import MIN_SAMPLES, Choice, choice_of
from engine.ai.facts import Difference
from engine.ai.information_state import InformationState
from engine.ai.registry import AGENT_SPECS, find_agent_spec
from engine.ai.worker import WorkerRequest, handle_request
from engine.codec import load_options
from engine.registry import find_game
from engine.rng import Rng
from tests.contract.adapters import ENGINE_ADAPTERS
from tests.programs.review.played_on import play_on
from tests.programs.review.recounting import find_recount
from tests.programs.review.run import (
    CHECK_SEED,
    CONFIDENCE,
    Finding,
    ReviewedGame,
    decisions_of_all,
)

LEVEL_ERRORS = 4.0
"""How many standard errors a mean that is told may be from the recounted one, beside 1."""


Recounted: TypeAlias = tuple[Mapping[str, float], Mapping[str, float]]
"""The facts by name after the best action and after the other one, from the same start."""

PartT = TypeVar("PartT")


@dataclass(frozen=True, slots=True)
class CheckedFact:
    """A fact that a hint told, and the recount.

    `error` is the standard error of the difference of both means, `level_error` that of the
    distance between `best` and what was told, if the hint has played as few games as it may: half
    of them tell.
    """

    told: Difference
    best: float
    other: float
    error: float
    level_error: float

    @property
    def finding(self) -> Finding:
        """Whether the recount confirms the level, the direction, and half of the size told."""
        best, other = self.told.rounded
        if abs(best - self.best) > 1 + LEVEL_ERRORS * self.level_error:
            return "wrong"
        sign = 1 if best > other else -1
        difference, margin = sign * (self.best - self.other), CONFIDENCE * self.error
        if difference + margin < abs(best - other) / 2:
            return "wrong"
        return "right" if difference - margin > 0 else "open"

    def __str__(self) -> str:
        best, other = self.told.rounded
        return (
            f"{self.told.fact}: {best} instead of {other}, recounted {self.best:.1f} instead of"
            f" {self.other:.1f} ± {CONFIDENCE * self.error:.1f}: {self.finding}"
        )


@dataclass(frozen=True, slots=True)
class CheckedReason:
    """A hint in words, where it was asked, and its checked facts."""

    where: str
    text: str
    facts: tuple[CheckedFact, ...]


def find_reasoned_games() -> list[str]:
    """Return the names of the games whose hints tell facts."""
    return [name for name, spec in AGENT_SPECS.items() if spec.facts is not None]


def setups_of(name: str, seed: int) -> list[ReviewedGame]:
    """Return a deal for each set of options and number of seats."""
    game = find_game(name)
    return [
        ReviewedGame(name, options, seats, "medium", seed + number)
        for number, options in enumerate(ENGINE_ADAPTERS[name].options)
        for seats in game.seat_counts(load_options(game, options))
    ]


def report_reasons(name: str, hints: int, games: int, seed: int) -> int:
    """Print what is wrong with the reasons of so many hints, and return 1 if there is anything.

    By chance that is one fact in fifty of those that are open.
    """
    setups, findings, checked = setups_of(name, seed), Counter[str](), 0
    print(f"{name}: {hints} hints at {len(setups)} tables", flush=True)
    for number, setup in enumerate(setups):
        share = hints * (number + 1) // len(setups) - hints * number // len(setups)
        for hint in check_reasons(setup, share, games):
            checked += 1
            findings.update(fact.finding for fact in hint.facts)
            findings["without"] += not hint.facts
            if any(fact.finding == "wrong" for fact in hint.facts):
                print(f"{setup}, {hint.where}")
                print(*[f"    {line}" for line in hint.text.splitlines()], sep="\n")
                print(*[f"  = {fact}" for fact in hint.facts], sep="\n", flush=True)
    print(f"{name}: {checked} hints, facts {dict(findings)}", flush=True)
    return int(findings["wrong"] > 0)


def check_reasons(setup: ReviewedGame, hints: int, games: int) -> Iterator[CheckedReason]:
    """Check the reasons of so many hints of all seats, spread over the game.

    Each fact is recounted in so many games played on.
    """
    every, ui = list(decisions_of_all(find_game(setup.game), setup)), GAME_UIS[setup.game]
    say = ui.texts.in_language("en")
    for decision, info in spread(every, hints, Rng(setup.seed)):
        values = handle_request(WorkerRequest(info, hint_level(setup.game), wants_hint=True))
        view = info.game.view(info.state, info.seat)
        assert ui.hints is not None
        text = describe_hint(ui.hints, values, view, say)
        situation = ui.narration.situation(view, say)
        where = f"move {decision.ply}, seat {info.seat}, {situation}"
        yield CheckedReason(where, text, check_facts(info, values, games))


def spread(decisions: Sequence[PartT], number: int, rng: Rng) -> list[PartT]:
    """Return one decision at random from each of so many equal parts of a game."""
    bounds = [len(decisions) * part // number for part in range(number + 1)]
    return [
        decisions[first + rng.randbelow(end - first)]
        for first, end in pairwise(bounds)
        if first < end
    ]


def check_facts(
    info: InformationState, values: list[ActionValue], games: int
) -> tuple[CheckedFact, ...]:
    """Recount the facts that distinguish the best action from another, in games played on."""
    other = next((value for value in values if value.differences), None)
    if other is None:
        return ()
    recounted = [
        recount_both(info, choice_of(values[0]), choice_of(other), CHECK_SEED + number)
        for number in range(games)
    ]
    return tuple(_checked(each, recounted) for each in other.differences)


def recount_both(info: InformationState, best: Choice, other: Choice, number: int) -> Recounted:
    """Return the recounted facts after each choice, from the same determinization."""
    recount = find_recount(info.game.name)
    policy, start = find_agent_spec(info.game.name).policy(info.state), info.determinization(number)
    after_best, after_other = (
        recount(play_on(info.game, start, info.seat, choice, policy), best[0])
        for choice in (best, other)
    )
    return after_best, after_other


def _checked(told: Difference, recounted: list[Recounted]) -> CheckedFact:
    pairs = [(best[told.fact], other[told.fact]) for best, other in recounted]
    best, other = zip(*pairs, strict=True)
    error = stdev(first - second for first, second in pairs) / sqrt(len(pairs))
    level_error = stdev(best) * sqrt(1 / len(pairs) + 2 / MIN_SAMPLES)
    return CheckedFact(told, fmean(best), fmean(other), error, level_error)
