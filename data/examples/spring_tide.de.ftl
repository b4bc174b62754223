game-title = Springflut
game-invitation = Erhöht gemeinsam den Deich, bevor die Wellen kommen.
rules =
    Ihr gewinnt gemeinsam, wenn die vier Abschnitte des Deichs (Quadrate) sechs Fluten lang halten.
    Vor jeder seht ihr ihre Wellen (Kreise): 3, 4 oder 6 zu zweit, zu dritt oder zu viert, jede mit
    Wucht 1 bis 3. Reihum legt ihr eine von drei Karten: Sie erhöht den Abschnitt mit ihrem
    Buchstaben um ihre Zahl oder einen anderen um 1. Dann senken die Wellen den Deich um ihre Wucht.
    Fällt ein Abschnitt unter 0, habt ihr verloren. Verratet nicht, was ihr auf der Hand habt.
phase-building = Deichbau
verb-lay = Legen
told-lay = { $name } legt { $card } an Abschnitt { $section }.
told-struck = Die Wellen treffen. Der niedrigste Abschnitt steht jetzt bei { $number }.
figure-raised = erhöht
setting-sea = Meer
option-sea = Je stürmischer das Meer, desto niedriger der Deich zu Beginn: 4, 3 oder 2.
setting-sea-calm = ruhig
setting-sea-rough = rau
setting-sea-wild = stürmisch
setting-fog = Nebel
option-fog = Eine der Wellen seht ihr erst, wenn sie da ist.
