"""The statements about where games are played and shown; see `bot.storage.statements`."""
# ruff: noqa: S608 - statements are made of parts of this module and of `statements` only

from __future__ import annotations

from bot.storage.statements import IN_SHARD, MAY_WRITE

# Moving a game
_IS_TO_BE_MOVED = "game.id = :game_id AND status IN ('lobby', 'running')"
DELETE_FORMER_PARENT_MESSAGE = f"""INSERT INTO message_deletion (message_id, channel_id, guild_id)
    SELECT parent_message_id, parent_channel_id, coalesce(guild_id, 0) FROM game
    WHERE {_IS_TO_BE_MOVED} AND parent_message_id IS NOT NULL
    AND parent_message_id <> coalesce(CAST(:parent_message_id AS BIGINT), 0) AND {MAY_WRITE}
    ON CONFLICT (message_id) DO NOTHING RETURNING message_id"""
MOVE_GAME = f"""UPDATE game
    SET channel_id = :channel_id, guild_id = :guild_id, turn_message_id = NULL,
        parent_shown_at = CASE WHEN parent_message_id = CAST(:parent_message_id AS BIGINT)
            THEN parent_shown_at END,
        parent_channel_id = :parent_channel_id, parent_message_id = :parent_message_id,
        parent_announced_ply = 0, phase_messages = '[]'
    WHERE {_IS_TO_BE_MOVED} AND {MAY_WRITE} RETURNING id"""

# Showing a game to the channel of its thread
MARK_PARENT_ANNOUNCED = f"""UPDATE game
    SET parent_announced_ply = :ply, parent_message_id = :message_id
    WHERE id = :game_id AND parent_channel_id = :channel_id AND parent_announced_ply <= :ply
    AND {MAY_WRITE} RETURNING id"""
MARK_PARENT_SHOWN = f"""UPDATE game SET parent_shown_at = :at
    WHERE id = :game_id AND {MAY_WRITE} RETURNING id"""
GAME_SHOWN_BY = """SELECT 1 FROM game
    WHERE parent_message_id = :message_id OR channel_id = :message_id LIMIT 1"""

# Opening threads
BEGIN_THREAD_OPENING = f"""INSERT INTO thread_opening
        (interaction_id, guild_id, channel_id, message_id)
    SELECT CAST(:interaction_id AS BIGINT), CAST(:guild_id AS BIGINT), CAST(:channel_id AS BIGINT),
        CAST(:message_id AS BIGINT)
    WHERE {MAY_WRITE} ON CONFLICT (interaction_id) DO NOTHING RETURNING interaction_id"""
END_THREAD_OPENING = f"""DELETE FROM thread_opening
    WHERE interaction_id = :interaction_id AND {MAY_WRITE} RETURNING interaction_id"""
THREAD_OPENINGS = f"""SELECT interaction_id, guild_id, channel_id, message_id FROM thread_opening
    WHERE {IN_SHARD} ORDER BY interaction_id"""

# Messages that are to be deleted
BEGIN_MESSAGE_DELETION = f"""INSERT INTO message_deletion (message_id, channel_id, guild_id)
    SELECT CAST(:message_id AS BIGINT), CAST(:channel_id AS BIGINT), CAST(:guild_id AS BIGINT)
    WHERE {MAY_WRITE} ON CONFLICT (message_id) DO NOTHING RETURNING message_id"""
MESSAGE_DELETIONS = f"""SELECT message_id, channel_id, guild_id FROM message_deletion
    WHERE {IN_SHARD} ORDER BY message_id"""
END_MESSAGE_DELETION = f"""DELETE FROM message_deletion
    WHERE message_id = :message_id AND {MAY_WRITE} RETURNING message_id"""
