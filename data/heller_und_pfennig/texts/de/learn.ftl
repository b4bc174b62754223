# Ein geführtes Spiel: Jedes davon wird einmal gesagt, wenn sein Moment gekommen ist.

lesson-welcome = **Willkommen auf dem Markt!** Du und { $rival } füllt diese 30 Felder gemeinsam, in jedem Zug mit einem Stand oder Plättchen; wer anfängt, ist ausgelost. Ist der Markt voll, zahlt jede Zeile und jede Spalte, und nach drei Märkten gewinnt, wer am meisten hat. Diesen Tisch sieht sonst niemand: Probier ruhig alles aus.
lesson-stall = **Deine Stände** verdienen das Geld, jeder zweimal: in seiner Zeile und in seiner Spalte (beides sind Reihen). Ein Stand hat 1 bis 4 Waren, und jede Ware bringt, was ihre Reihe wert ist. Das ist mehr, wenn dort Kundschaft steht: Leute mit grünen Zahlen. Aber heb dir Stände auf: Die größeren hast du im ganzen Spiel nur einmal, nur die mit 1 Ware kommen zum nächsten Markt zurück.
lesson-lines = **Was eine Reihe wert ist,** steht an ihrem Ende: So viel brächte dort jede Ware, wenn der Markt jetzt schließen würde. Zähl die grünen Zahlen zusammen und zieh die roten ab. Die farbigen Kästchen zeigen, was sie jedem von euch zahlen würde.
lesson-kept = **Dein Geheimplättchen:** Ihr behaltet beide eines verdeckt und dürft es einmal auf diesem Markt legen, statt zu ziehen. „Meine Hand“ zeigt dir deins. Ein guter Moment ist, wenn eine wichtige Reihe fast voll ist.
lesson-drawn = **Gezogen ist gezogen:** Such jetzt ein Feld für dein Plättchen aus. Eine grüne Zahl gehört neben deine eigenen Stände, eine rote neben die der Konkurrenz. Bei jeder Zeile steht, welches ihrer Felder dich im Moment am weitesten nach vorn bringt.
lesson-unpleasant = **Halunken** haben rote Zahlen: Sie kosten jeden Stand in ihrer Zeile und in ihrer Spalte Geld, und wer viele Waren hat, verliert mehr. Stell sie dorthin, wo die Konkurrenz Stände hat und du keine.
lesson-fire = **Feuer!** Es teilt seine Zeile und seine Spalte in zwei Teile, und jeder Teil zählt für sich. So sperrt es einen Halunken aus, oder die Kundschaft.
lesson-evil-eye = **Der böse Blick** vertreibt alle Kundschaft aus seiner Zeile und seiner Spalte, nur die Halunken bleiben. Wen er aus der Zeile vertreibt, der zählt in der eigenen Spalte weiter, und umgekehrt.
lesson-gold = **Der Goldsack** verdoppelt, was seine Zeile und seine Spalte wert sind, im Guten wie im Schlechten.
lesson-full-line = **Eine volle Reihe: { $line }.** Was sie zahlt, steht fest, denn in ihr kann sich nichts mehr ändern. Wer im richtigen Moment eine füllt, hat sein Geld sicher.
lesson-last-round = **Der letzte Markt!** { $stalls ->
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
}. Wer nach dem dritten Markt am meisten hat, gewinnt. Ein neuer Markt beginnt: Die Stände mit 1 Ware sind wieder da, und ihr habt beide ein neues Geheimplättchen. Es fängt an, wer am meisten hat: { $begins ->
    [1] du
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **Das Ende ist nah:** Ist dieser Markt voll, zahlt er zum letzten Mal, und das Spiel ist aus. Dann zählt nur noch das Geld.
lesson-on-your-own = **Ab jetzt entscheidest du.** Meine Tipps enden hier, aber **Tipp** gibt dir jederzeit einen. Was neu ist, erkläre ich weiter.
lesson-end = **Das war das ganze Spiel.** Das Bild zeigt, was jeder Markt gebracht hat. Lust auf eine richtige Partie? `/{ $command } new` eröffnet einen Tisch in einem Kanal, und auch dort kannst du um einen Tipp bitten.
