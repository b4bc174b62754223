# Sankt Petersburg: was geschah, was man wählen kann, was nicht geht, und die Regeln.

game-title = Sankt Petersburg
cover-alt = Sankt Petersburg: ein Schiff im Bau, der Winterpalast, ein Patriarch und ein Admiral in goldenen Rahmen, auf einem Holztisch.
game-invitation = Wirb Handwerker an, bau die Stadt, umgarne den Adel: Rubel jetzt oder Punkte für immer, und was du dir schnappst, bekommt sonst niemand.

edition-base = Sankt Petersburg (2004)
edition-new-society = In bester Gesellschaft (2008)
invitation-new-society = Sankt Petersburg mit 13 neuen Kartenarten: einem Schuldturm, der Karten wieder freigibt, einem Gildehaus, das nach Wunsch zahlt, und einem fünften Platz am Tisch.

phase-worker = Handwerkerphase
phase-building = Gebäudephase
phase-aristocrat = Adligenphase
phase-trading = Austauschphase
stack-worker = Handwerker
stack-building = Gebäude
stack-aristocrat = Adlige
stack-trading = Austauschkarten
source-upper = obere Reihe
source-lower = untere Reihe
source-drawn = gezogene Karte

## Was geschah. Das Attribut `you` spricht mit der Person, die es getan hat.

told-bought = { $name } kauft { $card } { $source ->
    [lower] aus der unteren Reihe{" "}
   *[upper] {""}
}für { $cost }.
    .you = Du kaufst { $card } für { $cost }.
told-bought-displacing = { $name } kauft { $card } für { $cost } und tauscht dafür { $displaced } aus.
    .you = Du kaufst { $card } für { $cost } und tauschst dafür { $displaced } aus.
told-took = { $name } nimmt { $card } auf die Hand.
    .you = Du nimmst { $card } auf die Hand.
told-played = { $name } spielt { $card } für { $cost } aus.
    .you = Du spielst { $card } für { $cost } aus.
told-played-displacing = { $name } spielt { $card } für { $cost } aus und tauscht dafür { $displaced } aus.
    .you = Du spielst { $card } für { $cost } aus und tauschst dafür { $displaced } aus.
told-passed = { $name } passt.
    .you = Du passt.
told-drew = { $name } zieht mit der Sternwarte { $card } ({ $stack }).
    .you = Du ziehst { $card }.
told-released = { $name } holt mit dem Schuldturm { $card } aus dem Ablagestapel.
    .you = Du holst { $card } aus dem Ablagestapel.
told-discarded = { $name } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
told-points-bought = { $name } kauft in der Schenke { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $cost }.
    .you = Du kaufst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $cost }.
told-no-points-bought = { $name } kauft in der Schenke keine Punkte.
    .you = Du kaufst keine Punkte.
told-divided = { $name } nimmt im Gildehaus { $points ->
    [0] { $rubles } Rubel
   *[other] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $rubles ->
        [0] {""}
       *[other] {" "}und { $rubles } Rubel
    }
}.
    .you = Du nimmst im Gildehaus { $points ->
        [0] { $rubles } Rubel
       *[other] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }{ $rubles ->
            [0] {""}
           *[other] {" "}und { $rubles } Rubel
        }
    }.
told-traded = { $name } kauft im Handelshaus { $points } Punkte für { $cost }.
    .you = Du kaufst im Handelshaus { $points } Punkte für { $cost }.
told-not-traded = { $name } kauft im Handelshaus keine Punkte.
    .you = Du kaufst im Handelshaus keine Punkte.
told-dismissed = { $name } kann { $card } nicht bezahlen und wirft die Karte ab.
told-disc-paid = { $name } hat die goldene Scheibe: { $points } Punkte.
told-scored = { $phase ->
    [worker] Die Handwerker bringen
    [building] Die Gebäude bringen
   *[aristocrat] Die Adligen bringen
}: { $gains }
told-scored-nothing = { $phase ->
    [worker] Niemand hat Handwerker, die etwas bringen.
    [building] Niemand hat Gebäude, die etwas bringen.
   *[aristocrat] Niemand hat Adlige, die etwas bringen.
}
told-gain = { $name } { $rubles ->
    [0] {""}
   *[other] { $rubles } Rubel
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
told-no-room = Die Reihen sind voll, also kommen keine neuen Karten dazu.
told-last-round = Ein Stapel ist aufgebraucht ({ $stack }): **Das ist die letzte Runde.**
situation = Runde { $round }, { $phase }{ $last ->
    [1] , **letzte Runde**
   *[0] {""}
}
question-turn = { $alone ->
    [1] **{ $name }** · { $situation }.
   *[0] **{ $name }**, du bist am Zug. { $situation }.
}
question-drawn = **{ $name }**, was machst du mit dieser Karte ({ FORM($card, "") })? { $place ->
    [0] { $room ->
        [0] Sie kann bei dir nichts austauschen und deine Hand ist voll: Du musst sie abwerfen.
       *[other] Sie kann bei dir nichts austauschen: Nimm sie oder wirf sie ab.
    }
   *[other] { $room ->
        [0] Deine Hand ist voll: Kauf sie oder wirf sie ab.
       *[other] Kauf sie, nimm sie oder wirf sie ab.
    }
} { $situation }.
question-guild-hall = **{ $name }**, das Gildehaus zahlt dir { $pay }, in Rubeln und Punkten beliebig gemischt. Wie viele davon als Punkte? { $situation }.
question-trading-house = **{ $name }**, möchtest du im Handelshaus { $most } Punkte für { $cost } Rubel kaufen? { $situation }.
question-pub = **{ $name }**, möchtest du in der Schenke Punkte kaufen? Bis zu { $most }, zu je 2 Rubel. { $situation }.

## Die eigene Hand

hand-money = Du hast **{ $rubles } Rubel** und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hand-cards = { $size ->
    [0] Deine Hand ist leer; sie fasst bis zu { $limit } Karten.
   *[other] Deine Hand ({ $size } von { $limit }): { $cards }.
}
scorings-this-round = { $last ->
    [1] Diese letzte Runde bringt dir noch: { $gains }
   *[0] Diese Runde bringt dir noch: { $gains }
}
scorings-next-round = { $sure ->
    [1] Nächste Runde: { $gains }
   *[0] Nächste Runde, wenn es sie gibt: { $gains }
}
scorings-none = Es kommt nur noch die Schlusswertung.
scoring-pays = { $colour ->
    [green] Handwerker
    [blue] Gebäude
   *[red] Adlige
} { $rubles ->
    [0] { $points ->
        [0] nichts
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
question-for-you = { $full ->
    [1] Deine Hand ist voll ({ $size } von { $limit }), du kannst also nichts nehmen.{" "}
   *[0] {""}
}Was möchtest du tun?
question-for-you-drawn = { $pays ->
    [barred] Sie kann bei dir nichts austauschen.
    [poor] Sie kostet { $cost }, und du hast { $rubles }.
   *[yes] Sie kostet { $cost } von deinen { $rubles } Rubeln.
} { $room ->
    [0] { $pays ->
        [yes] Kauf sie oder wirf sie ab: Deine Hand ist voll.
       *[no] Deine Hand ist auch voll, also bleibt nur Abwerfen.
    }
   *[other] { $pays ->
        [yes] Kauf sie, nimm sie auf die Hand oder wirf sie ab.
       *[no] Nimm sie auf die Hand oder wirf sie ab.
    }
}
question-for-you-guild-hall = Das Gildehaus gibt dir { $pay }. Wie viele davon möchtest du als Punkte? Der Rest sind Rubel.
question-for-you-trading-house = { $pays ->
    [0] Das Handelshaus verkauft { $most } Punkte für { $cost } Rubel, aber du hast nur { $rubles }: Du kannst keine kaufen.
   *[1] Möchtest du im Handelshaus { $most } Punkte für { $cost } von deinen { $rubles } Rubeln kaufen?
}
question-for-you-pub = { $most ->
    [0] In der Schenke kostet jeder Punkt 2 Rubel, aber du hast nur { $rubles }: Du kannst keine kaufen.
   *[other] Wie viele Punkte möchtest du in der Schenke kaufen? Für deine { $rubles } Rubel bekommst du höchstens { $most }, zu je 2.
}

## Der Stand, solange gespielt wird

now-line = **{ $name }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $aristocrats ->
    [0] {""}
   *[other] {" "}+ { $aristocrats } für { $kinds ->
        [one] 1 Adelskarte
       *[other] { $kinds } verschiedene Adlige
    }
}{ $coming ->
    [0] {""}
   *[other] {" "}+ { $coming } aus den nächsten Wertungen
} = **{ $projected }**
now-income = Nächste Wertungen: { $gains }
now-left-out = Nicht mitgezählt: Karten, die noch ins Spiel kommen, und was es am Ende für Rubel (1 je 10) und Handkarten (−5 je Karte) gibt.

## Was man wählen kann

verb-buy = Kaufen
verb-take = Nehmen
verb-play = Ausspielen
verb-pass = Passen
verb-pass-ends = Passen (Phase endet)
verb-draw = Sternwarte
verb-release = Schuldturm
verb-discard = Abwerfen
verb-guild-hall = Gildehaus
verb-trading-house = Handelshaus
verb-pub = Schenke
choice-buy = { $card } für { $cost }{ $source ->
    [lower] , untere Reihe
   *[upper] {""}
} ({ $brings })
choice-buy-from = { $card } für { $cost } oder mehr{ $source ->
    [lower] , untere Reihe
   *[upper] {""}
} ({ $brings })
choice-take = { $card }{ $source ->
    [lower] , untere Reihe
   *[upper] {""}
}: { $brings }, { $ways ->
    [none] noch nichts zum Austauschen
    [single] später für { $cost }
   *[several] später für { $cost }+
}
choice-release = { $card }: { $brings }, { $ways ->
    [none] jetzt nichts zum Austauschen
    [single] für { $cost }
   *[several] für { $cost }+
}
choice-displace = { $card }: du zahlst { $cost } ({ $net }{ $kinds ->
    [-1] , weniger Adelsbonus
    [1] , mehr Adelsbonus
   *[0] {""}
})
choice-stack = { $stack } ({ $size })
choice-points = { $points ->
    [0] Keine Punkte
    [one] { $points } Punkt für { $cost }
   *[other] { $points } Punkte für { $cost }
}
choice-guild-hall = { $points ->
    [0] { $rubles } ₽
   *[other] { $rubles ->
        [0] { $points } ★
       *[other] { $points } ★ { $rubles } ₽
    }
}
yields = { $rubles ->
    [0] { $points ->
        [0] bringt nichts
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
yields-by = { $points ->
    [0] { $rubles } ₽
   *[other] { $points } ★
} je { $what ->
    [green] Handwerker bei dir
    [blue] Gebäude bei dir
    [red] Adelskarte bei dir
   *[wool] Karte mit Schaf bei dir
}
net = { $rubles ->
    [0] { $points ->
        [0] bringt gleich viel
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
net-counted = { $gain } ({ $card }: { $part })
brings-by = { $points ->
    [0] { $rubles } ₽
   *[other] { $points } ★
} jetzt, { $each } je { $what ->
    [green] Handwerker
    [blue] Gebäude
    [red] Adelskarte
   *[wool] Schaf
}
brings-commune = { $more_rubles } ₽ { $more_points } ★, grüne Karten 1 billiger
brings-workshop = { $more_rubles } ₽, blaue Karten 1 billiger
brings-smelter = { $more_rubles } ₽, rote Karten 1 billiger
brings-warehouse = { $limit } Handkarten erlaubt
brings-observatory = { $more_points } ★ oder zieht 1 Karte
brings-prison = { $more_points } ★, holt Abgeworfenes
brings-guild-hall = { $pay } als ₽ oder ★
brings-trading-house = verkauft { $points } ★ für { $cost } ₽ je Runde
brings-pub = verkauft bis zu { $points } ★ je Runde zu { $cost } ₽
brings-value = beim Austauschen { $value } wert
brings-no-more = bringt in diesem Spiel nichts mehr
brings-at-end = { $several ->
    [1] bis zu { $points } ★ am Ende
   *[0] +{ $points } ★ am Ende
}
ask-buy = Welche Karte möchtest du kaufen? Dabei steht, was du jetzt zahlst.
ask-take = Welche Karte möchtest du nehmen? Jetzt kostet sie nichts, aber 5 Punkte, wenn du sie am Ende noch auf der Hand hast.
ask-play = Welche Handkarte möchtest du ausspielen? Dabei steht, was du jetzt zahlst.
ask-draw = Von welchem Stapel möchtest du ziehen? Deine Sternwarte bringt dann in dieser Runde keinen Punkt.
ask-release = Welche Karte möchtest du aus dem Ablagestapel holen? Danach kaufst oder nimmst du sie oder wirfst sie ab; dabei steht, was du jetzt zahlst.
ask-displace = Welche Karte tauschst du aus? Neu kommt: { FORM($card, "") }. Dabei steht, was du zahlst und was sich jede Runde ändert.

refused-nothing-to-buy = Gerade gibt es nichts, was du kaufen kannst: Die Reihen sind leer, oder jede Karte kostet mehr, als du hast, oder kann bei dir nichts austauschen.
refused-nothing-to-take = Gerade gibt es keine Karte zu nehmen.
refused-nothing-in-hand = Deine Hand ist leer, du kannst nichts ausspielen. Auf die Hand kommt, was du nimmst.
refused-nothing-to-play = Von deiner Hand kannst du gerade nichts ausspielen: Jede Karte kostet mehr, als du hast, oder kann bei dir nichts austauschen.
refused-nothing-to-draw = Ziehen kannst du nur in der Gebäudephase, mit einer offenen Sternwarte und von einem Stapel mit mindestens 2 Karten.
refused-nothing-to-release = Eine Karte holen kannst du nur in der Gebäudephase, wenn dein Schuldturm in dieser Runde unbenutzt ist und im Ablagestapel eine Karte liegt.
refused-nothing-to-guild-hall = Das Gildehaus ist gerade geschlossen: Es zahlt direkt nach der Gebäudewertung.
refused-nothing-to-trading-house = Das Handelshaus ist gerade geschlossen: Es verkauft direkt nach der Gebäudewertung Punkte.
refused-nothing-to-pub = Die Schenke ist gerade geschlossen: Sie verkauft direkt nach der Gebäudewertung Punkte.
refused-nothing-to-discard = Es gibt nichts abzuwerfen: Das geht nur mit einer Karte, die gerade gezogen oder aus dem Ablagestapel geholt wurde.
refused-nothing-to-pass = Du kannst jetzt nicht passen.

illegal-game-over = Das Spiel ist aus.
illegal-not-your-turn = Du bist nicht am Zug.
illegal-too-expensive = Das kostet { $need }, und du hast { $have }. { $instead ->
    [take] Nimm die Karte auf die Hand oder such etwas Billigeres aus.
    [take-or-discard] Nimm sie auf die Hand oder wirf sie ab.
    [discard] Deine Hand ist auch voll, also bleibt nur Abwerfen.
   *[other] Such etwas Billigeres aus.
}
illegal-pub-too-expensive = Das kostet { $need }, und du hast { $have }. Kauf weniger Punkte.
illegal-hand-full = Deine Hand ist voll, mehr als { $limit } passen nicht. { $instead ->
    [buy-or-discard] Kauf die Karte oder wirf sie ab.
    [discard] Kaufen kannst du sie auch nicht, also bleibt nur Abwerfen.
   *[other] Spiel erst eine Karte aus, oder kauf, statt zu nehmen.
}
illegal-not-in-hand = Diese Karte hast du nicht auf der Hand: { FORM($card, "") }. `/stpete hand` zeigt deine Karten.
illegal-not-in-row = Diese Karte liegt dort nicht ({ $source }): { FORM($card, "") }. `/stpete show board` zeigt, was ausliegt.
illegal-must-displace = Das ist eine Austauschkarte ({ FORM($card, "") }): Sie tauscht eine deiner Karten aus. Zur Wahl stehen: { FORM($may, "") }.
illegal-cannot-displace = Das kannst du nicht tauschen: { FORM($displaced, "") } gegen { FORM($card, "") }. { $may ->
    [0] Diese Karte tauscht nichts aus.
   *[other] Diese Karte kann austauschen: { FORM($may, "") }.
}
illegal-nothing-to-displace = Das ist eine Austauschkarte ({ FORM($card, "") }), und du hast nichts im Spiel, was sie austauschen darf. { $instead ->
    [take] Nimm sie so lange auf die Hand.
    [take-or-discard] Nimm sie so lange auf die Hand oder wirf sie ab.
    [discard] Deine Hand ist auch voll, also bleibt nur Abwerfen.
    [keep] Behalte sie so lange.
   *[other] Deine Hand ist auch voll, also musst du sie liegen lassen.
}
illegal-drawn-first = Entscheide erst, was du mit dieser Karte machst: { FORM($card, "") }.
illegal-nothing-drawn = Es gibt nichts abzuwerfen: Das geht nur mit einer Karte, die gerade gezogen oder aus dem Ablagestapel geholt wurde.
illegal-no-pub-now = Die Schenke verkauft nur direkt nach der Gebäudewertung Punkte.
illegal-pub-first = Entscheide erst, wie viele Punkte du in der Schenke kaufst; 0 geht auch.
illegal-pub-limit = Deine Schenke verkauft 0 bis { $most } Punkte.
illegal-no-guild-hall-now = Gildehaus und Handelshaus sind nur direkt nach der Gebäudewertung offen.
illegal-guild-hall-first = Entscheide erst, wie viele Punkte du im Gildehaus nimmst; der Rest sind Rubel.
illegal-guild-hall-limit = Dein Gildehaus gibt 0 bis { $most } Punkte.
illegal-no-trading-house-now = Das Handelshaus verkauft nur direkt nach der Gebäudewertung Punkte.
illegal-trading-house-first = Entscheide erst, ob du im Handelshaus Punkte kaufst; 0 geht auch.
illegal-trading-house-limit = Dein Handelshaus verkauft { $most } Punkte oder keine.
illegal-trading-house-too-expensive = Das kostet { $need }, und du hast { $have }. Hier kannst du also nichts kaufen.
illegal-not-building-phase = Das geht nur in der Gebäudephase.
illegal-no-observatory = Du hast keine Sternwarte im Spiel.
illegal-observatory-used = Deine Sternwarte liegt bis zur nächsten Runde verdeckt.
illegal-no-prison = Du hast keinen Schuldturm im Spiel.
illegal-prison-used = Deinen Schuldturm kannst du erst in der nächsten Runde wieder benutzen.
illegal-not-in-discard-pile = Nicht im Ablagestapel: { FORM($card, "") }.
illegal-stack-too-small = { $size ->
    [0] Dieser Stapel ist leer: { $stack }.
   *[other] Dieser Stapel ist zu klein ({ $stack }): Eine Sternwarte zieht nur, wenn mindestens 2 Karten da sind.
}

## Optionen

command-stpete = Sankt Petersburg, für 1 bis 4 Personen; In bester Gesellschaft für bis zu 5
command-new = Einen Tisch in diesem Kanal eröffnen
command-buy = Eine Karte aus den Reihen kaufen, oder die gezogene oder geholte
command-take = Eine Karte auf die Hand nehmen, umsonst
command-play = Eine Handkarte ausspielen und bezahlen
command-observatory = Gebäudephase: mit deiner Sternwarte die oberste Karte eines Stapels ziehen
command-prison = Gebäudephase: mit deinem Schuldturm eine Karte aus dem Ablagestapel holen
command-discard = Die gezogene oder geholte Karte abwerfen
command-house = Direkt nach der Gebäudewertung: Punkte aus deinem Gilde- oder Handelshaus
command-pub = Direkt nach der Gebäudewertung: Punkte zu je 2 Rubel kaufen
command-pass = In diesem Zug passen
option-edition = Welche Karten: nur die von 2004 oder auch die von „In bester Gesellschaft“
option-edition-on = Ihr spielt mit dieser Ausgabe: { $edition }.
setting-edition = Ausgabe
option-open-rubles = Alle sehen die Rubel von allen
option-open-hands = Alle sehen die Handkarten von allen
option-extra-marker = Zu dritt: der Platz, der zwei Startmarker bekommt (nach den Regeln: wer am jüngsten ist)
option-open-rubles-on = Die Rubel sind offen.
option-open-hands-on = Die Handkarten sind offen.
option-extra-marker-on = Zu dritt bekommt Platz { $seat } zwei Startmarker.
setting-open-rubles = Offene Rubel
setting-open-hands = Offene Handkarten
setting-extra-marker = Zweiter Startmarker
extra-marker = { $seat ->
    [0] ausgelost
   *[other] Platz { $seat }
}
option-card = Die Karte; ohne Angabe siehst du alle
option-displace = Bei einer Austauschkarte: was sie austauscht
option-stack = Der Stapel; ohne Angabe siehst du alle
option-discarded = Die Karte im Ablagestapel; ohne Angabe siehst du alle
option-points = Wie viele Punkte; 0 für keine
option-rest-of-phase = Passen bis zum Ende der Phase; False schaltet das aus

## Tipps

does-buy = { $card } { $row ->
    [upper] aus der oberen Reihe{" "}
    [lower] aus der unteren Reihe{" "}
   *[none] {""}
}für { $cost } kaufen
does-buy-displacing = { $card } { $row ->
    [upper] aus der oberen Reihe{" "}
    [lower] aus der unteren Reihe{" "}
   *[none] {""}
}für { $cost } kaufen und dafür { $displaced } austauschen
does-play = { $card } für { $cost } ausspielen
does-play-displacing = { $card } für { $cost } ausspielen und dafür { $displaced } austauschen
does-take = { $card } { $row ->
    [upper] aus der oberen Reihe{" "}
    [lower] aus der unteren Reihe{" "}
   *[none] {""}
}auf die Hand nehmen
does-draw = mit der Sternwarte eine Karte ziehen ({ $stack })
does-release = { $card } aus dem Ablagestapel holen
does-guild-hall = { $points ->
    [0] { $rubles } Rubel
   *[other] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $rubles ->
        [0] {""}
       *[other] {" "}und { $rubles } Rubel
    }
} nehmen
does-trading-house = { $points ->
    [0] im Handelshaus keine Punkte kaufen
   *[other] im Handelshaus { $points } Punkte kaufen
}
does-pub = { $points ->
    [0] keine Punkte kaufen
    [one] { $points } Punkt kaufen
   *[other] { $points } Punkte kaufen
}
does-pass = passen
does-discard = die Karte abwerfen
reason-more-aristocrats = Damit hast du { $kinds ->
    [one] 1 Adelskarte
   *[other] { $kinds } verschiedene Adlige
}: am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
reason-fewer-aristocrats = Damit bleiben dir { $kinds ->
    [one] 1 Adelskarte
   *[other] { $kinds } verschiedene Adlige
}: am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
reason-income = { $instead ->
    [1] Im Tausch gegen { $displaced } bringt das
   *[0] Das bringt
} { $gain } in jeder Runde, auch in dieser.
reason-income-later = { $instead ->
    [1] Im Tausch gegen { $displaced } bringt das
   *[0] Das bringt
} { $gain } { $sure ->
    [1] in jeder Runde ab der nächsten.
   *[0] in jeder weiteren Runde, wenn noch eine kommt.
}
reason-income-uneven = { $instead ->
    [1] Im Tausch gegen { $displaced } bringt das
   *[0] Das bringt
} { $now } in dieser Runde und { $gain } in jeder weiteren.
reason-income-last = { $instead ->
    [1] Im Tausch gegen { $displaced } bringt das
   *[0] Das bringt
} in dieser letzten Runde noch { $gain }.
reason-pays-back = Es macht sich also noch in dieser Runde bezahlt.
reason-discount = { $colour ->
    [green] Grüne Karten kosten dich von nun an { $off } weniger.
    [blue] Blaue Karten kosten dich von nun an { $off } weniger.
   *[red] Rote Karten kosten dich von nun an { $off } weniger.
}
reason-sells-points = { $last ->
    [1] Nach der Gebäudewertung dieser Runde
   *[0] Nach jeder Gebäudewertung
} darfst du dort bis zu { $points } Punkte zusätzlich kaufen, zu je 2 Rubel.
reason-trades = { $last ->
    [1] Nach der Gebäudewertung dieser Runde
   *[0] Nach jeder Gebäudewertung
} darfst du dort { $points } Punkte für { $cost } Rubel kaufen.
reason-divides = { $last ->
    [1] Nach der Gebäudewertung dieser Runde
   *[0] Nach jeder Gebäudewertung
} gibt es dir { $pay } in Rubeln und Punkten, beliebig gemischt.
reason-releases = { $last ->
    [1] In der Gebäudephase dieser Runde kannst du damit eine Karte aus dem Ablagestapel holen.
   *[0] In jeder Gebäudephase kannst du damit eine Karte aus dem Ablagestapel holen.
}
reason-draws = { $last ->
    [1] Statt ihren Punkt zu bringen, kann sie in der Gebäudephase dieser Runde eine Karte ziehen.
   *[0] Statt ihren Punkt zu bringen, kann sie in jeder Gebäudephase eine Karte ziehen.
}
reason-larger-hand = Auf deiner Hand hat von nun an eine Karte mehr Platz.
reason-value = Beim Austauschen zählt die Karte { $value }.
reason-out-of-hand = Auf der Hand würde dich die Karte am Ende { $points } Punkte kosten.
reason-sacrifice = Das kostet mehr, als es noch einbringt{ $use ->
    [displaced] , aber eine Austauschkarte könnte es noch ersetzen.
    [kept] , aber so bekommt es die Konkurrenz nicht.
   *[none] .
}
reason-cheaper = Du zahlst { $saved } weniger, als aufgedruckt ist.
reason-take = Die Karte kann auf deiner Hand warten, solange du deine Rubel anderswo brauchst; später kostet sie dich { $cost }{ $several ->
    [1] {" "}oder mehr
   *[0] {""}
}.
reason-take-poor = Die Karte kann auf deiner Hand warten, bis du { $cost } Rubel dafür hast.
reason-take-barred = Du kannst die Karte ausspielen, sobald du { $colour ->
    [green] { $workers ->
        [0] einen Handwerker
       *[other] { $workers }
    } zum Austauschen im Spiel hast.
    [blue] ein Gebäude hast, das sie austauschen darf.
   *[red] eine Adelskarte hast, die sie austauschen darf.
}
reason-take-used = Erst in der nächsten Runde kannst du die Karte ausspielen: In dieser ist schon benutzt, was sie austauschen kann ({ FORM($used, "") }).
reason-take-last = Spiel die Karte vor dem Ende aus, sonst kostet sie dich { $points } Punkte.
reason-take-lost = Wie es aussieht, kannst du die Karte vor dem Ende nicht ausspielen, und auf der Hand kostet sie dich { $points } Punkte.
reason-take-aristocrat = Diese Adelskarte hast du noch nicht im Spiel: Ausgespielt bringt sie am Ende { $several ->
    [1] {"bis zu "}
   *[0] {""}
}{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
reason-draw = Vielleicht ziehst du eine bessere Karte; dafür bringt die Sternwarte in dieser Runde { $points ->
    [one] keinen Punkt.
   *[other] keine Punkte.
}
reason-release = { $pays ->
    [barred] Die Karte kann bei dir noch nichts austauschen{ $room ->
        [0] .
       *[other] ; sie kann auf deiner Hand warten.
    }
    [poor] Die Karte kostet { $cost }, mehr, als du hast{ $room ->
        [0] .
       *[other] ; sie kann auf deiner Hand warten.
    }
   *[yes] Du kannst sie sofort kaufen, für { $cost }.
}
reason-guild-hall = { $points ->
    [one] Das ist 1 sicherer Punkt, und dir { $left ->
        [0] bleiben keine Rubel.
        [one] bleibt 1 Rubel.
       *[other] bleiben { $left } Rubel.
    }
   *[other] Das sind { $points } sichere Punkte, und dir { $left ->
        [0] bleiben keine Rubel.
        [one] bleibt 1 Rubel.
       *[other] bleiben { $left } Rubel.
    }
}
reason-pub = { $points ->
    [one] Das ist 1 sicherer Punkt
   *[other] Das sind { $points } sichere Punkte
}, und dir { $left ->
    [0] bleiben keine Rubel.
    [one] bleibt 1 Rubel.
   *[other] bleiben { $left } Rubel.
}
reason-pub-poor = Du hast keine Rubel für Punkte.
reason-pass-only = Etwas anderes kannst du jetzt nicht tun.
reason-pass-poor = Von diesen Karten kannst du keine bezahlen{ $last ->
    [1] , und jede auf der Hand kostet dich am Ende { $points } Punkte.
   *[0] , und auf der Hand bringen sie nichts.
}
reason-pass-saves = { $next ->
    [end] Am Ende sind je 10 Rubel, die du behältst, 1 Punkt.
   *[other] { $ends ->
        [1] Dann endet die Phase, und du hast
       *[0] Dann hast du
    } { $rubles } Rubel{ $income ->
        [0] {""}
       *[other] {" "}({ $now } jetzt und { $income } bei der Wertung)
    } für die { $next ->
        [pub] Schenke, die dann aufmacht, und für die Adligen.
        [building] Gebäude, die gleich kommen.
        [aristocrat] Adligen, die gleich kommen.
        [trading] Austauschkarten, die gleich kommen.
       *[worker] Handwerker der nächsten Runde.
    }
}
reason-pass-ends = Dann endet die Phase, bevor sonst jemand noch etwas tun kann.
reason-pass-vain = Was du bezahlen kannst, kostet mehr, als es noch einbringt.
reason-discard = Etwas anderes kannst du damit nicht tun.
difference-kinds = am Ende { $counted ->
    [1] { $number ->
        [0] keine Adligen
        [one] etwa { $best } Adelskarte
       *[other] etwa { $best } verschiedene Adlige
    } statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } verschiedene Adlige
}
difference-workers = { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } durch Handwerker statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte durch Handwerker
}
difference-buildings = { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } durch Gebäude statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte durch Gebäude
}
difference-aristocrats = { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } durch Wertungen der Adligen statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte durch Wertungen der Adligen
}
difference-bought = { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } { $edition ->
        [base] aus der Schenke
       *[other] aus Schenke, Gildehaus und Handelshaus
    } statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte { $edition ->
        [base] aus der Schenke
       *[other] aus Schenke, Gildehaus und Handelshaus
    }
}
difference-income = { $counted ->
    [1] { $number ->
        [0] kein Rubel
        [one] etwa { $best } Rubel
       *[other] etwa { $best } Rubel
    } aus allen Wertungen bis zum Ende statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Rubel aus allen Wertungen bis zum Ende
}
difference-left = { $counted ->
    [1] { $number ->
        [0] kein Rubel
        [one] etwa { $best } Rubel
       *[other] etwa { $best } Rubel
    } übrig am Ende statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Rubel übrig am Ende
}
difference-hand = am Ende { $counted ->
    [1] { $number ->
        [0] keine Karten
        [one] etwa { $best } Karte
       *[other] etwa { $best } Karten
    } auf der Hand statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Karten auf der Hand
}
# { $less }: um so viele Punkte bekommt die stärkste Konkurrenz weniger, ohne die für verschiedene Adlige.
difference-rival = { $counted ->
    [1] etwa { $less ->
        [one] { $less } Punkt
       *[other] { $less } Punkte
    } weniger für die { $rivals ->
        [one] Konkurrenz
       *[other] stärkste Konkurrenz
    }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte für die { $rivals ->
        [one] Konkurrenz
       *[other] stärkste Konkurrenz
    }
}
difference-court = { $counted ->
    [1] { $number ->
        [0] keine Adligen
        [one] etwa { $best } Adelskarte
       *[other] etwa { $best } verschiedene Adlige
    } bei der { $rivals ->
        [one] Konkurrenz
       *[other] stärksten Konkurrenz
    } am Ende statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } verschiedene Adlige bei der { $rivals ->
        [one] Konkurrenz
       *[other] stärksten Konkurrenz
    }
}
difference-free = niemand schnappt dir so eine Karte weg{ $counted ->
    [1] , was sonst { $taken ->
        [10] fast immer passiert
       *[other] in etwa { $taken } von zehn Spielen passiert
    }
   *[0] {""}
}
hint-other = Oder { $what }: { $much ->
    [1] viel schlechter.
   *[0] { $points ->
        [0] etwa genauso gut.
        [one] etwa 1 Punkt schlechter.
       *[other] etwa { $points } Punkte schlechter.
    }
}

## Das Ende

end-title = { $players ->
    [1] **Das Spiel ist aus.**
   *[other] { $number ->
        [1] **{ $winners } gewinnt!**
       *[other] **{ $winners } teilen sich den Sieg!**
    }
}
end-line = { $rank }\. **{ $name }**: { $points } Punkte ({ $before } zuvor, { $aristocrats } für { $different ->
    [one] 1 Adelskarte
   *[other] { $different } verschiedene Adlige
}, { $rubles } für Rubel{ $hand ->
    [0] {""}
   *[other] , −{ $hand } für Handkarten
})

## Karten

card-title = **{ $card }** · { $facts }
card-only-in = Nur in dieser Ausgabe: { $edition }.
card-in-edition = { $edition }: { $facts }
card-facts = kostet { $cost } · { $colour ->
    [green] Handwerker
    [blue] Gebäude
   *[red] Adel
}{ $trading ->
    [1] {" "}(Austauschkarte)
   *[0] {""}
} · Wertung: { $gives } · { $number }× vorhanden
rule-czar-and-carpenter = Jede grüne Austauschkarte darf diese Karte austauschen.
rule-potemkin-village = Kostet 2, ist aber beim Austauschen 6 wert.
rule-pub = Direkt nach der Gebäudewertung darfst du damit bis zu 5 Punkte zu je 2 Rubel kaufen.
rule-warehouse = Damit darfst du 4 statt 3 Karten auf der Hand haben.
rule-observatory = Als Aktion in der Gebäudephase: Zieh die oberste Karte eines Stapels mit mindestens 2 Karten und kauf sie sofort, nimm sie oder wirf sie ab. Dann liegt die Sternwarte bis zur nächsten Runde verdeckt: kein Punkt, und nichts kann sie austauschen.
rule-carpenter-workshop = Blaue Karten kosten dich 1 weniger.
rule-gold-smelter = Rote Karten kosten dich 1 weniger.
rule-mariinskij-theater = Bringt bei der Gebäudewertung 1 Rubel für jede rote Karte, die du im Spiel hast.
rule-mariinskij-theater-in-points = Bringt bei der Gebäudewertung 1 Punkt für jede rote Karte, die du im Spiel hast.
rule-tax-man = Bringt bei der Adligenwertung 1 Rubel für jede grüne Karte, die du im Spiel hast.
rule-coffee-house = Bringt bei der Gebäudewertung 1 Rubel für jede rote Karte, die du im Spiel hast.
rule-debtors-prison = Als Aktion in der Gebäudephase, einmal pro Runde: Hol eine Karte aus dem Ablagestapel und kauf sie sofort, nimm sie oder wirf sie ab. Bis zur nächsten Runde kann den Schuldturm dann nichts austauschen; seinen Punkt bringt er trotzdem.
rule-trading-house = Direkt nach der Gebäudewertung darfst du damit 2 Punkte für 3 Rubel kaufen.
rule-sycophant = Deine Adligen bringen zusammen 1 Rubel weniger. Kannst du den nicht zahlen, wirf diese Karte ab.
rule-obshchina-commune = Grüne Karten kosten dich 1 weniger.
rule-new-society = Darf jeden Handwerker austauschen.
rule-guild-hall = Direkt nach der Gebäudewertung bekommst du 4 in Rubeln und Punkten, beliebig gemischt.
rule-textile-factory = Bringt bei der Gebäudewertung 2 Punkte für jede Karte mit Schaf, die du im Spiel hast. Karten mit dem Zeichen aller Werkzeuge zählen mit.
rule-mayor = Bringt bei der Adligenwertung 1 Rubel für jede blaue Karte, die du im Spiel hast.

## Regeln. `title` ist der Name des Themas.

rules-overview = **Sankt Petersburg in Kürze**
    Handwerker bringen dir Rubel, Gebäude Punkte, Adlige beides. Eine Runde hat vier Phasen: Handwerker, Gebäude, Adlige, Austauschkarten. Wer den Startmarker der Phase hat, beginnt; dann macht ihr reihum je eine Aktion, bis alle direkt nacheinander gepasst haben. Nach den ersten drei Phasen werden jeweils bei allen die Karten in der Farbe der Phase gewertet. Nach jeder Phase füllen neue Karten die Reihen auf acht auf. Liegt die letzte Karte eines Stapels aus, ist es die letzte Runde. Wer die meisten Punkte hat, gewinnt.
    `/{ $command } show rules` mit einem Thema sagt mehr, `/{ $command } show card` erklärt eine Karte.
    .title = Das Spiel in Kürze
rules-signs = **Was die Zeichen bedeuten**
    In jedem Bild sind es dieselben. Links: was auf einer Karte steht. Rechts: was über den Reihen und im Feld jedes Platzes steht. `/{ $command } show card` zeigt jede Karte groß und sagt, was sie tut.
    .title = Was die Zeichen bedeuten
rules-actions = **Dein Zug**
    Mach eins davon:
    • **Kaufen:** eine Karte aus einer Reihe.
    • **Nehmen:** eine Karte umsonst auf die Hand, höchstens 3. Jede, die am Ende noch dort ist, kostet 5 Punkte.
    • **Ausspielen:** eine Handkarte, die du jetzt bezahlst.
    • **Passen:** Bist du wieder dran, bevor die Phase endet, darfst du weitermachen.
    Das alles geht in jeder Phase mit Karten jeder Farbe.
    .title = Was du tun kannst
rules-cost = **Was eine Karte kostet**
    Du zahlst den aufgedruckten Preis, und davon geht ab:
    • 1 in der unteren Reihe
    • 1 für jede gleiche Karte, die du im Spiel hast
    • 1 durch deine Tischlerei (blaue Karten) oder Goldschmelze (rote Karten)
    • bei einer Austauschkarte der Preis der Karte, die sie austauscht
    Mindestens 1 kostet sie dich immer.
    .title = Was eine Karte kostet
rules-trading = **Austauschkarten**
    Eine Austauschkarte tauscht eine deiner Karten ihrer Farbe aus. Bei einer blauen darf das jedes Gebäude sein, bei einer roten jede Adelskarte, bei einer grünen der Handwerker mit ihrem Werkzeug oder Zar und Zimmermann. Du zahlst die Differenz, mindestens aber 1. Austauschkarten, die im Spiel sind, werden nie ausgetauscht. Auf die Hand nehmen darfst du eine auch, wenn du nichts zum Austauschen hast.
    .title = Austauschkarten
rules-scoring = **Wertungen**
    Nach der Handwerkerphase werden grüne Karten gewertet, nach der Gebäudephase blaue, nach der Adligenphase rote: Rubel und Punkte, wie aufgedruckt, auch auf Austauschkarten. Nach der Austauschphase gibt es keine Wertung; dann kommt die untere Reihe auf den Ablagestapel, die obere rückt nach unten, und die Startmarker wandern nach links. Zu Beginn einer Phase kommen Karten aus ihrem Stapel dazu, bis in beiden Reihen zusammen acht liegen; die allererste Handwerkerphase beginnt mit zwei pro Person.
    .title = Wertungen und Runden
rules-special = **Sonderkarten**
    In Sankt Petersburg (2004) sind es Schenke, Lagerhaus, Sternwarte, Potjemkin’sches Dorf, Tischlerei, Goldschmelze, Mariinskij-Theater, Steuereintreiber, Zar und Zimmermann. `/{ $command } show card` erklärt jede. Welche mit der anderen Ausgabe dazukommen, sagt `/{ $command } show rules` zum Thema „In bester Gesellschaft“.
    .title = Sonderkarten
rules-end = **Das Ende**
    Ist die letzte Karte eines Stapels ausgelegt, endet das Spiel nach der Austauschphase dieser Runde. Verschiedene Adlige im Spiel bringen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 Punkte; je volle 10 Rubel einen Punkt; jede Handkarte kostet 5. Bei Gleichstand entscheiden die übrigen Rubel.
    .title = Das Ende des Spiels
rules-solo = **Allein**
    Die normalen Regeln für eine Person: Hol so viele Punkte, wie du kannst. Zu Beginn liegen zwei Handwerker aus, und wenn du passt, endet die Phase.
    Wie immer kommt die letzte Runde, wenn die letzte Karte eines Stapels ausgelegt wird. Aber Karten, die du liegen lässt, halten die Reihen voll, und dann wird nichts ausgelegt: Ein Stapel behält seine letzte Karte, und es wird weiter gewertet. Das ist erlaubt und lohnt sich: So kommst du auf viel mehr Wertungen. Nach jeder Runde wird die untere Reihe abgeworfen, also gehen die Handwerker irgendwann aus.
    .title = Allein spielen
rules-society = **In bester Gesellschaft (2008)**
    Eine Ausgabe mit verändertem Kartensatz: 13 neue Kartenarten, und fünf, die etwas anderes kosten oder bringen. Eingestellt wird sie in der Lobby; bis zu 5 können mitspielen.
    Neu: Neubauer, Kaffeehaus, Schuldturm, Handelshaus, Schmeichler, Obschtschina, Neue Gesellschaft, Universität Sankt Petersburg, Gildehaus, Textilfabrik, Kaufmann, Leutnant Kijé, Bürgermeister. Geändert: Zar und Zimmermann, Sternwarte, Akademie, Mariinskij-Theater, Hofmeisterin. `/{ $command } show card` erklärt jede.
    Nach der Gebäudewertung zahlt erst das Gildehaus, dann verkauft das Handelshaus, dann die Schenke. Am Ende bringt jede verschiedene Adelskarte über zehn hinaus 10 Punkte mehr.
    Zu fünft wird mit den Startmarkern eine goldene Scheibe verteilt: Wer sie zuerst hat, beginnt mit 2 Rubel mehr, und zu Beginn jeder Runde bringt sie 2 Punkte. Nach einer Runde wandern alle zwei Plätze nach links.
    .title = In bester Gesellschaft
