"""The Council's options in the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from bot.setting_choices import Setting, Switch
from render.translation import Translate
from tests.examples.council.engine.state import Options


def describe(options: Options, names: Sequence[str], translate: Translate) -> list[str]:
    """Return a line for each option that differs from the default."""
    return [translate("option-open-on")] if options.open else []


def settings(options: Options, translate: Translate) -> list[Setting]:
    """Return the options as the lobby's form shows them."""
    return [Switch("open", translate("setting-open"), options.open, translate("option-open"))]


def choose(options: Options, code: str) -> Options | None:
    """Return the options after a choice; None for an unknown code."""
    match code.split("."):
        case ["open", "0" | "1" as value]:
            return Options(open=value == "1")
    return None
