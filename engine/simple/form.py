"""What a declaration has to be: each fault with what to write instead, and where it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from inspect import isfunction, signature
from typing import Any, NamedTuple

from engine.plugins import NAME_PATTERN

COMMANDS = frozenset(
    ["ai", "end", "hand", "hint", "join", "leave", "new", "seat", "show", "start", "undo"]
)
"""The commands that every game has, besides those of its moves."""

PARTS = ("Options", "Table", "Player")

_CODE = re.compile("[a-z][a-z0-9_]*")
_COLOUR = re.compile("[0-9A-Fa-f]{6}")
_UNCOPIED = re.compile(r"(typing\.)?(dict|set|defaultdict|counter|deque)\b", re.IGNORECASE)
_PHASES = 'phases = {"taking": ("take number", "pass")}'


class Fault(NamedTuple):
    """What is wrong, in words, and the name of what is: `phases`, a method, `Player.coins`."""

    what: str
    at: str


class Misdeclared(TypeError):
    """A class declares what cannot be a game; the message says what to write instead."""

    def __init__(self, cls: type, fault: Fault) -> None:
        super().__init__(fault.what)
        self.class_name, self.at = cls.__name__, fault.at


def declaration_faults(cls: Any, base: Any) -> Iterator[Fault]:
    """Yield what nothing can be derived from; after the first one no other counts."""
    yield from _phases_faults(cls)
    if not isinstance(cls.texts, Mapping):
        yield Fault('texts are by language: texts = {"en": """..."""}', "texts")
    if not isinstance(cls.score, str):
        yield Fault("score names a figure that is charted: call the method something else", "score")
    yield from _name_faults(cls, base)
    for phase, moves in cls.phases.items():
        if not moves:
            yield Fault(f"the phase {phase} has no move: {_PHASES}", "phases")
        yield from _missing_methods(cls, phase, moves)
    for part in PARTS:
        yield from _field_faults(part, vars(cls).get(part))


def _phases_faults(cls: Any) -> Iterator[Fault]:
    phases = getattr(cls, "phases", None)
    if not isinstance(phases, Mapping):
        yield Fault(f"phases names the phases, and the moves of each: {_PHASES}", "phases")
        return
    for phase, moves in phases.items():
        if isinstance(moves, str):
            yield Fault(
                f'one move alone needs a comma: phases = {{"{phase}": ("{moves}",)}}', "phases"
            )
        elif not all(isinstance(each, str) and each.strip() for each in (phase, *moves)):
            yield Fault(f"phases and moves are words: {_PHASES}", "phases")


def _name_faults(cls: Any, base: Any) -> Iterator[Fault]:
    words = [each.split() for moves in cls.phases.values() for each in moves]
    moves, chosen = [each[0] for each in words], [name for each in words for name in each[1:]]
    for name in (*cls.phases, *moves, *chosen):
        if not _CODE.fullmatch(name):
            yield Fault(f"{name!r} is no name: use small letters, digits and _", "phases")
    if "resign" in moves:
        yield Fault("no move is called resign: every player can give up anyhow", "phases")
    if taken := sorted(set(moves) & COMMANDS):
        yield Fault(
            f"a move cannot be called {taken[0]}, as each game has a command of that name;"
            f" taken are {', '.join(sorted(COMMANDS))}",
            "phases",
        )
    for name in (*cls.phases, *moves):
        if name in vars(base):
            yield Fault(
                f"no move and no phase is called {name}: that means something else", "phases"
            )


def _missing_methods(cls: Any, phase: str, moves: Any) -> Iterator[Fault]:
    for move, *chosen in (each.split() for each in moves):
        if not hasattr(cls, phase) and not hasattr(cls, move):
            yield Fault(
                f"there is neither a method {_form(move, 'g', 'seat', *chosen)} nor, for a phase"
                f" that all decide at once, {_form(phase, 'g', 'chosen')}",
                "phases",
            )


def _field_faults(part: str, declared: Any) -> Iterator[Fault]:
    """Yield what is wrong with the fields of a part, unless it is a dataclass already."""
    own = {} if declared is None or hasattr(declared, "__dataclass_fields__") else vars(declared)
    types = own.get("__annotations__", {})
    for name, value in own.items():
        is_field = isinstance(value, _VALUES) and not (name.startswith("__") or name.isupper())
        if is_field and name not in types:
            kind = type(value).__name__
            yield Fault(f"{name} lacks its type: {name}: {kind} = {value!r}", f"{part}.{name}")
    for name, hint in types.items():
        if _UNCOPIED.match(getattr(hint, "__name__", str(hint))):
            what = f"{name} is no number, word or bool, nor a list of these: {name}: list[int]"
            yield Fault(f"{what} = shown()", f"{part}.{name}")
        elif name not in own:
            yield Fault(f"{name} lacks a value to begin with: {name}: int = 0", f"{part}.{name}")
        elif isinstance(own[name], list):
            what = f"{name} is a list: begin with shown(), mine(pool=...) or pile(...)"
            yield Fault(f"{what} instead of {own[name]!r}", f"{part}.{name}")


_VALUES = int, str, float, list, dict, set, tuple


def rules_faults(cls: Any, base: Any) -> Iterator[Fault]:
    """Yield what the rules of a file lack, or have in a form in which nobody can use it."""
    name = getattr(cls, "name", "")
    if not isinstance(name, str) or not NAME_PATTERN.fullmatch(name):
        yield Fault(
            f'a name is made of small letters and _: name = "my_game", not {name!r}', "name"
        )
    yield from _players_faults(getattr(cls, "players", None))
    for needed in ("setup", "legal"):
        if getattr(cls, needed) is getattr(base, needed):
            parameters = list(signature(getattr(base, needed)).parameters)[1:]
            yield Fault(f"there is no method {_form(needed, *parameters)}", "")
    yield from _method_faults(cls, base)
    yield from _colour_faults(cls.colours)
    if not _is_pair(cls.minutes):
        yield Fault("minutes are the shortest and the longest game: minutes = 5, 20", "minutes")


def _players_faults(players: Any) -> Iterator[Fault]:
    if not isinstance(players, range) or not players or players.step != 1 or players.start < 1:
        most = players if isinstance(players, int) and players > 0 else 4
        yield Fault(
            f"players is a range, its end one more than the most: players = range(2, {most + 1})",
            "players",
        )


def _method_faults(cls: Any, base: Any) -> Iterator[Fault]:
    """Yield the methods that take other parameters than they are given."""
    forms = {
        name: list(signature(method).parameters)[1:]
        for name, method in vars(base).items()
        if isfunction(method) and not name.startswith("_")
    }
    for phase, moves in cls.phases.items():
        if hasattr(cls, phase):
            forms[phase] = ["g", "chosen"]
            continue
        for move, *chosen in (each.split() for each in moves):
            forms[move] = ["g", "seat", *chosen]
    for name, parameters in forms.items():
        method = getattr(cls, name, None)
        if isfunction(method) and not _takes(method, 1 + len(parameters)):
            own = ", ".join(signature(method).parameters)
            yield Fault(f"write def {_form(name, *parameters)}, not def {name}({own})", name)


def _takes(method: Any, number: int) -> bool:
    try:
        signature(method).bind(*[None] * number)
    except TypeError:
        return False
    return True


def _colour_faults(colours: Any) -> Iterator[Fault]:
    if not isinstance(colours, Mapping):
        yield Fault('colours are by code: colours = {"x": "2E6B3A"}', "colours")
        return
    for code, colour in colours.items():
        is_seat = isinstance(colour, int) and colour >= 0
        if not is_seat and not (isinstance(colour, str) and _COLOUR.fullmatch(colour)):
            yield Fault(
                f'{colour!r} is no colour of {code!r}: write six digits, "B3261E" for a red, or'
                " the number of a seat",
                "colours",
            )


def _is_pair(minutes: Any) -> bool:
    return (
        isinstance(minutes, tuple)
        and len(minutes) == 2
        and all(isinstance(each, int) for each in minutes)
        and 0 < minutes[0] <= minutes[1]
    )


def _form(name: str, *parameters: str) -> str:
    return f"{name}({', '.join(('self', *parameters))})"
