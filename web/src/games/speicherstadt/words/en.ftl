# The Speicherstadt in English.
spe-good-coffee = coffee
spe-good-tea = tea
spe-good-spices = spices
spe-good-rubber = rubber
spe-good-cloth = cloth
spe-nothing = nothing
spe-season = { $season ->
    [A] Winter
    [B] Spring
    [C] Summer
    [D] Autumn
   *[E] Fourth fire
 }
spe-phase-supply = Supply
spe-phase-bidding = Bidding
spe-phase-purchase = Purchase
spe-phase-processing = Unloading
spe-phase-income = Income
spe-lap = lap { $lap } of { $laps }
spe-round-of = Round { $round } of { $rounds } · { $season ->
    [A] winter
    [B] spring
    [C] summer
    [D] autumn
   *[E] the last fire
 }

spe-card-fire = Fire
spe-card-fireman = Fireman
spe-card-contract = Contract
spe-card-ship = Ship
spe-card-office = Counting office
spe-card-warehouse = Warehouse
spe-card-bank = Bank
spe-card-harbour = Harbour
spe-card-trading_chamber = Trading chamber
spe-card-church = Church
spe-card-prayer_boat = Prayer boat
spe-trader-of = { $good ->
    [coffee] Coffee trader
    [tea] Tea trader
    [spices] Spice trader
    [rubber] Rubber trader
   *[cloth] Cloth trader
 }
spe-name-fire = Fire ±{ $points }
spe-name-fireman = Fireman { $value }
spe-name-contract = Contract for { $goods } ({ $points } points)
spe-short-office = Office
spe-short-warehouse = Warehouse
spe-short-bank = Bank
spe-short-harbour = Harbour
spe-short-trading_chamber = Chamber
spe-short-church = Church
spe-short-prayer_boat = Prayer boat
spe-short-fire = Fire

spe-board = The quay
spe-deck = { $count ->
    [one] one card
   *[other] { $count } cards
 }
spe-deck-label = The deck, { $count } cards
spe-fire-even = All even: nobody gains or loses.
spe-coins = coins
spe-points = points if it ended now
spe-firemen = Firemen
spe-coins-unit = { $count ->
    [one] coin
   *[other] coins
 }
spe-merchants = { $count ->
    [one] one merchant in hand
   *[other] { $count } merchants in hand
 }
spe-contracts = Contracts
spe-traders = Traders
spe-ships = Ships
spe-others = Other cards
spe-house = Merchant house
spe-house-label = Merchant house: { $good }
spe-warehouse-label = Warehouse: { $count } of 4
spe-stored = { $count } of 4
spe-area = What { $name } has
spe-area-mine = What you have
spe-price = { $name } would pay { $price }
spe-price-short = { $name } would have to pay { $price } and cannot
spe-target = Column { $column }, { $card }: you would stand on place { $place }. { $count ->
    [0] No one else stands below you.
    [one] { $names } would pay 1 more.
   *[other] { $names } would pay 1 more each.
 }
spe-tip-place = { $place ->
    [1] First in line
    [2] Second in line
    [3] Third in line
   *[other] Place { $place } in line
 }
spe-tip-pay = You would pay 1 once { $names } { $count ->
    [one] has
   *[other] have
 } passed, and 1 more for each merchant above you.
spe-tip-pay-first = You are asked first, and pay 1 for yourself and 1 for each merchant above you.
spe-tip-pay-own = You would pay 1 here, and 1 more for each merchant above you.
spe-tip-dearer = { $count ->
    [one] { $names } pays 1 more.
   *[other] { $names } pay 1 more each.
 }
spe-tip-own = Your own merchant below pays 1 more, too.

spe-over = The match is over
spe-ask-place = { $lap ->
    [3] Place your last merchant
   *[other] Place a merchant
 }
spe-ask-place-hint = Choose a lit hatch above the card you want.
spe-ask-chosen = { $card }, place { $place }. { $count ->
    [0] { $own ->
        [yes] Only your own stand below, and pay 1 more.
       *[no] Nobody stands before you.
     }
    [one] { $names } is asked before you, and pays 1 more now.{ $own ->
        [yes] {" "}So does your own merchant.
       *[no] {""}
     }
   *[other] { $names } are asked before you, and pay 1 more each.{ $own ->
        [yes] {" "}So does your own merchant.
       *[no] {""}
     }
 }
spe-place-here = Place here
spe-ask-buy = { $card } for { $price ->
    [one] one coin
   *[other] { $price } coins
 }?
spe-ask-buy-next = You would have { $left } left. If you pass, { $name } may have it for { $price }.
spe-ask-buy-last = You would have { $left } left. If you pass, nobody gets it.
spe-buy = Buy for { $price }
spe-pass = Pass
spe-ask-process = Your cubes: { $cubes }
spe-ask-process-hint = Pick cubes, then deliver, sell, exchange or store them. What is left is lost.
spe-ask-process-done = All cubes have found a place
spe-ask-process-done-hint = Finish, or undo if you want it otherwise.
spe-finish = Finish
spe-store-all = Store all and finish
spe-still-lost = You still have { $cubes }.
spe-wait-place = { $name } places a merchant
spe-wait-buy = { $name } may buy: { $card } for { $price }
spe-wait-process = { $name } unloads

spe-pool = On the quay
spe-pool-empty = No cubes left.
spe-deliver-all = Deliver all { $count }
spe-pick = Pick one or more: then you see what they can do.
spe-pick-more = Nothing goes with just these. Pick others, or more of them.
spe-do-deliver = Deliver: { $card } { $open ->
    [0] (complete!)
    [one] (then one open)
   *[other] (then { $open } open)
 }
spe-do-sell = Sell { $good } to the trader for { $coins }
spe-do-pair = Sell { $goods } for { $coins }
spe-do-exchange = { $goods } for { $good }
spe-do-keep = { $place ->
    [house] Keep { $good } in the merchant house
   *[warehouse] Store { $good } in the warehouse ({ $points } point)
 }
spe-deliver-to = Deliver to: { $card }
spe-sell-to = Sell to: { $card }
spe-keep-house = Keep it in the merchant house
spe-keep-warehouse = Store it in the warehouse

spe-stock-bag = In the bag: { $count } cubes
spe-stock-discard = Goods discard: { $count } cubes
spe-stock-deck = In the deck: { $count } cards
spe-stock-gone = Discarded: { $count } cards

spe-log-round = Round { $round }
spe-log-start-coin = { $name } has the start coin.
spe-log-revealed = In column { $column }: { $card }.
spe-log-revealed-cubes = In column { $column }: a ship with { $cubes }.
spe-log-fire = { $card }. Most firemen: { $highest }, +{ $points }. Fewest: { $lowest }, −{ $points }.
spe-log-fire-even = { $card }. All firemen are equally strong; nobody gains or loses.
spe-log-placed = { $name } stands { $place ->
    [1] first
    [2] second
    [3] third
   *[other] on place { $place }
 } at: { $card }.
spe-log-kept-merchant = { $name } finds no free place and keeps the merchant.
spe-log-bought = { $name } buys for { $price }: { $card }.
spe-log-passed = { $name } passes at { $price }: { $card }.
spe-log-forced-pass = { $name } cannot pay { $price } and passes: { $card }.
spe-log-unsold = Nobody buys it, and it is discarded: { $card }.
spe-log-unloaded = { $name } unloads: { $cubes }.
spe-log-delivered = { $name } delivers { $good } to a contract.
spe-log-completed = { $name } delivers { $good } and completes a contract: { $points } points.
spe-log-sold = { $name } sells { $good } to the trader for { $coins }.
spe-log-sold-pair = { $name } sells { $goods } for { $coins }.
spe-log-exchanged = { $name } exchanges { $goods } for { $good }.
spe-log-kept = { $place ->
    [house] { $name } keeps { $good } in the merchant house.
   *[warehouse] { $name } stores { $good } in the warehouse.
 }
spe-log-lost = { $name } loses { $cubes }.
spe-log-income = { $name } takes { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
spe-log-scored = { $name } has { $points } points.
spe-log-ended = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }

spe-source-fires = Fires
spe-source-contracts = Contracts
spe-tie = Among equals more coins decide: { $each }.
spe-source-traders = Traders
spe-source-offices = Counting offices
spe-source-warehouse = Warehouse
spe-source-harbour = Harbour
spe-source-trading_chamber = Trading chamber
spe-source-church = Church
spe-source-prayer_boat = Prayer boat

spe-text-quay = The quay
spe-text-empty = empty berth
spe-text-nobody = nobody in line
spe-text-merchant = { $name } for { $price }
spe-text-column = Column { $column }: { $card }; from the bottom: { $queue }
spe-text-area = { $name }: { $coins } coins, { $points } points, firemen { $firemen }
spe-text-cards = Cards: { $cards }
spe-text-stored = Merchant house: { $house }; warehouse: { $warehouse }

rule-SPE-3-1 = Two to five can play.
rule-SPE-3-6 = The start coin goes to a seat at this table.
rule-SPE-4-14 = In each of three laps every seat places one merchant; nothing else is decided meanwhile.
rule-SPE-4-15 = A merchant goes above a card, into a column with fewer than eight merchants.
rule-SPE-4-16 = Every merchant must be placed; nobody passes while bidding.
rule-SPE-4-19 = The owner of the lowest merchant buys the card or passes; nothing else is decided meanwhile.
rule-SPE-4-25 = A step uses cubes of one's own pool: on an open symbol of an own contract, to an own trader of that good, in pairs, in threes for one that lies on the discard, or into free storage.
rule-SPE-5-7 = One seat after another is asked.
rule-SPE-6-1 = The game ended with the fourth fire.

bot-about-speicherstadt-gentle = Stands where the picture is pretty and forgets what a queue costs.
bot-about-speicherstadt-steady = Counts her coins, finishes her contracts and never looks at yours.
bot-about-speicherstadt-sharp = Joins a queue to make you pay, and leaves before he has to.
bot-about-speicherstadt-master = Plays the quay out a few hundred times in her head, then moves.
