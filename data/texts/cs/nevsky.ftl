# Co říkají všechny hry. Odmítnutí vždy říká, co by šlo.

## Před hrou

lobby-open = **{ $title }**: stůl je otevřený.
lobby-closed = { $status ->
    [running] **{ $title }**: hra už běží.
   *[other] **{ $title }**: stůl je zavřený.
}
lobby-seat = { $place }. { $name }{ $role ->
    [host] {" "}(hostitel)
    [easy] {" "}(lehká AI)
    [medium] {" "}(střední AI)
    [hard] {" "}(silná AI)
    [expert] {" "}(expertní AI)
   *[guest] {""}
}
lobby-how = { $missing ->
    [0] { $free ->
        [0] Všechna místa jsou obsazená. Hru spustí { $host }.
        [one] Volné je ještě jedno místo, ale { $host } už může hru spustit.
        [few] Volná jsou ještě { $free } místa, ale { $host } už může hru spustit.
       *[other] Volných je ještě { $free } míst, ale { $host } už může hru spustit.
    }
    [one] Chybí ještě jeden hráč, pak hru spustí { $host }.
    [few] Chybí ještě { $missing } hráči, pak hru spustí { $host }.
   *[other] Chybí ještě { $missing } hráčů, pak hru spustí { $host }.
}
lobby-called = Pozváni: { $names }
button-join = { $free ->
    [one] Přisednout (1 volné)
    [few] Přisednout ({ $free } volná)
   *[other] Přisednout ({ $free } volných)
}
button-leave = Odejít
button-start = Spustit hru
button-settings = Nastavení
button-variants = { $page ->
    [1] Varianty
   *[other] Další varianty
}
button-add-ai = { $free ->
    [0] Odebrat AI
   *[other] Přidat AI
}
button-drop-ai = Odebrat: { $name }
button-invite = Pozvat
level-easy = Lehká
level-medium = Střední
level-hard = Silná
level-expert = Expertní
strength-easy = Lehká: leccos přehlédne a moc neplánuje; hodí se na první hry
strength-medium = Střední: hraje solidně, ale jen podle odhadu
strength-hard = Silná: tahy si předem propočítá
strength-expert = Expertní: propočítá toho před tahem nejvíc
strength-against = { $level }; vyhraje { $percent } % her { $players ->
    [2] ve dvou
    [3] ve třech
    [4] ve čtyřech
    [5] v pěti
   *[other] v počtu { $players }
} proti úrovni „{ $weaker }“
strength-with-even = { $description } (při stejné síle by to bylo { $percent } %)
strength-together = { $level }; tým { $players ->
    [2] dvou
    [3] tří
    [4] čtyř
    [5] pěti
   *[other] { $players }
} takových vyhraje { $percent } % her
ask-level = { $free ->
    [0] Všechna místa jsou obsazená.
   *[other] Jak silná má být další AI?
} { $number ->
    [0] {""}
    [one] Tu, která už tu sedí, můžeš odebrat.
    [few] Ty, které už tu sedí, můžeš odebrat.
   *[other] Ty, které už tu sedí, můžeš odebrat.
}
# As in English.
ai-player = { $name } (AI)
ai-names = Menšikov, Rastrelli, Lomonosov, Bering, Trezzini, Euler, Apraxin, Golovkin, Šeremetěv, Repnin, Bruce, Kantemir, Tatiščev, Nartov, Leblond, Čirikov, Golicyn, Ostermann, Dolgorukov, Musin
ai-joined = { $name } usedá ke stolu.
ai-left = { $name } odchází od stolu.
menu-call = Koho k tomuto stolu pozvat
ask-call = Koho pozveš? Každého tu jednou zmíním.
called = { $number ->
    [one] Pozvánka je na cestě.
    [few] Pozvánky jsou na cestě.
   *[other] Pozvánky jsou na cestě.
}
button-hand = Co mám
button-look = Rozhlédnout se
button-board = Stůl
button-standings = Stav
button-log = Záznam
button-tableaux = Hráči
button-rules = Pravidla
button-cards = Karty
button-hint = Rada
button-do-hint = Udělat to
button-more = Další …
button-before = Zpět
button-cancel = Zrušit
button-come-back = Vzít si zpátky své místo
button-return = { $name ->
    [0] Jsem zpátky
   *[other] Jsem zpátky ({ $name })
}
button-pace = Tempo hry
button-own-table = Otevřít vlastní stůl
button-ask-leave = Odejít ze hry
button-resign = Vzdát se
button-away = Někdo chybí
button-ask-end = Ukončit hru
button-stand-in = { $level ->
    [easy] Lehká AI
    [medium] Střední AI
    [expert] Expertní AI
   *[hard] Silná AI
}
button-undo = Vrátit tah
button-undo-last = Vrátit poslední akci
button-rest = Pasovat do konce fáze
button-back = Vypnout pasování
button-rematch = Odveta
button-continue = Pokračovat tady ve hře { $number }
button-forget = Smazat, co je o mně uloženo
button-forget-yes = Ano, smazat
button-end = Ano, ukončit hru
lobby-settings = { $pings ->
    [1] Kdo je na tahu, dostane zmínku
   *[0] Nikdo nedostává zmínky
}.
lobby-pace = { $limit ->
    [180] Hraje se naživo: 3 minuty na tah
    [28800] Tempo: 8 hodin na tah, po 4 hodinách připomínka
    [86400] Tempo: 24 hodin na tah, po 12 hodinách připomínka
    [259200] Tempo: 3 dny na tah, po 36 hodinách připomínka
   *[0] Bez časového limitu, po 24 hodinách připomínka
}{ $then ->
    [stand-in] ; potom za nepřítomného hraje { $level ->
        [easy] lehká AI
        [medium] střední AI
        [expert] expertní AI
       *[hard] silná AI
    }, dokud se nevrátí.
    [no-ai] . Tahle hra nemá AI, která by za nepřítomné hrála.
   *[none] .
}
settings-form = Nastavení tohoto stolu
variants-form = Varianty pro tento stůl
settings-changed = U tohoto stolu se změnilo:
settings-unchanged = Nic se nezměnilo.
setting-shown = { $setting }: { $value }
setting-switched = { $setting }: { $on ->
    [1] ano
   *[0] ne
}
setting-switches = Co zapnout
setting-pings = Zmínka pro toho, kdo je na tahu
setting-hints = Rady na požádání
setting-pace = AI táhne
ai-pace = { $seconds ->
    [0] hned
    [one] po { $seconds } sekundě
    [few] po { $seconds } sekundách
   *[other] po { $seconds } sekundách
}
# Co u stolu čtou všichni.
setting-language = Jazyk
language-of-server = podle serveru
# Kolik času je na tah.
setting-time-limit = Tempo
time-limit = { $limit ->
    [180] naživo, 3 minuty na tah
    [28800] 8 hodin na tah
    [86400] 24 hodin na tah
    [259200] 3 dny na tah
   *[0] bez limitu
}
# Kdo hraje dál, když někomu vyprší čas.
setting-stand-in = Když vyprší čas
stand-in-level = { $level ->
    [easy] lehká AI
    [medium] střední AI
    [expert] expertní AI
   *[hard] silná AI
}
opened = Tvůj stůl je otevřený. Ostatní si přisednou tlačítkem nebo přes `/{ $command } join`. Až budou všichni u stolu, spusť hru tlačítkem nebo přes `/{ $command } start`.
joined = Sedíš u stolu.
left = Už u stolu nesedíš.
left-running = Už u stolu nesedíš, hraje za tebe AI. `/{ $command } join` ti místo vrátí.
started = { $hand ->
    [1] Hra začíná. `/{ $command } hand` ukáže jen tobě, co máš v ruce.
   *[0] Hra začíná.
}
ask-leave = { $together ->
    [1] Hra půjde dál bez tebe, a pokud se nevrátíš, započítá se ti jako prohraná, i kdyby ostatní vyhráli.
   *[0] Hra půjde dál bez tebe, a pokud se nevrátíš, započítá se ti jako prohraná.
} Která AI má hrát za tebe?
ask-resign = { $together ->
    [1] Když se vzdáš, prohrajete tuhle hru všichni.
   *[0] Když se vzdáš, tuhle hru prohraješ.
}
ask-pace = Nové tempo platí od příštího tahu a všem ho oznámím.
pace-changed = Hotovo, všichni to vědí. Kdo je právě na tahu, má ještě starý čas.
ask-away = Kdo chybí?
ask-newcomer = Kdo má hrát dál místo hráče { $name }?
menu-people = Někdo z tohoto serveru
look-ask = Co chceš vidět?
look-on = Díváš se na tuto hru: { $place }. Co chceš vidět?
look-lobby = Tento stůl čeká na hráče: { $place }.
nothing-done = Zrušeno.
ask-card = Co si chceš prohlédnout?
menu-topic = Jiné téma
ask-end = Tím hra pro všechny skončí, bez vítěze. Opravdu?
ended = Hra skončila bez vítěze.
solo-end = { $first ->
    [1] Tvoje první hra bez soupeřů!
   *[0] { $record ->
        [1] Nový osobní rekord: předtím to bylo { $best }.
       *[0] Tvůj rekord je { $best }.
    }
} { $next ->
    [0] Tolik bodů nemá v průměru žádná moje AI.
   *[other] Příští cíl: { $next }.
}
solo-start = Hraješ bez soupeřů. Střední AI má v průměru { $medium } bodů a silná { $hard }; když hru protahují (v pravidlech „Hra jednoho hráče“), tak { $medium_drawn_out } a { $hard_drawn_out }{ $first ->
    [1] {""}
   *[0] . Tvůj dosavadní rekord je { $best }
}.
table-here = { $lobby ->
    [1] { $seated ->
        [1] Jeden stůl už je tu otevřený a máš u něj místo: { $place }
       *[0] Jeden stůl už je tu otevřený: { $place } { $free ->
            [0] Všechna místa jsou obsazená, ale můžeš se dívat.
            [one] Zbývá u něj jedno místo pro tebe.
            [few] Místo se pro tebe najde.
           *[other] Místo se pro tebe najde.
        }
    }
   *[0] { $seated ->
        [1] Tvoje hra už tu běží: { $place }
       *[0] Jedna hra už tu běží: { $place } Můžeš se dívat, nebo si ve vlákně zahrát jinou.
    }
}
rematch-not-yours = Tuhle hru hráli jiní, takže i odveta je jejich. Můžeš otevřít vlastní stůl.
lobby-abandoned = Stůl je zavřený.
game-abandoned = Hra skončila bez vítěze.
game-unattended = { $reason ->
    [deserted] Nikdo se nevrátil, a tak hra skončila bez vítěze.
   *[idle] Dva týdny nikdo netáhl, a tak hra skončila bez vítěze.
}

## Tah a fáze

story-title = Kolo { $round } · { $phase }
story-nobody-acted = Nikdo netáhl.
story-more = Předtím se { $number ->
    [one] stala ještě jedna věc
    [few] staly ještě { $number } věci
   *[other] stalo ještě { $number } věcí
}.
menu-choose = Vybrat
# As in English.
menu-part = { $first } … { $last }
button-page = Strana { $number } z { $pages }
channel-behind = Tvůj tah platí, ale v kanálu ho ukázat nemůžu: ať tam někdo zkontroluje moje oprávnění. Pak to doženu.
board-below = Stůl je teď dole v kanálu.
sits-out = Do konce fáze pasuješ automaticky. `/{ $command } pass rest-of-phase:False` to vypne.
sits-out-no-more = Zase hraješ: až budeš na tahu, zeptám se.

since-title = { $acted ->
    [1] **Od tvého posledního tahu**
   *[0] **Od chvíle, co sedíš u stolu**
}
since-more = Předtím se { $number ->
    [one] stala ještě jedna věc
    [few] staly ještě { $number } věci
   *[other] stalo ještě { $number } věcí
}: všechno je v záznamu.
recap-phases = Předtím: { $phases }.
recap-more = … a předtím { $number ->
    [one] 1 tah
    [few] { $number } tahy
   *[other] { $number } tahů
}: `/{ $command } show log`
told-undone = Vzato zpět: { $what }
# A seat changes hands. left: its player left it to an AI; ai: an AI plays for somebody absent.
# named: 1 if the AI has a name of its own, as in games of earlier versions, 0 otherwise.
told-seated = { $kind ->
    [left] { $old } odchází, dál hraje { $named ->
        [0] { $level ->
            [easy] lehká AI
            [medium] střední AI
            [expert] expertní AI
           *[hard] silná AI
        }
       *[1] { $new }{ $level ->
            [easy] {" "}(lehká AI)
            [medium] {" "}(střední AI)
            [hard] {" "}(silná AI)
            [expert] {" "}(expertní AI)
           *[other] {""}
        }
    }.
    [back] { $new } je zpátky.
    [ai] Za hráče { $old } dál hraje { $named ->
        [0] { $level ->
            [easy] lehká AI
            [medium] střední AI
            [expert] expertní AI
           *[hard] silná AI
        }
       *[1] { $new }{ $level ->
            [easy] {" "}(lehká AI)
            [medium] {" "}(střední AI)
            [hard] {" "}(silná AI)
            [expert] {" "}(expertní AI)
           *[other] {""}
        }
    }.
   *[person] { $new } hraje dál místo hráče { $old } a teď vidí i to, co je na tom místě tajné.
}
told-stand-in = { $name } už nemá čas na tah, do návratu hraje { $level ->
    [easy] lehká AI
    [medium] střední AI
    [expert] expertní AI
   *[hard] silná AI
}.
told-pace = Nové tempo: { $limit ->
    [180] 3 minuty na tah
    [28800] 8 hodin na tah
    [86400] 24 hodin na tah
    [259200] 3 dny na tah
   *[0] bez časového limitu
}{ $level ->
    [none] .
    [easy] ; záskok: lehká AI.
    [medium] ; záskok: střední AI.
    [expert] ; záskok: expertní AI.
   *[hard] ; záskok: silná AI.
} Kdo je právě na tahu, má ještě starý čas.
told-return = { $name } je zpátky.
told-extend = Pořadatel turnaje dává { $days ->
    [0] { $minutes } minut
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
} navíc všem, kdo jsou teď na tahu.
turn-deadline = -# { $all ->
    [1] Čas na tah do { $at } ({ $left })
   *[0] { $name }: čas do { $at } ({ $left })
}
turn-stand-in = -# { $name }, od { $at } za tebe hraje AI. { $tournament ->
    [1] Stiskni *Jsem zpátky* ještě před koncem, jinak u tohoto stolu prohraješ.
   *[0] Stiskni *Jsem zpátky*: hraješ zase ty a dozvíš se, co se stalo.
}
turn-absent = -# { $name } je pryč do { $at }
turn-ends = -# { $reason ->
    [deserted] Zbyly tu jen AI. Když se nikdo nevrátí, hra skončí
   *[idle] Už dlouho nikdo netáhl. Když se to nezmění, hra skončí
} { $at } ({ $left }).
stood-in = Čas ti vypršel a od { $at } za tebe hraje AI. Stiskni *Jsem zpátky* a hraješ zase ty.
returned = Vítej zpátky: hraješ zase ty.
# Čte, kdo se vrátí, dokud jsou na tahu jiní. $situation: kolo a fáze.
returned-turn = Na tahu: { $names }. { $situation }.
reminder = { $name }, stůl čeká na tebe.
undone = Bereš zpět svou poslední akci.
hint-best = Radím **{ $what }**.
hint-compared = { $parts ->
    [and] Oproti volbě „{ $other }“: { $first } a { $second }.
    [but] Oproti volbě „{ $other }“: { $first }, ale { $second }.
   *[alone] Oproti volbě „{ $other }“: { $first }.
}
hint-compared-with-now = Na první pohled vypadá líp „{ $other }“. { $parts ->
    [and] Ale když si hru odtud mnohokrát dohraju, vyjde líp moje rada: { $first } a { $second }.
    [but] Ale když si hru odtud mnohokrát dohraju, vyjde líp moje rada: { $first }, ale { $second }.
    [alone] Ale když si hru odtud mnohokrát dohraju, vyjde líp moje rada: { $first }.
   *[wins] Ale když si hru odtud 100krát dohraju, s mojí radou vyhraješ asi o { $wins } her víc.
}
hint-other-worse = Nebo { $what }: { $little ->
    [1] o trochu horší.
   *[0] horší.
}
hint-nothing-better = Nic lepšího nevidím.
replaced = Hotovo, všichni vědí, kdo tam teď hraje.
log-empty = Zatím se nic nestalo.
log-so-far = Naposledy
log-continued = { $title }, pokračování
log-round = Kolo { $round }
menu-log = Přejít na kolo
button-log-earlier = Dřív
button-log-later = Později

## Hry s průvodcem

ask-lesson = Kterou hru se chceš naučit? Zahraješ si ji se mnou krok za krokem a nikdo jiný to neuvidí.
ask-lesson-instead = Máš rozehranou hru s průvodcem: { $game }.
button-learn = Ukaž mi to
button-lesson-on = Pokračovat: { $game }
button-lesson-instead = Radši se naučit: { $game }
button-lesson-again = Zahrát si další
button-lesson-back = Zpět ke stolu
button-lesson-next = { $left ->
    [0] Dál
   *[other] Dál (ještě { $left })
}
button-lesson-recap = Co se stalo
lesson-more = Kromě toho se { $number ->
    [one] stala ještě jedna věc
    [few] staly ještě { $number } věci
   *[other] stalo ještě { $number } věcí
}: všechno ukáže tlačítko **Co se stalo**.
button-lesson-stop = Tady skončit
button-lesson-wait = Zkusit znovu
button-signs = Co znamenají značky
done-for-you = Šlo udělat jen jedno, tak už je to za tebe hotové: { $what }
done-for-you-again = Uděláno za tebe: { $what }
lesson-tip = **Můj tip:** { $what }. { $why }
lesson-waits = Tvůj tah platí, ale soupeř teď nedokázal odpovědět.
ask-lesson-end = Přestat můžeš kdykoli: `/nevsky learn` tě vrátí přesně sem. Nebo chceš tuhle hru ukončit úplně?
lesson-ended = Hra s průvodcem skončila. Kdykoli se vrať: `/nevsky learn` začne novou.

# Vypíše se, když se bot spustí bez Discordu. DISCORD_TOKEN a Ctrl-C zůstávají, jak jsou.
local-table = DISCORD_TOKEN není nastavený: tady je místní stůl.
    Otevři { $address }
    Napiš { $opening }, nahoře vyber, za koho přisedneš, a hraj.
    Ctrl-C ho ukončí; { $kept ->
        [0] nic se neuchová
       *[1] hry zůstanou na příště
    }.
local-table-afresh = Místní stůl začíná znovu: co zůstalo z minula, se k této verzi nehodí. Najdeš to teď v { $file }.

# Vypíše se a objeví v kanálu, když se zkouší hra v jednom souboru a soubor se změnil.
local-file-reloaded = { $file } se změnil, odteď se hraje podle nové verze.{ $number ->
    [0] {""}
    [one] {" "}Jedna hra k ní už neseděla a skončila.
    [few] {" "}{ $number } hry k ní už neseděly a skončily.
   *[other] {" "}{ $number } her k ní už nesedělo a skončilo.
}
local-file-refused = { $file } nejde použít, a tak se dál hraje poslední dobrá verze: { $reason }
local-file-failed = { $file } selhal ve funkci { $function } na řádku { $line }: { $error }. Víc najdeš v terminálu.

## Obrázky

# Jméno, které písmo neumí.
picture-player = Hráč { $number }
# As in English.
picture-ai = AI
# Mezi částmi výčtu.
# As in English.
alt-separator = ,{ " " }
alt-over =
    { $number ->
        [one] Konec hry: vítězí { $names }.
        [few] Konec hry: o vítězství se dělí { $names }.
       *[other] Konec hry: o vítězství se dělí { $names }.
    }
alt-ai = { picture-ai }: { $names }.
alt-more = Zbytek jako text: příkaz „{ name-board }“, volba „{ name-option-text }“.
# Slovo vedle značky v obrázku pro to, co se změnilo od posledního tahu.
picture-changed = nové
# What changed at the table follows, in sentences.
alt-since = { $readers ->
    [replay] V tomto kroku:
    [everybody] Co je nového:
   *[player] Od tvého posledního tahu:
}

## Vlastní věci

welcome = Ahoj! Vedu deskové hry přímo v kanálech: { $games }. Přes `/nevsky play` si jednu vybereš a otevřeš stůl; přisednout a hrát tlačítky může každý. `/nevsky learn` tě hru naučí v soukromí.
ask-game = Kterou hru si chceš zahrát? Tlačítko otevře stůl v tomto kanálu a přisednout může každý.
game-offered = **{ $title }** · { $one_size ->
    [1] { $most ->
        [one] 1 hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
   *[0] { $least } až { $most ->
        [one] { $most } hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
} · { $shortest } až { $longest } minut
    { $invitation }
games-none = Teď nic nehraješ. { $opening } otevře stůl.
games-line = { $number }. { $game }, { $channel }: { $turn ->
    [lobby] ještě nezačala
    [yours] **jsi na tahu** ({ $when }){ $until ->
        [none] {""}
       *[other] , čas do { $until }
    }
   *[other] na tahu { $name }
}
games-more = … a ještě { $number ->
    [one] jedna hra
    [few] { $number } hry
   *[other] { $number } her
}
games-unreadable = { $number }. Hra v { $channel }, kterou tato verze bota neumí přečíst
continued = Hra pokračuje tady.
button-absence = Budu pryč …
button-absence-date = Jiné datum …
button-absence-over = Už jsem zpátky
absence-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
absence-now = Jsi pryč do { $at }.
# A form with one line: its title, what to write, and an example.
absence-form = Do kdy budeš pryč?
absence-form-label = Datum nebo počet dní
absence-form-example = třeba { $examples }
ask-absence = Jak dlouho budeš pryč? Tvůj čas se zastaví u všech stolů kromě her naživo a ostatní uvidí, kdy se vrátíš. Pryč můžeš být nejvýš 30 dní z každých 90.
absence-begun = Jsi pryč do { $at }. Tvůj čas do té doby stojí u všech stolů kromě her naživo a ostatní to vidí. Táhnout můžeš klidně dál.
absence-over = Vítej zpátky: tvůj čas zase běží.
ask-my-settings = Tvoje nastavení pro všechny stoly.
setting-my-pings = { $on ->
    [1] Zmínit mě, když jsem na tahu: ano
   *[0] Zmínit mě, když jsem na tahu: ne
}
setting-my-reminders = { $on ->
    [1] Připomínat mi hru: ano
   *[0] Připomínat mi hru: ne
}
setting-my-forced-moves = { $on ->
    [1] Hrát za mě vynucené tahy: ano
   *[0] Hrát za mě vynucené tahy: ne
}
forced-moves-explained = -# *Hrát za mě vynucené tahy*: když máš jediný možný tah, udělám ho za tebe hned, jak oznámím, že jsi na tahu. Něco to prozradí: ostatní si můžou domyslet proč, třeba že ti chybí peníze.
language-of-discord = Jazyk: jako v Discordu
language-automatic = Podle jazyka serveru na Discordu
server-language = Jazyk stolů na tomto serveru: { $language }. Stůl může mít i jiný (v nastavení před hrou) a ty taky (`/nevsky settings`).
about = **Nevsky { $version }**: deskové hry v kanálech.
    Ukládám tvoje ID na Discordu a zobrazované jméno, tvoje tahy a výsledky, turnaje, rozbory, kdy jsi pryč, a nastavení. Nic jiného, žádné zprávy.
    Z výsledků vznikají žebříčky tohoto serveru; přes `/nevsky settings` v nich být nemusíš. Co je ve hře tajné, vidí jen ten, komu to patří.
ask-forget = Tím se smažou tvoje nastavení, rozbory, hry s průvodcem a soukromé hry. Z turnajů a dohraných her zmizí tvoje ID a jméno; tahy zůstanou, ale bez jména. Nejde to vzít zpět. Opravdu?
forgotten = Hotovo, všechno je smazáno.

## Odmítnutí

refused-undo-nothing = Není co vzít zpět.
refused-undo-not-yours = Vzít zpět jde jen úplně poslední akce, a tou byl tah někoho jiného: { $name }.
refused-undo-revealed = To už zpět vzít nejde: mezitím se odkrylo něco tajného.
refused-undo-phase-over = To už zpět vzít nejde: fáze skončila.
refused-not-away = Nahradit hráče { $name } jde až po { $hours ->
    [one] 1 hodině
    [few] { $hours } hodinách
   *[other] { $hours } hodinách
} bez tahu.
refused-is-absent = { $name } je pryč do { $at } a místo si do té doby nechává.
refused-absence-unclear = Tomu datu nerozumím. Napiš datum nebo počet dní, třeba { $examples }.
refused-absence-past = To datum už bylo. Napiš pozdější, nebo počet dní, třeba { $examples }.
refused-absence-too-long = To je moc dlouho: pryč můžeš být 30 dní z každých 90. Teď to jde nejdéle do { $at }.
refused-absence-used-up = Z posledních 90 dní už máš 30 dní pryč a víc to nejde. Zkus to zase později.
refused-absence-none = Nemáš ohlášeno, že budeš pryč: tvůj čas běží jako vždycky.
refused-no-stand-in = Žádná AI za tebe nehraje: na svém místě hraješ ty.
refused-same-pace = Tímhle tempem už se hraje.
refused-last-person = Jsi u tohoto stolu poslední člověk. Hru ukončí `/{ $command } end`.
refused-no-hint = Rada nepřišla včas. Zkus to znovu, nebo se spolehni na sebe.
refused-hint-under-way = Nad radou pro tebe ještě přemýšlím, za chvilku ji máš.
refused-no-ai-players = Tahle hra je jen pro lidi: nejsou v ní hráči AI, a tedy ani rady.
refused-no-such-level = AI této síly ve hře není. Vybrat můžeš z těchto: { $level }.
refused-hints-off = U tohoto stolu se hraje bez rad.
refused-no-ai = U tohoto stolu žádná AI nesedí.
refused-ai-gone = { $name } už u tohoto stolu nesedí.
refused-called-already = Pozvánku už mají, nebo tu sedí. Dvakrát nikoho nezmíním.
refused-called-enough = Víc lidí než { $most } už k jednomu stolu pozvat nejde.
refused-called-nobody = Nikdo z nich tu hrát nemůže: boti nehrají a ostatní nejsou na tomto serveru.
refused-nobody-away = Tak dlouho tu zatím nikdo nechybí.
refused-seat-taken = Tvoje místo má teď { $name }.
refused-not-in-server = Na tomto serveru ten člověk není.
refused-wrong-value = To tady nejde. Vyber prosím jeden z návrhů.
refused-bot-cannot-play = Bot si přisednout nemůže. Vyber prosím člověka.
refused-has-channel = Ta hra pořád má svůj kanál: { $channel }.
refused-forget-open-games = Ještě sedíš u otevřeného stolu. Nejdřív od té hry odejdi, nebo ji ukonči; pak můžu všechno smazat.
refused-forget-unfinished = Na naší straně se něco pokazilo a ještě není smazáno všechno. Požádej o to prosím znovu: tím se smaže i zbytek.

refused-no-lesson = Ta hra s průvodcem už skončila. `/nevsky learn` začne novou.
refused-not-taught = Na tohle zatím hra s průvodcem není. Vyber jeden z návrhů.
refused-no-game = V tomto kanálu se nic nehraje. { $opening } otevře stůl.
refused-no-game-here = V tomto kanálu se nic nehraje. { $number ->
    [one] Tvoje hra běží v { $channels }.
    [few] Tvoje hry běží v { $channels }.
   *[other] Tvoje hry běží v { $channels }.
}
refused-own-game = { $kind ->
    [lesson] Svou hru s průvodcem ({ $game }) hraj jejími tlačítky; tenhle příkaz je pro hry v kanálu.
   *[private] Svou soukromou hru ({ $game }) hraj jejími tlačítky; tenhle příkaz je pro hry v kanálu.
}
refused-unreadable = Hru v tomto kanálu tato verze bota neumí přečíst. Novější ji možná přečte; do té doby ji hostitel nebo kdokoli s oprávněním Spravovat kanály může ukončit přes `/{ $command } end`.
refused-channel-taken = V tomto kanálu už jedna hra je. `/{ $command } new where:thread` otevře další ve vlákně.
refused-only-in-channel = Hraje se v kanálech serveru. Zkus to prosím tam.
refused-missing-permissions = Stůl tu ukázat nemůžu. Dej mi prosím v tomto kanálu tato oprávnění: { $permission }.
refused-already-seated = U stolu už sedíš. Hru spustí hostitel.
refused-table-full = { $seated ->
    [1] Všechna místa ({ $most }) jsou obsazená.
   *[0] Všechna místa ({ $most }) jsou obsazená, ale klidně se dívej: { $place }
}
refused-not-at-table = U tohoto stolu nesedíš, ale klidně se dívej: { $place }
refused-no-such-player = U tohoto stolu ten člověk nesedí.
refused-only-host = To může jen hostitel, a tím je { $host }.
refused-only-host-or-manager = To může jen hostitel, a tím je { $host }, nebo někdo s oprávněním Spravovat kanály.
refused-only-host-seats-ai = Přidat nebo odebrat AI může jen hostitel, a tím je { $host }.
refused-only-managers = Jazyk stolů tu může volit jen ten, kdo má oprávnění Spravovat server.
refused-too-few = { $least ->
    [one] Nejdřív musí přisednout aspoň jeden hráč.
    [few] Nejdřív musí přisednout aspoň { $least } hráči.
   *[other] Nejdřív musí přisednout aspoň { $least } hráčů.
}
refused-too-many-sit = To je pro { $most ->
    [one] jednoho hráče
    [few] nejvýš { $most } hráče
   *[other] nejvýš { $most } hráčů
} a u tohoto stolu jich sedí víc. Někdo by musel nejdřív odejít.
refused-already-started = { $seated ->
    [1] Tvoje hra už běží: { $place }
   *[0] Hra už běží: { $place } Klidně se dívej a příště si přisedni.
}
refused-not-started = Hra ještě nezačala. { $is_host ->
    [1] Spustit ji můžeš tlačítkem nebo přes `/{ $command } start`.
   *[0] Hostitel ji spustí tlačítkem nebo přes `/{ $command } start`.
}
refused-not-your-turn = { $number ->
    [one] Na tahu je { $name }
    [few] Teď se rozhodují { $name }
   *[other] Teď se rozhodují { $name }
}. `/{ $command } show board` ukáže, jak to vypadá.
refused-you-have-decided = Ty už máš vybráno. { $number ->
    [one] Ještě přemýšlí { $name }.
    [few] Ještě přemýšlejí { $name }.
   *[other] Ještě přemýšlejí { $name }.
}
refused-other-game = V tomto kanálu se hraje { $game }: příkazy pro tuhle hru začínají na `/{ $other }`.
refused-no-hints-here = K téhle hře rady nejsou.
refused-stale = Stůl se od té doby změnil, takže se nic nestalo. Jak to vypadá teď, ukazuje nejnovější zpráva.
stale-panel = Stůl se od té doby změnil, takže se nic nestalo. Takhle to teď vypadá pro tebe.
refused-seen = To už je hotové.
refused-taken-over = Bot se právě aktualizuje nebo restartuje, takže se nic nestalo. Zkus to prosím znovu.
refused-unsure = Databáze bota včas neodpověděla. Možná se to přesto stalo, tak se prosím podívej, než to zkusíš znovu.
refused-old-button = Tohle tlačítko patří k dřívější hře nebo verzi. `/{ $command } show board` ukáže, jak stůl vypadá teď.
refused-old-form = Nastavení se od otevření formuláře změnilo. Otevři ho znovu a uvidíš, co platí teď.
refused-old-command = Tento příkaz se změnil. Napiš znovu `/` a vyber ho ze seznamu.
refused-unknown-choice = „{ $text }“ tu vybrat nejde. Vyber jeden z návrhů, nebo to vynech a uvidíš všechny možnosti.
refused-unknown-card = Taková karta neexistuje. V návrzích jsou všechny.
refused-unknown-topic = Takové téma neexistuje. Vybrat můžeš z těchto: { $topics }.
refused-wrong-options = Tyto volby se k té hře nehodí. Které ano, ukazují návrhy.
refused-not-sitting-out = Automatické pasování není zapnuté.
refused-form-late = Otevření trvalo moc dlouho. Stiskni prosím tlačítko znovu.
refused-our-fault = Na naší straně se něco pokazilo a nic se nezměnilo. Zkus to prosím znovu.
done-but-our-fault = Stalo se to, ale potom se na naší straně něco pokazilo. { $place ->
    [channel] Jak to vypadá teď, ukazuje nejnovější zpráva.
   *[private] Otevři to znovu a uvidíš, jak to vypadá teď.
}
done-but-taken-over = Stalo se to, ale potom se bot restartoval nebo aktualizoval. { $place ->
    [channel] Jak to vypadá teď, ukazuje nejnovější zpráva.
   *[private] Otevři to znovu a uvidíš, jak to vypadá teď.
}

permission-view_channel = Zobrazit kanál
permission-send_messages = Posílat zprávy
permission-send_messages_in_threads = Posílat zprávy ve vláknech
permission-attach_files = Přikládat soubory
permission-embed_links = Vkládat odkazy
permission-read_message_history = Číst historii zpráv

## Příkazy

command-nevsky = Tvoje hry a nastavení
command-choose = Vybrat hru, která se v tomto kanálu bude hrát
command-learn = Naučit se hru hraním
command-learn-this = Naučit se tuhle hru hraním
option-game = Která hra; bez ní pokračuješ ve své hře s průvodcem
command-games = Tvoje otevřené hry a kdo je na tahu
command-away = Řekni, že budeš pryč: tvůj čas se u všech stolů zastaví
command-settings = Zmínky a připomínky, pro tebe u všech stolů
command-server = Jazyk stolů na tomto serveru
command-about = Verze a soukromí
command-undo = Vzít zpět svou poslední akci
command-hint = Co by teď udělal silný hráč, jen pro tebe
command-ai = Posadit ke stolu AI, než hra začne
command-log = Co se zatím stalo, jen pro tebe
command-seat = Dát místo hráče, který chybí, někomu jinému
option-away = Kdo chybí
option-level = Jak silná; bez toho si vybereš ze všech
option-newcomer = Kdo přebírá místo; bez toho AI

command-join = Přisednout ke stolu
command-leave = Odejít od stolu; v běžící hře za tebe převezme místo AI
command-start = Spustit hru se všemi, kdo sedí u stolu
command-end = Ukončit hru bez vítěze
command-hand = Co máš a co můžeš udělat, vidíš jen ty
command-show = Ukázat stůl, pravidla, karty, záznam nebo graf
command-board = Ukázat stůl
command-tableau = Ukázat ve velkém, co má jeden hráč před sebou
command-card = Vysvětlit kartu
command-rules = Vysvětlit pravidla
option-text = Jako text, jen pro tebe
option-player = Který hráč; bez toho ty
option-name = Název karty
option-topic = Která část pravidel
option-until = Do kdy: datum, nebo počet dní
option-language = Jazyk; bez něj uvidíš, který to je
