# Čeho kdo v této hře dosáhl.

scored-sous = { $points ->
    [one] { $points } haléř
    [few] { $points } haléře
   *[other] { $points } haléřů
}
usual-sous = haléře: průměrně { $mean }, nejvíc { $best }
figure-best-round = Nejlepší kolo hry: průměrně { $mean } haléřů, nejvíc { $most }
