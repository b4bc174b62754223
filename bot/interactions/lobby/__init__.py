"""Opening and joining tables, their settings, and the seats of running games."""
