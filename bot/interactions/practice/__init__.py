"""Practice games: any game against AI players, in private."""
