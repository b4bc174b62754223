# A player’s record in this game.

figure-best-round = Best round of a game: { $mean } sous on average, { $most } at most
