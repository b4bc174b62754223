"""Every statement of the store, once, for SQLite and PostgreSQL.

Parameters are named. A statement that writes asks `MAY_WRITE`, which the fence of its caller
answers (see `bot.storage.fencing`), and returns a row for each row that it wrote; the first column
of that row is never NULL. Columns are named wherever rows are read: a newer process that starts
while this one still runs may have added some.

Lists are passed as JSON, a list of values for each row, and unfolded by `json_each`. What differs
between the databases is in `bot.storage.sqlite.dialect` and `bot.storage.postgres.dialect`.
"""
# ruff: noqa: S608 - statements are made of parts of this module only

from __future__ import annotations

TABLES = (
    *("game", "seat", "plan", "move", "snapshot", "phase_end_state", "result", "result_version"),
    *("seat_assignment", "state_delta", "compressed_game", "artifact", "review"),
    *("user_settings", "guild_settings", "season", "absence", "heartbeat", "meta"),
    *("thread_opening", "message_deletion"),
    *("tournament", "tournament_player", "tournament_table"),
)
"""All tables that both databases have, each after those that it references."""

MAY_WRITE = "(SELECT may_write FROM fence)"
"""Whether the caller still holds its lease."""

IN_SHARD = """(CAST(:shard_count AS BIGINT) IS NULL
    OR (coalesce(guild_id, 0) >> 22) % CAST(:shard_count AS BIGINT) = CAST(:shard_id AS BIGINT))"""
"""Whether a game belongs to a shard, by Discord's formula; true for every game without shards.

Games outside servers belong to the first shard.
"""

# Games
_GAME_COLUMNS = """id, channel_id, guild_id, name, schema, options, seed, status, ply,
    announced_ply, announced_phase_ply, turn_message_id, state, created_at, updated_at, settings,
    parent_channel_id, parent_message_id, parent_announced_ply, phase_messages,
    idle_since, ends_at, parent_shown_at"""
_SELECT_GAMES = f"SELECT {_GAME_COLUMNS} FROM game "
_IS_OPEN = "status IN ('lobby', 'running')"
GAME = _SELECT_GAMES + "WHERE id = :game_id"
OPEN_GAME = _SELECT_GAMES + f"WHERE channel_id = :channel_id AND {_IS_OPEN}"
OPEN_GAMES_OF = f"""SELECT id, channel_id FROM game
    WHERE id IN (SELECT game_id FROM seat WHERE user_id = :user_id)
    AND coalesce(guild_id, 0) = coalesce(CAST(:guild_id AS BIGINT), 0) AND {_IS_OPEN}
    ORDER BY updated_at DESC, id DESC LIMIT :limit"""
ALL_OPEN_GAMES_OF = f"""SELECT id, channel_id FROM game
    WHERE id IN (SELECT game_id FROM seat WHERE user_id = :user_id)
    AND channel_id > 0 AND {_IS_OPEN}
    ORDER BY updated_at, id LIMIT :limit"""
OPEN_GAMES_AT = f"""SELECT id, channel_id FROM game
    WHERE guild_id = :guild_id AND {_IS_OPEN}
    AND (CAST(:channel_id AS BIGINT) IS NULL OR channel_id = CAST(:channel_id AS BIGINT)
        OR parent_channel_id = CAST(:channel_id AS BIGINT)) ORDER BY id"""
OPEN_PLACES = f"""SELECT id, channel_id, guild_id FROM game
    WHERE {IN_SHARD} AND {_IS_OPEN} AND channel_id > 0 AND guild_id IS NOT NULL ORDER BY id"""
IS_SEATED = f"""SELECT 1 FROM seat JOIN game ON game.id = game_id
    WHERE user_id = :user_id AND channel_id > 0 AND {_IS_OPEN} LIMIT 1"""
GAMES_TO_RESUME = f"""SELECT id, channel_id FROM game
    WHERE {IN_SHARD} AND ({_IS_OPEN} OR announced_ply < ply)
    AND channel_id > 0 AND (announced_ply < ply
        OR {_IS_OPEN} AND turn_message_id IS NULL
        OR status = 'running' AND id IN
            (SELECT game_id FROM seat
            WHERE ai IS NOT NULL OR stand_in IS NOT NULL OR intent IS NOT NULL)
        OR status = 'running' AND id IN (SELECT game_id FROM plan WHERE ended_ply IS NULL)
        OR status = 'running' AND id IN (SELECT game_id FROM seat WHERE user_id IN
            (SELECT user_id FROM user_settings WHERE settings LIKE :lets_act)))
    UNION
    SELECT id, channel_id FROM game
    WHERE {IN_SHARD} AND parent_channel_id IS NOT NULL AND parent_announced_ply < ply
    ORDER BY id"""
LATEST_FINISHED_GAME = (
    _SELECT_GAMES
    + """WHERE channel_id = :channel_id AND name = :name
    AND status = 'over' ORDER BY id DESC LIMIT 1"""
)
ENDED_GAMES_OF = (
    _SELECT_GAMES
    + """WHERE id IN
        (SELECT game_id FROM seat_assignment WHERE user_id = :user_id
        UNION SELECT game_id FROM seat WHERE user_id = :user_id)
    AND status IN ('over', 'abandoned') AND state IS NOT NULL
    AND (channel_id = CAST(:practice_id AS BIGINT) OR channel_id > 0
        AND (CAST(:guild_id AS BIGINT) IS NULL OR guild_id = CAST(:guild_id AS BIGINT)))
    ORDER BY updated_at DESC, id DESC LIMIT :limit OFFSET :offset"""
)
_INVOLVING = """id IN (SELECT game_id FROM seat_assignment WHERE user_id = :user_id
    UNION SELECT game_id FROM seat WHERE user_id = :user_id
    UNION SELECT game_id FROM result WHERE user_id = :user_id
    UNION SELECT game_id FROM move WHERE user_id = :user_id)"""
GAMES_INVOLVING = _SELECT_GAMES + f"WHERE {_INVOLVING} ORDER BY id"
SET_GAME_SETTINGS = f"""UPDATE game SET settings = :settings
    WHERE id = :game_id AND {MAY_WRITE} RETURNING id"""
MARK_ANNOUNCED = f"""UPDATE game SET announced_ply = :ply, turn_message_id = :turn_message_id
    WHERE id = :game_id AND announced_ply <= :ply AND {MAY_WRITE} RETURNING id"""
MARK_PHASE_ANNOUNCED = f"""UPDATE game SET announced_phase_ply = :ply,
        phase_messages = coalesce(CAST(:messages AS TEXT), phase_messages)
    WHERE id = :game_id AND announced_phase_ply <= :ply AND {MAY_WRITE} RETURNING id"""

# A new lobby, and a move with everything that follows from it. The first statement of each returns
# `written`, which the others read.

CREATE_GAME = f"""INSERT INTO game (channel_id, guild_id, name, schema, options, settings, status,
        ply, created_at, updated_at, parent_channel_id, parent_message_id)
    SELECT CAST(:channel_id AS BIGINT), CAST(:guild_id AS BIGINT), CAST(:name AS TEXT),
        CAST(:schema AS BIGINT), CAST(:options AS TEXT), CAST(:settings AS TEXT), 'lobby', 1,
        CAST(:at AS BIGINT), CAST(:at AS BIGINT),
        CAST(:parent_channel_id AS BIGINT), CAST(:parent_message_id AS BIGINT)
    WHERE NOT EXISTS (SELECT 1 FROM move WHERE interaction_id = :interaction_id)
    AND {MAY_WRITE} RETURNING id, ply"""
UPDATE_GAME = f"""UPDATE game
    SET ply = ply + 1, status = :status, state = coalesce(:state, state),
        seed = coalesce(:seed, seed), options = coalesce(:options, options),
        settings = coalesce(:settings, settings), updated_at = :at,
        idle_since = CASE WHEN CAST(:user_id AS BIGINT) IS NULL THEN idle_since ELSE :at END,
        ends_at = CASE WHEN CAST(:user_id AS BIGINT) IS NULL
            THEN coalesce(CAST(:ends_at AS BIGINT), ends_at) END,
        announced_ply = CASE WHEN :nothing_to_announce = 1 AND announced_ply = ply
            THEN ply + 1 ELSE announced_ply END
    WHERE id = :game_id AND ply = :expected_ply
    AND NOT EXISTS (SELECT 1 FROM move WHERE interaction_id = :interaction_id)
    AND (CAST(:timed_out_seat AS BIGINT) IS NULL OR EXISTS (SELECT 1 FROM seat
        WHERE game_id = :game_id AND seat = CAST(:timed_out_seat AS BIGINT)
        AND deadline_at <= :at))
    AND {MAY_WRITE} RETURNING id, ply"""
INSERT_MOVE = """INSERT INTO move
        (game_id, ply, seat, user_id, kind, interaction_id, action, events, at)
    SELECT id, ply, CAST(:seat AS BIGINT), CAST(:user_id AS BIGINT), CAST(:kind AS TEXT),
        CAST(:interaction_id AS BIGINT), CAST(:action AS TEXT), CAST(:events AS TEXT),
        CAST(:at AS BIGINT)
    FROM written"""
AS_STORED = -1
"""Instead of the time of a clock: leave the one that is stored, which may have been put off."""

INSERT_SEATS = f"""INSERT INTO seat
        (game_id, seat, name, user_id, ai, intent, remind_at, question_ply, informed_ply,
        deadline_at, stand_in, clock_at, away_until)
    SELECT written.id, CAST(value ->> 0 AS BIGINT),
        coalesce(value ->> 1, (SELECT name FROM seat AS stored
            WHERE stored.game_id = written.id AND stored.seat = CAST(value ->> 0 AS BIGINT))),
        CAST(value ->> 2 AS BIGINT), value ->> 3, value ->> 4,
        CAST(value ->> 5 AS BIGINT), CAST(value ->> 6 AS BIGINT),
        CAST(value ->> 7 AS BIGINT), CAST(value ->> 8 AS BIGINT), value ->> 9,
        CAST(value ->> 10 AS BIGINT), CAST(value ->> 11 AS BIGINT)
    FROM written, json_each(:seats) WHERE true
    ON CONFLICT (game_id, seat) DO UPDATE SET user_id = excluded.user_id,
        name = excluded.name, ai = excluded.ai, intent = excluded.intent,
        remind_at = CASE WHEN excluded.remind_at = {AS_STORED} THEN seat.remind_at
            ELSE excluded.remind_at END,
        question_ply = excluded.question_ply, informed_ply = excluded.informed_ply,
        deadline_at = CASE WHEN excluded.deadline_at = {AS_STORED} THEN seat.deadline_at
            ELSE excluded.deadline_at END,
        clock_at = CASE WHEN excluded.clock_at = {AS_STORED} THEN seat.clock_at
            ELSE excluded.clock_at END,
        stand_in = excluded.stand_in, away_until = excluded.away_until"""
DELETE_OTHER_SEATS = """DELETE FROM seat WHERE game_id IN (SELECT id FROM written)
    AND seat NOT IN (SELECT CAST(value ->> 0 AS BIGINT) FROM json_each(:seats))"""
_PLAN_VALUES = """CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
        CAST(value ->> 2 AS BIGINT), value ->> 3, value ->> 4, CAST(value ->> 5 AS BIGINT),
        value ->> 6"""
_REPLACE_PLAN = """ON CONFLICT (game_id, number) DO UPDATE SET seat = excluded.seat,
        user_id = excluded.user_id, action = excluded.action, until = excluded.until,
        ended_ply = excluded.ended_ply, outcome = excluded.outcome"""
_IS_OTHER_PLAN = "number NOT IN (SELECT CAST(value ->> 0 AS BIGINT) FROM json_each(:plans))"
INSERT_PLANS = f"""INSERT INTO plan
        (game_id, number, seat, user_id, action, until, ended_ply, outcome)
    SELECT written.id, {_PLAN_VALUES} FROM written, json_each(:plans) WHERE true
    {_REPLACE_PLAN}"""
DELETE_OTHER_PLANS = f"""DELETE FROM plan WHERE game_id IN (SELECT id FROM written)
    AND {_IS_OTHER_PLAN}"""
INSERT_RESULTS = """INSERT INTO result (game_id, seat, user_id, players, points, rank)
    SELECT written.id, CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
        CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BIGINT), CAST(value ->> 4 AS BIGINT)
    FROM written, json_each(:results) WHERE true
    ON CONFLICT (game_id, seat) DO UPDATE SET user_id = excluded.user_id,
        players = excluded.players, points = excluded.points, rank = excluded.rank"""
DELETE_OTHER_RESULTS = """DELETE FROM result WHERE game_id IN (SELECT id FROM written)
    AND seat NOT IN (SELECT CAST(value ->> 0 AS BIGINT) FROM json_each(:results))"""

# `game` may be read as it was before the update, or as it is after it.
INSERT_SNAPSHOT = """INSERT INTO snapshot (game_id, ply, state)
    SELECT written.id, written.ply, coalesce(CAST(:state AS TEXT), game.state)
    FROM written JOIN game ON game.id = written.id"""
DELETE_SNAPSHOTS = """DELETE FROM snapshot WHERE game_id IN (SELECT id FROM written)
    AND ply < CAST(:prune_before AS BIGINT)"""
INSERT_PHASE_END_STATES = """INSERT INTO phase_end_state (game_id, ply, number, state)
    SELECT written.id, written.ply, CAST(value ->> 0 AS BIGINT), value ->> 1
    FROM written, json_each(:phase_end_states)"""
DELETE_PHASE_END_STATES = """DELETE FROM phase_end_state
    WHERE game_id IN (SELECT id FROM written)
    AND ply <= (SELECT announced_phase_ply FROM game WHERE id = :game_id)"""
INSERT_SEAT_ASSIGNMENTS = """INSERT INTO seat_assignment
        (game_id, seat, from_ply, user_id, name, ai)
    SELECT written.id, CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
        CAST(value ->> 2 AS BIGINT), value ->> 3, value ->> 4
    FROM written, json_each(:seat_assignments)"""

# The differences are passed as one value, each row with its offset and length.
INSERT_STATE_DELTAS = """INSERT INTO state_delta
        (game_id, ply, number, of_ply, phase, checksum, delta)
    SELECT written.id, written.ply, CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
        CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BIGINT),
        substr(CAST(:deltas AS BYTEA), CAST(value ->> 4 AS INTEGER), CAST(value ->> 5 AS INTEGER))
    FROM written, json_each(:state_deltas)"""
PREVIOUS_STATE = """SELECT state, (SELECT checksum FROM state_delta WHERE game_id = id
        ORDER BY ply DESC, number DESC LIMIT 1)
    FROM game WHERE id = :game_id AND ply = :expected_ply"""
IS_DUPLICATE = "SELECT 1 FROM move WHERE interaction_id = :interaction_id"
OWN_MOVE = """SELECT 1 FROM move
    WHERE game_id = :game_id AND ply = :ply AND kind = :kind AND at = :at AND events = :events
    AND coalesce(interaction_id, 0) = coalesce(CAST(:interaction_id AS BIGINT), 0)
    AND coalesce(seat, -1) = coalesce(CAST(:seat AS BIGINT), -1)
    AND coalesce(user_id, 0) = coalesce(CAST(:user_id AS BIGINT), 0)
    AND coalesce(action, '') = coalesce(CAST(:action AS TEXT), '')"""
OWN_GAME = """SELECT id FROM game JOIN move ON game_id = id AND move.ply = 1
    WHERE channel_id = :channel_id AND name = :name AND created_at = :at AND options = :options
    AND coalesce(move.user_id, 0) = coalesce(CAST(:user_id AS BIGINT), 0)
    AND coalesce(interaction_id, 0) = coalesce(CAST(:interaction_id AS BIGINT), 0)
    ORDER BY id DESC LIMIT 1"""

# Seats
SEATS = """SELECT seat, name, user_id, ai, intent, remind_at, question_ply, informed_ply,
        deadline_at, stand_in, clock_at, away_until
    FROM seat WHERE game_id = :game_id ORDER BY seat"""
PLANS = """SELECT number, seat, user_id, action, until, ended_ply, outcome
    FROM plan WHERE game_id = :game_id ORDER BY number"""
SET_PLANS = (
    f"""INSERT INTO plan (game_id, number, seat, user_id, action, until, ended_ply, outcome)
    SELECT CAST(:game_id AS BIGINT), {_PLAN_VALUES} FROM json_each(:plans) WHERE {MAY_WRITE}
    {_REPLACE_PLAN} RETURNING number""",
    f"""DELETE FROM plan WHERE game_id = :game_id AND {_IS_OTHER_PLAN} AND {MAY_WRITE}
    RETURNING number""",
)
SET_INTENT = f"""UPDATE seat SET intent = :intent
    WHERE game_id = :game_id AND seat = :seat AND {MAY_WRITE} RETURNING seat"""
SET_INFORMED_PLY = f"""UPDATE seat SET informed_ply = :ply
    WHERE game_id = :game_id AND seat = :seat AND informed_ply <= :ply AND {MAY_WRITE}
    RETURNING seat"""
SEAT_ASSIGNMENTS = """SELECT seat, from_ply, user_id, name, ai FROM seat_assignment
    WHERE game_id = :game_id ORDER BY seat, from_ply"""

# Log and states
# Each is one statement, so that the rows and the compressed game are of the same moment.
MOVES = """SELECT ply, seat, user_id, kind, interaction_id, action, events, at,
        CAST(NULL AS BYTEA) FROM move
    WHERE game_id = :game_id AND ply > :after_ply
    AND ply <= coalesce(CAST(:up_to_ply AS BIGINT), ply)
    UNION ALL
    SELECT 0, NULL, NULL, '', NULL, NULL, '', 0, moves FROM compressed_game
    WHERE game_id = :game_id
    ORDER BY ply"""
STATES = """SELECT ply, of_ply, phase, delta, number FROM state_delta WHERE game_id = :game_id
    UNION ALL
    SELECT 0, 0, NULL, states, -1 FROM compressed_game WHERE game_id = :game_id
    ORDER BY ply, number"""
SNAPSHOT = "SELECT state FROM snapshot WHERE game_id = :game_id AND ply = :ply"
PHASE_END_STATES = """SELECT state FROM phase_end_state
    WHERE game_id = :game_id AND ply = :ply ORDER BY number"""

# Ended games
_IS_COMPRESSIBLE = """status IN ('over', 'abandoned') AND state IS NOT NULL
    AND announced_ply = ply
    AND NOT EXISTS (SELECT 1 FROM compressed_game WHERE game_id = id)"""
UNCOMPRESSED_GAMES = f"""SELECT id FROM game WHERE {_IS_COMPRESSIBLE} AND {IN_SHARD}
    ORDER BY id LIMIT :limit"""
COMPRESSIBLE_PLY = f"SELECT ply FROM game WHERE id = :game_id AND {_IS_COMPRESSIBLE}"
INSERT_COMPRESSED_GAME = f"""INSERT INTO compressed_game (game_id, moves, states)
    SELECT id, CAST(:moves AS BYTEA), CAST(:states AS BYTEA) FROM game
    WHERE id = :game_id AND ply = :ply AND {_IS_COMPRESSIBLE} AND {MAY_WRITE}
    ON CONFLICT (game_id) DO NOTHING RETURNING game_id"""
DELETE_UNCOMPRESSED = tuple(
    f"DELETE FROM {table} WHERE game_id = :game_id AND {MAY_WRITE} RETURNING game_id"
    for table in ("state_delta", "snapshot", "phase_end_state", "move")
)

# Rewritten, since shrinking rows in place would leave the file of SQLite full of holes.
INSERT_COMPRESSED_MOVES = f"""INSERT INTO move
        (game_id, ply, seat, user_id, kind, interaction_id, action, events, at)
    SELECT CAST(:game_id AS BIGINT), CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT),
        CAST(value ->> 2 AS BIGINT), value ->> 3, CAST(value ->> 4 AS BIGINT), value ->> 5, '[]',
        CAST(value ->> 6 AS BIGINT)
    FROM json_each(:moves) WHERE {MAY_WRITE} RETURNING ply"""
RESULTS = """SELECT seat, user_id, players, points, rank FROM result
    WHERE game_id = :game_id ORDER BY seat"""
PERSONAL_BEST = """SELECT max(points) FROM result JOIN game ON game.id = game_id
    WHERE status = 'over' AND name = :name AND user_id = :user_id AND players = :players
    AND channel_id > 0 AND game_id < :before_game_id"""

# A game whose end was taken back, or that was moved to another server after that, has no seats. A
# seat with neither user nor AI belonged to somebody who deleted their data; they had left it if an
# AI held it at the end.
RESULTS_SINCE = """WITH changed AS (SELECT game_id, version FROM result_version
        WHERE guild_id = :guild_id AND version > :version ORDER BY version LIMIT :limit),
    ended AS (SELECT version, game_id, name AS game, options, updated_at,
        CASE WHEN settings LIKE '%"rated"_false%' THEN 0 ELSE 1 END AS rated
        FROM changed LEFT JOIN game
        ON game.id = game_id AND status = 'over' AND guild_id = :guild_id)
    SELECT version, ended.game_id AS id, game, options, updated_at, rated, 0 AS has_left,
        result.seat AS seat, seat.name AS name, result.user_id AS user_id,
        coalesce(ai, stand_in) AS ai, points, rank
    FROM ended LEFT JOIN result ON game IS NOT NULL AND result.game_id = ended.game_id
    LEFT JOIN seat ON seat.game_id = result.game_id AND seat.seat = result.seat
    UNION ALL
    SELECT version, ended.game_id, game, options, updated_at, rated, 1,
        former.seat, max(former.name), former.user_id, NULL, 0, NULL
    FROM ended JOIN seat_assignment AS former ON former.game_id = ended.game_id
    JOIN seat ON seat.game_id = former.game_id AND seat.seat = former.seat
    WHERE game IS NOT NULL AND former.ai IS NULL
    AND (former.user_id IS NOT NULL OR coalesce(seat.ai, seat.stand_in) IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM result AS own
        WHERE own.game_id = ended.game_id AND own.user_id = former.user_id)
    GROUP BY version, ended.game_id, game, options, updated_at, rated,
        former.seat, former.user_id
    ORDER BY version, has_left, seat, user_id"""
SEASON_STARTS = "SELECT began_at FROM season WHERE guild_id = :guild_id ORDER BY number"
BEGIN_SEASON = f"""INSERT INTO season (guild_id, number, began_at)
    SELECT CAST(:guild_id AS BIGINT), CAST(:number AS BIGINT), CAST(:at AS BIGINT)
    WHERE {MAY_WRITE} ON CONFLICT (guild_id, number) DO NOTHING RETURNING number"""
HAS_SEASON = """SELECT 1 FROM season
    WHERE guild_id = :guild_id AND number = :number AND began_at = :at"""
ARTIFACT = "SELECT content FROM artifact WHERE game_id = :game_id AND key = :key"
SAVE_ARTIFACT = f"""INSERT INTO artifact (game_id, key, content)
    SELECT CAST(:game_id AS BIGINT), CAST(:key AS TEXT), CAST(:content AS BYTEA)
    WHERE {MAY_WRITE}
    ON CONFLICT (game_id, key) DO UPDATE SET content = excluded.content RETURNING game_id"""

# Reviews
_SELECT_REVIEWS = "SELECT game_id, user_id, findings, done <> 0 FROM review "
REVIEW = _SELECT_REVIEWS + "WHERE game_id = :game_id AND user_id = :user_id"
PENDING_REVIEWS = (
    _SELECT_REVIEWS
    + f"""WHERE done = 0
    AND EXISTS (SELECT 1 FROM game WHERE id = game_id AND {IN_SHARD}) ORDER BY number"""
)
REQUEST_REVIEW = f"""INSERT INTO review (game_id, user_id)
    SELECT CAST(:game_id AS BIGINT), CAST(:user_id AS BIGINT) WHERE {MAY_WRITE}
    ON CONFLICT (game_id, user_id) DO NOTHING RETURNING number"""
SAVE_REVIEW = f"""UPDATE review SET findings = :findings, done = :done
    WHERE game_id = :game_id AND user_id = :user_id AND {MAY_WRITE} RETURNING number"""

# Settings and small values
USER_SETTINGS = "SELECT settings FROM user_settings WHERE user_id = :user_id"
SETTINGS_OF_USERS = """SELECT user_id, settings FROM user_settings
    WHERE user_id IN (SELECT CAST(value ->> 0 AS BIGINT) FROM json_each(:user_ids))"""
SET_USER_SETTINGS = f"""INSERT INTO user_settings (user_id, settings)
    SELECT CAST(:user_id AS BIGINT), CAST(:settings AS TEXT) WHERE {MAY_WRITE}
    ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings RETURNING user_id"""
GUILD_SETTINGS = "SELECT settings FROM guild_settings WHERE guild_id = :guild_id"
SET_GUILD_SETTINGS = f"""INSERT INTO guild_settings (guild_id, settings)
    SELECT CAST(:guild_id AS BIGINT), CAST(:settings AS TEXT) WHERE {MAY_WRITE}
    ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings RETURNING guild_id"""
META = "SELECT value FROM meta WHERE key = :key"
SET_META = f"""INSERT INTO meta (key, value)
    SELECT CAST(:key AS TEXT), CAST(:value AS TEXT) WHERE {MAY_WRITE}
    ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING key"""
CHECK = "SELECT id FROM game LIMIT 1"
NEWEST_GAME = "SELECT coalesce(max(id), 0) FROM game"
OPEN_GAME_UP_TO = f"""SELECT id FROM game
    WHERE id <= :newest AND channel_id > 0 AND {_IS_OPEN} LIMIT 1"""

# Forgetting a user: `LOCK_GAMES` first, then the rest for the same games

# In batches of one server each.
GAMES_TO_FORGET = f"""SELECT id, guild_id,
        row_number() OVER (PARTITION BY guild_id ORDER BY id) / CAST(:batch_size AS BIGINT) AS batch
    FROM game WHERE {_INVOLVING} ORDER BY guild_id, batch, id"""
_GAME_IDS = "(SELECT CAST(value ->> 0 AS BIGINT) FROM json_each(:game_ids))"
LOCK_GAMES = f"SELECT id FROM game WHERE id IN {_GAME_IDS} ORDER BY id FOR UPDATE"
IS_SEATED_IN = f"""SELECT 1 FROM seat JOIN game ON game.id = game_id
    WHERE user_id = :user_id AND game_id IN {_GAME_IDS} AND channel_id > 0 AND {_IS_OPEN}"""
DELETE_PRIVATE_GAMES = f"""DELETE FROM game
    WHERE channel_id IN (:tutorial_id, :practice_id) AND {MAY_WRITE} RETURNING id"""
DELETE_USER = tuple(
    f"DELETE FROM {table} WHERE user_id = :user_id AND {MAY_WRITE} RETURNING user_id"
    for table in ("user_settings", "review", "plan", "absence")
)
DELETE_ARTIFACTS = f"""DELETE FROM artifact
    WHERE game_id IN {_GAME_IDS} AND {MAY_WRITE} RETURNING game_id"""
# An AI that plays on for a user has the user's name.
FORGET_AI_NAMES = tuple(
    f"""UPDATE {table} SET name = :pseudonym
    WHERE ai IS NOT NULL AND game_id IN {_GAME_IDS} AND {MAY_WRITE} AND EXISTS
        (SELECT 1 FROM seat_assignment AS users WHERE users.user_id = :user_id
        AND users.game_id = {table}.game_id AND users.seat = {table}.seat
        AND users.name = {table}.name)
    RETURNING game_id"""
    for table in ("seat", "seat_assignment")
)
FORGET_IN_GAMES = tuple(
    f"""UPDATE {table} SET user_id = NULL{also}
    WHERE user_id = :user_id AND game_id IN {_GAME_IDS} AND {MAY_WRITE} RETURNING game_id"""
    for table, also in (
        ("result", ""),
        ("move", ", interaction_id = NULL"),
        ("seat_assignment", ", name = :pseudonym"),
        ("seat", ", name = :pseudonym, remind_at = NULL, deadline_at = NULL"),
    )
)

# Updated as it is, so that whoever has read the results reads them again.
CHANGE_RESULTS = f"""UPDATE game SET status = status
    WHERE id IN {_GAME_IDS} AND status = 'over' AND {MAY_WRITE} RETURNING id"""
SEAT_CHANGES = f"""SELECT game_id, ply, action FROM move
    WHERE kind = 'seat' AND game_id IN {_GAME_IDS} ORDER BY game_id, ply"""
SET_SEAT_CHANGE = f"""UPDATE move SET action = :action
    WHERE game_id = :game_id AND ply = :ply AND {MAY_WRITE} RETURNING ply"""
