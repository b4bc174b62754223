# Čeho kdo v této hře dosáhl.

figure-aristocrat-marker = Se startovním kamenem šlechticů v 1. kole: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}
figure-aristocrats = Různí šlechtici na konci: průměrně { $mean }, nejvíc { $most }
figure-rounds = Kola: průměrně { $mean }, od { $least } do { $most }
