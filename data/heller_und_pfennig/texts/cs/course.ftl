# Obrázek průběhu hry.

picture-course-money = Haléře
picture-course-earned = Haléře za kolo
picture-course-first = První hráč
picture-course-start = Začátek
picture-course-rows = Řady
picture-course-columns = Sloupce
