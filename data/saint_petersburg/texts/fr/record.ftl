# Le bilan d’une personne dans ce jeu.

figure-aristocrat-marker = Avec le marqueur des nobles à la manche 1 : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
figure-aristocrats = Nobles différents à la fin : { $mean } en moyenne, { $most } au plus
figure-rounds = Manches : { $mean } en moyenne, de { $least } à { $most }
