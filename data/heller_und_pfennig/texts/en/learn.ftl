# A guided game: each of these is told once, when its moment has come.

lesson-welcome = **Welcome to the market!** You and { $rival } fill these 30 spaces together, one piece a turn; chance decides who begins. When the market is full, every row and every column pays, and after three markets the richest wins. Nobody else sees this table: try things out.
lesson-stall = **Your stalls** earn the money, each twice: in its row and in its column (both are called lines). A stall sells 1 to 4 goods, and each good earns what its line is worth. That is more with buyers in it, the people with green numbers. But save some stalls: the larger ones are there only once for the whole game, and only those with 1 good come back for the next market.
lesson-lines = **What a line is worth** stands at its end: that is what each good in it would bring if the market closed now. Add the green numbers and subtract the red ones. The coloured squares show what it would pay each of you.
lesson-kept = **Your secret tile:** each of you has one, face down, and may place it once in this market instead of drawing. “My hand” shows yours. A good moment is when a line that matters to you is nearly full.
lesson-drawn = **Drawing is binding:** now choose a space for your tile. A green number belongs beside your own stalls, a red one beside your rival’s. For each row you read which of its spaces puts you furthest ahead for now.
lesson-unpleasant = **Rogues** have red numbers: they cost every stall in their row and their column, and more goods lose more. Keep them where your rival has stalls and you have none.
lesson-fire = **Fire!** It cuts its row and its column in two, and each part is counted by itself. So it can shut a rogue out, or a buyer.
lesson-evil-eye = **The evil eye** drives all buyers out of its row and its column; only the rogues stay. A buyer driven out of the row still counts in a column of its own, and the other way round.
lesson-gold = **The sack of gold** doubles what its row and its column are worth, the bad as well as the good.
lesson-full-line = **A full line: { $line }.** Nothing in it can change any more, so what it pays is settled. Filling one at the right moment keeps what it pays you safe.
lesson-last-round = **The last market!** { $stalls ->
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
}. Whoever is richest after the third market wins. A new market begins: stalls with 1 good are back, and each of you has a new secret tile. The richest begins it: { $begins ->
    [1] you
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **The end is near:** when this market is full, it pays for the last time and the game is over. Money is all that counts then.
lesson-on-your-own = **From now on you decide.** My tips end here, but **Hint** gives you one whenever you like. I still explain what is new.
lesson-end = **That was the whole game.** The picture shows what each market brought. Ready for the real thing? `/{ $command } new` opens a table in a channel, and you can ask for a hint there, too.
