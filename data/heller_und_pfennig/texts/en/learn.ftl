# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to the market!** You and { $rival } fill its 30 spaces together; the starting player, drawn at random, is { $begins ->
    [1] you
   *[0] { $rival }
}. On your turn, place one of your stalls, draw and place a tile, or place your secret tile. When the market is full, every row and column pays, and the round is over. After three rounds, the richest player wins. Nobody else sees this table, so try things out!
lesson-stall = **Your stalls** earn the money. Each sells 1 to 4 wares (the number on it), and each ware earns what its row is worth and what its column is worth (rows and columns are called lines). Buyers, the people with green numbers, make a line worth more. You can use each larger stall only once in the whole game; those with 1 ware come back every round.
lesson-lines = **What a line is worth** is shown at its end: add the green numbers and subtract the red ones. That’s what each ware in it would earn its owner if the market closed now.{ $worked ->
    [none] {""}
   *[other] {" "}Here: { $goods ->
        [one] 1 ware
       *[other] { $goods } wares
    } × { $value } = { $sum } in { $line } for { $worked ->
        [own] you
       *[rival] { $rival }
    }.
} The coloured squares show what each line would pay each of you.
lesson-kept = **Your secret tile:** each of you has one, face down. You may place it once this round, but you don’t have to. It’s the only tile you know in advance, so save it for a space where it helps you most. “My hand” shows it.
lesson-drawn = **You must place the tile you drew:** choose a space for it. Its number counts for every stall in its row and its column, no matter whose. So put green numbers beside your own stalls and red ones beside your rival’s.
lesson-tiles = **Room for stalls:** each round has 22 tiles for 30 spaces; the rest is for stalls. The tiles still to come are shown beside the market. Save some large stalls for later rounds: once placed, they don’t come back.
lesson-unpleasant = **Rogues** have red numbers: they cost every stall in their row and column money, and the more wares it has, the more it loses. Put them where your rival has stalls and you have none.
lesson-fire = **Fire!** It cuts its row and its column in two, and each part counts on its own. So it can shut out a rogue, or a buyer.
lesson-evil-eye = **The evil eye** drives all buyers out of its row and its column; only the rogues stay. A buyer driven out of the row still counts in its own column, and the other way round.
lesson-gold = **The sack of gold** doubles what its row and its column are worth, for better or worse.
lesson-full-line = **A full line: { $line }.** What it pays can’t change any more. So fill a line while it pays you well!
lesson-last-round = **The last round!** { $stalls ->
    [none] You’ve placed all your stalls: now place tiles where they help them.
    [small] Stalls you don’t place now are worth nothing: place them while buyers can still come.
   *[large] Stalls you don’t place now are worth nothing: place the big ones where buyers can still come.
}
lesson-paid = **The market { $lost ->
    [1] cost
   *[0] paid
} you { $money ->
    [one] 1 sou
   *[other] { $money } sous
}**{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. { $best ->
    [0] No line brought you anything.
   *[other] Your best line was { $line } with { $best }.
} Each stall counts twice: in its row and in its column.
lesson-paid-of-other = { $name } { $money }
lesson-sum = **Money so far:** you have { $money ->
    [one] 1 sou
   *[other] { $money } sous
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. Whoever is richest after the third round wins. In the new round, you get your stalls with 1 ware back, but not the larger ones, and each of you has a new secret tile. The richest player begins: { $begins ->
    [1] you
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **The end is near:** when this market is full, it pays for the last time and the game is over. Only money counts then.
lesson-on-your-own = **From now on, you decide.** I’ll still explain what’s new, and **Hint** gives you a tip whenever you like. **Undo** takes a move back unless it revealed something hidden.
lesson-end = **That was the whole game.** The picture shows what each round brought. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for hints there, too.
