# Rattus Cartus: co se stalo, z čeho se vybírá a co nejde.

# As in English.
game-title = Rattus Cartus
cover-alt = Rattus Cartus: čarodějnice, hrad, rub karty a krysařův dům ve zlatých rámech.
game-invitation = Získej vliv ve středověkém městě, kartu po kartě a potají. Ale hlídej si krysy, blíží se mor. Blafování a špetka škodolibosti.
phase-building = vyhodnocení budovy

# As in English.
piece-copies = { $number } × { $card }

## Co se stalo. Atribut `you` mluví k tomu, kdo to udělal.

told-supply = { $name } bere zásobu budovy { $place } ({ $building }){ $gains ->
    [0] .
   *[other] : { $gains }.
}
    .you = Bereš zásobu budovy { $place } ({ $building }): { $supply }.
told-entered = { $name } vstupuje do budovy { $place } ({ $building }) jako { $number }. v pořadí.
    .you = Vstupuješ do budovy { $place } ({ $building }) jako { $number }. v pořadí.
told-laid = { $name } { $number ->
    [0] nevykládá žádné karty
    [one] vykládá lícem dolů 1 kartu
    [few] vykládá lícem dolů { $number } karty
   *[other] vykládá lícem dolů { $number } karet
}.
    .you = { $number ->
        [0] Nevykládáš tu žádné karty.
        [one] Vykládáš tu lícem dolů 1 kartu.
        [few] Vykládáš tu lícem dolů { $number } karty.
       *[other] Vykládáš tu lícem dolů { $number } karet.
    }
told-pass = { $name } vrací Glejt a vstoupí až po všech ostatních.
    .you = Vracíš Glejt. Vstoupíš až po všech ostatních.
told-used = { $name } { $privilege ->
    [1] má výsadu ({ $building })
   *[0] používá budovu ({ $building })
}{ $gains ->
    [0] .
   *[other] : { $gains }.
}
told-gain-tokens = { $number ->
    [one] 1 vítězný žeton
    [few] { $number } vítězné žetony
   *[other] { $number } vítězných žetonů
}
told-gain-rats = { $number ->
    [one] 1 krysu
    [few] { $number } krysy
   *[other] { $number } krys
}
told-privilege-scored = { $building }: výsadu má { $name }, v posledním kole se mění ve vliv.
told-privilege-settled = Výsadu tohoto kola má { $name }. Vyložených obyvatel: { $played }.
# As in English.
told-played = { $name } { $number }
# As in English.
told-revealed = **{ $building }** ({ $cls }).
told-shown = { $name }: { $cards ->
    [0] žádné karty.
   *[other] { $cards }.
}
told-influence = { $name } získává { $number ->
    [one] 1 bod vlivu
    [few] { $number } body vlivu
   *[other] { $number } bodů vlivu
} ({ $cls }: teď { $height }){ $gains ->
    [0] .
   *[other] {" "}a dostává { $gains }.
}
told-rats-taken = { $name } dostává { $number ->
    [one] 1 krysu
    [few] { $number } krysy
   *[other] { $number } krys
}.
told-rats-off = { $number ->
    [0] { $name } nemá žádnou krysu k odložení.
    [one] { $name } odkládá 1 krysu.
    [few] { $name } odkládá { $number } krysy.
   *[other] { $name } odkládá { $number } krys.
}
told-tokens = { $name } dostává { $number ->
    [one] 1 vítězný žeton
    [few] { $number } vítězné žetony
   *[other] { $number } vítězných žetonů
}.
told-special = { $number ->
    [0] { $name } nedostává nic, došlo: { $card }.
   *[other] { $name } dostává { $cards }.
}
told-drew = { $number ->
    [0] { $name } nedobírá nic.
    [one] { $name } dobírá 1 kartu.
    [few] { $name } dobírá { $number } karty.
   *[other] { $name } dobírá { $number } karet.
}
told-shuffled = Balíček došel: { $number ->
    [one] odteď se dobírá jediná odhozená karta.
    [few] { $number } odhozené karty se zamíchají a dobírá se z nich.
   *[other] { $number } odhozených karet se zamíchá a dobírá se z nich.
}
told-nun-seen = { $name } se dívá na kartu jeptišek číslo { $nun }.
told-discarded = { $name } odhazuje z ruky: { $cards }.
told-flute = { $got ->
    [0] { $name } hraje na Píšťalu, ale žádná krysa za ní nejde.
   *[other] { $name } hraje na Píšťalu a krysy mění majitele: { $got }.
}
told-flute-to = { $name } { $number }
told-demand-sword = { $owe ->
    [0] { $name } tasí Meč, ale nikdo tu nemá co dát.
   *[other] { $name } tasí Meč. Kolik karet kdo dá: { $owe }.
}
told-demand-guard-tower = { $owe ->
    [0] { $name } má výsadu ve Strážní věži, ale nikdo nic dávat nemusí.
   *[other] { $name } má výsadu ve Strážní věži. Kolik karet kdo dá: { $owe }.
}
# As in English.
told-owes = { $name } { $number }
told-given = { $name } dává { $number ->
    [one] 1 kartu
    [few] { $number } karty
   *[other] { $number } karet
} hráči { $receiver }.
told-round-began = Začíná { $round }. kolo, první hraje { $name }. Budovy: { $row }.
told-turned-away = Všechny budovy by byly téhož stavu, a tak ze hry odchází: { $away }.

you-chose-lay = Vykládáš: { $cards }.
you-chose-give = Dáváš: { $cards }.
you-chose-discard = Odhazuješ: { $cards }.
you-laid = Vykládáš tu lícem dolů: { $cards }{ $more ->
    [0] .
   *[1] . Celkem tu máš { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
}
you-discard-no-more = Tvoje volba ve Špitálu platí.
apart-drew = Dobíráš: { $cards }.
apart-nun = Karta jeptišek číslo { $nun }: { $card }.
apart-given = { $name } dává hráči { $receiver }: { $cards }.

situation = { $last ->
    [1] Kolo { $round }, **poslední: budovy se nepoužívají**
   *[0] Kolo { $round } z { $rounds }
}
question-supply = { $names }, kterou zásobu si bereš? { $situation }.
question-look = { $names }, na kterou kartu jeptišek se podíváš? { $situation }.
question-enter = { $names }, do které budovy vstoupíš? { $situation }.
question-lay = { $names }, které karty vyložíš? Budova: { $building }. { $situation }.
question-give = { $demand ->
    [guard-tower] Strážní věž
   *[sword] Meč
}: { $asked }. { $situation }.
question-discard = { $building }: { $asked }. S každou odhozenou kartou se odkládá i krysa. { $situation }.
asked-give = { $names }: { $people ->
    [1] { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[other] { $number } karet
    }
   *[other] { $number ->
        [one] po 1 kartě
        [few] po { $number } kartách
       *[other] po { $number } kartách
    }
} k odevzdání
asked-discard = { $names }: odhodit nejvýš { $people ->
    [1] { $number ->
        [one] 1 kartu
        [few] { $number } karty
       *[other] { $number } karet
    }
   *[other] { $number ->
        [one] po 1 kartě
        [few] po { $number } kartách
       *[other] po { $number } kartách
    }
}
unsettled-privilege = Výsadu má { $name }.

## Stav během hry

stands-line = **{ $name }**: **{ $points }** (z toho { $tracks } ze stupnic, jak teď vypadají, { $tokens ->
    [0] bez žetonů
    [one] 1 žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}), v ruce { $cards ->
    [0] žádné karty
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
stands-hidden = Zlato, karty v ruce a krysy se počítají až na konci.

## Vlastní ruka

hand-rats = { $rats ->
    [0] Nemáš **žádné krysy**.
    [one] Máš **1 krysu**.
    [few] Máš **{ $rats } krysy**.
   *[other] Máš **{ $rats } krys**.
}
hand-cards = { $number ->
    [0] Nemáš žádné karty.
    [one] Tvoje karta: { $cards }.
    [few] Tvoje { $number } karty: { $cards }.
   *[other] Tvých { $number } karet: { $cards }.
}
hand-picked = Už vybráno: { $cards }.
hand-laid = Vyloženo ({ $building }): { $cards }.
hand-no-nuns = Z karet jeptišek ({ $all }) zatím neznáš žádnou.
hand-nuns = Karty jeptišek, které znáš: { $seen }. { $nuns ->
    [0] Není na nich žádná jeptiška
    [one] Je na nich 1 jeptiška
    [few] Jsou na nich { $nuns } jeptišky
   *[other] Je na nich { $nuns } jeptišek
}{ $unknown ->
    [0] : kdo má víc krys, umírá.
   *[other] ; i s neznámými jich bude nejvýš { $most }.
}
hand-nun = č. { $nun } ({ $card })
hand-your-turn = { $step ->
    [supply] Kterou zásobu si vezmeš?
    [look] Na kterou kartu jeptišek se podíváš?
    [enter] Do které budovy vstoupíš?
    [lay] Které karty vyložíš? Klidně i žádné.
    [give] Které karty dáš?
   *[discard] Které karty odhodíš? Klidně i žádné.
}

## Volby

verb-supply = Vzít zásobu
verb-look = Podívat se na jeptišky
verb-enter = Vstoupit: { $place }. { $building } ({ $cls })
verb-pass = Počkat s Glejtem
verb-lay = Vyložit karty
verb-give = Vybrat karty k odevzdání
verb-discard = Odhodit karty
verb-done-lay = { $none ->
    [1] Nevyložit nic
   *[0] Dál nevykládat
}
verb-done-discard = { $none ->
    [1] Neodhodit nic
   *[0] Dál neodhazovat
}
# As in English.
choice-supply = { $place }. { $building }: { $supply }
choice-nun = Karta jeptišek { $place }
choice-card = { $card }{ $copy ->
    [1] { "" }
   *[other] {" "}(č. { $copy })
}{ $does ->
    [influence] : 1 bod vlivu
    [rat] : 1 bod vlivu a 1 krysa
    [sword] : bere polovinu karet ostatních
    [flute] : pošle krysu všem ostatním
   *[none] { "" }
}
ask-supply = Kterou zásobu si vezmeš? Tutéž si můžou vzít i ostatní. { $rats ->
    [0] Nemáš žádné krysy.
    [one] Máš 1 krysu.
    [few] Máš { $rats } krysy.
   *[other] Máš { $rats } krys.
} { $hand ->
    [0] Nemáš žádné karty.
   *[other] Tvoje karty: { $hand }.
}
ask-look = { $number ->
    [one] Na kterou kartu jeptišek se podíváš?
    [few] Na kterou kartu jeptišek se podíváš nejdřív? Smíš se podívat na { $number }.
   *[other] Na kterou kartu jeptišek se podíváš nejdřív? Smíš se podívat na { $number }.
} Uvidíš ji jen ty.
ask-enter = Do které budovy vstoupíš? { $hand ->
    [0] Nemáš žádné karty.
   *[other] Tvoje karty: { $hand }.
}
ask-lay = Které karty vyložíš? Budova: { $building } ({ $cls }). Vyber jich, kolik chceš, a všechny najednou. { $person } nebo Žolík přináší 1 bod vlivu, kterýkoli jiný obyvatel 1 bod vlivu a 1 krysu.{ $players ->
    [2] {" "}Jedinou výsadu kola má ten, kdo vyloží víc obyvatel a Žolíků, ať kdekoli.
   *[other] { "" }
}
ask-lay-more = { $picked ->
    [0] Co vyložíš? Budova: { $building } ({ $cls }).
   *[other] Zatím vybráno ({ $building }, { $cls }): { $picked }. To je všechno?
} { $hand ->
    [0] { $picked ->
        [0] Nemáš žádné karty.
       *[other] Další karty nemáš.
    }
   *[other] V ruce máš: { $hand }.
}
ask-give = { $number ->
    [one] Kterou kartu dáš?
    [few] Které { $number } karty dáš?
   *[other] Kterých { $number } karet dáš?
} { $picked ->
    [0] { "" }
   *[other] Už vybráno: { $picked }.{" "}
}V ruce máš: { $hand }.
ask-discard = Které karty odhodíš? { $number ->
    [one] Smíš odhodit 1 a s ní
    [few] Smíš odhodit až { $number } a s každou
   *[other] Smíš odhodit až { $number } a s každou
} odložíš i krysu. { $rats ->
    [0] Nemáš žádné krysy.
    [one] Máš 1 krysu.
    [few] Máš { $rats } krysy.
   *[other] Máš { $rats } krys.
} { $picked ->
    [0] { "" }
   *[other] Už vybráno: { $picked }.{" "}
}V ruce máš: { $hand }.

refused-nothing-to-supply = Teď se zásoba brát nedá. `/rattus show board` ukáže, co je na řadě.
refused-nothing-to-look = Na karty jeptišek se teď podívat nejde. `/rattus hand` ukáže ty, které znáš.
refused-nothing-to-enter = Takhle se do žádné budovy vstoupit nedá. `/rattus show board` ukáže, které tu jsou.
refused-nothing-to-lay = Nemáš kartu, kterou by šlo vyložit. Přes `/rattus done` řekneš, že dál nevykládáš.
refused-nothing-to-give = Takovou kartu odevzdat nemůžeš. `/rattus hand` ukáže tvoje karty.
refused-nothing-to-discard = Takovou kartu odhodit nemůžeš. Přes `/rattus done` řekneš, že dál neodhazuješ.

illegal-game-over = Hra už skončila.
illegal-not-your-turn = Nejsi na tahu. `/rattus show board` ukáže, kdo je.
illegal-not-asked = Teď po tobě nikdo nic nechce. `/rattus show board` ukáže, kdo ještě přemýšlí.
illegal-wrong-step = { $step ->
    [supply] Nejdřív si vezmi zásobu: `/rattus supply`.
    [look] Nejdřív se podívej na kartu jeptišek: `/rattus look`.
    [enter] Teď vstup do budovy: `/rattus enter`.
    [lay] Teď vylož karty, nebo žádné: `/rattus lay`, pak `/rattus done`.
    [give] Teď vyber karty, které dáš: `/rattus give`.
    [discard] Teď odhoď ve Špitálu karty, nebo žádné: `/rattus discard`, pak `/rattus done`.
   *[other] To teď není na řadě. `/rattus show board` ukáže, co je.
}
illegal-no-such-place = Budova { $place } v tomto kole není: číslují se zleva od 1 do { $most }.
illegal-no-such-nun = Karta jeptišek číslo { $nun } neexistuje: číslují se zleva od 1 do { $most }.
illegal-nun-known = Kartu jeptišek číslo { $nun } už znáš. `/rattus hand` ukáže, co na ní je.
illegal-no-pass = Nemáš Glejt. Dává je Úřad.
illegal-last-to-enter = Všichni ostatní už vstoupili, není na koho čekat. `/rattus enter` se zeptá, do které budovy.
illegal-not-in-hand = Těchto karet máš málo: { $card }. `/rattus hand` ukáže tvoje karty.
illegal-cannot-be-laid = Tuhle kartu vyložit nejde: { $card }. Vyložit jde obyvatele, Žolíky, Meče a Píšťaly.

## Možnosti

command-rattus = Rattus Cartus, pro 2 až 5 hráčů
command-new = Otevřít v tomto kanálu stůl
command-supply = Vzít si zásobu jedné z vyložených budov
command-look = Podívat se potají na kartu z řady jeptišek
command-enter = Vstoupit do budovy
command-pass = Vrátit Glejt a vstoupit až po všech ostatních
command-lay = Vyložit ve své budově karty lícem dolů
command-give = Vybrat karty, které ti bere Meč nebo Strážní věž
command-discard = Vybrat karty, které ve Špitálu odhodíš; s každou odložíš krysu
command-done = Dál už nevykládat nebo neodhazovat
option-one-kind = Z každého stavu jen jeden druh, všech pět kusů; jinak pět z deseti losem
option-supply = Budova, jejíž zásobu si bereš; bez ní uvidíš všechny možnosti
option-nun = Která karta jeptišek zleva; bez ní uvidíš všechny možnosti
option-building = Budova; bez ní uvidíš všechny možnosti
option-cards = Karty oddělené čárkami; bez nich uvidíš všechny možnosti
option-one-kind-on = Z každého stavu je ve hře jen jeden druh budov a všichni vědí který.
setting-one-kind = Jeden druh budov na stav

## Rady

does-supply = vzít zásobu budovy { $place } ({ $building })
does-look = podívat se na kartu jeptišek číslo { $nun }
does-enter = vstoupit do budovy { $place } ({ $building })
does-pass = počkat s Glejtem
does-lay = vyložit kartu: { $card }
does-lay-next = { $chosen ->
    [0] { $open ->
        [1] vyložit nejdřív: { $cards }
       *[0] vyložit: { $cards }
    }
   *[other] vyložit ještě: { $cards }
}
does-give = dát: { $cards }
does-discard = odhodit: { $cards }
does-done = { $step ->
    [discard] { $chosen ->
        [0] žádné karty neodhodit
       *[other] další karty neodhodit
    }
   *[lay] { $chosen ->
        [0] žádné karty nevyložit
       *[other] další karty nevyložit
    }
}
reason-basic = { $laid ->
    [0] Základní akci máš i bez karet
   *[1] Základní akci máš v každém případě
}: { $fact }.{ $does ->
    [gold] {" "}Nejvíc Zlata dá na konci { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; do té doby zůstává v ruce.
    [tokens] {" "}Žeton je na konci 1 bod.
    [joker] {" "}Přináší vliv všude a krysu nikdy.
    [sword] {" "}Vyložený bere karty ostatním ve tvé budově.
    [flute] {" "}Vyložená pošle tvoje krysy ostatním ve tvé budově.
    [pass] {" "}S ním můžeš vstoupit až po ostatních.
   *[other] { "" }
}
reason-tower-enter = { $givers ->
    [0] Uvnitř ti karty nevezme žádná Strážní věž; její výsada nějaké přinese, jen když si jich nenecháš víc, než mají ostatní.
   *[other] S výsadou ti každý venku, kdo má v ruce aspoň tolik karet jako ty, dá { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
}
reason-tower-safe = Uvnitř ti žádná Strážní věž karty nevezme; venku by ti mohla vzít { $number }.
reason-tower = { $outside ->
    [0] Všichni ostatní jsou ve Strážní věži, takže by ti výsada žádné karty nepřinesla.
   *[other] { $kept ->
        [0] Nezbude ti žádná karta
        [one] Zbude ti 1 karta
        [few] Zbudou ti { $kept } karty
       *[other] Zbude ti { $kept } karet
    }: { $players ->
        [0] venku jich tolik nikdo nemá, takže by ti výsada žádné nepřinesla.
        [one] 1 hráč venku jich má aspoň tolik a s výsadou ti nějaké dá.
        [few] { $players } hráči venku jich mají aspoň tolik a s výsadou ti nějaké dají.
       *[other] { $players } hráčů venku jich má aspoň tolik a s výsadou ti nějaké dá.
    }
}
reason-there-of-two = { $number ->
    [0] Soupeř ještě nikam nevstoupil: jediná výsada kola je volná.
   *[other] Soupeř vyložil { $most ->
        [0] 0 karet: s jedním obyvatelem nebo Žolíkem je výsada kola tvoje.
        [one] 1 kartu: jediná výsada kola tě může stát 2 obyvatele nebo Žolíky.
        [few] { $most } karty: na jedinou výsadu kola můžeš potřebovat víc obyvatel nebo Žolíků.
       *[other] { $most } karet: na jedinou výsadu kola můžeš potřebovat víc obyvatel nebo Žolíků.
    }
}
reason-privilege-needs = Na výsadu můžeš potřebovat { $cost ->
    [part] { $need } ze svých { $people } obyvatel a Žolíků
    [all] všechny svoje obyvatele a Žolíky
   *[more] { $need ->
        [one] { $need } obyvatele nebo Žolíka
        [few] { $need } obyvatele nebo Žolíky
       *[other] { $need } obyvatel nebo Žolíků
    }, víc, než máš
}.
reason-alone = { $left ->
    [0] Nikdo jiný tam není: výsada je tvoje i bez karet.
   *[other] Nikdo jiný tam zatím není: výsada je tvoje i bez karet, pokud nepřijde někdo, kdo nějaké vyloží.
}
reason-cards = Budeš s ní mít { $after ->
    [one] 1 kartu
    [few] { $after } karty
   *[other] { $after } karet
} místo { $number }.
reason-supply-instead = { $same ->
    [1] Zásoba druhé takové budovy ({ $building })
   *[0] Jiná zásoba ({ $building })
} { $lacks ->
    [cards] má jen { $number ->
        [one] 1 kartu
        [few] { $number } karty
       *[other] { $number } karet
    }
    [rats] { $number ->
        [0] neodloží žádnou krysu
        [one] odloží jen 1 krysu
        [few] odloží jen { $number } krysy
       *[other] odloží jen { $number } krys
    }
   *[looks] žádnou kartu jeptišek neukáže
}.
reason-known = { $known ->
    [0] Z karet jeptišek ({ $all }) zatím neznáš žádnou.
   *[other] Z karet jeptišek znáš { $known } z { $all }.
}
reason-look = { $unknown ->
    [one] Na poslední neznámé kartě může být 0 až { $most ->
        [one] 1 jeptiška
        [few] { $most } jeptišky
       *[other] { $most } jeptišek
    }.
    [few] Je jedno kterou: na každé ze { $unknown } neznámých karet může být 0 až { $most ->
        [one] 1 jeptiška
        [few] { $most } jeptišky
       *[other] { $most } jeptišek
    }.
   *[other] Je jedno kterou: na každé z { $unknown } neznámých karet může být 0 až { $most ->
        [one] 1 jeptiška
        [few] { $most } jeptišky
       *[other] { $most } jeptišek
    }.
}
reason-rats = { $rats ->
    [0] Nezbude ti žádná krysa
    [one] Zbude ti 1 krysa
    [few] Zbudou ti { $rats } krysy
   *[other] Zbude ti { $rats } krys
}. { $unknown ->
    [0] Počet jeptišek v řadě: { $nuns }.
   *[other] { $known ->
        [0] V zakryté řadě čekej asi { $likely ->
            [one] { $likely } jeptišku
            [few] { $likely } jeptišky
           *[other] { $likely } jeptišek
        }.
       *[other] Víš o { $nuns ->
            [0] žádné jeptišce
            [one] 1 jeptišce
            [few] { $nuns } jeptiškách
           *[other] { $nuns } jeptiškách
        }; s neznámými kartami jich čekej asi { $likely }.
    }
}
reason-fitting = { $number ->
    [one] Vliv bez krysy by tam přinesla jedna karta z tvé ruky (stav: { $cls }){ $most ->
        [1] , jinde žádná
       *[0] { "" }
    }.
    [few] Vliv bez krysy by tam přinesly { $number } karty z tvé ruky (stav: { $cls }){ $most ->
        [1] , víc než jinde
       *[0] { "" }
    }.
   *[other] Vliv bez krysy by tam přineslo { $number } karet z tvé ruky (stav: { $cls }){ $most ->
        [1] , víc než jinde
       *[0] { "" }
    }.
}
reason-there = { $number ->
    [0] Zatím tam nikdo není.
    [one] Je tam jeden hráč { $most ->
        [0] bez karet.
        [one] s 1 kartou lícem dolů.
        [few] se { $most } kartami lícem dolů.
       *[other] s { $most } kartami lícem dolů.
    }
    [few] Jsou tam { $number } hráči, { $most ->
        [0] všichni bez karet.
        [one] každý nejvýš s 1 kartou.
        [few] každý nejvýš se { $most } kartami.
       *[other] každý nejvýš s { $most } kartami.
    }
   *[other] Je tam { $number } hráčů, { $most ->
        [0] všichni bez karet.
        [one] každý nejvýš s 1 kartou.
        [few] každý nejvýš se { $most } kartami.
       *[other] každý nejvýš s { $most } kartami.
    }
}
reason-track = { $more ->
    [0] { $cls }: jsi na { $height }, nejlepší z ostatních na { $best }.
   *[other] { $cls }: s tím, co tu vykládáš, se dostaneš na { $height }; nejlepší z ostatních je na { $best }.
}
reason-lay = { $number ->
    [one] Přináší { $number } bod
    [few] Dohromady přinášejí { $number } body
   *[other] Dohromady přinášejí { $number } bodů
} vlivu ({ $cls }) a { $rats ->
    [0] žádnou krysu
    [one] 1 krysu
    [few] { $rats } krysy
   *[other] { $rats } krys
}.
reason-kept-strange = { $number ->
    [one] Obyvatel, kterého si necháváš, by tu přinesl krysu.
    [few] Obyvatelé, které si necháváš ({ $number }), by tu přinesli každý jednu krysu.
   *[other] Obyvatelé, které si necháváš ({ $number }), by tu přinesli každý jednu krysu.
}
reason-keep = { $cards ->
    [0] Žádná karta ti nezbude.
   *[other] Necháváš si: { $cards }.
}
reason-sword = { $others ->
    [0] Zatím tu nikdo jiný není; kdo sem přijde, tomu Meč vezme polovinu karet.
    [one] Jak to teď vypadá, Meč soupeři v téhle budově { $cards ->
        [0] nevezme nic.
        [one] vezme 1 kartu.
        [few] vezme { $cards } karty.
       *[other] vezme { $cards } karet.
    }
    [few] Jak to teď vypadá, Meč vezme ostatním v téhle budově ({ $others }) { $cards ->
        [0] 0 karet.
        [one] dohromady 1 kartu.
        [few] dohromady { $cards } karty.
       *[other] dohromady { $cards } karet.
    }
   *[other] Jak to teď vypadá, Meč vezme ostatním v téhle budově ({ $others }) { $cards ->
        [0] 0 karet.
        [one] dohromady 1 kartu.
        [few] dohromady { $cards } karty.
       *[other] dohromady { $cards } karet.
    }
}
reason-swords = { $others ->
    [0] Zatím tu nikdo jiný není; kdo sem přijde, tomu každý z tvých Mečů ({ $swords }) vezme polovinu karet, co mu ještě zbývají.
   *[other] Jak to teď vypadá, tvoje Meče ({ $swords }) { $cards ->
        [0] nevezmou nic
        [one] vezmou dohromady 1 kartu
        [few] vezmou dohromady { $cards } karty
       *[other] vezmou dohromady { $cards } karet
    }: každý bere polovinu toho, co nechal ten předchozí.
}
reason-flute = { $others ->
    [0] Zatím tu nikdo jiný není; kdo přijde, dostane díky { $flutes ->
        [one] Píšťale jednu tvou krysu
        [few] Píšťalám { $flutes } tvoje krysy
       *[other] Píšťalám { $flutes } tvých krys
    }.
   *[other] Díky { $flutes ->
        [one] Píšťale
        [few] Píšťalám ({ $flutes })
       *[other] Píšťalám ({ $flutes })
    } { $rats ->
        [0] neodejde od tebe žádná krysa.
        [one] odejde od tebe 1 krysa.
        [few] odejdou od tebe { $rats } krysy.
       *[other] odejde od tebe { $rats } krys.
    }
}
reason-pass = { $others ->
    [one] Než se rozhodneš, vybere si ještě jeden hráč.
    [few] Než se rozhodneš, vyberou si ještě { $others } hráči.
   *[other] Než se rozhodneš, vybere si ještě { $others } hráčů.
}
reason-plan = { $cards ->
    [0] Nic tam nevykládej.
   *[other] Vylož tam: { $cards }.
}
reason-give = { $alike ->
    [0] Je to jediná karta svého druhu ve tvé ruce
    [one] Ještě jedna stejná ti zůstane
    [few] Zůstanou ti ještě { $alike } stejné
   *[other] Zůstane ti ještě { $alike } stejných
}, { $left ->
    [0] jiná karta ti nezbude.
    [one] celkem ti zbude 1 karta.
    [few] celkem ti zbudou { $left } karty.
   *[other] celkem ti zbude { $left } karet.
}
reason-done = { $number ->
    [0] Karty ti už došly.
    [one] V ruce ti zůstane 1 karta{ $last ->
        [1] .
       *[0] {" "}na další kola.
    }
    [few] V ruce ti zůstanou { $number } karty{ $last ->
        [1] .
       *[0] {" "}na další kola.
    }
   *[other] V ruce ti zůstane { $number } karet{ $last ->
        [1] .
       *[0] {" "}na další kola.
    }
}
reason-hand = Na konci má { $first ->
    [one] { $first } bod
    [few] { $first } body
   *[other] { $first } bodů
}, kdo drží v ruce nejvíc obyvatel a Žolíků; druhý má { $second }.
difference-track = získáš { $counted ->
    [1] { $number ->
        [0] 0 bodů
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } na stupnici { $cls } místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů na stupnici { $cls }
}
difference-gold = získáš { $counted ->
    [1] { $number ->
        [0] 0 bodů
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } na konci za nejvíc Zlata místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů na konci za nejvíc Zlata
}
difference-people = získáš { $counted ->
    [1] { $number ->
        [0] 0 bodů
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } na konci za obyvatele v ruce místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů na konci za obyvatele v ruce
}
difference-tokens = získáš { $counted ->
    [1] { $number ->
        [0] 0 bodů
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } z žetonů místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů z žetonů
}
difference-plague = na mor umřeš { $counted ->
    [1] asi { $best }krát z deseti místo { $other }krát
   *[0] { $more ->
        [1] častěji
       *[0] méně často
    }
}
difference-privilege = { $counted ->
    [1] výsadu v tomhle kole získáš asi { $best }krát z deseti místo { $other }krát
   *[0] { $more ->
        [1] častěji
       *[0] méně často
    } získáš v tomhle kole výsadu
}
difference-flutes = tvoje Píšťaly odnesou { $counted ->
    [1] { $number ->
        [0] 0 krys
        [one] asi { $best } krysu
        [few] asi { $best } krysy
       *[other] asi { $best } krys
    } místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } krys
}
difference-rival = { $rivals ->
    [one] soupeř
    [few] nejsilnější soupeř
   *[other] nejsilnější soupeř
} bude mít na konci { $counted ->
    [1] { $number ->
        [0] 0 bodů
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů
}
hint-other = Nebo { $what }: { $much ->
    [1] mnohem horší.
   *[0] { $points ->
        [0] zhruba stejně dobré.
        [one] asi o 1 bod horší.
        [few] asi o { $points } body horší.
       *[other] asi o { $points } bodů horší.
    }
}

## Konec

end-plague = Přichází mor. V řadě jeptišek { $nuns ->
    [one] je 1 jeptiška
    [few] jsou { $nuns } jeptišky
   *[other] je { $nuns } jeptišek
} ({ $cards }): kdo má krys víc, umírá.
end-title = { $number ->
    [0] **Nevyhrává nikdo:** mor si vzal všechny.
    [one] **Vítězí { $winners }!**
    [few] **O vítězství se dělí { $winners }!**
   *[other] **O vítězství se dělí { $winners }!**
}
end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $rats ->
    [0] žádné krysy
    [one] 1 krysa
    [few] { $rats } krysy
   *[other] { $rats } krys
} (stupnice { $tracks }{ $gold ->
    [0] { "" }
   *[other] , Zlato { $gold }
}{ $hand ->
    [0] { "" }
   *[other] , ruka { $hand }
}{ $tokens ->
    [0] { "" }
   *[other] , žetony { $tokens }
})
end-line-dead = **{ $name }** umírá na mor: { $rats ->
    [one] 1 krysa
    [few] { $rats } krysy
   *[other] { $rats } krys
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (stupnice { $tracks }{ $gold ->
    [0] { "" }
   *[other] , Zlato { $gold }
}{ $hand ->
    [0] { "" }
   *[other] , ruka { $hand }
}{ $tokens ->
    [0] { "" }
   *[other] , žetony { $tokens }
})
end-tied = { $names } mají stejně { $what ->
    [gold] Zlata
   *[hand] obyvatel a Žolíků v ruce
}: každý za to má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
