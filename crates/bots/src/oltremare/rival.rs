//! What the others might think: from their cargo, which is open, and from what they say.

use table::{PerSeat, Seat, SeatSet};

use super::faces::CLASSES;
use super::prestige::Prestige;
use super::value::{TopGroup, Valuation};

/// Those with whom one seat can deal, as it sees them.
pub(super) struct Rivals {
    pub(super) partners: SeatSet,
    /// What a card of each class is worth to each of them.
    goods: PerSeat<[f64; CLASSES]>,
    /// What a prestige point is worth to it now; nothing, once it has got one this turn (OLT-5.20).
    prestige: PerSeat<f64>,
    /// What becomes of one's own prestige when one deals with this seat.
    own_prestige: PerSeat<f64>,
    /// How much it hurts when this seat gains a ducat.
    envy: PerSeat<f64>,
}

/// What changes hands, from the side of the seat that is asked: goods it gets and gives, by class, and ducats it gets.
pub(super) struct Terms<'a> {
    pub(super) gets: &'a [usize],
    pub(super) gives: &'a [usize],
    pub(super) ducats: f64,
}

impl Rivals {
    pub(super) fn new(valuation: &Valuation<'_>) -> Rivals {
        let board = valuation.view.board();
        let own_seat = valuation.view.seat;
        let own_turn = board.is_active(own_seat);
        // OLT-5.1: all deals are with the active player.
        let partners = if own_turn {
            SeatSet::first(board.seats()) - own_seat.into()
        } else {
            SeatSet::from(board.turn.active)
        };
        let points = Prestige::new(valuation);
        // OLT-5.20: one point for the partner, once a turn.
        let rise = |seat: Seat, partner: Seat| {
            if partner == board.turn.active || board.turn.dealt.contains(partner) {
                return 0.0;
            }
            points.worth(seat, Some(partner)) - points.worth(seat, None)
        };
        let mut rivals = Rivals {
            partners,
            goods: PerSeat::new(board.seats(), [0.0; CLASSES]),
            prestige: PerSeat::new(board.seats(), 0.0),
            own_prestige: PerSeat::new(board.seats(), 0.0),
            envy: envy(valuation),
        };
        for seat in partners.iter() {
            rivals.goods[seat] = goods(valuation, seat);
            rivals.prestige[seat] = rise(seat, seat);
            rivals.own_prestige[seat] = rise(own_seat, if own_turn { seat } else { own_seat });
        }
        rivals
    }

    /// What a bargain brings this seat, as far as one can tell.
    pub(super) fn gain(&self, seat: Seat, terms: &Terms<'_>) -> f64 {
        self.gain_with(seat, self.worth(seat, terms.gets) - self.worth(seat, terms.gives), terms.ducats)
    }

    /// The same, if the cards bring it this.
    #[inline]
    pub(super) fn gain_with(&self, seat: Seat, cards: f64, ducats: f64) -> f64 {
        cards + ducats + self.prestige[seat]
    }

    /// What cards of these classes are worth to this seat.
    pub(super) fn worth(&self, seat: Seat, classes: &[usize]) -> f64 {
        classes.iter().map(|class| self.goods[seat][*class]).sum()
    }

    /// How likely it says yes to such a gain.
    pub(super) fn agrees(gain: f64) -> f64 {
        1.0 / (1.0 + (-(gain - 0.6) / 0.7).exp())
    }

    pub(super) fn envy(&self, seat: Seat) -> f64 {
        self.envy[seat]
    }

    /// What dealing with this seat does to one's own prestige, or to its rank.
    pub(super) fn own_prestige(&self, partner: Seat) -> f64 {
        self.own_prestige[partner]
    }
}

fn envy(valuation: &Valuation<'_>) -> PerSeat<f64> {
    let board = valuation.view.board();
    let own_seat = valuation.view.seat;
    let points = board.seen_sheets().map(|_, sheet| sheet.total());
    let best = points.iter().filter(|(seat, _)| *seat != own_seat).map(|(_, points)| *points).max();
    let others = f64::from(board.seats() - 1);
    points.map(|seat, of_seat| {
        let leads = Some(*of_seat) == best && best >= Some(points[own_seat]);
        if seat == own_seat {
            0.0
        } else {
            valuation.parameters.envy / others * if leads { 1.6 } else { 1.0 }
        }
    })
}

/// What a card of each class is worth to a seat whose hand is hidden.
fn goods(valuation: &Valuation<'_>, seat: Seat) -> [f64; CLASSES] {
    let board = valuation.view.board();
    let top = TopGroup::of(board, seat);
    let said = board.announced[seat];
    let mut worth = [0.0; CLASSES];
    for (class, good) in valuation.around.ruleset.goods().into_iter().enumerate() {
        // Alone it is a beginning; on the right stack it pays at once.
        let begins = 0.5 * valuation.pays(class, 1) + 0.3 * valuation.pays(class, 2);
        let under = top.under(class);
        let continues = valuation.pays(class, under + 1) - valuation.pays(class, under);
        let mut value = if under > 0 { begins.max(continues) } else { begins } + 0.7;
        if let Some(said) = said {
            if said.seek.has(good) {
                value += 1.0;
            } else if said.have.has(good) {
                value -= 0.8;
            }
        }
        worth[class] = value;
    }
    worth
}

/// How likely a seat holds so many cards of a class, one or two.
pub(super) fn holds(valuation: &Valuation<'_>, seat: Seat, class: usize, cards: usize) -> f64 {
    let board = valuation.view.board();
    let known = valuation.view.known[seat];
    let all = f64::from(valuation.unseen.len()).max(1.0);
    let unknown = i32::from(board.players[seat].hand) - i32::from(known.len());
    let share = f64::from(valuation.unseen_of(class).len()) / all;
    let none = (1.0 - share).powi(unknown.max(0));
    let good = valuation.around.ruleset.goods()[class];
    let said = board.announced[seat].map_or(0, |said| said.have[good]);
    let known_of_class = known.and(oltremare::Ruleset::cards_of_class(class)).len();
    match (said.max(known_of_class), cards) {
        (0, 1) | (1, 2) => 1.0 - none,
        (0, _) => {
            let one = f64::from(unknown.max(0)) * share * (1.0 - share).powi((unknown - 1).max(0));
            (1.0 - none - one).max(0.0)
        }
        _ => 1.0,
    }
}
