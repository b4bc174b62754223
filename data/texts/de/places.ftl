# Ein Tisch in einem eigenen Thread, und die Nachricht darüber im Kanal des Threads.

button-thread = In einen Thread umziehen
option-where = Wo der Tisch eröffnet wird; ohne Angabe in diesem Kanal
name-option-where = wo
# As in English.
name-choice-thread = thread

opened-in-thread = Dein Tisch ist in { $thread } eröffnet. Dort können andere dazukommen.
moved-to-thread = Der Tisch ist jetzt in { $thread }, und dieser Kanal ist frei für einen anderen.
# As in English.
thread-name = { $title } · { $name }
parent-opening = **{ $title }**: { $name } eröffnet einen Tisch in einem Thread.
parent-title = **{ $title }** · [zum Tisch]({ $url })
parent-lobby = Am Tisch: { $names }. { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
# `since` ist ein Datum mit Uhrzeit.
parent-turn = Am Zug seit { $since }: { $names }
parent-over = { $number ->
    [0] Das Spiel ist aus. Niemand hat gewonnen.
    [one] Das Spiel ist aus: { $names } hat gewonnen.
   *[other] Das Spiel ist aus: { $names } teilen sich den Sieg.
}
# Ein Name mit seinen Punkten.
# As in English.
parent-score = { $name } { $points }

permission-create_public_threads = Öffentliche Threads erstellen
refused-no-thread-here = Einen Thread kann ich nur in einem Textkanal eröffnen. `/{ $command } new` eröffnet den Tisch gleich hier.
refused-too-many-threads = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Archiviert einen, oder eröffne den Tisch in einem Kanal.

# Ein Spiel gegen KIs, das niemand sonst sieht.
name-choice-private = privat
practice-lobby = **{ $title }**: ein privates Spiel. Nur du siehst es.
button-ai-players = KI-Spieler
button-practice-again = Neues privates Spiel
button-practice-instead = Stattdessen { $game }
ask-practice-instead = Du hast noch ein privates Spiel offen: { $game }.
ask-practice-end = Du kannst jederzeit aufhören: `/{ $command } new where:private` bringt dich genau hierher zurück. Oder willst du dieses Spiel ganz beenden?
practice-ended = Das Spiel ist beendet. Außer dir wusste niemand davon.
games-private = { $game }, privat: { $status ->
    [lobby] noch nicht begonnen
   *[running] **du bist am Zug**
}
button-games-private = Privates Spiel fortsetzen
refused-practice-over = Dieses private Spiel ist vorbei. `/{ $command } new where:private` eröffnet ein neues.
