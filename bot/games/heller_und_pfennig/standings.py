"""Current and final standings in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.heller_und_pfennig.view import View
from render.translation import Translate, format_number, format_signed


def final_standings(view: View, names: Sequence[str], translate: Translate) -> str:
    """The final ranking, with each player's result of every round."""
    scores = view.final_scores
    order = sorted(range(len(names)), key=lambda seat: (scores[seat].rank, seat))
    winners = tuple(names[seat] for seat in order if scores[seat].rank == 1)
    lines = [translate("end-title", winners=winners, number=len(winners))]
    lines += [
        translate(
            "end-line",
            rank=scores[seat].rank,
            name=names[seat],
            points=scores[seat].points,
            start=scores[seat].start,
            rounds=" ".join(map(format_signed, scores[seat].rounds)),
        )
        for seat in order
    ]
    return "\n".join(lines)


def scores(view: View) -> tuple[int, ...]:
    """The money of each seat."""
    return tuple(player.money for player in view.players)


def current_standings(view: View, names: Sequence[str], translate: Translate) -> str:
    """Each player's money and what the current market would pay; the richest first."""
    order = sorted(
        view.players, key=lambda player: (-(player.money + player.projected_payout), player.seat)
    )
    return "\n".join(
        translate(
            "stands-line",
            name=names[player.seat],
            money=player.money,
            change=format_signed(player.projected_payout),
            together=format_number(player.money + player.projected_payout),
        )
        for player in order
    )
