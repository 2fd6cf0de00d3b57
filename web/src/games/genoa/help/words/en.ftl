# What the things of Genoa say of themselves.
gen-help-ware-kind = ware, { $left } in the supply, { $mine } yours
gen-help-ware = Warehouses give it away. Orders pay for it, and so do others who need it.
gen-help-ware-small = one of it, on a small order
gen-help-ware-large = one of three, on a large order
gen-help-ware-now = { $any ->
    [no] none of your orders asks for it: something to sell.
   *[yes] your orders ask for it: { $small } small, { $large } large.
 }
gen-help-special-kind = special card, { $left } in the supply, { $mine } yours
gen-help-special-any_start = At the start of your turn, put the tower on any field instead of rolling.
gen-help-special-any_ware = While you act, take any one ware from the supply.
gen-help-special-extra_action = One more action in this turn; it is used by itself when you need it.
gen-help-special-building_action = While you act, also use a building that carries your own marker, wherever the tower is.
gen-help-special-exchange = While you act, give one of your goods to the supply and take another of any kind.
gen-help-special-now = { $mine ->
    [0] you have none.
    [one] you can play one.
   *[other] you can play { $mine }.
 }
gen-help-kind-left = cards, { $left } in the deck
gen-help-kind-large_order = Bring three wares to a villa and act there: 100 ducats and a special card of your choice.
gen-help-kind-small_order = Act in its building and hand over one ware: 40 ducats.
gen-help-kind-message = If the tower visits both buildings in one turn, whoever moves it, you get 30 ducats.
gen-help-kind-privilege = Worth ducats at the end. Neighbours on the rim form chains that are worth far more.
gen-help-marker = Marker of { $name }
gen-help-marker-kind = marker on: { $building }
gen-help-marker-does = Pays its owner from the bank, and lets him use the building from afar with a building action.
gen-help-marker-fee = whenever somebody else acts here
gen-help-marker-end = at the end
gen-help-marker-mine = yours. Whoever acts here brings you 10.
gen-help-marker-theirs = if you act here, the bank pays { $name } 10. It costs you nothing.
gen-help-score-ducats = in the purse
gen-help-score-privileges = for privileges
gen-help-score-markers = for markers on buildings
gen-help-ducats = Whoever has most at the end wins. Everything is for sale: actions, ways, wares, cards.
gen-help-actions = Everybody has one action in each turn, whoever’s turn it is; extra action cards give more.
gen-help-actions-now = { $count ->
    [0] you cannot act again before the next turn.
    [one] you can still act once in this turn, here or where the tower goes.
   *[other] you can still act { $count } times in this turn.
 }
gen-help-markers = At the end of a turn each player with markers may choose a street of the trail and mark the buildings beside it.
gen-help-markers-now = { $count ->
    [0] you have no marker. The Cathedral gives two.
    [one] you have one marker to place.
   *[other] you have { $count } markers to place.
 }
gen-help-step-kind = part of a turn
gen-help-gen-step-start = Whoever’s turn it is rolls, and the tower of five discs stands where row and column meet.
gen-help-gen-step-current = The action of the building under the tower goes to whoever’s turn it is, or to the best offer.
gen-help-gen-step-onward = The tower goes on, leaving a disc behind. Anybody may offer something for where it goes.
gen-help-gen-step-markers = In turn, everybody with markers may mark the buildings beside one street of the trail.
gen-help-gen-step-close = Last chance to deliver messages whose two buildings were visited. All choose at once, in secret.
gen-help-on-plan = on the plan
gen-help-tower-name = Tower
gen-help-tower-kind = moved by { $name }
gen-help-tower = Shows where one may act. Each move costs a disc, so it goes four fields at most.
gen-help-tower-now = { $count ->
    [one] its last disc: it stays here.
   *[other] { $count } discs left. Where it goes is yours to sell.
 }
gen-help-disc-name = Trail
gen-help-disc = A disc of the tower: it was here this turn. From streets with a disc, markers are placed.
gen-help-dice-name = Dice
gen-help-dice = Blue gives the row, red the column: there the tower starts.
gen-help-first-name = Start player
gen-help-first = Begins every round, in the whole match. The last round is played to its end.
gen-help-round-name = Round marker
gen-help-round-kind = on { $marker } of { $of }
gen-help-round = Goes one field each round, and one more whenever a turn starts on the market: so a match can have fewer rounds than fields. The round in which it reaches the last field is the last; everybody still has their turn in it.
gen-help-chain = Chain of privileges
gen-help-chain-does = Privileges of neighbours on the rim count together at the end.
gen-help-chain-label = ducats for a chain
gen-help-chain-now = worth { $points } to you; with one more beside it, { $next }.
gen-help-have = { $have ->
    [yes] you have it
   *[no] missing
 }
gen-help-pays = the bank pays
gen-help-lacks = { $wares } missing.
gen-help-ready = all there; act at { $place } to be paid.
gen-help-card-large_order = Act at { $building } with these three wares: { $ducats } ducats and a special card of your choice.
gen-help-card-small_order = After your action at { $building }, hand over this ware for { $ducats } ducats.
gen-help-card-message = Pays { $ducats } ducats once the tower has visited both buildings in one turn. Nobody need act there.
gen-help-card-privilege = Worth ducats at the end, and far more beside another of yours on the rim.
gen-help-visited = { $done ->
    [yes] visited
   *[no] to visit
 }
gen-help-message-now = { $count ->
    [0] both visited: deliver it.
    [one] only { $buildings } is missing.
   *[other] both still have to be visited.
 }
gen-help-left = { $count } left
gen-help-or-privilege = or one privilege
gen-help-does-villa = Whoever acts here fulfils one large order of this villa, or takes a privilege.
gen-help-does-draw = Whoever acts here draws { $count } { $kind }.
gen-help-does-markers = Whoever acts here takes { $count } markers of his colour, for his stock.
gen-help-does-special = Whoever acts here takes the card “{ $card }”. { $does }
gen-help-does-wares = Whoever acts here takes one each: { $wares }.
gen-help-order-here = { $order }: { $state }
gen-help-order-small = your small order ({ $ware }, { $ducats })
gen-help-order-large = your large order ({ $ducats })
gen-help-message-here = your message from here to { $other } brings { $ducats }.
gen-help-fee-you = your marker earns { $ducats } when somebody else acts here.
gen-help-fee-other = { $name } gets { $ducats } from the bank when others act here.
gen-help-passed = The tower has been here already this turn.
gen-help-nothing-here = none of your cards asks for this place.
gen-help-street-kind = street
gen-help-street = The tower passes here. At the end of the turn, markers can be placed from here on the two buildings beside it.
gen-help-free = free
gen-help-market-kind = square, no action
gen-help-market = If a turn starts here, the round marker goes one field further and the end comes sooner.
gen-help-market-now = the marker stands on { $marker } of { $of }.
gen-help-building-kind = building, { $marker ->
    [villa] never carries a marker
    [free] free of any marker
   *[owned] marker of { $name }
 }
gen-help-tower-here = the tower is here
gen-help-discs = { $count ->
    [one] one disc left
   *[other] { $count } discs left
 }
