"""Who plays at a table, and by which settings."""
