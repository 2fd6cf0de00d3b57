//! The rules that a decision can offend against, with the sentence a player reads.

table::rules! {
    /// What a refusal cites.
    pub enum Rule {
        over: Ended,
        not_awaited: Asked;
        /// Two to five can play.
        Seats = "GEN-1.5",
        /// The start player sits at this table.
        StartSeat = "GEN-3.1",
        /// Each decision has its time in the turn, and only messages are delivered at any time.
        OutOfState = "GEN-4.1",
        /// Instead of rolling, the active player may play any_start, if he holds one.
        AnyStart = "GEN-4.4",
        /// The active player moves the tower to a neighbouring field.
        Moving = "GEN-4.6",
        /// With one disc left the tower moves no further.
        Discs = "GEN-4.7",
        /// A field that carries a disc is not entered again.
        Revisited = "GEN-4.8",
        /// Whoever acts needs his base action, the bonus of the two-player game, or an extra_action card.
        Capacity = "GEN-4.14",
        /// The active player alone may take the action of the current building without a deal.
        FirstRight = "GEN-4.17",
        /// While an offer stands that wants nothing, the action must be carried out.
        Obligation = "GEN-4.18",
        /// The action lapses only when the others have had their time.
        Forgo = "GEN-4.19",
        /// An action has its effect exactly once, then it can end.
        ActionOrder = "GEN-4.21",
        /// The effect of a villa is named: a large order or the privilege. That of other buildings is not.
        Effect = "GEN-4.22",
        /// Special cards are played by the acting player, in his action, if he holds them.
        SpecialCards = "GEN-4.24",
        /// any_ware takes a ware that is in supply.
        AnyWare = "GEN-4.25",
        /// An exchange gives an own good other than the card played, and takes one that is in supply.
        Exchange = "GEN-4.26",
        /// building_action names a building with an own marker.
        BuildingAction = "GEN-4.27",
        /// A large order is for this villa, its wares are owned, and one special card is taken if there is any.
        LargeOrder = "GEN-4.29",
        /// A small order is fulfilled after the effect, for the building of the regular action, once in an action, with its ware.
        SmallOrder = "GEN-4.32",
        /// A message is delivered in the turn in which the tower has visited both its buildings.
        Fulfilled = "GEN-4.45",
        /// Only an own message is delivered.
        Deliver = "GEN-4.46",
        /// Each seat in turn marks one street of the trail that still carries discs, or passes.
        Streets = "GEN-4.50",
        /// A marker is placed on a free building; that of another is removed for one of one's own; both take markers of the stock.
        Marking = "GEN-4.51",
        /// At least one marker is placed or removed, and no building with an own marker is touched.
        MarkSomething = "GEN-4.52",
        /// Messages are named one by one, then the seat is done.
        LastCall = "GEN-4.60",
        /// building_action does not use the Palazzo.
        NoPalazzo = "GEN-4.63",
        /// Between the steps of one decision nothing else is decided.
        Steps = "GEN-4.64",
        /// The table asks certain seats, and others wait.
        Asked = "GEN-4.65",
        /// Deals are made with the active player, while others may speak.
        Parties = "GEN-5.1",
        /// A deal is for the current building, or for a neighbouring building or street not yet visited.
        Target = "GEN-5.2",
        /// Each seat speaks while a window is open, with one offer for each target and five more.
        Speaking = "GEN-5.4",
        /// An offer must be possible: something is given, both hold what they give, nothing passes both ways, and a gain is there.
        OfferTerms = "GEN-5.5",
        /// An offer must stand, and be one's own to be taken back.
        Standing = "GEN-5.6",
        /// A card is named of a kind that the accepted offer wants.
        Pay = "GEN-5.7",
        /// Several offers are accepted together only for one street, of different seats, if all can be paid.
        SeveralOffers = "GEN-5.9",
        /// What was promised comes out of the effect: no card may be played that would prevent it, and only it is handed over.
        Promise = "GEN-5.10",
        /// The active player moves on or ends the turn when the others have had their time.
        Courtesy = "GEN-5.12",
        /// The active player asks three times at most; an ask is met once, by those whom it addresses, with cards that fit.
        Asks = "GEN-5.13",
        /// Answers are sealed until the last seat has passed.
        Rounds = "GEN-5.17",
        /// The game has ended with the scoring.
        Ended = "GEN-6.1",
        /// Two players offer at least one good; money alone is not enough.
        TwoPlayers = "GEN-7.2",
    }
}
