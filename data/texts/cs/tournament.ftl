# Turnaje.

command-tournament = Turnaje na tomto serveru
command-tournament-new = Připravit turnaj; než ho otevřeš, nikdo ho nevidí
command-tournament-show = Hráči, kola a pořadí turnaje
option-tournament = Který turnaj; bez toho ten poslední
option-tournament-game = Která hra se hraje
option-tournament-name = Jak se turnaj jmenuje
option-format = Jak se losují kola
option-tables = Kolik lidí sedí u stolu, třeba 4 nebo 3-4
option-rounds = Kolik kol; určuje se jen u švýcarského systému
option-most = Kolik lidí může nejvýš hrát
option-late = Poslední kolo, před kterým se ještě dá přihlásit
option-role = Přihlásit se může jen ten, kdo má tuto roli
option-threads = Kanál pro vlákna stolů; bez toho tento
name-nevsky-tournament = turnaj
name-option-tournament = turnaj
name-option-format = formát
name-option-tables = stoly
name-option-rounds = kola
name-option-most = nejvýš
name-option-late = pozdě
# As in English.
name-option-role = role
name-option-threads = vlákna

format-swiss = Švýcarský systém: rovný s rovným
format-round-robin = Každý s každým
format-knock-out = Vyřazovací: dál jde horní polovina každého stolu

## Co je turnaj

# As in English.
tournament-title = **{ $name }** · { $game }
tournament-how = { $format ->
    [swiss] Švýcarský systém, { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }
    [round-robin] Každý s každým
   *[knock-out] Vyřazovací: dál jde horní polovina každého stolu
}, stoly po { $size }
tournament-pace = Tempo: { $limit }; za opozdilce dohraje AI ({ $level })
tournament-pace-unlimited = Tempo: bez omezení
tournament-role = Přihlásit se může jen ten, kdo má roli { $role }.
tournament-unrated = Hry se nepočítají do žebříčku.
tournament-late = Přihlásit se jde nejpozději před { $round }. kolem.
tournament-starts = Začíná { $at }, { $relative }.
tournament-starts-by-hand = Začne, až ho pořadatel spustí.
tournament-fill = Do počtu { $number } doplní hráče AI.
tournament-check-in = { $kind ->
    [start] Před začátkem každý potvrdí, že je tady.
    [knock-out] Před každým kolem potvrdíš, že jsi tady; jinak vypadáváš.
   *[round] Před každým kolem potvrdíš, že jsi tady; jinak ho vynecháš.
}
# `more` jsou ti, jejichž jména chybí.
tournament-entered = Hráči ({ $number } z { $most }): { $names ->
    [0] zatím nikdo
   *[other] { $names }{ $more ->
        [0] {""}
       *[other] {" "}a další ({ $more })
    }
}
tournament-waiting = { $number ->
    [one] Na místo čeká jeden člověk.
    [few] Na místo čekají { $number } lidé.
   *[other] Na místo čeká { $number } lidí.
}
tournament-now = { $phase ->
    [entering] Teď se můžeš přihlásit.
    [check-in] Jsi tady? Stiskni tlačítko; kdo to neudělá, nehraje.
    [round-check-in] Kolo { $round } za chvíli začne. Jsi tady? Stiskni tlačítko.
    [paired] Kolo { $round } je rozlosované, ale ještě nezačalo.
    [round] Hraje se { $round }. kolo: hotové stoly { $done } z { $tables }.
    [between-rounds] Kolo { $round } skončilo.
   *[ended] Turnaj skončil.
}
tournament-paused = Je pozastavený: žádné kolo nezačne.
tournament-leader = Vede { $name }.

button-tournament-join = Přihlásit se
button-tournament-leave = Odhlásit se
button-tournament-here = Jsem tady
button-tournament-show = Pořadí
button-tournament-manage = Řídit

## Kola

tournament-round-title = **{ $name }** · kolo { $round }
tournament-table = Stůl { $number }: { $thread } · { $names }
tournament-table-short = Stůl { $number }: { $thread }
tournament-table-opens = Stůl { $number }: { $names }
tournament-table-over = Stůl { $number }: { $thread } · { $names }
# As in English.
tournament-score = { $name } { $points }
tournament-byes = Tentokrát bez stolu, půl bodu: { $names }
# Zpráva, která se ptá, kdo je tady, a pak se z ní stane zpráva kola.
tournament-call = { $ends ->
    [organiser] Jsi tady? Stiskni tlačítko; kolo zahájí pořadatel.
    [set-time] Jsi tady? Stiskni tlačítko: kolo začíná v { $at }, { $relative }.
    [waiting] Na stůl je tu málo lidí. Kolo začne, jakmile jich bude dost; jinak turnaj skončí v { $at }, { $relative }.
   *[complete] Jsi tady? Stiskni tlačítko: kolo začíná v { $at }, { $relative }, nebo jakmile tu budou všichni.
}
tournament-call-else = { $kind ->
    [start] Kdo tu pak nebude, nehraje.
    [knock-out] Kdo tu pak nebude, vypadává.
   *[round] Kdo tu pak nebude, vynechá kolo bez bodů; po dvou kolech za sebou končí.
}
tournament-call-here = Tady: { $number } z { $all }
tournament-call-missing = Ještě ne: { $names }
# Jména, na která v první zprávě není místo.
# To several people.
tournament-call-rest = Jste tady taky? { $names }{ $more ->
    [0] {""}
    [one] {" "}a ještě jeden
    [few] {" "}a další { $more }
   *[other] {" "}a dalších { $more }
}
# S `out` ve vyřazovacím turnaji.
tournament-sitting-out = { $out ->
    [1] Chybí a vypadávají: { $names }
   *[0] Tentokrát chybí, bez bodů: { $names }
}
tournament-round-extended = Prodlouženo { $at }: { $live ->
    [1] 15 minut navíc
   *[0] den navíc
} pro všechny, kdo tehdy byli na tahu.
# As in English.
tournament-thread = { $name } · { $round }.{ $number }
tournament-greeting = Kolo { $round } turnaje **{ $tournament }**, stůl { $number }: { $names }. Hezkou hru!
# Below the result of a table that names the winner of the game.
tournament-absent = V turnaji končí u tohoto stolu na posledním místě { $names }, protože tam dohrála AI.

## Konec

tournament-over-title = **{ $name }**: konec turnaje.
tournament-over-short = Skončil dřív: hráči, kteří zbyli, stoly nezaplní a nikdo nemá být bez stolu dvakrát.
tournament-over-winner = { $number ->
    [one] Turnaj vyhrává { $winners }.
    [few] O první místo se dělí { $winners }.
   *[other] O první místo se dělí { $winners }.
}
# Without a final it is the last table of whoever is first.
button-tournament-replay = { $final ->
    [1] Projít finále znovu
   *[0] Projít znovu poslední stůl vítěze
}
# In the history and the profile of a player; with place 0 it is not over.
tournament-record = Turnaj „{ $name }“{ $place ->
    [0] {""}
   *[other] : { $place }. místo z { $number }
}
tournament-place = { $place }\. { $name }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $wins ->
    [one] jedna výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}
tournament-place-more = Body soupeřů { $opponents }, podíl bodů { $share } %, los { $lot }.
tournament-places-more = { $number ->
    [one] Jedno další místo tu chybí.
    [few] { $number } další místa tu chybějí.
   *[other] { $number } dalších míst tu chybí.
}

## Soukromé odpovědi

tournament-bracket = Kolo { $round }: { $tables }
tournament-yours = Tvůj stůl: { $thread }
tournament-no-standings = Pořadí bude po prvním kole.
tournament-joined = { $waiting ->
    [0] Přihláška platí.
   *[other] Všechna místa jsou obsazená. Mezi čekajícími máš číslo { $waiting }.
}
tournament-joined-late = Přihláška platí, hraješ od příštího kola.
tournament-left-before = Přihláška je zrušená.
tournament-left-running = { $table ->
    [none] Už nehraješ a body ti zůstávají.
    [drawn] Od příštího kola už nehraješ. Tvůj stůl končí a ostatní se o výhru dělí.
   *[ai] Od příštího kola už nehraješ. U tvého stolu dohraje AI.
}
tournament-checked-in = Dobře, hraješ.
tournament-preview = { $rounds ->
    [0] Kolik bude kol, záleží na tom, kolik lidí se přihlásí.
    [one] Při počtu { $number } je to jedno kolo.
    [few] Při počtu { $number } jsou to { $rounds } kola.
   *[other] Při počtu { $number } je to { $rounds } kol.
}
# How long that is. With basis `assumed` a turn is taken to last so many minutes.
tournament-preview-time = { $basis ->
    [unknown] Bez časového omezení nikdo neví, jak dlouho to bude trvat.
    [live] U stolu to potrvá asi { $hours ->
        [one] hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }.
    [assumed] Když tah zabere { $minutes ->
        [60] hodinu
        [180] tři hodiny
       *[other] { $minutes } minut
    }, potrvá to asi { $days ->
        [one] den
        [few] { $days } dny
       *[other] { $days } dní
    }.
   *[measured] Podle toho, jak tu hry při tomto tempu šly, to potrvá asi { $unit ->
        [hours] { $hours ->
            [one] hodinu
            [few] { $hours } hodiny
           *[other] { $hours } hodin
        }
       *[days] { $days ->
            [one] den
            [few] { $days } dny
           *[other] { $days } dní
        }
    }.
}
tournament-draft = Tohle vidíš jen ty. Jakmile turnaj otevřeš, můžou se hlásit všichni.
tournament-draft-changed = Změněno.
tournament-opened = Turnaj je otevřený: { $place }
tournament-discarded = Návrh je pryč.
button-tournament-open = Otevřít přihlášky
button-tournament-settings = Nastavení
button-tournament-start-time = Čas začátku
tournament-start-label = Datum a čas, nebo za jak dlouho
tournament-start-example = { $example }, 20:00 nebo 6 hodin; prázdné: až řeknu
tournament-zone-label = Časové pásmo
tournament-zone-example = město nebo posun, třeba Praha nebo UTC+1
button-tournament-discard = Zahodit
tournament-form = Turnaj
setting-tournament-fill = AI hráči
tournament-fill-to = { $number ->
    [0] žádní
   *[other] doplnit na { $number }
}
setting-tournament-level = Síla AI
setting-tournament-check-in = Ptát se, kdo je tady
setting-tournament-check-in-when = Před začátkem, v živém turnaji před každým kolem
setting-tournament-rated = Hry se počítají do žebříčku

## Řízení

tournament-manage = Co chceš udělat?
button-tournament-start = Spustit
button-tournament-ask-here = Zeptat se, kdo je tady
button-tournament-pause = Pozastavit
button-tournament-resume = Pokračovat
button-tournament-take-back = Vzít kolo zpět
button-tournament-extend = { $kind ->
    [start] Odložit o den
    [live] Přidat 15 minut
   *[round] Přidat 24 hodin
}
button-tournament-end = Ukončit teď
button-tournament-players = Hráči
menu-tournament-player = Vybrat hráče
tournament-ask-player = O koho jde?
tournament-about-player = Buď { $name } končí, nebo ať na tom místě hraje dál někdo jiný a uvidí, co je na něm tajné.
button-tournament-out = Vyřadit
menu-tournament-newcomer = Kdo hraje dál
button-tournament-end-yes = Ano, ukončit
tournament-ask-end = Ukončit turnaj teď? Platí dosavadní pořadí a rozehrané stoly se nepočítají.
tournament-blocked = V { $place } teď nemůžu otevřít stoly; každou minutu to zkusím znovu. Existuje ten kanál ještě a smím v něm zakládat vlákna?
tournament-started = Turnaj začal.
tournament-asked-here = Teď se ptám, kdo je tady.
tournament-asked-to-start = Teď se ptám, kdo je tady. Začne se { $relative }, nebo jakmile tu budou všichni; dalším stisknutím „Spustit“ začneš hned.
tournament-pausing = { $asks ->
    [1] Pozastaveno. Rozehrané stoly hrají dál; až bude turnaj pokračovat, zeptám se všech, kdo je tady.
   *[0] Pozastaveno. Rozehrané stoly hrají dál; další kolo se rozlosuje, ale nezačne.
}
tournament-resumed = Pokračuje se.
tournament-taken-back = Kolo je vzaté zpět. Až budeš pokračovat, rozlosuje se znovu.
tournament-extended = Nový začátek: { $at }.
tournament-round-extended-now = { $live ->
    [1] 15 minut navíc
   *[0] Den navíc
} pro všechny, kdo jsou teď na tahu. Píšu to ke stolům i do zprávy kola.
tournament-ended-early = Turnaj skončil, platí dosavadní pořadí.
tournament-removed = { $name } končí. { $ai ->
    [0] Rozehraný stůl končí a ostatní se o výhru dělí.
   *[other] U rozehraného stolu dohraje AI.
}
tournament-replaced = { $name } hraje dál místo hráče { $old }.

## Odmítnutí

refused-tournament-none = Zatím tu žádný turnaj není. Kdo smí spravovat události nebo kanály, může ho připravit: `/nevsky tournament new`
refused-tournament-managers = To může jen ten, kdo smí spravovat události nebo kanály.
refused-tournament-organiser = To může jen pořadatel a ten, kdo smí spravovat kanály.
refused-tournament-gone = Tenhle turnaj už neexistuje.
refused-tournament-busy = Klikalo moc lidí najednou, takže se nic nezměnilo. Zkus to prosím znovu.
refused-tournament-table = Tohle je stůl turnaje. Pomůže pořadatel: `/nevsky tournament show`
refused-tournament-not-now = V téhle chvíli turnaje to nejde.
refused-tournament-time-changed = Čas se mezitím změnil. Pod *Řídit* vidíš, jak to je teď, a můžeš přidat další.
refused-tournament-no-clock = U žádného stolu tohoto kola teď neběží čas, není tedy co prodloužit.
refused-tournament-already-entered = Tahle přihláška už platí.
refused-tournament-not-entered = To jde jen u hráčů turnaje.
refused-tournament-already-here = Už vím, že jsi tady.
refused-tournament-not-asked = V příštím kole nehraješ.
refused-tournament-too-late = Do tohohle turnaje je už pozdě.
refused-tournament-full = Všechna místa jsou obsazená.
refused-tournament-role = Přihlásit se může jen ten, kdo má roli { $role }.
refused-tournament-too-many = Víc turnajů než { $most } tu najednou běžet nemůže. Nejdřív nějaký ukonči.
refused-tournament-name-taken = Tak už se jeden běžící turnaj jmenuje. Zvol jiné jméno.
refused-tournament-no-game = Taková hra tu není. Návrhy ukazují všechny.
refused-tournament-format = Vyber z návrhů: švýcarský systém, každý s každým, nebo vyřazovací.
refused-tournament-sizes = U stolu téhle hry může být { $sizes } lidí. Napiš jedno číslo, nebo dvě sousední, třeba 3-4.
refused-tournament-channel = Turnaj se dá připravit jen v textovém kanálu.
refused-tournament-no-players = Zatím se nikdo nepřihlásil.
refused-tournament-start-unclear = Nerozumím, kdy to je. Napiš datum a čas jako { $example }, jen čas jako 20:00, nebo za jak dlouho, třeba 6 hodin.
refused-tournament-start-past = { $at } už bylo. Zvol pozdější čas.
refused-tournament-start-far = To je moc daleko: turnaj může začít do { $at }.
refused-tournament-zone = Tohle časové pásmo neznám. Napiš velké město v něm nebo posun, třeba Praha, New York nebo UTC+1.
refused-tournament-zone-missing = V jakém časovém pásmu to je? Napiš velké město v něm nebo posun, třeba Praha, New York nebo UTC+1.
refused-tournament-most = Turnaj hraje { $least } až { $most } lidí.
refused-tournament-rounds = Švýcarský systém má 1 až { $most } kol.
refused-tournament-no-tables = { $number ->
    [one] Jeden hráč stoly nezaplní. Jde to s { $nearest }.
    [few] { $number } hráči stoly nezaplní. Jde to s { $nearest }.
   *[other] { $number } hráčů stoly nezaplní. Jde to s { $nearest }.
}
refused-tournament-too-many-byes = Při počtu { $number } by někdo zůstal dvě kola bez stolu. Jde to s { $rounds ->
    [one] jedním kolem
    [few] { $rounds } koly
   *[other] { $rounds } koly
}, nebo při počtu { $nearest }.

## Pravidla a soubory

button-tournament-rules = Jak to chodí
button-tournament-json = Jako JSON
button-tournament-csv = Jako CSV
tournament-exported = Tady je turnaj jako soubor.
tournament-rules =
    - **Body.** U stolu dostaneš podíl soupeřů, které porazíš, remízy napůl: ve čtyřech je to 1 za vítězství a 0,67 za druhé místo. Kolo bez stolu je za půl bodu. Připadne posledním, a nikomu dvakrát: radši budou stoly menší nebo větší, než bylo v plánu, nebo turnaj skončí.
    - **Stoly.** Liší se nejvýš o jednoho člověka. Co nejméně lidí se potká znovu; pak spolu hrají ti, kdo mají zhruba stejně bodů; pak se vyrovnávají první tahy a místa u stolu.
    - **Pořadí.** Rozhodují body, pak výhry, pak body těch, které potkáš, pak tvůj podíl na všech bodech tvých stolů a nakonec los. Kde rozhoduje jen los, o místo se dělí.
    - **Vyřazovací.** Dál jde horní polovina každého stolu; ze tří vítěz a tolik nejlepších druhých, kolik zaplní stoly.
    - **Účast.** V živém turnaji před každým kolem potvrdíš, že jsi tady: před pevným začátkem na to máš 15 minut, později podle hry 2 až 5. Když jsou tu všichni, začne se hned. Kdo chybí, nemá body a po dvou kolech za sebou končí, ve vyřazovacím hned. Když je na stůl málo lidí, kolo čeká hodinu a pak turnaj skončí. Po pauze se ptám znovu.
    - **Nepřítomní.** Komu vyprší čas, za toho hraje AI. Kdo se do konce nevrátí, u toho stolu prohrává, a po dvou takových stolech za sebou končí. Kdo se odhlásí, od příštího kola nehraje. Stůl, který se nedá dohrát, končí remízou.
    - **Pauza.** Rozehrané stoly hrají dál. Další kolo se rozlosuje, aby si ho pořadatel mohl prohlédnout a vzít zpět, a začne, až turnaj bude pokračovat.
    - **AI.** Když turnaj doplňují a někdo by zůstal bez stolu, přijde před kolem jedna AI bez bodů a odejde, jakmile je lidí dost. Ve vyřazovacím turnaji ne.

## Obrázek pořadí

standings-title = { $name }, po kole { $round }
# As in English.
standings-number = { $number }
standings-line = { $place }. { $name }{ $ai ->
    [0] {""}
   *[other] {" "}(AI)
}: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $wins ->
    [one] jedna výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}, soupeři { $opponents }, podíl { $share } %{ $lot ->
    [0] {""}
   *[other] , los { $lot }
}{ $moved ->
    [0] {""}
   *[other] , změna místa { $moved }
}{ $table ->
    [0] {""}
   *[other] , teď u stolu { $table }
}
picture-standings-points = body
picture-standings-wins = výhry
picture-standings-opponents = soupeři
picture-standings-share = podíl
picture-standings-lot = los
picture-standings-against = hraje s

## Obrázek vyřazovacího turnaje

# With table 0 there is one player, who has none this time.
bracket-line = { $final ->
    [1] Finále
   *[0] Kolo { $round }{ $table ->
        [0] , bez stolu
       *[other] , stůl { $table }
    }
}: { $names }{ $through ->
    [0] {""}
   *[other] ; postup: { $through }
}
picture-bracket-round = { $final ->
    [1] Finále
   *[0] Kolo { $round }
}
# `rounds` are earlier ones, `tables` the last ones of a round.
picture-bracket-left-out = { $tables ->
    [0] { $rounds ->
        [one] První kolo tu není vidět.
        [few] První { $rounds } kola tu nejsou vidět.
       *[other] Prvních { $rounds } kol tu není vidět.
    }
    [one] Jeden další stůl tu není vidět.
    [few] Další { $tables } stoly tu nejsou vidět.
   *[other] Dalších { $tables } stolů tu není vidět.
}
