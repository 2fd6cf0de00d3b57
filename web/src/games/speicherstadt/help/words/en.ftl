# What the things of The Speicherstadt say of themselves.
spe-help-card-kind = card, { $count } in the game
spe-help-card-owned = card of { $name }, { $count } in the game
spe-help-of = { $name }
spe-help-does-fire = When it turns up, the strongest firemen gain { $points }, the weakest lose { $points }.
spe-help-does-fireman = Makes your firemen { $value } stronger for good. At every fire the strongest gain points, the weakest lose them.
spe-help-does-contract = Put these goods on it as you unload them. Fully covered it is worth { $points } points at the end.
spe-help-does-ship = Brings three cubes. Whoever buys it unloads them in the same round.
spe-help-does-trader = Buys any number of your { $good } cubes.
spe-help-does-office = The more of them you own, the more they bring at the end.
spe-help-does-warehouse = Keeps up to four cubes from round to round; each is worth a point at the end.
spe-help-does-bank = Brings you one more coin at the end of every round.
spe-help-does-harbour = A point at the end for every ship you own, also the empty ones.
spe-help-does-trading_chamber = A point at the end for every coin you own.
spe-help-does-church = Does nothing until the end; then it is worth { $points } points.
spe-help-does-prayer_boat = Does nothing until the end; then it is worth { $points } points.
spe-help-symbol = { $state ->
    [on] delivered
    [held] you have it
    [open] missing
   *[none] needed
 }
spe-help-office-label = points for 1 to 4
spe-help-asked = your contracts want it
spe-help-trader-each = for each cube
spe-help-at-end = at the end
spe-help-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
spe-help-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
spe-help-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
 }
spe-help-fire-now = if the next fire came now, { $way ->
    [gain] you would gain { $points }.
    [lose] you would lose { $points }.
   *[none] it would pass you by.
 }
spe-help-fireman-now = with him, { $way ->
    [gain] the next fire would bring you { $points }.
    [lose] the next fire would still cost you { $points }.
   *[none] the next fire would pass you by.
 }
spe-help-office-now = { $nth ->
    [1] your first,
    [2] your second,
    [3] your third,
   *[other] your fourth,
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 } more.
spe-help-gain-now = it would bring you { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
spe-help-gain-other = { $names } would gain { $points }.
spe-help-want = your contracts still want { $goods }.
spe-help-want-none = you have no contract waiting for goods.
spe-help-trader-now = { $count ->
    [0] you have no { $good } at the moment.
   *[other] you have { $count } × { $good }.
 }
spe-help-contract-none = you have none of these goods yet.
spe-help-contract-open = { $goods } still missing for { $points } points.
spe-help-contract-full = fulfilled. { $points } points are yours.
spe-help-so-far = { $points ->
    [one] 1 point
   *[other] { $points } points
 } so far.
spe-help-column = Waiting line
spe-help-column-kind = column { $column }: { $card }
spe-help-column-does = Whoever stands lowest is asked first, and pays 1 coin plus 1 for everybody above. Whoever passes makes room for the next.
spe-help-column-place = you would stand at place { $place } and pay { $price }, and 1 more for everybody who still joins above you.
spe-help-column-pay = your merchant can have it for { $price }.
spe-help-merchant = { $name }’s merchant
spe-help-merchant-does = Pays 1 coin for himself and 1 for everybody above him, once those below have passed.
spe-help-price = would pay
spe-help-has = has
spe-help-merchant-short = { $who ->
    [you] you cannot pay { $price } and will have to pass.
   *[other] { $name } cannot pay { $price } and will have to pass.
 }
spe-help-merchant-can = { $who ->
    [you] you can buy for { $price } if nobody below you does.
   *[other] { $name } can buy for { $price } if nobody below does.
 }
spe-help-good-kind = good, 9 in the game, { $mine } yours
spe-help-good-does = Ships bring it. Put it on contracts; sell or keep the rest.
spe-help-good-contract = a contract fully covered
spe-help-good-contract-value = 5 to 11 points
spe-help-good-trader = with the { $good ->
    [coffee] coffee
    [tea] tea
    [spices] spice
    [rubber] rubber
   *[cloth] cloth
 } trader, each
spe-help-good-pair = any two cubes as a pair
spe-help-good-stored = in the warehouse at the end
spe-help-good-wanted = { $count ->
    [one] one place
   *[other] { $count } places
 } on your contracts still { $count ->
    [one] wants
   *[other] want
 } it.
spe-help-good-row = the contract for { $points } in the row wants it.
spe-help-good-unwanted = no contract of yours waits for it.
spe-help-house-kind = building, everybody has one
spe-help-house-does = Keeps one cube for the next round, and trades what fits nowhere else.
spe-help-house-keep = keep until the next round
spe-help-house-exchange = three cubes for one of your choice from the discard
spe-help-house-pair = any two cubes
spe-help-house-holds = it keeps your { $good }.
spe-help-house-empty = it is empty, and has room for one cube.
spe-help-warehouse-label = a point each
spe-help-warehouse-holds = it keeps { $cubes }.
spe-help-coins-does = Pay for cards. Some come back at the end of every round.
spe-help-income-all = for everybody
spe-help-income-none = if you bought nothing this round
spe-help-income-bank = with the bank
spe-help-income = { $who ->
    [you] you take { $coins }
   *[other] { $name } takes { $coins }
 } at the end of this round, as things stand.
spe-help-points-does = What it would come to if the game ended now, and where it comes from.
spe-help-firemen-does = The strength of all firemen together. At every fire the strongest gain points, the weakest lose them.
spe-help-merchants-does = Three in every round: one in each lap of bidding. They come home once the card is sold.
spe-help-deck = The deck
spe-help-deck-does = Winter lies on top, then spring, summer and autumn. The fourth fire lies at the very bottom and ends the game.
spe-help-phase-kind = part of a round
spe-help-spe-phase-supply = Cards come to the quay, one more than there are players. A fire takes effect at once.
spe-help-spe-phase-bidding = In three laps everybody stands one merchant above a card. The more stand there, the dearer it gets.
spe-help-spe-phase-purchase = Card by card, from the left: whoever stands lowest buys or passes.
spe-help-spe-phase-processing = Everybody unloads: cubes go on contracts, to traders, into storage. What is left is lost.
spe-help-spe-phase-income = Everybody takes a coin, one more for buying nothing, one more for the bank.
spe-help-first-name = Start coin
spe-help-first = Whoever has it bids first and unloads first. After each round it goes to the left.
spe-help-first-you = you begin, so others can still join above you.
spe-help-round-name = Round and season
spe-help-round-kind = round { $round } of { $rounds }
spe-help-round = When the cards run out, the fourth fire burns and the game ends.
spe-help-bag-name = The bag
spe-help-bag = Every ship draws its three cubes from it, blind.
spe-help-goods-discard-name = Used cubes
spe-help-goods-discard = Whoever exchanges three cubes takes one from here.
spe-help-discard-name = Unsold cards
spe-help-discard = What nobody bought, and fires that are over. Nothing comes back.
