"""Opens games and writes moves: a statement for the game, joined to what follows from it.

Either database runs them as one statement.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext

from bot.storage import history, statements
from bot.storage.connection import Connection, NotUnique, Row, Value, rows_as_json
from bot.storage.errors import ChannelTaken, LeaseLost, StoreError
from bot.storage.records import CommitResult, GameUpdate, PlanRow, SeatRow

MAX_CACHED_STATES = 256
"""The number of games whose last state is cached."""


async def create_game(
    connection: Connection, game: Mapping[str, Value], seats: Sequence[SeatRow], *, is_retry: bool
) -> int | None:
    """Open a lobby and return the game's id, None for a duplicate. Raises ChannelTaken."""
    opening: dict[str, Value] = {"seat": None, "kind": "open", "action": None, "events": "[]"}
    parts = (statements.INSERT_MOVE, statements.INSERT_SEATS)
    written: Sequence[Row] = ()
    refusal: Exception | None = None
    try:
        with translate_not_unique():
            written = await connection.write_joined(
                statements.CREATE_GAME, parts, **game, **opening, seats=_seats_as_json(seats)
            )
    except (_DuplicateInteraction, ChannelTaken, LeaseLost) as error:
        refusal = error
    if not written and is_retry:
        written = await connection.fetch(statements.OWN_GAME, **game)
    if written:
        return int(written[0][0])
    if refusal is not None and not isinstance(refusal, _DuplicateInteraction):
        raise refusal
    return None


class GameUpdateWriter:
    """Writes moves, and caches the state against which a game's next delta is computed."""

    def __init__(self) -> None:
        self._last_states = OrderedDict[int, tuple[int, str]]()

    async def commit(
        self, connection: Connection, updates: Sequence[GameUpdate], *, is_retry: bool
    ) -> CommitResult:
        """Write the updates of one press, all or none.

        If this is a retry, find out whether the first attempt succeeded.
        """
        try:
            async with connection.transaction() if len(updates) > 1 else nullcontext():
                await self._write_all(connection, updates)
        except (_Conflict, _DuplicateInteraction, LeaseLost) as refusal:
            # The first attempt of a retry counts, even if another process has taken over since.
            if not (is_retry and await _is_own_move(connection, updates[-1])):
                return await _reason(connection, updates, refusal)
        for update in updates:
            self._cache_state(update)
        return CommitResult.COMMITTED

    async def _write_all(self, connection: Connection, updates: Sequence[GameUpdate]) -> None:
        last_state: str | None = None
        for update in updates:
            before = last_state or await self._previous_state(connection, update)
            parts, values = _joined(update, before)
            with translate_not_unique():
                if not await connection.write_joined(statements.UPDATE_GAME, parts, **values):
                    raise _Conflict
            last_state = update.state if update.keep_history else None

    async def _previous_state(self, connection: Connection, update: GameUpdate) -> str | None:
        """Return the state that an update replaces, if the next delta can be based on it."""
        if not update.keep_history or update.state is None:
            return None
        ply, state = self._last_states.get(update.game_id, (0, None))
        if ply == update.expected_ply:
            return state
        rows = await connection.fetch(
            statements.PREVIOUS_STATE, game_id=update.game_id, expected_ply=update.expected_ply
        )
        if not rows or rows[0][0] is None or rows[0][1] != history.checksum(rows[0][0]):
            # The last state of the history is another one: an older version of the bot made a move.
            return None
        return str(rows[0][0])

    def _cache_state(self, update: GameUpdate) -> None:
        self._last_states.pop(update.game_id, None)
        if update.keep_history and update.state is not None and update.status == "running":
            self._last_states[update.game_id] = (update.ply, update.state)
            while len(self._last_states) > MAX_CACHED_STATES:
                self._last_states.popitem(last=False)


async def _reason(
    connection: Connection, updates: Sequence[GameUpdate], refusal: Exception
) -> CommitResult:
    """Return why nothing was written. Raises LeaseLost."""
    if isinstance(refusal, LeaseLost):
        raise refusal
    if isinstance(refusal, _DuplicateInteraction):
        return CommitResult.DUPLICATE
    for update in updates:
        if await connection.fetch(statements.IS_DUPLICATE, interaction_id=update.interaction_id):
            return CommitResult.DUPLICATE
    return CommitResult.CONFLICT


async def _is_own_move(connection: Connection, update: GameUpdate) -> bool:
    """Return whether the move at the update's ply is the one that the update writes."""
    return bool(await connection.fetch(statements.OWN_MOVE, **_move_values(update), ply=update.ply))


def _joined(update: GameUpdate, before: str | None) -> tuple[list[str], dict[str, Value]]:
    """Return what follows from an update in the game's other tables, and all values."""
    values: dict[str, Value] = _move_values(update) | {
        "expected_ply": update.expected_ply,
        "status": update.status,
        "state": update.state,
        "seed": update.seed,
        "options": update.options,
        "settings": update.settings,
        "nothing_to_announce": int(update.nothing_to_announce),
        "timed_out_seat": update.timed_out_seat,
        "ends_at": update.ends_at,
    }
    parts = [statements.INSERT_MOVE]
    if update.seats is not None:
        parts += [statements.DELETE_OTHER_SEATS, statements.INSERT_SEATS]
        values["seats"] = _seats_as_json(update.seats, update.kept_clocks, update.kept_names)
    if update.plans is not None:
        parts += [statements.DELETE_OTHER_PLANS, statements.INSERT_PLANS]
        values["plans"] = plans_as_json(update.plans)
    if update.results:
        # A game that was reopened may end a second time.
        parts += [statements.DELETE_OTHER_RESULTS, statements.INSERT_RESULTS]
        values["results"] = rows_as_json(
            (row.seat, row.user_id, row.players, row.points, row.rank) for row in update.results
        )
    if update.snapshot:
        parts.append(statements.INSERT_SNAPSHOT)
    if update.phase_end_states:
        parts.append(statements.INSERT_PHASE_END_STATES)
        values["phase_end_states"] = rows_as_json(enumerate(update.phase_end_states))
    if update.prune_snapshots_before is not None:
        parts += [statements.DELETE_SNAPSHOTS, statements.DELETE_PHASE_END_STATES]
        values["prune_before"] = update.prune_snapshots_before
    if update.seat_assignments:
        parts.append(statements.INSERT_SEAT_ASSIGNMENTS)
        values["seat_assignments"] = rows_as_json(
            (row.seat, row.from_ply, row.user_id, row.name, row.ai)
            for row in update.seat_assignments
        )
    if deltas := history.delta_values(update, before):
        parts.append(statements.INSERT_STATE_DELTAS)
        values |= deltas
    return parts, values


def _move_values(update: GameUpdate) -> dict[str, Value]:
    return {
        "game_id": update.game_id,
        "seat": update.seat,
        "user_id": update.user_id,
        "kind": update.kind,
        "interaction_id": update.interaction_id,
        "action": update.action,
        "events": update.events,
        "at": update.at,
    }


def _seats_as_json(
    seats: Sequence[SeatRow],
    kept_clocks: Collection[int] = (),
    kept_names: Collection[int] = (),
) -> str:
    if len({seat.seat for seat in seats}) < len(seats):
        raise StoreError("a seat occurs twice")
    return rows_as_json(
        _seat_values(row, row.seat in kept_clocks, row.seat in kept_names) for row in seats
    )


def _seat_values(row: SeatRow, keeps_clock: bool, keeps_name: bool) -> Sequence[int | str | None]:
    remind_at, deadline_at, clock_at = (
        (statements.AS_STORED,) * 3
        if keeps_clock
        else (row.remind_at, row.deadline_at, row.clock_at)
    )
    return (
        *(row.seat, None if keeps_name else row.name),
        *(row.user_id, row.ai, row.intent),
        *(remind_at, row.question_ply, row.informed_ply, deadline_at, row.stand_in),
        *(clock_at, row.away_until),
    )


def plans_as_json(plans: Sequence[PlanRow]) -> str:
    """Return plans as the statements take them."""
    return rows_as_json(
        (p.number, p.seat, p.user_id, p.action, p.until, p.ended_ply, p.outcome) for p in plans
    )


class _Conflict(Exception):
    """The game has moved on or is gone."""


class _DuplicateInteraction(Exception):
    """Another connection has just written the same interaction."""


@contextmanager
def translate_not_unique() -> Iterator[None]:
    """Raise ChannelTaken for a channel's second open game, _DuplicateInteraction for a known id."""
    try:
        yield
    except NotUnique as error:
        if error.column == "game.channel_id":
            raise ChannelTaken from None
        if error.column == "move.interaction_id":
            raise _DuplicateInteraction from None
        raise
