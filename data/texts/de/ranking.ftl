# Was jemand auf einem Server gespielt hat, und die Rangliste des Servers.

command-profile = Spiele, Siege und Plätze einer Person auf diesem Server
command-ranking = Die Rangliste dieses Servers
option-ranking-game = Welches Spiel; ohne Angabe das zuletzt gespielte
option-season = Welche Saison; ohne Angabe die laufende
menu-profile = Ein anderes Spiel
profile-none = { $own ->
    [1] Du hast auf diesem Server noch kein Spiel zu Ende gespielt.
   *[0] Diese Person hat auf diesem Server noch kein Spiel zu Ende gespielt.
}
profile-title = **{ $name }** auf diesem Server:
profile-game = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}, { $losses ->
    [one] { $losses } Niederlage
   *[other] { $losses } Niederlagen
}
# As in English.
profile-head = **{ $game }**
# Wie viel jemand hat und wie viel sonst: Satzteile. Ein Spiel, das anderes zählt, hat eigene.
scored-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
usual-points = Punkte: im Schnitt { $mean }, höchstens { $best }
profile-all = Mit anderen: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}, { $losses ->
    [one] { $losses } Niederlage
   *[other] { $losses } Niederlagen
}{ $finished ->
    [0] {""}
   *[other] ; { $usual }
}
profile-places = Plätze: { $places }
profile-place = { $place ->
    [0] keiner (ausgeschieden) × { $number }
   *[other] { $place }. × { $number }
}
profile-table = { $named ->
    [1] { $edition }, { $players ->
        [1] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $players }
    }
   *[0] { $players ->
        [1] Allein
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
       *[other] Zu { $players }
    }
}: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}{ $players ->
    [one] {""}
   *[other] , { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }, { $losses ->
        [one] { $losses } Niederlage
       *[other] { $losses } Niederlagen
    }
}{ $finished ->
    [0] {""}
   *[other] ; { $usual }
}
profile-against = { $kind ->
    [people] Gegen Menschen
    [easy] Gegen leichte KIs
    [medium] Gegen mittlere KIs
    [expert] Gegen Experten-KIs
   *[hard] Gegen starke KIs
} ({ $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}): vor { $ahead }, gleichauf mit { $level }, hinter { $behind }
profile-left = Vor dem Ende verlassen: { $games ->
    [one] { $games } Spiel. Es zählt als Niederlage.
   *[other] { $games } Spiele. Sie zählen als Niederlagen.
}
profile-rating = Wertung in der laufenden Saison: { $rating } ±{ $spread }
profile-tournaments = { $number ->
    [one] Ein Turnier
   *[other] { $number } Turniere
}: { $podiums } auf dem Podest, { $wins } gewonnen
refused-profile-closed = Diese Person behält ihre Ergebnisse für sich.
setting-my-rating = { $on ->
    [1] In Ranglisten: ja
   *[0] In Ranglisten: nein
}

## Die Rangliste

ranking-title = { $game }: Saison { $season }
ranking-season = Saison { $season }
ranking-none = Hier hat noch niemand eine Wertung: Es zählen beendete Spiele mit mindestens zwei Menschen.
ranking-empty = In dieser Saison hat noch kein Spiel gezählt. Es zählen beendete Spiele mit mindestens zwei Menschen.
ranking-since = { $begun ->
    [1] { $over ->
        [1] Vom { $first } bis zum { $last }.
       *[0] Seit dem { $first }.
    }
   *[0] Bis zum { $last }.
}
ranking-own = { $people ->
    [1] Bisher stehst nur du in dieser Rangliste, mit der Wertung { $rating }.
   *[other] Du bist auf Platz { $place } von { $people } mit der Wertung { $rating }.
}
ranking-own-none = Du hast hier noch keine Wertung: Es zählen Spiele mit mindestens zwei Menschen.
ranking-own-soon = Deine Wertung ist bisher { $rating }. Noch { $missing ->
    [one] ein Spiel
   *[other] { $missing } Spiele
}, und du stehst in der Rangliste.
ranking-own-away = Du machst bei den Ranglisten nicht mit. Mit `/nevsky settings` änderst du das.
ranking-line = { $place ->
    [0] –
   *[other] { $place }.
} { $name }: { $rating } ±{ $spread }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
# As in English.
ranking-star = ★ { $name }: { $rating }
ranking-level-easy = Leichte KI
ranking-level-medium = Mittlere KI
ranking-level-hard = Starke KI
ranking-level-expert = Experten-KI
menu-ranking-game = Ein anderes Spiel
menu-ranking-season = Eine andere Saison
button-ranking-up = Weiter oben
button-ranking-down = Weiter unten
button-season = Saison { $season } beginnen
button-season-yes = Ja, Saison { $season } beginnen
ask-season = Mit Saison { $season } beginnen alle Wertungen von vorn, in allen Spielen. Die Saisons davor könnt ihr weiter ansehen. Sicher?
season-begun = Saison { $season } beginnt jetzt. Viel Glück euch allen!
refused-only-managers-begin = Eine Saison beginnen kann nur, wer den Server verwalten darf.
picture-ranking-rating = Wertung
picture-ranking-games = Spiele
picture-ranking-wins = Siege
