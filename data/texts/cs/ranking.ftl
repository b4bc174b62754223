# Co kdo na serveru odehrál, a žebříček serveru.

command-profile = Hry, výhry a umístění hráče na tomto serveru
command-ranking = Kdo jak dobře hraje na tomto serveru
option-ranking-game = Která hra; bez toho ta naposled hraná
option-season = Která sezóna; bez toho ta současná
menu-profile = Jiná hra
profile-none = { $own ->
    [1] Na tomto serveru zatím nemáš žádnou dohranou hru.
   *[0] Tenhle hráč na tomto serveru zatím nedohrál žádnou hru.
}
profile-title = **{ $name }** na tomto serveru:
profile-game = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}, { $losses ->
    [one] { $losses } prohra
    [few] { $losses } prohry
   *[other] { $losses } proher
}
# As in English.
profile-head = **{ $game }**
# Kolik kdo získal a kolik získává obvykle: části vět. Hra, která počítá něco jiného, má vlastní.
scored-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
usual-points = body: průměrně { $mean }, nejvíc { $best }
profile-all = S ostatními: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}, { $losses ->
    [one] { $losses } prohra
    [few] { $losses } prohry
   *[other] { $losses } proher
}{ $finished ->
    [0] {""}
   *[other] ; { $usual }
}
profile-places = Umístění: { $places }
profile-place = { $place ->
    [0] bez umístění { $number }×
   *[other] { $place }. místo { $number }×
}
profile-table = { $named ->
    [1] { $edition }, { $players ->
        [one] sólo
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
   *[0] { $players ->
        [one] Sólo
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
}: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}{ $players ->
    [1] {""}
   *[other] , { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
       *[other] { $wins } výher
    }, { $losses ->
        [one] { $losses } prohra
        [few] { $losses } prohry
       *[other] { $losses } proher
    }
}{ $finished ->
    [0] {""}
   *[other] ; { $usual }
}
profile-against = { $kind ->
    [people] Proti lidem
    [easy] Proti lehkým AI
    [medium] Proti středním AI
    [expert] Proti expertním AI
   *[hard] Proti silným AI
} ({ $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}): { $ahead }× před nimi, { $level }× nastejno, { $behind }× za nimi
profile-left = Opuštěné před koncem: { $games ->
    [one] { $games } hra. Počítá se jako prohraná.
    [few] { $games } hry. Počítají se jako prohrané.
   *[other] { $games } her. Počítají se jako prohrané.
}
profile-rating = Hodnocení v současné sezóně: { $rating } ±{ $spread }
profile-tournaments = { $number ->
    [one] Jeden turnaj
    [few] { $number } turnaje
   *[other] { $number } turnajů
}: na stupních vítězů { $podiums }, vyhráno { $wins }
refused-profile-closed = Tenhle hráč si své výsledky nechává pro sebe.
setting-my-rating = { $on ->
    [1] V žebříčcích: ano
   *[0] V žebříčcích: ne
}

## Žebříček

ranking-title = { $game }: { $season }. sezóna
ranking-season = { $season }. sezóna
ranking-none = Hodnocení tu zatím nikdo nemá: počítají se dohrané hry aspoň dvou lidí.
ranking-empty = V této sezóně se zatím žádná hra nepočítala. Počítají se dohrané hry aspoň dvou lidí.
ranking-since = { $begun ->
    [1] { $over ->
        [1] Od { $first } do { $last }.
       *[0] Od { $first }.
    }
   *[0] Do { $last }.
}
ranking-own = { $people ->
    [1] Zatím jsi v tomhle žebříčku jen ty, hodnocení { $rating }.
   *[other] Tvoje místo: { $place }. z { $people }, hodnocení { $rating }.
}
ranking-own-none = Hodnocení tu zatím nemáš: počítají se hry aspoň dvou lidí.
ranking-own-soon = Tvoje hodnocení je zatím { $rating }. Ještě { $missing ->
    [one] jedna hra
    [few] { $missing } hry
   *[other] { $missing } her
} a máš svoje místo.
ranking-own-away = V žebříčcích nejsi, máš to tak nastavené. Změníš to přes `/nevsky settings`.
ranking-line = { $place ->
    [0] –
   *[other] { $place }.
} { $name }: { $rating } ±{ $spread }, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}
# As in English.
ranking-star = ★ { $name }: { $rating }
ranking-level-easy = Lehká AI
ranking-level-medium = Střední AI
ranking-level-hard = Silná AI
ranking-level-expert = Expertní AI
menu-ranking-game = Jiná hra
menu-ranking-season = Jiná sezóna
button-ranking-up = Výš
button-ranking-down = Níž
button-season = Začít { $season }. sezónu
button-season-yes = Ano, začít { $season }. sezónu
ask-season = V { $season }. sezóně začínají všichni s hodnocením od začátku, a to ve všech hrách. Minulé sezóny zůstanou k vidění. Opravdu?
season-begun = Začíná { $season }. sezóna. Hodně štěstí všem!
refused-only-managers-begin = Sezónu může začít jen ten, kdo má oprávnění Spravovat server.
picture-ranking-rating = hodnocení
picture-ranking-games = hry
picture-ranking-wins = výhry
