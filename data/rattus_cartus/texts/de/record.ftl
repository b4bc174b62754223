# Was jemand in diesem Spiel erreicht hat.

figure-survived = Die Pest überlebt: in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}, darunter { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
figure-rats = Ratten am Ende: im Schnitt { $mean }, { $least } bis { $most }
