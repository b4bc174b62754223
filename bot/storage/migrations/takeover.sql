-- Turns the last schema from before migrations were numbered anew into that of 0001_tables.sql.

ALTER TABLE game RENAME COLUMN posted_ply TO announced_ply;
ALTER TABLE game RENAME COLUMN story_ply TO announced_phase_ply;
ALTER TABLE game RENAME COLUMN created TO created_at;
ALTER TABLE game RENAME COLUMN updated TO updated_at;
ALTER TABLE seat RENAME COLUMN asked TO question_ply;
ALTER TABLE seat RENAME COLUMN told TO informed_ply;
ALTER TABLE phase RENAME TO phase_end_state;
ALTER TABLE sitting RENAME TO seat_assignment;
ALTER TABLE moment RENAME COLUMN sum TO checksum;
ALTER TABLE moment RENAME COLUMN state TO delta;
ALTER TABLE moment RENAME TO state_delta;
ALTER TABLE record RENAME TO compressed_game;
ALTER TABLE made RENAME COLUMN what TO key;
ALTER TABLE made RENAME TO artifact;
ALTER TABLE review RENAME COLUMN found TO findings;
ALTER TABLE person RENAME TO user_settings;
ALTER TABLE server RENAME TO guild_settings;
ALTER TABLE season RENAME COLUMN began TO began_at;

UPDATE meta SET key = 'lease-owner' WHERE key = 'in-charge';

DROP INDEX one_open_game_a_channel;
DROP INDEX game_by_channel;
DROP INDEX ended_game_by_server;
DROP INDEX seat_by_user;
DROP INDEX seat_by_reminder;
DROP INDEX result_by_user;
DROP INDEX sitting_by_user;
DROP INDEX review_by_user;

-- only: sqlite
DROP TRIGGER move_is_append_only;
DROP TRIGGER action_is_append_only;

-- only: postgres
DROP TRIGGER move_is_append_only ON move;
DROP FUNCTION refuse_to_rewrite_a_move();
DROP INDEX game_under_way;
DROP INDEX move_by_user;
DROP INDEX seating;

ALTER TABLE move RENAME CONSTRAINT one_move_an_interaction TO move_interaction_id_key;

ALTER TABLE charge RENAME COLUMN shards TO shard_count;
ALTER TABLE charge RENAME COLUMN shard TO shard_id;
ALTER TABLE charge RENAME COLUMN heir TO successor;
ALTER TABLE charge RENAME COLUMN heir_ready TO successor_ready;
ALTER TABLE charge RENAME TO shard_lease;
ALTER TABLE process RENAME COLUMN wanted TO wanted_shards;
ALTER TABLE process RENAME TO cluster_member;
ALTER TABLE identify RENAME TO identify_bucket;

-- A later migration finds constraints by the names that they have in a fresh database.
DO $$
DECLARE
    old RECORD;
BEGIN
    FOR old IN
        SELECT conrelid::regclass AS relation, conname AS name, relname || CASE
            WHEN contype = 'p' THEN '_pkey'
            WHEN contype = 'f' THEN '_' || attname || '_fkey'
            WHEN contype = 'n' THEN '_' || attname || '_not_null'
            WHEN cardinality(conkey) = 1 THEN '_' || attname || '_check'
            ELSE '_check'
        END AS new_name
        FROM pg_constraint
        JOIN pg_class ON pg_class.oid = conrelid
        JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
        WHERE connamespace = current_schema()::regnamespace AND contype IN ('p', 'f', 'n', 'c')
        AND NOT (relname = 'game' AND cardinality(conkey) > 1)
    LOOP
        IF old.name <> old.new_name THEN
            EXECUTE format(
                'ALTER TABLE %s RENAME CONSTRAINT %I TO %I', old.relation, old.name, old.new_name
            );
        END IF;
    END LOOP;
END;
$$;

DROP TABLE nevsky_migration;
