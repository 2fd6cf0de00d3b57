# Wat de dingen van Genua over zichzelf zeggen.
gen-help-ware-kind = waar, { $left } in de voorraad, { $mine } van jou
gen-help-ware = Pakhuizen geven haar weg. Opdrachten betalen ervoor, en anderen die haar nodig hebben ook.
gen-help-ware-small = één ervan, kleine opdracht
gen-help-ware-large = een van de drie, grote opdracht
gen-help-ware-now = { $any ->
    [no] geen van je opdrachten vraagt erom: iets om te verkopen.
   *[yes] je opdrachten vragen erom: { $small } klein, { $large } groot.
 }
gen-help-special-kind = bijzondere kaart, { $left } in de voorraad, { $mine } van jou
gen-help-special-any_start = Zet aan het begin van je beurt de toren op een veld naar keuze, in plaats van te dobbelen.
gen-help-special-any_ware = Neem tijdens je actie één waar naar keuze uit de voorraad.
gen-help-special-extra_action = Eén actie extra deze beurt; hij wordt vanzelf gebruikt als je hem nodig hebt.
gen-help-special-building_action = Gebruik tijdens je actie ook een gebouw met je eigen marker, waar de toren ook staat.
gen-help-special-exchange = Geef tijdens je actie één goed aan de voorraad en neem een ander naar keuze.
gen-help-special-now = { $mine ->
    [0] je hebt er geen.
    [one] je kunt er één spelen.
   *[other] je kunt er { $mine } spelen.
 }
gen-help-kind-left = kaarten, { $left } in de stapel
gen-help-kind-large_order = Breng drie waren naar een villa en doe daar de actie: 100 dukaten en een bijzondere kaart naar keuze.
gen-help-kind-small_order = Doe de actie in het gebouw en lever één waar: 40 dukaten.
gen-help-kind-message = Bezoekt de toren beide gebouwen in één beurt, van wie dan ook, dan krijg je 30 dukaten.
gen-help-kind-privilege = Aan het eind dukaten waard. Buren langs de rand vormen ketens die veel meer opleveren.
gen-help-marker = Marker van { $name }
gen-help-marker-kind = marker op: { $building }
gen-help-marker-does = Levert zijn bezitter geld van de bank op; met een gebouwactie gebruikt die het gebouw van ver.
gen-help-marker-fee = telkens als een ander hier een actie doet
gen-help-marker-end = aan het eind
gen-help-marker-mine = van jou. Wie hier een actie doet, levert jou 10 op.
gen-help-marker-theirs = doe jij hier een actie, dan betaalt de bank { $name } 10. Het kost jou niets.
gen-help-score-ducats = in de beurs
gen-help-score-privileges = voor privileges
gen-help-score-markers = voor markers op gebouwen
gen-help-ducats = Wie aan het eind het meest heeft, wint. Alles is te koop: acties, wegen, waren, kaarten.
gen-help-actions = Iedereen heeft in elke beurt één actie, wie er ook aan de beurt is; kaarten geven er meer.
gen-help-actions-now = { $count ->
    [0] je kunt pas in de volgende beurt weer een actie doen.
    [one] je kunt deze beurt nog één actie doen, hier of waar de toren komt.
   *[other] je kunt deze beurt nog { $count } acties doen.
 }
gen-help-markers = Aan het eind van een beurt mag ieder met markers een straat van het spoor kiezen en de gebouwen ernaast markeren.
gen-help-markers-now = { $count ->
    [0] je hebt geen marker. De kathedraal geeft er twee.
    [one] je kunt één marker zetten.
   *[other] je kunt { $count } markers zetten.
 }
gen-help-step-kind = deel van een beurt
gen-help-gen-step-start = Wie aan de beurt is dobbelt; de toren van vijf schijven staat waar rij en kolom elkaar kruisen.
gen-help-gen-step-current = De actie van het gebouw onder de toren gaat naar wie aan de beurt is, of naar het beste bod.
gen-help-gen-step-onward = De toren trekt verder en laat een schijf achter. Iedereen mag iets bieden voor waar hij heen gaat.
gen-help-gen-step-markers = Om de beurt mag ieder met markers de gebouwen langs één straat van het spoor markeren.
gen-help-gen-step-close = Laatste kans om berichten te bezorgen waarvan beide gebouwen bezocht zijn. Iedereen kiest tegelijk en geheim.
gen-help-on-plan = op het plan
gen-help-tower-name = Toren
gen-help-tower-kind = verzet door { $name }
gen-help-tower = Toont waar een actie kan. Elke stap kost een schijf, dus hooguit vier velden ver.
gen-help-tower-now = { $count ->
    [one] de laatste schijf: hij blijft hier.
   *[other] nog { $count } schijven. Waar hij heen gaat, kun jij verkopen.
 }
gen-help-disc-name = Spoor
gen-help-disc = Een schijf van de toren: hij was hier deze beurt. Vanuit straten met een schijf worden markers gezet.
gen-help-dice-name = Dobbelstenen
gen-help-dice = Blauw geeft de rij, rood de kolom: daar begint de toren.
gen-help-first-name = Startspeler
gen-help-first = Begint elke ronde, de hele partij lang. De laatste ronde wordt uitgespeeld.
gen-help-round-name = Rondeteller
gen-help-round-kind = op { $marker } van { $of }
gen-help-round = Gaat elke ronde één veld verder, en één extra als een beurt op de markt begint: zo kan een partij minder ronden hebben dan velden. De ronde waarin hij het laatste veld bereikt is de laatste; iedereen komt daarin nog aan de beurt.
gen-help-chain = Keten van privileges
gen-help-chain-does = Privileges van buren langs de rand tellen aan het eind samen.
gen-help-chain-label = dukaten per keten
gen-help-chain-now = jou { $points } waard; met nog een buur { $next }.
gen-help-have = { $have ->
    [yes] heb je
   *[no] ontbreekt
 }
gen-help-pays = de bank betaalt
gen-help-lacks = ontbreekt: { $wares }.
gen-help-ready = alles is er; doe de actie bij { $place }.
gen-help-card-large_order = Doe met deze drie waren de actie bij { $building }: { $ducats } dukaten en een bijzondere kaart naar keuze.
gen-help-card-small_order = Lever na je actie bij { $building } deze waar voor { $ducats } dukaten.
gen-help-card-message = Levert { $ducats } dukaten op zodra de toren beide gebouwen in één beurt bezocht heeft. Niemand hoeft er iets te doen.
gen-help-card-privilege = Aan het eind dukaten waard, en veel meer naast een ander van jou langs de rand.
gen-help-visited = { $done ->
    [yes] bezocht
   *[no] nog niet
 }
gen-help-message-now = { $count ->
    [0] beide bezocht: bezorg het.
    [one] alleen { $buildings } nog.
   *[other] beide moeten nog bezocht worden.
 }
gen-help-left = nog { $count }
gen-help-or-privilege = of één privilege
gen-help-does-villa = Wie hier een actie doet, vervult één grote opdracht van deze villa of neemt een privilege.
gen-help-does-draw = Wie hier een actie doet, trekt { $count } { $kind }.
gen-help-does-markers = Wie hier een actie doet, neemt { $count } markers van zijn kleur in zijn voorraad.
gen-help-does-special = Wie hier een actie doet, neemt de kaart “{ $card }”. { $does }
gen-help-does-wares = Wie hier een actie doet, neemt van elk één: { $wares }.
gen-help-order-here = { $order }: { $state }
gen-help-order-small = je kleine opdracht ({ $ware }, { $ducats })
gen-help-order-large = je grote opdracht ({ $ducats })
gen-help-message-here = je bericht van hier naar { $other } brengt { $ducats } op.
gen-help-fee-you = je marker levert { $ducats } op als een ander hier een actie doet.
gen-help-fee-other = { $name } krijgt { $ducats } van de bank als anderen hier een actie doen.
gen-help-passed = De toren is hier deze beurt al geweest.
gen-help-nothing-here = geen van je kaarten vraagt om deze plek.
gen-help-street-kind = straat
gen-help-street = Hier komt de toren langs. Aan het eind van de beurt kunnen van hieruit de twee gebouwen ernaast gemarkeerd worden.
gen-help-free = vrij
gen-help-market-kind = plein, geen actie
gen-help-market = Begint een beurt hier, dan gaat de rondeteller één veld verder en komt het einde eerder.
gen-help-market-now = de teller staat op { $marker } van { $of }.
gen-help-building-kind = gebouw, { $marker ->
    [villa] draagt nooit een marker
    [free] nog zonder marker
   *[owned] marker van { $name }
 }
gen-help-tower-here = de toren staat hier
gen-help-discs = { $count ->
    [one] nog één schijf
   *[other] nog { $count } schijven
 }
