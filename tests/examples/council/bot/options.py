"""The Council's options in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render.translation import Translate
from tests.examples.council.engine.state import Options


def describe(options: Options, names: Sequence[str], translate: Translate) -> list[str]:
    """Return a line for each option that differs from the default."""
    lines = []
    if options.open:
        lines.append(translate("option-open-on"))
    if options.duel:
        lines.append(translate("option-duel-on"))
    return lines


def choices(options: Options, translate: Translate) -> list[tuple[str, str]]:
    """Return the options: a code that sets the next value, and a label with the current one."""
    return [
        (f"open.{int(not options.open)}", translate("setting-open", on=int(options.open))),
        (f"duel.{int(not options.duel)}", translate("setting-duel", on=int(options.duel))),
    ]


def choose(options: Options, code: str) -> Options | None:
    """Return the options after a choice; None for an unknown code."""
    match code.split("."):
        case ["open", "0" | "1" as value]:
            return replace(options, open=value == "1")
        case ["duel", "0" | "1" as value]:
            return replace(options, duel=value == "1")
    return None
