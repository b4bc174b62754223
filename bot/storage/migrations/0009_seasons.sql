-- When a server began its second season, its third and so on: the first one began with its first
-- game.
CREATE TABLE season (
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 2),
    began INTEGER NOT NULL,
    PRIMARY KEY (guild_id, number)
) STRICT;

CREATE INDEX ended_game_by_server ON game (guild_id, updated) WHERE status = 'over';
