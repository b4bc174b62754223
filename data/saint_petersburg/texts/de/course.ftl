# Das Bild davon, wie das Spiel verlief.

picture-course-points = Punkte
picture-course-rubles = Rubel je Runde
picture-course-bonus = Adelsbonus
picture-course-disc = Goldene Scheibe
picture-course-marker = Startmarker der Adligen
picture-course-change = Rubel
picture-course-hand = Handkarten
