"""Every game and every move, kept: rows, transactions, and the file. Knows no game."""
