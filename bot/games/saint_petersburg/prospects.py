"""The rest of the game in sentences: the scorings to come, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.saint_petersburg.cards import Colour
from engine.games.saint_petersburg.remaining_scorings import (
    Gain,
    Standing,
    remaining_scorings,
    standings,
)
from engine.games.saint_petersburg.view import View
from render.words import Say, signed


def amounts(gain: Gain) -> dict[str, int | str]:
    """Rubles and points as the texts want them: numbers to choose by, and with their signs."""
    return {
        "rubles": gain.rubles,
        "points": gain.points,
        "more_rubles": signed(gain.rubles),
        "more_points": signed(gain.points),
    }


def scorings_to_come(view: View, seat: Seat, say: Say) -> list[str]:
    """What the next scorings pay a seat, in lines: none that may not come without saying so."""
    coming, standing = remaining_scorings(view), standings(view)[seat]
    lines = []
    if coming.this_round_colours:
        gains = _gains(standing, coming.this_round_colours, say)
        lines.append(say("scorings-this-round", gains=gains, last=int(view.last_round)))
    if coming.next_round_colours:
        gains = _gains(standing, coming.next_round_colours, say)
        lines.append(
            say("scorings-next-round", gains=gains, sure=int(coming.next_round_status == "sure"))
        )
    return lines or [say("scorings-none")]


def standings_now(view: View, names: Sequence[str], say: Say) -> str:
    """How everybody stands while the game runs, from what all may see, the leader first."""
    coming = remaining_scorings(view)
    scored = [colour for colour in Colour if coming.may_score(colour)]
    lines = []
    for one in sorted(standings(view), key=lambda one: (-one.projected_points, one.seat)):
        lines.append(
            say(
                "now-line",
                name=names[one.seat],
                points=one.points,
                aristocrats=one.for_aristocrats,
                kinds=one.different_aristocrats,
                coming=one.remaining_points,
                projected=one.projected_points,
            )
        )
        if scored:
            lines.append(say("now-income", gains=_gains(one, scored, say)))
    return "\n".join((*lines, say("now-left-out")))


def _gains(standing: Standing, colours: Sequence[Colour], say: Say) -> str:
    return " · ".join(
        say("scoring-pays", colour=colour.label, **amounts(standing.next_income[colour]))
        for colour in colours
    )
