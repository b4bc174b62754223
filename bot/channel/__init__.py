"""Channel messages: composed from a table, drawn, posted, and recovered after a restart."""
