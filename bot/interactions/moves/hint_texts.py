"""A hint in words: what to do, why, and how good the alternatives are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.game_ui import Hints
from engine.ai.agents import ActionValue
from engine.ai.evidence import MAX_ALTERNATIVES
from engine.ai.facts import Difference
from render.translation import Translate, format_number

MAX_REASONS = 2
"""Sentences that say why an action is the best."""

LITTLE_WORSE_SHARE = 0.25
"""The part of the points that are much worse up to which an alternative is a little worse."""


COUNTED_ALTERNATIVE_KEY = "hint-other"
"""The text of each game with hints that says how much worse an alternative is, in its unit."""

LEAD_KEY = "hint-lead"
"""The text of each game that can tell what leads now: how much further ahead its best action ends.
"""


def describe_hint(
    hints: Hints[Any, Any], action_values: Sequence[ActionValue], view: Any, translate: Translate
) -> str:
    """Put the evaluated actions, best first, into words for the seat of the view."""
    first = action_values[0]
    best = describe_choice(hints, first, view, translate)
    lines = [
        translate("hint-best", what=best),
        describe_reasons(
            hints, first.action, view, translate, action_values[1:], first.continuation
        ),
    ]
    return "\n".join((*lines, *_alternatives(hints, action_values, best, view, translate)))


def describe_choice(
    hints: Hints[Any, Any], value: ActionValue, view: Any, translate: Translate
) -> str:
    """What an action does together with those that finish its choice, in a few words."""
    return hints.describe(value.action, view, translate, value.continuation)


def describe_reasons(
    hints: Hints[Any, Any],
    action: Any,
    view: Any,
    translate: Translate,
    others: Sequence[ActionValue] = (),
    continuation: Sequence[Any] = (),
) -> str:
    """Say why an action, with its continuation, is the best, or that nothing better was found."""
    known = known_reasons(hints, action, view, translate, others, continuation)
    return known or translate("hint-nothing-better")


def known_reasons(
    hints: Hints[Any, Any],
    action: Any,
    view: Any,
    translate: Translate,
    others: Sequence[ActionValue] = (),
    continuation: Sequence[Any] = (),
) -> str:
    """Say in at most two sentences why an action, with its continuation, is the best, if known.

    They hold in the position, or compare the games that were played on with those that went on with
    one of the others, first with one that seems better as the table stands.
    """
    sentences = list(hints.reasons(action, view, translate, continuation))
    compared = next((value for value in others if value.leads_now or value.differences), None)
    if compared is not None:
        evidence = _compare(hints, compared, view, translate)
        sentences = [*sentences[: MAX_REASONS - 1], evidence]
    return " ".join(sentences[:MAX_REASONS])


def _compare(hints: Hints[Any, Any], other: ActionValue, view: Any, translate: Translate) -> str:
    """What differs between the best action and another, in numbers for one fact.

    For one that seems better as the table stands it is said first that it does; if no fact tells
    why it is not, how far ahead the games ended instead, or how many more were won.
    """
    differences = [
        describe_difference(hints, each, view, translate, counted=not place)
        for place, each in enumerate(other.differences)
    ]
    if not differences and (points := round(other.points_lost)) > 0:
        differences.append(describe_lead(hints, points, view, translate))
    first, second = (*differences, "", "")[:2]
    is_against = any(each.points < 0 for each in other.differences)
    alone = "alone" if first else "wins"
    return translate(
        "hint-compared-with-now" if other.leads_now else "hint-compared",
        other=describe_choice(hints, other, view, translate),
        first=first,
        second=second,
        wins=round(100 * other.win_share_lost),
        parts=alone if not second else "but" if is_against else "and",
    )


def describe_lead(hints: Hints[Any, Any], points: int, view: Any, translate: Translate) -> str:
    """How much further ahead the best action ends, as a part of a sentence."""
    return translate(LEAD_KEY, points=points, much=int(points >= hints.much_worse(view)))


def describe_difference(
    hints: Hints[Any, Any],
    difference: Difference,
    view: Any,
    translate: Translate,
    *,
    counted: bool = True,
) -> str:
    """What differs in the games that go on with an action, as a part of a sentence.

    `counted` says what it is instead after the alternative, or how far apart both are; otherwise
    there is no number.
    """
    best, other = difference.rounded
    return translate(
        f"difference-{difference.kind}",
        counted=int(counted),
        more=int(best > other),
        number=abs(best),
        best=format_number(best),
        other=format_number(other),
        apart=abs(best - other),
        **hints.difference_arguments(difference, view, translate),
    )


def _alternatives(
    hints: Hints[Any, Any],
    action_values: Sequence[ActionValue],
    best: str,
    view: Any,
    translate: Translate,
) -> list[str]:
    """A line for each alternative, the smallest loss first, without equal descriptions.

    They are those that the search considered longest, without one that the reasons speak of in
    full. Beside a comparison in numbers they have none, since those would measure the same by
    something else.
    """
    points_lost = dict[str, float]()
    for value in action_values[1:]:
        points = max(hints.loss(value), 0.0)
        description = describe_choice(hints, value, view, translate)
        if description == best or value.leads_now:
            continue
        if description in points_lost or len(points_lost) < MAX_ALTERNATIVES:
            points_lost[description] = min(points, points_lost.get(description, points))
    is_compared = any(value.differences for value in action_values)
    much = hints.much_worse(view)
    return [
        describe_alternative(description, round(points), much, translate, counted=not is_compared)
        for description, points in sorted(points_lost.items(), key=lambda item: item[1])
    ]


def describe_alternative(
    what: str, points: int, much_worse: int, translate: Translate, *, counted: bool = True
) -> str:
    """Another action, and how much worse it is: in points if `counted`, and up to `much_worse`."""
    is_much = points >= much_worse
    if counted or is_much or not points:
        return translate(COUNTED_ALTERNATIVE_KEY, what=what, points=points, much=int(is_much))
    is_little = points <= LITTLE_WORSE_SHARE * much_worse
    return translate("hint-other-worse", what=what, little=int(is_little))
