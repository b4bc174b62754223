"""Deletes what is stored about a user, in batches of their own games.

Each batch is a transaction that locks these games and the results of their server only, so that
nobody else has to wait for long, and no two of them for each other.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.storage import statements, tournament_statements
from bot.storage.connection import Connection, Database, Row, rows_as_json
from bot.storage.errors import StillSeated
from bot.storage.records import practice_channel_id, tutorial_channel_id

BATCH_SIZE = 20
"""Games per transaction: some milliseconds."""


async def forget_user(database: Database, user_id: int, pseudonym: str) -> None:
    """Delete the data of a user. Raises StillSeated.

    A failure leaves some games forgotten; to call it again does the rest.
    """

    async def begin(connection: Connection, _: bool) -> Sequence[Row]:
        async with connection.transaction():
            if await connection.fetch(statements.IS_SEATED, user_id=user_id):
                raise StillSeated
            for statement in statements.DELETE_USER:
                await connection.write(statement, user_id=user_id)
            await _forget_in_tournaments(connection, user_id, pseudonym)
            await connection.write(
                statements.DELETE_PRIVATE_GAMES,
                tutorial_id=tutorial_channel_id(user_id),
                practice_id=practice_channel_id(user_id),
            )
        return await connection.fetch(
            statements.GAMES_TO_FORGET, user_id=user_id, batch_size=BATCH_SIZE
        )

    games = await database.run(begin, ("user_id", user_id))
    for _, rows in groupby(games, key=itemgetter(1, 2)):
        batch = [row[0] for row in rows]

        async def forget(connection: Connection, _: bool, batch: Sequence[int] = batch) -> None:
            async with connection.transaction():
                await _forget_in_games(connection, batch, user_id, pseudonym)

        await database.run(forget)
    await database.erase_deleted()


async def _forget_in_tournaments(connection: Connection, user_id: int, pseudonym: str) -> None:
    for statement in (tournament_statements.DELETE_DRAFTS, tournament_statements.FORGET_ORGANISER):
        await connection.write(statement, user_id=user_id)
    await connection.write(
        tournament_statements.FORGET_TOURNAMENT_PLAYER, user_id=user_id, pseudonym=pseudonym
    )


async def _forget_in_games(
    connection: Connection, game_ids: Sequence[int], user_id: int, pseudonym: str
) -> None:
    listed = rows_as_json([game_id] for game_id in game_ids)
    # Whoever takes a seat updates the game first.
    await connection.fetch(statements.LOCK_GAMES, game_ids=listed)
    if await connection.fetch(statements.IS_SEATED_IN, game_ids=listed, user_id=user_id):
        raise StillSeated
    for statement in (statements.DELETE_ARTIFACTS, statements.CHANGE_RESULTS):
        await connection.write(statement, game_ids=listed)
    for statement in (*statements.FORGET_AI_NAMES, *statements.FORGET_IN_GAMES):
        await connection.write(statement, game_ids=listed, user_id=user_id, pseudonym=pseudonym)
    changes = await connection.fetch(statements.SEAT_CHANGES, game_ids=listed)
    for game_id, rows in groupby(changes, key=itemgetter(0)):
        actions = {ply: json.loads(action) for _, ply, action in rows}
        for ply, action in _without_names(actions, user_id, pseudonym).items():
            await connection.write(
                statements.SET_SEAT_CHANGE, game_id=game_id, ply=ply, action=action
            )


def _without_names(
    actions: dict[int, dict[str, Any]], user_id: int, pseudonym: str
) -> dict[int, str]:
    """Return the seat changes of a game that concern a user, by their ply, without the user.

    AI players that played on for the user have the user's name.
    """
    sides = [(action, who) for action in actions.values() for who in ("old", "new")]
    names = {action.get(who) for action, who in sides if action.get(f"{who}_user") == user_id}
    forgotten: dict[int, str] = {}
    for ply, action in actions.items():
        without = dict(action)
        for who in ("old", "new"):
            is_ai = action.get(f"{who}_ai") and action.get(who) in names
            if is_ai or action.get(f"{who}_user") == user_id:
                without |= {who: pseudonym, f"{who}_user": None}
        if without != action:
            forgotten[ply] = json.dumps(without, ensure_ascii=False, separators=(",", ":"))
    return forgotten
