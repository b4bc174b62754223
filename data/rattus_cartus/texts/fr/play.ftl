# Rattus Cartus: what happened, what can be chosen, what is refused, and the rules.

# As in English.
game-title = Rattus Cartus
cover-alt = Rattus Cartus : une sorcière, un château, un dos de carte et la maison du joueur de flûte, dans des cadres dorés.
game-invitation = Gagne de l’influence sur une ville médiévale, carte après carte et en secret ; mais compte tes rats, car la peste arrive. Du bluff et un brin de méchanceté.
phase-building = résolution d’un bâtiment

# As in English.
piece-copies = { $number } × { $card }

## What happened. The attribute `you` speaks to who did it.

told-supply = { $name } prend les provisions du bâtiment { $place } ({ $building }){ $gains ->
    [0] .
   *[other] { "" } : { $gains }.
}
    .you = Tu prends les provisions du bâtiment { $place } ({ $building }) : { $supply }.
told-entered = { $name } entre dans le bâtiment { $place } ({ $building }), en { $number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} position.
    .you = Tu entres dans le bâtiment { $place } ({ $building }), en { $number ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } position.
told-laid = { $name } { $number ->
    [0] ne pose aucune carte
    [one] pose { $number } carte, face cachée
   *[other] pose { $number } cartes, face cachée
}.
    .you = { $number ->
        [0] Tu n’as posé aucune carte ici.
        [one] Tu as posé { $number } carte ici, face cachée.
       *[other] Tu as posé { $number } cartes ici, face cachée.
    }
told-pass = { $name } rend un Laissez-passer et entrera après tous les autres.
    .you = Tu rends un Laissez-passer. Tu entreras après tous les autres.
told-used = { $name } { $privilege ->
    [1] a le privilège ({ $building })
   *[0] fait l’action de base ({ $building })
}{ $gains ->
    [0] .
   *[other] { "" } : { $gains }.
}
told-gain-tokens = { $number ->
    [one] { $number } jeton de victoire
   *[other] { $number } jetons de victoire
}
told-gain-rats = { $number ->
    [one] { $number } rat
   *[other] { $number } rats
}
told-privilege-scored = { $name } a le privilège ({ $building }) : à la dernière manche, c’est de l’influence.
told-privilege-settled = Le privilège de cette manche revient à { $name }. Personnages et Jokers posés : { $played }.
# As in English.
told-played = { $name } { $number }
# As in English.
told-revealed = **{ $building }** ({ $cls }).
told-shown = { $name } : { $cards ->
    [0] aucune carte.
   *[other] { $cards }.
}
told-influence = { $name } gagne { $number ->
    [one] { $number } point d’influence
   *[other] { $number } points d’influence
} ({ $cls } : { $height } maintenant){ $gains ->
    [0] .
   *[other] {" "}et prend { $gains }.
}
told-rats-taken = { $name } prend { $number ->
    [one] { $number } rat
   *[other] { $number } rats
}.
told-rats-off = { $number ->
    [0] { $name } n’a pas de rat à défausser.
    [one] { $name } défausse { $number } rat.
   *[other] { $name } défausse { $number } rats.
}
told-tokens = { $name } reçoit { $number ->
    [one] { $number } jeton de victoire
   *[other] { $number } jetons de victoire
}.
told-special = { $number ->
    [0] { $name } ne reçoit rien : la pile est vide ({ $card }).
    [one] { $name } reçoit { $cards }.
   *[other] { $name } reçoit { $cards }.
}
told-drew = { $number ->
    [0] { $name } ne pioche rien.
    [one] { $name } pioche { $number } carte.
   *[other] { $name } pioche { $number } cartes.
}
told-shuffled = La pioche est vide : { $number ->
    [one] on y remet la seule carte défaussée.
   *[other] on remélange les { $number } cartes défaussées.
}
told-nun-seen = { $name } regarde la carte Nonne { $nun }.
told-discarded = { $name } défausse de sa main : { $cards }.
told-flute = { $got ->
    [0] { $name } joue une Flûte, mais aucun rat ne la suit.
   *[other] { $name } joue une Flûte, et des rats changent de maison : { $got }.
}
told-flute-to = { $number ->
    [one] { $number } chez { $name }
   *[other] { $number } chez { $name }
}
told-demand-sword = { $owe ->
    [0] { $name } joue une Épée, mais personne ici n’a de carte à donner.
   *[other] { $name } joue une Épée. Cartes à donner : { $owe }.
}
told-demand-guard-tower = { $owe ->
    [0] { $name } a le privilège de la Tour de garde, mais personne ne doit de carte.
   *[other] { $name } a le privilège de la Tour de garde. Cartes à donner : { $owe }.
}
# As in English.
told-owes = { $name } { $number }
told-given = { $name } donne { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} à { $receiver }.
told-round-began = { $name } commence la manche { $round }. Bâtiments : { $row }.
told-turned-away = { $number ->
    [one] Tous auraient été de la même classe ; celui-ci a donc quitté le jeu : { $away }.
   *[other] Tous auraient été de la même classe ; ceux-ci ont donc quitté le jeu : { $away }.
}

you-chose-lay = Tu poses : { $cards }.
you-chose-give = Tu choisis de donner : { $cards }.
you-chose-discard = Tu choisis de défausser : { $cards }.
you-laid = Tu poses ici, face cachée : { $cards }{ $more ->
    [0] .
   *[1] . Cela fait { $number } cartes en tout.
}
you-discard-no-more = À l’Hôpital, ton choix est fait.
apart-drew = Tu pioches : { $cards }.
apart-nun = Carte Nonne { $nun } : { $card }.
apart-given = { $name } donne à { $receiver } : { $cards }.

situation = { $last ->
    [1] Manche { $round }, **la dernière : aucun bâtiment n’est utilisé**
   *[0] Manche { $round } sur { $rounds }
}
question-supply = { $names }, quelles provisions prends-tu ? { $situation }.
question-look = { $names }, quelle carte Nonne regardes-tu ? { $situation }.
question-enter = { $names }, dans quel bâtiment entres-tu ? { $situation }.
question-lay = { $names }, quelles cartes poses-tu ici ({ $building }) ? { $situation }.
question-give = { $demand ->
    [guard-tower] Tour de garde
   *[sword] Épée
} : { $asked }. { $situation }.
question-discard = { $building } : { $asked }. Chaque carte défaussée emporte un rat. { $situation }.
# To several people.
asked-give = { $names }, { $people ->
    [one] choisis { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
   *[other] choisissez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } par personne
} à donner
# To several people.
asked-discard = { $names }, { $people ->
    [one] défausse jusqu’à { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
   *[other] défaussez jusqu’à { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } par personne
}
unsettled-privilege = { $name } a le privilège.

## Standings while the game runs

stands-line = **{ $name }** : **{ $points }** ({ $tracks } sur les pistes pour l’instant, { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}), { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
stands-hidden = L’Or, les mains et les rats ne comptent qu’à la fin.

## The private hand

hand-rats = { $rats ->
    [0] Tu n’as **aucun rat**.
    [one] Tu as **{ $rats } rat**.
   *[other] Tu as **{ $rats } rats**.
}
hand-cards = { $number ->
    [0] Tu n’as aucune carte.
    [one] Ta carte : { $cards }.
   *[other] Tes { $number } cartes : { $cards }.
}
hand-picked = Déjà choisies : { $cards }.
hand-laid = Tes cartes posées ({ $building }) : { $cards }.
hand-no-nuns = Tu ne connais encore aucune des { $all } cartes Nonne.
hand-nuns = Cartes Nonne connues : { $seen }, soit { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
}{ $unknown ->
    [0]  : avoir plus de rats, c’est mourir.
   *[other]  ; avec les autres, { $most } nonnes au plus.
}
hand-nun = nº { $nun } ({ $card })
hand-your-turn = { $step ->
    [supply] Quelles provisions prends-tu ?
    [look] Quelle carte Nonne regardes-tu ?
    [enter] Dans quel bâtiment entres-tu ?
    [lay] Quelles cartes poses-tu ? Aucune, c’est permis aussi.
    [give] Quelles cartes donnes-tu ?
   *[discard] Quelles cartes défausses-tu ? Aucune, c’est permis aussi.
}

## Choices

verb-supply = Prendre des provisions
verb-look = Regarder une carte Nonne
verb-enter = Entrer au { $place } : { $building } ({ $cls })
verb-pass = Attendre (Laissez-passer)
verb-lay = Poser des cartes
verb-give = Choisir quoi donner
verb-discard = Défausser des cartes
verb-done-lay = { $none ->
    [1] Ne rien poser
   *[0] C’est tout
}
verb-done-discard = { $none ->
    [1] Ne rien défausser
   *[0] C’est tout
}
choice-supply = { $place }. { $building } : { $supply }
choice-nun = Carte Nonne { $place }
choice-card = { $card }{ $copy ->
    [1] { "" }
   *[other] {" "}(nº { $copy })
}{ $does ->
    [influence]  : 1 point d’influence
    [rat]  : 1 point d’influence et 1 rat
    [sword]  : la moitié des cartes des autres
    [flute]  : un rat à chacun des autres
   *[none] { "" }
}
ask-supply = Quelles provisions prends-tu ? D’autres peuvent prendre les mêmes. { $rats ->
    [0] Tu n’as aucun rat.
    [one] Tu as { $rats } rat.
   *[other] Tu as { $rats } rats.
} { $hand ->
    [0] Tu n’as aucune carte.
   *[other] Tes cartes : { $hand }.
}
ask-look = { $number ->
    [one] Quelle carte Nonne regardes-tu ?
   *[other] Quelle carte Nonne regardes-tu en premier ? Tu peux en regarder { $number }.
} Personne d’autre ne la verra.
ask-enter = Dans quel bâtiment entres-tu ? { $hand ->
    [0] Tu n’as aucune carte.
   *[other] Tes cartes : { $hand }.
}
ask-lay = Quelles cartes poses-tu ici ({ $building }, { $cls }) ? Choisis-en autant que tu veux, en une fois. Chaque { $person } et chaque Joker rapporte 1 point d’influence ; tout autre personnage, 1 point d’influence et 1 rat.{ $players ->
    [2] {" "}Le seul privilège de la manche va à la personne qui pose le plus de personnages et de Jokers, n’importe où.
   *[other] { "" }
}
ask-lay-more = { $picked ->
    [0] Que poses-tu ici ({ $building }, { $cls }) ?
   *[other] Déjà posées ici ({ $building }, { $cls }) : { $picked }. C’est tout ?
} { $hand ->
    [0] Tu n’as { $picked ->
        [0] aucune carte
       *[other] plus de cartes
    }.
   *[other] En main : { $hand }.
}
ask-give = { $number ->
    [one] Quelle carte donnes-tu ?
   *[other] Quelles cartes donnes-tu ? Il en faut { $number }.
} { $picked ->
    [0] { "" }
   *[other] Déjà choisies : { $picked }.{" "}
}En main : { $hand }.
ask-discard = Quelles cartes défausses-tu ? Tu peux en défausser { $number ->
    [one] { $number }
   *[other] jusqu’à { $number }
}, et chacune emporte un de tes rats. { $rats ->
    [0] Tu n’as aucun rat.
    [one] Tu as { $rats } rat.
   *[other] Tu as { $rats } rats.
} { $picked ->
    [0] { "" }
   *[other] Déjà choisies : { $picked }.{" "}
}En main : { $hand }.

refused-nothing-to-supply = Il n’y a pas de provisions à prendre maintenant. `/rattus show board` montre ce qui est demandé.
refused-nothing-to-look = Il n’y a pas de carte Nonne à regarder maintenant. `/rattus hand` montre celles que tu connais.
refused-nothing-to-enter = Tu ne peux pas entrer dans un bâtiment de cette façon. `/rattus show board` montre ceux de la manche.
refused-nothing-to-lay = Tu n’as aucune carte à poser. Dis avec `/rattus done` que tu as fini.
refused-nothing-to-give = Tu ne peux pas donner cette carte. `/rattus hand` montre tes cartes.
refused-nothing-to-discard = Tu ne peux pas défausser cette carte. Dis avec `/rattus done` que tu as fini.

illegal-game-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas à toi de jouer. `/rattus show board` montre à qui c’est.
illegal-not-asked = On ne te demande rien pour l’instant. `/rattus show board` montre qui réfléchit encore.
illegal-wrong-step = { $step ->
    [supply] D’abord, prends des provisions : `/rattus supply`.
    [look] D’abord, regarde une carte Nonne : `/rattus look`.
    [enter] Maintenant, entre dans un bâtiment : `/rattus enter`.
    [lay] Maintenant, pose des cartes ou aucune : `/rattus lay`, puis `/rattus done`.
    [give] Maintenant, choisis les cartes à donner : `/rattus give`.
    [discard] Maintenant, défausse des cartes à l’Hôpital, ou aucune : `/rattus discard`, puis `/rattus done`.
   *[other] Ce n’est pas le moment. `/rattus show board` montre où en est la manche.
}
illegal-no-such-place = Il n’y a pas de bâtiment { $place } dans cette manche : ils sont numérotés de 1 à { $most }, à partir de la gauche.
illegal-no-such-nun = Il n’y a pas de carte Nonne { $nun } : elles sont numérotées de 1 à { $most }, à partir de la gauche.
illegal-nun-known = Tu connais déjà la carte Nonne { $nun }. `/rattus hand` montre ce que tu as vu.
illegal-no-pass = Tu n’as pas de Laissez-passer. Le Bureau en donne.
illegal-last-to-enter = Tous les autres sont entrés : il n’y a plus personne à attendre. `/rattus enter` demande dans quel bâtiment.
illegal-not-in-hand = Tu n’as pas assez d’exemplaires de cette carte : { $card }. `/rattus hand` montre tes cartes.
illegal-cannot-be-laid = Cette carte ne peut pas être posée : { $card }. Seuls les personnages, les Jokers, les Épées et les Flûtes se posent.

## Options

command-rattus = Rattus Cartus, de 2 à 5 personnes
command-new = Ouvrir une table dans ce salon
command-supply = Prendre les provisions d’un des bâtiments visibles
command-look = Regarder une carte de la rangée des nonnes, en secret
command-enter = Entrer dans un bâtiment
command-pass = Rendre un Laissez-passer et entrer après tous les autres
command-lay = Poser des cartes dans ton bâtiment, face cachée
command-give = Choisir les cartes qu’une Épée ou une Tour de garde te prend
command-discard = À l’Hôpital : choisir les cartes à défausser, un rat avec chacune
command-done = Ne plus poser, ou ne plus défausser
option-one-kind = Une seule sorte de bâtiment par classe, en cinq exemplaires ; sinon cinq sur dix, au hasard
option-supply = Le bâtiment dont tu prends les provisions ; laisse vide pour voir tous les choix
option-nun = Quelle carte Nonne, à partir de la gauche ; laisse vide pour voir tous les choix
option-building = Le bâtiment ; laisse vide pour voir tous les choix
option-cards = Les cartes, séparées par des virgules ; laisse vide pour voir tous les choix
option-one-kind-on = Chaque classe n’a qu’une sorte de bâtiment, et tout le monde sait laquelle.
setting-one-kind = Une sorte de bâtiment par classe

## Hints

does-supply = prendre les provisions du bâtiment { $place } ({ $building })
does-look = regarder la carte Nonne { $nun }
does-enter = entrer dans le bâtiment { $place } ({ $building })
does-pass = attendre avec un Laissez-passer
does-lay = poser { $card }
does-lay-next = { $chosen ->
    [0] { $open ->
        [1] poser d’abord { $cards }
       *[0] poser { $cards }
    }
   *[other] poser aussi { $cards }
}
does-give = donner { $cards }
does-discard = défausser { $cards }
does-done = { $step ->
    [discard] { $chosen ->
        [0] ne défausser aucune carte
       *[other] ne plus défausser de carte
    }
   *[lay] { $chosen ->
        [0] ne poser aucune carte
       *[other] ne plus poser de carte
    }
}
reason-basic = { $laid ->
    [0] Même sans cartes, voici son effet pour toi
   *[1] Quoi qu’il arrive, voici son effet pour toi
} : { $fact }.{ $does ->
    [gold] {" "}À la fin, avoir le plus d’Or rapporte { $points } points ; d’ici là, il reste dans ta main.
    [tokens] {" "}Un jeton vaut 1 point à la fin.
    [joker] {" "}Il rapporte de l’influence partout, et jamais de rat.
    [sword] {" "}Posée, elle prend des cartes aux autres dans ton bâtiment.
    [flute] {" "}Posée, elle envoie tes rats aux autres dans ton bâtiment.
    [pass] {" "}Avec lui, tu peux entrer après les autres.
   *[other] { "" }
}
reason-tower-enter = { $givers ->
    [0] Là, aucune Tour de garde ne te prend de cartes ; son privilège n’en rapporte que si tu n’en gardes pas plus que les autres.
   *[other] Avec le privilège, tous ceux qui sont dehors et ont au moins autant de cartes en main que toi t’en donnent { $number }.
}
reason-tower-safe = Là, aucune Tour de garde ne te prend de cartes ; dehors, elle pourrait t’en prendre { $number }.
reason-tower = { $outside ->
    [0] Tous les autres sont dans une Tour de garde, et le privilège ne te donnerait aucune carte.
   *[other] { $kept ->
        [0] Tu ne garderas aucune carte
        [one] Tu garderas { $kept } carte
       *[other] Tu garderas { $kept } cartes
    } : { $players ->
        [0] dehors, personne n’en a autant, et le privilège ne t’en donnerait aucune.
        [one] { $players } personne dehors en a au moins autant, et devra t’en donner si tu as le privilège.
       *[other] { $players } personnes dehors en ont au moins autant, et devront t’en donner si tu as le privilège.
    }
}
reason-there-of-two = { $number ->
    [0] Ton adversaire n’est encore entré nulle part : le seul privilège de la manche reste à prendre.
   *[other] Ton adversaire { $most ->
        [0] n’a posé aucune carte : avec un personnage ou un Joker, le privilège de la manche est à toi.
        [one] a posé { $most } carte : le seul privilège de la manche peut demander 2 personnages ou Jokers.
       *[other] a posé { $most } cartes : le seul privilège de la manche peut demander encore plus de personnages ou de Jokers.
    }
}
reason-privilege-needs = Pour le privilège, il te faut peut-être { $cost ->
    [part] { $need } de tes { $people } personnages et Jokers
    [all] tous tes personnages et Jokers
   *[more] { $need } personnages ou Jokers, plus que tu n’en as
}.
reason-alone = { $left ->
    [0] Personne d’autre n’y est : même sans cartes, tu as le privilège.
   *[other] Personne d’autre n’y est encore : même sans cartes, tu as le privilège, si personne ne vient en poser.
}
reason-cards = Tu auras ainsi { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
} au lieu de { $number }.
reason-supply-instead = { $same ->
    [1] Dans l’autre bâtiment du même nom
   *[0] Ailleurs ({ $building })
}, { $lacks ->
    [cards] { $number ->
        [one] tu ne prendrais qu’une carte
       *[other] tu ne prendrais que { $number } cartes
    }
    [rats] { $number ->
        [0] tu ne perdrais aucun rat
        [one] tu ne perdrais que { $number } rat
       *[other] tu ne perdrais que { $number } rats
    }
   *[looks] tu ne verrais aucune carte Nonne
}.
reason-known = { $known ->
    [0] Tu ne connais encore aucune des { $all } cartes Nonne.
   *[other] Tu connais { $known } des { $all } cartes Nonne.
}
reason-look = { $unknown ->
    [one] La dernière carte inconnue peut montrer de 0 à { $most } nonnes.
   *[other] N’importe laquelle : chacune des { $unknown } cartes inconnues peut montrer de 0 à { $most } nonnes.
}
reason-rats = { $rats ->
    [0] Il ne te restera aucun rat
    [one] Il te restera { $rats } rat
   *[other] Il te restera { $rats } rats
}. { $unknown ->
    [0] La rangée des nonnes montre { $nuns ->
        [one] { $nuns } nonne
       *[other] { $nuns } nonnes
    }.
   *[other] { $known ->
        [0] La rangée des nonnes, encore face cachée, devrait montrer environ { $likely ->
            [one] { $likely } nonne
           *[other] { $likely } nonnes
        }.
       *[other] Tu as vu { $nuns ->
            [0] 0 nonne
            [one] { $nuns } nonne
           *[other] { $nuns } nonnes
        } ; avec les cartes inconnues, il devrait y en avoir environ { $likely }.
    }
}
reason-fitting = { $number ->
    [one] Une carte de ta main y rapporterait de l’influence sans rat (classe : { $cls }){ $most ->
        [1] , et aucune ailleurs
       *[0] { "" }
    }.
   *[other] { $number } cartes de ta main y rapporteraient de l’influence sans rat (classe : { $cls }){ $most ->
        [1] , plus que partout ailleurs
       *[0] { "" }
    }.
}
reason-there = { $number ->
    [0] Il n’y a encore personne.
    [one] Une personne y est déjà, { $most ->
        [0] sans carte.
        [one] avec { $most } carte face cachée.
       *[other] avec { $most } cartes face cachée.
    }
   *[other] { $number } personnes y sont déjà, { $most ->
        [0] toutes sans carte.
        [one] avec au plus { $most } carte chacune.
       *[other] avec au plus { $most } cartes chacune.
    }
}
reason-track = { $more ->
    [0] { $cls } : tu es à { $height }, et les autres à { $best } au plus.
   *[other] { $cls } : avec ce que tu poses ici, tu passes à { $height } ; les autres sont à { $best } au plus.
}
reason-lay = { $number ->
    [one] Cela rapporte { $number } point
   *[other] Ensemble, elles rapportent { $number } points
} d’influence ({ $cls }) { $rats ->
    [0] sans aucun rat
    [one] et { $rats } rat
   *[other] et { $rats } rats
}.
reason-kept-strange = { $number ->
    [one] Le personnage que tu gardes amènerait un rat ici.
   *[other] Chacun des { $number } personnages que tu gardes amènerait un rat ici.
}
reason-keep = { $cards ->
    [0] Il ne te restera aucune carte.
   *[other] Tu gardes : { $cards }.
}
reason-sword = { $others ->
    [0] Il n’y a encore personne d’autre ; l’Épée prendra la moitié de leurs cartes à ceux qui viendront.
    [one] Pour l’instant, l’Épée { $cards ->
        [0] ne prend aucune carte
        [one] prend { $cards } carte
       *[other] prend { $cards } cartes
    } à la seule autre personne ici.
   *[other] Pour l’instant, l’Épée { $cards ->
        [0] ne prend aucune carte
        [one] prend { $cards } carte
       *[other] prend { $cards } cartes
    } aux { $others } autres ici.
}
reason-swords = { $others ->
    [0] Il n’y a encore personne d’autre ; chacune de tes { $swords } Épées prendra à ceux qui viendront la moitié des cartes qui leur restent.
   *[other] Pour l’instant, tes { $swords } Épées { $cards ->
        [0] ne prennent aucune carte
        [one] prennent ensemble { $cards } carte
       *[other] prennent ensemble { $cards } cartes
    } : chacune prend la moitié de ce que laisse la précédente.
}
reason-flute = { $others ->
    [0] Il n’y a encore personne d’autre ; avec { $flutes ->
        [one] la Flûte, ceux qui viendront recevront chacun un
       *[other] tes Flûtes, ceux qui viendront recevront chacun { $flutes }
    } de tes rats.
   *[other] Pour l’instant, avec { $flutes ->
        [one] la Flûte
       *[other] tes { $flutes } Flûtes
    }, { $rats ->
        [0] aucun rat ne te quitte
        [one] { $rats } rat te quitte
       *[other] { $rats } rats te quittent
    }.
}
reason-pass = { $others ->
    [one] Une autre personne sera entrée avant que tu choisisses.
   *[other] { $others } autres personnes seront entrées avant que tu choisisses.
}
reason-plan = { $cards ->
    [0] N’y pose aucune carte.
   *[other] Poses-y : { $cards }.
}
reason-give = { $alike ->
    [0] C’est la seule de son espèce dans ta main
    [one] Tu en gardes une autre de la même espèce
   *[other] Tu en gardes { $alike } de la même espèce
}, et { $left ->
    [0] il ne te reste aucune autre carte.
    [one] il te reste { $left } carte en tout.
   *[other] il te reste { $left } cartes en tout.
}
reason-done = { $number ->
    [0] Il ne te reste aucune carte.
    [one] Tu gardes { $number } carte en main{ $last ->
        [1] .
       *[0] {" "}pour les manches suivantes.
    }
   *[other] Tu gardes { $number } cartes en main{ $last ->
        [1] .
       *[0] {" "}pour les manches suivantes.
    }
}
reason-hand = À la fin, la main avec le plus de personnages et de Jokers rapporte { $first } points, la deuxième { $second }.
difference-track = tu obtiens { $counted ->
    [1] { $number ->
        [0] 0 point
        [one] environ { $best } point
       *[other] environ { $best } points
    } sur la piste { $cls } au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points sur la piste { $cls }
}
difference-gold = tu obtiens { $counted ->
    [1] { $number ->
        [0] 0 point
        [one] environ { $best } point
       *[other] environ { $best } points
    } à la fin pour le plus d’Or au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points à la fin pour le plus d’Or
}
difference-people = tu obtiens { $counted ->
    [1] { $number ->
        [0] 0 point
        [one] environ { $best } point
       *[other] environ { $best } points
    } à la fin pour les personnages de ta main au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points à la fin pour les personnages de ta main
}
difference-tokens = tu obtiens { $counted ->
    [1] { $number ->
        [0] 0 point
        [one] environ { $best } point
       *[other] environ { $best } points
    } grâce aux jetons de victoire au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points grâce aux jetons de victoire
}
difference-plague = tu meurs de la peste { $counted ->
    [1] environ { $best } fois sur dix au lieu de { $other }
   *[0] { $more ->
        [1] plus souvent
       *[0] moins souvent
    }
}
difference-privilege = tu gagnes { $counted ->
    [1] un privilège à cette manche environ { $best } fois sur dix au lieu de { $other }
   *[0] { $more ->
        [1] plus souvent
       *[0] moins souvent
    } un privilège à cette manche
}
difference-flutes = tes Flûtes envoient { $counted ->
    [1] { $number ->
        [0] 0 rat
        [one] environ { $best } rat
       *[other] environ { $best } rats
    } aux autres au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de rats aux autres
}
difference-rival = ton { $rivals ->
    [one] adversaire
   *[other] adversaire le mieux placé
} finit avec { $counted ->
    [1] { $number ->
        [0] 0 point
        [one] environ { $best } point
       *[other] environ { $best } points
    } au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de points
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

end-plague = La peste arrive. La rangée des nonnes montre { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
} ({ $cards }) : avoir plus de rats que cela, c’est mourir.
end-title = { $number ->
    [0] **Personne ne gagne :** la peste a emporté tout le monde.
    [one] **Victoire pour { $winners } !**
   *[other] **{ $winners } se partagent la victoire !**
}
end-line = { $rank }\. **{ $name }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rats ->
    [0] aucun rat
    [one] { $rats } rat
   *[other] { $rats } rats
} (pistes { $tracks }{ $gold ->
    [0] { "" }
   *[other] , Or { $gold }
}{ $hand ->
    [0] { "" }
   *[other] , main { $hand }
}{ $tokens ->
    [0] { "" }
   *[other] , jetons { $tokens }
})
end-line-dead = **{ $name }** n’a pas survécu : { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} (pistes { $tracks }{ $gold ->
    [0] { "" }
   *[other] , Or { $gold }
}{ $hand ->
    [0] { "" }
   *[other] , main { $hand }
}{ $tokens ->
    [0] { "" }
   *[other] , jetons { $tokens }
})
end-tied = { $names } ont autant { $what ->
    [gold] d’Or
   *[hand] de personnages et de Jokers en main
} : { $points } points par personne.
