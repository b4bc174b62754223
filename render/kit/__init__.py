"""The parts of which the pictures of all games are put together; none of them knows a game."""
