# Krátká slova v obrázcích.

picture-round-of = Kolo { $round } z { $rounds }
picture-last-round = Poslední kolo: { $round }
picture-game-over = Konec hry
picture-plague = Mor je tady
picture-step-supply = Vyber zásobu
picture-step-look = Podívej se na jeptišky
picture-step-enter = Vstup do budovy
picture-step-lay = Vylož karty
picture-step-give = Karty k odevzdání
picture-step-discard = Ve Špitálu
picture-give-sword = Meč: odevzdej karty
picture-give-guard-tower = Věž: odevzdej karty
picture-buildings = vyhodnocení zleva doprava
picture-since =
    { $replay ->
        [1] v tomto kroku
       *[0] od tvého posledního tahu
    }
# Before the signs of those who did, in their order.
picture-moved = tahy:
# Above the buildings of a round that has begun since the reader's last move.
picture-all-new = vše nové
# For whom a building does something, beside the wreath and the pawn.
picture-most = výsada
picture-each = ostatní
picture-supply = zásoba
# Heads the seats that took the supply of a building, and those that entered it.
picture-supplied = zásobu má
picture-entered = uvnitř
picture-influence = vliv
# After the points of the first places, such as 10, 5 and 2.
picture-track-points = na konci
picture-hand = Karty v ruce: { $name }
picture-no-cards = Žádné karty v ruce
# On a card.
picture-chosen = vybráno
picture-nuns-known =
    { $number ->
        [0] Neznáš žádnou kartu jeptišek
       *[other] Znáš { $number } z { $all } karet jeptišek
    }
# Beside a sign and the number.
picture-nuns =
    { $number ->
        [one] jeptiška
        [few] jeptišky
       *[other] jeptišek
    }
picture-rats =
    { $number ->
        [one] krysa
        [few] krysy
       *[other] krys
    }
picture-laid-at = Vyloženo: { $building }
picture-winner = Vítězí { $name }
picture-winners = O vítězství se dělí { $number }
picture-nobody-wins = Nikdo nepřežil
picture-more-rats-die =
    { $nuns ->
        [one] Víc než { $nuns } krysa je smrt.
        [few] Víc než { $nuns } krysy je smrt.
       *[other] Víc než { $nuns } krys je smrt.
    }
# Above the numbers of rats, which decide who survives.
picture-points-rats = Krysy
picture-nowhere = Zatím v žádné budově
picture-at = Kde: { $building }
picture-at-hidden =
    { $number ->
        [0] Kde: { $building }
        [one] Kde: { $building }, { $number } karta lícem dolů
        [few] Kde: { $building }, { $number } karty lícem dolů
       *[other] Kde: { $building }, { $number } karet lícem dolů
    }
picture-looked =
    { $number ->
        [0] nezná žádnou kartu jeptišek
        [one] zná { $number } kartu jeptišek z { $all }
        [few] zná { $number } karty jeptišek z { $all }
       *[other] zná { $number } karet jeptišek z { $all }
    }

# Pro ty, kdo obrázky nevidí, a když se obrázek nepodaří nakreslit.

# As in English.
alt-card = { $card }.
alt-supply = Zásoba: { $supply }.
# Mezi částmi výčtu, které samy obsahují čárky.
# As in English.
alt-between = ;{ " " }
# As in English.
alt-and = { $one } { $other }
alt-none = nic
# As in English.
alt-copies = { $number } × { $card }
alt-nobody-survives = Konec hry: mor nepřežil nikdo.
alt-step-supply = Zásobu vybírá { $names }.
alt-step-look = Na kartu jeptišek se dívá { $names }.
alt-step-enter = Do budovy vstupuje { $names }.
alt-step-lay = Karty vykládá { $names }.
alt-step-give = Karty musí odevzdat: { $names }.
alt-step-discard = Ve Špitálu smí odhodit karty z ruky: { $names }.
alt-give-sword = { $receiver } vykládá Meč. Karty musí dát: { $names }.
alt-give-guard-tower = { $receiver } má výsadu ve Strážní věži. Karty musí dát: { $names }.
alt-round-of = Kolo { $round } z { $rounds }.
alt-last-round = Kolo { $round }, poslední: budovy se nepoužívají.
alt-building = { $place }. { $building } ({ $cls }). Výsada: { $privilege }. Ostatní: { $basic }. Zásoba: { $supply }.
alt-entered = Uvnitř: { $guests }.
alt-resolving = Právě se vyhodnocuje.
alt-resolved = Už je vyhodnocena.
# Co se změnilo od posledního tahu.
alt-new-round = Začalo nové kolo: všechny budovy jsou nové.
alt-since-order = Tahy v tomto pořadí: { $names }.
# In the list of that order.
alt-since-waited = { $name } (použití Glejtu)
alt-since-nothing = Bez tahu: { $names }.
alt-since-influence = +{ $number } k vlivu ({ $cls })
alt-since-supply = zásoba ({ $building })
alt-since-entered = vstup ({ $building })
alt-since-laid =
    { $number ->
        [one] { $number } vyložená karta
        [few] { $number } vyložené karty
       *[other] { $number } vyložených karet
    }
alt-guest =
    { $number ->
        [0] { $name } bez karet
        [one] { $name } s { $number } kartou
        [few] { $name } se { $number } kartami
       *[other] { $name } s { $number } kartami
    }
alt-guest-shown = { $name }: { $cards }
alt-seat =
    { $tokens ->
        [0] { $name }: v ruce { $cards ->
            [0] žádné karty
            [one] { $cards } karta
            [few] { $cards } karty
           *[other] { $cards } karet
        }.
        [one] { $name }: v ruce { $cards ->
            [0] žádné karty
            [one] { $cards } karta
            [few] { $cards } karty
           *[other] { $cards } karet
        }, { $tokens } vítězný žeton.
        [few] { $name }: v ruce { $cards ->
            [0] žádné karty
            [one] { $cards } karta
            [few] { $cards } karty
           *[other] { $cards } karet
        }, { $tokens } vítězné žetony.
       *[other] { $name }: v ruce { $cards ->
            [0] žádné karty
            [one] { $cards } karta
            [few] { $cards } karty
           *[other] { $cards } karet
        }, { $tokens } vítězných žetonů.
    }
# As in English.
alt-track = { $cls }: { $heights }.
alt-track-empty = { $cls }: zatím nikdo.
# As in English.
alt-height = { $name } { $height }
alt-influence = Vliv: { $heights }.
alt-first = Začíná: { $name }.
alt-queue-supplies = Zásobu si ještě musí vybrat: { $names }.
alt-queue-entering = Vstoupit ještě musí: { $names }.
alt-queue-resolving = Na řadu ještě musí přijít: { $names }.
alt-looked = Karty jeptišek, které zná { $name }: { $places }.
alt-deck =
    { $number ->
        [one] V balíčku zbývá { $number } karta.
        [few] V balíčku zbývají { $number } karty.
       *[other] V balíčku zbývá { $number } karet.
    }
alt-supplied = { $name } bere zásobu budovy { $place }: { $building }.
alt-asked = { $name }, počet karet: { $number }.
alt-gained = V tomto kole { $name }: { $gains }.
alt-privilege = Výsadu má { $name }.
alt-discards = Odhozeno: { $list }.
alt-piles = V zásobě zbývá: { $list }.
alt-stack = Budovy, které teprve přijdou: { $stack }, náhradní: { $replacements }.
alt-turned-away = V tomto kole vyřazeno: { $list }.
alt-gone = Mimo hru: { $list }.
alt-kinds = Budovy ve hře: { $list }.
# As in English.
alt-copy = { $building } ({ $supply })
alt-plague = Jeptišky v řadě: { $nuns } ({ $cards }). Kdo má víc krys, umírá.
alt-result =
    { $rank }. { $name } přežívá, { $rats ->
        [0] bez krys
        [one] { $rats } krysa
        [few] { $rats } krysy
       *[other] { $rats } krys
    }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Stupnice: { $tracks }. Zlato ({ $golds }): { $gold }. Ruka ({ $people }): { $hand }. Žetony: { $tokens }.
alt-result-dead =
    { $name } umírá, { $rats ->
        [one] { $rats } krysa
        [few] { $rats } krysy
       *[other] { $rats } krys
    }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Stupnice: { $tracks }. Zlato ({ $golds }): { $gold }. Ruka ({ $people }): { $hand }. Žetony: { $tokens }.
alt-building-over = Vyhodnoceno: { $building } ({ $cls }).
alt-outcome = { $name }, vyloženo { $cards }: { $gains }.
alt-outcome-privilege = { $name }, vyloženo { $cards }, s výsadou: { $gains }.
# As in English.
alt-outcome-beside = { $name }: { $gains }.
alt-no-card = nic
alt-nothing = žádný zisk
alt-rats =
    { $rats ->
        [0] { $name }, nemáš žádné krysy.
        [one] { $name }, máš { $rats } krysu.
        [few] { $name }, máš { $rats } krysy.
       *[other] { $name }, máš { $rats } krys.
    }
alt-hand = Tvoje karty: { $cards }.
alt-no-hand = Nemáš žádné karty.
# As in English.
alt-nun = { $place } { $card }
alt-known =
    { $nuns ->
        [one] Karty jeptišek, které znáš: { $cards }. Dohromady je na nich { $nuns } jeptiška.
        [few] Karty jeptišek, které znáš: { $cards }. Dohromady jsou na nich { $nuns } jeptišky.
       *[other] Karty jeptišek, které znáš: { $cards }. Dohromady je na nich { $nuns } jeptišek.
    }
alt-chosen = Vybráno: { $cards }.
alt-laid = Vyloženo, { $building }: { $cards }.
alt-at =
    { $number ->
        [0] Kde: { $building }, bez karet.
        [one] Kde: { $building }, { $number } karta.
        [few] Kde: { $building }, { $number } karty.
       *[other] Kde: { $building }, { $number } karet.
    }
gain-influence = +{ $number } k vlivu
gain-rats =
    { $number ->
        [one] +{ $number } krysa
        [few] +{ $number } krysy
       *[other] +{ $number } krys
    }
gain-rats-off =
    { $number ->
        [one] −{ $number } krysa
        [few] −{ $number } krysy
       *[other] −{ $number } krys
    }
gain-rats-both =
    { $number ->
        [0] stejně krys jako předtím
        [one] { $net } krysa
        [few] { $net } krysy
       *[other] { $net } krys
    } (+{ $taken } −{ $off })
gain-tokens =
    { $number ->
        [one] +{ $number } vítězný žeton
        [few] +{ $number } vítězné žetony
       *[other] +{ $number } vítězných žetonů
    }
gain-drawn =
    { $number ->
        [one] { $number } dobraná karta
        [few] { $number } dobrané karty
       *[other] { $number } dobraných karet
    }
gain-received =
    { $number ->
        [one] { $number } získaná karta
        [few] { $number } získané karty
       *[other] { $number } získaných karet
    }
gain-given =
    { $number ->
        [one] { $number } odevzdaná karta
        [few] { $number } odevzdané karty
       *[other] { $number } odevzdaných karet
    }
gain-discarded =
    { $number ->
        [one] { $number } odhozená karta
        [few] { $number } odhozené karty
       *[other] { $number } odhozených karet
    }
gain-looks =
    { $number ->
        [one] { $number } prohlédnutá karta jeptišek
        [few] { $number } prohlédnuté karty jeptišek
       *[other] { $number } prohlédnutých karet jeptišek
    }
# As in English.
gain-special = +{ $cards }

## Vysvětlení značek. Atribut `alt` značku i pojmenuje.

sign-classes = Šest stavů, každý má svou stupnici
    .alt = Klas, váhy, kříž, štít, měsíc a koruna: šest stavů, každý má svou stupnici.
sign-most = Výsada: za nejvíc obyvatel
    .alt = Věnec s jedničkou: výsada, co budova dělá pro toho, kdo tam vyloží nejvíc obyvatel.
sign-each = Pro všechny ostatní uvnitř
    .alt = Šedá figurka: co budova dělá pro všechny ostatní uvnitř.
sign-crate = Zásoba budovy
    .alt = Bedna: zásoba budovy.
sign-door = Kdo je uvnitř a kolik má karet
    .alt = Dveře s kotouči: kdo je uvnitř, v pořadí vstupu, a kolik karet má kdo vyloženo.
sign-card-rat = Dober kartu, odlož krysu
    .alt = Plus 1 u karty: dober kartu. Minus 1 u krysy: odlož krysu.
sign-heal = Odhoď kartu, odlož krysu
    .alt = Přeškrtnutá karta a krysa: odhoď kartu z ruky a odlož s ní krysu.
sign-tower = Ostatní dají karty; tvoje jsou v bezpečí
    .alt = Karta se šipkou: ostatní dají karty. Štít: tobě karty nikdo nevezme.
sign-sword-flute = Meč bere karty, Píšťala posílá krysy
    .alt = Meč: bere ostatním karty. Píšťala: posílá ostatním krysy.
sign-joker-pass-gold = Žolík se hodí všude, Glejt čeká, Zlato se počítá na konci
    .alt = Žolík: hodí se do každé budovy. Glejt: nechá ostatní vstoupit dřív. Zlato: body na konci.
sign-influence = Vliv v některém stavu
    .alt = Zelená šipka nahoru: vliv v některém stavu.
sign-eye = Řada jeptišek a pohledy do ní
    .alt = Modrá karta se závojem: řada jeptišek lícem dolů. Oko: pohledy na její karty.
sign-hand = Karty v ruce, vítězné žetony
    .alt = Dvě karty s číslem: karty v ruce. Medaile s číslem: vítězné žetony.
sign-first = Kdo začíná; kdo je na tahu
    .alt = Praporek: začínající hráč. Šipka: kdo je na tahu, i víc hráčů, když se rozhodují najednou.
alt-cards = Obrázky těchto karet: { $cards }.
alt-buildings = Obrázky těchto budov: { $buildings }.

# What a ring marks, at the beginning of the alt text.

marked-nuns = Označeno: karty jeptišek nahoře.
marked-round = Označeno: kolo nahoře.
marked-seats = Označeno: místa hráčů vpravo.
marked-supplies = Označeno: zásoby budov.
marked-buildings = Označeno: budovy.
