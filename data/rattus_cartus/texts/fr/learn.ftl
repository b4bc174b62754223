# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Bienvenue en ville !** Avec { $rivals }, tu te disputes l’influence auprès de ses six classes ; à la fin, celui qui a le plus de points gagne. Mais la peste arrive : avec trop de rats, impossible de gagner. Chacun commence avec 10. Personne d’autre ne voit cette table : essaie ce que tu veux.
lesson-supply = **D’abord des provisions :** prends ce que contient la caisse d’un des bâtiments. Il y a des cartes dedans, et peut-être de quoi te défaire d’un rat ou regarder une carte Nonne. Rien ne t’oblige ensuite à entrer dans ce bâtiment, et d’autres peuvent prendre les mêmes provisions.
lesson-look = **La rangée des nonnes** décide de la peste : cinq cartes, de 0 à 4 nonnes chacune. Avoir plus de rats, à la fin, que ces cinq cartes ne montrent de nonnes, c’est mourir. Ce que tu vois ici, personne d’autre ne l’apprend, et « Ma main » le retient pour toi.
lesson-enter = **Maintenant, entre dans un bâtiment.** Le signe à côté de son nom est la classe où tes cartes rapporteront de l’influence. Sous son image, tu vois ce que fait le bâtiment : d’abord pour qui y pose le plus et a donc le privilège, puis pour les autres qui sont entrés.
lesson-lay = **Pose des cartes,** face cachée et autant que tu veux. Chaque personnage et chaque Joker rapporte 1 point d’influence dans la classe de ce bâtiment ; un personnage d’une autre classe amène aussi un rat. Le privilège d’un bâtiment va à celui qui y pose le plus de personnages et de Jokers ; à égalité, au premier entré.
lesson-rival-laid = **{ $rival } a posé des cartes.** Tu vois combien, mais pas lesquelles. Pour avoir le privilège de ce bâtiment, il te faut plus de personnages et de Jokers qu’il n’y en a dans cette pile, mais chaque carte gardée servira à la manche suivante.
lesson-tracks = **Les six pistes** paient chacune à la fin : 10 points au premier, 5 au deuxième et 2 au troisième. Qui est resté au départ ne gagne rien. À hauteur égale, le dernier arrivé est devant. Un peu partout vaut donc souvent mieux que beaucoup au même endroit.
lesson-rats = **Tu as plus de rats qu’au départ.** Ce n’est pas un drame : les cinq cartes Nonne montrent 10 nonnes en moyenne, entre 0 et 20. Seule la fin compte, et un regard sur la rangée des nonnes te dit combien de rats tu peux te permettre.
lesson-give = **Des cartes à donner :** { $rival } a joué une Épée ou tient la Tour de garde. C’est toi qui choisis lesquelles, alors garde celles dont tu as le plus besoin.
lesson-discard = **À l’Hôpital,** tu peux défausser des cartes de ta main, et un rat part avec chacune. Tu peux aussi garder tes cartes.
lesson-joker = **Un Joker** est un personnage de toutes les classes : il rapporte de l’influence partout, et jamais de rat. Il compte aussi pour le privilège.
lesson-sword = **Une Épée** se pose avec tes autres cartes : chacun des autres dans le même bâtiment doit te donner la moitié de sa main. Si personne d’autre n’y est, elle ne fait rien.
lesson-flute = **Une Flûte** se pose avec tes autres cartes : elle envoie un de tes rats à chacun des autres dans le même bâtiment. Si personne d’autre n’y est, elle ne fait rien.
lesson-pass = **Un Laissez-passer** ne se pose pas. Quand c’est à toi d’entrer, « Attendre (Laissez-passer) » laisse les autres passer devant, et tu vois où, et avec combien de cartes.
lesson-gold = **L’Or** ne se pose pas. Il attend la fin dans ta main : en avoir le plus rapporte 10 points. D’ici là, on peut te le prendre.
lesson-round-two = **Une nouvelle manche,** avec de nouveaux bâtiments. Ceux de la dernière ont quitté le jeu. Tu sais maintenant comment ça marche : je n’expliquerai plus que les nouveautés.
lesson-late = **La fin approche.** Regarde les pistes : où une carte de plus peut-elle te faire passer devant ? Et regarde tes rats : un Monastère ou un Hôpital peut maintenant valoir plus que de l’influence. Garder en main le plus de personnages et de Jokers rapporte 5 points.
lesson-last-round = **La dernière manche !** On n’utilise plus les bâtiments : le privilège donne à la place 1 point d’influence de plus dans sa classe. Mais les Épées et les Flûtes agissent encore, et un personnage d’une autre classe amène toujours un rat.
lesson-ending = **Quand est-ce que ça finit ?** Il y a { $rounds } manches ; l’écriteau du haut les compte. Puis vient la peste : on retourne les cartes Nonne, avoir plus de rats que de nonnes, c’est mourir, et les survivants comptent leurs points.
lesson-brought = **Ce que ta première manche a rapporté :** { $influence ->
    [0] encore aucune influence
    [one] { $influence } point d’influence sur les pistes
   *[other] { $influence } points d’influence sur les pistes
}, et tu as maintenant { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}. Chaque personnage ou Joker posé a donné 1 point d’influence dans la classe du bâtiment, et chaque personnage d’une autre classe un rat.
lesson-sum = **Manche { $round } sur { $rounds }.** Si on comptait maintenant les pistes et les jetons, tu aurais { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. Les panneaux de droite montrent où.
lesson-sum-of-other = { $name } { $points }
lesson-on-your-own = **À toi de décider maintenant.** Mes conseils s’arrêtent ici, mais **Conseil** t’en donne un quand tu veux. J’explique encore ce qui est nouveau.
lesson-end = **Et voilà, la partie est finie.** L’image montre la rangée des nonnes, qui y a survécu, et d’où viennent les points. Envie de jouer pour de vrai ? `/{ $command } new` ouvre une table dans un salon, et là aussi tu peux demander un conseil.
