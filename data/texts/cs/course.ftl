# Průběh hry: obrázek a totéž slovy pro ty, kdo ho nevidí.

button-course = Graf
button-charted = Graf
course-ended = { $drawn ->
    [1] Jak hra běžela, kolo po kole:
   *[0] Graf se teď nepodařilo nakreslit. Hru si pořád můžeš přehrát tah po tahu.
}
course-shown = { $drawn ->
    [1] Hra kolo po kole, jak zatím běžela:
   *[0] Graf se teď nepodařilo nakreslit. Totéž slovy řeknou stav a záznam.
}
command-chart = Jak hra zatím běžela, kolo po kole
picture-course-end = konec
course-alt = Průběh hry za { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}{ $last ->
    [0] {""}
   *[other] {" "}(poslední je { $last }. kolo)
}.
course-alt-seat = { $name }: { $points }{ $number ->
    [0] .
   *[other] , z toho { $sources }.
}
course-alt-source = { $source } { $amount }
course-alt-line = { $title }, { $name }: { $values }.
course-alt-holding = { $title }, kolo po kole: { $names }.

button-share = Obrázek ke sdílení
share-card = { $drawn ->
    [1] Celá hra v jednom obrázku, k uložení nebo k poslání dál. Ukazuje jen to, co mohli vidět všichni.
   *[0] Obrázek se teď nepodařilo nakreslit. Zkus to za chvíli znovu.
}
