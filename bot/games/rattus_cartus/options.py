"""The game options in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.setting_choices import Setting, Switch
from engine.games.rattus_cartus.state import Options
from render.translation import Translate


def describe(options: Options, names: Sequence[str], translate: Translate) -> list[str]:
    """A line for each option that differs from its default."""
    return [translate("option-one-kind-on")] if options.one_kind else []


def settings(options: Options, translate: Translate) -> list[Setting]:
    """The options as the lobby's form shows them."""
    label, explanation = translate("setting-one-kind"), translate("option-one-kind")
    return [Switch("one_kind", label, options.one_kind, explanation)]


def choose(options: Options, code: str) -> Options | None:
    """The options after such a choice; None for an unknown code."""
    match code.split("."):
        case ["one_kind", "0" | "1" as value]:
            return replace(options, one_kind=value == "1")
    return None
