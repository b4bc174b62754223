"""Words that the texts do not use, for each language: one thing has one name.

The terms of the rule books, standard labels for standard things, and what a person would not say
at a table.
"""

from __future__ import annotations

import re
from typing import Final

from tests.support.i18n.house_style import Term

HELLER, PETERSBURG, RATTUS = "heller_und_pfennig", "saint_petersburg", "rattus_cartus"


def _term(avoided: str, instead: str, folder: str = "") -> Term:
    return Term(re.compile(avoided), instead, folder)


TERMS: Final = {
    "en": (
        _term(r"[Nn]othing was done", "Cancelled"),
        _term(r"\banew\b", "new, again"),
        _term(r"[Ss]end \S+ away", "Remove"),
        _term(r"counts as lost", "counts as your loss"),
        _term(r"\bby lot\b", "at random"),
        _term(r"what becomes of", "Buy it, keep it or discard it?"),
        _term(r"the (Catherine|Peter|St) ", "no article before a name", PETERSBURG),
        _term(r"\bgoods?\b", "ware", HELLER),
        _term(r"\bkept (tile|one)\b", "secret tile", HELLER),
        _term(r"\brats? off\b(?! you)", "discard rats", RATTUS),
    ),
    "de": (
        _term(r"\(lädt ein\)", "Gastgeber"),
        _term(r"schwere[nrms]? KI", "starke KI"),
        _term(r"Es ist nichts passiert", "Abgebrochen"),
        _term(r"Tische sprechen", "Sprache der Tische"),
        _term(r"deine Augen", "nur für dich sichtbar"),
    ),
    "fr": (
        _term(r"Me rappeler", "M’envoyer des rappels"),
        _term(r"Que disent les", "Que signifient les symboles"),
        _term(r"volontiers", "bien sûr"),
        _term(r"d’en face", "de ton adversaire"),
        _term(r"pour tes yeux|\b[Tt]oi seul\b", "rien que pour toi"),
        _term(r"\b([Rr]envoyer|[Ii]nstaller) une IA", "retirer, ajouter"),
        _term(r"[Rr]eprendre (le tour|un coup)", "annuler"),
        _term(r"(?<!ferai )\b[Ss]ignes?\b", "symbole"),
        _term(r"(était|être|est) gardée?s? (de|sur)", "je garde"),
        _term(r"(?<![Ss]eules )\b[Cc]omptent les parties", "seules comptent"),
        _term(r"À toi de décider", "À toi de jouer"),
        _term(r"artisans paient", "rapportent", PETERSBURG),
        _term(r"le plus de points gagne", "le plus grand nombre de points l’emporte"),
        _term(r"rats? de moins", "à défausser", RATTUS),
        _term(r"(?<!/)\b[Hh]ellers?\b(?! und)", "sous", HELLER),
    ),
    "cs": (
        _term(r"\b[Tt]ěžk(á|é|ou)\b", "silná"),
        _term(r"\b[Nn]emohu\b|\b[Mm]ohu\b", "můžu, nemůžu"),
        _term(r"\b(ne)?mohou\b", "můžou, nemůžou"),
        _term(r"\b[Pp]oslat \w*\s?pryč", "odebrat"),
        _term(r"\b[Pp]arti(e|í|i)\b", "hra"),
        _term(r"\bna ruce\b", "v ruce"),
        _term(r"\b(ne)?lze\b|\bNelze\b|\bLze\b", "jde, nejde"),
        _term(r"\b[Jj](e|sou)-li\b", "když je, když jsou"),
        _term(r"\b[Pp]odnikneš\b|\bnepodnikl", "Co uděláš?, nikdo netáhl"),
        _term(r"\b[Nn]a řadě: ", "na tahu"),
        _term(r"Moje ruka", "Co mám"),
        _term(r"\b[Pp]ass\b(?! rest)", "pas, pasovat"),
        _term(r"pro tvoje oči", "vidíš jen ty"),
        _term(r"nedochoval", "není uložen"),
        _term(r"krys\w* (méně|míň)|\bzbav", "odložit krysy", RATTUS),
        _term(r"\bosob", "obyvatelé", RATTUS),
    ),
}
