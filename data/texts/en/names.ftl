# The names of commands (`name-`), of their options (`name-option-`) and of what those can be
# (`name-choice-`), as Discord shows them: small letters, no spaces, at most 32 characters. Texts
# quote commands by their English names; readers see those of their own language.

name-new = new
name-join = join
name-leave = leave
name-start = start
name-end = end
name-undo = undo
name-hint = hint
name-ai = ai
name-log = log
name-seat = seat
name-hand = hand
name-show = show
name-board = board
name-chart = chart
name-tableau = tableau
name-card = card
name-rules = rules
name-learn = learn
name-nevsky-play = play
name-nevsky-history = history
name-nevsky-games = games
name-nevsky-profile = profile
name-nevsky-ranking = ranking
name-nevsky-away = away
name-nevsky-settings = settings
name-nevsky-server = server
name-nevsky-about = about

name-option-level = level
name-option-player = player
name-option-with = with
name-option-text = text
name-option-export = export
name-option-game = game
name-option-name = name
name-option-topic = topic
name-option-season = season
name-option-until = until
name-option-language = language
