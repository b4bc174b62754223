# Les tournois.

command-tournament = Les tournois de ce serveur
command-tournament-new = Préparer un tournoi ; personne ne le voit avant que tu l’ouvres
command-tournament-show = Participants, tours et classement d’un tournoi
option-tournament = Quel tournoi ; sans rien, le dernier
option-tournament-game = À quel jeu on joue
option-tournament-name = Comment s’appelle le tournoi
option-format = Comment les tours sont appariés
option-tables = Combien de personnes par table, par exemple 4 ou 3-4
option-rounds = Combien de tours ; seulement pour un système suisse
option-most = Combien de personnes au plus
option-late = Le dernier tour avant lequel on peut encore entrer
option-role = Seules les personnes avec ce rôle peuvent s’inscrire
option-threads = Le salon des fils des tables ; sans rien, celui-ci
name-nevsky-tournament = tournoi
name-option-tournament = tournoi
# As in English.
name-option-format = format
# As in English.
name-option-tables = tables
name-option-rounds = tours
name-option-most = maximum
name-option-late = retard
name-option-role = rôle
name-option-threads = fils

format-swiss = Système suisse : à force égale
format-round-robin = Toutes rondes : chacun rencontre chacun
format-knock-out = Élimination : la première moitié de chaque table continue

## Ce qu’est un tournoi

# As in English.
tournament-title = **{ $name }** · { $game }
tournament-how = { $format ->
    [swiss] Système suisse, { $rounds ->
        [one] un tour
       *[other] { $rounds } tours
    }
    [round-robin] Toutes rondes : chacun rencontre chacun
   *[knock-out] Élimination : la première moitié de chaque table continue
}, tables de { $size }
tournament-pace = Rythme : { $limit } ; une IA ({ $level }) joue à la place des retardataires
tournament-pace-unlimited = Rythme : sans limite de temps
tournament-role = Inscription réservée au rôle { $role }.
tournament-unrated = Les parties ne comptent pas pour le classement du serveur.
tournament-late = Tu peux encore entrer avant le tour { $round }.
tournament-starts = Début : { $at }, { $relative }.
tournament-starts-by-hand = Il commence quand l’organisation le lance.
tournament-fill = Des IA le complètent jusqu’à { $number } participants.
tournament-check-in = { $kind ->
    [start] Avant le début, chacun dit qu’il est là.
    [knock-out] Avant chaque tour, dis que tu es là ; sinon c’est fini pour toi.
   *[round] Avant chaque tour, dis que tu es là ; sinon tu le passes.
}
# `more` : ceux dont le nom manque.
tournament-entered = Inscrits ({ $number } sur { $most }) : { $names ->
    [0] personne encore
   *[other] { $names }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }
}
tournament-waiting = { $number ->
    [one] Une personne attend une place.
   *[other] { $number } personnes attendent une place.
}
tournament-now = { $phase ->
    [entering] Tu peux t’inscrire maintenant.
    [check-in] Es-tu là ? Appuie sur le bouton ; sans cela, tu ne joues pas.
    [round-check-in] Le tour { $round } va commencer. Es-tu là ? Appuie sur le bouton.
    [paired] Le tour { $round } est apparié et n’a pas commencé.
    [round] Le tour { $round } est en cours : { $done } tables sur { $tables } ont fini.
    [between-rounds] Le tour { $round } est fini.
   *[ended] Le tournoi est fini.
}
tournament-paused = Il est en pause : aucun tour ne commence.
tournament-leader = { $name } est en tête.

button-tournament-join = S’inscrire
button-tournament-leave = Se retirer
button-tournament-here = Je suis là
button-tournament-show = Classement
button-tournament-manage = Organiser

## Les tours

tournament-round-title = **{ $name }** · tour { $round }
tournament-table = Table { $number } : { $thread } · { $names }
tournament-table-short = Table { $number } : { $thread }
tournament-table-opens = Table { $number } : { $names }
tournament-table-over = Table { $number } : { $thread } · { $names }
# As in English.
tournament-score = { $name } { $points }
tournament-byes = Sans table cette fois, un demi-point : { $names }
# Le message qui demande qui est là, et devient celui du tour.
tournament-call = { $ends ->
    [organiser] Es-tu là ? Appuie sur le bouton ; l’organisation lance le tour.
    [set-time] Es-tu là ? Appuie sur le bouton : le tour commence à { $at }, { $relative }.
    [waiting] Il n’y a pas assez de monde pour une table. Le tour commence dès qu’il y en a assez ; sinon le tournoi se termine à { $at }, { $relative }.
   *[complete] Es-tu là ? Appuie sur le bouton : le tour commence à { $at }, { $relative }, ou dès que tout le monde est là.
}
tournament-call-else = { $kind ->
    [start] Si tu n’es pas là à ce moment, tu ne joues pas.
    [knock-out] Si tu n’es pas là à ce moment, c’est fini pour toi.
   *[round] Si tu n’es pas là à ce moment, tu passes ce tour sans points ; après deux tours de suite, c’est fini.
}
tournament-call-here = Présents : { $number } sur { $all }
tournament-call-missing = Pas encore : { $names }
# Les noms pour lesquels le premier message n’a pas de place.
# To several people.
tournament-call-rest = Et vous, êtes-vous là ? { $names }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}
# Avec `out`, en élimination.
tournament-sitting-out = { $out ->
    [1] Absents et éliminés : { $names }
   *[0] Absents cette fois, sans points : { $names }
}
tournament-round-extended = Prolongé { $at } : { $live ->
    [1] 15 minutes
   *[0] un jour
} de plus pour toutes les personnes qui devaient alors jouer.
# As in English.
tournament-thread = { $name } · { $round }.{ $number }
tournament-greeting = Tour { $round } de **{ $tournament }**, table { $number } : { $names }. Bonne partie !
# Below the result of a table that names the winner of the game.
tournament-absent = Au tournoi, la dernière place de cette table revient à { $names }, car une IA a joué jusqu’à la fin.

## La fin

tournament-over-title = **{ $name }** est fini.
tournament-over-short = Il n’y a pas eu d’autre tour : les personnes restantes ne remplissaient pas les tables, et personne ne reste deux fois sans table.
tournament-over-winner = { $number ->
    [one] { $winners } gagne le tournoi.
   *[other] { $winners } se partagent la première place.
}
# Without a final it is the last table of whoever is first.
button-tournament-replay = { $final ->
    [1] Revoir la finale
   *[0] Revoir la dernière table de la première place
}
# In the history and the profile of a player; with place 0 it is not over.
tournament-record = Tournoi « { $name } »{ $place ->
    [0] {""}
   *[other] {""} : place { $place } sur { $number }
}
tournament-place = { $place }\. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
tournament-place-more = Adversaires { $opponents }, part des points { $share } %, tirage { $lot }.
tournament-places-more = { $number ->
    [one] Et encore une place.
   *[other] Et encore { $number } places.
}

## Réponses privées

tournament-bracket = Tour { $round } : { $tables }
tournament-yours = Ta table : { $thread }
tournament-no-standings = Le classement vient après le premier tour.
tournament-joined = { $waiting ->
    [0] Ton inscription est notée.
   *[other] Toutes les places sont prises. Tu as le numéro { $waiting } sur la liste d’attente.
}
tournament-joined-late = Ton inscription est notée. Tu joues à partir du prochain tour.
tournament-left-before = Tu ne participes plus au tournoi.
tournament-left-running = { $table ->
    [none] Tu ne joues plus et gardes tes points.
    [drawn] Tu ne joues plus à partir du prochain tour. Ta table s’arrête, les autres y sont à égalité.
   *[ai] Tu ne joues plus à partir du prochain tour. À ta table, une IA joue à ta place.
}
tournament-checked-in = C’est noté, tu joues.
tournament-preview = { $rounds ->
    [0] Le nombre de tours dépend du nombre d’inscrits.
    [one] À { $number }, il faut un tour.
   *[other] À { $number }, il faut { $rounds } tours.
}
# How long that is. With basis `assumed` a turn is taken to last so many minutes.
tournament-preview-time = { $basis ->
    [unknown] Sans limite de temps, personne ne sait combien cela dure.
    [live] Il faut compter environ { $hours ->
        [one] une heure
       *[other] { $hours } heures
    } à la table.
    [assumed] Si un coup prend { $minutes ->
        [60] une heure
        [180] trois heures
       *[other] { $minutes } minutes
    }, il faut compter environ { $days ->
        [one] un jour
       *[other] { $days } jours
    }.
   *[measured] D’après les parties jouées ici à ce rythme, il faut compter environ { $unit ->
        [hours] { $hours ->
            [one] une heure
           *[other] { $hours } heures
        }
       *[days] { $days ->
            [one] un jour
           *[other] { $days } jours
        }
    }.
}
tournament-draft = Personne d’autre ne voit ceci. Dès que tu ouvres le tournoi, on peut s’inscrire.
tournament-draft-changed = C’est changé.
tournament-opened = Le tournoi est ouvert : { $place }
tournament-discarded = Le brouillon est effacé.
button-tournament-open = Ouvrir les inscriptions
button-tournament-settings = Réglages
button-tournament-start-time = Heure de début
tournament-start-label = Date et heure, ou dans combien de temps
tournament-start-example = { $example }, 20:00 ou 6 heures ; vide : quand je le dis
tournament-zone-label = Fuseau horaire
tournament-zone-example = une ville ou un décalage, comme Paris ou UTC+1
button-tournament-discard = Effacer le brouillon
tournament-form = Tournoi
setting-tournament-fill = Joueurs IA
tournament-fill-to = { $number ->
    [0] aucun
   *[other] compléter jusqu’à { $number }
}
setting-tournament-level = Niveau des IA
setting-tournament-check-in = Demander qui est là
setting-tournament-check-in-when = Avant le début, et avant chaque tour d’un tournoi en direct
setting-tournament-rated = Les parties comptent pour le classement

## Organiser

tournament-manage = Que veux-tu faire ?
button-tournament-start = Lancer
button-tournament-ask-here = Demander qui est là
# As in English.
button-tournament-pause = Pause
button-tournament-resume = Continuer
button-tournament-take-back = Annuler le tour
button-tournament-extend = { $kind ->
    [live] 15 minutes de plus
   *[round] Un jour de plus
}
button-tournament-end = Terminer maintenant
button-tournament-players = Participants
menu-tournament-player = Choisir quelqu’un
tournament-ask-player = De qui s’agit-il ?
tournament-about-player = Quelqu’un d’autre peut jouer à la place de { $name }, et verra sa main. Ou bien { $name } sort du tournoi.
button-tournament-out = Retirer du tournoi
menu-tournament-newcomer = Qui joue à sa place ?
button-tournament-end-yes = Oui, terminer
tournament-ask-end = Terminer avec le classement tel qu’il est ? Les tables en cours ne compteront plus.
tournament-blocked = Impossible d’ouvrir des tables dans { $place } pour l’instant ; je réessaie chaque minute. Le salon existe-t-il encore, et le bot peut-il y créer des fils ?
tournament-started = Le tournoi a commencé.
tournament-asked-here = Le message demande maintenant qui est là.
tournament-asked-to-start = Le message demande maintenant qui est là. Ça commence { $relative }, ou dès que tout le monde est là ; appuie encore sur « Lancer » pour ne pas attendre.
tournament-pausing = { $asks ->
    [1] En pause. Les tables en cours continuent ; à la reprise, on demande à tout le monde qui est là.
   *[0] En pause. Les tables en cours continuent ; le prochain tour est apparié, mais ne commence pas.
}
tournament-resumed = Ça continue.
tournament-taken-back = Le tour est annulé. Je l’apparierai de nouveau quand tu continueras.
tournament-extended = Nouveau début : { $at }.
tournament-round-extended-now = { $live ->
    [1] 15 minutes
   *[0] Un jour
} de plus pour toutes les personnes qui doivent jouer maintenant. Les tables et le message du tour le disent.
tournament-ended-early = Le tournoi est terminé, avec le classement tel qu’il était.
tournament-removed = { $name } sort du tournoi. { $ai ->
    [0] Une table en cours s’arrête, les autres y sont à égalité.
   *[other] À une table en cours, une IA joue à sa place.
}
tournament-replaced = { $name } joue à la place de { $old }.

## Refus

refused-tournament-none = Il n’y a pas encore de tournoi ici. Pour en préparer un, il faut pouvoir gérer les évènements ou les salons : `/nevsky tournament new`.
refused-tournament-managers = Il faut pouvoir gérer les évènements ou les salons pour cela.
refused-tournament-organiser = Seule l’organisation peut faire cela, ou quelqu’un qui peut gérer les salons.
refused-tournament-gone = Ce tournoi n’existe plus.
refused-tournament-busy = Beaucoup de monde a appuyé en même temps, et rien n’a changé. Essaie encore une fois.
refused-tournament-table = C’est une table de tournoi. L’organisation peut aider : `/nevsky tournament show`
refused-tournament-not-now = Ce n’est pas possible à ce moment du tournoi.
refused-tournament-time-changed = Le temps a déjà été changé. *Organiser* montre le nouveau délai ; s’il ne suffit pas, tu peux en ajouter là.
refused-tournament-no-clock = Aucun temps ne court aux tables de ce tour : il n’y a rien à prolonger.
refused-tournament-already-entered = Cette inscription est déjà notée.
refused-tournament-not-entered = C’est réservé aux participants.
refused-tournament-already-here = Tu as déjà dit que tu es là.
refused-tournament-not-asked = Tu ne joues pas le prochain tour.
refused-tournament-too-late = Il est trop tard pour entrer dans ce tournoi.
refused-tournament-full = Toutes les places sont prises.
refused-tournament-role = Inscription réservée au rôle { $role }.
refused-tournament-too-many = Ce serveur a déjà { $most } tournois ouverts, pas plus. Termines-en un d’abord.
refused-tournament-name-taken = Un tournoi ouvert porte déjà ce nom. Choisis-en un autre.
refused-tournament-no-game = Ce jeu n’existe pas ici. Les suggestions les montrent tous.
refused-tournament-format = Choisis dans les suggestions : système suisse, toutes rondes ou élimination.
refused-tournament-sizes = À une table de ce jeu, on joue à { $sizes }. Donne un nombre, ou deux nombres voisins comme 3-4.
refused-tournament-channel = Un tournoi ne se prépare que dans un salon textuel.
refused-tournament-no-players = Personne ne s’est encore inscrit.
refused-tournament-start-unclear = Je ne comprends pas quand. Écris une date et une heure comme { $example }, seulement une heure comme 20:00, ou dans combien de temps, par exemple 6 heures.
refused-tournament-start-past = { $at }, c’est déjà passé. Choisis un moment à venir.
refused-tournament-start-far = C’est trop loin : un tournoi peut commencer jusqu’au { $at }.
refused-tournament-zone = Je ne connais pas ce fuseau horaire. Écris une de ses grandes villes ou son décalage, comme Paris, New York ou UTC+1.
refused-tournament-zone-missing = Dans quel fuseau horaire ? Écris une de ses grandes villes ou son décalage, comme Paris, New York ou UTC+1.
refused-tournament-most = Un tournoi se joue entre { $least } et { $most } personnes.
refused-tournament-rounds = Un système suisse a entre 1 et { $most } tours.
refused-tournament-no-tables = { $number ->
    [one] { $number } personne ne remplit pas les tables. Ça marche à { $nearest }.
   *[other] { $number } personnes ne remplissent pas les tables. Ça marche à { $nearest }.
}
refused-tournament-too-many-byes = À { $number }, quelqu’un resterait deux tours sans table. Ça marche avec { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}, ou à { $nearest }.

## Règles et fichiers

button-tournament-rules = Comment ça marche
button-tournament-json = En JSON
button-tournament-csv = En CSV
tournament-exported = Voici le tournoi en fichier.
tournament-rules =
    - **Points.** À une table, tu marques la part des adversaires que tu bats, la moitié en cas d’égalité : à quatre, c’est 1 pour la première place et 0,67 pour la deuxième. Un tour sans table vaut un demi-point. Il revient aux derniers, et à personne deux fois : plutôt que cela, des tables ont moins ou plus de monde que prévu, ou le tournoi se termine.
    - **Tables.** Leur taille varie d’une personne au plus. On évite que les mêmes se rencontrent encore ; puis on réunit ceux qui ont à peu près autant de points ; puis on équilibre les premiers coups et les places.
    - **Classement.** Les points décident, puis les victoires, puis les points de ceux que tu as rencontrés, puis ta part de tous les points faits à tes tables, et enfin un tirage au sort. Si seul le sort décide, la place est partagée.
    - **Élimination.** La première moitié de chaque table continue ; à trois, la première place, et autant des meilleures deuxièmes qu’il faut pour remplir les tables.
    - **Être là.** En direct, tu dis avant chaque tour que tu es là : pendant 15 minutes avant un début fixé, puis 2 à 5. Si tout le monde est là, le tour commence aussitôt. Les absents n’ont pas de points, et deux tours de suite les éliminent, en élimination un seul. S’il manque du monde pour une table, le tour attend une heure, puis le tournoi se termine. Après une pause, on te le redemande.
    - **Absences.** Une IA remplace les personnes qui n’ont plus de temps. Sans retour avant la fin, la table est perdue, et après deux tables ainsi de suite, c’est fini. Après un retrait, on ne joue plus à partir du prochain tour. Une table qui ne peut pas finir est nulle.
    - **Pause.** Les tables en cours continuent. Le prochain tour est apparié, pour que l’organisation puisse le voir et l’annuler ; il commence à la fin de la pause.
    - **IA.** Quand elles complètent un tournoi, une IA entre sans points avant un tour où quelqu’un serait sans table, et s’en va dès qu’il y a assez de monde ; mais pas en élimination.

## L’image du classement

standings-title = { $name }, après le tour { $round }
# As in English.
standings-number = { $number }
standings-line = { $place }. { $name }{ $ai ->
    [0] {""}
   *[other] {" "}(IA)
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, adversaires { $opponents }, part { $share } %{ $lot ->
    [0] {""}
   *[other] , tirage { $lot }
}{ $moved ->
    [0] {""}
   *[other] , évolution { $moved }
}{ $table ->
    [0] {""}
   *[other] , maintenant à la table { $table }
}
# As in English.
picture-standings-points = points
picture-standings-wins = victoires
picture-standings-opponents = rivaux
picture-standings-share = part
picture-standings-lot = tirage
picture-standings-against = contre

## L’image d’un tournoi à élimination

# With table 0 there is one player, who has none this time.
bracket-line = { $final ->
    [1] Finale
   *[0] Tour { $round }{ $table ->
        [0] , sans table
       *[other] , table { $table }
    }
} : { $names }{ $through ->
    [0] {""}
   *[other]  ; au tour suivant : { $through }
}
picture-bracket-round = { $final ->
    [1] Finale
   *[0] Tour { $round }
}
# `rounds` are earlier ones, `tables` the last ones of a round.
picture-bracket-left-out = { $tables ->
    [0] { $rounds ->
        [one] Le premier tour n’est pas montré.
       *[other] Les { $rounds } premiers tours ne sont pas montrés.
    }
    [one] Et encore une table.
   *[other] Et encore { $tables } tables.
}
