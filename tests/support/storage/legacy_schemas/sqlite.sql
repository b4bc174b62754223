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
-- What a table agreed on beside the game's own options, as JSON.
ALTER TABLE game ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';

CREATE INDEX seat_by_reminder ON seat (remind_at) WHERE remind_at IS NOT NULL;

-- What a person chose for all tables. Who is not in here has the defaults.
CREATE TABLE person (
    user_id INTEGER PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL
) STRICT;
-- How ended games ended, for personal bests.
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
-- Who took a seat from whom is told by name: those names can be forgotten, too.
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
-- Several seats may have to decide, each with a question of its own.
ALTER TABLE seat ADD COLUMN asked INTEGER;
ALTER TABLE seat ADD COLUMN told INTEGER NOT NULL DEFAULT 0;

-- A move may end several phases: each as it was left.
CREATE TABLE phase (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    number INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (game_id, ply, number)
) STRICT;

-- A seat may have no place in the end.
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
-- What a server chose for the bot, as JSON. Which is not in here has the defaults.
CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL
) STRICT;
-- Who played a seat from which move on: a person or an AI.
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

-- Who sat there first: who gave the seat up first, or else who has it still.
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

-- Whoever came later. Of an AI that is gone again, nobody knows the level.
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

-- The states of a game, each as what differs from the one before: written with the move of `ply`,
-- in the order of `number`, the state is that after the move of the ply `of_ply`, or of a phase that
-- this move ended. `sum` tells whether the next one can be a difference to it.
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

-- What is kept of an ended game for good, packed: what its moves did, and the states.
CREATE TABLE record (
    game_id INTEGER PRIMARY KEY NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    moves BLOB NOT NULL,
    states BLOB NOT NULL
) STRICT;

-- What was made of an ended game, for the next who asks for it. Names may be in it.
CREATE TABLE made (
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    what TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (game_id, what)
) STRICT;
-- What was found when somebody had his own decisions of a game looked over, and whether all of
-- them were: what is not done goes on, in the order in which it was asked for.
CREATE TABLE review (
    number INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    found TEXT NOT NULL DEFAULT '',
    done INTEGER NOT NULL DEFAULT 0,
    UNIQUE (game_id, user_id)
) STRICT;

CREATE INDEX review_by_user ON review (user_id);
-- When a server began its second season, its third and so on: the first one began with its first
-- game.
CREATE TABLE season (
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 2),
    began INTEGER NOT NULL,
    PRIMARY KEY (guild_id, number)
) STRICT;

CREATE INDEX ended_game_by_server ON game (guild_id, updated) WHERE status = 'over';
