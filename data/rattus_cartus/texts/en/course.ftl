# The picture of how the game went.

picture-course-points = Points
picture-course-influence = Influence per round
picture-course-tracks = Tracks
picture-course-tokens = Tokens
picture-course-gold = Gold
picture-course-hand = People in hand
picture-course-first = Starting player
