# Die Speicherstadt auf Deutsch.
spe-good-coffee = Kaffee
spe-good-tea = Tee
spe-good-spices = Gewürze
spe-good-rubber = Kautschuk
spe-good-cloth = Stoff
spe-nothing = nichts
spe-season = { $season ->
    [A] Winter
    [B] Frühling
    [C] Sommer
    [D] Herbst
   *[E] Vierter Brand
 }
spe-phase-supply = Angebot
spe-phase-bidding = Bieten
spe-phase-purchase = Kauf
spe-phase-processing = Entladen
spe-phase-income = Einkommen
spe-lap = Durchgang { $lap } von { $laps }
spe-round-of = Runde { $round } von { $rounds } · { $season ->
    [A] Winter
    [B] Frühling
    [C] Sommer
    [D] Herbst
   *[E] der letzte Brand
 }

spe-card-fire = Brand
spe-card-fireman = Feuerwehrmann
spe-card-contract = Auftrag
spe-card-ship = Schiff
spe-card-office = Kontor
spe-card-warehouse = Speicher
spe-card-bank = Bank
spe-card-harbour = Hafen
spe-card-trading_chamber = Handelskammer
spe-card-church = Kirche
spe-card-prayer_boat = Gebetsboot
spe-trader-of = { $good ->
    [coffee] Kaffeehändler
    [tea] Teehändler
    [spices] Gewürzhändler
    [rubber] Kautschukhändler
   *[cloth] Stoffhändler
 }
spe-name-fire = Brand ±{ $points }
spe-name-fireman = Feuerwehrmann { $value }
spe-name-contract = Auftrag über { $goods } ({ $points } Punkte)
spe-short-office = Kontor
spe-short-warehouse = Speicher
spe-short-bank = Bank
spe-short-harbour = Hafen
spe-short-trading_chamber = Kammer
spe-short-church = Kirche
spe-short-prayer_boat = Gebetsboot
spe-short-fire = Brand

spe-board = Der Kai
spe-deck = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
spe-deck-label = Karten im Stapel: { $count }
spe-fire-even = Alle gleichauf: Niemand gewinnt oder verliert Punkte.
spe-coins = Münzen
spe-points = Punkte, wenn jetzt Schluss wäre
spe-firemen = Feuerwehrleute
spe-coins-unit = { $count ->
    [one] Münze
   *[other] Münzen
 }
spe-merchants = { $count ->
    [one] ein Kaufmann verfügbar
   *[other] { $count } Kaufleute verfügbar
 }
spe-contracts = Aufträge
spe-traders = Händler
spe-ships = Schiffe
spe-others = Andere Karten
spe-house = Handelshaus
spe-house-label = Handelshaus: { $good }
spe-warehouse-label = Speicher: { $count } von 4
spe-stored = { $count } von 4
spe-area = Was { $name } hat
spe-area-mine = Was du hast
spe-price = { $name } würde { $price } zahlen
spe-price-short = { $name } müsste { $price } zahlen und kann es nicht
spe-target = Spalte { $column }, { $card }: Du stündest auf Platz { $place }. { $count ->
    [0] Sonst steht niemand unter dir.
    [one] { $names } würde 1 mehr zahlen.
   *[other] { $names } würden je 1 mehr zahlen.
 }
spe-tip-place = { $place ->
    [1] Erster Platz in der Schlange
    [2] Zweiter Platz in der Schlange
    [3] Dritter Platz in der Schlange
   *[other] Platz { $place } in der Schlange
 }
spe-tip-pay = Du würdest 1 zahlen, sobald { $names } gepasst { $count ->
    [one] hat
   *[other] haben
 }, und 1 mehr für jeden Kaufmann über dir.
spe-tip-pay-first = Du wirst zuerst gefragt und zahlst 1 für dich und 1 für jeden Kaufmann über dir.
spe-tip-pay-own = Hier würdest du 1 zahlen und 1 mehr für jeden Kaufmann über dir.
spe-tip-dearer = { $count ->
    [one] { $names } zahlt 1 mehr.
   *[other] { $names } zahlen je 1 mehr.
 }
spe-tip-own = Auch dein eigener Kaufmann darunter zahlt 1 mehr.

spe-over = Die Partie ist zu Ende
spe-ask-place = { $lap ->
    [3] Setze deinen letzten Kaufmann
   *[other] Setze einen Kaufmann
 }
spe-ask-place-hint = Wähle eine erleuchtete Luke über der Karte, die du möchtest.
spe-ask-chosen = { $card }, Platz { $place }. { $count ->
    [0] { $own ->
        [yes] Darunter stehen nur deine eigenen und zahlen 1 mehr.
       *[no] Vor dir steht niemand.
     }
    [one] { $names } wird vor dir gefragt und zahlt jetzt 1 mehr.{ $own ->
        [yes] {" "}Dein eigener Kaufmann auch.
       *[no] {""}
     }
   *[other] { $names } werden vor dir gefragt und zahlen jetzt je 1 mehr.{ $own ->
        [yes] {" "}Dein eigener Kaufmann auch.
       *[no] {""}
     }
 }
spe-place-here = Hier setzen
spe-ask-buy = { $card } für { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
 }?
spe-ask-buy-next = Danach hättest du noch { $left }. Wenn du passt, kann { $name } für { $price } kaufen.
spe-ask-buy-last = Danach hättest du noch { $left }. Wenn du passt, bekommt niemand die Karte.
spe-buy = Für { $price } kaufen
spe-pass = Passen
spe-ask-process = Deine Warensteine: { $cubes }
spe-ask-process-hint = Wähle Warensteine, dann liefere, verkaufe, tausche oder lagere sie. Was übrig bleibt, geht verloren.
spe-ask-process-done = Alle Warensteine sind untergebracht
spe-ask-process-done-hint = Schließ ab, oder mach es rückgängig, wenn du es anders möchtest.
spe-finish = Abschließen
spe-store-all = Alles lagern und abschließen
spe-still-lost = Du hast noch { $cubes }.
spe-wait-place = { $name } setzt einen Kaufmann
spe-wait-buy = { $name } darf kaufen: { $card } für { $price }
spe-wait-process = { $name } entlädt

spe-pool = Am Kai
spe-pool-empty = Keine Warensteine mehr.
spe-deliver-all = Alle { $count } liefern
spe-pick = Wähle einen oder mehrere: Dann siehst du, was damit geht.
spe-pick-more = Mit diesen allein geht nichts. Wähle andere oder weitere dazu.
spe-do-deliver = Liefern: { $card } { $open ->
    [0] (vollständig!)
    [one] (dann noch eins offen)
   *[other] (dann noch { $open } offen)
 }
spe-do-sell = { $good } für { $coins } an den Händler verkaufen
spe-do-pair = { $goods } für { $coins } verkaufen
spe-do-exchange = { $goods } gegen { $good }
spe-do-keep = { $place ->
    [house] { $good } im Handelshaus behalten
   *[warehouse] { $good } im Speicher lagern (Punkte: { $points })
 }
spe-deliver-to = Liefern an: { $card }
spe-sell-to = Verkaufen an: { $card }
spe-keep-house = Im Handelshaus behalten
spe-keep-warehouse = Im Speicher lagern

spe-stock-bag = Warensteine im Beutel: { $count }
spe-stock-discard = Warensteine auf der Warenablage: { $count }
spe-stock-deck = Karten im Stapel: { $count }
spe-stock-gone = Abgelegte Karten: { $count }

spe-log-round = Runde { $round }
spe-log-start-coin = { $name } hat die Startmünze.
spe-log-revealed = In Spalte { $column }: { $card }.
spe-log-revealed-cubes = In Spalte { $column }: ein Schiff. Ladung: { $cubes }.
spe-log-fire = { $card }. Höchste Feuerwehrsumme: { $highest }, +{ $points }. Niedrigste: { $lowest }, −{ $points }.
spe-log-fire-even = { $card }. Alle Feuerwehrsummen sind gleich; niemand gewinnt oder verliert Punkte.
spe-log-placed = { $name } steht an { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[other] { $place }.
 } Stelle: { $card }.
spe-log-kept-merchant = { $name } findet keinen freien Platz und behält den Kaufmann.
spe-log-bought = { $name } kauft für { $price }: { $card }.
spe-log-passed = { $name } passt bei { $price }: { $card }.
spe-log-forced-pass = { $name } kann { $price } nicht zahlen und passt: { $card }.
spe-log-unsold = Niemand kauft sie, und sie wird abgelegt: { $card }.
spe-log-unloaded = { $name } entlädt: { $cubes }.
spe-log-delivered = { $name } liefert { $good } für einen Auftrag.
spe-log-completed = { $name } liefert { $good } und erfüllt einen Auftrag: { $points } Punkte.
spe-log-sold = { $name } verkauft { $good } für { $coins } an den Händler.
spe-log-sold-pair = { $name } verkauft { $goods } für { $coins }.
spe-log-exchanged = { $name } tauscht { $goods } gegen { $good }.
spe-log-kept = { $place ->
    [house] { $name } behält { $good } im Handelshaus.
   *[warehouse] { $name } lagert { $good } im Speicher.
 }
spe-log-lost = { $name } verliert { $cubes }.
spe-log-income = { $name } erhält { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
 }.
spe-log-scored = Endstand von { $name }: { $points }.
spe-log-ended = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }

spe-source-fires = Brände
spe-source-contracts = Aufträge
spe-tie = Bei Gleichstand entscheiden mehr Münzen: { $each }.
spe-source-traders = Händler
spe-source-offices = Kontore
spe-source-warehouse = Speicher
spe-source-harbour = Hafen
spe-source-trading_chamber = Handelskammer
spe-source-church = Kirche
spe-source-prayer_boat = Gebetsboot

spe-text-quay = Der Kai
spe-text-empty = leerer Liegeplatz
spe-text-nobody = niemand in der Schlange
spe-text-merchant = { $name } für { $price }
spe-text-column = Spalte { $column }: { $card }; von unten: { $queue }
spe-text-area = { $name }: Münzen { $coins }, Punkte { $points }, Feuerwehrsumme { $firemen }
spe-text-cards = Karten: { $cards }
spe-text-stored = Handelshaus: { $house }; Speicher: { $warehouse }

rule-SPE-3-1 = Zwei bis fünf können mitspielen.
rule-SPE-3-6 = Die Startmünze geht an einen Spieler an diesem Tisch.
rule-SPE-4-14 = In jedem der drei Durchgänge setzt jeder Spieler einen Kaufmann; sonst wird währenddessen nichts entschieden.
rule-SPE-4-15 = Ein Kaufmann kommt über eine Karte, in eine Spalte mit weniger als acht Kaufleuten.
rule-SPE-4-16 = Jeder Kaufmann muss gesetzt werden; beim Bieten passt niemand.
rule-SPE-4-19 = Der Besitzer des untersten Kaufmanns kauft die Karte oder passt; sonst wird währenddessen nichts entschieden.
rule-SPE-4-25 = Ein Schritt verwendet Warensteine aus dem eigenen Kaivorrat: auf ein unbelegtes Symbol eines eigenen Auftrags, an einen eigenen Händler für diese Ware, zwei zum Verkauf, drei im Tausch gegen einen von der Warenablage, oder an einen Lagerort, der Raum hat.
rule-SPE-5-7 = Gefragt wird ein Spieler nach dem anderen.
rule-SPE-6-1 = Das Spiel endete mit dem vierten Brand.

bot-about-speicherstadt-gentle = Stellt sich an, wo das Bild hübsch ist, und vergisst, was eine Schlange kostet.
bot-about-speicherstadt-steady = Zählt ihre Münzen, erfüllt ihre Aufträge und schaut nie auf deine.
bot-about-speicherstadt-sharp = Stellt sich dazu, damit du zahlst, und geht, bevor er selbst muss.
bot-about-speicherstadt-master = Spielt den Kai ein paar hundert Mal im Kopf durch, dann zieht sie.
