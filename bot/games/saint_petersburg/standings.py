"""Upcoming scorings, current standings and final standings in sentences."""

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
from render.translation import Translate, format_signed


def gain_arguments(gain: Gain) -> dict[str, int | str]:
    """Rubles and points as text arguments: as numbers to select by, and formatted with signs."""
    return {
        "rubles": gain.rubles,
        "points": gain.points,
        "more_rubles": format_signed(gain.rubles),
        "more_points": format_signed(gain.points),
    }


def upcoming_scorings(view: View, seat: Seat, translate: Translate) -> list[str]:
    """A line for each coming round with what its scorings pay a seat.

    The line marks scorings that are not certain to take place.
    """
    coming, standing = remaining_scorings(view), standings(view)[seat]
    lines = []
    if coming.this_round_colours:
        gains = _income_text(standing, coming.this_round_colours, translate)
        lines.append(translate("scorings-this-round", gains=gains, last=int(view.last_round)))
    if coming.next_round_colours:
        gains = _income_text(standing, coming.next_round_colours, translate)
        lines.append(
            translate(
                "scorings-next-round", gains=gains, sure=int(coming.next_round_status == "sure")
            )
        )
    return lines or [translate("scorings-none")]


def final_standings(view: View, names: Sequence[str], translate: Translate) -> str:
    """The final ranking, with the sources of each player's points."""
    order = sorted(range(len(names)), key=lambda seat: (view.final_scores[seat].rank, seat))
    winners = [names[seat] for seat in order if view.final_scores[seat].rank == 1]
    lines = [
        translate("end-title", winners=tuple(winners), number=len(winners), players=len(names))
    ]
    for seat in order:
        score = view.final_scores[seat]
        lines.append(
            translate(
                "end-line",
                rank=score.rank,
                name=names[seat],
                points=score.points,
                before=score.before,
                aristocrats=score.for_aristocrats,
                different=score.different_aristocrats,
                rubles=score.for_rubles,
                hand=-score.for_hand,
                left=score.rubles_left,
            )
        )
    return "\n".join(lines)


def scores(view: View) -> tuple[int, ...]:
    """The points of each seat on the track."""
    return tuple(player.points for player in view.players)


def current_standings(view: View, names: Sequence[str], translate: Translate) -> str:
    """The standings of a running game from public information, the leader first."""
    coming = remaining_scorings(view)
    scored = [colour for colour in Colour if coming.may_score(colour)]
    lines = []
    order = sorted(standings(view), key=lambda each: (-each.projected_points, each.seat))
    for standing in order:
        lines.append(
            translate(
                "now-line",
                name=names[standing.seat],
                points=standing.points,
                aristocrats=standing.for_aristocrats,
                kinds=standing.different_aristocrats,
                coming=standing.remaining_points,
                projected=standing.projected_points,
            )
        )
        if scored:
            lines.append(translate("now-income", gains=_income_text(standing, scored, translate)))
    return "\n".join((*lines, translate("now-left-out")))


def _income_text(standing: Standing, colours: Sequence[Colour], translate: Translate) -> str:
    return " · ".join(
        translate(
            "scoring-pays", colour=colour.label, **gain_arguments(standing.next_income[colour])
        )
        for colour in colours
    )
