# What games in one file say where they have no words of their own.

simple-told-move = { $name }: { $move }.
simple-you-move = Your move: { $move }.
simple-told-resigned = { $name } gives up.
simple-told-out = { $name } is out.
simple-you-resigned = You’ve given up.
simple-decision-dropped = { $name } has given up, so your secret decision no longer counts.
simple-question = { $names }, your move! { $situation }.
simple-situation = Round { $round }, { $phase }
simple-turn = What would you like to do?
simple-ask = Which one?
simple-chosen = Chosen: { $values }.
simple-command-new = Open a table in this channel
simple-command-leave = Leave the table; in a running game, an AI takes over for you, or you give up
simple-option = Which one; leave it out to see every choice
simple-move-values = { $verb }: { $values }
# A choice on a button, and what is noted beside it.
simple-noted = { $choice } ({ $note })
simple-hidden = { $number } hidden
simple-figure = { $name }: { $number }
simple-seat = { $name }: { $facts }.
# A player who is out of the game, in a picture and in a list.
simple-out = out
simple-board = In the middle: { $pieces }.
# In the facts of a player, after what lies there.
simple-held = in hand: { $pieces }
simple-hand = You have: { $pieces }.
simple-hand-of = { $name }’s hand
simple-points = points
simple-place = place { $rank }
simple-winners = { $number ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the win
}
# Where all win or lose as one.
simple-together = { $number ->
    [0] You’ve lost together
   *[other] You’ve won together
}
simple-end-title = **{ $winners }**
simple-end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
simple-end-line-points = **{ $name }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
simple-end-line-out = **{ $name }**: no place, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

refused-nothing-to-choose = There’s nothing to choose here right now.
illegal-game-over = The game is over.
illegal-not-your-turn = It’s not your turn.
illegal-decided-already = You’ve already decided.
illegal-not-now = You can’t do that right now.
illegal-not-allowed = The rules don’t allow that.

# A move in a hint, after “My advice:”, and in a review, after “You chose to”.
simple-does = go for “{ $move }”
hint-other = Or { $what }: { $much ->
    [1] much worse.
   *[0] { $points ->
        [0] about as good.
        [one] about 1 win fewer in 100 games.
       *[other] about { $points } wins fewer in 100 games.
    }
}
