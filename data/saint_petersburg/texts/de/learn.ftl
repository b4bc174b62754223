# Ein geführtes Spiel: Jedes davon wird einmal gesagt, wenn sein Moment gekommen ist.

lesson-welcome = **Willkommen in Sankt Petersburg!** Für Rubel gibt es Karten, für Karten gibt es Rubel und Punkte, und wer am Ende die meisten Punkte hat, gewinnt. Jede Runde hat vier Phasen: Handwerker (Rubel), Gebäude (Punkte), Adlige (Rubel, und am Ende Punkte für jede verschiedene Karte) und Austauschkarten (sie ersetzen deine durch bessere). { $rival } spielt gegen dich, aber ganz sanft. Diesen Tisch sieht sonst niemand: Probier ruhig alles aus.
lesson-begins = **Wer fängt an?** Jede Phase hat einen Startmarker (die runden Marker oben), zufällig verteilt. Wer ihn hat, macht in dieser Phase den ersten Zug: jetzt { $begins ->
    [1] du
   *[0] { $rival }
}.
lesson-worker = **Grün: die Handwerker.** Die Münze oben auf einer Karte ist dein Preis. Die Münzen unten bringt sie dir jedes Mal, wenn Handwerker gewertet werden, zum ersten Mal am Ende dieser Phase. Früh gekaufte Handwerker bezahlen alles andere. Teurere bringen nicht mehr, sind aber mehr wert, wenn eine bessere Karte sie später austauscht. Die Phase endet, wenn ihr direkt nacheinander passt.
lesson-building = **Blau: die Gebäude.** Die meisten bringen Punkte statt Rubel: Jeder rote Stern ist ein Punkt, immer wieder, jedes Mal am Ende einer Gebäudephase. Kaufen darfst du in jeder Phase jede Karte, die ausliegt: Ihre Farbe sagt nur, wann sie zahlt. Heb ein paar Rubel für die Adligen auf, die gleich kommen.
lesson-aristocrat = **Rot: die Adligen.** Sie bringen Rubel, manche auch Punkte. Vor allem aber zählen am Ende des Spiels die verschiedenen: 1 Punkt für die erste Karte, und jede weitere zählt einen mehr als die davor. Drei bringen also 1 + 2 + 3 = 6, und mit zehn bekommst du das Höchste, 55. Eine zweite gleiche Karte zählt da nicht mit, bringt ihre Rubel aber genauso.
lesson-trading = **Austauschkarten** haben einen goldenen Rahmen: bessere Karten, die eine von deinen ersetzen, und du zahlst nur die Differenz. Am Ende dieser Phase wird nichts gewertet, also heb Rubel für die Handwerker auf, die danach kommen. Was dann von der oberen Reihe übrig ist, rückt in die untere und wird 1 Rubel billiger.
lesson-round-two = **Eine neue Runde:** dieselben vier Phasen noch einmal, aber die Startmarker (die runden Marker oben) sind weitergewandert. Wer den Marker einer Phase hat, ist darin zuerst am Zug, in dieser also { $begins ->
    [1] du
   *[0] { $rival }
}. Den Ablauf kennst du jetzt, ich erkläre also nur noch, was neu ist.
lesson-displacing = **Austauschen:** Eine Austauschkarte könnte jetzt eine von deinen ersetzen. Passen mehrere, suchst du eine aus und siehst jeden Preis. Eine blaue ersetzt jedes Gebäude, eine rote jede Adelskarte, eine grüne den Handwerker, dessen Werkzeug auf ihr rechts oben steht. Du zahlst immer mindestens 1, und Austauschkarten im Spiel werden nie ausgetauscht.
lesson-observatory = **Deine Sternwarte** darf die oberste Karte eines Stapels ziehen, statt ihren Punkt zu bringen: ein kleines Glücksspiel, wenn in den Reihen nichts für dich liegt.
lesson-drawn = **Diese Karte oder keine:** Kauf sie, nimm sie auf die Hand oder wirf sie ab.
lesson-pub = **Die Schenke hat offen:** Direkt nach der Gebäudewertung verkauft sie bis zu { $most } Punkte zu je 2 Rubel. Verlockend, aber was du hier ausgibst, fehlt in der nächsten Phase. Gegen Ende ist das ein Schnäppchen.
lesson-taking = **Gerade zu teuer?** „Nehmen“ bringt eine Karte auf deine Hand, in die drei passen. Dort wartet sie auf bessere Zeiten, und sonst bekommt sie niemand. Jetzt kostet das nichts, aber jede Karte, die du am Ende noch auf der Hand hast, kostet dich 5 Punkte.
lesson-playing = **Eine Handkarte** kommt mit „Ausspielen“ ins Spiel, sobald du sie bezahlen kannst. Karten auf der Hand bringen noch nichts.
lesson-lower-row = **In der unteren Reihe** liegt, was niemand wollte: Alles dort kostet 1 Rubel weniger und ist am Ende der Runde endgültig weg.
lesson-copies = **Mehr vom Gleichen** wird billiger: Eine Karte kostet 1 Rubel weniger für jede gleiche, die du schon im Spiel hast.
lesson-passing = **{ $rival } hat gepasst.** Wenn du jetzt auch passt, endet die Phase. Tust du etwas anderes, kann auch { $rival } weitermachen: Passen gilt nur für diesen Zug, außer mit **Passen bis Phasenende**.
lesson-going-on = **{ $rival } hatte gepasst und macht doch weiter:** Passen gilt nur für den Moment. Die Phase endet erst, wenn ihr direkt nacheinander passt.
lesson-last-round = **Die letzte Runde!** Ein Stapel ist aufgebraucht, also such, was noch Punkte bringt. Am Ende sind je 10 Rubel 1 Punkt, und jede Handkarte kostet dich 5.
lesson-empty-table = **Es gab nichts mehr zu tun:** Der Tisch war leer und deine Hand auch. Also habe ich für dich gepasst, und die Phase ist vorbei.
lesson-scored-worker = **Die Handwerker haben dir { $gain } gebracht**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Jede grüne Karte, die du im Spiel hast, zahlt nach jeder Handwerkerphase wieder. Die frühen zahlen also am häufigsten.
lesson-scored-building = **Die Gebäude haben dir { $gain } gebracht**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Deine blauen Karten werden nach jeder Gebäudephase wieder gewertet.
lesson-scored-aristocrat = **Die Adligen haben dir { $gain } gebracht**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Sie zahlen nach jeder Adligenphase wieder, und verschiedene zählen auch am Ende des Spiels.
lesson-ending = **Wann ist Schluss?** In jeder Phase kommen Karten aus ihrem Stapel dazu, bis acht in den beiden Reihen liegen; die Zahlen oben sagen, wie viele noch übrig sind. Sobald die letzte Karte eines Stapels ausliegt, ist das die letzte Runde. Sie wird noch zu Ende gespielt, dann sind je 10 Rubel 1 Punkt.
lesson-nearing = **Das Ende ist nah:** Einer der Stapel hat nur noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. Ist er leer, dann ist das die letzte Runde. Was du jetzt kaufst, zahlt meist nur noch zwei- oder dreimal, also denk an die Punkte.
lesson-sum = **Runde { $round }.** Deine Karten im Spiel bringen dir jetzt { $gain } in jeder Runde.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}{ $early ->
    [1] {" "}Das kommt jede Runde wieder, also zahlt am häufigsten, was du früh kaufst.
   *[0] {""}
}
lesson-on-your-own = **Ab jetzt entscheidest du.** Meine Tipps enden hier, aber **Tipp** gibt dir jederzeit einen. Was neu ist, erkläre ich weiter.
lesson-gain = { $points ->
    [0] { $rubles } Rubel
   *[other] { $rubles ->
        [0] {""}
       *[other] { $rubles } Rubel{" und "}
    }{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
lesson-end = **Das war das ganze Spiel.** Das Bild zeigt, woher die Punkte kommen. Lust auf eine richtige Partie? `/{ $command } new` eröffnet einen Tisch in einem Kanal, und auch dort kannst du um einen Tipp bitten.
