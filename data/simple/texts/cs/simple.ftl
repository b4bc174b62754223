# What games in one file say where they have no words of their own.

# As in English.
simple-told-move = { $name }: { $move }.
simple-you-move = Tvůj tah: { $move }.
simple-told-resigned = { $name } se vzdává.
simple-told-out = { $name } vypadává ze hry.
simple-you-resigned = Vzdáváš se.
simple-decision-dropped = { $name } se vzdává, a tak tvoje tajné rozhodnutí už neplatí.
simple-question = Na tahu: { $names } ({ $situation }).
simple-situation = Kolo { $round }, { $phase }
simple-turn = Co uděláš?
simple-ask = Co přesně?
simple-chosen = Vybráno: { $values }.
simple-command-new = Otevřít stůl v tomto kanálu
simple-command-leave = Odejít od stolu; v běžící hře za tebe převezme místo AI, nebo se vzdáš
simple-option = Co přesně; bez toho uvidíš všechny možnosti
# As in English.
simple-move-values = { $verb }: { $values }
# As in English.
simple-noted = { $choice } ({ $note })
simple-hidden = skrytě { $number }
# As in English.
simple-figure = { $name }: { $number }
# As in English.
simple-seat = { $name }: { $facts }.
# Kdo už ve hře není, v obrázku a ve výčtu.
simple-out = mimo
simple-board = Uprostřed: { $pieces }.
# In the facts of a player, after what lies there.
simple-held = v ruce: { $pieces }
simple-hand = Máš: { $pieces }.
simple-hand-of = Co má v ruce { $name }
simple-points = body
simple-place = { $rank }. místo
simple-winners = { $number ->
    [0] Nikdo nevyhrál
    [one] Vyhrává { $names }
    [few] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
# To several people.
simple-together = { $number ->
    [0] Společně jste prohráli
   *[other] Společně jste vyhráli
}
# As in English.
simple-end-title = **{ $winners }**
simple-end-line = { $rank }\. **{ $name }**: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
simple-end-line-points = **{ $name }**: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
simple-end-line-out = **{ $name }**: bez umístění, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

refused-nothing-to-choose = Teď tu není co vybírat.
illegal-game-over = Hra už skončila.
illegal-not-your-turn = Nejsi na tahu.
illegal-decided-already = Už máš rozhodnuto.
illegal-not-now = To teď nejde.
illegal-not-allowed = To pravidla nedovolují.

# A move in a hint, after “My advice:”, and in a review, after “You chose to”.
simple-does = zvolit „{ $move }“
hint-other = Nebo { $what }: { $much ->
    [1] mnohem horší.
   *[0] { $points ->
        [0] zhruba stejně dobré.
        [one] asi o 1 výhru ze 100 her méně.
        [few] asi o { $points } výhry ze 100 her méně.
       *[other] asi o { $points } výher ze 100 her méně.
    }
}
