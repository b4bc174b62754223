game-title = Unterm Hammer
game-invitation = Sechs Posten, verdeckte Gebote, und keine Münze kommt zurück.
rules =
    In jeder der sechs Runden kommt ein Posten unter den Hammer, der 1 bis 10 Punkte wert ist, und
    alle bieten verdeckt. Das höchste Gebot bekommt ihn und wird bezahlt; bieten mehrere gleich
    viel, zählt das nächstniedrigere. Wer die meisten Punkte hat, gewinnt, bei Gleichstand mit den
    meisten Münzen.
phase-bidding = Gebote
verb-bid = Bieten
choice-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
ask-bid = Wie viel bietest du verdeckt?
told-bids = Gebote: { $bids }.
told-sold = { $name } bekommt den Posten im Wert von { $value } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
told-unsold = Niemand bekommt den Posten im Wert von { $value }.
told-offered = Als Nächstes: ein Posten im Wert von { $value }.
figure-coins = Münzen
figure-won = Punkte
card = Posten { $number }
