game-title = Vier Winde
game-invitation = Folge dem Wind und hol dir die Stiche.
rules =
    Es gibt vier Winde mit Karten von 1 bis 8. In jeder Runde bekommen alle fünf. Wer ausspielt,
    bestimmt den Wind, und die anderen müssen ihn bedienen, wenn sie können. Die höchste Karte
    dieses Windes gewinnt den Stich und spielt als Nächstes aus. Ihr spielt so viele Runden, wie ihr
    Leute seid, und jeder Stich ist einen Punkt wert.
phase-playing = Stiche
verb-play = Ausspielen
ask-play = Welche Karte spielst du?
illegal-follow = Du musst bedienen: Spiel eine Karte des ausgespielten Windes.
told-play = { $name } spielt { $card }.
told-trick = { $name } bekommt den Stich.
told-dealt = Es gibt neue Karten.
figure-tricks = Stiche
card-n = Nord { $number }
card-e = Ost { $number }
card-s = Süd { $number }
# As in English.
card-w = West { $number }
