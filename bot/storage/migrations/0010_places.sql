-- When the message that shows a game to the channel of its thread was last changed.
ALTER TABLE game ADD COLUMN parent_shown_at BIGINT;

-- The message at which a thread is being opened for a game; NULL if that is yet to be sent.
ALTER TABLE thread_opening ADD COLUMN message_id BIGINT;

-- Messages that nobody needs any more, until they are deleted.
CREATE TABLE message_deletion (
    message_id BIGINT PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL
);
