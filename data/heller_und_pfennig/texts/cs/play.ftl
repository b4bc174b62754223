# Auf Heller und Pfennig: co se stalo, z čeho se vybírá, co nejde, a pravidla.

# As in English.
game-title = Auf Heller und Pfennig
cover-alt = Auf Heller und Pfennig: král, pytel zlata, pekař a zloděj z trhu ve zlatých rámech.
game-invitation = Trh se plní stánky, kupujícími a darebáky, a když se zavře, zaplatí každá řada i každý sloupec. Naučíš se to za deset minut.
phase-round = výplata řad a sloupců

## Destičky a stánky. Atribut `accusative`: „pokládá Krále“.

piece-tile = { $value ->
    [0] { $tile }
   *[other] { $tile } ({ $shown })
}
    .accusative = { $value ->
        [0] { FORM($tile, "accusative") }
       *[other] { FORM($tile, "accusative") } ({ $shown })
    }
piece-stall = { $goods ->
    [one] stánek s 1 kusem zboží
    [few] stánek se { $goods } kusy zboží
   *[other] stánek s { $goods } kusy zboží
}
piece-kept = tajná destička
    .accusative = tajnou destičku
piece-drawn = dobraná destička
    .accusative = dobranou destičku
piece-row = { $line }. řada
    .accusative = { $line }. řadu
piece-column = sloupec { $line }

## Co se stalo. Atribut `you` mluví k tomu, kdo to udělal.

told-stall-placed = { $name } staví na { $space } stánek { $goods ->
    [one] s 1 kusem zboží
    [few] se { $goods } kusy zboží
   *[other] s { $goods } kusy zboží
}.
    .you = Tvůj stánek stojí na { $space }. { $left ->
        [0] Byl tvůj poslední.
        [one] Zbývá ti ještě 1.
        [few] Zbývají ti ještě { $left }.
       *[other] Zbývá ti jich ještě { $left }.
    }
told-placed-drawn = { $name } dobírá a na { $space } pokládá { FORM($tile, "accusative") }.
    .you = Pokládáš { FORM($tile, "accusative") } na { $space }.
told-placed-kept = { $name } pokládá na { $space } svou tajnou destičku: { $tile }.
    .you = Pokládáš na { $space } svou tajnou destičku: { $tile }.
told-placed-open = { $name } pokládá { FORM($tile, "accusative") } na { $space }.
    .you = Pokládáš { FORM($tile, "accusative") } na { $space }.
told-drew = Dobíráš { FORM($tile, "accusative") }.
told-kept = Nové kolo, nová tajná destička: { $tile }.
told-paid = { $kind ->
    [row] Řada
   *[column] Sloupec
} { $line }: { $paid }
# As in English.
told-pay = { $name } { $amount }
told-lines-left-out = Ostatní řady a sloupce neplatí nic.
told-round-began = Trh se vyklízí. Začíná { $round }. kolo, první hraje { $name }.
told-last-round = { $name } staví svůj poslední stánek: **toto kolo je poslední.**
told-skipped = { $name } už nemá co položit a tah vynechává.
situation = { $rounds ->
    [0] Kolo { $round }
   *[other] { $last ->
        [1] Kolo { $round }, **poslední**
       *[0] Kolo { $round } z { $rounds }
    }
}
question-turn = **{ $name }**, jsi na tahu. { $situation }.
question-place = **{ $name }** má dobranou destičku: kam s ní? { $situation }.

## Stav během hry

stands-line = **{ $name }**: { $money ->
    [one] 1 haléř
    [few] { $money } haléře
   *[other] { $money } haléřů
}, trh by teď přinesl { $change } = **{ $together }**

## Vlastní ruka

button-tiles = Destičky
hand-money = Máš **{ $money ->
    [one] 1 haléř
    [few] { $money } haléře
   *[other] { $money } haléřů
}**; kdyby se trh zavřel teď, přinesl by ti { $change }.
hand-drawn = Máš dobranou destičku: { $tile }. Hned ji polož.
hand-kept = Tvoje tajná destička: { $tile }. Jednou za kolo ji můžeš položit, nikdo jiný ji nevidí.
hand-kept-brief = Tvoje tajná destička: { $tile }.
hand-kept-placed = Svou tajnou destičku už v tomto kole máš na trhu.
hand-stalls-of = { $number }× { $goods ->
    [one] s 1 kusem zboží
    [few] se { $goods } kusy zboží
   *[other] s { $goods } kusy zboží
}
hand-stalls = { $stalls ->
    [0] Stánky už ti došly.
   *[other] Tvoje stánky: { $stalls }.
}
hand-your-turn = Co uděláš?

## Volby

verb-stall = Postavit stánek
verb-draw = Dobrat destičku
verb-kept = Položit tajnou destičku
verb-kept-tile = Položit tajnou: { $tile }
verb-drawn = Položit dobranou destičku
verb-drawn-tile = Položit dobranou: { $tile }
verb-open = Položit destičku
choice-piece = { $piece }: { $changes ->
    [nothing] zatím nic nemění
    [own] { $worth } na { $space }
   *[all] { $worth } na { $space } ({ $rivals ->
        [one] soupeř
        [few] ostatní
       *[other] ostatní
    } { $others })
}
choice-row = { $row }. řada: { $changes ->
    [nothing] zatím nic nemění
    [own] { $worth } na { $space }
   *[all] { $worth } na { $space } ({ $rivals ->
        [one] soupeř
        [few] ostatní
       *[other] ostatní
    } { $others })
}
choice-space = { $space }: { $changes ->
    [all] { $worth } ({ $rivals ->
        [one] soupeř
        [few] ostatní
       *[other] ostatní
    } { $others })
   *[own] { $worth }
}
ask-what = Co uděláš?
ask-stall = Který stánek postavíš?{ $brief ->
    [1] {""}
   *[0] {" "}U každého je políčko, které ti teď dá největší náskok, a kolik haléřů to vynese.
}
ask-open = Kterou destičku položíš?{ $brief ->
    [1] {""}
   *[0] {" "}U každé je políčko, které ti teď dá největší náskok, a kolik haléřů to vynese.
}
ask-row = Do které řady dáš { FORM($piece, "accusative") }?{ $brief ->
    [1] {""}
   *[0] {" "}U každé je políčko, které ti teď dá největší náskok, a kolik haléřů to vynese.
}
ask-space = Na které políčko { $row }. řady dáš { FORM($piece, "accusative") }?{ $brief ->
    [1] {""}
   *[0] {" "}Číslo říká, kolik haléřů by ti to teď vyneslo.
}

refused-nothing-to-stall = Takový stánek už nemáš. `/heller hand` ukáže, co můžeš položit.
refused-nothing-to-open = Takovou destičku vybrat nejde. `/heller place` ukáže, co můžeš udělat.
refused-nothing-but-drawn = Nejdřív polož dobranou destičku, bez toho to dál nejde. `/heller place` se tě zeptá, kam s ní.
refused-nothing-there = Tohle políčko vybrat nejde. `/heller show board` ukáže, která jsou volná.

illegal-game-over = Hra už skončila.
illegal-not-your-turn = Nejsi na tahu.
illegal-place-drawn-first = Nejdřív polož dobranou destičku ({ $tile }), bez toho to dál nejde. `/heller place` se tě zeptá, kam s ní.
illegal-nothing-drawn = Žádnou dobranou destičku nemáš. `/heller draw` ti jednu dobere.
illegal-pile-empty = Balíček je prázdný. Postav stánek, nebo polož svou tajnou destičku: `/heller place` ukáže, co máš.
illegal-kept-already-placed = Tajnou destičku už máš na trhu, další přijde s novým kolem. Postav stánek, nebo dober destičku.
illegal-tiles-lie-open = Tady leží všechny destičky lícem nahoru: nic se nedobírá ani neschovává. `/heller place` ukáže všechny i s tvými stánky.
illegal-tiles-lie-face-down = Destičky tu leží lícem dolů. Dober si přes `/heller draw`, nebo polož svou tajnou.
illegal-tile-already-placed = Destička { $tile } už na výběr není. `/heller place` ukáže, které jsou.
illegal-no-such-tile = Taková destička neexistuje. `/heller place` ukáže, co můžeš položit.
illegal-no-such-stall = Stánky mají 1 až { $most } kusy zboží. `/heller hand` ukáže tvoje.
illegal-no-stall-left = Stánek { $goods ->
    [one] s 1 kusem zboží
    [few] se { $goods } kusy zboží
   *[other] s { $goods } kusy zboží
} už nemáš. `/heller hand` ukáže, které máš.
illegal-no-such-space = Políčka jsou A1 až F5: písmeno sloupce, pak číslo řady.
illegal-space-taken = Políčko { $space } je obsazené a co jednou leží, to se nehýbe. `/heller show board` ukáže, která jsou volná.

## Možnosti

command-heller = Auf Heller und Pfennig, pro 2 až 4 hráče
command-new = Otevřít v tomto kanálu stůl
command-place = Postavit stánek nebo položit destičku
command-draw = Dobrat destičku, podívat se na ni a položit ji: vrátit ji už nejde
option-last-stall = Hra končí kolem, ve kterém někdo postaví poslední ze svých deseti stánků
option-no-luck = Všechny destičky leží lícem nahoru a vybírá se z nich; nikdo si žádnou neschovává
option-starter = Kdo začíná další kola: nejbohatší (pravidla), nebo soused po levici
option-piece = Stánek nebo destička; bez toho uvidíš všechny možnosti
option-space = Políčko, třeba B4, a co ti teď přinese; bez něj uvidíš všechny řady
option-last-stall-on = Každý stánek po svém kole ze hry zmizí, a jakmile někdo postaví svůj poslední, hraje se poslední kolo.
option-no-luck-on = Všechny destičky leží lícem nahoru: vybíráš, kterou položíš.
option-starter-left = Další kola začíná soused po levici toho, kdo začal minule.
setting-last-stall = Do posledního stánku
setting-no-luck = Odkryté destičky
setting-starter = Další kola začíná
later-starter = { $starter ->
    [left] soused po levici
   *[richest] nejbohatší
}

## Rady

does-place = { ID($piece) ->
    [piece-stall] postavit
   *[other] položit
} { FORM($piece, "accusative") } na { $space }
does-draw = dobrat destičku
reason-draw = { $pile ->
    [one] V balíčku zbývá jedna destička
    [few] V balíčku zbývají { $pile } destičky
   *[other] V balíčku zbývá { $pile } destiček
}: nejdřív uvidíš, co je to, pak vybereš políčko{ $saves ->
    [1] , a svoje stánky si šetříš.
   *[0] .
}
reason-own-plus = Teď by ti to přineslo { $sous ->
    [one] { $sous } haléř
    [few] { $sous } haléře
   *[other] { $sous } haléřů
}.
reason-own-minus = Teď by tě to stálo { $sous ->
    [one] { $sous } haléř
    [few] { $sous } haléře
   *[other] { $sous } haléřů
}.
reason-own-none = Zatím ti to nic nepřinese, ale ani tě to nic nestojí.
reason-comes-back = Stánek s 1 kusem zboží se ti na další kolo vrátí.
reason-no-rogue = V jeho řadě ani sloupci není žádný darebák.
reason-others-plus = { $rivals ->
    [one] Soupeři to přinese
    [few] Ostatním to dohromady přinese
   *[other] Ostatním to dohromady přinese
} { $sous ->
    [one] { $sous } haléř
    [few] { $sous } haléře
   *[other] { $sous } haléřů
}.
reason-others-minus = { $rivals ->
    [one] Soupeře to stojí
    [few] Ostatní to dohromady stojí
   *[other] Ostatní to dohromady stojí
}{ $more ->
    [1] {" "}ještě víc:
   *[0] {""}
} { $sous ->
    [one] { $sous } haléř
    [few] { $sous } haléře
   *[other] { $sous } haléřů
}.
reason-only-space = Je to jediné volné políčko.
reason-least-cost = Na žádném jiném políčku by tě to nestálo méně.
reason-buyers-to-come = V jeho řadě a sloupci { $empty ->
    [one] je ještě { $empty } volné políčko
    [few] jsou ještě { $empty } volná políčka
   *[other] je ještě { $empty } volných políček
} a destičky, které teprve přijdou, vynesou víc, než stojí.
reason-fills = Zaplníš tím { FORM($lines, "accusative") }{ $number ->
    [one] : tam už se na výplatě nic nezmění.
    [few] : tam už se na výplatě nic nezmění.
   *[other] : tam už se na výplatě nic nezmění.
}
difference-market = { $counted ->
    [1] { $number ->
        [0] žádné haléře
        [one] asi { $best } haléř
        [few] asi { $best } haléře
       *[other] asi { $best } haléřů
    } z tohohle kola místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } pro tebe teď
}
difference-later = { $counted ->
    [1] { $number ->
        [0] žádné haléře
        [one] asi { $best } haléř
        [few] asi { $best } haléře
       *[other] asi { $best } haléřů
    } ze stánků, které ti zbudou na { $last ->
        [1] poslední kolo
       *[0] další kola
    }, místo { $other }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } ze stánků na { $last ->
        [1] poslední kolo
       *[0] další kola
    }
}
difference-rival = { $counted ->
    [1] { $rivals ->
        [one] soupeř
        [few] nejsilnější soupeř
       *[other] nejsilnější soupeř
    } skončí asi o { $apart ->
        [one] { $apart } haléř
        [few] { $apart } haléře
       *[other] { $apart } haléřů
    } { $more ->
        [1] výš
       *[0] níž
    }
   *[0] { $more ->
        [1] víc
       *[0] méně
    } pro { $rivals ->
        [one] soupeře
        [few] nejsilnějšího soupeře
       *[other] nejsilnějšího soupeře
    }
}
hint-lead = { $much ->
    [1] po tom druhém tahu jsi na tom nakonec mnohem hůř
   *[0] na konci máš náskok asi o { $points ->
        [one] { $points } haléř
        [few] { $points } haléře
       *[other] { $points } haléřů
    } větší
}
hint-other = Nebo { $what }: { $much ->
    [1] mnohem horší.
   *[0] { $points ->
        [0] zhruba stejně dobré.
        [one] asi o 1 haléř horší.
        [few] asi o { $points } haléře horší.
       *[other] asi o { $points } haléřů horší.
    }
}

## Konec

end-title = { $number ->
    [one] **Vítězí { $winners }!**
    [few] **O vítězství se dělí { $winners }!**
   *[other] **O vítězství se dělí { $winners }!**
}
end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } haléř
    [few] { $points } haléře
   *[other] { $points } haléřů
} (na začátku { $start }, pak { $rounds })

## Pravidla. `title` je název tématu.

rules-overview = **Auf Heller und Pfennig ve zkratce**
    Vítej na trhu! Má 5 řad a 6 sloupců a zaplňujete ho všichni společně: vlastními stánky a lidmi, kteří se mezi nimi procházejí. Kupující přinášejí +1 až +6, darebáci −1 až −6.
    Když je trh plný, zaplatí každá řada i každý sloupec: sečti čísla všech, kdo tam jsou, a tolik dostaneš za **každý kus zboží**, který tam ve stáncích máš. Každý stánek tedy vydělá dvakrát, v řadě i ve sloupci, a každý člověk působí v obou. Oheň, zlé oko nebo pytel zlata umějí s linií pěkně zamávat.
    Tah je jednoduchý: postav stánek, dober destičku a polož ji, nebo polož svou tajnou destičku. Krále přiveď ke svým stánkům, Výběrčího daní k cizím.
    Začínáš s 50 haléři. Po třech kolech vyhrává nejbohatší.
    Stačí klikat na tlačítka pod trhem: u každé volby vidíš, co by ti teď přinesla. `/{ $command } show rules` s tématem řekne víc, `/{ $command } show card` ukáže destičku.
    .title = Hra ve zkratce
rules-signs = **Co znamenají značky**
    Vlevo: co může na trhu stát a co to dělá s řadou a sloupcem. Vpravo: co vidíš na okraji. Zelená čísla peníze přinášejí, červená je berou. `/{ $command } show card` ukáže kteroukoli destičku nebo stánek ve velkém.
    .title = Co znamenají značky
rules-turn = **Tvůj tah**
    V tahu uděláš právě jednu z těchto věcí, vždy na prázdném políčku:
    • **Postav vlastní stánek.** Má 1 až 4 kusy zboží: čím víc, tím víc vydělá, nebo prodělá.
    • **Dober destičku**, podívej se na ni a polož ji. Vrátit ji nebo si to rozmyslet už nejde.
    • **Polož svou tajnou destičku.** Na začátku kola si každý jednu dobere; použije se jednou, nedoplňuje se a položit ji nemusíš vůbec.
    Pak hraje soused po tvé levici. Co jednou leží, to se nehýbe, a vynechat smíš, jen když nic jiného nejde. Kolo končí, když je zaplněno všech 30 políček.
    .title = Co můžeš dělat
rules-lines = **Co zaplatí linie**
    Každá řada a každý sloupec se počítá zvlášť. Sečti kupující, odečti darebáky a vynásob počtem kusů zboží, které tam má hráč ve stáncích. Když je výsledek pod nulou, hráč platí, a může se dostat i do minusu.
    • +6 +4 −1 −2 je dohromady 7. Stánek se 3 kusy zboží vydělá **21**.
    • +3 −6 je −3. Stánky se 4 kusy a s 1 kusem zaplatí dohromady **15**, každý stánek s 1 kusem **3**.
    Na obrázku stolu vidíš na konci každé linie, co by tam kus zboží vynesl právě teď.
    .title = Co zaplatí linie
rules-special = **Oheň, zlé oko, pytel zlata**
    • **Oheň** (2×) dělí linii na části a každá se počítá zvlášť. Vlevo od ohně zlé oko, kupující a stánek se 2 kusy zboží: **0**. Vpravo +5 a stánek s 1 kusem: **5**.
    • **Zlé oko** (1×) vyžene z linie (nebo z její části) všechny kupující; darebáci zůstanou.
    • **Pytel zlata** (1×) zdvojnásobí, co linie (nebo její část) vynáší, i když je to pod nulou.
    • +4 −3 s okem a pytlem: kupující se nepočítá, −3 se zdvojnásobí, stánek s 1 kusem zaplatí **6**.
    Působí v řadě i ve sloupci, v každém zvlášť. Celkem je v kole 22 destiček: po dvou od +1 do +6, po jedné od −1 do −6 a tyto čtyři. Co ještě přijde, vidíš vedle trhu.
    .title = Oheň, zlé oko, pytel zlata
rules-rounds = **Kola a konec**
    Na **celou hru** máš tři stánky se 2 kusy zboží, dva se 3 a jeden se 4; co postavíš, to s vyklizením trhu zmizí. Stánky s 1 kusem se každé kolo vracejí: čtyři při dvou hráčích, tři při třech, dva při čtyřech. Něco si tedy nech na později.
    Na každé kolo se všechny destičky znovu zamíchají a každý si dobere novou tajnou. Nepoužité se vrátí, aniž by je kdo viděl. Další kolo začíná nejbohatší; při shodě první po směru hodinových ručiček za tím, kdo začal minule.
    Po třech kolech vyhrává, kdo má nejvíc peněz. Při shodě se o vítězství dělí.
    .title = Kola a konec
rules-variants = **Jak hrát jinak**
    Hostitel to volí u stolu, jedno nebo obojí:
    • **Do posledního stánku:** každý má všech deset stánků a každý stánek po kole odchází ze hry, i ty s 1 kusem zboží. Hra končí kolem, ve kterém někdo postaví svůj poslední; to se ještě dohraje, dokud není trh plný nebo dokud má někdo co dělat. Prázdná políčka se nepočítají.
    • **Odkryté destičky:** všechny destičky leží od začátku kola lícem nahoru a vybíráš, kterou položíš. Nikdo nedobírá a nikdo si žádnou neschovává.
    Další kola navíc nemusí začínat nejbohatší, ale soused po levici toho, kdo začal minule.
    .title = Jak hrát jinak
