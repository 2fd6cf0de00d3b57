//! Runs at the docks and at the Stock Market (MOV-4.57), valued without being played: there are many, and each changes little.

use masters_of_venice::{
    Board, Character, Company, Decision, Dock, Ducats, Good, Goods, MastersOfVenice, Place, Role, Run,
    Shares, Shop, SubAction, Turn,
};
use table::{Game, Kind, Seat};

use super::Judge;
use super::base::{ROUNDING, Sketch};
use super::counts::Counts;
use super::trades::Trade;
use super::turn::{LongerLines, Start};

/// The steps of a run, the last one with those before it.
pub(super) struct Steps<'a> {
    pub(super) last: Decision,
    pub(super) before: Option<&'a Steps<'a>>,
}

impl Steps<'_> {
    pub(super) fn first(&self) -> Decision {
        self.before.map_or(self.last, Steps::first)
    }

    /// The table after them.
    pub(super) fn play(&self, game: &MastersOfVenice, seat: Seat) -> MastersOfVenice {
        let mut game = self.before.map_or_else(|| game.clone(), |before| before.play(game, seat));
        game.apply(seat, self.last, &mut ());
        game
    }
}

impl LongerLines<'_> {
    /// Adds every line that goes on with this step of a run. False, if it is none or must be played to be valued.
    pub(super) fn add_run(&mut self, start: &Start<'_>, step: Decision) -> bool {
        let Some(turn) = &start.board.turn else { return false };
        match step {
            Decision::Steal { dock, .. } | Decision::Take { dock, .. } => {
                let Some(run) = DockRun::of(start, self.judge, turn, dock) else { return false };
                run.add_step(self, None, step);
            }
            Decision::BuyShare { company, n } | Decision::SellShare { company, n } => {
                let buys = matches!(step, Decision::BuyShare { .. });
                let Some(run) = ShareRun::of(start, self.judge, turn, buys) else { return false };
                run.add_step(self, None, company, n);
            }
            _ => return false,
        }
        true
    }
}

/// MOV-4.27, MOV-4.28: cubes of one dock, as far as they are chosen.
#[derive(Copy, Clone)]
struct DockRun<'a> {
    start: &'a Start<'a>,
    dock: Dock,
    stolen: Option<Good>,
    taken: Goods,
    /// What is left when these are paid, and the board then.
    cash: Ducats,
    sketch: Sketch,
    /// Could anything follow in the turn?
    may_go_on: bool,
}

impl<'a> DockRun<'a> {
    /// As far as it has come, unless it must be played: its end may bring more than cubes.
    fn of(start: &'a Start<'a>, judge: &Judge<'_>, turn: &Turn, dock: Dock) -> Option<DockRun<'a>> {
        let board = start.board;
        let tiles = board.has_options(&with_done(turn, &[SubAction::BuyAtDock]));
        let cubes_stay = || board.docks.iter().any(|(other, goods)| other != dock && !goods.is_empty());
        if !tiles && !ends_quietly(board, turn, cubes_stay) {
            return None;
        }
        let may_go_on = tiles || comes_again(board, turn);
        let cash = start.game.known(judge.seat).cash(judge.seat)?;
        let (stolen, taken) = (None, Goods::EMPTY);
        let mut run = DockRun { start, dock, stolen, taken, cash, sketch: start.sketch, may_go_on };
        if let Some(Run::Dock { stolen, taken, .. }) = board.run {
            if let Some(good) = stolen {
                run = run.after(judge, Decision::Steal { dock, good });
            }
            taken.kinds().for_each(|(good, n)| run = run.after(judge, Decision::Take { dock, good, n }));
        }
        Some(run)
    }

    /// Adds every line that goes on with this step.
    fn add_step(&self, lines: &mut LongerLines<'_>, before: Option<&Steps<'_>>, step: Decision) {
        let (start, dock) = (self.start, self.dock);
        let run = self.after(lines.judge, step);
        let steps = Steps { last: step, before };
        start.board.each_further_take(dock, (run.stolen, &run.taken), run.cash, |good, n| {
            run.add_step(lines, Some(&steps), Decision::Take { dock, good, n });
        });
        let least = lines.least_that_matters(run.may_go_on);
        let worth = start.base.worth_of(lines.judge, &run.sketch, least);
        if let Ok(worth) = worth {
            lines.add_closed_run(start, &steps, worth, run.may_go_on);
        }
    }

    #[inline]
    fn after(&self, judge: &Judge<'_>, step: Decision) -> DockRun<'a> {
        let Start { board, base, .. } = self.start;
        let mut run = *self;
        let (good, n, trade) = match step {
            Decision::Steal { good, .. } => {
                run.stolen = Some(good);
                (good, 1, Trade::Get)
            }
            Decision::Take { good, n, .. } => {
                (0..n).for_each(|_| run.taken.add(good));
                run.cash = Ducats(run.cash.0 - u32::from(n) * u32::from(board.price[good]));
                (good, n, Trade::Buy(n))
            }
            _ => return run,
        };
        run.sketch.cash = f64::from(run.cash.0);
        run.sketch.stock.harbor = run.sketch.stock.harbor.less(Counts::one(good.index(), n));
        if self.stolen == Some(good) {
            run.sketch.buy_more(judge, base, good, (n, board.price_if_bought(good, n)));
        } else {
            self.start.trade(judge, &mut run.sketch, good, trade);
        }
        run
    }
}

/// MOV-4.32, MOV-4.33: shares that are bought or sold, as far as they are chosen.
#[derive(Copy, Clone)]
struct ShareRun<'a> {
    start: &'a Start<'a>,
    turn: &'a Turn,
    buys: bool,
    /// Could anything follow in the turn?
    may_go_on: bool,
    chosen: Shares,
    cash: Ducats,
    /// By about how much the table gains, but for the cash.
    gain: f64,
}

impl<'a> ShareRun<'a> {
    /// As far as it has come, unless it must be played: its end may bring more than shares.
    fn of(start: &'a Start<'a>, judge: &Judge<'_>, turn: &'a Turn, buys: bool) -> Option<ShareRun<'a>> {
        let board = start.board;
        let both = [SubAction::BuyShares, SubAction::SellShares];
        let tiles = board.has_options(&with_done(turn, &both));
        let shares_stay = || board.supply.total() > MOST_SHARES.into();
        if !tiles && !ends_quietly(board, turn, shares_stay) {
            return None;
        }
        let other = if buys { SubAction::SellShares } else { SubAction::BuyShares };
        let mut run = ShareRun {
            start,
            turn,
            buys,
            may_go_on: tiles || !turn.done.contains(other) || comes_again(board, turn),
            chosen: Shares::EMPTY,
            cash: start.game.known(judge.seat).cash(judge.seat)?,
            gain: 0.0,
        };
        if let Some(Run::Buy { shares } | Run::Sell { shares }) = board.run {
            for (company, n) in shares.kinds() {
                run = run.after(judge, company, n)?;
            }
        }
        Some(run)
    }

    /// Adds every line that goes on with so many shares of this company.
    fn add_step(&self, lines: &mut LongerLines<'_>, before: Option<&Steps<'_>>, company: Company, n: u8) {
        let last =
            if self.buys { Decision::BuyShare { company, n } } else { Decision::SellShare { company, n } };
        let steps = Steps { last, before };
        let Some(run) = self.after(lines.judge, company, n) else {
            return lines.add_played_run(self.start, &steps);
        };
        if run.chosen.total() < MOST_SHARES.into() {
            run.each_further_step(|company, n| run.add_step(lines, Some(&steps), company, n));
        }
        if run.may_matter(lines) {
            let worth = run.worth(lines.judge);
            lines.add_closed_run(self.start, &steps, worth, run.may_go_on);
        }
    }

    /// Most runs are worth clearly less than the best: about what they are worth is quickly said.
    #[inline]
    fn may_matter(&self, lines: &LongerLines<'_>) -> bool {
        // MOV-12.8: at the end hundreds count.
        let judge = lines.judge;
        judge.horizon.is_last_round() || {
            let about = self.start.base.about(judge, self.cash) + self.gain;
            about + ROUNDING > lines.least_that_matters(self.may_go_on)
        }
    }

    /// What the table is worth if it ends here.
    fn worth(&self, judge: &Judge<'_>) -> f64 {
        let Start { board, base, .. } = self.start;
        let mut shares = board.players[judge.seat].shares;
        let mut prices = board.share;
        if self.buys {
            shares += self.chosen;
        } else {
            shares -= self.chosen;
        }
        for (company, n) in self.chosen.kinds() {
            if let Some(shop) = company.shop() {
                prices[shop] = self.price_after(shop, n);
            }
        }
        base.worth_with_shares(judge, &shares, &prices, f64::from(self.cash.0))
    }

    #[inline]
    fn each_further_step(&self, visit: impl FnMut(Company, u8)) {
        let board = self.start.board;
        if self.buys {
            board.each_further_purchase(self.turn, &self.chosen, self.cash, visit);
        } else {
            board.each_further_sale(self.turn, &self.chosen, visit);
        }
    }

    /// Nothing, if the shares split (MOV-4.50).
    #[inline]
    fn after(&self, judge: &Judge<'_>, company: Company, n: u8) -> Option<ShareRun<'a>> {
        let Start { board, base, .. } = self.start;
        let price = company.shop().map(|shop| self.price_after(shop, n));
        if price.is_some_and(|price| price > MastersOfVenice::MOST_PRICE) {
            return None;
        }
        let mut run = *self;
        (0..n).for_each(|_| run.chosen.add(company));
        let ducats = u32::from(n) * u32::from(board.share_price(company));
        let count = if self.buys {
            run.cash.0 -= ducats;
            f64::from(n)
        } else {
            run.cash.0 += ducats;
            -f64::from(n)
        };
        run.gain += base.share_gain(judge, company, count, price);
        Some(run)
    }

    /// Where the share price of a shop stands after so many of its shares.
    #[inline]
    fn price_after(&self, shop: Shop, n: u8) -> u8 {
        let board = self.start.board;
        if self.buys { board.share_if_bought(shop) } else { board.share_if_sold(shop, n) }
    }
}

/// MOV-4.32: so many are bought in a turn.
const MOST_SHARES: u8 = 3;

/// The turn when this is done, too.
fn with_done(turn: &Turn, done: &[SubAction]) -> Turn {
    let mut turn = *turn;
    for action in done {
        turn.done.insert(*action);
    }
    turn
}

/// In thought a seat may stand where it shares a place: then it visits it afterwards.
fn comes_again(board: &Board, turn: &Turn) -> bool {
    turn.role == Role::Sharer && board.players[turn.seat].pawn == Some(turn.place)
}

/// Does the end of this turn leave the worth of the table as it is? It does unless it ends the game, or the round of the
/// Gondolier, who then takes a rumor. Neither comes to pass if others have a turn at this shared place after it, and
/// something to do there.
pub(super) fn ends_quietly(board: &Board, turn: &Turn, something_stays: impl Fn() -> bool) -> bool {
    let others_come = |place: Place| {
        let to_come = |seat: Seat| {
            let visits = board.players[seat].pawn == Some(place);
            let had = if visits { board.round.visited } else { board.round.shared };
            !had.contains(seat)
        };
        turn.seat.others(board.players.seats()).any(to_come)
    };
    let is_last = board.space == MastersOfVenice::LAST_SPACE;
    !is_last && !board.holds(turn.seat, Character::Gondolier)
        || board.round.active == Some(turn.place) && others_come(turn.place) && something_stays()
}
