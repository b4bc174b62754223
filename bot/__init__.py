"""Discord, the database, settings and texts: the only room that knows the other two."""
