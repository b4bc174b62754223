# Wer und was auf den Plättchen ist. Das Attribut `the` ist der Akkusativ mit Artikel.

tile-king = König
    .the = den König
tile-lady = Edeldame
    .the = die Edeldame
tile-merchant = Kaufmann
    .the = den Kaufmann
tile-baker = Bäcker
    .the = den Bäcker
tile-farmer = Bauer
    .the = den Bauern
tile-maid = Magd
    .the = die Magd
tile-beggar = Bettler
    .the = den Bettler
tile-gossip = Klatschbase
    .the = die Klatschbase
tile-quack = Quacksalber
    .the = den Quacksalber
tile-thief = Dieb
    .the = den Dieb
tile-tax-collector = Steuereintreiber
    .the = den Steuereintreiber
tile-robber-knight = Raubritter
    .the = den Raubritter
tile-gold-sack = Goldsack
    .the = den Goldsack
tile-fire = Feuer
    .the = ein Feuer
tile-evil-eye = Böser Blick
    .the = den bösen Blick
stall =
    Stand mit { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }

# Kurze Wörter in den Bildern.

picture-round = Runde { $round }
picture-round-of = Runde { $round } von { $rounds }
picture-last-round = Letzte Runde: { $round }
picture-round-over = Runde { $round } ist vorbei
picture-game-over = Das Spiel ist aus
picture-winner = { $name } gewinnt
picture-to-come = Kommt noch
picture-not-placed = Nicht gelegt
picture-to-choose = Zur Auswahl
# In the corner of the market: what the ends of the lines show, and what is new.
picture-per-good = je Ware
picture-pays = zahlt
picture-nearly-all-new = fast alles neu
picture-earlier = { $number } davor
picture-no-move = kein Zug
picture-cleared = Markt geräumt
picture-rows = Zeilen
picture-columns = Spalten
# As in English.
picture-start = Start
picture-hand = Nur für dich
picture-drawn = Gezogen: jetzt legen
picture-would-gain = Brächte dir jetzt
picture-nothing-to-place = Nichts zu legen
picture-stalls = Stände, bester Platz
picture-no-stalls = Keine Stände mehr

# Was sie bewirken.

rule-buyer = Kundschaft: Jede Ware in derselben Zeile oder Spalte bringt { $amount } Heller.
rule-unpleasant = Ein Halunke: Jede Ware in derselben Zeile oder Spalte kostet { $amount } Heller.
rule-gold = Verdoppelt, was jede Ware in seiner Zeile und seiner Spalte bringt oder kostet.
rule-fire = Teilt seine Zeile und seine Spalte in zwei Teile: Jeder Teil zählt für sich.
rule-eye = Vertreibt alle Kundschaft aus seiner Zeile und seiner Spalte. Die Halunken bleiben.
rule-stall =
    { $goods ->
        [one] Verkauft { $goods } Ware: Zeile und Spalte zahlen je einmal dafür.
       *[other] Verkauft { $goods } Waren: Zeile und Spalte zahlen je { $goods }-mal dafür.
    }
rule-stall-back = Er kommt zu dir zurück, wenn der Markt abgeräumt wird.
rule-stall-gone = Einmal aufgebaut, ist er aus dem Spiel, sobald der Markt abgeräumt wird.
alt-tiles-in-all =
    { $number ->
        [one] Nur einmal unter den { $all } Plättchen.
       *[other] { $number } der { $all } Plättchen.
    }
alt-stalls-each =
    { $number ->
        [one] Alle haben einen.
       *[other] Alle haben { $number }.
    }
alt-ones = Zu zweit, zu dritt oder zu viert haben alle { $two }, { $three } oder { $four }.

# Für alle, die die Bilder nicht sehen, und für den Fall, dass eines nicht gezeichnet werden kann.

alt-turn = { $name } ist am Zug.
alt-placing = { $name } hat ein Plättchen gezogen und muss es legen.
alt-round-over = Runde { $round } ist vorbei.
alt-round = Runde { $round }.
alt-round-of = Runde { $round } von { $rounds }.
alt-last-round = Runde { $round }, die letzte Runde.
alt-seat =
    { $name }: { $money } Heller, im Moment { $change } vom Markt, { $number ->
        [0] keine Stände mehr
       *[other] übrige Stände: { $stalls }
    }.
alt-seat-paid =
    { $name }: { $money } Heller, { $number ->
        [0] keine Stände mehr
       *[other] übrige Stände: { $stalls }
    }.
alt-keeping = Geheimplättchen noch nicht gelegt: { $names }.
alt-row = Zeile { $row }: { $pieces }. { $worth }
alt-column = Spalte { $column }: { $worth }
# Was sich seit dem letzten Zug geändert hat.
alt-moves = { $earlier ->
    [0] { $number ->
        [one] { $moves }.
       *[other] { $moves }, in dieser Reihenfolge.
    }
    [one] Erst 1 Zug, dann { $moves }, in dieser Reihenfolge.
   *[other] Erst { $earlier } Züge, dann { $moves }, in dieser Reihenfolge.
}
alt-move = { $piece } auf { $space } ({ $name })
alt-move-skipped = kein Zug ({ $name })
alt-market-cleared = Eine Runde ist vorbei ({ $changes }), der Markt ist wieder leer.
alt-projected-changed = Der Markt zahlt jetzt anders: { $changes }.
alt-space = { $space } { $piece }
alt-empty = leer
alt-stall = Stand { $goods } von { $name }
alt-worth = Eine Ware bringt { $values }.
alt-worth-to = Eine Ware bringt { $values }: { $pays }.
# Zwischen dem, was eine Ware in den Teilen einer Reihe bringt.
alt-beyond-fire = { " " }und jenseits des Feuers{ " " }
alt-pay = { $name } { $amount }
alt-to-come = Kommt noch, davon { $pile } im Stapel: { $tiles }.
alt-not-placed = Nicht gelegt, davon { $pile } im Stapel: { $tiles }.
alt-to-choose = Zur Auswahl: { $tiles }.
alt-copies = { $number } × { $tile }
alt-earned = Bisherige Runden von { $name }: { $amounts }.
alt-first = { $name } hat Runde { $round } begonnen.
alt-takings =
    { $name }: Zeilen { $rows }, Spalten { $columns }, zusammen { $total }, jetzt { $money } Heller.
alt-paid-row = Zeile { $line }: { $worth }
alt-paid-column = Spalte { $line }: { $worth }
alt-drawn = Dieses Plättchen hast du gezogen und musst es legen: { $tile }.
alt-kept = Dein Geheimplättchen: { $tile }.
alt-gains = Was es dir brächte, { $piece }: { $spaces }.
alt-standing = Deine Stände auf dem Markt: { $stalls }.
alt-best = Beste Felder im Moment: { $pieces }.
alt-piece-on = { $piece } { $amount } auf { $space }
alt-piece-best = { $piece } { $amount } auf { $space }{ $others ->
    [0] { "" }
   *[other] {" "}(andere { $others })
}
alt-result =
    { $rank }. { $name }, { $money } Heller: { $start } zu Beginn, dann { $rounds }.
alt-card = { $card }.

# Was die Zeichen bedeuten: neben dem Zeichen, und (alt) für alle, die es nicht sehen.

sign-buyer = Kundschaft: macht Zeile und Spalte wertvoller
    .alt = Grüne Zahl: Kundschaft, die Zeile und Spalte um so viel mehr wert macht.
sign-unpleasant = Halunke: macht Zeile und Spalte weniger wert
    .alt = Rote Zahl: ein Halunke, der Zeile und Spalte um so viel weniger wert macht.
sign-fire = Teilt Zeile und Spalte in zwei Teile
    .alt = Feuer: teilt Zeile und Spalte in zwei Teile.
sign-eye = Vertreibt alle Kundschaft
    .alt = Auge: vertreibt alle Kundschaft aus Zeile und Spalte.
sign-gold = Verdoppelt Zeile und Spalte
    .alt = Sack mit ×2: verdoppelt Zeile und Spalte.
sign-stall = Stand mit 3 Waren, von Platz 1
    .alt = Stand: Die Zahl auf dem Tuch sind seine Waren, die am Tresen sagt, wem er gehört.
sign-end = Was jede Ware hier bringt und was ihr bekommt
    .alt = Zahlen am Ende einer Reihe: was eine Ware dort bringt, auf jeder Seite eines Feuers; in den Feldern darunter, in der Reihenfolge am Tisch, was die Reihe allen zahlt.
sign-full = Goldrahmen: volle Reihe, steht fest
    .alt = Goldrahmen darum: Die Reihe ist voll und steht fest.
sign-money = Heller, und was der Markt jetzt brächte
    .alt = Münze: so viele Heller, und dahinter, was der Markt jetzt brächte.
sign-stalls = Noch nicht aufgebaute Stände
    .alt = Kleine Tücher mit Zahlen: Stände, die noch nicht aufgebaut sind, und wie viele davon.
sign-kept = Ein Geheimplättchen, verdeckt
    .alt = Violette Rückseite: ein verdecktes Geheimplättchen.
sign-new = Neu seit deinem letzten Zug, und von wem
    .alt = Türkis: neu seit deinem letzten Zug; auf einem Plättchen sagt die Nummer, von welchem Platz es kommt.
alt-example = Beispiel: { $pieces }. Es zahlt: { $pays }.

# What a ring marks, at the beginning of the alt text.

marked-market = Markiert: der Markt.
marked-row-ends = Markiert: die Enden der Reihen.
marked-seats = Markiert: die Plätze rechts.
marked-place = Markiert: { $place }.
