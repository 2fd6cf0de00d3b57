# Was die Dinge Venedigs von sich sagen.
mov-help-sale = du kannst { $n } × { $good } für { $ducats } verkaufen; jeder Anteil bringt dann { $dividend }.
mov-help-no-orders = keine Aufträge, also kauft es gerade nichts.
mov-help-no-cubes = du hast davon nichts zu verkaufen ({ $good }).
mov-help-shop-kind = Geschäft, kauft { $good }
mov-help-shop = Kauft je Auftrag einen Würfel zum doppelten Preis. Dann steigen Preis und Kurs, die Aufträge sinken, und Anteile zahlen Dividende.
mov-help-shop-price = Preis eines Würfels
mov-help-shop-pays = es zahlt dafür
mov-help-shop-orders = Aufträge, so viele kauft es
mov-help-shop-share = Kurs eines Anteils; du hast { $own }
mov-help-shop-majority = die meisten Anteile
mov-help-nobody = niemand
mov-help-majority-you = Du hast die Mehrheit: Mach es in deinem Zug bei den Geschäften billiger oder teurer.
mov-help-good-kind = Ware, { $bag } im Beutel, { $mine } bei dir
mov-help-good = Kaufen hebt den Preis, jeder Würfel aus dem Beutel senkt ihn.
mov-help-good-price = Preis an den Docks und am Mercato
mov-help-good-shop = { $shop }, { $orders ->
    [0] kein Auftrag
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
 }
mov-help-good-orders = als Teil eines Gildenauftrags
mov-help-vp-range = 3 bis 6 SP
mov-help-good-tax = am Ende übrig: Steuer
mov-help-good-tax-value = halber Preis
mov-help-good-wanted = { $count ->
    [one] einer deiner Gildenaufträge braucht sie.
   *[other] { $count } deiner Gildenaufträge brauchen sie.
 }
mov-help-good-none = { $mine ->
    [0] du hast keine, und keiner deiner Gildenaufträge braucht sie.
   *[other] du hast { $mine }, aber gerade keinen Käufer.
 }
mov-help-share = Anteil: { $company }
mov-help-share-kind = Anteil, { $supply } im Vorrat, { $own } bei dir
mov-help-share-shop = Bringt ein Zehntel jedes Verkaufs an das Geschäft, und einen Siegpunkt, wenn der Kurs über 100 steigt und geteilt wird. Am Ende sind 100 Dukaten Wert ein Punkt.
mov-help-share-office = Bringt 10 Dukaten, sooft jemand dieses Büro nutzt. Er kostet und bringt immer 20.
mov-help-share-now = du hast { $own }, je { $price } wert. { $majority ->
    [yes] Die Mehrheit ist deine.
   *[no] {""}
 }
mov-help-share-office-now = du hast { $own ->
    [0] keinen Anteil daran.
    [one] einen Anteil daran.
   *[other] { $own } Anteile daran.
 }
mov-help-order-kind = Gildenauftrag, 21 im Spiel
mov-help-order = Gib an der Gildenhalle diese Würfel für Punkte ab. Jedes betroffene Geschäft braucht so viele Aufträge. Nicht geliefert kostet er 2 Punkte.
mov-help-of = { $has } von { $need }
mov-help-order-complete = du hast alle Würfel: { $vp } Punkte an der Gildenhalle.
mov-help-order-open = deine nächste Lieferung zählt { $vp } Punkte.
mov-help-dock = Einmal je Zug an den Docks kaufst du beliebige Würfel eines Docks. Jeder gekaufte Würfel macht seine Ware teurer.
mov-help-each = je { $ducats }
mov-help-favor-kind = kostet { $price }, { $own } bei dir
mov-help-favor = hebt die Aufträge eines Geschäfts um bis zu { $orders }
mov-help-favor-now = { $own ->
    [0] du hast keine. Die Kirche verkauft sie.
   *[other] spiel sie in irgendeinem deiner Züge.
 }
mov-help-rumor-hidden = kein anderer sieht, welches Geschäft
mov-help-rumor-kind = für { $shop }, { $own } bei dir
mov-help-rumor = Verschiebt in deinem Zug Preis, Kurs oder Aufträge seines Geschäfts um einen Schritt.
mov-help-vp = Die meisten Punkte gewinnen. Am Ende kommen Anteile und Geld dazu; Gildenaufträge auf der Hand kosten je 2.
mov-help-score-vp = erzielt
mov-help-score-order_vp = Gildenaufträge auf der Hand
mov-help-score-share_vp = Wert der Anteile
mov-help-score-cash_vp = Geld nach Steuer
mov-help-score-debt_vp = nicht gezahlte Steuer
mov-help-vp-now = { $points }, wenn jetzt Schluss wäre.
mov-help-cash = Damit zahlst du Würfel, Anteile, Begünstigungen und Gebote. 100 Dukaten sind am Ende ein Punkt.
mov-help-cash-now = die Steuer auf deine Würfel wäre { $tax }.
mov-help-pawn-name = Figur von { $name }
mov-help-pawn = Zeigt, wo ihr Besitzer diese Runde handelt. Nächste Runde muss sie woandershin.
mov-help-pawn-now = nächste Runde kannst du das nicht wieder wählen: { $place }.
mov-help-order-now = du bist Nummer { $place }.
mov-help-orders = Karten für die Gildenhalle. Erste, zweite, dritte und weitere Lieferung bringen immer mehr; was auf der Hand bleibt, kostet je 2.
mov-help-orders-label = Punkte für die nächste Lieferung
mov-help-step-kind = Teil einer Runde
mov-help-mov-step-bid = Alle bieten geheim und zahlen. Das höchste Gebot ist zuerst dran, wählt zuerst einen Charakter und verschiebt Aufträge am weitesten.
mov-help-mov-step-draft = Der Reihe nach wählt jeder einen Charakter und verschiebt die Aufträge eines Geschäfts. Der Letzte bekommt den Gondoliere.
mov-help-mov-step-destination = Alle wählen geheim, wohin sie gehen; niemand darf bleiben, wo er ist.
mov-help-mov-step-turn = Ort für Ort handeln die Besucher der Reihe nach; an geteilten Orten danach auch alle anderen.
mov-help-canal-name = Der Kanal
mov-help-round-name = Runde
mov-help-canal = Sechzehn Runden, eine je Feld: vier zum Bieten, zwölf zum Handeln. Nach der letzten wird gezählt.
mov-help-canal-now = { $any ->
    [yes] das nächste Mal wird in Runde { $next } geboten.
   *[no] es wird nicht mehr geboten: Die Charaktere bleiben, wie sie sind.
 }
mov-help-gondola-name = Gondel
mov-help-gondola = Fährt nach jeder Runde ein Feld weiter; der Gondoliere nimmt das Gerücht, das dort liegt.
mov-help-shared-name = Geteilter Ort
mov-help-shared = Ist ein Besucher da, dürfen nach den Besuchern auch alle anderen hier handeln.
mov-help-first-name = Zuerst an der Reihe
mov-help-first = Das höchste Gebot. Wählt zuerst, und der Ort wird zuerst besucht.
mov-help-bag-name = Der Beutel
mov-help-bag = Alle Würfel, die nicht im Spiel sind. Jeder gezogene macht seine Ware einen Schritt billiger; bei 5 bekommt das Geschäft stattdessen einen Auftrag.
mov-help-here = deine Figur steht hier.
mov-help-nothing-to-sell = du hast nichts, was ein Geschäft jetzt nähme.
mov-help-guild-now = { $count ->
    [0] von deinen { $hand } Gildenaufträgen ist keiner vollständig.
    [one] von deinen { $hand } Gildenaufträgen ist einer vollständig.
   *[other] von deinen { $hand } Gildenaufträgen sind { $count } vollständig.
 }
mov-help-mercato-now = { $any ->
    [yes] du könntest eins davon verkaufen: { $goods }.
   *[no] du hast nichts zu verkaufen, kannst aber kaufen.
 }
mov-help-purse = du hast { $cash } Dukaten.
mov-help-place-kind = Ort{ $shared ->
    [yes] {""}, geteilt
   *[no] {""}
 }{ $any ->
    [yes] {""}, jetzt dort: { $names }
   *[no] {""}
 }
mov-help-power-gondolier = Letzter in der Reihe. Bekommt das Gerücht jeder Runde und darf einmal einen eigenen Zug vorziehen.
mov-help-power-guild_master = Darf an der Gildenhalle zwei Gildenaufträge ziehen und legt dann einen zurück.
mov-help-power-harbor_master = Darf bei jeder Nutzung eines Büros einen Würfel mehr aus dem Beutel für sich ziehen.
mov-help-power-tax_collector = Sooft Geschäfte oder Büros Dividende zahlen, bekommt er sie noch einmal, mit oder ohne Anteile.
mov-help-power-thief = Darf in einem Zug an den Docks einen Würfel umsonst nehmen, ohne dass sich der Preis bewegt.
mov-help-power-trader = Kauft und verkauft am Mercato je bis zu zwei Würfel und darf einen tauschen.
mov-help-character-free = Charakter, bei niemandem
mov-help-character-held = Charakter, bei { $name } bis zum nächsten Bieten
mov-help-character-you = deiner bis zum nächsten Bieten. { $marker ->
    [spent] Die Gondelmarke ist verbraucht.
   *[no] {""}
 }
mov-help-a-sale = ein Verkauf
mov-help-a-share = je Anteil
mov-help-turn-order = Höchstes Gebot zuerst; bei Gleichstand entscheiden Anteile. Gilt bis zum nächsten Bieten.
