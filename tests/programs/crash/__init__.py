"""Killing the bot at random moments, and judging by what people saw whether anything was lost."""
