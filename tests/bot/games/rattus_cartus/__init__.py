"""Tests of Rattus Cartus in the bot."""
