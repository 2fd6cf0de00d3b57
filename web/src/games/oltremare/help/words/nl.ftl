# Wat de dingen van Oltremare over zichzelf zeggen.
olt-help-brings = { $ducats ->
    [0] {""}
    [one] 1 ducato,{" "}
   *[other] { $ducats } ducati,{" "}
 }{ $cards ->
    [0] {""}
    [one] 1 kaart,{" "}
   *[other] { $cards } kaarten,{" "}
 }{ $pirates ->
    [0] {""}
    [one] 1 kaart naar de piraten,{" "}
   *[other] { $pirates } kaarten naar de piraten,{" "}
 }{ $steps ->
    [0] geen reis
    [one] 1 stap op zee
   *[other] { $steps } stappen op zee
 }
olt-help-symbol-ducat = ducati, meer voor elk volgend
olt-help-symbol-pirate = kaarten van de stapel gaan naar de piraten
olt-help-symbol-card = nieuwe kaarten in je hand
olt-help-symbol-ship = één stap van je schip
olt-help-load = boven op je lading: zoveel speel je per beurt
olt-help-lions = en zoveel mag je vasthouden
olt-help-card-port = haven, alleen voor de start
olt-help-card-kind = goederenkaart, { $count } in het spel
olt-help-card = Speel haar: haar symbolen werken. Dan komt ze in je lading en betaalt daar samen met gelijke buren.
olt-help-with-lifted = met de { $count ->
    [one] opgetilde kaart
   *[other] { $count } opgetilde kaarten
 }: { $brings }.
olt-help-alone = alleen: { $brings }.
olt-help-stowed = Als volgende geladen vormt ze een groep van { $cards }, { $ducats } waard.
olt-help-good-kind = goed, { $count } kaarten in het spel
olt-help-good = Kaarten van één goed die in de lading bij elkaar liggen vormen een groep. Hoe langer, hoe meer ze betaalt.
olt-help-good-label = ducati per groep
olt-help-good-now = { $top ->
    [0] het ligt niet boven op je lading.
   *[other] je bovenste groep heeft er { $top }.
 } { $held ->
    [0] Geen in je hand.
   *[other] { $held } in je hand.
 }
olt-help-token-kind = havenfiche, { $count } van jou
olt-help-token-now = { $active ->
    [yes] het is actief en werkt deze beurt.
   *[no] alleen het laatst genomen fiche werkt. Aan het eind tellen ze allemaal.
 }
olt-help-port-here = je schip ligt hier.
olt-help-port-steps = { $count ->
    [one] één scheepssymbool brengt je er.
   *[other] { $count } scheepssymbolen brengen je er.
 }
olt-help-port-token = haven met het fiche { $token }
olt-help-port-empty = haven zonder fiche
olt-help-symbol-kind = symbool op de kaarten die je speelt
olt-help-symbol-ducat-does = Brengt ducati; twee of drie samen brengen veel meer.
olt-help-symbol-pirate-does = Stuurt kaarten van de stapel ongezien naar je piraten. Elk kost aan het eind een ducato; de bovenste kun je terugkopen.
olt-help-symbol-card-does = Trekt kaarten in je hand; twee of drie samen veel meer.
olt-help-symbol-ship-does = Je schip vaart voor elk precies één stap. In de laatste haven neem je het fiche.
olt-help-symbol-label = voor zoveel symbolen
olt-help-symbol-now = { $count } op de kaarten die je hebt opgetild.
olt-help-part-prestige = aanzien
olt-help-part-cargo = lading
olt-help-part-pirates = piraten
olt-help-part-tokens = fiches
olt-help-ducats-name = Ducati
olt-help-ducats = Wie aan het eind het meest heeft, wint. Schuld mag; dan kost een kaart er één meer.
olt-help-ducats-now = { $points } als het nu afgelopen was.
olt-help-hand-name = Kaarten in de hand
olt-help-hand = Niemand anders ziet ze. Aan het begin van je beurt gaan die boven je leeuwen naar de piraten. Aan het eind tellen ze niet.
olt-help-hand-now = je houdt er { $count }.{ $turn ->
    [yes] {""} Je leeuwen staan { $lions } toe.
   *[no] {""}
 }
olt-help-prestige-name = Aanzien
olt-help-prestige = Eén voor de eerste deal met elke partner in je beurt. Het meeste aanzien levert 6 op, het volgende 3 en 1.
olt-help-prestige-now = zoals het nu staat { $ducats } ducati waard.
olt-help-pirates-name = Bij de piraten
olt-help-pirates = Aan de piraten verloren kaarten. Elk kost aan het eind een ducato; in je beurt kun je de bovenste terugkopen.
olt-help-pirates-now = { $count ->
    [0] geen.
    [one] één kaart, dus 1 ducato minder.
   *[other] { $count } kaarten, dus { $count } ducati minder.
 }
olt-help-tokens-name = Fiches
olt-help-tokens = Het laatst genomen fiche is actief. Aan het eind leveren de meeste fiches 6 op, de volgende 3 en 1.
olt-help-tokens-now = zoals het nu staat { $ducats } ducati waard.
olt-help-cargo-name = Lading
olt-help-cargo = Hier liggen gespeelde kaarten op volgorde. Buren van één goed vormen een groep en betalen samen; de bovenste kaart zegt hoeveel je speelt en vasthoudt.
olt-help-cargo-now = nu { $ducats } ducati waard.
olt-help-group = { $count } × { $good }
olt-help-ship-name = Schip
olt-help-ship = Vaart één stap voor elk gespeeld scheepssymbool. Waar de reis eindigt, wordt het fiche actief.
olt-help-ship-now = het ligt in { $port }.
olt-help-step-kind = deel van een beurt
olt-help-olt-step-hand_limit = Wie meer kaarten heeft dan de leeuwen toestaan, geeft de rest aan de piraten.
olt-help-olt-step-trade = Koop tot vier kaarten en handel met iedereen. Wat over een kaart gezegd wordt hoeft niet waar te zijn, haar goed wel.
olt-help-olt-step-play = Leg zoveel kaarten open als je bovenste lading zegt; alle symbolen tellen samen.
olt-help-olt-step-sail = Het schip gaat één stap per scheepssymbool; geen route tweemaal in één beurt.
olt-help-olt-step-stow = De gespeelde kaarten gaan in willekeurige volgorde op je lading. De laatste bepaalt je volgende beurt.
olt-help-stock-name = Stapel
olt-help-stock = Hiervan wordt gekocht en getrokken. Ergens erin ligt Venetië, dat halverwege het aanzien uitbetaalt.
olt-help-stock-now = de volgende kaart kost je { $price }; je mag er nog { $left } kopen.
olt-help-discard-name = Aflegstapel
olt-help-discard = Halverwege verkochte lading. Als de stapel op is, wordt ze opnieuw geschud.
olt-help-venice-name = Venetië
olt-help-venice = Als het komt, wordt het aanzien betaald, en in de tweede editie alle lading onder de bovenste groep.
olt-help-load-name = Spelen
olt-help-load-now = je speelt er deze beurt { $load }.
olt-help-lions-name = Vasthouden
olt-help-first-name = Startspeler
olt-help-first = Had de eerste beurt. In de tweede editie eindigt de laatste ronde vlak voor deze plaats.
olt-help-round-name = Stapel en Venetië
olt-help-round = Rondes worden niet geteld: de partij duurt zolang de stapel. Venetië in het midden is halverwege.
olt-help-back-name = Verborgen kaart
olt-help-back = Alleen de eigenaar ziet haar. Bij een deal klopt het goed; wat verder gezegd wordt, kan gelogen zijn.
olt-help-load-does = Zoveel kaarten worden per beurt gespeeld; de bovenste lading zegt het.
olt-help-lions-does = Zoveel kaarten mag je aan het begin van een beurt hebben; de rest gaat naar de piraten.
