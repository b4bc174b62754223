# Saint Petersburg: what happened, what can be chosen, what is refused, and the rules.

game-title = Saint Petersburg
cover-alt = Saint Petersburg: a ship under construction, the Winter Palace, a patriarch and an admiral in golden frames, on a wooden table.
game-invitation = Hire workers, build the city, court the nobility: rubles now or points for good? And every card you get is one your rivals don’t.

edition-base = Saint Petersburg (2004)
edition-new-society = The New Society (2008)
invitation-new-society = Saint Petersburg with 13 new kinds of cards: a prison that gives cards back, a guild hall that pays the way you want, and a fifth seat at the table.

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
   *[upper] {""}
}for { $cost }.
    .you = You buy { $card } for { $cost }.
told-bought-displacing = { $name } buys { $card } for { $cost }, displacing { $displaced }.
    .you = You buy { $card } for { $cost }, displacing your { FORM($displaced, "") }.
told-took = { $name } takes { $card } into their hand.
    .you = You take { $card } into your hand.
told-played = { $name } plays { $card } from their hand for { $cost }.
    .you = You play { $card } for { $cost }.
told-played-displacing = { $name } plays { $card } from their hand for { $cost }, displacing { $displaced }.
    .you = You play { $card } for { $cost }, displacing your { FORM($displaced, "") }.
told-passed = { $name } passes.
    .you = You pass.
told-drew = { $name } draws { $card } from the { $stack } with the Observatory.
    .you = You draw { $card }.
told-released = { $name } picks { $card } from the discard pile with the Debtor’s Prison.
    .you = You pick { $card } from the discard pile.
told-discarded = { $name } discards { $card }.
    .you = You discard { $card }.
told-points-bought = { $name } buys { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the Pub for { $cost }.
    .you = You buy { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $cost }.
told-no-points-bought = { $name } buys no points in the Pub.
    .you = You buy no points.
told-divided = { $name } takes { $points ->
    [0] { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $rubles ->
        [0] {""}
        [one] {" "}and 1 ruble
       *[other] {" "}and { $rubles } rubles
    }
} from the Guild Hall.
    .you = You take { $points ->
        [0] { $rubles ->
            [one] { $rubles } ruble
           *[other] { $rubles } rubles
        }
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }{ $rubles ->
            [0] {""}
            [one] {" "}and 1 ruble
           *[other] {" "}and { $rubles } rubles
        }
    } from the Guild Hall.
told-traded = { $name } buys { $points } points in the Trading House for { $cost }.
    .you = You buy { $points } points in the Trading House for { $cost }.
told-not-traded = { $name } buys no points in the Trading House.
    .you = You buy no points in the Trading House.
told-dismissed = { $name } can’t pay for { $card }, which goes to the discard pile.
told-disc-paid = { $name } has the gold disc: { $points } points.
told-scored = { $phase ->
    [worker] Workers pay
    [building] Buildings pay
   *[aristocrat] Aristocrats pay
}: { $gains }
told-scored-nothing = { $phase ->
    [worker] Nobody has workers that pay.
    [building] Nobody has buildings that pay.
   *[aristocrat] Nobody has aristocrats that pay.
}
told-gain = { $name } { $rubles ->
    [0] {""}
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } point
   *[other] { $points } points
}
told-no-room = The rows are full, so no new cards are dealt.
told-last-round = The last of the { $stack } have been dealt: **this is the last round.**
situation = Round { $round }, { $phase }{ $last ->
    [1] , **last round**
   *[0] {""}
}
question-turn = { $alone ->
    [1] **{ $name }** · { $situation }.
   *[0] **{ $name }**, it’s your turn. { $situation }.
}
question-drawn = **{ $name }**, your card is { $card }. { $place ->
    [0] { $room ->
        [0] It can’t displace any of your cards, and your hand is full, so you have to discard it.
       *[other] It can’t displace any of your cards: take it or discard it?
    }
   *[other] { $room ->
        [0] Your hand is full: buy it or discard it?
       *[other] Buy it, take it or discard it?
    }
} { $situation }.
question-guild-hall = **{ $name }**, the Guild Hall pays you { $pay } in any mix of points and rubles. How many as points? { $situation }.
question-trading-house = **{ $name }**, would you like to buy { $most } points in the Trading House for { $cost } rubles? { $situation }.
question-pub = **{ $name }**, would you like to buy points in the Pub? Up to { $most }, at 2 rubles each. { $situation }.

## The private hand

hand-money = You have **{ $rubles ->
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
}** and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hand-cards = { $size ->
    [0] Your hand is empty; it holds up to { $limit } cards.
   *[other] Your hand ({ $size } of { $limit }): { $cards }.
}
scorings-this-round = { $last ->
    [1] Still to score in this last round: { $gains }
   *[0] Still to score this round: { $gains }
}
scorings-next-round = { $sure ->
    [1] Next round: { $gains }
   *[0] Next round, if there is one: { $gains }
}
scorings-none = Only the final scoring is left.
scoring-pays = { $colour ->
    [green] workers
    [blue] buildings
   *[red] aristocrats
} { $rubles ->
    [0] { $points ->
        [0] nothing
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
question-for-you = { $full ->
    [1] Your hand is full ({ $size } of { $limit }), so you can’t take a card.{" "}
   *[0] {""}
}What would you like to do?
question-for-you-drawn = { $pays ->
    [barred] It can’t displace any of your cards.
    [poor] It costs { $cost }, and you have { $rubles }.
   *[yes] It costs { $cost } of your { $rubles } rubles.
} { $room ->
    [0] { $pays ->
        [yes] Your hand is full: buy it or discard it?
       *[no] Your hand is also full, so you have to discard it.
    }
   *[other] { $pays ->
        [yes] Buy it, take it into your hand or discard it?
       *[no] Take it into your hand or discard it?
    }
}
question-for-you-guild-hall = The Guild Hall pays you { $pay } in any mix of points and rubles. How many would you like as points?
question-for-you-trading-house = { $pays ->
    [0] The Trading House sells { $most } points for { $cost } rubles, but you only have { $rubles }: you have to decline.
   *[1] Would you like to buy { $most } points in the Trading House for { $cost } of your { $rubles } rubles?
}
question-for-you-pub = { $most ->
    [0] Points cost 2 rubles each in the Pub, but you only have { $rubles }: you have to decline.
   *[other] How many points would you like to buy in the Pub? With your { $rubles } rubles you can buy up to { $most }, at 2 each.
}

## Standings while the game runs

now-line = **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $aristocrats ->
    [0] {""}
   *[other] {" "}+ { $aristocrats } for { $kinds ->
        [one] 1 aristocrat
       *[other] { $kinds } different aristocrats
    }
}{ $coming ->
    [0] {""}
   *[other] {" "}+ { $coming } from the next scorings
} = **{ $projected }**
now-income = Next scorings: { $gains }
now-left-out = Not included: cards you may still play, 1 point for every 10 rubles at the end, and −5 points for each card still in hand.

## Choices

verb-buy = Buy
verb-take = Take
verb-play = Play
verb-pass = Pass
verb-pass-ends = Pass (ends the phase)
verb-draw = Observatory
verb-release = Debtor’s Prison
verb-discard = Discard
verb-guild-hall = Guild Hall
verb-trading-house = Trading House
verb-pub = Pub
choice-buy = { $card } for { $cost }{ $source ->
    [lower] , lower row
   *[upper] {""}
} ({ $brings })
choice-buy-from = { $card } for { $cost } or more{ $source ->
    [lower] , lower row
   *[upper] {""}
} ({ $brings })
choice-take = { $card }{ $source ->
    [lower] , lower row
   *[upper] {""}
}: { $brings }, { $ways ->
    [none] nothing to displace
    [single] later for { $cost }
   *[several] later for { $cost }+
}
choice-release = { $card }: { $brings }, { $ways ->
    [none] nothing to displace
    [single] for { $cost }
   *[several] for { $cost }+
}
choice-displace = { $card } for { $cost } ({ $net }{ $kinds ->
    [-1] , one aristocrat fewer
    [1] , one aristocrat more
   *[0] {""}
})
choice-stack = { ID($stack) ->
    [stack-worker] Workers
    [stack-building] Buildings
    [stack-aristocrat] Aristocrats
   *[stack-trading] Trading cards
} ({ $size })
choice-points = { $points ->
    [0] No points
    [one] { $points } point for { $cost }
   *[other] { $points } points for { $cost }
}
choice-guild-hall = { $points ->
    [0] { $rubles } ₽
   *[other] { $rubles ->
        [0] { $points } ★
       *[other] { $points } ★ { $rubles } ₽
    }
}
yields = { $rubles ->
    [0] { $points ->
        [0] no income
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
} for each of your { $what ->
    [green] workers
    [blue] buildings
    [red] aristocrats
   *[wool] cards with the sheep
}
net = { $rubles ->
    [0] { $points ->
        [0] same income
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
net-counted = { $gain } ({ $card }: { $part })
brings-by = { $points ->
    [0] { $rubles } ₽
   *[other] { $points } ★
} now, { $each } per { $what ->
    [green] worker
    [blue] building
    [red] aristocrat
   *[wool] sheep
}
brings-commune = { $more_rubles } ₽ { $more_points } ★, green cards 1 cheaper
brings-workshop = { $more_rubles } ₽, blue cards 1 cheaper
brings-smelter = { $more_rubles } ₽, red cards 1 cheaper
brings-warehouse = hand of { $limit } cards
brings-observatory = { $more_points } ★, or draws a card
brings-prison = { $more_points } ★, picks discards
brings-guild-hall = { $pay } as ₽ or ★
brings-trading-house = sells { $points } ★ for { $cost } ₽ a round
brings-pub = sells up to { $points } ★ a round, { $cost } ₽ each
brings-value = worth { $value } when displaced
brings-no-more = won’t pay any more
brings-at-end = { $several ->
    [1] up to { $points } ★ at the end
   *[0] +{ $points } ★ at the end
}
ask-buy = Which card would you like to buy? The price is what you pay now.
ask-take = Which card would you like to take? It costs nothing now, but 5 points if it is still in your hand at the end.
ask-play = Which card from your hand would you like to play? The price is what you pay now.
ask-draw = Which stack would you like to draw from? In return, your Observatory brings no point this round.
ask-release = Which card from the discard pile would you like to pick? Then you can buy, take or discard it; the price is what you’d pay now.
ask-displace = What should { $card } displace? You see the price, and what the exchange changes each round.

refused-nothing-to-buy = You can’t buy anything right now: the rows are empty, or every card in them is too expensive or has nothing of yours to displace.
refused-nothing-to-take = There’s no card you can take right now.
refused-nothing-in-hand = Your hand is empty, so there’s nothing to play. Take a card first.
refused-nothing-to-play = You can’t play any card from your hand right now: each is too expensive or has nothing of yours to displace.
refused-nothing-to-draw = You can’t draw now: you need a face-up Observatory, the building phase, and a stack of at least 2 cards.
refused-nothing-to-release = You can’t pick a card now: you need a Debtor’s Prison not used this round, the building phase, and a card in the discard pile.
refused-nothing-to-guild-hall = The Guild Hall is closed: it only pays right after the building scoring.
refused-nothing-to-trading-house = The Trading House is closed: it only sells points right after the building scoring.
refused-nothing-to-pub = The Pub is closed: it only sells points right after the building scoring.
refused-nothing-to-discard = There’s nothing to discard: you can only discard a card you just drew or picked.
refused-nothing-to-pass = You can’t pass now.

illegal-game-over = The game is over.
illegal-not-your-turn = It’s not your turn.
illegal-too-expensive = That costs { $need }, and you only have { $have }. { $instead ->
    [take] Take it into your hand, or choose something cheaper.
    [take-or-discard] Take it into your hand, or discard it.
    [discard] Your hand is also full, so you have to discard it.
   *[other] Choose something cheaper.
}
illegal-pub-too-expensive = That costs { $need }, and you only have { $have }. Buy fewer points.
illegal-hand-full = Your hand is full: it holds { $limit }. { $instead ->
    [buy-or-discard] Buy the card, or discard it.
    [discard] You can’t buy the card either, so you have to discard it.
   *[other] Play a card first, or buy instead of taking.
}
illegal-not-in-hand = You don’t have { $card } in your hand. `/stpete hand` shows your cards.
illegal-not-in-row = There’s no { FORM($card, "") } in the { $source }. `/stpete show board` shows what is.
illegal-must-displace = Choose what { $card } displaces: { $may }.
illegal-cannot-displace = You can’t displace { $displaced } with { $card }. { $may ->
    [0] It doesn’t displace anything.
   *[other] It can displace: { $may }.
}
illegal-nothing-to-displace = You have nothing in play that { $card } can displace. { $instead ->
    [take] Take it into your hand until you do.
    [take-or-discard] Take it into your hand until you do, or discard it.
    [discard] Your hand is also full, so you have to discard it.
    [keep] Keep it until you do.
   *[other] Your hand is also full, so you have to leave it.
}
illegal-drawn-first = First buy, take or discard { $card }.
illegal-nothing-drawn = There’s nothing to discard: you can only discard a card you just drew or picked.
illegal-no-pub-now = The Pub only sells points right after the building scoring.
illegal-pub-first = First decide how many points to buy in the Pub. 0 is fine, too.
illegal-pub-limit = Your Pub sells 0 to { $most } points.
illegal-no-guild-hall-now = The Guild Hall and the Trading House only open right after the building scoring.
illegal-guild-hall-first = First decide how many points to take from the Guild Hall. You get the rest in rubles.
illegal-guild-hall-limit = You can take 0 to { $most } points from your Guild Hall.
illegal-no-trading-house-now = The Trading House only sells points right after the building scoring.
illegal-trading-house-first = First decide whether to buy points in the Trading House. 0 is fine, too.
illegal-trading-house-limit = Your Trading House sells { $most } points or none.
illegal-trading-house-too-expensive = That costs { $need }, and you only have { $have }. You can buy no points.
illegal-not-building-phase = You can only do that in the building phase.
illegal-no-observatory = You have no Observatory in play.
illegal-observatory-used = Your Observatory is face down until the next round.
illegal-no-prison = You have no Debtor’s Prison in play.
illegal-prison-used = You’ve already used your Debtor’s Prison this round.
illegal-not-in-discard-pile = There’s no { FORM($card, "") } in the discard pile.
illegal-stack-too-small = { $size ->
    [0] There are no { $stack } left.
   *[other] There are too few { $stack } left: an Observatory draws from a stack of at least 2.
}

## Options

command-stpete = Saint Petersburg, for 1 to 4 players; with The New Society for up to 5
command-new = Open a table in this channel
command-buy = Buy a card from the rows, or the one you drew or picked
command-take = Take a card into your hand, for free
command-play = Play a card from your hand and pay for it
command-observatory = In the building phase: draw the top card of a stack with your Observatory
command-prison = In the building phase: pick a card from the discard pile with your Debtor’s Prison
command-discard = Discard the card you drew or picked
command-house = Right after the building scoring: points from your Guild Hall or Trading House
command-pub = Right after the building scoring: buy points at 2 rubles each
command-pass = Pass this turn
option-edition = Which cards to play with: those of 2004, or The New Society as well
option-edition-on = You play with { $edition }.
setting-edition = Edition
option-open-rubles = Everyone sees everyone’s rubles
option-open-hands = Everyone sees everyone’s hand
option-extra-marker = With three players: the seat with two start markers (in the rules, the youngest player’s)
option-open-rubles-on = Everyone sees everyone’s rubles.
option-open-hands-on = Everyone sees everyone’s hand.
option-extra-marker-on = With three players, seat { $seat } gets two start markers.
setting-open-rubles = Open rubles
setting-open-hands = Open hands
setting-extra-marker = Extra start marker
extra-marker = { $seat ->
    [0] at random
   *[other] seat { $seat }
}
option-card = The card; leave it out to see all choices
option-displace = For a trading card: what it displaces
option-stack = The stack; leave it out to see all choices
option-discarded = The card from the discard pile; leave it out to see all choices
option-points = How many points, 0 for none
option-rest-of-phase = Pass until the phase ends; False takes that back

## Hints

does-buy = buy { $card } { $row ->
    [upper] from the upper row{" "}
    [lower] from the lower row{" "}
   *[none] {""}
}for { $cost }
does-buy-displacing = buy { $card } { $row ->
    [upper] from the upper row{" "}
    [lower] from the lower row{" "}
   *[none] {""}
}for { $cost }, displacing your { FORM($displaced, "") }
does-play = play { $card } for { $cost }
does-play-displacing = play { $card } for { $cost }, displacing your { FORM($displaced, "") }
does-take = take { $card } { $row ->
    [upper] from the upper row{" "}
    [lower] from the lower row{" "}
   *[none] {""}
}into your hand
does-draw = draw from the { $stack } with your Observatory
does-release = pick { $card } from the discard pile
does-guild-hall = take { $points ->
    [0] { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $rubles ->
        [0] {""}
        [one] {" "}and 1 ruble
       *[other] {" "}and { $rubles } rubles
    }
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
reason-more-aristocrats = That makes { $kinds ->
    [one] 1 aristocrat
   *[other] { $kinds } different aristocrats
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at the end.
reason-fewer-aristocrats = That leaves you { $kinds ->
    [one] 1 aristocrat
   *[other] { $kinds } different aristocrats
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} less at the end.
reason-income = { $instead ->
    [1] In place of your { FORM($displaced, "") }, it brings
   *[0] It brings
} { $gain } each round, this one included.
reason-income-later = { $instead ->
    [1] In place of your { FORM($displaced, "") }, it brings
   *[0] It brings
} { $gain } { $sure ->
    [1] each round, starting with the next one.
   *[0] in each round after this one, if there is one.
}
reason-income-uneven = { $instead ->
    [1] In place of your { FORM($displaced, "") }, it brings
   *[0] It brings
} { $now } this round, and { $gain } in any round after it.
reason-income-last = { $instead ->
    [1] In place of your { FORM($displaced, "") }, it still brings
   *[0] It still brings
} { $gain } in this last round.
reason-pays-back = So it pays for itself this round.
reason-discount = { $colour ->
    [green] Green cards cost you { $off } less from now on.
    [blue] Blue cards cost you { $off } less from now on.
   *[red] Red cards cost you { $off } less from now on.
}
reason-sells-points = { $last ->
    [1] After this round’s building scoring,
   *[0] After each building scoring,
} you can buy up to { $points } more points in it, at 2 rubles each.
reason-trades = { $last ->
    [1] After this round’s building scoring,
   *[0] After each building scoring,
} you can buy { $points } points in it for { $cost } rubles.
reason-divides = { $last ->
    [1] After this round’s building scoring,
   *[0] After each building scoring,
} it pays you { $pay } in any mix of rubles and points.
reason-releases = { $last ->
    [1] It lets you pick a card from the discard pile in this round’s building phase.
   *[0] It lets you pick a card from the discard pile in each building phase.
}
reason-draws = { $last ->
    [1] Instead of its point, it can draw you a card in this round’s building phase.
   *[0] Instead of its point, it can draw you a card in each building phase.
}
reason-larger-hand = From now on, your hand can hold one more card.
reason-value = It’s worth { $value } when a trading card displaces it.
reason-out-of-hand = In your hand, it would cost you { $points } points at the end.
reason-sacrifice = It costs more than it will still pay{ $use ->
    [displaced] , but a trading card could still displace it.
    [kept] , but that keeps it from your rivals.
   *[none] .
}
reason-cheaper = You pay { $saved } less than its printed price.
reason-take = It can wait in your hand while you spend your rubles elsewhere; later it costs you { $cost }{ $several ->
    [1] {" "}or more
   *[0] {""}
}.
reason-take-poor = It can wait in your hand until you can pay its { $cost ->
    [one] 1 ruble
   *[other] { $cost } rubles
}.
reason-take-barred = You can play it once you have { $colour ->
    [green] { $workers ->
        [0] a worker
       *[other] { $workers }
    } in play for it to displace.
    [blue] a building for it to displace.
   *[red] an aristocrat for it to displace.
}
reason-take-used = Once used, your { FORM($used, "") } can’t be displaced until the next round. You can play this card then.
reason-take-last = Play it before the end, or it costs you { $points } points.
reason-take-lost = As things stand, you can’t play it before the end, and in your hand it costs you { $points } points.
reason-take-aristocrat = Once in play, as a new aristocrat, it is worth { $several ->
    [1] {"up to "}
   *[0] {""}
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
} more at the end.
reason-draw = A chance at a better card; the Observatory gives no { $points ->
    [one] point
   *[other] points
} this round.
reason-release = { $pays ->
    [barred] It can’t displace any of your cards yet{ $room ->
        [0] .
       *[other] ; it can wait in your hand.
    }
    [poor] It costs { $cost }, more than you have{ $room ->
        [0] .
       *[other] ; it can wait in your hand.
    }
   *[yes] You can buy it right away, for { $cost }.
}
reason-guild-hall = { $points ->
    [one] That’s 1 point for sure, and it leaves you { $left ->
        [0] no rubles.
        [one] 1 ruble.
       *[other] { $left } rubles.
    }
   *[other] That’s { $points } points for sure, and it leaves you { $left ->
        [0] no rubles.
        [one] 1 ruble.
       *[other] { $left } rubles.
    }
}
reason-pub = { $points ->
    [one] That’s 1 point for sure
   *[other] That’s { $points } points for sure
}, and you keep { $left ->
    [0] no rubles.
    [one] 1 ruble.
   *[other] { $left } rubles.
}
reason-pub-poor = You have no rubles for points.
reason-pass-only = There’s nothing else you can do now.
reason-pass-poor = You can’t pay for any of these cards{ $last ->
    [1] , and each one in your hand costs you { $points } points at the end.
   *[0] , and in your hand they pay nothing.
}
reason-pass-saves = { $next ->
    [end] At the end, every 10 rubles you keep are 1 point.
   *[other] { $ends ->
        [1] That ends the phase and leaves you
       *[0] That leaves you
    } { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    }{ $income ->
        [0] {""}
       *[other] {" "}({ $now } now and { $income } at the scoring)
    } for the { $next ->
        [pub] Pub, which opens then, and for the aristocrats.
        [building] buildings, which come next.
        [aristocrat] aristocrats, who come next.
        [trading] trading cards, which come next.
       *[worker] workers of the next round.
    }
}
reason-pass-ends = That ends the phase before { $rivals ->
    [one] your rival
   *[other] anybody else
} can do more.
reason-pass-vain = Every card you could buy costs more than it will still pay.
reason-discard = There’s nothing else you can do with it.
difference-kinds = { $counted ->
    [1] { $number ->
        [0] no kinds of aristocrat
        [one] about { $best } kind of aristocrat
       *[other] about { $best } kinds of aristocrat
    } at the end instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } kinds of aristocrat at the end
}
difference-workers = { $counted ->
    [1] { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } from workers instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } points from workers
}
difference-buildings = { $counted ->
    [1] { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } from buildings instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } points from buildings
}
difference-aristocrats = { $counted ->
    [1] { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } from scoring aristocrats instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } points from scoring aristocrats
}
difference-bought = { $counted ->
    [1] { $number ->
        [0] no points
        [one] about { $best } point
       *[other] about { $best } points
    } { $edition ->
        [base] in the Pub
       *[other] in Pub, Guild Hall and Trading House
    } instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } points { $edition ->
        [base] in the Pub
       *[other] in Pub, Guild Hall and Trading House
    }
}
difference-income = { $counted ->
    [1] { $number ->
        [0] no rubles
        [one] about { $best } ruble
       *[other] about { $best } rubles
    } from all scorings to come instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } rubles from all scorings to come
}
difference-left = { $counted ->
    [1] { $number ->
        [0] no rubles
        [one] about { $best } ruble
       *[other] about { $best } rubles
    } left at the end instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } rubles left at the end
}
difference-hand = { $counted ->
    [1] { $number ->
        [0] no cards
        [one] about { $best } card
       *[other] about { $best } cards
    } left in your hand at the end instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } cards left in your hand at the end
}
# { $less } is how many points fewer the strongest rival has, besides those for different aristocrats.
difference-rival = { $counted ->
    [1] about { $less ->
        [one] { $less } point
       *[other] { $less } points
    } less for your { $rivals ->
        [one] rival
       *[other] strongest rival
    }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } points for your { $rivals ->
        [one] rival
       *[other] strongest rival
    }
}
difference-court = { $counted ->
    [1] { $number ->
        [0] no kinds of aristocrat
        [one] about { $best } kind of aristocrat
       *[other] about { $best } kinds of aristocrat
    } for your { $rivals ->
        [one] rival
       *[other] strongest rival
    } at the end instead of { $other }
   *[0] { $more ->
        [1] more
       *[0] fewer
    } kinds of aristocrat for your { $rivals ->
        [one] rival
       *[other] strongest rival
    }
}
difference-free = { $rivals ->
    [one] your rival doesn’t get
   *[other] no rival gets
} such a card first{ $counted ->
    [1] , which otherwise happens { $taken ->
        [10] almost always
       *[other] in about { $taken } of ten games
    }
   *[0] {""}
}
hint-other = Or { $what }: { $much ->
    [1] much worse.
   *[0] { $points ->
        [0] about as good.
        [one] about 1 point worse.
       *[other] about { $points } points worse.
    }
}

## The end

end-title = { $players ->
    [1] **The game is over.**
   *[other] { $number ->
        [1] **{ $winners } wins!**
       *[other] **{ $winners } share the win!**
    }
}
end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $before } before, { $aristocrats } for { $different ->
    [one] 1 aristocrat
   *[other] { $different } different aristocrats
}, { $rubles } for rubles{ $hand ->
    [0] {""}
   *[other] , −{ $hand } for the hand
})

## Cards

card-title = **{ $card }** · { $facts }
card-only-in = Only in { $edition }.
card-in-edition = In { $edition }: { $facts }
card-facts = costs { $cost } · { $colour ->
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
rule-czar-and-carpenter = Any green trading card can displace it.
rule-potemkin-village = Costs 2, and is worth 6 when a trading card displaces it.
rule-pub = Right after the building scoring, you can buy up to 5 points for 2 rubles each.
rule-warehouse = Your hand can hold 4 cards instead of 3.
rule-observatory = As an action in the building phase, draw the top card of a stack with at least 2 cards; buy, take or discard it at once. Then the Observatory is face down until the next round: it brings no point, and nothing can displace it.
rule-carpenter-workshop = Blue cards cost you 1 less.
rule-gold-smelter = Red cards cost you 1 less.
rule-mariinskij-theater = At the building scoring, it pays 1 ruble for each red card you have in play.
rule-mariinskij-theater-in-points = At the building scoring, it brings 1 point for each red card you have in play.
rule-tax-man = At the aristocrat scoring, it pays 1 ruble for each green card you have in play.
rule-coffee-house = At the building scoring, it pays 1 ruble for each red card you have in play.
rule-debtors-prison = Once a round, as an action in the building phase, pick any card from the discard pile; buy, take or discard it at once. Then nothing can displace the Debtor’s Prison until the next round; it still brings its point.
rule-trading-house = Right after the building scoring, you can buy 2 points for 3 rubles.
rule-sycophant = At the aristocrat scoring, your red cards pay 1 ruble less in total. If you can’t cover that, discard this card.
rule-obshchina-commune = Green cards cost you 1 less.
rule-new-society = It can displace any worker.
rule-guild-hall = Right after the building scoring, it pays you 4 in any mix of rubles and points.
rule-textile-factory = At the building scoring, it brings 2 points for each card with the sheep you have in play. Cards with the symbol for all tools count, too.
rule-mayor = At the aristocrat scoring, it pays 1 ruble for each blue card you have in play.

## Rules. `title` is the topic’s name.

rules-overview = **Saint Petersburg in short**
    Hire workers for rubles, put up buildings for points, and court aristocrats for both. A round has four phases: workers, buildings, aristocrats, trading cards. In each, whoever has the phase’s start marker begins, and you take turns of one action each until everyone has passed in a row. At the end of each of the first three, everyone’s cards of the phase’s colour pay. After every phase, new cards fill the rows up to eight. The round in which a stack deals its last card is the last one. Whoever has the most points wins.
    For more, try `/{ $command } show rules` with a topic, or `/{ $command } show card` for a card.
    .title = The game in short
rules-signs = **What the symbols mean**
    They’re the same in every picture. On the left: what you see on a card. On the right: what you see above the rows and in each player’s panel. `/{ $command } show card` shows any card large and says what it does.
    .title = What the symbols mean
rules-actions = **Your turn**
    On your turn, **buy** a card from a row, **play** one from your hand and pay for it, **take** one into your hand for free, or **pass**. Your hand holds 3 cards, and each one still there at the end costs 5 points. You can use any card in any phase. After a pass, you can still act when it’s your turn again.
    .title = What you can do
rules-cost = **What a card costs**
    Its printed price, minus 1 in the lower row, minus 1 for each copy of it you have in play, and minus the price of the card it displaces. Your Carpenter Workshop (blue cards) or Gold Smelter (red cards) takes off 1 more. You always pay at least 1.
    .title = What a card costs
rules-trading = **Trading cards**
    A trading card displaces one of your cards of its colour: a blue one any building, a red one any aristocrat, a green one the worker with its tool, or the Czar and Carpenter. You pay the difference, but at least 1. Trading cards in play are never displaced. You can take one into your hand even if you have nothing for it to displace.
    .title = Trading cards
rules-scoring = **Scoring**
    Green cards pay after the worker phase, blue ones after the building phase, red ones after the aristocrat phase: rubles and points as printed, trading cards included. Nothing pays after the trading card phase; then the lower row is discarded, the upper row moves down, and the start markers go to the left. Each phase first deals cards from its own stack until there are eight in the two rows; the very first worker phase deals two per player.
    .title = Scoring and rounds
rules-special = **Special cards**
    Saint Petersburg (2004) has these: Pub, Warehouse, Observatory, Potemkin’s Village, Carpenter Workshop, Gold Smelter, Mariinskij Theater, Tax Man, Czar and Carpenter. `/{ $command } show card` explains each. `/{ $command } show rules` on The New Society lists those it adds.
    .title = Special cards
rules-end = **The end**
    When the last card of a stack is dealt, the game ends after that round’s trading card phase. 1 to 10 different aristocrats in play score 1, 3, 6, 10, 15, 21, 28, 36, 45 or 55 points. Every full 10 rubles score a point, and each card in hand costs 5. The rubles left over break ties.
    .title = The end of the game
rules-solo = **Alone**
    Play by the normal rules and score as many points as you can. You begin with two workers on the table, and one pass ends a phase.
    As always, the last round comes when the last card of a stack is dealt. But if you leave cards in the rows, they stay full, nothing is dealt, and a stack keeps its last card. That’s legal, and it pays: you can get many more scorings. But the lower row is discarded after each round, so sooner or later the workers run out.
    .title = Playing alone
rules-society = **The New Society (2008)**
    An edition with a different deck: 13 new kinds of cards, and five with new costs or income. The host can choose it in the lobby, and up to 5 can play.
    New: New Farmer, Coffee House, Debtor’s Prison, Trading House, Sycophant, Obshchina Commune, New Society, St Petersburg University, Guild Hall, Textile Factory, Merchant, Lt. Kije, Mayor. Changed: Czar and Carpenter, Observatory, Academy, Mariinskij Theater, Mistress of Ceremonies. `/{ $command } show card` explains each.
    After the building scoring, the Guild Hall pays first, then the Trading House sells, then the Pub. At the end, each different aristocrat beyond ten scores 10 more points.
    With five players, a gold disc is dealt with the start markers. Its first holder begins with 2 more rubles, and its holder gets 2 points at the start of each round. After each round, the disc and the markers go two seats to the left.
    .title = The New Society
