# Auf Heller und Pfennig: was geschah, was man wählen kann, was nicht geht, und die Regeln.

# As in English.
game-title = Auf Heller und Pfennig
cover-alt = Auf Heller und Pfennig: ein König, ein Sack Gold, ein Bäcker und ein Dieb vom Markt, in goldenen Rahmen.
game-invitation = Ein Markt füllt sich mit Ständen, Kundschaft und Halunken, und wenn er schließt, zahlt jede Zeile und jede Spalte. In zehn Minuten gelernt!
phase-round = Auszahlung

## Plättchen und Stände. Das Attribut `the` ist der Akkusativ mit Artikel.

piece-tile = { $value ->
    [0] { $tile }
   *[other] { $tile } ({ $shown })
}
    .the = { $value ->
        [0] { FORM($tile, "the") }
       *[other] { FORM($tile, "the") } ({ $shown })
    }
piece-stall = Stand mit { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}
    .the = einen Stand mit { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }
piece-kept = Geheimplättchen
    .the = das Geheimplättchen
piece-drawn = gezogenes Plättchen
    .the = das gezogene Plättchen
piece-row = Zeile { $line }
piece-column = Spalte { $line }

## Was geschah. Das Attribut `you` spricht mit der Person, die es getan hat.

told-stall-placed = { $name } baut auf { $space } einen Stand mit { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} auf.
    .you = Dein Stand steht auf { $space }. { $left ->
        [0] Es war dein letzter.
        [one] Du hast noch 1 Stand.
       *[other] Du hast noch { $left } Stände.
    }
told-placed-drawn = { $name } zieht { $tile } und legt das Plättchen auf { $space }.
    .you = Du legst { $tile } auf { $space }.
told-placed-kept = { $name } legt ein Geheimplättchen auf { $space }: { FORM($tile, "") }.
    .you = Du legst dein Geheimplättchen auf { $space }: { FORM($tile, "") }.
told-placed-open = { $name } legt { $tile } auf { $space }.
    .you = Du legst { $tile } auf { $space }.
told-drew = Du ziehst { $tile }.
told-kept = Neue Runde, neues Geheimplättchen: { FORM($tile, "") }.
told-paid = { $kind ->
    [row] Zeile
   *[column] Spalte
} { $line }: { $paid }
told-pay = { $name } { $amount }
told-lines-left-out = Reihen, die hier fehlen, zahlen nichts.
told-round-began = Der Markt ist abgeräumt. Runde { $round } beginnt, und { $name } fängt an.
told-last-round = { $name } hat den letzten eigenen Stand aufgebaut: **Das ist die letzte Runde.**
told-skipped = { $name } hat nichts mehr zu legen und wird übersprungen.
situation = { $rounds ->
    [0] Runde { $round }
   *[other] { $last ->
        [1] Runde { $round }, **die letzte**
       *[0] Runde { $round } von { $rounds }
    }
}
question-turn = **{ $name }**, du bist am Zug. { $situation }.
question-place = **{ $name }** hat ein Plättchen gezogen: Wo kommt es hin? { $situation }.

## Der Stand, solange gespielt wird

stands-line = **{ $name }**: { $money } Heller, im Moment { $change } vom Markt = **{ $together }**

## Die eigene Hand

button-tiles = Plättchen
hand-money = Du hast **{ $money } Heller**; im Moment brächte dir der Markt { $change }.
hand-drawn = Du hast { $tile } gezogen: Leg das Plättchen jetzt auf ein Feld.
hand-kept = Dein Geheimplättchen: { FORM($tile, "") }. Du darfst es in dieser Runde einmal legen. Sonst sieht es niemand.
hand-kept-brief = Dein Geheimplättchen: { FORM($tile, "") }.
hand-kept-placed = Dein Geheimplättchen hast du in dieser Runde schon gelegt.
hand-stalls-of = { $number } mit { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}
hand-stalls = { $stalls ->
    [0] Du hast keinen Stand mehr.
   *[other] Deine Stände: { $stalls }.
}
hand-your-turn = Was möchtest du tun?

## Was man wählen kann

verb-stall = Stand aufbauen
verb-draw = Plättchen ziehen
verb-kept = Geheimplättchen legen
verb-kept-tile = Geheimes legen: { $tile }
verb-drawn = Gezogenes legen
verb-drawn-tile = Gezogenes legen: { $tile }
verb-open = Plättchen legen
choice-piece = { FORM($piece, "") }: { $changes ->
    [nothing] ändert vorerst nichts
    [own] { $worth } auf { $space }
   *[all] { $worth } auf { $space } ({ $rivals ->
        [one] Konkurrenz
       *[other] andere
    } { $others })
}
choice-row = Zeile { $row }: { $changes ->
    [nothing] ändert vorerst nichts
    [own] { $worth } auf { $space }
   *[all] { $worth } auf { $space } ({ $rivals ->
        [one] Konkurrenz
       *[other] andere
    } { $others })
}
choice-space = { $space }: { $changes ->
    [all] { $worth } ({ $rivals ->
        [one] Konkurrenz
       *[other] andere
    } { $others })
   *[own] { $worth }
}
ask-what = Was möchtest du tun?
ask-stall = Welchen Stand möchtest du aufbauen?{ $brief ->
    [1] {""}
   *[0] {" "}Bei jedem steht das Feld, das dir gerade am meisten hilft, und was sich dort ändert, in Hellern.
}
ask-open = Welches Plättchen möchtest du legen?{ $brief ->
    [1] {""}
   *[0] {" "}Bei jedem steht das Feld, das dir gerade am meisten hilft, und was sich dort ändert, in Hellern.
}
ask-row = In welche Zeile möchtest du { FORM($piece, "the") } setzen?{ $brief ->
    [1] {""}
   *[0] {" "}Bei jeder steht das Feld, das dir gerade am meisten hilft, und was sich dort ändert, in Hellern.
}
ask-space = Auf welches Feld in Zeile { $row } möchtest du { FORM($piece, "the") } setzen?{ $brief ->
    [1] {""}
   *[0] {" "}Dabei steht, wie viele Heller es dir jetzt brächte.
}

refused-nothing-to-stall = So einen Stand hast du nicht mehr. `/heller hand` zeigt, was du legen kannst.
refused-nothing-to-open = So ein Plättchen liegt nicht zur Auswahl. `/heller place` zeigt, was du tun kannst.
refused-nothing-but-drawn = Leg erst das gezogene Plättchen: Gezogen ist gezogen. `/heller place` fragt dich, wo es hinkommt.
refused-nothing-there = Dieses Feld kannst du nicht wählen. `/heller show board` zeigt, welche frei sind.

illegal-game-over = Das Spiel ist aus.
illegal-not-your-turn = Du bist nicht am Zug.
illegal-place-drawn-first = Leg erst das gezogene Plättchen ({ FORM($tile, "") }): Gezogen ist gezogen. `/heller place` fragt dich, wo es hinkommt.
illegal-nothing-drawn = Du hast gerade kein Plättchen gezogen. `/heller draw` zieht eines.
illegal-pile-empty = Der Stapel ist leer. Bau einen Stand auf oder leg dein Geheimplättchen: `/heller place` zeigt, was du hast.
illegal-kept-already-placed = Dein Geheimplättchen hast du schon gelegt; in der nächsten Runde gibt es ein neues. Bau einen Stand auf oder zieh ein Plättchen.
illegal-tiles-lie-open = Hier liegen alle Plättchen offen: Niemand zieht eines oder hat ein geheimes. `/heller place` zeigt sie alle, und deine Stände.
illegal-tiles-lie-face-down = Hier liegen die Plättchen verdeckt. Zieh eines mit `/heller draw`, oder leg dein Geheimplättchen.
illegal-tile-already-placed = Dieses Plättchen ist schon aufgebraucht: { FORM($tile, "") }. `/heller place` zeigt, welche es noch gibt.
illegal-no-such-tile = So ein Plättchen gibt es nicht. `/heller place` zeigt, was du legen kannst.
illegal-no-such-stall = Stände haben 1 bis { $most } Waren. `/heller hand` zeigt deine.
illegal-no-stall-left = Einen Stand mit { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} hast du nicht mehr. `/heller hand` zeigt, welche du noch hast.
illegal-no-such-space = Die Felder heißen A1 bis F5: erst der Buchstabe der Spalte, dann die Nummer der Zeile.
illegal-space-taken = { $space } ist besetzt, und was liegt, das liegt. `/heller show board` zeigt, welche Felder frei sind.

## Optionen

command-heller = Auf Heller und Pfennig, für 2 bis 4 Personen
command-new = Einen Tisch in diesem Kanal eröffnen
command-place = Einen Stand aufbauen oder ein Plättchen legen
command-draw = Ein Plättchen ziehen, ansehen und legen: Gezogen ist gezogen
option-last-stall = Das Spiel endet mit der Runde, in der jemand den letzten von zehn Ständen aufbaut
option-no-luck = Alle Plättchen liegen offen zur Auswahl, niemand hat ein geheimes
option-starter = Wer spätere Runden beginnt: wer am meisten hat (Spielregel), oder reihum nach links
option-piece = Der Stand oder das Plättchen; ohne Angabe siehst du alle
option-space = Das Feld, etwa B4, und was es dir jetzt brächte; ohne Angabe siehst du alle Zeilen
option-last-stall-on = Jeder Stand ist nach seiner Runde aus dem Spiel, und wenn jemand den letzten aufbaut, ist das die letzte Runde.
option-no-luck-on = Alle Plättchen liegen offen: Du suchst dir aus, welches du legst.
option-starter-left = Das Startrecht wechselt jede Runde nach links.
setting-last-stall = Bis zum letzten Stand
setting-no-luck = Offene Plättchen
setting-starter = Startrecht ab Runde 2
later-starter = { $starter ->
    [left] reihum nach links
   *[richest] wer am meisten hat
}

## Tipps

does-place = { FORM($piece, "the") } auf { $space } setzen
does-draw = ein Plättchen ziehen
reason-draw = { $pile ->
    [one] Im Stapel ist noch ein Plättchen
   *[other] Im Stapel sind noch { $pile } Plättchen
}: Du siehst deines, bevor du ein Feld aussuchst{ $saves ->
    [1] , und hebst dir deine Stände auf.
   *[0] .
}
reason-own-plus = Im Moment bringt es dir { $sous } Heller.
reason-own-minus = Im Moment kostet es dich { $sous } Heller.
reason-own-none = Vorerst bringt es dir nichts und kostet dich nichts.
reason-comes-back = Ein Stand mit 1 Ware kommt zur nächsten Runde zu dir zurück.
reason-no-rogue = In seiner Zeile und seiner Spalte ist kein Halunke.
reason-others-plus = { $rivals ->
    [one] Der Konkurrenz bringt es
   *[other] Den anderen bringt es zusammen
} { $sous } Heller.
reason-others-minus = { $rivals ->
    [one] Die Konkurrenz kostet es
   *[other] Die anderen kostet es zusammen
}{ $more ->
    [1] {" "}sogar mehr:
   *[0] {""}
} { $sous } Heller.
reason-only-space = Es ist das einzige Feld, das noch frei ist.
reason-least-cost = Auf keinem anderen Feld würde es dich weniger kosten.
reason-buyers-to-come = In seiner Zeile und seiner Spalte { $empty ->
    [one] ist noch 1 Feld
   *[other] sind noch { $empty } Felder
} frei, und die Plättchen, die noch kommen, bringen mehr, als sie kosten.
reason-fills = Das füllt { $lines }{ $number ->
    [one] : Was diese Reihe zahlt, steht fest.
   *[other] : Was diese Reihen zahlen, steht fest.
}
difference-market = { $counted ->
    [1] { $number ->
        [0] kein Heller
        [one] etwa { $best } Heller
       *[other] etwa { $best } Heller
    } aus dieser Runde statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } aus dieser Runde
}
difference-later = { $counted ->
    [1] { $number ->
        [0] kein Heller
        [one] etwa { $best } Heller
       *[other] etwa { $best } Heller
    } mit den Ständen, die dir für { $last ->
        [1] die letzte Runde
       *[0] spätere Runden
    } bleiben, statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } mit deinen Ständen für { $last ->
        [1] die letzte Runde
       *[0] spätere Runden
    }
}
difference-rival = { $counted ->
    [1] die { $rivals ->
        [one] Konkurrenz
       *[other] stärkste Konkurrenz
    } hat am Ende etwa { $apart } Heller { $more ->
        [1] mehr
       *[0] weniger
    }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } für die { $rivals ->
        [one] Konkurrenz
       *[other] stärkste Konkurrenz
    }
}
hint-lead = { $much ->
    [1] mit dem anderen Zug stehst du am Ende viel schlechter da
   *[0] am Ende liegst du etwa { $points } Heller weiter vorn
}
hint-other = Oder { $what }: { $much ->
    [1] viel schlechter.
   *[0] { $points ->
        [0] etwa genauso gut.
        [one] etwa 1 Heller schlechter.
       *[other] etwa { $points } Heller schlechter.
    }
}

## Das Ende

end-title = { $number ->
    [one] **{ $winners } gewinnt!**
   *[other] **{ $winners } teilen sich den Sieg!**
}
end-line = { $rank }\. **{ $name }**: { $points } Heller ({ $start } zu Beginn, dann { $rounds })

## Regeln. `title` ist der Name des Themas.

rules-overview = **Auf Heller und Pfennig in Kürze**
    Willkommen auf dem Markt! Er hat 5 Zeilen und 6 Spalten, und ihr füllt ihn gemeinsam: mit euren Ständen und mit den Leuten, die darauf herumlaufen. Kundschaft bringt +1 bis +6, Halunken −1 bis −6.
    Ist der Markt voll, zahlt jede Zeile und jede Spalte: Zählt ihre Leute zusammen, und so viel bekommt ihr für **jede Ware** in euren Ständen dort. Jeder Stand verdient also zweimal, in seiner Zeile und in seiner Spalte, und auch die Leute wirken in beiden. Ein Feuer, ein böser Blick oder ein Goldsack stellt eine Reihe auf den Kopf.
    Dein Zug ist nur eine Kleinigkeit: einen Stand aufbauen, ein Plättchen ziehen und legen oder dein Geheimplättchen legen. Hol den König zu deinen eigenen Ständen und schick den Steuereintreiber zu den anderen.
    Du beginnst mit 50 Hellern. Nach drei Runden gewinnt, wer am meisten hat.
    Drück einfach die Knöpfe unter dem Markt: Bei jeder Wahl steht, was sie dir jetzt brächte. `/{ $command } show rules` mit einem Thema sagt mehr, `/{ $command } show card` erklärt ein Plättchen.
    .title = Das Spiel in Kürze
rules-signs = **Was die Zeichen bedeuten**
    Links: was auf dem Markt stehen kann und was es mit seiner Zeile und seiner Spalte macht. Rechts: was du am Rand siehst. Grüne Zahlen bringen Geld, rote kosten welches. `/{ $command } show card` zeigt jedes Plättchen und jeden Stand groß.
    .title = Was die Zeichen bedeuten
rules-turn = **Dein Zug**
    Mach eins davon, immer auf einem leeren Feld:
    • **Einen eigenen Stand aufbauen.** Er hat 1 bis 4 Waren: Je mehr es sind, desto mehr verdient oder verliert er.
    • **Ein Plättchen ziehen,** ansehen und legen. Gezogen ist gezogen: Zurücklegen oder doch etwas anderes tun kannst du dann nicht mehr.
    • **Dein Geheimplättchen legen.** Alle ziehen zu Beginn einer Runde eines; es zählt nur einmal, wird nicht ersetzt, und du musst es nicht benutzen.
    Dann geht es links von dir weiter. Was liegt, das liegt, und du passt nur, wenn sonst nichts möglich ist. Die Runde endet, wenn alle 30 Felder voll sind.
    .title = Was du tun kannst
rules-lines = **Was eine Reihe zahlt**
    Jede Zeile und jede Spalte zählt für sich. Zähl die Kundschaft zusammen und zieh die Halunken ab: So viel bekommen alle für jede Ware, die sie in dieser Reihe haben. Ist das Ergebnis negativ, müssen alle so viel zahlen; dabei kannst du sogar ins Minus rutschen.
    • +6 +4 −1 −2 ergibt 7. Ein Stand mit 3 Waren bringt **21**.
    • +3 −6 ergibt −3. Ein Stand mit 4 Waren zahlt **12**, jeder Stand mit 1 Ware **3**.
    Das Bild des Tisches zeigt am Ende jeder Reihe, was eine Ware dort im Moment bringt.
    .title = Was eine Reihe zahlt
rules-special = **Feuer, böser Blick, Goldsack**
    • **Feuer** (2) teilt seine Reihe, und jeder Teil zählt allein. Links vom Feuer liegen böser Blick, Kundschaft und ein Stand mit 2 Waren: **0**. Rechts davon +5 und ein Stand mit 1 Ware: **5**.
    • Der **böse Blick** (1) vertreibt alle Kundschaft aus seiner Reihe oder seinem Teil davon; die Halunken bleiben.
    • Der **Goldsack** (1) verdoppelt, was seine Reihe oder sein Teil davon wert ist, auch unter null.
    • +4 −3 mit bösem Blick und Goldsack: Die Kundschaft zählt nicht, −3 wird verdoppelt, ein Stand mit 1 Ware zahlt **6**.
    Sie wirken in Zeile und Spalte, in jeder für sich. Insgesamt gibt es je Runde 22 Plättchen: +1 bis +6 je zweimal, −1 bis −6 je einmal, und diese vier. Was noch kommt, steht neben dem Markt.
    .title = Feuer, böser Blick, Goldsack
rules-rounds = **Runden und Ende**
    Du hast drei Stände mit 2 Waren, zwei mit 3 und einen mit 4 für das **ganze Spiel**; einmal aufgebaut, sind sie weg, wenn der Markt abgeräumt wird. Die mit 1 Ware kommen jede Runde zurück: zu zweit vier, zu dritt drei, zu viert zwei. Heb dir also etwas für später auf.
    Jede Runde werden alle Plättchen neu gemischt, und alle ziehen ein neues Geheimplättchen. Unbenutzte gehen ungesehen zurück. Wer am meisten hat, beginnt die nächste Runde. Bei Gleichstand beginnt, wer im Uhrzeigersinn als Nächstes nach der Person kommt, die zuletzt begonnen hat.
    Wer nach drei Runden das meiste Geld hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
    .title = Runden und Ende
rules-variants = **Varianten**
    Der Host stellt sie in der Lobby ein, eine oder beide:
    • **Bis zum letzten Stand:** Alle haben alle zehn Stände, und jeder Stand ist nach seiner Runde aus dem Spiel, auch die mit 1 Ware. Das Spiel endet mit der Runde, in der jemand den letzten eigenen Stand aufbaut; sie läuft weiter, bis der Markt voll ist oder niemand mehr etwas tun kann. Leere Felder zählen nicht.
    • **Offene Plättchen:** Alle Plättchen liegen von Beginn der Runde an offen, und du suchst dir aus, welches du legst. Niemand zieht, niemand hat ein geheimes.
    Außerdem kann das Startrecht jede Runde nach links wechseln, statt an die Person zu gehen, die am meisten hat.
    .title = Varianten
