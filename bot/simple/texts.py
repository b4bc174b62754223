"""The texts of games in one file: those of the file, then derived ones, then those of all such."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

from bot.i18n.texts import DATA_FOLDER, DEFAULT_LANGUAGE, Texts, game_texts
from engine.simple.declaration import Simple

SIMPLE_TEXTS = game_texts(DATA_FOLDER / "simple" / "texts")
"""What all games in one file say where they have no words of their own."""

COMMAND_KEY = "command-game"
"""The key of the description of a game's command, which is derived if the file has none."""


def texts_of(rules: Simple) -> Texts:
    """Return the texts of a game."""
    return Texts(Path(rules.name), SIMPLE_TEXTS, sources_of(rules))


def sources_of(rules: Simple) -> dict[str, str]:
    """Return the texts of a file in Fluent's syntax, by language, with the derived English ones."""
    sources = {DEFAULT_LANGUAGE: "", **rules.texts}
    sources[DEFAULT_LANGUAGE] += "\n".join(("", *_derived(rules), ""))
    return sources


def _derived(rules: Simple) -> Iterator[str]:
    """Yield English texts for what the file leaves unsaid: names, and its docstring as rules."""
    for key, text in _named(rules):
        if key not in rules.text_keys:
            yield f"{key} = {text}"
    if "rules-overview" not in rules.text_keys:
        head, _, rest = _doc(rules).partition("\n")
        paragraphs = (" ".join(each.split()) for each in (rest or head).strip().split("\n\n"))
        body, title = "\n\n    ".join(paragraphs), _words(rules.name)
        yield f"rules-overview = **{title}**\n    {body}\n    .title = {title}"


def _named(rules: Simple) -> Iterator[tuple[str, str]]:
    title, head = _words(rules.name), _doc(rules).partition("\n")[0]
    yield from (("game-title", title), ("cover-alt", f"{title}."), ("game-invitation", head))
    yield COMMAND_KEY, head[:100]
    for phase in rules.phases:
        yield f"phase-{phase}", _words(phase)
    for move in rules.moves:
        yield f"verb-{move}", _words(move)


def _words(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _doc(rules: Simple) -> str:
    return inspect.getdoc(type(rules)) or _words(rules.name)
