# Tournaments.

command-tournament = Tournaments of this server
command-tournament-new = Set up a tournament; nobody sees it until you open it
command-tournament-show = Players, rounds and standings of a tournament
option-tournament = Which tournament; leave it out for the latest one
option-tournament-game = Which game to play
option-tournament-name = What the tournament is called
option-format = How rounds are paired
option-tables = How many people sit at a table, such as 4 or 3-4
option-rounds = How many rounds; only for a Swiss tournament
option-most = How many people can play at most
option-late = The last round before which people can still enter
option-role = Only people with this role can enter
option-threads = The channel for the threads of the tables; leave it out for this one
name-nevsky-tournament = tournament
name-option-tournament = tournament
name-option-format = format
name-option-tables = tables
name-option-rounds = rounds
name-option-most = most
name-option-late = late
name-option-role = role
name-option-threads = threads

format-swiss = Swiss: you meet players with similar scores
format-round-robin = Round robin: everyone meets everyone
format-knock-out = Knock-out: the upper half of each table goes on

## What a tournament is

tournament-title = **{ $name }** · { $game }
tournament-how = { $format ->
    [swiss] Swiss, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
    [round-robin] Round robin: everyone meets everyone
   *[knock-out] Knock-out: the upper half of each table goes on
}, tables of { $size }
tournament-pace = Pace: { $limit }; an AI ({ $level }) takes over for players who run out of time
tournament-pace-unlimited = Pace: no time limit
tournament-role = Only people with the role { $role } can enter.
tournament-unrated = Its games don’t count for the ranking.
tournament-late = You can still enter before round { $round }.
tournament-starts = It starts { $at }, { $relative }.
tournament-starts-by-hand = It starts when the organiser says so.
tournament-fill = AI players fill it up to { $number } players.
tournament-check-in = { $kind ->
    [start] Before the start, everyone has to confirm that they’re here.
    [knock-out] Before each round, confirm that you’re here, or you’re out.
   *[round] Before each round, confirm that you’re here, or you sit it out.
}
# `more` are the players whose names are left out.
tournament-entered = Players ({ $number } of { $most }): { $names ->
    [0] nobody yet
   *[other] { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
}
tournament-waiting = { $number ->
    [one] One person is waiting for a place.
   *[other] { $number } people are waiting for a place.
}
tournament-now = { $phase ->
    [entering] You can enter now.
    [check-in] Are you here? Press the button, or you won’t be in.
    [round-check-in] Round { $round } is about to begin. Are you here? Press the button.
    [paired] Round { $round } is paired but hasn’t begun.
    [round] Round { $round } is under way: { $done } of { $tables } tables are done.
    [between-rounds] Round { $round } is over.
   *[ended] The tournament is over.
}
tournament-paused = The tournament is paused: no new round begins.
tournament-leader = { $name } is in the lead.

button-tournament-join = Enter
button-tournament-leave = Leave
button-tournament-here = I’m here
button-tournament-show = Standings
button-tournament-manage = Organise

## Rounds

tournament-round-title = **{ $name }** · round { $round }
tournament-table = Table { $number }: { $thread } · { $names }
tournament-table-short = Table { $number }: { $thread }
tournament-table-opens = Table { $number }: { $names }
tournament-table-over = Table { $number }: { $thread } · { $names }
tournament-score = { $name } { $points }
tournament-byes = No table this time, half a point: { $names }
# The message that asks who is here, and becomes that of the round.
tournament-call = { $ends ->
    [organiser] Are you here? Press the button; the organiser begins the round.
    [set-time] Are you here? Press the button: the round begins at { $at }, { $relative }.
    [waiting] Too few people are here for a table. The round begins as soon as there are enough; otherwise the tournament ends at { $at }, { $relative }.
   *[complete] Are you here? Press the button: the round begins at { $at }, { $relative }, or as soon as everyone is here.
}
tournament-call-else = { $kind ->
    [start] If you’re not here by then, you won’t play.
    [knock-out] If you’re not here by then, you’re out.
   *[round] If you’re not here by then, you sit this round out without points; after two in a row, you’re out.
}
tournament-call-here = Here: { $number } of { $all }
tournament-call-missing = Not yet: { $names }
# Names for which the first message has no room.
tournament-call-rest = Are you here, too? { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
# With `out` in a knock-out.
tournament-sitting-out = { $out ->
    [1] Not here and out: { $names }
   *[0] Not here this time, no points: { $names }
}
tournament-round-extended = Extended { $at }: { $live ->
    [1] 15 minutes more
   *[0] a day more
} for everyone whose turn it was.
tournament-thread = { $name } · { $round }.{ $number }
tournament-greeting = Round { $round } of **{ $tournament }**, table { $number }: { $names }. Have a good game!
# Below the result of a table that names the winner of the game.
tournament-absent = In the tournament, { $names } { $number ->
    [one] comes
   *[other] come
} last at this table, because an AI played to the end.

## The end

tournament-over-title = **{ $name }** is over.
tournament-over-short = It ended early: there were too few players left to fill the tables, and nobody sits out twice.
tournament-over-winner = { $number ->
    [one] { $winners } wins the tournament.
   *[other] { $winners } share first place.
}
# Without a final it is the last table of whoever is first.
button-tournament-replay = { $final ->
    [1] Replay of the final
   *[0] Replay of the winner’s last table
}
# In the history and the profile of a player; with place 0 it is not over.
tournament-record = Tournament “{ $name }”{ $place ->
    [0] {""}
   *[other] : place { $place } of { $number }
}
tournament-place = { $place }\. { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}
tournament-place-more = Opponents { $opponents }, share of points { $share } %, lot { $lot }.
tournament-places-more = { $number ->
    [one] One more player is not shown.
   *[other] { $number } more players are not shown.
}

## Answers in private

refused-tournament-none = There’s no tournament here yet. Anyone who can manage events or channels can set one up with `/nevsky tournament new`.
tournament-bracket = Round { $round }: { $tables }
tournament-yours = Your table: { $thread }
tournament-no-standings = There are no standings before the first round is over.
tournament-joined = { $waiting ->
    [0] You’re in!
   *[other] All places are taken. You’re number { $waiting } on the waiting list.
}
tournament-joined-late = You’re in from the next round on.
tournament-left-before = You’ve left the tournament.
tournament-left-running = { $table ->
    [none] You’re out of the tournament, but keep your points.
    [drawn] You’re out from the next round on. Your table ends as a draw between the others.
   *[ai] You’re out from the next round on. At your table, an AI plays on for you.
}
tournament-checked-in = Great, you’re playing!
tournament-preview = { $rounds ->
    [0] The number of rounds depends on how many people enter.
    [one] With { $number } players it takes one round.
   *[other] With { $number } players it takes { $rounds } rounds.
}
# How long that is. With basis `assumed` a turn is taken to last so many minutes.
tournament-preview-time = { $basis ->
    [unknown] Without a time limit, nobody can say how long that takes.
    [live] That’s about { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } at the table.
    [assumed] If a turn takes { $minutes ->
        [60] an hour
        [180] three hours
       *[other] { $minutes } minutes
    }, that’s about { $days ->
        [one] one day
       *[other] { $days } days
    }.
   *[measured] Going by games played here at this pace, that’s about { $unit ->
        [hours] { $hours ->
            [one] an hour
           *[other] { $hours } hours
        }
       *[days] { $days ->
            [one] one day
           *[other] { $days } days
        }
    }.
}
tournament-draft = Only you see this. People can enter as soon as you open it.
tournament-draft-changed = Changed.
tournament-opened = The tournament is open: { $place }
tournament-discarded = Draft discarded.
button-tournament-open = Open for players
button-tournament-settings = Settings
button-tournament-start-time = Start time
tournament-start-label = Date and time, or in how long
tournament-start-example = { $example }, 20:00 or 6 hours; empty: when I say so
tournament-zone-label = Time zone
tournament-zone-example = a city or an offset, such as Berlin or UTC+1
button-tournament-discard = Discard
tournament-form = Tournament
setting-tournament-fill = AI players
tournament-fill-to = { $number ->
    [0] none
   *[other] fill up to { $number } players
}
setting-tournament-level = AI level
setting-tournament-check-in = Ask who’s here
setting-tournament-check-in-when = Before the start, and in a live tournament before each round
setting-tournament-rated = Games count for the ranking

## Organising

tournament-manage = What would you like to do?
button-tournament-start = Start
button-tournament-ask-here = Ask who’s here
button-tournament-pause = Pause
button-tournament-resume = Resume
button-tournament-take-back = Undo the pairing
button-tournament-extend = { $kind ->
    [live] 15 minutes more
   *[round] A day more
}
button-tournament-end = End it now
button-tournament-players = Players
menu-tournament-player = Choose a player
tournament-ask-player = Which player?
tournament-about-player = Somebody else can take over for { $name } and see everything { $name } could. Or { $name } is out for good.
button-tournament-out = Take out
menu-tournament-newcomer = Who takes over
button-tournament-end-yes = Yes, end it
tournament-ask-end = End it with the standings as they are? Tables still playing won’t count.
tournament-blocked = I can’t open tables in { $place } right now, but I’ll try again every minute. Is the channel still there, and may I create threads in it?
tournament-started = The tournament has started.
tournament-asked-here = The message now asks who’s here.
tournament-asked-to-start = The message now asks who’s here. It starts { $relative }, or as soon as everyone is here. Press Start again to begin right away.
tournament-pausing = { $asks ->
    [1] Paused. Tables still playing go on; when you resume, everyone is asked who’s here.
   *[0] Paused. Tables still playing go on; the next round is paired, but doesn’t begin.
}
tournament-resumed = The tournament goes on.
tournament-taken-back = The pairing is undone. The round is paired again when you resume.
tournament-extended = It now starts { $at }.
tournament-round-extended-now = { $live ->
    [1] 15 minutes more
   *[0] A day more
} for everyone whose turn it is now. The tables and the round’s message say so.
tournament-ended-early = The tournament has ended with the standings as they were.
tournament-removed = { $name } is out from now on. { $ai ->
    [0] If their table is still playing, it ends as a draw between the others.
   *[other] If their table is still playing, an AI plays on.
}
tournament-replaced = { $name } takes over for { $old }.

## Refusals

refused-tournament-managers = Only people who can manage events or channels can do that.
refused-tournament-organiser = Only the organiser and people who can manage channels can do that.
refused-tournament-gone = That tournament no longer exists.
refused-tournament-busy = Many people pressed at once, so nothing was changed. Please try again.
refused-tournament-table = This is a tournament table. The organiser can help: `/nevsky tournament show`
refused-tournament-not-now = That’s not possible at this point in the tournament.
refused-tournament-time-changed = The time has already been changed. *Organise* shows where it stands; if that’s not enough, you can add more there.
refused-tournament-no-clock = No clock is running at this round’s tables, so there’s nothing to extend.
refused-tournament-already-entered = You, or that person, are already in.
refused-tournament-not-entered = You’re not in this tournament.
refused-tournament-already-here = You’ve already said that you’re here.
refused-tournament-not-asked = You’re not playing in the next round.
refused-tournament-too-late = It’s too late to enter this tournament.
refused-tournament-full = All places are taken.
refused-tournament-role = Only people with the role { $role } can enter.
refused-tournament-too-many = This server already has { $most } open tournaments, which is the limit. End one first.
refused-tournament-name-taken = There’s already an open tournament with that name. Choose another name.
refused-tournament-no-game = I don’t know that game. The suggestions list them all.
refused-tournament-format = Choose Swiss, round robin or knock-out from the suggestions.
refused-tournament-sizes = A table of this game seats { $sizes } people. Give one number, or two neighbouring ones such as 3-4.
refused-tournament-channel = You can only set up a tournament in a text channel.
refused-tournament-no-players = Nobody has entered yet.
refused-tournament-start-unclear = I don’t understand that time. Write a date and a time such as { $example }, only a time such as 20:00, or how long until then, such as 6 hours.
refused-tournament-start-past = { $at } has passed. Choose a later time.
refused-tournament-start-far = That’s too far away: a tournament has to start by { $at }.
refused-tournament-zone = I don’t know that time zone. Write a large city in it or its offset, such as Berlin, New York or UTC+1.
refused-tournament-zone-missing = Which time zone is that in? Write a large city in it or its offset, such as Berlin, New York or UTC+1.
refused-tournament-most = A tournament has between { $least } and { $most } players.
refused-tournament-rounds = A Swiss tournament has between 1 and { $most } rounds.
refused-tournament-no-tables = { $number ->
    [one] One player doesn’t fill the tables. It works with { $nearest }.
   *[other] { $number } players don’t fill the tables. It works with { $nearest }.
}
refused-tournament-too-many-byes = With { $number } players, somebody would have two rounds without a table. It works with { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, or with { $nearest } players.

## Rules and files

button-tournament-rules = How it goes
button-tournament-json = As JSON
button-tournament-csv = As CSV
tournament-exported = Here’s the tournament as a file.
tournament-rules =
    - **Points.** At a table, you score the share of your opponents you beat, ties counting half: at a table of four, that’s 1 for the winner and 0.67 for second place. A round without a table is worth half a point. It goes to the lowest-ranked, and to nobody twice: before that happens, tables get fewer or more people than planned, or the tournament ends.
    - **Tables.** They differ by one person at most. First, as few people as possible meet again; then, you meet people with about as many points as you; then, starting moves and seats even out.
    - **Standings.** Points decide, then wins, then your opponents’ points, then your share of all points scored at your tables, and finally a random draw. If only the draw decides, the place is shared.
    - **Knock-out.** The upper half of each table goes on. At a table of three, that’s the winner, plus as many of the best seconds as it takes to fill the tables.
    - **Being here.** In a live tournament, you confirm before each round that you’re here: in the 15 minutes before a set start, later within 2 to 5 minutes, depending on the length of the game. Once everyone is here, the round begins. If you miss it, you get no points for the round, and after two in a row you’re out (in a knock-out, right away). If too few people for a table are here, it waits for an hour, then the tournament ends. After a pause, you’re asked again.
    - **Away.** If you run out of time, an AI takes over, and you lose at that table unless you’re back before it ends. After two such tables in a row, you’re out. If you leave, you’re out from the next round on. A table that can’t be finished is a draw.
    - **Pause.** Tables still playing go on. The next round is paired, so that the organiser can check and undo it, and begins when the tournament resumes.
    - **AI players.** If they fill up a Swiss tournament or round robin, one joins without points before a round in which somebody would have no table. It leaves once there are enough people.

## The picture of the standings

standings-title = { $name }, after round { $round }
standings-number = { $number }
standings-line = { $place }. { $name }{ $ai ->
    [0] {""}
   *[other] {" "}(AI)
}: { $points ->
    [one] one point
   *[other] { $points } points
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}, opponents { $opponents }, share { $share } %{ $lot ->
    [0] {""}
   *[other] , lot { $lot }
}{ $moved ->
    [0] {""}
   *[other] , change of place { $moved }
}{ $table ->
    [0] {""}
   *[other] , now at table { $table }
}
picture-standings-points = points
picture-standings-wins = wins
picture-standings-opponents = opponents
picture-standings-share = share
picture-standings-lot = lot
picture-standings-against = plays

## The picture of a knock-out

# With table 0 there is one player, who has none this time.
bracket-line = { $final ->
    [1] Final
   *[0] Round { $round }{ $table ->
        [0] , no table
       *[other] , table { $table }
    }
}: { $names }{ $through ->
    [0] {""}
   *[other] ; on to the next round: { $through }
}
picture-bracket-round = { $final ->
    [1] Final
   *[0] Round { $round }
}
# `rounds` are earlier ones, `tables` the last ones of a round.
picture-bracket-left-out = { $tables ->
    [0] { $rounds ->
        [one] The first round is not shown.
       *[other] The first { $rounds } rounds are not shown.
    }
    [one] One more table is not shown.
   *[other] { $tables } more tables are not shown.
}
