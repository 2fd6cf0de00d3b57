//! What one seat knows, borrowed from a table or from a view, for players that search: to make it costs next to nothing.

use table::{Offer, Offers, PerSeat, Seat};

use crate::bargain::MOST_OFFERS;
use crate::{Board, Card, CardSet, Choice, Oltremare, Port, Proposal, Ruleset, SeenTerms, View};

/// What a seat knows while it plays (chapter 8): everything public, and its own. It is the same whether it comes from the
/// table itself or from a [`View`](crate::View).
#[derive(Copy, Clone)]
pub struct SeatView<'a> {
    /// Who looks.
    pub seat: Seat,
    /// Its own cards.
    pub hand: CardSet,
    /// OLT-5.31: cards in the hand of each seat that this one gave away and knows to be there.
    pub known: PerSeat<CardSet>,
    board: &'a Board,
    choice: Option<&'a Choice>,
    offers: SeenOffers<'a>,
}

#[derive(Copy, Clone)]
enum SeenOffers<'a> {
    OnTable(&'a Offers<Proposal, MOST_OFFERS>),
    InView(&'a Offers<SeenTerms, MOST_OFFERS>),
}

impl Oltremare {
    /// What a seat of this table knows.
    pub fn seat_view(&self, seat: Seat) -> SeatView<'_> {
        let own = &self.secrets[seat];
        SeatView {
            seat,
            hand: own.hand,
            known: self.secrets.map(|_, other| own.known.and(other.hand)),
            board: &self.board,
            choice: self.board.is_active(seat).then_some(&self.choice), // OLT-4.91
            offers: SeenOffers::OnTable(&self.offers),
        }
    }
}

impl View {
    /// What the viewer knows, if it has a seat.
    pub fn seat_view(&self) -> Option<SeatView<'_>> {
        Some(SeatView {
            seat: self.viewer?,
            hand: self.hand,
            known: self.known,
            board: &self.board,
            choice: Some(&self.choice),
            offers: SeenOffers::InView(&self.offers),
        })
    }
}

impl<'a> SeatView<'a> {
    /// What everybody sees.
    #[inline]
    pub fn board(&self) -> &'a Board {
        self.board
    }

    /// OLT-1.1: which box.
    #[inline]
    pub fn ruleset(&self) -> Ruleset {
        self.board.ruleset()
    }

    /// OLT-4.91: the cards that this seat has chosen so far.
    pub fn chosen(&self) -> &'a [Card] {
        self.choice.map_or(&[], |choice| choice.cards.as_slice())
    }

    /// OLT-4.91: the ports that this seat has steered to so far.
    pub fn path(&self) -> &'a [Port] {
        self.choice.map_or(&[], |choice| choice.path.as_slice())
    }

    /// OLT-5.31: the open offers, oldest first, with cards where they are this seat's own.
    pub fn offers(&self) -> impl DoubleEndedIterator<Item = Offer<SeenTerms>> + 'a {
        let SeatView { seat, board, offers, .. } = *self;
        let count = match offers {
            SeenOffers::OnTable(offers) => offers.standing().len(),
            SeenOffers::InView(offers) => offers.standing().len(),
        };
        (0..count).map(move |place| match offers {
            SeenOffers::OnTable(offers) => {
                SeenTerms::of_offer(board.ruleset(), &offers.standing()[place], Some(seat))
            }
            SeenOffers::InView(offers) => offers.standing()[place],
        })
    }

    /// OLT-5.30: may this seat make one more offer now?
    pub fn may_propose(&self) -> bool {
        let checked = match self.offers {
            SeenOffers::OnTable(offers) => offers.check_post(self.seat),
            SeenOffers::InView(offers) => offers.check_post(self.seat),
        };
        checked.is_ok()
    }

    /// OLT-5.30: how much a seat has said in this trade.
    pub fn posted(&self, seat: Seat) -> u8 {
        match self.offers {
            SeenOffers::OnTable(offers) => offers.posted(seat),
            SeenOffers::InView(offers) => offers.posted(seat),
        }
    }
}
