"""Statements that read.

Columns are named, because a newer process that has started may have added some.
"""

from __future__ import annotations

from bot.storage.ended_games import ended_games_sql
from bot.storage.postgres.history import IS_COMPRESSIBLE

IN_SHARD = """($1::bigint IS NULL OR (coalesce(guild_id, 0) >> 22) % $1::bigint = $2::bigint)"""
"""Whether a game belongs to shard $2 of $1; true for every game if $1 is null.

Games outside servers belong to the first shard, as at Discord.
"""

_SELECT_GAMES = """SELECT id, channel_id, guild_id, name, schema, options, seed, status, ply,
    posted_ply, story_ply, turn_message_id, state, created, updated, settings FROM game """

GAME = _SELECT_GAMES + "WHERE id = $1"

OPEN_GAME = _SELECT_GAMES + "WHERE channel_id = $1 AND status IN ('lobby', 'running')"

OPEN_GAMES_OF = """SELECT id, channel_id FROM game
    WHERE id IN (SELECT game_id FROM seat WHERE user_id = $1)
    AND guild_id IS NOT DISTINCT FROM $2::bigint AND status IN ('lobby', 'running')
    ORDER BY updated DESC, id DESC LIMIT $3"""

GAMES_TO_RESUME = f"""SELECT id, channel_id FROM game
    WHERE {IN_SHARD} AND (status IN ('lobby', 'running') OR posted_ply < ply)
    AND channel_id > 0 AND (posted_ply < ply
        OR status IN ('lobby', 'running') AND turn_message_id IS NULL
        OR status = 'running' AND id IN
            (SELECT game_id FROM seat WHERE ai IS NOT NULL OR intent IS NOT NULL))
    ORDER BY id"""  # noqa: S608

SEATS = """SELECT seat, name, user_id, ai, intent, remind_at, asked, told FROM seat
    WHERE game_id = $1 ORDER BY seat"""

SNAPSHOT = "SELECT state FROM snapshot WHERE game_id = $1 AND ply = $2"

PHASE_END_STATES = "SELECT state FROM phase WHERE game_id = $1 AND ply = $2 ORDER BY number"

SEAT_ASSIGNMENTS = """SELECT seat, from_ply, user_id, name, ai FROM sitting
    WHERE game_id = $1 ORDER BY seat, from_ply"""

RESULTS = "SELECT seat, user_id, players, points, rank FROM result WHERE game_id = $1 ORDER BY seat"

UNCOMPRESSED_GAMES = f"""SELECT id FROM game WHERE {IS_COMPRESSIBLE} AND {IN_SHARD}
    ORDER BY id LIMIT $3"""  # noqa: S608

_WHERE_ENDED_OF = """WHERE id IN (SELECT game_id FROM sitting WHERE user_id = $1
        UNION SELECT game_id FROM seat WHERE user_id = $1)
    AND status IN ('over', 'abandoned') AND state IS NOT NULL
    AND channel_id > 0 AND ($2::bigint IS NULL OR guild_id = $2)
    ORDER BY updated DESC, id DESC LIMIT $3 OFFSET $4"""

ENDED_GAMES_OF = _SELECT_GAMES + _WHERE_ENDED_OF

_WHERE_INVOLVING = """WHERE id IN (SELECT game_id FROM sitting WHERE user_id = $1
    UNION SELECT game_id FROM seat WHERE user_id = $1
    UNION SELECT game_id FROM result WHERE user_id = $1
    UNION SELECT game_id FROM move WHERE user_id = $1) ORDER BY id"""

GAMES_INVOLVING = _SELECT_GAMES + _WHERE_INVOLVING

LATEST_FINISHED_GAME = (
    _SELECT_GAMES
    + "WHERE channel_id = $1 AND name = $2 AND status = 'over' ORDER BY id DESC LIMIT 1"
)

ARTIFACT = "SELECT content FROM made WHERE game_id = $1 AND what = $2"

DUE_REMINDERS = f"""SELECT id, channel_id FROM game WHERE status = 'running' AND {IN_SHARD}
    AND id IN (SELECT game_id FROM seat WHERE remind_at <= $3) ORDER BY id"""  # noqa: S608

PERSONAL_BEST = """SELECT max(points) FROM result JOIN game ON game.id = game_id
    WHERE status = 'over' AND name = $1 AND user_id = $2 AND players = $3 AND game_id < $4"""

ENDED_GAMES = ended_games_sql(
    """status = 'over' AND guild_id = $1 AND ($2::text IS NULL OR game.name = $2)
    AND ($3::bigint IS NULL OR game.id IN (SELECT game_id FROM result WHERE user_id = $3
        UNION SELECT game_id FROM sitting WHERE user_id = $3))"""
)

SEASON_STARTS = "SELECT began FROM season WHERE guild_id = $1 ORDER BY number"

HAS_SEASON = """SELECT EXISTS (SELECT FROM season
    WHERE guild_id = $1 AND number = $2 AND began = $3)"""

USER_SETTINGS = "SELECT settings FROM person WHERE user_id = $1"

SETTINGS_OF_USERS = "SELECT user_id, settings FROM person WHERE user_id = ANY ($1::bigint[])"

GUILD_SETTINGS = "SELECT settings FROM server WHERE guild_id = $1"

META = "SELECT value FROM meta WHERE key = $1"

_SELECT_REVIEWS = "SELECT game_id, user_id, found, done <> 0 AS done FROM review "

REVIEW = _SELECT_REVIEWS + "WHERE game_id = $1 AND user_id = $2"

PENDING_REVIEWS = (
    _SELECT_REVIEWS
    + f"""WHERE done = 0 AND EXISTS (SELECT FROM game WHERE id = game_id AND {IN_SHARD})
    ORDER BY number"""
)
