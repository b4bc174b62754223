"""The statements about clocks, absences and games that nobody plays; see `bot.storage.statements`.

All times are in Unix seconds, by the database's clock.
"""
# ruff: noqa: S608 - statements are made of parts of this module and of `statements` only

from __future__ import annotations

from bot.storage.statements import IN_SHARD, MAY_WRITE

# Clocks
DUE_REMINDERS = f"""SELECT id, channel_id FROM game WHERE status = 'running' AND {IN_SHARD}
    AND id IN (SELECT game_id FROM seat WHERE remind_at <= :now) ORDER BY id"""
CLEAR_REMINDERS = f"""UPDATE seat SET remind_at = NULL
    WHERE game_id = :game_id AND remind_at <= :now AND {MAY_WRITE} RETURNING seat"""
DEADLINES = f"""SELECT id, channel_id, min(deadline_at) FROM seat JOIN game ON game.id = game_id
    WHERE deadline_at <= :until AND status = 'running' AND announced_ply = ply AND {IN_SHARD}
    GROUP BY id, channel_id ORDER BY id"""
SET_CLOCKS = (
    f"""UPDATE seat SET remind_at = CAST(value ->> 1 AS BIGINT),
        deadline_at = CAST(value ->> 2 AS BIGINT), clock_at = CAST(value ->> 3 AS BIGINT),
        away_until = CAST(value ->> 4 AS BIGINT)
    FROM json_each(:clocks)
    WHERE game_id = :game_id AND seat = CAST(value ->> 0 AS BIGINT) AND {MAY_WRITE}
    RETURNING seat""",
    f"""UPDATE game SET ends_at = CAST(:ends_at AS BIGINT)
    WHERE id = :game_id AND {MAY_WRITE} RETURNING id""",
)

# Time that counts for nobody. A game was served until the last beat of any process that had its
# shard, in however many shards the games were shared. Where nobody was told of the newest move
# since then, no clock runs either.
_UNSERVED_GAMES = f"""(SELECT id, channel_id, idle_since, updated_at, ends_at, beat_at
    FROM (SELECT id, channel_id, guild_id, status, ply, announced_ply, idle_since, updated_at,
            ends_at, (SELECT max(beat_at) FROM heartbeat
                WHERE (coalesce(guild_id, 0) >> 22) % shard_count = shard_id) AS beat_at
        FROM game WHERE status = 'running' AND channel_id > 0) AS running
    WHERE {IN_SHARD} AND (beat_at < CAST(:now AS BIGINT) - CAST(:longest AS BIGINT)
        OR announced_ply < ply AND updated_at < beat_at)) AS unserved"""
HAS_UNTOLD_GAMES = """SELECT 1 FROM game
    WHERE status = 'running' AND announced_ply < ply AND updated_at < :before LIMIT 1"""
PUT_CLOCKS_OFF = f"""UPDATE seat SET clock_at = seat.clock_at + lost.seconds,
        deadline_at = seat.deadline_at + lost.seconds, remind_at = seat.remind_at + lost.seconds
    FROM (SELECT game_id, seat AS number, CAST(:now AS BIGINT)
            - greatest(clock_at, beat_at, coalesce(away_until, 0)) AS seconds
        FROM seat JOIN {_UNSERVED_GAMES} ON unserved.id = game_id
        WHERE clock_at IS NOT NULL) AS lost
    WHERE seat.game_id = lost.game_id AND seat.seat = lost.number AND lost.seconds > 0
    AND {MAY_WRITE} RETURNING seat.game_id,
        (SELECT channel_id FROM game WHERE id = seat.game_id)"""
PUT_ENDS_OFF = f"""UPDATE game SET idle_since = lost.idle_from + lost.seconds,
        ends_at = game.ends_at + CAST(:now AS BIGINT)
            - greatest(lost.beat_at, game.ends_at - CAST(:notice AS BIGINT))
    FROM (SELECT id, beat_at, coalesce(idle_since, updated_at) AS idle_from, CAST(:now AS BIGINT)
            - greatest(beat_at, coalesce(idle_since, updated_at)) AS seconds
        FROM {_UNSERVED_GAMES}) AS lost
    WHERE game.id = lost.id AND lost.seconds > 0 AND {MAY_WRITE}
    RETURNING game.id, game.channel_id"""
LAST_BEAT = """SELECT beat_at FROM heartbeat
    WHERE shard_count = coalesce(CAST(:shard_count AS BIGINT), 1)
    AND shard_id = coalesce(CAST(:shard_id AS BIGINT), 0)"""
HEARTBEAT = f"""INSERT INTO heartbeat (shard_count, shard_id, beat_at)
    SELECT coalesce(CAST(:shard_count AS BIGINT), 1), coalesce(CAST(:shard_id AS BIGINT), 0),
        CAST(:now AS BIGINT)
    WHERE {MAY_WRITE}
    ON CONFLICT (shard_count, shard_id) DO UPDATE SET beat_at = excluded.beat_at
    RETURNING beat_at"""

# Absences
ABSENCES = """SELECT began_at, until_at FROM absence
    WHERE user_id = :user_id AND until_at > :after ORDER BY began_at"""
CURRENT_ABSENCES = (
    "SELECT user_id, max(until_at) FROM absence WHERE until_at > :now GROUP BY user_id"
)
SET_ABSENCE = f"""INSERT INTO absence (user_id, began_at, until_at)
    SELECT CAST(:user_id AS BIGINT), CAST(:began_at AS BIGINT), CAST(:until_at AS BIGINT)
    WHERE {MAY_WRITE}
    ON CONFLICT (user_id, began_at) DO UPDATE SET until_at = excluded.until_at RETURNING user_id"""
DELETE_OLD_ABSENCES = f"""DELETE FROM absence
    WHERE user_id = :user_id AND until_at <= :before AND {MAY_WRITE} RETURNING user_id"""
CHANGED_ABSENCES = f"""SELECT id, channel_id FROM game
    WHERE status = 'running' AND channel_id > 0 AND {IN_SHARD} AND id IN (
        SELECT game_id FROM seat JOIN
            (SELECT user_id, max(until_at) AS until_at FROM absence WHERE until_at > :now
            GROUP BY user_id) AS current ON current.user_id = seat.user_id
        WHERE coalesce(away_until, 0) <> current.until_at
        UNION SELECT game_id FROM seat WHERE away_until > :now AND NOT EXISTS
            (SELECT 1 FROM absence WHERE absence.user_id = seat.user_id AND until_at > :now))
    ORDER BY id"""
ENDED_ABSENCES = f"""SELECT id, channel_id FROM game
    WHERE status = 'running' AND channel_id > 0 AND {IN_SHARD} AND id IN (
        SELECT game_id FROM seat WHERE away_until > :after AND away_until <= :now)
    ORDER BY id"""

# Games that nobody plays
UNATTENDED_GAMES = f"""SELECT id, channel_id FROM game
    WHERE status = 'running' AND channel_id > 0 AND announced_ply = ply AND {IN_SHARD}
    AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = id AND away_until > :now)
    AND (ends_at <= :now OR ends_at IS NULL AND (
        coalesce(idle_since, updated_at) <= :idle_before
        AND NOT EXISTS (SELECT 1 FROM seat WHERE game_id = id AND away_until > :idle_before)
        OR NOT EXISTS (SELECT 1 FROM seat
            WHERE game_id = id AND user_id IS NOT NULL AND stand_in IS NULL)))
    ORDER BY id"""
