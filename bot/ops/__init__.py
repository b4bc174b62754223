"""What it takes to run the bot: start, gateway, logs, metrics, health, the local table."""
