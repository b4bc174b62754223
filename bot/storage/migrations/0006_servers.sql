-- What a server chose for the bot, as JSON. Which is not in here has the defaults.
CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL
) STRICT;
