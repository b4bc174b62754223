# Die eigenen Entscheidungen eines beendeten Spiels durchgehen.

button-review = Rückblick
button-review-moment = { $number } zeigen
review-waiting = Ich gehe deine Entscheidungen durch, sobald { $before ->
    [one] ein anderer Rückblick fertig ist
   *[other] { $before } andere Rückblicke fertig sind
}.
review-progress = Ich gehe deine Entscheidungen durch: { $done } von { $decisions }.
    { $bar }
review-begins = Gleich gehe ich deine Entscheidungen durch.
review-meanwhile = Du brauchst nicht zu warten: Derselbe Knopf zeigt jederzeit, wie weit ich bin, und später, was ich gefunden habe.
review-elsewhere = Du hast diesen Rückblick noch einmal aufgerufen: Er steht in deiner neueren Nachricht.
review-accuracy = **Genauigkeit: { $percent }.** Bei { $good } von { $decisions } Entscheidungen habe ich nichts klar Besseres gefunden.
review-how = Jede Entscheidung habe ich nach dem beurteilt, was du in dem Moment wusstest, und von dort aus Hunderte Spiele zu Ende gespielt. Die Linie zeigt, wie oft du gewonnen hättest.
review-how-alone = Jede Entscheidung habe ich nach dem beurteilt, was du in dem Moment wusstest, und von dort aus Hunderte Spiele zu Ende gespielt. Die Linie zeigt, wie viel du im Vergleich zu einer starken KI erreicht hättest: 100 % sind ihr Schnitt, { $target } Punkte.
review-drawn-out = Das Spiel ließ sich in die Länge ziehen, zum ersten Mal hier: { $situation }. Bei { $number ->
    [one] einer deiner Entscheidungen
   *[other] { $number } deiner Entscheidungen
} bleibt, wenn du passt, die letzte Karte eines Stapels liegen.
review-worst = { $number ->
    [one] Diese Entscheidung hat dich etwas gekostet:
   *[other] Diese Entscheidungen haben dich am meisten gekostet:
}
review-decision = **{ $number }** · { $situation } · { $cost }
    Dein Zug: { $done }. Besser: **{ $better }**. { $why }
review-flawless = Keine hat dich etwas gekostet. Gut gespielt!
review-none = Hier gibt es nichts durchzugehen: Ich kenne keine Entscheidung von dir aus diesem Spiel.
review-put-off = Ich bin mit deinem Rückblick nicht fertig geworden. Drück noch einmal auf den Knopf, dann mache ich dort weiter, wo ich war.
review-not-yours = Ein Rückblick geht die eigenen Entscheidungen durch. Du hast in diesem Spiel nicht mitgespielt.
refused-review-under-way = Ich gehe gerade noch ein anderes Spiel von dir durch. Frag bitte noch einmal, wenn ich damit fertig bin.
refused-no-review = Für dieses Spiel gibt es keinen Rückblick.

## Bilder

picture-review = { $alone ->
    [1] Was du erreicht hättest: 100 % sind der Schnitt einer starken KI
   *[0] Wie oft du gewonnen hättest
}
picture-review-decisions = { $decisions ->
    [one] deine 1 Entscheidung
   *[other] deine { $decisions } Entscheidungen, von der ersten bis zur letzten
}
picture-percent = { $number } %
review-cost = { $wins ->
    [0] am Ende etwa { $scored } weniger
    [one] etwa 1 Sieg weniger in 100 Spielen
   *[other] etwa { $wins } Siege weniger in 100 Spielen
}
review-alt = { $alone ->
    [1] Wie viel vom Schnitt einer starken KI du erreicht hättest
   *[0] Wie oft du gewonnen hättest
}, über { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}: { $first } nach der ersten, { $last } nach der letzten.
review-alt-mark = Marke { $number }: Entscheidung { $decision }, danach { $share }.
review-alt-none = Es gab keine Entscheidung.
