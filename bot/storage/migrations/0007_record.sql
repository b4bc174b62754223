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
