"""Checks that the bot reveals no hidden information, by comparing paired states."""
