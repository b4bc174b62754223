# Ein geführtes Spiel: Jedes davon wird einmal gesagt, wenn sein Moment gekommen ist.

lesson-welcome = **Willkommen auf dem Markt!** Du und { $rival } füllt seine 30 Felder gemeinsam. Wer anfängt, bestimmt das Los: diesmal { $begins ->
    [1] du
   *[0] { $rival }
}. In deinem Zug baust du einen Stand auf, ziehst und legst ein Plättchen oder legst dein Geheimplättchen. Ist der Markt voll, zahlt jede Zeile und jede Spalte, und die Runde ist vorbei. Nach drei Runden gewinnt, wer am meisten hat. Diesen Tisch sieht sonst niemand: Probier ruhig alles aus.
lesson-stall = **Deine Stände** verdienen das Geld. Jeder hat 1 bis 4 Waren, das ist die Zahl darauf, und jede Ware bringt, was ihre Reihe wert ist: einmal in der Zeile und einmal in der Spalte (beides sind Reihen). Mehr wert ist eine Reihe mit Kundschaft, den Leuten mit grünen Zahlen. Die größeren Stände hast du im ganzen Spiel nur einmal; die mit 1 Ware kommen jede Runde zurück.
lesson-lines = **Was eine Reihe wert ist,** steht an ihrem Ende: Zähl die grünen Zahlen zusammen und zieh die roten ab. So viel brächte dort jede Ware, wenn der Markt jetzt schließen würde, egal wem der Stand gehört.{ $worked ->
    [none] {""}
   *[other] {" "}Hier: { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } × { $value } = { $sum } in { $line } für { $worked ->
        [own] dich
       *[rival] { $rival }
    }.
} Die farbigen Kästchen zeigen, was jede Reihe jedem von euch zahlen würde.
lesson-kept = **Dein Geheimplättchen:** Ihr habt beide eines verdeckt und dürft es in dieser Runde einmal legen, müsst aber nicht. Nur dieses kennst du im Voraus: Warte auf das Feld, auf dem es dir am meisten hilft. „Meine Hand“ zeigt es dir.
lesson-drawn = **Gezogen ist gezogen:** Such jetzt ein Feld für dein Plättchen aus. Eine Zahl zählt für jeden Stand in ihrer Zeile und ihrer Spalte, egal wem er gehört. Grüne gehören also neben deine eigenen Stände, rote neben die der Konkurrenz.
lesson-tiles = **Platz für Stände:** Jede Runde gibt es 22 Plättchen für 30 Felder, der Rest ist für Stände da. Welche Plättchen noch kommen, steht neben dem Markt. Heb dir große Stände für die späteren Runden auf: Einmal aufgebaut, kommen sie nicht zurück.
lesson-unpleasant = **Halunken** haben rote Zahlen: Sie kosten jeden Stand in ihrer Zeile und in ihrer Spalte Geld, und wer viele Waren hat, verliert mehr. Stell sie dorthin, wo die Konkurrenz Stände hat und du keine.
lesson-fire = **Feuer!** Es teilt seine Zeile und seine Spalte in zwei Teile, und jeder Teil zählt für sich. So sperrt es einen Halunken aus, oder die Kundschaft.
lesson-evil-eye = **Der böse Blick** vertreibt alle Kundschaft aus seiner Zeile und seiner Spalte, nur die Halunken bleiben. Wer aus der Zeile vertrieben ist, zählt in der eigenen Spalte trotzdem, und umgekehrt.
lesson-gold = **Der Goldsack** verdoppelt, was seine Zeile und seine Spalte wert sind, im Guten wie im Schlechten.
lesson-full-line = **Eine volle Reihe: { $line }.** Was sie zahlt, steht jetzt fest. Füll also eine, solange sie dir viel bringt!
lesson-last-round = **Die letzte Runde!** { $stalls ->
    [none] Deine Stände stehen alle: Leg die Plättchen jetzt so, dass sie ihnen helfen.
    [small] Was du jetzt noch zurückhältst, ist nichts mehr wert: Bau deine Stände auf, solange noch Kundschaft kommen kann.
   *[large] Was du jetzt noch zurückhältst, ist nichts mehr wert: Bau die großen Stände dort auf, wo noch Kundschaft kommen kann.
}
lesson-paid = **Der Markt hat { $lost ->
    [1] dich { $money } Heller gekostet
   *[0] dir { $money } Heller eingebracht
}**{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. { $best ->
    [0] Keine Reihe hat dir etwas gebracht.
   *[other] Deine beste Reihe war { $line } mit { $best }.
} Jeder Stand zählt zweimal: in seiner Zeile und in seiner Spalte.
lesson-paid-of-other = { $name } { $money }
lesson-sum = **Dein Geld bisher:** Du hast { $money } Heller{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. Wer nach der dritten Runde am meisten hat, gewinnt. Eine neue Runde beginnt: Die Stände mit 1 Ware sind wieder da, die größeren nicht, und ihr habt beide ein neues Geheimplättchen. Es fängt an, wer am meisten hat: { $begins ->
    [1] du
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **Das Ende ist nah:** Ist dieser Markt voll, zahlt er zum letzten Mal, und das Spiel ist aus. Dann zählt nur noch das Geld.
lesson-on-your-own = **Ab jetzt entscheidest du.** Meine Tipps enden hier, aber **Tipp** gibt dir jederzeit einen. **Zurücknehmen** macht einen Zug rückgängig, solange nichts Verdecktes ans Licht gekommen ist. Was neu ist, erkläre ich weiter.
lesson-end = **Das war das ganze Spiel.** Das Bild zeigt, was jede Runde gebracht hat. Lust auf eine richtige Partie? `/{ $command } new` eröffnet einen Tisch in einem Kanal, und auch dort kannst du um einen Tipp bitten.
