# Kurze Wörter in den Bildern.

picture-round-of = Runde { $round } von { $rounds }
picture-last-round = Letzte Runde: { $round }
picture-game-over = Das Spiel ist aus
picture-plague = Die Pest ist da
picture-step-supply = Vorrat wählen
picture-step-look = Nonnen ansehen
picture-step-enter = Gebäude betreten
picture-step-lay = Karten auslegen
picture-step-give = Karten abgeben
picture-step-discard = Im Hospital
picture-give-sword = Schwert: abgeben
picture-give-guard-tower = Turm: abgeben
picture-buildings = Auswertung von links nach rechts
picture-since =
    { $replay ->
        [1] in diesem Schritt
       *[0] seit deinem letzten Zug
    }
# Before the signs of those who did, in their order.
picture-moved = Züge:
# Above the buildings of a round that has begun since the reader's last move.
picture-all-new = alles neu
# For whom a building does something, beside the wreath and the pawn.
picture-most = meiste Personen
picture-each = alle anderen
picture-supply = Vorrat
# Heads the seats that took the supply of a building, and those that entered it.
picture-supplied = Vorrat genommen
picture-entered = drinnen
picture-influence = Einfluss
# After the points of the first places, such as 10, 5 and 2.
picture-track-points = am Ende
picture-hand = Handkarten: { $name }
picture-no-cards = Keine Handkarten
# On a card.
picture-chosen = ausgesucht
picture-nuns-known =
    { $number ->
        [0] Du kennst keine der { $all } Nonnenkarten
       *[other] Du kennst { $number } der { $all } Nonnenkarten
    }
# Beside a sign and the number.
picture-nuns =
    { $number ->
        [one] Nonne
       *[other] Nonnen
    }
picture-rats =
    { $number ->
        [one] Ratte
       *[other] Ratten
    }
picture-laid-at = Ausgelegt: { $building }
picture-winner = { $name } gewinnt
picture-winners = { $number } teilen sich den Sieg
picture-nobody-wins = Niemand überlebt
picture-more-rats-die =
    { $nuns ->
        [one] Mehr als { $nuns } Ratte ist tödlich.
       *[other] Mehr als { $nuns } Ratten sind tödlich.
    }
# Above the numbers of rats, which decide who survives.
picture-points-rats = Ratten
picture-nowhere = Noch in keinem Gebäude
picture-at = Hier: { $building }
picture-at-hidden =
    { $number ->
        [0] Hier: { $building }
        [one] Hier: { $building }, { $number } Karte verdeckt
       *[other] Hier: { $building }, { $number } Karten verdeckt
    }
picture-looked =
    { $number ->
        [0] hat noch keine Nonnenkarte gesehen
        [one] hat { $number } von { $all } Nonnenkarten gesehen
       *[other] hat { $number } von { $all } Nonnenkarten gesehen
    }

# Für alle, die die Bilder nicht sehen, und für den Fall, dass eines nicht gezeichnet werden kann.

alt-card = { $card }.
alt-supply = Ein Vorrat: { $supply }.
# Zwischen den Teilen einer Liste, in denen Kommas stehen.
alt-between = ;{ " " }
alt-and = { $one } { $other }
alt-none = nichts
alt-copies = { $number } × { $card }
alt-nobody-survives = Das Spiel ist aus: Niemand überlebt die Pest.
alt-step-supply = { $names } wählt einen Vorrat.
alt-step-look = { $names } sieht sich eine Nonnenkarte an.
alt-step-enter = { $names } betritt ein Gebäude.
alt-step-lay = { $names } legt Karten aus.
alt-step-give = Noch Karten abzugeben: { $names }.
alt-step-discard =
    { $number ->
        [one] Im Hospital kann { $names } Handkarten abwerfen.
       *[other] Im Hospital können { $names } Handkarten abwerfen.
    }
alt-give-sword =
    { $number ->
        [one] Ein Schwert von { $receiver }: { $names } muss Karten abgeben.
       *[other] Ein Schwert von { $receiver }. Karten abgeben müssen: { $names }.
    }
alt-give-guard-tower =
    { $number ->
        [one] { $receiver } hat den Wachturm: { $names } muss Karten abgeben.
       *[other] { $receiver } hat den Wachturm. Karten abgeben müssen: { $names }.
    }
alt-round-of = Runde { $round } von { $rounds }.
alt-last-round = Runde { $round }, die letzte Runde: Kein Gebäude wird benutzt.
alt-building = { $place }. { $building } ({ $cls }). Privileg: { $privilege }. Die anderen: { $basic }. Vorrat: { $supply }.
alt-entered = Hier sind: { $guests }.
alt-resolving = Wird gerade ausgewertet.
alt-resolved = Ist ausgewertet.
# Was sich seit dem letzten Zug geändert hat.
alt-new-round = Eine neue Runde hat begonnen: Alle Gebäude sind neu.
alt-since-order = Züge in dieser Reihenfolge: { $names }.
# In the list of that order.
alt-since-waited = { $name } (Geleitbrief genutzt)
alt-since-nothing = Kein Zug: { $names }.
alt-since-influence = +{ $number } Einfluss ({ $cls })
alt-since-supply = Vorrat genommen ({ $building })
alt-since-entered = betreten ({ $building })
alt-since-laid =
    { $number ->
        [one] { $number } Karte ausgelegt
       *[other] { $number } Karten ausgelegt
    }
alt-guest =
    { $number ->
        [0] { $name } ohne Karten
        [one] { $name } mit { $number } Karte
       *[other] { $name } mit { $number } Karten
    }
alt-guest-shown = { $name } mit { $cards }
alt-seat =
    { $tokens ->
        [0] { $name }: { $cards ->
            [0] keine Handkarten
            [one] { $cards } Handkarte
           *[other] { $cards } Handkarten
        }.
        [one] { $name }: { $cards ->
            [0] keine Handkarten
            [one] { $cards } Handkarte
           *[other] { $cards } Handkarten
        }, { $tokens } Siegmarke.
       *[other] { $name }: { $cards ->
            [0] keine Handkarten
            [one] { $cards } Handkarte
           *[other] { $cards } Handkarten
        }, { $tokens } Siegmarken.
    }
alt-track = { $cls }: { $heights }.
alt-track-empty = { $cls }: noch niemand.
alt-height = { $name } { $height }
alt-influence = Einfluss: { $heights }.
alt-first = Das Startrecht hat { $name }.
alt-queue-supplies = Es wählen noch einen Vorrat: { $names }.
alt-queue-entering = Es betreten noch ein Gebäude: { $names }.
alt-queue-resolving = Noch an der Reihe: { $names }.
alt-looked =
    { $number ->
        [one] { $name } hat Nonnenkarte { $places } gesehen.
       *[other] { $name } hat die Nonnenkarten { $places } gesehen.
    }
alt-deck =
    { $number ->
        [one] { $number } Karte ist noch im Stapel.
       *[other] { $number } Karten sind noch im Stapel.
    }
alt-supplied = { $name } hat den Vorrat von Gebäude { $place } genommen: { $building }.
alt-asked = { $name }: noch { $number } zu wählen.
alt-gained = In dieser Runde { $name }: { $gains }.
alt-privilege = Das Privileg hat { $name }.
alt-discards = Abgeworfen: { $list }.
alt-piles = Noch in den Stapeln: { $list }.
alt-stack = Kommende Gebäude: { $stack }, Ersatz: { $replacements }.
alt-turned-away = In dieser Runde ersetzt: { $list }.
alt-gone = Aus dem Spiel: { $list }.
alt-kinds = Gebäude in diesem Spiel: { $list }.
alt-copy = { $building } ({ $supply })
alt-plague =
    { $nuns ->
        [one] Die Nonnenreihe zeigt { $nuns } Nonne: { $cards }. Wer mehr Ratten hat, stirbt.
       *[other] Die Nonnenreihe zeigt { $nuns } Nonnen: { $cards }. Wer mehr Ratten hat, stirbt.
    }
alt-result =
    { $rank }. { $name } überlebt mit { $rats ->
        [0] keiner Ratte
        [one] { $rats } Ratte
       *[other] { $rats } Ratten
    }: { $points } Punkte. Leisten: { $tracks }. Gold ({ $golds }): { $gold }. Hand ({ $people }): { $hand }. Marken: { $tokens }.
alt-result-dead =
    { $name } stirbt mit { $rats ->
        [one] { $rats } Ratte
       *[other] { $rats } Ratten
    }: { $points } Punkte. Leisten: { $tracks }. Gold ({ $golds }): { $gold }. Hand ({ $people }): { $hand }. Marken: { $tokens }.
alt-building-over = Ausgewertet: { $building } ({ $cls }).
alt-outcome = { $name } hat ausgelegt: { $cards }. Ergebnis: { $gains }.
alt-outcome-privilege = { $name } hat ausgelegt: { $cards }. Ergebnis mit Privileg: { $gains }.
alt-outcome-beside = { $name }: { $gains }.
alt-no-card = nichts
alt-nothing = nichts
alt-rats =
    { $rats ->
        [0] { $name }, du hast keine Ratten.
        [one] { $name }, du hast { $rats } Ratte.
       *[other] { $name }, du hast { $rats } Ratten.
    }
alt-hand = Deine Karten: { $cards }.
alt-no-hand = Du hast keine Karten.
alt-nun = { $place } { $card }
alt-known =
    { $nuns ->
        [one] Nonnenkarten, die du kennst: { $cards }. Zusammen zeigen sie { $nuns } Nonne.
       *[other] Nonnenkarten, die du kennst: { $cards }. Zusammen zeigen sie { $nuns } Nonnen.
    }
alt-chosen = Ausgesucht: { $cards }.
alt-laid = Ausgelegt, { $building }: { $cards }.
alt-at =
    { $number ->
        [0] Hier ohne Karten: { $building }.
        [one] Hier mit { $number } Karte: { $building }.
       *[other] Hier mit { $number } Karten: { $building }.
    }
gain-influence = +{ $number } Einfluss
gain-rats =
    { $number ->
        [one] +{ $number } Ratte
       *[other] +{ $number } Ratten
    }
gain-rats-off =
    { $number ->
        [one] −{ $number } Ratte
       *[other] −{ $number } Ratten
    }
gain-rats-both =
    { $number ->
        [0] so viele Ratten wie vorher
        [one] { $net } Ratte
       *[other] { $net } Ratten
    } (+{ $taken } −{ $off })
gain-tokens =
    { $number ->
        [one] +{ $number } Siegmarke
       *[other] +{ $number } Siegmarken
    }
gain-drawn =
    { $number ->
        [one] { $number } Karte gezogen
       *[other] { $number } Karten gezogen
    }
gain-received =
    { $number ->
        [one] { $number } Karte bekommen
       *[other] { $number } Karten bekommen
    }
gain-given =
    { $number ->
        [one] { $number } Karte abgegeben
       *[other] { $number } Karten abgegeben
    }
gain-discarded =
    { $number ->
        [one] { $number } Karte abgeworfen
       *[other] { $number } Karten abgeworfen
    }
gain-looks =
    { $number ->
        [one] { $number } Nonnenkarte gesehen
       *[other] { $number } Nonnenkarten gesehen
    }
gain-special = +{ $cards }

## Die Zeichen, erklärt. Das Attribut `alt` nennt auch das Zeichen.

sign-classes = Die sechs Stände und ihre Leisten
    .alt = Ähre, Waage, Kreuz, Schild, Mond und Krone: die sechs Stände, jeder mit eigener Leiste.
sign-most = Privileg: für die meisten Personen
    .alt = Kranz mit einer 1: das Privileg, für die meisten Personen im Gebäude.
sign-each = Für alle anderen dort
    .alt = Graue Figur: was ein Gebäude für alle anderen dort tut.
sign-crate = Der Vorrat eines Gebäudes
    .alt = Kiste: der Vorrat eines Gebäudes.
sign-door = Wer hier ist, mit wie vielen Karten
    .alt = Tür mit Scheiben: wer das Gebäude betreten hat, der Reihe nach, und mit wie vielen Karten.
sign-card-rat = Karte ziehen, Ratte abwerfen
    .alt = Plus 1 an einer Karte: eine Karte ziehen. Minus 1 an einer Ratte: eine Ratte abwerfen.
sign-heal = Handkarte abwerfen, mit ihr eine Ratte
    .alt = Karte und Ratte, durchgestrichen: Mit jeder Handkarte, die du abwirfst, geht eine Ratte.
sign-tower = Andere geben Karten; deine sind sicher
    .alt = Karte mit Pfeil: Die anderen geben Karten ab. Schild: Dir nimmt niemand Karten weg.
sign-sword-flute = Schwert nimmt Karten, Flöte schickt Ratten
    .alt = Schwert: nimmt Karten. Flöte: schickt Ratten.
sign-joker-pass-gold = Joker passt überall, Geleitbrief wartet, Gold zählt am Ende
    .alt = Joker: passt überall. Geleitbrief: lässt anderen den Vortritt. Gold: Punkte am Ende.
sign-influence = Einfluss in einem Stand
    .alt = Grüner Pfeil nach oben: Einfluss in einem Stand.
sign-eye = Die Nonnenreihe und Blicke darauf
    .alt = Blaue Karte mit Schleier: die Nonnenreihe, verdeckt. Auge: Blicke auf ihre Karten.
sign-hand = Handkarten, Siegmarken
    .alt = Zwei Karten mit einer Zahl: Handkarten. Medaille mit einer Zahl: Siegmarken.
sign-first = Wer beginnt; wer am Zug ist
    .alt = Fahne: wer die Runde beginnt. Pfeil: wer am Zug ist, auch mehrere gleichzeitig.
alt-cards = Bilder dieser Karten: { $cards }.
alt-buildings = Bilder dieser Gebäude: { $buildings }.

# What a ring marks, at the beginning of the alt text.

marked-nuns = Markiert: die Nonnenkarten oben.
marked-round = Markiert: die Runde oben.
marked-seats = Markiert: die Plätze rechts.
marked-supplies = Markiert: die Vorräte der Gebäude.
marked-buildings = Markiert: die Gebäude.
