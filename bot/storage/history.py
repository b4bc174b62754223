"""The permanent history of a game: states as deltas, and compressed games.

Compressed data contains no names; who did something is in separate rows, so that a user can be
forgotten.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.storage import statements
from bot.storage.connection import Connection, Row, Value, rows_as_json
from bot.storage.errors import StoreError
from bot.storage.records import EndedGame, EndedSeat, GameUpdate, Leaver, MoveRow, StateRow

COMPRESSION_LEVEL = 9
MIN_WINDOW_BITS, MAX_WINDOW_BITS = 10, 15
"""The smallest and the largest window of zlib, as exponents of 2."""

MEMORY_BELOW_WINDOW = 6

COMPRESSED_NUMBER = -1
"""The number of the row of `statements.STATES` that holds the compressed states."""


def delta_values(update: GameUpdate, before: str | None) -> dict[str, Value]:
    """Return the parameters of `statements.INSERT_STATE_DELTAS`: the states that an update adds to
    the history, each as a delta to the one before. Empty if it adds none.

    `before` is the state that the update replaces, None if it is unknown.
    """
    if not update.keep_history or update.state is None:
        return {}
    states: list[tuple[int, int | None, str]] = [
        (ply, None, text) for ply, text in update.recomputed_states
    ]
    states += [(update.ply, number, text) for number, text in enumerate(update.phase_end_states)]
    states.append((update.ply, None, update.state))
    rows, joined = list[tuple[int | None, ...]](), b""
    for number, (of_ply, phase, text) in enumerate(states):
        delta = compress_delta(text, before)
        place = (len(joined) + 1, len(delta))
        rows.append((number, of_ply, phase, checksum(text), *place))
        joined += delta
        before = text
    return {"state_deltas": rows_as_json(rows), "deltas": joined}


async def moves(
    connection: Connection, game_id: int, after_ply: int, up_to_ply: int | None
) -> tuple[MoveRow, ...]:
    """Return a part of the log, also of a compressed game."""
    rows = await connection.fetch(
        statements.MOVES, game_id=game_id, after_ply=after_ply, up_to_ply=up_to_ply
    )
    log = [MoveRow(*row) for *row, compressed in rows if compressed is None]
    if len(log) < len(rows):
        return await asyncio.to_thread(restore_moves, log, rows[0][-1])
    return tuple(log)


def decode(rows: Iterable[Row]) -> tuple[StateRow, ...]:
    """Return the states of a game from the rows of `statements.STATES`."""
    states = list[StateRow]()
    before: str | None = None
    for ply, of_ply, phase, delta, number in rows:
        if number == COMPRESSED_NUMBER:
            states += [StateRow(*line) for line in decompress_lines(delta)]
        else:
            before = restore_delta(delta, before)
            states.append(StateRow(ply, of_ply, phase, before))
    return tuple(states)


def compress(log: Iterable[MoveRow], states: Iterable[StateRow]) -> tuple[bytes, bytes]:
    """Compress the actions and events of moves, and the states of a game."""
    actions = [(move.ply, action_without_names(move), move.events) for move in log]
    return compress_lines(actions), compress_lines(
        [(row.ply, row.of_ply, row.phase, row.state) for row in states]
    )


async def replace_by_compressed(
    connection: Connection,
    game_id: int,
    ply: int,
    log: Sequence[MoveRow],
    compressed: tuple[bytes, bytes],
) -> None:
    """Replace the log and the states of a game, unless it has moved on."""
    moves, states = compressed
    remaining = rows_as_json(
        (
            move.ply,
            move.seat,
            move.user_id,
            move.kind,
            move.interaction_id,
            None if action_without_names(move) else move.action,
            move.at,
        )
        for move in log
    )
    async with connection.transaction():
        if not await connection.write(
            statements.INSERT_COMPRESSED_GAME, game_id=game_id, ply=ply, moves=moves, states=states
        ):
            return
        for statement in statements.DELETE_UNCOMPRESSED:
            await connection.write(statement, game_id=game_id)
        await connection.write(statements.INSERT_COMPRESSED_MOVES, game_id=game_id, moves=remaining)


def restore_moves(rows: Iterable[MoveRow], compressed: bytes) -> tuple[MoveRow, ...]:
    """Return log entries with the actions and events that were compressed."""
    actions = {ply: (action, events) for ply, action, events in decompress_lines(compressed)}
    return tuple(_restored(row, *actions[row.ply]) if row.ply in actions else row for row in rows)


def _restored(row: MoveRow, action: str | None, events: str) -> MoveRow:
    return replace(row, action=row.action if action is None else action, events=events)


def action_without_names(move: MoveRow) -> str | None:
    """Return the action without names; None for a seat change, which consists of them."""
    return None if move.kind == "seat" else move.action


def group_by_game(rows: Iterable[Row]) -> dict[int, EndedGame | None]:
    """Build games from the rows of `statements.RESULTS_SINCE`, by id and in their order."""
    return {game: _ended_game(list(seats)) for game, seats in groupby(rows, key=itemgetter(1))}


def _ended_game(rows: list[Row]) -> EndedGame | None:
    """Build one game, if it has seats. Somebody who left two of them counts as a leaver once."""
    game_id, name, options, ended_at, rated, _, first_seat = rows[0][1:8]
    if first_seat is None:
        return None
    seats = [(row[6], row[7:]) for row in rows]
    leavers = {
        user_id or -seat: Leaver(seat, leaver, user_id)
        for has_left, (seat, leaver, user_id, *_) in reversed(seats)
        if has_left
    }
    still_seated = tuple(EndedSeat(*seat) for has_left, seat in seats if not has_left)
    left = tuple(reversed(leavers.values()))
    return EndedGame(game_id, name, options, ended_at, still_seated, left, bool(rated))


def checksum(text: str) -> int:
    """Return a checksum that identifies the base of a delta."""
    return zlib.adler32(text.encode())


def compress_delta(text: str, base: str | None) -> bytes:
    """Compress a text with another one as zlib's dictionary, such as the state one move earlier."""
    new, base_bytes = text.encode(), (base or "").encode()
    # No larger than the texts need: allocating the window takes longer than the compression.
    window = max(MIN_WINDOW_BITS, min(MAX_WINDOW_BITS, (len(new) + len(base_bytes)).bit_length()))
    shape = (COMPRESSION_LEVEL, zlib.DEFLATED, window, window - MEMORY_BELOW_WINDOW)
    compressor = (
        zlib.compressobj(*shape, zdict=base_bytes) if base_bytes else zlib.compressobj(*shape)
    )
    return compressor.compress(new) + compressor.flush()


def restore_delta(delta: bytes, base: str | None) -> str:
    """Decompress a delta. Raises StoreError if it was made against another base."""
    decompressor = zlib.decompressobj(zdict=(base or "").encode())
    try:
        return (decompressor.decompress(delta) + decompressor.flush()).decode()
    except zlib.error as error:
        raise StoreError("the text before is another one") from error


def compress_lines(lines: Iterable[Any]) -> bytes:
    """Compress JSON values, each as a line."""
    return zlib.compress("\n".join(map(json.dumps, lines)).encode(), COMPRESSION_LEVEL)


def decompress_lines(compressed: bytes) -> list[Any]:
    """Decompress JSON values. Raises StoreError if the bytes are damaged."""
    try:
        lines = zlib.decompress(compressed).decode().splitlines()
    except zlib.error as error:
        raise StoreError("what is packed is damaged") from error
    return [json.loads(line) for line in lines]
