# Auf Heller und Pfennig: what happened, what can be chosen, what is refused, and the rules.

# As in English.
game-title = Auf Heller und Pfennig
cover-alt = Auf Heller und Pfennig : un roi, un sac d’or, un boulanger et un voleur du marché, dans des cadres dorés.
game-invitation = Un marché se remplit d’étals, d’acheteurs et de fripouilles, et à la fermeture, chaque rangée et chaque colonne paie. Dix minutes pour apprendre.
phase-round = décompte

## The pieces. The attribute `the` stands inside a sentence.

piece-tile = { $value ->
    [0] { $tile }
   *[other] { $tile } ({ $shown })
}
    .the = { $value ->
        [0] { FORM($tile, "the") }
       *[other] { FORM($tile, "the") } ({ $shown })
    }
piece-stall = un étal de { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
piece-kept = la tuile secrète
piece-drawn = la tuile piochée
piece-row = la rangée { $line }
piece-column = la colonne { $line }

## What happened. The attribute `you` speaks to who did it.

told-stall-placed = { $name } monte un étal de { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} en { $space }.
    .you = Ton étal est en { $space }. { $left ->
        [0] C’était ton dernier étal.
        [one] Il te reste { $left } étal.
       *[other] Il te reste { $left } étals.
    }
told-placed-drawn = { $name } pioche et pose { $tile } en { $space }.
    .you = Tu poses { $tile } en { $space }.
told-placed-kept = { $name } pose sa tuile secrète en { $space } : { $tile }.
    .you = Tu poses ta tuile secrète, { $tile }, en { $space }.
told-placed-open = { $name } pose { $tile } en { $space }.
    .you = Tu poses { $tile } en { $space }.
told-drew = Tu pioches { $tile }.
told-kept = Nouvelle manche, nouvelle tuile secrète : { $tile }.
told-paid = { $kind ->
    [row] Rangée
   *[column] Colonne
} { $line } : { $paid }
# As in English.
told-pay = { $name } { $amount }
told-lines-left-out = Les autres lignes ne paient rien.
told-round-began = Le marché est vidé. { $name } commence la manche { $round }.
told-last-round = { $name } a monté son dernier étal : **c’est la dernière manche.**
told-skipped = { $name } n’a plus rien à placer et passe son tour.
situation = { $rounds ->
    [0] Manche { $round }
   *[other] { $last ->
        [1] Manche { $round }, **la dernière**
       *[0] Manche { $round } sur { $rounds }
    }
}
question-turn = **{ $name }**, à toi de jouer. { $situation }.
question-place = **{ $name }** a pioché une tuile : où va-t-elle ? { $situation }.

## Standings while the game runs

stands-line = **{ $name }** : { $money ->
    [one] { $money } sou
   *[other] { $money } sous
}, { $change } si le marché fermait maintenant = **{ $together }**

## The private hand

button-tiles = Tuiles
hand-money = Tu as **{ $money ->
    [one] { $money } sou
   *[other] { $money } sous
}** ; si le marché fermait maintenant, il te rapporterait { $change }.
hand-drawn = Tu as pioché { $tile } : à placer maintenant.
hand-kept = Ta tuile secrète : { $tile }. Tu peux la poser quand tu veux pendant cette manche. Personne d’autre ne la voit.
hand-kept-brief = Ta tuile secrète : { $tile }.
hand-kept-placed = Tu as déjà posé ta tuile secrète dans cette manche.
hand-stalls-of = { $number } de { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
hand-stalls = { $stalls ->
    [0] Tu n’as plus d’étal.
   *[other] Tes étals : { $stalls }.
}
hand-your-turn = Que veux-tu faire ?

## Choices

verb-stall = Monter un étal
verb-draw = Piocher une tuile
verb-kept = Poser la tuile secrète
verb-kept-tile = Poser la tuile secrète : { $tile }
verb-drawn = Poser la tuile piochée
verb-drawn-tile = Poser la tuile piochée : { $tile }
verb-open = Poser une tuile
choice-piece = { $piece } : { $changes ->
    [nothing] ne change rien pour l’instant
    [own] { $worth } en { $space }
   *[all] { $worth } en { $space } ({ $rivals ->
        [one] adversaire
       *[other] autres
    } { $others })
}
choice-row = Rangée { $row } : { $changes ->
    [nothing] ne change rien pour l’instant
    [own] { $worth } en { $space }
   *[all] { $worth } en { $space } ({ $rivals ->
        [one] adversaire
       *[other] autres
    } { $others })
}
choice-space = { $space } : { $changes ->
    [all] { $worth } ({ $rivals ->
        [one] adversaire
       *[other] autres
    } { $others })
   *[own] { $worth }
}
ask-what = Que veux-tu faire ?
ask-stall = Quel étal veux-tu monter ?{ $brief ->
    [1] {""}
   *[0] {" "}Chaque choix indique la case qui te met le plus en avance en ce moment, et ce qu’elle change, en sous.
}
ask-open = Quelle tuile veux-tu poser ?{ $brief ->
    [1] {""}
   *[0] {" "}Chaque choix indique la case qui te met le plus en avance en ce moment, et ce qu’elle change, en sous.
}
ask-row = Dans quelle rangée veux-tu placer { $piece } ?{ $brief ->
    [1] {""}
   *[0] {" "}Chaque choix indique la case qui te met le plus en avance en ce moment, et ce qu’elle change, en sous.
}
ask-space = Où veux-tu placer { $piece } dans la rangée { $row } ?{ $brief ->
    [1] {""}
   *[0] {" "}Le nombre indique combien de sous cela te rapporterait en ce moment.
}

refused-nothing-to-stall = Tu n’as plus d’étal de cette taille. `/heller hand` montre ce que tu peux placer.
refused-nothing-to-open = Tu ne peux pas choisir cette tuile. `/heller place` montre ce que tu peux faire.
refused-nothing-but-drawn = Pose d’abord la tuile que tu as piochée : tuile piochée, tuile posée. `/heller place` te demande où elle va.
refused-nothing-there = Tu ne peux pas choisir cette case. `/heller show board` montre les cases libres.

illegal-game-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas à toi de jouer.
illegal-place-drawn-first = Pose d’abord la tuile que tu as piochée, { $tile } : tuile piochée, tuile posée. `/heller place` te demande où elle va.
illegal-nothing-drawn = Tu n’as pas encore pioché de tuile. `/heller draw` en pioche une.
illegal-pile-empty = La pioche est vide. Monte un étal, ou pose ta tuile secrète : `/heller place` montre ce que tu as.
illegal-kept-already-placed = Tu as déjà posé ta tuile secrète ; la prochaine manche en apportera une autre. Monte un étal, ou pioche une tuile.
illegal-tiles-lie-open = Ici, toutes les tuiles sont visibles : personne n’en pioche ni n’en garde. `/heller place` les montre toutes, et tes étals.
illegal-tiles-lie-face-down = Ici, les tuiles sont face cachée. Pioches-en une avec `/heller draw`, ou pose ta tuile secrète.
illegal-tile-already-placed = Il ne reste plus d’exemplaire de cette tuile : { $tile }. `/heller place` montre lesquelles restent.
illegal-no-such-tile = Cette tuile n’existe pas. `/heller place` montre ce que tu peux poser.
illegal-no-such-stall = Les étals ont de 1 à { $most } marchandises. `/heller hand` montre les tiens.
illegal-no-stall-left = Tu n’as plus d’étal de { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}. `/heller hand` montre ceux que tu as.
illegal-no-such-space = Les cases vont de A1 à F5 : la lettre de la colonne, puis le numéro de la rangée.
illegal-space-taken = La case { $space } est prise, et rien ne bouge une fois placé. `/heller show board` montre les cases libres.

## Options

command-heller = Auf Heller und Pfennig, de 2 à 4 personnes
command-new = Ouvrir une table dans ce salon
command-place = Monter un étal, ou poser une tuile
command-draw = Piocher une tuile, la regarder et la placer : tuile piochée, tuile posée
option-last-stall = La partie finit avec la manche où quelqu’un monte le dernier de ses dix étals
option-no-luck = Toutes les tuiles sont visibles et chacun choisit la sienne ; il n’y a pas de tuile secrète
option-starter = Qui commence les manches suivantes : le plus riche (la règle), ou chacun son tour
option-piece = L’étal ou la tuile ; laisse vide pour voir tous les choix
option-space = La case, par exemple B4, avec ce qu’elle vaut pour toi ; laisse vide pour voir les rangées
option-last-stall-on = Chaque étal quitte le jeu à la fin de sa manche, et la partie finit avec la manche où quelqu’un monte son dernier étal.
option-no-luck-on = Toutes les tuiles sont visibles : tu choisis celle que tu poses.
option-starter-left = À chaque manche, le départ passe à la personne de gauche.
setting-last-stall = Jusqu’au dernier étal
setting-no-luck = Tuiles visibles
setting-starter = Manches suivantes
later-starter = { $starter ->
    [left] chacun commence à son tour
   *[richest] le plus riche commence
}

## Hints

does-place = { ID($piece) ->
    [piece-stall] monter
   *[piece-tile] poser
} { $piece } en { $space }
does-draw = piocher une tuile
reason-draw = { $pile ->
    [one] Il reste une tuile à piocher
   *[other] Il reste { $pile } tuiles à piocher
} : tu vois la tuile avant de choisir sa case{ $saves ->
    [1] , et tu gardes tes étals pour plus tard.
   *[0] .
}
reason-own-plus = Pour l’instant, cela te rapporte { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}.
reason-own-minus = Pour l’instant, cela te coûte { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}.
reason-own-none = Pour l’instant, cela ne change rien pour toi.
reason-comes-back = Un étal de 1 marchandise te revient pour la manche suivante.
reason-no-rogue = Aucune fripouille dans sa rangée ni dans sa colonne.
reason-others-plus = { $rivals ->
    [one] Cela rapporte
   *[other] Cela rapporte en tout
} { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
} { $rivals ->
    [one] à ton adversaire
   *[other] aux autres
}.
reason-others-minus = { $rivals ->
    [one] Cela coûte
   *[other] Cela coûte en tout
} { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
} { $rivals ->
    [one] à ton adversaire
   *[other] aux autres
}{ $more ->
    [1] , donc encore plus
   *[0] {""}
}.
reason-only-space = C’est la seule case encore libre.
reason-least-cost = C’est là que cela te coûte le moins.
reason-buyers-to-come = Sa rangée et sa colonne ont encore { $empty ->
    [one] { $empty } case libre
   *[other] { $empty } cases libres
}, et les tuiles à venir rapportent plus qu’elles ne coûtent.
reason-fills = Cela remplit { $lines }{ $number ->
    [one]  : ce qu’elle paie ne changera plus.
   *[other]  : ce qu’elles paient ne changera plus.
}
difference-market = { $counted ->
    [1] { $number ->
        [0] aucun sou
        [one] environ { $best } sou
       *[other] environ { $best } sous
    } pour cette manche au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de sous pour toi maintenant
}
difference-later = { $counted ->
    [1] { $number ->
        [0] aucun sou
        [one] environ { $best } sou
       *[other] environ { $best } sous
    } avec les étals qui te restent pour { $last ->
        [1] la dernière manche
       *[0] les manches suivantes
    } au lieu de { $other }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } de sous avec tes étals pour { $last ->
        [1] la dernière manche
       *[0] les manches suivantes
    }
}
difference-rival = { $counted ->
    [1] ton { $rivals ->
        [one] adversaire
       *[other] adversaire le mieux placé
    } finit avec environ { $apart ->
        [one] { $apart } sou
       *[other] { $apart } sous
    } de { $more ->
        [1] plus
       *[0] moins
    }
   *[0] { $more ->
        [1] plus
       *[0] moins
    } pour ton { $rivals ->
        [one] adversaire
       *[other] adversaire le mieux placé
    }
}
hint-lead = { $much ->
    [1] l’autre coup te laisse bien plus mal en point à la fin
   *[0] à la fin, tu as environ { $points ->
        [one] { $points } sou
       *[other] { $points } sous
    } d’avance en plus
}
hint-other = Ou { $what } – { $much ->
    [1] bien moins bon.
   *[0] { $points ->
        [0] à peu près aussi bon.
        [one] moins bon d’environ { $points } sou.
       *[other] moins bon d’environ { $points } sous.
    }
}

## The end

end-title = { $number ->
    [one] **Victoire pour { $winners } !**
   *[other] **{ $winners } se partagent la victoire !**
}
end-line = { $rank }\. **{ $name }** : { $points ->
    [one] { $points } sou
   *[other] { $points } sous
} ({ $start } au départ, puis { $rounds })

## Rules. `title` is the topic’s name.

# To several people.
rules-overview = **Auf Heller und Pfennig en bref**
    Bienvenue au marché ! Il a 5 rangées et 6 colonnes, et vous le remplissez ensemble : de vos propres étals, et des gens qui s’y promènent. Les acheteurs apportent de +1 à +6, les fripouilles de −1 à −6.
    Quand le marché est plein, chaque rangée et chaque colonne paie : additionne les gens qui s’y trouvent, et tu reçois autant pour **chaque marchandise** que tes étals y vendent. Chaque étal gagne donc deux fois, dans sa rangée et dans sa colonne, et chaque personnage compte dans les deux. Un feu, un mauvais œil ou un sac d’or peut tout y chambouler.
    Un tour, c’est peu de chose : monter un étal, piocher une tuile et la poser, ou poser ta tuile secrète. Attire le Roi près de tes étals, et envoie le Collecteur de taxes chez les autres.
    Tu commences avec 50 sous. Après trois manches, le plus riche l’emporte.
    Il suffit d’appuyer sur les boutons sous le marché : chaque choix indique ce qu’il te rapporterait en ce moment. `/{ $command } show rules` avec un sujet en dit plus, et `/{ $command } show card` explique une tuile.
    .title = Le jeu en bref
rules-signs = **Les symboles**
    À gauche : ce qui peut se trouver sur le marché, et son effet sur sa rangée et sa colonne. À droite : ce que tu vois au bord. Les nombres verts rapportent, les rouges coûtent. `/{ $command } show card` montre en grand la tuile ou l’étal de ton choix.
    .title = Les symboles
rules-turn = **Ton tour**
    Fais une seule de ces choses, sur une case vide :
    • **Monter un étal** à toi. Il a de 1 à 4 marchandises : plus il en a, plus il rapporte, ou plus il coûte.
    • **Piocher une tuile**, la regarder et la placer. Tuile piochée, tuile posée : pas question de la remettre ou de faire autre chose.
    • **Poser ta tuile secrète.** Chacun en pioche une au début de la manche ; elle sert une fois et n’est pas remplacée, et rien ne t’oblige à la jouer.
    Puis c’est au tour de la personne à ta gauche. Ce qui est posé ne bouge plus, et on ne passe que si on ne peut rien faire d’autre. La manche finit quand les 30 cases sont remplies.
    .title = Ce que tu peux faire
rules-lines = **Ce que paie une ligne**
    Chaque rangée et chaque colonne compte à part. Additionne les acheteurs, soustrais les fripouilles, et multiplie par le nombre de marchandises que chacun y vend. Au-dessous de zéro, c’est toi qui paies, et tu peux même passer dans le rouge.
    • +6 +4 −1 −2 vaut 7. Un étal de 3 marchandises gagne **21**.
    • +3 −6 vaut −3. Des étals de 4 et de 1 marchandises paient ensemble **15**, chaque étal de 1 marchandise paie **3**.
    L’image de la table montre au bout de chaque ligne ce qu’y rapporte une marchandise pour l’instant.
    .title = Ce que paie une ligne
rules-special = **Feu, mauvais œil, sac d’or**
    • Le **feu** (2) coupe sa ligne en morceaux, qui comptent chacun à part. À gauche du feu, un mauvais œil, un acheteur et un étal de 2 marchandises : **0**. À droite, +5 et un étal de 1 marchandise : **5**.
    • Le **mauvais œil** (1) chasse tous les acheteurs de sa ligne, ou de sa partie ; les fripouilles restent.
    • Le **sac d’or** (1) double ce que vaut sa ligne, ou sa partie, même au-dessous de zéro.
    • +4 −3 avec l’œil et le sac : l’acheteur ne compte pas, −3 est doublé, un étal de 1 marchandise paie **6**.
    Ils agissent dans leur rangée et dans leur colonne, séparément. En tout, il y a 22 tuiles par manche : deux de chaque valeur de +1 à +6, une de chaque valeur de −1 à −6, et ces quatre-là. Ce qui doit encore venir est affiché à côté du marché.
    .title = Feu, mauvais œil, sac d’or
rules-rounds = **Les manches et la fin**
    Tu as trois étals de 2 marchandises, deux de 3 et un de 4 pour **toute la partie** ; une fois placés, ils disparaissent quand on vide le marché. Ceux de 1 marchandise reviennent à chaque manche : quatre par personne dans une partie à deux, trois à trois, deux à quatre. Gardes-en donc pour plus tard.
    À chaque manche, toutes les tuiles sont mélangées, et chacun pioche une nouvelle tuile secrète. Celles qui n’ont pas servi sont remises sans être vues. Le plus riche commence la manche suivante ; à égalité, le premier dans le sens horaire après celui qui a commencé la précédente.
    Après trois manches, le plus riche l’emporte. À égalité, la victoire se partage.
    .title = Les manches et la fin
rules-variants = **Autres façons de jouer**
    L’hôte les choisit avant la partie, l’une, l’autre ou les deux :
    • **Jusqu’au dernier étal :** chacun a ses dix étals, et chaque étal quitte le jeu à la fin de sa manche, même ceux de 1 marchandise. La partie finit avec la manche où quelqu’un monte son dernier ; on la joue jusqu’à ce que le marché soit plein ou que personne ne puisse plus rien faire. Les cases vides ne comptent pas.
    • **Tuiles visibles :** toutes les tuiles sont visibles dès le début de la manche, et tu choisis celle que tu poses. Personne ne pioche, personne n’en garde.
    Enfin, au lieu d’aller au plus riche, le départ peut passer à la personne de gauche à chaque manche.
    .title = Autres façons de jouer
