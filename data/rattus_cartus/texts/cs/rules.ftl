# Rattus Cartus: pravidla. `title` je název tématu.

rules-overview = **Rattus Cartus ve zkratce**
    Středověké město a mor už je na cestě. Posíláš obyvatele do jeho budov a získáváš vliv u šesti stavů: Sedláci, Měšťané, Církev, Rytířstvo, Magie a Královský dvůr.
    V každém kole se vyloží pár budov. Vezmeš si zásobu, pak vstoupíš do **jedné budovy** a vyložíš tam **lícem dolů** karty z ruky, kolik chceš. Když už jsou uvnitř všichni, karty se otočí. Každý obyvatel přináší 1 bod vlivu **ve stavu budovy**; s každým obyvatelem jiného stavu ale přijde i **krysa**. Pak budova pomůže všem, kdo do ní vstoupili, a nejvíc tomu, kdo vyložil nejvíc obyvatel.
    Začínáš s 10 krysami a kolik jich máš později, nikdo nevidí. Lícem dolů leží pět karet jeptišek. Na konci se otočí: **kdo má víc krys, než je na nich jeptišek, umírá** a nemůže vyhrát. Podívat se na ně můžeš díky některým zásobám a budovám.
    Z živých vyhrává, kdo má nejvíc bodů: dává je šest stupnic, Zlato, karty, které zbudou v ruce, a vítězné žetony.
    Stačí klikat na tlačítka pod stolem. `/{ $command } hand` ukáže jen tobě tvoje karty, krysy a jeptišky, které znáš. `/{ $command } show rules` s tématem řekne víc, `/{ $command } show card` vysvětlí budovu nebo kartu. Část pravidel je naše rekonstrukce; která, říkají dvě témata.
    .title = Hra ve zkratce
rules-signs = **Co znamenají značky**
    Vlevo: co je na budově. Vpravo: co ještě budovy umějí, řada jeptišek a co je vedle jména hráče. `/{ $command } show card` ukáže kteroukoli budovu nebo kartu ve velkém a řekne, co dělá.
    .title = Co znamenají značky
rules-round = **Průběh kola**
    Hra má 8 kol při 4 nebo 5 hráčích, 9 při 3 a 10 při 2. V každém:
    • **Budovy.** Vyloží se 3, při dvou hráčích 2. Kdyby byly všechny téhož stavu, poslední se vymění.
    • **Zásoby.** Od začínajícího hráče dál si každý vezme zásobu kterékoli vyložené budovy, klidně stejnou jako někdo jiný: dobrat karty, odložit krysy, podívat se na karty jeptišek.
    • **Vstup.** Ve stejném pořadí každý vstoupí do jedné budovy a vyloží tam karty lícem dolů, třeba i žádné.
    • **Vyhodnocení**, budova po budově zleva. V pořadí vstupu:
    1. Karty se otočí. Každý obyvatel a každý Žolík přináší 1 bod vlivu ve stavu budovy, každý obyvatel jiného stavu i 1 krysu. Pak působí Meče a Píšťaly. Kdo na stupnici dojde na políčko, kde už někdo stojí, položí se navrch a je vpředu.
    2. Kdo tu vyložil nejvíc obyvatel a Žolíků (při shodě ten, kdo vstoupil dřív), má **výsadu**: budova mu dá víc. Všichni ostatní uvnitř mají základní akci, s kartami i bez.
    3. Karty se uklidí. Co kdo získal, zůstává v ruce.
    • **Dva hráči:** výsadu má v celém kole jen jeden z nich, ten, kdo vyložil víc obyvatel a Žolíků, ať kdekoli (při shodě ten, kdo vstoupil dřív).
    • **Poslední kolo:** budovy se nepoužívají. Komu by patřila výsada, získává místo ní 1 bod vlivu ve stavu té budovy.
    Pak budovy odejdou ze hry a začíná další hráč po levici.
    .title = Průběh kola
rules-cards = **Karty**
    Je tu 84 obyvatel, 14 z každého stavu. Vedle obyvatele je na kartě 0 až 4 jeptišky; platí jen na pěti kartách v řadě jeptišek, ale co vidíš jinde, tam neleží.
    • **Sedlák** Sedláci · **Kupec** Měšťané · **Mnich** Církev · **Rytíř** Rytířstvo · **Čarodějnice** Magie · **Král** Královský dvůr
    • **Žolík:** obyvatel všech stavů. 1 bod vlivu, krysa nikdy.
    • **Meč:** všichni ostatní ve tvé budově ti dají polovinu karet, které jim zbyly v ruce, zaokrouhleno dolů; vybírají je sami.
    • **Píšťala:** všichni ostatní ve tvé budově dostanou po jedné tvé kryse.
    • **Glejt:** vrať ho místo vstupu. Vstoupíš po všech, kdo ještě nikde nejsou, a uvidíš, co udělali.
    • **Zlato:** vyložit nejde. Kdo ho má na konci nejvíc, získá body.
    Všechno jsou to karty v ruce, i Zlato: ostatní vidí kolik, ale ne jaké. Žolíky a zvláštní karty dávají budovy: Mečů, Píšťal a Glejtů je po 12, Žolíků a Zlata po 15.
    .title = Karty
rules-buildings = **Budovy** (výsada / všichni ostatní uvnitř)
    • Sedláci. { effect-farm } { effect-brewery }
    • Měšťané. { effect-office } { effect-marketplace }
    • Církev. { effect-monastery } { effect-hospital }
    • Rytířstvo. { effect-guard-tower } { effect-castle }
    • Magie. { effect-fortune-tellers-tent } { effect-pipers-house }
    • Královský dvůr. { effect-palace } { effect-treasury }
    Z 60 budov se hraje s 30, z každého stavu s pěti. Obvykle se těch pět losuje z deseti. Hostitel může u stolu zvolit, že všech pět bude **jednoho druhu**; kterého, vidí všichni.
    .title = Budovy
rules-end = **Konec**
    Po posledním kole se všechno sečte:
    • **Každá stupnice:** 10 bodů za první místo, 5 za druhé, 2 za třetí; při dvou hráčích 10 a 5. Při stejné výšce je vpředu horní kotouč. Kotouč, který neopustil start, nezíská nic.
    • **Zlato:** kdo ho má nejvíc, získá 10 bodů, další 5 a 2.
    • **Ruka:** nejvíc obyvatel a Žolíků dává 5, druhý nejvyšší počet 2. Při shodě u Zlata nebo u ruky dostanou všichni body za nejlepší z těch míst a místa za ním odpadají.
    • **Vítězné žetony:** po 1 bodu.
    Pak přijde **mor** a řada jeptišek se otočí. Kdo má **víc** krys, než je v ní jeptišek, umírá a nemůže vyhrát. Mrtvým ale jejich místa na stupnicích zůstávají: nikdo se neposouvá.
    Z živých vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má méně krys; jinak se o vítězství dělí. Když zemřou všichni, nevyhrává nikdo.
    .title = Konec hry
rules-reconstructed = **Co je rekonstrukce: čísla**
    Pravidla, která máme k dispozici, popisují vykládání karet a budovy úplně, ale zbytek ne celý. Co žádný pramen neříká, jsme doplnili tak, aby hra dobře fungovala. Tato čísla jsou naše:
    • { reconstructed-nuns-a-class }
    • { reconstructed-supplies }
    • { reconstructed-building-actions }
    • { reconstructed-buildings-shown }
    • { reconstructed-points-of-two }
    • { reconstructed-rats-a-flute }
    Zbytek uvádí téma „Co je rekonstrukce: rozhodnutí“. Pokud hru máš doma a víš to líp, platí její pravidla, ne naše.
    .title = Co je rekonstrukce: čísla
rules-rulings = **Co je rekonstrukce: rozhodnutí**
    Naše vlastní rozhodnutí tam, kde žádný pramen nic neříká, stručně:
    { reconstructed-tokens-and-tracks } { reconstructed-starting-player } { reconstructed-next-starting-player } { reconstructed-replacements } { reconstructed-empty-piles } { reconstructed-hand-cards }
    { reconstructed-pass-card } { reconstructed-sword } { reconstructed-order-of-effects } { reconstructed-swords-in-the-last-round } { reconstructed-shared-buildings } { reconstructed-privilege-of-two } { reconstructed-supplies-in-the-last-round } { reconstructed-chosen-looks }
    { reconstructed-secret-gifts } { reconstructed-guard-tower-once } { reconstructed-hospital-at-once } { reconstructed-rats-stop-at-none } { reconstructed-what-is-open }
    { reconstructed-equal-height } { reconstructed-start-space } { reconstructed-ties-of-gold-and-hand } { reconstructed-last-tie } { reconstructed-all-dead }
    .title = Co je rekonstrukce: rozhodnutí

## Co budovy dělají: s výsadou / pro všechny ostatní, kdo vstoupili.

effect-farm = **Statek:** dobrat 4 karty / 2.
effect-brewery = **Pivovar:** dobrat 1 kartu za každý bod vlivu získaný v tomto kole / za každé dva.
effect-office = **Úřad:** 2 Glejty / 1. S Glejtem vstoupíš až po ostatních.
effect-marketplace = **Tržiště:** 2 Žolíci / 1. Žolík se hodí do každé budovy.
effect-monastery = **Klášter:** odložit 2 krysy / 1.
effect-hospital = **Špitál:** odhodit z ruky až 2 karty a s každou odložit krysu. S výsadou až 3 karty a ještě jednu krysu navíc.
effect-guard-tower = **Strážní věž:** s výsadou ti každý, kdo není v žádné Strážní věži a má v ruce aspoň tolik karet jako ty, dá 3 podle svého výběru. Kdo je uvnitř, tomu žádná Strážní věž karty nevezme.
effect-castle = **Hrad:** 2 Meče / 1. Meč bere karty ostatním ve tvé budově.
effect-fortune-tellers-tent = **Stan věštkyně:** podívat se na 2 karty jeptišek / 1.
effect-pipers-house = **Krysařův dům:** 2 Píšťaly / 1. Píšťala pošle tvoje krysy ostatním ve tvé budově.
effect-palace = **Palác:** 2 vítězné žetony / 1. Žeton je 1 bod.
effect-treasury = **Pokladnice:** 2 Zlata / 1. Nejvíc Zlata dá na konci 10 bodů, druhé místo 5.

## Co je rekonstrukce, pod názvem, který má v datech.

reconstructed-nuns-a-class = Kolik jeptišek je na kartách jednoho stavu: ze 14 mají čtyři karty 4, po dvou 3, 2 a 1 a čtyři žádnou. Pravidla to uvádějí pro celý balíček; my to dělíme rovnoměrně.
reconstructed-supplies = Co je v zásobě. Pět kusů každého druhu: 3 karty; 2 karty a odložit 1 krysu; 2 karty a prohlédnout 1 kartu jeptišek; 1 karta a odložit 2 krysy; 1 karta, odložit 1 krysu a prohlédnout 1 kartu jeptišek.
reconstructed-building-actions = Základní akce Pivovaru a vše, co dělá Krysařův dům.
reconstructed-buildings-shown = Kolik budov se v kole vyloží při 2, 3 a 5 hráčích. Pravidla uvádějí jen počet pro 4.
reconstructed-points-of-two = Že stupnice při dvou hráčích dává 10 a 5 bodů.
reconstructed-rats-a-flute = Že Píšťala pošle všem ostatním v budově po 1 kryse.
reconstructed-tokens-and-tracks = Žeton má cenu 1 bodu a stupnice nemají horní konec.
reconstructed-starting-player = Kdo začne hru, určí los.
reconstructed-next-starting-player = V dalším kole vždy začíná soused po levici.
reconstructed-replacements = Když jsou všechny vyložené budovy téhož stavu, poslední odejde ze hry a otáčejí se další, dokud nepřijde jiný stav; když dojdou, zůstane.
reconstructed-empty-piles = Prázdný balíček se doplní z odhozených karet; z toho, co dochází, se bere, co zbylo.
reconstructed-hand-cards = Žolíci a zvláštní karty jsou pro Meč, Špitál i Strážní věž karty v ruce.
reconstructed-pass-card = Glejtů můžeš použít i víc za kolo, ale ne, když vstupuješ poslední.
reconstructed-sword = Víc Mečů působí postupně a kdo dává, ten vybírá.
reconstructed-order-of-effects = V budově jsou nejdřív vliv a krysy, pak Meče a Píšťaly v pořadí vstupu.
reconstructed-swords-in-the-last-round = Meče a Píšťaly působí i v posledním kole.
reconstructed-shared-buildings = Do jedné budovy může vstoupit libovolný počet hráčů.
reconstructed-privilege-of-two = Při dvou hráčích se výsada počítá ze všech karet vyložených před vyhodnocením první budovy.
reconstructed-supplies-in-the-last-round = Poslední kolo má zásoby jako ostatní.
reconstructed-chosen-looks = Na které karty jeptišek se podívá, vybírá hráč.
reconstructed-secret-gifts = Odevzdané karty vidí jen ti dva, kterých se to týká; kdo dává kvůli téže kartě, vybírá zároveň.
reconstructed-guard-tower-once = Strážní věž porovná karty v ruce jednou, než kdokoli něco dá.
reconstructed-hospital-at-once = Ve Špitálu vybírají všichni zároveň; odhozené karty jsou vidět.
reconstructed-rats-stop-at-none = Pod nulu počet krys neklesne.
reconstructed-what-is-open = Veřejné jsou stupnice, žetony, počty karet, krysy přijaté a odložené a odhozené karty; tajné jsou karty v ruce, celkový počet krys a pohledy.
reconstructed-equal-height = Ze stejně vysokých kotoučů na stupnici je vpředu horní.
reconstructed-start-space = Kotouč na startu nezíská nic.
reconstructed-ties-of-gold-and-hand = Při shodě u Zlata nebo u ruky patří nejlepší místo všem.
reconstructed-last-tie = Při shodě i v krysách se o vítězství dělí.
reconstructed-all-dead = Když zemřou všichni, nevyhrává nikdo.
