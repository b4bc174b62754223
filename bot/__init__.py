"""The bot: Discord, the store, settings and texts around the engine and the pictures."""

__version__ = "0.1.0"
