# Who and what is on the tiles.

tile-king = King
tile-lady = Lady
tile-merchant = Merchant
tile-baker = Baker
tile-farmer = Farmer
tile-maid = Maid
tile-beggar = Beggar
tile-gossip = Gossip
tile-quack = Quack
tile-thief = Thief
tile-tax-collector = Tax Collector
tile-robber-knight = Robber Knight
tile-gold-sack = Sack of Gold
tile-fire = Fire
tile-evil-eye = Evil Eye
stall =
    Stall with { $goods ->
        [one] { $goods } ware
       *[other] { $goods } wares
    }

# Short words in the pictures.

picture-round = Round { $round }
picture-round-of = Round { $round } of { $rounds }
picture-last-round = Last round: { $round }
picture-round-over = Round { $round } is over
picture-game-over = The game is over
picture-winner = { $name } wins
picture-to-come = Still to come
picture-not-placed = Not placed
picture-to-choose = To choose from
# In the corner of the market: what the ends of the lines show, and what is new.
picture-per-good = per ware
picture-pays = pays
picture-nearly-all-new = nearly all new
picture-earlier = { $number } earlier
picture-no-move = nothing
picture-cleared = market cleared
picture-rows = rows
picture-columns = columns
picture-start = Start
picture-hand = Only you see this
picture-drawn = Place the tile you drew
picture-would-gain = Would bring you now
picture-nothing-to-place = Nothing to place
picture-stalls = Stalls left, best space
picture-no-stalls = No stalls left

# What the pieces do.

rule-buyer = A buyer: each ware in the same row or column brings { $amount ->
        [one] { $amount } sou
       *[other] { $amount } sous
    }.
rule-unpleasant = A rogue: each ware in the same row or column costs { $amount ->
        [one] { $amount } sou
       *[other] { $amount } sous
    }.
rule-gold = Doubles what each ware brings, or costs, in its row and its column.
rule-fire = Cuts its row and its column in two: each part counts on its own.
rule-eye = Drives all buyers out of its row and its column. The rogues stay.
rule-stall =
    { $goods ->
        [one] Sells { $goods } ware: its row and its column each pay once.
       *[other] Sells { $goods } wares: its row and its column each pay { $goods } times.
    }
rule-stall-back = It comes back to you when the market is cleared.
rule-stall-gone = Once placed, it leaves the game when the market is cleared.
alt-tiles-in-all =
    { $number ->
        [one] The only one among the { $all } tiles.
       *[other] { $number } of the { $all } tiles.
    }
alt-stalls-each =
    { $number ->
        [one] Everybody has one.
       *[other] Everybody has { $number }.
    }
alt-ones = With two, three or four players everybody has { $two }, { $three } or { $four }.

# For those who do not see the pictures, and when one cannot be drawn.

alt-turn = It’s { $name }’s turn.
alt-placing = { $name } drew a tile and must place it.
alt-round-over = Round { $round } is over.
alt-round = Round { $round }.
alt-round-of = Round { $round } of { $rounds }.
alt-last-round = Round { $round }, the last round.
alt-seat =
    { $name }: { $money } { $sous ->
        [one] sou
       *[other] sous
    }, { $change } as the market stands, { $number ->
        [0] no stalls left
       *[other] stalls left: { $stalls }
    }.
alt-seat-paid =
    { $name }: { $money } { $sous ->
        [one] sou
       *[other] sous
    }, { $number ->
        [0] no stalls left
       *[other] stalls left: { $stalls }
    }.
alt-keeping = Secret tile not placed yet: { $names }.
alt-row = Row { $row }: { $pieces }. { $worth }
alt-column = Column { $column }: { $worth }
# What changed since the reader's last move.
alt-moves = { $earlier ->
    [0] { $number ->
        [one] { $moves }.
       *[other] { $moves }, in this order.
    }
    [one] 1 other move, then { $moves }, in this order.
   *[other] { $earlier } other moves, then { $moves }, in this order.
}
alt-move = { $piece } on { $space } ({ $name })
alt-move-skipped = no move ({ $name })
alt-market-cleared = A round has ended ({ $changes }), and the market was cleared.
alt-projected-changed = What the market would pay has changed: { $changes }.
alt-space = { $space } { $piece }
alt-empty = empty
alt-stall = stall { $goods } of { $name }
alt-worth = Each ware brings { $values }.
alt-worth-to = Each ware brings { $values }: { $pays }.
# Between what a ware brings in the parts of a line.
alt-beyond-fire = { " " }and beyond the fire{ " " }
alt-pay = { $name } { $amount }
alt-to-come = Still to come, { $pile } of them in the pile: { $tiles }.
alt-not-placed = Not placed, { $pile } of them in the pile: { $tiles }.
alt-to-choose = To choose from: { $tiles }.
alt-copies = { $number } × { $tile }
alt-earned = Earned by { $name }, round by round: { $amounts }.
alt-first = { $name } began round { $round }.
alt-takings =
    { $name }: rows { $rows }, columns { $columns }, together { $total }, now { $money } { $sous ->
        [one] sou
       *[other] sous
    }.
alt-paid-row = Row { $line }: { $worth }
alt-paid-column = Column { $line }: { $worth }
alt-drawn = You drew this tile and must place it: { $tile }.
alt-kept = Your secret tile: { $tile }.
alt-gains = What it would change for you, { $piece }: { $spaces }.
alt-standing = Your stalls on the market: { $stalls }.
alt-best = Best spaces for now: { $pieces }.
alt-piece-on = { $piece } { $amount } on { $space }
alt-piece-best = { $piece } { $amount } on { $space }{ $others ->
    [0] { "" }
   *[other] {" "}(others { $others })
}
alt-result =
    { $rank }. { $name }, { $money } { $sous ->
        [one] sou
       *[other] sous
    }: { $start } at the start, then { $rounds }.
alt-card = { $card }.

# What the signs mean: beside the sign, and (alt) for those who do not see it.

sign-buyer = Buyer: adds to the row and the column
    .alt = Green number: a buyer, who adds that to the row and the column.
sign-unpleasant = Rogue: takes away from the row and the column
    .alt = Red number: a rogue, who takes that away from the row and the column.
sign-fire = Cuts the row and the column in two
    .alt = Fire: cuts the row and the column in two.
sign-eye = Drives all buyers away
    .alt = Eye: drives all buyers out of the row and the column.
sign-gold = Doubles the row and the column
    .alt = Sack with ×2: doubles the row and the column.
sign-stall = Stall with 3 wares, of player 1
    .alt = Stall: the number on its cloth is its wares, the one on the counter its player’s.
sign-end = What each ware brings here, and what you each get
    .alt = Numbers at the end of a line: what each ware brings there, on each side of a fire. The fields below, in the order of the players: what the line pays each of them.
sign-full = Gold frame: a full line, which is settled
    .alt = Gold frame around it: the line is full and settled.
sign-money = Sous, and what the market would pay now
    .alt = Coin: a player’s sous, followed by what the market would pay now.
sign-stalls = Stalls still to place, and how many
    .alt = Little cloths with numbers: stalls still to place, and how many of each.
sign-kept = Secret tile, face down
    .alt = Purple back: a secret tile, face down.
sign-new = New since your last move, and who placed it
    .alt = Turquoise: new since your last move; the number on a tile says which player placed it.
alt-example = Example: { $pieces }. It pays: { $pays }.

# What a ring marks, at the beginning of the alt text.

marked-market = Marked: the market.
marked-row-ends = Marked: the ends of the rows.
marked-seats = Marked: the players on the right.
marked-place = Marked: { $place }.
