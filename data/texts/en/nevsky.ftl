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
        [one] There is room for one more, or { $host } can start now.
       *[other] There is room for { $free } more, or { $host } can start now.
    }
    [one] One more player, and { $host } can start.
   *[other] { $missing } more players, and { $host } can start.
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
    [0] Remove an AI
   *[other] Add AI
}
button-drop-ai = Remove { $name }
button-invite = Invite
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
strength-easy = Easy: misses things and hardly plans ahead; good for first games
strength-medium = Medium: plays soundly, without calculating its moves
strength-hard = Hard: calculates its moves before deciding
strength-expert = Expert: calculates even more before each move
strength-against = { $level }; in { $players }-player games, it wins { $percent }% against { $weaker }
strength-with-even = { $description } ({ $percent }% would be even)
strength-together = { $level }; a team of { $players ->
    [2] two
   *[other] { $players }
} of them wins { $percent }% of its games
ask-level = { $free ->
    [0] All seats are taken.
   *[other] How strong should the next AI be?
} { $number ->
    [0] {""}
    [one] You can also remove the AI.
   *[other] You can also remove one.
}
ai-player = { $name } (AI)
ai-names = Menshikov, Rastrelli, Lomonosov, Bering, Trezzini, Euler, Apraxin, Golovkin, Sheremetev, Repnin, Bruce, Kantemir, Tatishchev, Nartov, Leblond, Chirikov, Golitsyn, Ostermann, Dolgorukov, Musin
ai-joined = { $name } sits down.
ai-left = { $name } has left the table.
menu-call = Invite people to this table
ask-call = Who would you like to invite? I’ll mention them here once.
called = { $number ->
    [one] Invited!
   *[other] All invited!
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
    [0] I’m back
   *[other] I’m back ({ $name })
}
button-pace = Change the pace
button-own-table = Open my own table
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
button-undo-last = Undo last action
button-rest = Auto-pass this phase
button-back = Stop auto-passing
button-rematch = Rematch
button-continue = Continue game { $number } here
button-forget = Delete my data
button-forget-yes = Yes, delete it
button-end = Yes, end the game
lobby-settings = { $pings ->
    [1] Players are mentioned on their turn
   *[0] Nobody is mentioned
}.
lobby-pace = { $limit ->
    [180] Pace: live, 3 minutes a move
    [28800] Pace: 8 hours a move, with a reminder after 4
    [86400] Pace: 24 hours a move, with a reminder after 12
    [259200] Pace: 3 days a move, with a reminder after 36 hours
   *[0] Pace: no time limit, with a reminder after 24 hours
}{ $then ->
    [stand-in] ; then { $level ->
        [easy] an easy AI
        [medium] a medium AI
        [expert] an expert AI
       *[hard] a hard AI
    } plays on until the player is back.
    [no-ai] . This game has no AI that could fill in for players who are away.
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
setting-switches = On or off
setting-pings = Mention players on their turn
setting-hints = Allow hints
setting-pace = AI players move
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
setting-stand-in = If time runs out
stand-in-level = { $level ->
    [easy] easy AI
    [medium] medium AI
    [expert] expert AI
   *[hard] hard AI
}
opened = Your table is open. Others can join with the button or `/{ $command } join`. Once everyone’s here, start with the button or `/{ $command } start`.
joined = You’re at the table.
left = You’ve left the table.
left-running = You’ve left the table, and an AI plays on for you. `/{ $command } join` gets you your seat back.
started = { $hand ->
    [1] The game begins. `/{ $command } hand` shows you your hand; nobody else sees it.
   *[0] The game begins.
}
ask-leave = { $together ->
    [1] The game goes on without you. Unless you come back, it counts as your loss, even if the others win.
   *[0] The game goes on without you. Unless you come back, it counts as your loss.
} Which AI should play for you?
ask-resign = { $together ->
    [1] If you give up, you all lose this game.
   *[0] If you give up, you lose this game.
}
ask-pace = A new pace starts with the next turn, and I’ll tell everyone.
pace-changed = Done, and everyone knows. The turn being played keeps its old time limit.
ask-away = Who is away?
ask-newcomer = Who should take over for { $name }?
menu-people = Somebody from this server
look-ask = What would you like to see?
look-on = You’re watching this game: { $place }. What would you like to see?
look-lobby = This table is waiting for players: { $place }.
nothing-done = Cancelled.
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
    [0] None of my AIs averages that many.
   *[other] Next to beat: { $next }.
}
solo-start = You’re playing alone. A Medium AI averages { $medium } points and a Hard one { $hard }; { $medium_drawn_out } and { $hard_drawn_out } if they draw the game out (see “Playing alone” in the rules).{ $first ->
    [1] {""}
   *[0] {" "}Your best so far: { $best }.
}
table-here = { $lobby ->
    [1] { $seated ->
        [1] There’s already a table here, and you’re sitting at it: { $place }
       *[0] There’s already a table here: { $place } { $free ->
            [0] It’s full, but you can watch.
            [one] There’s one seat left for you.
           *[other] There’s room for you.
        }
    }
   *[0] { $seated ->
        [1] Your game is already running here: { $place }
       *[0] A game is already running here: { $place } You can watch it, or play another one in a thread.
    }
}
rematch-not-yours = You weren’t in that game, so you can’t start its rematch. You can open your own table.
lobby-abandoned = The table is closed.
game-abandoned = The game has ended without a winner.
game-unattended = { $reason ->
    [deserted] Nobody came back, so the game has ended without a winner.
   *[idle] Nobody has moved for two weeks, so the game has ended without a winner.
}

## Turn and phase

story-title = Round { $round } · { $phase }
story-nobody-acted = Nobody made a move.
story-more = { $number ->
    [one] One more thing happened
   *[other] { $number } more things happened
} before this.
menu-choose = Choose
menu-part = { $first } … { $last }
button-page = Page { $number } of { $pages }
channel-behind = Your move counts, but I can’t post in the channel: somebody should check my permissions there. I’ll catch up by myself.
board-below = The table is now at the bottom of the channel.
sits-out = Auto-pass is on for the rest of this phase. `/{ $command } pass rest-of-phase:False` turns it off.
sits-out-no-more = Auto-pass is off: I’ll ask you when it’s your turn.

since-title = { $acted ->
    [1] **Since your last move**
   *[0] **Since you sat down**
}
since-more = { $number ->
    [one] One more thing happened
   *[other] { $number } more things happened
} before this: the log has it all.
recap-phases = Finished meanwhile: { $phases }.
recap-more = … and { $number ->
    [one] 1 move
   *[other] { $number } moves
} before: `/{ $command } show log`
told-undone = Taken back: { $what }
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
   *[person] { $new } takes over from { $old } and can now see everything { $old } could.
}
told-stand-in = { $name } ran out of time: { $level ->
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
} The turn being played keeps its old time limit.
told-return = { $name } is back.
told-extend = The organiser gives everyone whose turn it is { $days ->
    [0] { $minutes } more minutes
    [one] one more day
   *[other] { $days } more days
}.
turn-deadline = -# { $all ->
    [1] Time to move until { $at } ({ $left })
   *[0] { $name }: time until { $at } ({ $left })
}
turn-stand-in = -# { $name }, an AI has been playing for you since { $at }. { $tournament ->
    [1] Press *I’m back* before the end, or you lose at this table.
   *[0] Press *I’m back* to take over again and see what happened.
}
turn-absent = -# { $name } is away until { $at }
turn-ends = -# { $reason ->
    [deserted] Only AIs are left. Unless somebody comes back, the game ends
   *[idle] Nobody has moved for a long time. Unless somebody does, the game ends
} { $at } ({ $left }).
stood-in = You ran out of time, and an AI has been playing for you since { $at }. Press *I’m back* to take over again.
returned = Welcome back! The seat is yours again.
# What whoever is back reads while others are on turn. $situation: the round and phase.
returned-turn = To move: { $names }. { $situation }.
reminder = { $name }, the table is waiting for you.
undone = You’ve taken back your last action.
hint-best = My advice: **{ $what }**.
hint-compared = { $parts ->
    [and] Compared with “{ $other }”: { $first } and { $second }.
    [but] Compared with “{ $other }”: { $first }, but { $second }.
   *[alone] Compared with “{ $other }”: { $first }.
}
hint-compared-with-now = At first glance “{ $other }” looks better. { $parts ->
    [and] But when I play this out many times, my advice does better: { $first } and { $second }.
    [but] But when I play this out many times, my advice does better: { $first }, but { $second }.
    [alone] But when I play this out many times, my advice does better: { $first }.
   *[wins] But when I play this out 100 times, my advice wins about { $wins } more games.
}
hint-other-worse = Or { $what }: { $little ->
    [1] a little worse.
   *[0] worse.
}
hint-nothing-better = I found nothing better.
replaced = Done, and everyone knows who plays there now.
log-empty = Nothing has happened yet.
log-so-far = Most recently
log-continued = { $title }, continued
log-round = Round { $round }
menu-log = Go to a round
button-log-earlier = Earlier
button-log-later = Later

## Guided games

ask-lesson = Which game would you like to learn? We’ll play it step by step, and only you see it.
ask-lesson-instead = You’re in the middle of a guided game of { $game }.
button-learn = Show me how
button-lesson-on = Continue { $game }
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
button-signs = What the symbols mean
done-for-you = You had only one option left, so I did it for you: { $what }
done-for-you-again = Done for you: { $what }
lesson-tip = **My tip:** { $what }. { $why }
lesson-waits = Your move is safe, but your opponent couldn’t answer just now.
ask-lesson-end = You can stop at any time: `/nevsky learn` brings you right back here. Or do you want to end this game for good?
lesson-ended = The guided game is over. Come back whenever you like: `/nevsky learn` starts a new one.

# Printed where the bot is started without Discord. DISCORD_TOKEN and Ctrl-C stay as they are.
local-table = No DISCORD_TOKEN is set: here is a local table.
    Open { $address }
    Type { $opening }, then pick other members at the top to join as, and play.
    Ctrl-C ends it; { $kept ->
        [0] nothing is saved
       *[1] your games are saved for next time
    }.
local-table-afresh = The local table starts empty: the games saved earlier don’t fit this version. They’re in { $file } now.

# Printed, and posted in the channel, where a game in one file is tried out and its file has changed.
local-file-reloaded = { $file } has changed: the new version is in play.{ $number ->
    [0] {""}
    [one] {" "}One game no longer fit and was ended.
   *[other] {" "}{ $number } games no longer fit and were ended.
}
local-file-refused = { $file } doesn’t work, so the last working version stays in play: { $reason }
local-file-failed = { $file } failed in { $function }, line { $line }: { $error }. See the terminal for more.

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
alt-since = { $readers ->
    [replay] In this step:
    [everybody] What’s new:
   *[player] Since your last move:
}

## A person’s own

welcome = Hello! I run board games in your channels: { $games }. Type `/nevsky play` to pick one and open a table; everyone can join and play with buttons. `/nevsky learn` teaches you a game in private.
ask-game = Which game would you like to play? A button opens a table in this channel that everyone can join.
# one_size: 1 if it is for exactly that many.
game-offered = **{ $title }** · { $one_size ->
    [1] { $most ->
        [one] 1 player
       *[other] { $most } players
    }
   *[0] { $least } to { $most } players
} · { $shortest } to { $longest } minutes
    { $invitation }
games-none = You’re not in a game. { $opening } opens a table.
games-line = { $number }. { $game } in { $channel }: { $turn ->
    [lobby] not started yet
    [yours] **your turn** ({ $when }){ $until ->
        [none] {""}
       *[other] , until { $until }
    }
   *[other] { $name }’s turn
}
games-more = … and { $number ->
    [one] one more game
   *[other] { $number } more games
}
games-unreadable = { $number }. A game in { $channel } that this version of the bot can’t read
continued = The game goes on here.
button-absence = I’ll be away …
button-absence-date = Another date …
button-absence-over = I’m back already
absence-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
absence-now = You’re away until { $at }.
# A form with one line: its title, what to write, and an example.
absence-form = Away until when?
absence-form-label = A date or a number of days
absence-form-example = for example { $examples }
ask-absence = How long will you be away? Your clock stops at every table except in live games, and the others see when you’ll be back. You can take up to 30 days in any 90.
absence-begun = You’re away until { $at }. Your clock stops at every table except in live games, and the others see it. You can still move whenever you like.
absence-over = Welcome back! Your clock is running again.
ask-my-settings = Your settings, for every table.
setting-my-pings = { $on ->
    [1] Mention me on my turn: yes
   *[0] Mention me on my turn: no
}
setting-my-reminders = { $on ->
    [1] Remind me: yes
   *[0] Remind me: no
}
setting-my-forced-moves = { $on ->
    [1] Make forced moves for me: yes
   *[0] Make forced moves for me: no
}
forced-moves-explained = -# *Make forced moves for me*: if you have only one possible move, I make it right after your turn is announced. That gives something away: the others may guess why, for example that you’re short of money.
language-of-discord = Language: as in Discord
language-automatic = Same as the server’s Discord language
server-language = Tables on this server use { $language }. One table can use another language (its settings in the lobby), and so can you (`/nevsky settings`).
about = **Nevsky { $version }**: board games in channels.
    I store your Discord ID and display name, your moves and results, your tournaments, reviews, absences and settings. Nothing else, and no messages.
    The results make this server’s rankings; `/nevsky settings` keeps you out of them. Secrets in a game are only ever shown to their owner.
ask-forget = This deletes your settings, reviews, and guided and private games. Your ID and name vanish from finished games and tournaments; only the moves stay. This can’t be undone. Are you sure?
forgotten = Done: it’s all deleted.

## Refusals

refused-undo-nothing = There’s nothing to take back.
refused-undo-not-yours = Only the very last action can be taken back, and that was by { $name }.
refused-undo-revealed = You can’t take that back: something hidden has been revealed.
refused-undo-phase-over = You can’t take that back: the phase is over.
refused-not-away = { $name } can be replaced after { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} without a move.
refused-is-absent = { $name } is away until { $at } and keeps the seat until then.
refused-absence-unclear = I don’t understand that date. Write a date or a number of days, such as { $examples }.
refused-absence-past = That date has passed. Write a later date or a number of days, such as { $examples }.
refused-absence-too-long = That’s too long: you can be away for up to 30 days in any 90. Right now that means until { $at } at the latest.
refused-absence-used-up = You’ve been away for 30 of the last 90 days, which is the limit. Please try again later.
refused-absence-none = You haven’t announced an absence, so your clock is running as usual.
refused-no-stand-in = No AI is playing for you: the seat is yours already.
refused-same-pace = That’s already the pace of this game.
refused-last-person = You’re the last person at this table. `/{ $command } end` ends the game.
refused-no-hint = I couldn’t find a hint in time. Try again, or trust yourself!
refused-hint-under-way = I’m still thinking about your hint. Just a moment!
refused-no-ai-players = This game has no AI players, so there are no hints either.
refused-no-such-level = This game has no AI of that level. You can choose: { $level }.
refused-hints-off = This table plays without hints.
refused-no-ai = There’s no AI at this table.
refused-ai-gone = { $name } is no longer at this table.
refused-called-already = They’ve already been invited or are sitting here. I mention nobody twice.
refused-called-enough = You can invite at most { $most } people to a table.
refused-called-nobody = None of them can play here: bots can’t, and neither can people outside this server.
refused-nobody-away = Nobody has been away for that long.
refused-seat-taken = { $name } has your seat now.
refused-not-in-server = That person isn’t on this server.
refused-wrong-value = That doesn’t work here. Please pick one of the suggestions.
refused-bot-cannot-play = A bot can’t take a seat. Please choose a person.
refused-has-channel = That game still has its channel: { $channel }.
refused-forget-open-games = You’re still at a table. Leave or end that game first, then I can delete everything.
refused-forget-unfinished = Something went wrong on our side, and not everything is deleted yet. Please try again to delete the rest.

refused-no-lesson = That guided game is over. `/nevsky learn` starts a new one.
refused-not-taught = There’s no guided game of that yet. Pick one of the suggestions.
refused-no-game = There’s no game in this channel. { $opening } opens a table.
refused-no-game-here = There’s no game in this channel. { $number ->
    [one] Yours is in { $channels }.
   *[other] Yours are in { $channels }.
}
refused-own-game = { $kind ->
    [lesson] Play your guided game of { $game } with its own buttons; this command is for games in a channel.
   *[private] Play your private game of { $game } with its own buttons; this command is for games in a channel.
}
refused-unreadable = This version of the bot can’t read the game in this channel; a later one may. The host, or anyone with Manage Channels, can end it with `/{ $command } end`.
refused-channel-taken = There’s already a game in this channel. `/{ $command } new where:thread` opens another one in a thread.
refused-only-in-channel = Games are played in server channels. Please try it there.
refused-missing-permissions = I can’t show a table here. Please give me these permissions in this channel: { $permission }.
refused-already-seated = You’re already at the table. The host starts the game.
refused-table-full = { $seated ->
    [1] All { $most } seats are taken.
   *[0] All { $most } seats are taken, but you’re welcome to watch: { $place }
}
refused-not-at-table = You’re not at this table, but you’re welcome to watch: { $place }
refused-no-such-player = That person isn’t at this table.
refused-only-host = Only { $host }, the host, can do that.
refused-only-host-or-manager = Only { $host }, the host, or somebody with Manage Channels can do that.
refused-only-host-seats-ai = Only { $host }, the host, can add or remove an AI.
refused-only-managers = You need Manage Server to choose the language of its tables.
refused-too-few = { $least ->
    [one] You need at least one player to start.
   *[other] You need at least { $least } players to start.
}
refused-too-many-sit = That’s for { $most ->
    [one] one player
   *[other] at most { $most } players
}, and there are more at this table. Somebody has to leave first.
refused-already-started = { $seated ->
    [1] Your game is already running: { $place }
   *[0] The game is already running: { $place } You’re welcome to watch, and to join the next one.
}
refused-not-started = The game hasn’t begun yet. { $is_host ->
    [1] You can start it with the button or `/{ $command } start`.
   *[0] The host starts it with the button or `/{ $command } start`.
}
refused-not-your-turn = { $number ->
    [one] It’s { $name }’s turn
   *[other] { $name } are deciding now
}. `/{ $command } show board` shows the table.
refused-you-have-decided = You’ve already decided. { $number ->
    [one] { $name } is still thinking.
   *[other] { $name } are still thinking.
}
refused-other-game = The game in this channel is { $game }: its commands begin with `/{ $other }`.
refused-no-hints-here = This game has no hints.
refused-stale = The table has moved on since then, so nothing was changed. The newest message shows where things stand.
stale-panel = The table has moved on since then, so nothing was changed. Here’s where you stand now.
refused-seen = That’s already been done.
refused-taken-over = I’m just being restarted or updated, so nothing was changed. Please try again.
refused-unsure = My database didn’t answer in time. Your move may have gone through: have a look before you try again.
refused-old-button = This button belongs to an earlier game or version. `/{ $command } show board` shows the table as it is now.
refused-old-form = The settings have changed since you opened this form. Open it again to see them as they are now.
refused-old-command = This command has changed. Type `/` again and pick it from the list.
refused-unknown-choice = You can’t choose “{ $text }” here. Pick one of the suggestions, or leave it out to see them all.
refused-unknown-card = I don’t know that card. The suggestions list them all.
refused-unknown-topic = I don’t know that topic. You can choose: { $topics }.
refused-wrong-options = This game doesn’t have those options. Please pick from the suggestions.
refused-not-sitting-out = Auto-pass is off.
refused-form-late = That took too long to open. Please press the button again.
refused-our-fault = Something went wrong on our side, so nothing was changed. Please try again.
done-but-our-fault = That’s done, but then something went wrong on our side. { $place ->
    [channel] The newest message shows where things stand.
   *[private] Open it again to see where things stand.
}
done-but-taken-over = That’s done, but then I was restarted or updated. { $place ->
    [channel] The newest message shows where things stand.
   *[private] Open it again to see where things stand.
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
option-game = Which game; leave it out to continue your guided game
command-games = Your open games and whose turn it is
command-away = Announce that you’ll be away: your clock stops at every table
command-settings = Your mentions, reminders and language at every table
command-server = The language of this server’s tables
command-about = Version and privacy
command-undo = Take back your last action
command-hint = What a strong player would do now; only you see it
command-ai = Add an AI to the table before the game begins
command-log = What has happened so far; only you see it
command-seat = Let somebody else take over for a player who’s away
option-away = Who’s away
option-level = How strong; leave it out to see all levels
option-newcomer = Who takes over; leave it out for an AI

command-join = Join the table
command-leave = Leave the table; in a running game, an AI takes over for you
command-start = Start the game with everyone at the table
command-end = End the game without a winner
command-hand = What you have and what you can do; only you see it
command-show = Show the table, rules, cards, log or score chart
command-board = Show the table
command-tableau = Show one player’s cards large
command-card = Explain a card
command-rules = Explain the rules
option-text = As text; only you see it
option-player = Which player; leave it out for yourself
option-name = The name of the card
option-topic = Which part of the rules
option-until = Until when: a date, or a number of days
option-language = The language; leave it out to see the current one
