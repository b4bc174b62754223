# Auf Heller und Pfennig: what happened, what can be chosen, what is refused, and the rules.

game-title = Auf Heller und Pfennig
cover-alt = Auf Heller und Pfennig: a king, a sack of gold, a baker and a thief from the market, in golden frames.
game-invitation = A market fills up with stalls, buyers and rogues, and when it closes, every row and every column pays. Ten minutes to learn.
phase-round = what the lines pay

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
    [one] 1 good
   *[other] { $goods } goods
}
piece-kept = the secret tile
piece-drawn = the drawn tile
piece-row = row { $line }
piece-column = column { $line }

## What happened. The attribute `you` speaks to who did it.

told-stall-placed = { $name } puts up a stall with { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} on { $space }.
    .you = Your stall stands on { $space }. { $left ->
        [0] It was your last one.
        [one] You have 1 more.
       *[other] You have { $left } more.
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
told-lines-left-out = The other lines pay nothing.
told-round-began = The market is cleared. Round { $round } begins, with { $name }.
told-last-round = { $name } has put up the last stall: **this is the last round.**
told-skipped = { $name } has nothing left to place and is passed over.
situation = { $rounds ->
    [0] Round { $round }
   *[other] { $last ->
        [1] Round { $round }, **the last one**
       *[0] Round { $round } of { $rounds }
    }
}
question-turn = **{ $name }**, it is your turn. { $situation }.
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
}**; as the market stands it would bring you { $change }.
hand-drawn = You drew { $tile }: place it now.
hand-kept = Your secret tile is { $tile }: you may place it once this round. Nobody else sees it.
hand-kept-brief = Your secret tile: { $tile }.
hand-kept-placed = You have already placed your secret tile this round.
hand-stalls-of = { $number } with { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
hand-stalls = { $stalls ->
    [0] You have no stall left.
   *[other] Your stalls: { $stalls }.
}
hand-your-turn = What would you like to do?

## Choices

verb-stall = Put up a stall
verb-draw = Draw a tile
verb-kept = Place the secret tile
verb-kept-tile = Place your secret tile: { $tile }
verb-drawn = Place the drawn tile
verb-drawn-tile = Place what you drew: { $tile }
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
ask-stall = Which stall would you like to put up?{ $brief ->
    [1] {""}
   *[0] {" "}The space named puts you furthest ahead right now; the number is what it changes, in sous.
}
ask-open = Which tile would you like to place?{ $brief ->
    [1] {""}
   *[0] {" "}The space named puts you furthest ahead right now; the number is what it changes, in sous.
}
ask-row = In which row would you like to place { $piece }?{ $brief ->
    [1] {""}
   *[0] {" "}The space named puts you furthest ahead right now; the number is what it changes, in sous.
}
ask-space = Where in row { $row } would you like to place { $piece }?{ $brief ->
    [1] {""}
   *[0] {" "}The number is what it would change for you right now, in sous.
}

refused-nothing-to-stall = You have no such stall left. `/heller hand` shows what you can place.
refused-nothing-to-open = No such tile lies open to be chosen. `/heller place` shows what you can do.
refused-nothing-but-drawn = First the tile you drew: drawing is binding. `/heller place` asks you where it goes.
refused-nothing-there = There is no such space to choose. `/heller show board` shows which are free.

illegal-game-over = The game is over.
illegal-not-your-turn = It is not your turn.
illegal-place-drawn-first = First the tile you drew, { $tile }: drawing is binding. `/heller place` asks you where it goes.
illegal-nothing-drawn = You hold no tile just drawn. `/heller draw` draws one.
illegal-pile-empty = The pile is empty. Put up a stall, or place your secret tile: `/heller place` shows what you have.
illegal-kept-already-placed = You have placed your secret tile already; the next round brings another. Put up a stall, or draw a tile.
illegal-tiles-lie-open = Here all tiles lie open: nobody draws one or has a secret one. `/heller place` shows them all, and your stalls.
illegal-tiles-lie-face-down = The tiles lie face down here. Draw one with `/heller draw`, or place your secret one.
illegal-tile-already-placed = No copy of { $tile } is left to choose. `/heller place` shows which tiles are.
illegal-no-such-tile = There is no such tile. `/heller place` shows what you can place.
illegal-no-such-stall = Stalls have 1 to { $most } goods. `/heller hand` shows yours.
illegal-no-stall-left = You have no stall with { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} left. `/heller hand` shows those you have.
illegal-no-such-space = The spaces are A1 to F5: a column’s letter, then a row’s number.
illegal-space-taken = { $space } is taken, and nothing moves once it is placed. `/heller show board` shows which spaces are free.

## Options

command-heller = Auf Heller und Pfennig, for 2 to 4 players
command-new = Open a table in this channel
command-place = Put up a stall, or place a tile
command-draw = Draw a tile, look at it and place it: drawing is binding
option-last-stall = The game ends with the round in which somebody puts up the last of ten stalls
option-no-luck = All tiles lie open, and you choose; nobody has a secret one
option-starter = Who begins later rounds: the richest (the rules), or the last starter’s left neighbour
option-piece = The stall or the tile; leave it out to see all choices
option-space = The space, such as B4, with what it is worth to you now; leave it out to see all rows
option-last-stall-on = Every stall leaves the game once its round is over, and the round of somebody’s last stall is the last.
option-no-luck-on = All tiles lie open: you choose which one to place.
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
reason-own-plus = As the market stands it brings you { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}.
reason-own-minus = As the market stands it costs you { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}.
reason-own-none = For now it neither pays nor costs you anything.
reason-comes-back = A stall with 1 good comes back to you for the next round.
reason-no-rogue = No rogue is in its two lines.
reason-others-plus = { $rivals ->
    [one] It brings your rival
   *[other] It brings the others together
} { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}.
reason-others-minus = { $rivals ->
    [one] It costs your rival
   *[other] It costs the others together
}{ $more ->
    [1] {" "}even more:
   *[0] {""}
} { $sous ->
    [one] { $sous } sou
   *[other] { $sous } sous
}.
reason-only-space = It is the only space left.
reason-least-cost = On no other space would it cost you less.
reason-buyers-to-come = Its two lines still have { $empty ->
    [one] 1 empty space
   *[other] { $empty } empty spaces
}, and the tiles to come bring more than they cost.
reason-fills = It fills { $lines }{ $number ->
    [one] : what that line pays is settled.
   *[other] : what those lines pay is settled.
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
    [1] the other one leaves you much worse off at the end
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
    Welcome to the market! It has 5 rows and 6 columns, and all of you fill it together: with your own stalls, and with the people who walk about in it. Buyers bring +1 to +6, rogues −1 to −6.
    When the market is full, each row and each column pays: add up its people, and take that for **every good** in your stalls there. So each stall earns twice, along its row and along its column, and each person is felt in both. A fire, an evil eye or a sack of gold can turn a line upside down.
    Your turn is one small thing: put up a stall, draw a tile and place it, or place the one tile that you keep in secret. Bring the King to your own stalls, and the Tax Collector to the others.
    You begin with 50 sous. After three rounds the richest wins.
    Just press the buttons below the market: each choice says what it changes for you as things stand. Try `/{ $command } show rules` with a topic for more, and `/{ $command } show card` for a tile.
    .title = The game in short
rules-signs = **What the signs mean**
    To the left: what can stand on the market, and what it does to its row and its column. To the right: what you see at the edge. Green numbers bring money, red ones cost money. `/{ $command } show card` shows any tile or stall large.
    .title = What the signs mean
rules-turn = **Your turn**
    Do exactly one of these, on an empty space:
    • **Put up a stall** of your own. It has 1 to 4 goods: the more, the more it earns, or pays.
    • **Draw a tile**, look at it and place it. Drawing is binding: you cannot put it back or do something else.
    • **Place your secret tile.** Everybody draws one when a round begins; it is used once and not replaced, and you need not use it at all.
    Then it is your left neighbour’s turn. Nothing moves once it is placed, and you pass only when nothing else is possible. The round ends when all 30 spaces are filled.
    .title = What you can do
rules-lines = **What a line pays**
    Each row and each column counts by itself. Add the buyers, subtract the rogues, and multiply by the goods in each player’s stalls in that line. Below zero the player pays, and you may even fall below zero.
    • +6 +4 −1 −2 is worth 7. A stall with 3 goods earns **21**.
    • +3 −6 is worth −3. Stalls with 4 and 1 goods together pay **15**, each stall with 1 good pays **3**.
    The table’s picture shows at the end of each line what a good brings there as it stands.
    .title = What a line pays
rules-special = **Fire, evil eye, sack of gold**
    • **Fire** (2) cuts its line into parts, and each is counted alone. Left of the fire an evil eye, a buyer and a stall with 2 goods: **0**. Right of it +5 and a stall with 1 good: **5**.
    • The **evil eye** (1) drives all buyers out of its line, or its part of it; the rogues stay.
    • The **sack of gold** (1) doubles what its line, or its part, is worth, also below zero.
    • +4 −3 with the eye and the sack: the buyer does not count, −3 is doubled, a stall with 1 good pays **6**.
    They act both in their row and in their column, in each for itself. In all there are 22 tiles a round: two each of +1 to +6, one each of −1 to −6, and these four. What is still to come stands beside the market.
    .title = Fire, evil eye, sack of gold
rules-rounds = **Rounds and the end**
    You have three stalls with 2 goods, two with 3 and one with 4 for the **whole game**; once placed, they are gone when the market is cleared. Those with 1 good come back each round: four with two players, three with three, two with four. So save something for later.
    All tiles are shuffled anew each round, and everybody draws a new secret one. Secret tiles that were not used go back unseen. The richest begins the next round; of equals the first one clockwise after who began the last.
    After three rounds the most money wins. Equals share the win.
    .title = Rounds and the end
rules-variants = **Other ways to play**
    The host chooses them in the lobby, one or both:
    • **Until the last stall:** everybody has all ten stalls, and every stall leaves the game once its round is over, those with 1 good too. The game ends with the round in which somebody puts up his last one; it goes on until the market is full or nobody can do anything. Empty spaces count nothing.
    • **Open tiles:** all tiles lie open from the start of a round, and you choose which one to place. Nobody draws, and nobody has a secret one.
    Besides, later rounds can begin with the left neighbour of who began the last, instead of the richest.
    .title = Other ways to play
