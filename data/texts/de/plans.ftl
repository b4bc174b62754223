# Moves that are planned ahead. Only the player whose plans they are reads this.

button-plan = { $number ->
    [0] Zug planen
    [one] Mein Plan
   *[other] Meine Pläne ({ $number })
}
button-plan-change = { $number } ändern
button-plan-drop = { $number } streichen
plans-none = **Noch nichts geplant.** Was soll ich tun, wenn du am Zug bist? Das siehst nur du.
plans-title = **Deine Pläne.** Wenn du am Zug bist, mache ich nach kurzer Pause den ersten, der dann möglich ist. Das siehst nur du.
# As in English.
plans-line = { $number }. { $what }
plan-made = Geplant: { $what }.
plan-dropped = Gestrichen: { $what }.
ask-plan = Was soll ich tun, wenn du am Zug bist?
ask-plan-which = { $chosen } – wähl aus:
plan-ended = { $end ->
    [gone] Geplant war: { $what }. Das gibt es nicht mehr, also fällt der Plan weg.
    [illegal] Geplant war: { $what }. { $why }
    [undone] Du hast einen Zug zurückgenommen, und damit fällt auch dieser Plan weg: { $what }.
    [replaced] Du hast einen anderen Zug gemacht, also fällt dieser Plan weg: { $what }.
    [stood-in] Deine Zeit war um und eine KI spielt für dich, also fällt dieser Plan weg: { $what }.
   *[true] Dein Plan ist aufgegangen und damit zu Ende: { $what }.
}
refused-plan-your-turn = Du bist schon am Zug: Zieh einfach gleich.
refused-plan-stood-in = Gerade spielt eine KI für dich. Komm erst zurück, dann kannst du wieder planen.
refused-plan-gone = Das ist nicht mehr da, also gibt es damit nichts zu planen.
refused-plan-undone = Seit du das gesehen hast, wurde ein Zug zurückgenommen, also habe ich nichts geplant. Sieh erst noch einmal hin.
refused-plan-over = Diesen Plan gibt es nicht mehr: Er ist ausgeführt oder gestrichen.
refused-plan-enough = Mehr als { $most } Pläne kann ich mir nicht merken. Ändere oder streich einen davon.
