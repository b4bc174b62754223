"""AI seats: when they move, and the worker processes that choose their moves."""
