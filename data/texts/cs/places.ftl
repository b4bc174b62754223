# Stůl ve vlastním vlákně a zpráva o něm v kanálu, kam vlákno patří.

button-thread = Přesunout do vlákna
option-where = Kde stůl otevřít; bez zadání v tomto kanálu
name-option-where = kde
name-choice-thread = vlákno

opened-in-thread = Tvůj stůl je otevřený v { $thread }. Ostatní můžou přisednout tam.
moved-to-thread = Stůl je teď v { $thread } a tento kanál je volný pro další.
# As in English.
thread-name = { $title } · { $name }
parent-opening = **{ $title }**: { $name } otevírá stůl ve vlákně.
parent-title = **{ $title }** · [ke stolu]({ $url })
parent-lobby = U stolu: { $names }. { $free ->
    [0] Všechna místa jsou obsazená.
    [one] Jedno místo je volné.
    [few] { $free } místa jsou volná.
   *[other] { $free } míst je volných.
}
# `since` je datum s časem.
parent-turn = Na tahu od { $since }: { $names }
parent-over = { $number ->
    [0] Hra skončila bez vítěze.
    [one] Hra skončila, vítězí { $names }.
    [few] Hra skončila, o vítězství se dělí { $names }.
   *[other] Hra skončila, o vítězství se dělí { $names }.
}
# Jméno s body.
# As in English.
parent-score = { $name } { $points }

permission-create_public_threads = Vytvářet veřejná vlákna
refused-no-thread-here = Vlákno jde otevřít jen v textovém kanálu. `/{ $command } new` otevře stůl přímo tady.
refused-too-many-threads = Tento server má tolik otevřených vláken, kolik Discord dovolí. Některé archivuj, nebo otevři stůl v kanálu.

# Hra proti AI, kterou nikdo jiný nevidí.
name-choice-private = soukromě
practice-lobby = **{ $title }**: soukromá hra. Vidíš ji jen ty.
button-ai-players = Hráči AI
button-practice-again = Nová soukromá hra
button-practice-instead = Radši { $game }
ask-practice-instead = Máš rozehranou soukromou hru: { $game }.
ask-practice-end = Přestat můžeš kdykoli: `/{ $command } new where:private` tě vrátí přesně sem. Nebo chceš tuhle hru ukončit nadobro?
practice-ended = Hra skončila. Kromě tebe o ní nikdo nevěděl.
games-private = { $game }, soukromě: { $status ->
    [lobby] ještě nezačala
   *[running] **jsi na tahu**
}
button-games-private = Pokračovat v soukromé hře
refused-practice-over = Tahle soukromá hra už skončila. `/{ $command } new where:private` otevře novou.
