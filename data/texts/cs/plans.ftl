# Moves that are planned ahead. Only the player whose plans they are reads this.

button-plan = { $number ->
    [0] Naplánovat tah
    [one] Můj plán
    [few] Moje plány ({ $number })
   *[other] Moje plány ({ $number })
}
button-plan-change = Změnit { $number }
button-plan-drop = Zrušit { $number }
plans-none = **Zatím nic v plánu.** Co mám udělat, až budeš na tahu? Vidíš to jen ty.
plans-title = **Tvoje plány.** Až budeš na tahu, chvilku počkám a provedu první, který půjde. Vidíš to jen ty.
# As in English.
plans-line = { $number }. { $what }
plan-made = V plánu: { $what }.
plan-dropped = Zrušeno: { $what }.
ask-plan = Co mám udělat, až budeš na tahu?
ask-plan-which = { $chosen }: co přesně?
plan-ended = { $end ->
    [gone] V plánu bylo: { $what }. To už tu není, plán tedy padá.
    [illegal] V plánu bylo: { $what }. { $why }
    [undone] Bereš tah zpět a s ním padá i tenhle plán: { $what }.
    [replaced] Místo toho proběhl jiný tvůj tah, plán tedy padá: { $what }.
    [stood-in] Čas vypršel a hraje za tebe AI, plán tedy padá: { $what }.
   *[true] Plán se splnil a tím končí: { $what }.
}
refused-plan-your-turn = Už jsi na tahu: prostě táhni.
refused-plan-stood-in = Hraje za tebe AI. Nejdřív se vrať do hry, pak můžeš plánovat.
refused-plan-gone = To už tu není, takže s tím není co plánovat.
refused-plan-undone = Mezitím někdo vzal tah zpět, a tak se nic nenaplánovalo. Podívej se prosím znovu.
refused-plan-over = Ten plán už neplatí: splnil se, nebo je zrušený.
refused-plan-enough = Víc plánů než { $most } si nezapamatuju. Některý změň nebo zruš.
