"""Does a language say all that English says, no more, and in the forms that it has?

A made-up or half-done folder is checked as well as a real one: what is wrong comes back as one
line each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

STRUCTURAL_ATTRIBUTES = frozenset(("you", "title", "alt"))
"""Attributes that the code asks for. All others are forms, and each language has its own."""

DEFAULT_FORMS = frozenset(("a", "the"))
"""Forms in which things stand where a sentence asks for none."""

CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))

SAME_AS_ENGLISH = "As in English."
"""The comment above a message whose words are the same on purpose."""

QUOTED_COMMAND = re.compile(r"`/[^`]*`")
LETTERS = re.compile(r"[^\W\d_]{2,}")
FRENCH_SPACING = re.compile(r"(?<![\u00a0\u202f;:!?»*])[;:!?»](?=\s|\*|$)|«(?![\u00a0\u202f])")


@dataclass(frozen=True, slots=True)
class Language:
    """All messages of one language in one folder of catalogues."""

    name: str
    messages: Mapping[str, ftl.Message]
    duplicate_keys: tuple[str, ...]
    junk: tuple[str, ...]


def read_language(folder: Path, name: str) -> Language:
    """A language's messages by key, terms too, with a `-` before their names."""
    found: dict[str, ftl.Message] = {}
    twice, junk = list[str](), list[str]()
    for file in sorted((folder / name).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                junk.append(f"{file.name}: {entry.content}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    twice.append(entry.id.name)
                found[entry.id.name] = entry
    return Language(name, found, tuple(twice), tuple(junk))


def find_problems(folder: Path, name: str) -> list[str]:
    """What is wrong with a language of a folder of catalogues, compared with its English."""
    english, language = read_language(folder, "en"), read_language(folder, name)
    found = [f"not Fluent: {junk}" for junk in language.junk]
    found += [f"{key} stands twice" for key in language.duplicate_keys]
    found += [f"{key} is missing" for key in english.messages.keys() - language.messages.keys()]
    found += [f"{key} is unused" for key in language.messages.keys() - english.messages.keys()]
    for key in sorted(english.messages.keys() & language.messages.keys()):
        for fault in _differences(english.messages[key], language.messages[key], name):
            found.append(f"{key}: {fault}")
    found += _unknown_forms(language)
    return sorted(found)


def _differences(model: ftl.Message, message: ftl.Message, name: str) -> Iterator[str]:
    """What is wrong with one message."""
    theirs, ours = _patterns(model), _patterns(message)
    for attribute in (theirs.keys() ^ ours.keys()) & {"", *STRUCTURAL_ATTRIBUTES}:
        yield f"its {attribute or 'value'} is missing or unused"
    for attribute, pattern in ours.items():
        shared = theirs.get(attribute)
        if attribute in STRUCTURAL_ATTRIBUTES or not attribute:
            known = _variables(shared) if shared is not None else set()
            printed = _printed(shared) if shared is not None else set()
        else:
            known, printed = _variables(model), set()
        for variable in sorted(_variables(pattern) - known):
            yield f"there is no ${variable}"
        for variable in sorted(printed - _variables(pattern)):
            yield f"${variable} is left out"
        yield from _plural_faults(pattern, name)
        if shared is not None and _quoted(shared) != _quoted(pattern):
            yield "quotes other commands, or not by their English names"
        if name == "fr" and any(
            FRENCH_SPACING.search(QUOTED_COMMAND.sub("", text)) for text in _texts(pattern)
        ):
            yield "a no-break space is missing before ; : ! ? » or after «"
    if name != "en":
        yield from _untranslated(model, message)


def _untranslated(model: ftl.Message, message: ftl.Message) -> Iterator[str]:
    same = [
        attribute
        for attribute, pattern in _patterns(message).items()
        if (shared := _patterns(model).get(attribute)) is not None and shared.equals(pattern)
    ]
    wordy = [one for one in same if LETTERS.search(" ".join(_texts(_patterns(message)[one])))]
    on_purpose = message.comment is not None and SAME_AS_ENGLISH in str(message.comment.content)
    if wordy and not on_purpose:
        yield f"is as in English; if that is meant, write above it: # {SAME_AS_ENGLISH}"
    if on_purpose and not same:
        yield "is not as in English, as its comment says"


def _plural_faults(pattern: ftl.Pattern, name: str) -> Iterator[str]:
    """Choices by number that lack a form of the language, or have one that it has not."""
    needed = plural_forms(name)
    for node in _nodes(pattern):
        if not isinstance(node, ftl.SelectExpression):
            continue
        keys = {one.key.name for one in node.variants if isinstance(one.key, ftl.Identifier)}
        # A choice between words may have one called other: only numbers have the rest.
        if not keys & (CATEGORIES - {"other"}):
            continue
        for form in sorted(needed - keys):
            yield f"a number lacks its form [{form}]"
        for form in sorted((keys & CATEGORIES) - needed):
            yield f"numbers have no form [{form}] in this language"


def plural_forms(language: str) -> frozenset[str]:
    """The forms that whole numbers have in a language."""
    form = Locale.parse(language).plural_form
    return frozenset(form(number) for number in range(200)) | {"other"}


def _unknown_forms(language: Language) -> Iterator[str]:
    """Forms that are asked for and that no name has, and those that nobody asks for."""
    had = Counter(
        attribute.id.name
        for message in language.messages.values()
        for attribute in message.attributes
        if attribute.id.name not in STRUCTURAL_ATTRIBUTES | DEFAULT_FORMS
    )
    asked = {
        form.value
        for message in language.messages.values()
        for node in _nodes(message)
        if isinstance(node, ftl.FunctionReference) and node.id.name == "FORM"
        for form in node.arguments.positional[1:]
        if isinstance(form, ftl.StringLiteral)
    }
    if language.name == "en":
        return
    yield from (
        f"nothing has the form {form}" for form in asked - had.keys() - DEFAULT_FORMS - {""}
    )
    yield from (f"nobody asks for the form {form}" for form in had.keys() - asked)


def _patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The value of a message, under an empty name, and its attributes."""
    own = {} if message.value is None else {"": message.value}
    return own | {one.id.name: one.value for one in message.attributes}


def _nodes(node: Any) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from _nodes(part)


def _variables(node: Any) -> set[str]:
    return {one.id.name for one in _nodes(node) if isinstance(one, ftl.VariableReference)}


def _printed(node: Any) -> set[str]:
    """The variables that are said, not only chosen by."""
    return {
        one.expression.id.name
        for one in _nodes(node)
        if isinstance(one, ftl.Placeable) and isinstance(one.expression, ftl.VariableReference)
    }


def _texts(node: Any) -> list[str]:
    return [one.value for one in _nodes(node) if isinstance(one, ftl.TextElement)]


def _quoted(pattern: ftl.Pattern) -> set[str]:
    """The commands that a text quotes."""
    written = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))
    return set(QUOTED_COMMAND.findall(written))
