"""Games of the untuned policies, which a faster or simpler evaluation must not change."""

from __future__ import annotations

from hashlib import sha256

import pytest

from engine.ai.joint_action import play_until
from engine.ai.registry import find_agent_spec
from engine.codec import load_options
from engine.core import Seat
from engine.registry import find_game

GAMES_PER_CASE = 2


@pytest.mark.parametrize(
    ("name", "seats", "options", "digest"),
    [
        ("saint_petersburg", 1, "{}", "a9a41b85dcfc"),
        ("saint_petersburg", 4, "{}", "6f7ef03ec17e"),
        ("saint_petersburg", 3, '{"edition":"new_society"}', "46873e2eaa0b"),
        ("heller_und_pfennig", 2, "{}", "d8479bb3dec4"),
        ("heller_und_pfennig", 4, '{"no_luck":true}', "db7e62bc1f5b"),
        ("rattus_cartus", 2, "{}", "cf7999ed4dd1"),
        ("rattus_cartus", 5, "{}", "71625cced13e"),
    ],
)
def test_untuned_policy_plays_the_same_games(
    name: str, seats: int, options: str, digest: str
) -> None:
    assert games_digest(name, seats, options) == digest


def games_digest(name: str, seats: int, options: str) -> str:
    """A hash of all actions of some games that the untuned policy plays against itself."""
    game, spec = find_game(name), find_agent_spec(name)
    policy, actions = spec.build_policy(spec.weights.model()), list[tuple[Seat, str]]()

    def choose(state: object, seat: Seat) -> object:
        action = policy.choose(state, seat)
        actions.append((seat, repr(action)))
        return action

    for deal in range(GAMES_PER_CASE):
        play_until(game, game.new(seats, deal, load_options(game, options)), choose)
    return sha256(repr(actions).encode()).hexdigest()[:12]
