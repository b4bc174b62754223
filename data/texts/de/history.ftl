# Spiele, die vorbei sind: ihre Liste, eines noch einmal ansehen, und was man davon mitnehmen kann.

## Noch einmal ansehen

button-replay = Noch einmal ansehen
button-replay-first = Anfang
button-replay-back = Zurück
button-replay-next = Weiter
button-replay-last = Ende
button-replay-phase-back = Vorige Phase
button-replay-phase-next = Nächste Phase
replay-begins = Das Spiel beginnt.
replay-where = { $moment ->
    [move] Zug { $number } von { $total }
    [end] Das Ende
   *[between] { $number ->
        [0] Vor dem ersten Zug
       *[other] Nach Zug { $number } von { $total }
    }
}, { $when }
# 1: Wer fragt, saß damals dort.
replay-seen = { $own ->
    [1] -# Du siehst, was du damals sehen konntest.
   *[0] -# Du siehst, was alle sehen konnten.
}
replay-no-picture = -# Von diesem Moment gibt es kein Bild.
refused-replay-runs = Dieses Spiel läuft noch. Wenn es vorbei ist, kannst du es von Anfang bis Ende ansehen.
refused-replay-not-yours = Dieses Spiel fand in einem anderen Kanal statt, und du warst nicht dabei.
refused-replay-unreadable = Diese Version des Bots kann das Spiel nicht zeigen.

## Animation

button-film = Als Film
button-film-post = Hier zeigen
button-film-back = Zurück zum Spiel
film-making = Ich zeichne das ganze Spiel als Film: { $percent } %
film-late = Diese Nachricht kann ich nicht länger ändern, aber ich zeichne weiter. Drück in ein paar Minuten noch einmal auf **Als Film**: Dann zeige ich ihn dir.
film-posted = Der Film ist jetzt im Kanal.
film-title = **{ $title }**, { $when }: { $names }. Das ganze Spiel, Zug für Zug.
film-alt = Das ganze Spiel { $title } als Film, Zug für Zug. Es spielen: { $names }.
refused-film-no-pictures = Von diesem Spiel gibt es keine Bilder, also auch keinen Film.
refused-film-elsewhere = Den Film kann ich nur auf dem Server zeigen, auf dem gespielt wurde.
refused-film-failed = Der Film ist diesmal nichts geworden. Bitte versuch es noch einmal.
refused-film-under-way = An diesem Film zeichne ich schon: Er kommt bald.

## Frühere Spiele

history-title = { $here ->
    [1] **Deine beendeten Spiele auf diesem Server**
   *[0] **Alle deine beendeten Spiele**
}
history-none = { $here ->
    [1] Auf diesem Server hast du noch kein Spiel beendet.
   *[0] Du hast noch kein Spiel beendet.
}
# Who played one seat: number is how many played it later on.
history-seat = { $number ->
    [0] { $name }
   *[other] { $name } (dann { $later })
}
# Instead of a name in history-seat: an AI took over.
history-ai = KI
history-line = { $number }. { $game }, { $when }, { $others ->
    [0] allein
   *[other] mit { $names }
}: { $ended ->
    [left] du bist vor dem Ende gegangen
    [given-up] ohne Sieger beendet
    [won] gewonnen, { $scored }
    [lost] verloren, { $scored }
    [unplaced] kein Platz, { $scored }
   *[placed] Platz { $rank }, { $scored }
}
button-history-newer = Neuere
button-history-older = Ältere
button-history-scope = { $here ->
    [1] Nur dieser Server
   *[0] Alle Server
}
command-history = Deine beendeten Spiele, um sie noch einmal anzusehen

## Dateien

button-export = Als Datei sichern
export-done = Hier ist das ganze Spiel, Zug für Zug, mit allem, was darin verdeckt war.
option-export = Das letzte beendete Spiel dieses Kanals als Datei sichern
refused-export-not-yours = Dieses Spiel kann nur sichern, wer dabei war.
refused-export-given-up = Dieses Spiel wurde abgebrochen, und was darin verdeckt war, bleibt verdeckt: Eine Datei davon gibt es nicht.
refused-export-secret = In diesem Spiel bleibt auch nach dem Ende verdeckt, was verdeckt war: Eine Datei davon gibt es nicht.
refused-export-too-old = Dieses Spiel ist zu alt für eine Datei: Damals wurde noch nicht genug gespeichert.
refused-export-none = In diesem Kanal ist noch kein solches Spiel zu Ende gespielt worden.
button-own-data = Sichern, was über mich gespeichert ist
own-data = Hier ist alles, was über dich gespeichert ist.
