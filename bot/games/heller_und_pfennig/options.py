"""The game options in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.heller_und_pfennig.state import Options
from render.translation import Translate


def describe(options: Options, names: Sequence[str], translate: Translate) -> list[str]:
    """A line for each option that differs from its default."""
    is_changed = {
        "option-last-stall-on": options.last_stall,
        "option-no-luck-on": options.no_luck,
        "option-starter-left": options.starter == "left",
    }
    return [translate(key) for key, changed in is_changed.items() if changed]


def choices(options: Options, translate: Translate) -> list[tuple[str, str]]:
    """For each option, a code for its next value and a label with its current one."""
    next_starter = "left" if options.starter == "richest" else "richest"
    return [
        (
            f"last_stall.{int(not options.last_stall)}",
            translate("setting-last-stall", on=int(options.last_stall)),
        ),
        (
            f"no_luck.{int(not options.no_luck)}",
            translate("setting-no-luck", on=int(options.no_luck)),
        ),
        (f"starter.{next_starter}", translate("setting-starter", starter=options.starter)),
    ]


def choose(options: Options, code: str) -> Options | None:
    """The options after such a choice; None for an unknown code."""
    match code.split("."):
        case ["last_stall", "0" | "1" as value]:
            return replace(options, last_stall=value == "1")
        case ["no_luck", "0" | "1" as value]:
            return replace(options, no_luck=value == "1")
        case ["starter", "richest" | "left" as value]:
            return replace(options, starter="left" if value == "left" else "richest")
    return None
