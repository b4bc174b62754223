# Hra s průvodcem: každé z toho se řekne jednou, když přijde jeho chvíle.

lesson-welcome = **Vítej ve městě!** O vliv u jeho šesti stavů s tebou soupeří { $rivals }. Kola počítá cedule nahoře, celkem jich je { $rounds }; po posledním vyhrává, kdo má nejvíc bodů. Los určil, že { $begins ->
    [1] začínáš ty
   *[0] začíná { $rival }
}. V každém dalším kole je to další hráč vlevo. Tenhle stůl nikdo jiný nevidí, tak klidně zkoušej.
lesson-supply = **Nejdřív zásoba:** vyber budovu a vezmi si, co je v její bedně: karty a možná odložíš krysu nebo se podíváš na kartu jeptišek. Vstoupit do ní pak nemusíš a stejnou si můžou vybrat i ostatní. Číslo vpravo nahoře počítá karty v balíčku; když dojde, zamíchají se odhozené.
lesson-look = **Můžeš se podívat na { $number ->
    [one] kartu jeptišek
    [few] { $number } karty jeptišek
   *[other] { $number } karet jeptišek
}.** Co se na nich skrývá, víš jen ty, a tlačítko Co mám ti to připomene. Čím víc jeptišek najdeš, tím víc krys si můžeš dovolit.
lesson-enter = **A teď vstup do budovy.** Ať tam vyložíš jakékoli karty, přinesou vliv v jejím stavu (znak vedle názvu), s obyvatelem jiného stavu ale přijde i krysa. Pod obrázkem vidíš, co budova dělá: nejdřív s výsadou (má ji, kdo tam vyloží nejvíc obyvatel), potom pro všechny ostatní uvnitř, i bez karet.
lesson-lay = **Vylož karty,** lícem dolů: kolik chceš, nebo žádnou. Každý obyvatel a každý Žolík (obyvatel všech stavů) přináší 1 bod vlivu ve stavu této budovy, s obyvatelem jiného stavu přijde i krysa. Kdo jich tu vyloží nejvíc, má výsadu; při shodě ten, kdo vstoupil dřív.
lesson-rival-laid = **{ $rival } má vyložené karty.** Vidíš kolik, ale ne jaké. Na výsadu tam potřebuješ víc obyvatel a Žolíků, ale co ti zůstane v ruce, máš na příští kolo.
lesson-guard-tower = **Strážní věž bere z plných rukou:** s její výsadou ti každý venku, kdo má v ruce aspoň tolik karet jako ty, dá { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}; počítá se jen to, co ti zůstane v ruce.{ $givers ->
    [0] {" "}Když nic nevyložíš, není to teď nikdo.
   *[other] { "" }
} Bez výsady tě jen chrání: dokud jsi ve Strážní věži, žádná ti karty nevezme.
lesson-tower-outcome = **Co ti přinesla Strážní věž:** { $privilege ->
    [own] { $number ->
        [0] její výsada byla tvoje, ale venku ti nikdo, kdo měl v ruce tolik karet jako ty, nemohl nic dát.
        [one] její výsada byla tvoje, a tak přišla { $number } karta od těch, kdo jich měli v ruce aspoň tolik jako ty.
        [few] její výsada byla tvoje, a tak přišly { $number } karty od těch, kdo jich měli v ruce aspoň tolik jako ty.
       *[other] její výsada byla tvoje, a tak přišlo { $number } karet od těch, kdo jich měli v ruce aspoň tolik jako ty.
    }
   *[rival] bez výsady ti žádné karty nepřinesla. Ale uvnitř ti je žádná Strážní věž vzít nemohla.
}
lesson-tracks = **Každá ze šesti stupnic** na konci boduje: 10 bodů má první, 5 druhý. Třetí má 2, a kdo je pořád na startu, nezíská nic. Při stejné výšce je vpředu ten, kdo tam došel později. Všude trochu tak bývá víc než hodně na jednom místě. Boduje i to, co si necháš: nejvíc obyvatel a Žolíků v ruce dává 5, druhé místo 2.
lesson-rats = **Máš víc krys než na začátku.** To ještě není žádná tragédie, rozhoduje až konec: na pěti kartách jeptišek jich čekej asi 10. Ale jen pohled na ně ti řekne, kolik krys si můžeš dovolit.
lesson-give = **{ $rival } od tebe dostane { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}.** { $demand ->
    [guard-tower] To je výsada Strážní věže: kdo v žádné není a má aspoň tolik karet, musí nějaké dát.
   *[sword] To je Meč: všichni ostatní v jeho budově dávají polovinu karet z ruky, zaokrouhleno dolů, a druhý Meč bere polovinu zbytku.
} Které to budou, vybíráš ty, takže si nech, co potřebuješ nejvíc.
lesson-discard = **Ve Špitálu** odložíš s každou kartou odhozenou z ruky i jednu krysu. Odhazovat nemusíš: co ti zůstane v ruce, můžeš vyložit později. Vyber karty, které se nikam nehodí.
lesson-joker = **Žolík** je obyvatel všech stavů: přináší vliv kdekoli a krysu nikdy. Počítá se i pro výsadu.
lesson-sword = **Meč** se vykládá s ostatními kartami: všichni ostatní ve stejné budově ti musí dát polovinu karet z ruky, zaokrouhleno dolů. Druhý bere polovinu zbytku. Když tam nikdo jiný není, nedělá nic.
lesson-flute = **Píšťala** se vykládá s ostatními kartami: všem ostatním ve stejné budově pošle po jedné tvé kryse. Když tam nikdo jiný není, nedělá nic.
lesson-pass = **Glejt** se nevykládá. Když máš vstoupit, tlačítko Počkat s Glejtem pustí napřed ostatní a ty uvidíš kam a s kolika kartami.
lesson-gold = **Zlato** nejde vyložit v žádné budově. Čeká v ruce na konec hry: kdo ho má nejvíc, získá { $first ->
    [one] { $first } bod
    [few] { $first } body
   *[other] { $first } bodů
}, druhý { $second }. Do té doby ti ho může vzít Meč nebo Strážní věž.
lesson-late = **Konec se blíží.** Podívej se na stupnice: kde tě ještě jedna karta dostane dopředu? A podívej se na svoje krysy: Klášter nebo Špitál teď můžou mít větší cenu než vliv. Nejvíc obyvatel a Žolíků v ruce dává 5 bodů.
lesson-last-round = **Poslední kolo!** Budovy se teď nepoužívají: výsada místo toho znamená o 1 bod vlivu víc v jejich stavu. Meče a Píšťaly ale působí dál a s obyvatelem jiného stavu pořád přijde krysa.
lesson-on-your-own = **Odteď rozhoduješ ty.** Moje tipy tady končí, ale tlačítko **Rada** ti kdykoli nějaký dá. Co je nové, vysvětlím i dál.
lesson-plague = **Jenže pak krysy přinesou mor.** Otočí se těchto pět karet jeptišek, na každé jich je 0 až 4: kdo má víc krys, než je vidět jeptišek, umírá a vyhrát nemůže. Krys máš na začátku { $rats }. Jeptišky na kartách v tvé ruce se nepočítají.
lesson-row = **Nové budovy: co dělají** s výsadou / pro všechny ostatní uvnitř. { $number ->
    [1] { $first }
    [2] { $first } { $second }
   *[3] { $first } { $second } { $third }
}
lesson-outcome = **{ $round }. kolo z { $rounds } skončilo.** { $building ->
    [0] { $gains ->
        [0] { "" }
       *[other] Nakonec pro tebe: { $gains }.{" "}
    }
   *[other] Tvoje budova ({ $building }): { $gains ->
        [0] nic navíc, nic ztraceno
       *[other] { $gains }
    }.{" "}
}{ $sent ->
    [0] { "" }
    [one] Tvoje Píšťala poslala pryč { $sent } krysu.{" "}
    [few] Tvoje Píšťala poslala pryč { $sent } krysy.{" "}
   *[other] Tvoje Píšťala poslala pryč { $sent } krys.{" "}
}{ $taken ->
    [0] { "" }
    [one] Tvůj Meč ti přinesl { $taken } kartu.{" "}
    [few] Tvůj Meč ti přinesl { $taken } karty.{" "}
   *[other] Tvůj Meč ti přinesl { $taken } karet.{" "}
}{ $flute ->
    [0] { "" }
    [one] Píšťala ti poslala { $flute } krysu.{" "}
    [few] Píšťaly ti poslaly { $flute } krysy.{" "}
   *[other] Píšťaly ti poslaly { $flute } krys.{" "}
}{ $privilege ->
    [own] Výsada tam byla tvoje.{" "}
    [rival] Výsadu tam má: { $rival }.{" "}
   *[none] { "" }
}Kdyby se stupnice vlivu a žetony (po 1 bodu) počítaly teď, máš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $lead ->
    [own] {" "}a vedeš. Druhé místo: { $others }
    [shared] {" "}a vedeš. Stejně má: { $others }
   *[rival] . Vede: { $others }
}.
lesson-outcome-of-other = { $name } ({ $points })
lesson-resolved = **Tvoje budova zatím ({ $building }):** { $gains ->
    [0] nic navíc, nic ztraceno
   *[other] { $gains }
}.{ $flute ->
    [0] { "" }
    [one] {" "}Píšťala ti poslala { $flute } krysu.
    [few] {" "}Píšťaly ti poslaly { $flute } krysy.
   *[other] {" "}Píšťaly ti poslaly { $flute } krys.
}{ $privilege ->
    [own] {" "}Výsada tam je tvoje.
    [rival] {" "}Výsadu tam má: { $rival }.
   *[none] { "" }
}
lesson-end = **A to byla celá hra.** Obrázek ukazuje řadu jeptišek, kdo přežil a odkud se body vzaly. Ve dvou je v každém kole jen jedna výsada: má ji, kdo vyloží víc obyvatel a Žolíků, ať kdekoli. Chceš to zkusit naostro? `/{ $command } new` otevře stůl v kanálu a o radu si tam můžeš říct taky.
