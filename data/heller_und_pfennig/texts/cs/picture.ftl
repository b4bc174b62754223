# Kdo a co je na destičkách.

tile-king = Král
    .accusative = Krále
tile-lady = Šlechtična
    .accusative = Šlechtičnu
tile-merchant = Kupec
    .accusative = Kupce
tile-baker = Pekař
    .accusative = Pekaře
tile-farmer = Sedlák
    .accusative = Sedláka
tile-maid = Děvečka
    .accusative = Děvečku
tile-beggar = Žebrák
    .accusative = Žebráka
tile-gossip = Klepna
    .accusative = Klepnu
tile-quack = Mastičkář
    .accusative = Mastičkáře
tile-thief = Zloděj
    .accusative = Zloděje
tile-tax-collector = Výběrčí daní
    .accusative = Výběrčího daní
tile-robber-knight = Loupeživý rytíř
    .accusative = Loupeživého rytíře
tile-gold-sack = Pytel zlata
tile-fire = Oheň
tile-evil-eye = Zlé oko
stall =
    { $goods ->
        [one] Stánek s { $goods } kusem zboží
        [few] Stánek se { $goods } kusy zboží
       *[other] Stánek s { $goods } kusy zboží
    }

# Krátká slova v obrázcích.

picture-round = { $round }. kolo
picture-round-of = Kolo { $round } z { $rounds }
picture-last-round = Poslední kolo: { $round }
picture-round-over = Konec { $round }. kola
picture-game-over = Konec hry
picture-winner = Vítězí { $name }
picture-to-come = Ještě přijdou
picture-not-placed = Nepoloženo
picture-to-choose = Na výběr
# In the corner of the market: what the ends of the lines show, and what is new.
picture-per-good = za kus
picture-pays = vyplatí
picture-nearly-all-new = skoro vše nové
picture-earlier = předtím { $number }
picture-no-move = nic
picture-cleared = trh vyklizen
picture-rows = řady
picture-columns = sloupce
picture-start = začátek
picture-hand = Jen pro tebe
picture-drawn = Dobráno: hned to polož
picture-would-gain = Teď by ti vyneslo
picture-nothing-to-place = Není co položit
picture-stalls = Stánky, nejlepší políčko
picture-no-stalls = Žádné stánky

# Co destičky a stánky dělají.

rule-buyer = Kupující: každý kus zboží ve stejné řadě nebo sloupci vynese { $amount ->
        [one] { $amount } haléř
        [few] { $amount } haléře
       *[other] { $amount } haléřů
    }.
rule-unpleasant = Darebák: každý kus zboží ve stejné řadě nebo sloupci stojí { $amount ->
        [one] { $amount } haléř
        [few] { $amount } haléře
       *[other] { $amount } haléřů
    }.
rule-gold = Zdvojnásobí, co každý kus zboží ve stejné řadě a sloupci vynese nebo stojí.
rule-fire = Rozdělí svou řadu a svůj sloupec na dvě části: každá se počítá zvlášť.
rule-eye = Vyžene z řady a ze sloupce všechny kupující. Darebáci zůstanou.
rule-stall =
    { $goods ->
        [one] Prodává { $goods } kus zboží: řada i sloupec za něj zaplatí každý jednou.
        [few] Prodává { $goods } kusy zboží: řada i sloupec za ně zaplatí každý { $goods }krát.
       *[other] Prodává { $goods } kusů zboží: řada i sloupec za ně zaplatí každý { $goods }krát.
    }
rule-stall-back = Až se trh vyklidí, vrátí se ti.
rule-stall-gone = Když ho postavíš, po vyklizení trhu odchází ze hry.
alt-tiles-in-all =
    { $number ->
        [one] Jediná z { $all } destiček.
        [few] Jsou { $number } z { $all } destiček.
       *[other] Je jich { $number } z { $all } destiček.
    }
alt-stalls-each =
    { $number ->
        [one] Každý má jeden.
        [few] Každý má { $number }.
       *[other] Každý má { $number }.
    }
alt-ones = Při dvou, třech nebo čtyřech hráčích má každý { $two }, { $three }, nebo { $four }.

# Pro ty, kdo obrázky nevidí, a když se obrázek nepodaří nakreslit.

alt-turn = Na tahu: { $name }.
alt-placing = { $name } má dobranou destičku a musí ji položit.
alt-round-over = Konec { $round }. kola.
alt-round = { $round }. kolo.
alt-round-of = Kolo { $round } z { $rounds }.
alt-last-round = { $round }. kolo, poslední.
alt-seat =
    { $name }: { $money } { $sous ->
        [one] haléř
        [few] haléře
       *[other] haléřů
    }, trh by teď přinesl { $change }, { $number ->
        [0] stánky už žádné
       *[other] zbylé stánky: { $stalls }
    }.
alt-seat-paid =
    { $name }: { $money } { $sous ->
        [one] haléř
        [few] haléře
       *[other] haléřů
    }, { $number ->
        [0] stánky už žádné
       *[other] zbylé stánky: { $stalls }
    }.
alt-keeping = Nepoložená tajná destička: { $names }.
alt-row = { $row }. řada: { $pieces }. { $worth }
alt-column = Sloupec { $column }: { $worth }
# Co se změnilo od posledního tahu.
alt-moves = { $earlier ->
    [0] { $number ->
        [one] { $moves }.
        [few] { $moves }, v tomto pořadí.
       *[other] { $moves }, v tomto pořadí.
    }
    [one] Nejdřív 1 tah, potom { $moves }, v tomto pořadí.
    [few] Nejdřív { $earlier } tahy, potom { $moves }, v tomto pořadí.
   *[other] Nejdřív { $earlier } tahů, potom { $moves }, v tomto pořadí.
}
alt-move = { $piece } na { $space } ({ $name })
alt-move-skipped = nic ({ $name })
alt-market-cleared = Kolo skončilo ({ $changes }) a trh se vyprázdnil.
alt-projected-changed = Výnos trhu se změnil: { $changes }.
# As in English.
alt-space = { $space } { $piece }
alt-empty = prázdné
alt-stall = stánek { $goods } ({ $name })
alt-worth = Kus zboží vynese { $values }.
alt-worth-to = Kus zboží vynese { $values }: { $pays }.
# Mezi tím, co vynese kus zboží v částech linie.
alt-beyond-fire = { " " }a za ohněm{ " " }
# As in English.
alt-pay = { $name } { $amount }
alt-to-come = Ještě přijdou, v balíčku { $pile }: { $tiles }.
alt-not-placed = Nepoloženo, v balíčku { $pile }: { $tiles }.
alt-to-choose = Na výběr: { $tiles }.
# As in English.
alt-copies = { $number } × { $tile }
alt-earned = Dosavadní kola, { $name }: { $amounts }.
alt-first = Nejdřív v kole { $round } hraje { $name }.
alt-takings =
    { $name }: řady { $rows }, sloupce { $columns }, dohromady { $total }, teď má { $money } { $sous ->
        [one] haléř
        [few] haléře
       *[other] haléřů
    }.
alt-paid-row = { $line }. řada: { $worth }
alt-paid-column = Sloupec { $line }: { $worth }
alt-drawn = Máš dobranou destičku a musíš ji položit: { $tile }.
alt-kept = Tvoje tajná destička: { $tile }.
alt-gains = Co by to pro tebe změnilo, { $piece }: { $spaces }.
alt-standing = Stánky na trhu: { $stalls }.
alt-best = Nejlepší políčka teď: { $pieces }.
alt-piece-on = { $piece } { $amount } na { $space }
alt-piece-best = { $piece } { $amount } na { $space }{ $others ->
    [0] { "" }
   *[other] {" "}(ostatní { $others })
}
alt-result =
    { $rank }. { $name }, { $money } { $sous ->
        [one] haléř
        [few] haléře
       *[other] haléřů
    }: na začátku { $start }, pak { $rounds }.
# As in English.
alt-card = { $card }.

# Co znamenají značky: vedle značky a (alt) pro ty, kdo ji nevidí.

sign-buyer = Kupující: přidává řadě i sloupci
    .alt = Zelené číslo: kupující, který ho přidává řadě i sloupci.
sign-unpleasant = Darebák: ubírá řadě i sloupci
    .alt = Červené číslo: darebák, který ho ubírá řadě i sloupci.
sign-fire = Rozdělí řadu a sloupec na dvě části
    .alt = Oheň: rozdělí řadu a sloupec na dvě části.
sign-eye = Vyžene všechny kupující
    .alt = Oko: vyžene z řady a ze sloupce všechny kupující.
sign-gold = Zdvojnásobí řadu a sloupec
    .alt = Pytel s ×2: zdvojnásobí řadu a sloupec.
sign-stall = Stánek se 3 kusy zboží, hráč 1
    .alt = Stánek: číslo na plachtě je počet kusů zboží, číslo u pultu hráč.
sign-end = Výnos za kus zboží a kolik kdo dostane
    .alt = Čísla na konci linie: co tam vynese kus zboží, na každé straně ohně; v polích pod ním, v pořadí u stolu, kolik linie komu zaplatí.
sign-full = Zlatý rám: plná linie, už se nezmění
    .alt = Zlatý rám kolem: linie je plná a už se nezmění.
sign-money = Haléře a co by teď vynesl trh
    .alt = Mince: haléře hráče a za nimi, co by teď vynesl trh.
sign-stalls = Stánky, které ještě můžeš postavit, a kolik
    .alt = Malé plachty s čísly: stánky, které ještě jde postavit, a kolik jich je.
sign-kept = Tajná destička, lícem dolů
    .alt = Fialový rub: tajná destička, lícem dolů.
sign-new = Nové od tvého posledního tahu, a od koho
    .alt = Tyrkysová: nové od tvého posledního tahu; na destičce je číslo toho, kdo ji položil.
alt-example = Příklad: { $pieces }. Platí: { $pays }.

# What a ring marks, at the beginning of the alt text.

marked-market = Označeno: trh.
marked-row-ends = Označeno: konce řad.
marked-seats = Označeno: místa hráčů vpravo.
marked-place = Označeno: { $place }.
