# In the pictures: short words, there is little room.

picture-round = Round { $round }
picture-last-round = LAST ROUND
picture-phase-worker = Workers
picture-phase-building = Buildings
picture-phase-aristocrat = Aristocrats
picture-phase-trading = Trading
picture-upper-row = Upper row
picture-lower-row = Lower row
# Where a row runs on in the second line; `short` where there is little room.
picture-upper-row-on = Upper row, continued
picture-upper-row-on-short = Also upper row
picture-lower-row-on = Lower row, continued
picture-lower-row-on-short = Still lower row
# Where long words may be broken on a card.
picture-hyphenation = Adminis/trator Observa/tory Peters/burg Carpen/ter Mari/inskij Cere/monies Ware/house Trap/per Obsh/china Syco/phant Univer/sity Resur/rection Cathe/dral
# Followed by the coat of arms of a player.
picture-prices-of = Prices for
picture-printed-prices = Printed prices
picture-since = { $replay ->
    [1] in this step
   *[0] since your last move
}
picture-new-card = new
# How many cards of a row are new; beside the name of the row.
picture-new-cards = { $all ->
    [1] all new
   *[0] { $number } new
}
# Beside the coat of arms of who has the card, and what became of it.
picture-took = took
picture-bought = bought
picture-taken-play = in play
picture-taken-hand = to hand
picture-taken-gone = gone
picture-drawn = Buy, keep or discard?
picture-pub = In the Pub
picture-pub-limit = up to { $limit }
picture-guild-hall = Guild Hall
picture-guild-hall-limit = mixed as you like
picture-trading-house = Trading House
picture-trading-house-limit = { $limit } or none
picture-used = used
picture-passed = passed
picture-new = new in this phase
picture-winner = { $name } wins
picture-game-over = The game is over
picture-final-table = The final table
picture-hand = { $name }’s hand
# A place for another card in the hand.
picture-free = free
picture-tableau-empty = No cards in play
picture-incomes = Next scorings
picture-barred = nothing to displace
picture-too-expensive =
    { $missing ->
        [one] needs { $missing } more ruble
       *[other] needs { $missing } more rubles
    }
picture-can-pay =
    { $left ->
        [one] leaves { $left } ruble
       *[other] leaves { $left } rubles
    }
picture-displacing = { $card }: { $price }
picture-more = { $number } more
picture-rubles-left = { $number } left
picture-points-before = in play
picture-points-aristocrats = aristocrats
picture-points-rubles = rubles
picture-points-hand = hand

# For those who do not see the pictures, and when one cannot be drawn.

alt-turn = It’s { $name }’s turn.
alt-pub =
    { $name } may buy up to { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    } in the Pub.
alt-guild-hall = { $name } takes { $limit } from the Guild Hall, in rubles and points.
alt-trading-house = { $name } may buy { $limit } points in the Trading House.
alt-moment = { $phase }, round { $round }.
alt-moment-last = { $phase }, round { $round }, the last round.
alt-passed = Passed: { $names }.
alt-drawn = Buy, take or discard: { $card }.
alt-prices-of = Prices for { $name }.
alt-upper-row = Upper row: { $cards }.
alt-upper-row-empty = The upper row is empty.
alt-lower-row = Lower row (1 ruble off): { $cards }.
alt-lower-row-empty = The lower row is empty.
alt-copies = { $number } × { $card }
alt-priced = { $card } for { $price }
alt-barred = { $card } (nothing to displace)
alt-player =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $aristocrats ->
        [one] { $aristocrats } different aristocrat
       *[other] { $aristocrats } different aristocrats
    }.
alt-player-rubles =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    }, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $aristocrats ->
        [one] { $aristocrats } different aristocrat
       *[other] { $aristocrats } different aristocrats
    }.
alt-stacks = Cards left, and who begins the phase: { $stacks }.
alt-stack = { $stack } { $number } ({ $name })
alt-gold-disc = { $name } holds the gold disc.
alt-discards =
    Discard pile, { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }: { $cards }.
alt-tableau = In play for { $name }: { $cards }.
alt-tableau-empty = Nothing in play for { $name }.
alt-face-down = { $card } (face down)
alt-used = { $card } (used this round)
alt-open-hand = In { $name }’s hand: { $cards }.
alt-earns = { $name } would get now: { $incomes }.
# A part of the sentence before: the cards of a phase and what they pay.
alt-earns-one =
    { $phase } { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alt-phase-over = { $phase } of round { $round } is over.
alt-gained =
    { $name } gets { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    } and { $more ->
        [one] { $more } point
       *[other] { $more } points
    }, and has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now.
alt-points-now =
    { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# The buildings that sell points, or give points and rubles, after a scoring.
alt-houses-brought = From { $houses }: { $points ->
    [0] { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    }
    [one] { $points } point
   *[other] { $points } points
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
        [one] {" "}and { $rubles } ruble
       *[other] {" "}and { $rubles } rubles
    }
}.
alt-new = New in play for { $name }: { $cards }.
# What changed since the reader's last move.
alt-new-upper = New in the upper row: { $cards }.
alt-new-lower = New in the lower row: { $cards }.
alt-taken = { $name } took: { $cards }.
alt-bought = { $name } bought: { $cards }.
alt-taken-play = { $card } (in play)
alt-taken-displacing = { $card } (in play, displacing { $displaced })
alt-taken-hand = { $card } (in hand)
alt-taken-gone = { $card } (no longer in play)
alt-discarded = { $name } discarded: { $card }.
alt-no-move = No move: { $names }.
alt-points-changed = Points: { $changes }.
alt-income-changed = Income of { $name }: { $changes }.
# Parts of the two sentences before.
alt-change = { $name } { $amount }
alt-change-phase = { $phase } ({ $amounts })
alt-change-rubles = rubles { $amount }
alt-change-points = points { $amount }
alt-income =
    { $phase }: { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the next scoring.
alt-hand =
    Hand of { $name }: { $number ->
        [0] no cards
        [one] { $number } card
       *[other] { $number } cards
    } ({ $limit } at most), { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
alt-held = In hand: { $card }.
alt-held-trading = In hand: { $card }, displacing { $displacing }.
alt-displacing = { $card } { $price }
alt-result =
    { $rank }. { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $before } in play, { $for_aristocrats } for { $aristocrats ->
        [one] { $aristocrats } different aristocrat
       *[other] { $aristocrats } different aristocrats
    }, { $for_rubles } for rubles, { $for_hand } for the hand; rubles left over: { $left }.
alt-card = { $card }.
alt-card-cost = Costs { $cost ->
        [one] { $cost } ruble
       *[other] { $cost } rubles
    }.
# Said of cards that are not the same in every edition.
alt-card-cost-in = Costs { $cost ->
    [one] { $cost } ruble
   *[other] { $cost } rubles
} in { $edition }.
alt-card-income =
    Pays { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at its scoring.
alt-card-displaces = Displaces one of: { $cards }.
alt-card-displaced = Displaced by one of: { $cards }.
alt-card-copies =
    { $number ->
        [one] The only one of its kind ({ $stack }).
       *[other] { $number } of them ({ $stack }).
    }

# What the signs mean: beside the sign, and (alt) for those who do not see it.

sign-price = Price now (see “Prices for”)
    .alt = Gold coin on a card: its price now, for the player at “Prices for”.
sign-trade-price = A trading card’s price, depending on what it displaces
    .alt = Gold plate on a card with a gold frame: a trading card’s price, depending on what it displaces.
sign-barred = Nothing in play it could displace
    .alt = Crossed-out circle: that player has nothing in play it could displace.
sign-lower-row = Lower row: 1 ruble cheaper
    .alt = Minus 1 beside a row: everything in it is 1 ruble cheaper.
sign-rubles = Rubles it pays at each of its scorings
    .alt = Coin at the foot of a card: rubles it pays at each of its scorings.
sign-points = Points it brings at each of its scorings
    .alt = Red star: points it brings at each of its scorings.
sign-suits = Workers, buildings, aristocrats, trading cards
    .alt = Hammer on green, house on blue, crown on red, arrows on grey: workers, buildings, aristocrats, trading cards.
sign-marker = Start marker: who begins this phase
    .alt = Round token with a player’s number: who begins this phase.
sign-stack = Cards left in the stack
    .alt = Stack with a number: cards left in it.
sign-turn = Whose turn it is
    .alt = Arrow and gold frame: whose turn it is.
sign-hand = Cards in the hand
    .alt = Two cards with a number: cards in the hand.
sign-new = New since your last move
    .alt = Turquoise: new since your last move.
sign-order = Order of the moves since yours (–: no move)
    .alt = Turquoise disc with a number: the order of the moves since yours in this phase. With a dash: no move.
sign-aristocrats = Different aristocrats in play
    .alt = Red crown with a number: different aristocrats in play.
alt-cards = Pictures of these cards: { $cards }.

# What a ring marks, at the beginning of the alt text.

marked-stacks = Marked: the stacks at the top.
marked-seats = Marked: the players on the right.
marked-decision = Marked: what is decided now.
marked-upper = Marked: the upper row.
marked-lower = Marked: the lower row.
marked-worker-cards = Marked: the workers in the rows.
marked-building-cards = Marked: the buildings in the rows.
marked-aristocrat-cards = Marked: the aristocrats in the rows.
marked-trading-cards = Marked: the trading cards in the rows.
