# Moves that are planned ahead. Only the player whose plans they are reads this.

button-plan = { $number ->
    [0] Prévoir un coup
    [one] Mon plan
   *[other] Mes plans ({ $number })
}
button-plan-change = Changer le nº { $number }
button-plan-drop = Retirer le nº { $number }
plans-none = **Rien n’est prévu.** Que dois-je faire quand ce sera ton tour ? Personne d’autre ne voit ceci.
plans-title = **Tes plans.** À ton tour, je joue après une courte pause le premier qui convient. Personne d’autre ne voit ceci.
# As in English.
plans-line = { $number }. { $what }
plan-made = C’est prévu : { $what }.
plan-dropped = Retiré : { $what }.
ask-plan = Que dois-je faire quand ce sera ton tour ?
ask-plan-which = { $chosen }. Plus précisément ?
plan-ended = { $end ->
    [gone] C’était prévu : { $what }. Ce n’est plus là, le plan tombe donc à l’eau.
    [illegal] C’était prévu : { $what }. { $why }
    [undone] Tu as annulé un coup, ce plan tombe donc à l’eau : { $what }.
    [replaced] Tu as joué un autre coup, ce plan tombe donc à l’eau : { $what }.
    [stood-in] Ton temps était écoulé et une IA joue pour toi, ce plan tombe donc à l’eau : { $what }.
   *[true] Ton plan a abouti et prend fin : { $what }.
}
refused-plan-your-turn = C’est déjà ton tour : joue ton coup, tout simplement.
refused-plan-stood-in = Une IA joue pour toi. Reviens d’abord, tu pourras ensuite prévoir tes coups.
refused-plan-gone = Ce n’est plus là : on ne peut plus le prévoir.
refused-plan-undone = Un coup a été annulé depuis que tu as vu cela, et rien n’est prévu. Regarde d’abord où en est la table.
refused-plan-over = Ce plan n’existe plus : il a été joué ou retiré.
refused-plan-enough = Je ne peux pas retenir plus de { $most } plans. Change ou retire l’un d’eux.
