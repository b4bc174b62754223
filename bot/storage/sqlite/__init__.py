"""SQLite through aiosqlite: one connection, files that may be opened, and errors."""
