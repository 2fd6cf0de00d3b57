//! What the others might think: from their cargo, which is open, and from what they say.

use oltremare::Good;
use table::{Kind, PerSeat, Seat};

use super::value::{GOODS, TopGroup, Valuation};

/// The others as one seat sees them.
pub(super) struct Rivals {
    /// What a card of each good is worth to each seat.
    goods: PerSeat<[f64; GOODS]>,
    /// How likely each seat holds at least one, at least two.
    holds: PerSeat<[[f64; 2]; GOODS]>,
    /// What a prestige point is worth to it now; nothing, once it has got one this turn (OLT-5.20).
    prestige: PerSeat<f64>,
    /// What becomes of one's own prestige when one deals with this seat.
    own_prestige: PerSeat<f64>,
    /// How much it hurts when this seat gains a ducat.
    envy: PerSeat<f64>,
}

/// What changes hands, from the side of the seat that is asked: goods it gets and gives, ducats it gets.
pub(super) struct Terms<'a> {
    pub(super) gets: &'a [Good],
    pub(super) gives: &'a [Good],
    pub(super) ducats: f64,
}

impl Rivals {
    pub(super) fn new(valuation: &Valuation<'_>) -> Rivals {
        let board = valuation.view.board();
        let points = board.seen_sheets().map(|_, sheet| sheet.total());
        let best =
            points.iter().filter(|(seat, _)| *seat != valuation.view.seat).map(|(_, points)| *points).max();
        let own = points[valuation.view.seat];
        let others = f64::from(board.seats() - 1);
        // OLT-5.20: one point for the partner, once a turn.
        let rise = |seat: Seat, partner: Seat| {
            if partner == board.turn.active || board.turn.dealt.contains(partner) {
                return 0.0;
            }
            valuation.prestige(seat, Some(partner)) - valuation.prestige(seat, None)
        };
        Rivals {
            goods: board.players.map(|seat, _| goods(valuation, seat)),
            holds: board.players.map(|seat, _| holds(valuation, seat)),
            prestige: board.players.map(|seat, _| rise(seat, seat)),
            own_prestige: board.players.map(|seat, _| {
                let partner =
                    if valuation.view.seat == board.turn.active { seat } else { valuation.view.seat };
                rise(valuation.view.seat, partner)
            }),
            envy: points.map(|seat, points| {
                let leads = Some(*points) == best && best >= Some(own);
                if seat == valuation.view.seat {
                    0.0
                } else {
                    valuation.parameters.envy / others * if leads { 1.6 } else { 1.0 }
                }
            }),
        }
    }

    /// What a bargain brings this seat, as far as one can tell.
    pub(super) fn gain(&self, seat: Seat, terms: &Terms<'_>) -> f64 {
        let worth = |goods: &[Good]| goods.iter().map(|good| self.goods[seat][good.index()]).sum::<f64>();
        worth(terms.gets) - worth(terms.gives) + terms.ducats + self.prestige[seat]
    }

    /// How likely it holds what it is asked for.
    pub(super) fn holds(&self, seat: Seat, goods: &[Good]) -> f64 {
        match goods {
            [] => 1.0,
            [good] => self.holds[seat][good.index()][0],
            [one, other] if one == other => self.holds[seat][one.index()][1],
            goods => goods.iter().map(|good| self.holds[seat][good.index()][0]).product(),
        }
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

/// What a card of each good is worth to a seat whose hand is hidden.
fn goods(valuation: &Valuation<'_>, seat: Seat) -> [f64; GOODS] {
    let board = valuation.view.board();
    let top = TopGroup::of(board, seat);
    let said = board.announced[seat];
    let mut worth = [0.0; GOODS];
    for good in valuation.ruleset.goods() {
        // Alone it is a beginning; on the right stack it pays at once.
        let begins = 0.5 * valuation.pays(good, 1) + 0.3 * valuation.pays(good, 2);
        let under = if top.good == Some(good) { top.run } else { 0 };
        let continues = valuation.pays(good, under + 1) - valuation.pays(good, under);
        let mut value = if under > 0 { begins.max(continues) } else { begins } + 0.7;
        if let Some(said) = said {
            if said.seek.has(good) {
                value += 1.0;
            } else if said.have.has(good) {
                value -= 0.8;
            }
        }
        worth[good.index()] = value;
    }
    worth
}

fn holds(valuation: &Valuation<'_>, seat: Seat) -> [[f64; 2]; GOODS] {
    let board = valuation.view.board();
    let player = &board.players[seat];
    let known = valuation.view.known[seat];
    let all = f64::from(valuation.unseen.len()).max(1.0);
    let unknown = i32::from(player.hand) - i32::from(known.len());
    let mut holds = [[0.0; 2]; GOODS];
    for good in valuation.ruleset.goods() {
        let share = f64::from(valuation.unseen.and(valuation.ruleset.cards_of(good)).len()) / all;
        let none = (1.0 - share).powi(unknown.max(0));
        let one = f64::from(unknown.max(0)) * share * (1.0 - share).powi((unknown - 1).max(0));
        let said = board.announced[seat].map_or(0, |said| said.have[good]);
        let known_of_good = known.and(valuation.ruleset.cards_of(good)).len();
        holds[good.index()] = match said.max(known_of_good) {
            0 => [1.0 - none, (1.0 - none - one).max(0.0)],
            1 => [1.0, 1.0 - none],
            _ => [1.0, 1.0],
        };
    }
    holds
}
