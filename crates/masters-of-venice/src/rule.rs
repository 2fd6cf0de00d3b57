//! The rules that a decision can offend against, with the sentence a player reads.

table::rules! {
    /// What a refusal cites.
    pub enum Rule {
        over: Ended,
        not_awaited: Asked;
        /// Two to five can play.
        Seats => "MOV-1.2",
        /// The table asks one seat after another; bids and destinations it asks of all at once.
        Asked => "MOV-4.3",
        /// A bid is a multiple of five ducats, at most the cash in hand, and final.
        BidAmount => "MOV-4.5",
        /// In turn order, each player but the last picks a character still in the row.
        PickCharacter => "MOV-4.9",
        /// Whoever bid changes the orders of one shop by the full amount, and at least by one.
        AdjustOrders => "MOV-4.10",
        /// Rumors and favors are played in turns, and a bid round has none.
        TilesInBidRound => "MOV-4.12",
        /// The pawn goes to another destination than the one where it stands.
        Destination => "MOV-4.14",
        /// A turn allows what its place allows, each within its limit.
        Turn => "MOV-4.19",
        /// The Gondolier brings forward a turn that he has not had, or declines.
        GondolaMarker => "MOV-4.24",
        /// Once per turn cubes that lie on one dock are bought.
        Docks => "MOV-4.27",
        /// The Thief may take one cube of the dock free of charge, before he buys.
        Thief => "MOV-4.28",
        /// Whoever holds the majority of a shop may use it once per round, if the whole move fits on the tracks.
        Majority => "MOV-4.29",
        /// Once per turn own cubes are sold to one shop, no more than it has orders for.
        SellToShop => "MOV-4.30",
        /// Once per turn one to three shares are bought, as far as the supply has them.
        BuyShares => "MOV-4.32",
        /// Once per turn one to three own shares are sold.
        SellShares => "MOV-4.33",
        /// No company is bought and sold in the same turn.
        OtherCompany => "MOV-4.34",
        /// Once per turn the top guild order is drawn, if there is one.
        DrawOrder => "MOV-4.35",
        /// The Guild Master alone may draw two, and then returns one of his hand.
        GuildMaster => "MOV-4.36",
        /// A guild order of the own hand is delivered with all its cubes, as far as the shops have orders.
        Deliver => "MOV-4.37",
        /// No more victory points than the delivery is worth.
        Reward => "MOV-4.38",
        /// Once per turn one of the favors on display is bought.
        BuyFavor => "MOV-4.39",
        /// Once per turn the office of the pawn is used, if it or the bag holds a cube.
        UseOffice => "MOV-4.40",
        /// The Harbor Master alone draws a cube for himself, from a bag that has one.
        HarborMaster => "MOV-4.41",
        /// At the Mercato one cube is sold and another good bought, each once per turn.
        Mercato => "MOV-4.43",
        /// The Trader alone buys and sells two cubes, and swaps one for another good of the bag.
        Trader => "MOV-4.44",
        /// In the own turn an own favor raises the orders of a shop by one up to its figure, as far as the track goes.
        PlayFavor => "MOV-4.45",
        /// In the own turn an own rumor moves one peg of its shop by one step, not off the lower end of its track.
        PlayRumor => "MOV-4.46",
        /// The cubes drawn go each to a dock of its own.
        AssignDocks => "MOV-4.54",
        /// The steps of one decision follow each other, in the order of goods or companies.
        Steps => "MOV-4.57",
        /// What is bought is paid with the cash held before.
        Payment => "MOV-4.58",
        /// The game has ended with the scoring.
        Ended => "MOV-6.1",
    }
}
