"""What a turn message says of the clocks, as timestamps that each reads in their own time."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name
from bot.storage.records import MoveRow, SeatRow
from bot.table.move_log import MoveKind
from bot.table.snapshot import TableSnapshot
from render.translation import Translate


def timestamp(at: int, style: str) -> str:
    """A time in Unix seconds in one of Discord's styles: "f" date and time, "R" how far away."""
    return f"<t:{at}:{style}>"


def clock_lines(
    snapshot: TableSnapshot, moves: Sequence[MoveRow], now: int, translate: Translate
) -> Sequence[str]:
    """Until when the seats to act have time, for whom an AI plays since when, who is absent, and
    when a game nobody plays ends.

    A deadline of all is in one line, and others in a line each. `moves` reach back to where the
    oldest of those AIs began to stand in. `now` is in Unix seconds.
    """
    return [
        *_deadline_lines(snapshot, translate),
        *(
            translate(
                "turn-stand-in",
                name=escape_name(row.name),
                at=timestamp(since, "f"),
                tournament=int(snapshot.settings.tournament is not None),
            )
            for row in snapshot.seats
            if (since := stood_in_since(row, moves)) is not None
        ),
        *(
            translate("turn-absent", name=escape_name(row.name), at=timestamp(until, "f"))
            for row in snapshot.seats
            if (until := row.away_until or 0) > now
        ),
        *_end_lines(snapshot, translate),
    ]


def stood_in_since(row: SeatRow, moves: Sequence[MoveRow]) -> int | None:
    """When an AI began to play for the user of a seat, in Unix seconds.

    None if no AI does, or `moves` do not reach back so far.
    """
    if row.stand_in is None:
        return None
    begun = (m.at for m in reversed(moves) if (m.kind, m.seat) == (MoveKind.STAND_IN, row.seat))
    return next(begun, None)


def _end_lines(snapshot: TableSnapshot, translate: Translate) -> Sequence[str]:
    at = snapshot.row.ends_at
    if at is None:
        return ()
    reason = "deserted" if snapshot.is_deserted else "idle"
    return (translate("turn-ends", reason=reason, at=timestamp(at, "f"), left=timestamp(at, "R")),)


def unattended_line(moves: Sequence[MoveRow], translate: Translate) -> str | None:
    """How a game ended that nobody played; None if somebody ended it."""
    for move in moves:
        if move.kind == MoveKind.GAME_ABANDONED and move.action:
            return translate("game-unattended", **json.loads(move.action))
    return None


def _deadline_lines(snapshot: TableSnapshot, translate: Translate) -> Sequence[str]:
    names: dict[int, list[str]] = {}
    for row in snapshot.acting_rows:
        if row.deadline_at is not None:
            names.setdefault(row.deadline_at, []).append(escape_name(row.name))
    return [
        translate(
            "turn-deadline",
            all=int(len(names) == 1),
            name=tuple(names[at]),
            at=timestamp(at, "f"),
            left=timestamp(at, "R"),
        )
        for at in sorted(names)
    ]


def return_button(
    snapshot: TableSnapshot, translate: Translate, *, is_private: bool = False
) -> Sequence[Button]:
    """The button for users for whom an AI stands in, with their names unless one of them sees it.

    Without names, others who have been away would take it for theirs.
    """
    row = snapshot.row
    names = tuple(seat.name for seat in snapshot.seats if seat.stand_in)
    if not names:
        return ()
    label = translate("button-return", name=() if is_private else names)
    return (Button(label, CustomId("return", row.id, row.ply)),)
