"""The store in PostgreSQL: its statements, its connections, and the faults of both."""
