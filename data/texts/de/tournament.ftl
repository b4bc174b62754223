# Turniere.

command-tournament = Turniere auf diesem Server
command-tournament-new = Ein Turnier vorbereiten; niemand sieht es, bevor du es eröffnest
command-tournament-show = Wer mitspielt, Runden und Tabelle eines Turniers
option-tournament = Welches Turnier; ohne Angabe das letzte
option-tournament-game = Welches Spiel gespielt wird
option-tournament-name = Wie das Turnier heißt
option-format = Wie die Runden ausgelost werden
option-tables = Wie viele Personen an einem Tisch sitzen, etwa 4 oder 3-4
option-rounds = Wie viele Runden; nur bei Schweizer System nötig
option-most = Wie viele Personen höchstens mitspielen
option-late = Die letzte Runde, vor der man noch einsteigen kann
option-role = Nur wer diese Rolle hat, kann sich anmelden
option-threads = Der Kanal für die Threads der Tische; ohne Angabe dieser
name-nevsky-tournament = turnier
name-option-tournament = turnier
# As in English.
name-option-format = format
name-option-tables = tische
name-option-rounds = runden
name-option-most = höchstens
name-option-late = spät
name-option-role = rolle
# As in English.
name-option-threads = threads

format-swiss = Schweizer System: Gleich Starke treffen aufeinander
format-round-robin = Jeder gegen jeden: Alle treffen auf alle
format-knock-out = K.-o.-System: Die obere Hälfte jedes Tisches kommt weiter

## Was ein Turnier ist

# As in English.
tournament-title = **{ $name }** · { $game }
tournament-how = { $format ->
    [swiss] Schweizer System, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
    [round-robin] Jeder gegen jeden
   *[knock-out] K.-o.-System: Die obere Hälfte jedes Tisches kommt weiter
}, Tische zu { $size }
tournament-pace = Tempo: { $limit }; danach springt eine KI ein ({ $level })
tournament-pace-unlimited = Tempo: ohne Zeitlimit
tournament-role = Anmelden kann sich nur, wer die Rolle { $role } hat.
tournament-unrated = Die Spiele zählen nicht für die Rangliste.
tournament-late = Einsteigen kannst du noch, bis Runde { $round } beginnt.
tournament-starts = Es beginnt { $at }, { $relative }.
tournament-starts-by-hand = Es beginnt, wenn die Turnierleitung es startet.
tournament-fill = KI-Spieler füllen auf { $number } Plätze auf.
tournament-check-in = { $kind ->
    [start] Vor dem Start sagen alle, ob sie da sind.
    [knock-out] Vor jeder Runde meldest du, dass du da bist; sonst bist du ausgeschieden.
   *[round] Vor jeder Runde meldest du, dass du da bist; sonst setzt du aus.
}
# `more` sind die, deren Namen fehlen.
tournament-entered = Dabei ({ $number } von { $most }): { $names ->
    [0] noch niemand
   *[other] { $names }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
}
tournament-waiting = { $number ->
    [one] Eine Person wartet auf einen Platz.
   *[other] { $number } Personen warten auf einen Platz.
}
tournament-now = { $phase ->
    [entering] Du kannst dich jetzt anmelden.
    [check-in] Bist du da? Drück den Knopf, sonst spielst du nicht mit.
    [round-check-in] Runde { $round } beginnt gleich. Bist du da? Drück den Knopf.
    [paired] Runde { $round } ist ausgelost und hat noch nicht begonnen.
    [round] Runde { $round } läuft: { $done } von { $tables } Tischen sind fertig.
    [between-rounds] Runde { $round } ist vorbei.
   *[ended] Das Turnier ist vorbei.
}
tournament-paused = Pause: Vorerst beginnt keine Runde.
tournament-leader = { $name } liegt vorn.

button-tournament-join = Anmelden
button-tournament-leave = Abmelden
button-tournament-here = Ich bin da
button-tournament-show = Tabelle
button-tournament-manage = Leiten

## Runden

tournament-round-title = **{ $name }** · Runde { $round }
tournament-table = Tisch { $number }: { $thread } · { $names }
tournament-table-short = Tisch { $number }: { $thread }
tournament-table-opens = Tisch { $number }: { $names }
tournament-table-over = Tisch { $number }: { $thread } · { $names }
# As in English.
tournament-score = { $name } { $points }
tournament-byes = Diesmal spielfrei, mit einem halben Punkt: { $names }
# Die Nachricht, die fragt, wer da ist, und dann zu der der Runde wird.
tournament-call = { $ends ->
    [organiser] Bist du da? Drück den Knopf; die Turnierleitung startet die Runde.
    [set-time] Bist du da? Drück den Knopf: Die Runde beginnt um { $at }, { $relative }.
    [waiting] Für einen Tisch sind zu wenige da. Die Runde beginnt, sobald es genug sind; sonst endet das Turnier um { $at }, { $relative }.
   *[complete] Bist du da? Drück den Knopf: Die Runde beginnt um { $at }, { $relative }, oder sobald alle da sind.
}
tournament-call-else = { $kind ->
    [start] Wer dann fehlt, spielt nicht mit.
    [knock-out] Wer dann fehlt, ist ausgeschieden.
   *[round] Wer dann fehlt, setzt diese Runde ohne Punkte aus; nach zwei Runden hintereinander ist Schluss.
}
tournament-call-here = Da: { $number } von { $all }
tournament-call-missing = Noch nicht: { $names }
# Namen, für die die erste Nachricht keinen Platz hat.
tournament-call-rest = Seid ihr auch da? { $names }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
# Mit `out` im K.-o.-System.
tournament-sitting-out = { $out ->
    [1] Nicht da und ausgeschieden: { $names }
   *[0] Diesmal nicht da, keine Punkte: { $names }
}
tournament-round-extended = Verlängert { $at }: { $live ->
    [1] 15 Minuten mehr
   *[0] ein Tag mehr
} für alle, die da am Zug waren.
# As in English.
tournament-thread = { $name } · { $round }.{ $number }
tournament-greeting = Runde { $round } von **{ $tournament }**, Tisch { $number }: { $names }. Viel Spaß!
# Below the result of a table that names the winner of the game.
tournament-absent = Im Turnier zählt für { $names } an diesem Tisch der letzte Platz, weil am Ende eine KI gespielt hat.

## Das Ende

tournament-over-title = **{ $name }** ist vorbei.
tournament-over-short = Eine weitere Runde gab es nicht: Die Verbliebenen füllten die Tische nicht, und niemand soll zweimal spielfrei sein.
tournament-over-winner = { $number ->
    [one] { $winners } gewinnt das Turnier.
   *[other] { $winners } teilen sich den ersten Platz.
}
# Without a final it is the last table of whoever is first.
button-tournament-replay = { $final ->
    [1] Finale noch einmal ansehen
   *[0] Letzten Spitzentisch ansehen
}
# In the history and the profile of a player; with place 0 it is not over.
tournament-record = Turnier „{ $name }“{ $place ->
    [0] {""}
   *[other] : Platz { $place } von { $number }
}
tournament-place = { $place }\. { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
tournament-place-more = Punkte der Gegner { $opponents }, Anteil an den Punkten { $share } %, Los { $lot }.
tournament-places-more = { $number ->
    [one] Ein weiterer Platz fehlt hier.
   *[other] { $number } weitere Plätze fehlen hier.
}

## Private Antworten

tournament-bracket = Runde { $round }: { $tables }
tournament-yours = Dein Tisch: { $thread }
tournament-no-standings = Die Tabelle gibt es nach der ersten Runde.
tournament-joined = { $waiting ->
    [0] Du bist angemeldet.
   *[other] Alle Plätze sind vergeben. Auf der Warteliste bist du Nummer { $waiting }.
}
tournament-joined-late = Du bist dabei und spielst ab der nächsten Runde.
tournament-left-before = Du bist abgemeldet.
tournament-left-running = { $table ->
    [none] Du bist nicht mehr dabei und behältst deine Punkte.
    [drawn] Ab der nächsten Runde bist du nicht mehr dabei. Dein Tisch endet, und die anderen teilen sich den Sieg.
   *[ai] Ab der nächsten Runde bist du nicht mehr dabei. An deinem Tisch spielt eine KI weiter.
}
tournament-checked-in = Gut, du spielst mit.
tournament-preview = { $rounds ->
    [0] Wie viele Runden es werden, hängt davon ab, wie viele sich anmelden.
    [one] Mit { $number } Personen ist es eine Runde.
   *[other] Mit { $number } Personen sind es { $rounds } Runden.
}
# How long that is. With basis `assumed` a turn is taken to last so many minutes.
tournament-preview-time = { $basis ->
    [unknown] Ohne Zeitlimit weiß niemand, wie lange das dauert.
    [live] Das dauert am Tisch etwa { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }.
    [assumed] Wenn ein Zug { $minutes ->
        [60] eine Stunde
        [180] drei Stunden
       *[other] { $minutes } Minuten
    } braucht, dauert das etwa { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }.
   *[measured] Nach den bisherigen Spielen hier in diesem Tempo dauert das etwa { $unit ->
        [hours] { $hours ->
            [one] eine Stunde
           *[other] { $hours } Stunden
        }
       *[days] { $days ->
            [one] einen Tag
           *[other] { $days } Tage
        }
    }.
}
tournament-draft = Das siehst nur du. Sobald du es eröffnest, können sich alle anmelden.
tournament-draft-changed = Geändert.
tournament-opened = Das Turnier ist eröffnet: { $place }
tournament-discarded = Der Entwurf ist verworfen.
button-tournament-open = Anmeldung eröffnen
button-tournament-settings = Einstellungen
button-tournament-start-time = Startzeit
tournament-start-label = Datum und Uhrzeit, oder in wie lange
tournament-start-example = { $example }, 20:00 oder 6 Stunden; leer: wenn ich es sage
tournament-zone-label = Zeitzone
tournament-zone-example = eine Stadt oder ein Abstand, etwa Wien oder UTC+1
button-tournament-discard = Verwerfen
tournament-form = Turnier
setting-tournament-fill = KI-Spieler
tournament-fill-to = { $number ->
    [0] keine
   *[other] auffüllen auf { $number }
}
setting-tournament-level = Stärke der KI
setting-tournament-check-in = Fragen, wer da ist
setting-tournament-check-in-when = Vor dem Start, in einem Live-Turnier vor jeder Runde
setting-tournament-rated = Spiele zählen für die Rangliste

## Leiten

tournament-manage = Was möchtest du tun?
button-tournament-start = Starten
button-tournament-ask-here = Fragen, wer da ist
button-tournament-pause = Anhalten
button-tournament-resume = Weiter
button-tournament-take-back = Runde zurücknehmen
button-tournament-extend = { $kind ->
    [live] 15 Minuten mehr
   *[round] Ein Tag mehr
}
button-tournament-end = Jetzt beenden
button-tournament-players = Mitspielende
menu-tournament-player = Person wählen
tournament-ask-player = Um wen geht es?
tournament-about-player = Jemand anderes kann für { $name } weiterspielen und sieht dann, was { $name } auf der Hand hat. Oder { $name } scheidet aus.
button-tournament-out = Aus dem Turnier nehmen
menu-tournament-newcomer = Wer spielt weiter?
button-tournament-end-yes = Ja, beenden
tournament-ask-end = Mit der Tabelle beenden, wie sie jetzt ist? Laufende Tische zählen dann nicht mehr.
tournament-blocked = In { $place } kann ich gerade keine Tische eröffnen, versuche es aber jede Minute wieder. Gibt es den Kanal noch, und darf ich dort Threads erstellen?
tournament-started = Das Turnier hat begonnen.
tournament-asked-here = Die Nachricht fragt jetzt, wer da ist.
tournament-asked-to-start = Die Nachricht fragt jetzt, wer da ist. Es geht { $relative } los, oder sobald alle da sind; drück noch einmal auf „Starten“, um sofort zu beginnen.
tournament-pausing = { $asks ->
    [1] Angehalten. Laufende Tische spielen weiter; wenn es weitergeht, werden alle gefragt, wer da ist.
   *[0] Angehalten. Laufende Tische spielen weiter; die nächste Runde wird ausgelost, beginnt aber nicht.
}
tournament-resumed = Es geht weiter.
tournament-taken-back = Die Runde ist zurückgenommen. Sie wird neu ausgelost, wenn es weitergeht.
tournament-extended = Es beginnt jetzt { $at }.
tournament-round-extended-now = { $live ->
    [1] 15 Minuten mehr
   *[0] Ein Tag mehr
} für alle, die gerade am Zug sind. Die Tische und die Nachricht der Runde sagen es.
tournament-ended-early = Das Turnier ist beendet, die Tabelle bleibt, wie sie war.
tournament-removed = { $name } ist ausgeschieden. { $ai ->
    [0] Ein laufender Tisch endet, und die anderen teilen sich den Sieg.
   *[other] An einem laufenden Tisch spielt eine KI weiter.
}
tournament-replaced = { $name } spielt für { $old } weiter.

## Ablehnungen

refused-tournament-none = Hier gibt es noch kein Turnier. Wer Events oder Kanäle verwalten darf, kann mit `/nevsky tournament new` eines vorbereiten.
refused-tournament-managers = Das kann nur, wer Events oder Kanäle verwalten darf.
refused-tournament-organiser = Das kann nur die Turnierleitung oder wer Kanäle verwalten darf.
refused-tournament-gone = Dieses Turnier gibt es nicht mehr.
refused-tournament-busy = Gerade haben viele gleichzeitig gedrückt, darum hat sich nichts geändert. Bitte versuch es noch einmal.
refused-tournament-table = Das ist ein Turniertisch. Die Turnierleitung kann helfen: `/nevsky tournament show`
refused-tournament-not-now = Das geht an dieser Stelle des Turniers nicht.
refused-tournament-time-changed = Die Zeit ist schon geändert. *Leiten* zeigt, wie es steht; wenn das nicht reicht, kannst du dort mehr geben.
refused-tournament-no-clock = An keinem Tisch dieser Runde läuft gerade eine Zeit: Es gibt nichts zu verlängern.
refused-tournament-already-entered = Schon angemeldet.
refused-tournament-not-entered = Das geht nur für Mitspielende.
refused-tournament-already-here = Du hast schon gesagt, dass du da bist.
refused-tournament-not-asked = Du spielst in der nächsten Runde nicht mit.
refused-tournament-too-late = Für dieses Turnier ist es zu spät.
refused-tournament-full = Alle Plätze sind vergeben.
refused-tournament-role = Anmelden kann sich nur, wer die Rolle { $role } hat.
refused-tournament-too-many = Auf diesem Server laufen schon { $most } Turniere, mehr gehen nicht. Beende erst eines.
refused-tournament-name-taken = Ein laufendes Turnier heißt schon so. Wähl einen anderen Namen.
refused-tournament-no-game = Dieses Spiel gibt es nicht. Die Vorschläge zeigen alle.
refused-tournament-format = Wähl aus den Vorschlägen: Schweizer System, jeder gegen jeden oder K.-o.-System.
refused-tournament-sizes = An einem Tisch dieses Spiels können { $sizes } Personen sitzen. Gib eine Zahl an, oder zwei benachbarte wie 3-4.
refused-tournament-channel = Ein Turnier kannst du nur in einem Textkanal vorbereiten.
refused-tournament-no-players = Noch ist niemand angemeldet.
refused-tournament-start-unclear = Das verstehe ich nicht. Schreib Datum und Uhrzeit wie { $example }, nur eine Uhrzeit wie 20:00, oder in wie lange, etwa 6 Stunden.
refused-tournament-start-past = { $at } ist schon vorbei. Nimm einen späteren Zeitpunkt.
refused-tournament-start-far = Das ist zu lange hin: Ein Turnier kann bis zum { $at } beginnen.
refused-tournament-zone = Diese Zeitzone kenne ich nicht. Schreib eine große Stadt darin oder den Abstand, etwa Berlin, New York oder UTC+1.
refused-tournament-zone-missing = In welcher Zeitzone ist das? Schreib eine große Stadt darin oder den Abstand, etwa Berlin, New York oder UTC+1.
refused-tournament-most = An einem Turnier nehmen zwischen { $least } und { $most } Personen teil.
refused-tournament-rounds = Im Schweizer System sind es zwischen 1 und { $most } Runden.
refused-tournament-no-tables = { $number ->
    [one] Eine Person füllt keinen Tisch. Es geht mit { $nearest }.
   *[other] { $number } Personen füllen die Tische nicht. Es geht mit { $nearest }.
}
refused-tournament-too-many-byes = Mit { $number } Personen wäre jemand zweimal spielfrei. Es geht mit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}, oder mit { $nearest } Personen.

## Regeln und Dateien

button-tournament-rules = So läuft es ab
button-tournament-json = Als JSON
button-tournament-csv = Als CSV
tournament-exported = Hier ist das Turnier als Datei.
tournament-rules =
    - **Punkte.** An einem Tisch bekommst du den Anteil der Gegner, die du geschlagen hast, Gleichstände halb: Zu viert ist das 1 für den Sieg und 0,67 für den zweiten Platz. Wer spielfrei ist, bekommt einen halben Punkt. Das trifft die Letzten der Tabelle, und niemanden zweimal: Eher werden Tische kleiner oder größer als geplant, oder das Turnier endet.
    - **Tische.** Sie unterscheiden sich um höchstens eine Person. Möglichst wenige treffen ein zweites Mal aufeinander; dann spielen die zusammen, die etwa gleich viele Punkte haben; dann werden Startzüge und Sitze ausgeglichen.
    - **Tabelle.** Es entscheiden die Punkte, dann die Siege, dann die Punkte derer, auf die du getroffen bist, dann dein Anteil an allen Punkten deiner Tische und zuletzt ein Los. Wo nur das Los entscheidet, wird der Platz geteilt.
    - **K.-o.-System.** Die obere Hälfte jedes Tisches kommt weiter; von drei Personen die erste, und so viele der besten Zweiten, wie die Tische noch brauchen.
    - **Da sein.** Live meldest du vor jeder Runde, dass du da bist: vor einem festen Start 15 Minuten lang, später 2 bis 5. Sind alle da, geht es sofort los. Wer fehlt, bekommt keine Punkte und scheidet nach zwei Runden hintereinander aus, im K.-o.-System sofort. Sind es zu wenige, wartet die Runde eine Stunde, dann ist Schluss. Nach einer Pause wird neu gefragt.
    - **Abwesend.** Ist deine Zeit um, springt eine KI ein. Bist du vor dem Ende nicht zurück, verlierst du an diesem Tisch; nach zwei solchen Tischen hintereinander ist Schluss. Meldest du dich ab, bist du ab der nächsten Runde nicht mehr dabei. Ein Tisch, der nicht zu Ende gespielt werden kann, ist unentschieden.
    - **Pause.** Laufende Tische spielen weiter. Die nächste Runde wird ausgelost, damit die Turnierleitung sie ansehen und zurücknehmen kann, und beginnt, wenn es weitergeht.
    - **KI-Spieler.** Füllen sie auf, kommt vor einer Runde eine KI ohne Punkte dazu, wenn sonst jemand spielfrei wäre, und geht, sobald genug Menschen da sind; nur im K.-o.-System nicht.

## Das Bild der Tabelle

standings-title = { $name }, nach Runde { $round }
# As in English.
standings-number = { $number }
standings-line = { $place }. { $name }{ $ai ->
    [0] {""}
   *[other] {" "}(KI)
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}, Gegner { $opponents }, Anteil { $share } %{ $lot ->
    [0] {""}
   *[other] , Los { $lot }
}{ $moved ->
    [0] {""}
   *[other] , Platzwechsel { $moved }
}{ $table ->
    [0] {""}
   *[other] , jetzt an Tisch { $table }
}
picture-standings-points = Punkte
picture-standings-wins = Siege
picture-standings-opponents = Gegner
picture-standings-share = Anteil
picture-standings-lot = Los
picture-standings-against = gegen

## Das Bild eines K.-o.-Turniers

# With table 0 there is one player, who has none this time.
bracket-line = { $final ->
    [1] Finale
   *[0] Runde { $round }{ $table ->
        [0] , spielfrei
       *[other] , Tisch { $table }
    }
}: { $names }{ $through ->
    [0] {""}
   *[other] ; in der nächsten Runde: { $through }
}
picture-bracket-round = { $final ->
    [1] Finale
   *[0] Runde { $round }
}
# `rounds` are earlier ones, `tables` the last ones of a round.
picture-bracket-left-out = { $tables ->
    [0] { $rounds ->
        [one] Die erste Runde fehlt hier.
       *[other] Die ersten { $rounds } Runden fehlen hier.
    }
    [one] Ein weiterer Tisch fehlt hier.
   *[other] { $tables } weitere Tische fehlen hier.
}
