"""Finds texts of slash commands and buttons that are longer than Discord takes them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast as ftl

from bot.channel.components import MAX_LABEL_LENGTH
from bot.i18n.translator import MAX_DESCRIPTION

LIMITS = (
    (re.compile(r"(?:button|verb)-"), MAX_LABEL_LENGTH, "as the label of a button"),
    (re.compile(r"command-|option-(?!.*-on$)"), MAX_DESCRIPTION, "as a description"),
)
"""By the beginning of keys: how many characters a text has at most, and why."""


def too_long(key: str, message: ftl.Message) -> Iterator[str]:
    """Yield that a text is too long for what its key says it is, even with nothing put in."""
    length = _fixed_length(message.value)
    for keys, most, why in LIMITS:
        if keys.match(key) and length > most:
            yield f"has {length} characters, at most {most} {why}"


def _fixed_length(pattern: ftl.Pattern | None) -> int:
    """Return the characters of a text in its longest form, without what is put in."""
    length = 0
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, ftl.TextElement):
            length += len(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            length += max(_fixed_length(each.value) for each in element.expression.variants)
        elif isinstance(element.expression, ftl.StringLiteral):
            length += len(element.expression.value)
    return length
