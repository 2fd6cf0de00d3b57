//! The rules that a decision can offend against, with the sentence a player reads.

table::rules! {
    /// What a refusal cites.
    pub enum Rule {
        over: Ended,
        not_awaited: Asked;
        /// Two to five can play.
        Seats => "GEN-1.5",
        /// Whoever begins must sit at this table.
        StartSeat => "GEN-3.1",
        /// That has its own time in the turn; only messages can be delivered at any time.
        OutOfState => "GEN-4.1",
        /// Instead of rolling, the player whose turn it is may play any start, if he holds the card.
        AnyStart => "GEN-4.4",
        /// The player whose turn it is moves the tower, to a neighbouring field.
        Moving => "GEN-4.6",
        /// A field that carries a disc is not entered again this turn.
        Revisited => "GEN-4.8",
        /// Whoever acts needs an action: his own of this turn, the bonus of the two-player game, or an extra action card.
        Capacity => "GEN-4.14",
        /// Without a deal only the player whose turn it is may take the action of this building.
        FirstRight => "GEN-4.17",
        /// While an offer stands that wants nothing, the action must be carried out.
        Obligation => "GEN-4.18",
        /// The action lapses only when the others have had their time.
        Forgo => "GEN-4.19",
        /// An action brings what it brings exactly once; then it can be ended.
        ActionOrder => "GEN-4.21",
        /// In a villa one says which: a large order or the privilege. Elsewhere there is nothing to say.
        Effect => "GEN-4.22",
        /// Special cards are played in an action of one's own, by whoever holds them.
        SpecialCards => "GEN-4.24",
        /// Any ware takes a ware that is still in the supply.
        AnyWare => "GEN-4.25",
        /// An exchange gives a good of one's own, not the card just played, and takes one that is in the supply.
        Exchange => "GEN-4.26",
        /// A building action needs a building with a marker of one's own.
        BuildingAction => "GEN-4.27",
        /// A large order is for this very villa; its three wares must be there, and a special card is chosen while there are any.
        LargeOrder => "GEN-4.29",
        /// A small order comes after what the action brings: for this very building, with its ware, and one in an action.
        SmallOrder => "GEN-4.32",
        /// A message is delivered in the turn in which the tower has visited both its buildings.
        Fulfilled => "GEN-4.45",
        /// One delivers only messages of one's own.
        Deliver => "GEN-4.46",
        /// Each player in turn marks at one street of the trail that still carries discs, or passes.
        Streets => "GEN-4.50",
        /// A marker goes onto a free building; that of another is removed at the cost of one's own. Both come out of one's stock.
        Marking => "GEN-4.51",
        /// At least one marker is placed or removed, and a building with one's own marker is left alone.
        MarkSomething => "GEN-4.52",
        /// A plan says something of each building that the street touches, and of no other.
        Borders => "GEN-4.53",
        /// At the last call messages are named one by one; then one says that one is done.
        LastCall => "GEN-4.60",
        /// A building action cannot be used for the Palazzo.
        NoPalazzo => "GEN-4.63",
        /// First comes the card or the good that is still to be named.
        Steps => "GEN-4.64",
        /// Just now somebody else is asked.
        Asked => "GEN-4.65",
        /// Deals are made with the player whose turn it is, and only while there is bargaining.
        Parties => "GEN-5.1",
        /// A deal is for the building under the tower, or for a neighbouring building or street that the tower has not visited yet.
        Target => "GEN-5.2",
        /// Cards that are given are named one by one, and only those that are given can be shown, each once.
        Shown => "GEN-5.3",
        /// Offers are made while there is bargaining: one for each field, and only so many changes besides.
        Speaking => "GEN-5.4",
        /// Only somebody who is waited for passes; whoever has spoken or passed may simply stay silent.
        Passing => "GEN-5.4-W1",
        /// Whoever deals for a building must be able to act there: with an action left, not with an extra action card that is given away.
        OfferCapacity => "GEN-5.5-V2",
        /// At least 5 ducats or one good must be given or promised.
        OfferEmpty => "GEN-5.5-V3",
        /// One gives only what one has; ducats go in steps of 5, at most 5,000, and in one direction.
        OfferHeld => "GEN-5.5-V4",
        /// The same kind of ware or special card, or markers, cannot go both ways.
        OfferBothWays => "GEN-5.5-V5",
        /// Whoever receives markers needs as many of their own colour in the general supply.
        OfferMarkers => "GEN-5.5-V6",
        /// What is promised must come out of this very action, and must be there once everything else has changed hands.
        OfferGain => "GEN-5.5-V7",
        /// In a street there is no action, so nothing can be promised of it.
        OfferStreet => "GEN-5.5-V8",
        /// The player whose turn it is must have what is wanted; a particular card can be wanted only if it was shown.
        OfferWanted => "GEN-5.5-V11",
        /// That offer no longer stands, or it is not one's own to take back.
        Standing => "GEN-5.6",
        /// It must be a card of the kind that the accepted offer wants.
        Pay => "GEN-5.7",
        /// Offers are accepted together only for the same street, from different players, and if all of them can be paid.
        SeveralOffers => "GEN-5.9",
        /// What was promised comes first: no card may be played that would prevent it, and nothing else is handed over.
        Promise => "GEN-5.10",
        /// The tower moves on, or the turn ends, when the others have had their time.
        Courtesy => "GEN-5.12",
        /// One may ask three times at most; those who are asked can agree once, with cards of the kinds that are wanted.
        Asks => "GEN-5.13",
        /// Answers stay sealed until the last player has passed.
        Rounds => "GEN-5.17",
        /// The game is over; it ended with the scoring.
        Ended => "GEN-6.1",
        /// Two players must offer at least one good; money alone is not enough.
        TwoPlayers => "GEN-7.2",
    }
}
