"""Compares the games in the database with what people sent, and with what the channels show."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from bot.table.move_log import MoveKind
from tests.support.fake_discord.recording import Message
from tests.support.postgres import PostgresServer

Query: TypeAlias = Callable[[str], Awaitable[list[Any]]]
"""Reads from the database."""

DONE_BY_USERS = (
    MoveKind.LOBBY_OPENED,
    MoveKind.SEAT_TAKEN,
    MoveKind.SEAT_LEFT,
    MoveKind.GAME_STARTED,
    MoveKind.USER_ACTION,
)
"""The kinds of moves that are made by nothing but a command or a button."""

_OF_A_GAME = re.compile(r"(turn|phase|lobby|call|ended)-(\d+)-?(\d*)")
"""The nonce of a message of a game, with the ply that it tells of."""


def sqlite_query(file: Path) -> Query:
    """Return how to read a database that the bot may write to meanwhile."""

    async def query(sql: str) -> list[Any]:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=60)) as connection:
            return list(connection.execute(sql))

    return query


def postgres_query(server: PostgresServer, database: str) -> Query:
    """Return how to read a database of a server."""

    async def query(sql: str) -> list[Any]:
        return [tuple(row) for row in await server.fetch(sql, database=database)]

    return query


@dataclass(frozen=True, slots=True)
class StoredMove:
    """A row of the log of a game."""

    game_id: int
    ply: int
    kind: str
    user_id: int | None
    interaction_id: int | None


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as the database has it."""

    moves: tuple[StoredMove, ...]
    users: tuple[int | None, ...]
    """The users of its seats; None for an AI."""
    id: int
    channel_id: int
    status: str
    ply: int
    announced_ply: int
    results: int
    """How many seats have a result."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody did by an interaction; `confirmed` is None if the answer does not tell."""

    user_id: int
    kind: MoveKind
    confirmed: bool | None = None


async def read_games(query: Query) -> list[StoredGame]:
    """Return all games."""
    moves, users = dict[int, list[StoredMove]](), dict[int, list[int | None]]()
    for row in await query(
        "SELECT game_id, ply, kind, user_id, interaction_id FROM move ORDER BY game_id, ply"
    ):
        moves.setdefault(row[0], []).append(StoredMove(*row))
    for game_id, user_id in await query("SELECT game_id, user_id FROM seat ORDER BY game_id, seat"):
        users.setdefault(game_id, []).append(user_id)
    # In one statement, since a planned move may end a game meanwhile.
    games = await query("""SELECT id, channel_id, status, ply, announced_ply,
        (SELECT count(*) FROM result WHERE game_id = game.id) FROM game""")
    return [
        StoredGame(tuple(moves.get(row[0], ())), tuple(users.get(row[0], ())), *row)
        for row in games
    ]


def find_stored_faults(
    games: Sequence[StoredGame],
    senders: Mapping[int, int],
    messages: Mapping[int, Sequence[Message]],
) -> list[str]:
    """Return what is wrong.

    `senders` are the users who sent interactions, by the id of these; `messages` are all that were
    posted, by channel, and not older than `games`.
    """
    return [
        fault
        for game in games
        for fault in (
            *_faults_of_moves(game, senders),
            *_faults_of_seats(game),
            *_faults_of_result(game, messages.get(game.channel_id, ())),
        )
    ] + list(_told_twice(messages))


def find_deed_faults(games: Sequence[StoredGame], deeds: Mapping[int, Deed]) -> Iterator[str]:
    """Yield each deed that was confirmed but is not stored, or refused but is.

    `deeds` are those of the games, by the id of their interaction.
    """
    stored = {move.interaction_id: move for game in games for move in game.moves}
    for interaction_id, deed in deeds.items():
        move = stored.get(interaction_id)
        if deed.confirmed is True and (move is None or move.kind != deed.kind):
            yield f"a confirmed {deed.kind} of {deed.user_id} is lost"
        if deed.confirmed is False and move is not None:
            yield f"a refused {deed.kind} of {deed.user_id} was made: {move}"


def _faults_of_moves(game: StoredGame, senders: Mapping[int, int]) -> Iterator[str]:
    """Yield each move, such as a pass, that counts as a user's but that no user sent.

    One interaction makes one move: the store holds its id only once.
    """
    for move in game.moves:
        sender = None if move.interaction_id is None else senders.get(move.interaction_id)
        if move.kind in DONE_BY_USERS and (sender is None or sender != move.user_id):
            yield f"game {game.id}: nobody sent {move}"


def _faults_of_seats(game: StoredGame) -> Iterator[str]:
    """Yield seats of the lobby that are lost or doubled."""
    users = [user_id for user_id in game.users if user_id is not None]
    if len(set(users)) < len(users):
        yield f"game {game.id}: somebody has two seats: {users}"
    kinds = Counter(move.kind for move in game.moves)
    taken = 1 + kinds[MoveKind.SEAT_TAKEN] - kinds[MoveKind.SEAT_LEFT]
    if taken != len(game.users):
        yield f"game {game.id}: {len(game.users)} seats, but {taken} were taken"


def _faults_of_result(game: StoredGame, messages: Sequence[Message]) -> Iterator[str]:
    """Yield results that are not recorded, recorded too early, or not told exactly once."""
    expected = len(game.users) if game.status == "over" else 0
    if game.results != expected:
        yield f"game {game.id} is {game.status}, with {game.results} of {expected} results"
    if game.status != "over" or game.announced_ply < game.ply:
        return
    told = {
        message.id
        for message in messages
        if (match := _OF_A_GAME.match(message.nonce or ""))
        and match.groups() == ("turn", str(game.id), str(game.ply))
    }
    if len(told) != 1:
        yield f"game {game.id}: its result was told {len(told)} times"


def _told_twice(messages: Mapping[int, Sequence[Message]]) -> Iterator[str]:
    """Yield what a channel was told twice: a turn, the summary of a phase, a lobby or an end."""
    for channel_id, posted in messages.items():
        nonces = Counter(
            each.nonce for each in posted if each.nonce and _OF_A_GAME.match(each.nonce)
        )
        for nonce, times in nonces.items():
            if times > 1:
                yield f"channel {channel_id} was told {nonce} {times} times"
