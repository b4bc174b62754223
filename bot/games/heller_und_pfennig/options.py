"""The game options in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.setting_choices import Selection, Setting, Switch
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


def settings(options: Options, translate: Translate) -> list[Setting]:
    """The options as the lobby's form shows them."""
    return [
        Selection(
            "starter",
            translate("setting-starter"),
            tuple((who, translate("later-starter", starter=who)) for who in ("richest", "left")),
            options.starter,
            translate("option-starter"),
        ),
        Switch(
            "last_stall",
            translate("setting-last-stall"),
            options.last_stall,
            translate("option-last-stall"),
        ),
        Switch(
            "no_luck", translate("setting-no-luck"), options.no_luck, translate("option-no-luck")
        ),
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
