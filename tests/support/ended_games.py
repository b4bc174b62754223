"""Ended games as the store returns them, for ratings and player records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.storage.records import EndedGame, EndedSeat, Leaver

ANNA, BORIS, CLARA, DORA = 101, 102, 103, 104


def ended_game(
    *order: int | str | None,
    number: int = 1,
    ranks: Sequence[int | None] = (),
    left: Mapping[int | None, int] | None = None,
) -> EndedGame:
    """Make an ended game with players in the order of their seats.

    People are given by id, AIs by level, deleted users as None. Ranks are 1, 2, ... unless `ranks`
    are given. `left` maps people who left the game to their former seats.
    """
    seat_ranks = ranks or range(1, len(order) + 1)
    seats = tuple(
        EndedSeat(
            seat,
            f"P{who}",
            who if isinstance(who, int) else None,
            who if isinstance(who, str) else None,
            50 - seat,
            rank,
        )
        for seat, (who, rank) in enumerate(zip(order, seat_ranks, strict=True))
    )
    leavers = tuple(Leaver(seat, f"P{who}", who) for who, seat in (left or {}).items())
    return EndedGame(number, "chess", "{}", 1000 + number, seats, leavers)
