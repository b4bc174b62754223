# A guided game: each of these is told once, when its moment has come.

# To several people.
lesson-welcome = **Bienvenue au marché !** { $rival } et toi, vous remplissez ensemble ses 30 cases ; le hasard désigne qui commence : { $begins ->
    [1] toi
   *[0] { $rival }
}. À ton tour, tu montes un de tes étals, ou tu pioches une tuile et la poses, ou tu poses ta tuile secrète. Quand le marché est plein, chaque rangée et chaque colonne paie, et la manche est finie. Après trois manches, le plus riche l’emporte. Personne d’autre ne voit cette table : essaie ce que tu veux.
lesson-stall = **Tes étals** rapportent l’argent. Chacun vend de 1 à 4 marchandises, c’est son nombre, et chacune rapporte ce que vaut sa ligne : une fois dans sa rangée, une fois dans sa colonne (ce sont les lignes). Une ligne vaut plus avec des acheteurs, les gens aux nombres verts. Les grands étals ne servent qu’une fois dans toute la partie ; ceux de 1 marchandise reviennent à chaque manche.
# To several people.
lesson-lines = **Ce que vaut une ligne** est écrit au bout : additionne les nombres verts et soustrais les rouges. C’est ce qu’y rapporterait chaque marchandise si le marché fermait maintenant, quel que soit le propriétaire de l’étal.{ $worked ->
    [none] {""}
   *[other] {" "}Ici, { $line } : { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } × { $value } = { $sum } pour { $worked ->
        [own] toi
       *[rival] { $rival }
    }.
} Les carrés de couleur montrent ce que chaque ligne paierait à chacun de vous.
# To several people.
lesson-kept = **Ta tuile secrète :** vous en avez une chacun, face cachée, à poser une fois par manche, sans obligation. C’est la seule que tu connais d’avance : attends la case où elle t’aide le plus. « Ma main » la montre.
lesson-drawn = **Tuile piochée, tuile posée :** choisis maintenant une case pour la tienne. Un nombre compte pour tous les étals de sa rangée et de sa colonne, quel qu’en soit le propriétaire. Les verts vont donc près de tes propres étals, les rouges près de ceux de ton adversaire.
lesson-tiles = **De la place pour les étals :** chaque manche a 22 tuiles pour 30 cases, le reste est pour les étals. Les tuiles encore à venir sont affichées près du marché. Garde de grands étals pour les manches suivantes : une fois montés, ils ne reviennent pas.
lesson-unpleasant = **Les fripouilles** ont des nombres rouges : elles coûtent à tous les étals de leur rangée et de leur colonne, et plus il y a de marchandises, plus on perd. Mieux vaut les mettre près des étals de ton adversaire, loin des tiens.
lesson-fire = **Au feu !** Il coupe sa rangée et sa colonne en deux, et chaque partie compte à part. Il peut donc isoler une fripouille, ou un acheteur.
lesson-evil-eye = **Le mauvais œil** chasse tous les acheteurs de sa rangée et de sa colonne ; seules les fripouilles restent. Un acheteur chassé de la rangée compte encore dans sa colonne, et celui chassé de la colonne, dans sa rangée.
lesson-gold = **Le sac d’or** double ce que valent sa rangée et sa colonne, en bien comme en mal.
lesson-full-line = **Une ligne pleine : { $line }.** Plus rien ne peut y changer : ce qu’elle paie est sûr. Remplis-en une au bon moment, et l’argent qu’elle te paie est à l’abri.
lesson-last-round = **La dernière manche !** { $stalls ->
    [none] Tous tes étals sont montés : pose maintenant les tuiles là où elles leur servent.
    [small] Les étals que tu gardes ne valent plus rien : monte-les tant que des acheteurs peuvent encore venir.
   *[large] Les étals que tu gardes ne valent plus rien : monte les grands là où des acheteurs peuvent encore venir.
}
lesson-paid = **Le marché t’a { $lost ->
    [1] coûté
   *[0] payé
} { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}**{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. { $best ->
    [0] Aucune ligne ne t’a rien rapporté.
   *[other] Ta meilleure ligne : { $line }, avec { $best }.
} Chaque étal compte deux fois : dans sa rangée et dans sa colonne.
lesson-paid-of-other = { $name } { $money }
lesson-sum = **L’argent jusqu’ici :** tu as { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. Après la troisième manche, le plus riche l’emporte. Une nouvelle manche commence : les étals de 1 marchandise sont de retour, pas les grands, et chacun a une nouvelle tuile secrète. Le plus riche commence : { $begins ->
    [1] toi
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **La fin approche :** quand ce marché sera plein, il paiera une dernière fois et la partie sera finie. Il n’y a plus que l’argent qui compte.
lesson-on-your-own = **À toi de jouer maintenant.** Mes conseils s’arrêtent ici, mais **Conseil** t’en donne un quand tu veux, et **Annuler mon coup** le retire tant que rien de caché n’a été révélé. J’explique encore ce qui est nouveau.
lesson-end = **Et voilà, la partie est finie.** L’image montre ce que chaque manche a rapporté. Envie de jouer pour de vrai ? `/{ $command } new` ouvre une table dans un salon, et là aussi tu peux demander un conseil.
