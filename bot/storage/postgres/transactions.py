"""A move in one statement: lease check, duplicate check, the game, and everything that follows.

Each further statement would cost another round trip to the server.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import asyncpg

from bot.storage import compression, state_history
from bot.storage.contract import ChannelTaken, LeaseLost
from bot.storage.postgres.fencing import ALLOWED_PLACEHOLDER, LEASE_PLACEHOLDER, FencingToken
from bot.storage.postgres.pool import Connection
from bot.storage.records import CommitResult, GameUpdate, SeatRow

MAX_CACHED_STATES = 256
"""The number of games whose last state is cached."""

_ALLOWED = f"""{LEASE_PLACEHOLDER}, allowed AS MATERIALIZED (
        SELECT {ALLOWED_PLACEHOLDER} AS fine,
            EXISTS (SELECT FROM move WHERE interaction_id = $2::bigint) AS seen
    )"""  # noqa: S608

_SEATS = """unnest($3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::bigint[],
        $9::bigint[], $10::bigint[])
        AS s (seat, name, user_id, ai, intent, remind_at, asked, told)"""

_SEAT_COLUMNS = "seat, name, user_id, ai, intent, remind_at, asked, told"

_CREATE = f"""WITH {_ALLOWED}, made AS (
        INSERT INTO game (channel_id, guild_id, name, schema, options, settings, status, ply,
            created, updated)
        SELECT $11, $12, $13, $14, $15, $16, 'lobby', 1, $17, $17
        FROM allowed WHERE fine AND NOT seen RETURNING id
    ), seated AS (
        INSERT INTO seat (game_id, {_SEAT_COLUMNS}) SELECT made.id, s.* FROM made, {_SEATS}
    ), opened AS (
        INSERT INTO move (game_id, ply, user_id, kind, interaction_id, events, at)
        SELECT id, 1, $18, 'open', $2, '[]', $17 FROM made
    )
    SELECT fine, seen, (SELECT id FROM made) AS id FROM allowed"""  # noqa: S608

_COMMIT = f"""WITH {_ALLOWED}, updated AS (
        UPDATE game SET ply = game.ply + 1, status = $13, state = coalesce($14, state),
            seed = coalesce($15, seed), options = coalesce($16, options),
            settings = coalesce($17, settings), updated = $18,
            posted_ply = posted_ply + ($19 AND posted_ply = game.ply)::int
        FROM allowed WHERE fine AND NOT seen AND game.id = $11 AND game.ply = $12
        RETURNING game.id, game.ply, game.state, game.story_ply
    ), moved AS (
        INSERT INTO move (game_id, ply, seat, user_id, kind, interaction_id, action, events, at)
        SELECT id, ply, $20, $21, $22, $2, $23, $24, $18 FROM updated
    ), unseated AS (
        DELETE FROM seat USING updated
        WHERE $25 AND game_id = updated.id AND seat.seat <> ALL ($3)
    ), seated AS (
        INSERT INTO seat (game_id, {_SEAT_COLUMNS}) SELECT updated.id, s.* FROM updated, {_SEATS}
        ON CONFLICT (game_id, seat) DO UPDATE
        SET (name, user_id, ai, intent, remind_at, asked, told)
        = (excluded.name, excluded.user_id, excluded.ai, excluded.intent, excluded.remind_at,
            excluded.asked, excluded.told)
    ), unplaced AS (
        DELETE FROM result USING updated
        WHERE cardinality($26::bigint[]) > 0 AND game_id = updated.id AND result.seat <> ALL ($26)
    ), placed AS (
        INSERT INTO result (game_id, seat, user_id, players, points, rank)
        SELECT id, r.* FROM updated,
            unnest($26, $27::bigint[], $28::bigint[], $29::bigint[], $30::bigint[]) AS r
        ON CONFLICT (game_id, seat) DO UPDATE SET (user_id, players, points, rank)
        = (excluded.user_id, excluded.players, excluded.points, excluded.rank)
    ), kept AS (
        INSERT INTO snapshot (game_id, ply, state) SELECT id, ply, state FROM updated WHERE $31
    ), ended AS (
        INSERT INTO phase (game_id, ply, number, state)
        SELECT id, ply, number - 1, p.state
        FROM updated, unnest($32::text[]) WITH ORDINALITY AS p (state, number)
    ), pruned AS (
        DELETE FROM snapshot USING updated WHERE game_id = id AND snapshot.ply < $33::bigint
    ), told AS (
        DELETE FROM phase USING updated
        WHERE $33 IS NOT NULL AND game_id = id AND phase.ply <= story_ply
    ), sat AS (
        INSERT INTO sitting (game_id, seat, from_ply, user_id, name, ai)
        SELECT id, s.* FROM updated,
            unnest($34::bigint[], $35::bigint[], $36::bigint[], $37::text[], $38::text[]) AS s
    ), recorded AS (
        INSERT INTO moment (game_id, ply, number, of_ply, phase, sum, state)
        SELECT id, ply, m.* FROM updated,
            unnest($39::bigint[], $40::bigint[], $41::bigint[], $42::bigint[], $43::bytea[]) AS m
    )
    SELECT fine, seen, EXISTS (SELECT FROM updated) AS done FROM allowed"""  # noqa: S608

_PREVIOUS_STATE = """SELECT state, (SELECT sum FROM moment WHERE game_id = id
        ORDER BY ply DESC, number DESC LIMIT 1) AS sum FROM game WHERE id = $1 AND ply = $2"""

_IS_DUPLICATE = "SELECT EXISTS (SELECT FROM move WHERE interaction_id = $1)"

_OWN_MOVE = """SELECT EXISTS (SELECT FROM move WHERE game_id = $1 AND ply = $2 AND kind = $3
    AND at = $4 AND events = $5 AND interaction_id IS NOT DISTINCT FROM $6::bigint
    AND seat IS NOT DISTINCT FROM $7::bigint AND user_id IS NOT DISTINCT FROM $8::bigint
    AND action IS NOT DISTINCT FROM $9::text)"""

_OWN_GAME = """SELECT id FROM game JOIN move ON game_id = id AND move.ply = 1
    WHERE channel_id = $1 AND name = $2 AND created = $3 AND options = $4
    AND move.user_id IS NOT DISTINCT FROM $5::bigint
    AND interaction_id IS NOT DISTINCT FROM $6::bigint ORDER BY id DESC LIMIT 1"""


class GameUpdateWriter:
    """Writes moves, and caches the state against which a game's next delta is computed."""

    def __init__(self) -> None:
        self._last_states = OrderedDict[int, tuple[int, str]]()

    async def commit(
        self, connection: Connection, is_retry: bool, token: FencingToken, update: GameUpdate
    ) -> CommitResult:
        """Write an update. If this is a retry, find out whether the first attempt succeeded."""
        before = await self._previous_state(connection, update)
        stored = state_history.states_to_store(update, before)
        try:
            with translate_unique_violations():
                sql = token.fenced_statement(_COMMIT)
                row = await connection.fetchrow(sql, token.value, *_commit_values(update, stored))
        except _DuplicateInteraction:
            row = {"fine": True, "seen": True, "done": False}
        # The first attempt of a retry counts, even if another process has taken over since.
        if row["done"] or (is_retry and await _is_own_move(connection, update)):
            self._cache_state(update, bool(stored))
            return CommitResult.COMMITTED
        if not row["fine"]:
            raise LeaseLost
        if row["seen"] or await connection.fetchval(_IS_DUPLICATE, update.interaction_id):
            return CommitResult.DUPLICATE
        return CommitResult.CONFLICT

    async def _previous_state(self, connection: Connection, update: GameUpdate) -> str | None:
        """Return the state that an update replaces, if the next delta can be based on it."""
        if not update.keep_history or update.state is None:
            return None
        ply, state = self._last_states.get(update.game_id, (0, None))
        if ply == update.expected_ply:
            return state
        row = await connection.fetchrow(_PREVIOUS_STATE, update.game_id, update.expected_ply)
        if row is None or row["state"] is None or row["sum"] != compression.checksum(row["state"]):
            # The last state of the history is another one: an older version of the bot made a move.
            return None
        return str(row["state"])

    def _cache_state(self, update: GameUpdate, keep_history: bool) -> None:
        self._last_states.pop(update.game_id, None)
        if keep_history and update.state is not None and update.status == "running":
            self._last_states[update.game_id] = (update.ply, update.state)
            while len(self._last_states) > MAX_CACHED_STATES:
                self._last_states.popitem(last=False)


async def create_game(
    connection: Connection,
    is_retry: bool,
    token: FencingToken,
    game: Sequence[Any],
    seats: Sequence[SeatRow],
    user_id: int | None,
    interaction_id: int | None,
    at: int,
) -> int | None:
    """Open a lobby and return the game's id, None for a duplicate.

    `game` is channel_id, guild_id, name, schema, options, settings. Raises ChannelTaken.
    """
    channel_id, _, name, _, options, _ = game
    taken = False
    try:
        with translate_unique_violations():
            values = (interaction_id, *_transpose(8, _seat_tuples(seats)), *game, at, user_id)
            row = await connection.fetchrow(token.fenced_statement(_CREATE), token.value, *values)
    except _DuplicateInteraction:
        row = {"fine": True, "id": None}
    except ChannelTaken:
        taken, row = True, {"fine": True, "id": None}
    game_id: int | None = row["id"]
    if game_id is None and is_retry:
        own = (channel_id, name, at, options, user_id, interaction_id)
        game_id = await connection.fetchval(_OWN_GAME, *own)
    if game_id is None and not row["fine"]:
        raise LeaseLost
    if game_id is None and taken:
        raise ChannelTaken
    return game_id


def _commit_values(update: GameUpdate, stored: Sequence[state_history.StoredState]) -> list[Any]:
    """Return the values of `_COMMIT` from $2 on."""
    results = [(r.seat, r.user_id, r.players, r.points, r.rank) for r in update.results]
    sittings = [(s.seat, s.from_ply, s.user_id, s.name, s.ai) for s in update.seat_assignments]
    return [
        update.interaction_id,
        *_transpose(8, _seat_tuples(update.seats or ())),
        *(update.game_id, update.expected_ply, update.status),
        *(update.state, update.seed, update.options, update.settings),
        *(update.at, update.nothing_to_announce),
        *(update.seat, update.user_id, update.kind, update.action, update.events),
        update.seats is not None,
        *_transpose(5, results),
        *(update.snapshot, update.phase_end_states, update.prune_snapshots_before),
        *_transpose(5, sittings),
        *_transpose(5, stored),
    ]


def _seat_tuples(seats: Iterable[SeatRow]) -> list[tuple[Any, ...]]:
    return [
        (s.seat, s.name, s.user_id, s.ai, s.intent, s.remind_at, s.question_ply, s.informed_ply)
        for s in seats
    ]


def _transpose(width: int, rows: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Return the columns of rows, as `unnest` takes them."""
    return [[row[column] for row in rows] for column in range(width)]


async def _is_own_move(connection: Connection, update: GameUpdate) -> bool:
    """Return whether the move at the update's ply is the one that the update writes."""
    move = (update.kind, update.at, update.events, update.interaction_id)
    who = (update.seat, update.user_id, update.action)
    return bool(await connection.fetchval(_OWN_MOVE, update.game_id, update.ply, *move, *who))


class _DuplicateInteraction(Exception):
    """Another connection has just written the same interaction."""


@contextmanager
def translate_unique_violations() -> Iterator[None]:
    """Raise ChannelTaken if a channel would have two open games."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        if error.constraint_name == "one_open_game_a_channel":
            raise ChannelTaken from None
        if error.constraint_name == "one_move_an_interaction":
            raise _DuplicateInteraction from None
        raise
