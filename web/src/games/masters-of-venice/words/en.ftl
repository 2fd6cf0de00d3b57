# Masters of Venice in English.
mov-good-iron = iron
mov-good-gems = gems
mov-good-grain = grain
mov-good-spice = spice
mov-good-silk = silk
mov-good-wood = wood
mov-company-blacksmith = Blacksmith
mov-company-jeweler = Jeweler
mov-company-miller = Miller
mov-company-spice_shop = Spice Shop
mov-company-tailor = Tailor
mov-company-shipping_north = North Office
mov-company-shipping_south = South Office
mov-short-shipping_north = N
mov-short-shipping_south = S
mov-place-stock_market = Stock Market
mov-place-shops = Shops
mov-place-guild_hall = Guild Hall
mov-place-docks = Docks
mov-place-church = Church
mov-place-shipping_north = North Office
mov-place-shipping_south = South Office
mov-place-shipping = Offices
mov-place-mercato = Mercato
mov-does-stock_market = Buy up to three shares and sell up to three of other companies.
mov-does-shops = Sell cubes to one shop for twice their price; use your majorities.
mov-does-guild_hall = Draw a guild order, deliver guild orders for points.
mov-does-docks = Buy any cubes of one dock.
mov-does-church = Buy a favor, which raises the orders of a shop.
mov-does-shipping_north = Take the cube there; five are drawn, four of them for the docks.
mov-does-shipping_south = Take the cube there; five are drawn, four of them for the docks.
mov-does-shipping = Take the cube of one office; five are drawn, four of them for the docks.
mov-does-mercato = Sell a cube and buy another at their price.
mov-character-gondolier = Gondolier
mov-character-guild_master = Guild Master
mov-character-harbor_master = Harbor Master
mov-character-tax_collector = Tax Collector
mov-character-thief = Thief
mov-character-trader = Trader
mov-power-gondolier = last in turn order; rumors, and once a turn brought forward
mov-power-guild_master = draws two guild orders and keeps one
mov-power-harbor_master = one free cube when using an office
mov-power-tax_collector = gets every dividend once more
mov-power-thief = takes one cube of a dock for nothing
mov-power-trader = deals in two cubes at the Mercato, and swaps one
mov-dock = Dock { $n }
mov-favor-f20 = the favor for 20
mov-favor-f30 = the favor for 30
mov-favor-f40 = the favor for 40
mov-peg-price = price
mov-peg-share = share price
mov-peg-orders = orders
mov-nothing = nothing
mov-empty = empty

mov-where = Round { $space } of { $of }
mov-step-bid = Bids
mov-step-draft = Characters
mov-step-destination = Destinations
mov-step-turn = Turns
mov-step-place = { $place }
mov-fact-vp = victory points
mov-fact-cash = ducats
mov-fact-orders = guild orders in hand
mov-fact-rumors = rumors
mov-turn-order = Turn order
mov-board = The city of Venice
mov-canal = The canal: round { $space } of { $of }, { $bid ->
    [yes] a bid round
   *[no] a trading round
 }
mov-canal-bid = bid
mov-market = The market: five shops
mov-market-hint = pay double, a cube for each order; owners get dividends
mov-shared = shared: everybody may act here once somebody comes
mov-shop-label = { $shop } buys { $good }: price { $price }, share { $share }, { $orders } orders, pays { $pays }; majority: { $name ->
    [none] nobody
   *[other] { $name }
 }
mov-wood-label = Wood: price { $price }
mov-wood-only = guild orders only
mov-price = Price
mov-share = Share
mov-orders = { $count ->
    [one] order
   *[other] orders
 }
mov-pays = pays
mov-pays-head = Pays
mov-orders-head = Orders
mov-owners = Shares of
mov-no-sale = no sale
mov-no-owners = nobody owns shares
mov-own-sale = your { $n }: +{ $ducats }
mov-own-unsold = your { $n }: no orders
mov-own-dividend = { $ducats } a share
mov-once-more = each dividend once more
mov-since = since the last reveal
mov-quay = The quay: offices, docks and places
mov-favor-tile = { $price } ducats: up to { $orders } orders more
mov-order-stack = Guild orders left
mov-bag = { $count } cubes in the bag
mov-market-visit = buy 3, sell 3
mov-mine = What you have
mov-theirs = What { $name } has
mov-purse = Your purse
mov-no-cubes = no cubes
mov-guild-order = Guild order
mov-next-vp = { $vp } points
mov-order-complete = all cubes there: deliver at the Guild Hall
mov-order-open = −2 at the end if not delivered
mov-shares = Shares
mov-majority-at = majority: { $shops }
mov-no-majority = no majority
mov-rumor = Rumor
mov-rumors = Rumors
mov-rumors-do = each: one peg of its shop, one step
mov-favor = Favor
mov-favor-does = orders of a shop

mov-stock-orders = Guild orders in the stack: { $count }
mov-stock-favors = Favors in the stack: { $count }
mov-stock-rumors = Rumors on the canal: { $count }
mov-stock-good = Good
mov-stock-bag = In the bag
mov-stock-company = Shares
mov-stock-supply = For sale
mov-chart = Prices over the rounds
mov-chart-caption = What each good cost at the end of a round
mov-chart-none = Drawn from the second round on.

mov-over = The game has ended.
mov-ask-bid = Set your bid and seal it.
mov-ask-bid-hint = All bids open together, and everybody pays. The highest goes first and picks first; the lowest is the Gondolier.
mov-seal-bid = Seal { $amount } ducats
mov-ask-destination = Where does your pawn go?
mov-ask-destination-hint = Choose another place than now; all choices open together.
mov-seal-destination = Seal: { $place }
mov-seal-nothing = Choose a place
mov-ask-pick = Pick a character.
mov-ask-pick-hint = It is yours until the next bid round.
mov-pick = Take the { $character }
mov-pick-nobody = Pick a character
mov-ask-adjust = Change the orders of one shop.
mov-ask-adjust-hint = Your bid moves them: one up for 5 ducats, or one down for 10.
mov-adjust = { $shop }: { $orders } orders
mov-adjust-nothing = Choose a shop
mov-ask-gondola = { $name } is about to act ({ $place }). Bring a turn of yours forward?
mov-ask-gondola-hint = The gondola marker can be used once until the next bid round.
mov-gondola-use_own = Act now: { $place }
mov-gondola-use_here = Share now: { $place }
mov-gondola-decline = Not now
mov-gondola-decline_round = Not this round
mov-always-pass = Never ask: let others go first
mov-ask-turn = Your turn: { $place }
mov-ask-turn-nothing = There is nothing more that you can do here now.
mov-end-turn = End turn
mov-choose = Choose something
mov-still = You could still { $what }.
mov-still-free_cube = take one cube for nothing
mov-still-majority = use your majority ({ $shops })
mov-still-sale = sell to a shop ({ $shops })
mov-still-draw = draw a guild order
mov-still-delivery = deliver a guild order
mov-still-office = use the office
mov-still-visit = You have done nothing here yet.
mov-do-sell = Sell { $n } to the { $shop } for { $ducats }
mov-do-cheaper = Make the { $shop } cheaper
mov-do-dearer = Make the { $shop } dearer
mov-do-deliver = { $ducats ->
    [0] Deliver for { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
   *[other] Deliver for { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } and { $ducats } ducats
 }
mov-do-favor = Buy the favor for { $price }
mov-do-rumor = Play the rumor: { $shop }
mov-would-sell = { $dividend ->
    [0] The { $shop } then has { $orders } orders; price and share price rise.
   *[other] The { $shop } then has { $orders } orders and pays { $dividend } for each share; price and share price rise.
 }
mov-would-move = { $shop }: price { $price }, orders { $orders }. Each majority once a round.
mov-would-trade-sell = The cubes go into the bag; each raises its price by 5.
mov-would-trade-buy = The cubes come from the bag; each raises its price by 5.
mov-would-rumor-price = { $shop }: the price goes to { $now }.
mov-would-rumor-share = { $shop }: a share then costs { $now }.
mov-would-rumor-orders = { $shop }: { $now } orders then.
mov-would-deliver = You give { $order }.
mov-would-office = Five cubes are drawn: one for the office, four for the docks.
mov-close = Done
mov-ask-close = Chosen: { $what }
mov-run-cubes = { $stolen ->
    [none] Buy { $what } for { $ducats }
   *[other] Buy { $what } for { $ducats }, steal { $stolen }
 }
mov-run-steal = Steal { $stolen }
mov-run-hint-steal = It costs nothing and moves no price; cubes of the same dock may be bought with it.
mov-run-buy = Buy { $what } for { $ducats }
mov-run-sell = Sell { $what } for { $ducats }
mov-run-hint-cubes = All cubes of one dock are paid at the present price; then each raises its price by 5.
mov-run-hint-buy = Each shop bought rises by 5, however many shares.
mov-run-hint-sell = Each share sold lowers its shop by 10, not below 5.
mov-ask-return = Return one guild order.
mov-ask-return-hint = It goes under the stack; it may be an older one.
mov-return = Return { $order }
mov-return-nothing = Choose a card
mov-ask-unload = Which cube goes to which dock?
mov-ask-unload-hint = Tap two docks to exchange their cubes.
mov-unload = Unload
mov-wait-bid = Bids are being set: { $names }.
mov-wait-destination = Destinations are being chosen: { $names }.
mov-wait-turn = { $name } acts: { $place }.
mov-wait-return = { $name } returns a guild order ({ $place }).
mov-wait-pick = { $name } picks a character.
mov-wait-adjust = { $name } changes the orders of a shop.
mov-wait-gondola = { $name } may use the gondola marker.
mov-wait-unload = { $name } unloads at the docks.

mov-desk-turn = { $role ->
    [sharer] Sharing: { $place }
   *[visitor] Your visit: { $place }
 }
mov-dial = Sealed bid
mov-dial-hint = for turn order and characters
mov-your-bid = your bid
mov-ducats = ducats
mov-bid-pay = You pay this, win or lose
mov-of = { $n } of { $of }
mov-bid-then = Then, at one shop
mov-bid-moves = +{ $up } or −{ $down } orders
mov-bid-rate = +1 order for 5, or −1 for 10
mov-sealed-list = Who has chosen
mov-bids = The bids
mov-own-bid = { $amount } ducats
mov-sealed = has chosen
mov-sealed-own = sealed: { $what }
mov-thinking = thinking …
mov-destinations = Sealed destination
mov-destinations-hint = all open together
mov-now-sell = You could sell { $sales }.
mov-now-deliver = You could deliver an order for { $vp } points.
mov-opening-bids = The bids are opened
mov-opening-destinations = The destinations are opened
mov-opening-skip = A click or a key goes on.
mov-characters = Characters
mov-characters-hint = highest bid picks first
mov-adjust-title = Orders of one shop
mov-adjust-title-hint = up or down, by your bid
mov-has-orders = now { $count }
mov-way-up = up
mov-way-down = down
mov-next-at = Next at: { $place }
mov-sharer = shares
mov-unload-title = Unload
mov-unload-hint = one cube to each dock
mov-return-title = Guild orders in hand
mov-return-title-hint = one goes back
mov-deliver = Deliver
mov-deliver-hint = Worth { $vp } points; 50 ducats for each that you leave.
mov-points = { $vp ->
    [one] 1 point
   *[other] { $vp } points
 }
mov-draw = { $count ->
    [one] Draw a guild order
   *[other] Draw { $count } guild orders, return one
 }
mov-buy-favor = Buy a favor for { $price }: up to { $orders } orders
mov-use-office = { $good ->
    [none] Use { $office }
   *[other] Take { $good } at { $office }
 }{ $free ->
    [yes] {" "}and one cube from the bag
   *[no] {""}
 }
mov-each = { $count } at { $ducats }
mov-resale = sells at { $ducats }
mov-steal = steal
mov-less = Less: { $what }
mov-more = More: { $what }
mov-sell-title = Sell to one shop
mov-sell-hint = how many, for how much
mov-have = you have { $count }
mov-sale-dividend = dividend up to { $ducats } for each share:
mov-sell = sell { $n }
mov-majority-title = Your majorities
mov-majority-hint = each once a round
mov-effect-cheaper = cheaper
mov-effect-dearer = dearer
mov-moves-to = price { $price }, orders { $orders }
mov-moves-from = now price { $price }, orders { $orders }
mov-shares-buy = Buy shares
mov-shares-sell = Sell shares
mov-shares-hint-buy = up to three
mov-shares-hint-sell = up to three, of other companies
mov-mercato-sell = Sell to the bag
mov-mercato-buy = Buy from the bag
mov-mercato-hint = each raises its price by 5
mov-mercato-hint-two = one or two; each raises its price by 5
mov-mercato-alone = just this
mov-mercato-label-sell = Sell { $goods } for { $ducats }
mov-mercato-label-buy = Buy { $goods } for { $ducats }
mov-swap = Swap { $good } (you have { $count }) for
mov-swap-label = Swap { $give } for { $take }
mov-play-rumor = Play a rumor: { $shop }
mov-play-favor = Play a favor: up to +{ $orders } orders
mov-favor-label = { $shop }: { $amount ->
    [one] { $amount } order
   *[other] { $amount } orders
  } more
mov-to = to { $n }

mov-at = { $name }: { $place }
mov-log-bid-round = Bid round { $space }
mov-log-bid-sealed = { $amount ->
    [-1] { $name } has sealed a bid.
   *[other] { $name } has sealed a bid of { $amount }.
 }
mov-log-bids = The bids: { $bids }.
mov-log-character = { $name } is the { $character }.
mov-log-adjusted = { $name } moves the orders of { $shop } from { $from } to { $orders }.
mov-log-gondola = Round { $space }
mov-log-gondola-rumor = Round { $space }: { $name } takes a rumor{ $shop ->
    [none] {""}
   *[other] {" "}({ $shop })
 }
mov-log-destination-sealed = { $name } has sealed a destination{ $place ->
    [none] {""}
   *[other] : { $place }
 }.
mov-log-destinations = The pawns move: { $places }.
mov-log-activated = { $place }
mov-log-turn-ended = { $name } ends the turn.
mov-log-marker = { $name } uses the gondola marker: { $place }.
mov-log-bought = { $name } buys { $goods } at { $dock } for { $ducats }{ $stolen ->
    [none] {""}
   *[other] {" "}and steals { $stolen }
 }.
mov-log-sold = { $name } sells { $count } to { $shop } for { $ducats }.
mov-log-majority = { $name } uses the majority of { $shop }: price { $price }, orders { $orders }.
mov-log-shares-bought = { $name } buys shares for { $ducats }: { $shares }.
mov-log-shares-sold = { $name } sells shares for { $ducats }: { $shares }.
mov-log-dividends = { $company } pays { $ducats } for each share: { $paid }.
mov-log-order-drawn = { $name } draws { $count ->
    [one] a guild order
   *[other] { $count } guild orders
 }{ $orders ->
    [none] {""}
   *[other] : { $orders }
 }.
mov-log-order-returned = { $name } returns a guild order{ $order ->
    [none] {""}
   *[other] : { $order }
 }.
mov-log-delivered = { $name } delivers { $order } for { $vp } points and { $ducats } ducats.
mov-log-favor-bought = { $name } buys { $favor } ({ $ducats }).
mov-log-favor-played = { $name } plays { $favor }: { $shop } has { $orders } orders.
mov-log-rumor = { $name } plays a rumor: { $peg } of { $shop } at { $now }.
mov-log-office = { $good ->
    [none] { $name } uses { $office }, which is empty.
   *[other] { $name } takes { $good } at { $office }.
 }
mov-log-unloaded = { $name } unloads: { $goods }.
mov-log-mercato-sold = { $name } sells { $goods } at the Mercato for { $ducats }.
mov-log-mercato-bought = { $name } buys { $goods } at the Mercato for { $ducats }.
mov-log-swapped = { $name } swaps { $give } for { $take }.
mov-log-control = Price control: { $good } costs { $price }.
mov-log-split = Above 100 { $shop } splits: each of its shares brings a point ({ $points }), and the share price is halved to { $price }.
mov-log-drawn = { $good } from the bag ({ $to }): price { $price }{ $orders ->
    [-1] {""}
   *[other] , orders { $orders }
 }.
mov-log-scored = { $name }: { $vp } points, tax { $tax } (−{ $debt }), orders −{ $orders }, shares { $shares }, cash { $cash }.
mov-log-ended = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
 }
mov-log-share-dealt = { $name } is dealt a share of { $shop }.
mov-log-order-dealt = { $name } is dealt a guild order: { $order }.

mov-source-vp = Deliveries and splits
mov-source-shares = Shares
mov-source-cash = Cash
mov-source-orders = Guild orders left
mov-source-debt = Tax not paid
mov-points-caption = What everybody would have scored at the end of each round, without the hidden cash of the others
mov-tie = Among equals more cash decides ({ $each }), then the value of shares.
mov-text-market = The market
mov-text-shop = { $shop }: pays { $pays }, share { $share }, { $orders } orders, majority { $name ->
    [none] nobody
   *[other] { $name }
 }
mov-text-quay = The docks
mov-text-dock = { $dock }: { $goods }
mov-text-wood = Wood costs { $price }
mov-text-own = You: { $cash } ducats; rumors: { $rumors }
mov-text-order = Guild order: { $order }{ $complete ->
    [yes] , all cubes there
   *[no] {""}
 }
mov-text-seat = { $name }: { $vp } points, { $orders } guild orders, { $rumors } rumors
mov-text-goods = Cubes: { $goods }
mov-text-shares = Shares: { $shares }
mov-text-pawn = Pawn: { $place ->
    [none] off the board
   *[other] { $place }
 }; { $characters }

rule-MOV-1-2 = Two to five can play.
rule-MOV-4-3 = The table asks one seat after another; bids and destinations it asks of all at once.
rule-MOV-4-5 = A bid is a multiple of five ducats, at most the cash in hand, and final.
rule-MOV-4-9 = In turn order, each player but the last picks a character still in the row.
rule-MOV-4-10 = Whoever bid changes the orders of one shop by the full amount, and at least by one.
rule-MOV-4-12 = Rumors and favors are played in turns, and a bid round has none.
rule-MOV-4-14 = The pawn goes to another destination than the one where it stands.
rule-MOV-4-19 = A turn allows what its place allows, each within its limit.
rule-MOV-4-24 = The Gondolier brings forward a turn that he has not had, or declines.
rule-MOV-4-27 = Once per turn cubes that lie on one dock are bought.
rule-MOV-4-28 = The Thief may take one cube of the dock free of charge, before he buys.
rule-MOV-4-29 = Whoever holds the majority of a shop may use it once per round, if the whole move fits on the tracks.
rule-MOV-4-30 = Once per turn own cubes are sold to one shop, no more than it has orders for.
rule-MOV-4-32 = Once per turn one to three shares are bought, as far as the supply has them.
rule-MOV-4-33 = Once per turn one to three own shares are sold.
rule-MOV-4-34 = No company is bought and sold in the same turn.
rule-MOV-4-35 = Once per turn the top guild order is drawn, if there is one.
rule-MOV-4-36 = The Guild Master alone may draw two, and then returns one of his hand.
rule-MOV-4-37 = A guild order of the own hand is delivered with all its cubes, as far as the shops have orders.
rule-MOV-4-38 = No more victory points than the delivery is worth.
rule-MOV-4-39 = Once per turn one of the favors on display is bought.
rule-MOV-4-40 = Once per turn the office of the pawn is used, if it or the bag holds a cube.
rule-MOV-4-41 = The Harbor Master alone draws a cube for himself, from a bag that has one.
rule-MOV-4-43 = At the Mercato one cube is sold and another good bought, each once per turn.
rule-MOV-4-44 = The Trader alone buys and sells two cubes, and swaps one for another good of the bag.
rule-MOV-4-45 = In the own turn an own favor raises the orders of a shop by one up to its figure, as far as the track goes.
rule-MOV-4-46 = In the own turn an own rumor moves one peg of its shop by one step, not off the lower end of its track.
rule-MOV-4-54 = The cubes drawn go each to a dock of its own.
rule-MOV-4-57 = The steps of one decision follow each other, in the order of goods or companies.
rule-MOV-4-58 = What is bought is paid with the cash held before.
rule-MOV-6-1 = The game has ended with the scoring.

bot-about-masters-of-venice-gentle = Buys what smells good and sells what is in the way.
bot-about-masters-of-venice-steady = Values cubes, orders and shares, and foresees what others open.
bot-about-masters-of-venice-sharp = Goes where the round will make him rich, not where he is.
bot-about-masters-of-venice-master = Has seen this round, and the next, before the gondola moves.
