"""The game options in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

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


_MARKERS: tuple[int | None, ...] = (None, 0, 1, 2)
"""The seats that can get the extra marker; None for a random one."""


def choices(options: Options, translate: Translate) -> list[tuple[str, str]]:
    """For each option, a code for its next value and a label with its current one."""
    next_marker = _MARKERS[(_MARKERS.index(options.extra_marker) + 1) % len(_MARKERS)]
    seat = 0 if options.extra_marker is None else options.extra_marker + 1
    next_edition = EDITIONS[(EDITIONS.index(options.edition) + 1) % len(EDITIONS)]
    return [
        (
            f"edition.{next_edition}",
            translate("setting-edition", edition=translate(edition_key(options.edition))),
        ),
        (
            f"open_rubles.{int(not options.open_rubles)}",
            translate("setting-open-rubles", on=int(options.open_rubles)),
        ),
        (
            f"open_hands.{int(not options.open_hands)}",
            translate("setting-open-hands", on=int(options.open_hands)),
        ),
        (
            f"extra_marker.{'random' if next_marker is None else next_marker}",
            translate("setting-extra-marker", seat=seat),
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
