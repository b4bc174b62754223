# Le bilan d’une personne dans ce jeu.

figure-best-round = Meilleure manche d’une partie : { $mean } sous en moyenne, { $most } au plus
