# A player’s record in this game.

figure-survived = Survived the plague: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} among them
figure-rats = Rats at the end: { $mean } on average, { $least } to { $most }
