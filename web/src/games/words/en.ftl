# The games on the first page and at set-up, in English.
title-speicherstadt = The Speicherstadt
line-speicherstadt = Stand in line early and pay more, or wait and hope.
minutes-speicherstadt = 45 min
option-speicherstadt-remove-cards = Leave a few cards in the box, as the rules say for this number of players
option-speicherstadt-start = Who begins
brief-speicherstadt-1 = Each round a few cards lie at the quay. You place three merchants above those you want.
brief-speicherstadt-2 = The lowest merchant is asked first, and pays one coin for every merchant in his column. If he passes, it gets cheaper for the next.
brief-speicherstadt-3 = Ships bring cubes. Deliver them to your contracts for points, sell them for coins, or store one.
brief-speicherstadt-4 = When it burns, the strongest firemen gain points and the weakest lose as many. After the fourth fire the most points win.

title-oltremare = Oltremare
line-oltremare = Trade, bluff, and load your ship in the right order.
minutes-oltremare = 60 min
option-oltremare-ruleset = Edition
option-oltremare-ruleset-amigo2005 = Oltre Mare, 2005
option-oltremare-ruleset-mtm2004 = Oltremare – Merchants of Venice, 2004
option-oltremare-memory-aid = Show everybody's whole cargo, not only the top card
option-oltremare-quiet = No chat at this table
option-oltremare-start = Who begins
brief-oltremare-1 = On your turn you trade cards with the others, then play as many as the top card of your cargo says. Their symbols bring ducats, pirates, cards and voyages.
brief-oltremare-2 = The cards you played go onto your cargo, in an order you choose. Equal goods that lie together pay more.
brief-oltremare-3 = Say what you like about a card's symbols; only its good must be true. Whoever trades with the player whose turn it is gains prestige.
brief-oltremare-4 = Cards that pirates hold cost a ducat each in the end. When the stock is used up, the most ducats win.

title-masters-of-venice = Masters of Venice
line-masters-of-venice = Bid for your place in line, make prices, and sell before the orders run out.
minutes-masters-of-venice = 90 min
option-masters-of-venice-open-cash = Everybody sees everybody’s cash
option-masters-of-venice-separate-destinations = Each shipping office is a destination of its own
brief-masters-of-venice-1 = Every fourth round you bid in secret for turn order and a character. Everybody pays; what you bid also moves the orders of a shop.
brief-masters-of-venice-2 = In the other rounds everybody chooses a place in secret. Where a place is shared, all may act once somebody comes.
brief-masters-of-venice-3 = Buy cubes at the docks and sell them to shops at twice their price, as long as these have orders. Each sale raises prices and shares, and pays dividends.
brief-masters-of-venice-4 = Guild orders bring points, splits bring points, and in the end every hundred ducats of cash and of shares is a point.

title-genoa = The Traders of Genoa
line-genoa = Walk the tower through the city, and sell what you cannot use.
minutes-genoa = 120 min
option-genoa-courtesy-round = Wait until everybody has spoken before the tower moves on
option-genoa-start = Who begins
brief-genoa-1 = Two dice say where the tower starts. It leaves a disc on every field that it visits, so it makes four moves at most.
brief-genoa-2 = Each building has one action a turn, and each player one action. Whose turn it is acts, or sells the action; the others also pay for where the tower goes.
brief-genoa-3 = Collect wares for large and small orders, deliver messages by visiting both their buildings in one turn, and put markers on buildings that others use.
brief-genoa-4 = Deals are free: ducats, wares, cards, even a part of what the action will bring. In the end ducats, chains of privileges and markers count.
