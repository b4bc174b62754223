-- AUTOINCREMENT: buttons in old messages carry a game's id, so the id of a
-- deleted game must never come back.
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER,
    name TEXT NOT NULL,
    schema INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    ply INTEGER NOT NULL CHECK (ply >= 1),
    posted_ply INTEGER NOT NULL DEFAULT 0 CHECK (posted_ply BETWEEN 0 AND ply),
    story_ply INTEGER NOT NULL DEFAULT 0 CHECK (story_ply BETWEEN 0 AND ply),
    turn_message_id INTEGER,
    state TEXT,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_game_a_channel ON game (channel_id)
WHERE status IN ('lobby', 'running');

CREATE INDEX game_by_channel ON game (channel_id);

CREATE TABLE seat (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    ai TEXT,
    intent TEXT,
    remind_at INTEGER,
    PRIMARY KEY (game_id, seat)
) STRICT;

CREATE INDEX seat_by_user ON seat (user_id);

CREATE TABLE move (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    seat INTEGER,
    user_id INTEGER,
    kind TEXT NOT NULL,
    interaction_id INTEGER UNIQUE,
    action TEXT,
    events TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, ply)
) STRICT;

-- What happened stays as it was told. Who did it can still be forgotten
-- (user_id, interaction_id), and a whole game deleted, when somebody asks.
CREATE TRIGGER move_is_append_only
BEFORE UPDATE OF game_id, ply, seat, kind, action, events, at ON move
BEGIN
    SELECT RAISE(ABORT, 'moves are append only');
END;

CREATE TABLE snapshot (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (game_id, ply)
) STRICT;

CREATE TABLE meta (
    key TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT;
