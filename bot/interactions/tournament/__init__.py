"""Tournaments: setting one up, entering, standings, and what its organiser can do."""
