# A player’s record in this game.

figure-aristocrat-marker = With the aristocrats’ start marker in round 1: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
figure-aristocrats = Different aristocrats at the end: { $mean } on average, { $most } at most
figure-rounds = Rounds: { $mean } on average, { $least } to { $most }
