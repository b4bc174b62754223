# Saint Petersburg: what happened, what can be chosen, what is refused, and the rules.

game-title = Saint-Pétersbourg
cover-alt = Saint-Pétersbourg : un navire en construction, le palais d’Hiver, un patriarche et un amiral dans des cadres dorés, sur une table en bois.
game-invitation = Engage des artisans, bâtis la ville, courtise la noblesse : des roubles tout de suite ou des points pour toujours, et chaque carte prise échappe aux autres.

edition-base = Saint-Pétersbourg (2004)
edition-new-society = La Nouvelle Société (2008)
invitation-new-society = Saint-Pétersbourg avec 13 nouvelles sortes de cartes : une prison qui rend des cartes, une maison des guildes qui paie à la carte, et une cinquième place à la table.

# The attribute `inside` stands inside a sentence.
phase-worker = Phase de l’Artisanat
    .inside = phase de l’Artisanat
phase-building = Phase de Construction
    .inside = phase de Construction
phase-aristocrat = Phase de la Noblesse
    .inside = phase de la Noblesse
phase-trading = Phase d’échange
    .inside = phase d’échange
stack-worker = artisans
stack-building = bâtiments
stack-aristocrat = nobles
stack-trading = cartes d’échange
source-upper = rangée du haut
source-lower = rangée du bas
source-drawn = carte piochée

## What happened. The attribute `you` speaks to who did it.

told-bought = { $name } achète { $card } { $source ->
    [lower] dans la rangée du bas{" "}
   *[upper] {""}
}pour { $cost }.
    .you = Tu achètes { $card } pour { $cost }.
told-bought-displacing = { $name } achète { $card } pour { $cost }, à la place { FORM($displaced, "of") }.
    .you = Tu achètes { $card } pour { $cost }, à la place { FORM($displaced, "of") }.
told-took = { $name } prend { $card } en main.
    .you = Tu prends { $card } en main.
told-played = { $name } joue { $card } de sa main pour { $cost }.
    .you = Tu joues { $card } pour { $cost }.
told-played-displacing = { $name } joue { $card } de sa main pour { $cost }, à la place { FORM($displaced, "of") }.
    .you = Tu joues { $card } pour { $cost }, à la place { FORM($displaced, "of") }.
told-passed = { $name } passe.
    .you = Tu passes.
told-drew = { $name } pioche { $card } dans la pile des { $stack }, grâce à l’Observatoire.
    .you = Tu pioches { $card }.
told-released = { $name } reprend { $card } dans la défausse, grâce à la Prison pour dettes.
    .you = Tu reprends { $card } dans la défausse.
told-discarded = { $name } défausse { $card }.
    .you = Tu défausses { $card }.
told-points-bought = { $name } achète { $points ->
    [one] { $points } point
   *[other] { $points } points
} au Débit de boissons pour { $cost }.
    .you = Tu achètes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $cost }.
told-no-points-bought = { $name } n’achète pas de points au Débit de boissons.
    .you = Tu n’achètes pas de points.
told-divided = { $name } prend { $points ->
    [0] { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $rubles ->
        [0] {""}
        [one] {" "}et { $rubles } rouble
       *[other] {" "}et { $rubles } roubles
    }
} à la Maison des guildes.
    .you = Tu prends { $points ->
        [0] { $rubles ->
            [one] { $rubles } rouble
           *[other] { $rubles } roubles
        }
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $rubles ->
            [0] {""}
            [one] {" "}et { $rubles } rouble
           *[other] {" "}et { $rubles } roubles
        }
    } à la Maison des guildes.
told-traded = { $name } achète { $points } points au Comptoir pour { $cost }.
    .you = Tu achètes { $points } points au Comptoir pour { $cost }.
told-not-traded = { $name } n’achète pas de points au Comptoir.
    .you = Tu n’achètes pas de points au Comptoir.
told-dismissed = { $name } ne peut pas payer { $card } : la carte part à la défausse.
told-disc-paid = { $name } a le disque d’or : { $points } points.
told-scored = { $phase ->
    [worker] Les artisans rapportent
    [building] Les bâtiments rapportent
   *[aristocrat] Les nobles rapportent
} : { $gains }
told-scored-nothing = { $phase ->
    [worker] Les artisans ne rapportent rien à personne.
    [building] Les bâtiments ne rapportent rien à personne.
   *[aristocrat] Les nobles ne rapportent rien à personne.
}
told-gain = { $name } { $rubles ->
    [0] {""}
    [one] { $rubles } rouble
   *[other] { $rubles } roubles
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } point
   *[other] { $points } points
}
told-no-room = Les rangées sont pleines : aucune nouvelle carte n’arrive.
told-last-round = La pile des { $stack } est épuisée : **c’est la dernière manche.**
situation = Manche { $round }, { FORM($phase, "inside") }{ $last ->
    [1] , **dernière manche**
   *[0] {""}
}
question-turn = { $alone ->
    [1] **{ $name }** · { $situation }.
   *[0] **{ $name }**, à toi de jouer. { $situation }.
}
question-drawn = **{ $name }**, que fais-tu de cette carte : { FORM($card, "") } ? { $place ->
    [0] { $room ->
        [0] Elle ne peut rien remplacer chez toi et ta main est pleine : tu ne peux que la défausser.
       *[other] Elle ne peut rien remplacer chez toi : prends-la, ou défausse-la.
    }
   *[other] { $room ->
        [0] Ta main est pleine : achète-la, ou défausse-la.
       *[other] Achète-la, prends-la ou défausse-la.
    }
} { $situation }.
question-guild-hall = **{ $name }**, la Maison des guildes te donne { $pay }, en points et en roubles. Combien en points ? { $situation }.
question-trading-house = **{ $name }**, veux-tu acheter { $most } points au Comptoir pour { $cost } roubles ? { $situation }.
question-pub = **{ $name }**, veux-tu acheter des points au Débit de boissons ? Jusqu’à { $most }, à 2 roubles pièce. { $situation }.

## The private hand

hand-money = Tu as **{ $rubles ->
    [one] { $rubles } rouble
   *[other] { $rubles } roubles
}** et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hand-cards = { $size ->
    [0] Ta main est vide ; elle peut contenir { $limit } cartes.
    [one] Ta main ({ $size } sur { $limit }) : { $cards }.
   *[other] Ta main ({ $size } sur { $limit }) : { $cards }.
}
scorings-this-round = { $last ->
    [1] Décomptes à venir dans cette dernière manche : { $gains }
   *[0] Décomptes à venir dans cette manche : { $gains }
}
scorings-next-round = { $sure ->
    [1] Manche suivante : { $gains }
   *[0] Manche suivante, s’il y en a une : { $gains }
}
scorings-none = Il ne reste que le décompte final.
scoring-pays = { $colour ->
    [green] artisans
    [blue] bâtiments
   *[red] nobles
} { $rubles ->
    [0] { $points ->
        [0] rien
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
question-for-you = { $full ->
    [1] Ta main est pleine ({ $size } sur { $limit }) : tu ne peux rien prendre.{" "}
   *[0] {""}
}Que veux-tu faire ?
question-for-you-drawn = { $pays ->
    [barred] Elle ne peut rien remplacer chez toi.
    [poor] Elle coûte { $cost }, et tu as { $rubles }.
   *[yes] Elle coûte { $cost } de tes { $rubles } roubles.
} { $room ->
    [0] { $pays ->
        [yes] Achète-la ou défausse-la : ta main est pleine.
       *[no] Ta main est pleine aussi : tu ne peux que la défausser.
    }
   *[other] { $pays ->
        [yes] Achète-la, prends-la en main ou défausse-la.
       *[no] Prends-la en main, ou défausse-la.
    }
}
question-for-you-guild-hall = La Maison des guildes te donne { $pay }, en points et en roubles. Combien en veux-tu en points ?
question-for-you-trading-house = { $pays ->
    [0] Le Comptoir vend { $most } points pour { $cost } roubles, et tu en as { $rubles } : tu ne peux que refuser.
   *[1] Veux-tu acheter { $most } points au Comptoir pour { $cost } de tes { $rubles } roubles ?
}
question-for-you-pub = { $most ->
    [0] Au Débit de boissons, un point coûte 2 roubles, et tu en as { $rubles } : tu ne peux que refuser.
   *[other] Combien de points veux-tu acheter au Débit de boissons ? Tes { $rubles } roubles suffisent pour { $most }, à 2 pièce.
}

## Standings while the game runs

now-line = **{ $name }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $aristocrats ->
    [0] {""}
   *[other] {" "}+ { $aristocrats } pour { $kinds ->
        [one] { $kinds } noble
       *[other] { $kinds } nobles différents
    }
}{ $coming ->
    [0] {""}
   *[other] {" "}+ { $coming } des prochains décomptes
} = **{ $projected }**
now-income = Prochains décomptes : { $gains }
now-left-out = Non compris : les cartes encore à jouer, un point par tranche de 10 roubles à la fin, et 5 points de moins par carte encore en main.

## Choices

verb-buy = Acheter
verb-take = Prendre
verb-play = Jouer
verb-pass = Passer
verb-pass-ends = Passer (fin de la phase)
verb-draw = Observatoire
verb-release = Prison pour dettes
verb-discard = Défausser
verb-guild-hall = Maison des guildes
verb-trading-house = Comptoir
verb-pub = Débit de boissons
choice-buy = { $card } pour { $cost }{ $source ->
    [lower] , rangée du bas
   *[upper] {""}
} ({ $brings })
choice-buy-from = { $card } pour { $cost } ou plus{ $source ->
    [lower] , rangée du bas
   *[upper] {""}
} ({ $brings })
choice-take = { $card }{ $source ->
    [lower] , rangée du bas
   *[upper] {""}
} : { $brings }, { $ways ->
    [none] encore rien à remplacer
    [single] plus tard pour { $cost }
   *[several] plus tard pour { $cost }+
}
choice-release = { $card } : { $brings }, { $ways ->
    [none] rien à remplacer
    [single] pour { $cost }
   *[several] pour { $cost }+
}
choice-displace = { $card }, pour { $cost } ({ $net }{ $kinds ->
    [-1] , un noble de moins
    [1] , un noble de plus
   *[0] {""}
})
choice-stack = { $stack } ({ $size })
choice-points = { $points ->
    [0] Aucun point
    [one] { $points } point pour { $cost }
   *[other] { $points } points pour { $cost }
}
# As in English.
choice-guild-hall = { $points ->
    [0] { $rubles } ₽
   *[other] { $rubles ->
        [0] { $points } ★
       *[other] { $points } ★ { $rubles } ₽
    }
}
yields = { $rubles ->
    [0] { $points ->
        [0] sans revenu
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
yields-by = { $points ->
    [0] { $rubles } ₽
   *[other] { $points } ★
} pour { $what ->
    [green] chacun de tes artisans
    [blue] chacun de tes bâtiments
    [red] chacun de tes nobles
   *[wool] chacune de tes cartes au mouton
}
net = { $rubles ->
    [0] { $points ->
        [0] même revenu
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
net-counted = { $gain } ({ $card } : { $part })
brings-by = { $points ->
    [0] { $rubles } ₽
   *[other] { $points } ★
} maintenant, { $each } par { $what ->
    [green] artisan
    [blue] bâtiment
    [red] noble
   *[wool] mouton
}
brings-commune = { $more_rubles } ₽ { $more_points } ★, cartes vertes à −1
brings-workshop = { $more_rubles } ₽, cartes bleues à −1
brings-smelter = { $more_rubles } ₽, cartes rouges à −1
brings-warehouse = une main de { $limit }
brings-observatory = { $more_points } ★ ou pioche une carte
brings-prison = { $more_points } ★, fouille la défausse
brings-guild-hall = { $pay } en ₽ ou ★
brings-trading-house = vend { $points } ★ pour { $cost } ₽ par manche
brings-pub = vend jusqu’à { $points } ★ par manche à { $cost } ₽
brings-value = vaut { $value } à l’échange
brings-no-more = ne paie plus dans cette partie
brings-at-end = { $several ->
    [1] jusqu’à { $points } ★ à la fin
   *[0] +{ $points } ★ à la fin
}
ask-buy = Quelle carte veux-tu acheter ? Le prix est celui que tu paies maintenant.
ask-take = Quelle carte veux-tu prendre ? Elle ne coûte rien maintenant, mais 5 points si tu l’as encore en main à la fin.
ask-play = Quelle carte de ta main veux-tu jouer ? Le prix est celui que tu paies maintenant.
ask-draw = Dans quelle pile veux-tu piocher ? Ton Observatoire ne rapporte alors pas de point dans cette manche.
ask-release = Quelle carte de la défausse veux-tu reprendre ? Ensuite, tu l’achètes, tu la prends ou tu la défausses ; le prix est celui que tu paierais maintenant.
ask-displace = Quelle carte laisse sa place à celle-ci : { FORM($card, "") } ? Chaque choix montre son prix et ce qui change à chaque manche.

refused-nothing-to-buy = Tu ne peux rien acheter en ce moment : les rangées sont vides, ou chaque carte est trop chère ou n’a rien à remplacer chez toi.
refused-nothing-to-take = Il n’y a pas de carte à prendre en ce moment.
refused-nothing-in-hand = Ta main est vide : il n’y a rien à jouer. Prends d’abord une carte.
refused-nothing-to-play = Tu ne peux jouer aucune carte de ta main en ce moment : chacune est trop chère, ou n’a rien à remplacer chez toi.
refused-nothing-to-draw = Tu ne peux pas piocher maintenant : il faut un Observatoire face visible, la phase de Construction et une pile d’au moins 2 cartes.
refused-nothing-to-release = Tu ne peux pas reprendre de carte maintenant : il faut une Prison pour dettes qui n’a pas encore servi dans cette manche, la phase de Construction et une carte dans la défausse.
refused-nothing-to-guild-hall = La Maison des guildes est fermée en ce moment : elle paie juste après le décompte des bâtiments.
refused-nothing-to-trading-house = Le Comptoir est fermé en ce moment : il vend des points juste après le décompte des bâtiments.
refused-nothing-to-pub = Le Débit de boissons est fermé en ce moment : il vend des points juste après le décompte des bâtiments.
refused-nothing-to-discard = Il n’y a rien à défausser : seule une carte qui vient d’être piochée ou reprise peut l’être.
refused-nothing-to-pass = Tu ne peux pas passer maintenant.

illegal-game-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas à toi de jouer.
illegal-too-expensive = Cela coûte { $need }, et tu as { $have }. { $instead ->
    [take] Prends-la en main, ou choisis moins cher.
    [take-or-discard] Prends-la en main, ou défausse-la.
    [discard] Ta main est pleine aussi : tu ne peux que la défausser.
   *[other] Choisis moins cher.
}
illegal-pub-too-expensive = Cela coûte { $need }, et tu as { $have }. Achète moins de points.
illegal-hand-full = Ta main est pleine : { $limit } cartes au plus. { $instead ->
    [buy-or-discard] Achète la carte, ou défausse-la.
    [discard] Tu ne peux pas l’acheter non plus : il ne reste qu’à la défausser.
   *[other] Joue d’abord une carte, ou achète au lieu de prendre.
}
illegal-not-in-hand = Tu n’as pas cette carte en main : { FORM($card, "") }. `/stpete hand` montre tes cartes.
illegal-not-in-row = Cette carte n’est pas dans la { $source } : { FORM($card, "") }. `/stpete show board` montre ce qui s’y trouve.
illegal-must-displace = { FORM($card, "") } : c’est une carte d’échange, elle remplace une de tes cartes. Tu peux choisir { $may }.
illegal-cannot-displace = { FORM($card, "") } ne peut pas remplacer { $displaced }. { $may ->
    [0] Il n’y a rien à remplacer.
   *[other] C’est possible avec : { FORM($may, "") }.
}
illegal-nothing-to-displace = { FORM($card, "") } : c’est une carte d’échange, et tu n’as rien en jeu qu’elle puisse remplacer. { $instead ->
    [take] Prends-la en main en attendant.
    [take-or-discard] Prends-la en main en attendant, ou défausse-la.
    [discard] Ta main est pleine aussi : tu ne peux que la défausser.
    [keep] Garde-la en attendant.
   *[other] Ta main est pleine aussi : il faut la laisser.
}
illegal-drawn-first = Décide d’abord du sort de cette carte : { FORM($card, "") }.
illegal-nothing-drawn = Il n’y a rien à défausser : seule une carte qui vient d’être piochée ou reprise peut l’être.
illegal-no-pub-now = Le Débit de boissons ne vend des points que juste après le décompte des bâtiments.
illegal-pub-first = Décide d’abord combien de points tu achètes au Débit de boissons ; 0 est permis.
illegal-pub-limit = Ton Débit de boissons vend de 0 à { $most } points.
illegal-no-guild-hall-now = La Maison des guildes et le Comptoir n’ouvrent que juste après le décompte des bâtiments.
illegal-guild-hall-first = Décide d’abord combien de points tu prends à la Maison des guildes ; le reste sera en roubles.
illegal-guild-hall-limit = Ta Maison des guildes donne de 0 à { $most } points.
illegal-no-trading-house-now = Le Comptoir ne vend des points que juste après le décompte des bâtiments.
illegal-trading-house-first = Décide d’abord si tu achètes des points au Comptoir ; 0 est permis.
illegal-trading-house-limit = Ton Comptoir vend { $most } points ou aucun.
illegal-trading-house-too-expensive = Cela coûte { $need }, et tu as { $have }. Achète moins de points.
illegal-not-building-phase = Ce n’est possible que pendant la phase de Construction.
illegal-no-observatory = Tu n’as pas d’Observatoire en jeu.
illegal-observatory-used = Ton Observatoire est face cachée jusqu’à la prochaine manche.
illegal-no-prison = Tu n’as pas de Prison pour dettes en jeu.
illegal-prison-used = Ta Prison pour dettes ne peut pas resservir avant la prochaine manche.
illegal-not-in-discard-pile = Cette carte n’est pas dans la défausse : { FORM($card, "") }.
illegal-stack-too-small = { $size ->
    [0] La pile des { $stack } est vide.
   *[other] La pile des { $stack } est trop petite : un Observatoire pioche dans une pile d’au moins 2 cartes.
}

## Options

command-stpete = Saint-Pétersbourg, de 1 à 4 personnes ; jusqu’à 5 avec La Nouvelle Société
command-new = Ouvrir une table dans ce salon
command-buy = Acheter une carte des rangées, ou celle que tu as piochée ou reprise
command-take = Prendre une carte en main, sans rien payer
command-play = Jouer une carte de ta main et la payer
command-observatory = Phase de Construction : piocher la première carte d’une pile avec ton Observatoire
command-prison = Phase de Construction : reprendre une carte de la défausse avec ta Prison pour dettes
command-discard = Défausser la carte que tu as piochée ou reprise
command-house = Après le décompte des bâtiments : points de ta Maison des guildes ou de ton Comptoir
command-pub = Juste après le décompte des bâtiments : acheter des points à 2 roubles pièce
command-pass = Passer ce tour
option-edition = Avec quelles cartes jouer : celles de 2004, ou aussi celles de La Nouvelle Société
option-edition-on = On joue avec { $edition }.
setting-edition = Édition
option-open-rubles = Tout le monde voit les roubles de tout le monde
option-open-hands = Tout le monde voit la main de tout le monde
option-extra-marker = À trois : la place qui reçoit deux marqueurs de départ (la règle : la personne la plus jeune)
option-open-rubles-on = Les roubles sont visibles.
option-open-hands-on = Les mains sont visibles.
option-extra-marker-on = À trois, la place { $seat } reçoit deux marqueurs de départ.
setting-open-rubles = Roubles visibles
setting-open-hands = Mains visibles
setting-extra-marker = Marqueur en plus
extra-marker = { $seat ->
    [0] au hasard
   *[other] place { $seat }
}
option-card = La carte ; laisse vide pour voir tous les choix
option-displace = Pour une carte d’échange : ce qu’elle remplace
option-stack = La pile ; laisse vide pour voir tous les choix
option-discarded = La carte de la défausse ; laisse vide pour voir tous les choix
option-points = Combien de points, 0 pour aucun
option-rest-of-phase = Passer jusqu’à la fin de la phase ; False annule ce choix

## Hints

does-buy = acheter { $card } { $row ->
    [upper] dans la rangée du haut{" "}
    [lower] dans la rangée du bas{" "}
   *[none] {""}
}pour { $cost }
does-buy-displacing = acheter { $card } { $row ->
    [upper] dans la rangée du haut{" "}
    [lower] dans la rangée du bas{" "}
   *[none] {""}
}pour { $cost }, à la place { FORM($displaced, "of") }
does-play = jouer { $card } pour { $cost }
does-play-displacing = jouer { $card } pour { $cost }, à la place { FORM($displaced, "of") }
does-take = prendre en main { $card }{ $row ->
    [upper] {" "}de la rangée du haut
    [lower] {" "}de la rangée du bas
   *[none] {""}
}
does-draw = piocher dans la pile des { $stack } avec ton Observatoire
does-release = reprendre { $card } dans la défausse
does-guild-hall = prendre { $points ->
    [0] { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $rubles ->
        [0] {""}
        [one] {" "}et { $rubles } rouble
       *[other] {" "}et { $rubles } roubles
    }
}
does-trading-house = { $points ->
    [0] ne pas acheter de points au Comptoir
    [one] acheter { $points } point au Comptoir
   *[other] acheter { $points } points au Comptoir
}
does-pub = { $points ->
    [0] ne pas acheter de points
    [one] acheter { $points } point
   *[other] acheter { $points } points
}
does-pass = passer
does-discard = défausser la carte
reason-more-aristocrats = Cela te fait { $kinds ->
    [one] { $kinds } noble
   *[other] { $kinds } nobles différents
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin.
reason-fewer-aristocrats = Il te restera { $kinds ->
    [one] { $kinds } noble
   *[other] { $kinds } nobles différents
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins à la fin.
reason-income = { $instead ->
    [1] À la place { FORM($displaced, "of") }, cela rapporte
   *[0] Cela rapporte
} { $gain } à chaque manche, celle-ci comprise.
reason-income-later = { $instead ->
    [1] À la place { FORM($displaced, "of") }, cela rapporte
   *[0] Cela rapporte
} { $gain } { $sure ->
    [1] à chaque manche, dès la prochaine.
   *[0] à chaque manche après celle-ci, s’il y en a.
}
reason-income-uneven = { $instead ->
    [1] À la place { FORM($displaced, "of") }, cela rapporte
   *[0] Cela rapporte
} { $now } dans cette manche, et { $gain } dans chaque manche suivante.
reason-income-last = { $instead ->
    [1] À la place { FORM($displaced, "of") }, cela rapporte encore
   *[0] Cela rapporte encore
} { $gain } dans cette dernière manche.
reason-pays-back = C’est donc remboursé dès cette manche.
reason-discount = { $colour ->
    [green] Désormais, les cartes vertes te coûtent { $off } de moins.
    [blue] Désormais, les cartes bleues te coûtent { $off } de moins.
   *[red] Désormais, les cartes rouges te coûtent { $off } de moins.
}
reason-sells-points = { $last ->
    [1] Après le décompte des bâtiments de cette manche
   *[0] Après chaque décompte des bâtiments
}, tu pourras y acheter jusqu’à { $points } points de plus, à 2 roubles pièce.
reason-trades = { $last ->
    [1] Après le décompte des bâtiments de cette manche
   *[0] Après chaque décompte des bâtiments
}, tu pourras y acheter { $points } points pour { $cost } roubles.
reason-divides = { $last ->
    [1] Après le décompte des bâtiments de cette manche
   *[0] Après chaque décompte des bâtiments
}, elle te donne { $pay } en roubles et en points, comme tu veux.
reason-releases = { $last ->
    [1] Tu pourras t’en servir pour reprendre une carte de la défausse pendant la phase de Construction de cette manche.
   *[0] Tu pourras t’en servir pour reprendre une carte de la défausse à chaque phase de Construction.
}
reason-draws = { $last ->
    [1] Au lieu d’en tirer un point, tu pourras piocher une carte pendant la phase de Construction de cette manche.
   *[0] Au lieu d’en tirer un point, tu pourras piocher une carte à chaque phase de Construction.
}
reason-larger-hand = Tu pourras avoir une carte de plus en main.
reason-value = La carte compte pour { $value } quand une carte d’échange la remplace.
reason-out-of-hand = Dans ta main, elle te coûterait { $points } points à la fin.
reason-sacrifice = La carte ne rapportera plus son prix{ $use ->
    [displaced] , mais une carte d’échange pourrait encore la remplacer.
    [kept] , mais personne d’autre ne l’aura.
   *[none] .
}
reason-cheaper = Tu paies { $saved } de moins que le prix imprimé.
reason-take = Elle peut attendre dans ta main pendant que tes roubles servent ailleurs ; plus tard, elle te coûtera { $cost }{ $several ->
    [1] {" "}ou plus
   *[0] {""}
}.
reason-take-poor = Elle peut attendre dans ta main jusqu’à ce que tu aies { $cost ->
    [one] { $cost } rouble
   *[other] { $cost } roubles
} pour elle.
reason-take-barred = Tu pourras la jouer quand tu auras en jeu { $colour ->
    [green] { $workers ->
        [0] un artisan
       *[other] { $workers }
    } à remplacer.
    [blue] un bâtiment à remplacer.
   *[red] un noble à remplacer.
}
reason-take-used = Ce qui a déjà servi ({ FORM($used, "") }) ne peut plus être remplacé dans cette manche. Tu pourras jouer cette carte à la prochaine.
reason-take-last = Joue-la avant la fin, sinon elle te coûte { $points } points.
reason-take-lost = Au train où vont les choses, tu ne pourras plus la jouer, et dans ta main elle te coûte { $points } points.
reason-take-aristocrat = Une fois en jeu, ce nouveau noble vaut { $several ->
    [1] {"jusqu’à "}
   *[0] {""}
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus à la fin.
reason-draw = Une chance de tomber sur mieux, mais { $points ->
    [one] l’Observatoire ne rapporte pas son point dans cette manche.
   *[other] l’Observatoire ne rapporte pas ses points dans cette manche.
}
reason-release = { $pays ->
    [barred] Elle ne peut encore rien remplacer chez toi{ $room ->
        [0] .
       *[other] ; elle peut attendre dans ta main.
    }
    [poor] Elle coûte { $cost }, trop cher pour l’instant{ $room ->
        [0] .
       *[other] ; elle peut attendre dans ta main.
    }
   *[yes] Tu peux l’acheter tout de suite, pour { $cost }.
}
reason-guild-hall = { $points ->
    [one] C’est { $points } point sûr, et il { $left ->
        [0] ne te reste aucun rouble.
        [one] te reste { $left } rouble.
       *[other] te reste { $left } roubles.
    }
   *[other] Ce sont { $points } points sûrs, et il { $left ->
        [0] ne te reste aucun rouble.
        [one] te reste { $left } rouble.
       *[other] te reste { $left } roubles.
    }
}
reason-pub = { $points ->
    [one] C’est { $points } point sûr
   *[other] Ce sont { $points } points sûrs
}, et il { $left ->
    [0] ne te reste aucun rouble.
    [one] te reste { $left } rouble.
   *[other] te reste { $left } roubles.
}
reason-pub-poor = Tu n’as pas de quoi acheter des points.
reason-pass-only = Tu ne peux rien faire d’autre pour l’instant.
reason-pass-poor = Tu ne peux payer aucune de ces cartes{ $last ->
    [1] , et chacune dans ta main te coûte { $points } points à la fin.
   *[0] , et dans ta main elles ne rapportent rien.
}
reason-pass-saves = { $next ->
    [end] À la fin, 10 roubles gardés font 1 point.
   *[other] { $ends ->
        [1] La phase finit alors, et il te restera
       *[0] Il te restera
    } { $rubles ->
        [one] { $rubles } rouble
       *[other] { $rubles } roubles
    }{ $income ->
        [0] {""}
       *[other] {" "}({ $now } maintenant et { $income } au décompte)
    } pour { $next ->
        [pub] le Débit de boissons, qui va ouvrir, et pour les nobles.
        [building] les bâtiments, qui viennent ensuite.
        [aristocrat] les nobles, qui viennent ensuite.
        [trading] les cartes d’échange, qui viennent ensuite.
       *[worker] les artisans de la manche suivante.
    }
}
reason-pass-ends = La phase finit alors, avant que { $rivals ->
    [one] ton adversaire
   *[other] quelqu’un d’autre
} puisse continuer.
reason-pass-vain = Ce que tu peux payer ne rapportera plus son prix.
reason-discard = Tu ne peux rien en faire d’autre.
difference-kinds = à la fin { $counted ->
    [1] { $number ->
        [0] aucun noble différent
        [one] environ { $best } noble différent
       *[other] environ { $best } nobles différents
    } au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de nobles différents
}
difference-workers = { $counted ->
    [1] { $number ->
        [0] aucun point
        [one] environ { $best } point
       *[other] environ { $best } points
    } grâce aux artisans au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points grâce aux artisans
}
difference-buildings = { $counted ->
    [1] { $number ->
        [0] aucun point
        [one] environ { $best } point
       *[other] environ { $best } points
    } grâce aux bâtiments au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points grâce aux bâtiments
}
difference-aristocrats = { $counted ->
    [1] { $number ->
        [0] aucun point
        [one] environ { $best } point
       *[other] environ { $best } points
    } grâce aux décomptes des nobles au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points grâce aux décomptes des nobles
}
difference-bought = { $counted ->
    [1] { $number ->
        [0] aucun point
        [one] environ { $best } point
       *[other] environ { $best } points
    } { $edition ->
        [base] au Débit de boissons
       *[other] au Débit de boissons, à la Maison des guildes et au Comptoir
    } au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points { $edition ->
        [base] au Débit de boissons
       *[other] au Débit de boissons, à la Maison des guildes et au Comptoir
    }
}
difference-income = { $counted ->
    [1] { $number ->
        [0] aucun rouble
        [one] environ { $best } rouble
       *[other] environ { $best } roubles
    } sur tous les décomptes à venir au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de roubles sur tous les décomptes à venir
}
difference-left = { $counted ->
    [1] { $number ->
        [0] aucun rouble
        [one] environ { $best } rouble
       *[other] environ { $best } roubles
    } en caisse à la fin au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de roubles en caisse à la fin
}
difference-hand = à la fin { $counted ->
    [1] { $number ->
        [0] aucune carte
        [one] environ { $best } carte
       *[other] environ { $best } cartes
    } en main au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de cartes en main
}
# { $less } : autant de points en moins pour l’adversaire le plus fort, sans ceux des nobles différents.
difference-rival = { $counted ->
    [1] environ { $less ->
        [one] { $less } point
       *[other] { $less } points
    } de moins pour ton { $rivals ->
        [one] adversaire
       *[other] adversaire le mieux placé
    }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points pour ton { $rivals ->
        [one] adversaire
       *[other] adversaire le mieux placé
    }
}
difference-court = { $counted ->
    [1] { $number ->
        [0] aucun noble
        [one] environ { $best } noble différent
       *[other] environ { $best } nobles différents
    } pour ton { $rivals ->
        [one] adversaire
       *[other] adversaire le mieux placé
    } à la fin au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de nobles différents pour ton { $rivals ->
        [one] adversaire
       *[other] adversaire le mieux placé
    }
}
difference-free = personne ne te prend une telle carte{ $counted ->
    [1] , ce qui sinon arrive { $taken ->
        [10] presque toujours
       *[other] environ { $taken } fois sur dix
    }
   *[0] {""}
}
hint-other = Ou { $what } – { $much ->
    [1] bien moins bon.
   *[0] { $points ->
        [0] à peu près aussi bon.
        [one] moins bon d’environ { $points } point.
       *[other] moins bon d’environ { $points } points.
    }
}

## The end

end-title = { $players ->
    [1] **La partie est finie.**
   *[other] { $number ->
        [1] **Victoire pour { $winners } !**
       *[other] **{ $winners } se partagent la victoire !**
    }
}
end-line = { $rank }\. **{ $name }** : { $points } points ({ $before } avant, { $aristocrats } pour { $different ->
    [one] { $different } noble
   *[other] { $different } nobles différents
}, { $rubles } pour les roubles{ $hand ->
    [0] {""}
   *[other] , −{ $hand } pour la main
})

## Cards

# As in English.
card-title = **{ $card }** · { $facts }
card-only-in = Seulement dans { $edition }.
card-in-edition = Dans { $edition } : { $facts }
card-facts = coûte { $cost } · { $colour ->
    [green] artisan
    [blue] bâtiment
   *[red] noble
}{ $trading ->
    [1] {" "}(carte d’échange)
   *[0] {""}
} · { $gives } à son décompte · { $number ->
    [one] { $number } exemplaire
   *[other] { $number } exemplaires
} dans le jeu
rule-czar-and-carpenter = N’importe quelle carte d’échange verte peut le remplacer.
rule-potemkin-village = Coûte 2, et vaut 6 quand une carte d’échange le remplace.
rule-pub = Juste après le décompte des bâtiments, on peut y acheter jusqu’à 5 points, à 2 roubles pièce.
rule-warehouse = Permet d’avoir 4 cartes en main au lieu de 3.
rule-observatory = Pendant la phase de Construction, comme action : pioche la première carte d’une pile d’au moins 2 cartes, et aussitôt achète-la, prends-la ou défausse-la. L’Observatoire est ensuite face cachée jusqu’à la prochaine manche : pas de point, et rien ne peut le remplacer.
rule-carpenter-workshop = Les cartes bleues te coûtent 1 de moins.
rule-gold-smelter = Les cartes rouges te coûtent 1 de moins.
rule-mariinskij-theater = Au décompte des bâtiments, il paie 1 rouble par carte rouge que tu as en jeu.
rule-mariinskij-theater-in-points = Au décompte des bâtiments, il donne 1 point par carte rouge que tu as en jeu.
rule-tax-man = Au décompte des nobles, il paie 1 rouble par carte verte que tu as en jeu.
rule-coffee-house = Au décompte des bâtiments, il paie 1 rouble par carte rouge que tu as en jeu.
rule-debtors-prison = Une fois par manche, pendant la phase de Construction, comme action : reprends n’importe quelle carte de la défausse, et aussitôt achète-la, prends-la ou défausse-la. Jusqu’à la prochaine manche, rien ne peut alors remplacer la Prison pour dettes ; elle rapporte quand même son point.
rule-trading-house = Juste après le décompte des bâtiments, on peut y acheter 2 points pour 3 roubles.
rule-sycophant = Au décompte des nobles, il retire 1 rouble à ce que rapportent toutes tes cartes rouges. Si tu ne peux pas payer, tu le défausses.
rule-obshchina-commune = Les cartes vertes te coûtent 1 de moins.
rule-new-society = Elle peut remplacer n’importe quel artisan.
rule-guild-hall = Juste après le décompte des bâtiments, elle te donne 4 en roubles et en points, répartis comme tu veux.
rule-textile-factory = Au décompte des bâtiments, elle donne 2 points par carte au mouton que tu as en jeu. Les cartes au symbole de tous les outils comptent aussi.
rule-mayor = Au décompte des nobles, il paie 1 rouble par carte bleue que tu as en jeu.

## Rules. `title` is the topic’s name.

rules-overview = **Saint-Pétersbourg en bref**
    Tu engages des artisans pour les roubles, tu construis des bâtiments pour les points, et tu courtises des nobles pour les deux. Une manche a quatre phases : artisans, bâtiments, nobles, cartes d’échange. Dans chacune, la personne qui a le marqueur de départ commence, puis chacun fait une action à son tour, jusqu’à ce que tous passent l’un après l’autre. À la fin de chacune des trois premières phases, les cartes de sa couleur rapportent à tout le monde. Après chaque phase, de nouvelles cartes complètent les rangées à huit. Quand la dernière carte d’une pile est sortie, la manche est la dernière. Le plus grand nombre de points l’emporte.
    `/{ $command } show rules` avec un sujet en dit plus, et `/{ $command } show card` explique une carte.
    .title = Le jeu en bref
rules-signs = **Les symboles**
    Ils sont les mêmes dans toutes les images. À gauche : ce qu’il y a sur une carte. À droite : ce qu’il y a au-dessus des rangées et dans la case de chacun. `/{ $command } show card` montre n’importe quelle carte en grand et dit ce qu’elle fait.
    .title = Les symboles
rules-actions = **Ton tour**
    À ton tour, **achète** une carte d’une rangée, **joue** une carte de ta main en la payant, **prends** une carte en main sans payer, ou **passe**. Tu peux avoir 3 cartes en main, et chacune encore là à la fin coûte 5 points. Chaque carte peut se jouer pendant n’importe quelle phase. Si tu passes, tu peux encore agir quand ton tour revient.
    .title = Ce que tu peux faire
rules-cost = **Ce que coûte une carte**
    Le prix imprimé, moins 1 dans la rangée du bas, moins 1 par exemplaire que tu as déjà en jeu, et moins le prix de la carte qu’elle remplace. La Menuiserie (cartes bleues) et la Fonderie (cartes rouges) retirent encore 1. Au moins 1.
    .title = Ce que coûte une carte
rules-trading = **Cartes d’échange**
    Une carte d’échange remplace une de tes cartes de sa couleur : une bleue, n’importe quel bâtiment ; une rouge, n’importe quel noble ; une verte, l’artisan qui porte son outil, ou Pierre le Grand. Tu paies la différence, mais au moins 1. On ne remplace jamais une carte d’échange en jeu. Tu peux en prendre une en main même sans rien à remplacer.
    .title = Cartes d’échange
rules-scoring = **Décompte**
    Après la phase de l’Artisanat, les cartes vertes rapportent ; après la phase de Construction, les bleues ; après la phase de la Noblesse, les rouges. Ce sont les roubles et les points imprimés, cartes d’échange comprises. Rien ne paie après la phase d’échange ; la rangée du bas est alors défaussée, celle du haut descend, et les marqueurs de départ passent à gauche. Une phase commence par des cartes de sa pile, jusqu’à ce que les deux rangées en comptent huit ensemble ; la toute première phase de l’Artisanat commence avec deux cartes par personne.
    .title = Décompte et manches
# A list.
rules-special = **Cartes spéciales**
    Dans Saint-Pétersbourg (2004) : Débit de boissons, Dépôt, Observatoire, Village Potemkine, Menuiserie, Fonderie, Théâtre Mariinsky, Collecteur d’impôts, Pierre le Grand : `/{ $command } show card` explique chacune. `/{ $command } show rules` sur La Nouvelle Société cite celles qu’elle ajoute.
    .title = Cartes spéciales
rules-end = **La fin**
    Quand la dernière carte d’une pile est sortie, la partie finit après la phase d’échange de cette manche. Les nobles différents en jeu rapportent 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 ; chaque tranche complète de 10 roubles, un point ; chaque carte en main en coûte 5. À égalité, les roubles restants départagent.
    .title = La fin de la partie
rules-solo = **En solo**
    Les règles normales, sans personne en face : marque le plus de points possible. Deux artisans sont là au début, et passer une fois finit la phase.
    Comme toujours, la dernière manche vient quand on pose la dernière carte d’une pile. Mais les cartes que tu laisses gardent les rangées pleines, et alors on ne pose rien : une pile garde sa dernière carte, et les décomptes continuent. C’est permis, et c’est payant : tu y gagnes beaucoup de décomptes. Après chaque manche, la rangée du bas est défaussée, et la pile des artisans finit donc par s’épuiser.
    .title = Jouer en solo
# A list.
rules-society = **La Nouvelle Société (2008)**
    Une édition au paquet modifié : 13 nouvelles sortes de cartes, et cinq qui coûtent ou paient autrement. L’hôte la choisit avant la partie ; on peut y jouer à 5.
    Nouvelles : Nouveau Fermier, Café, Prison pour dettes, Comptoir, Flagorneur, Obchtchina, Nouvelle Société, Université de Saint-Pétersbourg, Maison des guildes, Manufacture textile, Marchand, Lieutenant Kijé, Bourgmestre. Modifiées : Pierre le Grand, Observatoire, Académie, Théâtre Mariinsky, Maîtresse de cérémonie. `/{ $command } show card` explique chacune.
    Après le décompte des bâtiments, la Maison des guildes paie d’abord, puis le Comptoir vend, puis le Débit de boissons. À la fin, chaque noble différent au-delà de dix rapporte 10 points de plus.
    À cinq, un disque d’or est distribué avec les marqueurs de départ : celui qui le reçoit commence avec 2 roubles de plus, et celui qui l’a reçoit 2 points au début de chaque manche. Après chaque manche, le disque et les marqueurs passent deux places à gauche.
    .title = La Nouvelle Société
