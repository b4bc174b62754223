"""Checks that compiled modules play like their source."""
