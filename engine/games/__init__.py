"""One package a game, with the same file names in each."""
