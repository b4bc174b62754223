# Ein geführtes Spiel: Jedes davon wird einmal gesagt, wenn sein Moment gekommen ist.

lesson-welcome = **Willkommen in der Stadt!** Du, { $rivals } ringt um Einfluss bei ihren sechs Ständen, und wer am Ende die meisten Punkte hat, gewinnt. Aber die Pest kommt: Wer dann zu viele Ratten hat, kann gar nicht gewinnen. Jeder beginnt mit 10. Diesen Tisch sieht sonst niemand: Probier ruhig alles aus.
lesson-supply = **Zuerst ein Vorrat:** Nimm, was in der Kiste eines der Gebäude liegt. Es sind Karten, und vielleicht wirst du eine Ratte los oder darfst eine Nonnenkarte ansehen. Das Gebäude musst du danach nicht betreten, und auch andere dürfen denselben Vorrat nehmen.
lesson-look = **Die Nonnenreihe** entscheidet über die Pest: fünf Karten, jede mit 0 bis 4 Nonnen. Wer am Ende mehr Ratten hat, als sie zusammen Nonnen zeigen, stirbt. Was du hier siehst, erfährst nur du, und „Meine Hand“ merkt es sich für dich.
lesson-enter = **Jetzt betritt ein Gebäude.** Das Zeichen neben seinem Namen ist der Stand, in dem deine Karten Einfluss bringen. Unter seinem Bild siehst du, was das Gebäude tut: zuerst für die meisten ausgelegten Karten, also mit dem Privileg, dann für alle anderen, die es betreten haben.
lesson-lay = **Leg Karten aus,** verdeckt und so viele du willst. Jede Person und jeder Joker bringt 1 Einfluss im Stand dieses Gebäudes; eine Person eines anderen Standes bringt auch eine Ratte. Wer in einem Gebäude die meisten Personen und Joker auslegt, hat dort das Privileg; bei Gleichstand, wer es zuerst betreten hat.
lesson-rival-laid = **{ $rival } hat Karten ausgelegt.** Du siehst, wie viele, aber nicht, welche. Für das Privileg in diesem Gebäude brauchst du mehr Personen und Joker, als in dem Stapel sind, aber jede Karte, die du behältst, hast du in der nächsten Runde noch.
lesson-tracks = **Die sechs Leisten** zahlen am Ende alle: 10 Punkte für den ersten, 5 für den zweiten und 2 für den dritten Platz. Wer noch am Start steht, bekommt nichts. Bei Gleichstand liegt vorn, wer zuletzt dort angekommen ist. Überall ein bisschen ist also oft mehr wert als ganz viel an einer Stelle.
lesson-rats = **Du hast mehr Ratten als am Anfang.** Das ist kein Unglück: Die fünf Nonnenkarten zeigen im Schnitt 10 Nonnen, möglich ist alles von 0 bis 20. Erst das Ende zählt, und ein Blick auf die Nonnenreihe sagt dir, wie viele Ratten du dir leisten kannst.
lesson-give = **Karten abgeben:** { $rival } hat ein Schwert gespielt oder den Wachturm besetzt. Welche du abgibst, suchst du selbst aus, also behalte, was du am meisten brauchst.
lesson-discard = **Im Hospital** darfst du Handkarten abwerfen, und mit jeder verschwindet eine Ratte. Du kannst deine Karten auch behalten.
lesson-joker = **Ein Joker** ist eine Person jedes Standes: Er bringt überall Einfluss und nie eine Ratte. Auch fürs Privileg zählt er mit.
lesson-sword = **Ein Schwert** legst du mit deinen anderen Karten aus: Alle anderen im selben Gebäude müssen dir die Hälfte ihrer Handkarten geben. Bist du dort allein, bewirkt es nichts.
lesson-flute = **Eine Flöte** legst du mit deinen anderen Karten aus: Sie schickt allen anderen im selben Gebäude je eine deiner Ratten. Bist du dort allein, bewirkt sie nichts.
lesson-pass = **Einen Geleitbrief** legt man nicht aus. Wenn du ein Gebäude betreten sollst, lässt „Mit Geleitbrief warten“ den anderen den Vortritt, und du siehst, wohin sie gehen und mit wie vielen Karten.
lesson-gold = **Gold** kann man nicht auslegen. Es wartet auf deiner Hand auf das Ende: Wer das meiste hat, bekommt 10 Punkte. Bis dahin kann es dir weggenommen werden.
lesson-round-two = **Eine neue Runde** mit neuen Gebäuden. Die der letzten Runde sind aus dem Spiel. Den Ablauf kennst du jetzt, ich erkläre also nur noch, was neu ist.
lesson-late = **Das Ende ist nah.** Sieh dir die Leisten an: Wo bringt dich eine einzige Karte noch nach vorn? Und sieh dir deine Ratten an: Ein Kloster oder ein Hospital ist jetzt vielleicht mehr wert als Einfluss. Die meisten Personen und Joker auf der Hand bringen 5 Punkte.
lesson-last-round = **Die letzte Runde!** Jetzt wird kein Gebäude mehr benutzt: Das Privileg ist stattdessen 1 Einfluss mehr in seinem Stand. Schwerter und Flöten wirken aber noch, und eine Person eines anderen Standes bringt weiterhin eine Ratte.
lesson-ending = **Wann ist Schluss?** Es gibt { $rounds } Runden, das Schild oben zählt sie. Dann kommt die Pest: Die Nonnenkarten werden aufgedeckt, wer mehr Ratten hat als sie Nonnen zeigen, stirbt, und die Lebenden zählen ihre Punkte.
lesson-brought = **Das hat deine erste Runde gebracht:** { $influence ->
    [0] noch keinen Einfluss
   *[other] { $influence } Einfluss auf den Leisten
}, und du hast jetzt { $rats ->
    [one] 1 Ratte
   *[other] { $rats } Ratten
}. Jede Person und jeder Joker, den du ausgelegt hast, gab 1 Einfluss im Stand des Gebäudes und jede Person eines anderen Standes eine Ratte.
lesson-sum = **Runde { $round } von { $rounds }.** Würden Leisten und Marken jetzt gezählt, bekämst du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. Rechts auf den Tafeln siehst du, wo.
lesson-sum-of-other = { $name } { $points }
lesson-on-your-own = **Ab jetzt entscheidest du.** Meine Tipps enden hier, aber **Tipp** gibt dir jederzeit einen. Was neu ist, erkläre ich weiter.
lesson-end = **Das war das ganze Spiel.** Das Bild zeigt die Nonnenreihe, wer sie überlebt hat und woher die Punkte kommen. Lust auf eine richtige Partie? `/{ $command } new` eröffnet einen Tisch in einem Kanal, und auch dort kannst du um einen Tipp bitten.
