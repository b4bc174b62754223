# What can be planned: infinitives, and the choices of what passing waits for.

plan-buy = koupit { FORM($card, "accusative") }
plan-buy-displacing = koupit { FORM($card, "accusative") } místo { FORM($displaced, "genitive") }
plan-play = vyložit { FORM($card, "accusative") }
plan-play-displacing = vyložit { FORM($card, "accusative") } místo { FORM($displaced, "genitive") }
plan-pass-trade = pasovat, dokud někdo nekoupí nebo nevezme kartu, nejdéle do konce fáze
plan-pass-card = pasovat, dokud tahle karta nezmizí{ $cost ->
    [0] {""}
   *[other] {" "}nebo nebude stát nejvýš { $cost } ₽
}: { $card }
wait-trade = Pasovat, dokud někdo nekoupí nebo nevezme kartu
wait-card = Pasovat, dokud karta nezmizí nebo nezlevní
wait-for = { $card }, teď za { $cost } ₽
wait-gone = Dokud nezmizí
wait-cost = Dokud nezmizí nebo nebude stát nejvýš { $cost } ₽
