"""The game options in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.setting_choices import Selection, Setting, Switch
from engine.games.saint_petersburg.cards import EDITIONS
from engine.games.saint_petersburg.state import Options
from render.games.saint_petersburg.names import edition_key
from render.translation import Translate


def describe(options: Options, names: Sequence[str], translate: Translate) -> list[str]:
    """A line for each option that differs from its default."""
    lines = []
    if options.edition != Options().edition:
        lines.append(
            translate("option-edition-on", edition=translate(edition_key(options.edition)))
        )
    if options.open_rubles:
        lines.append(translate("option-open-rubles-on"))
    if options.open_hands:
        lines.append(translate("option-open-hands-on"))
    if options.extra_marker is not None:
        lines.append(translate("option-extra-marker-on", seat=options.extra_marker + 1))
    return lines


def settings(options: Options, translate: Translate) -> list[Setting]:
    """The options as the lobby's form shows them."""
    marker = "random" if options.extra_marker is None else str(options.extra_marker)
    return [
        Selection(
            "edition",
            translate("setting-edition"),
            tuple((edition, translate(edition_key(edition))) for edition in EDITIONS),
            options.edition,
            translate("option-edition"),
        ),
        Selection(
            "extra_marker",
            translate("setting-extra-marker"),
            (
                ("random", translate("extra-marker", seat=0)),
                *((str(seat), translate("extra-marker", seat=seat + 1)) for seat in range(3)),
            ),
            marker,
            translate("option-extra-marker"),
        ),
        Switch(
            "open_rubles",
            translate("setting-open-rubles"),
            options.open_rubles,
            translate("option-open-rubles"),
        ),
        Switch(
            "open_hands",
            translate("setting-open-hands"),
            options.open_hands,
            translate("option-open-hands"),
        ),
    ]


def choose(options: Options, code: str) -> Options | None:
    """The options after such a choice; None for an unknown code."""
    match code.split("."):
        case ["edition", name] if name in EDITIONS:
            return replace(options, edition=name)
        case ["open_rubles", "0" | "1" as value]:
            return replace(options, open_rubles=value == "1")
        case ["open_hands", "0" | "1" as value]:
            return replace(options, open_hands=value == "1")
        case ["extra_marker", "random"]:
            return replace(options, extra_marker=None)
        case ["extra_marker", "0" | "1" | "2" as value]:
            return replace(options, extra_marker=int(value))
    return None
