# Petrohrad: co se stalo, z čeho se vybírá, co nejde, a pravidla.

game-title = Petrohrad
cover-alt = Petrohrad: rozestavěná loď, Zimní palác, patriarcha a admirál ve zlatých rámech na dřevěném stole.
game-invitation = Najímej řemeslníky, buduj město, získej si šlechtu: rubly hned, nebo body navždy, a co si vezmeš ty, to už nedostane nikdo jiný.

edition-base = Petrohrad (2004)
edition-new-society = Nová společnost (2008)
invitation-new-society = Petrohrad se 13 novými druhy karet: vězení, které karty vrací, cechovní dům, který platí, jak si řekneš, a páté místo u stolu.

phase-worker = Fáze řemeslníků
    .small = fáze řemeslníků
phase-building = Fáze staveb
    .small = fáze staveb
phase-aristocrat = Fáze šlechticů
    .small = fáze šlechticů
phase-trading = Fáze vylepšení
    .small = fáze vylepšení
stack-worker = řemeslníci
    .genitive = řemeslníků
stack-building = stavby
    .genitive = staveb
stack-aristocrat = šlechtici
    .genitive = šlechticů
stack-trading = vylepšení
    .genitive = vylepšení
source-upper = horní řada
source-lower = dolní řada
source-drawn = dobraná karta

## Co se stalo. Atribut `you` mluví k tomu, kdo to udělal.

told-bought = { $name } kupuje { FORM($card, "accusative") } { $source ->
    [lower] z dolní řady{" "}
   *[upper] {""}
}za { $cost } ₽.
    .you = Kupuješ { FORM($card, "accusative") } za { $cost } ₽.
told-bought-displacing = { $name } kupuje { FORM($card, "accusative") } za { $cost } ₽ místo { FORM($displaced, "genitive") }.
    .you = Kupuješ { FORM($card, "accusative") } za { $cost } ₽ místo { FORM($displaced, "genitive") }.
told-took = { $name } si bere do ruky { FORM($card, "accusative") }.
    .you = Bereš si do ruky { FORM($card, "accusative") }.
told-played = { $name } vykládá z ruky { FORM($card, "accusative") } za { $cost } ₽.
    .you = Vykládáš { FORM($card, "accusative") } za { $cost } ₽.
told-played-displacing = { $name } vykládá z ruky { FORM($card, "accusative") } za { $cost } ₽ místo { FORM($displaced, "genitive") }.
    .you = Vykládáš { FORM($card, "accusative") } za { $cost } ₽ místo { FORM($displaced, "genitive") }.
told-passed = { $name } pasuje.
    .you = Pasuješ.
told-drew = { $name } dobírá Hvězdárnou z balíčku { FORM($stack, "genitive") }: { FORM($card, "") }.
    .you = Dobíráš { FORM($card, "accusative") }.
told-released = { $name } bere Dlužnickým vězením z odkládacího pole { FORM($card, "accusative") }.
    .you = Bereš z odkládacího pole { FORM($card, "accusative") }.
told-discarded = { $name } odkládá { FORM($card, "accusative") }.
    .you = Odkládáš { FORM($card, "accusative") }.
told-points-bought = { $name } kupuje v Hostinci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $cost } ₽.
    .you = Kupuješ { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $cost } ₽.
told-no-points-bought = { $name } v Hostinci žádné body nekupuje.
    .you = Žádné body nekupuješ.
told-divided = { $name } si bere z Cechovního domu { $points ->
    [0] { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    }
   *[other] { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $rubles ->
        [0] {""}
        [one] {" "}a 1 rubl
        [few] {" "}a { $rubles } rubly
       *[other] {" "}a { $rubles } rublů
    }
}.
    .you = Bereš si z Cechovního domu { $points ->
        [0] { $rubles ->
            [one] { $rubles } rubl
            [few] { $rubles } rubly
           *[other] { $rubles } rublů
        }
       *[other] { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }{ $rubles ->
            [0] {""}
            [one] {" "}a 1 rubl
            [few] {" "}a { $rubles } rubly
           *[other] {" "}a { $rubles } rublů
        }
    }.
told-traded = { $name } kupuje v Kupeckém domě { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $cost } ₽.
    .you = Kupuješ v Kupeckém domě { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $cost } ₽.
told-not-traded = { $name } v Kupeckém domě žádné body nekupuje.
    .you = V Kupeckém domě žádné body nekupuješ.
told-dismissed = { $name } nemá čím platit: { FORM($card, "") } jde na odkládací pole.
told-disc-paid = { $name } má zlatý kotouč: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
told-scored = { $phase ->
    [worker] Řemeslníci vynášejí
    [building] Stavby vynášejí
   *[aristocrat] Šlechtici vynášejí
}: { $gains }
told-scored-nothing = { $phase ->
    [worker] Řemeslníci tentokrát nikomu nic nevynášejí.
    [building] Stavby tentokrát nikomu nic nevynášejí.
   *[aristocrat] Šlechtici tentokrát nikomu nic nevynášejí.
}
told-gain = { $name } { $rubles ->
    [0] {""}
    [one] { $rubles } rubl
    [few] { $rubles } rubly
   *[other] { $rubles } rublů
}{ $points ->
    [0] {""}
   *[other] { $rubles ->
        [0] {""}
       *[other] {" "}a{" "}
    }
}{ $points ->
    [0] {""}
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-no-room = Řady jsou plné, takže žádné nové karty nepřibudou.
told-last-round = Balíček { FORM($stack, "genitive") } je rozebraný: **toto kolo je poslední.**
situation = Kolo { $round }, { FORM($phase, "small") }{ $last ->
    [1] , **poslední kolo**
   *[0] {""}
}
question-turn = { $alone ->
    [1] **{ $name }** · { $situation }.
   *[0] **{ $name }**, jsi na tahu. { $situation }.
}
question-drawn = **{ $name }**, co uděláš s touhle kartou ({ FORM($card, "") })? { $place ->
    [0] { $room ->
        [0] Nemá u tebe co nahradit a ruku máš plnou, zbývá ji jen odložit.
       *[other] Nemá u tebe co nahradit: vezmi si ji, nebo ji odlož.
    }
   *[other] { $room ->
        [0] Ruku máš plnou: kup ji, nebo ji odlož.
       *[other] Kup ji, vezmi si ji, nebo ji odlož.
    }
} { $situation }.
question-guild-hall = **{ $name }**, Cechovní dům ti dává { $pay }: kolik z toho v bodech? Zbytek jsou rubly. { $situation }.
question-trading-house = **{ $name }**, koupíš v Kupeckém domě { $most ->
    [one] 1 bod
    [few] { $most } body
   *[other] { $most } bodů
} za { $cost } ₽? { $situation }.
question-pub = **{ $name }**, koupíš v Hostinci body? Nejvýš { $most }, po 2 rublech. { $situation }.

## Vlastní ruka

hand-money = Máš **{ $rubles ->
    [one] { $rubles } rubl
    [few] { $rubles } rubly
   *[other] { $rubles } rublů
}** a { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
hand-cards = { $size ->
    [0] Ruku máš prázdnou; { $limit ->
        [one] vejde se do ní { $limit } karta.
        [few] vejdou se do ní { $limit } karty.
       *[other] vejde se do ní { $limit } karet.
    }
   *[other] V ruce máš ({ $size } z { $limit }): { $cards }.
}
scorings-this-round = { $last ->
    [1] V tomto posledním kole se ještě hodnotí: { $gains }
   *[0] V tomto kole se ještě hodnotí: { $gains }
}
scorings-next-round = { $sure ->
    [1] Příští kolo: { $gains }
   *[0] Příští kolo, pokud bude: { $gains }
}
scorings-none = Zbývá už jen závěrečné hodnocení.
scoring-pays = { $colour ->
    [green] řemeslníci
    [blue] stavby
   *[red] šlechtici
} { $rubles ->
    [0] { $points ->
        [0] nic
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
question-for-you = { $full ->
    [1] Ruku máš plnou ({ $size } z { $limit }), takže si nic vzít nemůžeš.{" "}
   *[0] {""}
}Co uděláš?
question-for-you-drawn = { $pays ->
    [barred] Nemá u tebe co nahradit.
    [poor] Stojí { $cost } ₽ a ty máš { $rubles }.
   *[yes] Stojí { $cost } ₽ z tvých { $rubles }.
} { $room ->
    [0] { $pays ->
        [yes] Kup ji, nebo ji odlož: ruku máš plnou.
       *[no] Ruku máš taky plnou, zbývá ji jen odložit.
    }
   *[other] { $pays ->
        [yes] Kup ji, vezmi si ji do ruky, nebo ji odlož.
       *[no] Vezmi si ji do ruky, nebo ji odlož.
    }
}
question-for-you-guild-hall = Cechovní dům ti dává { $pay }. Kolik z toho chceš v bodech? Zbytek jsou rubly.
question-for-you-trading-house = { $pays ->
    [0] Kupecký dům prodává body ({ $most }) za { $cost } ₽ a ty máš { $rubles }: zbývá jen odmítnout.
   *[1] Koupíš v Kupeckém domě body ({ $most }) za { $cost } ₽ z tvých { $rubles }?
}
question-for-you-pub = { $most ->
    [0] Body v Hostinci jsou po 2 rublech a ty máš { $rubles } ₽: zbývá jen odmítnout.
   *[other] Kolik bodů v Hostinci koupíš? Za { $rubles } ₽ jich může být nejvýš { $most }, po 2 rublech.
}

## Stav během hry

now-line = **{ $name }**: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $aristocrats ->
    [0] {""}
   *[other] {" "}+ { $aristocrats } za { $kinds ->
        [one] 1 šlechtice
        [few] { $kinds } různé šlechtice
       *[other] { $kinds } různých šlechticů
    }
}{ $coming ->
    [0] {""}
   *[other] {" "}+ { $coming } z nejbližších hodnocení
} = **{ $projected }**
now-income = Nejbližší hodnocení: { $gains }
now-left-out = Nepočítají se karty, které se teprve vyloží, bod za každých 10 rublů na konci a minus 5 bodů za každou kartu, která zbude v ruce.

## Volby

verb-buy = Koupit
verb-take = Vzít do ruky
verb-play = Vyložit
verb-pass = Pasovat
verb-pass-ends = Pasovat (ukončí fázi)
verb-draw = Hvězdárna
verb-release = Dlužnické vězení
verb-discard = Odložit
verb-guild-hall = Cechovní dům
verb-trading-house = Kupecký dům
verb-pub = Hostinec
choice-buy = { $card } za { $cost }{ $source ->
    [lower] , dolní řada
   *[upper] {""}
} ({ $brings })
choice-buy-from = { $card } od { $cost }{ $source ->
    [lower] , dolní řada
   *[upper] {""}
} ({ $brings })
choice-take = { $card }{ $source ->
    [lower] , dolní řada
   *[upper] {""}
}: { $brings }, { $ways ->
    [none] zatím není kam
    [single] později za { $cost }
   *[several] později od { $cost }
}
choice-release = { $card }: { $brings }, { $ways ->
    [none] teď není kam
    [single] za { $cost }
   *[several] od { $cost }
}
choice-displace = { $card }, doplatíš { $cost } ({ $net }{ $kinds ->
    [-1] , o jednoho šlechtice méně
    [1] , o jednoho šlechtice víc
   *[0] {""}
})
choice-stack = { $stack } ({ $size })
choice-points = { $points ->
    [0] Žádné body
    [one] { $points } bod za { $cost }
    [few] { $points } body za { $cost }
   *[other] { $points } bodů za { $cost }
}
# As in English.
choice-guild-hall = { $points ->
    [0] { $rubles } ₽
   *[other] { $rubles ->
        [0] { $points } ★
       *[other] { $points } ★ { $rubles } ₽
    }
}
yields = { $rubles ->
    [0] { $points ->
        [0] nic
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
yields-by = { $points ->
    [0] { $rubles } ₽
   *[other] { $points } ★
} za { $what ->
    [green] každého tvého řemeslníka
    [blue] každou tvou stavbu
    [red] každého tvého šlechtice
   *[wool] každou tvou kartu s ovcí
}
net = { $rubles ->
    [0] { $points ->
        [0] stejný výnos
       *[other] { $more_points } ★
    }
   *[other] { $points ->
        [0] { $more_rubles } ₽
       *[other] { $more_rubles } ₽ { $more_points } ★
    }
}
net-counted = { $gain } ({ $card }: { $part })
brings-by = { $points ->
    [0] { $rubles } ₽
   *[other] { $points } ★
} teď, { $each } za { $what ->
    [green] řemeslníka
    [blue] stavbu
    [red] šlechtice
   *[wool] ovci
}
brings-commune = { $more_rubles } ₽ { $more_points } ★, zelené karty o 1 levněji
brings-workshop = { $more_rubles } ₽, modré karty o 1 levněji
brings-smelter = { $more_rubles } ₽, červené karty o 1 levněji
brings-warehouse = do ruky se vejdou { $limit }
brings-observatory = { $more_points } ★, nebo dobere kartu
brings-prison = { $more_points } ★, bere odložené karty
brings-guild-hall = { $pay } v ₽ nebo ★
brings-trading-house = prodává { $points } ★ za { $cost } ₽ každé kolo
brings-pub = prodává až { $points } ★ za kolo po { $cost } ₽
brings-value = při nahrazení má cenu { $value }
brings-no-more = v této hře už nic nevynese
brings-at-end = { $several ->
    [1] až { $points } ★ na konci
   *[0] +{ $points } ★ na konci
}
ask-buy = Kterou kartu koupíš? Cena je to, co teď zaplatíš.
ask-take = Kterou kartu si vezmeš do ruky? Teď nestojí nic, ale jestli ji budeš mít v ruce i na konci, přijdeš o 5 bodů.
ask-play = Kterou kartu z ruky vyložíš? Cena je to, co teď zaplatíš.
ask-draw = Ze kterého balíčku dobereš? Hvězdárna pak v tomto kole nedá bod.
ask-release = Kterou kartu z odkládacího pole si vybereš? Pak ji koupíš, vezmeš do ruky, nebo odložíš; cena říká, kolik by stála teď.
ask-displace = { FORM($card, "") }: co touhle kartou nahradíš? U každé možnosti je, kolik zaplatíš a co se tím každé kolo změní.

refused-nothing-to-buy = Teď není co koupit: řady jsou prázdné, nebo každá karta stojí víc, než máš, nebo u tebe nemá co nahradit.
refused-nothing-to-take = Teď není co si vzít do ruky.
refused-nothing-in-hand = Ruku máš prázdnou, není co vyložit. Přijde do ní karta, kterou si vezmeš.
refused-nothing-to-play = Z ruky teď nejde vyložit nic: každá karta stojí víc, než máš, nebo u tebe nemá co nahradit.
refused-nothing-to-draw = Teď dobírat nejde: je k tomu potřeba Hvězdárna lícem nahoru, fáze staveb a balíček aspoň se 2 kartami.
refused-nothing-to-release = Teď kartu brát nejde: je k tomu potřeba Dlužnické vězení, které je v tomto kole ještě nepoužité, fáze staveb a karta na odkládacím poli.
refused-nothing-to-guild-hall = Cechovní dům má teď zavřeno: platí hned po hodnocení staveb.
refused-nothing-to-trading-house = Kupecký dům má teď zavřeno: body prodává hned po hodnocení staveb.
refused-nothing-to-pub = Hostinec má teď zavřeno: body prodává hned po hodnocení staveb.
refused-nothing-to-discard = Není co odložit: jde to jen s kartou, která je právě dobraná nebo vybraná.
refused-nothing-to-pass = Teď pasovat nejde.

illegal-game-over = Hra už skončila.
illegal-not-your-turn = Nejsi na tahu.
illegal-too-expensive = Stojí { $need } ₽ a ty máš { $have }. { $instead ->
    [take] Vezmi si ji do ruky, nebo vyber něco levnějšího.
    [take-or-discard] Vezmi si ji do ruky, nebo ji odlož.
    [discard] Ruku máš taky plnou, zbývá ji jen odložit.
   *[other] Vyber něco levnějšího.
}
illegal-pub-too-expensive = Tolik bodů stojí { $need } ₽ a ty máš { $have }. Kup méně bodů.
illegal-hand-full = Ruku máš plnou, { $limit ->
    [one] vejde se do ní { $limit } karta
    [few] vejdou se do ní { $limit } karty
   *[other] vejde se do ní { $limit } karet
}. { $instead ->
    [buy-or-discard] Kup tu kartu, nebo ji odlož.
    [discard] Ani koupit ji nemůžeš, zbývá ji jen odložit.
   *[other] Nejdřív nějakou vylož, nebo tuhle rovnou kup.
}
illegal-not-in-hand = Tuhle kartu v ruce nemáš: { FORM($card, "") }. `/stpete hand` ukáže tvoje karty.
illegal-not-in-row = { FORM($card, "") } tam není ({ $source }). `/stpete show board` ukáže, co tam je.
illegal-must-displace = { FORM($card, "") } je karta vylepšení: nahrazuje jednu z tvých karet. Na výběr máš: { FORM($may, "") }.
illegal-cannot-displace = { FORM($card, "") } nemůže nahradit { FORM($displaced, "accusative") }. { $may ->
    [0] Nemůže nahradit nic.
   *[other] Může nahradit: { FORM($may, "accusative") }.
}
illegal-nothing-to-displace = { FORM($card, "") } je karta vylepšení a nemáš vyloženo nic, co by mohla nahradit. { $instead ->
    [take] Vezmi si ji zatím do ruky.
    [take-or-discard] Vezmi si ji zatím do ruky, nebo ji odlož.
    [discard] Ruku máš taky plnou, zbývá ji jen odložit.
    [keep] Nech si ji zatím v ruce.
   *[other] Ruku máš taky plnou, takže ji musíš nechat ležet.
}
illegal-drawn-first = Nejdřív rozhodni, co s touhle kartou: { FORM($card, "") }.
illegal-nothing-drawn = Není co odložit: jde to jen s kartou, která je právě dobraná nebo vybraná.
illegal-no-pub-now = Hostinec prodává body jen hned po hodnocení staveb.
illegal-pub-first = Nejdřív se rozhodni, kolik bodů koupíš v Hostinci; klidně i 0.
illegal-pub-limit = Tvůj Hostinec prodává 0 až { $most } bodů.
illegal-no-guild-hall-now = Cechovní a Kupecký dům mají otevřeno jen hned po hodnocení staveb.
illegal-guild-hall-first = Nejdřív se rozhodni, kolik bodů si vezmeš z Cechovního domu; zbytek jsou rubly.
illegal-guild-hall-limit = Z Cechovního domu si můžeš vzít 0 až { $most } bodů.
illegal-no-trading-house-now = Kupecký dům prodává body jen hned po hodnocení staveb.
illegal-trading-house-first = Nejdřív se rozhodni, jestli koupíš body v Kupeckém domě; klidně i 0.
illegal-trading-house-limit = Tvůj Kupecký dům prodává buď body ({ $most }), nebo nic.
illegal-trading-house-too-expensive = Body tam stojí { $need } ₽ a ty máš { $have }: zbývá jen odmítnout.
illegal-not-building-phase = To jde jen ve fázi staveb.
illegal-no-observatory = Nemáš vyloženou Hvězdárnu.
illegal-observatory-used = Tvoje Hvězdárna leží do příštího kola lícem dolů.
illegal-no-prison = Nemáš vyložené Dlužnické vězení.
illegal-prison-used = Dlužnické vězení můžeš znovu použít až v příštím kole.
illegal-not-in-discard-pile = { FORM($card, "") } na odkládacím poli není.
illegal-stack-too-small = { $size ->
    [0] Balíček { FORM($stack, "genitive") } už je prázdný.
   *[other] V balíčku { FORM($stack, "genitive") } je málo karet: Hvězdárna dobírá, jen když jsou tam aspoň 2.
}

## Možnosti

command-stpete = Petrohrad, pro 1 až 4 hráče; s Novou společností až pro 5
command-new = Otevřít v tomto kanálu stůl
command-buy = Koupit kartu z řad, nebo tu, kterou máš dobranou
command-take = Vzít si kartu do ruky, zadarmo
command-play = Vyložit kartu z ruky a zaplatit ji
command-observatory = Fáze staveb: dobrat Hvězdárnou vrchní kartu balíčku
command-prison = Fáze staveb: vzít si Dlužnickým vězením kartu z odkládacího pole
command-discard = Odložit kartu, kterou máš dobranou nebo vybranou
command-house = Hned po hodnocení staveb: body z Cechovního nebo Kupeckého domu
command-pub = Hned po hodnocení staveb: koupit body po 2 rublech
command-pass = Pasovat
option-edition = S jakými kartami: jen z roku 2004, nebo i s Novou společností
option-edition-on = Hraje se: { $edition }.
setting-edition = Vydání
option-open-rubles = Každý vidí rubly všech
option-open-hands = Každý vidí karty v ruce všech
option-extra-marker = Při třech hráčích: kdo dostane dva startovní kameny (podle pravidel nejmladší)
option-open-rubles-on = Rubly jsou veřejné.
option-open-hands-on = Karty v ruce jsou veřejné.
option-extra-marker-on = Při třech hráčích dostane dva startovní kameny místo { $seat }.
setting-open-rubles = Veřejné rubly
setting-open-hands = Veřejné karty v ruce
setting-extra-marker = Druhý startovní kámen
extra-marker = { $seat ->
    [0] losem
   *[other] místo { $seat }
}
option-card = Karta; bez ní uvidíš všechny možnosti
option-displace = U karty vylepšení: co nahradí
option-stack = Balíček; bez něj uvidíš všechny možnosti
option-discarded = Karta z odkládacího pole; bez ní uvidíš všechny možnosti
option-points = Kolik bodů, 0 znamená žádné
option-rest-of-phase = Pasovat až do konce fáze; False to vypne

## Rady

does-buy = koupit { FORM($card, "accusative") } { $row ->
    [upper] z horní řady{" "}
    [lower] z dolní řady{" "}
   *[none] {""}
}za { $cost } ₽
does-buy-displacing = koupit { FORM($card, "accusative") } { $row ->
    [upper] z horní řady{" "}
    [lower] z dolní řady{" "}
   *[none] {""}
}za { $cost } ₽ místo { FORM($displaced, "genitive") }
does-play = vyložit { FORM($card, "accusative") } za { $cost } ₽
does-play-displacing = vyložit { FORM($card, "accusative") } za { $cost } ₽ místo { FORM($displaced, "genitive") }
does-take = vzít si { FORM($card, "accusative") } { $row ->
    [upper] z horní řady{" "}
    [lower] z dolní řady{" "}
   *[none] {""}
}do ruky
does-draw = dobrat Hvězdárnou z balíčku { FORM($stack, "genitive") }
does-release = vzít z odkládacího pole { FORM($card, "accusative") }
does-guild-hall = vzít si { $points ->
    [0] { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    }
   *[other] { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $rubles ->
        [0] {""}
        [one] {" "}a 1 rubl
        [few] {" "}a { $rubles } rubly
       *[other] {" "}a { $rubles } rublů
    }
}
does-trading-house = { $points ->
    [0] v Kupeckém domě žádné body nekupovat
    [one] koupit v Kupeckém domě 1 bod
    [few] koupit v Kupeckém domě { $points } body
   *[other] koupit v Kupeckém domě { $points } bodů
}
does-pub = { $points ->
    [0] žádné body nekupovat
    [one] koupit 1 bod
    [few] koupit { $points } body
   *[other] koupit { $points } bodů
}
does-pass = pasovat
does-discard = kartu odložit
reason-more-aristocrats = Budeš tak mít { $kinds ->
    [one] 1 šlechtice
    [few] { $kinds } různé šlechtice
   *[other] { $kinds } různých šlechticů
}: na konci o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} víc.
reason-fewer-aristocrats = { $kinds ->
    [one] Zbude ti tak 1 šlechtic
    [few] Zbudou ti tak { $kinds } různí šlechtici
   *[other] Zbude ti tak { $kinds } různých šlechticů
}, na konci o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} méně.
reason-income = { $instead ->
    [1] Místo { FORM($displaced, "genitive") } je to
   *[0] To je
} { $gain } v každém kole, i v tomhle.
reason-income-later = { $instead ->
    [1] Místo { FORM($displaced, "genitive") } je to
   *[0] To je
} { $gain } { $sure ->
    [1] v každém kole od příštího.
   *[0] v každém dalším kole, pokud ještě nějaké bude.
}
reason-income-uneven = { $instead ->
    [1] Místo { FORM($displaced, "genitive") } je to
   *[0] To je
} { $now } v tomto kole a { $gain } v každém dalším.
reason-income-last = { $instead ->
    [1] Místo { FORM($displaced, "genitive") } je to ještě
   *[0] To je ještě
} { $gain } v tomto posledním kole.
reason-pays-back = Zaplatí se tedy hned v tomto kole.
reason-discount = { $colour ->
    [green] Zelené karty budeš mít odteď o { $off } levnější.
    [blue] Modré karty budeš mít odteď o { $off } levnější.
   *[red] Červené karty budeš mít odteď o { $off } levnější.
}
reason-sells-points = { $last ->
    [1] Po hodnocení staveb v tomto kole
   *[0] Po každém hodnocení staveb
} v něm můžeš koupit další body, nejvýš { $points }, po 2 rublech.
reason-trades = { $last ->
    [1] Po hodnocení staveb v tomto kole
   *[0] Po každém hodnocení staveb
} v něm můžeš koupit { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $cost } ₽.
reason-divides = { $last ->
    [1] Po hodnocení staveb v tomto kole
   *[0] Po každém hodnocení staveb
} ti dá { $pay } v rublech a bodech, v jakém poměru chceš.
reason-releases = { $last ->
    [1] Ve fázi staveb tohoto kola si s ním můžeš vzít kartu z odkládacího pole.
   *[0] V každé fázi staveb si s ním můžeš vzít kartu z odkládacího pole.
}
reason-draws = { $last ->
    [1] Místo jejího bodu s ní můžeš ve fázi staveb tohoto kola dobrat kartu.
   *[0] Místo jejího bodu s ní můžeš v každé fázi staveb dobrat kartu.
}
reason-larger-hand = Do ruky se ti odteď vejde o kartu víc.
reason-value = Když ji nahradíš kartou vylepšení, počítá se za { $value }.
reason-out-of-hand = Karta v ruce by tě na konci stála { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-sacrifice = Stojí víc, než ještě přinese{ $use ->
    [displaced] , ale ještě se dá nahradit kartou vylepšení.
    [kept] , ale nikdo jiný ji pak nedostane.
   *[none] .
}
reason-cheaper = Zaplatíš o { $saved } méně, než je tištěná cena.
reason-take = Může ti počkat v ruce, zatímco rubly utratíš jinde; později tě bude stát { $several ->
    [1] {"aspoň "}
   *[0] {""}
}{ $cost } ₽.
reason-take-poor = Může ti počkat v ruce, než budeš mít { $cost ->
    [one] 1 rubl
    [few] { $cost } rubly
   *[other] { $cost } rublů
}.
reason-take-barred = Kartu vyložíš, až budeš mít { $colour ->
    [green] { $workers ->
        [0] řemeslníka, kterého by nahradila.
       *[other] vyloženo, co může nahradit: { FORM($workers, "") }.
    }
    [blue] stavbu, kterou by nahradila.
   *[red] šlechtice, kterého by nahradila.
}
reason-take-used = Použitou kartu ({ FORM($used, "") }) v tomto kole nahradit nejde. Tuhle vyložíš v příštím.
reason-take-last = Vylož tu kartu do konce hry, jinak tě bude stát { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-take-lost = Jak to teď vypadá, do konce hry tu kartu nevyložíš a v ruce tě bude stát { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-take-aristocrat = Po vyložení ti jako nový šlechtic dá na konci { $several ->
    [1] {"až o "}
   *[0] {"o "}
}{ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} víc.
reason-draw = Šance na lepší kartu; Hvězdárna v tomto kole nedá { $points ->
    [one] bod
    [few] body
   *[other] body
}.
reason-release = { $pays ->
    [barred] Zatím u tebe nemá co nahradit{ $room ->
        [0] .
       *[other] ; může počkat v ruce.
    }
    [poor] Stojí { $cost } ₽, víc, než máš{ $room ->
        [0] .
       *[other] ; může počkat v ruce.
    }
   *[yes] Tu kartu můžeš hned koupit, za { $cost } ₽.
}
reason-guild-hall = { $points ->
    [one] Je to 1 jistý bod a { $left ->
        [0] rubly ti nezbudou žádné.
        [one] zbude ti 1 rubl.
        [few] zbudou ti { $left } rubly.
       *[other] zbude ti { $left } rublů.
    }
    [few] Jsou to { $points } jisté body a { $left ->
        [0] rubly ti nezbudou žádné.
        [one] zbude ti 1 rubl.
        [few] zbudou ti { $left } rubly.
       *[other] zbude ti { $left } rublů.
    }
   *[other] Je to { $points } jistých bodů a { $left ->
        [0] rubly ti nezbudou žádné.
        [one] zbude ti 1 rubl.
        [few] zbudou ti { $left } rubly.
       *[other] zbude ti { $left } rublů.
    }
}
reason-pub = { $points ->
    [one] Je to 1 jistý bod
    [few] Jsou to { $points } jisté body
   *[other] Je to { $points } jistých bodů
} a { $left ->
    [0] rubly ti nezbudou žádné.
    [one] zbude ti 1 rubl.
    [few] zbudou ti { $left } rubly.
   *[other] zbude ti { $left } rublů.
}
reason-pub-poor = Na body nemáš rubly.
reason-pass-only = Nic jiného teď udělat nejde.
reason-pass-poor = Žádnou z těchhle karet nezaplatíš { $last ->
    [1] a každá v ruce tě na konci stojí { $points } bodů.
   *[0] a v ruce nic nepřinášejí.
}
reason-pass-saves = { $next ->
    [end] Na konci je za každých 10 rublů, které si necháš, 1 bod.
   *[other] { $ends ->
        [1] Fáze tím skončí a budeš mít
       *[0] Budeš mít
    } { $rubles ->
        [one] { $rubles } rubl
        [few] { $rubles } rubly
       *[other] { $rubles } rublů
    }{ $income ->
        [0] {""}
       *[other] {" "}({ $now } teď a { $income } při hodnocení)
    } na { $next ->
        [pub] Hostinec, který se pak otevře, a na šlechtice.
        [building] stavby, které přijdou hned potom.
        [aristocrat] šlechtice, kteří přijdou hned potom.
        [trading] karty vylepšení, které přijdou hned potom.
       *[worker] řemeslníky v příštím kole.
    }
}
reason-pass-ends = Fáze tím skončí dřív, než někdo jiný stihne ještě něco udělat.
reason-pass-vain = Všechno, na co máš, stojí víc, než ještě přinese.
reason-discard = Nic jiného s ní udělat nejde.
difference-kinds = na konci { $counted ->
    [1] { $number ->
        [0] žádný šlechtic
        [one] asi { $best } šlechtic
        [few] asi { $best } různí šlechtici
       *[other] asi { $best } různých šlechticů
    } místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } různých šlechticů
}
difference-workers = { $counted ->
    [1] { $number ->
        [0] žádné body
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } za řemeslníky místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů za řemeslníky
}
difference-buildings = { $counted ->
    [1] { $number ->
        [0] žádné body
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } za stavby místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů za stavby
}
difference-aristocrats = { $counted ->
    [1] { $number ->
        [0] žádné body
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } z hodnocení šlechticů místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů z hodnocení šlechticů
}
difference-bought = { $counted ->
    [1] { $number ->
        [0] žádné body
        [one] asi { $best } bod
        [few] asi { $best } body
       *[other] asi { $best } bodů
    } { $edition ->
        [base] v Hostinci
       *[other] v Hostinci, Cechovním domě a Kupeckém domě
    } místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů { $edition ->
        [base] v Hostinci
       *[other] v Hostinci, Cechovním domě a Kupeckém domě
    }
}
difference-income = { $counted ->
    [1] { $number ->
        [0] žádné rubly
        [one] asi { $best } rubl
        [few] asi { $best } rubly
       *[other] asi { $best } rublů
    } ze všech dalších hodnocení místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } rublů ze všech dalších hodnocení
}
difference-left = { $counted ->
    [1] { $number ->
        [0] žádné rubly
        [one] asi { $best } rubl
        [few] asi { $best } rubly
       *[other] asi { $best } rublů
    } na konci místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } rublů na konci
}
difference-hand = na konci { $counted ->
    [1] { $number ->
        [0] žádná karta
        [one] asi { $best } karta
        [few] asi { $best } karty
       *[other] asi { $best } karet
    } v ruce místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } karet v ruce
}
# { $less }: o tolik bodů méně má nejsilnější soupeř, bez bodů za různé šlechtice.
difference-rival = { $counted ->
    [1] asi o { $less ->
        [one] { $less } bod
        [few] { $less } body
       *[other] { $less } bodů
    } méně pro { $rivals ->
        [one] soupeře
        [few] nejsilnějšího soupeře
       *[other] nejsilnějšího soupeře
    }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } bodů pro { $rivals ->
        [one] soupeře
        [few] nejsilnějšího soupeře
       *[other] nejsilnějšího soupeře
    }
}
difference-court = { $counted ->
    [1] { $number ->
        [0] žádný šlechtic
        [one] asi { $best } šlechtic
        [few] asi { $best } různí šlechtici
       *[other] asi { $best } různých šlechticů
    } u { $rivals ->
        [one] soupeře
        [few] nejsilnějšího soupeře
       *[other] nejsilnějšího soupeře
    } na konci místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } různých šlechticů u { $rivals ->
        [one] soupeře
        [few] nejsilnějšího soupeře
       *[other] nejsilnějšího soupeře
    }
}
difference-free = nikdo ti takovou kartu nevezme{ $counted ->
    [1] , což se jinak stane { $taken ->
        [10] skoro vždycky
        [one] asi v { $taken } hře z deseti
        [few] asi ve { $taken } hrách z deseti
       *[other] asi v { $taken } hrách z deseti
    }
   *[0] {""}
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

end-title = { $players ->
    [1] **Konec hry.**
   *[other] { $number ->
        [1] **Vítězí { $winners }!**
       *[other] **O vítězství se dělí { $winners }!**
    }
}
end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $before } během hry, { $aristocrats } za { $different ->
    [one] 1 šlechtice
    [few] { $different } různé šlechtice
   *[other] { $different } různých šlechticů
}, { $rubles } za rubly{ $hand ->
    [0] {""}
   *[other] , −{ $hand } za karty v ruce
})

## Karty

# As in English.
card-title = **{ $card }** · { $facts }
card-only-in = Jen ve vydání { $edition }.
card-in-edition = { $edition }: { $facts }
card-facts = stojí { $cost } ₽ · { $colour ->
    [green] řemeslník
    [blue] stavba
   *[red] šlechtic
}{ $trading ->
    [1] {" "}(karta vylepšení)
   *[0] {""}
} · při hodnocení { $gives } · ve hře { $number ->
    [one] 1 kus
    [few] { $number } kusy
   *[other] { $number } kusů
}
rule-czar-and-carpenter = Nahradit ho může kterákoli zelená karta vylepšení.
rule-potemkin-village = Stojí 2, ale když ji nahradíš kartou vylepšení, má cenu 6.
rule-pub = Hned po hodnocení staveb smí majitel koupit až 5 bodů po 2 rublech.
rule-warehouse = Majitel smí mít v ruce 4 karty místo 3.
rule-observatory = Ve fázi staveb jako akce: dober vrchní kartu balíčku, ve kterém jsou aspoň 2, a hned ji kup, vezmi si do ruky, nebo odlož. Hvězdárna pak do příštího kola leží lícem dolů: nedá bod a nejde ji nahradit.
rule-carpenter-workshop = Majitel má modré karty o 1 levnější.
rule-gold-smelter = Majitel má červené karty o 1 levnější.
rule-mariinskij-theater = Při hodnocení staveb vynáší 1 rubl za každou červenou kartu, kterou má majitel vyloženou.
rule-mariinskij-theater-in-points = Při hodnocení staveb vynáší 1 bod za každou červenou kartu, kterou má majitel vyloženou.
rule-tax-man = Při hodnocení šlechticů vynáší 1 rubl za každou zelenou kartu, kterou má majitel vyloženou.
rule-coffee-house = Při hodnocení staveb vynáší 1 rubl za každou červenou kartu, kterou má majitel vyloženou.
rule-debtors-prison = Jednou za kolo, ve fázi staveb jako akce: vyber z odkládacího pole libovolnou kartu a hned ji kup, vezmi si do ruky, nebo odlož. Do příštího kola pak Dlužnické vězení nejde nahradit; bod ale dává dál.
rule-trading-house = Hned po hodnocení staveb smí majitel koupit 2 body za 3 rubly.
rule-sycophant = Při hodnocení šlechticů vynesou majiteli červené karty dohromady o 1 rubl méně. Když na to nemá, tuhle kartu odloží.
rule-obshchina-commune = Majitel má zelené karty o 1 levnější.
rule-new-society = Smí nahradit kteréhokoli řemeslníka.
rule-guild-hall = Hned po hodnocení staveb si majitel vezme 4 v rublech a bodech, v jakém poměru chce.
rule-textile-factory = Při hodnocení staveb vynáší 2 body za každou kartu s ovcí, kterou má majitel vyloženou. Počítají se i karty se znakem všech nástrojů.
rule-mayor = Při hodnocení šlechticů vynáší 1 rubl za každou modrou kartu, kterou má majitel vyloženou.

## Pravidla. `title` je název tématu.

rules-overview = **Petrohrad ve zkratce**
    Najímáš řemeslníky, kteří přinášejí rubly, kupuješ stavby, které přinášejí body, a získáváš šlechtice, kteří přinášejí obojí. Kolo má čtyři fáze: řemeslníci, stavby, šlechtici, vylepšení. Každou začíná ten, kdo má její startovní kámen, a pak se dokola hraje po jedné akci, dokud všichni po sobě nepasují. Po každé z prvních tří fází vynesou všem karty v její barvě. Po každé fázi se řady doplní do osmi karet. Když se vyloží poslední karta některého balíčku, je kolo poslední. Vyhrává, kdo má nejvíc bodů.
    `/{ $command } show rules` s tématem řekne víc, `/{ $command } show card` vysvětlí kartu.
    .title = Hra ve zkratce
rules-signs = **Co znamenají značky**
    Na všech obrázcích jsou stejné. Vlevo: co je na kartě. Vpravo: co je nad řadami a v poli každého hráče. `/{ $command } show card` ukáže kteroukoli kartu ve velkém a řekne, co dělá.
    .title = Co znamenají značky
rules-actions = **Tvůj tah**
    Udělej jednu věc: **kup** kartu z některé řady, **vylož** a zaplať kartu z ruky, **vezmi si** kartu zadarmo do ruky, nebo **pasuj**. V ruce smíš mít 3 karty a za každou, která ti tam na konci zbude, ztratíš 5 bodů. V každé fázi kteroukoli kartu. Kdo pasuje, smí zase hrát, až na něj přijde řada.
    .title = Co můžeš dělat
rules-cost = **Kolik karta stojí**
    Natištěnou cenu, minus 1 v dolní řadě, minus 1 za každou stejnou, kterou už máš vyloženou, a minus cenu karty, kterou nahrazuje. Tvoje Truhlářství (modré karty) nebo Zlatotepectví (červené karty) ubere ještě 1. Nejméně však 1.
    .title = Kolik karta stojí
rules-trading = **Karty vylepšení**
    Karta vylepšení nahradí jednu tvou kartu své barvy: modrá kteroukoli stavbu, červená kteréhokoli šlechtice, zelená řemeslníka s jejím nástrojem nebo kartu Car a tesař. Platíš rozdíl, nejméně však 1. Vyložené karty vylepšení už se nenahrazují. Do ruky si ji smíš vzít, i když zatím nemá co nahradit.
    .title = Karty vylepšení
rules-scoring = **Hodnocení**
    Po fázi řemeslníků vynášejí zelené karty, po fázi staveb modré, po fázi šlechticů červené: rubly a body, jak je na nich natištěno, i s kartami vylepšení. Po fázi vylepšení nevynáší nic; dolní řada se odloží, horní se posune dolů a startovní kameny jdou o hráče doleva. Fáze začíná kartami ze svého balíčku, až jich v obou řadách dohromady leží osm; úplně první fáze řemeslníků začíná dvěma na hráče.
    .title = Hodnocení a kola
rules-special = **Zvláštní karty**
    Petrohrad (2004): Hostinec, Skladiště, Hvězdárna, Potěmkinova vesnice, Truhlářství, Zlatotepectví, Mariinské divadlo, Výběrčí daní, Car a tesař: `/{ $command } show card` vysvětlí každou. Které přidává Nová společnost, říká `/{ $command } show rules`.
    .title = Zvláštní karty
rules-end = **Konec**
    Když se vyloží poslední karta některého balíčku, hra končí po fázi vylepšení téhož kola. Různí vyložení šlechtici dají 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 bodů; každých celých 10 rublů bod; každá karta v ruce stojí 5. Při shodě rozhodují zbylé rubly.
    .title = Konec hry
rules-solo = **Hra jednoho hráče**
    Pravidla jsou obvyklá, jen hraješ bez soupeřů a jde o co nejvíc bodů. Na začátku leží dva řemeslníci a fázi ukončí jediný pas.
    Jako vždy přijde poslední kolo, když se vyloží poslední karta balíčku. Karty, které necháš ležet, ale drží řady plné, a pak se nic nevykládá: balíček si svou poslední kartu nechá a hodnotí se dál. Je to dovolené a vyplatí se to: získáš tak mnoho hodnocení navíc. Po každém kole se dolní řada odloží, takže řemeslníci jednou dojdou.
    .title = Hra jednoho hráče
rules-society = **Nová společnost (2008)**
    Vydání se změněným balíčkem: 13 nových druhů karet a pět, které jinak stojí nebo vynášejí. Hostitel ho volí u stolu; hrát může 5 hráčů.
    Nové: Nový rolník, Kavárna, Dlužnické vězení, Kupecký dům, Patolízal, Občina, Nová společnost, Petrohradská univerzita, Cechovní dům, Textilní továrna, Kupec, Poručík Kiže, Starosta. Změněné: Car a tesař, Hvězdárna, Akademie, Mariinské divadlo, Hofmistryně. `/{ $command } show card` vysvětlí každou.
    Po hodnocení staveb nejdřív platí Cechovní dům, pak prodává Kupecký dům, pak Hostinec. Na konci dává každý různý šlechtic nad deset dalších 10 bodů.
    Při pěti hráčích se se startovními kameny rozdává i zlatý kotouč: jeho první majitel začíná s 2 rubly navíc a kdo ho má, dostane na začátku každého kola 2 body. Po kole se všechny posunou o dvě místa doleva.
    .title = Nová společnost
