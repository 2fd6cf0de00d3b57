//! The ways in which Bazaar can be broken.

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Flaw {
    None = 0,
    BidNotListed,
    SilenceMeansNothing,
    HugeMenu,
    ForgetsItsBound,
    CountsWholeRuns,
    OffersPeek,
    ForgetsOwnHand,
    KeepsRealDice,
    EverybodyHearsTheCard,
    DealsInSilence,
    EarlierBidWinsTies,
    LosesACoin,
    RefusalCosts,
    Panics,
    HidesWhatItReveals,
    ListensToAnybody,
    JudgesAnybody,
    WaitsForNobody,
}

impl Flaw {
    pub(crate) const fn is(self, flaw: u8) -> bool {
        self as u8 == flaw
    }
}
