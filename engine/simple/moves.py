"""What is wrong with a move that a file yields, and where it yields it."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from typing import Any

from engine.core import Seat
from engine.simple.declaration import Simple
from engine.simple.misuse import Misuse
from engine.simple.play import Play
from engine.simple.state import State

NUMBER, CODE = re.compile("-?[0-9]+"), re.compile("[a-z0-9_-]+")
"""How what is chosen is written: a number, or else a code."""


def check_moves(
    rules: Simple, state: State, seat: Seat, fault: Callable[[Any], str | None]
) -> None:
    """Raise Misuse for the first move with a fault, in the line that yields it, or if none is."""
    moves = rules.legal(Play(rules, state), seat)
    if moves is None:
        raise Misuse(f"{_place(rules)} returns None in the phase {state.phase}: yield each move")
    move = None
    for move in (moves := iter(moves)):
        if what := fault(move):
            if isinstance(moves, Generator):
                moves.throw(Misuse(what))
            raise Misuse(f"{_place(rules)} returns a wrong move: {what}")
    if move is None:
        raise Misuse(
            f"{_place(rules)} yields nothing for seat {seat}, which is asked in the phase"
            f" {state.phase}: yield a move, if only one to pass, or ask another"
        )


def fault_of_form(rules: Simple, phase: str, move: Any) -> str | None:
    """Return what to write instead of a move that the phase does not have in this form."""
    declared = [each.split() for each in rules.phases[phase]]
    if not isinstance(move, tuple) or not move:
        return f"{move!r} is no move: write a tuple, such as {_written(declared[0])}"
    name, *values = move
    form = next((each for each in declared if each[0] == name), None)
    if form is None:
        names = ", ".join(each[0] for each in declared)
        return f"{name!r} is no move of the phase {phase}, which has {names}"
    if len(form) != len(move):
        return f"{move!r} lacks something or has too much: phases says {_written(form)}"
    for kind, value in zip(form[1:], values, strict=True):
        if not _is_value(value):
            return (
                f"the {kind} {value!r} of {name} is neither a whole number nor a word of small"
                " letters, digits, _ and -"
            )
    return None


def _written(form: list[str]) -> str:
    name, *chosen = form
    return f"({', '.join([repr(name), *chosen])}{'' if chosen else ','})"


def _is_value(value: Any) -> bool:
    if isinstance(value, str):
        return bool(CODE.fullmatch(value)) and not NUMBER.fullmatch(value)
    return type(value) is int


def _place(rules: Simple) -> str:
    code = type(rules).legal.__code__
    return f"{code.co_name}, line {code.co_firstlineno},"
