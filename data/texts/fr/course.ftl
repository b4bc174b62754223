# Le déroulement d’une partie : son image, et la même chose en mots pour qui ne la voit pas.

button-course = Graphique
button-charted = Graphique
course-ended = { $drawn ->
    [1] Le déroulement de la partie, manche par manche :
   *[0] Impossible de dessiner le graphique pour l’instant. La partie peut toujours être revue coup par coup.
}
course-shown = { $drawn ->
    [1] La partie jusqu’ici, manche par manche :
   *[0] Impossible de dessiner le graphique pour l’instant. Les scores et le journal disent la même chose en mots.
}
command-chart = Le déroulement de la partie jusqu’ici, manche par manche
picture-course-end = fin
course-alt = Le déroulement de la partie sur { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}{ $last ->
    [0] {""}
   *[other] {" "}(dernière manche : { $last })
}.
course-alt-seat = { $name } : { $points }{ $number ->
    [0] .
   *[other] , dont { $sources }.
}
course-alt-source = { $source } { $amount }
course-alt-line = { $title }, { $name } : { $values }.
course-alt-holding = { $title }, manche par manche : { $names }.

button-share = Image à partager
share-card = { $drawn ->
    [1] Toute la partie en une image, à garder ou à partager. Elle ne montre que ce que tout le monde pouvait voir.
   *[0] Impossible de dessiner l’image pour l’instant. Réessaie dans un moment.
}
