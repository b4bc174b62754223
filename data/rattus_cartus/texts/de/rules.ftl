# Rattus Cartus: die Regeln. `title` ist der Name des Themas.

rules-overview = **Rattus Cartus in Kürze**
    Eine Stadt im Mittelalter, und die Pest ist unterwegs. Du schickst Leute in ihre Gebäude, um Einfluss bei sechs Ständen zu gewinnen: Bauernstand, Bürgertum, Kirche, Ritterschaft, Magie und Königshaus.
    Jede Runde liegen ein paar Gebäude aus. Du nimmst einen Vorrat, betrittst dann **ein Gebäude** und legst dort Handkarten **verdeckt** aus, so viele du willst. Sind alle so weit, wird aufgedeckt. Jede Person bringt 1 Einfluss **im Stand des Gebäudes**; jede Person eines anderen Standes bringt dir aber auch **eine Ratte**. Dann dürfen alle ihr Gebäude nutzen; am meisten bringt es, wenn du dort die meisten Personen ausgelegt hast.
    Du beginnst mit 10 Ratten. Wie viele du hast, wird nicht angezeigt, aber jede neue und jede abgeworfene sehen alle: Mitzählen ist erlaubt. Fünf Nonnenkarten liegen verdeckt. Am Ende werden sie aufgedeckt: **Wer mehr Ratten hat, als sie Nonnen zeigen, stirbt** und kann nicht gewinnen. In manchen Vorräten und Gebäuden darfst du Nonnenkarten ansehen.
    Von den Lebenden gewinnt, wer die meisten Punkte hat: aus den sechs Leisten, für Gold, für übrige Handkarten und Siegmarken.
    Drück einfach die Knöpfe unter dem Tisch. `/{ $command } hand` zeigt nur dir deine Karten, deine Ratten und die Nonnen, die du kennst. `/{ $command } show rules` mit einem Thema sagt mehr, `/{ $command } show card` erklärt ein Gebäude oder eine Karte. Was wir selbst rekonstruiert haben, steht in zwei eigenen Themen.
    .title = Das Spiel in Kürze
rules-signs = **Was die Zeichen bedeuten**
    Links: was auf einem Gebäude steht. Rechts: was manche Gebäude noch können, die Nonnenreihe, und was neben den Namen steht. `/{ $command } show card` zeigt jedes Gebäude und jede Karte groß und sagt, was sie tun.
    .title = Was die Zeichen bedeuten
rules-round = **Eine Runde**
    Ein Spiel hat zu viert oder fünft 8 Runden, zu dritt 9, zu zweit 10. In jeder Runde:
    • **Gebäude** werden aufgedeckt: 3, zu zweit 2. Haben alle denselben Stand, wird das letzte ersetzt.
    • **Vorräte.** Der Reihe nach nehmen alle den Vorrat eines ausliegenden Gebäudes, auch einen, den schon jemand hat: Karten ziehen, Ratten abwerfen, Nonnenkarten ansehen.
    • **Betreten.** In derselben Reihenfolge betreten alle ein Gebäude und legen dort verdeckt Karten aus, oder auch keine.
    • **Auswerten**, Gebäude für Gebäude von links. In der Reihenfolge des Betretens:
    1. Die Karten werden aufgedeckt. Jede Person und jeder Joker bringt 1 Einfluss im Stand des Gebäudes, jede Person eines anderen Standes auch 1 Ratte. Dann wirken Schwerter und Flöten. Wer auf einer Leiste ein besetztes Feld erreicht, kommt obenauf und liegt vorn.
    2. Wer dort die meisten Personen und Joker ausgelegt hat (bei Gleichstand, wer zuerst kam), hat das **Privileg**: Das Gebäude gibt mehr. Alle anderen dort bekommen die Grundaktion, mit oder ohne Karten.
    3. Die Karten kommen weg. Was du gewonnen hast, bleibt auf deiner Hand.
    • **Zu zweit:** Wer insgesamt mehr Personen und Joker ausgelegt hat (bei Gleichstand, wer zuerst kam), hat das Privileg, und zwar für die ganze Runde.
    • **Letzte Runde:** Kein Gebäude wird benutzt. Wer das Privileg hätte, bekommt stattdessen 1 Einfluss in diesem Stand.
    Dann sind diese Gebäude aus dem Spiel, und das Startrecht wechselt nach links.
    .title = Eine Runde
rules-cards = **Die Karten**
    Es gibt 84 Personen, 14 von jedem Stand. Neben der Person zeigt jede 0 bis 4 Nonnen; die zählen nur bei den fünf Karten der Nonnenreihe, aber was du anderswo siehst, liegt nicht dort.
    • **Bauer** Bauernstand · **Kaufmann** Bürgertum · **Mönch** Kirche · **Ritter** Ritterschaft · **Hexe** Magie · **König** Königshaus
    • **Joker:** eine Person jedes Standes. 1 Einfluss, nie eine Ratte.
    • **Schwert:** Alle anderen in deinem Gebäude geben dir die Hälfte ihrer restlichen Handkarten, abgerundet und nach eigener Wahl.
    • **Flöte:** Je eine deiner Ratten läuft zu allen anderen in deinem Gebäude.
    • **Geleitbrief:** Gib ihn ab, statt ein Gebäude zu betreten. Du kommst dann nach allen, die noch keines betreten haben, und siehst, was sie getan haben.
    • **Gold:** kann man nicht auslegen. Wer am Ende das meiste hat, bekommt Punkte.
    Alle gehören zu deinen Handkarten, auch Gold: Die anderen sehen, wie viele du hast, nicht welche. Joker und Sonderkarten bekommt man in Gebäuden: Schwert, Flöte und Geleitbrief gibt es je 12-mal, Joker und Gold je 15-mal.
    .title = Die Karten
rules-buildings = **Die Gebäude** (Privileg / alle anderen dort)
    • Bauernstand. { effect-farm } { effect-brewery }
    • Bürgertum. { effect-office } { effect-marketplace }
    • Kirche. { effect-monastery } { effect-hospital }
    • Ritterschaft. { effect-guard-tower } { effect-castle }
    • Magie. { effect-fortune-tellers-tent } { effect-pipers-house }
    • Königshaus. { effect-palace } { effect-treasury }
    Von den 60 Gebäuden sind 30 im Spiel, fünf je Stand. Normalerweise werden fünf der zehn eines Standes ausgelost. Stattdessen kann man in der Lobby einstellen, dass alle fünf von **einer Art** sind; alle sehen, von welcher.
    .title = Die Gebäude
rules-end = **Das Ende**
    Nach der letzten Runde wird abgerechnet:
    • **Jede Leiste:** 10 Punkte für den ersten, 5 für den zweiten, 2 für den dritten Platz; zu zweit 10 und 5. Bei gleicher Höhe liegt die obere Scheibe vorn. Scheiben, die noch am Start stehen, bekommen nichts.
    • **Gold:** Wer am meisten hat, bekommt 10 Punkte, die Nächsten 5 und 2.
    • **Hand:** Die meisten Personen und Joker bringen 5, die zweitmeisten 2. Bei Gleichstand in Gold oder Hand bekommen alle die Punkte des besten geteilten Platzes, und die Plätze dahinter entfallen.
    • **Siegmarken:** je 1 Punkt.
    Dann kommt die **Pest**, und die Nonnenreihe wird aufgedeckt. Wer **mehr** Ratten hat, als sie Nonnen zeigt, stirbt und kann nicht gewinnen. Die Toten behalten aber ihre Plätze auf den Leisten: Niemand rückt nach.
    Von den Lebenden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer weniger Ratten hat; sonst wird der Sieg geteilt. Sterben alle, gewinnt niemand.
    .title = Das Ende
rules-reconstructed = **Was rekonstruiert ist: Zahlen**
    Die Spielregel, die uns vorliegt, beschreibt das Ausspielen der Karten und die Gebäude vollständig, den Rest nur zum Teil. Was keine Quelle sagt, haben wir so rekonstruiert, dass sich das Spiel gut spielt. Diese Zahlen sind von uns:
    • { reconstructed-nuns-a-class }
    • { reconstructed-supplies }
    • { reconstructed-building-actions }
    • { reconstructed-buildings-shown }
    • { reconstructed-points-of-two }
    • { reconstructed-rats-a-flute }
    Das Thema „Was rekonstruiert ist: Regeln“ nennt den Rest. Wenn du das Spiel besitzt und es besser weißt, hat deine Spielregel recht und nicht wir.
    .title = Was rekonstruiert ist: Zahlen
rules-rulings = **Was rekonstruiert ist: Regeln**
    Was wir selbst entschieden haben, weil keine Quelle es sagt, in Kürze:
    { reconstructed-tokens-and-tracks } { reconstructed-starting-player } { reconstructed-next-starting-player } { reconstructed-replacements } { reconstructed-empty-piles } { reconstructed-hand-cards }
    { reconstructed-pass-card } { reconstructed-sword } { reconstructed-order-of-effects } { reconstructed-swords-in-the-last-round } { reconstructed-shared-buildings } { reconstructed-privilege-of-two } { reconstructed-supplies-in-the-last-round } { reconstructed-chosen-looks }
    { reconstructed-secret-gifts } { reconstructed-guard-tower-once } { reconstructed-hospital-at-once } { reconstructed-rats-stop-at-none } { reconstructed-what-is-open }
    { reconstructed-equal-height } { reconstructed-start-space } { reconstructed-ties-of-gold-and-hand } { reconstructed-last-tie } { reconstructed-all-dead }
    .title = Was rekonstruiert ist: Regeln

## Was die Gebäude tun: mit Privileg / für alle anderen, die sie betreten haben.

effect-farm = **Bauernhof:** 4 Karten ziehen / 2.
effect-brewery = **Brauerei:** 1 Karte ziehen für jeden Einfluss, den du in dieser Runde bekommen hast / für je zwei.
effect-office = **Amtsstube:** 2 Geleitbriefe / 1. Mit einem kommst du erst nach den anderen dran.
effect-marketplace = **Marktplatz:** 2 Joker / 1. Ein Joker passt in jedes Gebäude.
effect-monastery = **Kloster:** 2 Ratten abwerfen / 1.
effect-hospital = **Hospital:** bis zu 2 Handkarten abwerfen, und mit jeder eine Ratte. Mit Privileg sind es bis zu 3, und gleich noch eine Ratte dazu.
effect-guard-tower = **Wachturm:** Mit Privileg geben dir alle, die in keinem Wachturm sind und mindestens so viele Handkarten haben wie du, je 3 eigener Wahl. Auch ohne Privileg nimmt dir kein Wachturm Karten weg.
effect-castle = **Burg:** 2 Schwerter / 1. Ein Schwert nimmt den anderen in deinem Gebäude Karten weg.
effect-fortune-tellers-tent = **Wahrsagerzelt:** 2 Nonnenkarten ansehen / 1.
effect-pipers-house = **Rattenfängerhaus:** 2 Flöten / 1. Eine Flöte schickt Ratten von dir zu den anderen in deinem Gebäude.
effect-palace = **Palast:** 2 Siegmarken / 1. Eine Marke ist 1 Punkt.
effect-treasury = **Schatzkammer:** 2 Gold / 1. Das meiste Gold bringt am Ende 10 Punkte, das zweitmeiste 5.

## Was rekonstruiert ist, unter seinem Namen in den Daten.

reconstructed-nuns-a-class = Wie viele Nonnen die Karten eines Standes zeigen: Von den 14 zeigen vier 4, je zwei 3, 2 und 1, und vier keine. Die Spielregel nennt sie für alle Karten zusammen; wir verteilen sie gleichmäßig.
reconstructed-supplies = Was in einem Vorrat liegt. Die fünf Exemplare jeder Art haben: 3 Karten; 2 Karten und −1 Ratte; 2 Karten und 1 Blick; 1 Karte und −2 Ratten; 1 Karte, −1 Ratte und 1 Blick. Ein Blick zeigt dir eine Nonnenkarte.
reconstructed-building-actions = Die Grundaktion der Brauerei und alles, was das Rattenfängerhaus tut.
reconstructed-buildings-shown = Wie viele Gebäude zu zweit, zu dritt und zu fünft ausliegen. Die Spielregel nennt nur die Zahl für vier.
reconstructed-points-of-two = Dass eine Leiste zu zweit 10 und 5 Punkte bringt.
reconstructed-rats-a-flute = Dass eine Flöte allen anderen dort je 1 Ratte schickt.
reconstructed-tokens-and-tracks = Eine Marke zählt 1 Punkt, und die Leisten enden nie.
reconstructed-starting-player = Wer das Spiel beginnt, wird ausgelost.
reconstructed-next-starting-player = Dann geht es nach links weiter.
reconstructed-replacements = Haben alle ausliegenden Gebäude denselben Stand, kommt das letzte aus dem Spiel. Dann deckt man weitere auf, bis ein anderer Stand kommt; sind keine mehr da, bleibt es liegen.
reconstructed-empty-piles = Ein leerer Stapel wird aus den abgeworfenen Karten gemischt; von dem, was knapp ist, nimmt man, was da ist.
reconstructed-hand-cards = Joker und Sonderkarten gelten für Schwert, Hospital und Wachturm als Handkarten.
reconstructed-pass-card = Geleitbriefe kann man immer wieder nutzen, nur nicht, wenn man ohnehin als Letztes kommt.
reconstructed-sword = Mehrere Schwerter wirken nacheinander, und wer abgibt, sucht selbst aus.
reconstructed-order-of-effects = In einem Gebäude kommen erst Einfluss und Ratten, dann Schwerter und Flöten in der Reihenfolge des Betretens.
reconstructed-swords-in-the-last-round = Schwerter und Flöten wirken auch in der letzten Runde.
reconstructed-shared-buildings = Ein Gebäude können beliebig viele betreten.
reconstructed-privilege-of-two = Zu zweit zählen fürs Privileg alle Karten, die vor der ersten Auswertung ausliegen.
reconstructed-supplies-in-the-last-round = Auch die letzte Runde hat Vorräte.
reconstructed-chosen-looks = Welche Nonnenkarten man ansieht, sucht man sich aus.
reconstructed-secret-gifts = Abgegebene Karten sehen nur die beiden, die es betrifft; alle, die für eine Karte abgeben, wählen gleichzeitig.
reconstructed-guard-tower-once = Beim Wachturm wird nur einmal verglichen, bevor jemand etwas abgibt.
reconstructed-hospital-at-once = Im Hospital wählen alle gleichzeitig; was sie abwerfen, ist offen.
reconstructed-rats-stop-at-none = Unter null Ratten geht es nicht.
reconstructed-what-is-open = Offen sind Leisten, Marken, Kartenzahlen, der Ablagestapel und jede Ratte, die jemand bekommt oder abgibt. Geheim sind Handkarten, Rattenzahl und was man angesehen hat.
reconstructed-equal-height = Bei gleicher Höhe liegt auf einer Leiste die obere Scheibe vorn.
reconstructed-start-space = Eine Scheibe auf dem Startfeld bekommt nichts.
reconstructed-ties-of-gold-and-hand = Bei Gleichstand in Gold oder Hand bekommen alle den besten Platz.
reconstructed-last-tie = Sind auch die Ratten gleich, wird der Sieg geteilt.
reconstructed-all-dead = Sterben alle, gewinnt niemand.
