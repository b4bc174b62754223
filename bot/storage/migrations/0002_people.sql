-- What a table agreed on beside the game's own options, as JSON.
ALTER TABLE game ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';

CREATE INDEX seat_by_reminder ON seat (remind_at) WHERE remind_at IS NOT NULL;

-- What a person chose for all tables. Who is not in here has the defaults.
CREATE TABLE person (
    user_id INTEGER PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL
) STRICT;
