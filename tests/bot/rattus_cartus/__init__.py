"""Rattus Cartus on Discord."""
