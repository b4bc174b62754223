# Čeho kdo v této hře dosáhl.

figure-best-round = Nejlepší kolo hry: průměrně { $mean } haléřů, nejvíc { $most }
