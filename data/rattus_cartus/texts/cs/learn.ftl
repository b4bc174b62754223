# Hra s průvodcem: každé z toho se řekne jednou, když přijde jeho chvíle.

lesson-welcome = **Vítej ve městě!** O vliv u jeho šesti stavů s tebou soupeří { $rivals } a na konci vyhrává, kdo má nejvíc bodů. Blíží se ale mor: kdo pak má krys moc, vyhrát nemůže. Každý začíná s 10. Tenhle stůl nikdo jiný nevidí, tak klidně zkoušej.
lesson-supply = **Nejdřív zásoba:** vezmi si, co je v bedně jedné z budov. Jsou v ní karty a možná tě zbaví krysy nebo ti dovolí podívat se na kartu jeptišek. Do té budovy pak vstoupit nemusíš a stejnou zásobu si můžou vzít i ostatní.
lesson-look = **Řada jeptišek** rozhoduje o moru: pět karet a na každé 0 až 4 jeptišky. Kdo má na konci víc krys, než je na všech pěti jeptišek, umírá. Co tu uvidíš, víš jen ty, a tlačítko Moje ruka ti to připomene.
lesson-enter = **A teď vstup do budovy.** Znak vedle jejího názvu je stav, ve kterém tu tvoje karty přinesou vliv. Pod jejím obrázkem vidíš, co budova dělá: nejdřív pro toho, kdo tu vyloží nejvíc a má tak výsadu, potom pro všechny ostatní, kdo sem vstoupí.
lesson-lay = **Vylož karty,** lícem dolů a kolik chceš. Každý obyvatel a každý Žolík přináší 1 bod vlivu ve stavu této budovy; s obyvatelem jiného stavu přijde i krysa. Kdo v některé budově vyloží nejvíc obyvatel a Žolíků, má v ní výsadu; při shodě ten, kdo vstoupil dřív.
lesson-rival-laid = **{ $rival } má vyložené karty.** Vidíš kolik, ale ne jaké. Na výsadu v té budově potřebuješ víc obyvatel a Žolíků, než je na té hromádce, ale každou kartu, kterou si necháš, máš na příští kolo.
lesson-tracks = **Každá ze šesti stupnic** na konci boduje: 10 bodů má první, 5 druhý a 2 třetí. Kdo je pořád na startu, nezíská nic. Při stejné výšce je vpředu ten, kdo tam došel později. Všude trochu tak bývá víc než hodně na jednom místě.
lesson-rats = **Máš víc krys než na začátku.** To ještě není žádná tragédie: na pěti kartách jeptišek jich bývá průměrně 10, od 0 do 20. Rozhoduje konec, takže pohled do řady jeptišek ti řekne, kolik krys si můžeš dovolit.
lesson-give = **Karty k odevzdání:** { $rival } tasí Meč, nebo drží Strážní věž. Které karty dáš, vybíráš ty, takže si nech, co potřebuješ nejvíc.
lesson-discard = **Ve Špitálu** můžeš odhodit karty z ruky a s každou zmizí i jedna krysa. Nebo si karty nech.
lesson-joker = **Žolík** je obyvatel všech stavů: přináší vliv kdekoli a krysu nikdy. Počítá se i pro výsadu.
lesson-sword = **Meč** se vykládá s ostatními kartami: všichni ostatní ve stejné budově ti musí dát polovinu karet z ruky. Když tam nikdo jiný není, nedělá nic.
lesson-flute = **Píšťala** se vykládá s ostatními kartami: všem ostatním ve stejné budově pošle po jedné tvé kryse. Když tam nikdo jiný není, nedělá nic.
lesson-pass = **Glejt** se nevykládá. Když máš vstoupit, tlačítko Počkat s Glejtem pustí napřed ostatní a ty uvidíš kam a s kolika kartami.
lesson-gold = **Zlato** vyložit nejde. Čeká v ruce na konec hry: kdo ho má nejvíc, získá 10 bodů. Do té doby se ti dá vzít.
lesson-round-two = **Nové kolo** a nové budovy. Ty z minulého kola jsou ze hry venku. Jak na to, už víš, takže vysvětlím jen to, co je nové.
lesson-late = **Konec se blíží.** Podívej se na stupnice: kde tě ještě jedna karta dostane dopředu? A podívej se na svoje krysy: Klášter nebo Špitál teď můžou mít větší cenu než vliv. Nejvíc obyvatel a Žolíků v ruce dává 5 bodů.
lesson-last-round = **Poslední kolo!** Budovy se teď nepoužívají: výsada místo toho znamená o 1 bod vlivu víc v jejich stavu. Meče a Píšťaly ale působí dál a s obyvatelem jiného stavu pořád přijde krysa.
lesson-ending = **Kdy je konec?** Počet kol: { $rounds }. Počítá je cedule nahoře. Pak přijde mor: karty jeptišek se otočí, kdo má víc krys, než je na nich jeptišek, umírá, a živí si spočítají body.
lesson-brought = **Tvoje první kolo přineslo:** { $influence ->
    [0] zatím žádný vliv
    [one] { $influence } bod vlivu na stupnicích
    [few] { $influence } body vlivu na stupnicích
   *[other] { $influence } bodů vlivu na stupnicích
}, a krys teď máš { $rats }. Každý vyložený obyvatel nebo Žolík dal 1 bod vlivu ve stavu budovy a každý obyvatel jiného stavu krysu.
lesson-sum = **Kolo { $round } z { $rounds }.** Kdyby se stupnice a žetony počítaly teď, vychází na tebe { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. Kde, ukazují tabulky vpravo.
lesson-sum-of-other = { $name } { $points }
lesson-on-your-own = **Odteď rozhoduješ ty.** Moje tipy tady končí, ale tlačítko **Rada** ti kdykoli nějaký dá. Co je nové, vysvětlím i dál.
lesson-end = **A to byla celá hra.** Obrázek ukazuje řadu jeptišek, kdo přežil a odkud se body vzaly. Chceš to zkusit naostro? `/{ $command } new` otevře stůl v kanálu a o radu si tam můžeš říct taky.
