"""The Council's options in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.setting_choices import Setting, Switch
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


def settings(options: Options, translate: Translate) -> list[Setting]:
    """Return the options as the lobby's form shows them."""
    return [
        Switch("open", translate("setting-open"), options.open, translate("option-open")),
        Switch("duel", translate("setting-duel"), options.duel, translate("option-duel")),
    ]


def choose(options: Options, code: str) -> Options | None:
    """Return the options after a choice; None for an unknown code."""
    match code.split("."):
        case ["open", "0" | "1" as value]:
            return replace(options, open=value == "1")
        case ["duel", "0" | "1" as value]:
            return replace(options, duel=value == "1")
    return None
