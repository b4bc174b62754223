# Who and what is on the tiles. The attribute `the` stands in sentences.

tile-king = Roi
    .the = le Roi
tile-lady = Dame
    .the = la Dame
tile-merchant = Marchand
    .the = le Marchand
tile-baker = Boulanger
    .the = le Boulanger
tile-farmer = Fermier
    .the = le Fermier
tile-maid = Servante
    .the = la Servante
tile-beggar = Mendiant
    .the = le Mendiant
tile-gossip = Commère
    .the = la Commère
tile-quack = Charlatan
    .the = le Charlatan
tile-thief = Voleur
    .the = le Voleur
tile-tax-collector = Collecteur de taxes
    .the = le Collecteur de taxes
tile-robber-knight = Chevalier brigand
    .the = le Chevalier brigand
tile-gold-sack = Sac d’or
    .the = le Sac d’or
tile-fire = Feu
    .the = le Feu
tile-evil-eye = Mauvais œil
    .the = le Mauvais œil
stall =
    Étal de { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }

# Short words in the pictures.

picture-round = Manche { $round }
picture-round-of = Manche { $round } sur { $rounds }
picture-last-round = Dernière manche : { $round }
picture-round-over = Manche { $round } terminée
picture-game-over = La partie est finie
picture-winner = Victoire : { $name }
picture-to-come = Encore à venir
picture-not-placed = Non placées
picture-to-choose = Au choix
# In the corner of the market: what the ends of the lines show, and what is new.
picture-per-good = l’unité
picture-pays = rapporte
picture-nearly-all-new = presque tout
picture-earlier = { $number } avant
picture-no-move = rien
picture-cleared = marché vidé
picture-rows = rangées
picture-columns = colonnes
picture-start = Départ
picture-hand = Rien que pour toi
picture-drawn = Piochée : à placer maintenant
picture-would-gain = Te rapporterait
picture-nothing-to-place = Rien à placer
picture-stalls = Étals, meilleure case
picture-no-stalls = Plus d’étals

# What the pieces do.

rule-buyer = Un acheteur : chaque marchandise de sa rangée et de sa colonne rapporte { $amount ->
        [one] { $amount } sou
       *[other] { $amount } sous
    }.
rule-unpleasant = Une fripouille : chaque marchandise de sa rangée et de sa colonne coûte { $amount ->
        [one] { $amount } sou
       *[other] { $amount } sous
    }.
rule-gold = Double ce que chaque marchandise rapporte, ou coûte, dans sa rangée et sa colonne.
rule-fire = Coupe sa rangée et sa colonne en deux : chaque partie compte à part.
rule-eye = Chasse tous les acheteurs de sa rangée et de sa colonne. Les fripouilles restent.
rule-stall =
    { $goods ->
        [one] Vend { $goods } marchandise : sa rangée et sa colonne la paient chacune une fois.
       *[other] Vend { $goods } marchandises : sa rangée et sa colonne paient chacune { $goods } fois.
    }
rule-stall-back = Il te revient quand on vide le marché.
rule-stall-gone = Une fois placé, il quitte le jeu quand on vide le marché.
alt-tiles-in-all =
    { $number ->
        [one] La seule parmi les { $all } tuiles.
       *[other] { $number } parmi les { $all } tuiles.
    }
alt-stalls-each =
    { $number ->
        [one] Chacun en a un.
       *[other] Chacun en a { $number }.
    }
alt-ones = À deux, trois ou quatre, chacun en a { $two }, { $three } ou { $four }.

# For those who do not see the pictures, and when one cannot be drawn.

alt-turn = C’est à { $name } de jouer.
alt-placing = { $name } a pioché une tuile et doit la placer.
alt-round-over = La manche { $round } est finie.
alt-round = Manche { $round }.
alt-round-of = Manche { $round } sur { $rounds }.
alt-last-round = Manche { $round }, la dernière.
alt-seat =
    { $name } : { $money } { $sous ->
        [one] sou
       *[other] sous
    }, { $change } si le marché fermait maintenant, { $number ->
        [0] plus d’étals
        [one] étal restant : { $stalls }
       *[other] étals restants : { $stalls }
    }.
alt-seat-paid =
    { $name } : { $money } { $sous ->
        [one] sou
       *[other] sous
    }, { $number ->
        [0] plus d’étals
        [one] étal restant : { $stalls }
       *[other] étals restants : { $stalls }
    }.
alt-keeping = Une tuile face cachée devant : { $names }.
alt-row = Rangée { $row } : { $pieces }. { $worth }
alt-column = Colonne { $column } : { $worth }
# What changed since the reader's last move.
alt-moves = { $earlier ->
    [0] { $number ->
        [one] { $moves }.
       *[other] { $moves }, dans cet ordre.
    }
    [one] D’abord { $earlier } coup, puis { $moves }, dans cet ordre.
   *[other] D’abord { $earlier } coups, puis { $moves }, dans cet ordre.
}
alt-move = { $piece } en { $space } ({ $name })
alt-move-skipped = aucun coup ({ $name })
alt-market-cleared = Une manche est finie ({ $changes }) et le marché a été vidé.
alt-projected-changed = Ce que le marché rapporte a changé : { $changes }.
# As in English.
alt-space = { $space } { $piece }
alt-empty = vide
alt-stall = étal de { $goods } à { $name }
alt-worth = Une marchandise rapporte { $values }.
alt-worth-to = Une marchandise rapporte { $values } : { $pays }.
# Between what a good brings in the parts of a line.
alt-beyond-fire = { " " }et, au-delà du feu,{ " " }
# As in English.
alt-pay = { $name } { $amount }
alt-to-come = Encore à venir, dont { $pile } dans la pioche : { $tiles }.
alt-not-placed = Non placées, dont { $pile } dans la pioche : { $tiles }.
alt-to-choose = Au choix : { $tiles }.
# As in English.
alt-copies = { $number } × { $tile }
alt-earned = Les manches, pour { $name } : { $amounts }.
alt-first = { $name } a commencé la manche { $round }.
alt-takings =
    { $name } : rangées { $rows }, colonnes { $columns }, ensemble { $total }, ce qui fait { $money } { $sous ->
        [one] sou
       *[other] sous
    }.
alt-paid-row = Rangée { $line } : { $worth }
alt-paid-column = Colonne { $line } : { $worth }
alt-drawn = Tu as pioché cette tuile et tu dois la placer : { $tile }.
alt-kept = Tu gardes cette tuile : { $tile }.
alt-gains = Ce que cela changerait pour toi, { $piece } : { $spaces }.
alt-standing = Étals sur le marché : { $stalls }.
alt-best = Meilleures cases pour l’instant : { $pieces }.
alt-piece-on = { $piece } { $amount } en { $space }
alt-piece-best = { $piece } { $amount } en { $space }{ $others ->
    [0] { "" }
   *[other] {" "}(autres { $others })
}
alt-result =
    { $rank }. { $name }, { $money } { $sous ->
        [one] sou
       *[other] sous
    } : { $start } au départ, puis { $rounds }.
# As in English.
alt-card = { $card }.

# What the signs mean: beside the sign, and (alt) for those who do not see it.

sign-buyer = Acheteur : ajoute à sa rangée et à sa colonne
    .alt = Nombre vert : un acheteur, qui ajoute autant à la rangée et à la colonne.
sign-unpleasant = Fripouille : retire à sa rangée et à sa colonne
    .alt = Nombre rouge : une fripouille, qui retire autant à la rangée et à la colonne.
sign-fire = Coupe la rangée et la colonne en deux
    .alt = Feu : coupe la rangée et la colonne en deux.
sign-eye = Chasse tous les acheteurs
    .alt = Œil : chasse tous les acheteurs de la rangée et de la colonne.
sign-gold = Double la rangée et la colonne
    .alt = Sac marqué ×2 : double la rangée et la colonne.
sign-stall = Étal de 3 marchandises, place 1
    .alt = Étal : le nombre sur la toile, ce sont ses marchandises ; celui du comptoir dit à qui il est.
sign-end = En haut, par marchandise ; en bas, par personne
    .alt = Nombres au bout d’une ligne : ce qu’une marchandise y rapporte, de chaque côté d’un feu ; dans les cases dessous, dans l’ordre de la table, ce que la ligne paie à chacun.
sign-full = Cadre doré : ligne pleine, c’est réglé
    .alt = Cadre doré tout autour : la ligne est pleine et réglée.
sign-money = Sous, et ce que le marché rapporterait
    .alt = Pièce : les sous de chacun, puis ce que le marché rapporterait maintenant.
sign-stalls = Étals encore à monter, et combien
    .alt = Petites toiles avec des nombres : les étals encore à monter, et combien de chaque.
sign-kept = Tuile secrète, gardée face cachée
    .alt = Dos violet : une tuile secrète, gardée face cachée.
sign-new = Nouveau depuis ton dernier coup, et par qui
    .alt = Turquoise : nouveau depuis ton dernier coup ; sur une tuile, le numéro de la personne qui l’a placée.
alt-example = Exemple : { $pieces }. Cela paie : { $pays }.

# What a ring marks, at the beginning of the alt text.

marked-market = Encadré : le marché.
marked-row-ends = Encadré : les bouts des rangées.
marked-seats = Encadré : les places à droite.
marked-place = Encadré : { $place }.
