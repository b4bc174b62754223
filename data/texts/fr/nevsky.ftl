# What all games say. The text of a refusal says what would be possible.

## Lobby

lobby-open = **{ $title }** : une table est ouverte.
lobby-closed = { $status ->
    [running] **{ $title }** : la partie a commencé.
   *[other] **{ $title }** : la table est fermée.
}
lobby-seat = { $place }. { $name }{ $role ->
    [host] {" "}(hôte)
    [easy] {" "}(IA facile)
    [medium] {" "}(IA moyenne)
    [hard] {" "}(IA difficile)
    [expert] {" "}(IA experte)
   *[guest] {""}
}
lobby-how = { $missing ->
    [0] { $free ->
        [0] Toutes les places sont prises : à { $host } de lancer la partie.
        [one] Il reste { $free } place, mais { $host } peut déjà lancer la partie.
       *[other] Il reste { $free } places, mais { $host } peut déjà lancer la partie.
    }
    [one] Il manque encore une personne, puis { $host } pourra lancer la partie.
   *[other] Il manque encore { $missing } personnes, puis { $host } pourra lancer la partie.
}
lobby-called = Invitations : { $names }
button-join = { $free ->
    [one] Rejoindre ({ $free } place)
   *[other] Rejoindre ({ $free } places)
}
button-leave = Quitter
button-start = Commencer
button-settings = Réglages
button-variants = { $page ->
    [1] Variantes
   *[other] Autres variantes
}
button-add-ai = { $free ->
    [0] Retirer une IA
   *[other] Ajouter une IA
}
button-drop-ai = Retirer { $name }
button-invite = Inviter
level-easy = Facile
level-medium = Moyenne
level-hard = Difficile
level-expert = Experte
strength-easy = Facile : laisse passer des occasions et anticipe peu ; parfaite pour les premières parties
strength-medium = Moyenne : joue bien, sans simuler ses coups
strength-hard = Difficile : simule ses coups avant de choisir
strength-expert = Experte : simule bien plus de coups avant de jouer
strength-against = { $level } ; gagne { $percent } % des parties à { $players ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $players }
} contre « { $weaker } »
strength-with-even = { $description } (à forces égales : { $percent } %)
strength-together = { $level } ; une équipe de { $players ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $players }
} gagne { $percent } % de ses parties
ask-level = { $free ->
    [0] Toutes les places sont prises.
   *[other] Quel niveau pour la prochaine IA ?
} { $number ->
    [0] {""}
    [one] Tu peux aussi retirer l’IA.
   *[other] Tu peux aussi en retirer une.
}
ai-player = { $name } (IA)
# A list.
ai-names = Menchikov, Rastrelli, Lomonossov, Béring, Trezzini, Euler, Apraxine, Golovkine, Cheremetiev, Repnine, Bruce, Cantemir, Tatichtchev, Nartov, Leblond, Tchirikov, Galitzine, Ostermann, Dolgoroukov, Moussine
ai-joined = { $name } prend place.
ai-left = { $name } a quitté la table.
menu-call = Inviter du monde à cette table
ask-call = Qui veux-tu inviter ? Je mentionnerai ces personnes ici, une seule fois.
called = { $number ->
    [one] L’invitation est partie.
   *[other] Les invitations sont parties.
}
button-hand = Ma main
button-look = Regarder
# As in English.
button-board = Table
button-standings = Scores
button-log = Journal
button-tableaux = Joueurs
button-rules = Règles
button-cards = Cartes
button-hint = Conseil
button-do-hint = Suivre le conseil
button-more = Plus…
button-before = Retour
button-cancel = Annuler
button-come-back = Reprendre ma place
button-return = { $name ->
    [0] Me revoilà
   *[other] Me revoilà ({ $name })
}
button-pace = Rythme de la partie
button-own-table = Ouvrir ma propre table
button-ask-leave = Quitter la partie
button-resign = Abandonner
button-away = Quelqu’un est absent
button-ask-end = Arrêter la partie
button-stand-in = { $level ->
    [easy] Une IA facile
    [medium] Une IA moyenne
    [expert] Une IA experte
   *[hard] Une IA difficile
}
button-undo = Annuler mon coup
button-undo-last = Annuler le dernier
button-rest = Passer toute la phase
button-back = Revenir dans la phase
button-rematch = Revanche
button-continue = Continuer la partie { $number } ici
button-forget = Effacer mes données
button-forget-yes = Oui, tout effacer
button-end = Oui, arrêter la partie
lobby-settings = { $pings ->
    [1] Chacun est mentionné quand vient son tour
   *[0] Personne n’est mentionné
}.
lobby-pace = { $limit ->
    [180] Partie en direct : 3 minutes par coup
    [28800] Rythme : 8 heures par coup, avec un rappel après 4
    [86400] Rythme : 24 heures par coup, avec un rappel après 12
    [259200] Rythme : 3 jours par coup, avec un rappel après 36 heures
   *[0] Sans limite de temps, mais avec un rappel après 24 heures
}{ $then ->
    [stand-in] . Ensuite, { $level ->
        [easy] une IA facile
        [medium] une IA moyenne
        [expert] une IA experte
       *[hard] une IA difficile
    } remplace la personne absente jusqu’à son retour.
    [no-ai] . Je ne peux faire qu’un rappel : ce jeu n’a pas d’IA pour remplacer les absents.
   *[none] .
}
settings-form = Réglages de cette table
variants-form = Variantes pour cette table
settings-changed = Ce qui change à cette table :
settings-unchanged = Rien n’a changé.
setting-shown = { $setting } : { $value }
setting-switched = { $setting } : { $on ->
    [1] oui
   *[0] non
}
setting-switches = Oui ou non
setting-pings = Mentionner chacun à son tour
setting-hints = Conseils à la demande
setting-pace = L’IA joue
ai-pace = { $seconds ->
    [0] aussitôt
    [one] après { $seconds } seconde
   *[other] après { $seconds } secondes
}
# Ce que lit toute la table.
setting-language = Langue
language-of-server = celle du serveur
# Le temps dont on dispose pour un coup.
setting-time-limit = Rythme
time-limit = { $limit ->
    [180] en direct, 3 minutes par coup
    [28800] 8 heures par coup
    [86400] 24 heures par coup
    [259200] 3 jours par coup
   *[0] sans limite
}
# Qui joue à la place de quelqu’un dont le temps est écoulé.
setting-stand-in = Si le temps est écoulé
stand-in-level = { $level ->
    [easy] IA facile
    [medium] IA moyenne
    [expert] IA experte
   *[hard] IA difficile
}
opened = Ta table est ouverte. Les autres la rejoignent avec le bouton ou `/{ $command } join`. Quand tout le monde est là, lance la partie avec le bouton ou `/{ $command } start`.
joined = Tu es à la table.
left = Tu as quitté la table.
left-running = Tu as quitté la table, et une IA joue pour toi. `/{ $command } join` te rend ta place.
started = { $hand ->
    [1] La partie commence. `/{ $command } hand` montre ta main, à toi seulement.
   *[0] La partie commence.
}
ask-leave = { $together ->
    [1] La partie continue sans toi, et elle comptera comme une défaite si tu ne reviens pas, même si les autres gagnent.
   *[0] La partie continue sans toi, et elle comptera comme une défaite si tu ne reviens pas.
} Quelle IA doit jouer à ta place ?
# To several people.
ask-resign = { $together ->
    [1] Si tu abandonnes, vous avez tous perdu cette partie.
   *[0] Si tu abandonnes, tu as perdu cette partie.
}
ask-pace = Le nouveau rythme vaudra à partir du prochain coup, et je préviendrai tout le monde.
pace-changed = C’est fait, et tout le monde le sait. Pour le coup en cours, rien ne change.
ask-away = Qui est absent ?
ask-newcomer = Qui doit remplacer { $name } ?
menu-people = Quelqu’un de ce serveur
look-ask = Que veux-tu voir ?
look-on = Tu regardes cette partie : { $place }. Que veux-tu voir ?
look-lobby = Cette table attend du monde : { $place }.
nothing-done = C’est annulé.
ask-card = Laquelle veux-tu voir ?
menu-topic = Un autre sujet
ask-end = La partie s’arrêtera pour tout le monde, sans vainqueur. C’est bien ce que tu veux ?
ended = La partie s’est arrêtée sans vainqueur.
solo-end = { $first ->
    [1] Ta première partie en solo !
   *[0] { $record ->
        [1] Nouveau record personnel : l’ancien était de { $best }.
       *[0] Ton record est de { $best }.
    }
} { $next ->
    [0] C’est plus que la moyenne de toutes mes IA.
   *[other] Ton prochain palier : { $next }.
}
solo-start = Tu joues en solo. Une IA moyenne fait { $medium } points en moyenne, une difficile { $hard } ; si elles font durer la partie, comme l’expliquent les règles du jeu en solo, { $medium_drawn_out } et { $hard_drawn_out }{ $first ->
    [1] {""}
   *[0] . Ton record est de { $best }
}.
table-here = { $lobby ->
    [1] { $seated ->
        [1] Une table est déjà ouverte ici, et tu y as ta place : { $place }
       *[0] Une table est déjà ouverte ici : { $place } { $free ->
            [0] Toutes les places sont prises, mais tu peux regarder.
            [one] Il reste une place pour toi.
           *[other] Il y a de la place pour toi.
        }
    }
   *[0] { $seated ->
        [1] Ta partie est déjà en cours ici : { $place }
       *[0] Une partie est déjà en cours ici : { $place } Tu peux regarder. Pour en jouer une autre, ouvre un fil.
    }
}
rematch-not-yours = Ce n’était pas ta partie : la revanche revient à ceux qui l’ont jouée. Tu peux ouvrir ta propre table.
lobby-abandoned = La table est fermée.
game-abandoned = La partie s’est arrêtée sans vainqueur.
game-unattended = { $reason ->
    [deserted] Personne n’est revenu : la partie s’arrête sans vainqueur.
   *[idle] Personne n’a joué depuis deux semaines : la partie s’arrête sans vainqueur.
}

## Turn and phase

story-title = Manche { $round } · { $phase }
story-nobody-acted = Personne n’a rien fait.
story-more = { $number ->
    [one] Et une autre chose
   *[other] Et { $number } autres choses
} avant cela.
menu-choose = Choisir
# As in English.
menu-part = { $first } … { $last }
button-page = Page { $number } sur { $pages }
channel-behind = Ton coup compte. Le salon ne le montre pas encore, car je n’ai pas pu y écrire : quelqu’un devrait vérifier mes permissions. Je me rattraperai tout seul.
board-below = La table est maintenant tout en bas du salon.
sits-out = Tu passeras à chaque tour jusqu’à la fin de la phase. `/{ $command } pass rest-of-phase:False` annule ce choix.
sits-out-no-more = Tu joues de nouveau : je te ferai signe quand ce sera ton tour.

since-title = { $acted ->
    [1] **Depuis ton dernier coup**
   *[0] **Depuis ton arrivée**
}
since-more = { $number ->
    [one] Et une autre chose
   *[other] Et { $number } autres choses
} avant cela : tout est dans le journal.
recap-phases = Terminé entre-temps : { $phases }.
recap-more = … et avant cela { $number ->
    [one] 1 coup
   *[other] { $number } coups
} : `/{ $command } show log`
told-undone = Coup annulé : { $what }
# A seat changes hands. left: its player left it to an AI; ai: an AI plays for somebody absent.
# named: 1 if the AI has a name of its own, as in games of earlier versions, 0 otherwise.
told-seated = { $kind ->
    [left] { $old } a quitté la partie ; { $named ->
        [0] { $level ->
            [easy] une IA facile
            [medium] une IA moyenne
            [expert] une IA experte
           *[hard] une IA difficile
        }
       *[1] { $new }{ $level ->
            [easy] {" "}(IA facile)
            [medium] {" "}(IA moyenne)
            [hard] {" "}(IA difficile)
            [expert] {" "}(IA experte)
           *[other] {""}
        }
    } continue.
    [back] { $new } est de retour.
    [ai] { $named ->
        [0] { $level ->
            [easy] Une IA facile
            [medium] Une IA moyenne
            [expert] Une IA experte
           *[hard] Une IA difficile
        }
       *[1] { $new }{ $level ->
            [easy] {" "}(IA facile)
            [medium] {" "}(IA moyenne)
            [hard] {" "}(IA difficile)
            [expert] {" "}(IA experte)
           *[other] {""}
        }
    } continue pour { $old }.
   *[person] { $new } remplace { $old } et voit désormais ce que { $old } pouvait voir.
}
told-stand-in = Temps écoulé pour { $name } : { $level ->
    [easy] une IA facile
    [medium] une IA moyenne
    [expert] une IA experte
   *[hard] une IA difficile
} joue à sa place jusqu’à son retour.
told-pace = Nouveau rythme : { $limit ->
    [180] 3 minutes par coup
    [28800] 8 heures par coup
    [86400] 24 heures par coup
    [259200] 3 jours par coup
   *[0] pas de limite de temps
}{ $level ->
    [none] .
    [easy] , et en cas d’absence, une IA facile.
    [medium] , et en cas d’absence, une IA moyenne.
    [expert] , et en cas d’absence, une IA experte.
   *[hard] , et en cas d’absence, une IA difficile.
} Pour le coup en cours, rien ne change.
told-return = { $name } est de retour.
told-extend = L’organisation du tournoi donne { $days ->
    [0] { $minutes } minutes
    [one] un jour
   *[other] { $days } jours
} de plus à toutes les personnes qui doivent jouer maintenant.
turn-deadline = -# { $all ->
    [1] Temps pour jouer : jusqu’au { $at } ({ $left })
   *[0] { $name } : jusqu’au { $at } ({ $left })
}
turn-stand-in = -# { $name }, une IA joue pour toi depuis le { $at }. { $tournament ->
    [1] Sans *Me revoilà* avant la fin, tu perds à cette table.
   *[0] Avec *Me revoilà*, tu joues de nouveau toi-même et tu lis ce qui s’est passé.
}
turn-absent = -# Absence de { $name } jusqu’au { $at }
turn-ends = -# { $reason ->
    [deserted] Il ne reste que des IA. Si personne ne revient, la partie s’arrête
   *[idle] Personne n’a joué depuis longtemps. Si rien ne change, la partie s’arrête
} le { $at } ({ $left }).
stood-in = Ton temps était écoulé : une IA joue pour toi depuis le { $at }. Avec *Me revoilà*, tu joues de nouveau toi-même.
returned = Te revoilà : tu joues de nouveau toi-même.
# Pour qui revient, tant que c’est aux autres de jouer. $situation : la manche et la phase.
returned-turn = À jouer : { $names }. { $situation }.
reminder = { $name }, la table t’attend.
undone = Tu as annulé ta dernière action.
hint-best = Mon conseil : **{ $what }**.
hint-compared = { $parts ->
    [and] Par rapport à « { $other } » : { $first } et { $second }.
    [but] Par rapport à « { $other } » : { $first }, mais { $second }.
   *[alone] Par rapport à « { $other } » : { $first }.
}
hint-compared-with-now = À première vue, « { $other } » paraît meilleur. { $parts ->
    [and] Mais quand je simule la suite de nombreuses fois, mon conseil fait mieux : { $first } et { $second }.
    [but] Mais quand je simule la suite de nombreuses fois, mon conseil fait mieux : { $first }, mais { $second }.
    [alone] Mais quand je simule la suite de nombreuses fois, mon conseil fait mieux : { $first }.
   *[wins] Mais quand je simule 100 fois la suite, mon conseil gagne environ { $wins } parties de plus.
}
hint-other-worse = Ou { $what } – { $little ->
    [1] un peu moins bon.
   *[0] moins bon.
}
hint-nothing-better = Je n’ai rien trouvé de mieux.
replaced = La place a changé de mains, et tout le monde le sait.
log-empty = Il ne s’est encore rien passé.
log-so-far = Derniers coups
log-continued = { $title }, suite
log-round = Manche { $round }
menu-log = Aller à une manche
button-log-earlier = Plus tôt
button-log-later = Plus tard

## Guided games

ask-lesson = Quel jeu veux-tu apprendre ? Tu y joues avec moi, pas à pas, et personne d’autre ne le voit.
ask-lesson-instead = Tu as une partie guidée en cours : { $game }.
button-learn = Apprends-moi à jouer
button-lesson-on = Continuer { $game }
button-lesson-instead = Plutôt apprendre { $game }
button-lesson-again = En jouer une autre
button-lesson-back = Retour à la table
button-lesson-next = { $left ->
    [0] Suite
   *[other] Suite (encore { $left })
}
button-lesson-recap = Ce qui s’est passé
lesson-more = { $number ->
    [one] Et une autre chose
   *[other] Et { $number } autres choses
} : **Ce qui s’est passé** raconte tout.
button-lesson-stop = Arrêter ici
button-lesson-wait = Réessayer
button-signs = Que signifient les symboles ?
done-for-you = Il n’y avait qu’un coup possible, je l’ai donc joué : { $what }
done-for-you-again = Joué pour toi : { $what }
lesson-tip = **Mon conseil :** { $what }. { $why }
lesson-waits = Ton coup est bien enregistré, mais celui de ton adversaire se fait attendre.
ask-lesson-end = Tu peux t’arrêter quand tu veux : `/nevsky learn` te ramène ici même. Ou préfères-tu finir cette partie pour de bon ?
lesson-ended = La partie guidée est finie. Reviens quand tu veux : `/nevsky learn` en commence une autre.

## Pictures

# A name that the font cannot draw.
picture-player = Joueur { $number }
# Marks a player that no person plays, in every picture.
picture-ai = IA
# Between the parts of a list.
alt-separator = ,{ " " }
alt-over =
    { $number ->
        [one] La partie est finie : victoire pour { $names }.
       *[other] La partie est finie : { $names } se partagent la victoire.
    }
alt-ai = { picture-ai } : { $names }.
alt-more = La suite en texte : commande « { name-board } », option « { name-option-text } ».
# A word beside the sign in a picture for what has changed since the reader’s last move.
picture-changed = nouveau
# What changed at the table follows, in sentences.
alt-since = { $readers ->
    [replay] À cette étape :
    [everybody] Du nouveau :
   *[player] Depuis ton dernier coup :
}

# Printed where the bot is started without Discord. DISCORD_TOKEN and Ctrl-C stay as they are.
# To several people.
local-table = DISCORD_TOKEN n’est pas défini : voici une table locale.
    Ouvre { $address }
    Tape { $opening }, choisis en haut un autre membre pour rejoindre la table, et joue.
    Ctrl-C l’arrête ; { $kept ->
        [0] rien n’est gardé
       *[1] vos parties sont gardées pour la prochaine fois
    }.
local-table-afresh = La table locale repart de zéro : ce qui était gardé ne convient pas à cette version. C’est maintenant dans { $file }.

# Printed, and posted in the channel, where a game in one file is tried out and its file has changed.
local-file-reloaded = { $file } a changé : on joue maintenant avec la nouvelle version.{ $number ->
    [0] {""}
    [one] {" "}Une partie n’y correspondait plus et a pris fin.
   *[other] {" "}{ $number } parties n’y correspondaient plus et ont pris fin.
}
local-file-refused = { $file } est inutilisable, je garde donc la dernière bonne version : { $reason }
local-file-failed = { $file } a échoué dans { $function }, ligne { $line } : { $error }. Le terminal en dit plus.

## A person’s own

# To several people.
welcome = Bonjour ! Avec moi, on joue à des jeux de société dans vos salons : { $games }. Tape `/nevsky play` pour en choisir un et ouvrir une table ; chacun peut la rejoindre et jouer avec des boutons. `/nevsky learn` t’apprend un jeu, rien que pour toi.
ask-game = À quel jeu veux-tu jouer ? Chaque bouton ouvre une table dans ce salon, que tout le monde peut rejoindre.
game-offered = **{ $title }** · { $one_size ->
    [1] { $most ->
        [one] en solo
       *[other] { $most } personnes
    }
   *[0] de { $least } à { $most } personnes
} · de { $shortest } à { $longest } minutes
    { $invitation }
games-none = Tu n’as pas de partie en cours. { $opening } ouvre une table.
games-line = { $number }. { $game } dans { $channel } : { $turn ->
    [lobby] pas encore commencée
    [yours] **c’est à toi de jouer** ({ $when }){ $until ->
        [none] {""}
       *[other] , jusqu’au { $until }
    }
   *[other] c’est à { $name } de jouer
}
games-more = … et encore { $number ->
    [one] une partie
   *[other] { $number } parties
}
games-unreadable = { $number }. Une partie dans { $channel } que cette version du bot ne sait pas lire
continued = La partie continue ici.
button-absence = Je vais m’absenter…
button-absence-date = Autre date…
button-absence-over = Me revoilà déjà
absence-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
absence-now = Ton absence dure jusqu’au { $at }.
# A form with one line: its title, what to write, and an example.
absence-form = Jusqu’à quand ?
absence-form-label = Une date ou un nombre de jours
absence-form-example = par exemple { $examples }
ask-absence = Combien de temps dure ton absence ? Pendant ce temps, ton horloge s’arrête à toutes les tables, sauf dans les parties en direct, et les autres voient jusqu’à quand. Maximum : 30 jours sur 90.
absence-begun = Ton absence dure jusqu’au { $at }. Pendant ce temps, ton horloge s’arrête à toutes les tables, sauf dans les parties en direct, et les autres le voient. Tu peux quand même jouer quand tu veux.
absence-over = Te revoilà : ton horloge repart.
ask-my-settings = Tes réglages, pour toutes les tables. Appuie sur l’un d’eux pour le changer.
setting-my-pings = { $on ->
    [1] Me mentionner à mon tour : oui
   *[0] Me mentionner à mon tour : non
}
setting-my-reminders = { $on ->
    [1] M’envoyer des rappels : oui
   *[0] M’envoyer des rappels : non
}
setting-my-forced-moves = { $on ->
    [1] Jouer mes coups forcés : oui
   *[0] Jouer mes coups forcés : non
}
forced-moves-explained = -# *Jouer mes coups forcés* : quand il ne te reste qu’un seul coup possible, je le joue pour toi juste après l’annonce de ton tour. Attention : les autres peuvent deviner pourquoi, par exemple que tu manques d’argent.
language-of-discord = Langue : comme dans Discord
language-automatic = Comme le serveur Discord
server-language = Langue des tables de ce serveur : { $language }. Chaque table peut en choisir une autre dans ses réglages. `/nevsky settings` change celle que tu lis, toi.
about = **Nevsky { $version }** : des jeux de société dans les salons.
    Ce que je garde : ton identifiant Discord, ton nom affiché, tes coups et tes résultats dans les parties que tu as jouées, tes tournois, les analyses que tu as demandées, tes absences et tes réglages. Rien d’autre, et aucun message. Les classements de ce serveur découlent des résultats ; `/nevsky settings` permet de ne pas y figurer. Un secret n’est montré qu’à la personne à qui il appartient.
ask-forget = Tes réglages, tes analyses, tes parties guidées et tes parties privées seront effacés. Ton identifiant et ton nom disparaîtront des tournois et des parties finies ; leurs coups restent, sans nom. On ne peut pas revenir en arrière. C’est bien ce que tu veux ?
forgotten = C’est fait : tout est effacé.

## Refusals

refused-undo-nothing = Il n’y a rien à annuler.
refused-undo-not-yours = On ne peut annuler que la toute dernière action, et c’est celle de { $name }.
refused-undo-revealed = Trop tard pour annuler : depuis, quelque chose de caché a été révélé.
refused-undo-phase-over = Trop tard pour annuler : la phase est finie.
refused-not-away = On peut remplacer { $name } après { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} sans coup joué.
refused-is-absent = { $name } a annoncé une absence jusqu’au { $at } : d’ici là, sa place reste la sienne.
refused-absence-unclear = Je ne comprends pas jusqu’à quand. Écris une date ou un nombre de jours, par exemple { $examples }.
refused-absence-past = C’est déjà passé. Écris une date à venir ou un nombre de jours, par exemple { $examples }.
refused-absence-too-long = C’est trop long : on peut s’absenter 30 jours sur 90. Pour l’instant, c’est jusqu’au { $at } au plus tard.
refused-absence-used-up = Tu as déjà pris 30 jours d’absence sur les 90 derniers, c’est le maximum. Réessaie plus tard.
refused-absence-none = Tu n’as annoncé aucune absence : ton horloge tourne comme d’habitude.
refused-no-stand-in = Aucune IA ne joue pour toi : ta place est à toi.
refused-same-pace = La partie se joue déjà à ce rythme.
refused-last-person = Tu es la dernière personne à cette table, les autres places sont aux IA. `/{ $command } end` arrête la partie.
refused-no-hint = Le conseil n’est pas venu à temps. Réessaie, ou fais-toi confiance.
refused-hint-under-way = Je réfléchis encore à ton conseil : il arrive dans un instant.
refused-no-ai-players = Ce jeu se joue seulement entre personnes : pas d’IA, et donc pas de conseils.
refused-no-such-level = Ce jeu n’a pas d’IA de ce niveau. Tu peux choisir parmi ceux-ci : { $level }.
refused-hints-off = Cette table joue sans conseils.
refused-no-ai = Il n’y a pas d’IA à cette table.
refused-ai-gone = { $name } n’est plus à cette table.
refused-called-already = Invitation déjà envoyée, ou place déjà prise. Personne n’est mentionné deux fois.
refused-called-enough = On peut inviter au plus { $most } personnes à une table.
refused-called-nobody = Aucune de ces personnes ne peut jouer ici : il faut être une personne de ce serveur.
refused-nobody-away = Personne n’est absent depuis assez longtemps.
refused-seat-taken = { $name } a pris ta place.
refused-not-in-server = Cette personne n’est pas sur ce serveur.
refused-wrong-value = L’une de ces valeurs ne convient pas. Choisis parmi les suggestions.
refused-bot-cannot-play = Un bot ne peut pas prendre place. Choisis une personne.
refused-has-channel = Cette partie a toujours son salon : { $channel }.
refused-forget-open-games = Tu es encore à une table ouverte. Quitte-la ou arrête d’abord cette partie ; ensuite, je pourrai tout effacer.
refused-forget-unfinished = Quelque chose s’est mal passé de notre côté, et tout n’est pas encore effacé. Redemande-le, s’il te plaît, et j’effacerai le reste.

refused-no-lesson = Cette partie guidée est finie. `/nevsky learn` en commence une autre.
refused-not-taught = Il n’y a pas encore de partie guidée pour cela. Choisis parmi les suggestions.
refused-no-game = Aucune partie n’est ouverte dans ce salon. { $opening } ouvre une table.
refused-no-game-here = Aucune partie n’est ouverte dans ce salon. { $number ->
    [one] La tienne est dans { $channels }.
   *[other] Les tiennes sont dans { $channels }.
}
refused-own-game = { $kind ->
    [lesson] Ta partie guidée ({ $game }) se joue avec ses propres boutons ; cette commande sert aux parties d’un salon.
   *[private] Ta partie privée ({ $game }) se joue avec ses propres boutons ; cette commande sert aux parties d’un salon.
}
refused-unreadable = Cette version du bot ne sait pas lire la partie de ce salon. Une version suivante la lira peut-être ; d’ici là, l’hôte ou une personne qui peut « Gérer les salons » peut l’arrêter avec `/{ $command } end`.
refused-channel-taken = Une partie est déjà ouverte dans ce salon. `/{ $command } new where:thread` en ouvre une autre dans un fil.
refused-only-in-channel = On joue dans les salons d’un serveur. Essaie là-bas.
refused-missing-permissions = Je ne peux pas montrer de table ici. Donne-moi s’il te plaît ces permissions dans ce salon : { $permission }.
refused-already-seated = Tu es déjà à la table. L’hôte lance la partie.
refused-table-full = { $seated ->
    [1] Les { $most } places sont prises.
   *[0] Les { $most } places sont prises, mais tu peux regarder, bien sûr : { $place }
}
refused-not-at-table = Tu n’es pas à cette table, mais tu peux regarder, bien sûr : { $place }
refused-no-such-player = Cette personne n’est pas à cette table.
refused-only-host = Seul l’hôte, { $host }, peut faire cela.
refused-only-host-or-manager = Seul l’hôte, { $host }, peut faire cela, ou quelqu’un qui peut « Gérer les salons ».
refused-only-host-seats-ai = Seul l’hôte, { $host }, peut ajouter ou retirer une IA.
refused-only-managers = Il faut pouvoir « Gérer le serveur » pour choisir la langue de ses tables.
refused-too-few = { $least ->
    [one] Il faut d’abord au moins une personne à la table.
   *[other] Il faut d’abord au moins { $least } personnes à la table.
}
refused-too-many-sit = C’est pour { $most ->
    [one] une seule personne
   *[other] { $most } personnes au plus
}, et il y en a davantage à cette table. Quelqu’un devrait d’abord la quitter.
refused-already-started = { $seated ->
    [1] Ta partie est déjà en cours : { $place }
   *[0] La partie est déjà en cours : { $place } Tu peux regarder, bien sûr, et jouer la prochaine.
}
refused-not-started = La partie n’a pas commencé. { $is_host ->
    [1] Tu peux la lancer avec le bouton ou `/{ $command } start`.
   *[0] L’hôte la lance avec le bouton ou `/{ $command } start`.
}
refused-not-your-turn = C’est à { $name } de jouer. `/{ $command } show board` montre où en est la partie.
refused-you-have-decided = Tu as décidé. { $number ->
    [one] { $name } réfléchit encore.
   *[other] { $name } réfléchissent encore.
}
refused-other-game = Une partie est ouverte dans ce salon ({ $game }) : ses commandes commencent par `/{ $other }`.
refused-no-hints-here = Ce jeu n’a pas de conseils.
refused-stale = La partie a avancé entre-temps, et rien n’a changé. Le dernier message montre où elle en est.
stale-panel = La partie a avancé entre-temps, et rien n’a changé. Voici où elle en est pour toi.
refused-seen = C’est déjà fait.
refused-taken-over = Le bot est en cours de redémarrage ou de mise à jour, et rien n’a changé. Réessaie dans un instant.
refused-unsure = La base de données du bot n’a pas répondu à temps. Ton coup est peut-être passé quand même : regarde avant de réessayer.
refused-old-button = Ce bouton date d’une partie ou d’une version précédente. `/{ $command } show board` montre la table telle qu’elle est.
refused-old-form = Les réglages ont changé depuis que tu as ouvert ce formulaire. Ouvre-le de nouveau pour voir où ils en sont.
refused-old-command = Cette commande a changé. Tape de nouveau `/` et choisis-la dans la liste.
refused-unknown-choice = Il n’y a pas de « { $text } » à choisir ici. Prends l’une des suggestions, ou lance la commande sans option pour toutes les voir.
refused-unknown-card = Cette carte n’existe pas. Les suggestions les donnent toutes.
refused-unknown-topic = Ce sujet n’existe pas. Tu peux choisir parmi ceux-ci : { $topics }.
refused-wrong-options = Ces options ne vont pas avec ce jeu. Les suggestions montrent lesquelles conviennent.
refused-not-sitting-out = Tu n’as pas choisi de passer toute la phase.
refused-form-late = Le formulaire a mis trop de temps à s’ouvrir. Appuie encore une fois sur le bouton, s’il te plaît.
refused-our-fault = Quelque chose s’est mal passé de notre côté, et rien n’a changé. Réessaie, s’il te plaît.
done-but-our-fault = C’est fait, mais ensuite quelque chose s’est mal passé de notre côté. { $place ->
    [channel] Le dernier message montre où en est la partie.
   *[private] Rouvre l’affichage pour voir où tu en es.
}
done-but-taken-over = C’est fait, mais ensuite le bot a été redémarré ou mis à jour. { $place ->
    [channel] Le dernier message montre où en est la partie.
   *[private] Rouvre l’affichage pour voir où tu en es.
}

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
permission-embed_links = Intégrer des liens
permission-read_message_history = Voir les anciens messages

## Commands

command-nevsky = Tes parties et tes réglages
command-choose = Choisir un jeu à jouer dans ce salon
command-learn = Apprendre un jeu en y jouant
command-learn-this = Apprendre ce jeu en y jouant
option-game = Quel jeu ; laisse vide pour continuer ta partie guidée
command-games = Tes parties ouvertes, et à qui c’est de jouer
command-away = Annoncer une absence : ton temps s’arrête à toutes les tables
command-settings = Mentions et rappels, pour toi à toutes les tables
command-server = La langue des tables de ce serveur
command-about = Version et vie privée
command-undo = Annuler ta dernière action
command-hint = Ce que jouerait maintenant quelqu’un de fort, rien que pour toi
command-ai = Ajouter une IA à la table, avant la partie
command-log = Ce qui s’est passé jusqu’ici, rien que pour toi
command-seat = Remplacer une personne absente
option-away = La personne absente
option-level = De quelle force ; laisse vide pour voir tous les niveaux
option-newcomer = Qui prend sa place ; laisse vide pour une IA

command-join = Rejoindre la table
command-leave = Quitter la table ; en cours de partie, une IA prend la suite
command-start = Commencer la partie avec les personnes à la table
command-end = Arrêter la partie, sans vainqueur
command-hand = Ta main et ce que tu peux faire, rien que pour toi
command-show = Montrer la table, les règles, les cartes, le journal ou le graphique
command-board = Montrer la table
command-tableau = Montrer en grand ce que quelqu’un a devant soi
command-card = Expliquer une carte
command-rules = Expliquer les règles
option-text = Sous forme de texte, rien que pour toi
option-player = Qui ; laisse vide pour toi
option-name = Le nom de la carte
option-topic = Quelle partie des règles
option-until = Jusqu’à quand : une date ou un nombre de jours
option-language = La langue ; laisse vide pour voir laquelle c’est
