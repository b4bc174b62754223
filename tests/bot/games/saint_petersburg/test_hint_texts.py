"""The text of a hint for given action values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.saint_petersburg import hints
from bot.games.saint_petersburg.texts import TEXTS
from bot.interactions.moves.hint_texts import describe_alternative, describe_hint
from engine.ai.agents import ActionValue
from engine.ai.facts import Difference
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import Phase
from tests.engine.games.saint_petersburg.positions import GAME, PASS, buy, player, position, take

SAY = TEXTS.in_language("en")


def to_action_values(*action_values: tuple[Action, float]) -> list[ActionValue]:
    return [ActionValue(action, 10, 0.5, 0.0, 0.0, lost) for action, lost in action_values]


def hint_lines(*action_values: tuple[Action, float]) -> list[str]:
    state = position(player(), player(), upper="market author", lower="market")
    return describe_hint(
        hints, to_action_values(*action_values), GAME.view(state, 0), SAY
    ).splitlines()


def test_alternatives_that_were_tried_longest_are_sorted_by_loss() -> None:
    lines = hint_lines(
        (buy("market"), 0.0), (take("author"), 2.0), (buy("author"), 0.7), (PASS, 0.1)
    )
    assert lines[0] == "My advice: **buy a Market from the upper row for 5**."
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
    assert describe_alternative("pass", 39, hints.much_worse(view), SAY) == f"Or pass: {told}"


def test_actions_within_noise_are_called_equal() -> None:
    lines = hint_lines((PASS, 0.0), (buy("author"), 0.2), (take("author"), -4.0))
    assert lines[2:] == [
        "Or take an Author into your hand: about as good.",
        "Or buy an Author for 4: about as good.",
    ]


def compared(*differences: Difference) -> str:
    """Return the reasons for buying a Market, compared with passing."""
    state = position(player(), player(), phase=Phase.BUILDING, upper="market")
    best, other = to_action_values((buy("market"), 0.0), (PASS, 3.0))
    values = [best, replace(other, differences=differences)]
    return describe_hint(hints, values, GAME.view(state, 0), SAY).splitlines()[1]


def test_games_played_on_are_compared_after_the_first_reason() -> None:
    kinds = Difference("kinds", 7.9, 6.1, 12.0)
    assert compared(kinds) == (
        "It brings +1 ★ each round, this one included. "
        "Compared with “pass”: about 8 kinds of aristocrat at the end instead of 6."
    )


def test_second_difference_is_added_or_conceded() -> None:
    rival = Difference("rival", 45.2, 47.9, 2.7)
    income, left = Difference("income", 80, 68, 0.0), Difference("left", 9, 20, -1.4)
    assert compared(rival, income).endswith(
        "about 3 points less for your rival and more rubles from all scorings to come."
    )
    assert compared(rival, left).endswith(", but fewer rubles left at the end.")


def test_aristocrats_of_the_rival_are_told_by_their_number() -> None:
    assert compared(Difference("court", 5.2, 7.1, 15.0)).endswith(
        "about 5 kinds of aristocrat for your rival at the end instead of 7."
    )


def test_rival_who_would_get_the_card_is_told_with_the_games_of_ten() -> None:
    told = "your rival doesn’t get such a card first, which otherwise happens"
    assert compared(Difference("free", 10.0, 2.8, 0.0)).endswith(f"{told} in about 7 of ten games.")
    assert compared(Difference("free", 10.0, 0.0, 0.0)).endswith(f"{told} almost always.")


def test_alternatives_beside_a_comparison_are_not_measured_in_points_as_well() -> None:
    values = to_action_values(
        (buy("market"), 0.0), (PASS, 2.0), (take("author"), 8.0), (buy("author"), 0.1)
    )
    kinds = Difference("kinds", 7.9, 6.1, 12.0)
    values[1] = replace(values[1], differences=(kinds,))
    state = position(player(), player(), phase=Phase.BUILDING, upper="market author")
    lines = describe_hint(hints, values, GAME.view(state, 0), SAY).splitlines()
    assert lines[2:] == ["Or pass: a little worse.", "Or take an Author into your hand: worse."]


def test_no_value_of_nothing_is_told_as_about_0() -> None:
    assert "no cards left in your hand at the end instead of 2" in compared(
        Difference("hand", 0.1, 2.2, 8.0)
    )


def test_identical_alternatives_are_merged() -> None:
    lines = hint_lines((PASS, 0.0), (take("author"), 1.0), (PASS, 2.0), (take("author"), 3.0))
    assert lines[2:] == ["Or take an Author into your hand: about 1 point worse."]


def test_equal_cards_of_both_rows_are_distinguished() -> None:
    lines = hint_lines((buy("market", "lower"), 0.0), (buy("market"), 1.0))
    assert "from the lower row for 4" in lines[0]
    assert "from the upper row for 5" in lines[2]
