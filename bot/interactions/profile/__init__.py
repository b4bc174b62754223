"""Users and servers: settings, profile, ranking, privacy."""
