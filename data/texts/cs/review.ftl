# Ohlédnutí za vlastními rozhodnutími v dohrané hře.

button-review = Rozbor
button-review-moment = Ukázat { $number }
review-waiting = Na tvoje rozhodnutí se podívám, hned jak { $before ->
    [one] dokončím jeden jiný rozbor
    [few] dokončím { $before } jiné rozbory
   *[other] dokončím { $before } jiných rozborů
}.
review-progress = Procházím tvoje rozhodnutí: { $done } z { $decisions }.
    { $bar }
review-begins = Hned začnu procházet tvoje rozhodnutí.
review-meanwhile = Nemusíš čekat: stejné tlačítko kdykoli ukáže, jak jsem daleko, a potom i to, co vyšlo.
review-elsewhere = Tenhle rozbor teď ukazuje tvoje novější zpráva.
review-accuracy = **Přesnost: { $percent }.** U { $good } z tvých { $decisions } rozhodnutí nevidím nic zjevně lepšího.
review-how = Každé rozhodnutí hodnotím podle toho, co se tehdy z tvého místa dalo vědět, a dohraju od něj stovky her. Čára ukazuje, jak často by to skončilo tvou výhrou.
review-how-alone = Každé rozhodnutí hodnotím podle toho, co se tehdy z tvého místa dalo vědět, a dohraju od něj stovky her. Čára ukazuje, kolik z průměru silné AI ({ $target } bodů) by to asi vyneslo.
review-drawn-out = Hru šlo protahovat, poprvé tady: { $situation }. U { $number ->
    [one] { $number } tvého rozhodnutí
    [few] { $number } tvých rozhodnutí
   *[other] { $number } tvých rozhodnutí
} nechá pas v balíčku poslední kartu.
review-worst = { $number ->
    [one] Tohle rozhodnutí tě něco stálo:
    [few] Tato rozhodnutí tě stála nejvíc:
   *[other] Tato rozhodnutí tě stála nejvíc:
}
review-decision = **{ $number }** · { $situation } · { $cost }
    Tvůj tah: { $done }. Lepší: **{ $better }**. { $why }
review-flawless = Ani jedno tě nic nestálo. Pěkná hra!
review-none = Není co procházet: neznám z téhle hry žádné tvoje rozhodnutí.
review-put-off = Tvůj rozbor se mi nepodařilo dokončit. Stiskni tlačítko znovu a budu pokračovat tam, kde to skončilo.
review-not-yours = V téhle hře žádná tvoje rozhodnutí nejsou, takže tu není co rozebírat.
refused-review-under-way = Ještě procházím jinou tvou hru. Zeptej se znovu, až bude hotová.
refused-no-review = K téhle hře rozbor není.

## Obrázky

picture-review = { $alone ->
    [1] Kolik by to asi vyneslo: 100 % je průměr silné AI
   *[0] Jak často by to skončilo tvou výhrou
}
picture-review-decisions = { $decisions ->
    [one] tvoje jediné rozhodnutí
    [few] tvoje { $decisions } rozhodnutí, od prvního do posledního
   *[other] tvých { $decisions } rozhodnutí, od prvního do posledního
}
picture-percent = { $number } %
review-cost = { $wins ->
    [0] nakonec asi o { $scored } méně
    [one] asi o 1 výhru ze 100 her méně
    [few] asi o { $wins } výhry ze 100 her méně
   *[other] asi o { $wins } výher ze 100 her méně
}
review-alt = { $alone ->
    [1] Kolik z průměru silné AI by to asi vyneslo
   *[0] Jak často by to skončilo tvou výhrou
}: { $decisions ->
    [one] 1 rozhodnutí
    [few] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}, po prvním { $first }, po posledním { $last }.
review-alt-mark = Značka { $number }: rozhodnutí { $decision }, po něm { $share }.
review-alt-none = Nebylo co rozhodovat.
