# Revoir ses propres décisions d’une partie finie.

button-review = Analyse
button-review-moment = Montrer le { $number }
review-waiting = Je passe tes décisions en revue dès que { $before ->
    [one] une autre analyse est finie
   *[other] { $before } autres analyses sont finies
}.
review-progress = Je passe tes décisions en revue : { $done } sur { $decisions }.
    { $bar }
review-begins = Je m’apprête à passer tes décisions en revue.
review-meanwhile = Inutile d’attendre : le même bouton montre à tout moment où j’en suis, et plus tard ce que j’ai trouvé.
review-elsewhere = Tu as redemandé cette analyse : elle est dans ton message plus récent.
review-accuracy = **Précision : { $percent }.** Pour { $good } de tes { $decisions } décisions, je n’ai rien trouvé de nettement meilleur.
review-how = J’ai jugé chaque décision d’après ce que tu savais à ce moment-là, en simulant des centaines de parties à partir de là. La courbe montre tes chances de gagner.
review-how-alone = J’ai jugé chaque décision d’après ce que tu savais à ce moment-là, en simulant des centaines de parties à partir de là. La courbe compare le score auquel tu pouvais t’attendre à la moyenne d’une IA difficile, { $target } points.
review-drawn-out = On pouvait faire durer la partie, la première fois ici : { $situation }. À { $number ->
    [one] une de tes décisions
   *[other] { $number } de tes décisions
}, passer retient la dernière carte d’une pile.
review-worst = { $number ->
    [one] Cette décision t’a coûté quelque chose :
   *[other] Ces décisions t’ont coûté le plus cher :
}
review-decision = **{ $number }** · { $situation } · { $cost }
    Ton coup : { $done }. Mieux : **{ $better }**. { $why }
review-flawless = Aucune ne t’a rien coûté. Bien joué !
review-none = Il n’y a rien à analyser : je ne connais aucune décision de toi dans cette partie.
review-put-off = Je n’ai pas pu finir ton analyse. Appuie encore sur le bouton, et je reprends là où j’en étais.
review-not-yours = Une analyse porte sur tes propres décisions, et tu n’as pas joué cette partie.
refused-review-under-way = Je suis encore en train d’analyser une autre de tes parties. Redemande quand j’aurai fini.
refused-no-review = Il n’y a pas d’analyse pour ce jeu.

## Images

picture-review = { $alone ->
    [1] Ton score attendu (100 % = la moyenne d’une IA difficile)
   *[0] Tes chances de gagner
}
picture-review-decisions = { $decisions ->
    [one] ta seule décision
   *[other] tes { $decisions } décisions, de la première à la dernière
}
picture-percent = { $number } %
review-cost = { $wins ->
    [0] environ { $scored } de moins à la fin
    [one] environ 1 victoire de moins sur 100 parties
   *[other] environ { $wins } victoires de moins sur 100 parties
}
review-alt = { $alone ->
    [1] Ton score attendu, en part de la moyenne d’une IA difficile
   *[0] Tes chances de gagner
}, sur { $decisions ->
    [one] 1 décision
   *[other] { $decisions } décisions
} : { $first } après la première, { $last } après la dernière.
review-alt-mark = Repère { $number } : décision { $decision }, { $share } ensuite.
review-alt-none = Il n’y a eu aucune décision.
