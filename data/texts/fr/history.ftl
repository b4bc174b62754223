# Les parties finies : leur liste, en revoir une, et ce qu’on peut en emporter.

## Revoir

button-replay = Revoir la partie
button-replay-first = Début
button-replay-back = Précédent
button-replay-next = Suivant
button-replay-last = Fin
button-replay-phase-back = Phase précédente
button-replay-phase-next = Phase suivante
replay-begins = La partie commence.
replay-where = { $moment ->
    [move] Coup { $number } sur { $total }
    [end] La fin
   *[between] { $number ->
        [0] Avant le premier coup
       *[other] Après le coup { $number } sur { $total }
    }
}, { $when }
# 1 : la personne était assise là quand le coup a été joué.
replay-seen = { $own ->
    [1] -# Tu vois ce que tu pouvais voir à ce moment-là.
   *[0] -# Tu vois ce que tout le monde pouvait voir.
}
replay-no-picture = -# Il n’y a pas d’image de ce moment.
refused-replay-runs = Cette partie est encore en cours. Quand elle sera finie, tu pourras la revoir du début à la fin.
refused-replay-not-yours = Cette partie s’est jouée dans un autre salon, et tu n’y étais pas.
refused-replay-unreadable = Cette version du bot ne sait pas montrer cette partie.

## Animation

# As in English.
button-film = Animation
button-film-post = Publier ici
button-film-back = Retour à la partie
film-making = Je dessine toute la partie en animation : { $percent } %
film-late = Je ne peux plus modifier ce message, mais je continue à dessiner. Appuie encore sur **Animation** dans quelques minutes : je te la montrerai.
film-posted = L’animation est maintenant dans le salon.
film-title = **{ $title }**, { $when } : { $names }. Toute la partie, coup par coup.
film-alt = Toute la partie de { $title } en animation, coup par coup. À la table : { $names }.
refused-film-no-pictures = Il n’y a pas d’images de cette partie : rien à animer.
refused-film-elsewhere = L’animation n’est visible que sur le serveur où la partie s’est jouée.
refused-film-failed = L’animation n’a pas marché cette fois. Réessaie, s’il te plaît.
refused-film-under-way = Je dessine déjà cette animation : elle arrive bientôt.

## Parties passées

history-title = { $here ->
    [1] **Tes parties finies sur ce serveur**
   *[0] **Toutes tes parties finies**
}
history-none = { $here ->
    [1] Tu n’as pas encore fini de partie sur ce serveur.
   *[0] Tu n’as pas encore fini de partie.
}
# Who played one seat: number is how many played it later on.
history-seat = { $number ->
    [0] { $name }
   *[other] { $name } (puis { $later })
}
# Instead of a name in history-seat: an AI took over.
history-ai = une IA
history-line = { $number }. { $game }, { $when }, { $others ->
    [0] en solo
   *[other] avec { $names }
} : { $ended ->
    [left] tu as quitté la table avant la fin
    [given-up] arrêtée sans vainqueur
    [won] gagnée, { $scored }
    [lost] perdue, { $scored }
    [unplaced] sans place, { $scored }
   *[placed] { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place, { $scored }
}
button-history-newer = Plus récentes
button-history-older = Plus anciennes
button-history-scope = { $here ->
    [1] Seulement ce serveur
   *[0] Tous les serveurs
}
command-history = Tes parties finies, pour les revoir

## Fichiers

button-export = Télécharger la partie
export-done = Voici toute la partie, coup par coup, avec tout ce qui y était caché.
option-export = Télécharger la dernière partie finie de ce salon
refused-export-not-yours = Seules les personnes qui ont joué cette partie peuvent la télécharger.
refused-export-given-up = Cette partie a été abandonnée, et ce qui y était caché le reste : aucun fichier n’existe.
refused-export-secret = Dans ce jeu, ce qui était caché le reste après la fin : aucun fichier n’existe.
refused-export-too-old = Cette partie est trop ancienne : je n’en ai pas gardé assez pour un fichier.
refused-export-none = Aucune partie de ce jeu n’a encore été finie dans ce salon.
button-own-data = Télécharger mes données
own-data = Voici tout ce que je garde sur toi.
