"""What hints may say of a game that was played out: where the sous come from."""

from __future__ import annotations

from engine.ai.facts import Figure, Playout, best_rival_points


def facts(playout: Playout) -> dict[str, Figure]:
    """Return the facts of a game that was played out.

    They add up to the seat's lead, apart from the sous that it had before.
    """
    seat, players = playout.seat, playout.end.players
    earned, rounds = players[seat].earned, playout.start.round
    now, later = earned[rounds - 1], sum(earned[rounds:])
    return {
        "market": Figure(now, now),
        "later": Figure(later, later),
        "rival": best_rival_points([player.money for player in players], seat),
    }
