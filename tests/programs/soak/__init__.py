"""Checks that the bot's memory does not grow with the number of moves."""
