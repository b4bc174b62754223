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
from render.translation import Translate, format_signed


def gain_arguments(gain: Gain) -> dict[str, int | str]:
    """Rubles and points as the texts want them: numbers to choose by, and with their signs."""
    return {
        "rubles": gain.rubles,
        "points": gain.points,
        "more_rubles": format_signed(gain.rubles),
        "more_points": format_signed(gain.points),
    }


def upcoming_scorings(view: View, seat: Seat, translate: Translate) -> list[str]:
    """What the next scorings pay a seat, in lines: none that may not come without saying so."""
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
    """The final ranking, and where everybody's points come from."""
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


def current_standings(view: View, names: Sequence[str], translate: Translate) -> str:
    """How everybody stands while the game runs, from what all may see, the leader first."""
    coming = remaining_scorings(view)
    scored = [colour for colour in Colour if coming.may_score(colour)]
    lines = []
    for one in sorted(standings(view), key=lambda one: (-one.projected_points, one.seat)):
        lines.append(
            translate(
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
            lines.append(translate("now-income", gains=_income_text(one, scored, translate)))
    return "\n".join((*lines, translate("now-left-out")))


def _income_text(standing: Standing, colours: Sequence[Colour], translate: Translate) -> str:
    return " · ".join(
        translate(
            "scoring-pays", colour=colour.label, **gain_arguments(standing.next_income[colour])
        )
        for colour in colours
    )
