# Le bilan d’une personne sur un serveur, et le classement du serveur.

command-profile = Parties, victoires et places d’une personne sur ce serveur
command-ranking = Qui joue comment sur ce serveur
option-ranking-game = Quel jeu ; laisse vide pour celui joué en dernier
option-season = Quelle saison ; laisse vide pour celle en cours
menu-profile = Un autre jeu
profile-none = { $own ->
    [1] Tu n’as encore terminé aucune partie sur ce serveur.
   *[0] Aucune partie terminée sur ce serveur pour cette personne.
}
profile-title = **{ $name }** sur ce serveur :
profile-game = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}
# As in English.
profile-head = **{ $game }**
# Un score, et les scores habituels d’une personne : des parties de phrases. Un jeu qui compte
# autre chose a les siennes.
# As in English.
scored-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
usual-points = points : { $mean } en moyenne, { $best } au mieux
profile-all = À plusieurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}{ $finished ->
    [0] {""}
   *[other]  ; { $usual }
}
profile-places = Places : { $places }
profile-place = { $place ->
    [0] aucune (hors jeu) × { $number }
    [1] 1re × { $number }
   *[other] { $place }e × { $number }
}
profile-table = { $named ->
    [1] { $edition }, { $players ->
        [1] en solo
       *[other] à { $players }
    }
   *[0] { $players ->
        [1] En solo
       *[other] À { $players }
    }
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $players ->
    [1] {""}
   *[other] , { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
}{ $finished ->
    [0] {""}
   *[other]  ; { $usual }
}
profile-against = { $kind ->
    [people] Contre des personnes
    [easy] Contre des IA faciles
    [medium] Contre des IA moyennes
    [expert] Contre des IA expertes
   *[hard] Contre des IA difficiles
} ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}) : { $ahead } fois devant, { $level } fois à égalité, { $behind } fois derrière
profile-left = { $games ->
    [one] { $games } partie quittée avant la fin : elle compte comme une défaite.
   *[other] { $games } parties quittées avant la fin : elles comptent comme des défaites.
}
profile-rating = Cote dans la saison en cours : { $rating } ±{ $spread }
profile-tournaments = { $number ->
    [one] { $number } tournoi
   *[other] { $number } tournois
} : { $podiums ->
    [one] { $podiums } podium
   *[other] { $podiums } podiums
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
refused-profile-closed = Cette personne garde son bilan pour elle.
setting-my-rating = { $on ->
    [1] Dans les classements : oui
   *[0] Dans les classements : non
}

## Le classement

ranking-title = { $game } : saison { $season }
ranking-season = Saison { $season }
ranking-none = Personne n’a encore de cote ici : seules comptent les parties terminées à deux personnes ou plus.
ranking-empty = Aucune partie n’a encore compté cette saison. Seules comptent les parties terminées à deux personnes ou plus.
ranking-since = { $begun ->
    [1] { $over ->
        [1] Du { $first } au { $last }.
       *[0] Depuis le { $first }.
    }
   *[0] Jusqu’au { $last }.
}
ranking-own = { $people ->
    [1] Tu es pour l’instant la seule personne de ce classement, avec une cote de { $rating }.
   *[other] Tu es à la place { $place } sur { $people }, avec une cote de { $rating }.
}
ranking-own-none = Tu n’as pas encore de cote ici : seules comptent les parties à deux personnes ou plus.
ranking-own-soon = Ta cote est de { $rating } pour l’instant. Encore { $missing ->
    [one] une partie
   *[other] { $missing } parties
}, et tu as une place.
ranking-own-away = Tu as choisi de rester hors des classements. `/nevsky settings` permet d’y revenir.
ranking-line = { $place ->
    [0] –
   *[other] { $place }.
} { $name } : { $rating } ±{ $spread }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
ranking-star = ★ { $name } : { $rating }
ranking-level-easy = IA facile
ranking-level-medium = IA moyenne
ranking-level-hard = IA difficile
ranking-level-expert = IA experte
menu-ranking-game = Un autre jeu
menu-ranking-season = Une autre saison
button-ranking-up = Plus haut
button-ranking-down = Plus bas
button-season = Ouvrir la saison { $season }
button-season-yes = Oui, ouvrir la saison { $season }
ask-season = Avec la saison { $season }, toutes les cotes repartent de zéro, dans tous les jeux. Les saisons passées restent visibles. C’est bien ce que tu veux ?
season-begun = La saison { $season } commence. Bonne chance à tout le monde !
refused-only-managers-begin = Il faut pouvoir « Gérer le serveur » pour ouvrir une saison.
picture-ranking-rating = cote
picture-ranking-games = parties
picture-ranking-wins = victoires
