# V obrázcích: krátká slova, místa je málo.

picture-round = { $round }. kolo
picture-last-round = POSLEDNÍ KOLO
picture-phase-worker = Řemeslníci
picture-phase-building = Stavby
picture-phase-aristocrat = Šlechtici
picture-phase-trading = Vylepšení
picture-upper-row = Horní řada
picture-lower-row = Dolní řada
# Když řada pokračuje na druhém řádku; `short`, kde je málo místa.
picture-upper-row-on = Horní řada (pokr.)
picture-upper-row-on-short = Ještě horní řada
picture-lower-row-on = Dolní řada (pokr.)
picture-lower-row-on-short = Ještě dolní řada
# Kde se smějí na kartě rozdělit dlouhá slova.
# A list.
picture-hyphenation = Dřevo/rubec Potěm/kinova Hvězd/árna Hof/mistryně Truhlář/ství Zlato/tepectví Kožeš/nictví Mari/inské Petro/dvorec Kate/řinský Zbroj/mistr Dluž/nické Společ/nost Petro/hradská Univer/zita Kontro/lor Nemoc/nice Patri/archa Zahra/ničí Pato/lízal Zbroj/nice
# Následuje erb hráče.
picture-prices-of = Ceny pro
picture-printed-prices = Tištěné ceny
picture-since = { $replay ->
    [1] v tomto kroku
   *[0] od tvého posledního tahu
}
picture-new-card = nové
# Kolik karet v řadě je nových; vedle názvu řady.
picture-new-cards = { $all ->
    [1] vše nové
   *[0] { $number ->
        [one] { $number } nová
        [few] { $number } nové
       *[other] { $number } nových
    }
}
# Vedle erbu toho, kdo kartu má, a kam se poděla.
picture-took = má
picture-bought = koupeno
picture-taken-play = ve hře
picture-taken-hand = v ruce
picture-taken-gone = už pryč
picture-drawn = Co s touhle kartou?
picture-pub = V Hostinci
picture-pub-limit = nejvýš { $limit }
picture-guild-hall = Cechovní dům
picture-guild-hall-limit = dělení je na tobě
picture-trading-house = Kupecký dům
picture-trading-house-limit = { $limit }, nebo nic
picture-used = použito
picture-passed = pas
picture-new = nové v této fázi
# Označuje místo, za které nehraje člověk.
picture-winner = Vítězí { $name }
picture-game-over = Konec hry
picture-final-table = Stůl na konci hry
picture-hand = Karty v ruce: { $name }
# Místo pro další kartu v ruce.
picture-free = volno
picture-tableau-empty = Nic vyloženého
picture-incomes = Příští výnosy
picture-barred = není co nahradit
picture-too-expensive =
    { $missing ->
        [one] chybí { $missing } rubl
        [few] chybí { $missing } rubly
       *[other] chybí { $missing } rublů
    }
picture-can-pay =
    { $left ->
        [one] zbude { $left } rubl
        [few] zbudou { $left } rubly
       *[other] zbude { $left } rublů
    }
picture-displacing = { $card }: { $price }
picture-more = a další: { $number }
picture-rubles-left = zbývá { $number }
picture-points-before = ve hře
picture-points-aristocrats = šlechtici
picture-points-rubles = rubly
picture-points-hand = ruka

# Pro ty, kdo obrázky nevidí, a když se obrázek nepodaří nakreslit.

alt-turn = Na tahu: { $name }.
alt-pub =
    { $name } smí v Hostinci koupit až { $limit ->
        [one] { $limit } bod
        [few] { $limit } body
       *[other] { $limit } bodů
    }.
alt-guild-hall = { $name } dostává z Cechovního domu { $limit }, v rublech a bodech.
alt-trading-house =
    { $name } smí v Kupeckém domě koupit { $limit ->
        [one] { $limit } bod
        [few] { $limit } body
       *[other] { $limit } bodů
    }.
alt-moment = { $phase }, { $round }. kolo.
alt-moment-last = { $phase }, { $round }. kolo, poslední.
alt-passed = Pas: { $names }.
alt-drawn = Koupit, vzít si do ruky, nebo odložit: { $card }.
alt-prices-of = Ceny pro: { $name }.
alt-upper-row = Horní řada: { $cards }.
alt-upper-row-empty = Horní řada je prázdná.
alt-lower-row = Dolní řada (o 1 rubl levněji): { $cards }.
alt-lower-row-empty = Dolní řada je prázdná.
# As in English.
alt-copies = { $number } × { $card }
alt-priced = { FORM($card, "") } za { $price }
alt-barred = { FORM($card, "") } (není co nahradit)
alt-player =
    { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, v ruce { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[other] { $hand } karet
    }, { $aristocrats ->
        [one] { $aristocrats } šlechtic
        [few] { $aristocrats } různí šlechtici
       *[other] { $aristocrats } různých šlechticů
    }.
alt-player-rubles =
    { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    }, v ruce { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[other] { $hand } karet
    }, { $aristocrats ->
        [one] { $aristocrats } šlechtic
        [few] { $aristocrats } různí šlechtici
       *[other] { $aristocrats } různých šlechticů
    }.
alt-stacks = Kolik karet zbývá a kdo fázi začíná: { $stacks }.
# As in English.
alt-stack = { $stack } { $number } ({ $name })
alt-gold-disc = Zlatý kotouč má { $name }.
alt-discards =
    Odkládací pole, { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } karet
    }: { $cards }.
alt-tableau = { $name } má vyloženo: { $cards }.
alt-tableau-empty = { $name } nemá nic vyloženo.
alt-face-down = { $card } (lícem dolů)
alt-used = { $card } (v tomto kole už použito)
alt-open-hand = { $name } má v ruce: { $cards }.
alt-earns = Při hodnocení teď dostane { $name }: { $incomes }.
# Část předchozí věty: karty jedné fáze a co vynášejí.
alt-earns-one =
    { $phase } { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    } a { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
alt-phase-over = { $phase }, { $round }. kolo: konec fáze.
alt-gained =
    { $name } získává { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    } a { $more ->
        [one] { $more } bod
        [few] { $more } body
       *[other] { $more } bodů
    } a má teď { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
alt-points-now =
    { $name } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
# Stavby, které po hodnocení prodávají body nebo dávají body a rubly.
alt-houses-brought = { $houses }: { $points ->
    [0] { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    }
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
        [one] {" "}a { $rubles } rubl
        [few] {" "}a { $rubles } rubly
       *[other] {" "}a { $rubles } rublů
    }
}.
alt-new = { $name } má nově vyloženo: { $cards }.
# Co se změnilo od posledního tahu.
alt-new-upper = Nově v horní řadě: { $cards }.
alt-new-lower = Nově v dolní řadě: { $cards }.
alt-taken = { $name } má nově z řad: { $cards }.
alt-bought = Nákup z řad, { $name }: { $cards }.
alt-taken-play = { $card } (vyloženo)
alt-taken-displacing = { $card } (vyloženo, nahrazuje: { $displaced })
alt-taken-hand = { $card } (v ruce)
alt-taken-gone = { $card } (už není vyloženo)
alt-discarded = { $name }, odloženo: { $card }.
alt-no-move = Bez tahu: { $names }.
alt-points-changed = Body: { $changes }.
alt-income-changed = { $name }, příjem: { $changes }.
# Části obou předchozích vět.
alt-change = { $name } { $amount }
alt-change-phase = { $phase } ({ $amounts })
alt-change-rubles = rubly { $amount }
alt-change-points = body { $amount }
alt-income =
    { $phase }: při nejbližším hodnocení { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    } a { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
alt-hand =
    { $name }: v ruce { $number ->
        [0] 0 karet
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } karet
    } (nejvýš { $limit }), { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
alt-held = V ruce: { $card }.
alt-held-trading = V ruce: { $card }, co nahradí: { $displacing }.
# As in English.
alt-displacing = { $card } { $price }
alt-result =
    { $rank }. { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: ve hře { $before }, za { $aristocrats ->
        [one] { $aristocrats } šlechtice
        [few] { $aristocrats } různé šlechtice
       *[other] { $aristocrats } různých šlechticů
    } { $for_aristocrats }, za rubly { $for_rubles }, za karty v ruce { $for_hand }; zbylo rublů: { $left }.
# As in English.
alt-card = { $card }.
alt-card-cost = Stojí { $cost ->
        [one] { $cost } rubl
        [few] { $cost } rubly
       *[other] { $cost } rublů
    }.
# U karet, které nejsou v každém vydání stejné.
alt-card-cost-in = { $edition }: stojí { $cost ->
    [one] { $cost } rubl
    [few] { $cost } rubly
   *[other] { $cost } rublů
}.
alt-card-income =
    Při hodnocení vynáší { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    } a { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
alt-card-displaces = Nahrazuje jednu z karet: { $cards }.
alt-card-displaced = Nahradit ji může jedna z karet: { $cards }.
alt-card-copies =
    { $number ->
        [one] Jediná svého druhu ({ $stack }).
        [few] Jsou { $number } ({ $stack }).
       *[other] Je jich { $number } ({ $stack }).
    }

# Co znamenají značky: vedle značky a (alt) pro ty, kdo ji nevidí.

sign-price = Kolik tě karta teď stojí
    .alt = Zlatá mince na kartě: kolik tě teď stojí.
sign-trade-price = Cena vylepšení podle výměny
    .alt = Zlatý štítek na kartě se zlatým rámem: cena vylepšení, podle toho, co nahradí.
sign-barred = Nemáš nic, co by mohla nahradit
    .alt = Přeškrtnutý kruh: nemáš nic, co by mohla nahradit.
sign-lower-row = Dolní řada: o 1 rubl levněji
    .alt = Minus 1 vedle řady: všechno v ní je o 1 rubl levnější.
sign-rubles = Rubly při každém hodnocení
    .alt = Mince u dolního okraje karty: rubly, které vynáší při každém svém hodnocení.
sign-points = Body při každém hodnocení
    .alt = Červená hvězda: body, které přináší při každém svém hodnocení.
sign-suits = Řemeslníci, stavby, šlechtici, vylepšení
    .alt = Kladivo na zeleném, dům na modrém, koruna na červeném, šipky na šedém: řemeslníci, stavby, šlechtici, vylepšení.
sign-marker = Startovní kámen: kdo začíná tuto fázi
    .alt = Kulatý žeton s číslem hráče: kdo začíná tuto fázi.
sign-stack = Kolik karet zbývá v balíčku
    .alt = Balíček s číslem: kolik karet v něm zbývá.
sign-turn = Kdo je na tahu
    .alt = Šipka a zlatý rám: kdo je na tahu.
sign-hand = Karty v ruce
    .alt = Dvě karty s číslem: karty v ruce.
sign-new = Tyrkysově: nové od tvého posledního tahu
    .alt = Tyrkysově: nové od tvého posledního tahu.
sign-order = Pořadí tahů od tvého (–: bez tahu)
    .alt = Tyrkysový kotouč s číslem: pořadí tahů v této fázi od tvého; s pomlčkou: bez tahu.
sign-aristocrats = Různí vyložení šlechtici
    .alt = Červená koruna s číslem: různí vyložení šlechtici.
alt-cards = Obrázky těchto karet: { $cards }.

# What a ring marks, at the beginning of the alt text.

marked-stacks = Označeno: balíčky nahoře.
marked-seats = Označeno: místa hráčů vpravo.
marked-decision = Označeno: o čem se teď rozhoduje.
marked-upper = Označeno: horní řada.
marked-lower = Označeno: dolní řada.
marked-worker-cards = Označeno: řemeslníci v řadách.
marked-building-cards = Označeno: stavby v řadách.
marked-aristocrat-cards = Označeno: šlechtici v řadách.
marked-trading-cards = Označeno: karty vylepšení v řadách.
