"""Tests of the Council of the Dike in the bot: simultaneous and secret decisions."""
