# Hra s průvodcem: každé z toho se řekne jednou, když přijde jeho chvíle.

lesson-welcome = **Vítej na trhu!** { $rival } a ty spolu zaplňujete jeho 30 políček; los určil, že { $begins ->
    [1] začínáš ty
   *[0] začíná { $rival }
}. Ve svém tahu postavíš stánek, nebo dobereš destičku a položíš ji, nebo položíš svou tajnou destičku. Když je trh plný, zaplatí každá řada i každý sloupec a kolo končí. Po třech kolech vyhrává nejbohatší. Tenhle stůl nikdo jiný nevidí, tak klidně zkoušej.
lesson-stall = **Tvoje stánky** vydělávají peníze. Každý má 1 až 4 kusy zboží, to je číslo na něm, a každý kus vydělá, kolik vynáší jeho linie: jednou v řadě a jednou ve sloupci (obojímu říkáme linie). Víc vynáší s kupujícími, to jsou lidé se zelenými čísly. Ty větší stánky máš na celou hru jen jednou, ty s 1 kusem se vracejí každé kolo.
# To several people.
lesson-lines = **Co linie vynáší**, je napsáno na jejím konci: zelená čísla sečti, červená odečti. Tolik by přinesl každý kus zboží v ní, kdyby se trh zavřel teď, ať je stánek čí chce.{ $worked ->
    [none] {""}
   *[other] {" "}Třeba { $line } ({ $worked ->
        [own] ty
       *[rival] { $rival }
    }): { $goods ->
        [one] 1 kus
        [few] { $goods } kusy
       *[other] { $goods } kusů
    } × { $value } = { $sum }.
} Barevné čtverečky ukazují, kolik by která linie komu z vás zaplatila.
# To several people.
lesson-kept = **Tvoje tajná destička:** oba máte po jedné, lícem dolů, a jednou za kolo ji můžete položit, ale nemusíte. Jen tuhle znáš předem, tak počkej na políčko, kde ti pomůže nejvíc. Ukáže ti ji tlačítko Co mám.
lesson-drawn = **Dobranou destičku musíš položit:** teď pro ni vyber políčko. Číslo platí pro všechny stánky ve své řadě a ve svém sloupci, ať jsou čí chtějí. Zelená proto patří k tvým stánkům, červená k soupeřovým.
lesson-tiles = **Místo pro stánky:** v každém kole je 22 destiček na 30 políček, zbytek je pro stánky. Které destičky ještě přijdou, vidíš vedle trhu. Pár velkých stánků si nech na další kola: co jednou postavíš, to se nevrátí.
lesson-unpleasant = **Darebáci** mají červená čísla: berou peníze každému stánku ve své řadě a sloupci, a kdo má víc zboží, přijde o víc. Dávej je tam, kde má stánky soupeř, a ty ne.
lesson-fire = **Hoří!** Oheň rozdělí řadu i sloupec na dvě části a každá se počítá zvlášť. Může tak odříznout darebáka, nebo kupujícího.
lesson-evil-eye = **Zlé oko** vyžene ze své řady a sloupce všechny kupující, zůstanou jen darebáci. Koho vyžene z řady, ten se dál počítá ve svém sloupci, a koho ze sloupce, ten ve své řadě.
lesson-gold = **Pytel zlata** zdvojnásobí, co vynáší jeho řada a sloupec, dobré i špatné.
lesson-full-line = **Plná linie: { $line }.** Nic už se v ní nezmění, takže její výplata je daná. Když nějakou zaplníš v pravou chvíli, máš svoje peníze jisté.
lesson-last-round = **Poslední kolo!** { $stalls ->
    [none] Všechny tvoje stánky už stojí: destičky teď pokládej tak, aby jim pomohly.
    [small] Stánky, které si teď necháš, už nic nevydělají: postav je, dokud ještě můžou přijít kupující.
   *[large] Stánky, které si teď necháš, už nic nevydělají: velké postav tam, kam ještě můžou přijít kupující.
}
lesson-paid = **Trh { $lost ->
    [1] tě stál
   *[0] ti vynesl
} { $money ->
    [one] { $money } haléř
    [few] { $money } haléře
   *[other] { $money } haléřů
}**{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. { $best ->
    [0] Žádná linie ti nic nepřinesla.
   *[other] Nejlepší pro tebe: { $line }, { $best }.
} Každý stánek se počítá dvakrát: v řadě i ve sloupci.
lesson-paid-of-other = { $name } { $money }
# To several people.
lesson-sum = **Peníze zatím:** máš { $money ->
    [one] { $money } haléř
    [few] { $money } haléře
   *[other] { $money } haléřů
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. Kdo bude po třetím kole nejbohatší, vyhrává. Začíná nové kolo: stánky s 1 kusem zboží se vrátily, ty větší ne, a oba máte novou tajnou destičku. Začíná nejbohatší: { $begins ->
    [1] ty
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **Konec se blíží:** až bude tenhle trh plný, zaplatí naposledy a hra skončí. Pak už rozhodnou jen peníze.
lesson-on-your-own = **Odteď rozhoduješ ty.** Moje tipy tady končí, ale tlačítko **Rada** ti kdykoli nějaký dá a **Vrátit tah** vrátí tah, dokud nevyjde najevo nic skrytého. Co je nové, vysvětlím i dál.
lesson-end = **A to byla celá hra.** Obrázek ukazuje, co vyneslo které kolo. Chceš to zkusit naostro? `/{ $command } new` otevře stůl v kanálu a o radu si tam můžeš říct taky.
