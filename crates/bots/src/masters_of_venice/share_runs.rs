//! Runs at the Stock Market (MOV-4.57), valued without being played.

use masters_of_venice::{
    Board, Company, Decision, Ducats, MastersOfVenice, Run, Shares, Shop, SubAction, Turn,
};
use table::Kind;

use super::Judge;
use super::base::ROUNDING;
use super::runs::{Steps, comes_again, ends_quietly, with_done};
use super::turn::{GoesOn, LongerLines, Start};

/// MOV-4.32, MOV-4.33: so many are bought in a turn, and so many sold.
const MOST_SHARES: usize = 3;
const COMPANIES: usize = Company::ALL.len();

/// All steps that buy shares, or that sell some, from one table.
pub(super) struct ShareSteps {
    buys: bool,
    goes_on: GoesOn,
    /// What the run in progress has chosen, and how far it has come.
    chosen: Shares,
    begun: ShareRun,
    /// For each company the step with one share, with two and so on.
    steps: [[Step; MOST_SHARES]; COMPANIES],
    /// How many there are of each.
    counts: [usize; COMPANIES],
    /// What steps with companies from this one on gain at most together, if so many shares can still be chosen.
    most: [[f64; MOST_SHARES + 1]; COMPANIES + 1],
}

/// So many shares of one company.
#[derive(Copy, Clone, Default)]
struct Step {
    ducats: u32,
    /// By about how much the table gains, but for the cash. Infinitely much, if the shares split (MOV-4.50).
    gain: f64,
}

/// How far a run has come.
#[derive(Copy, Clone)]
struct ShareRun {
    /// So many shares can still be chosen.
    room: usize,
    cash: Ducats,
    /// By about how much the table gains, but for the cash.
    gain: f64,
}

impl ShareSteps {
    /// Nothing, if runs must be played: their end may bring more than shares.
    pub(super) fn of(start: &Start<'_>, judge: &Judge<'_>, turn: &Turn, buys: bool) -> Option<ShareSteps> {
        let board = start.board;
        let both = [SubAction::BuyShares, SubAction::SellShares];
        let tiles = board.has_options(&with_done(turn, &both));
        let shares_stay = || board.supply.total() > MOST_SHARES.try_into().expect("three");
        if !tiles && !ends_quietly(board, turn, shares_stay) {
            return None;
        }
        let other = if buys { SubAction::SellShares } else { SubAction::BuyShares };
        let cash = start.game.known(judge.seat).cash(judge.seat)?;
        let mut all = ShareSteps {
            buys,
            goes_on: match tiles {
                true => GoesOn::Surely,
                false if !turn.done.contains(other) || comes_again(board, turn) => GoesOn::Maybe,
                false => GoesOn::No,
            },
            chosen: Shares::EMPTY,
            begun: ShareRun { room: MOST_SHARES, cash, gain: 0.0 },
            steps: Default::default(),
            counts: [0; COMPANIES],
            most: Default::default(),
        };
        if let Some(Run::Buy { shares } | Run::Sell { shares }) = board.run {
            all.chosen = shares;
            for (company, n) in shares.kinds() {
                let step = all.step(start, judge, company, n);
                all.begun = all.after(&all.begun, step, n.into())?;
            }
        }
        all.fill(start, judge, turn);
        Some(all)
    }

    /// Works out every step.
    fn fill(&mut self, start: &Start<'_>, judge: &Judge<'_>, turn: &Turn) {
        let buys = self.buys;
        let add = |company: Company, n: u8| {
            let step = self.step(start, judge, company, n);
            let count = &mut self.counts[company.index()];
            self.steps[company.index()][*count] = step;
            *count += 1;
        };
        if buys {
            start.board.each_further_purchase(turn, &Shares::EMPTY, Ducats(u32::MAX), add);
        } else {
            start.board.each_further_sale(turn, &Shares::EMPTY, add);
        }
        let ducat = if buys { -1.0 } else { judge.most_per_ducat() };
        for company in (0..COMPANIES).rev() {
            let further = self.most[company + 1];
            self.most[company] = further;
            for (step, n) in self.steps[company].iter().zip(1..).take(self.counts[company]) {
                let gain = step.gain + ducat * f64::from(step.ducats);
                for room in n..=MOST_SHARES {
                    let most = &mut self.most[company][room];
                    *most = most.max(gain + further[room - n]);
                }
            }
        }
    }

    fn step(&self, start: &Start<'_>, judge: &Judge<'_>, company: Company, n: u8) -> Step {
        let board = start.board;
        let price = company.shop().map(|shop| self.price_after(board, shop, n));
        let count = if self.buys { f64::from(n) } else { -f64::from(n) };
        let splits = price.is_some_and(|price| price > MastersOfVenice::MOST_PRICE);
        Step {
            ducats: u32::from(n) * u32::from(board.share_price(company)),
            gain: if splits { f64::INFINITY } else { start.base.share_gain(judge, company, count, price) },
        }
    }

    /// Adds every line that goes on with so many shares of this company.
    pub(super) fn add_first(&self, start: &Start<'_>, lines: &mut LongerLines<'_>, company: Company, n: u8) {
        self.add_step(start, lines, &self.begun, None, company, n.into());
    }

    fn add_step(
        &self,
        start: &Start<'_>,
        lines: &mut LongerLines<'_>,
        run: &ShareRun,
        before: Option<&Steps<'_>>,
        company: Company,
        n: usize,
    ) {
        let steps = Steps { last: self.decision(company, n), before };
        let step = self.steps[company.index()][n - 1];
        let Some(run) = self.after(run, step, n) else {
            return lines.add_played_run(start, &steps);
        };
        // MOV-12.8: at the end hundreds count, and nothing is said about what a table is worth.
        let judge = lines.judge;
        let about = if judge.horizon.is_last_round() {
            f64::INFINITY
        } else {
            start.base.about(judge, run.cash) + run.gain + ROUNDING
        };
        let least = lines.least_that_matters(self.goes_on);
        if about + self.most_of_further(start, judge, &run, company) > least {
            self.add_further(start, lines, &run, &steps, company);
        }
        // Most runs are worth clearly less than the best.
        if about > lines.least_that_matters(self.goes_on) {
            let worth = self.worth(start, judge, &steps, run.cash);
            lines.add_closed_run(start, &steps, worth, self.goes_on);
        }
    }

    /// MOV-4.57: companies after this one, and three shares in all at most.
    fn add_further(
        &self,
        start: &Start<'_>,
        lines: &mut LongerLines<'_>,
        run: &ShareRun,
        steps: &Steps<'_>,
        company: Company,
    ) {
        for further in Company::ALL.into_iter().skip(company.index() + 1) {
            let place = further.index();
            for (step, n) in self.steps[place].iter().zip(1..).take(self.counts[place].min(run.room)) {
                // MOV-4.58.
                if !self.buys || step.ducats <= run.cash.0 {
                    self.add_step(start, lines, run, Some(steps), further, n);
                }
            }
        }
    }

    /// What steps after this company gain at most; nothing is said if they may leave too little cash for guild orders.
    fn most_of_further(&self, start: &Start<'_>, judge: &Judge<'_>, run: &ShareRun, company: Company) -> f64 {
        let most_paid = if self.buys { run.room * usize::from(MastersOfVenice::MOST_PRICE) } else { 0 };
        let left = run.cash.0.saturating_sub(most_paid.try_into().expect("three shares"));
        if start.base.can_pay_for_cards(judge, f64::from(left)) {
            self.most[company.index() + 1][run.room]
        } else {
            f64::INFINITY
        }
    }

    fn decision(&self, company: Company, n: usize) -> Decision {
        let n = n.try_into().expect("three shares");
        if self.buys { Decision::BuyShare { company, n } } else { Decision::SellShare { company, n } }
    }

    /// Nothing, if the shares split.
    #[inline]
    fn after(&self, run: &ShareRun, step: Step, n: usize) -> Option<ShareRun> {
        if step.gain == f64::INFINITY {
            return None;
        }
        let cash = if self.buys { run.cash.0 - step.ducats } else { run.cash.0 + step.ducats };
        Some(ShareRun { room: run.room - n, cash: Ducats(cash), gain: run.gain + step.gain })
    }

    /// What the table is worth if the run ends with these steps, which leave so much cash.
    fn worth(&self, start: &Start<'_>, judge: &Judge<'_>, steps: &Steps<'_>, cash: Ducats) -> f64 {
        let board = start.board;
        let mut chosen = self.chosen;
        let mut steps = Some(steps);
        while let Some(&Steps { last, before }) = steps {
            if let Decision::BuyShare { company, n } | Decision::SellShare { company, n } = last {
                (0..n).for_each(|_| chosen.add(company));
            }
            steps = before;
        }
        let mut shares = board.players[judge.seat].shares;
        if self.buys {
            shares += chosen;
        } else {
            shares -= chosen;
        }
        let mut prices = board.share;
        for (company, n) in chosen.kinds() {
            if let Some(shop) = company.shop() {
                prices[shop] = self.price_after(board, shop, n);
            }
        }
        start.base.worth_with_shares(judge, &shares, &prices, f64::from(cash.0))
    }

    /// Where the share price of a shop stands after so many of its shares.
    #[inline]
    fn price_after(&self, board: &Board, shop: Shop, n: u8) -> u8 {
        if self.buys { board.share_if_bought(shop) } else { board.share_if_sold(shop, n) }
    }
}
