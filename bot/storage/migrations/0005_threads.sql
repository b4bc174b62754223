-- For a game in a thread of its own: the channel of the thread, the message there that shows how the
-- game stands, and the ply that it shows.
ALTER TABLE game ADD COLUMN parent_channel_id BIGINT;
ALTER TABLE game ADD COLUMN parent_message_id BIGINT;
ALTER TABLE game ADD COLUMN parent_announced_ply BIGINT NOT NULL DEFAULT 0;

CREATE INDEX game_with_outdated_parent ON game (id)
WHERE parent_channel_id IS NOT NULL AND parent_announced_ply < ply;
