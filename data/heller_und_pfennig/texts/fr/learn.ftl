# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Bienvenue au marché !** { $rival } et toi, vous remplissez ensemble ces 30 cases, une pièce par tour ; le hasard désigne qui commence. Quand le marché est plein, chaque rangée et chaque colonne paie, et après trois marchés, le plus riche l’emporte. Personne d’autre ne voit cette table : essaie ce que tu veux.
lesson-stall = **Tes étals** rapportent l’argent, chacun deux fois : dans sa rangée et dans sa colonne (on les appelle des lignes). Un étal vend de 1 à 4 marchandises, et chacune rapporte ce que vaut sa ligne. Une ligne vaut plus avec des acheteurs, les gens aux nombres verts. Mais garde des étals : les grands ne servent qu’une fois dans toute la partie, et seuls ceux de 1 marchandise reviennent au marché suivant.
lesson-lines = **Ce que vaut une ligne** est écrit au bout : c’est ce qu’y rapporterait chaque marchandise si le marché fermait maintenant. Additionne les nombres verts et soustrais les rouges. Les carrés de couleur montrent ce que la ligne paierait à chacun de vous.
lesson-kept = **Ta tuile secrète :** vous en gardez une chacun, face cachée, à poser une fois dans ce marché au lieu de piocher. « Ma main » montre la tienne. Le bon moment, c’est quand une ligne qui compte pour toi est presque pleine.
lesson-drawn = **Tuile piochée, tuile posée :** choisis maintenant une case pour la tienne. Un nombre vert va près de tes propres étals, un rouge près de ceux d’en face. Pour chaque rangée, tu lis quelle case te met le plus en avance pour l’instant.
lesson-unpleasant = **Les fripouilles** ont des nombres rouges : elles coûtent à tous les étals de leur rangée et de leur colonne, et plus il y a de marchandises, plus on perd. Mieux vaut les mettre près des étals d’en face, loin des tiens.
lesson-fire = **Au feu !** Il coupe sa rangée et sa colonne en deux, et chaque partie compte à part. Il peut donc isoler une fripouille, ou un acheteur.
lesson-evil-eye = **Le mauvais œil** chasse tous les acheteurs de sa rangée et de sa colonne ; seules les fripouilles restent. Un acheteur chassé de la rangée compte encore dans sa propre colonne, et inversement.
lesson-gold = **Le sac d’or** double ce que valent sa rangée et sa colonne, en bien comme en mal.
lesson-full-line = **Une ligne pleine : { $line }.** Plus rien ne peut y changer : ce qu’elle paie est sûr. Remplis-en une au bon moment, et l’argent qu’elle te paie est à l’abri.
lesson-last-round = **Le dernier marché !** { $stalls ->
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
}. Après le troisième marché, le plus riche l’emporte. Un nouveau marché commence : les étals de 1 marchandise sont de retour, et chacun a une nouvelle tuile secrète. Le plus riche commence : { $begins ->
    [1] toi
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **La fin approche :** quand ce marché sera plein, il paiera une dernière fois et la partie sera finie. Il n’y a plus que l’argent qui compte.
lesson-on-your-own = **À toi de décider maintenant.** Mes conseils s’arrêtent ici, mais **Conseil** t’en donne un quand tu veux. J’explique encore ce qui est nouveau.
lesson-end = **Et voilà, la partie est finie.** L’image montre ce que chaque marché a rapporté. Envie de jouer pour de vrai ? `/{ $command } new` ouvre une table dans un salon, et là aussi tu peux demander un conseil.
