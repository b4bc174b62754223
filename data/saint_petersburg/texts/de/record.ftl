# Was jemand in diesem Spiel erreicht hat.

figure-aristocrat-marker = Mit dem Startmarker der Adligen in Runde 1: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
figure-aristocrats = Verschiedene Adlige am Ende: im Schnitt { $mean }, höchstens { $most }
figure-rounds = Runden: im Schnitt { $mean }, { $least } bis { $most }
