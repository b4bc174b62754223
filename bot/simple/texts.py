"""The texts of games in one file: those of the file, then derived ones, then those of all such."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from bot.i18n.texts import DATA_FOLDER, DEFAULT_LANGUAGE, Texts, game_texts
from bot.simple.text_places import check_texts
from engine.simple.declaration import Simple

SIMPLE_TEXTS = game_texts(DATA_FOLDER / "simple" / "texts")
"""What all games in one file say where they have no words of their own."""

COMMAND_KEY = "command-game"
"""The key of the description of a game's command, which is derived if the file has none."""

_RULES = re.compile(r"^rules *=(.*(?:\n(?:[ \t].*)?)*)", re.MULTILINE)
"""The text of the rules, up to the next one."""

_REPEATED = (
    ("cover-alt", "game-title", "{ game-title }."),
    (COMMAND_KEY, "game-invitation", "{ game-invitation }"),
)
"""Texts that say what another one of the same language does, unless the file has its own."""

KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""The keys in a source of texts."""


def texts_of(rules: Simple) -> Texts:
    """Return the texts of a game. Raises InvalidFile if some cannot be used."""
    check_texts(rules)
    return Texts(Path(rules.name), SIMPLE_TEXTS, sources_of(rules))


def sources_of(rules: Simple) -> dict[str, str]:
    """Return the texts of a file in Fluent's syntax, by language, with what is derived.

    In English names and the docstring say what the file leaves unsaid. In each language the title
    of the game is also the heading of its rules.
    """
    derived = {language: dict[str, str]() for language in rules.texts}
    derived[DEFAULT_LANGUAGE] = _derived(rules)
    return {
        language: _completed(rules.texts.get(language, ""), texts)
        for language, texts in derived.items()
    }


def _completed(source: str, derived: dict[str, str]) -> str:
    """Return the texts of one language, with those that they lack."""
    if "game-title" in {*KEY.findall(source), *derived}:
        source = _RULES.sub(lambda rules: f"rules-overview = {_page(rules[1])}\n", source)
    own = {*KEY.findall(source)}
    repeated = {key: text for key, of, text in _REPEATED if of in own | derived.keys()}
    lacking = {key: text for key, text in (repeated | derived).items() if key not in own}
    return "\n".join((source, *(f"{key} = {text}" for key, text in lacking.items()), ""))


def _page(body: str) -> str:
    """Return the rules with their heading: paragraphs and lists, whose lines the file may break."""
    text = "\n\n    ".join(map(_unbroken, body.strip().split("\n\n")))
    return f"**{{ game-title }}**\n    {text}\n    .title = {{ game-title }}"


def _unbroken(paragraph: str) -> str:
    """Join the lines of a paragraph, but for those that begin an item of a list."""
    lines = [""]
    for words in map(str.split, paragraph.splitlines()):
        if words[:1] == ["-"]:
            lines.append(" ".join(words))
        else:
            lines[-1] = " ".join((*lines[-1].split(), *words))
    return "\n    ".join(filter(None, lines))


def _derived(rules: Simple) -> dict[str, str]:
    """Return English texts for what the file leaves unsaid: names, and its docstring as rules."""
    head, _, rest = _doc(rules).partition("\n")
    names = {"game-title": rules.name}
    names |= {f"phase-{phase}": phase for phase in rules.phases}
    names |= {f"verb-{move}": move for move in rules.moves}
    texts = {key: _words(name) for key, name in names.items()}
    texts |= {"game-invitation": head, COMMAND_KEY: head[:100]}
    return texts | {"rules-overview": _page(rest or head)}


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _doc(rules: Simple) -> str:
    return inspect.getdoc(type(rules)) or _words(rules.name)
