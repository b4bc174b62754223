# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Bienvenue à Saint-Pétersbourg !** Les roubles achètent des cartes, les cartes rapportent des roubles et des points, et à la fin, le plus grand nombre de points l’emporte. Chaque manche a quatre phases : artisans (roubles), bâtiments (points), nobles (roubles, et des points à la fin pour chaque noble différent), cartes d’échange (de meilleures à la place des tiennes). { $rival } joue contre toi, sans te brusquer. Personne d’autre ne voit cette table : essaie ce que tu veux.
lesson-begins = **Qui commence ?** Chaque phase a un marqueur de départ (les jetons ronds du haut), donné au hasard. Celui qui l’a joue le premier dans cette phase : ici, { $begins ->
    [1] toi
   *[0] { $rival }
}.
# To several people.
lesson-worker = **Vert : les artisans.** La pièce en haut d’une carte est ton prix ; celles du bas, ce qu’elle paie chaque fois que les artisans rapportent, et d’abord à la fin de cette phase. Les artisans achetés tôt paient tout le reste. Un artisan plus cher ne rapporte pas plus, mais vaut plus quand une meilleure carte le remplace. La phase finit quand vous passez tous les deux de suite.
lesson-building = **Bleu : les bâtiments.** La plupart rapportent des points au lieu de roubles : chaque étoile rouge est un point, encore et encore, chaque fois qu’une phase de Construction finit. À chaque phase, tu peux acheter n’importe quelle carte de la table : sa couleur dit seulement quand elle paie. Garde quelques roubles pour les nobles, qui viennent ensuite.
lesson-aristocrat = **Rouge : les nobles.** Ils paient des roubles, et certains donnent aussi des points. Mieux encore, les nobles différents comptent à la fin de la partie : 1 point pour le premier, 2 pour le deuxième, et ainsi de suite. Trois rapportent donc 1 + 2 + 3 = 6, et dix le maximum, 55. Un double n’ajoute rien à ce bonus, mais il rapporte ses roubles comme les autres.
lesson-trading = **Les cartes d’échange** ont un cadre doré : de meilleures cartes qui remplacent une des tiennes, et tu ne paies que la différence. Rien ne paie à la fin de cette phase : garde donc des roubles pour les artisans, qui viennent ensuite. Ce qu’il reste alors dans la rangée du haut descend dans celle du bas, et coûte 1 rouble de moins.
lesson-round-two = **Une nouvelle manche :** les mêmes quatre phases encore une fois, mais les marqueurs de départ (les jetons ronds, en haut) ont tourné. Le marqueur d’une phase dit qui y joue en premier : cette fois, { $begins ->
    [1] toi
   *[0] { $rival }
}. Tu sais comment ça marche : je n’expliquerai plus que ce qui est nouveau.
lesson-displacing = **Remplacer :** une carte d’échange peut maintenant remplacer une des tiennes. Si plusieurs conviennent, tu en choisis une et tu vois chaque prix. Une bleue remplace n’importe quel bâtiment, une rouge n’importe quel noble, une verte l’artisan dont elle porte l’outil en haut à droite. Tu paies toujours au moins 1, et une carte d’échange en jeu n’est jamais remplacée.
lesson-observatory = **Ton Observatoire** peut piocher la première carte d’une pile au lieu de rapporter son point : un pari à tenter quand les rangées n’ont rien pour toi.
lesson-drawn = **Tu as pioché une carte :** achète-la, prends-la en main ou défausse-la.
lesson-pub = **Le Débit de boissons est ouvert :** juste après le décompte des bâtiments, il vend jusqu’à { $most } points à 2 roubles pièce. C’est tentant, mais les roubles laissés ici manquent à la phase suivante. Vers la fin, c’est une bonne affaire.
lesson-taking = **Trop cher pour l’instant ?** Avec Prendre, une carte va dans ta main (trois au plus) et attend des jours meilleurs. Elle ne coûte rien maintenant, et personne d’autre ne l’aura. Mais chaque carte encore en main à la fin de la partie te coûte 5 points.
lesson-playing = **Une carte en main** entre en jeu avec Jouer, dès que tu peux la payer. Dans ta main, elle ne rapporte encore rien.
lesson-lower-row = **La rangée du bas** contient ce dont personne n’a voulu : tout y coûte 1 rouble de moins, et disparaît pour de bon à la fin de la manche.
lesson-copies = **Plusieurs fois la même,** c’est moins cher : une carte coûte 1 rouble de moins pour chaque exemplaire que tu en as déjà en jeu.
lesson-passing = **{ $rival } passe.** Si tu passes aussi, la phase finit. Si tu fais autre chose, { $rival } pourra continuer aussi : passer ne vaut que pour ce tour, sauf avec **Passer toute la phase**.
# To several people.
lesson-going-on = **{ $rival } avait passé et rejoue quand même :** on ne passe que pour l’instant. La phase finit quand vous passez tous les deux de suite.
lesson-last-round = **La dernière manche !** Une pile est épuisée : cherche donc ce qui rapporte encore des points. À la fin, chaque tranche de 10 roubles fait 1 point, et chaque carte en main t’en coûte 5.
lesson-empty-table = **Il n’y avait plus rien à faire :** la table était vide, et ta main aussi. Tu as donc passé automatiquement, et la phase est finie.
lesson-scored-worker = **Les artisans t’ont rapporté { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Chaque carte verte que tu as en jeu paie de nouveau après chaque phase des artisans : les premières achetées paient donc le plus souvent.
lesson-scored-building = **Les bâtiments t’ont rapporté { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Tes cartes bleues comptent de nouveau après chaque phase de Construction.
lesson-scored-aristocrat = **Les nobles t’ont rapporté { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Ils paient de nouveau après chaque phase des nobles, et les nobles différents comptent aussi à la fin de la partie.
lesson-ending = **Quand est-ce que ça finit ?** Chaque phase pose des cartes de sa pile jusqu’à en avoir huit dans les deux rangées ; les nombres du haut sont les cartes qui restent. Quand la dernière carte d’une pile est posée, cette manche est la dernière. On la joue jusqu’au bout, et là, 10 roubles font 1 point.
lesson-nearing = **La fin approche :** il ne reste que { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans une des piles. Quand elle sera vide, la manche sera la dernière. Ce que tu achètes maintenant ne paiera souvent plus que deux ou trois fois : pense aux points.
lesson-sum = **Manche { $round }.** Tes cartes en jeu te rapportent maintenant { $gain } par manche.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}{ $early ->
    [1] {" "}Cela revient à chaque manche : ce que tu achètes tôt paie le plus souvent.
   *[0] {""}
}
lesson-on-your-own = **À toi de jouer maintenant.** Mes conseils s’arrêtent ici, mais **Conseil** t’en donne un quand tu veux. J’explique encore ce qui est nouveau.
lesson-gain = { $points ->
    [0] { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    }
   *[other] { $rubles ->
        [0] {""}
       *[other] { $rubles ->
            [one] { $rubles } rouble
           *[other] { $rubles } roubles
        }{" et "}
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
lesson-end = **Et voilà, la partie est finie.** L’image montre d’où viennent les points. Envie de jouer pour de vrai ? `/{ $command } new` ouvre une table dans un salon, et là aussi tu peux demander un conseil.
