# Le bilan d’une personne dans ce jeu.

figure-survived = Peste surmontée : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
figure-rats = Rats à la fin : { $mean } en moyenne, de { $least } à { $most }
