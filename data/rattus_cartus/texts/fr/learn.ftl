# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Bienvenue en ville !** Avec { $rivals }, tu te disputes l’influence auprès de ses six classes. L’écriteau du haut compte les { $rounds } manches ; après la dernière, le plus grand nombre de points l’emporte. Le hasard désigne qui commence : { $begins ->
    [1] toi
   *[0] { $rival }
}. Ensuite, à chaque manche, c’est la personne suivante à gauche. Personne d’autre ne voit cette table : essaie ce que tu veux.
lesson-supply = **D’abord des provisions :** choisis un bâtiment et prends ce que contient sa caisse : des cartes, et peut-être un rat à défausser ou une carte Nonne à regarder. Rien ne t’oblige ensuite à y entrer, et d’autres peuvent choisir le même. Le nombre en haut à droite compte les cartes de la pioche ; quand elle est vide, on mélange les cartes défaussées.
lesson-look = **Tu peux regarder { $number ->
    [one] une carte Nonne
   *[other] { $number } cartes Nonne
}.** Personne d’autre ne les voit, et « Ma main » te les montre encore. Plus tu trouves de nonnes, plus tu peux te permettre de rats.
lesson-enter = **Maintenant, entre dans un bâtiment.** Toute carte que tu y poses rapporte de l’influence dans sa classe (le symbole à côté de son nom). Un personnage d’une autre classe amène aussi un rat. Sous l’image, tu vois ce qu’il fait : d’abord avec le privilège (il va à la personne qui y pose le plus de personnages), puis pour tous les autres qui y sont, même sans cartes.
lesson-lay = **Pose des cartes,** face cachée : autant que tu veux, ou aucune. Chaque personnage et chaque Joker (un personnage de toutes les classes) rapporte 1 point d’influence dans la classe de ce bâtiment ; un personnage d’une autre classe amène aussi un rat. Le privilège va à la personne qui en pose le plus ici ; à égalité, à la première entrée.
lesson-rival-laid = **{ $rival } a posé des cartes.** Tu vois combien, mais pas lesquelles. Pour y avoir le privilège, il te faut plus de personnages et de Jokers, mais ce que tu gardes en main servira à la manche suivante.
lesson-guard-tower = **La Tour de garde prend aux mains pleines :** avec son privilège, tous ceux qui sont dehors et ont au moins autant de cartes en main que toi t’en donnent { $number }. Seul compte ce que tu gardes en main.{ $givers ->
    [0] {" "}Si tu ne poses rien, ce n’est personne pour l’instant.
   *[other] { "" }
} Sans le privilège, elle te protège seulement : tant que tu es dans une Tour de garde, aucune ne te prend de cartes.
lesson-tower-outcome = **Ce que la Tour de garde t’a donné :** { $privilege ->
    [own] { $number ->
        [0] tu avais son privilège, mais dehors, personne avec autant de cartes en main que toi ne pouvait t’en donner.
        [one] tu avais son privilège, et { $number } carte est venue de ceux qui en avaient au moins autant en main que toi.
       *[other] tu avais son privilège, et { $number } cartes sont venues de ceux qui en avaient au moins autant en main que toi.
    }
   *[rival] sans le privilège, aucune carte. Mais tant que tu y étais, aucune Tour de garde ne pouvait t’en prendre.
}
lesson-tracks = **Les six pistes** paient chacune à la fin : 10 points au premier, 5 au deuxième. Le troisième en a 2, et un disque resté au départ ne rapporte rien. À hauteur égale, le dernier arrivé est devant. Un peu partout vaut donc souvent mieux que beaucoup au même endroit. Ce que tu gardes compte aussi : le plus de personnages et de Jokers en main rapporte 5, la deuxième place 2.
lesson-rats = **Tu as plus de rats qu’au départ.** Ce n’est pas un drame, seule la fin compte : sur cinq cartes Nonne, il devrait y avoir environ 10 nonnes. Mais il faut les regarder pour savoir combien de rats tu peux te permettre.
lesson-give = **{ $rival } reçoit { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} de toi.** { $demand ->
    [guard-tower] C’est le privilège de la Tour de garde : ceux qui ne sont dans aucune et ont au moins autant de cartes doivent en donner.
   *[sword] C’est l’Épée : tous les autres dans son bâtiment donnent la moitié de leur main, arrondie vers le bas, et une deuxième Épée prend la moitié du reste.
} C’est toi qui choisis lesquelles, alors garde celles dont tu as le plus besoin.
lesson-discard = **À l’Hôpital,** tu défausses un rat pour chaque carte défaussée de ta main. Rien ne t’y oblige : ce que tu gardes en main pourra encore être posé plus tard. Choisis des cartes qui ne conviennent nulle part.
lesson-joker = **Un Joker** est un personnage de toutes les classes : il rapporte de l’influence partout, et jamais de rat. Il compte aussi pour le privilège.
lesson-sword = **Une Épée** se pose avec tes autres cartes : chacun des autres dans le même bâtiment doit te donner la moitié de sa main, arrondie vers le bas. Une deuxième prend la moitié du reste. Si personne d’autre n’y est, elle ne fait rien.
lesson-flute = **Une Flûte** se pose avec tes autres cartes : elle envoie un de tes rats à chacun des autres dans le même bâtiment. Si personne d’autre n’y est, elle ne fait rien.
lesson-pass = **Un Laissez-passer** ne se pose pas. Quand c’est à toi d’entrer, « Attendre (Laissez-passer) » laisse les autres passer devant, et tu vois où, et avec combien de cartes.
lesson-gold = **L’Or** ne se pose dans aucun bâtiment. Il attend la fin dans ta main : en avoir le plus rapporte { $first } points, la deuxième place { $second }. D’ici là, une Épée ou une Tour de garde peut te le prendre.
lesson-late = **La fin approche.** Regarde les pistes : où une carte de plus peut-elle te faire passer devant ? Et regarde tes rats : un Monastère ou un Hôpital peut maintenant valoir plus que de l’influence. Garder en main le plus de personnages et de Jokers rapporte 5 points.
lesson-last-round = **La dernière manche !** On n’utilise plus les bâtiments : le privilège donne à la place 1 point d’influence de plus dans sa classe. Mais les Épées et les Flûtes agissent encore, et un personnage d’une autre classe amène toujours un rat.
lesson-on-your-own = **À toi de jouer maintenant.** Mes conseils s’arrêtent ici, mais **Conseil** t’en donne un quand tu veux. J’explique encore ce qui est nouveau.
lesson-plague = **Mais ensuite, les rats apportent la peste.** On retourne ces cinq cartes Nonne, de 0 à 4 nonnes chacune : avoir plus de rats qu’il n’y a de nonnes, c’est mourir, et on ne peut plus gagner. Tu commences avec { $rats } rats. Les nonnes des cartes de ta main ne comptent pas.
lesson-row = **Nouveaux bâtiments : leur effet** avec le privilège / pour tous les autres. { $number ->
    [1] { $first }
    [2] { $first } { $second }
   *[3] { $first } { $second } { $third }
}
lesson-outcome = **La manche { $round } sur { $rounds } est finie.** { $building ->
    [0] { $gains ->
        [0] { "" }
       *[other] Pour finir, pour toi : { $gains }.{" "}
    }
   *[other] Ton bâtiment ({ $building }) : { $gains ->
        [0] rien de gagné, rien de perdu
       *[other] { $gains }
    }.{" "}
}{ $sent ->
    [0] { "" }
    [one] Ta Flûte a envoyé { $sent } rat ailleurs.{" "}
   *[other] Ta Flûte a envoyé { $sent } rats ailleurs.{" "}
}{ $taken ->
    [0] { "" }
    [one] Ton Épée t’a rapporté { $taken } carte.{" "}
   *[other] Ton Épée t’a rapporté { $taken } cartes.{" "}
}{ $flute ->
    [0] { "" }
    [one] Une Flûte t’a envoyé { $flute } rat.{" "}
   *[other] Des Flûtes t’ont envoyé { $flute } rats.{" "}
}{ $privilege ->
    [own] Tu y avais le privilège.{" "}
    [rival] { $rival } y avait le privilège.{" "}
   *[none] { "" }
}Si on comptait maintenant les pistes d’influence et les jetons (1 point chacun), tu aurais { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $lead ->
    [own] {" "}et tu serais en tête, devant { $others }
    [shared] {" "}et tu serais en tête à égalité avec { $others }
   *[rival] . En tête : { $others }
}.
lesson-outcome-of-other = { $name } ({ $points })
lesson-resolved = **Ton bâtiment jusqu’ici ({ $building }) :** { $gains ->
    [0] rien de gagné, rien de perdu
   *[other] { $gains }
}.{ $flute ->
    [0] { "" }
    [one] {" "}Une Flûte t’a envoyé { $flute } rat.
   *[other] {" "}Des Flûtes t’ont envoyé { $flute } rats.
}{ $privilege ->
    [own] {" "}Tu y as le privilège.
    [rival] {" "}{ $rival } y a le privilège.
   *[none] { "" }
}
lesson-end = **Et voilà, la partie est finie.** L’image montre la rangée des nonnes, les survivants, et d’où viennent les points. À deux, il n’y a qu’un privilège par manche : pour la personne qui pose le plus de personnages et de Jokers, où que ce soit. Envie de jouer pour de vrai ? `/{ $command } new` ouvre une table dans un salon, et là aussi tu peux demander un conseil.
