//! What things are worth to a seat, in ducats, after chapter 12 of the specification.

use oltremare::{
    Board, Card, CardSet, Good, MOST_PLAYED, Phase, Port, Ruleset, SeatView, Symbol, Token, calm_sea,
    count_symbol, drawn, earned, lost, majority, token_value, top_group,
};
use table::{Kind, PerSeat, Seat};

use super::Parameters;

/// How many goods both boxes know.
pub(super) const GOODS: usize = Good::ALL.len();
/// Cards kept in hand that are valued; who has more loses them anyway.
pub(super) const MOST_KEPT: usize = 16;

/// What follows for a seat from what it knows: what everything is worth to it.
pub(super) struct Valuation<'a> {
    pub(super) view: SeatView<'a>,
    pub(super) parameters: &'a Parameters,
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
    pub(super) top: TopGroup,
    pub(super) token: Option<Token>,
    /// OLT-4.26: the cards that the stock could still bring this turn.
    supply: u8,
    /// What so many ship symbols bring.
    pub(super) voyage: [f64; MOST_PLAYED + 1],
    /// What taking a token of each kind brings.
    tokens: [f64; Token::ALL.len()],
    /// OLT-6.22: what groups pay, by good and number of cards.
    payouts: [[f64; Ruleset::LONGEST_PAYOUT + 1]; GOODS],
    /// Cards that this seat cannot see.
    pub(super) unseen: CardSet,
}

/// A chance for each good.
pub(super) type Odds = [f64; GOODS];

/// The top card of a cargo stack, and the group it belongs to.
#[derive(Copy, Clone, Debug)]
pub(super) struct TopGroup {
    pub(super) good: Option<Good>,
    pub(super) run: usize,
    pub(super) lions: u8,
    pub(super) load: u8,
}

impl TopGroup {
    /// As far as it is seen.
    pub(super) fn of(board: &Board, seat: Seat) -> TopGroup {
        let Some(card) = board.cargo(seat).next() else {
            return TopGroup { good: None, run: 0, lions: 5, load: 2 };
        };
        let good = board.ruleset().good(card);
        TopGroup {
            good: Some(good),
            run: top_group(board.cargo(seat)),
            lions: card.lions(),
            load: card.load(),
        }
    }
}

impl<'a> Valuation<'a> {
    pub(super) fn new(view: SeatView<'a>, parameters: &'a Parameters) -> Valuation<'a> {
        let (board, seat) = (view.board(), view.seat);
        let top = TopGroup::of(board, seat);
        let active = board.is_active(seat);
        let (lions, load) = if active { (board.turn.lions, board.turn.load) } else { (top.lions, top.load) };
        let turns = turns_left(board, seat);
        let mut valuation = Valuation {
            view,
            parameters,
            ruleset: view.ruleset(),
            lions,
            load,
            limit_to_come: !active || matches!(board.phase, Phase::HandLimit { .. }),
            this_turn: turns.clamp(0.0, 1.0),
            turns_after: (turns - 1.0).max(0.0),
            top,
            token: board.players[seat].token,
            supply: board.supply(),
            voyage: [0.0; MOST_PLAYED + 1],
            tokens: [0.0; Token::ALL.len()],
            payouts: payouts(view.ruleset()),
            unseen: board.face_down().without(view.hand),
        };
        valuation.tokens = Token::ALL.map(|token| valuation.one_more(token));
        valuation.voyage = std::array::from_fn(|steps| super::sail::best(&valuation, steps));
        valuation
    }

    /// The chance to come by one more card of each good in time, for whoever holds this hand: it is counted with the hand that
    /// a bargain would leave, so that a bargain changes nothing but the hand.
    pub(super) fn odds(&self, hand: CardSet) -> Odds {
        let pool = self.unseen.or(self.view.hand).without(hand);
        let all = f64::from(pool.len()).max(1.0);
        let mut odds = [0.0; GOODS];
        for good in self.ruleset.goods() {
            let left = f64::from(pool.and(self.ruleset.cards_of(good)).len());
            odds[good.index()] = (left / all * self.parameters.cards_to_come).min(0.9);
        }
        odds
    }

    /// OLT-6.22.
    pub(super) fn pays(&self, good: Good, cards: usize) -> f64 {
        self.payouts[good.index()][cards.min(Ruleset::LONGEST_PAYOUT)]
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
        card.symbols().iter().map(|symbol| self.parameters.symbol[symbol.index()]).sum()
    }

    /// What is to come after this turn, with these cards in hand, so many unknown ones drawn, and this on top.
    pub(super) fn future(&self, rest: &[Card], drawn: u8, top: TopGroup, odds: &Odds) -> f64 {
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
            lost += count_f64(held.saturating_sub(room)) * self.parameters.excess_card;
            held = held.min(room);
        }
        let hand = (held + usize::from(drawn)).min(cards.len());
        cards[held..hand].fill(self.parameters.unknown_card);
        cards[..hand].sort_unstable_by(|a, b| b.total_cmp(a));
        let mut worth = -lost;
        for (place, value) in cards[..hand].iter().enumerate() {
            worth += if place >= usize::from(top.lions) {
                -self.parameters.excess_card
            } else {
                value * self.weight(place, top.load)
            };
        }
        let short = usize::from(top.load).saturating_sub(hand);
        worth -= count_f64(short) * self.parameters.missing_card;
        worth += self.parameters.load[usize::from(top.load)];
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
            place if place < load => self.parameters.next_turn,
            place if place < load + 3 => self.parameters.later_turns * later,
            _ => {
                self.parameters.later_turns
                    * self.parameters.later_turns
                    * (self.turns_after - 2.0).clamp(0.0, 1.0)
            }
        }
    }

    /// OLT-4.40: what the symbols of these cards bring, but for the cards drawn.
    pub(super) fn resolve(&self, played: &[Card]) -> (f64, u8) {
        let count = |symbol: Symbol| count_symbol(played, symbol);
        let ducats = earned(self.token, count(Symbol::Ducat));
        let pirates = lost(self.token, count(Symbol::Pirate));
        let ships = count(Symbol::Ship);
        let calm = calm_sea(self.token, ships);
        let drawn = drawn(count(Symbol::Card)).min(self.supply);
        let worth = f64::from(ducats) + f64::from(calm)
            - f64::from(pirates.min(self.supply)) * self.parameters.pirate_card
            + self.voyage[usize::from(ships)];
        (worth, drawn)
    }

    /// What an active token brings until the next is taken.
    pub(super) fn active_token(&self, token: Option<Token>) -> f64 {
        let next = if self.view.board().is_active(self.view.seat) {
            self.turns_after
        } else {
            self.turns_after.max(self.this_turn)
        };
        token.map_or(0.0, |token| self.parameters.token[token.index()] * next.min(1.0))
    }

    /// What taking a token of this kind brings.
    pub(super) fn new_token(&self, token: Token) -> f64 {
        self.tokens[token.index()]
    }

    /// Its help, and a place among the tokens (OLT-6.24).
    fn one_more(&self, token: Token) -> f64 {
        let players = &self.view.board().players;
        let now = players.map(|_, player| token_value(self.ruleset, &player.tokens));
        let mut then = now;
        let mut tokens = players[self.view.seat].tokens;
        tokens.add(token);
        then[self.view.seat] = token_value(self.ruleset, &tokens);
        let rise =
            majority(self.ruleset, &then)[self.view.seat] - majority(self.ruleset, &now)[self.view.seat];
        let near = 1.0 / (1.0 + self.turns_after);
        let place = near * f64::from(rise) + (1.0 - near) * self.parameters.rank;
        self.active_token(Some(token)) + place.max(0.0)
    }

    /// What the prestige of a seat is worth, if somebody gets one more point (OLT-6.23): a place, the nearer the scoring the
    /// surer.
    pub(super) fn prestige(&self, seat: Seat, raised: Option<Seat>) -> f64 {
        let mut points: PerSeat<u8> = self.view.board().players.map(|_, player| player.prestige);
        if let Some(raised) = raised {
            points[raised] += 1;
        }
        let near = 1.0 / (1.0 + rounds_to_scoring(self.view.board()));
        let place = f64::from(majority(self.ruleset, &points)[seat]);
        near * place + (1.0 - near) * self.parameters.rank * f64::from(points[seat])
    }

    /// What lies in the ports around.
    pub(super) fn neighbourhood(&self, port: Port) -> f64 {
        let near = port.neighbours().filter(|near| self.view.board().ports[*near].is_some()).count();
        self.parameters.neighbour_token * count_f64(near) * self.turns_after.min(1.0)
    }
}

pub(super) fn count_f64(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

fn payouts(ruleset: Ruleset) -> [[f64; Ruleset::LONGEST_PAYOUT + 1]; GOODS] {
    Good::ALL.map(|good| std::array::from_fn(|cards| f64::from(ruleset.pays(good, cards))))
}

/// Cards that leave the stock in a turn, on the average.
const DRAWN_PER_TURN: f64 = 3.0;

/// How many turns this seat still has, the present or next one included; less than one is a chance.
fn turns_left(board: &Board, seat: Seat) -> f64 {
    let seats = board.seats();
    let turns_until = |seat: Seat| (seat.number() + seats - board.turn.active.number()) % seats;
    let ahead = turns_until(seat);
    if let Some(last) = board.last_to_play() {
        return if ahead <= turns_until(last) { 1.0 } else { 0.0 };
    }
    let mut turns = f64::from(cards_in_stock(board)) / DRAWN_PER_TURN;
    if board.ruleset().finishes_the_round() {
        turns += f64::from(seats) / 2.0;
    }
    let left = 1.0 + (turns - f64::from(ahead)) / f64::from(seats);
    if ahead == 0 { left.max(1.0) } else { left.max(0.0) }
}

/// How many rounds until prestige is paid: at Venice, or at the end.
fn rounds_to_scoring(board: &Board) -> f64 {
    let below = if board.venice {
        f64::from(board.config.cards().len())
            * (f64::from(board.ruleset().fewest_fifths_under_venice()) / 5.0)
    } else {
        0.0
    };
    (f64::from(cards_in_stock(board)) - below).max(0.0) / DRAWN_PER_TURN / f64::from(board.seats())
}

/// Venice among them.
fn cards_in_stock(board: &Board) -> u8 {
    board.stock + u8::from(board.venice)
}
