-- Until when the games of a shard were served: nobody's clock ran after that. Time is of the database.
CREATE TABLE heartbeat (
    shard_count BIGINT NOT NULL,
    shard_id BIGINT NOT NULL,
    beat_at BIGINT NOT NULL,
    PRIMARY KEY (shard_count, shard_id)
); -- WITHOUT ROWID

-- When users are away, as they have announced. One that is over counts for the limit for a while.
CREATE TABLE absence (
    user_id BIGINT NOT NULL,
    began_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, began_at)
); -- WITHOUT ROWID

CREATE INDEX absence_by_end ON absence (until_at);

-- When the clock of a seat began, and until when its user is or was away.
ALTER TABLE seat ADD COLUMN clock_at BIGINT;
ALTER TABLE seat ADD COLUMN away_until BIGINT;

CREATE INDEX seat_by_absence ON seat (away_until) WHERE away_until IS NOT NULL;

-- Since when no user has moved, and when the game ends for that, once that is announced.
ALTER TABLE game ADD COLUMN idle_since BIGINT;
ALTER TABLE game ADD COLUMN ends_at BIGINT;

CREATE INDEX game_unannounced ON game (updated_at) WHERE status = 'running' AND announced_ply < ply;
