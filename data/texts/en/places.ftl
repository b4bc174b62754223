# A table in a thread of its own, and the message about it in the channel of the thread.

button-thread = Move to a thread
option-where = Where to open the table; leave it out for this channel
name-option-where = where
name-choice-thread = thread

opened-in-thread = Your table is open in { $thread }. Others can join there.
moved-to-thread = The table is now in { $thread }, and this channel is free for another one.
thread-name = { $title } · { $name }
parent-opening = **{ $title }**: { $name } opens a table in a thread.
parent-title = **{ $title }** · [to the table]({ $url })
parent-lobby = At the table: { $names }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
# `since` is a date and a time of day.
parent-turn = To move since { $since }: { $names }
parent-over = { $number ->
    [0] The game is over. Nobody won.
    [one] The game is over: { $names } won.
   *[other] The game is over: { $names } share the win.
}
# A name with its points.
parent-score = { $name } { $points }

permission-create_public_threads = Create Public Threads
refused-no-thread-here = I can only open a thread in a text channel. `/{ $command } new` opens a table right here.
refused-too-many-threads = This server has as many open threads as Discord allows. Archive one, or open the table in a channel.

# A game against AI players in private.
name-choice-private = private
practice-lobby = **{ $title }**: a private game. Only you see it.
button-ai-players = AI players
button-practice-again = New private game
button-practice-instead = Play { $game } instead
ask-practice-instead = You’re in the middle of a private game of { $game }.
ask-practice-end = You can stop at any time: `/{ $command } new where:private` brings you right back here. Or do you want to end this game for good?
practice-ended = The game has ended. Nobody else saw it.
games-private = { $game }, private: { $status ->
    [lobby] not started yet
   *[running] **your turn**
}
button-games-private = Continue in private
refused-practice-over = That private game is over. `/{ $command } new where:private` opens a new one.
