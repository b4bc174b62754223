"""The text of a hint for given action values."""

from __future__ import annotations

import pytest

from bot.games.saint_petersburg import hints
from bot.games.saint_petersburg.texts import TEXTS
from bot.interactions.moves.turn_actions import describe_hint
from engine.ai.agents import ActionValue
from engine.games.saint_petersburg.actions import Action
from tests.engine.games.saint_petersburg.positions import GAME, PASS, buy, player, position, take

SAY = TEXTS.in_language("en")


def to_action_values(*action_values: tuple[Action, float]) -> list[ActionValue]:
    return [ActionValue(action, 10, 0.5, 0.0, 0.0, lost) for action, lost in action_values]


def hint_lines(*action_values: tuple[Action, float]) -> list[str]:
    state = position(player(), player(), upper="market author", lower="market")
    return describe_hint(
        hints, to_action_values(*action_values), GAME.view(state, 0), SAY
    ).splitlines()


def test_alternatives_are_sorted_by_loss() -> None:
    lines = hint_lines(
        (buy("market"), 0.0), (PASS, 3.2), (buy("author"), 0.7), (take("author"), 2.0)
    )
    assert lines[0] == "I would **buy a Market from the upper row for 5**."
    assert lines[2:] == [
        "Or buy an Author for 4: about 1 point worse.",
        "Or take an Author into your hand: about 2 points worse.",
    ]


def test_beyond_a_clear_margin_no_number_is_given() -> None:
    lines = hint_lines((buy("market"), 0.0), (buy("author"), 9.4), (take("author"), 39.0))
    assert lines[2:] == [
        "Or buy an Author for 4: about 9 points worse.",
        "Or take an Author into your hand: much worse.",
    ]


@pytest.mark.parametrize(("players", "told"), [(1, "about 39 points worse."), (2, "much worse.")])
def test_margin_is_wider_alone(players: int, told: str) -> None:
    view = GAME.view(position(*[player() for _ in range(players)]), 0)
    assert hints.alternative("pass", 39, view, SAY) == f"Or pass: {told}"


def test_actions_within_noise_are_called_equal() -> None:
    lines = hint_lines((PASS, 0.0), (buy("author"), 0.2), (take("author"), -4.0))
    assert lines[2:] == [
        "Or take an Author into your hand: about as good.",
        "Or buy an Author for 4: about as good.",
    ]


def test_identical_alternatives_are_merged() -> None:
    lines = hint_lines((PASS, 0.0), (take("author"), 1.0), (PASS, 2.0), (take("author"), 3.0))
    assert lines[2:] == ["Or take an Author into your hand: about 1 point worse."]


def test_equal_cards_of_both_rows_are_distinguished() -> None:
    lines = hint_lines((buy("market", "lower"), 0.0), (buy("market"), 1.0))
    assert "from the lower row for 4" in lines[0]
    assert "from the upper row for 5" in lines[2]
