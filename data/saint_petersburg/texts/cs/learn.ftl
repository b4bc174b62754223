# Hra s průvodcem: každé z toho se řekne jednou, když přijde jeho chvíle.

lesson-welcome = **Vítej v Petrohradu!** Za rubly se kupují karty, karty přinášejí rubly a body, a kdo má na konci nejvíc bodů, vyhrává. Každé kolo má čtyři fáze: řemeslníci (rubly), stavby (body), šlechtici (rubly a na konci body za různé) a vylepšení (lepší karty místo tvých). Proti tobě hraje { $rival }, a to zlehka. Tenhle stůl nikdo jiný nevidí, tak klidně zkoušej.
lesson-begins = **Kdo začíná?** Každá fáze má startovní kámen (kulaté žetony nahoře), rozdělený náhodně. Kdo ho má, hraje v té fázi první: teď { $begins ->
    [1] ty
   *[0] { $rival }
}.
lesson-worker = **Zelené: řemeslníci.** Mince na kartě nahoře je cena pro tebe a mince dole to, co vynese při každém hodnocení řemeslníků, poprvé na konci této fáze. Řemeslníci koupení včas zaplatí všechno ostatní. Dražší nevynáší víc, ale má větší cenu, když ho později nahradí lepší karta. Fáze končí, když oba pasujete.
lesson-building = **Modré: stavby.** Většina přináší místo rublů body: každá červená hvězda je bod, znovu a znovu, na konci každé fáze staveb. Koupit můžeš v každé fázi kteroukoli vyloženou kartu: barva říká jen to, kdy vynáší. Pár rublů si nech na šlechtice, ti přijdou hned potom.
lesson-aristocrat = **Červené: šlechtici.** Vynášejí rubly a někteří i body. A co víc, různí se na konci hry počítají: za prvního je 1 bod a za každého dalšího o bod víc než za předchozího: tři dají 1 + 2 + 3 = 6, deset pak nejvíc, co jde: 55. Druhý stejný k tomu nic nepřidá, rubly ale vynáší taky.
lesson-trading = **Karty vylepšení** mají zlatý rám: jsou to lepší karty, které nahradí jednu z tvých, a ty platíš jen rozdíl. Na konci této fáze se nic nevyplácí, tak si nech rubly na řemeslníky, ti přijdou hned potom. Co zbude v horní řadě, přesune se do dolní a o 1 rubl zlevní.
lesson-round-two = **Nové kolo:** zase tytéž čtyři fáze, ale startovní kameny (kulaté žetony nahoře) se posunuly. Kdo má kámen fáze, hraje v ní první: v téhle { $begins ->
    [1] ty
   *[0] { $rival }
}. Jak na to, už víš, takže vysvětlím jen to, co je nové.
lesson-displacing = **Nahrazení:** karta vylepšení teď může nahradit něco tvého. Když se hodí víc tvých karet, jednu vybereš a u každé vidíš cenu. Modrá nahradí kteroukoli stavbu, červená kteréhokoli šlechtice, zelená řemeslníka, jehož nástroj má vpravo nahoře. Vždy zaplatíš aspoň 1 a vyložená karta vylepšení se už nenahrazuje.
lesson-observatory = **Tvoje Hvězdárna** smí místo svého bodu dobrat vrchní kartu balíčku: trochu hazard, když v řadách nic pro tebe není.
lesson-drawn = **Máš dobranou kartu:** kup ji, vezmi si ji do ruky, nebo ji odlož.
lesson-pub = **Hostinec má otevřeno:** hned po hodnocení staveb prodává až { $most } bodů po 2 rublech. Lákavé, ale rubly utracené tady budou chybět v další fázi. Ke konci hry je to výhodná koupě.
lesson-taking = **Zrovna moc drahé?** Tlačítkem Vzít do ruky si kartu schováš na lepší časy; v ruce jich udržíš tři. Teď nestojí nic a nedostane ji nikdo jiný. Každá karta, kterou budeš mít v ruce i na konci hry, tě ale stojí 5 bodů.
lesson-playing = **Kartu z ruky** vyložíš tlačítkem Vyložit, kdykoli na ni máš. Karty v ruce ještě nic nevynášejí.
lesson-lower-row = **V dolní řadě** leží, co nikdo nechtěl: všechno tam stojí o 1 rubl méně a na konci kola to nadobro zmizí.
lesson-copies = **Víc stejných** je levnějších: karta stojí o 1 rubl méně za každou stejnou, kterou už máš vyloženou.
lesson-passing = **{ $rival } pasuje.** Jestli teď pasuješ i ty, fáze skončí. Když uděláš něco jiného, může pokračovat i { $rival }: pas platí jen pro tenhle tah, leda že stiskneš **Pasovat do konce fáze**.
lesson-going-on = **{ $rival } teď hraje dál, i když před chvílí zazněl pas:** pas platí jen pro tu chvíli. Fáze končí, až oba po sobě pasujete.
lesson-last-round = **Poslední kolo!** Jeden balíček došel, takže hledej, co ještě přinese body. Na konci je každých 10 rublů 1 bod a každá karta v ruce stojí 5.
lesson-empty-table = **Nebylo co dělat:** řady byly prázdné a tvoje ruka taky. Tak se za tebe pasovalo a fáze skončila.
lesson-scored-worker = **Řemeslníci ti přinesli { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Každá zelená karta, kterou máš vyloženou, vynáší znovu po každé fázi řemeslníků. Ty první tedy vynesou nejčastěji.
lesson-scored-building = **Stavby ti přinesly { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Tvoje modré karty se po každé fázi staveb hodnotí znovu.
lesson-scored-aristocrat = **Šlechtici ti přinesli { $gain }**. { $others ->
    [0] {""}
   *[other] ({ $others }.){" "}
}Vynášejí znovu po každé fázi šlechticů a různí se navíc počítají na konci hry.
lesson-ending = **Kdy je konec?** V každé fázi se vykládají karty z jejího balíčku, až jich v obou řadách leží osm; čísla nahoře říkají, kolik jich zbývá. Jakmile se z některého vyloží poslední karta, je tohle kolo poslední. To se ještě dohraje a pak je každých 10 rublů 1 bod.
lesson-nearing = **Konec se blíží:** v jednom z balíčků { $cards ->
    [one] zbývá už jen { $cards } karta
    [few] zbývají už jen { $cards } karty
   *[other] zbývá už jen { $cards } karet
}. Až dojde, bude to poslední kolo. Co teď koupíš, vynese většinou už jen dvakrát nebo třikrát, tak mysli na body.
lesson-sum = **{ $round }. kolo.** Tvoje vyložené karty teď vynášejí { $gain } za kolo.{ $others ->
    [0] {""}
   *[other] {" "}{ $others }.
}{ $early ->
    [1] {" "}To se opakuje každé kolo, takže co koupíš brzy, vynese nejčastěji.
   *[0] {""}
}
lesson-on-your-own = **Odteď rozhoduješ ty.** Moje tipy tady končí, ale tlačítko **Rada** ti kdykoli nějaký dá. Co je nové, vysvětlím i dál.
lesson-gain = { $points ->
    [0] { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    }
   *[other] { $rubles ->
        [0] {""}
       *[other] { $rubles ->
            [one] { $rubles } rubl
            [few] { $rubles } rubly
           *[other] { $rubles } rublů
        }{" a "}
    }{ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
lesson-end = **A to byla celá hra.** Obrázek ukazuje, odkud se body vzaly. Chceš to zkusit naostro? `/{ $command } new` otevře stůl v kanálu a o radu si tam můžeš říct taky.
