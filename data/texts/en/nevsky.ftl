# What all games say. The text of a refusal says what would be possible.

game-title = { $game ->
    [saint_petersburg] Saint Petersburg
   *[other] { $game }
}

## Lobby

lobby-open = **{ $title }**: a table is open.
lobby-closed = { $status ->
    [running] **{ $title }**: the game has begun.
   *[other] **{ $title }**: the table is closed.
}
lobby-seat = { $place }. { $name }{ $host ->
    [1] {" "}(host)
   *[0] {""}
}
lobby-how = { $free ->
    [0] All seats are taken. { $host } can start.
    [one] One more can join. { $host } starts.
   *[other] Up to { $free } more can join. { $host } starts.
}
button-join = Join
button-leave = Leave
button-start = Start
button-hand = My hand
button-end = Yes, end the game
opened = The table is open. Others join with the button or `/{ $command } join`; you start with the button or `/{ $command } start`.
joined = You are at the table.
left = You have left the table.
started = The game begins. `/{ $command } hand` shows your cards and rubles, to you alone.
ask-end = This ends the game for everybody, without a winner. Do you mean it?
ended = The game is ended.
game-abandoned = The game was ended without a winner.

## Turn and phase

story-title = Round { $round } · { $phase }
story-nobody-acted = Everybody passed.
story-more = … and { $number } more before this.
your-turn-again = It is your turn again.
board-below = The table is at the bottom of the channel now.
sits-out = You pass for the rest of the phase. `/{ $command } pass rest-of-phase:False` takes that back.
sits-out-no-more = You play on: when your turn comes, you are asked again.

## Refusals

refused-no-game = No game is open in this channel. `/{ $command } new` opens a table.
refused-channel-taken = A game is open in this channel already. A thread can have another one.
refused-only-in-channel = Games are played in a server’s channels. Try it there.
refused-missing-permissions = I cannot show a table here. Please give me these permissions in this channel: { $permission }.
refused-already-seated = You are at the table already. The host starts the game.
refused-table-full = All { $most } seats are taken. You can watch: `/{ $command } board` shows the table.
refused-not-at-table = You are not at this table. `/{ $command } board` shows it to everybody.
refused-no-such-player = That person is not at this table.
refused-only-host = Only { $host }, the host, can do that. To end a game, Manage Channels is enough too.
refused-too-few = { $least ->
    [one] At least one player must sit down first.
   *[other] At least { $least } players must sit down first.
}
refused-already-started = The game is running already. `/{ $command } board` shows it; you can join the next one.
refused-not-started = The game has not begun. The host starts it with the button or `/{ $command } start`.
refused-not-your-turn = It is { $name }’s turn. `/{ $command } hand` shows you what you have meanwhile.
refused-stale = The table has moved on since you saw that, and nothing was changed. The newest message shows how it stands.
refused-seen = That was done already.
refused-old-button = This button belongs to an earlier game or version. `/{ $command } board` shows the table as it is now.
refused-old-command = This command has changed. Type `/` again and pick it from the list.
refused-unknown-choice = “{ $text }” is nothing you could choose here. Pick one of the suggestions, or use the command without it to see them all.
refused-unknown-card = There is no such card. The suggestions list them all.
refused-unknown-topic = There is no such topic. There are: { $topics }.
refused-wrong-options = These options do not fit the game. The suggestions show what does.
refused-not-sitting-out = You are not passing for the rest of the phase.
refused-our-fault = Something went wrong on our side, and nothing was changed. Please try again.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History

## Commands

command-join = Sit down at the table
command-leave = Stand up again, before the game begins
command-start = Begin the game with those who sit
command-end = End the game without a winner
command-hand = Your hand, rubles and what you can do, for your eyes only
command-board = Show the table
command-tableau = Show one player’s cards in play, large
command-card = Explain a card
command-rules = Explain the rules
option-text = As text, for you alone
option-player = Whose cards; yours, if you leave it out
option-name = The name of the card
option-topic = What about
