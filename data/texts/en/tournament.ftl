# Tournaments.

command-tournament = Tournaments of this server
command-tournament-new = Set up a tournament; nobody sees it before you open it
command-tournament-show = Players, rounds and standings of a tournament
option-tournament = Which tournament; leave it out for the latest one
option-tournament-game = Which game is played
option-tournament-name = What the tournament is called
option-format = How rounds are paired
option-tables = How many people sit at a table, such as 4 or 3-4
option-rounds = How many rounds; only a Swiss tournament has a number of its own
option-most = How many people may play, at most
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

format-swiss = Swiss: equals meet equals
format-round-robin = Round robin: everybody meets everybody
format-knock-out = Knock-out: the upper half of each table goes on

## What a tournament is

tournament-title = **{ $name }** · { $game }
tournament-how = { $format ->
    [swiss] Swiss, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
    [round-robin] Round robin: everybody meets everybody
   *[knock-out] Knock-out: the upper half of each table goes on
}, tables of { $size }
tournament-pace = Pace: { $limit }; an AI ({ $level }) plays on for those who are late
tournament-pace-unlimited = Pace: no limit for a move
tournament-role = Only people with the role { $role } can enter.
tournament-unrated = Its games do not count for the ranking.
tournament-late = You can still enter before round { $round }.
tournament-starts = It starts { $at }, { $relative }.
tournament-starts-by-hand = It starts when its organiser says so.
tournament-fill = AI players fill it up to { $number } players.
tournament-check-in = { $kind ->
    [start] Before the start, everybody says that they are here.
    [knock-out] Before each round you say that you are here, or you are out.
   *[round] Before each round you say that you are here, or you sit it out.
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
    [one] One person waits for a place.
   *[other] { $number } people wait for a place.
}
tournament-now = { $phase ->
    [entering] You can enter now.
    [check-in] Are you here? Press the button; those who do not are left out.
    [round-check-in] Round { $round } is about to begin. Are you here? Press the button.
    [paired] Round { $round } is paired and has not begun.
    [round] Round { $round } is under way: { $done } of { $tables } tables have ended.
    [between-rounds] Round { $round } is over.
   *[ended] The tournament is over.
}
tournament-paused = It is paused: no round begins.
tournament-leader = { $name } is ahead.

button-tournament-join = Enter
button-tournament-leave = Leave
button-tournament-here = I am here
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
    [waiting] Too few are here for a table. The round begins as soon as there are enough; without them the tournament ends at { $at }, { $relative }.
   *[complete] Are you here? Press the button: the round begins at { $at }, { $relative }, or as soon as everybody is here.
}
tournament-call-else = { $kind ->
    [start] If you are not here by then, you do not play.
    [knock-out] If you are not here by then, you are out.
   *[round] If you are not here by then, you sit this round out without points; after two rounds in a row you are out.
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
} for everybody who was to move then.
tournament-thread = { $name } · { $round }.{ $number }
tournament-greeting = Round { $round } of **{ $tournament }**, table { $number }: { $names }. Have a good game!
# Below the result of a table that names the winner of the game.
tournament-absent = In the tournament, { $names } { $number ->
    [one] comes
   *[other] come
} last at this table, because an AI played on to the end.

## The end

tournament-over-title = **{ $name }** is over.
tournament-over-short = There was no further round: those who were left did not fill the tables, and nobody sits out twice.
tournament-over-winner = { $number ->
    [one] { $winners } wins the tournament.
   *[other] { $winners } share the first place.
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

refused-tournament-none = There is no tournament here yet. Whoever may manage events or channels can set one up with `/nevsky tournament new`.
tournament-bracket = Round { $round }: { $tables }
tournament-yours = Your table: { $thread }
tournament-no-standings = Standings follow the first round.
tournament-joined = { $waiting ->
    [0] You have entered.
   *[other] All places are taken. You are number { $waiting } of those who wait.
}
tournament-joined-late = You have entered, and play from the next round on.
tournament-left-before = You have left the tournament.
tournament-left-running = { $table ->
    [none] You are out of the tournament, and keep your points.
    [drawn] You are out from the next round on. Your table ends as a draw of the others.
   *[ai] You are out from the next round on. At your table, an AI plays on for you.
}
tournament-checked-in = Good. You play.
tournament-preview = { $rounds ->
    [0] How many rounds it takes depends on how many enter.
    [one] With { $number } players it takes one round.
   *[other] With { $number } players it takes { $rounds } rounds.
}
# How long that is. With basis `assumed` a turn is taken to last so many minutes.
tournament-preview-time = { $basis ->
    [unknown] Without a limit for a move nobody can say how long that is.
    [live] That is about { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } at the table.
    [assumed] If a turn takes { $minutes ->
        [60] an hour
        [180] three hours
       *[other] { $minutes } minutes
    }, that is about { $days ->
        [one] one day
       *[other] { $days } days
    }.
   *[measured] As games here went at this pace, that is about { $unit ->
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
tournament-discarded = The draft is gone.
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
setting-tournament-check-in = Ask who is here
setting-tournament-check-in-when = Before the start, and in a live tournament before each round
setting-tournament-rated = Games count for the ranking

## Organising

tournament-manage = What would you like to do?
button-tournament-start = Start
button-tournament-ask-here = Ask who is here
button-tournament-pause = Pause
button-tournament-resume = Go on
button-tournament-take-back = Take the round back
button-tournament-extend = { $kind ->
    [live] 15 minutes more
   *[round] A day more
}
button-tournament-end = End it now
button-tournament-players = Players
menu-tournament-player = Choose a player
tournament-ask-player = Whom is it about?
tournament-about-player = Somebody else can play on for { $name }, and sees what { $name } holds. Or { $name } is out for good.
button-tournament-out = Take out
menu-tournament-newcomer = Who plays on
button-tournament-end-yes = Yes, end it
tournament-ask-end = End it with the standings as they are? Tables that are being played do not count any more.
tournament-blocked = Tables cannot be opened in { $place } just now; it is tried again every minute. Is the channel still there, and may the bot make threads in it?
tournament-started = The tournament has started.
tournament-asked-here = The message asks who is here now.
tournament-asked-to-start = The message asks who is here now. It starts { $relative }, or as soon as everybody is here; press Start again to begin at once.
tournament-pausing = { $asks ->
    [1] Paused. Tables that are being played go on; when the tournament does, everybody is asked who is here.
   *[0] Paused. Tables that are being played go on; the next round is paired, but does not begin.
}
tournament-resumed = It goes on.
tournament-taken-back = The round is taken back. It is paired again when you go on.
tournament-extended = It starts { $at } now.
tournament-round-extended-now = { $live ->
    [1] 15 minutes more
   *[0] A day more
} for everybody who is to move now. The tables and the round’s message say so.
tournament-ended-early = The tournament has ended with the standings as they were.
tournament-removed = { $name } is out from now on. { $ai ->
    [0] A table that is being played ends as a draw of the others.
   *[other] At a table that is being played, an AI plays on.
}
tournament-replaced = { $name } plays on for { $old }.

## Refusals

refused-tournament-managers = Only those who may manage events or channels can do that.
refused-tournament-organiser = Only its organiser and those who may manage channels can do that.
refused-tournament-gone = That tournament does not exist any more.
refused-tournament-busy = Many people have just pressed at once, and nothing was changed. Please try again.
refused-tournament-table = This is a table of a tournament. Its organiser can help: `/nevsky tournament show`
refused-tournament-not-now = That is not possible at this point of the tournament.
refused-tournament-time-changed = The time has been changed already. *Organise* shows how it stands; if that is not enough, you can give more there.
refused-tournament-no-clock = Nobody’s time is running at a table of this round, so there is nothing to extend.
refused-tournament-already-entered = You have entered already, or that person has.
refused-tournament-not-entered = You are not among the players.
refused-tournament-already-here = You have said that you are here.
refused-tournament-not-asked = You do not play in the next round.
refused-tournament-too-late = It is too late to enter this tournament.
refused-tournament-full = All places are taken.
refused-tournament-role = Only people with the role { $role } can enter.
refused-tournament-too-many = This server has { $most } open tournaments, as many as it can have. End one first.
refused-tournament-name-taken = There is an open tournament with that name. Choose another one.
refused-tournament-no-game = There is no such game. The suggestions list them all.
refused-tournament-format = Choose Swiss, round robin or knock-out from the suggestions.
refused-tournament-sizes = At a table of this game there can be { $sizes } people. Give one number, or two neighbouring ones such as 3-4.
refused-tournament-channel = A tournament can only be set up in a text channel.
refused-tournament-no-players = Nobody has entered yet.
refused-tournament-start-unclear = I cannot tell when that is. Write a date and a time such as { $example }, only a time such as 20:00, or how long until then, such as 6 hours.
refused-tournament-start-past = { $at } is over already. Choose a time that is still to come.
refused-tournament-start-far = That is too far away: a tournament can start until { $at }.
refused-tournament-zone = I do not know that time zone. Write a large city in it or its offset, such as Berlin, New York or UTC+1.
refused-tournament-zone-missing = In which time zone is that? Write a large city in it or its offset, such as Berlin, New York or UTC+1.
refused-tournament-most = A tournament has between { $least } and { $most } players.
refused-tournament-rounds = A Swiss tournament has between 1 and { $most } rounds.
refused-tournament-no-tables = { $number ->
    [one] One player does not fill the tables. It works with { $nearest }.
   *[other] { $number } players do not fill the tables. It works with { $nearest }.
}
refused-tournament-too-many-byes = With { $number } players, somebody would have two rounds without a table. It works with { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, or with { $nearest } players.

## Rules and files

button-tournament-rules = How it goes
button-tournament-json = As JSON
button-tournament-csv = As CSV
tournament-exported = Here is the tournament as a file.
tournament-rules =
    - **Points.** At a table you get the share of your opponents whom you beat, ties half: at a table of four that is 1 for the winner and 0.67 for the second. A round without a table is worth half a point. It goes to the lowest, and to nobody twice: before that, tables get fewer or more people than planned, or the tournament ends.
    - **Tables.** They differ by one person at most. As few people as possible meet again; then those with about as many points play together; then first moves and seats are evened out.
    - **Standings.** Points decide, then wins, then the points of those whom you met, then your share of all points made at your tables, and at last a lot. If nothing but the lot decides, the place is shared.
    - **Knock-out.** The upper half of each table goes on; of three the winner, and as many of the best seconds as fill the tables.
    - **Being here.** In a live tournament you say before each round that you are here: in the 15 minutes before a set start, later within 2 to 5 minutes, the shorter the game the fewer. If all are here, a round begins at once. If you miss it, you have no points for the round; after two in a row you are out, in a knock-out at once. With too few for a table it waits for an hour, then the tournament ends. After a pause you are asked again.
    - **Away.** An AI plays on for those whose time is over. They lose at that table unless they are back before it ends, and after two such tables in a row they are out. Those who leave are out from the next round on. A table that cannot be played to its end is a draw.
    - **Pause.** Tables that are being played go on. The next round is paired, so that the organiser can look at it and take it back, and begins when the tournament goes on.
    - **AI players.** In a Swiss tournament or a round robin that they fill up, one enters without points before a round in which somebody would have no table, and leaves once there are enough people.

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
