# What classes, buildings and cards are called.

class-peasantry = Paysannerie
# As in English.
class-bourgeoisie = Bourgeoisie
class-church = Clergé
class-chivalry = Chevalerie
class-magic = Magie
class-royalty = Royauté

building-farm = Ferme
building-brewery = Brasserie
building-office = Bureau
building-marketplace = Place du marché
building-monastery = Monastère
building-hospital = Hôpital
building-guard-tower = Tour de garde
building-castle = Château
building-fortune-tellers-tent = Tente de la cartomancienne
building-pipers-house = Maison du joueur de flûte
building-palace = Palais
building-treasury = Trésor

card-peasant = Paysan
card-merchant = Marchand
card-monk = Moine
card-knight = Chevalier
card-witch = Sorcière
card-king = Roi
# As in English.
card-joker = Joker
card-sword = Épée
card-flute = Flûte
card-pass = Laissez-passer
card-gold = Or
card-with-nuns =
    { $nuns ->
        [0] { $card } sans nonne
        [one] { $card } avec { $nuns } nonne
       *[other] { $card } avec { $nuns } nonnes
    }
# As in English.
number-of-joker =
    { $number ->
        [one] { $number } Joker
       *[other] { $number } Jokers
    }
number-of-sword =
    { $number ->
        [one] { $number } Épée
       *[other] { $number } Épées
    }
number-of-flute =
    { $number ->
        [one] { $number } Flûte
       *[other] { $number } Flûtes
    }
number-of-pass = { $number } Laissez-passer
number-of-gold = { $number } Or

# What they do. Facts stand after a colon.

fact-privilege = Privilège, pour la personne qui a posé le plus de personnages : { $fact }.
fact-basic = Pour tous les autres qui sont entrés : { $fact }.
fact-last-round =
    À la dernière manche, il ne sert plus. La personne qui aurait le privilège gagne { $number ->
        [one] { $number } point d’influence
       *[other] { $number } points d’influence
    } à la place.
fact-building =
    { $copies ->
        [one] Un bâtiment de cette classe : { $cls }.
       *[other] L’un des { $copies } bâtiments de cette sorte. Leur classe : { $cls }.
    }
fact-class = Une carte Population de cette classe : { $cls }.
fact-draw =
    { $number ->
        [one] piocher { $number } carte
       *[other] piocher { $number } cartes
    }
fact-brew =
    { $number ->
        [1] piocher 1 carte par point d’influence que tu as marqué dans cette manche
        [one] piocher 1 carte par point d’influence que tu as marqué dans cette manche
       *[other] piocher 1 carte pour { $number } points d’influence que tu as marqués dans cette manche
    }
fact-gain = prendre { $cards }
fact-rats =
    { $number ->
        [one] défausser { $number } rat
       *[other] défausser { $number } rats
    }
fact-heal =
    { $rats ->
        [0] défausser jusqu’à { $number } cartes de ta main, et un rat avec chacune
        [one] défausser { $rats } rat, puis jusqu’à { $number } cartes de ta main, et encore un rat avec chacune
       *[other] défausser { $rats } rats, puis jusqu’à { $number } cartes de ta main, et encore un rat avec chacune
    }
fact-levy = tous ceux qui ne sont dans aucune Tour de garde et ont au moins autant de cartes en main que toi t’en donnent { $number } de leur choix
fact-nothing = rien, mais aucune Tour de garde ne te prend de cartes cette manche-ci
fact-look =
    { $number ->
        [one] { $number } carte Nonne à regarder
       *[other] { $number } cartes Nonne à regarder
    }
fact-tokens =
    { $number ->
        [one] prendre { $number } jeton de victoire
       *[other] prendre { $number } jetons de victoire
    }
fact-population = Posée dans n’importe quel bâtiment, elle rapporte 1 point d’influence dans la classe de ce bâtiment.
fact-strange = Dans un bâtiment d’une autre classe, elle t’amène aussi un rat.
fact-nuns = Les cinq cartes de la rangée des nonnes décident de la peste : avoir plus de rats qu’on n’y voit de nonnes, c’est mourir.
fact-nuns-spread = Sur les { $all } cartes de la classe, { $of4 } montrent quatre nonnes, { $of3 } trois, { $of2 } deux, { $of1 } une et { $of0 } aucune.
fact-card-joker = Posé, il rapporte 1 point d’influence dans la classe du bâtiment, et jamais de rat. Gardé jusqu’à la fin, il compte comme une carte Population de ta main.
fact-card-sword = Posée, elle oblige tous les autres dans le bâtiment à te donner la moitié de leur main, arrondie vers le bas. Ils choisissent lesquelles.
fact-card-flute = Posée, elle envoie un de tes rats à chacun des autres dans le bâtiment.
fact-card-pass = Rends-le quand c’est à toi d’entrer dans un bâtiment : tu entres alors après tous ceux qui n’y sont pas encore.
fact-card-gold = Il ne se pose pas. À la fin, l’Or se décompte comme une piste à part : la première place va à la personne qui en a le plus. C’est une carte de ta main : il reste secret, et on peut te le prendre.
fact-in-the-box =
    { $number ->
        [one] Il n’y en a qu’une.
       *[other] Il y en a { $number }.
    }
supply-cards =
    { $number ->
        [one] { $number } carte à piocher
       *[other] { $number } cartes à piocher
    }
supply-rats =
    { $number ->
        [one] −{ $number } rat
       *[other] −{ $number } rats
    }
supply-looks =
    { $number ->
        [one] { $number } nonne à regarder
       *[other] { $number } nonnes à regarder
    }
