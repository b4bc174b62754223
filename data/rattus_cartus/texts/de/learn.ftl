# Ein geführtes Spiel: Jedes davon wird einmal gesagt, wenn sein Moment gekommen ist.

lesson-welcome = **Willkommen in der Stadt!** Du, { $rivals } ringt um Einfluss bei ihren sechs Ständen. Das Schild oben zählt die { $rounds } Runden; nach der letzten gewinnt, wer die meisten Punkte hat. Wer anfängt, bestimmt das Los: diesmal { $begins ->
    [1] du
   *[0] { $rival }
}. Danach wechselt das Startrecht jede Runde nach links. Diesen Tisch sieht sonst niemand: Probier ruhig alles aus.
lesson-supply = **Zuerst ein Vorrat:** Such dir ein Gebäude aus und nimm, was in seiner Kiste liegt: Karten, und manchmal darfst du auch eine Ratte abwerfen oder eine Nonnenkarte ansehen. Betreten musst du es danach nicht, und andere dürfen dasselbe wählen. Die Zahl oben rechts zählt den Kartenstapel; ist er leer, werden die abgeworfenen Karten gemischt.
lesson-look = **Du darfst { $number ->
    [one] eine Nonnenkarte
   *[other] { $number } Nonnenkarten
} ansehen.** Was darauf ist, erfährst nur du, und „Meine Hand“ zeigt es dir wieder. Je mehr Nonnen du findest, desto mehr Ratten kannst du dir leisten.
lesson-enter = **Jetzt betritt ein Gebäude.** Alle Karten, die du dort auslegst, bringen Einfluss in seinem Stand (das Zeichen neben seinem Namen), Personen eines anderen Standes aber auch je eine Ratte. Unter dem Bild siehst du, was das Gebäude tut: zuerst mit Privileg (das hat, wer dort die meisten Personen auslegt), dann für alle anderen dort, auch ohne Karten.
lesson-lay = **Leg Karten aus,** verdeckt: so viele du willst, oder keine. Jede Person und jeder Joker (eine Person jedes Standes) bringt 1 Einfluss im Stand dieses Gebäudes, eine Person eines anderen Standes auch eine Ratte. Wer hier die meisten davon auslegt, hat das Privileg; bei Gleichstand, wer zuerst da war.
lesson-rival-laid = **{ $rival } hat Karten ausgelegt.** Du siehst, wie viele, aber nicht, welche. Fürs Privileg brauchst du dort mehr Personen und Joker, aber was du behältst, hast du in der nächsten Runde noch.
lesson-guard-tower = **Der Wachturm nimmt von vollen Händen:** Mit seinem Privileg geben dir alle draußen, die mindestens so viele Handkarten haben wie du, je { $number }; es zählt nur, was du auf der Hand behältst.{ $givers ->
    [0] {" "}Legst du nichts aus, ist das im Moment niemand.
   *[other] { "" }
} Ohne Privileg schützt er dich nur: Solange du in einem bist, nimmt dir kein Wachturm Karten weg.
lesson-tower-outcome = **Was dir der Wachturm gebracht hat:** { $privilege ->
    [own] { $number ->
        [0] Du hattest sein Privileg, aber draußen konnte dir niemand mit so vielen Handkarten wie du etwas geben.
        [one] Du hattest sein Privileg, also kam 1 Karte von denen, die mindestens so viele auf der Hand hatten wie du.
       *[other] Du hattest sein Privileg, also kamen { $number } Karten von denen, die mindestens so viele auf der Hand hatten wie du.
    }
   *[rival] Ohne Privileg hat er dir keine Karten gebracht. Aber solange du darin warst, konnte dir kein Wachturm welche wegnehmen.
}
lesson-tracks = **Die sechs Leisten** zahlen am Ende alle: 10 Punkte für den ersten, 5 für den zweiten Platz. Der dritte bringt 2, und wer noch am Start steht, bekommt nichts. Bei Gleichstand liegt vorn, wer zuletzt dort angekommen ist. Überall ein bisschen ist also oft mehr wert als viel an einer Stelle. Auch Behalten zahlt sich aus: Die meisten Personen und Joker auf der Hand bringen 5, die zweitmeisten 2.
lesson-rats = **Du hast mehr Ratten als am Anfang.** Das ist kein Unglück, denn erst das Ende zählt: Auf fünf Nonnenkarten sind etwa 10 Nonnen zu erwarten. Aber nur ein Blick darauf sagt dir, wie viele Ratten du dir leisten kannst.
lesson-give = **{ $rival } bekommt { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} von dir.** { $demand ->
    [guard-tower] Das ist das Privileg des Wachturms: Wer in keinem ist und mindestens so viele Karten hat, muss welche abgeben.
   *[sword] Das ist das Schwert: Alle anderen in seinem Gebäude geben die Hälfte ihrer Hand ab, abgerundet, und beim zweiten Schwert die Hälfte vom Rest.
} Welche, suchst du dir aus, also behalte, was du am meisten brauchst.
lesson-discard = **Im Hospital** wirst du mit jeder Handkarte, die du abwirfst, eine Ratte los. Du musst keine abwerfen, denn was du behältst, kannst du später noch auslegen. Nimm Karten, die nirgends passen.
lesson-joker = **Ein Joker** ist eine Person jedes Standes: Er bringt überall Einfluss und nie eine Ratte. Auch fürs Privileg zählt er mit.
lesson-sword = **Ein Schwert** legst du mit deinen anderen Karten aus: Alle anderen im selben Gebäude müssen dir die Hälfte ihrer Handkarten geben, abgerundet. Ein zweites nimmt die Hälfte vom Rest. Bist du dort allein, bewirkt es nichts.
lesson-flute = **Eine Flöte** legst du mit deinen anderen Karten aus: Sie schickt allen anderen im selben Gebäude je eine deiner Ratten. Bist du dort allein, bewirkt sie nichts.
lesson-pass = **Einen Geleitbrief** legt man nicht aus. Wenn du ein Gebäude betreten sollst, lässt „Mit Geleitbrief warten“ den anderen den Vortritt, und du siehst, wohin sie gehen und mit wie vielen Karten.
lesson-gold = **Gold** kann man in keinem Gebäude auslegen. Es wartet auf deiner Hand auf das Ende: Wer das meiste hat, bekommt { $first } Punkte, der zweite Platz { $second }. Bis dahin kann ein Schwert oder ein Wachturm es dir wegnehmen.
lesson-late = **Das Ende ist nah.** Sieh dir die Leisten an: Wo bringt dich eine einzige Karte noch nach vorn? Und sieh dir deine Ratten an: Ein Kloster oder ein Hospital ist jetzt vielleicht mehr wert als Einfluss. Die meisten Personen und Joker auf der Hand bringen 5 Punkte.
lesson-last-round = **Die letzte Runde!** Jetzt wird kein Gebäude mehr benutzt: Das Privileg ist stattdessen 1 Einfluss mehr in seinem Stand. Schwerter und Flöten wirken aber noch, und eine Person eines anderen Standes bringt weiterhin eine Ratte.
lesson-on-your-own = **Ab jetzt entscheidest du.** Meine Tipps enden hier, aber **Tipp** gibt dir jederzeit einen. Was neu ist, erkläre ich weiter.
lesson-plague = **Aber dann bringen die Ratten die Pest.** Diese fünf Nonnenkarten werden aufgedeckt, jede zeigt 0 bis 4 Nonnen: Wer mehr Ratten hat, als Nonnen zu sehen sind, stirbt und kann nicht gewinnen. Du beginnst mit { $rats } Ratten. Die Nonnen auf deinen Handkarten zählen nicht.
lesson-row = **Neue Gebäude: Das tun sie** mit Privileg / für alle anderen dort. { $number ->
    [1] { $first }
    [2] { $first } { $second }
   *[3] { $first } { $second } { $third }
}
lesson-outcome = **Runde { $round } von { $rounds } ist vorbei.** { $building ->
    [0] { $gains ->
        [0] { "" }
       *[other] Zuletzt für dich: { $gains }.{" "}
    }
   *[other] Dein Gebäude ({ $building }): { $gains ->
        [0] nichts gewonnen, nichts verloren
       *[other] { $gains }
    }.{" "}
}{ $sent ->
    [0] { "" }
    [one] Deine Flöte hat 1 Ratte fortgeschickt.{" "}
   *[other] Deine Flöte hat { $sent } Ratten fortgeschickt.{" "}
}{ $taken ->
    [0] { "" }
    [one] Dein Schwert hat dir 1 Karte gebracht.{" "}
   *[other] Dein Schwert hat dir { $taken } Karten gebracht.{" "}
}{ $flute ->
    [0] { "" }
    [one] Eine Flöte hat dir 1 Ratte geschickt.{" "}
   *[other] Flöten haben dir { $flute } Ratten geschickt.{" "}
}{ $privilege ->
    [own] Du hattest dort das Privileg.{" "}
    [rival] { $rival } hatte dort das Privileg.{" "}
   *[none] { "" }
}Leisten und Marken (je 1 Punkt) brächten dir jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $lead ->
    [own] , und du lägst vorn, vor { $others }
    [shared] , und du lägst gleichauf vorn mit { $others }
   *[rival] . In Führung: { $others }
}.
lesson-outcome-of-other = { $name } ({ $points })
lesson-resolved = **Dein Gebäude bisher ({ $building }):** { $gains ->
    [0] nichts gewonnen, nichts verloren
   *[other] { $gains }
}.{ $flute ->
    [0] { "" }
    [one] {" "}Eine Flöte hat dir 1 Ratte geschickt.
   *[other] {" "}Flöten haben dir { $flute } Ratten geschickt.
}{ $privilege ->
    [own] {" "}Du hast dort das Privileg.
    [rival] {" "}{ $rival } hat dort das Privileg.
   *[none] { "" }
}
lesson-end = **Das war das ganze Spiel.** Das Bild zeigt die Nonnenreihe, wer sie überlebt hat und woher die Punkte kommen. Zu zweit gibt es in jeder Runde nur ein Privileg: für die Person, die mehr Personen und Joker auslegt, egal wo. Lust auf eine richtige Partie? `/{ $command } new` eröffnet einen Tisch in einem Kanal, und auch dort kannst du um einen Tipp bitten.
