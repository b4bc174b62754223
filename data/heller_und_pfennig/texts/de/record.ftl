# Was jemand in diesem Spiel erreicht hat.

scored-sous = { $points } Heller
usual-sous = Heller: im Schnitt { $mean }, höchstens { $best }
figure-best-round = Beste Runde eines Spiels: im Schnitt { $mean } Heller, höchstens { $most }
