# Rattus Cartus: was geschah, was man wählen kann, was nicht geht.

# As in English.
game-title = Rattus Cartus
cover-alt = Rattus Cartus: eine Hexe, eine Burg, eine Kartenrückseite und das Rattenfängerhaus, in goldenen Rahmen.
game-invitation = Gewinne Einfluss in einer mittelalterlichen Stadt, Karte für Karte und im Geheimen. Aber zähl deine Ratten, denn die Pest kommt! Mit Bluff und einer Prise Bosheit.
phase-building = Auswertung

piece-copies = { $number } × { $card }

## Was geschah. Das Attribut `you` spricht mit der Person, die es getan hat.

told-supply = { $name } nimmt den Vorrat von Gebäude { $place } ({ $building }){ $gains ->
    [0] .
   *[other] : { $gains }.
}
    .you = Du nimmst den Vorrat von Gebäude { $place } ({ $building }): { $supply }.
told-entered = { $name } betritt Gebäude { $place } ({ $building }) als { $number ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
   *[other] fünfte
} Person.
    .you = Du betrittst Gebäude { $place } ({ $building }) als { $number ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
       *[other] fünfte
    } Person.
told-laid = { $name } legt { $number ->
    [0] keine Karten aus
    [one] 1 Karte verdeckt aus
   *[other] { $number } Karten verdeckt aus
}.
    .you = { $number ->
        [0] Du hast hier keine Karten ausgelegt.
        [one] Damit liegt hier 1 Karte von dir.
       *[other] Damit liegen hier { $number } Karten von dir.
    }
told-pass = { $name } gibt einen Geleitbrief ab und kommt erst nach allen anderen.
    .you = Du gibst einen Geleitbrief ab und kommst erst nach allen anderen.
told-used = { $name } nutzt { $privilege ->
    [1] das Privileg ({ $building })
   *[0] die Grundaktion ({ $building })
}{ $gains ->
    [0] .
   *[other] : { $gains }.
}
told-gain-tokens = { $number ->
    [one] 1 Siegmarke
   *[other] { $number } Siegmarken
}
told-gain-rats = { $number ->
    [one] 1 Ratte
   *[other] { $number } Ratten
}
told-privilege-scored = { $name } hat das Privileg ({ $building }): In der letzten Runde gibt es dafür Einfluss.
told-privilege-settled = Das Privileg dieser Runde hat { $name }. Ausgelegte Personen: { $played }.
told-played = { $name } { $number }
told-revealed = **{ $building }** ({ $cls }).
told-shown = { $name }: { $cards ->
    [0] keine Karten.
   *[other] { $cards }.
}
told-influence = { $name } gewinnt { $number } Einfluss ({ $cls }: jetzt { $height }){ $gains ->
    [0] .
   *[other] {" "}und bekommt { $gains }.
}
told-rats-taken = { $name } bekommt { $number ->
    [one] 1 Ratte
   *[other] { $number } Ratten
}.
told-rats-off = { $number ->
    [0] { $name } hat keine Ratte zum Abwerfen.
    [one] { $name } wirft 1 Ratte ab.
   *[other] { $name } wirft { $number } Ratten ab.
}
told-tokens = { $name } bekommt { $number ->
    [one] 1 Siegmarke
   *[other] { $number } Siegmarken
}.
told-special = { $number ->
    [0] { $name } bekommt nichts, der Stapel ist leer: { $card }.
   *[other] { $name } bekommt { $cards }.
}
told-drew = { $number ->
    [0] { $name } zieht keine Karte.
    [one] { $name } zieht 1 Karte.
   *[other] { $name } zieht { $number } Karten.
}
told-shuffled = Der Stapel ist leer: { $number ->
    [one] Die abgeworfene Karte kommt
   *[other] Die { $number } abgeworfenen Karten werden gemischt und kommen
} wieder ins Spiel.
told-nun-seen = { $name } sieht sich Nonnenkarte { $nun } an.
told-discarded = { $name } wirft Handkarten ab: { $cards }.
told-flute = { $got ->
    [0] { $name } spielt eine Flöte, aber keine Ratte läuft ihr nach.
   *[other] { $name } spielt eine Flöte, und Ratten ziehen um: { $got }.
}
told-flute-to = { $number ->
    [one] 1 zu { $name }
   *[other] { $number } zu { $name }
}
told-demand-sword = { $owe ->
    [0] { $name } zückt ein Schwert, aber hier hat niemand Karten abzugeben.
   *[other] { $name } zückt ein Schwert. Karten abgeben müssen: { $owe }.
}
told-demand-guard-tower = { $owe ->
    [0] { $name } hat das Privileg im Wachturm, aber niemand muss Karten abgeben.
   *[other] { $name } hat das Privileg im Wachturm. Karten abgeben müssen: { $owe }.
}
told-owes = { $name } ({ $number })
told-given = { $name } gibt { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} an { $receiver }.
told-round-began = Runde { $round } beginnt, und { $name } fängt an. Gebäude: { $row }.
told-turned-away = { $number ->
    [one] Alle Gebäude hätten denselben Stand gehabt, also ist eines aus dem Spiel: { $away }.
   *[other] Alle Gebäude hätten denselben Stand gehabt, also sind diese aus dem Spiel: { $away }.
}

you-chose-lay = Du legst aus: { $cards }.
you-chose-give = Du gibst ab: { $cards }.
you-chose-discard = Du wirfst ab: { $cards }.
you-laid = Du legst hier verdeckt aus: { $cards }{ $more ->
    [0] .
   *[1] . Damit liegen hier { $number } Karten von dir.
}
you-discard-no-more = Im Hospital bist du fertig.
apart-drew = Du ziehst: { $cards }.
apart-nun = Nonnenkarte { $nun }: { $card }.
apart-given = { $name } gibt an { $receiver }: { $cards }.

situation = { $last ->
    [1] Runde { $round }, **die letzte: Kein Gebäude wird benutzt**
   *[0] Runde { $round } von { $rounds }
}
question-supply = { $names }, welchen Vorrat nimmst du? { $situation }.
question-look = { $names }, welche Nonnenkarte siehst du dir an? { $situation }.
question-enter = { $names }, welches Gebäude betrittst du? { $situation }.
question-lay = { $names }, welche Karten legst du aus ({ $building })? { $situation }.
question-give = { $demand ->
    [guard-tower] Wachturm
   *[sword] Schwert
}: { $asked }. { $situation }.
question-discard = { $building }: { $asked }. Jede Karte nimmt eine Ratte mit. { $situation }.
asked-give = { $names } { $people ->
    [one] muss
   *[other] müssen je
} { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} abgeben
asked-discard = { $names } { $people ->
    [one] kann
   *[other] können je
} bis zu { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} abwerfen
unsettled-privilege = { $name } hat das Privileg.

## Der Stand, solange gespielt wird

stands-line = **{ $name }**: **{ $points }** ({ $tracks } auf den Leisten, wie sie jetzt stehen, { $tokens ->
    [0] keine Marken
    [one] 1 Marke
   *[other] { $tokens } Marken
}), { $cards ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
stands-hidden = Gold, Handkarten und Ratten zählen erst am Ende.

## Die eigene Hand

hand-rats = { $rats ->
    [0] Du hast **keine Ratten**.
    [one] Du hast **1 Ratte**.
   *[other] Du hast **{ $rats } Ratten**.
}
hand-cards = { $number ->
    [0] Du hast keine Karten.
    [one] Deine Karte: { $cards }.
   *[other] Deine { $number } Karten: { $cards }.
}
hand-picked = Schon ausgesucht: { $cards }.
hand-laid = Ausgelegt ({ $building }): { $cards }.
hand-no-nuns = Du kennst noch keine der { $all } Nonnenkarten.
hand-nuns = Nonnenkarten, die du kennst: { $seen }. Sie zeigen { $nuns ->
    [0] keine Nonne
    [one] 1 Nonne
   *[other] { $nuns } Nonnen
}{ $unknown ->
    [0] : Wer mehr Ratten hat, stirbt.
   *[other] ; mit den unbekannten sind es höchstens { $most }.
}
hand-nun = Nr. { $nun } ({ $card })
hand-your-turn = { $step ->
    [supply] Welchen Vorrat nimmst du?
    [look] Welche Nonnenkarte siehst du dir an?
    [enter] Welches Gebäude betrittst du?
    [lay] Welche Karten legst du aus? Auch keine ist erlaubt.
    [give] Welche Karten gibst du ab?
   *[discard] Welche Karten wirfst du ab? Auch keine ist erlaubt.
}

## Was man wählen kann

verb-supply = Vorrat nehmen
verb-look = Nonnenkarte ansehen
verb-enter = { $place }. { $building } betreten ({ $cls })
verb-pass = Mit Geleitbrief warten
verb-lay = Karten auslegen
verb-give = Karten abgeben
verb-discard = Karten abwerfen
verb-done-lay = { $none ->
    [1] Nichts auslegen
   *[0] Fertig
}
verb-done-discard = { $none ->
    [1] Nichts abwerfen
   *[0] Fertig
}
choice-supply = { $place }. { $building }: { $supply }
choice-nun = Nonnenkarte { $place }
choice-card = { $card }{ $copy ->
    [1] { "" }
   *[other] {" "}(Nr. { $copy })
}{ $does ->
    [influence] : 1 Einfluss
    [rat] : 1 Einfluss und 1 Ratte
    [sword] : die Hälfte der Karten der anderen
    [flute] : eine Ratte für alle anderen
   *[none] { "" }
}
ask-supply = Welchen Vorrat nimmst du? Andere können denselben nehmen. { $rats ->
    [0] Du hast keine Ratten.
    [one] Du hast 1 Ratte.
   *[other] Du hast { $rats } Ratten.
} { $hand ->
    [0] Du hast keine Karten.
   *[other] Deine Karten: { $hand }.
}
ask-look = { $number ->
    [one] Welche Nonnenkarte siehst du dir an?
   *[other] Welche Nonnenkarte siehst du dir zuerst an? Du darfst { $number } ansehen.
} Nur du siehst sie.
ask-enter = Welches Gebäude betrittst du? { $hand ->
    [0] Du hast keine Karten.
   *[other] Deine Karten: { $hand }.
}
ask-lay = { $building } ({ $cls }): Welche Karten legst du aus? Nimm so viele, wie du willst, alle auf einmal. Mit { $person } oder Joker bekommst du 1 Einfluss, mit jeder anderen Person 1 Einfluss und 1 Ratte.{ $players ->
    [2] {" "}Das eine Privileg der Runde bekommt, wer mehr Personen und Joker auslegt, egal wo.
   *[other] { "" }
}
ask-lay-more = { $picked ->
    [0] { $building } ({ $cls }): Was legst du aus?
   *[other] { $building } ({ $cls }): bisher { $picked }. Ist das alles?
} { $hand ->
    [0] Du hast keine Karten{ $picked ->
        [0] {""}
       *[other] {" "}mehr
    }.
   *[other] Auf deiner Hand: { $hand }.
}
ask-give = { $number ->
    [one] Welche Karte gibst du
   *[other] Welche { $number } Karten gibst du
} ab? { $picked ->
    [0] { "" }
   *[other] Schon ausgesucht: { $picked }.{" "}
}Deine Hand: { $hand }.
ask-discard = Welche Karten wirfst du ab? Du darfst { $number ->
    [one] 1 abwerfen,
   *[other] bis zu { $number } abwerfen,
} und jede nimmt eine Ratte mit. { $rats ->
    [0] Du hast keine Ratten.
    [one] Du hast 1 Ratte.
   *[other] Du hast { $rats } Ratten.
} { $picked ->
    [0] { "" }
   *[other] Schon ausgesucht: { $picked }.{" "}
}Deine Hand: { $hand }.

refused-nothing-to-supply = Vorräte gibt es gerade nicht. `/rattus show board` zeigt, was dran ist.
refused-nothing-to-look = Nonnenkarten kannst du dir gerade nicht ansehen. `/rattus hand` zeigt, welche du kennst.
refused-nothing-to-enter = So kannst du kein Gebäude betreten. `/rattus show board` zeigt, welche es gibt.
refused-nothing-to-lay = Du hast keine Karte zum Auslegen. Mit `/rattus done` sagst du, dass du fertig bist.
refused-nothing-to-give = So eine Karte kannst du nicht abgeben. `/rattus hand` zeigt deine Karten.
refused-nothing-to-discard = So eine Karte kannst du nicht abwerfen. Mit `/rattus done` sagst du, dass du fertig bist.

illegal-game-over = Das Spiel ist aus.
illegal-not-your-turn = Du bist nicht am Zug. `/rattus show board` zeigt, wer es ist.
illegal-not-asked = Du musst gerade nichts entscheiden. `/rattus show board` zeigt, wer noch überlegt.
illegal-wrong-step = { $step ->
    [supply] Zuerst nimmst du einen Vorrat: `/rattus supply`.
    [look] Zuerst siehst du dir eine Nonnenkarte an: `/rattus look`.
    [enter] Jetzt betrittst du ein Gebäude: `/rattus enter`.
    [lay] Jetzt legst du Karten aus, oder keine: `/rattus lay`, dann `/rattus done`.
    [give] Jetzt suchst du Karten aus, die du abgibst: `/rattus give`.
    [discard] Jetzt wirfst du im Hospital Karten ab, oder keine: `/rattus discard`, dann `/rattus done`.
   *[other] Das ist gerade nicht dran. `/rattus show board` zeigt, was dran ist.
}
illegal-no-such-place = Ein Gebäude { $place } gibt es in dieser Runde nicht: Sie sind von links mit 1 bis { $most } nummeriert.
illegal-no-such-nun = Eine Nonnenkarte { $nun } gibt es nicht: Sie sind von links mit 1 bis { $most } nummeriert.
illegal-nun-known = Nonnenkarte { $nun } kennst du schon. `/rattus hand` zeigt, was du gesehen hast.
illegal-no-pass = Du hast keinen Geleitbrief. In der Amtsstube gibt es welche.
illegal-last-to-enter = Alle anderen sind schon in einem Gebäude, also kannst du nicht warten. `/rattus enter` fragt, in welches du gehst.
illegal-not-in-hand = Von dieser Karte hast du zu wenige: { $card }. `/rattus hand` zeigt deine Karten.
illegal-cannot-be-laid = Diese Karte kannst du nicht auslegen: { $card }. Auslegen kannst du Personen, Joker, Schwerter und Flöten.

## Optionen

command-rattus = Rattus Cartus, für 2 bis 5 Personen
command-new = Einen Tisch in diesem Kanal eröffnen
command-supply = Den Vorrat eines der ausliegenden Gebäude nehmen
command-look = Heimlich eine Karte der Nonnenreihe ansehen
command-enter = Ein Gebäude betreten
command-pass = Einen Geleitbrief abgeben und erst nach allen anderen ein Gebäude betreten
command-lay = Karten verdeckt in deinem Gebäude auslegen
command-give = Die Karten aussuchen, die dir ein Schwert oder ein Wachturm abnimmt
command-discard = Im Hospital Handkarten abwerfen, mit jeder auch eine Ratte
command-done = Nichts mehr auslegen oder abwerfen
option-one-kind = Je Stand alle fünf Gebäude einer Art statt fünf ausgeloster von zehn
option-supply = Das Gebäude, dessen Vorrat du nimmst; ohne Angabe siehst du alle
option-nun = Welche Nonnenkarte, von links; ohne Angabe siehst du alle
option-building = Das Gebäude; ohne Angabe siehst du alle
option-cards = Die Karten, mit Kommas dazwischen; ohne Angabe siehst du alle
option-one-kind-on = Von jedem Stand ist nur eine Gebäudeart im Spiel, und alle wissen, welche.
setting-one-kind = Eine Gebäudeart je Stand

## Tipps

does-supply = den Vorrat von Gebäude { $place } nehmen ({ $building })
does-look = Nonnenkarte { $nun } ansehen
does-enter = Gebäude { $place } betreten ({ $building })
does-pass = mit einem Geleitbrief abwarten
does-lay = { $card } auslegen
does-lay-next = { $chosen ->
    [0] { $open ->
        [1] zuerst { $cards } auslegen
       *[0] { $cards } auslegen
    }
   *[other] außerdem { $cards } auslegen
}
does-give = { $cards } abgeben
does-discard = { $cards } abwerfen
does-done = { $step ->
    [discard] { $chosen ->
        [0] keine Karten abwerfen
       *[other] keine Karten mehr abwerfen
    }
   *[lay] { $chosen ->
        [0] keine Karten auslegen
       *[other] keine Karten mehr auslegen
    }
}
reason-basic = { $laid ->
    [0] Auch ohne Karten darfst du dort
   *[1] Auf jeden Fall darfst du dort
} { $fact }.{ $does ->
    [gold] {" "}Am Ende bringt das meiste Gold { $points } Punkte; bis dahin bleibt es auf deiner Hand.
    [tokens] {" "}Eine Marke ist am Ende 1 Punkt.
    [joker] {" "}Er bringt überall Einfluss und nie eine Ratte.
    [sword] {" "}Ausgelegt nimmt es den anderen in deinem Gebäude Karten weg.
    [flute] {" "}Ausgelegt schickt sie Ratten von dir zu den anderen in deinem Gebäude.
    [pass] {" "}Damit kannst du ein Gebäude erst nach den anderen betreten.
   *[other] { "" }
}
reason-tower-enter = { $givers ->
    [0] Dort nimmt dir kein Wachturm Karten weg; sein Privileg bringt nur welche, wenn du nicht mehr behältst, als andere haben.
   *[other] Mit Privileg geben dir alle draußen, die mindestens so viele Handkarten haben wie du, je { $number }.
}
reason-tower-safe = Dort nimmt dir kein Wachturm Karten weg; draußen könnten es { $number } sein.
reason-tower = { $outside ->
    [0] Alle anderen sind in einem Wachturm, also brächte dir das Privileg keine Karten.
   *[other] { $kept ->
        [0] Dann behältst du keine Karten
        [one] Dann behältst du 1 Karte
       *[other] Dann behältst du { $kept } Karten
    }: { $players ->
        [0] Draußen hat niemand so viele, also brächte dir das Privileg keine.
        [one] 1 Person draußen hat mindestens so viele und muss dir welche geben, wenn das Privileg dir gehört.
       *[other] { $players } Personen draußen haben mindestens so viele und müssen dir welche geben, wenn das Privileg dir gehört.
    }
}
reason-there-of-two = { $number ->
    [0] Deine Konkurrenz hat noch kein Gebäude betreten: Das eine Privileg der Runde ist noch offen.
   *[other] Deine Konkurrenz hat { $most ->
        [0] keine Karten ausgelegt: Mit einer Person oder einem Joker hast du das Privileg der Runde.
        [one] 1 Karte ausgelegt: Das eine Privileg der Runde kann dich 2 Personen oder Joker kosten.
       *[other] { $most } Karten ausgelegt: Für das eine Privileg der Runde kannst du mehr Personen oder Joker brauchen.
    }
}
reason-privilege-needs = Fürs Privileg brauchst du vielleicht { $cost ->
    [part] { $need } von deinen { $people } Personen und Jokern
    [all] alle deine Personen und Joker
   *[more] { $need } Personen oder Joker, mehr, als du hast
}.
reason-alone = { $left ->
    [0] Sonst ist niemand darin: Auch ohne Karten hast du das Privileg.
   *[other] Noch ist sonst niemand darin: Legt hier niemand mehr Karten aus, hast du auch ohne Karten das Privileg.
}
reason-cards = Damit hast du { $after ->
    [one] 1 Karte
   *[other] { $after } Karten
} statt { $number }.
reason-supply-instead = { $same ->
    [1] Beim anderen Gebäude gleichen Namens
   *[0] Anderswo ({ $building })
} { $lacks ->
    [cards] bekommst du nur { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
    [rats] kannst du { $number ->
        [0] keine Ratte
        [one] nur 1 Ratte
       *[other] nur { $number } Ratten
    } abwerfen
   *[looks] siehst du keine Nonnenkarte
}.
reason-known = { $known ->
    [0] Du kennst noch keine der { $all } Nonnenkarten.
   *[other] Du kennst { $known } der { $all } Nonnenkarten.
}
reason-look = { $unknown ->
    [one] Die letzte unbekannte Karte kann 0 bis { $most } Nonnen zeigen.
   *[other] Welche, ist egal: Jede der { $unknown } unbekannten Karten kann 0 bis { $most } Nonnen zeigen.
}
reason-rats = Dann hast du { $rats ->
    [0] keine Ratten
    [one] 1 Ratte
   *[other] { $rats } Ratten
}. { $unknown ->
    [0] Die Nonnenreihe zeigt { $nuns ->
        [0] keine Nonnen
        [one] 1 Nonne
       *[other] { $nuns } Nonnen
    }.
   *[other] { $known ->
        [0] In der Nonnenreihe, die noch verdeckt ist, sind etwa { $likely } Nonnen zu erwarten.
       *[other] Du hast bisher { $nuns ->
            [0] keine Nonne
            [one] 1 Nonne
           *[other] { $nuns } Nonnen
        } gesehen; mit den unbekannten Karten sind etwa { $likely } zu erwarten.
    }
}
reason-fitting = { $number ->
    [one] Eine deiner Handkarten brächte dort Einfluss ohne Ratte (Stand: { $cls }){ $most ->
        [1] , anderswo keine
       *[0] { "" }
    }.
   *[other] { $number } deiner Handkarten brächten dort Einfluss ohne Ratte (Stand: { $cls }){ $most ->
        [1] , mehr als anderswo
       *[0] { "" }
    }.
}
reason-there = { $number ->
    [0] Dort ist noch niemand.
    [one] Dort ist schon jemand, { $most ->
        [0] ohne Karten.
        [one] mit 1 verdeckten Karte.
       *[other] mit { $most } verdeckten Karten.
    }
   *[other] Dort sind schon { $number } andere, { $most ->
        [0] alle ohne Karten.
        [one] mit höchstens je 1 Karte.
       *[other] mit höchstens je { $most } Karten.
    }
}
reason-track = { $more ->
    [0] { $cls }: Du stehst bei { $height }, die anderen höchstens bei { $best }.
   *[other] { $cls }: Mit dem, was du hier auslegst, kommst du auf { $height }; die anderen stehen höchstens bei { $best }.
}
reason-lay = { $number ->
    [one] Das bringt
   *[other] Zusammen bringen sie
} { $number } Einfluss ({ $cls }) und { $rats ->
    [0] keine Ratte
    [one] 1 Ratte
   *[other] { $rats } Ratten
}.
reason-kept-strange = { $number ->
    [one] Die Person, die du behältst, brächte hier eine Ratte mit.
   *[other] Jede der { $number } Personen, die du behältst, brächte hier eine Ratte mit.
}
reason-keep = { $cards ->
    [0] Du hast dann keine Karte mehr.
   *[other] Du behältst: { $cards }.
}
reason-sword = { $others ->
    [0] Noch ist sonst niemand hier; wer noch kommt, muss dir für das Schwert die halbe Hand geben.
    [one] Im Moment nimmt das Schwert der anderen Person hier { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } ab.
   *[other] Im Moment nimmt das Schwert den { $others } anderen hier zusammen { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } ab.
}
reason-swords = { $others ->
    [0] Noch ist sonst niemand hier; jedes deiner { $swords } Schwerter nimmt allen, die noch kommen, die Hälfte ihrer übrigen Karten.
   *[other] Im Moment bringen dir deine { $swords } Schwerter zusammen { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }: Jedes nimmt die Hälfte von dem, was das vorige übrig lässt.
}
reason-flute = { $others ->
    [0] Noch ist sonst niemand hier; { $flutes ->
        [one] die Flöte schickt allen, die noch kommen, eine
       *[other] deine Flöten schicken allen, die noch kommen, { $flutes }
    } deiner Ratten.
   *[other] { $flutes ->
        [one] Die Flöte schickt
       *[other] Deine { $flutes } Flöten schicken
    } { $rats ->
        [0] keine Ratte
        [one] 1 Ratte
       *[other] { $rats } Ratten
    } von dir fort.
}
reason-pass = { $others ->
    [one] Dann siehst du vorher, wohin noch jemand geht.
   *[other] Dann siehst du vorher, wohin { $others } andere noch gehen.
}
reason-plan = { $cards ->
    [0] Leg dort keine Karten aus.
   *[other] Leg dort aus: { $cards }.
}
reason-give = { $alike ->
    [0] Von dieser Art bleibt dir keine
    [one] Von dieser Art bleibt dir noch eine
   *[other] Von dieser Art bleiben dir noch { $alike }
}, { $left ->
    [0] und auch sonst keine Karte.
    [one] insgesamt noch 1 Karte.
   *[other] insgesamt noch { $left } Karten.
}
reason-done = { $number ->
    [0] Du hast keine Karten mehr.
    [one] Du behältst 1 Karte auf der Hand{ $last ->
        [1] .
       *[0] {" "}für spätere Runden.
    }
   *[other] Du behältst { $number } Karten auf der Hand{ $last ->
        [1] .
       *[0] {" "}für spätere Runden.
    }
}
reason-hand = Am Ende bringen die meisten Personen und Joker auf einer Hand { $first } Punkte, die zweitmeisten { $second }.
difference-track = du bekommst auf der Leiste { $cls } { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte
}
difference-gold = du bekommst am Ende fürs meiste Gold { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte
}
difference-people = du bekommst am Ende für die Karten auf deiner Hand { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte
}
difference-tokens = du bekommst durch Siegmarken { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte
}
difference-plague = du stirbst { $counted ->
    [1] in etwa { $best } von zehn Spielen an der Pest statt in { $other }
   *[0] { $more ->
        [1] öfter
       *[0] seltener
    } an der Pest
}
difference-privilege = du gewinnst { $counted ->
    [1] diese Runde in etwa { $best } von zehn Spielen ein Privileg statt in { $other }
   *[0] { $more ->
        [1] öfter
       *[0] seltener
    } ein Privileg in dieser Runde
}
difference-flutes = deine Flöten schicken { $counted ->
    [1] { $number ->
        [0] keine Ratten
        [one] etwa { $best } Ratte
       *[other] etwa { $best } Ratten
    } weg statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Ratten weg
}
difference-rival = die { $rivals ->
    [one] Konkurrenz
   *[other] stärkste Konkurrenz
} kommt am Ende auf { $counted ->
    [1] { $number ->
        [0] keine Punkte
        [one] etwa { $best } Punkt
       *[other] etwa { $best } Punkte
    } statt { $other }
   *[0] { $more ->
        [1] mehr
       *[0] weniger
    } Punkte
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

end-plague = Die Pest kommt. Die Nonnenreihe zeigt { $nuns ->
    [one] 1 Nonne
   *[other] { $nuns } Nonnen
} ({ $cards }): Wer mehr Ratten hat, stirbt.
end-title = { $number ->
    [0] **Niemand gewinnt:** Die Pest hat alle dahingerafft.
    [one] **{ $winners } gewinnt!**
   *[other] **{ $winners } teilen sich den Sieg!**
}
end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $rats ->
    [0] keine Ratten
    [one] 1 Ratte
   *[other] { $rats } Ratten
} (Leisten { $tracks }{ $gold ->
    [0] { "" }
   *[other] , Gold { $gold }
}{ $hand ->
    [0] { "" }
   *[other] , Hand { $hand }
}{ $tokens ->
    [0] { "" }
   *[other] , Marken { $tokens }
})
end-line-dead = **{ $name }** ist tot: { $rats ->
    [one] 1 Ratte
   *[other] { $rats } Ratten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (Leisten { $tracks }{ $gold ->
    [0] { "" }
   *[other] , Gold { $gold }
}{ $hand ->
    [0] { "" }
   *[other] , Hand { $hand }
}{ $tokens ->
    [0] { "" }
   *[other] , Marken { $tokens }
})
end-tied = { $names } haben gleich { $what ->
    [gold] viel Gold
   *[hand] viele Personen und Joker auf der Hand
}: je { $points } Punkte.
