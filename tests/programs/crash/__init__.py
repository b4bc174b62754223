"""Kills the bot at random moments and checks, by what users saw, that nothing was lost."""
