-- Numbers the changes of a server's results: a game ends, its end is undone, a player is forgotten.
-- A reader that knows the results up to one version reads only those with a later version.
CREATE TABLE result_version (
    game_id BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    guild_id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (game_id, guild_id)
); -- WITHOUT ROWID

INSERT INTO result_version (game_id, guild_id, version)
SELECT id, guild_id, row_number() OVER (PARTITION BY guild_id ORDER BY updated_at, id)
FROM game WHERE status = 'over' AND guild_id IS NOT NULL;

CREATE UNIQUE INDEX result_version_by_guild ON result_version (guild_id, version);

-- only: sqlite
CREATE TRIGGER result_changes
AFTER UPDATE OF status ON game
WHEN 'over' IN (old.status, new.status) AND old.guild_id IS NOT NULL
BEGIN
    INSERT INTO result_version (game_id, guild_id, version)
    VALUES (old.id, old.guild_id, (SELECT coalesce(max(version), 0) + 1
        FROM result_version WHERE guild_id = old.guild_id))
    ON CONFLICT (game_id, guild_id) DO UPDATE SET version = excluded.version;
END;

-- only: postgres
-- Versions of a server are made one after the other, and seen in this order.
CREATE FUNCTION increase_result_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(old.guild_id);
    INSERT INTO result_version (game_id, guild_id, version)
    VALUES (old.id, old.guild_id, (SELECT coalesce(max(version), 0) + 1
        FROM result_version WHERE guild_id = old.guild_id))
    ON CONFLICT (game_id, guild_id) DO UPDATE SET version = excluded.version;
    RETURN NULL;
END;
$$;

CREATE TRIGGER result_changes
AFTER UPDATE OF status ON game FOR EACH ROW
WHEN ('over' IN (old.status, new.status) AND old.guild_id IS NOT NULL)
EXECUTE FUNCTION increase_result_version();
