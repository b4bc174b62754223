# Čeho kdo v této hře dosáhl.

figure-survived = Mor přežit: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, z toho { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}
figure-rats = Krysy na konci: průměrně { $mean }, od { $least } do { $most }
