# Was alle Spiele sagen. Eine Ablehnung sagt dazu, was möglich wäre.

## Lobby

lobby-open = **{ $title }**: Ein Tisch ist offen.
lobby-closed = { $status ->
    [running] **{ $title }**: Das Spiel läuft.
   *[other] **{ $title }**: Der Tisch ist geschlossen.
}
lobby-seat = { $place }. { $name }{ $role ->
    [host] {" "}(Host)
    [easy] {" "}(leichte KI)
    [medium] {" "}(mittlere KI)
    [hard] {" "}(starke KI)
    [expert] {" "}(Experten-KI)
   *[guest] {""}
}
lobby-how = { $missing ->
    [0] { $free ->
        [0] Alle Plätze sind besetzt: { $host } kann starten.
        [one] Ein Platz ist noch frei, aber { $host } kann schon starten.
       *[other] { $free } Plätze sind noch frei, aber { $host } kann schon starten.
    }
    [one] Eine Person fehlt noch, dann kann { $host } starten.
   *[other] { $missing } Personen fehlen noch, dann kann { $host } starten.
}
lobby-called = Eingeladen: { $names }
button-join = { $free ->
    [one] Mitspielen (1 frei)
   *[other] Mitspielen ({ $free } frei)
}
button-leave = Gehen
button-start = Starten
button-settings = Einstellungen
button-variants = { $page ->
    [1] Varianten
   *[other] Mehr Varianten
}
button-add-ai = { $free ->
    [0] KI entfernen
   *[other] KI hinzufügen
}
button-drop-ai = { $name } entfernen
button-invite = Einladen
level-easy = Leicht
level-medium = Mittel
level-hard = Stark
level-expert = Experte
strength-easy = Leicht: übersieht manches und plant kaum voraus; gut für die ersten Spiele
strength-medium = Mittel: spielt solide, ohne Züge durchzurechnen
strength-hard = Stark: rechnet Züge durch, bevor sie sich entscheidet
strength-expert = Experte: rechnet vor jedem Zug am meisten durch
strength-against = { $level }; { $percent } % Siege gegen „{ $weaker }“ in Spielen { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu { $players }
}
strength-with-even = { $description } ({ $percent } % wären ausgeglichen)
strength-together = { $level }; { $players ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $players }
} davon gewinnen als Team { $percent } % ihrer Spiele
ask-level = { $free ->
    [0] Alle Plätze sind besetzt.
   *[other] Wie stark soll die nächste KI sein?
} { $number ->
    [0] {""}
    [one] Du kannst die KI auch entfernen.
   *[other] Du kannst auch eine entfernen.
}
ai-player = { $name } (KI)
ai-names = Menschikow, Rastrelli, Lomonossow, Bering, Trezzini, Euler, Apraxin, Golowkin, Scheremetew, Repnin, Bruce, Kantemir, Tatischtschew, Nartow, Leblond, Tschirikow, Golizyn, Ostermann, Dolgorukow, Mussin
ai-joined = { $name } setzt sich dazu.
ai-left = { $name } hat den Tisch verlassen.
menu-call = Leute einladen
ask-call = Wen möchtest du einladen? Alle werden hier einmal erwähnt.
called = { $number ->
    [one] Die Einladung ist raus.
   *[other] Die Einladungen sind raus.
}
button-hand = Meine Hand
button-look = Umsehen
button-board = Tisch
button-standings = Zwischenstand
button-log = Verlauf
button-tableaux = Alle Plätze
button-rules = Regeln
button-cards = Karten
button-hint = Tipp
button-do-hint = Mach ich
button-more = Mehr …
button-before = Zurück
button-cancel = Abbrechen
button-come-back = Meinen Platz zurückholen
button-return = { $name ->
    [0] Ich bin zurück
   *[other] Ich bin zurück ({ $name })
}
button-pace = Tempo ändern
button-own-table = Eigenen Tisch eröffnen
button-ask-leave = Spiel verlassen
button-resign = Aufgeben
button-away = Jemand ist weg
button-ask-end = Spiel beenden
button-stand-in = { $level ->
    [easy] Eine leichte KI
    [medium] Eine mittlere KI
    [expert] Eine Experten-KI
   *[hard] Eine starke KI
}
button-undo = Zurücknehmen
button-undo-last = Letztes zurücknehmen
button-rest = Passen bis Phasenende
button-back = Nicht mehr passen
button-rematch = Revanche
button-continue = Spiel { $number } hier fortsetzen
button-forget = Löschen, was über mich gespeichert ist
button-forget-yes = Ja, löschen
button-end = Ja, Spiel beenden
lobby-settings = { $pings ->
    [1] Wer am Zug ist, wird erwähnt
   *[0] Niemand wird erwähnt
}.
lobby-pace = { $limit ->
    [180] Live: 3 Minuten pro Zug
    [28800] Tempo: 8 Stunden pro Zug, mit Erinnerung nach 4
    [86400] Tempo: 24 Stunden pro Zug, mit Erinnerung nach 12
    [259200] Tempo: 3 Tage pro Zug, mit Erinnerung nach 36 Stunden
   *[0] Ohne Zeitlimit, aber mit Erinnerung nach 24 Stunden
}{ $then ->
    [stand-in] ; danach springt { $level ->
        [easy] eine leichte KI
        [medium] eine mittlere KI
        [expert] eine Experten-KI
       *[hard] eine starke KI
    } ein, bis die Person zurück ist.
    [no-ai] . Bei der Erinnerung bleibt es: Für dieses Spiel gibt es keine KI, die einspringen könnte.
   *[none] .
}
settings-form = Einstellungen für diesen Tisch
variants-form = Varianten für diesen Tisch
settings-changed = Für diesen Tisch geändert:
settings-unchanged = Es bleibt alles, wie es ist.
setting-shown = { $setting }: { $value }
setting-switched = { $setting }: { $on ->
    [1] ja
   *[0] nein
}
setting-switches = Ja oder nein
setting-pings = Erwähnen, wer am Zug ist
setting-hints = Tipps auf Wunsch
setting-pace = Die KI zieht
ai-pace = { $seconds ->
    [0] sofort
    [one] nach 1 Sekunde
   *[other] nach { $seconds } Sekunden
}
# Was alle am Tisch lesen.
setting-language = Sprache
language-of-server = wie auf dem Server
# Wie lange man für einen Zug hat.
setting-time-limit = Tempo
time-limit = { $limit ->
    [180] live, 3 Minuten pro Zug
    [28800] 8 Stunden pro Zug
    [86400] 24 Stunden pro Zug
    [259200] 3 Tage pro Zug
   *[0] ohne Limit
}
# Wer weiterspielt, wenn jemandes Zeit um ist.
setting-stand-in = Wenn die Zeit um ist
stand-in-level = { $level ->
    [easy] leichte KI
    [medium] mittlere KI
    [expert] Experten-KI
   *[hard] starke KI
}
opened = Dein Tisch ist offen: Mit dem Knopf oder mit `/{ $command } join` kommen andere dazu. Sind alle da, starte mit dem Knopf oder mit `/{ $command } start`.
joined = Du sitzt am Tisch.
left = Du hast den Tisch verlassen.
left-running = Du hast den Tisch verlassen, und eine KI spielt für dich. Mit `/{ $command } join` holst du dir deinen Platz zurück.
started = { $hand ->
    [1] Das Spiel beginnt. `/{ $command } hand` zeigt dir deine Hand, sonst sieht sie niemand.
   *[0] Das Spiel beginnt.
}
ask-leave = { $together ->
    [1] Das Spiel geht ohne dich weiter, und wenn du nicht zurückkommst, zählt es für dich als Niederlage, auch wenn die anderen gewinnen.
   *[0] Das Spiel geht ohne dich weiter und zählt für dich als Niederlage, wenn du nicht zurückkommst.
} Welche KI soll für dich weiterspielen?
ask-resign = { $together ->
    [1] Wenn du aufgibst, habt ihr alle verloren.
   *[0] Wenn du aufgibst, hast du verloren.
}
ask-pace = Ein neues Tempo gilt ab dem nächsten Zug, und alle erfahren davon.
pace-changed = Erledigt, und alle erfahren davon. Wer gerade am Zug ist, behält die bisherige Zeit.
ask-away = Wer ist weg?
ask-newcomer = Wer soll für { $name } weiterspielen?
menu-people = Jemand von diesem Server
look-ask = Was möchtest du sehen?
look-on = Du siehst bei diesem Spiel zu: { $place }. Was möchtest du sehen?
look-lobby = Dieser Tisch wartet noch auf den Start: { $place }.
nothing-done = Abgebrochen.
ask-card = Welche Karte möchtest du sehen?
menu-topic = Anderes Thema
ask-end = Damit endet das Spiel für alle, und niemand gewinnt. Sicher?
ended = Das Spiel ist ohne Sieger beendet.
solo-end = { $first ->
    [1] Dein erstes Solospiel!
   *[0] { $record ->
        [1] Neuer persönlicher Rekord: Bisher waren es { $best }.
       *[0] Dein Rekord: { $best }.
    }
} { $next ->
    [0] So viel holt im Schnitt keine meiner KIs.
   *[other] Dein nächstes Ziel: { $next }.
}
solo-start = Du spielst allein. Im Schnitt holt eine mittlere KI { $medium } Punkte und eine starke { $hard }. Ziehen sie das Spiel in die Länge (siehe Regeln, „Allein spielen“), sind es { $medium_drawn_out } und { $hard_drawn_out }{ $first ->
    [1] {""}
   *[0] . Dein Rekord bisher: { $best }
}.
table-here = { $lobby ->
    [1] { $seated ->
        [1] Hier ist schon ein Tisch offen, und du sitzt mit daran: { $place }
       *[0] Hier ist schon ein Tisch offen: { $place } { $free ->
            [0] Alle Plätze sind besetzt, aber du kannst zusehen.
            [one] Ein Platz ist noch frei für dich.
           *[other] Für dich ist noch Platz.
        }
    }
   *[0] { $seated ->
        [1] Hier läuft schon dein Spiel: { $place }
       *[0] Hier läuft schon ein Spiel: { $place } Du kannst zusehen. In einem Thread ist Platz für ein weiteres.
    }
}
rematch-not-yours = Das war nicht dein Spiel, also ist es auch nicht deine Revanche. Du kannst aber einen eigenen Tisch eröffnen.
lobby-abandoned = Der Tisch ist geschlossen.
game-abandoned = Das Spiel ist ohne Sieger beendet.
game-unattended = { $reason ->
    [deserted] Niemand ist zurückgekommen: Das Spiel endet ohne Sieger.
   *[idle] Zwei Wochen lang hat niemand gezogen: Das Spiel endet ohne Sieger.
}

## Zug und Phase

story-title = Runde { $round } · { $phase }
story-nobody-acted = Niemand hat etwas getan.
story-more = { $number ->
    [one] Davor ist noch etwas passiert
   *[other] Davor sind noch { $number } Dinge passiert
}.
menu-choose = Auswählen
menu-part = { $first } … { $last }
button-page = Seite { $number } von { $pages }
channel-behind = Dein Zug zählt, aber ich konnte ihn nicht in den Kanal schreiben. Jemand sollte meine Rechte prüfen, dann hole ich es von selbst nach.
board-below = Der Tisch steht jetzt ganz unten im Kanal.
sits-out = Du passt automatisch bis zum Ende der Phase. `/{ $command } pass rest-of-phase:False` schaltet das aus.
sits-out-no-more = Du bist wieder dabei: Ich frage dich, wenn du am Zug bist.

since-title = { $acted ->
    [1] **Seit deinem letzten Zug**
   *[0] **Seit du am Tisch sitzt**
}
since-more = { $number ->
    [one] Davor ist noch etwas passiert
   *[other] Davor sind noch { $number } Dinge passiert
}: Im Verlauf steht alles.
recap-phases = Inzwischen zu Ende: { $phases }.
recap-more = … und davor { $number ->
    [one] 1 Zug
   *[other] { $number } Züge
}: `/{ $command } show log`
told-undone = Zurückgenommen: { $what }
# A seat changes hands. left: its player left it to an AI; ai: an AI plays for somebody absent.
# named: 1 if the AI has a name of its own, as in games of earlier versions, 0 otherwise.
told-seated = { $kind ->
    [left] { $old } ist gegangen; { $named ->
        [0] { $level ->
            [easy] eine leichte KI
            [medium] eine mittlere KI
            [expert] eine Experten-KI
           *[hard] eine starke KI
        }
       *[1] { $new }{ $level ->
            [easy] {" "}(leichte KI)
            [medium] {" "}(mittlere KI)
            [hard] {" "}(starke KI)
            [expert] {" "}(Experten-KI)
           *[other] {""}
        }
    } spielt weiter.
    [back] { $new } ist wieder da.
    [ai] { $named ->
        [0] { $level ->
            [easy] Eine leichte KI
            [medium] Eine mittlere KI
            [expert] Eine Experten-KI
           *[hard] Eine starke KI
        }
       *[1] { $new }{ $level ->
            [easy] {" "}(leichte KI)
            [medium] {" "}(mittlere KI)
            [hard] {" "}(starke KI)
            [expert] {" "}(Experten-KI)
           *[other] {""}
        }
    } spielt für { $old } weiter.
   *[person] { $new } übernimmt den Platz von { $old }, samt allem, was verdeckt ist.
}
told-stand-in = Für { $name } ist die Zeit um: { $level ->
    [easy] Eine leichte KI
    [medium] Eine mittlere KI
    [expert] Eine Experten-KI
   *[hard] Eine starke KI
} springt ein, bis { $name } zurück ist.
told-pace = Neues Tempo: { $limit ->
    [180] 3 Minuten pro Zug
    [28800] 8 Stunden pro Zug
    [86400] 24 Stunden pro Zug
    [259200] 3 Tage pro Zug
   *[0] kein Zeitlimit
}{ $level ->
    [none] .
    [easy] ; Vertretung: eine leichte KI.
    [medium] ; Vertretung: eine mittlere KI.
    [expert] ; Vertretung: eine Experten-KI.
   *[hard] ; Vertretung: eine starke KI.
} Wer gerade am Zug ist, behält die bisherige Zeit.
told-return = { $name } ist zurück.
told-extend = Die Turnierleitung gibt allen, die gerade am Zug sind, { $days ->
    [0] { $minutes } Minuten
    [one] einen Tag
   *[other] { $days } Tage
} mehr.
turn-deadline = -# { $all ->
    [1] Zeit für den Zug bis { $at } ({ $left })
   *[0] { $name }: Zeit bis { $at } ({ $left })
}
turn-stand-in = -# { $name }, seit { $at } spielt eine KI für dich. { $tournament ->
    [1] Drück *Ich bin zurück*, bevor das Spiel endet, sonst verlierst du an diesem Tisch.
   *[0] Mit *Ich bin zurück* spielst du wieder selbst und liest, was passiert ist.
}
turn-absent = -# { $name } ist weg bis { $at }
turn-ends = -# { $reason ->
    [deserted] Nur noch KI-Spieler sind da. Kommt niemand zurück, endet das Spiel
   *[idle] Seit Langem hat niemand gezogen. Bleibt es dabei, endet das Spiel
} am { $at } ({ $left }).
stood-in = Deine Zeit war um: Seit { $at } spielt eine KI für dich. Mit *Ich bin zurück* spielst du wieder selbst.
returned = Willkommen zurück: Du spielst wieder selbst.
# Wer zurück ist, liest das, solange andere am Zug sind. $situation: Runde und Phase.
returned-turn = Am Zug: { $names }. { $situation }.
reminder = { $name }, der Tisch wartet auf dich.
undone = Du hast deine letzte Aktion zurückgenommen.
hint-best = Ich würde **{ $what }**.
hint-compared = { $parts ->
    [and] Verglichen mit „{ $other }“: { $first } und { $second }.
    [but] Verglichen mit „{ $other }“: { $first }, aber { $second }.
   *[alone] Verglichen mit „{ $other }“: { $first }.
}
hint-compared-with-now = Auf den ersten Blick sieht „{ $other }“ besser aus. { $parts ->
    [and] In vielen Probespielen schneidet mein Tipp aber besser ab: { $first } und { $second }.
    [but] In vielen Probespielen schneidet mein Tipp trotzdem besser ab: { $first }, aber { $second }.
    [alone] In vielen Probespielen schneidet mein Tipp aber besser ab: { $first }.
   *[wins] In 100 Probespielen gewinnt mein Tipp aber etwa { $wins } mehr.
}
hint-other-worse = Oder { $what }: { $little ->
    [1] etwas schlechter.
   *[0] schlechter.
}
hint-nothing-better = Etwas Besseres habe ich nicht gefunden.
replaced = Der Platz ist neu besetzt, und alle erfahren davon.
log-empty = Noch ist nichts passiert.
log-so-far = Zuletzt
log-continued = { $title }, Fortsetzung
log-round = Runde { $round }
menu-log = Zu einer Runde springen
button-log-earlier = Früher
button-log-later = Später

# Steht dort, wo der Bot ohne Discord gestartet wird. DISCORD_TOKEN und Ctrl-C bleiben, wie sie sind.
local-table = Kein DISCORD_TOKEN gesetzt: Hier ist ein lokaler Tisch.
    Öffne { $address }
    Tippe { $opening }, wähle oben ein anderes Mitglied, um als dieses mitzuspielen, und leg los.
    Ctrl-C beendet ihn; { $kept ->
        [0] nichts bleibt gespeichert
       *[1] eure Spiele bleiben für das nächste Mal da
    }.
local-table-afresh = Der lokale Tisch fängt neu an: Was gespeichert war, passt nicht zu dieser Version. Es liegt jetzt in { $file }.

# Steht im Terminal und im Kanal, wo ein Spiel in einer Datei ausprobiert wird und die Datei sich geändert hat.
local-file-reloaded = { $file } hat sich geändert: Ab jetzt gilt, was darin steht.{ $number ->
    [0] {""}
    [one] {" "}Ein Spiel passte nicht mehr dazu und ist beendet.
   *[other] {" "}{ $number } Spiele passten nicht mehr dazu und sind beendet.
}
local-file-refused = { $file } lässt sich nicht verwenden, also läuft die letzte gute Fassung weiter: { $reason }
local-file-failed = { $file } ist in { $function }, Zeile { $line }, gescheitert: { $error }. Mehr steht im Terminal.

## Geführte Spiele

ask-lesson = Welches Spiel möchtest du lernen? Du spielst es mit mir, Schritt für Schritt, und nur du siehst es.
ask-lesson-instead = Du hast ein geführtes Spiel angefangen: { $game }.
button-learn = Zeig mir, wie’s geht
button-lesson-on = Weiter mit { $game }
button-lesson-instead = Stattdessen { $game }
button-lesson-again = Noch eins spielen
button-lesson-back = Zurück zum Tisch
button-lesson-next = { $left ->
    [0] Weiter
   *[other] Weiter (noch { $left })
}
button-lesson-recap = Was geschah
lesson-more = { $number ->
    [one] Es ist noch etwas passiert
   *[other] Es sind noch { $number } Dinge passiert
}: **Was geschah** erzählt alles.
button-lesson-stop = Hier aufhören
button-lesson-wait = Noch einmal versuchen
button-signs = Was die Zeichen bedeuten
done-for-you = Es blieb nur ein Zug, also habe ich ihn gleich gemacht: { $what }
done-for-you-again = Schon für dich gemacht: { $what }
lesson-tip = **Mein Tipp:** { $what }. { $why }
lesson-waits = Dein Zug ist sicher, aber deine Konkurrenz konnte gerade nicht antworten.
ask-lesson-end = Du kannst jederzeit aufhören: `/nevsky learn` bringt dich genau hierher zurück. Oder soll dieses Spiel endgültig vorbei sein?
lesson-ended = Das geführte Spiel ist vorbei. Komm wieder, wann immer du magst: `/nevsky learn` beginnt ein neues.

## Bilder

# Ein Name, den die Schrift nicht zeichnen kann.
picture-player = Platz { $number }
# Kennzeichnet in jedem Bild einen Platz, an dem kein Mensch spielt.
picture-ai = KI
# Zwischen den Teilen einer Liste.
alt-separator = ,{ " " }
alt-over =
    { $number ->
        [one] Das Spiel ist aus: { $names } gewinnt.
       *[other] Das Spiel ist aus: { $names } teilen sich den Sieg.
    }
alt-ai = { picture-ai }: { $names }.
alt-more = Der Rest als Text: Befehl „{ name-board }“, Option „{ name-option-text }“.
# Ein Wort neben dem Zeichen in einem Bild für das, was sich seit dem letzten Zug geändert hat.
picture-changed = neu
# What changed at the table follows, in sentences.
alt-since = { $readers ->
    [replay] In diesem Schritt:
    [everybody] Das ist neu:
   *[player] Seit deinem letzten Zug:
}

## Das Eigene

welcome = Hallo! Bei mir spielt ihr Brettspiele in euren Kanälen: { $games }. Mit `/nevsky play` suchst du eins aus und eröffnest einen Tisch; alle können sich dazusetzen und mit Knöpfen spielen. `/nevsky learn` bringt dir ein Spiel bei, ganz für dich allein.
ask-game = Was möchtest du spielen? Jeder Knopf eröffnet einen Tisch in diesem Kanal, an den sich alle setzen können.
game-offered = **{ $title }** · { $one_size ->
    [1] { $most ->
        [one] 1 Person
       *[other] { $most } Personen
    }
   *[0] { $least } bis { $most } Personen
} · { $shortest } bis { $longest } Minuten
    { $invitation }
games-none = Du bist in keinem Spiel. { $opening } eröffnet einen Tisch.
games-line = { $number }. { $game } in { $channel }: { $turn ->
    [lobby] noch nicht begonnen
    [yours] **du bist am Zug** ({ $when }){ $until ->
        [none] {""}
       *[other] , Zeit bis { $until }
    }
   *[other] { $name } ist am Zug
}
games-more = … und { $number ->
    [one] noch ein Spiel
   *[other] noch { $number } Spiele
}
games-unreadable = { $number }. Ein Spiel in { $channel }, das diese Version des Bots nicht lesen kann
continued = Das Spiel geht hier weiter.
button-absence = Ich bin bald weg …
button-absence-date = Anderes Datum …
button-absence-over = Ich bin schon zurück
absence-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
absence-now = Du bist weg bis { $at }.
# A form with one line: its title, what to write, and an example.
absence-form = Bis wann bist du weg?
absence-form-label = Ein Datum oder eine Anzahl von Tagen
absence-form-example = zum Beispiel { $examples }
ask-absence = Wie lange bist du weg? Bis dahin steht deine Zeit an jedem Tisch still, außer in Live-Spielen, und die anderen sehen, bis wann. In 90 Tagen kannst du höchstens 30 weg sein.
absence-begun = Du bist weg bis { $at }. So lange steht deine Zeit an jedem Tisch still, außer in Live-Spielen, und die anderen sehen es. Ziehen kannst du trotzdem jederzeit.
absence-over = Willkommen zurück: Deine Zeit läuft wieder.
ask-my-settings = Deine Einstellungen für alle Tische.
setting-my-pings = { $on ->
    [1] Mich erwähnen, wenn ich am Zug bin: ja
   *[0] Mich erwähnen, wenn ich am Zug bin: nein
}
setting-my-reminders = { $on ->
    [1] Mich erinnern: ja
   *[0] Mich erinnern: nein
}
setting-my-forced-moves = { $on ->
    [1] Erzwungene Züge für mich machen: ja
   *[0] Erzwungene Züge für mich machen: nein
}
forced-moves-explained = -# *Erzwungene Züge für mich machen*: Bleibt dir nur ein einziger Zug und nur du weißt es, mache ich ihn kurz darauf für dich. Das verrät etwas: Die anderen können sich zum Beispiel denken, dass dir Geld fehlt.
language-of-discord = Sprache: wie in Discord
language-automatic = Sprache des Discord-Servers
server-language = Sprache der Tische auf diesem Server: { $language }. Für einen einzelnen Tisch stellst du sie in der Lobby ein, für alles, was nur du liest, mit `/nevsky settings`.
about = **Nevsky { $version }**: Brettspiele in Kanälen.
    Gespeichert sind deine Discord-ID und dein Anzeigename, deine Züge, Ergebnisse, Turniere, Rückblicke und Abwesenheiten und deine Einstellungen. Sonst nichts, auch keine Nachrichten. Aus den Ergebnissen entstehen die Ranglisten dieses Servers; mit `/nevsky settings` bleibst du da heraus. Was in einem Spiel geheim ist, sieht nur, wem es gehört.
ask-forget = Das löscht deine Einstellungen, deine Rückblicke und deine geführten und privaten Spiele. In Turnieren und beendeten Spielen bleiben deine Züge, aber ohne deine ID und deinen Namen. Rückgängig machen lässt sich das nicht. Sicher?
forgotten = Erledigt: Alles ist gelöscht.

## Ablehnungen

refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-undo-not-yours = Zurücknehmen kannst du nur die allerletzte Aktion, und die war von { $name }.
refused-undo-revealed = Das kannst du nicht mehr zurücknehmen: Seitdem ist etwas Verdecktes ans Licht gekommen.
refused-undo-phase-over = Das kannst du nicht mehr zurücknehmen: Die Phase ist vorbei.
refused-not-away = Für { $name } kann erst jemand einspringen, wenn { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} lang kein Zug gekommen ist.
refused-is-absent = { $name } ist abgemeldet bis { $at }. So lange übernimmt niemand den Platz.
refused-absence-unclear = Das verstehe ich nicht. Schreib ein Datum oder eine Anzahl von Tagen, zum Beispiel { $examples }.
refused-absence-past = Das ist schon vorbei. Schreib ein späteres Datum oder eine Anzahl von Tagen, zum Beispiel { $examples }.
refused-absence-too-long = Das ist zu lang: In 90 Tagen kannst du höchstens 30 weg sein. Jetzt geht es bis { $at }.
refused-absence-used-up = Du warst in den letzten 90 Tagen schon 30 weg, mehr geht gerade nicht. Versuch es später noch einmal.
refused-absence-none = Du bist gar nicht abgemeldet: Deine Zeit läuft wie immer.
refused-no-stand-in = Für dich spielt gerade keine KI: Du spielst selbst.
refused-same-pace = Dieses Tempo hat das Spiel schon.
refused-last-person = Außer dir sitzt kein Mensch an diesem Tisch. `/{ $command } end` beendet das Spiel.
refused-no-hint = Der Tipp ist nicht rechtzeitig fertig geworden. Versuch es noch einmal, oder vertrau dir selbst.
refused-hint-under-way = Ich denke noch über deinen Tipp nach: Er kommt gleich.
refused-no-ai-players = Dieses Spiel ist nur für Menschen: Es gibt keine KI und darum auch keine Tipps.
refused-no-such-level = Eine KI dieser Stärke gibt es in diesem Spiel nicht. Zur Wahl stehen: { $level }.
refused-hints-off = An diesem Tisch wird ohne Tipps gespielt.
refused-no-ai = An diesem Tisch sitzt keine KI.
refused-ai-gone = { $name } sitzt nicht mehr an diesem Tisch.
refused-called-already = Sie sind schon eingeladen oder sitzen hier. Niemand wird zweimal erwähnt.
refused-called-enough = Mehr als { $most } Leute kann ein Tisch nicht einladen.
refused-called-nobody = Von ihnen kann hier niemand mitspielen: Bots nicht, und Leute von anderen Servern auch nicht.
refused-nobody-away = So lange ist noch niemand weg.
refused-seat-taken = Deinen Platz hat jetzt { $name }.
refused-not-in-server = Diese Person ist nicht auf diesem Server.
refused-wrong-value = Einer dieser Werte geht hier nicht. Nimm bitte einen der Vorschläge.
refused-bot-cannot-play = Ein Bot kann keinen Platz einnehmen. Such bitte einen Menschen aus.
refused-has-channel = Dieses Spiel läuft noch in seinem Kanal: { $channel }.
refused-forget-open-games = Du sitzt noch an einem offenen Tisch. Verlass ihn oder beende das Spiel; dann kann ich alles löschen.
refused-forget-unfinished = Bei uns ist etwas schiefgegangen, und noch ist nicht alles gelöscht. Versuch es bitte noch einmal, dann lösche ich auch den Rest.

refused-no-lesson = Dieses geführte Spiel ist vorbei. `/nevsky learn` beginnt ein neues.
refused-not-taught = Dafür gibt es noch kein geführtes Spiel. Nimm einen der Vorschläge.
refused-no-game = In diesem Kanal ist kein Spiel offen. { $opening } eröffnet einen Tisch.
refused-no-game-here = In diesem Kanal ist kein Spiel offen. { $number ->
    [one] Deines läuft in { $channels }.
   *[other] Deine laufen in { $channels }.
}
refused-own-game = { $kind ->
    [lesson] Dein geführtes Spiel ({ $game }) spielst du mit seinen eigenen Knöpfen; dieser Befehl gilt für Spiele im Kanal.
   *[private] Dein privates Spiel ({ $game }) spielst du mit seinen eigenen Knöpfen; dieser Befehl gilt für Spiele im Kanal.
}
refused-unreadable = Diese Version des Bots kann das Spiel in diesem Kanal nicht lesen, eine spätere vielleicht schon. Bis dahin kann es der Host mit `/{ $command } end` beenden, oder wer Kanäle verwalten darf.
refused-channel-taken = In diesem Kanal ist schon ein Spiel offen. `/{ $command } new where:thread` eröffnet ein weiteres in einem Thread.
refused-only-in-channel = Gespielt wird in den Kanälen eines Servers. Bitte versuch es dort.
refused-missing-permissions = Hier kann ich keinen Tisch zeigen. Bitte gib mir in diesem Kanal diese Rechte: { $permission }.
refused-already-seated = Du sitzt schon am Tisch. Starten kann nur der Host.
refused-table-full = { $seated ->
    [1] Alle { $most } Plätze sind besetzt.
   *[0] Alle { $most } Plätze sind besetzt, aber du kannst gern zusehen: { $place }
}
refused-not-at-table = Du sitzt nicht an diesem Tisch, aber du kannst gern zusehen: { $place }
refused-no-such-player = Diese Person sitzt nicht an diesem Tisch.
refused-only-host = Das kann nur { $host } als Host dieses Tischs.
refused-only-host-or-manager = Das kann nur { $host } als Host, oder jemand mit dem Recht „Kanäle verwalten“.
refused-only-host-seats-ai = Eine KI kann hier nur { $host } hinzufügen oder entfernen, als Host dieses Tischs.
refused-only-managers = Die Sprache der Tische kann nur wählen, wer den Server verwalten darf.
refused-too-few = Für dieses Spiel { $least ->
    [one] muss mindestens eine Person
   *[other] müssen mindestens { $least } Personen
} am Tisch sitzen.
refused-too-many-sit = Das geht nur mit { $most ->
    [one] einer Person
   *[other] höchstens { $most } Personen
}, und an diesem Tisch sitzen mehr. Erst müsste jemand gehen.
refused-already-started = { $seated ->
    [1] Dein Spiel läuft schon: { $place }
   *[0] Das Spiel läuft schon: { $place } Du kannst gern zusehen und beim nächsten mitspielen.
}
refused-not-started = Das Spiel hat noch nicht begonnen. { $is_host ->
    [1] Du kannst es mit dem Knopf oder mit `/{ $command } start` starten.
   *[0] Der Host startet es mit dem Knopf oder mit `/{ $command } start`.
}
refused-not-your-turn = { $number ->
    [one] Am Zug ist { $name }
   *[other] Gerade entscheiden { $name }
}. `/{ $command } show board` zeigt, wie es steht.
refused-you-have-decided = Du hast dich schon entschieden. { $number ->
    [one] { $name } überlegt noch.
   *[other] { $name } überlegen noch.
}
refused-other-game = In diesem Kanal läuft ein anderes Spiel: { $game }. Seine Befehle beginnen mit `/{ $other }`.
refused-no-hints-here = Für dieses Spiel gibt es keine Tipps.
refused-stale = Am Tisch ist es inzwischen weitergegangen; geändert wurde nichts. Die neueste Nachricht zeigt, wie es steht.
stale-panel = Am Tisch ist es inzwischen weitergegangen; geändert wurde nichts. So steht es jetzt für dich.
refused-seen = Das ist schon erledigt.
refused-taken-over = Der Bot wird gerade aktualisiert oder neu gestartet; geändert wurde nichts. Bitte versuch es noch einmal.
refused-unsure = Die Datenbank hat nicht rechtzeitig geantwortet. Vielleicht hat es trotzdem geklappt: Sieh bitte nach, bevor du es noch einmal versuchst.
refused-old-button = Dieser Knopf gehört zu einem früheren Spiel oder einer früheren Version. `/{ $command } show board` zeigt den Tisch, wie er jetzt ist.
refused-old-form = Die Einstellungen haben sich geändert, seit du dieses Formular geöffnet hast. Öffne es noch einmal, dann siehst du, was jetzt gilt.
refused-old-command = Dieser Befehl hat sich geändert. Tippe noch einmal `/` und such ihn aus der Liste aus.
refused-unknown-choice = „{ $text }“ steht hier nicht zur Wahl. Nimm einen der Vorschläge, oder lass die Angabe weg, um alle zu sehen.
refused-unknown-card = So eine Karte gibt es nicht. In den Vorschlägen stehen alle.
refused-unknown-topic = So ein Thema gibt es nicht. Zur Wahl stehen: { $topics }.
refused-wrong-options = Diese Optionen passen nicht zum Spiel. Die Vorschläge zeigen, was passt.
refused-not-sitting-out = Automatisches Passen ist schon aus.
refused-form-late = Das Öffnen hat zu lange gedauert. Drück den Knopf bitte noch einmal.
refused-our-fault = Bei uns ist etwas schiefgegangen; geändert wurde nichts. Bitte versuch es noch einmal.
done-but-our-fault = Es hat geklappt, aber danach ist bei uns etwas schiefgegangen. { $place ->
    [channel] Die neueste Nachricht zeigt, wie es steht.
   *[private] Ruf es noch einmal auf, um zu sehen, wie es steht.
}
done-but-taken-over = Es hat geklappt, aber danach wurde der Bot neu gestartet oder aktualisiert. { $place ->
    [channel] Die neueste Nachricht zeigt, wie es steht.
   *[private] Ruf es noch einmal auf, um zu sehen, wie es steht.
}

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-embed_links = Links einbetten
permission-read_message_history = Nachrichtenverlauf lesen

## Befehle

command-nevsky = Deine Spiele und Einstellungen
command-choose = Ein Spiel für diesen Kanal aussuchen
command-learn = Ein Spiel spielend lernen
command-learn-this = Dieses Spiel spielend lernen
option-game = Welches Spiel; ohne Angabe geht dein geführtes Spiel weiter
command-games = Deine offenen Spiele, und wer am Zug ist
command-away = Dich abmelden: Deine Zeit steht so lange an jedem Tisch still
command-settings = Erwähnungen und Erinnerungen, für dich an jedem Tisch
command-server = Die Sprache der Tische auf diesem Server
command-about = Version und Datenschutz
command-undo = Deine letzte Aktion zurücknehmen
command-hint = Was jetzt ein starker Zug wäre, nur für dich
command-ai = Eine KI an den Tisch setzen, bevor das Spiel beginnt
command-log = Was bisher geschah, nur für dich
command-seat = Jemand anderes für eine Person weiterspielen lassen, die weg ist
option-away = Wer weg ist
option-level = Wie stark; ohne Angabe siehst du alle Stärken
option-newcomer = Wer übernimmt; ohne Angabe eine KI

command-join = Sich an den Tisch setzen
command-leave = Den Tisch verlassen; läuft das Spiel schon, übernimmt eine KI für dich
command-start = Das Spiel mit allen am Tisch beginnen
command-end = Das Spiel für alle beenden, ohne Sieger
command-hand = Was du auf der Hand hast und tun kannst, nur für dich sichtbar
command-show = Tisch, Regeln, Karten, Verlauf oder Diagramm zeigen
command-board = Den Tisch zeigen
command-tableau = Groß zeigen, was vor jemandem liegt
command-card = Eine Karte erklären
command-rules = Die Regeln erklären
option-text = Als Text, nur für dich
option-player = Welche Person; ohne Angabe du selbst
option-name = Der Name der Karte
option-topic = Welcher Teil der Regeln
option-until = Bis wann: ein Datum oder eine Anzahl von Tagen
option-language = Die Sprache; ohne Angabe siehst du, welche gerade gilt
