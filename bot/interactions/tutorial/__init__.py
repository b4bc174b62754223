"""Guided games."""
