-- Who is in charge of what, where several processes share the games. Every write locks the row of
-- its shard; the times are the database's own.
CREATE TABLE charge (
    shards BIGINT NOT NULL CHECK (shards > 0),
    shard BIGINT NOT NULL CHECK (shard BETWEEN 0 AND shards - 1),
    epoch BIGINT NOT NULL DEFAULT 1,
    holder TEXT,
    heir TEXT,
    heir_ready BOOLEAN NOT NULL DEFAULT false,
    PRIMARY KEY (shards, shard)
);

-- A row is locked and changed all the time: room for its versions beside it.
ALTER TABLE charge SET (fillfactor = 50);

CREATE TABLE process (
    name TEXT PRIMARY KEY,
    alive_until TIMESTAMPTZ NOT NULL,
    leaving BOOLEAN NOT NULL DEFAULT false,
    wanted BIGINT[]
);

-- When the next connection to Discord may say who it is, of those that wait for one another.
CREATE TABLE identify (
    bucket BIGINT PRIMARY KEY,
    free_at TIMESTAMPTZ NOT NULL
);
