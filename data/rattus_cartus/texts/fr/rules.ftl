# Rattus Cartus: the rules. `title` is the topic’s name.

rules-overview = **Rattus Cartus en bref**
    Une ville médiévale, et la peste qui approche. Tu envoies du monde dans ses bâtiments pour gagner de l’influence auprès de six classes : Paysannerie, Bourgeoisie, Clergé, Chevalerie, Magie et Royauté.
    À chaque manche, on dévoile quelques bâtiments. Tu prends des provisions, puis tu entres dans **un bâtiment** et tu y poses des cartes de ta main, **face cachée** : autant que tu veux. Quand tout le monde est entré, on retourne les cartes. Chaque personnage rapporte 1 point d’influence **dans la classe du bâtiment** ; mais chaque personnage d’une autre classe t’amène aussi **un rat**. Ensuite, le bâtiment aide tous ceux qui y sont, et surtout la personne qui y a posé le plus de personnages.
    Tu commences avec 10 rats, et personne ne voit combien tu en as par la suite. Cinq cartes Nonne sont posées face cachée. À la fin, on les retourne : **avec plus de rats qu’elles ne montrent de nonnes, on meurt** et on ne peut pas gagner. Certaines provisions et certains bâtiments permettent de les regarder.
    Parmi les survivants, le plus grand nombre de points l’emporte : on en gagne sur les six pistes, et avec l’Or, les cartes restées en main et les jetons de victoire.
    Il suffit d’appuyer sur les boutons sous la table. `/{ $command } hand` montre tes cartes, tes rats et les nonnes que tu connais, à toi seulement. `/{ $command } show rules` avec un sujet en dit plus, `/{ $command } show card` explique un bâtiment ou une carte. Nous avons reconstitué une partie de ces règles : deux sujets disent laquelle.
    .title = Le jeu en bref
rules-signs = **Les symboles**
    À gauche : ce qu’il y a sur un bâtiment. À droite : ce que d’autres bâtiments savent faire, la rangée des nonnes, et ce qu’il y a à côté de chaque nom. `/{ $command } show card` montre n’importe quel bâtiment ou carte en grand et dit ce qu’il fait.
    .title = Les symboles
rules-round = **Une manche**
    Une partie compte 8 manches à 4 ou 5, 9 à 3 et 10 à 2. Dans chacune :
    • **Bâtiments** : on en dévoile 3, ou 2 quand on joue à deux. S’ils sont tous de la même classe, le dernier est remplacé.
    • **Provisions.** À tour de rôle, chacun prend celles d’un bâtiment visible, même si quelqu’un les a déjà prises : cartes à piocher, rats à défausser, cartes Nonne à regarder.
    • **Entrée.** Dans le même ordre, chacun entre dans un bâtiment et y pose des cartes, face cachée, ou aucune.
    • **Résolution**, bâtiment par bâtiment, de gauche à droite, dans l’ordre d’entrée :
    1. On retourne les cartes. Chaque personnage et chaque Joker rapporte 1 point d’influence dans la classe du bâtiment ; chaque personnage d’une autre classe, 1 rat en plus. Puis les Épées et les Flûtes agissent. Sur une case occupée d’une piste, le dernier arrivé se place au-dessus et passe devant.
    2. Le **privilège** va à la personne qui y a posé le plus de personnages et de Jokers (à égalité, à la première entrée) : le bâtiment lui donne davantage. Tous les autres sur place font l’action de base, avec ou sans cartes.
    3. On range les cartes. Ce que tu as gagné reste dans ta main.
    • **À deux**, un seul privilège par manche, pour la personne qui a posé le plus de personnages et de Jokers, où que ce soit (à égalité, la première entrée).
    • **Dernière manche** : aucun bâtiment n’est utilisé. La personne qui aurait eu le privilège gagne 1 point d’influence dans sa classe.
    Puis les bâtiments quittent le jeu, et la personne à gauche du premier joueur le devient à son tour.
    .title = Une manche
rules-cards = **Les cartes**
    Il y a 84 personnages, 14 par classe. À côté du personnage, chaque carte montre de 0 à 4 nonnes ; elles ne comptent que pour les cinq cartes de la rangée des nonnes, mais ce que tu vois ailleurs ne s’y trouve pas.
    • **Paysan** Paysannerie · **Marchand** Bourgeoisie · **Moine** Clergé · **Chevalier** Chevalerie · **Sorcière** Magie · **Roi** Royauté
    • **Joker :** un personnage de toutes les classes. 1 point d’influence, jamais de rat.
    • **Épée :** chacun des autres dans ton bâtiment te donne la moitié des cartes qui lui restent en main, arrondie vers le bas, à son choix.
    • **Flûte :** un de tes rats part chez chacun des autres dans ton bâtiment.
    • **Laissez-passer :** rends-le au lieu d’entrer. Tu entres après tous ceux qui restent, et tu vois ce qu’ils ont fait.
    • **Or :** ne se pose pas. En avoir le plus à la fin rapporte des points.
    Toutes sont des cartes de ta main, l’Or aussi : les autres voient combien tu en as, pas lesquelles. Jokers et cartes spéciales se gagnent dans les bâtiments : il y a 12 Épées, 12 Flûtes et 12 Laissez-passer, 15 Jokers et 15 cartes Or.
    .title = Les cartes
rules-buildings = **Les bâtiments** (privilège / tous les autres qui sont entrés)
    • Paysannerie. { effect-farm } { effect-brewery }
    • Bourgeoisie. { effect-office } { effect-marketplace }
    • Clergé. { effect-monastery } { effect-hospital }
    • Chevalerie. { effect-guard-tower } { effect-castle }
    • Magie. { effect-fortune-tellers-tent } { effect-pipers-house }
    • Royauté. { effect-palace } { effect-treasury }
    Sur les 60 bâtiments, 30 servent, cinq par classe. D’habitude, on en tire cinq au sort parmi les dix de la classe. L’hôte peut choisir à la place, avant la partie, que les cinq soient **de la même sorte** ; tout le monde voit laquelle.
    .title = Les bâtiments
rules-end = **La fin**
    Après la dernière manche, on compte tout :
    • **Chaque piste :** 10 points pour la première place, 5 pour la deuxième, 2 pour la troisième ; à deux, 10 et 5. À hauteur égale, le disque du dessus est devant. Un disque resté au départ ne rapporte rien.
    • **Or :** en avoir le plus rapporte 10 points, puis 5 et 2.
    • **Main :** le plus de personnages et de Jokers rapporte 5, puis 2. À égalité pour l’Or ou la main, chacun reçoit les points de la meilleure place, et les places suivantes sont sautées.
    • **Jetons de victoire :** 1 point chacun.
    Puis vient la **peste**, et on retourne la rangée des nonnes. Avec **plus** de rats qu’elle ne montre de nonnes, on meurt et on ne peut pas gagner. Les morts gardent pourtant leur rang sur les pistes : personne ne remonte.
    Parmi les survivants, le plus grand nombre de points l’emporte ; à égalité, le plus petit nombre de rats ; sinon, la victoire se partage. Si tout le monde meurt, personne ne gagne.
    .title = La fin
rules-reconstructed = **Ce qui est reconstitué : les chiffres**
    La règle dont nous disposons décrit en entier la pose des cartes et les bâtiments, mais pas tout le reste. Ce qu’aucune source ne donne, nous l’avons reconstitué pour que le jeu tourne bien. Ces chiffres sont de nous :
    • { reconstructed-nuns-a-class }
    • { reconstructed-supplies }
    • { reconstructed-building-actions }
    • { reconstructed-buildings-shown }
    • { reconstructed-points-of-two }
    • { reconstructed-rats-a-flute }
    Le sujet « Ce qui est reconstitué : les décisions » donne la suite. Si tu possèdes le jeu et que tu sais mieux, c’est sa règle qui a raison, pas nous.
    .title = Ce qui est reconstitué : les chiffres
rules-rulings = **Ce qui est reconstitué : les décisions**
    Nos propres décisions là où aucune source ne dit rien, en bref :
    { reconstructed-tokens-and-tracks } { reconstructed-starting-player } { reconstructed-next-starting-player } { reconstructed-replacements } { reconstructed-empty-piles } { reconstructed-hand-cards }
    { reconstructed-pass-card } { reconstructed-sword } { reconstructed-order-of-effects } { reconstructed-swords-in-the-last-round } { reconstructed-shared-buildings } { reconstructed-privilege-of-two } { reconstructed-supplies-in-the-last-round } { reconstructed-chosen-looks }
    { reconstructed-secret-gifts } { reconstructed-guard-tower-once } { reconstructed-hospital-at-once } { reconstructed-rats-stop-at-none } { reconstructed-what-is-open }
    { reconstructed-equal-height } { reconstructed-start-space } { reconstructed-ties-of-gold-and-hand } { reconstructed-last-tie } { reconstructed-all-dead }
    .title = Ce qui est reconstitué : les décisions

## Ce que font les bâtiments : avec le privilège / pour tous les autres qui sont entrés.

effect-farm = **Ferme :** piocher 4 cartes / 2.
effect-brewery = **Brasserie :** piocher 1 carte par point d’influence marqué dans cette manche / une pour deux points.
effect-office = **Bureau :** 2 Laissez-passer / 1. Avec l’un d’eux, tu entres après les autres.
effect-marketplace = **Place du marché :** 2 Jokers / 1. Un Joker va dans tous les bâtiments.
effect-monastery = **Monastère :** défausser 2 rats / 1.
effect-hospital = **Hôpital :** défausser jusqu’à 2 cartes de ta main, et un rat avec chacune. Avec le privilège : jusqu’à 3, et un rat de plus.
effect-guard-tower = **Tour de garde :** avec le privilège, ceux qui ne sont dans aucune et ont au moins autant de cartes en main que toi t’en donnent 3 de leur choix. Même sans lui, aucune ne te prend de cartes.
effect-castle = **Château :** 2 Épées / 1. Une Épée prend des cartes aux autres dans ton bâtiment.
effect-fortune-tellers-tent = **Tente de la cartomancienne :** regarder 2 cartes Nonne / 1.
effect-pipers-house = **Maison du joueur de flûte :** 2 Flûtes / 1. Une Flûte envoie tes rats aux autres dans ton bâtiment.
effect-palace = **Palais :** 2 jetons de victoire / 1. Un jeton vaut 1 point.
effect-treasury = **Trésor :** 2 Or / 1. À la fin, en avoir le plus rapporte 10 points, la deuxième place 5.

## What is reconstructed, by its name in the data.

reconstructed-nuns-a-class = Les nonnes des cartes d’une classe : sur 14, quatre cartes en montrent 4, deux en montrent 3, deux 2, deux 1, et quatre aucune. La règle les donne pour tout le paquet ; nous les répartissons également.
reconstructed-supplies = Ce que contiennent les provisions. Cinq exemplaires de chacune : 3 cartes ; 2 cartes et 1 rat à défausser ; 2 cartes et 1 carte Nonne à regarder ; 1 carte et 2 rats à défausser ; 1 carte, 1 rat à défausser et 1 carte Nonne à regarder.
reconstructed-building-actions = L’action de base de la Brasserie, et tout ce que fait la Maison du joueur de flûte.
reconstructed-buildings-shown = Le nombre de bâtiments par manche à 2, 3 et 5. La règle ne le donne que pour 4.
reconstructed-points-of-two = À deux, une piste rapporte 10 et 5 points.
reconstructed-rats-a-flute = Une Flûte envoie 1 rat à chacun des autres sur place.
reconstructed-tokens-and-tracks = Un jeton vaut 1 point, et les pistes n’ont pas de fin.
reconstructed-starting-player = Le premier joueur est tiré au sort.
reconstructed-next-starting-player = À chaque manche, on passe à la personne de gauche.
reconstructed-replacements = Si tous les bâtiments visibles sont de la même classe, le dernier quitte le jeu et on en retourne d’autres jusqu’à en voir une autre ; s’il n’y en a plus, il reste.
reconstructed-empty-piles = Une pioche vide se refait avec sa défausse ; quand il n’y a pas assez, on prend ce qu’il reste.
reconstructed-hand-cards = Jokers et cartes spéciales sont des cartes de la main pour l’Épée, l’Hôpital et la Tour de garde.
reconstructed-pass-card = On peut rejouer des Laissez-passer tant qu’on n’est pas le dernier à entrer.
reconstructed-sword = Plusieurs Épées agissent l’une après l’autre, et celui qui donne choisit.
reconstructed-order-of-effects = Dans un bâtiment : d’abord influence et rats, puis Épées et Flûtes dans l’ordre d’entrée.
reconstructed-swords-in-the-last-round = Épées et Flûtes agissent aussi à la dernière manche.
reconstructed-shared-buildings = Un bâtiment accueille autant de monde qu’on veut.
reconstructed-privilege-of-two = À deux, le privilège se compte sur toutes les cartes posées avant la première résolution.
reconstructed-supplies-in-the-last-round = La dernière manche a des provisions comme les autres.
reconstructed-chosen-looks = On choisit les cartes Nonne qu’on regarde.
reconstructed-secret-gifts = Seuls celui qui donne et celui qui reçoit voient les cartes ; pour une même carte, tous choisissent à la fois.
reconstructed-guard-tower-once = La Tour de garde compare les mains une seule fois, avant les dons.
reconstructed-hospital-at-once = À l’Hôpital, tous choisissent à la fois ; ce qu’ils défaussent se voit.
reconstructed-rats-stop-at-none = On ne descend jamais au-dessous de zéro rat.
reconstructed-what-is-open = Publics : pistes, jetons, nombres de cartes, rats pris ou défaussés, défausses ; secrets : mains, totaux de rats et cartes Nonne vues.
reconstructed-equal-height = Sur une piste, de deux disques égaux, celui du dessus est devant.
reconstructed-start-space = Un disque au départ ne rapporte rien.
reconstructed-ties-of-gold-and-hand = À égalité pour l’Or ou la main, on partage la meilleure place.
reconstructed-last-tie = À égalité de rats aussi, la victoire se partage.
reconstructed-all-dead = Si tout le monde meurt, personne ne gagne.
