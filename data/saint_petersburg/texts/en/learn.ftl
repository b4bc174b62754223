# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to Saint Petersburg!** Rubles buy cards, cards bring rubles and points, and whoever has the most points at the end wins. Each round has four phases: workers (rubles), buildings (points), aristocrats (rubles, and points at the end for each different one) and trading cards (upgrades of your cards). Your opponent is { $rival }, who plays gently. Nobody else sees this table, so try things out!
lesson-begins = **Who begins?** Each phase has a start marker (the round tokens at the top), dealt at random. Whoever has it takes the first turn in that phase; this time it’s { $begins ->
    [1] you
   *[0] { $rival }
}.
lesson-worker = **Green: the workers.** The coin at the top of a card is your price. The coins at the bottom are what it pays each round when the worker phase ends. Workers you buy early pay for everything else. A more expensive worker pays the same, but is worth more when a better card displaces it later. The phase ends when you both pass in a row.
lesson-building = **Blue: the buildings.** Most of them bring points instead of rubles: each red star is a point every time a building phase ends. You can buy any card on the table in any phase: its colour only says when it pays. Keep a few rubles for the aristocrats, who come next.
lesson-aristocrat = **Red: the aristocrats.** They pay rubles, and some also bring points. And at the end of the game, different ones score: 1 point for the first, 2 for the second, and so on. So three bring 1 + 2 + 3 = 6, and ten bring the most, 55. A second copy adds nothing to that, but still pays its rubles.
lesson-trading = **Trading cards** have a golden frame. They’re better cards that displace one of yours, and you only pay the difference. Nothing pays when this phase ends, so keep some rubles for the workers, who come next. Then cards left in the upper row move to the lower row and become 1 ruble cheaper.
lesson-round-two = **A new round:** the same four phases again, but the start markers (the round tokens at the top) have moved on. The first turn in this phase goes to { $begins ->
    [1] you
   *[0] { $rival }
}. You know your way around now, so I’ll only explain what’s new.
lesson-displacing = **Displacing:** a trading card can now displace one of your cards. If several fit, you choose one and see each price. A blue one displaces any building, a red one any aristocrat, a green one the worker whose tool it shows at the top right. You always pay at least 1, and trading cards in play are never displaced.
lesson-observatory = **Your Observatory** can draw the top card of a stack instead of bringing its point: a gamble for when the rows have nothing for you.
lesson-drawn = **You drew a card:** buy it, take it into your hand, or discard it.
lesson-pub = **The Pub is open:** right after the building scoring, it sells up to { $most } points for 2 rubles each. Tempting, but you’ll miss those rubles in the next phase. Near the end it’s a bargain.
lesson-taking = **Too expensive right now?** With Take, a card goes into your hand, which holds three, and waits there for better days. It’s free now, and nobody else can get it. But each card still in your hand at the end of the game costs you 5 points.
lesson-playing = **A card in your hand** pays nothing yet. Bring it into play with Play as soon as you can pay for it.
lesson-lower-row = **The lower row** has the cards nobody wanted: everything there costs 1 ruble less, and is gone for good when the round ends.
lesson-copies = **More of the same** gets cheaper: a card costs 1 ruble less for each copy of it you already have in play.
lesson-passing = **{ $rival } has passed.** If you pass, too, the phase ends. If you don’t, { $rival } can go on as well: a pass is only for this turn, unless you press **Auto-pass this phase**.
lesson-going-on = **{ $rival } had passed, but goes on:** a pass is only for one turn. The phase ends when you both pass in a row.
lesson-last-round = **The last round!** A stack has run out, so look for what still brings points. At the end every 10 rubles are 1 point, and each card in your hand costs you 5.
lesson-empty-table = **There was nothing left to do:** the table and your hand were empty, so I passed for you. The phase is over.
lesson-scored-worker = **The workers paid you { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Your green cards pay again after each worker phase, so the early ones pay most often.
lesson-scored-building = **The buildings brought you { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Your blue cards score again after each building phase.
lesson-scored-aristocrat = **The aristocrats brought you { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}They pay again after each aristocrat phase, and different ones also count at the end of the game.
lesson-ending = **When does it end?** Each phase deals cards from its stack until there are eight in the two rows; the numbers at the top show the cards left. The round in which a stack deals its last card is the last one, and you play it to its end. Then every 10 rubles are 1 point.
lesson-nearing = **The end is near:** one stack { $cards ->
    [one] has only one card left
   *[other] is down to { $cards } cards
}. When it runs out, that round is the last. A card you buy now usually only pays two or three more times, so think of points.
lesson-sum = **Round { $round }.** Your cards in play now bring you { $gain } a round.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}{ $early ->
    [1] {" "}They pay every round, so what you buy early pays most often.
   *[0] {""}
}
lesson-on-your-own = **From now on, you decide.** I’ll still explain what’s new, and **Hint** gives you a tip whenever you like.
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
lesson-end = **That was the whole game.** The picture shows where the points came from. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for hints there, too.
