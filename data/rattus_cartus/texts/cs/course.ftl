# Obrázek průběhu hry.

picture-course-points = Body
picture-course-influence = Vliv za kolo
picture-course-tracks = Stupnice
picture-course-tokens = Žetony
picture-course-gold = Zlato
picture-course-hand = Obyvatelé v ruce
picture-course-first = Začínající hráč
