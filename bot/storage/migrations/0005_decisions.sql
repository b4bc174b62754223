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
