-- The moves that users have planned for their seats, by `number`, the first to be made first. A plan
-- makes `action`; with `until` again and again until what that says comes true. One that is over
-- stays until its user has read the `outcome` and nobody can undo the move of `ended_ply`.
CREATE TABLE plan (
    game_id BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    action TEXT NOT NULL,
    until TEXT,
    ended_ply BIGINT,
    outcome TEXT,
    PRIMARY KEY (game_id, number)
); -- WITHOUT ROWID

CREATE INDEX plan_by_user ON plan (user_id);
