"""AI seats: when they move, and the processes in which they think."""
