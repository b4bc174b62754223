# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to Saint Petersburg!** Rubles buy cards, cards bring rubles and points, and whoever has the most points at the end wins. Each round has four phases: workers (rubles), buildings (points), aristocrats (rubles, and points at the end for each different one), and trading cards (better ones in place of yours). { $rival } plays against you, and plays gently. Nobody else sees this table: try things out.
lesson-begins = **Who begins?** Each phase has a start marker (the round tokens at the top), dealt by chance. Whoever holds it takes the first turn in that phase: in this one { $begins ->
    [1] you
   *[0] { $rival }
}.
lesson-worker = **Green: the workers.** The coin at the top of a card is your price, and the coins at the bottom are what it pays every time workers are paid, for the first time when this phase ends. Workers bought early pay for everything else. A dearer worker pays the same, but is worth more when a better card displaces it later. The phase ends when you both pass in a row.
lesson-building = **Blue: the buildings.** Most of them bring points instead of rubles: each red star is a point, again and again, every time a building phase ends. You may buy any card on the table in any phase: its colour only says when it pays. Keep a few rubles for the aristocrats, who come next.
lesson-aristocrat = **Red: the aristocrats.** They pay rubles, and some bring points too. What is more, different ones count at the end of the game: 1 point for the first, and for each further one a point more than for the one before: three bring 1 + 2 + 3 = 6, and ten bring the most, 55. A second copy adds nothing to that, but pays its rubles all the same.
lesson-trading = **Trading cards** have a golden frame: better cards that displace one of yours, and you pay only the difference. Nothing is paid when this phase ends, so keep some rubles for the workers, who come next. What is left then of the upper row moves to the lower row and gets 1 ruble cheaper.
lesson-round-two = **A new round:** the same four phases again, but the start markers (the round tokens at the top) have moved on. Whoever has a phase’s marker takes the first turn in it: in this one { $begins ->
    [1] you
   *[0] { $rival }
}. You know the way now, so I will explain only what is new.
lesson-displacing = **Displacing:** a trading card can displace something of yours now. If several of your cards fit, you choose one and see each price. A blue one displaces any building, a red one any aristocrat, a green one the worker whose tool it shows at the top right. You always pay at least 1, and a trading card in play is never displaced.
lesson-observatory = **Your Observatory** may draw the top card of a stack instead of bringing its point: a gamble when the rows have nothing for you.
lesson-drawn = **This card or nothing:** buy it, take it into your hand, or discard it.
lesson-pub = **The Pub is open:** right after the building scoring it sells up to { $most } points for 2 rubles each. Tempting, but rubles spent here are missing in the next phase. Near the end it is a bargain.
lesson-taking = **Too dear just now?** With Take, a card goes into your hand, which holds three, and waits for better days. It costs nothing now, and nobody else gets it. But each card still in your hand at the end of the game costs you 5 points.
lesson-playing = **A card in your hand** comes into play with Play, whenever you can pay for it. Cards in your hand pay nothing yet.
lesson-lower-row = **The lower row** holds what nobody wanted: everything there costs 1 ruble less, and is gone for good when the round ends.
lesson-copies = **More of the same** gets cheaper: a card costs 1 ruble less for each copy of it that you have in play already.
lesson-passing = **{ $rival } has passed.** If you pass now, too, the phase ends. If you do something else, { $rival } may go on as well: a pass is for this turn only, unless you press **Pass for the rest of the phase**.
lesson-going-on = **{ $rival } had passed, and still goes on:** a pass is only for now. The phase ends when you both pass in a row.
lesson-last-round = **The last round!** A stack has run out, so look for what still brings points. At the end every 10 rubles are 1 point, and each card in your hand costs you 5.
lesson-empty-table = **Nothing was left to do:** the table was empty, and so was your hand. So you passed automatically, and the phase is over.
lesson-scored-worker = **The workers paid you { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Every green card you have in play pays again after each worker phase, so the early ones pay most often.
lesson-scored-building = **The buildings brought you { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Your blue cards score again after each building phase.
lesson-scored-aristocrat = **The aristocrats brought you { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}They pay again after each aristocrat phase, and different ones also count at the end of the game.
lesson-ending = **When does it end?** Each phase deals cards of its stack until eight lie in the two rows; the numbers at the top are the cards left. Once the last card of a stack is dealt, that round is the last one. It is still played to its end, where 10 rubles are 1 point.
lesson-nearing = **The end is near:** one of the stacks { $cards ->
    [one] has only one card left
   *[other] is down to { $cards } cards
}. When it runs out, the round is the last. A card that you buy now usually pays only two or three times more, so think of points.
lesson-sum = **Round { $round }.** The cards you have in play now bring you { $gain } a round.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}{ $early ->
    [1] {" "}That comes again every round, so what you buy early pays most often.
   *[0] {""}
}
lesson-on-your-own = **From now on you decide.** My tips end here, but **Hint** gives you one whenever you like. I still explain what is new.
lesson-gain = { $points ->
    [0] { $rubles ->
        [one] { $rubles } ruble
       *[other] { $rubles } rubles
    }
   *[other] { $rubles ->
        [0] {""}
       *[other] { $rubles ->
            [one] { $rubles } ruble
           *[other] { $rubles } rubles
        }{" and "}
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
lesson-end = **That was the whole game.** The picture shows where the points came from. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for a hint there, too.
