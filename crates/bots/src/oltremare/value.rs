//! What things are worth to a seat, in ducats, after chapter 12 of the specification.

use oltremare::{
    Card, CardSet, Good, Phase, Port, Ruleset, Symbol, Token, View, calm_sea, drawn, earned, lost, majority,
    token_value,
};
use table::{Kind, PerSeat, Seat};

use super::Temper;

/// How many goods both boxes know.
pub(super) const GOODS: usize = Good::ALL.len();
/// No payout row is longer; what lies beyond pays nothing more.
const LONGEST: usize = 8;
/// Cards kept in hand that are valued; who has more loses them anyway.
pub(super) const MOST_KEPT: usize = 16;

/// What a seat's affairs look like, and what follows for the price of everything.
pub(super) struct Affairs<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) temper: &'a Temper,
    pub(super) ruleset: Ruleset,
    /// The turn in which the hand is played: the present one, or the next of this seat.
    pub(super) lions: u8,
    pub(super) load: u8,
    /// Is the hand limit of that turn still to come?
    limit_to_come: bool,
    /// The chance that there is such a turn, and how many follow it.
    pub(super) this_turn: f64,
    pub(super) turns_after: f64,
    /// What lies on top of the own cargo.
    pub(super) top: Top,
    pub(super) token: Option<Token>,
    /// What so many ship symbols bring.
    pub(super) voyage: [f64; 5],
    /// What taking a token of each kind brings.
    tokens: [f64; Token::ALL.len()],
    payouts: [[f64; LONGEST + 1]; GOODS],
    /// Cards that this seat cannot see.
    pub(super) unseen: CardSet,
}

/// A chance for each good.
pub(super) type Odds = [f64; GOODS];

/// The top card of a cargo stack, and the group it belongs to.
#[derive(Copy, Clone, Debug)]
pub(super) struct Top {
    pub(super) good: Option<Good>,
    pub(super) run: usize,
    pub(super) lions: u8,
    pub(super) load: u8,
}

impl Top {
    /// As far as it is seen.
    pub(super) fn of(view: &View, seat: Seat) -> Top {
        let ruleset = view.config.ruleset;
        let cargo = view.players[seat].cargo;
        let Some(&card) = cargo.top() else { return Top { good: None, run: 0, lions: 5, load: 2 } };
        let good = ruleset.good(card);
        let run = cargo.iter().rev().take_while(|below| ruleset.good(**below) == good).count();
        Top { good: Some(good), run, lions: card.lions(), load: card.load() }
    }
}

impl<'a> Affairs<'a> {
    pub(super) fn new(view: &'a View, seat: Seat, temper: &'a Temper) -> Affairs<'a> {
        let ruleset = view.config.ruleset;
        let top = Top::of(view, seat);
        let active = view.turn.active == seat;
        let (lions, load) = if active { (view.turn.lions, view.turn.load) } else { (top.lions, top.load) };
        let unseen = unseen(view);
        let turns = turns_left(view, seat);
        let mut affairs = Affairs {
            view,
            seat,
            temper,
            ruleset,
            lions,
            load,
            limit_to_come: !active || matches!(view.phase, Phase::HandLimit { .. }),
            this_turn: turns.clamp(0.0, 1.0),
            turns_after: (turns - 1.0).max(0.0),
            top,
            token: view.players[seat].token,
            voyage: [0.0; 5],
            tokens: [0.0; Token::ALL.len()],
            payouts: payouts(ruleset),
            unseen,
        };
        affairs.tokens = Token::ALL.map(|token| affairs.one_more(token));
        affairs.voyage = std::array::from_fn(|steps| super::sail::best(&affairs, steps));
        affairs
    }

    /// The chance to come by one more card of each good in time, for whoever holds this hand: it is counted with the hand that
    /// a bargain would leave, so that a bargain changes nothing but the hand.
    pub(super) fn odds(&self, hand: CardSet) -> Odds {
        let pool = self.unseen.or(self.view.hand).without(hand);
        let all = f64::from(pool.len()).max(1.0);
        let mut odds = [0.0; GOODS];
        for good in self.ruleset.goods() {
            let left = f64::from(pool.and(self.ruleset.cards_of(good)).len());
            odds[good.index()] = (left / all * self.temper.reach).min(0.9);
        }
        odds
    }

    /// OLT-6.22.
    pub(super) fn pays(&self, good: Good, cards: usize) -> f64 {
        self.payouts[good.index()][cards.min(LONGEST)]
    }

    /// What a group of so many is likely to grow by.
    fn growth(&self, good: Good, cards: usize, odds: &Odds) -> f64 {
        if cards == 0 {
            return 0.0;
        }
        (self.pays(good, cards + 1) - self.pays(good, cards)) * odds[good.index()]
    }

    /// What the symbols of a card not yet played are worth on the average.
    pub(super) fn symbols(&self, card: Card) -> f64 {
        card.symbols().iter().map(|symbol| self.temper.symbol[symbol.index()]).sum()
    }

    /// What is to come after this turn, with these cards in hand, so many unknown ones drawn, and this on top.
    pub(super) fn future(&self, rest: &[Card], drawn: u8, top: Top, odds: &Odds) -> f64 {
        let next = self.turns_after.min(1.0);
        if next <= 0.0 {
            return 0.0;
        }
        let mut cards = [0.0; MOST_KEPT + 6];
        let held = rest.len().min(MOST_KEPT);
        let mut counts = [0_usize; GOODS];
        for card in rest {
            counts[self.ruleset.good(*card).index()] += 1;
        }
        for (value, card) in cards.iter_mut().zip(&rest[..held]) {
            let good = self.ruleset.good(*card);
            let under = if top.good == Some(good) { top.run } else { 0 };
            let count = counts[good.index()];
            let group = self.pays(good, under + count) - self.pays(good, under)
                + self.growth(good, under + count, odds)
                - self.growth(good, under, odds);
            *value = group / count_f64(count) + self.symbols(*card);
        }
        // The hand limit of this very turn, where it is still to come, takes the least of them.
        let mut held = held;
        let mut lost = 0.0;
        cards[..held].sort_unstable_by(|a, b| b.total_cmp(a));
        if self.limit_to_come {
            let room = usize::from(self.lions.saturating_sub(self.load));
            lost += count_f64(held.saturating_sub(room)) * self.temper.lost;
            held = held.min(room);
        }
        let hand = (held + usize::from(drawn)).min(cards.len());
        cards[held..hand].fill(self.temper.card);
        cards[..hand].sort_unstable_by(|a, b| b.total_cmp(a));
        let mut worth = -lost;
        for (place, value) in cards[..hand].iter().enumerate() {
            worth += if place >= usize::from(top.lions) {
                -self.temper.lost
            } else {
                value * self.weight(place, top.load)
            };
        }
        let short = usize::from(top.load).saturating_sub(hand);
        worth -= count_f64(short) * self.temper.short;
        worth += self.temper.load[usize::from(top.load)];
        if let Some(good) = top.good {
            worth += self.growth(good, top.run, odds);
        }
        next * worth
    }

    /// How much of its value a card brings that is played soon, later or never.
    fn weight(&self, place: usize, load: u8) -> f64 {
        let load = usize::from(load);
        let later = (self.turns_after - 1.0).clamp(0.0, 1.0);
        match place {
            place if place < load => self.temper.soon,
            place if place < load + 3 => self.temper.later * later,
            _ => self.temper.later * self.temper.later * (self.turns_after - 2.0).clamp(0.0, 1.0),
        }
    }

    /// OLT-4.40: what the symbols of these cards bring, but for the cards drawn.
    pub(super) fn resolve(&self, played: &[Card]) -> (f64, u8) {
        let count = |symbol: Symbol| {
            u8::try_from(played.iter().filter(|card| card.symbols().contains(symbol)).count()).unwrap_or(4)
        };
        let ducats = earned(self.token, count(Symbol::Ducat));
        let pirates = lost(self.token, count(Symbol::Pirate));
        let ships = count(Symbol::Ship);
        let calm = calm_sea(self.token, ships);
        let drawn = drawn(count(Symbol::Card)).min(self.view.supply);
        let worth = f64::from(ducats) + f64::from(calm)
            - f64::from(pirates.min(self.view.supply)) * self.temper.pirate
            + self.voyage[usize::from(ships)];
        (worth, drawn)
    }

    /// What an active token brings until the next is taken.
    pub(super) fn active_token(&self, token: Option<Token>) -> f64 {
        let next = if self.view.turn.active == self.seat {
            self.turns_after
        } else {
            self.turns_after.max(self.this_turn)
        };
        token.map_or(0.0, |token| self.temper.token[token.index()] * next.min(1.0))
    }

    /// What taking a token of this kind brings.
    pub(super) fn new_token(&self, token: Token) -> f64 {
        self.tokens[token.index()]
    }

    /// Its help, and a place among the tokens (OLT-6.24).
    fn one_more(&self, token: Token) -> f64 {
        let players = &self.view.players;
        let now = players.map(|_, player| token_value(self.ruleset, &player.tokens));
        let mut then = now;
        let mut tokens = players[self.seat].tokens;
        tokens.add(token);
        then[self.seat] = token_value(self.ruleset, &tokens);
        let rise = majority(self.ruleset, &then)[self.seat] - majority(self.ruleset, &now)[self.seat];
        let near = 1.0 / (1.0 + self.turns_after);
        let place = near * f64::from(rise) + (1.0 - near) * self.temper.place;
        self.active_token(Some(token)) + place.max(0.0)
    }

    /// What the prestige of a seat is worth, if somebody gets one more point (OLT-6.23): a place, the nearer the scoring the
    /// surer.
    pub(super) fn prestige(&self, seat: Seat, raised: Option<Seat>) -> f64 {
        let mut points: PerSeat<u8> = self.view.players.map(|_, player| player.prestige);
        if let Some(raised) = raised {
            points[raised] += 1;
        }
        let near = 1.0 / (1.0 + rounds_to_scoring(self.view));
        let place = f64::from(majority(self.ruleset, &points)[seat]);
        near * place + (1.0 - near) * self.temper.place * f64::from(points[seat])
    }

    /// What lies in the ports around.
    pub(super) fn neighbourhood(&self, port: Port) -> f64 {
        let near = port.neighbours().filter(|near| self.view.ports[*near].is_some()).count();
        self.temper.near * count_f64(near) * self.turns_after.min(1.0)
    }
}

pub(super) fn count_f64(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

fn payouts(ruleset: Ruleset) -> [[f64; LONGEST + 1]; GOODS] {
    let mut payouts = [[0.0; LONGEST + 1]; GOODS];
    for good in ruleset.goods() {
        let row = ruleset.payout(good);
        for (cards, pays) in payouts[good.index()].iter_mut().enumerate().skip(1) {
            *pays = row.get(cards.min(row.len()) - 1).copied().map_or(0.0, f64::from);
        }
    }
    payouts
}

/// Cards that might be anywhere.
fn unseen(view: &View) -> CardSet {
    let mut unseen = view.config.cards().without(view.hand).without(view.discard);
    view.played.iter().for_each(|card| unseen.remove(*card));
    for (_, player) in view.players.iter() {
        player.cargo.iter().for_each(|card| unseen.remove(*card));
    }
    unseen
}

/// Cards that leave the stock in a turn, on the average.
const DRAWN_PER_TURN: f64 = 3.0;

/// How many turns this seat still has, the present or next one included; less than one is a chance.
fn turns_left(view: &View, seat: Seat) -> f64 {
    let seats = view.seats();
    let from = |seat: Seat, to: Seat| f64::from((to.number() + seats - seat.number()) % seats);
    let ahead = from(view.turn.active, seat);
    let rounds_are_finished = view.config.ruleset == Ruleset::Amigo2005;
    if view.last_card_drawn {
        let last = if rounds_are_finished { from(view.turn.active, view.start) - 1.0 } else { 0.0 };
        let last = if last < 0.0 { f64::from(seats) - 1.0 } else { last };
        return if ahead <= last { 1.0 } else { 0.0 };
    }
    let mut turns = f64::from(view.stock) / DRAWN_PER_TURN;
    if rounds_are_finished {
        turns += f64::from(seats) / 2.0;
    }
    let left = 1.0 + (turns - ahead) / f64::from(seats);
    if ahead == 0.0 { left.max(1.0) } else { left.max(0.0) }
}

/// How many rounds until prestige is paid: at Venice, or at the end.
fn rounds_to_scoring(view: &View) -> f64 {
    let below = if view.venice { f64::from(view.config.cards().len()) * 0.4 } else { 0.0 };
    (f64::from(view.stock) - below).max(0.0) / DRAWN_PER_TURN / f64::from(view.seats())
}
