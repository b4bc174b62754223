"""The store in PostgreSQL: statements, fencing, connections, leases and errors."""
