"""Checks what a machine can see of the style of a language's catalogues.

Sentences are short; one thing has one name; people are addressed informally, and in French a
clause with "qui" has somebody to whom it refers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl

from bot.contract.catalogues import read_language
from bot.contract.translation import patterns_of

MAX_SENTENCE = 200
"""Characters of a sentence, its longest variants taken, and numbers or names for what is put in."""

PLACEABLE = "12345678"

LIST = "A list."
"""The comment above a message that is not read as a sentence, such as names or word breaks."""

SEVERAL = "To several people."
"""The comment above a message that addresses more than one."""

_SENTENCE_END = re.compile(r"(?<=[.!?…])[\s\u00a0\u202f]+|\n|:\*\*\s")

FORMAL_ADDRESS = {
    "de": re.compile(r"(?<=[\w,;–-] )(?:Sie|Ihnen|Ihr|Ihre[mnr]?)\b"),
    "fr": re.compile(
        r"\b(?:[Vv]ous|[Vv]otre|[Vv]os|(?!(?:[Cc]h|[Aa]ss|[Nn])ez\b|[Ll]aissez-passer)\w+ez)\b"
    ),
    "cs": re.compile(
        r"\b(?:[Vv]y|[Vv]ám|[Vv]ámi|[Vv]ás|[Vv]áš|[Vv]aše|[Vv]ašeho|[Jj]ste|[Mm]áte|[Mm]ůžete|[Cc]hcete|[Nn]emáte)\b"
        r"|\b\w+(?:ejte|ujte|ěte)\b"
    ),
}
"""Words with which a stranger is addressed, or several people."""

_BARE_QUI = re.compile(r"(?:^|[;:] |\*\* )[Qq]ui\b[^?]*\.$")
"""A French statement whose subject is a clause with "qui" that refers to nobody."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word that a language's texts do not use, and the one that they use instead."""

    avoided: re.Pattern[str]
    instead: str
    folder: str = ""
    """The only folder of catalogues for which this holds; empty for all."""


def find_style_problems(
    folder: Path, name: str, terms: Mapping[str, tuple[Term, ...]], scope: str = ""
) -> list[str]:
    """Return a line for each problem of a language in a folder of catalogues."""
    avoided = [term for term in terms.get(name, ()) if term.folder in ("", scope)]
    return sorted(
        f"{key}: {problem}"
        for key, message in read_language(folder, name).messages.items()
        for problem in _problems(message, name, avoided)
    )


def _problems(message: ftl.Message, name: str, terms: Sequence[Term]) -> Iterator[str]:
    comment = "" if message.comment is None else str(message.comment.content)
    formal = None if SEVERAL in comment else FORMAL_ADDRESS.get(name)
    is_drawn = message.id.name.startswith(("picture-", "alt-"))
    for pattern in patterns_of(message).values():
        if not is_drawn and _begins_like_list(pattern):
            yield "Discord takes a number with a dot at the beginning for a list"
        text = longest_reading(pattern)
        if LIST not in comment:
            yield from _problems_of_sentences(text, name)
        yield from _touching_words(pattern)
        if formal and (match := formal.search(text)):
            yield f"formal, or to several people: {match[0]}"
        for term in terms:
            if match := term.avoided.search(text):
                yield f"“{match[0]}”; say “{term.instead}”"


def _problems_of_sentences(text: str, name: str) -> Iterator[str]:
    for sentence in map(str.strip, _SENTENCE_END.split(text)):
        if len(sentence) > MAX_SENTENCE:
            yield f"{len(sentence)} characters in a sentence: {sentence[:40]}…"
        if name == "fr" and _BARE_QUI.search(sentence):
            yield f"a bare qui: {sentence[:40]}…"


def _begins_like_list(pattern: ftl.Pattern) -> bool:
    """Return whether a text, or a variant of it, begins with the number of a round and a dot."""
    first, *rest = pattern.elements
    match first, rest:
        case (
            ftl.Placeable(expression=ftl.VariableReference(id=ftl.Identifier(name="round"))),
            [ftl.TextElement(value=after), *_],
        ):
            return after.startswith(". ")
    return any(_begins_like_list(variant.value) for variant in _variants(first))


def _touching_words(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield words that run into one another: Fluent drops the blanks around a variant."""
    for before, after in pairwise(pattern.elements):
        for left, right in product(_at_end(before, -1), _at_end(after, 0)):
            if left[-1].isalpha() and right[0].isalpha():
                yield f"no blank between “{left.split()[-1]}” and “{right.split()[0]}”"
    for element in pattern.elements:
        for variant in _variants(element):
            yield from _touching_words(variant.value)


def _at_end(element: Any, end: int) -> Iterator[str]:
    """Yield each text with which a part of a pattern can begin (end 0) or end (-1)."""
    if isinstance(element, ftl.TextElement):
        yield element.value
    for variant in _variants(element):
        yield from _at_end(variant.value.elements[end], end)


def _variants(element: Any) -> Sequence[ftl.Variant]:
    expression = getattr(element, "expression", None)
    return expression.variants if isinstance(expression, ftl.SelectExpression) else ()


def longest_reading(pattern: ftl.Pattern) -> str:
    """Return a text with the longest variant of each choice, and a stand-in for what is put in."""
    parts = list[str]()
    for element in pattern.elements:
        match element:
            case ftl.TextElement():
                parts.append(element.value)
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                parts.append(max((longest_reading(each.value) for each in variants), key=len))
            case ftl.Placeable(expression=ftl.StringLiteral(value=value)):
                parts.append(value)
            case _:
                parts.append(PLACEABLE)
    return "".join(parts)
