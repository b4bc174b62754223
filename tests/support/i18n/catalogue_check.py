"""Checks that a language's catalogues are complete: each English message, no others, all forms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tests.support.i18n.small_words import foreign_language

STRUCTURAL_ATTRIBUTES = frozenset(("you", "title", "alt"))
"""Attributes that the code looks up. All others are grammatical forms of the language."""

DEFAULT_FORMS = frozenset(("a", "the"))
"""Forms that are used where a text does not ask for one."""

PLURAL_CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))

SAME_AS_ENGLISH = "As in English."
"""The comment above a message that is the same as in English on purpose."""

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
    """Parse a language's messages in a folder of catalogues."""
    messages: dict[str, ftl.Message] = {}
    duplicates, junk = list[str](), list[str]()
    for file in sorted((folder / name).glob("*.ftl")):
        for entry in _parsed(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                junk.append(f"{file.name}: {entry.content}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in messages:
                    duplicates.append(entry.id.name)
                messages[entry.id.name] = entry
    return Language(name, messages, tuple(duplicates), tuple(junk))


@lru_cache(maxsize=64)
def _parsed(text: str) -> ftl.Resource:
    """Parse a catalogue once, since each language is compared with English."""
    return FluentParser().parse(text)


def find_problems(folder: Path, name: str) -> list[str]:
    """Compare a language of a folder of catalogues with its English; return a line per problem."""
    english, language = read_language(folder, "en"), read_language(folder, name)
    problems = [f"not Fluent: {junk}" for junk in language.junk]
    problems += [f"{key} is defined twice" for key in language.duplicate_keys]
    problems += [f"{key} is missing" for key in english.messages.keys() - language.messages.keys()]
    problems += [f"{key} is unused" for key in language.messages.keys() - english.messages.keys()]
    for key in sorted(english.messages.keys() & language.messages.keys()):
        for problem in _differences(english.messages[key], language.messages[key], name):
            problems.append(f"{key}: {problem}")
    problems += _unknown_forms(language)
    return sorted(problems)


def _differences(model: ftl.Message, message: ftl.Message, name: str) -> Iterator[str]:
    """Yield the problems of one message."""
    theirs, ours = patterns_of(model), patterns_of(message)
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
        yield from _plural_problems(pattern, name)
        if shared is not None and _quoted(shared) != _quoted(pattern):
            yield "quotes other commands, or not by their English names"
        if name == "fr" and any(
            FRENCH_SPACING.search(QUOTED_COMMAND.sub("", text)) for text in _texts(pattern)
        ):
            yield "a no-break space is missing before ; : ! ? » or after «"
        spoken = foreign_language(" ".join(_texts(pattern)), name)
        if spoken is not None:
            yield f"reads like {spoken}"
    if name != "en":
        yield from _untranslated(model, message)


def _untranslated(model: ftl.Message, message: ftl.Message) -> Iterator[str]:
    same = [
        attribute
        for attribute, pattern in patterns_of(message).items()
        if (shared := patterns_of(model).get(attribute)) is not None and shared.equals(pattern)
    ]
    wordy = [name for name in same if LETTERS.search(" ".join(_texts(patterns_of(message)[name])))]
    on_purpose = message.comment is not None and SAME_AS_ENGLISH in str(message.comment.content)
    if wordy and not on_purpose:
        yield f"is as in English; if that is meant, write above it: # {SAME_AS_ENGLISH}"
    if on_purpose and not same:
        yield "is not as in English, as its comment says"


def _plural_problems(pattern: ftl.Pattern, name: str) -> Iterator[str]:
    """Yield selections by number that lack a plural category of the language, or have an extra."""
    needed = plural_forms(name)
    for node in _nodes(pattern):
        if not isinstance(node, ftl.SelectExpression):
            continue
        variants = node.variants
        keys = {variant.key.name for variant in variants if isinstance(variant.key, ftl.Identifier)}
        # A selection by words may have a variant "other"; only those by number have the rest.
        if not keys & (PLURAL_CATEGORIES - {"other"}):
            continue
        for form in sorted(needed - keys):
            yield f"a number lacks its form [{form}]"
        for form in sorted((keys & PLURAL_CATEGORIES) - needed):
            yield f"numbers have no form [{form}] in this language"


def plural_forms(language: str) -> frozenset[str]:
    """Return the plural categories of whole numbers in a language."""
    form = Locale.parse(language).plural_form
    return frozenset(form(number) for number in range(200)) | {"other"}


def _unknown_forms(language: Language) -> Iterator[str]:
    """Yield forms that a text asks for and no message has, and those that no text asks for."""
    existing = Counter(
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
        f"no message has the form {form}" for form in asked - existing.keys() - DEFAULT_FORMS - {""}
    )
    yield from (f"no text asks for the form {form}" for form in existing.keys() - asked)


def patterns_of(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """Return the value of a message, under an empty name, and its attributes."""
    value = {} if message.value is None else {"": message.value}
    return value | {attribute.id.name: attribute.value for attribute in message.attributes}


def _nodes(node: Any) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from _nodes(part)


def _variables(node: Any) -> set[str]:
    return {child.id.name for child in _nodes(node) if isinstance(child, ftl.VariableReference)}


def _printed(node: Any) -> set[str]:
    """Return the variables that are printed, not only selected by."""
    return {
        child.expression.id.name
        for child in _nodes(node)
        if isinstance(child, ftl.Placeable) and isinstance(child.expression, ftl.VariableReference)
    }


def _texts(node: Any) -> list[str]:
    return [child.value for child in _nodes(node) if isinstance(child, ftl.TextElement)]


def _quoted(pattern: ftl.Pattern) -> set[str]:
    """Return the commands that a text quotes."""
    written = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))
    return set(QUOTED_COMMAND.findall(written))
