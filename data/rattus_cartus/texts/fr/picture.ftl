# Short words in the pictures.

picture-round-of = Manche { $round } sur { $rounds }
picture-last-round = Dernière manche : { $round }
picture-game-over = La partie est finie
picture-plague = La peste est là
picture-step-supply = Choisir des provisions
picture-step-look = Regarder les nonnes
picture-step-enter = Entrer quelque part
picture-step-lay = Poser des cartes
picture-step-give = Cartes à donner
picture-step-discard = À l’Hôpital
picture-give-sword = Épée : cartes à donner
picture-give-guard-tower = Tour : cartes à donner
picture-buildings = résolus de gauche à droite
picture-since =
    { $replay ->
        [1] à cette étape
       *[0] depuis ton dernier coup
    }
# Before the signs of those who did, in their order.
picture-moved = ont joué :
# Above the buildings of a round that has begun since the reader's last move.
picture-all-new = nouveaux
# For whom a building does something, beside the wreath and the pawn.
picture-most = majorité
picture-each = tous les autres
picture-supply = provisions
# Heads the seats that took the supply of a building, and those that entered it.
picture-supplied = provisions prises
picture-entered = à l’intérieur
# As in English.
picture-influence = influence
# After the points of the first places, such as 10, 5 and 2.
picture-track-points = à la fin
picture-hand = En main : { $name }
picture-no-cards = Aucune carte en main
# On a card.
picture-chosen = choisie
picture-nuns-known = Nonnes connues : { $number } sur { $all }
# Beside a sign and the number.
picture-nuns =
    { $number ->
        [one] nonne
       *[other] nonnes
    }
# As in English.
picture-rats =
    { $number ->
        [one] rat
       *[other] rats
    }
picture-laid-at = Cartes posées : { $building }
picture-winner = Victoire : { $name }
picture-winners = Victoire partagée à { $number }
picture-nobody-wins = Personne ne survit
picture-more-rats-die =
    { $nuns ->
        [one] Plus de { $nuns } rat : la mort.
       *[other] Plus de { $nuns } rats : la mort.
    }
# Above the numbers of rats, which decide who survives.
# As in English.
picture-points-rats = Rats
picture-nowhere = Pas encore dans un bâtiment
picture-at = Lieu : { $building }
picture-at-hidden =
    { $number ->
        [0] Lieu : { $building }
        [one] Lieu : { $building }, { $number } carte cachée
       *[other] Lieu : { $building }, { $number } cartes cachées
    }
picture-looked = Nonnes vues : { $number } sur { $all }

# For those who do not see the pictures, and when one cannot be drawn.

# As in English.
alt-card = { $card }.
alt-supply = Des provisions : { $supply }.
# Between the parts of a list whose parts have commas.
alt-between =  ;{ " " }
alt-and = { $one } { $other }
alt-none = rien
# As in English.
alt-copies = { $number } × { $card }
alt-nobody-survives = La partie est finie : personne ne survit à la peste.
alt-step-supply = À { $names } de choisir des provisions.
alt-step-look = À { $names } de regarder une carte Nonne.
alt-step-enter = À { $names } d’entrer dans un bâtiment.
alt-step-lay = À { $names } de poser des cartes.
alt-step-give = Cartes à donner : { $names }.
alt-step-discard =
    { $number ->
        [one] À l’Hôpital, { $names } peut défausser des cartes de sa main.
       *[other] À l’Hôpital, peuvent défausser des cartes de leur main : { $names }.
    }
alt-give-sword =
    { $number ->
        [one] { $receiver } a joué une Épée : { $names } doit donner des cartes.
       *[other] { $receiver } a joué une Épée. Doivent donner des cartes : { $names }.
    }
alt-give-guard-tower =
    { $number ->
        [one] { $receiver } tient la Tour de garde : { $names } doit donner des cartes.
       *[other] { $receiver } tient la Tour de garde. Doivent donner des cartes : { $names }.
    }
alt-round-of = Manche { $round } sur { $rounds }.
alt-last-round = Manche { $round }, la dernière : aucun bâtiment n’est utilisé.
alt-building = { $place }. { $building } ({ $cls }). Privilège : { $privilege }. Les autres : { $basic }. Provisions : { $supply }.
alt-entered = Sur place : { $guests }.
alt-resolving = En cours de résolution.
alt-resolved = Déjà résolu.
# What changed since the reader's last move.
alt-new-round = Une nouvelle manche a commencé : tous les bâtiments sont nouveaux.
alt-since-order = Coups dans cet ordre : { $names }.
# In the list of that order.
alt-since-waited = { $name } (Laissez-passer utilisé)
alt-since-nothing = Aucun coup : { $names }.
alt-since-influence = +{ $number } en influence ({ $cls })
alt-since-supply = provisions prises ({ $building })
alt-since-entered = entrée ({ $building })
alt-since-laid =
    { $number ->
        [one] { $number } carte posée
       *[other] { $number } cartes posées
    }
alt-guest =
    { $number ->
        [0] { $name } sans carte
        [one] { $name } avec { $number } carte
       *[other] { $name } avec { $number } cartes
    }
alt-guest-shown = { $name } avec { $cards }
alt-seat =
    { $tokens ->
        [0] { $name } : { $cards ->
            [0] aucune carte
            [one] { $cards } carte
           *[other] { $cards } cartes
        } en main.
        [one] { $name } : { $cards ->
            [0] aucune carte
            [one] { $cards } carte
           *[other] { $cards } cartes
        } en main, { $tokens } jeton de victoire.
       *[other] { $name } : { $cards ->
            [0] aucune carte
            [one] { $cards } carte
           *[other] { $cards } cartes
        } en main, { $tokens } jetons de victoire.
    }
alt-track = { $cls } : { $heights }.
alt-track-empty = { $cls } : encore personne.
# As in English.
alt-height = { $name } { $height }
alt-influence = Influence : { $heights }.
alt-first = Commence cette manche : { $name }.
alt-queue-supplies = Provisions encore à choisir : { $names }.
alt-queue-entering = Encore à entrer : { $names }.
alt-queue-resolving = Encore à résoudre : { $names }.
alt-looked =
    { $number ->
        [one] { $name } a regardé la carte Nonne { $places }.
       *[other] { $name } a regardé les cartes Nonne { $places }.
    }
alt-deck =
    { $number ->
        [one] Il reste { $number } carte à piocher.
       *[other] Il reste { $number } cartes à piocher.
    }
alt-supplied = { $name } a pris les provisions du bâtiment { $place } : { $building }.
alt-asked = { $name } doit en choisir { $number }.
alt-gained = Cette manche-ci, { $name } : { $gains }.
alt-privilege = Le privilège revient à { $name }.
alt-discards = Défausse : { $list }.
alt-piles = Il reste dans les piles : { $list }.
alt-stack = Bâtiments à venir : { $stack }, remplaçants : { $replacements }.
alt-turned-away = Écartés dans cette manche : { $list }.
alt-gone = Sortis du jeu : { $list }.
alt-kinds = Bâtiments utilisés : { $list }.
# As in English.
alt-copy = { $building } ({ $supply })
alt-plague =
    { $nuns ->
        [one] La rangée des nonnes montre { $nuns } nonne : { $cards }. Avoir plus de rats, c’est mourir.
       *[other] La rangée des nonnes montre { $nuns } nonnes : { $cards }. Avoir plus de rats, c’est mourir.
    }
alt-result =
    { $rank }. { $name } survit avec { $rats ->
        [0] aucun rat
        [one] { $rats } rat
       *[other] { $rats } rats
    } : { $points } points. Pistes : { $tracks }. Or ({ $golds }) : { $gold }. Main ({ $people }) : { $hand }. Jetons : { $tokens }.
alt-result-dead =
    { $name } meurt avec { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
    } : { $points } points. Pistes : { $tracks }. Or ({ $golds }) : { $gold }. Main ({ $people }) : { $hand }. Jetons : { $tokens }.
alt-building-over = Résolu : { $building } ({ $cls }).
alt-outcome = { $name } (posé : { $cards }) : { $gains }.
alt-outcome-privilege = { $name } (posé : { $cards } ; privilège) : { $gains }.
alt-outcome-beside = { $name } : { $gains }.
alt-no-card = rien
alt-nothing = rien de gagné
alt-rats =
    { $rats ->
        [0] { $name }, tu n’as aucun rat.
        [one] { $name }, tu as { $rats } rat.
       *[other] { $name }, tu as { $rats } rats.
    }
alt-hand = Tes cartes : { $cards }.
alt-no-hand = Tu n’as aucune carte.
# As in English.
alt-nun = { $place } { $card }
alt-known =
    { $nuns ->
        [one] Cartes Nonne connues : { $cards }, soit { $nuns } nonne.
       *[other] Cartes Nonne connues : { $cards }, soit { $nuns } nonnes.
    }
alt-chosen = Choisies : { $cards }.
alt-laid = Posées, { $building } : { $cards }.
alt-at =
    { $number ->
        [0] Lieu : { $building }, sans carte.
        [one] Lieu : { $building }, avec { $number } carte.
       *[other] Lieu : { $building }, avec { $number } cartes.
    }
gain-influence = +{ $number } en influence
# As in English.
gain-rats =
    { $number ->
        [one] +{ $number } rat
       *[other] +{ $number } rats
    }
# As in English.
gain-rats-off =
    { $number ->
        [one] −{ $number } rat
       *[other] −{ $number } rats
    }
gain-rats-both =
    { $number ->
        [0] autant de rats qu’avant
        [one] { $net } rat
       *[other] { $net } rats
    } (+{ $taken } −{ $off })
gain-tokens =
    { $number ->
        [one] +{ $number } jeton de victoire
       *[other] +{ $number } jetons de victoire
    }
gain-drawn =
    { $number ->
        [one] { $number } carte piochée
       *[other] { $number } cartes piochées
    }
gain-received =
    { $number ->
        [one] { $number } carte reçue
       *[other] { $number } cartes reçues
    }
gain-given =
    { $number ->
        [one] { $number } carte donnée
       *[other] { $number } cartes données
    }
gain-discarded =
    { $number ->
        [one] { $number } carte défaussée
       *[other] { $number } cartes défaussées
    }
gain-looks =
    { $number ->
        [one] { $number } carte Nonne vue
       *[other] { $number } cartes Nonne vues
    }
# As in English.
gain-special = +{ $cards }

## The signs, explained. The attribute `alt` names the sign, too.

sign-classes = Les six classes, chacune avec sa piste
    .alt = Épi, balance, croix, bouclier, lune et couronne : les six classes, chacune avec sa piste.
sign-most = Privilège : le plus de personnages
    .alt = Couronne de laurier avec un 1 : le privilège, pour le plus de personnages posés.
sign-each = Pour tous les autres qui sont entrés
    .alt = Silhouette grise : son effet pour tous les autres qui sont entrés.
sign-crate = Les provisions d’un bâtiment
    .alt = Caisse : les provisions d’un bâtiment.
sign-door = Qui est entré, avec combien de cartes
    .alt = Porte avec des disques : les entrées dans l’ordre, avec le nombre de cartes.
sign-card-rat = Piocher une carte, défausser un rat
    .alt = Plus 1 sur une carte : piocher une carte. Moins 1 sur un rat : défausser un rat.
sign-heal = Une carte de ta main s’en va avec un rat
    .alt = Carte et rat barrés : une carte de ta main s’en va, et un rat avec elle.
sign-tower = Dons des autres ; tes cartes à l’abri
    .alt = Carte avec une flèche : les autres donnent des cartes. Bouclier : personne ne te prend de cartes.
sign-sword-flute = L’Épée prend des cartes, la Flûte envoie des rats
    .alt = Épée : prend des cartes. Flûte : envoie des rats.
sign-joker-pass-gold = Joker : partout ; Laissez-passer : attendre ; Or : à la fin
    .alt = Joker : va partout. Laissez-passer : attend. Or : points à la fin.
sign-influence = Influence dans une classe
    .alt = Flèche verte : influence dans une classe.
sign-eye = Rangée des nonnes, un regard
    .alt = Carte bleue au voile : la rangée des nonnes, face cachée. Œil : regarder ses cartes.
sign-hand = Cartes en main, jetons de victoire
    .alt = Deux cartes avec un nombre : cartes en main. Médaille : jetons de victoire.
sign-first = Qui commence ; à qui le tour
    .alt = Drapeau : commence la manche. Flèche : à qui le tour, ou à plusieurs en même temps.
alt-cards = Images de ces cartes : { $cards }.
alt-buildings = Images de ces bâtiments : { $buildings }.

# What a ring marks, at the beginning of the alt text.

marked-nuns = Encadré : les cartes Nonne en haut.
marked-round = Encadré : la manche en haut.
marked-seats = Encadré : les places à droite.
marked-supplies = Encadré : les provisions des bâtiments.
marked-buildings = Encadré : les bâtiments.
