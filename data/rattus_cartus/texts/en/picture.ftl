# Short words in the pictures.

picture-round-of = Round { $round } of { $rounds }
picture-last-round = Last round: { $round }
picture-game-over = The game is over
picture-plague = The plague is here
picture-step-supply = Choose a supply
picture-step-look = Look at the nuns
picture-step-enter = Enter a building
picture-step-lay = Lay cards down
picture-step-give = Cards to give
picture-step-discard = In the Hospital
picture-give-sword = { $name } draws a Sword
picture-give-guard-tower = { $name } holds the Guard Tower
