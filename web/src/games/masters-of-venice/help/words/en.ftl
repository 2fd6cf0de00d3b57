# What the things of Venice say of themselves.
mov-help-sale = you can sell { $n } × { $good } for { $ducats }; each share then pays { $dividend }.
mov-help-no-orders = no orders, so it buys nothing at the moment.
mov-help-no-cubes = you have no { $good } to sell.
mov-help-shop-kind = shop, buys { $good }
mov-help-shop = Buys one cube for each order, at twice the price. Then price and share price rise, orders fall, and shares pay a dividend.
mov-help-shop-price = price of a cube
mov-help-shop-pays = it pays for one
mov-help-shop-orders = orders, so many it buys
mov-help-shop-share = share price; you have { $own }
mov-help-shop-majority = most shares
mov-help-nobody = nobody
mov-help-majority-you = You hold the majority: in your turn at the Shops, make it cheaper or dearer.
mov-help-good-kind = good, { $bag } in the bag, { $mine } yours
mov-help-good = Buying raises its price, every cube from the bag lowers it.
mov-help-good-price = price at the docks and the Mercato
mov-help-good-shop = { $shop }, { $orders ->
    [0] no orders
    [one] 1 order
   *[other] { $orders } orders
 }
mov-help-good-orders = as part of a guild order
mov-help-vp-range = 3 to 6 VP
mov-help-good-tax = left over at the end: tax
mov-help-good-tax-value = half the price
mov-help-good-wanted = { $count ->
    [one] one of your guild orders wants it.
   *[other] { $count } of your guild orders want it.
 }
mov-help-good-none = { $mine ->
    [0] you have none, and no guild order of yours wants it.
   *[other] you have { $mine }, but nowhere to sell it now.
 }
mov-help-share = Share: { $company }
mov-help-share-kind = share, { $supply } in the supply, { $own } yours
mov-help-share-shop = Pays a tenth of every sale to the shop, and a victory point when its price passes 100 and splits. At the end 100 ducats of value are a point.
mov-help-share-office = Pays 10 ducats whenever somebody uses this office. It always costs and brings 20.
mov-help-share-now = you own { $own }, at { $price } each. { $majority ->
    [yes] The majority is yours.
   *[no] {""}
 }
mov-help-share-office-now = you own { $own ->
    [0] none of its shares.
    [one] one of its shares.
   *[other] { $own } of its shares.
 }
mov-help-order-kind = guild order, 21 in the game
mov-help-order = At the Guild Hall, hand in these cubes for points. Each shop concerned needs as many orders. Undelivered it costs 2 points.
mov-help-of = { $has } of { $need }
mov-help-order-complete = you have all the cubes: { $vp } points at the Guild Hall.
mov-help-order-open = your next delivery is worth { $vp } points.
mov-help-dock = Once in a turn at the Docks you buy any of the cubes of one dock. Each bought cube makes its good dearer.
mov-help-each = { $ducats } each
mov-help-favor-kind = costs { $price }, { $own } yours
mov-help-favor = raises the orders of any shop by up to { $orders }
mov-help-favor-now = { $own ->
    [0] you have none. The Church sells them.
   *[other] play it in any turn of yours.
 }
mov-help-rumor-hidden = nobody else sees which shop
mov-help-rumor-kind = for { $shop }, { $own } yours
mov-help-rumor = In your turn, moves price, share price or orders of its shop one step up or down.
mov-help-vp = Most points win. More come at the end for shares and cash; guild orders left in hand cost 2 each.
mov-help-score-vp = scored
mov-help-score-order_vp = guild orders in hand
mov-help-score-share_vp = value of shares
mov-help-score-cash_vp = cash after tax
mov-help-score-debt_vp = tax not paid
mov-help-vp-now = { $points } if the game ended now.
mov-help-cash = Pays for cubes, shares, favors and bids. 100 ducats are a point at the end.
mov-help-cash-now = the tax on your cubes would be { $tax }.
mov-help-pawn-name = Pawn of { $name }
mov-help-pawn = Shows where its owner acts this round. Next round it has to go somewhere else.
mov-help-pawn-now = next round you cannot choose this again: { $place }.
mov-help-order-now = you are number { $place }.
mov-help-orders = Cards for the Guild Hall. A first, second, third and later delivery bring more and more; what stays in hand costs 2 each.
mov-help-orders-label = points for the next delivery
mov-help-step-kind = part of a round
mov-help-mov-step-bid = All bid in secret and pay. The highest bid goes first, picks a character first and moves orders furthest.
mov-help-mov-step-draft = In turn order, everybody picks a character and moves the orders of one shop. The last gets the Gondolier.
mov-help-mov-step-destination = All choose in secret where to go; nobody may stay where he is.
mov-help-mov-step-turn = Place by place, visitors act in turn order; at shared places everybody else may act after them.
mov-help-canal-name = The canal
mov-help-round-name = Round
mov-help-canal = Sixteen rounds, one for each space: four for bids, twelve for trade. After the last everything is counted.
mov-help-canal-now = { $any ->
    [yes] the next bids are made in round { $next }.
   *[no] no more bids: characters stay as they are.
 }
mov-help-gondola-name = Gondola
mov-help-gondola = Moves one space after each round; the Gondolier takes the rumor that lies there.
mov-help-shared-name = Shared place
mov-help-shared = Once a visitor has come, everybody else may act here too, after the visitors.
mov-help-first-name = First in turn order
mov-help-first = The highest bid. He picks first, and his place is visited first.
mov-help-bag-name = The bag
mov-help-bag = All cubes not in play. Each one drawn makes its good one step cheaper; at 5, its shop gets an order more instead.
mov-help-here = your pawn stands here.
mov-help-nothing-to-sell = you have nothing that a shop would take now.
mov-help-guild-now = { $count ->
    [0] none of your { $hand } guild orders is complete.
    [one] one of your { $hand } guild orders is complete.
   *[other] { $count } of your { $hand } guild orders are complete.
 }
mov-help-mercato-now = { $any ->
    [yes] you could sell one of these: { $goods }.
   *[no] you have no cube to sell, but can buy one.
 }
mov-help-purse = you have { $cash } ducats.
mov-help-place-kind = place{ $shared ->
    [yes] {""}, shared
   *[no] {""}
 }{ $any ->
    [yes] {""}, there now: { $names }
   *[no] {""}
 }
mov-help-power-gondolier = Last in turn order. Takes the rumor of each round, and may once bring a turn of his forward.
mov-help-power-guild_master = At the Guild Hall he may draw two guild orders, and then puts one of his back.
mov-help-power-harbor_master = Whenever he uses an office, he may draw one more cube from the bag for himself.
mov-help-power-tax_collector = Whenever shops or offices pay a dividend, he gets it once more, with shares or without.
mov-help-power-thief = In a turn at the Docks he may take one cube for nothing, and its price does not move.
mov-help-power-trader = At the Mercato he buys and sells up to two cubes each, and may swap one for another.
mov-help-character-free = character, with nobody
mov-help-character-held = character, with { $name } until the next bids
mov-help-character-you = yours until the next bids. { $marker ->
    [spent] The gondola marker is spent.
   *[no] {""}
 }
mov-help-a-sale = a sale
mov-help-a-share = a share
mov-help-turn-order = Highest bid first; ties are broken by shares. It holds until the next bids.
