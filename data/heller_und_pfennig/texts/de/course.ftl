# Das Bild davon, wie das Spiel verlief.

picture-course-money = Heller
picture-course-earned = Heller je Runde
picture-course-first = Startrecht
# As in English.
picture-course-start = Start
picture-course-rows = Zeilen
picture-course-columns = Spalten
