"""What hints may say of a game that was played out: privileges, Flutes, the plague, the score."""

from __future__ import annotations

from itertools import takewhile

from engine.ai.facts import Figure, Playout, best_rival_points, chance
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    FinalScore,
    FlutePlayed,
    PrivilegeScored,
    RoundBegan,
)
from engine.games.rattus_cartus.scoring import final_scores
from engine.games.rattus_cartus.state import Phase


def facts(playout: Playout) -> dict[str, Figure]:
    """Return the facts of a game that was played out.

    Those with points add up to the seat's lead over the living.
    """
    seat, scores = playout.seat, final_scores(playout.end)
    own = scores[seat]
    parts = {f"track-{cls}": points for cls, points in enumerate(own.tracks)}
    parts |= {"gold": own.gold, "people": own.hand, "tokens": own.tokens}
    named = {
        **{name: Figure(points, points) for name, points in parts.items()},
        "plague": chance(not own.alive, -own.points * (not own.alive)),
        "flutes": Figure(_rats_sent(playout)),
        "rival": best_rival_points([_points_if_alive(score) for score in scores], seat),
    }
    if playout.start.phase is not Phase.RESOLVING:
        named["privilege"] = chance(_gets_privilege(playout))
    return named


def _rats_sent(playout: Playout) -> int:
    """Return how many rats the seat's Flutes send to others up to the end."""
    flutes = (event for event in playout.events if isinstance(event, FlutePlayed))
    return sum(len(flute.to) for flute in flutes if flute.seat == playout.seat)


def _points_if_alive(score: FinalScore) -> int | None:
    return score.points if score.alive else None


def _gets_privilege(playout: Playout) -> bool:
    """Return whether the seat uses a privilege before the round ends."""
    this_round = takewhile(lambda event: not isinstance(event, RoundBegan), playout.events)
    return any(
        isinstance(event, PrivilegeScored) or (isinstance(event, BuildingUsed) and event.privilege)
        for event in this_round
        if isinstance(event, BuildingUsed | PrivilegeScored) and event.seat == playout.seat
    )
