"""Compares the texts of a language with the English ones: each message, its variables and forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot.contract.text_lengths import too_long
from bot.i18n.codes import named_with_code
from bot.i18n.syntax import syntax_fault

STRUCTURAL_ATTRIBUTES = frozenset(("you", "title", "alt"))
"""Attributes that the code looks up. All others are grammatical forms of the language."""

DEFAULT_FORMS = frozenset(("a", "the"))
"""Forms that are used where a text does not ask for one."""

FUNCTIONS = frozenset(("FORM", "ID", "NUMBER", "DATETIME"))

PLURAL_CATEGORIES = ("zero", "one", "two", "few", "many", "other")

SAME_AS_ENGLISH = "As in English."
"""The comment above a message that is the same as in English on purpose."""

QUOTED_COMMAND = re.compile(r"`/[^`]*`")
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_FRENCH_SPACING = re.compile(r"(?<![\u00a0\u202f;:!?»*])[;:!?»](?=\s|\*|$)|«(?![\u00a0\u202f])")


@dataclass(slots=True)
class Language:
    """All texts of one language, and the place of each."""

    name: str
    file: str
    """Where a text belongs that is missing: a file, or a folder."""

    messages: dict[str, ftl.Message] = field(default_factory=dict)
    terms: dict[str, ftl.Term] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    """The file and the line of each message, and of each term under a key with a hyphen."""

    junk: list[str] = field(default_factory=list)
    duplicates: list[str] = field(default_factory=list)

    def read(self, source: str, place_of: Callable[[int], str]) -> None:
        """Add texts, each of which has a place that follows from its offset in the source."""
        for entry in _parsed(source).body:
            # The part with a comment begins with that.
            named = getattr(entry, "id", entry)
            place = place_of(named.span.start if named.span is not None else 0)
            match entry:
                case ftl.Junk():
                    self.junk.append(f"{place}: {syntax_fault(entry)}")
                case ftl.Message(id=ftl.Identifier(name=key)):
                    if key in self.messages:
                        self.duplicates.append(f"{place}: {key} is defined twice")
                    self.messages[key], self.places[key] = entry, place
                case ftl.Term(id=ftl.Identifier(name=key)):
                    self.terms[key], self.places[f"-{key}"] = entry, place


@lru_cache(maxsize=64)
def _parsed(source: str) -> ftl.Resource:
    """Parse texts once, since each language is compared with English."""
    return FluentParser().parse(source)


def line_in(file: str, source: str) -> Callable[[int], str]:
    """Return what gives the place of an offset in the source of a file."""
    return lambda offset: f"{file}, line {1 + source.count(chr(10), 0, offset)}"


def compare(
    english: Language, language: Language, elsewhere: Collection[str] = ()
) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the texts that a language has, by key, as the rest of a sentence.

    The keys `elsewhere` need not be in English here.
    """
    for key in language.messages.keys() - english.messages.keys() - {*elsewhere}:
        yield key, "is in no English text here, so nothing uses it"
    for key in english.messages.keys() & language.messages.keys():
        for problem in _differences(english.messages[key], language.messages[key], language.name):
            yield key, problem
    for key, message in language.messages.items():
        for problem in (*_unknown_names(message, language), *too_long(key, message)):
            yield key, problem
    if language.name != "en":
        yield from _unknown_forms(language)


def missing(english: Language, language: Language) -> list[tuple[str, str]]:
    """Return which texts a language lacks, by key, as the rest of a sentence, in English order."""
    return [
        (key, f"is missing; English: {_in_one_line(message)}")
        for key, message in english.messages.items()
        if key not in language.messages
    ]


def _in_one_line(message: ftl.Message) -> str:
    """Return the beginning of a message as it is written."""
    entry = ftl.Message(message.id, message.value, message.attributes)
    written = " ".join(FluentSerializer().serialize_entry(entry).split())
    return written if len(written) <= _MAX_QUOTED else f"{written[:_MAX_QUOTED]} …"


_MAX_QUOTED = 80


def _differences(model: ftl.Message, message: ftl.Message, name: str) -> Iterator[str]:
    """Yield the problems of one message."""
    theirs, ours = patterns_of(model), patterns_of(message)
    for attribute in (theirs.keys() ^ ours.keys()) & {"", *STRUCTURAL_ATTRIBUTES}:
        part = f".{attribute}" if attribute else "text before its attributes"
        yield f"has {'no ' * (attribute in theirs)}{part}, unlike in English"
    for attribute, pattern in ours.items():
        shared = theirs.get(attribute)
        yield from _unlike_variables(pattern, shared, model, attribute)
        yield from _plural_problems(pattern, name)
        if shared is not None and _quoted(shared) != _quoted(pattern):
            yield "quotes other commands, or not by their English names"
        if name == "fr" and any(
            _FRENCH_SPACING.search(QUOTED_COMMAND.sub("", text)) for text in texts_in(pattern)
        ):
            yield "lacks a no-break space before ; : ! ? » or after «"
    if name != "en":
        yield from _untranslated(model, message)


def _unlike_variables(
    pattern: ftl.Pattern, shared: ftl.Pattern | None, model: ftl.Message, attribute: str
) -> Iterator[str]:
    """Yield variables that English does not have there, and those that are not printed."""
    is_form = bool(attribute) and attribute not in STRUCTURAL_ATTRIBUTES
    known = _variables(model if is_form else shared)
    for variable in sorted(_variables(pattern) - known):
        there = ", ".join(f"${each}" for each in sorted(known)) or "no variable"
        yield f"has ${variable}, but English has {there}"
    if not is_form:
        for variable in sorted(_printed(shared) - _printed(pattern)):
            yield f"leaves out ${variable}"


def _untranslated(model: ftl.Message, message: ftl.Message) -> Iterator[str]:
    same = [
        attribute
        for attribute, pattern in patterns_of(message).items()
        if (shared := patterns_of(model).get(attribute)) is not None and shared.equals(pattern)
    ]
    patterns = patterns_of(message)
    wordy = [name for name in same if _LETTERS.search(" ".join(texts_in(patterns[name])))]
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
        keys = _words(node)
        # With "other" alone there is nothing to choose from: the rest is forgotten.
        forgotten = len(node.variants) == 1 and keys == {"other"}
        # A selection by words may have a variant "other"; only those by number have the rest.
        if not keys & _COUNTING and not forgotten:
            continue
        for form in PLURAL_CATEGORIES:
            if form in needed and form not in keys:
                yield f"lacks the plural form [{form}]; {_plurals_of(name)}"
            elif form in keys and form not in needed:
                is_rare = form in Locale.parse(name).plural_form.tags
                rare = " for whole numbers below a million" if is_rare else ""
                yield f"has the plural form [{form}]; {_plurals_of(name)}{rare}"


@lru_cache(maxsize=64)
def plural_forms(language: str) -> tuple[str, ...]:
    """Return the plural categories of whole numbers in a language, as Unicode's CLDR has them."""
    form = Locale.parse(language).plural_form
    found = {form(number) for number in range(_MOST_COUNTED)} | {"other"}
    return tuple(each for each in PLURAL_CATEGORIES if each in found)


_MOST_COUNTED = 200
"""Whole numbers below which a language shows all plural forms that a game needs."""

_COUNTING = frozenset(PLURAL_CATEGORIES[:-1])


def _words(node: ftl.SelectExpression) -> set[str]:
    """Return the words by which a selection chooses, without its exact numbers."""
    return {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}


def _plurals_of(name: str) -> str:
    """Return the plural forms of a language, as a phrase."""
    *others, last = plural_forms(name)
    listed = " ".join((*(f"[{form}]" for form in others), f"*[{last}]"))
    return f"{named_with_code(name)} has {listed}"


def _unknown_names(message: ftl.Message, language: Language) -> Iterator[str]:
    """Yield what a message refers to and the language does not have, and unknown functions."""
    spoken = named_with_code(language.name)
    for node in _nodes(message):
        match node:
            case ftl.MessageReference(id=ftl.Identifier(name=key)) if key not in language.messages:
                yield f"refers to {key}, which is no text of {spoken}"
            case ftl.TermReference(id=ftl.Identifier(name=key)) if key not in language.terms:
                yield f"refers to the term -{key}, which {spoken} does not define"
            case ftl.FunctionReference(id=ftl.Identifier(name=name)) if name not in FUNCTIONS:
                yield f"calls {name}, but there are only FORM, ID and NUMBER"


def _unknown_forms(language: Language) -> Iterator[tuple[str, str]]:
    """Yield forms that a text asks for and no message has, and those that no text asks for."""
    existing, asked = dict[str, str](), dict[str, str]()
    for key, message in language.messages.items():
        for attribute in message.attributes:
            existing.setdefault(attribute.id.name, key)
        for form in _asked_forms(message):
            asked.setdefault(form, key)
    for form in asked.keys() - existing.keys() - DEFAULT_FORMS - {""}:
        yield asked[form], f"asks for the form .{form}, which no text has"
    for form in existing.keys() - asked.keys() - DEFAULT_FORMS - STRUCTURAL_ATTRIBUTES:
        yield existing[form], f"has the form .{form}, for which no text asks"


def _asked_forms(message: ftl.Message) -> Iterator[str]:
    for node in _nodes(message):
        if isinstance(node, ftl.FunctionReference) and node.id.name == "FORM":
            for form in node.arguments.positional[1:]:
                if isinstance(form, ftl.StringLiteral):
                    yield form.value


def patterns_of(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """Return the value of a message, under an empty name, and its attributes."""
    value = {} if message.value is None else {"": message.value}
    return value | {attribute.id.name: attribute.value for attribute in message.attributes}


def texts_in(node: Any) -> list[str]:
    """Return the words of a pattern, without what is put in."""
    return [child.value for child in _nodes(node) if isinstance(child, ftl.TextElement)]


def _nodes(node: Any) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode) and not isinstance(node, ftl.Span):
        yield node
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from _nodes(part)


def _variables(node: Any) -> set[str]:
    return {child.id.name for child in _nodes(node) if isinstance(child, ftl.VariableReference)}


def _printed(node: Any) -> set[str]:
    """Return the variables that are printed, in whatever form, not only selected by."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.SelectExpression):
        parts: list[Any] = node.variants
    elif isinstance(node, ftl.BaseNode) and not isinstance(node, ftl.Span):
        values = vars(node).values()
        parts = [
            part for value in values for part in (value if isinstance(value, list) else [value])
        ]
    else:
        return set()
    return {variable for part in parts for variable in _printed(part)}


def _quoted(pattern: ftl.Pattern) -> set[str]:
    """Return the commands that a text quotes."""
    written = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern))
    return set(QUOTED_COMMAND.findall(written))
