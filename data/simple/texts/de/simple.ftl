# What games in one file say where they have no words of their own.

# As in English.
simple-told-move = { $name }: { $move }.
simple-you-move = Dein Zug: { $move }.
simple-told-resigned = { $name } gibt auf.
simple-told-out = { $name } ist ausgeschieden.
simple-you-resigned = Du hast aufgegeben.
simple-decision-dropped = { $name } hat aufgegeben, deshalb gilt deine geheime Entscheidung nicht mehr.
simple-question = Am Zug: { $names } ({ $situation }).
simple-situation = Runde { $round }, { $phase }
simple-turn = Was machst du?
simple-ask = Was genau?
simple-chosen = Gewählt: { $values }.
simple-command-new = In diesem Kanal einen Tisch eröffnen
simple-command-leave = Den Tisch verlassen; läuft das Spiel schon, übernimmt eine KI oder du gibst auf
simple-option = Was genau; ohne Angabe siehst du alles, was geht
# As in English.
simple-move-values = { $verb }: { $values }
# As in English.
simple-noted = { $choice } ({ $note })
simple-hidden = { $number } verdeckt
# As in English.
simple-figure = { $name }: { $number }
# As in English.
simple-seat = { $name }: { $facts }.
# Wer ausgeschieden ist, in einem Bild und in einer Liste.
simple-out = raus
simple-board = In der Mitte: { $pieces }.
# In the facts of a player, after what lies there.
simple-held = auf der Hand: { $pieces }
simple-hand = Du hast: { $pieces }.
simple-hand-of = Die Hand von { $name }
simple-points = Punkte
simple-place = Platz { $rank }
simple-winners = { $number ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
simple-together = { $number ->
    [0] Ihr habt zusammen verloren
   *[other] Ihr habt zusammen gewonnen
}
# As in English.
simple-end-title = **{ $winners }**
simple-end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
simple-end-line-points = **{ $name }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
simple-end-line-out = **{ $name }**: kein Platz, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

refused-nothing-to-choose = Hier gibt es gerade nichts zu wählen.
illegal-game-over = Das Spiel ist aus.
illegal-not-your-turn = Du bist nicht am Zug.
illegal-decided-already = Du hast dich schon entschieden.
illegal-not-now = Das geht jetzt nicht.
illegal-not-allowed = Das erlauben die Regeln nicht.

# A move in a hint, after “My advice:”, and in a review, after “You chose to”.
simple-does = „{ $move }“ wählen
hint-other = Oder { $what }: { $much ->
    [1] viel schlechter.
   *[0] { $points ->
        [0] etwa genauso gut.
        [one] etwa 1 Sieg weniger in 100 Spielen.
       *[other] etwa { $points } Siege weniger in 100 Spielen.
    }
}
