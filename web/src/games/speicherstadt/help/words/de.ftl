# Was die Dinge der Speicherstadt von sich sagen.
spe-help-card-kind = Karte, { $count } im Spiel
spe-help-card-owned = Karte von { $name }, { $count } im Spiel
spe-help-of = { $name }
spe-help-does-fire = Sobald er aufgedeckt wird, gewinnt die stärkste Feuerwehr { $points }, die schwächste verliert { $points }.
spe-help-does-fireman = Macht deine Feuerwehr für immer um { $value } stärker. Bei jedem Brand gewinnt die stärkste Punkte, die schwächste verliert welche.
spe-help-does-contract = Leg diese Waren darauf, wenn du sie entlädst. Ganz bedeckt bringt er am Ende { $points } Punkte.
spe-help-does-ship = Bringt drei Würfel. Wer es kauft, entlädt sie noch in dieser Runde.
spe-help-does-trader = Kauft dir { $good } ab, so viele Würfel du willst.
spe-help-does-office = Je mehr du davon hast, desto mehr bringen sie am Ende.
spe-help-does-warehouse = Bewahrt bis zu vier Würfel von Runde zu Runde auf; jeder zählt am Ende einen Punkt.
spe-help-does-bank = Bringt dir am Ende jeder Runde eine Münze mehr.
spe-help-does-harbour = Am Ende ein Punkt für jedes deiner Schiffe, auch für die leeren.
spe-help-does-trading_chamber = Am Ende ein Punkt für jede deiner Münzen.
spe-help-does-church = Tut nichts bis zum Schluss; dann zählt sie { $points } Punkte.
spe-help-does-prayer_boat = Tut nichts bis zum Schluss; dann zählt es { $points } Punkte.
spe-help-symbol = { $state ->
    [on] geliefert
    [held] hast du
    [open] fehlt
   *[none] verlangt
 }
spe-help-office-label = Punkte für 1 bis 4
spe-help-asked = für deine Aufträge
spe-help-trader-each = für jeden Würfel
spe-help-at-end = am Ende
spe-help-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
spe-help-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
spe-help-cubes = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
 }
spe-help-fire-now = käme der nächste Brand jetzt, { $way ->
    [gain] gewännst du { $points }.
    [lose] verlörst du { $points }.
   *[none] ginge er an dir vorbei.
 }
spe-help-fireman-now = mit ihm { $way ->
    [gain] brächte dir der nächste Brand { $points }.
    [lose] würde dich der nächste Brand immer noch { $points } kosten.
   *[none] ginge der nächste Brand an dir vorbei.
 }
spe-help-office-now = { $nth ->
    [1] dein erstes,
    [2] dein zweites,
    [3] dein drittes,
   *[other] dein viertes,
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr.
spe-help-gain-now = sie brächte dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
spe-help-gain-other = Für { $names } wären es { $points }.
spe-help-want = deinen Aufträgen fehlen noch { $goods }.
spe-help-want-none = du hast keinen Auftrag, der auf Waren wartet.
spe-help-trader-now = { $count ->
    [0] du hast gerade nichts davon ({ $good }).
   *[other] du hast { $count } × { $good }.
 }
spe-help-contract-none = du hast noch keine dieser Waren.
spe-help-contract-open = es fehlen noch { $goods } für { $points } Punkte.
spe-help-contract-full = erfüllt. { $points } Punkte sind dir sicher.
spe-help-so-far = bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
spe-help-column = Schlange
spe-help-column-kind = Spalte { $column }: { $card }
spe-help-column-does = Wer ganz unten steht, wird zuerst gefragt und zahlt 1 Münze, und 1 mehr für jeden darüber. Wer passt, macht dem Nächsten Platz.
spe-help-column-place = du stündest auf Platz { $place } und zahltest { $price }, und 1 mehr für jeden, der sich noch über dich stellt.
spe-help-column-pay = dein Händler bekäme sie für { $price }.
spe-help-merchant = Händler: { $name }
spe-help-merchant-does = Zahlt 1 Münze für sich und 1 für jeden über ihm, sobald alle unter ihm gepasst haben.
spe-help-price = würde zahlen
spe-help-has = hat
spe-help-merchant-short = { $who ->
    [you] du kannst { $price } nicht zahlen und musst passen.
   *[other] { $name } kann { $price } nicht zahlen und muss passen.
 }
spe-help-merchant-can = { $who ->
    [you] du kannst für { $price } kaufen, wenn es unter dir niemand tut.
   *[other] { $name } kann für { $price } kaufen, wenn es darunter niemand tut.
 }
spe-help-good-kind = Ware, 9 im Spiel, { $mine } bei dir
spe-help-good-does = Schiffe bringen sie. Leg sie auf Aufträge; den Rest verkauf oder behalte.
spe-help-good-contract = ein ganz bedeckter Auftrag
spe-help-good-contract-value = 5 bis 11 Punkte
spe-help-good-trader = mit dem { $good ->
    [coffee] Kaffeehändler
    [tea] Teehändler
    [spices] Gewürzhändler
    [rubber] Kautschukhändler
   *[cloth] Stoffhändler
 }, je
spe-help-good-pair = zwei beliebige Würfel als Paar
spe-help-good-stored = am Ende im Speicher
spe-help-good-wanted = auf deinen Aufträgen { $count ->
    [one] ist noch ein Platz
   *[other] sind noch { $count } Plätze
 } dafür frei.
spe-help-good-row = der Auftrag für { $points } in der Reihe verlangt danach.
spe-help-good-unwanted = keiner deiner Aufträge wartet darauf.
spe-help-house-kind = Gebäude, alle haben eins
spe-help-house-does = Bewahrt einen Würfel für die nächste Runde auf und handelt mit dem, was sonst nirgends passt.
spe-help-house-keep = aufheben bis zur nächsten Runde
spe-help-house-exchange = drei Würfel für einen deiner Wahl von der Ablage
spe-help-house-pair = zwei beliebige Würfel
spe-help-house-holds = es bewahrt auf: { $good }.
spe-help-house-empty = es ist leer und hat Platz für einen Würfel.
spe-help-warehouse-label = je ein Punkt
spe-help-warehouse-holds = darin liegt: { $cubes }.
spe-help-coins-does = Damit werden Karten bezahlt. Am Ende jeder Runde kommen welche dazu.
spe-help-income-all = für alle
spe-help-income-none = wenn du diese Runde nichts gekauft hast
spe-help-income-bank = mit der Bank
spe-help-income = { $who ->
    [you] du bekommst
   *[other] { $name } bekommt
 } am Ende dieser Runde { $coins }, so wie es steht.
spe-help-points-does = Was es wäre, wenn jetzt Schluss wäre, und woher es kommt.
spe-help-firemen-does = Die Stärke aller Feuerwehrleute zusammen. Bei jedem Brand gewinnen die Stärksten Punkte, die Schwächsten verlieren welche.
spe-help-merchants-does = Drei in jeder Runde: in jedem Durchgang einer. Sie kommen heim, sobald die Karte verkauft ist.
spe-help-deck = Der Stapel
spe-help-deck-does = Der Winter liegt oben, dann Frühling, Sommer und Herbst. Ganz unten liegt der vierte Brand und beendet das Spiel.
spe-help-phase-kind = Teil einer Runde
spe-help-spe-phase-supply = Karten kommen an den Kai, eine mehr als Spieler da sind. Ein Brand wirkt sofort.
spe-help-spe-phase-bidding = In drei Durchgängen stellt jeder einen Händler über eine Karte. Je mehr dort stehen, desto teurer wird sie.
spe-help-spe-phase-purchase = Karte für Karte, von links: Wer ganz unten steht, kauft oder passt.
spe-help-spe-phase-processing = Alle entladen: Würfel gehen auf Aufträge, zu Händlern, ins Lager. Was übrig bleibt, ist verloren.
spe-help-spe-phase-income = Alle bekommen eine Münze, eine mehr für den, der nichts gekauft hat, eine mehr mit der Bank.
spe-help-first-name = Startmünze
spe-help-first = Wer sie hat, bietet zuerst und entlädt zuerst. Nach jeder Runde geht sie nach links.
spe-help-first-you = du beginnst; andere können sich noch über dich stellen.
spe-help-round-name = Runde und Jahreszeit
spe-help-round-kind = Runde { $round } von { $rounds }
spe-help-round = Sind die Karten zu Ende, kommt der vierte Brand, und das Spiel ist aus.
spe-help-bag-name = Der Beutel
spe-help-bag = Jedes Schiff zieht seine drei Würfel daraus, blind.
spe-help-goods-discard-name = Abgelegte Würfel
spe-help-goods-discard = Wer drei Würfel tauscht, nimmt einen von hier.
spe-help-discard-name = Nicht verkaufte Karten
spe-help-discard = Was niemand gekauft hat, und Brände, die vorbei sind. Nichts kommt zurück.
