# Hry, které skončily: jejich seznam, jak si jednu projít znovu a co si z ní odnést.

## Znovu od začátku

button-replay = Projít hru znovu
button-replay-first = Začátek
button-replay-back = Zpět
button-replay-next = Dál
button-replay-last = Konec
button-replay-phase-back = Předchozí fáze
button-replay-phase-next = Další fáze
replay-begins = Hra začíná.
replay-where = { $moment ->
    [move] Tah { $number } z { $total }
    [end] Konec
   *[between] { $number ->
        [0] Před prvním tahem
       *[other] Po tahu { $number } z { $total }
    }
}, { $when }
# 1: kdo se dívá, seděl tehdy na tom místě.
replay-seen = { $own ->
    [1] -# Vidíš to, co bylo vidět z tvého místa.
   *[0] -# Vidíš to, co mohli vidět všichni.
}
replay-no-picture = -# Obrázek z této chvíle není uložen.
refused-replay-runs = Tahle hra ještě běží. Až skončí, můžeš si ji celou projít znovu.
refused-replay-not-yours = Ta hra se hrála v jiném kanálu a bez tebe.
refused-replay-unreadable = Tato verze bota tu hru ukázat neumí.

## Animace

button-film = Animace
button-film-post = Ukázat tady
button-film-back = Zpět ke hře
film-making = Kreslím celou hru jako animaci: { $percent } %
film-late = Tuhle zprávu už nemůžu měnit, ale kreslím dál. Za pár minut stiskni znovu **Animace** a ukážu ti ji.
film-posted = Animace je teď v kanálu.
film-title = **{ $title }**, { $when }: { $names }. Celá hra, tah po tahu.
film-alt = Celá hra { $title } jako animace, tah po tahu. Hrají: { $names }.
refused-film-no-pictures = Obrázky z této hry nejsou uložené, není tedy co animovat.
refused-film-elsewhere = Animaci můžu ukázat jen na serveru, kde se ta hra hrála.
refused-film-failed = Animace se tentokrát nepovedla. Zkus to prosím znovu.
refused-film-under-way = Tuhle animaci už kreslím, brzy bude hotová.

## Dřívější hry

history-title = { $here ->
    [1] **Tvoje dohrané hry na tomto serveru**
   *[0] **Všechny tvoje dohrané hry**
}
history-none = { $here ->
    [1] Na tomto serveru zatím nemáš žádnou dohranou hru.
   *[0] Zatím nemáš žádnou dohranou hru.
}
# Who played one seat: number is how many played it later on.
history-seat = { $number ->
    [0] { $name }
   *[other] { $name } (potom { $later })
}
# Instead of a name in history-seat: an AI took over.
history-ai = AI
history-line = { $number }. { $game }, { $when }, { $others ->
    [0] bez soupeřů
   *[other] u stolu i { $names }
}: { $ended ->
    [left] odchod před koncem
    [given-up] skončila bez vítěze
    [won] výhra, { $scored }
    [lost] prohra, { $scored }
    [unplaced] bez umístění, { $scored }
   *[placed] { $rank }. místo, { $scored }
}
button-history-newer = Novější
button-history-older = Starší
button-history-scope = { $here ->
    [1] Jen tento server
   *[0] Všechny servery
}
command-history = Tvoje dohrané hry, které si můžeš projít znovu

## Soubory

button-export = Uložit do souboru
export-done = Tady je celá hra, tah po tahu, i se vším, co v ní bylo skryté.
option-export = Uložit poslední dohranou hru tohoto kanálu do souboru
refused-export-not-yours = Uložit si tu hru může jen ten, kdo ji hrál.
refused-export-given-up = Ta hra se nedohrála a co v ní bylo skryté, skryté zůstane: soubor z ní není.
refused-export-secret = Tahle hra svá tajemství neodkrývá ani po konci, soubor z ní tedy není.
refused-export-too-old = Když se ta hra hrála, ještě se toho na soubor neukládalo dost.
refused-export-none = V tomto kanálu se žádná taková hra ještě nedohrála.
button-own-data = Stáhnout, co je o mně uloženo
own-data = Tady je všechno, co je o tobě uloženo.
