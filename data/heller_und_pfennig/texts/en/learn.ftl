# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to the market!** You and { $rival } fill its 30 spaces together; chance decides who begins, this time { $begins ->
    [1] you
   *[0] { $rival }
}. On your turn you put up one of your stalls, or draw a tile and place it, or place your secret tile. When the market is full, every row and every column pays, and the round is over. After three rounds the richest wins. Nobody else sees this table: try things out.
lesson-stall = **Your stalls** earn the money. Each sells 1 to 4 goods, the number on it, and each good earns what its line is worth: once in its row and once in its column (both are called lines). Buyers, the people with green numbers, make a line worth more. The larger stalls are there only once for the whole game; those with 1 good come back every round.
lesson-lines = **What a line is worth** stands at its end: add the green numbers and subtract the red ones. Each good in it would bring that if the market closed now, whoever owns the stall.{ $worked ->
    [none] {""}
   *[other] {" "}Here: { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } × { $value } = { $sum } in { $line } for { $worked ->
        [own] you
       *[rival] { $rival }
    }.
} The coloured squares show what each line would pay each of you.
lesson-kept = **Your secret tile:** each of you has one, face down, and may place it once a round; you need not. It is the only tile that you know beforehand, so wait for the space where it does most for you. “My hand” shows it.
lesson-drawn = **Drawing is binding:** now choose a space for your tile. A number counts for every stall in its row and its column, whoever owns it. So green ones belong beside your own stalls, and red ones beside your rival’s.
lesson-tiles = **Room for stalls:** each round has 22 tiles for its 30 spaces; the rest is for stalls. What tiles are still to come stands beside the market. Keep some large stalls for the later rounds: once put up, they do not come back.
lesson-unpleasant = **Rogues** have red numbers: they cost every stall in their row and their column, and more goods lose more. Keep them where your rival has stalls and you have none.
lesson-fire = **Fire!** It cuts its row and its column in two, and each part is counted by itself. So it can shut a rogue out, or a buyer.
lesson-evil-eye = **The evil eye** drives all buyers out of its row and its column; only the rogues stay. A buyer driven out of the row still counts in its own column, and one driven out of the column in its own row.
lesson-gold = **The sack of gold** doubles what its row and its column are worth, the bad as well as the good.
lesson-full-line = **A full line: { $line }.** Nothing in it can change any more, so what it pays is settled. Filling one at the right moment keeps what it pays you safe.
lesson-last-round = **The last round!** { $stalls ->
    [none] You have put up all your stalls: now place tiles where they help those.
    [small] Stalls you hold back now are worth nothing: put yours up while buyers can still come.
   *[large] Stalls you hold back now are worth nothing: put up the big ones where buyers can still come.
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
}. Whoever is richest after the third round wins. A new round begins: stalls with 1 good are back, larger ones are not, and each of you has a new secret tile. The richest begins it: { $begins ->
    [1] you
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **The end is near:** when this market is full, it pays for the last time and the game is over. Money is all that counts then.
lesson-on-your-own = **From now on you decide.** My tips end here, but **Hint** gives you one whenever you like, and **Undo** takes a move back until something hidden comes to light. I still explain what is new.
lesson-end = **That was the whole game.** The picture shows what each round brought. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for a hint there, too.
