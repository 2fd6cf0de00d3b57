//! The rules that a decision can offend against (OLT-4.92), with the sentence a player reads.

table::rules! {
    /// What a refusal cites.
    pub enum Rule {
        over: Ended,
        not_awaited: Asked;
        /// Two to five can play.
        Seats => "OLT-3.1",
        /// The start player sits at this table.
        StartSeat => "OLT-3.4",
        /// Exactly the cards above the number of lions are discarded, each a different one from the hand.
        DiscardExcess => "OLT-4.11",
        /// At most four cards are bought in a turn, from the stock or the own pirate stack, as long as there are any.
        Purchases => "OLT-4.21",
        /// Only the active player buys, and only while trading.
        OnlyActiveBuys => "OLT-4.24",
        /// Trading ends when there are enough cards in hand for the load, or no more can be bought.
        EnoughCards => "OLT-4.25",
        /// As many different cards as the load says are played from the hand, in the order of their ids.
        PlayTheLoad => "OLT-4.30",
        /// The ship makes one step for each ship symbol, along routes, none of them twice.
        Trail => "OLT-4.45",
        /// A compass leads to any other port that holds no compass.
        Compass => "OLT-4.51",
        /// The played cards are stowed one on the other, each once.
        StowPlayed => "OLT-4.55",
        /// The table asks one seat, or, while trading, everybody.
        Asked => "OLT-4.92",
        /// Deals are made only while trading, and only with the active player.
        WithActive => "OLT-5.1",
        /// An offer must be open, and one's own to take back or to reword, or made to one to decline.
        OfferIsOpen => "OLT-5.5",
        /// An offer gives different cards from the own hand, asks for goods of this game, claims two different symbols of a card at most, and moves ducats one way.
        OfferTerms => "OLT-5.7",
        /// Nobody announces more of a good than he holds.
        TrueGoods => "OLT-5.8",
        /// Accepting names an open offer made to one, and for each wanted card a different fitting card from the own hand.
        AcceptFits => "OLT-5.9",
        /// At least one card must move; ducats alone are no deal.
        CardMoves => "OLT-5.13",
        /// After a deal the active player must still be able to play the load.
        Feasible => "OLT-5.14",
        /// Three open offers and twenty proposals in a turn; six cards on a side and sixty ducats in an offer.
        Limits => "OLT-5.30",
        /// The active player alone ends the trade.
        ActiveEnds => "OLT-5.34",
        /// The game has ended with the final scoring.
        Ended => "OLT-6.20",
    }
}
