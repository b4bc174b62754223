"""The statements about tournaments; see `bot.storage.statements`."""
# ruff: noqa: S608 - statements are made of parts of this module and `statements` only

from __future__ import annotations

from bot.storage.statements import IN_SHARD, MAY_WRITE

_COLUMNS = """id, guild_id, channel_id, organiser_id, name, game, options, settings, status,
    version, progress"""
TOURNAMENT = f"SELECT {_COLUMNS} FROM tournament WHERE id = :tournament_id"
OPEN_TOURNAMENTS = f"""SELECT {_COLUMNS} FROM tournament
    WHERE {IN_SHARD} AND status = 'open' ORDER BY id"""
OPEN_TOURNAMENTS_OF_GUILD = f"""SELECT {_COLUMNS} FROM tournament
    WHERE guild_id = :guild_id AND status = 'open' ORDER BY id"""
TOURNAMENTS_OF_GUILD = f"""SELECT {_COLUMNS} FROM tournament
    WHERE guild_id = :guild_id AND status <> 'draft' ORDER BY id DESC LIMIT :limit"""
TOURNAMENTS_OF_USER = f"""SELECT {_COLUMNS} FROM tournament
    WHERE id IN (SELECT tournament_id FROM tournament_player WHERE user_id = :user_id)
    AND status <> 'draft' ORDER BY id DESC"""
TOURNAMENT_OF_GAME = f"""SELECT {_COLUMNS} FROM tournament
    WHERE id = (SELECT tournament_id FROM tournament_table WHERE game_id = :game_id)"""
CREATE_TOURNAMENT = f"""INSERT INTO tournament ({_COLUMNS}, updated_at)
    SELECT CAST(:id AS BIGINT), CAST(:guild_id AS BIGINT), CAST(:channel_id AS BIGINT),
        CAST(:organiser_id AS BIGINT), CAST(:name AS TEXT), CAST(:game AS TEXT),
        CAST(:options AS TEXT), CAST(:settings AS TEXT), CAST(:status AS TEXT),
        1, CAST(:progress AS TEXT), CAST(:at AS BIGINT)
    WHERE {MAY_WRITE} ON CONFLICT (id) DO NOTHING RETURNING id"""
UPDATE_TOURNAMENT = f"""UPDATE tournament SET name = :name, options = :options,
    settings = :settings, status = :status, progress = :progress, updated_at = :at,
    version = version + 1
    WHERE id = :tournament_id AND version = :version AND {MAY_WRITE} RETURNING version"""
DELETE_DRAFTS = f"""DELETE FROM tournament
    WHERE organiser_id = :user_id AND status = 'draft' AND {MAY_WRITE} RETURNING id"""

TOURNAMENT_PLAYERS = """SELECT number, user_id, name, ai FROM tournament_player
    WHERE tournament_id = :tournament_id ORDER BY number"""
SET_TOURNAMENT_PLAYER = f"""INSERT INTO tournament_player (tournament_id, number, user_id, name, ai)
    SELECT CAST(:tournament_id AS BIGINT), CAST(:number AS BIGINT), CAST(:user_id AS BIGINT),
        CAST(:name AS TEXT), CAST(:ai AS TEXT)
    WHERE {MAY_WRITE}
    ON CONFLICT (tournament_id, number) DO UPDATE
        SET user_id = excluded.user_id, name = excluded.name, ai = excluded.ai
    RETURNING number"""

TOURNAMENT_GAMES = """SELECT round, number, game_id, channel_id, status
    FROM tournament_table JOIN game ON game.id = game_id
    WHERE tournament_id = :tournament_id ORDER BY round, number"""
SEATS_AT_RUNNING_TABLES = """SELECT seat.game_id, seat, seat.name, user_id, ai, intent, remind_at,
        question_ply, informed_ply, deadline_at, stand_in, clock_at, away_until
    FROM tournament_table JOIN game ON game.id = tournament_table.game_id
        JOIN seat ON seat.game_id = game.id
    WHERE tournament_id = :tournament_id AND game.status = 'running'
    ORDER BY seat.game_id, seat"""
SET_TOURNAMENT_TABLE = f"""INSERT INTO tournament_table (tournament_id, round, number, game_id)
    SELECT CAST(:tournament_id AS BIGINT), CAST(:round AS BIGINT), CAST(:number AS BIGINT),
        CAST(:game_id AS BIGINT)
    WHERE {MAY_WRITE} ON CONFLICT (tournament_id, round, number) DO NOTHING RETURNING game_id"""

GAME_SPANS = """SELECT settings, created_at, updated_at FROM game
    WHERE guild_id = :guild_id AND name = :name AND status = 'over'
    AND (SELECT COUNT(*) FROM seat WHERE game_id = game.id AND user_id IS NOT NULL) > 1
    ORDER BY updated_at DESC LIMIT :limit"""

FORGET_ORGANISER = f"""UPDATE tournament SET organiser_id = NULL
    WHERE organiser_id = :user_id AND {MAY_WRITE} RETURNING id"""
FORGET_TOURNAMENT_PLAYER = f"""UPDATE tournament_player SET user_id = NULL, name = :pseudonym
    WHERE user_id = :user_id AND {MAY_WRITE} RETURNING number"""
