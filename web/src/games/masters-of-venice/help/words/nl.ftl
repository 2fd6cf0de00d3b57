# Wat de dingen van Venetië over zichzelf zeggen.
mov-help-sale = je kunt { $n } × { $good } verkopen voor { $ducats }; elk aandeel keert dan { $dividend } uit.
mov-help-no-orders = geen opdrachten, dus ze koopt nu niets.
mov-help-no-cubes = je hebt geen { $good } om te verkopen.
mov-help-shop-kind = winkel, koopt { $good }
mov-help-shop = Koopt per opdracht één blokje tegen de dubbele prijs. Dan stijgen prijs en koers, dalen de opdrachten, en keren aandelen dividend uit.
mov-help-shop-price = prijs van een blokje
mov-help-shop-pays = ze betaalt ervoor
mov-help-shop-orders = opdrachten, zoveel koopt ze
mov-help-shop-share = koers van een aandeel; je hebt er { $own }
mov-help-shop-majority = de meeste aandelen
mov-help-nobody = niemand
mov-help-majority-you = Jij hebt de meerderheid: maak het in je beurt bij de winkels goedkoper of duurder.
mov-help-good-kind = goed, { $bag } in de zak, { $mine } van jou
mov-help-good = Kopen verhoogt de prijs, elk blokje uit de zak verlaagt hem.
mov-help-good-price = prijs aan de kades en op de Mercato
mov-help-good-shop = { $shop }, { $orders ->
    [0] geen opdracht
    [one] 1 opdracht
   *[other] { $orders } opdrachten
 }
mov-help-good-orders = als deel van een gildeopdracht
mov-help-vp-range = 3 tot 6 OP
mov-help-good-tax = over aan het eind: belasting
mov-help-good-tax-value = halve prijs
mov-help-good-wanted = { $count ->
    [one] een van je gildeopdrachten vraagt erom.
   *[other] { $count } van je gildeopdrachten vragen erom.
 }
mov-help-good-none = { $mine ->
    [0] je hebt er geen, en geen van je gildeopdrachten vraagt erom.
   *[other] je hebt er { $mine }, maar nu geen koper.
 }
mov-help-share = Aandeel: { $company }
mov-help-share-kind = aandeel, { $supply } in de voorraad, { $own } van jou
mov-help-share-shop = Keert een tiende uit van elke verkoop aan de winkel, en een punt als de koers boven 100 komt en gesplitst wordt. Aan het eind is 100 dukaten waarde een punt.
mov-help-share-office = Levert 10 dukaten op telkens als iemand dit kantoor gebruikt. Het kost en brengt altijd 20.
mov-help-share-now = je hebt er { $own }, elk { $price } waard. { $majority ->
    [yes] De meerderheid is van jou.
   *[no] {""}
 }
mov-help-share-office-now = je hebt { $own ->
    [0] er geen aandeel in.
    [one] er één aandeel in.
   *[other] er { $own } aandelen in.
 }
mov-help-order-kind = gildeopdracht, 21 in het spel
mov-help-order = Lever in het gildehuis deze blokjes in voor punten. Elke betrokken winkel moet zoveel opdrachten hebben. Niet geleverd kost ze 2 punten.
mov-help-of = { $has } van { $need }
mov-help-order-complete = je hebt alle blokjes: { $vp } punten in het gildehuis.
mov-help-order-open = je volgende levering is { $vp } punten waard.
mov-help-dock = Eenmaal per beurt aan de kades koop je blokjes van één kade. Elk gekocht blokje maakt zijn goed duurder.
mov-help-each = elk { $ducats }
mov-help-favor-kind = kost { $price }, { $own } van jou
mov-help-favor = verhoogt de opdrachten van een winkel met hoogstens { $orders }
mov-help-favor-now = { $own ->
    [0] je hebt er geen. De kerk verkoopt ze.
   *[other] speel hem in een van je beurten.
 }
mov-help-rumor-hidden = niemand anders ziet welke winkel
mov-help-rumor-kind = voor { $shop }, { $own } van jou
mov-help-rumor = Verschuift in je beurt prijs, koers of opdrachten van zijn winkel één stap.
mov-help-vp = De meeste punten winnen. Aan het eind komen aandelen en geld erbij; gildeopdrachten in de hand kosten elk 2.
mov-help-score-vp = gescoord
mov-help-score-order_vp = gildeopdrachten in de hand
mov-help-score-share_vp = waarde van aandelen
mov-help-score-cash_vp = geld na belasting
mov-help-score-debt_vp = niet betaalde belasting
mov-help-vp-now = { $points } als het nu afgelopen was.
mov-help-cash = Daarmee betaal je blokjes, aandelen, gunsten en biedingen. 100 dukaten zijn aan het eind een punt.
mov-help-cash-now = de belasting op je blokjes zou { $tax } zijn.
mov-help-pawn-name = Pion van { $name }
mov-help-pawn = Toont waar de eigenaar deze ronde iets doet. Volgende ronde moet hij ergens anders heen.
mov-help-pawn-now = volgende ronde kun je dit niet opnieuw kiezen: { $place }.
mov-help-order-now = jij bent nummer { $place }.
mov-help-orders = Kaarten voor het gildehuis. Een eerste, tweede, derde en latere levering brengen steeds meer op; wat in de hand blijft kost elk 2.
mov-help-orders-label = punten voor de volgende levering
mov-help-step-kind = deel van een ronde
mov-help-mov-step-bid = Iedereen biedt geheim en betaalt. Het hoogste bod gaat eerst, kiest eerst een karakter en verschuift opdrachten het verst.
mov-help-mov-step-draft = Op volgorde kiest ieder een karakter en verschuift de opdrachten van één winkel. De laatste krijgt de gondelier.
mov-help-mov-step-destination = Iedereen kiest geheim waarheen; niemand mag blijven waar hij is.
mov-help-mov-step-turn = Plaats voor plaats doen de bezoekers op volgorde hun acties; op gedeelde plaatsen daarna ook de anderen.
mov-help-canal-name = Het kanaal
mov-help-round-name = Ronde
mov-help-canal = Zestien rondes, één per veld: vier om te bieden, twaalf om te handelen. Na de laatste wordt geteld.
mov-help-canal-now = { $any ->
    [yes] de volgende keer bieden is in ronde { $next }.
   *[no] er wordt niet meer geboden: de karakters blijven zoals ze zijn.
 }
mov-help-gondola-name = Gondel
mov-help-gondola = Vaart na elke ronde één veld verder; de gondelier neemt het gerucht dat daar ligt.
mov-help-shared-name = Gedeelde plaats
mov-help-shared = Is er een bezoeker, dan mogen na de bezoekers ook alle anderen hier iets doen.
mov-help-first-name = Eerste op volgorde
mov-help-first = Het hoogste bod. Kiest eerst, en die plaats wordt eerst bezocht.
mov-help-bag-name = De zak
mov-help-bag = Alle blokjes die niet in het spel zijn. Elk getrokken blokje maakt zijn goed één stap goedkoper; bij 5 krijgt de winkel een opdracht.
mov-help-here = je pion staat hier.
mov-help-nothing-to-sell = je hebt niets wat een winkel nu zou nemen.
mov-help-guild-now = { $count ->
    [0] van je { $hand } gildeopdrachten is er geen compleet.
    [one] van je { $hand } gildeopdrachten is er één compleet.
   *[other] van je { $hand } gildeopdrachten zijn er { $count } compleet.
 }
mov-help-mercato-now = { $any ->
    [yes] je kunt er één van verkopen: { $goods }.
   *[no] je hebt niets te verkopen, maar kunt kopen.
 }
mov-help-purse = je hebt { $cash } dukaten.
mov-help-place-kind = plaats{ $shared ->
    [yes] {""}, gedeeld
   *[no] {""}
 }{ $any ->
    [yes] {""}, nu daar: { $names }
   *[no] {""}
 }
mov-help-power-gondolier = Laatste op volgorde. Krijgt het gerucht van elke ronde en mag eenmaal een eigen beurt naar voren halen.
mov-help-power-guild_master = Mag in het gildehuis twee gildeopdrachten trekken en legt er dan één terug.
mov-help-power-harbor_master = Mag bij elk gebruik van een kantoor één blokje extra uit de zak voor zichzelf trekken.
mov-help-power-tax_collector = Telkens als winkels of kantoren dividend uitkeren, krijgt hij het nog eens, met of zonder aandelen.
mov-help-power-thief = Mag in een beurt aan de kades één blokje gratis nemen, zonder dat de prijs beweegt.
mov-help-power-trader = Koopt en verkoopt op de Mercato elk tot twee blokjes en mag er één ruilen.
mov-help-character-free = karakter, bij niemand
mov-help-character-held = karakter, bij { $name } tot de volgende biedronde
mov-help-character-you = van jou tot de volgende biedronde. { $marker ->
    [spent] De gondelmarker is gebruikt.
   *[no] {""}
 }
mov-help-a-sale = een verkoop
mov-help-a-share = per aandeel
mov-help-turn-order = Hoogste bod eerst; bij gelijke stand beslissen aandelen. Geldt tot de volgende biedronde.
