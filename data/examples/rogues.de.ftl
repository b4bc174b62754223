game-title = Gauner
game-invitation = Verdeckte Würfel, dreiste Ansagen, und Lösegeld für Ertappte.
rules =
    In jeder Runde würfeln alle verdeckt und entscheiden geheim, ob sie drängen. Dann sagt ihr
    reihum an, wie viele Würfel eine Zahl zeigen: immer mehr Würfel, oder gleich viele mit einer
    höheren Zahl, bis es jemand bezweifelt. Wer falschliegt, verliert einen Würfel, oder zwei, wenn
    die meisten gedrängt haben. Einmal im Spiel kannst du stattdessen das Lösegeld zahlen. Wer keine
    Würfel mehr hat, ist raus, und wer als Letztes übrig bleibt, gewinnt.
phase-pressing = Drängen
phase-claiming = Ansagen
phase-ransoming = Lösegeld
verb-press = Drängen
verb-hold = Abwarten
verb-claim = Ansagen
verb-doubt = Bezweifeln
verb-pay = Lösegeld zahlen
verb-lose = Würfel verlieren
choice-number = { $number } Würfel
choice-face = mit einer { $number }
ask-claim = Wie viele Würfel, und welche Zahl?
illegal-higher = Sag mehr Würfel an, oder gleich viele mit einer höheren Zahl.
told-claim = { $name } sagt an: { $number } Würfel mit einer { $face }.
told-pressed = { $number ->
    [0] Niemand drängt.
    [one] { $names } drängt.
   *[other] { $names } drängen.
}
told-counted = Alles liegt offen: { $number } Würfel mit einer { $face }. { $name } lag falsch.
told-lost = { $name } verliert { $number ->
    [one] einen Würfel.
   *[other] { $number } Würfel.
}
figure-dice = Würfel
figure-ransom = Lösegeld
