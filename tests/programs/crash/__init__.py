"""Kills the bot at random moments, and checks that users lost nothing."""
