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
    [expert] {" "}(expert AI)
   *[guest] {""}
}
lobby-how = { $missing ->
    [0] { $free ->
        [0] All seats are taken: { $host } can start.
        [one] There is room for one more. { $host } starts the game.
       *[other] There is room for { $free } more. { $host } starts the game.
    }
    [one] One more has to join, then { $host } can start.
   *[other] { $missing } more have to join, then { $host } can start.
}
lobby-called = Invited: { $names }
button-join = { $free ->
    [one] Join (1 free)
   *[other] Join ({ $free } free)
}
button-leave = Leave
button-start = Start
button-settings = Settings
button-variants = { $page ->
    [1] Variants
   *[other] More variants
}
button-add-ai = { $free ->
    [0] Send an AI away
   *[other] Add AI
}
button-drop-ai = Send { $name } away
button-invite = Invite
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
strength-easy = Easy: overlooks things and hardly plans ahead; good for first games
strength-medium = Medium: plays soundly, without trying anything out
strength-hard = Hard: tries its moves out before it decides
strength-expert = Expert: tries out the most before each move
strength-against = { $level }; with { $players ->
    [2] two
   *[other] { $players } players
}, it wins { $percent }% against { $weaker }
strength-together = { $level }; { $players ->
    [2] two
   *[other] { $players }
} of them win { $percent }% of their games together
ask-level = { $free ->
    [0] All seats are taken.
   *[other] How strong should the next AI be?
} { $number ->
    [0] {""}
    [one] You can also send the AI away.
   *[other] You can also send one of them away.
}
ai-player = { $name } (AI)
ai-names = Menshikov, Rastrelli, Lomonosov, Bering, Trezzini, Euler, Apraxin, Golovkin, Sheremetev, Repnin, Bruce, Kantemir, Tatishchev, Nartov, Leblond, Chirikov, Golitsyn, Ostermann, Dolgorukov, Musin
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
button-do-hint = Do that
button-more = More …
button-before = Back
button-cancel = Cancel
button-come-back = Take my seat back
button-return = { $name ->
    [0] I am back
   *[other] I am back ({ $name })
}
button-pace = Pace of the game
button-own-table = Open a table of my own
button-ask-leave = Leave the game
button-resign = Give up
button-away = Somebody is away
button-ask-end = End the game
button-stand-in = { $level ->
    [easy] An easy AI
    [medium] A medium AI
    [expert] An expert AI
   *[hard] A hard AI
}
button-undo = Undo
button-undo-last = Undo the last one
button-rest = Pass for the rest of the phase
button-back = Play on
button-rematch = Rematch
button-continue = Continue game { $number } here
button-forget = Delete what is stored about me
button-forget-yes = Yes, delete it
button-end = Yes, end the game
lobby-settings = { $pings ->
    [1] Players are mentioned on their turn
   *[0] Nobody is mentioned
}.
lobby-pace = { $limit ->
    [180] Played live: 3 minutes a move
    [28800] Pace: 8 hours a move, with a reminder after 4
    [86400] Pace: 24 hours a move, with a reminder after 12
    [259200] Pace: 3 days a move, with a reminder after 36 hours
   *[0] No time limit, but a reminder after 24 hours
}{ $then ->
    [stand-in] ; then { $level ->
        [easy] an easy AI
        [medium] a medium AI
        [expert] an expert AI
       *[hard] a hard AI
    } plays on until the player is back.
    [no-ai] . More than a reminder is not possible: this game has no AI to play on for those who are away.
   *[none] .
}
settings-form = Settings for this table
variants-form = Variants for this table
settings-changed = Changed for this table:
settings-unchanged = Nothing has changed.
setting-shown = { $setting }: { $value }
setting-switched = { $setting }: { $on ->
    [1] yes
   *[0] no
}
setting-switches = Yes or no
setting-pings = Mention players on their turn
setting-hints = Hints for players who ask
setting-pace = AI moves
ai-pace = { $seconds ->
    [0] right away
    [one] after 1 second
   *[other] after { $seconds } seconds
}
# What everybody at the table reads.
setting-language = Language
language-of-server = Same as the server’s
# How long players have for a move.
setting-time-limit = Pace
time-limit = { $limit ->
    [180] live, 3 minutes a move
    [28800] 8 hours a move
    [86400] 24 hours a move
    [259200] 3 days a move
   *[0] no limit
}
# Who plays on for somebody whose time is over.
setting-stand-in = Stand-in
stand-in-level = { $level ->
    [easy] easy AI
    [medium] medium AI
    [expert] expert AI
   *[hard] hard AI
}
opened = Your table is open. Others can join with the button or `/{ $command } join`. Once everyone is here, start with the button or `/{ $command } start`.
joined = You are at the table.
left = You have left the table.
left-running = You have left the table, and an AI plays for you. `/{ $command } join` gets you your seat back.
started = { $hand ->
    [1] The game begins. `/{ $command } hand` shows your hand, to you alone.
   *[0] The game begins.
}
ask-leave = { $together ->
    [1] The game goes on without you, and even if the others win, it counts as your loss unless you come back.
   *[0] The game goes on without you, and it counts as your loss unless you come back.
} Which AI should play your seat?
ask-resign = { $together ->
    [1] If you give up, all of you have lost this game.
   *[0] If you give up, you have lost this game.
}
ask-pace = Another pace holds from the next question on; everyone is told.
pace-changed = Done, and everyone is told. Whoever is asked now keeps the time they have.
ask-more = { $number ->
    [0] There is nothing else to do just now.
   *[other] What else would you like to do?
}
ask-away = Who is away?
ask-newcomer = Who should play on for { $name }?
menu-people = Somebody from this server
menu-look = Look at …
look-ask = What would you like to see?
look-on = You are watching this game: { $place }. What would you like to see?
look-lobby = This table is waiting for players: { $place }.
nothing-done = Nothing was done.
ask-card = Which one would you like to see?
menu-topic = Another topic
ask-end = This ends the game for everyone, without a winner. Are you sure?
ended = The game has ended without a winner.
solo-end = { $first ->
    [1] Your first solo game!
   *[0] { $record ->
        [1] A new personal best: it was { $best } before.
       *[0] Your best is { $best }.
    }
} { $next ->
    [0] That is more than any AI of mine averages.
   *[other] Your next step: { $next }.
}
solo-start = You play alone. A Medium AI averages { $medium } points and a Hard one { $hard }; if they draw the game out, as the rules for playing alone tell, { $medium_drawn_out } and { $hard_drawn_out }{ $first ->
    [1] {""}
   *[0] . Your best so far is { $best }
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
game-abandoned = The game has ended without a winner.
game-unattended = { $reason ->
    [deserted] Nobody has come back, so the game has ended without a winner.
   *[idle] Nobody has moved for two weeks, so the game has ended without a winner.
}

## Turn and phase

story-title = Round { $round } · { $phase }
story-nobody-acted = Nobody did anything.
story-more = { $number ->
    [one] One more thing happened
   *[other] { $number } more things happened
} before this.
menu-choose = Choose
menu-part = { $first } … { $last }
button-page = Page { $number } of { $pages }
channel-behind = Your move counts. The channel does not show it yet, because I could not post there: somebody should check my permissions. I will catch up by myself.
board-below = The table is at the bottom of the channel now.
sits-out = You pass for the rest of the phase. `/{ $command } pass rest-of-phase:False` takes that back.
sits-out-no-more = You are back in: I will ask you when your turn comes.

since-title = { $acted ->
    [1] **Since your last move**
   *[0] **Since you sat down**
}
since-more = { $number ->
    [one] One more thing happened
   *[other] { $number } more things happened
} before this: the log has it all.
recap-phases = Ended meanwhile: { $phases }.
recap-more = … and { $number ->
    [one] 1 move
   *[other] { $number } moves
} before: `/{ $command } show log`
told-undone = { $name } takes a move back: { $what }
# A seat changes hands. left: its player left it to an AI; ai: an AI plays for somebody absent.
# named: 1 if the AI has a name of its own, as in games of earlier versions, 0 otherwise.
told-seated = { $kind ->
    [left] { $old } has left; { $named ->
        [0] { $level ->
            [easy] an easy AI
            [medium] a medium AI
            [expert] an expert AI
           *[hard] a hard AI
        }
       *[1] { $new }{ $level ->
            [easy] {" "}(easy AI)
            [medium] {" "}(medium AI)
            [hard] {" "}(hard AI)
            [expert] {" "}(expert AI)
           *[other] {""}
        }
    } plays on.
    [back] { $new } is back.
    [ai] { $named ->
        [0] { $level ->
            [easy] An easy AI
            [medium] A medium AI
            [expert] An expert AI
           *[hard] A hard AI
        }
       *[1] { $new }{ $level ->
            [easy] {" "}(easy AI)
            [medium] {" "}(medium AI)
            [hard] {" "}(hard AI)
            [expert] {" "}(expert AI)
           *[other] {""}
        }
    } plays on for { $old }.
   *[person] { $new } takes over from { $old }, and from now on sees what that seat holds.
}
told-stand-in = Time is up for { $name }: { $level ->
    [easy] an easy AI
    [medium] a medium AI
    [expert] an expert AI
   *[hard] a hard AI
} plays on until { $name } is back.
told-pace = New pace: { $limit ->
    [180] 3 minutes a move
    [28800] 8 hours a move
    [86400] 24 hours a move
    [259200] 3 days a move
   *[0] no time limit
}{ $level ->
    [none] .
    [easy] ; stand-in: an easy AI.
    [medium] ; stand-in: a medium AI.
    [expert] ; stand-in: an expert AI.
   *[hard] ; stand-in: a hard AI.
} Whoever was asked before keeps the time they had.
told-return = { $name } is back.
told-extend = The organiser of the tournament gives { $days ->
    [0] { $minutes } minutes
    [one] one day
   *[other] { $days } days
} more to everybody who is to move now.
turn-deadline = -# { $all ->
    [1] Time to move until { $at } ({ $left })
   *[0] { $name }: time until { $at } ({ $left })
}
turn-stand-in = -# { $name }, an AI has been playing for you since { $at }. { $tournament ->
    [1] Press *I am back* before the end, or you lose at this table.
   *[0] Press *I am back* to play on yourself and read what happened.
}
turn-absent = -# { $name } is away until { $at }
turn-ends = -# { $reason ->
    [deserted] Only AI players are left. Unless somebody comes back, the game ends
   *[idle] Nobody has moved for a long time. Unless somebody does, the game ends
} { $at } ({ $left }).
stood-in = Your time was up, and an AI has been playing for you since { $at }. Press *I am back* to play on yourself.
returned = Welcome back: you play yourself again.
# What whoever is back reads while others are on turn. $situation: the round and phase.
returned-turn = On turn: { $names }. { $situation }.
reminder = { $name }, the table is waiting for you.
undone = You have taken back your last action.
hint-best = I would **{ $what }**.
hint-compared = { $parts ->
    [and] Compared with “{ $other }”: { $first } and { $second }.
    [but] Compared with “{ $other }”: { $first }, but { $second }.
   *[alone] Compared with “{ $other }”: { $first }.
}
hint-compared-with-now = At first glance “{ $other }” looks better. { $parts ->
    [and] But when I play on from here many times, my advice does better: { $first } and { $second }.
    [but] But when I play on from here many times, my advice does better: { $first }, but { $second }.
    [alone] But when I play on from here many times, my advice does better: { $first }.
   *[wins] But when I play on from here 100 times, my advice wins about { $wins } games more.
}
hint-other-worse = Or { $what }: { $little ->
    [1] a little worse.
   *[0] worse.
}
hint-nothing-better = I have found nothing better.
replaced = The seat has changed hands, and everyone is told.
log-empty = Nothing has happened yet.
log-so-far = This phase so far
log-continued = { $title }, continued
log-round = Round { $round }
menu-log = Go to a round
button-log-earlier = Earlier
button-log-later = Later

## Guided games

ask-lesson = Which game would you like to learn? You play it with me, step by step, and only you see it.
ask-lesson-instead = You have a guided game of { $game } under way.
button-learn = Show me how
button-lesson-on = Go on with { $game }
button-lesson-instead = Learn { $game } instead
button-lesson-again = Play another one
button-lesson-back = Back to the table
button-lesson-next = { $left ->
    [0] Next
   *[other] Next ({ $left } more)
}
button-lesson-recap = What happened
lesson-more = { $number ->
    [one] One more thing happened
   *[other] { $number } more things happened
}: press **What happened** to read it all.
button-lesson-stop = Stop here
button-lesson-wait = Try again
button-signs = What the signs mean
done-for-you = Only one thing was left to do, so it was done for you: { $what }
done-for-you-again = Done for you: { $what }
lesson-tip = **My tip:** { $what }. { $why }
lesson-waits = Your move is safe, but your opponent could not answer just now.
ask-lesson-end = You can stop at any time: `/nevsky learn` brings you right back here. Or would you rather end this game for good?
lesson-ended = The guided game is over. Come back whenever you like: `/nevsky learn` starts a new one.

# Printed where the bot is started without Discord. DISCORD_TOKEN and Ctrl-C stay as they are.
local-table = No DISCORD_TOKEN is set: here is a local table.
    Open { $address }
    Type { $opening }, choose another member at the top to join as, and play.
    Ctrl-C ends it; { $kept ->
        [0] nothing is kept
       *[1] your games are kept for the next time
    }.
local-table-afresh = The local table begins afresh: what was kept does not fit this version. It is in { $file } now.

# Printed, and posted in the channel, where a game in one file is tried out and its file has changed.
local-file-reloaded = { $file } has changed, and is played as it says now.{ $number ->
    [0] {""}
    [one] {" "}One game did not fit any more and was ended.
   *[other] {" "}{ $number } games did not fit any more and were ended.
}
local-file-refused = { $file } cannot be used, so the last good one plays on: { $reason }
local-file-failed = { $file } has failed in { $function }, line { $line }: { $error }. The terminal says more.

## Pictures

# A name that the font cannot draw.
picture-player = Player { $number }
# Marks a player that no person plays, in every picture.
picture-ai = AI
# Between the parts of a list.
alt-separator = ,{ " " }
alt-over =
    { $number ->
        [one] The game is over: { $names } wins.
       *[other] The game is over: { $names } share the win.
    }
alt-ai = { picture-ai }: { $names }.
alt-more = The rest as text: command “{ name-board }”, option “{ name-option-text }”.
# A word beside the sign in a picture for what has changed since the reader’s last move.
picture-changed = new
# What changed at the table follows, in sentences.
alt-since = { $replay ->
    [1] In this step:
   *[0] Since your last move:
}

## A person’s own

welcome = Hello! I run board games in your channels: { $games }. Type `/nevsky play` to pick one and open a table; everybody can join and play with buttons. `/nevsky learn` teaches you a game, just for yourself.
ask-game = Which game would you like to play? Each button opens a table in this channel, for everyone to join.
game-offered = **{ $title }** · { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
} · { $shortest } to { $longest } minutes
    { $invitation }
games-none = You are not in a game. { $opening } opens a table.
games-line = { $number }. { $game } in { $channel }: { $turn ->
    [lobby] not started yet
    [yours] **it is your turn** ({ $when }){ $until ->
        [none] {""}
       *[other] , until { $until }
    }
   *[other] { $name }’s turn
}
games-more = … and { $number ->
    [one] one more game
   *[other] { $number } more games
}
games-unreadable = { $number }. A game in { $channel } that this version of the bot cannot read
continued = The game goes on here.
button-absence = I will be away …
button-absence-date = Another date …
button-absence-over = I am back already
absence-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
absence-now = You are away until { $at }.
# A form with one line: its title, what to write, and an example.
absence-form = Away until when?
absence-form-label = A date or a number of days
absence-form-example = for example { $examples }
ask-absence = How long will you be away? Until then, your time stands still at every table, except in live games, and the others see until when. There are at most 30 days in any 90.
absence-begun = You are away until { $at }. Until then, your time stands still at every table, except in live games, and the others see it. You can still move whenever you like.
absence-over = Welcome back: your time runs again.
ask-my-settings = Your settings, for every table. Press one to change it.
setting-my-pings = { $on ->
    [1] Mention me on my turn: yes
   *[0] Mention me on my turn: no
}
setting-my-reminders = { $on ->
    [1] Remind me: yes
   *[0] Remind me: no
}
setting-my-forced-moves = { $on ->
    [1] Pass for me when I can do nothing: yes
   *[0] Pass for me when I can do nothing: no
}
forced-moves-explained = -# *Pass for me when I can do nothing*: where only you can see that a single move is left, I make it for you a moment after your turn is announced. It costs you a secret: the others may conclude why, for instance that you are short of money.
setting-my-language = { $language ->
    [0] Language: that of my Discord
   *[other] Language: { $language }
}
language-automatic = What Discord says of this server
server-language = Tables on this server speak { $language }. The lobby’s settings can choose another language for one table, and `/nevsky settings` what you alone read.
about = **Nevsky { $version }**: board games in channels.
    Stored: your Discord id, your display name, your moves and results in the games you played, the tournaments you entered, the reviews you asked for, your absences, and your settings. Nothing else, and no messages. This server’s rankings follow from the results; `/nevsky settings` keeps you out of them. What is secret in a game is only ever shown to its owner.
ask-forget = This deletes your settings, your reviews, and your guided and private games, and takes your id and name out of all tournaments and all games that are over; their moves stay, without a name. It cannot be undone. Are you sure?
forgotten = Done: it is all deleted.

## Refusals

refused-undo-nothing = There is nothing to take back.
refused-undo-not-yours = Only the very last action can be taken back, and that was { $name }’s.
refused-undo-revealed = That cannot be taken back: something hidden has been seen since.
refused-undo-phase-over = That cannot be taken back: the phase is over.
refused-not-away = { $name } can be replaced after { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} without a move.
refused-is-absent = { $name } is away until { $at }, so the seat stays as it is.
refused-absence-unclear = I cannot tell until when. Write a date or a number of days, such as { $examples }.
refused-absence-past = That is over already. Write a date that is still to come or a number of days, such as { $examples }.
refused-absence-too-long = That is too long: you can be away for 30 days in any 90. Right now that is until { $at } at the latest.
refused-absence-used-up = You have been away for 30 of the last 90 days, and that is all there is. Later there will be room again.
refused-absence-none = You have not announced an absence, so your time runs as usual.
refused-no-stand-in = No AI is playing for you: the seat is yours to play.
refused-same-pace = That is the pace of this game already.
refused-last-person = You are the last person at this table. `/{ $command } end` ends the game.
refused-no-hint = No hint came in time. Try again, or trust yourself.
refused-hint-under-way = I am still thinking about your hint: it will be here in a moment.
refused-no-ai-players = This game is for people only: there are no AI players, and so no hints.
refused-no-such-level = This game has no AI of that level. You can choose from these: { $level }.
refused-hints-off = This table plays without hints.
refused-no-ai = There is no AI at this table.
refused-ai-gone = { $name } is no longer at this table.
refused-called-already = They have been invited already, or sit here. Nobody is mentioned twice.
refused-called-enough = A table invites at most { $most } people.
refused-called-nobody = None of them can play here: bots cannot, and neither can people outside this server.
refused-nobody-away = Nobody has been away for that long.
refused-seat-taken = { $name } has your seat now.
refused-not-in-server = That person is not on this server.
refused-wrong-value = One of those values does not work here. Please pick one of the suggestions.
refused-bot-cannot-play = A bot cannot take a seat. Please choose a person.
refused-has-channel = That game still has its channel: { $channel }.
refused-forget-open-games = You are still at an open table. Leave or end that game first; then I can delete everything.
refused-forget-unfinished = Something went wrong on our side, and not everything is deleted yet. Please ask for it again: that deletes the rest.

refused-no-lesson = That guided game is over. `/nevsky learn` starts a new one.
refused-not-taught = There is no guided game for that yet. Pick one of the suggestions.
refused-no-game = No game is open in this channel. { $opening } opens a table.
refused-no-game-here = No game is open in this channel. { $number ->
    [one] Yours is in { $channels }.
   *[other] Yours are in { $channels }.
}
refused-own-game = { $kind ->
    [lesson] Your guided game of { $game } is played with its own buttons; this command is for games in a channel.
   *[private] Your private game of { $game } is played with its own buttons; this command is for games in a channel.
}
refused-unreadable = The game in this channel cannot be read by this version of the bot. A later version may read it; until then the host, or anyone who may Manage Channels, can end it with `/{ $command } end`.
refused-channel-taken = A game is already open in this channel. `/{ $command } new where:thread` opens another one in a thread.
refused-only-in-channel = Games are played in the channels of a server. Please try it there.
refused-missing-permissions = I cannot show a table here. Please give me these permissions in this channel: { $permission }.
refused-already-seated = You are at the table already. The host starts the game.
refused-table-full = { $seated ->
    [1] All { $most } seats are taken.
   *[0] All { $most } seats are taken, but you are welcome to watch: { $place }
}
refused-not-at-table = You are not at this table, but you are welcome to watch: { $place }
refused-no-such-player = That person is not at this table.
refused-only-host = Only { $host }, the host, can do that.
refused-only-host-or-manager = Only { $host }, the host, or somebody who may Manage Channels can do that.
refused-only-host-seats-ai = Only { $host }, the host, can add or remove an AI.
refused-only-managers = Only those who may Manage Server can choose what its tables speak.
refused-too-few = { $least ->
    [one] At least one player has to join first.
   *[other] At least { $least } players have to join first.
}
refused-too-many-sit = That is for { $most ->
    [one] one player
   *[other] at most { $most } players
}, and there are more at this table. Somebody would have to leave first.
refused-already-started = { $seated ->
    [1] Your game is running already: { $place }
   *[0] The game is running already: { $place } You are welcome to watch, and to join the next one.
}
refused-not-started = The game has not begun. The host starts it with the button or `/{ $command } start`.
refused-not-your-turn = { $number ->
    [one] It is { $name }’s turn
   *[other] { $name } are deciding now
}. `/{ $command } show board` shows how it stands.
refused-you-have-decided = You have decided. { $number ->
    [one] { $name } is still thinking.
   *[other] { $name } are still thinking.
}
refused-other-game = A game of { $game } is open in this channel: its commands begin with `/{ $other }`.
refused-no-hints-here = There are no hints for this game.
refused-stale = The table has moved on since you saw that, and nothing was changed. The newest message shows how it stands.
stale-panel = The table has moved on since you saw that, and nothing was changed. This is how it stands for you now.
refused-seen = That has already been done.
refused-taken-over = The bot is just being restarted or updated, and nothing was changed. Please try again.
refused-unsure = The bot has had no answer from its database in time. It may have been done all the same: please look before you try again.
refused-old-button = This button belongs to an earlier game or version. `/{ $command } show board` shows the table as it is now.
refused-old-form = The settings have changed since you opened this form. Open it again to see them as they are now.
refused-old-command = This command has changed. Type `/` again and pick it from the list.
refused-unknown-choice = There is no “{ $text }” to choose here. Pick one of the suggestions, or use the command without it to see them all.
refused-unknown-card = There is no such card. The suggestions list them all.
refused-unknown-topic = There is no such topic. You can choose from these: { $topics }.
refused-wrong-options = These options do not fit the game. The suggestions show what does.
refused-not-sitting-out = You are not passing for the rest of the phase.
refused-form-late = That took too long to open. Please press the button again.
refused-our-fault = Something went wrong on our side, and nothing was changed. Please try again.
done-but-our-fault = It is done, but then something went wrong on our side. { $place ->
    [channel] The newest message shows how it stands.
   *[private] Call it up again to see how it stands.
}
done-but-taken-over = It is done, but then the bot was restarted or updated. { $place ->
    [channel] The newest message shows how it stands.
   *[private] Call it up again to see how it stands.
}

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History

## Commands

command-nevsky = Your games and settings
command-choose = Choose a game to play in this channel
command-learn = Learn a game by playing it
command-learn-this = Learn this game by playing it
option-game = Which game; leave it out to go on with your guided game
command-games = Your open games and whose turn it is
command-away = Announce that you are away: your time stands still at every table
command-settings = Mentions and reminders, for you at every table
command-server = The language of this server’s tables
command-about = Version and privacy
command-undo = Take your last action back
command-hint = What a strong player would do now, for you alone
command-ai = Seat an AI at the table, before the game begins
command-log = What has happened so far, for you alone
command-seat = Have somebody else take over for a player who is away
option-away = Who is away
option-level = How strong; leave it out to choose from all levels
option-newcomer = Who takes over; leave it out for an AI

command-join = Join the table
command-leave = Leave the table; in a running game, an AI takes over for you
command-start = Begin the game with everyone at the table
command-end = End the game without a winner
command-hand = What you hold and what you can do, for your eyes only
command-show = Show board, rules, cards, log or score chart
command-board = Show the table
command-tableau = Show what lies before one player, large
command-card = Explain a card
command-rules = Explain the rules
option-text = As text, for you alone
option-player = Which player; leave it out for yourself
option-name = The name of the card
option-topic = Which part of the rules
option-until = Until when: a date, or a number of days
option-language = The language; leave it out to see which it is
