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
