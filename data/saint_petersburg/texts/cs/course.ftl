# Obrázek průběhu hry.

picture-course-points = Body
picture-course-rubles = Rubly za kolo
picture-course-bonus = Bonus za šlechtice
picture-course-disc = Zlatý kotouč
picture-course-marker = Startovní kámen šlechticů
picture-course-change = Rubly
picture-course-hand = Karty v ruce
