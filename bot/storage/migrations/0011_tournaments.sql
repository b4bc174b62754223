-- Tournaments. The id is that of the interaction that set one up, so that it is set up once.
-- A draft is seen by its organiser only.
CREATE TABLE tournament (
    id BIGINT PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    organiser_id BIGINT,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    status TEXT NOT NULL,
    version BIGINT NOT NULL,
    progress TEXT NOT NULL,
    updated_at BIGINT NOT NULL
);

CREATE INDEX tournament_of_guild ON tournament (guild_id, id);
CREATE INDEX tournament_open ON tournament (guild_id) WHERE status = 'open';
CREATE INDEX tournament_organiser ON tournament (organiser_id) WHERE organiser_id IS NOT NULL;

-- Who is meant by the numbers in a tournament's progress, which names nobody.
CREATE TABLE tournament_player (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    ai TEXT,
    PRIMARY KEY (tournament_id, number)
); -- WITHOUT ROWID

CREATE UNIQUE INDEX tournament_player_user ON tournament_player (user_id, tournament_id)
    WHERE user_id IS NOT NULL;

-- Which game is played at which table of a round: one for each table, whoever opens it.
CREATE TABLE tournament_table (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game_id BIGINT NOT NULL UNIQUE REFERENCES game (id) ON DELETE CASCADE,
    PRIMARY KEY (tournament_id, round, number)
); -- WITHOUT ROWID
