# A player’s record in this game.

scored-sous = { $points ->
    [one] { $points } sou
   *[other] { $points } sous
}
usual-sous = sous: { $mean } on average, { $best } at best
figure-best-round = Best round of a game: { $mean } sous on average, { $most } at most
