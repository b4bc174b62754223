# Jak se jmenují stavy, budovy a karty.

class-peasantry = Sedláci
class-bourgeoisie = Měšťané
class-church = Církev
class-chivalry = Rytířstvo
class-magic = Magie
class-royalty = Královský dvůr

building-farm = Statek
building-brewery = Pivovar
building-office = Úřad
building-marketplace = Tržiště
building-monastery = Klášter
building-hospital = Špitál
building-guard-tower = Strážní věž
building-castle = Hrad
building-fortune-tellers-tent = Stan věštkyně
building-pipers-house = Krysařův dům
building-palace = Palác
building-treasury = Pokladnice

card-peasant = Sedlák
card-merchant = Kupec
card-monk = Mnich
card-knight = Rytíř
card-witch = Čarodějnice
card-king = Král
card-joker = Žolík
card-sword = Meč
card-flute = Píšťala
card-pass = Glejt
card-gold = Zlato
card-with-nuns =
    { $nuns ->
        [0] { $card } bez jeptišek
        [one] { $card } s { $nuns } jeptiškou
        [few] { $card } se { $nuns } jeptiškami
       *[other] { $card } s { $nuns } jeptiškami
    }
# Kolik jich někdo bere, dostává nebo vykládá: ve čtvrtém pádě.
number-of-joker =
    { $number ->
        [one] { $number } Žolíka
        [few] { $number } Žolíky
       *[other] { $number } Žolíků
    }
number-of-sword =
    { $number ->
        [one] { $number } Meč
        [few] { $number } Meče
       *[other] { $number } Mečů
    }
number-of-flute =
    { $number ->
        [one] { $number } Píšťalu
        [few] { $number } Píšťaly
       *[other] { $number } Píšťal
    }
number-of-pass =
    { $number ->
        [one] { $number } Glejt
        [few] { $number } Glejty
       *[other] { $number } Glejtů
    }
number-of-gold =
    { $number ->
        [one] { $number } Zlato
        [few] { $number } Zlata
       *[other] { $number } Zlat
    }

# Co dělají. Za dvojtečkou následují údaje.

fact-privilege = Výsada pro toho, kdo vyloží nejvíc obyvatel: { $fact }.
fact-basic = Všichni ostatní, kdo sem vstoupí: { $fact }.
fact-last-round =
    V posledním kole ji nikdo nepoužívá. Komu by patřila výsada, získává místo ní { $number ->
        [one] { $number } bod vlivu
        [few] { $number } body vlivu
       *[other] { $number } bodů vlivu
    }.
fact-building =
    { $copies ->
        [one] Budova stavu: { $cls }.
        [few] Jedna ze { $copies } budov svého druhu. Stav: { $cls }.
       *[other] Jedna z { $copies } budov svého druhu. Stav: { $cls }.
    }
fact-class = Karta obyvatele. Stav: { $cls }.
fact-draw =
    { $number ->
        [one] dobrat { $number } kartu
        [few] dobrat { $number } karty
       *[other] dobrat { $number } karet
    }
fact-brew =
    { $number ->
        [1] dobrat 1 kartu za každý bod vlivu získaný v tomto kole
       *[other] dobrat 1 kartu za každé { $number } body vlivu získané v tomto kole
    }
fact-gain = vzít si { $cards }
fact-rats =
    { $number ->
        [one] odložit { $number } krysu
        [few] odložit { $number } krysy
       *[other] odložit { $number } krys
    }
fact-heal =
    { $rats ->
        [0] odhodit z ruky až { $number } karty a s každou odložit i krysu
        [one] odložit { $rats } krysu, pak odhodit z ruky až { $number } karty a s každou odložit další krysu
        [few] odložit { $rats } krysy, pak odhodit z ruky až { $number } karty a s každou odložit další krysu
       *[other] odložit { $rats } krys, pak odhodit z ruky až { $number } karty a s každou odložit další krysu
    }
fact-levy =
    { $number ->
        [one] kdo má v ruce aspoň tolik karet jako ty a v tomto kole není v žádné Strážní věži, dá ti { $number } kartu podle vlastního výběru
        [few] kdo má v ruce aspoň tolik karet jako ty a v tomto kole není v žádné Strážní věži, dá ti { $number } karty podle vlastního výběru
       *[other] kdo má v ruce aspoň tolik karet jako ty a v tomto kole není v žádné Strážní věži, dá ti { $number } karet podle vlastního výběru
    }
fact-nothing = nic, ale v tomto kole ti žádná Strážní věž karty nevezme
fact-look =
    { $number ->
        [one] podívat se na { $number } kartu jeptišek
        [few] podívat se na { $number } karty jeptišek
       *[other] podívat se na { $number } karet jeptišek
    }
fact-tokens =
    { $number ->
        [one] vzít si { $number } vítězný žeton
        [few] vzít si { $number } vítězné žetony
       *[other] vzít si { $number } vítězných žetonů
    }
fact-population = Vyložená v kterékoli budově přináší 1 bod vlivu ve stavu té budovy.
fact-strange = V budově jiného stavu s ní přijde i krysa.
fact-nuns = O moru rozhoduje pět karet v řadě jeptišek: kdo má víc krys, než je na nich jeptišek, umírá.
fact-nuns-spread = Počty jeptišek na { $all } kartách stavu: čtyři ({ $of4 }×), tři ({ $of3 }×), dvě ({ $of2 }×), jedna ({ $of1 }×), žádná ({ $of0 }×).
fact-card-joker = Vyložený přináší 1 bod vlivu ve stavu budovy a krysu nikdy. Kdo si ho nechá do konce, tomu se v ruce počítá jako karta obyvatele.
fact-card-sword = Vyložený přiměje všechny ostatní hráče v budově, aby ti dali polovinu karet z ruky, zaokrouhleno dolů. Které, vybírají sami.
fact-card-flute = Vyložená pošle po jedné tvé kryse všem ostatním hráčům v budově.
fact-card-pass = Vrať ho, když máš vstoupit do budovy: vstoupíš až po všech, kdo ještě nikde nejsou.
fact-card-gold = Vyložit ho nejde. Na konci se Zlato boduje jako další stupnice: kdo ho má nejvíc, je první. Je to karta v ruce: nikdo ji nevidí a dá se ti vzít.
fact-in-the-box =
    { $number ->
        [one] Ve hře je jen jedna.
        [few] Ve hře jsou { $number }.
       *[other] Ve hře je jich { $number }.
    }
supply-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } karet
    }
supply-rats =
    { $number ->
        [one] −{ $number } krysa
        [few] −{ $number } krysy
       *[other] −{ $number } krys
    }
supply-looks =
    { $number ->
        [one] { $number } pohled na jeptišky
        [few] { $number } pohledy na jeptišky
       *[other] { $number } pohledů na jeptišky
    }
