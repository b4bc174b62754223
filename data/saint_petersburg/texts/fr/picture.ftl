# In the pictures: short words, there is little room.

picture-round = Manche { $round }
picture-last-round = DERNIÈRE !
picture-phase-worker = Artisans
picture-phase-building = Bâtiments
picture-phase-aristocrat = Nobles
picture-phase-trading = Échange
picture-upper-row = En haut
picture-lower-row = En bas
# Quand une rangée continue sur la deuxième ligne ; `short` s’il y a peu de place.
picture-upper-row-on = En haut (suite)
picture-upper-row-on-short = Encore en haut
picture-lower-row-on = En bas (suite)
picture-lower-row-on-short = Encore en bas
# Where long words may be broken on a card.
# A list.
picture-hyphenation = Biblio/thèque Obser/vatoire Adminis/trateur Entre/pôt Secré/taire Contrô/leur Menui/serie Péters/bourg Résur/rection Flagor/neur Manu/facture Bourg/mestre Obcht/china Archi/tecte Mari/insky Cathé/drale Potem/kine Univer/sité Collec/teur Lieute/nant Patri/arche
# Followed by the coat of arms of a player.
picture-prices-of = Prix pour
picture-printed-prices = Prix imprimés
picture-since = { $replay ->
    [1] à cette étape
   *[0] depuis ton dernier coup
}
picture-new-card = nouv.
# How many cards of a row are new; beside the name of the row.
picture-new-cards = { $all ->
    [1] tout nouveau
   *[0] { $number ->
        [one] { $number } nouvelle
       *[other] { $number } nouvelles
    }
}
# Beside the coat of arms of who has the card, and what became of it.
picture-took = a pris
picture-bought = a acheté
picture-taken-play = en jeu
picture-taken-hand = en main
picture-taken-gone = repartie
picture-drawn = Qu’en faire ?
picture-pub = Débit de boissons
picture-pub-limit = jusqu’à { $limit }
picture-guild-hall = Maison des guildes
picture-guild-hall-limit = au choix
picture-trading-house = Comptoir
picture-trading-house-limit = { $limit } ou rien
picture-used = utilisé
picture-passed = passe
picture-new = arrivées dans cette phase
picture-winner = Victoire : { $name }
picture-game-over = La partie est finie
picture-final-table = La table à la fin
picture-hand = En main : { $name }
# A place for another card in the hand.
picture-free = libre
picture-tableau-empty = Aucune carte en jeu
picture-incomes = Décomptes
picture-barred = rien à remplacer
picture-too-expensive =
    { $missing ->
        [one] il manque { $missing } rouble
       *[other] il manque { $missing } roubles
    }
picture-can-pay =
    { $left ->
        [one] reste { $left } rouble
       *[other] reste { $left } roubles
    }
picture-displacing = { $card } : { $price }
picture-more = encore { $number }
picture-rubles-left = reste { $number }
picture-points-before = en jeu
picture-points-aristocrats = nobles
picture-points-rubles = roubles
picture-points-hand = main

# For those who do not see the pictures, and when one cannot be drawn.

alt-turn = C’est à { $name } de jouer.
alt-pub =
    { $name } peut acheter jusqu’à { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    } au Débit de boissons.
alt-guild-hall = { $name } reçoit { $limit } de la Maison des guildes, en roubles et en points.
alt-trading-house = { $name } peut acheter { $limit } points au Comptoir.
alt-moment = { $phase }, manche { $round }.
alt-moment-last = { $phase }, manche { $round }, la dernière.
alt-passed = Passent : { $names }.
alt-drawn = À acheter, à prendre ou à défausser : { $card }.
alt-prices-of = Prix pour { $name }.
alt-upper-row = Rangée du haut : { $cards }.
alt-upper-row-empty = La rangée du haut est vide.
alt-lower-row = Rangée du bas (1 rouble de moins) : { $cards }.
alt-lower-row-empty = La rangée du bas est vide.
# As in English.
alt-copies = { $number } × { $card }
alt-priced = { $card } pour { $price }
alt-barred = { $card } (rien à remplacer)
alt-player =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $aristocrats ->
        [one] { $aristocrats } noble différent
       *[other] { $aristocrats } nobles différents
    }.
alt-player-rubles =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $aristocrats ->
        [one] { $aristocrats } noble différent
       *[other] { $aristocrats } nobles différents
    }.
alt-stacks = Cartes restantes, et qui commence la phase : { $stacks }.
# As in English.
alt-stack = { $stack } { $number } ({ $name })
alt-gold-disc = Le disque d’or est chez { $name }.
alt-discards =
    Défausse, { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } : { $cards }.
alt-tableau = En jeu chez { $name } : { $cards }.
alt-tableau-empty = Rien en jeu chez { $name }.
alt-face-down = { $card } (face cachée)
alt-used = { $card } (déjà utilisée dans cette manche)
alt-open-hand = En main chez { $name } : { $cards }.
alt-earns = { $name } toucherait maintenant : { $incomes }.
# A part of the sentence before: the cards of a phase and what they pay.
alt-earns-one =
    { $phase } { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alt-phase-over = { $phase }, manche { $round } : c’est fini.
alt-gained =
    { $name } touche { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    } et { $more ->
        [one] { $more } point
       *[other] { $more } points
    }, ce qui fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
alt-points-now =
    { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# The buildings that sell points, or give points and rubles, after a scoring.
alt-houses-brought = Autre apport ({ FORM($houses, "") }) : { $points ->
    [0] { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    }
    [one] { $points } point
   *[other] { $points } points
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
        [one] {" "}et { $rubles } rouble
       *[other] {" "}et { $rubles } roubles
    }
}.
alt-new = Nouveau chez { $name } : { $cards }.
# What changed since the reader's last move.
alt-new-upper = Nouveau dans la rangée du haut : { $cards }.
alt-new-lower = Nouveau dans la rangée du bas : { $cards }.
alt-taken = { $name } a pris : { $cards }.
alt-bought = { $name } a acheté : { $cards }.
alt-taken-play = { $card } (en jeu)
alt-taken-displacing = { $card } (en jeu, contre { $displaced })
alt-taken-hand = { $card } (en main)
alt-taken-gone = { $card } (plus en jeu)
alt-discarded = { $name } a défaussé : { $card }.
alt-no-move = Pas encore de coup : { $names }.
alt-points-changed = Points : { $changes }.
alt-income-changed = Revenus chez { $name } : { $changes }.
# Parts of the two sentences before.
alt-change = { $name } { $amount }
alt-change-phase = { $phase } ({ $amounts })
alt-change-rubles = roubles { $amount }
# As in English.
alt-change-points = points { $amount }
alt-income =
    { $phase } : { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au prochain décompte.
alt-hand =
    En main chez { $name } : { $number ->
        [0] aucune carte
        [one] { $number } carte
       *[other] { $number } cartes
    } sur { $limit } au plus, { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
alt-held = En main : { $card }.
alt-held-trading = En main : { $card }, qui peut remplacer { $displacing }.
alt-displacing = { $card } pour { $price }
alt-result =
    { $rank }. { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $before } en jeu, { $for_aristocrats } pour { $aristocrats ->
        [one] { $aristocrats } noble différent
       *[other] { $aristocrats } nobles différents
    }, { $for_rubles } pour les roubles, { $for_hand } pour la main ; roubles restants : { $left }.
# As in English.
alt-card = { $card }.
alt-card-cost = Coûte { $cost ->
        [one] { $cost } rouble
       *[other] { $cost } roubles
    }.
# Said of cards that are not the same in every edition.
alt-card-cost-in = Coûte { $cost ->
    [one] { $cost } rouble
   *[other] { $cost } roubles
} dans { $edition }.
alt-card-income =
    Rapporte { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à son décompte.
alt-card-displaces = Remplace l’une de ces cartes : { $cards }.
alt-card-displaced = Cède la place à l’une de ces cartes : { $cards }.
alt-card-copies =
    { $number ->
        [one] La seule de son espèce ({ $stack }).
       *[other] { $number } exemplaires ({ $stack }).
    }

# What the signs mean: beside the sign, and (alt) for those who do not see it.

sign-price = Ton prix actuel
    .alt = Pièce d’or sur une carte : ton prix actuel.
sign-trade-price = Prix d’échange, selon la carte remplacée
    .alt = Plaque d’or sur une carte au cadre doré : le prix d’une carte d’échange, qui dépend de ce qu’elle remplace.
sign-barred = Tu n’as rien qu’elle puisse remplacer
    .alt = Cercle barré : tu n’as rien que cette carte puisse remplacer.
sign-lower-row = Rangée du bas : 1 rouble de moins
    .alt = Moins 1 à côté d’une rangée : tout y coûte 1 rouble de moins.
sign-rubles = Roubles à chacun de ses décomptes
    .alt = Pièce au bas d’une carte : les roubles qu’elle rapporte à chacun de ses décomptes.
sign-points = Points à chacun de ses décomptes
    .alt = Étoile rouge : les points qu’elle rapporte à chacun de ses décomptes.
sign-suits = Artisans, bâtiments, nobles, cartes d’échange
    .alt = Marteau sur vert, maison sur bleu, couronne sur rouge, flèches sur gris : artisans, bâtiments, nobles, cartes d’échange.
sign-marker = Marqueur : commence cette phase
    .alt = Jeton rond avec un numéro : cette place commence cette phase.
sign-stack = Cartes restant dans la pile
    .alt = Pile avec un nombre : les cartes qui y restent.
sign-turn = À qui c’est de jouer
    .alt = Flèche et cadre doré : à qui c’est de jouer.
sign-hand = Cartes en main
    .alt = Deux cartes avec un nombre : les cartes en main.
sign-new = Turquoise : nouveau depuis ton dernier coup
    .alt = Turquoise : nouveau depuis ton dernier coup.
sign-order = Ordre des coups depuis le tien (– : aucun)
    .alt = Disque turquoise avec un nombre : ordre des coups de cette phase depuis le tien ; avec un tiret : aucun coup.
sign-aristocrats = Nobles différents en jeu
    .alt = Couronne rouge avec un nombre : les nobles différents en jeu.
alt-cards = Images de ces cartes : { $cards }.

# What a ring marks, at the beginning of the alt text.

marked-stacks = Encadré : les piles en haut.
marked-seats = Encadré : les places à droite.
marked-decision = Encadré : ce qui se décide maintenant.
marked-upper = Encadré : la rangée du haut.
marked-lower = Encadré : la rangée du bas.
marked-worker-cards = Encadré : les artisans des rangées.
marked-building-cards = Encadré : les bâtiments des rangées.
marked-aristocrat-cards = Encadré : les nobles des rangées.
marked-trading-cards = Encadré : les cartes d’échange des rangées.
