# De Handelaars van Genua in het Nederlands.
gen-field-villa_ricci = Villa Ricci
gen-field-villa_colini = Villa Colini
gen-field-villa_monetti = Villa Monetti
gen-field-villa_zasteri = Villa Zasteri
gen-field-coach_house = Koetshuis
gen-field-park = Park
gen-field-harbour = Haven
gen-field-palazzo = Palazzo
gen-field-taverna = Taverna
gen-field-trattoria = Trattoria
gen-field-metal_warehouse = Metaal{"\u00AD"}pakhuis
gen-field-cloth_warehouse = Stoffen{"\u00AD"}pakhuis
gen-field-grain_warehouse = Graan{"\u00AD"}pakhuis
gen-field-spice_warehouse = Kruiden{"\u00AD"}pakhuis
gen-field-guild_hall = Gildehal
gen-field-town_hall = Stad{"\u00AD"}huis
gen-field-post_station = Poststation
gen-field-cathedral = Kathe{"\u00AD"}draal
gen-field-marketplace = Markt
gen-street = Straat bij { $buildings }
gen-street-side = Straat bij { $buildings }, { $side }
gen-side-north = noord
gen-side-south = zuid
gen-side-west = west
gen-side-east = oost
gen-ware-silver = zilver
gen-ware-copper = koper
gen-ware-salt = zout
gen-ware-pepper = peper
gen-ware-wheat = tarwe
gen-ware-rice = rijst
gen-ware-linen = linnen
gen-ware-silk = zijde
gen-special-any_start = vrije start
gen-special-any_ware = vrije waar
gen-special-extra_action = extra actie
gen-special-building_action = gebouwactie
gen-special-exchange = ruil
gen-kind-large_order = { $count ->
    [one] grote opdracht
   *[other] grote opdrachten
 }
gen-kind-small_order = { $count ->
    [one] kleine opdracht
   *[other] kleine opdrachten
 }
gen-kind-message = { $count ->
    [one] bericht
   *[other] berichten
 }
gen-kind-privilege = { $count ->
    [one] privilege
   *[other] privileges
 }
gen-ducats = { $count ->
    [one] één dukaat
   *[other] { $count } dukaten
 }
gen-markers = { $count ->
    [one] één marker
   *[other] { $count } markers
 }
gen-counted = { $count } { $name }
gen-nothing = niets
gen-you = Jij
gen-you-small = jij
gen-card-large_order = grote opdracht van { $building } ({ $wares })
gen-card-small_order = kleine opdracht van { $building } ({ $ware })
gen-card-message = bericht tussen { $buildings }
gen-card-privilege = privilege van { $building }
gen-brings-villa = opdracht 100 of privilege
gen-gain-wares = { $wares } uit de actie
gen-gain-cards = { $all ->
    [yes] { $drawn ->
        [one] de getrokken kaart ({ $kind })
       *[other] beide getrokken kaarten ({ $kind })
     }
   *[no] { $count } van de { $drawn } getrokken { $kind } ({ $pick ->
       *[first] de eerste
        [actor] gekozen door wie de actie uitvoert
        [active] gekozen door wie aan de beurt is
     })
 }
gen-gain-markers = { $count ->
    [one] één marker
   *[other] { $count } markers
 } uit de actie
gen-gain-special = de kaart { $special }
gen-gain-privilege = het privilege

gen-where = Marker op { $marker } van { $of } { $last ->
    [yes] · laatste ronde
   *[no] {""}
 }
gen-step-start = Start
gen-step-current = Gebouw
gen-step-onward = Verder
gen-step-markers = Markers
gen-step-close = Berichten
gen-step-at = { $field }
gen-fact-ducats = dukaten
gen-no-wares = geen waren
gen-capacity = { $count ->
    [0] geen actie
    [one] één actie
   *[other] { $count } acties
 }
gen-stock-markers = { $count ->
    [one] één marker in voorraad
   *[other] { $count } markers in voorraad
 }
gen-board = De stad Genua, acht bij acht vakken
gen-privilege-mine = Privilege: { $building }
gen-mine = Jouw spullen
gen-theirs = Wat { $name } heeft
gen-purse = Jouw beurs
gen-card-named = gekozen
gen-card-lacks = { $wares } ontbreekt
gen-card-way = { $count ->
    [0] beide deze beurt bezocht
    [one] nog te bezoeken: { $buildings }
   *[other] beide nog te bezoeken
 }
gen-card-act = klaar voor je actie daar
gen-chain = { $count ->
    [one] alleen: { $points }
   *[other] keten van { $count }: { $points }
 }
gen-hand-offer = In het aanbod leggen: { $card }
gen-gain-messages = +{ $ducats } { $count ->
    [one] bericht
   *[other] { $count } berichten
 }
gen-gain-order = +{ $ducats } opdracht
gen-note = { $name } biedt voor { $field }: { $gives }{ $wanted ->
    [yes] ; vraagt { $wants }
   *[no] {""}
 }
gen-aim = Doe een aanbod voor { $field }
gen-stock-good = Goed
gen-stock-left = Over
gen-discarded = Afgelegd

gen-over = Het spel is afgelopen
gen-would-bring = Dat zou je { $what } opleveren.
gen-ask-start = Gooi voor de toren
gen-ask-start-hint = Blauw is de rij, rood de kolom waar de toren begint.
gen-ask-start-anywhere = Of speel de vrije start: kies een veld op het plan.
gen-roll = Gooien
gen-start-at = Starten: { $field }
gen-ask-current = { $field }: voer de actie zelf uit of verkoop ze
gen-ask-current-duty = Iemand wil voor deze actie betalen: neem een bod aan, vraag meer of doe het zelf, als je nog geen actie hebt gedaan.
gen-ask-current-wait = Nog niets gezegd: { $names }. Je kunt al beslissen.
gen-ask-current-offers = { $count ->
    [one] Er ligt één bod; het bindt je niet.
   *[other] Er liggen { $count } biedingen; geen bindt je.
 }
gen-ask-current-none = Niemand biedt iets.
gen-self = Zelf uitvoeren
gen-forgo = Laten vervallen
gen-ask-onward = Ga verder of neem een bod aan
gen-ask-onward-hint = { $moves ->
    [one] Nog één stap.
   *[other] Nog { $moves } stappen.
 } Kies een veld.
gen-ask-onward-wait = { $moves ->
    [one] Nog één stap.
   *[other] Nog { $moves } stappen.
 } Nog niets gezegd: { $names }.
gen-ask-onward-walk = Een tocht langs { $path } zou { $count ->
    [one] een bericht bezorgen.
   *[other] { $count } berichten bezorgen.
 }
gen-end-turn = Beurt beëindigen
gen-still = Nog mogelijk: { $what }.
gen-still-orders = { $orders } vervullen
gen-still-messages = { $messages } bezorgen
gen-still-offers = { $count ->
    [one] een aanbod aannemen
   *[other] een van { $count } aanbiedingen aannemen
 }
gen-pick-nothing = Kies iets
gen-do-any-ware = Neem { $ware }
gen-do-fulfil = Vervul voor { $ducats } dukaten
gen-do-deliver = Bezorg voor { $ducats } dukaten
gen-do-pay = Geef: { $card }
gen-do-take = Neem: { $card }
gen-do-hand-over = Geef af: { $card }
gen-would-lay-off = Je legt af: { $card }.
gen-move-to = Ga naar { $field }
gen-move-nowhere = Kies een veld
gen-accept-of = Aannemen: { $names }
gen-accept-what = { $gives }{ $wanted ->
    [yes] ; daarvoor geef je { $wants }.
   *[no] .
 }
gen-ask-speak-current = { $field }: bied iets of pas
gen-ask-speak-onward = Waarheen moet { $name }? Bied of pas
gen-ask-speak-hint = { $name } wacht op je. Doe een aanbod, ook met een klik op een verlicht veld, of pas.
gen-ask-speak-asked = { $count ->
    [one] { $name } vraagt je iets: kijk bij de biedingen.
   *[other] { $name } vraagt je { $count } dingen: kijk bij de biedingen.
 }
gen-pass = Passen
gen-ask-pay = Welke kaart krijgt { $name }: { $kind }?
gen-ask-pay-hint = De deal staat. Druk op de kaart die je geeft{ $of ->
    [one] .
   *[other] : { $at } van { $of }.
 }
gen-ask-begin = Jouw actie: { $field }
gen-ask-after = { $field }: nog iets?
gen-ask-begin-hint = Neem wat het oplevert; speciale kaarten mogen ervoor en erna.
gen-ask-begin-villa = Vervul hieronder een grote opdracht of neem een privilege.
gen-ask-begin-fee = { $name } krijgt als eigenaar { $ducats } dukaten van de bank.
gen-ask-begin-promise = Beloofd aan { $name }: { $gain }.
gen-ask-after-hint = Speciale kaarten mogen nog; beëindig dan de actie.
gen-ask-after-order = Je kunt vervullen: { $orders }.
gen-effect = Nemen
gen-privilege = Privilege nemen
gen-end-action = Actie beëindigen
gen-use-building = Gebruik: { $field }
gen-ask-hand-over = Welke kaart krijgt { $name }?
gen-ask-hand-over-hint = Er is er één beloofd. Druk op een van de kaarten die je net hebt getrokken.
gen-ask-choose = Welke kaart neem je?
gen-ask-choose-hint = { $name } heeft deze getrokken en je er één beloofd. Druk erop.
gen-ask-take = De ruil: neem iets
gen-ask-take-hint = Elk goed uit de voorraad.
gen-ask-mark = Markeer bij een straat of pas
gen-ask-mark-hint = Kies een van de verlichte straten van het spoor.
gen-ask-mark-chosen = { $street }: kies hieronder wat je doet.
gen-mark = Markers zetten
gen-mark-nowhere = Kies een straat
gen-mark-street = Markeren: { $field }
gen-pass-mark = Geen marker
gen-ask-close = Laatste oproep voor berichten
gen-ask-close-hint = { $open ->
    [0] Er kan er nu geen bezorgd worden.
    [one] Eén kan bezorgd worden: druk erop.
   *[other] { $open } kunnen bezorgd worden: druk erop.
 } { $named ->
    [0] {""}
    [one] Eén is verzegeld.
   *[other] { $named } zijn verzegeld.
 }
gen-done = Klaar
gen-done-keep = De rest houden
gen-deliver = Bezorgen
gen-fulfil = Vervullen
gen-pay = Deze geven
gen-hand-over = Deze afgeven
gen-take-this = Deze nemen
gen-may-deliver = { $count ->
    [one] Je kunt nu een bericht bezorgen: druk erop.
   *[other] Je kunt nu { $count } berichten bezorgen: druk erop.
 }
gen-may-offer = Je mag nog bieden of je bod wijzigen. Niemand wacht op je.
gen-may-nothing = Berichten kunnen bezorgd worden zodra beide gebouwen bezocht zijn.
gen-wait-start = { $name } gooit
gen-wait-window = { $field }: wachten op { $names }
gen-wait-window-on = Waarheen gaat { $name }? Wachten op { $names }
gen-wait-current = { $name } beslist over { $field }
gen-wait-onward = { $name } gaat verder
gen-wait-pay = { $name } kiest de kaart om te geven
gen-wait-hand-over = { $name } kiest de beloofde kaart
gen-wait-mark = { $name } markeert
gen-wait-action = { $name } voert de actie uit: { $field }
gen-wait-close = Berichten: { $names }

gen-choices = Jouw keuzes
gen-choose-order = Grote opdracht vervullen, met
gen-choose-ware = Vrije waar
gen-choose-give = Ruil: geef
gen-choose-take = Ruil: neem
gen-choose-plan = Markers
gen-order-for = { $order }, met { $special }
gen-play-any_ware = Vrije waar spelen: { $ware }
gen-exchange-give = Ruilen, geef { $good }
gen-exchange-take = Neem { $good }
gen-touch-place = plaats op { $building }
gen-touch-remove = verwijder { $name } van { $building }
gen-touch-replace = vervang { $name } op { $building }

gen-offers-none = Er wordt nu niet onderhandeld.
gen-offers-what = Bij een gebouw is de actie te koop; daarna waar de toren heen gaat. Iedereen handelt met wie aan de beurt is.
gen-waiting = Nog niets gezegd: { $names }
gen-waiting-you = De tafel wacht op jou.
gen-all-spoke = Iedereen heeft gesproken. Biedingen kunnen nog wijzigen tot { $name } beslist.
gen-all-spoke-mine = Iedereen heeft gesproken. Biedingen kunnen nog wijzigen tot jij beslist.
gen-duty = Iemand wil voor deze actie betalen; { $name } moet haar verkopen of zelf doen.
gen-duty-mine = Iemand wil voor deze actie betalen; je moet haar verkopen of zelf doen.
gen-offers-empty = Nog geen aanbiedingen. Stel iets samen voor { $name }.
gen-offers-empty-mine = Nog niemand heeft iets geboden. Je kunt zelf iets vragen.
gen-talk = Afspraken in de chat, ook over velden verderop, binden niemand.
gen-paying = Afgesproken. { $name } kiest de kaarten die van eigenaar wisselen.
gen-paying-mine = Afgesproken. Kies de kaarten die je geeft.
gen-promised = { $from } heeft { $to } beloofd: { $gain }.
gen-offer-new = Nieuw bod
gen-ask-new = Noem een prijs
gen-offer-for = voor
gen-ask-whom = aan
gen-ask-all = iedereen
gen-ask-you = jou
gen-offer-yours = Wat je hebt: druk om te geven
gen-offer-theirs = Wat { $name } kan geven
gen-offer-you-give = Jij geeft
gen-offer-you-want = Jij wilt
gen-offer-none-give = je prijs: dukaten met de munt, of iets uit de rijen erboven
gen-offer-none-want = je prijs: dukaten met de munt, of iets uit de rijen eronder
gen-offer-coin-give = { $step } dukaten geven
gen-offer-coin-want = { $step } dukaten vragen
gen-offer-more = { $step } dukaten meer
gen-offer-less = { $step } dukaten minder
gen-offer-amount-give = Dukaten die je geeft
gen-offer-amount-want = Dukaten die je wilt
gen-offer-wants-action = de actie ({ $field })
gen-offer-wants-street = dat de toren daarheen gaat ({ $field })
gen-ask-gives-action = de actie ({ $field })
gen-ask-gives-street = de stap daarheen ({ $field })
gen-offer-put = { $good }: { $count } in het aanbod
gen-offer-remove = Uit het aanbod nemen: { $good }
gen-offer-no-goods = geen goederen
gen-shown-nobody = gedekt
gen-shown-partner = aan de andere kant getoond
gen-shown-me = aan jou getoond
gen-shown-all = aan allen getoond
gen-offer-gain = Beloof uit de opbrengst van de actie:
gen-ask-gain = Uit de opbrengst van de actie wil je:
gen-offer-empty = Geef dukaten of goederen, of beloof een opbrengst.
gen-ask-empty = Zeg wat je ervoor wilt.
gen-offer-judged = Een moment…
gen-offer-fine = Kan verstuurd worden. Daarna heb je { $left } dukaten.
gen-ask-fine = Kan. Je zou { $left } dukaten hebben, en wat je vraagt.
gen-ask-firm = Wie het eerst instemt, heeft het
gen-offer-clear = Leegmaken
gen-offer-send = Stuur aan { $name }
gen-ask-send = Vragen, nog { $left }
gen-offer-of = Bod van { $name }
gen-offer-for-that = voor
gen-obliging = wil alleen deze actie
gen-offer-acts-mine = Jij doet daar de actie
gen-offer-acts = { $name } doet daar de actie
gen-effect-ducats = { $way ->
    [out] { $ducats } dukaten
   *[in] { $ducats } dukaten meteen
 }
gen-effect-messages = +{ $ducats } voor { $count ->
    [one] een bericht
   *[other] { $count } berichten
 }
gen-effect-fee = de bank geeft { $name } als eigenaar { $ducats }
gen-accept = Aannemen
gen-accept-not = Nu niet aan te nemen
gen-accept-all = { $count } samen aannemen
gen-together = Welke samen?
gen-together-one = samen: bod van { $name }
gen-together-not = Deze gaan niet samen.
gen-ask-more = Meer vragen
gen-withdraw = Intrekken
gen-change = Wijzigen
gen-ask-mine = Jij vraagt { $to }: { $field }
gen-ask-of = { $name } vraagt { $to }: { $field }
gen-ask-wants = wil
gen-ask-i-want = jij wilt
gen-ask-adds = geeft
gen-ask-i-give = jij geeft
gen-which = Welke kaart: { $kind }?
gen-meet = Dat bieden
gen-meet-firm = Instemmen
gen-meet-not = Daar kun je nu niet aan voldoen

gen-log-start = { $name } is startspeler.
gen-log-dealt-hand = Je hebt: { $cards }.
gen-log-round = Ronde { $round }
gen-log-turn = { $name } is aan de beurt
gen-log-rolled = { $name } gooit { $blue } en { $red }: { $field }.
gen-log-started = { $name } speelt vrije start: { $field }.
gen-log-marker = De rondemarker gaat naar { $marker }.
gen-log-moved = De toren gaat naar { $field }.
gen-log-forgone = De actie vervalt: { $field }.
gen-log-skipped = Niemand kan de actie uitvoeren: { $field }.
gen-log-turn-ended = { $name } beëindigt de beurt.
gen-log-marked = { $name } { $kind ->
    [placed] markeert { $placed }.
    [removed] verwijdert markers: { $removed }.
   *[both] verwijdert markers: { $removed } en markeert { $placed }.
 }
gen-log-offered = { $name } biedt voor { $field }: { $gives }{ $wanted ->
    [yes] ; vraagt { $wants }.
   *[no] .
 }
gen-log-met = { $name } stemt in voor { $field }: { $gives }{ $wanted ->
    [yes] ; krijgt { $wants }.
   *[no] .
 }
gen-log-sealed = Jouw verzegelde bod voor { $field }: { $gives }{ $wanted ->
    [yes] ; je wilt { $wants }.
   *[no] .
 }
gen-log-asked = { $name } vraagt { $to } om { $wants }; geeft daarvoor { $gives }.{ $firm ->
    [yes] {" "}Wie het eerst instemt, heeft het.
   *[no] {""}
 }
gen-log-withdrawn = Een bod van { $name } is ingetrokken.
gen-log-lapsed = Een bod van { $name } vervalt.
gen-refused-other = { $name } nam niet jouw aanbod aan, maar dat van { $other }{ $ducats ->
    [0] {""}
   *[other] {" "}({ $ducats } dukaten)
 }.
gen-refused-self = { $name } nam je aanbod niet aan en doet de actie liever zelf.
gen-refused-forgone = { $name } nam je aanbod niet aan en laat de actie vervallen.
gen-refused-moved = { $name } nam je aanbod niet aan en gaat verder: { $field }.
gen-refused-ended = { $name } nam je aanbod niet aan en beëindigt de beurt.
gen-log-ask-withdrawn = { $name } neemt de vraag terug.
gen-log-ask-lapsed = De vraag van { $name } vervalt.
gen-log-accepted = { $name } neemt het bod van { $by } aan.
gen-log-named = { $name } kiest de kaart voor de deal: { $card }.
gen-log-dealt = Deal om { $field }: { $name } geeft { $to } { $gives }{ $wanted ->
    [yes] ; krijgt { $wants }.
   *[no] .
 }
gen-log-acts = { $name } voert de actie uit: { $field }.{ $how ->
    [card] {" "}Dat kost een kaart ‘extra actie’.
    [bonus] {" "}Het is de bonus.
   *[base] {""}
 }
gen-log-any_ware = { $name } speelt vrije waar: { $ware }.
gen-log-exchange-gave = { $name } speelt een ruil en geeft { $good }.
gen-log-exchange-took = { $name } neemt daarvoor { $good }.
gen-log-building_action = { $name } speelt een gebouwactie: { $field }.
gen-log-received = { $name } krijgt { $what }.
gen-log-fee = { $name } krijgt als eigenaar { $ducats } dukaten van de bank ({ $field }).
gen-log-handed-over = { $name } geeft { $to } zoals beloofd { $what }.
gen-log-large_order = { $name } vervult: { $card }, { $ducats } dukaten{ $special ->
    [none] .
   *[other] {" "}en { $special }.
 }
gen-log-privilege = { $name } neemt { $card }.
gen-log-small_order = { $name } vervult: { $card }, { $ducats } dukaten.
gen-log-message-sealed = Je zult bezorgen: { $card }.
gen-log-delivered = { $name } bezorgt: { $card }, { $ducats } dukaten.
gen-log-reshuffled = De afgelegde { $kind } worden opnieuw geschud: { $cards }.
gen-log-last-call = Laatste oproep voor berichten: { $names }.
gen-log-scored = De telling: { $each }.
gen-log-ended = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
 }

gen-source-ducats = Dukaten
gen-source-privileges = Privileges
gen-source-markers = Markers op gebouwen
gen-tie = Bij gelijke stand beslissen meer overgebleven goederen (waren, speciale kaarten, opdrachten, berichten, markers in voorraad): { $each }.
gen-income-large-orders = Grote opdrachten
gen-income-small-orders = Kleine opdrachten
gen-income-messages = Berichten
gen-income-fees = Vergoedingen voor eigen gebouwen
gen-income-sold = Gekregen bij deals
gen-income-paid = Betaald bij deals
gen-chart-caption = Dukaten die iedereen aan het eind van elke ronde had; privileges en markeringen tellen aan het slot
gen-text-turn = { $name } is aan de beurt. Spoor: { $trail }. Schijven in de toren: { $tower }.
gen-text-offer = { $name } biedt voor { $field }: { $gives }{ $wanted ->
    [yes] ; vraagt { $wants }
   *[no] {""}
 }
gen-text-walk = Een tocht over { $path } levert je op: { $cards }
gen-text-own = Jouw beurs: { $ducats } dukaten. Jouw kaarten
gen-text-line = { $what }
gen-text-seat = { $name }, acties over: { $capacity }
gen-text-goods = Heeft { $goods }
gen-text-markers = Markers op: { $buildings }
gen-text-city = Wat de gebouwen opleveren
gen-text-building = { $building }: { $brings }

rule-GEN-1-5 = Twee tot vijf kunnen spelen.
rule-GEN-3-1 = Wie begint, moet aan deze tafel zitten.
rule-GEN-4-1 = Dat heeft zijn eigen moment in de beurt; alleen berichten mogen altijd bezorgd worden.
rule-GEN-4-4 = In plaats van te gooien mag wie aan de beurt is de vrije start spelen, als hij die kaart heeft.
rule-GEN-4-6 = De toren gaat naar een buurveld, en wie aan de beurt is verzet hem.
rule-GEN-4-8 = Een veld met een schijf wordt deze beurt niet opnieuw betreden.
rule-GEN-4-14 = Een actie voert uit wie er nog een heeft: zijn eigen van deze beurt, de bonus voor twee spelers, of een kaart ‘extra actie’.
rule-GEN-4-17 = Zonder deal mag alleen wie aan de beurt is de actie van dit gebouw doen.
rule-GEN-4-18 = Zolang er een bod ligt dat niets vraagt, moet de actie worden uitgevoerd.
rule-GEN-4-19 = De actie vervalt pas als de anderen hun tijd hebben gehad.
rule-GEN-4-21 = Een actie levert precies één keer iets op; daarna kan ze worden beëindigd.
rule-GEN-4-22 = In een villa zeg je wat het wordt: een grote opdracht of het privilege. Elders valt er niets te kiezen.
rule-GEN-4-24 = Speciale kaarten speel je in je eigen actie, als je ze hebt.
rule-GEN-4-25 = De vrije waar neemt een waar die nog in de voorraad is.
rule-GEN-4-26 = Een ruil geeft een eigen goed, niet de zojuist gespeelde kaart, en neemt er een uit de voorraad.
rule-GEN-4-27 = Een gebouwactie heeft een gebouw met een eigen marker nodig.
rule-GEN-4-29 = Een grote opdracht is voor precies deze villa; de drie waren moeten er zijn, en er wordt een speciale kaart gekozen zolang die er zijn.
rule-GEN-4-32 = Een kleine opdracht komt na de opbrengst van de actie: voor precies dit gebouw, met zijn waar, en één per actie.
rule-GEN-4-45 = Een bericht wordt bezorgd in de beurt waarin de toren beide gebouwen heeft bezocht.
rule-GEN-4-46 = Je bezorgt alleen je eigen berichten.
rule-GEN-4-50 = Om de beurt markeert ieder bij één straat van het spoor waar nog schijven liggen, of past.
rule-GEN-4-51 = Een marker komt op een vrij gebouw; die van een ander verdwijnt ten koste van een eigen. Beide gaan van je voorraad af.
rule-GEN-4-52 = Minstens één marker wordt geplaatst of verwijderd, en een gebouw met een eigen marker blijft zoals het is.
rule-GEN-4-53 = Een plan zegt iets over elk gebouw dat aan de straat grenst, en over geen ander.
rule-GEN-4-60 = Bij de laatste oproep noem je berichten één voor één; daarna zeg je dat je klaar bent.
rule-GEN-4-63 = Een gebouwactie geldt niet voor het Palazzo.
rule-GEN-4-64 = Eerst komt de kaart of het goed dat nog genoemd moet worden.
rule-GEN-4-65 = Nu is iemand anders aan zet.
rule-GEN-5-1 = Deals sluit je met wie aan de beurt is, en alleen zolang er onderhandeld wordt.
rule-GEN-5-2 = Een deal is voor het gebouw onder de toren, of voor een buurgebouw of buurstraat waar de toren nog niet is geweest.
rule-GEN-5-3 = Gegeven kaarten worden één voor één genoemd, en alleen die kunnen worden getoond, elk één keer.
rule-GEN-5-4 = Je biedt zolang er onderhandeld wordt: één bod per veld, en daarbij maar een beperkt aantal wijzigingen.
rule-GEN-5-4-W1 = Alleen op wie wordt gewacht, die past; wie heeft gesproken of gepast, zwijgt gewoon.
rule-GEN-5-5-V2 = Wie over een gebouw handelt, moet daar een actie kunnen uitvoeren: met een die nog over is, niet met een extra actie die wordt weggegeven.
rule-GEN-5-5-V3 = Minstens 5 dukaten of één goed moet worden gegeven of beloofd.
rule-GEN-5-5-V4 = Je geeft alleen wat je hebt; dukaten in stappen van 5, hoogstens 5000, en in één richting.
rule-GEN-5-5-V5 = Dezelfde soort waar of speciale kaart kan niet heen en terug, en markers evenmin.
rule-GEN-5-5-V6 = Wie markers krijgt, heeft er evenveel van de eigen kleur in de algemene voorraad nodig.
rule-GEN-5-5-V7 = Wat beloofd wordt, moet uit juist deze actie komen en er nog zijn als al het andere van eigenaar is gewisseld.
rule-GEN-5-5-V8 = In een straat is er geen actie, dus er kan niets van worden beloofd.
rule-GEN-5-5-V11 = Wie aan de beurt is, moet hebben wat gevraagd wordt; een bepaalde kaart alleen als die is getoond.
rule-GEN-5-6 = Dat bod ligt er niet meer, of het is geen eigen bod om in te trekken.
rule-GEN-5-7 = Het moet een kaart zijn van de soort die het aangenomen bod vraagt.
rule-GEN-5-9 = Samen neem je biedingen alleen aan voor dezelfde straat, van verschillende spelers, en als je ze allemaal kunt betalen.
rule-GEN-5-10 = Wat beloofd is gaat voor: geen kaart mag dat verhinderen, en niets anders wordt overhandigd.
rule-GEN-5-12 = De toren gaat verder, of de beurt eindigt, als de anderen hun tijd hebben gehad.
rule-GEN-5-13 = Vragen mag hoogstens drie keer; wie gevraagd is, kan één keer instemmen, met kaarten van de gevraagde soort.
rule-GEN-5-17 = Antwoorden blijven verzegeld tot de laatste heeft gepast.
rule-GEN-6-1 = Het spel is voorbij; het eindigde met de telling.
rule-GEN-7-2 = Met twee spelers moet minstens één goed geboden worden; geld alleen is niet genoeg.
gen-always-pass = Voor mij passen tot iemand me iets vraagt

bot-about-genoa-gentle = Loopt de toren achterna waar die ook heen gaat en betaalt wat er gevraagd wordt.
bot-about-genoa-steady = Weet wat elke actie voor iedereen waard is en onderhandelt erover.
bot-about-genoa-sharp = Verkoopt je de actie die je nodig hebt, voor bijna wat ze je waard is.
bot-about-genoa-master = Wandelt in haar hoofd met de toren tot elke straat haar prijs heeft.
