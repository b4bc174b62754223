# The names of commands (`name-`), of their options (`name-option-`) and of what those can be
# (`name-choice-`), as Discord shows them: small letters, no spaces, at most 32 characters. Texts
# quote commands by their English names; readers see those of their own language.

name-new = nouvelle
name-join = rejoindre
name-leave = quitter
name-start = commencer
name-end = finir
name-undo = annuler
name-hint = conseil
name-ai = ia
name-log = journal
name-seat = place
name-hand = main
name-show = montrer
name-board = table
name-chart = graphique
name-tableau = jeu
name-card = carte
name-rules = règles
name-learn = apprendre
name-nevsky-play = jouer
name-nevsky-history = historique
name-nevsky-games = parties
name-nevsky-profile = profil
name-nevsky-ranking = classement
name-nevsky-away = absence
name-nevsky-settings = réglages
name-nevsky-server = serveur
name-nevsky-about = infos

name-option-game = jeu
name-option-level = niveau
name-option-player = joueur
name-option-with = avec
name-option-text = texte
name-option-export = fichier
name-option-name = nom
name-option-topic = sujet
name-option-season = saison
name-option-until = jusque
name-option-language = langue
