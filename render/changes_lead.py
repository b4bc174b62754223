"""How pictures and alt texts call what has changed at a table."""

from __future__ import annotations

from collections.abc import Iterable

from render.context import RenderContext
from render.picture import ALT_LIMIT
from render.translation import Translate

CHANGES_LIMIT = ALT_LIMIT * 3 // 5
"""The maximum length of the changes, in characters: the rest is needed for the next decision."""


def changed_label(translate: Translate) -> str:
    """The legend of what has changed since the reader's last move."""
    return translate("picture-changed")


def with_lead(sentences: Iterable[str], context: RenderContext) -> list[str]:
    """Return the sentences that fit, the most important first.

    The first one is preceded by since when things have changed.
    """
    lead = context.translate("alt-since", readers=_readers(context))
    parts: list[str] = []
    left = CHANGES_LIMIT - len(lead)
    for sentence in filter(None, sentences):
        if len(sentence) < left:
            parts.append(sentence)
            left -= len(sentence) + 1
    return [f"{lead} {parts[0]}", *parts[1:]] if parts else []


def _readers(context: RenderContext) -> str:
    if context.in_replay:
        return "replay"
    return "everybody" if context.is_public else "player"
