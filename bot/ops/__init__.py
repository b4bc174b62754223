"""Operation: running the bot, logs, metrics, health checks, and the local table."""
