# Was jemand in diesem Spiel erreicht hat.

figure-best-round = Beste Runde eines Spiels: im Schnitt { $mean } Heller, höchstens { $most }
