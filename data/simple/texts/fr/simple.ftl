# What games in one file say where they have no words of their own.

simple-told-move = { $name } : { $move }.
simple-you-move = Ton coup : { $move }.
simple-told-resigned = { $name } abandonne.
simple-told-out = { $name } est hors jeu.
simple-you-resigned = Tu as abandonné.
simple-decision-dropped = { $name } a abandonné, donc ton choix secret ne compte plus.
simple-question = C’est à { $names } de jouer : { $situation }.
simple-situation = Manche { $round }, { $phase }
simple-turn = Que fais-tu ?
simple-ask = Quoi exactement ?
simple-chosen = Choisi : { $values }.
simple-command-new = Ouvrir une table dans ce salon
simple-command-leave = Quitter la table ; en cours de partie, une IA prend la suite, ou tu abandonnes
simple-option = Quoi exactement ; sans rien, tu vois tous les choix
simple-move-values = { $verb } : { $values }
# As in English.
simple-noted = { $choice } ({ $note })
simple-hidden = { $number ->
    [one] { $number } cachée
   *[other] { $number } cachées
}
simple-figure = { $name } : { $number }
simple-seat = { $name } : { $facts }.
# A player who is out of the game, in a picture and in a list.
simple-out = hors jeu
simple-board = Au milieu : { $pieces }.
# In the facts of a player, after what lies there.
simple-held = en main : { $pieces }
simple-hand = Tu as : { $pieces }.
simple-hand-of = La main de { $name }
# As in English.
simple-points = points
simple-place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
simple-winners = { $number ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
# To several people.
simple-together = { $number ->
    [0] Vous avez perdu ensemble
   *[other] Vous avez gagné ensemble
}
# As in English.
simple-end-title = **{ $winners }**
simple-end-line = { $rank }\. **{ $name }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
simple-end-line-points = **{ $name }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
simple-end-line-out = **{ $name }** : pas de place, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

refused-nothing-to-choose = Il n’y a rien à choisir ici pour l’instant.
illegal-game-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas à toi de jouer.
illegal-decided-already = Tu as déjà décidé.
illegal-not-now = Ce n’est pas possible maintenant.
illegal-not-allowed = Les règles ne le permettent pas.

# A move in a hint, after “My advice:”, and in a review, after “You chose to”.
simple-does = choisir « { $move } »
hint-other = Ou { $what } – { $much ->
    [1] bien moins bon.
   *[0] { $points ->
        [0] à peu près aussi bon.
        [one] environ { $points } victoire de moins sur 100 parties.
       *[other] environ { $points } victoires de moins sur 100 parties.
    }
}
