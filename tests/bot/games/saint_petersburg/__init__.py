"""Tests of Saint Petersburg in the bot."""
