# Games that are over: the list of them, looking at one again, and what can be taken away of it.

## Replay

button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-next = On
button-replay-last = Last
button-replay-phase-back = Phase back
button-replay-phase-next = Phase on
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
    [1] -# You see what you could see then.
   *[0] -# You see what everyone could see.
}
replay-no-picture = -# No picture was kept of this moment.
refused-replay-runs = This game is still running. Once it is over, you can go through all of it again.
refused-replay-not-yours = That game was played in another channel, and you were not part of it.
refused-replay-unreadable = This version of the bot cannot show that game.

## Animation

button-film = Animation
button-film-post = Post it here
button-film-back = Back to the game
film-making = I am drawing the whole game as an animation: { $percent } %
film-late = I can’t change this message any longer, but I go on drawing. Press **Animation** again in a few minutes: I’ll show it to you then.
film-posted = The animation is in the channel now.
film-title = **{ $title }**, { $when }: { $names }. The whole game, move by move.
film-alt = The whole game of { $title } as an animation, move by move. Players: { $names }.
refused-film-no-pictures = No pictures were kept of this game, so there is nothing to animate.
refused-film-elsewhere = An animation can only be posted on the server where the game was played.
refused-film-failed = The animation did not work out this time. Please try again.
refused-film-under-way = I am drawing that animation already: it will be here soon.

## History

history-title = { $here ->
    [1] **Your finished games on this server**
   *[0] **All your finished games**
}
history-none = { $here ->
    [1] You have not finished a game on this server yet.
   *[0] You have not finished a game yet.
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
    [unplaced] no place, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[placed] place { $rank }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
button-history-newer = Newer
button-history-older = Older
button-history-scope = { $here ->
    [1] Only this server
   *[0] All servers
}
command-history = Your finished games, to go through again

## Files

button-export = Save as a file
export-done = Here is the whole game, move by move, with all that was hidden in it.
option-export = Save the latest finished game of this channel as a file
refused-export-not-yours = Only those who played that game can save it.
refused-export-given-up = That game was given up, and what was hidden in it stays hidden: there is no file of it.
refused-export-secret = In this game, what was hidden stays hidden after the end: there is no file of it.
refused-export-too-old = That game was played before enough of it was kept for a file.
refused-export-none = No game of this kind has been finished in this channel yet.
button-own-data = Save what is stored about me
own-data = Here is all that is stored about you.
