# In den Bildern: kurze Wörter, denn der Platz ist knapp.

picture-round = Runde { $round }
picture-last-round = LETZTE RUNDE
picture-phase-worker = Handwerker
picture-phase-building = Gebäude
picture-phase-aristocrat = Adlige
picture-phase-trading = Austausch
picture-upper-row = Obere Reihe
picture-lower-row = Untere Reihe
# Wo eine Reihe in der zweiten Zeile weitergeht; `short`, wo wenig Platz ist.
picture-upper-row-on = Obere Reihe, weiter
picture-upper-row-on-short = … obere Reihe
picture-lower-row-on = Untere Reihe, weiter
picture-lower-row-on-short = … untere Reihe
# Wo lange Wörter auf einer Karte getrennt werden dürfen.
# A list.
picture-hyphenation = Gold/gräber Holz/fäller Schiff/bauer Zimmer/mann Kranken/haus Biblio/thek Potjem/kin Lager/haus Stern/warte Ver/walter Kontro/lleur Hof/meisterin Gold/schmelze Kürsch/nerei Mariins/kij Isaaks/kathedrale Erlöser/kirche Katharinen/palast Winter/palast Kammer/zofe Waffen/meister Bau/meister Steuer/eintreiber Außen/minister Schmeich/ler Obscht/schina Gesell/schaft Univer/sität Peters/burg Textil/fabrik Bürger/meister Handels/haus
# Danach folgt das Wappen eines Spielers.
picture-prices-of = Preise für
picture-printed-prices = Gedruckte Preise
picture-since = { $replay ->
    [1] in diesem Schritt
   *[0] seit deinem letzten Zug
}
picture-new-card = neu
# Wie viele Karten einer Reihe neu sind; neben dem Namen der Reihe.
picture-new-cards = { $all ->
    [1] alles neu
   *[0] { $number } neu
}
# Neben dem Wappen dessen, der die Karte hat, und was aus ihr wurde.
picture-took = nahm
picture-bought = kaufte
picture-taken-play = im Spiel
picture-taken-hand = auf die Hand
picture-taken-gone = wieder weg
picture-drawn = Wohin damit?
picture-pub = Schenke
picture-pub-limit = bis zu { $limit }
picture-guild-hall = Gildehaus
picture-guild-hall-limit = beliebig gemischt
picture-trading-house = Handelshaus
picture-trading-house-limit = { $limit } oder keine
picture-used = benutzt
picture-passed = passt
picture-new = neu in dieser Phase
picture-winner = { $name } gewinnt
picture-game-over = Das Spiel ist aus
picture-final-table = Der Tisch am Ende
picture-hand = Handkarten: { $name }
# Ein Platz für eine weitere Handkarte.
picture-free = frei
picture-tableau-empty = Keine Karten im Spiel
picture-incomes = Wertungen
picture-barred = nichts zum Austauschen
picture-too-expensive =
    { $missing ->
        [one] { $missing } Rubel fehlt
       *[other] { $missing } Rubel fehlen
    }
picture-can-pay =
    { $left ->
        [one] { $left } Rubel bleibt
       *[other] { $left } Rubel bleiben
    }
picture-displacing = { $card }: { $price }
picture-more = { $number } weitere
picture-rubles-left = noch { $number }
picture-points-before = im Spiel
picture-points-aristocrats = Adlige
picture-points-rubles = Rubel
picture-points-hand = Hand

# Für alle, die die Bilder nicht sehen, und für den Fall, dass eines nicht gezeichnet werden kann.

alt-turn = { $name } ist am Zug.
alt-pub =
    { $name } kann in der Schenke bis zu { $limit ->
        [one] { $limit } Punkt
       *[other] { $limit } Punkte
    } kaufen.
alt-guild-hall = { $name } bekommt im Gildehaus { $limit }, in Rubeln und Punkten.
alt-trading-house = { $name } kann im Handelshaus { $limit } Punkte kaufen.
alt-moment = { $phase }, Runde { $round }.
alt-moment-last = { $phase }, Runde { $round }, die letzte Runde.
alt-passed = Gepasst: { $names }.
alt-drawn = Zu kaufen, zu nehmen oder abzuwerfen: { $card }.
alt-prices-of = Preise für { $name }.
alt-upper-row = Obere Reihe: { $cards }.
alt-upper-row-empty = Die obere Reihe ist leer.
alt-lower-row = Untere Reihe (1 Rubel billiger): { $cards }.
alt-lower-row-empty = Die untere Reihe ist leer.
alt-copies = { $number } × { $card }
alt-priced = { $card } für { $price }
alt-barred = { $card } (nichts zum Austauschen)
alt-player =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $hand ->
        [0] keine Handkarten
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }, { $aristocrats ->
        [0] keine Adligen
        [one] { $aristocrats } Adelskarte
       *[other] { $aristocrats } verschiedene Adlige
    }.
alt-player-rubles =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $rubles } Rubel, { $hand ->
        [0] keine Handkarten
        [one] { $hand } Handkarte
       *[other] { $hand } Handkarten
    }, { $aristocrats ->
        [0] keine Adligen
        [one] { $aristocrats } Adelskarte
       *[other] { $aristocrats } verschiedene Adlige
    }.
alt-stacks = Wie viele Karten noch da sind, und wer die Phase beginnt: { $stacks }.
alt-stack = { $stack } { $number } ({ $name })
alt-gold-disc = Die goldene Scheibe liegt bei { $name }.
alt-discards =
    Ablagestapel, { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }: { $cards }.
alt-tableau = Bei { $name } im Spiel: { $cards }.
alt-tableau-empty = Bei { $name } ist nichts im Spiel.
alt-face-down = { $card } (verdeckt)
alt-used = { $card } (in dieser Runde schon benutzt)
alt-open-hand = Handkarten von { $name }: { $cards }.
alt-earns = { $name } bekäme jetzt: { $incomes }.
# Ein Teil des Satzes davor: die Karten einer Phase und was sie bringen.
alt-earns-one =
    { $phase } { $rubles ->
        [0] {""}
       *[other] { $rubles } Rubel
    }{ $points ->
        [0] {""}
        [one] { $rubles ->
            [0] {""}
           *[other] {" "}und{" "}
        }{ $points } Punkt
       *[other] { $rubles ->
            [0] {""}
           *[other] {" "}und{" "}
        }{ $points } Punkte
    }
alt-phase-over = { $phase } von Runde { $round } ist vorbei.
alt-gained =
    { $name } bekommt { $rubles } Rubel und { $more ->
        [one] { $more } Punkt
       *[other] { $more } Punkte
    } und hat jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
alt-points-now =
    { $name } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
# Die Gebäude, die nach einer Wertung Punkte verkaufen oder Punkte und Rubel geben.
alt-houses-brought = { $houses }: { $points ->
    [0] { $rubles } Rubel
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
       *[other] {" "}und { $rubles } Rubel
    }
}.
alt-new = Neu bei { $name }: { $cards }.
# Was sich seit dem letzten Zug geändert hat.
alt-new-upper = Neu in der oberen Reihe: { $cards }.
alt-new-lower = Neu in der unteren Reihe: { $cards }.
alt-taken = { $name } hat genommen: { $cards }.
alt-bought = { $name } hat gekauft: { $cards }.
alt-taken-play = { $card } (im Spiel)
alt-taken-displacing = { $card } (im Spiel, statt { $displaced })
alt-taken-hand = { $card } (auf der Hand)
alt-taken-gone = { $card } (nicht mehr im Spiel)
alt-discarded = { $name } hat abgeworfen: { $card }.
alt-no-move = Kein Zug: { $names }.
alt-points-changed = Punkte: { $changes }.
alt-income-changed = Einnahmen von { $name }: { $changes }.
# Teile der beiden Sätze davor.
alt-change = { $name } { $amount }
alt-change-phase = { $phase } ({ $amounts })
alt-change-rubles = Rubel { $amount }
alt-change-points = Punkte { $amount }
alt-income =
    { $phase }: { $rubles } Rubel und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bei der nächsten Wertung.
alt-hand =
    Hand von { $name }: { $number ->
        [0] keine Karten
        [one] { $number } Karte
       *[other] { $number } Karten
    } von höchstens { $limit }, { $rubles } Rubel, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
alt-held = Auf der Hand: { $card }.
alt-held-trading = Auf der Hand: { $card }, im Austausch gegen { $displacing }.
alt-displacing = { $card } { $price }
alt-result =
    { $rank }. { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $before } im Spiel, { $for_aristocrats } für { $aristocrats ->
        [one] { $aristocrats } Adelskarte
       *[other] { $aristocrats } verschiedene Adlige
    }, { $for_rubles } für Rubel, { $for_hand } für Handkarten; Rubel übrig: { $left }.
alt-card = { $card }.
alt-card-cost = Kostet { $cost } Rubel.
# Bei Karten, die nicht in jeder Ausgabe gleich sind.
alt-card-cost-in = { $edition }: kostet { $cost } Rubel.
alt-card-income =
    Bringt bei jeder Wertung { $rubles ->
        [-1] −1 Rubel
        [0] {""}
       *[other] { $rubles } Rubel
    }{ $points ->
        [0] {""}
        [one] { $rubles ->
            [0] {""}
           *[other] {" "}und{" "}
        }{ $points } Punkt
       *[other] { $rubles ->
            [0] {""}
           *[other] {" "}und{" "}
        }{ $points } Punkte
    }.
alt-card-displaces = Tauscht eine dieser Karten aus: { $cards }.
alt-card-displaced = Austauschbar durch: { $cards }.
alt-card-copies =
    { $number ->
        [one] Nur einmal vorhanden ({ $stack }).
       *[other] { $number }-mal vorhanden ({ $stack }).
    }

# Was die Zeichen bedeuten: neben dem Zeichen, und (alt) für alle, die es nicht sehen.

sign-price = Preis im Moment (siehe „Preise für“)
    .alt = Goldmünze auf einer Karte: ihr Preis im Moment, für die Person bei „Preise für“.
sign-trade-price = Preis einer Austauschkarte, je nach Tausch
    .alt = Goldschild auf einer Karte mit Goldrahmen: Preis einer Austauschkarte, je nachdem, was sie austauscht.
sign-barred = Nichts zum Austauschen da
    .alt = Durchgestrichener Kreis: nichts da, was sie austauschen könnte.
sign-lower-row = Untere Reihe: 1 Rubel billiger
    .alt = Minus 1 neben einer Reihe: Alles darin ist 1 Rubel billiger.
sign-rubles = Rubel bei jeder Wertung
    .alt = Münze unten auf einer Karte: Rubel, die sie bei jeder Wertung bringt.
sign-points = Punkte bei jeder Wertung
    .alt = Roter Stern: Punkte, die sie bei jeder Wertung bringt.
sign-suits = Handwerker, Gebäude, Adlige, Austauschkarten
    .alt = Hammer auf Grün, Haus auf Blau, Krone auf Rot, Pfeile auf Grau: Handwerker, Gebäude, Adlige, Austauschkarten.
sign-marker = Startmarker: wer diese Phase beginnt
    .alt = Runder Marker mit der Nummer eines Platzes: wer diese Phase beginnt.
sign-stack = Karten, die noch im Stapel sind
    .alt = Stapel mit einer Zahl: Karten, die noch darin sind.
sign-turn = Wer am Zug ist
    .alt = Pfeil und Goldrahmen: wer am Zug ist.
sign-hand = Karten auf der Hand
    .alt = Zwei Karten mit einer Zahl: Karten auf der Hand.
sign-new = Neu seit deinem letzten Zug
    .alt = Türkis: neu seit deinem letzten Zug.
sign-order = Reihenfolge der Züge seitdem (–: kein Zug)
    .alt = Türkise Scheibe mit Zahl: Reihenfolge der Züge dieser Phase seit deinem; mit Strich: kein Zug.
sign-aristocrats = Verschiedene Adlige im Spiel
    .alt = Rote Krone mit einer Zahl: verschiedene Adlige im Spiel.
alt-cards = Bilder dieser Karten: { $cards }.

# What a ring marks, at the beginning of the alt text.

marked-stacks = Markiert: die Stapel oben.
marked-seats = Markiert: die Plätze rechts.
marked-decision = Markiert: worüber jetzt entschieden wird.
marked-upper = Markiert: die obere Reihe.
marked-lower = Markiert: die untere Reihe.
marked-worker-cards = Markiert: die Handwerker in den Reihen.
marked-building-cards = Markiert: die Gebäude in den Reihen.
marked-aristocrat-cards = Markiert: die Adligen in den Reihen.
marked-trading-cards = Markiert: die Austauschkarten in den Reihen.
