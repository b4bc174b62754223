# Hra s průvodcem: každé z toho se řekne jednou, když přijde jeho chvíle.

lesson-welcome = **Vítej na trhu!** { $rival } a ty spolu zaplňujete těchto 30 políček, každým tahem přibude stánek nebo destička; kdo začíná, určí los. Když je trh plný, zaplatí každá řada i každý sloupec, a po třech trzích vyhrává nejbohatší. Tenhle stůl nikdo jiný nevidí, tak klidně zkoušej.
lesson-stall = **Tvoje stánky** vydělávají peníze, každý dvakrát: v řadě i ve sloupci (obojímu říkáme linie). Stánek má 1 až 4 kusy zboží a každý kus vydělá tolik, kolik vynáší jeho linie. Víc vynáší s kupujícími, to jsou lidé se zelenými čísly. Ale pár stánků si nech: ty větší máš na celou hru jen jednou, na další trh se vracejí jen ty s 1 kusem.
lesson-lines = **Co linie vynáší**, stojí na jejím konci: tolik by přinesl každý kus zboží v ní, kdyby se trh zavřel teď. Zelená čísla sečti, červená odečti. Barevné čtverečky ukazují, kolik by komu z vás zaplatila.
lesson-kept = **Tvoje tajná destička:** oba máte po jedné, lícem dolů, a na tomto trhu ji můžete jednou položit, místo abyste dobírali. Tu tvou ti ukáže tlačítko Moje ruka. Ta pravá chvíle přijde, až bude skoro plná linie, na které ti záleží.
lesson-drawn = **Dobranou destičku musíš položit:** teď pro ni vyber políčko. Zelené číslo patří k tvým stánkům, červené k soupeřovým. U každé řady stojí políčko, které ti teď dá největší náskok.
lesson-unpleasant = **Darebáci** mají červená čísla: berou peníze každému stánku ve své řadě a sloupci, a kdo má víc zboží, přijde o víc. Dávej je tam, kde má stánky soupeř, a ty ne.
lesson-fire = **Hoří!** Oheň rozdělí řadu i sloupec na dvě části a každá se počítá zvlášť. Může tak odříznout darebáka, nebo kupujícího.
lesson-evil-eye = **Zlé oko** vyžene ze své řady a sloupce všechny kupující, zůstanou jen darebáci. Koho vyžene z řady, ten se ve svém vlastním sloupci počítá dál, a naopak.
lesson-gold = **Pytel zlata** zdvojnásobí, co vynáší jeho řada a sloupec, dobré i špatné.
lesson-full-line = **Plná linie: { $line }.** Nic už se v ní nezmění, takže její výplata je daná. Když nějakou zaplníš v pravou chvíli, máš svoje peníze jisté.
lesson-last-round = **Poslední trh!** { $stalls ->
    [none] Všechny tvoje stánky už stojí: destičky teď pokládej tak, aby jim pomohly.
    [small] Stánky, které si teď necháš, už nic nevydělají: postav je, dokud ještě mohou přijít kupující.
   *[large] Stánky, které si teď necháš, už nic nevydělají: velké postav tam, kam ještě mohou přijít kupující.
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
lesson-sum = **Peníze zatím:** máš { $money ->
    [one] { $money } haléř
    [few] { $money } haléře
   *[other] { $money } haléřů
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others })
}. Kdo bude po třetím trhu nejbohatší, vyhrává. Začíná nový trh: stánky s 1 kusem zboží se vrátily a oba máte novou tajnou destičku. Začíná nejbohatší: { $begins ->
    [1] ty
   *[0] { $rival }
}.
lesson-sum-of-other = { $name } { $money }
lesson-nearing = **Konec se blíží:** až bude tenhle trh plný, zaplatí naposledy a hra skončí. Pak už rozhodnou jen peníze.
lesson-on-your-own = **Odteď rozhoduješ ty.** Moje tipy tady končí, ale tlačítko **Rada** ti kdykoli nějaký dá. Co je nové, vysvětlím i dál.
lesson-end = **A to byla celá hra.** Obrázek ukazuje, co vynesl který trh. Chceš to zkusit naostro? `/{ $command } new` otevře stůl v kanálu a o radu si tam můžeš říct taky.
