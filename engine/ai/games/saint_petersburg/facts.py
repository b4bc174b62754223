"""What hints may say of a game that was played out: rubles, cards and parts of the final score."""

from __future__ import annotations

from itertools import takewhile

from engine.ai.facts import Figure, Playout, chance
from engine.games.saint_petersburg.actions import Buy, Take
from engine.games.saint_petersburg.cards import CardTable, Phase
from engine.games.saint_petersburg.events import (
    Bought,
    Divided,
    FinalScore,
    PointsBought,
    RowsShifted,
    Scored,
    Took,
    Traded,
)
from engine.games.saint_petersburg.scoring import (
    RUBLES_PER_POINT,
    counting_aristocrats,
    final_scores,
)

SCORINGS = {
    "workers": Phase.WORKER,
    "buildings": Phase.BUILDING,
    "aristocrats": Phase.ARISTOCRAT,
}
"""The facts about points of scorings, and the phase that ends with each."""


def facts(playout: Playout) -> dict[str, Figure]:
    """Return the facts of a game that was played out.

    Those with points add up to the seat's lead, apart from the points that it had before and those
    of the gold disc.
    """
    seat, scores = playout.seat, final_scores(playout.end)
    own = scores[seat]
    rubles = own.for_rubles * RUBLES_PER_POINT + own.rubles_left
    kinds = counting_aristocrats(playout.end.table, own.different_aristocrats)
    named = {
        "kinds": Figure(kinds, own.for_aristocrats),
        "hand": Figure(len(playout.end.players[seat].hand), own.for_hand),
        "left": Figure(rubles, own.for_rubles),
        "bought": _points_bought(playout),
        "income": Figure(_scored_rubles(playout)),
    }
    for name, phase in SCORINGS.items():
        points = _scored_points(playout, phase)
        named[name] = Figure(points, points)
    if len(scores) > 1:
        rivals = [score for other, score in enumerate(scores) if other != seat]
        named |= _rival_facts(max(rivals, key=lambda score: score.points), playout.end.table)
        if isinstance(playout.better, Buy | Take) and playout.better.source != "drawn":
            named["free"] = chance(not _rival_gets(playout, playout.better.card))
    return named


def _rival_facts(rival: FinalScore, table: CardTable) -> dict[str, Figure]:
    """Return the aristocrats of the best rival, and the points besides those for them."""
    kinds = counting_aristocrats(table, rival.different_aristocrats)
    others = rival.points - rival.for_aristocrats
    return {"court": Figure(kinds, -rival.for_aristocrats), "rival": Figure(others, -others)}


def _scored_points(playout: Playout, phase: Phase) -> int:
    return sum(
        event.points[playout.seat]
        for event in playout.events
        if isinstance(event, Scored) and event.phase == phase
    )


def _scored_rubles(playout: Playout) -> int:
    scored = [event for event in playout.events if isinstance(event, Scored)]
    return sum(event.rubles[playout.seat] for event in scored)


def _points_bought(playout: Playout) -> Figure:
    points = sum(
        event.points
        for event in playout.events
        if isinstance(event, PointsBought | Divided | Traded) and event.seat == playout.seat
    )
    return Figure(points, points)


def _rival_gets(playout: Playout, card: int) -> bool:
    """Return whether a rival is the first to get a card of this kind, before the rows shift."""
    until_shift = takewhile(lambda event: not isinstance(event, RowsShifted), playout.events)
    got = (
        event.seat
        for event in until_shift
        if isinstance(event, Bought | Took) and event.card == card and event.source != "drawn"
    )
    return next(got, playout.seat) != playout.seat
