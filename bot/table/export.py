"""What a person may take away: a whole game as a line of JSON, and all that is stored of him.

`data/README.md` describes both files.
"""

from __future__ import annotations

import json
from typing import Any

from bot.storage.contract import Store
from bot.storage.records import GameRow
from bot.table.log import ACTIONS
from bot.table.record import Record
from bot.table.stored_table import Refused
from engine import codec, game_record


def exported(record: Record) -> bytes:
    """A game that was played to its end, as a replay needs it: slow, and made for a thread.

    All that was hidden is in it. Refuses a game whose states were not kept.
    """
    game, state = record.game, record.moments[0].state
    steps: list[dict[str, Any]] = []
    for moment in record.moments[1:]:
        if moment.kind in ACTIONS:
            if state is None or moment.seat is None:
                raise Refused("export-too-old")
            steps.append(
                {
                    "seat": moment.seat,
                    **game_record.legal_fingerprint(game, state, moment.seat),
                    "action": json.loads(moment.move.action or "{}"),
                    "events": json.loads(moment.move.events),
                }
            )
        state = moment.state
    line = {
        "form": game_record.FORMAT,
        "id": f"{record.name} {record.game_id}",
        "game": record.name,
        "seats": len(record.seats),
        "seed": int(record.row.seed or 0),
        "options": json.loads(codec.dump_options(game, record.options)),
        "steps": steps,
        "result": game_record.result_record(game, state),
    }
    return _line(line)


async def own_data(store: Store, user_id: int) -> bytes:
    """Everything that is stored about a person, and nothing of what others did or hide."""
    games = [await _own_part(store, row, user_id) for row in await store.games_involving(user_id)]
    settings = json.loads(await store.user_settings(user_id))
    return _line({"user": user_id, "settings": settings, "games": games})


async def _own_part(store: Store, row: GameRow, user_id: int) -> dict[str, Any]:
    """What a game holds of a person: where he sat, what he did, and how it ended for him."""
    moves = [move for move in await store.moves(row.id, 0) if move.user_id == user_id]
    sittings = [one for one in await store.seat_assignments(row.id) if one.user_id == user_id]
    seats = [one for one in await store.seats(row.id) if one.user_id == user_id]
    results = [one for one in await store.results(row.id) if one.user_id == user_id]
    review = await store.review(row.id, user_id)
    return {
        "id": row.id,
        "game": row.name,
        "server": row.guild_id,
        "channel": None if row.is_private else row.channel_id,
        "status": row.status,
        "opened": row.created,
        "seats": [{"seat": one.seat, "name": one.name} for one in seats],
        "sittings": [
            {"seat": one.seat, "name": one.name, "from_ply": one.from_ply} for one in sittings
        ],
        "results": [{"seat": one.seat, "points": one.points, "rank": one.rank} for one in results],
        "review": json.loads(review.findings) if review is not None and review.findings else None,
        "moves": [
            {
                "ply": move.ply,
                "kind": move.kind,
                "seat": move.seat,
                "action": json.loads(move.action) if move.action and move.kind in ACTIONS else None,
                "at": move.at,
            }
            for move in moves
        ],
    }


def _line(value: dict[str, Any]) -> bytes:
    return (json.dumps(value, ensure_ascii=False) + "\n").encode()
