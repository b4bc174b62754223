# Saint Petersburg: what happened, what can be chosen, what is refused, and the rules.

phase-worker = Worker phase
phase-building = Building phase
phase-aristocrat = Aristocrat phase
phase-trading = Trading card phase
stack-worker = workers
stack-building = buildings
stack-aristocrat = aristocrats
stack-trading = trading cards
source-upper = upper row
source-lower = lower row
source-drawn = drawn card

## What happened. The attribute `you` speaks to who did it.

told-bought = { $name } buys { $card } { $source ->
    [lower] from the lower row{" "}
    [drawn] just drawn{" "}
   *[upper] {""}
}for { $cost }.
    .you = You buy { $card } for { $cost }.
told-bought-displacing = { $name } buys { $card } for { $cost }, displacing { $displaced }.
    .you = You buy { $card } for { $cost }, displacing { $displaced }.
told-took = { $name } takes { $card } into the hand.
    .you = You take { $card } into your hand.
told-played = { $name } plays { $card } from the hand for { $cost }.
    .you = You play { $card } for { $cost }.
told-played-displacing = { $name } plays { $card } from the hand for { $cost }, displacing { $displaced }.
    .you = You play { $card } for { $cost }, displacing { $displaced }.
told-passed = { $name } passes.
    .you = You pass.
told-drew = { $name } draws { $card } from the { $stack } with the Observatory.
    .you = You draw { $card }. Buy it, take it into your hand, or discard it.
told-discarded = { $name } discards { $card }.
    .you = You discard { $card }.
told-points-bought = { $name } buys { $points ->
    [one] 1 point
   *[other] { $points } points
} in the Pub for { $cost }.
    .you = You buy { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $cost }.
told-no-points-bought = { $name } buys no points in the Pub.
    .you = You buy no points.
told-scored = { $phase ->
    [worker] Workers pay
    [building] Buildings pay
   *[aristocrat] Aristocrats pay
}: { $gains }
told-scored-nothing = { $phase ->
    [worker] No worker pays anybody.
    [building] No building pays anybody.
   *[aristocrat] No aristocrat pays anybody.
}
told-gain = { $name } { $rubles ->
    [0] {""}
    [one] 1 ruble
   *[other] { $rubles } rubles
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $points ->
    [0] {""}
    [one] 1 point
   *[other] { $points } points
}
told-last-round = The last of the { $stack } is dealt: **this is the last round.**
situation = Round { $round }, { $phase }{ $last ->
    [1] , **last round**
   *[0] {""}
}
question-turn = **{ $name }**, it is your turn. { $situation }.
question-drawn = **{ $name }**, what do you do with { $card }? Buy it, take it, or discard it. { $situation }.
question-pub = **{ $name }**, do you buy points in the Pub, up to { $most } at 2 rubles each? { $situation }.

## The private hand

hand-money = You have **{ $rubles ->
    [one] 1 ruble
   *[other] { $rubles } rubles
}** and { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hand-cards = { $size ->
    [0] Your hand is empty; it holds up to { $limit } cards.
   *[other] Your hand ({ $size } of { $limit }): { $cards }.
}
hand-income = Your next scorings: workers { $worker_rubles } ₽ { $worker_points } ★ · buildings { $building_rubles } ₽ { $building_points } ★ · aristocrats { $aristocrat_rubles } ₽ { $aristocrat_points } ★
hand-your-turn = It is your turn.

## Choices

verb-buy = Buy
verb-take = Take
verb-play = Play
verb-pass = Pass
verb-pass-ends = Pass (ends the phase)
verb-draw = Observatory
verb-discard = Discard
verb-pub = Pub
choice-buy = { $card } for { $cost }{ $source ->
    [lower] , lower row
    [drawn] , drawn
    [hand] {""}
   *[upper] {""}
} ({ $gives })
choice-buy-from = { $card } for { $cost } or more{ $source ->
    [lower] , lower row
    [drawn] , drawn
    [hand] {""}
   *[upper] {""}
} ({ $gives })
choice-take = { $card }{ $source ->
    [lower] , lower row
    [drawn] , drawn
   *[upper] {""}
}
choice-displace = { $card }, paying { $cost }
choice-stack = { $stack } ({ $size })
choice-points = { $points ->
    [0] No points
    [one] 1 point for { $cost }
   *[other] { $points } points for { $cost }
}
choice-guild-hall = { $points } ★ { $rubles } ₽
yields = { $rubles ->
    [0] { $points ->
        [0] no income
       *[other] +{ $points } ★
    }
   *[other] { $points ->
        [0] +{ $rubles } ₽
       *[other] +{ $rubles } ₽ +{ $points } ★
    }
}
ask-buy = Which card do you buy? The price is what you pay now.
ask-take = Which card do you take into your hand? It costs nothing now, and 5 points if you still hold it at the end.
ask-play = Which card of your hand do you play? The price is what you pay now.
ask-draw = From which stack do you draw? The Observatory then gives no point this round.
ask-pub = How many points do you buy, at 2 rubles each?
ask-displace = What does { $card } displace? The price is what you pay then.

refused-nothing-to-buy = There is nothing you can buy now: no card is there that your rubles pay for. You can still take a card, play one, or pass.
refused-nothing-to-take = You cannot take a card now: your hand is full or the rows are empty. You can still buy, play, or pass.
refused-nothing-to-play = There is nothing in your hand that you can play now. You can still buy, take, or pass.
refused-nothing-to-draw = You cannot draw now: that takes an Observatory lying face up, in the building phase, and a stack of at least 2 cards.
refused-nothing-to-pub = Nobody asks for points in the Pub now. That comes right after the building scoring.
refused-nothing-to-discard = There is nothing to discard: only a card just drawn with the Observatory can be.
refused-nothing-to-pass = You cannot pass now.

illegal-game-over = The game is over.
illegal-not-your-turn = It is not your turn.
illegal-too-expensive = That costs { $need } and you have { $have }. You can take the card into your hand if there is room, or choose something cheaper.
illegal-hand-full = Your hand is full: it holds { $limit }. Play a card first, or buy this one.
illegal-not-in-hand = You do not hold { $card }. `/stpete hand` shows your cards.
illegal-not-in-row = { $card } is not in the { $source }. `/stpete board` shows what is.
illegal-must-displace = { $card } is a trading card: it displaces one of your cards. You can choose { $may }.
illegal-cannot-displace = { $card } cannot displace { $displaced }. { $may ->
    [0] It displaces nothing.
   *[other] It can displace: { $may }.
}
illegal-nothing-to-displace = { $card } is a trading card, and you have nothing in play that it may displace. You can take it into your hand.
illegal-drawn-first = First say what becomes of { $card }, which you drew: buy it, take it, or discard it.
illegal-nothing-drawn = There is nothing to discard: only a card just drawn with the Observatory can be.
illegal-no-pub-now = Points are sold in the Pub only right after the building scoring.
illegal-pub-first = First say how many points you buy in the Pub; 0 is an answer.
illegal-pub-limit = Your Pub sells 0 to { $most } points.
illegal-no-guild-hall-now = The Guild Hall gives something only right after the building scoring.
illegal-guild-hall-first = First say how many points you take from the Guild Hall; the rest are rubles.
illegal-guild-hall-limit = Your Guild Hall gives 0 to { $most } points.
illegal-no-trading-house-now = Points are sold in the Trading House only right after the building scoring.
illegal-trading-house-first = First say whether you buy points in the Trading House; 0 is an answer.
illegal-trading-house-limit = Your Trading House sells { $most } points or none.
illegal-not-building-phase = The Observatory and the Debtor’s Prison are used in the building phase only.
illegal-no-observatory = You have no Observatory in play.
illegal-observatory-used = Your Observatory lies face down until the next round.
illegal-no-prison = You have no Debtor’s Prison in play.
illegal-prison-used = Your Debtor’s Prison cannot be used again before the next round.
illegal-not-in-discard-pile = { $card } is not in the discard pile.
illegal-stack-too-small = { $size ->
    [0] No { $stack } are left.
   *[other] Of the { $stack } too few are left: an Observatory draws from a stack of at least 2.
}

## Options

command-stpete = Saint Petersburg, for 1 to 4 players
command-new = Open a table in this channel
command-buy = Buy a card from the rows, or the one you drew
command-take = Take a card into your hand, for nothing
command-play = Play a card from your hand and pay for it
command-observatory = Building phase: draw the top card of a stack with your Observatory
command-discard = Discard the card that you drew
command-pub = Right after the building scoring: buy points at 2 rubles each
command-pass = Pass this turn
option-open-rubles = Everybody sees everybody’s rubles
option-open-hands = Everybody sees everybody’s hand
option-extra-marker = With three players: the seat that gets two start markers (the rules: the youngest)
option-open-rubles-on = Rubles are open.
option-open-hands-on = Hands are open.
option-extra-marker-on = With three players, seat { $seat } gets two start markers.
setting-open-rubles = { $on ->
    [1] Open rubles: on
   *[0] Open rubles: off
}
setting-open-hands = { $on ->
    [1] Open hands: on
   *[0] Open hands: off
}
setting-extra-marker = Extra start marker: { $seat ->
    [0] at random
   *[other] seat { $seat }
}
option-card = The card; all choices, if you leave it out
option-displace = For a trading card: what it displaces
option-stack = The stack; all choices, if you leave it out
option-points = How many points, 0 for none
option-rest-of-phase = Pass until the phase ends; False takes that back

## Hints

does-buy = buy { $card } for { $cost }
does-buy-displacing = buy { $card } for { $cost }, displacing { $displaced }
does-play = play { $card } for { $cost }
does-play-displacing = play { $card } for { $cost }, displacing { $displaced }
does-take = take { $card } into your hand
does-draw = draw from the { $stack } with the Observatory
does-release = pick { $card } from the discard pile
does-guild-hall = take { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $rubles ->
    [one] 1 ruble
   *[other] { $rubles } rubles
}
does-trading-house = { $points ->
    [0] buy no points in the Trading House
   *[other] buy { $points } points in the Trading House
}
does-pub = { $points ->
    [0] buy no points
    [one] buy 1 point
   *[other] buy { $points } points
}
does-pass = pass
does-discard = discard the card
reason-pays = At each of its scorings it gives { $gives }.
reason-new-aristocrat = It is a new aristocrat for you: each one more is worth more at the end.
reason-displaces = You only pay the difference to the card it displaces.
reason-cheaper = Each copy that you have makes it cheaper.
reason-take = You keep it from the others and play it when you have the rubles.
reason-draw = A chance at a better card, for the point that the Observatory would give.
reason-release = It costs no more than the turn to pick it.
reason-guild-hall = So it brings the most now.
reason-trading-house = Rubles and points are worth about that now.
reason-pub = { $points ->
    [0] Your rubles do more in the next phases.
   *[other] You have rubles to spare, and these points are sure.
}
reason-pass = Nothing that you could do now is worth more than the rubles you keep.
reason-discard = The card is not worth its rubles, nor a place in your hand.

## The end

end-title = { $players ->
    [1] **The game is over.**
   *[other] { $number ->
        [1] **{ $winners } wins!**
       *[other] **{ $winners } share the win!**
    }
}
end-line = { $rank }. **{ $name }**: { $points } points ({ $before } before, { $aristocrats } for { $different } different aristocrats, { $rubles } for rubles{ $hand ->
    [0] {""}
   *[other] , −{ $hand } for the hand
})

## Cards

card-facts = **{ $card }** · costs { $cost } · { $colour ->
    [green] worker
    [blue] building
   *[red] aristocrat
}{ $trading ->
    [1] {" "}(trading card)
   *[0] {""}
} · { $gives } at its scoring · { $number ->
    [one] 1 copy
   *[other] { $number } copies
} in the game
rule-czar-and-carpenter = Every green trading card may displace it.
rule-potemkin-village = Costs 2, and is worth 6 when a trading card displaces it.
rule-pub = Right after the building scoring its owner may buy up to 5 points at 2 rubles each.
rule-warehouse = Its owner may hold 4 cards in the hand instead of 3.
rule-observatory = In the building phase, as an action: draw the top card of a stack with at least 2 cards and at once buy it, take it or discard it. The Observatory then lies face down until the next round: no point, and nothing can displace it.
rule-carpenter-workshop = Blue cards cost its owner 1 less.
rule-gold-smelter = Red cards cost its owner 1 less.
rule-mariinskij-theater = At the building scoring it pays 1 ruble for each red card its owner has in play.
rule-mariinskij-theater-in-points = At the building scoring it pays 1 point for each red card its owner has in play.
rule-tax-man = At the aristocrat scoring it pays 1 ruble for each green card its owner has in play.
rule-coffee-house = At the building scoring it pays 1 ruble for each red card its owner has in play.
rule-debtors-prison = Once a round, in the building phase, as an action: pick any card of the discard pile and at once buy it, take it or discard it. Until the next round nothing can displace the Debtor’s Prison then; it still gives its point.
rule-trading-house = Right after the building scoring its owner may buy 2 points for 3 rubles.
rule-sycophant = At the aristocrat scoring it takes 1 ruble off what all red cards of its owner bring. Who cannot pay that discards it.
rule-obshchina-commune = Green cards cost its owner 1 less.
rule-new-society = It may displace any worker.
rule-guild-hall = Right after the building scoring its owner takes 4 in rubles and points, mixed as he likes.
rule-textile-factory = At the building scoring it pays 2 points for each card with the sheep that its owner has in play. Cards with the sign of all tools count too.
rule-mayor = At the aristocrat scoring it pays 1 ruble for each blue card its owner has in play.

## Rules. `title` is the topic’s name.

rules-overview = **Saint Petersburg in short**
    You hire workers for rubles, put up buildings for points, and court aristocrats for both. A round has four phases: workers, buildings, aristocrats, trading cards. In each, whoever holds the phase’s start marker begins, and one action a turn goes round until everybody has passed in a row. Then the cards of the phase’s colour pay everyone, and new cards fill the rows up to eight. When the last card of a stack is dealt, the round is the last. Most points win.
    Try `/{ $command } rules` with a topic for more, and `/{ $command } card` for a card.
    .title = The game in short
rules-actions = **Your turn**
    Do one of these: **buy** a card from a row; **take** one into your hand, for nothing (3 at most; 5 points lost for each still there at the end); **play** one from your hand and pay for it; or **pass**. Any card in any phase. Who passed may act again when the turn comes back.
    .title = What you can do
rules-cost = **What a card costs**
    The printed price, less 1 if it lies in the lower row, less 1 for each copy of it that you have in play, less 1 for your Carpenter Workshop (blue cards) or Gold Smelter (red cards), and less the price of the card it displaces. At least 1.
    .title = What a card costs
rules-trading = **Trading cards**
    A trading card displaces one of your cards of its colour: a blue one any building, a red one any aristocrat, a green one the worker with its tool, or Czar and Carpenter. You pay the difference. Trading cards are never displaced. You may take one into your hand even with nothing to displace.
    .title = Trading cards
rules-scoring = **Scoring**
    After the worker phase green cards pay, after the building phase blue ones, after the aristocrat phase red ones: rubles and points as printed, trading cards included. Nothing pays after the trading card phase; then the lower row is discarded, the upper row moves down, and the start markers go to the left.
    .title = Scoring and rounds
rules-special = **Special cards**
    Pub, Warehouse, Observatory, Potemkin’s Village, Carpenter Workshop, Gold Smelter, Mariinskij Theater, Tax Man, Czar and Carpenter: `/{ $command } card` explains each.
    .title = Special cards
rules-end = **The end**
    When the last card of a stack is dealt, the game ends after that round’s trading card phase. Different aristocrats in play score 1, 3, 6, 10, 15, 21, 28, 36, 45, 55; every full 10 rubles a point; each card in the hand costs 5. Rubles left break a tie.
    .title = The end of the game
rules-solo = **Alone**
    The normal rules with one player, for as many points as you can. Two workers lie out at the start, and one pass ends a phase.
    .title = Playing alone
