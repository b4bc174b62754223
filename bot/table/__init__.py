"""Tables: the lobby or game of a channel, its moves, and its stored history. No Discord."""
