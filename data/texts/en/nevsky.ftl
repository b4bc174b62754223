# What all games say. The text of a refusal says what would be possible.

## Lobby

lobby-open = **{ $title }**: a table is open.
lobby-closed = { $status ->
    [running] **{ $title }**: the game has begun.
   *[other] **{ $title }**: the table is closed.
}
lobby-seat = { $place }. { $name }{ $role ->
    [host] {" "}(host)
    [easy] {" "}(easy AI)
    [medium] {" "}(medium AI)
    [hard] {" "}(hard AI)
   *[guest] {""}
}
lobby-how = { $free ->
    [0] All seats are taken. { $host } can start.
    [one] One more can join. { $host } starts.
   *[other] Up to { $free } more can join. { $host } starts.
}
lobby-called = Invited: { $names }
button-join = { $free ->
    [one] Join (1 free)
   *[other] Join ({ $free } free)
}
button-leave = Leave
button-start = Start
button-settings = Settings
button-add-ai = Add AI
button-drop-ai = Send { $name } away
button-invite = Invite
level-easy = Easy
level-medium = Medium
level-hard = Hard
ask-level = { $free ->
    [0] All seats are taken.
   *[other] How strong should the next AI be?
} { $number ->
    [0] {""}
    [one] You can also send the AI away.
   *[other] You can also send one of them away.
}
ai-names = Menshikov, Rastrelli, Lomonosov, Bering, Trezzini
ai-joined = { $name } sits down.
ai-left = { $name } has left the table.
menu-call = Call people to this table
ask-call = Whom would you like to invite? They are mentioned here once.
called = { $number ->
    [one] The invitation is out.
   *[other] The invitations are out.
}
button-hand = My hand
button-look = Look around
button-board = Table
button-standings = Standings
button-log = Log
button-tableaux = Players
button-rules = Rules
button-cards = Cards
button-hint = Hint
button-more = More …
button-before = Back
button-cancel = Cancel
button-come-back = Take my seat back
button-own-table = Open a table of my own
button-ask-leave = Leave the game
button-away = Somebody is away
button-ask-end = End the game
button-stand-in = { $level ->
    [easy] An easy AI
    [medium] A medium AI
   *[hard] A hard AI
}
button-undo = Undo
button-rest = Pass for the rest of the phase
button-back = Play on
button-rematch = Rematch
button-continue = Continue game { $number } here
button-forget = Delete what is stored about me
button-forget-yes = Yes, delete it
button-end = Yes, end the game
lobby-settings = { $pings ->
    [1] A turn mentions its player
   *[0] Turns mention nobody
}; { $reminder ->
    [0] no reminders
    [one] a reminder after { $reminder } hour
   *[other] a reminder after { $reminder } hours
}.
ask-settings = Settings for this table. Press one to change it; everybody sees the result in the lobby.
setting-pings = { $on ->
    [1] Mentions: on
   *[0] Mentions: off
}
setting-pace = { $seconds ->
    [0] AI moves at once
    [one] AI pauses 1 second
   *[other] AI pauses { $seconds } seconds
}
setting-hints = { $on ->
    [1] Hints: allowed
   *[0] Hints: off
}
setting-reminder = { $hours ->
    [0] Reminder: off
   *[other] Reminder: { $hours } h
}
opened = The table is open. Others join with the button or `/{ $command } join`; you start with the button or `/{ $command } start`.
joined = You are at the table.
left = You have left the table.
left-running = You have left the table; an AI plays on for you. `/{ $command } join` gives you the seat back.
started = { $hand ->
    [1] The game begins. `/{ $command } hand` shows what you hold, to you alone.
   *[0] The game begins.
}
ask-leave = The game goes on without you. Which AI should play your seat?
ask-more = { $number ->
    [0] There is nothing else to do just now.
   *[other] What else would you like to do?
}
ask-away = Who is away?
ask-newcomer = Who should play on for { $name }?
menu-people = Somebody from this server
look-ask = What would you like to see?
look-on = You are watching this game: { $place }. What would you like to see?
look-lobby = This table is waiting for players: { $place }.
nothing-done = Nothing was done.
ask-card = Which one would you like to see?
menu-topic = Another topic
ask-end = This ends the game for everybody, without a winner. Do you mean it?
ended = The game is ended.
solo-end = { $first ->
    [1] Your first game alone.
   *[0] { $record ->
        [1] That is your best: it was { $best } before.
       *[0] Your best is { $best }.
    }
} A Hard AI averages { $target }.
solo-start = You play alone. A Hard AI averages { $target } points{ $first ->
    [1] {""}
   *[0] ; your best so far is { $best }
}.
table-here = { $lobby ->
    [1] { $seated ->
        [1] A table is open here already, and you have a seat at it: { $place }
       *[0] A table is open here already: { $place } { $free ->
            [0] All its seats are taken, but you can watch.
            [one] There is one seat left for you.
           *[other] There is room for you.
        }
    }
   *[0] { $seated ->
        [1] Your game is running here already: { $place }
       *[0] A game is running here already: { $place } You can watch. A thread can have another one.
    }
}
rematch-not-yours = That was other people’s game, so the rematch is theirs. You can open a table of your own.
lobby-abandoned = The table is closed.
game-abandoned = The game was ended without a winner.

## Turn and phase

story-title = Round { $round } · { $phase }
story-nobody-acted = Nobody did anything.
story-more = … and { $number } more before this.
menu-choose = Choose
menu-part = { $first } … { $last }
button-page = Page { $number } of { $pages }
channel-behind = Your move stands. The channel does not show it yet, because I could not post there; somebody should check my permissions. It catches up by itself.
board-below = The table is at the bottom of the channel now.
sits-out = You pass for the rest of the phase. `/{ $command } pass rest-of-phase:False` takes that back.
sits-out-no-more = You play on: when your turn comes, you are asked again.

since-title = { $acted ->
    [1] **Since your last move**
   *[0] **Since you sat down**
}
since-more = … and { $number } more before this: the log has it all.
told-undone = { $name } takes that back: { $what }
told-seated = { $new } sits down in place of { $old } and sees from now on what that seat sees.
reminder = { $name }: this table waits for you.
undone = You have taken your last action back.
hint-best = I would **{ $what }**.
replaced = The seat has changed hands. Everybody is told.
log-empty = Nothing has happened yet.

## Pictures

# A name that the font cannot draw.
picture-player = Player { $number }

## A person’s own

ask-game = Which game shall it be? A button opens its table in this channel, for all to join.
game-offered = **{ $title }** · { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
} · { $shortest } to { $longest } minutes
    { $invitation }
games-none = You are at no table in this server. { $opening } opens one.
games-line = { $number }. { $game } in { $channel }: { $turn ->
    [lobby] not begun yet
    [yours] **it is your turn**
   *[other] { $name }’s turn
}
games-unreadable = { $number }. A game in { $channel } that this version of the bot cannot read
continued = The game goes on here.
ask-my-settings = Your settings, for every table. Press one to change it.
setting-my-pings = { $on ->
    [1] Mention me on my turn: yes
   *[0] Mention me on my turn: no
}
setting-my-reminders = { $on ->
    [1] Remind me: yes
   *[0] Remind me: no
}
about = **Nevsky { $version }**: board games in channels.
    Stored: your Discord id, your display name and your moves at the tables you sat at, and your settings. Nothing else, no messages. What is secret at a table is shown to its owner only.
ask-forget = This deletes your settings, and your id and name from all ended games; their moves stay without a name. It cannot be undone. Do you mean it?
forgotten = It is deleted.

## Refusals

refused-undo-nothing = There is nothing to take back.
refused-undo-not-yours = Only the last action can be taken back, and that was { $name }’s.
refused-undo-revealed = That cannot be taken back: something hidden was seen since.
refused-undo-phase-over = That cannot be taken back: the phase is over.
refused-not-away = { $name } can be replaced after { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} without a move.
refused-last-person = You are the last person at this table. `/{ $command } end` ends the game.
refused-no-hint = No hint came in time. Try again, or trust yourself.
refused-hint-under-way = Your hint is being thought about: the answer is coming.
refused-no-ai-players = This game is played by people only: it has no AI players, and so no hints.
refused-hints-off = This table plays without hints.
refused-no-ai = No AI sits at this table.
refused-ai-gone = { $name } is no longer at this table.
refused-called-already = They have been invited already, or sit here. Nobody is mentioned twice.
refused-called-enough = A table invites at most { $most } people.
refused-called-nobody = None of them can play here: bots cannot, nor who is not in this server.
refused-nobody-away = Nobody has been away for that long.
refused-seat-taken = { $name } has your seat now.
refused-not-in-server = That person is not in this server.
refused-wrong-value = One of the values does not fit. Pick one of the suggestions.
refused-bot-cannot-play = A bot cannot sit down. Choose a person.
refused-has-channel = That game has its channel: { $channel }.
refused-forget-open-games = You are at an open table. Leave it or end it first; then this can be deleted.

refused-no-game = No game is open in this channel. { $opening } opens a table.
refused-unreadable = The game in this channel cannot be read by this version of the bot. A later version may read it; until then the host, or who may Manage Channels, can end it with `/{ $command } end`.
refused-channel-taken = A game is open in this channel already. A thread can have another one.
refused-only-in-channel = Games are played in a server’s channels. Try it there.
refused-missing-permissions = I cannot show a table here. Please give me these permissions in this channel: { $permission }.
refused-already-seated = You are at the table already. The host starts the game.
refused-table-full = All { $most } seats are taken, but you are welcome to watch: { $place }
refused-not-at-table = You are not at this table, but you are welcome to watch: { $place }
refused-no-such-player = That person is not at this table.
refused-only-host = Only { $host }, the host, can do that. To end a game, Manage Channels is enough too.
refused-too-few = { $least ->
    [one] At least one player must sit down first.
   *[other] At least { $least } players must sit down first.
}
refused-too-many-sit = That is for { $most ->
    [one] one player
   *[other] at most { $most } players
}, and more sit at this table. Somebody would have to leave first.
refused-already-started = The game is running already: { $place } You are welcome to watch, and to join the next one.
refused-not-started = The game has not begun. The host starts it with the button or `/{ $command } start`.
refused-not-your-turn = { $number ->
    [one] It is { $name }’s turn
   *[other] { $name } are to decide now
}. `/{ $command } board` shows how it stands.
refused-you-have-decided = You have decided. { $number ->
    [one] { $name } is still thinking.
   *[other] { $name } are still thinking.
}
refused-other-game = A game of { $game } is open in this channel: its commands begin with `/{ $other }`.
refused-no-hints-here = There are no hints for this game.
refused-stale = The table has moved on since you saw that, and nothing was changed. The newest message shows how it stands.
refused-seen = That was done already.
refused-taken-over = The bot is being updated just now, and nothing was changed. Please try again.
refused-old-button = This button belongs to an earlier game or version. `/{ $command } board` shows the table as it is now.
refused-old-command = This command has changed. Type `/` again and pick it from the list.
refused-unknown-choice = There is no “{ $text }” to choose here. Pick one of the suggestions, or use the command without it to see them all.
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

command-nevsky = Your games and settings
command-choose = Choose a game to play in this channel
command-games = Your open games and whose turn it is
command-settings = Mentions and reminders, for you at all tables
command-about = Version and privacy
command-undo = Take your last action back
command-hint = What a strong player would do now, for you alone
command-ai = Seat an AI at the table, before the game begins
command-log = What happened lately, for you alone
command-seat = Put somebody else on the seat of a player who is away
option-away = Who is away
option-level = How strong; all levels, if you leave it out
option-newcomer = Who plays on; an AI, if you leave it out

command-join = Sit down at the table
command-leave = Stand up; once the game runs, an AI plays on for you
command-start = Begin the game with those who sit
command-end = End the game without a winner
command-hand = What you hold and what you can do, for your eyes only
command-board = Show the table
command-tableau = Show what lies before one player, large
command-card = Explain a card
command-rules = Explain the rules
option-text = As text, for you alone
option-player = Which player; you, if you leave it out
option-name = The name of the card
option-topic = What about
