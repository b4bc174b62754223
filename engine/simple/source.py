"""What the source of a game in one file says as constants: whom it tells what, and which words."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.simple.declaration import Simple
from engine.simple.play import IS_A_MOVE, Play

_NO_NAMES = {"to", "seat", "seats"}
"""What is told of seats: it is worded as names of players, and needs no texts."""


@dataclass(frozen=True)
class SourceWords:
    """The words of a file: only constants are known, whatever becomes of them in play."""

    told: frozenset[tuple[str, bool]]
    """The keys that are told by `g.tell("key")`, and whether one seat alone may learn of them."""

    facts: frozenset[str]
    """The names of facts that are told."""

    constants: frozenset[str]
    names: frozenset[str]
    """The names of fields, variables and arguments."""

    patterns: tuple[re.Pattern[str], ...]
    """What may be put together by f-strings that have constant parts."""

    def may_say(self, word: str) -> bool:
        """Return whether the file may put a word together."""
        return word in self.constants or any(each.fullmatch(word) for each in self.patterns)


def source_words(rules: Simple) -> SourceWords:
    """Return the words of the file that declares a game."""
    nodes = _nodes(rules)
    tells = [node for node in nodes if isinstance(node, ast.Call) and _is_tell(node)]
    return SourceWords(
        told=frozenset((key, is_private) for _, key, is_private in _told(nodes)),
        facts=frozenset(each.arg for call in tells for each in call.keywords if each.arg)
        - _NO_NAMES,
        constants=frozenset(
            node.value
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ),
        names=frozenset(_names(nodes)),
        patterns=tuple(pattern for node in nodes if (pattern := _pattern(node))),
    )


def line_of(file: Path, class_name: str, name: str) -> int | None:
    """Return the line that assigns or defines a name in a class of a file, or the class.

    `Player.coins` is a name in a class within it.
    """
    found: ast.AST | None = None
    within: ast.AST = ast.parse(file.read_text(encoding="utf-8"))
    for part in (class_name, *filter(None, name.split("."))):
        inner = next((each for each in ast.iter_child_nodes(within) if part in _named(each)), None)
        if inner is None:
            break
        found = within = inner
    return getattr(found, "lineno", None)


def _named(node: ast.AST) -> list[str]:
    """Return what a statement defines or assigns."""
    match node:
        case ast.ClassDef(name) | ast.FunctionDef(name) | ast.AnnAssign(ast.Name(name)):
            return [name]
        case ast.Assign(targets):
            return [each.id for each in targets if isinstance(each, ast.Name)]
    return []


def source_faults(rules: Simple) -> Iterator[str]:
    """Yield what the file that declares a game says in vain, each with its line."""
    for line, key, is_private in _told(_nodes(rules)):
        if key in rules.moves and not is_private:
            yield f"line {line}, {IS_A_MOVE.format(key)}"


def _nodes(rules: Simple) -> list[ast.AST]:
    source = Path(inspect.getfile(type(rules))).read_text(encoding="utf-8")
    return list(ast.walk(ast.parse(source)))


def _told(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str, bool]]:
    """Yield the line of each `g.tell("key")`, its key, and whether one seat alone may learn it."""
    for call in nodes:
        if isinstance(call, ast.Call) and _is_tell(call) and call.args:
            key = call.args[0]
            if isinstance(key, ast.Constant):
                yield call.lineno, str(key.value), any(each.arg == "to" for each in call.keywords)


def _is_tell(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == Play.tell.__name__


def _names(nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        match node:
            case ast.Name(name) | ast.Attribute(_, name) | ast.keyword(str(name)):
                yield name


def _pattern(node: ast.AST) -> re.Pattern[str] | None:
    """Return what an f-string may become; None for one without constant parts, and others."""
    if not isinstance(node, ast.JoinedStr):
        return None
    parts = [
        re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".*"
        for each in node.values
    ]
    return re.compile("".join(parts), re.DOTALL) if {*parts} - {".*"} else None
