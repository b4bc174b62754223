"""Files for users: a whole game as a line of JSON, and all data stored about a user.

`data/README.md` describes both formats.
"""

from __future__ import annotations

import json
from typing import Any

from bot.storage.records import GameRow
from bot.storage.store import Store
from bot.table.errors import RequestRejected
from bot.table.game_history import GameHistory
from bot.table.move_log import ACTION_KINDS
from engine import codec


def export_game(history: GameHistory) -> bytes:
    """A game that was played to its end, as JSON, including all hidden information.

    It is slow: call it in a thread. Raises RequestRejected if the game's states were not stored.
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
                    **codec.legal_fingerprint(game, state, step.seat),
                    "action": json.loads(step.move.action or "{}"),
                    "events": json.loads(step.move.events),
                }
            )
        state = step.state
    line = {
        "form": codec.RECORD_FORMAT,
        "id": f"{history.name} {history.game_id}",
        "game": history.name,
        "seats": len(history.seats),
        "seed": int(history.row.seed or 0),
        "options": json.loads(codec.dump_options(game, history.options)),
        "steps": steps,
        "result": codec.result_record(game, state),
    }
    return _json_line(line)


async def export_user_data(store: Store, user_id: int) -> bytes:
    """Everything stored about a user, as JSON, and nothing about other players."""
    games = [
        await _user_game_data(store, row, user_id) for row in await store.games_involving(user_id)
    ]
    settings = json.loads(await store.user_settings(user_id))
    absences = [
        {"from": began_at, "until": until} for began_at, until in await store.absences(user_id, 0)
    ]
    tournaments = [
        {"id": row.id, "name": row.name, "game": row.game, "server": row.guild_id}
        for row in await store.tournaments_of_user(user_id)
    ]
    return _json_line(
        {
            "user": user_id,
            "settings": settings,
            "absences": absences,
            "games": games,
            "tournaments": tournaments,
        }
    )


async def _user_game_data(store: Store, row: GameRow, user_id: int) -> dict[str, Any]:
    """The data stored about a user in one game: seats, moves, result and review."""
    moves = [move for move in await store.moves(row.id, 0) if move.user_id == user_id]
    assignments = [a for a in await store.seat_assignments(row.id) if a.user_id == user_id]
    seats = [seat for seat in await store.seats(row.id) if seat.user_id == user_id]
    results = [result for result in await store.results(row.id) if result.user_id == user_id]
    review = await store.review(row.id, user_id)
    plans = [plan for plan in await store.plans(row.id) if plan.user_id == user_id]
    return {
        "id": row.id,
        "game": row.name,
        "server": row.guild_id,
        "channel": None if row.is_private else row.channel_id,
        "status": row.status,
        "opened": row.created,
        "seats": [{"seat": seat.seat, "name": seat.name} for seat in seats],
        "sittings": [{"seat": a.seat, "name": a.name, "from_ply": a.from_ply} for a in assignments],
        "results": [
            {"seat": result.seat, "points": result.points, "rank": result.rank}
            for result in results
        ],
        "plans": [
            {
                "seat": plan.seat,
                "action": json.loads(plan.action),
                "until": None if plan.until is None else json.loads(plan.until),
            }
            for plan in plans
        ],
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
