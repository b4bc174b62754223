-- The last schema before the table of migrations.

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
ALTER TABLE game ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';

CREATE INDEX seat_by_reminder ON seat (remind_at) WHERE remind_at IS NOT NULL;

CREATE TABLE person (
    user_id INTEGER PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL
) STRICT;
CREATE TABLE result (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    players INTEGER NOT NULL,
    points INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT;

CREATE INDEX result_by_user ON result (user_id);
DROP TRIGGER move_is_append_only;

CREATE TRIGGER move_is_append_only
BEFORE UPDATE OF game_id, ply, seat, kind, events, at ON move
BEGIN
    SELECT RAISE(ABORT, 'moves are append only');
END;

CREATE TRIGGER action_is_append_only
BEFORE UPDATE OF action ON move WHEN old.kind <> 'seat'
BEGIN
    SELECT RAISE(ABORT, 'moves are append only');
END;
ALTER TABLE seat ADD COLUMN asked INTEGER;
ALTER TABLE seat ADD COLUMN told INTEGER NOT NULL DEFAULT 0;

CREATE TABLE phase (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    number INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (game_id, ply, number)
) STRICT;

CREATE TABLE placed (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    players INTEGER NOT NULL,
    points INTEGER NOT NULL,
    rank INTEGER,
    PRIMARY KEY (game_id, seat)
) STRICT;

INSERT INTO placed (game_id, seat, user_id, players, points, rank)
SELECT game_id, seat, user_id, players, points, rank FROM result;

DROP TABLE result;

ALTER TABLE placed RENAME TO result;

CREATE INDEX result_by_user ON result (user_id);
CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL
) STRICT;
CREATE TABLE sitting (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    from_ply INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    ai TEXT,
    PRIMARY KEY (game_id, seat, from_ply)
) STRICT;

CREATE INDEX sitting_by_user ON sitting (user_id);

INSERT INTO sitting (game_id, seat, from_ply, user_id, name, ai)
SELECT
    seat.game_id,
    seat.seat,
    coalesce(
        (SELECT min(ply) FROM move WHERE move.game_id = seat.game_id AND kind = 'start'), 1
    ),
    iif(given.ply IS NULL, seat.user_id, given.action ->> '$.old_user'),
    iif(given.ply IS NULL, seat.name, coalesce(given.action ->> '$.old', '?')),
    iif(given.ply IS NULL, seat.ai, NULL)
FROM seat
JOIN game ON game.id = seat.game_id AND game.state IS NOT NULL
LEFT JOIN move AS given ON given.game_id = seat.game_id AND given.ply = (
    SELECT min(ply) FROM move
    WHERE move.game_id = seat.game_id AND move.seat = seat.seat AND kind = 'seat'
);

INSERT INTO sitting (game_id, seat, from_ply, user_id, name, ai)
SELECT
    move.game_id,
    move.seat,
    move.ply,
    move.action ->> '$.new_user',
    coalesce(move.action ->> '$.new', '?'),
    iif(
        move.ply = (
            SELECT max(ply) FROM move AS later
            WHERE later.game_id = move.game_id AND later.seat = move.seat AND later.kind = 'seat'
        ),
        seat.ai,
        NULL
    )
FROM move
JOIN game ON game.id = move.game_id AND game.state IS NOT NULL
JOIN seat ON seat.game_id = move.game_id AND seat.seat = move.seat
WHERE move.kind = 'seat';

CREATE TABLE moment (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    number INTEGER NOT NULL,
    of_ply INTEGER NOT NULL,
    phase INTEGER,
    sum INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game_id, ply, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE record (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    moves BLOB NOT NULL,
    states BLOB NOT NULL
) STRICT;

CREATE TABLE made (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    what TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (game_id, what)
) STRICT;
CREATE TABLE review (
    number INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    found TEXT NOT NULL DEFAULT '',
    done INTEGER NOT NULL DEFAULT 0,
    UNIQUE (game_id, user_id)
) STRICT;

CREATE INDEX review_by_user ON review (user_id);
CREATE TABLE season (
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 2),
    began INTEGER NOT NULL,
    PRIMARY KEY (guild_id, number)
) STRICT;

CREATE INDEX ended_game_by_server ON game (guild_id, updated) WHERE status = 'over';
