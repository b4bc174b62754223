"""Value functions, which predict the outcome of a game from a state."""
