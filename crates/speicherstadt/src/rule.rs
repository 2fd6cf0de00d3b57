//! The rules that a decision can offend against (SPE-5.7), with the sentence a player reads.

table::rules! {
    /// What a refusal cites.
    pub enum Rule {
        over: Ended,
        not_awaited: OneSeatAsked;
        /// Two to five can play.
        Seats => "SPE-3.1",
        /// The start coin goes to a seat at this table.
        StartSeat => "SPE-3.6",
        /// In each of three laps every seat places one merchant; nothing else is decided meanwhile.
        ThreeLaps => "SPE-4.14",
        /// A merchant goes above a card, into a column with fewer than eight merchants.
        FreePlace => "SPE-4.15",
        /// Every merchant must be placed; nobody passes while bidding.
        NoPassing => "SPE-4.16",
        /// The owner of the lowest merchant buys the card or passes; nothing else is decided meanwhile.
        BuyOrPass => "SPE-4.19",
        /// A step uses cubes of the own pool: on an open symbol of an own contract, to an own trader of
        /// that good, in pairs, in threes for one that lies on the discard, or into free storage.
        Steps => "SPE-4.25",
        /// One seat after another is asked.
        OneSeatAsked => "SPE-5.7",
        /// The game ended with the fourth fire.
        Ended => "SPE-6.1",
    }
}
