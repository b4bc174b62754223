# Wie ein Spiel verlief: das Bild dazu, und dasselbe in Worten für alle, die es nicht sehen.

button-course = Diagramm
button-charted = Diagramm
course-ended = { $drawn ->
    [1] So lief das Spiel, Runde für Runde:
   *[0] Das Diagramm kann ich gerade nicht zeichnen. Zug für Zug kannst du das Spiel trotzdem ansehen.
}
course-shown = { $drawn ->
    [1] Das Spiel bis jetzt, Runde für Runde:
   *[0] Das Diagramm kann ich gerade nicht zeichnen. Zwischenstand und Verlauf sagen dasselbe in Worten.
}
command-chart = Wie das Spiel bisher lief, Runde für Runde
picture-course-end = Ende
course-alt = So lief das Spiel in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}{ $last ->
    [0] {""}
   *[other] {" "}(Runde { $last } ist die letzte)
}.
course-alt-seat = { $name }: { $points }{ $number ->
    [0] .
   *[other] , zusammengesetzt aus { $sources }.
}
course-alt-source = { $source } { $amount }
course-alt-line = { $title }, { $name }: { $values }.
course-alt-holding = { $title }, Runde für Runde: { $names }.

button-share = Bild zum Teilen
share-card = { $drawn ->
    [1] Das ganze Spiel in einem Bild, zum Speichern oder Weitergeben. Es zeigt nur, was alle sehen konnten.
   *[0] Das Bild kann ich gerade nicht zeichnen. Versuch es gleich noch einmal.
}
