-- Where threads are being opened for games, by the interaction that asked for it. What a crash leaves
-- here may have a message in that channel, and a thread, without a game.
CREATE TABLE thread_opening (
    interaction_id BIGINT PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL
);
