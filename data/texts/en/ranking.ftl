# A person's record on a server, and the server's ranking.

command-profile = A player’s games, wins and places on this server
command-ranking = This server’s ranking
option-ranking-game = Which game; leave it out for the one played last
option-season = Which season; leave it out for the current one
menu-profile = Another game
profile-none = { $own ->
    [1] You haven’t finished a game on this server yet.
   *[0] They haven’t finished a game on this server yet.
}
profile-title = **{ $name }** on this server:
profile-game = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $losses ->
    [one] { $losses } loss
   *[other] { $losses } losses
}
profile-head = **{ $game }**
# How much somebody scored, and a player’s usual scores: parts of sentences. A game that counts
# something else has its own.
scored-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
usual-points = points: { $mean } on average, { $best } at best
profile-all = With others: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $losses ->
    [one] { $losses } loss
   *[other] { $losses } losses
}{ $finished ->
    [0] {""}
   *[other] ; { $usual }
}
profile-places = Places: { $places }
profile-place = { $place ->
    [0] none (out of the game) × { $number }
    [1] 1st × { $number }
    [2] 2nd × { $number }
    [3] 3rd × { $number }
   *[other] { $place }th × { $number }
}
profile-table = { $named ->
    [1] { $edition }, { $players ->
        [one] alone
       *[other] { $players } players
    }
   *[0] { $players ->
        [one] Alone
       *[other] { $players } players
    }
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}{ $players ->
    [one] {""}
   *[other] , { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }
}{ $finished ->
    [0] {""}
   *[other] ; { $usual }
}
profile-against = { $kind ->
    [people] Against people
    [easy] Against easy AIs
    [medium] Against medium AIs
    [expert] Against expert AIs
   *[hard] Against hard AIs
} ({ $games ->
    [one] { $games } game
   *[other] { $games } games
}): finished ahead of { $ahead }, level with { $level }, behind { $behind }
profile-left = Left before the end: { $games ->
    [one] { $games } game. It counts as a loss.
   *[other] { $games } games. They count as losses.
}
profile-rating = Rating this season: { $rating } ±{ $spread }
profile-tournaments = { $number ->
    [one] One tournament
   *[other] { $number } tournaments
}: { $podiums } on the podium, { $wins } won
refused-profile-closed = This player’s record is private.
setting-my-rating = { $on ->
    [1] In rankings: yes
   *[0] In rankings: no
}

## The ranking

ranking-title = { $game }: season { $season }
ranking-season = Season { $season }
ranking-none = Nobody has a rating here yet: finished games with at least two people count.
ranking-empty = No game counts for this season yet: it takes a finished game with at least two people.
ranking-since = { $begun ->
    [1] { $over ->
        [1] From { $first } to { $last }.
       *[0] Since { $first }.
    }
   *[0] Until { $last }.
}
ranking-own = { $people ->
    [1] You’re the only one in this ranking so far, with a rating of { $rating }.
   *[other] You’re number { $place } of { $people }, with a rating of { $rating }.
}
ranking-own-none = You have no rating here yet: finish a game with at least two people to get one.
ranking-own-soon = Your rating is { $rating } so far. { $missing ->
    [one] One more game
   *[other] { $missing } more games
}, and you’re in the ranking.
ranking-own-away = You’ve opted out of rankings. `/nevsky settings` changes that.
ranking-line = { $place ->
    [0] –
   *[other] { $place }.
} { $name }: { $rating } ±{ $spread }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
ranking-star = ★ { $name }: { $rating }
ranking-level-easy = Easy AI
ranking-level-medium = Medium AI
ranking-level-hard = Hard AI
ranking-level-expert = Expert AI
menu-ranking-game = Another game
menu-ranking-season = Another season
button-ranking-up = Further up
button-ranking-down = Further down
button-season = Start season { $season }
button-season-yes = Yes, start season { $season }
ask-season = Season { $season } resets everyone’s rating in all games. You can still look at earlier seasons. Are you sure?
season-begun = Season { $season } begins now. Good luck to everyone!
refused-only-managers-begin = You need Manage Server to start a season.
picture-ranking-rating = rating
picture-ranking-games = games
picture-ranking-wins = wins
