# Games that are over: the list of them, looking at one again, and what can be taken away of it.

## Replay

button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-last = Last
button-replay-phase-back = Previous phase
button-replay-phase-next = Next phase
replay-begins = The game begins.
replay-where = { $moment ->
    [move] Move { $number } of { $total }
    [end] The end
   *[between] { $number ->
        [0] Before the first move
       *[other] After move { $number } of { $total }
    }
}, { $when }
# 1: the person sat there when the move was made.
replay-seen = { $own ->
    [1] -# As you saw it then.
   *[0] -# As everyone could see it.
}
replay-no-picture = -# There’s no picture of this moment.
refused-replay-runs = This game is still running. You can replay it once it’s over.
refused-replay-not-yours = That game was played in another channel, and you weren’t in it.
refused-replay-unreadable = This version of the bot can’t show that game.

## Animation

button-film = Animation
button-film-post = Post it here
button-film-back = Back to the game
film-making = I’m drawing the whole game as an animation: { $percent }%
film-late = I can’t update this message any more, but I’m still drawing. Press **Animation** again in a few minutes.
film-posted = I’ve posted the animation in the channel.
film-title = **{ $title }**, { $when }: { $names }. The whole game, move by move.
film-alt = The whole game of { $title } as an animation, move by move. Players: { $names }.
refused-film-no-pictures = There are no pictures of this game, so there’s nothing to animate.
refused-film-elsewhere = An animation can only be posted on the server where the game was played.
refused-film-failed = The animation didn’t work this time. Please try again.
refused-film-under-way = I’m already drawing that animation: it won’t be long.

## History

history-title = { $here ->
    [1] **Your finished games on this server**
   *[0] **All your finished games**
}
history-none = { $here ->
    [1] You haven’t finished a game on this server yet.
   *[0] You haven’t finished a game yet.
}
# Who played one seat: number is how many played it later on.
history-seat = { $number ->
    [0] { $name }
   *[other] { $name } (then { $later })
}
# Instead of a name in history-seat: an AI took over.
history-ai = an AI
history-line = { $number }. { $game }, { $when }, { $others ->
    [0] alone
   *[other] with { $names }
}: { $ended ->
    [left] you left before the end
    [given-up] ended without a winner
    [won] won, { $scored }
    [lost] lost, { $scored }
    [unplaced] no place, { $scored }
   *[placed] { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } place, { $scored }
}
button-history-newer = Newer
button-history-older = Older
button-history-scope = { $here ->
    [1] Only this server
   *[0] All servers
}
command-history = Your finished games, to replay

## Files

button-export = Save as a file
export-done = Here’s the whole game, move by move, with everything that was hidden in it.
option-export = Save this channel’s latest finished game as a file
refused-export-not-yours = Only its players can save that game.
refused-export-given-up = You can’t save that game: it was never finished, so its secrets stay hidden.
refused-export-secret = You can’t save this game: its secrets stay hidden even after the end.
refused-export-too-old = You can’t save that game: it’s too old, and not all of it was recorded.
refused-export-none = No game of this kind has been finished in this channel yet.
button-own-data = Download my data
own-data = Here’s everything I store about you.
