game-title = Drei gewinnt
game-invitation = Drei in einer Reihe gewinnen.
rules =
    Setzt abwechselnd euer Zeichen auf eines der neun Felder. Wer zuerst drei in einer Zeile, Spalte
    oder Diagonale hat, gewinnt. Sind vorher alle Felder besetzt, gewinnt niemand.
phase-placing = Setzen
verb-place = Setzen
choice-cell = Feld { $number }
ask-place = Auf welches Feld setzt du dein Zeichen?
told-place = { $name } setzt auf Feld { $cell }.
