"""What an input must leave as it is: other tables, seasons, settings of the server and others."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.storage.store import Store
from bot.table.move_log import MoveKind
from tests.programs.fuzz.inputs import Input
from tests.support.storage.sqlite import read_inside

Row: TypeAlias = tuple[Any, ...]

BY_ITSELF = (
    MoveKind.AI_ACTION,
    MoveKind.AUTOMATIC_ACTION,
    MoveKind.FORCED_ACTION,
    MoveKind.PLANNED_ACTION,
)
"""The kinds of moves that a table makes meanwhile, whatever the input is."""

USER = 1
"""Where the user is in the rows of seats, moves and results."""

KIND, ACTION = 2, 4
"""Where these are in the rows of moves."""

STATUS, TOURNAMENT = 2, 6
"""Where these are in the row of a game."""

OPEN = ("lobby", "running")
"""The status of games that go on."""
_GAMES = """SELECT id, channel_id, status, ply, state, options,
    COALESCE(json_extract(settings, '$.tournament'), 0) FROM game"""
_OF_GAMES = {
    "moves": "SELECT game_id, user_id, kind, ply, action, events FROM move ORDER BY game_id, ply",
    "seats": "SELECT game_id, user_id, seat, ai FROM seat ORDER BY game_id, seat",
    "results": "SELECT game_id, user_id, seat, points, rank FROM result ORDER BY game_id, seat",
}
_OF_USERS = {
    "settings": "SELECT user_id, settings FROM user_settings",
    "absences": "SELECT user_id, began_at, until_at FROM absence",
}
_OF_SERVERS = {
    # The language of its members is learned from any interaction.
    "settings": "SELECT guild_id, json_remove(settings, '$.locale') FROM guild_settings ORDER BY 1",
    "seasons": "SELECT * FROM season ORDER BY 1, 2",
}


@dataclass(frozen=True, slots=True)
class Surroundings:
    """All tables, and the settings of everybody."""

    games: Mapping[int, Row]
    of_games: Mapping[str, Mapping[int, list[Row]]]
    of_users: Mapping[str, Mapping[int, list[Row]]]
    of_servers: Mapping[str, list[Row]]


async def stored_surroundings(store: Store) -> Surroundings:
    """Read everything that inputs may damage."""
    games, *rest = await read_inside(
        store, _GAMES, *_OF_GAMES.values(), *_OF_USERS.values(), *_OF_SERVERS.values()
    )
    read = iter(rest)
    return Surroundings(
        {row[0]: tuple(row) for row in games},
        {what: _by_first(next(read)) for what in _OF_GAMES},
        {what: _by_first(next(read)) for what in _OF_USERS},
        {what: [tuple(row) for row in next(read)] for what in _OF_SERVERS},
    )


def _by_first(rows: list[Any]) -> dict[int, list[Row]]:
    grouped = dict[int, list[Row]]()
    for row in rows:
        grouped.setdefault(row[0], []).append(tuple(row))
    return grouped


def find_damage(
    sent: Input, owner_id: int, before: Surroundings, after: Surroundings
) -> Iterator[str]:
    """Yield what an input has changed that it must not change.

    Only the owner manages the server, and its tournaments. Anybody may change their own settings,
    or move, leave or be forgotten at another table of theirs.
    """
    if sent.who.id != owner_id:
        for what, rows in before.of_servers.items():
            if after.of_servers[what] != rows:
                yield f"the {what} of the server became {after.of_servers[what]}"
    for what, by_user in before.of_users.items():
        for user_id in {*by_user, *after.of_users[what]} - {sent.who.id}:
            if by_user.get(user_id) != after.of_users[what].get(user_id):
                yield f"the {what} of user {user_id} became {after.of_users[what].get(user_id)}"
    for game_id, game in before.games.items():
        if game[1] != sent.channel.id:
            yield from _damage_of_table(game_id, sent.who.id, before, after)
            if game[TOURNAMENT] and sent.who.id != owner_id:
                yield from _led_by_others(game_id, sent.who.id, before, after)


def _damage_of_table(
    game_id: int, sender: int, before: Surroundings, after: Surroundings
) -> Iterator[str]:
    """Yield what became of a table in another channel."""
    game = after.games.get(game_id)
    if game is None:
        yield f"game {game_id} is gone"
        return
    rows = {
        what: tuple(
            _without_user(each.of_games[what].get(game_id, []), sender) for each in (before, after)
        )
        for what in _OF_GAMES
    }
    moves_before, moves = rows["moves"]
    new = moves[len(moves_before) :]
    if game[STATUS] not in OPEN:
        # The moves of a game that is over are compressed, some time later.
        moves_before, moves = _without_actions(moves_before), _without_actions(moves)
    if moves[: len(moves_before)] != moves_before:
        yield f"moves of game {game_id} were changed"
    for move in new:
        if move[USER] is not None and move[KIND] not in BY_ITSELF:
            yield f"a move of somebody else in game {game_id}: {move}"
    if not new:
        for what in ("seats", "results"):
            if rows[what][0] != rows[what][1]:
                yield f"the {what} of game {game_id} became {rows[what][1]}"
        if game != before.games[game_id]:
            yield f"game {game_id} has changed without a move"


def _led_by_others(
    game_id: int, sender: int, before: Surroundings, after: Surroundings
) -> Iterator[str]:
    """Yield what was done at a table of a tournament that only its organiser can do.

    Anybody may leave: then somebody else has their own seat.
    """
    known = len(before.of_games["moves"].get(game_id, []))
    for move in after.of_games["moves"].get(game_id, [])[known:]:
        change = json.loads(move[ACTION] or "{}")
        is_of_other = change.get("old_user") not in (None, sender)
        if move[KIND] == MoveKind.TIME_ADDED or (
            move[KIND] == MoveKind.SEAT_REASSIGNED and is_of_other
        ):
            yield f"somebody else has led a tournament at game {game_id}: {move}"


def _without_actions(moves: list[Row]) -> list[Row]:
    return [move[:ACTION] for move in moves]


def _without_user(rows: list[Row], user_id: int) -> list[Row]:
    """The rows without the id of a user, who may have asked to be forgotten."""
    return [(*row[:USER], None if row[USER] == user_id else row[USER], *row[2:]) for row in rows]
