# Wat de dingen van Het Koopmanshuis over zichzelf zeggen.
spe-help-card-kind = kaart, { $count } in het spel
spe-help-card-owned = kaart van { $name }, { $count } in het spel
spe-help-of = { $name }
spe-help-does-fire = Zodra hij opengaat, wint de sterkste brandweer { $points } en verliest de zwakste er { $points }.
spe-help-does-fireman = Maakt je brandweer voorgoed { $value } sterker. Bij elke brand wint de sterkste punten en verliest de zwakste ze.
spe-help-does-contract = Leg deze goederen erop als je ze lost. Helemaal bedekt is het aan het eind { $points } punten waard.
spe-help-does-ship = Brengt drie blokjes. Wie het koopt, lost ze nog deze ronde.
spe-help-does-trader = Koopt van jou zoveel blokjes { $good } als je wilt.
spe-help-does-office = Hoe meer je er hebt, hoe meer ze aan het eind opbrengen.
spe-help-does-warehouse = Bewaart tot vier blokjes van ronde tot ronde; elk is aan het eind een punt waard.
spe-help-does-bank = Levert je aan het eind van elke ronde een munt extra op.
spe-help-does-harbour = Aan het eind een punt voor elk van je schepen, ook de lege.
spe-help-does-trading_chamber = Aan het eind een punt voor elke munt die je hebt.
spe-help-does-church = Doet niets tot het eind; dan is ze { $points } punten waard.
spe-help-does-prayer_boat = Doet niets tot het eind; dan is ze { $points } punten waard.
spe-help-symbol = { $state ->
    [on] geleverd
    [held] heb je
    [open] ontbreekt
   *[none] gevraagd
 }
spe-help-office-label = punten voor 1 tot 4
spe-help-asked = voor je contracten
spe-help-trader-each = voor elk blokje
spe-help-at-end = aan het eind
spe-help-coins = { $count ->
    [one] 1 munt
   *[other] { $count } munten
 }
spe-help-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
 }
spe-help-cubes = { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
 }
spe-help-fire-now = kwam de volgende brand nu, { $way ->
    [gain] dan won je { $points }.
    [lose] dan verloor je { $points }.
   *[none] dan ging hij aan je voorbij.
 }
spe-help-fireman-now = met hem { $way ->
    [gain] levert de volgende brand je { $points } op.
    [lose] kost de volgende brand je nog steeds { $points }.
   *[none] gaat de volgende brand aan je voorbij.
 }
spe-help-office-now = { $nth ->
    [1] je eerste,
    [2] je tweede,
    [3] je derde,
   *[other] je vierde,
 } { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } meer.
spe-help-gain-now = ze zou je { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } opleveren.
spe-help-gain-other = Voor { $names } zijn het er { $points }.
spe-help-want = je contracten missen nog { $goods }.
spe-help-want-none = je hebt geen contract dat op goederen wacht.
spe-help-trader-now = { $count ->
    [0] je hebt nu geen { $good }.
   *[other] je hebt { $count } × { $good }.
 }
spe-help-contract-none = je hebt nog geen van deze goederen.
spe-help-contract-open = nog nodig voor { $points } punten: { $goods }.
spe-help-contract-full = vervuld. { $points } punten zijn voor jou.
spe-help-so-far = tot nu toe { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.
spe-help-column = Rij
spe-help-column-kind = kolom { $column }: { $card }
spe-help-column-does = Wie onderaan staat wordt het eerst gevraagd, en betaalt 1 munt plus 1 voor ieder erboven. Wie past, maakt plaats voor de volgende.
spe-help-column-place = je zou op plaats { $place } staan en { $price } betalen, en 1 meer voor ieder die nog boven je komt.
spe-help-column-pay = je koopman kan haar krijgen voor { $price }.
spe-help-merchant = Koopman: { $name }
spe-help-merchant-does = Betaalt 1 munt voor zichzelf en 1 voor ieder boven hem, zodra wie onder hem staat gepast heeft.
spe-help-price = zou betalen
spe-help-has = heeft
spe-help-merchant-short = { $who ->
    [you] je kunt { $price } niet betalen en moet passen.
   *[other] { $name } kan { $price } niet betalen en moet passen.
 }
spe-help-merchant-can = { $who ->
    [you] je kunt kopen voor { $price } als niemand onder je dat doet.
   *[other] { $name } kan kopen voor { $price } als niemand eronder dat doet.
 }
spe-help-good-kind = goed, 9 in het spel, { $mine } van jou
spe-help-good-does = Schepen brengen het. Leg het op contracten; verkoop of bewaar de rest.
spe-help-good-contract = een volledig bedekt contract
spe-help-good-contract-value = 5 tot 11 punten
spe-help-good-trader = met de { $good ->
    [coffee] koffiehandelaar
    [tea] theehandelaar
    [spices] specerijenhandelaar
    [rubber] rubberhandelaar
   *[cloth] stoffenhandelaar
 }, elk
spe-help-good-pair = twee blokjes naar keuze als paar
spe-help-good-stored = aan het eind in het pakhuis
spe-help-good-wanted = op je contracten { $count ->
    [one] is er nog één plaats
   *[other] zijn er nog { $count } plaatsen
 } voor.
spe-help-good-row = het contract voor { $points } in de rij vraagt erom.
spe-help-good-unwanted = geen van je contracten wacht erop.
spe-help-house-kind = gebouw, iedereen heeft er een
spe-help-house-does = Bewaart één blokje voor de volgende ronde, en handelt in wat nergens anders past.
spe-help-house-keep = bewaren tot de volgende ronde
spe-help-house-exchange = drie blokjes voor één naar keuze van de aflegstapel
spe-help-house-pair = twee blokjes naar keuze
spe-help-house-holds = het bewaart: { $good }.
spe-help-house-empty = het is leeg, er is plaats voor één blokje.
spe-help-warehouse-label = elk een punt
spe-help-warehouse-holds = er ligt in: { $cubes }.
spe-help-coins-does = Daarmee betaal je kaarten. Aan het eind van elke ronde komen er bij.
spe-help-income-all = voor iedereen
spe-help-income-none = als je deze ronde niets kocht
spe-help-income-bank = met de bank
spe-help-income = { $who ->
    [you] je krijgt
   *[other] { $name } krijgt
 } aan het eind van deze ronde { $coins }, zoals het nu staat.
spe-help-points-does = Wat het zou zijn als het nu afgelopen was, en waar het vandaan komt.
spe-help-firemen-does = De sterkte van alle brandweerlieden samen. Bij elke brand winnen de sterksten punten en verliezen de zwaksten ze.
spe-help-merchants-does = Drie in elke ronde: één per biedronde. Ze komen thuis zodra de kaart verkocht is.
spe-help-deck = De stapel
spe-help-deck-does = De winter ligt boven, dan lente, zomer en herfst. Helemaal onderaan ligt de vierde brand, die het spel beëindigt.
spe-help-phase-kind = deel van een ronde
spe-help-spe-phase-supply = Er komen kaarten aan de kade, één meer dan er spelers zijn. Een brand werkt meteen.
spe-help-spe-phase-bidding = In drie biedrondes zet iedereen één koopman boven een kaart. Hoe meer er staan, hoe duurder ze wordt.
spe-help-spe-phase-purchase = Kaart voor kaart, van links: wie onderaan staat, koopt of past.
spe-help-spe-phase-processing = Iedereen lost: blokjes gaan op contracten, naar handelaars, in opslag. Wat overblijft is verloren.
spe-help-spe-phase-income = Iedereen krijgt een munt, één meer wie niets kocht, één meer met de bank.
spe-help-first-name = Startmunt
spe-help-first = Wie hem heeft, biedt eerst en lost eerst. Na elke ronde gaat hij naar links.
spe-help-first-you = jij begint; anderen kunnen nog boven je komen staan.
spe-help-round-name = Ronde en seizoen
spe-help-round-kind = ronde { $round } van { $rounds }
spe-help-round = Als de kaarten op zijn, komt de vierde brand en is het spel afgelopen.
spe-help-bag-name = De zak
spe-help-bag = Elk schip trekt er blind zijn drie blokjes uit.
spe-help-goods-discard-name = Afgelegde blokjes
spe-help-goods-discard = Wie drie blokjes ruilt, neemt er hier één.
spe-help-discard-name = Niet verkochte kaarten
spe-help-discard = Wat niemand kocht, en branden die voorbij zijn. Er komt niets terug.
