"""Games that players play among themselves, and what could be seen in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.codec import load_options
from engine.core import AnyGame, Seat
from engine.players.deciding import Choose, play_on
from engine.players.ending import Ending, ending
from engine.players.levels import SearchingPlayer
from engine.players.policy import Policy, Skill
from engine.players.position import position
from engine.players.registry import find_skill
from engine.players.search import Budget
from engine.players.sight import Sight
from engine.registry import find_game
from engine.rng import Rng

SEEN = 3
"""One milestone of so many is looked at: those of a game are much alike."""

CARELESS = (20, 8, 3)
"""One action of so many is a careless one, more in some games and less in others."""

MISJUDGED = (0.25, 0.5, 1.0)
"""The part of an Easy player's misjudgement that is in a careless action."""


@dataclass(frozen=True, slots=True)
class Course:
    """What was seen of a game here and there, in order, and how it ended."""

    seen: list[Sight]
    final: Ending


@dataclass(frozen=True, slots=True)
class Table:
    """Games for training: how many play, and with which options, as JSON."""

    game: str
    seats: int
    options: str

    def start(self, deal: int) -> Any:
        """The state that a deal begins with."""
        rules = find_game(self.game)
        return rules.new(self.seats, deal, load_options(rules, self.options))


def careless_course(table: Table, deal: int) -> Course:
    """A game among players that do what their policy likes, but for some careless actions."""
    rules, skill, rng = find_game(table.game), find_skill(table.game), Rng(deal)
    policy, rare = skill.tuned(table.seats), CARELESS[rng.randbelow(len(CARELESS))]
    part = MISJUDGED[rng.randbelow(len(MISJUDGED))]

    def choose(state: Any, seat: Seat) -> Any:
        if rng.randbelow(rare):
            return policy.choose(state, seat)
        noise = part * skill.scales.noise(state)
        return misjudged(rules, policy, state, seat, noise, rng)

    return _course(rules, skill, table.start(deal), choose, SEEN, rng)


def searched_course(table: Table, playouts: int, astray: int, deal: int) -> Course:
    """A game among players that search with so many playouts, but for a few careless actions.

    One game of `astray` (0: none) they take over from weak players: so it is also seen what can
    still be made of a position that they would not have come into.
    """
    rules, skill, rng = find_game(table.game), find_skill(table.game), Rng(deal)
    policy, state = skill.tuned(table.seats), table.start(deal)
    searching = SearchingPlayer(policy, skill.scales, Budget(playouts, skill.hard.keep))
    if astray and not rng.randbelow(astray):
        state = gone_astray(rules, skill, policy, state, rng)

    def choose(state: Any, seat: Seat) -> Any:
        if not rng.randbelow(CARELESS[0]):
            noise = MISJUDGED[0] * skill.scales.noise(state)
            return misjudged(rules, policy, state, seat, noise, rng)
        return searching.choose(position(rules, state, seat, rng.next_u64()))

    return _course(rules, skill, state, choose, 1, rng)


def gone_astray(rules: AnyGame, skill: Skill, policy: Policy, start: Any, rng: Rng) -> Any:
    """The state at any of the milestones of a game whose players misjudge every action."""
    part, passed = MISJUDGED[rng.randbelow(len(MISJUDGED))], _milestones(skill, start)
    found, milestones = start, 0

    def choose(state: Any, seat: Seat) -> Any:
        return misjudged(rules, policy, state, seat, part * skill.scales.noise(state), rng)

    def look(state: Any, actions: int) -> bool:
        nonlocal found, milestones
        if passed(state):
            milestones += 1
            if not rng.randbelow(milestones):
                found = rules.clone(state)
        return False

    play_on(rules, rules.clone(start), choose, look)
    return found


def misjudged(
    rules: AnyGame, policy: Policy, state: Any, seat: Seat, noise: float, rng: Rng
) -> Any:
    """The action that looks best to who misjudges each by up to so many points."""
    legal = rules.legal_actions(state, seat)
    values = policy.values(state, seat, legal)
    noisy = [value + noise * rng.next_u64() / 2**64 for value in values]
    return legal[noisy.index(max(noisy))]


def _course(
    rules: AnyGame, skill: Skill, state: Any, choose: Choose, every: int, rng: Rng
) -> Course:
    """Play the game, and look at one of so many milestones."""
    assert skill.judgement is not None
    seen, sight, passed = list[Sight](), skill.judgement.sight, _milestones(skill, state)

    def look(state: Any, actions: int) -> bool:
        if passed(state) and not rng.randbelow(every):
            seen.append(sight(state))
        return False

    play_on(rules, state, choose, look)
    result = rules.result(state)
    assert result is not None
    return Course(seen, ending(result))


def _milestones(skill: Skill, start: Any) -> Callable[[Any], bool]:
    """Whether a state is one in which the game may be cut off."""
    horizon = skill.scales.horizon
    assert horizon is not None
    milestone = horizon.milestone
    assert milestone is not None
    last = milestone(start)

    def passed(state: Any) -> bool:
        nonlocal last
        before, last = last, milestone(state)
        return last > before

    return passed
