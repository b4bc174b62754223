# Une table dans un fil à elle, et le message qui en parle dans le salon du fil.

button-thread = Déplacer dans un fil
option-where = Où ouvrir la table ; sans rien, dans ce salon
name-option-where = où
name-choice-thread = fil

opened-in-thread = Ta table est ouverte dans { $thread }. Les autres peuvent la rejoindre là-bas.
moved-to-thread = La table est maintenant dans { $thread }, et ce salon est libre pour une autre.
# As in English.
thread-name = { $title } · { $name }
parent-opening = **{ $title }** : { $name } ouvre une table dans un fil.
parent-title = **{ $title }** · [vers la table]({ $url })
parent-lobby = À la table : { $names }. { $free ->
    [0] Toutes les places sont prises.
    [one] Il reste une place.
   *[other] Il reste { $free } places.
}
# `since` est une date avec l’heure.
parent-turn = À jouer depuis le { $since } : { $names }
parent-over = { $number ->
    [0] La partie est finie. Personne n’a gagné.
    [one] La partie est finie : { $names } gagne.
   *[other] La partie est finie : { $names } se partagent la victoire.
}
# Un nom avec ses points.
# As in English.
parent-score = { $name } { $points }

permission-create_public_threads = Créer des fils publics
refused-no-thread-here = Un fil ne s’ouvre que dans un salon textuel. `/{ $command } new` ouvre la table ici même.
refused-too-many-threads = Ce serveur a autant de fils ouverts que Discord le permet. Il faut en archiver un, ou ouvrir la table dans un salon.

# Une partie contre des IA, que personne d’autre ne voit.
name-choice-private = en-privé
practice-lobby = **{ $title }** : une partie privée, rien que pour toi.
button-ai-players = Joueurs IA
button-practice-again = Nouvelle partie privée
button-practice-instead = Plutôt { $game }
ask-practice-instead = Tu as une partie privée en cours : { $game }.
ask-practice-end = Tu peux t’arrêter quand tu veux : `/{ $command } new where:private` te ramène exactement ici. Ou préfères-tu terminer cette partie pour de bon ?
practice-ended = La partie est terminée. Tu étais la seule personne à la connaître.
games-private = { $game }, en privé : { $status ->
    [lobby] pas encore commencée
   *[running] **c’est à toi de jouer**
}
button-games-private = Reprendre la partie privée
refused-practice-over = Cette partie privée est finie. `/{ $command } new where:private` en ouvre une nouvelle.
