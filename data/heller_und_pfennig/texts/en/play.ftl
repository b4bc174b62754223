# Auf Heller und Pfennig: what happened, what can be chosen, what is refused, and the rules.

game-title = Auf Heller und Pfennig
cover-alt = Auf Heller und Pfennig: a king, a sack of gold, a baker and a thief from the market, in golden frames.
game-invitation = Fill a market with stalls, buyers and rogues: when it closes, every row and every column pays. Ten minutes to learn.
phase-round = The market pays

## The pieces. The attribute `the` stands inside a sentence.

piece-tile = { $value ->
    [0] { $tile }
   *[other] { $tile } ({ $shown })
}
    .the = the { $value ->
        [0] { $tile }
       *[other] { $tile } ({ $shown })
    }
piece-stall = a stall with { $goods ->
    [one] 1 ware
   *[other] { $goods } wares
}
piece-kept = the secret tile
piece-drawn = the drawn tile
piece-row = row { $line }
piece-column = column { $line }

## What happened. The attribute `you` speaks to who did it.

told-stall-placed = { $name } places a stall with { $goods ->
    [one] 1 ware
   *[other] { $goods } wares
} on { $space }.
    .you = You place your stall on { $space }. { $left ->
        [0] It was your last one.
        [one] You have 1 left.
       *[other] You have { $left } left.
    }
told-placed-drawn = { $name } draws { $tile } and places it on { $space }.
    .you = You place { $tile } on { $space }.
told-placed-kept = { $name } places their secret tile on { $space }: { $tile }.
    .you = You place your secret tile, { $tile }, on { $space }.
told-placed-open = { $name } places { $tile } on { $space }.
    .you = You place { $tile } on { $space }.
told-drew = You draw { $tile }.
told-kept = A new round, a new secret tile: { $tile }.
told-paid = { $kind ->
    [row] Row
   *[column] Column
} { $line }: { $paid }
told-pay = { $name } { $amount }
told-lines-left-out = Lines not listed pay nothing.
told-round-began = The market is cleared. Round { $round } begins: { $name } goes first.
told-last-round = { $name } has placed their last stall: **this is the last round.**
told-skipped = { $name } has nothing left to place and is skipped.
situation = { $rounds ->
    [0] Round { $round }
   *[other] { $last ->
        [1] Round { $round }, **the last one**
       *[0] Round { $round } of { $rounds }
    }
}
question-turn = **{ $name }**, it’s your turn. { $situation }.
question-place = **{ $name }** has drawn a tile: where does it go? { $situation }.

## Standings while the game runs

stands-line = **{ $name }**: { $money ->
    [one] 1 sou
   *[other] { $money } sous
}, { $change } as the market stands = **{ $together }**

## The private hand

button-tiles = Tiles
hand-money = You have **{ $money ->
    [one] 1 sou
   *[other] { $money } sous
}**; the market would pay you { $change } as it stands.
hand-drawn = You drew { $tile }: place it now.
hand-kept = Your secret tile is { $tile }. Only you see it, and you may place it once this round.
hand-kept-brief = Your secret tile: { $tile }.
hand-kept-placed = You’ve already placed your secret tile this round.
hand-stalls-of = { $number } with { $goods ->
    [one] 1 ware
   *[other] { $goods } wares
}
hand-stalls = { $stalls ->
    [0] You have no stalls left.
   *[other] Your stalls: { $stalls }.
}
hand-your-turn = What would you like to do?

## Choices

verb-stall = Place a stall
verb-draw = Draw a tile
verb-kept = Place your secret tile
verb-kept-tile = Place your secret tile: { $tile }
verb-drawn = Place the drawn tile
verb-drawn-tile = Place the drawn tile: { $tile }
verb-open = Place a tile
choice-piece = { $piece }: { $changes ->
    [nothing] changes nothing for now
    [own] { $worth } on { $space }
   *[all] { $worth } on { $space } ({ $rivals ->
        [one] your rival
       *[other] others
    } { $others })
}
choice-row = Row { $row }: { $changes ->
    [nothing] changes nothing for now
    [own] { $worth } on { $space }
   *[all] { $worth } on { $space } ({ $rivals ->
        [one] your rival
       *[other] others
    } { $others })
}
choice-space = { $space }: { $changes ->
    [all] { $worth } ({ $rivals ->
        [one] your rival
       *[other] others
    } { $others })
   *[own] { $worth }
}
ask-what = What would you like to do?
ask-stall = Which stall would you like to place?{ $brief ->
    [1] {""}
   *[0] {" "}Each comes with the space that puts you furthest ahead right now, and what it changes, in sous.
}
ask-open = Which tile would you like to place?{ $brief ->
    [1] {""}
   *[0] {" "}Each comes with the space that puts you furthest ahead right now, and what it changes, in sous.
}
ask-row = In which row would you like to place { $piece }?{ $brief ->
    [1] {""}
   *[0] {" "}Each comes with the space that puts you furthest ahead right now, and what it changes, in sous.
}
ask-space = Where in row { $row } would you like to place { $piece }?{ $brief ->
    [1] {""}
   *[0] {" "}The number is what it would change for you right now, in sous.
}

refused-nothing-to-stall = You have no such stall left. `/heller hand` shows what you can place.
refused-nothing-to-open = No such tile is left to choose. `/heller place` shows what you can do.
refused-nothing-but-drawn = Place the tile you drew first; you can’t put it back. `/heller place` asks you where it goes.
refused-nothing-there = You can’t choose that space. `/heller show board` shows which are free.

illegal-game-over = The game is over.
illegal-not-your-turn = It’s not your turn.
illegal-place-drawn-first = Place the tile you drew first, { $tile }; you can’t put it back. `/heller place` asks you where it goes.
illegal-nothing-drawn = You haven’t drawn a tile. `/heller draw` draws one.
illegal-pile-empty = The pile is empty. Place a stall or your secret tile: `/heller place` shows what you have.
illegal-kept-already-placed = You’ve already placed your secret tile this round. Place a stall or draw a tile instead.
illegal-tiles-lie-open = All tiles are face up at this table: nobody draws one or has a secret one. `/heller place` shows them and your stalls.
illegal-tiles-lie-face-down = The tiles are face down at this table. Draw one with `/heller draw`, or place your secret tile.
illegal-tile-already-placed = There’s no copy of { $tile } left. `/heller place` shows which tiles are.
illegal-no-such-tile = There’s no such tile. `/heller place` shows what you can place.
illegal-no-such-stall = Stalls have 1 to { $most } wares. `/heller hand` shows yours.
illegal-no-stall-left = You have no stall with { $goods ->
    [one] 1 ware
   *[other] { $goods } wares
} left. `/heller hand` shows those you have.
illegal-no-such-space = The spaces are A1 to F5: column letter, then row number.
illegal-space-taken = { $space } is already taken. `/heller show board` shows which spaces are free.

## Options

command-heller = Auf Heller und Pfennig, for 2 to 4 players
command-new = Open a table in this channel
command-place = Place a stall or a tile
command-draw = Draw a tile, which you must then place
option-last-stall = The game ends with the round in which somebody places their tenth and last stall
option-no-luck = All tiles are face up, and you choose; nobody has a secret one
option-starter = Who begins later rounds: the richest (as in the rules), or the last starter’s left neighbour
option-piece = The stall or the tile; leave it out to see all choices
option-space = The space, such as B4, and what it’s worth to you now; leave it out to see all rows
option-last-stall-on = Every stall is gone after its round, and the game ends with the round in which somebody places their last one.
option-no-luck-on = All tiles are face up: you choose which one to place.
option-starter-left = Later rounds begin with the last starter’s left neighbour.
setting-last-stall = Until the last stall
setting-no-luck = Open tiles
setting-starter = Later rounds begin with
later-starter = { $starter ->
    [left] the left neighbour
   *[richest] the richest
}

## Hints

does-place = place { $piece } on { $space }
does-draw = draw a tile
reason-draw = { $pile ->
    [one] One tile is left to draw
   *[other] { $pile } tiles are left to draw
}: you see what it is before you choose its space{ $saves ->
    [1] , and you save your stalls for later.
   *[0] .
}
reason-own-plus = As the market stands, it brings you { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}.
reason-own-minus = As the market stands, it costs you { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}.
reason-own-none = For now it neither pays nor costs you anything.
reason-comes-back = You get a stall with 1 ware back for the next round.
reason-no-rogue = There’s no rogue in its row or column.
reason-others-plus = { $rivals ->
    [one] It brings your rival
   *[other] It brings the others
} { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}{ $rivals ->
    [one] .
   *[other] {" "}in total.
}
reason-others-minus = { $rivals ->
    [one] It costs your rival
   *[other] It costs the others
}{ $more ->
    [1] {" "}even more:
   *[0] {""}
} { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}{ $rivals ->
    [one] .
   *[other] {" "}in total.
}
reason-only-space = It’s the only space left.
reason-least-cost = It would cost you at least as much anywhere else.
reason-buyers-to-come = Its row and column still have { $empty ->
    [one] 1 empty space
   *[other] { $empty } empty spaces
}, and the tiles still to come bring more than they cost.
reason-fills = It fills { $lines }{ $number ->
    [one] : what that line pays can’t change any more.
   *[other] : what those lines pay can’t change any more.
}
difference-market = { $counted ->
    [1] { $number ->
        [0] no sous
        [one] about { $best } sou
       *[other] about { $best } sous
    } from this round instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } for you now
}
difference-later = { $counted ->
    [1] { $number ->
        [0] no sous
        [one] about { $best } sou
       *[other] about { $best } sous
    } from the stalls you have left for { $last ->
        [1] the last round
       *[0] later rounds
    } instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } from your stalls for { $last ->
        [1] the last round
       *[0] later rounds
    }
}
difference-rival = { $counted ->
    [1] { $rivals ->
        [one] your rival
       *[other] your strongest rival
    } ends with about { $apart ->
        [one] 1 sou
       *[other] { $apart } sous
    } { $more ->
        [1] more
       *[0] less
    }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } { $rivals ->
        [one] for your rival
       *[other] for your strongest rival
    }
}
hint-lead = { $much ->
    [1] the other move leaves you much worse off at the end
   *[0] you end { $points ->
        [one] about 1 sou
       *[other] about { $points } sous
    } further ahead
}
hint-other = Or { $what }: { $much ->
    [1] much worse.
   *[0] { $points ->
        [0] about as good.
        [one] about 1 sou worse.
       *[other] about { $points } sous worse.
    }
}

## The end

end-title = { $number ->
    [one] **{ $winners } wins!**
   *[other] **{ $winners } share the win!**
}
end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } sou
   *[other] { $points } sous
} ({ $start } at the start, then { $rounds })

## Rules. `title` is the topic’s name.

rules-overview = **Auf Heller und Pfennig in short**
    Welcome to the market! It has 5 rows and 6 columns, and you all fill it together: with your stalls, and with people. Buyers bring +1 to +6, rogues −1 to −6.
    When the market is full, each row and each column pays: add up its people, and you get that for **every ware** in your stalls there. So each stall earns twice, in its row and in its column, and each person counts in both. A fire, an evil eye or a sack of gold can turn a line upside down.
    On your turn, you do one small thing: place a stall, draw a tile and place it, or place your secret tile. Bring the King to your own stalls, and the Tax Collector to the others’.
    You begin with 50 sous. After three rounds, the richest player wins.
    Just press the buttons below the market: each choice tells you what it would change right now. For more, try `/{ $command } show rules` with a topic, or `/{ $command } show card` for a tile.
    .title = The game in short
rules-signs = **What the symbols mean**
    On the left: what can be on the market, and what it does to its row and column. On the right: what you see around the market. Green numbers bring money, red ones cost money. `/{ $command } show card` shows any tile or stall large.
    .title = What the symbols mean
rules-turn = **Your turn**
    Do exactly one of these, on an empty space:
    • **Place one of your stalls.** It has 1 to 4 wares: the more it has, the more it earns, or costs you.
    • **Draw a tile**, look at it and place it. You can’t put it back or do something else instead.
    • **Place your secret tile.** Everyone draws one at the start of a round. You can use it once, and you don’t have to.
    Then it’s your left neighbour’s turn. Nothing moves once it’s placed, and you pass only if you can’t do anything else. The round ends when all 30 spaces are filled.
    .title = What you can do
rules-lines = **What a line pays**
    Each row and each column counts on its own. Add the buyers, subtract the rogues, and multiply by the wares in your stalls in that line. If the result is negative, you pay; your money can even drop below zero.
    • +6 +4 −1 −2 is worth 7. A stall with 3 wares earns **21**.
    • +3 −6 is worth −3. Stalls with 4 wares and 1 ware together cost you **15**, a stall with 1 ware costs **3**.
    The picture shows at the end of each line what each ware there brings right now.
    .title = What a line pays
rules-special = **Fire, evil eye, sack of gold**
    • **Fire** (2) cuts its line into parts, and each counts on its own. Left of the fire, an evil eye, a buyer and a stall with 2 wares: **0**. Right of it, +5 and a stall with 1 ware: **5**.
    • The **evil eye** (1) drives all buyers out of its line, or its part of it; the rogues stay.
    • The **sack of gold** (1) doubles what its line, or its part of it, is worth, even below zero.
    • +4 −3 with the eye and the sack: the buyer doesn’t count, −3 is doubled, and a stall with 1 ware costs **6**.
    They work in both their row and their column, separately. A round has 22 tiles: two each of +1 to +6, one each of −1 to −6, and these four. Those still to come are shown beside the market.
    .title = Fire, evil eye, sack of gold
rules-rounds = **Rounds and the end**
    You have three stalls with 2 wares, two with 3 and one with 4 for the **whole game**; those you place are gone when the market is cleared. Stalls with 1 ware come back each round: four with two players, three with three, two with four. So save something for later.
    All tiles are shuffled again each round, unused secret ones included, and everyone draws a new secret tile. The richest player begins the next round; in a tie, the first of them clockwise from the last starter.
    After three rounds, the player with the most money wins. Tied players share the win.
    .title = Rounds and the end
rules-variants = **Other ways to play**
    The host can choose either or both in the lobby:
    • **Until the last stall:** everyone has ten stalls, and every stall is gone after its round, even those with 1 ware. The game ends with the round in which somebody places their last one; that round is played until the market is full or nobody can do anything. Empty spaces count for nothing.
    • **Open tiles:** all tiles are face up from the start of a round, and you choose which one to place. Nobody draws, and nobody has a secret tile.
    Later rounds can also begin with the last starter’s left neighbour instead of the richest player.
    .title = Other ways to play
