"""What a person may take away: a whole game as a line of JSON, and all that is stored of him.

`data/README.md` describes both files.
"""

from __future__ import annotations

import json
from typing import Any

from bot.storage.contract import Store
from bot.storage.records import GameRow
from bot.table.errors import RequestRejected
from bot.table.game_history import GameHistory
from bot.table.move_log import ACTION_KINDS
from engine import codec, game_record


def export_game(history: GameHistory) -> bytes:
    """A game that was played to its end, as a replay needs it: slow, and made for a thread.

    All that was hidden is in it. Refuses a game whose states were not kept.
    """
    game, state = history.game, history.steps[0].state
    steps: list[dict[str, Any]] = []
    for step in history.steps[1:]:
        if step.kind in ACTION_KINDS:
            if state is None or step.seat is None:
                raise RequestRejected("export-too-old")
            steps.append(
                {
                    "seat": step.seat,
                    **game_record.legal_fingerprint(game, state, step.seat),
                    "action": json.loads(step.move.action or "{}"),
                    "events": json.loads(step.move.events),
                }
            )
        state = step.state
    line = {
        "form": game_record.FORMAT,
        "id": f"{history.name} {history.game_id}",
        "game": history.name,
        "seats": len(history.seats),
        "seed": int(history.row.seed or 0),
        "options": json.loads(codec.dump_options(game, history.options)),
        "steps": steps,
        "result": game_record.result_record(game, state),
    }
    return _json_line(line)


async def export_user_data(store: Store, user_id: int) -> bytes:
    """Everything that is stored about a person, and nothing of what others did or hide."""
    games = [
        await _user_game_data(store, row, user_id) for row in await store.games_involving(user_id)
    ]
    settings = json.loads(await store.user_settings(user_id))
    return _json_line({"user": user_id, "settings": settings, "games": games})


async def _user_game_data(store: Store, row: GameRow, user_id: int) -> dict[str, Any]:
    """What a game holds of a person: where he sat, what he did, and how it ended for him."""
    moves = [move for move in await store.moves(row.id, 0) if move.user_id == user_id]
    assignments = [one for one in await store.seat_assignments(row.id) if one.user_id == user_id]
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
            {"seat": one.seat, "name": one.name, "from_ply": one.from_ply} for one in assignments
        ],
        "results": [{"seat": one.seat, "points": one.points, "rank": one.rank} for one in results],
        "review": json.loads(review.findings) if review is not None and review.findings else None,
        "moves": [
            {
                "ply": move.ply,
                "kind": move.kind,
                "seat": move.seat,
                "action": json.loads(move.action)
                if move.action and move.kind in ACTION_KINDS
                else None,
                "at": move.at,
            }
            for move in moves
        ],
    }


def _json_line(value: dict[str, Any]) -> bytes:
    return (json.dumps(value, ensure_ascii=False) + "\n").encode()
