"""The /nevsky commands: a person's games, settings, profile, and the ranking."""
