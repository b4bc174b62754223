# Le bilan d’une personne dans ce jeu.

# As in English.
scored-sous = { $points ->
    [one] { $points } sou
   *[other] { $points } sous
}
usual-sous = sous : { $mean } en moyenne, { $best } au mieux
figure-best-round = Meilleure manche d’une partie : { $mean } sous en moyenne, { $most } au mieux
