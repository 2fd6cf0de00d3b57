//! Stock Market: up to three shares are bought and up to three others sold, company by company.

use table::{EventSink, Seat};

use super::{Run, SubAction, Turn};
use crate::components::MOST_SHARES;
use crate::{Board, Company, Decision, Ducats, Event, MastersOfVenice, Rule, Shares};

impl Board {
    pub(super) fn stock_market_has_options(&self, turn: &Turn) -> bool {
        let buying = !turn.has(SubAction::BuyShares) && self.on_sale(turn, &Shares::EMPTY).next().is_some();
        buying
            || !turn.has(SubAction::SellShares) && self.still_to_sell(turn, &Shares::EMPTY).next().is_some()
    }

    /// MOV-4.32, MOV-4.34: what a further step can buy, with unlimited cash.
    fn on_sale(&self, turn: &Turn, chosen: &Shares) -> impl Iterator<Item = (Company, u8)> {
        let sold = turn.sold;
        further(&self.supply, chosen).filter(move |(company, _)| !sold.contains(*company))
    }

    /// MOV-4.33, MOV-4.34: what a further step can sell.
    fn still_to_sell(&self, turn: &Turn, chosen: &Shares) -> impl Iterator<Item = (Company, u8)> {
        let bought = turn.bought;
        let own = &self.players[turn.seat].shares;
        further(own, chosen).filter(move |(company, _)| !bought.contains(*company))
    }

    /// MOV-4.57: every further step of buying shares, for somebody who has so much cash left (MOV-4.58).
    #[inline]
    pub fn each_further_purchase(
        &self,
        turn: &Turn,
        chosen: &Shares,
        cash: Ducats,
        mut visit: impl FnMut(Company, u8),
    ) {
        for (company, count) in self.on_sale(turn, chosen) {
            let price = self.share_price(company);
            let payable = (1..=count).take_while(|&n| Ducats::times(n, price) <= cash);
            payable.for_each(|n| visit(company, n));
        }
    }

    /// MOV-4.57: every further step of selling shares.
    #[inline]
    pub fn each_further_sale(&self, turn: &Turn, chosen: &Shares, mut visit: impl FnMut(Company, u8)) {
        for (company, count) in self.still_to_sell(turn, chosen) {
            (1..=count).for_each(|n| visit(company, n));
        }
    }
}

impl MastersOfVenice {
    #[inline]
    pub(super) fn each_share_step(&self, turn: &Turn, visit: &mut impl FnMut(Decision)) {
        let (buying, selling) = match self.board.run {
            Some(Run::Buy { shares }) => (Some(shares), None),
            Some(Run::Sell { shares }) => (None, Some(shares)),
            _ => {
                let fresh = |done| (!turn.has(done)).then_some(Shares::EMPTY);
                (fresh(SubAction::BuyShares), fresh(SubAction::SellShares))
            }
        };
        if let Some(chosen) = buying {
            let left = Ducats(self.secrets[turn.seat].cash.0 - self.board.share_value(&chosen).0);
            let buy = |company, n| visit(Decision::BuyShare { company, n });
            self.board.each_further_purchase(turn, &chosen, left, buy);
        }
        if let Some(chosen) = selling {
            let sell = |company, n| visit(Decision::SellShare { company, n });
            self.board.each_further_sale(turn, &chosen, sell);
        }
        if self.board.run.is_some() {
            visit(Decision::CloseShares);
        }
    }

    /// MOV-4.32, with MOV-4.34, MOV-4.57 and MOV-4.58.
    pub(super) fn check_buy_share(&self, turn: &Turn, company: Company, n: u8) -> Result<(), Rule> {
        let chosen = match self.board.run {
            Some(Run::Buy { shares }) => shares,
            None if turn.has(SubAction::BuyShares) => return Err(Rule::BuyShares),
            None => Shares::EMPTY,
            _ => return Err(Rule::Steps),
        };
        in_order(&chosen, company)?;
        if turn.sold.contains(company) {
            return Err(Rule::OtherCompany);
        }
        if n == 0 || !self.board.on_sale(turn, &chosen).any(|(other, count)| other == company && n <= count) {
            return Err(Rule::BuyShares);
        }
        let cost = self.board.share_value(&chosen).0 + Ducats::times(n, self.board.share_price(company)).0;
        if self.can_pay(turn.seat, Ducats(cost)) { Ok(()) } else { Err(Rule::Payment) }
    }

    /// MOV-4.33, with MOV-4.34 and MOV-4.57.
    pub(super) fn check_sell_share(&self, turn: &Turn, company: Company, n: u8) -> Result<(), Rule> {
        let chosen = match self.board.run {
            Some(Run::Sell { shares }) => shares,
            None if turn.has(SubAction::SellShares) => return Err(Rule::SellShares),
            None => Shares::EMPTY,
            _ => return Err(Rule::Steps),
        };
        in_order(&chosen, company)?;
        if turn.bought.contains(company) {
            return Err(Rule::OtherCompany);
        }
        let legal = n > 0
            && self.board.still_to_sell(turn, &chosen).any(|(other, count)| other == company && n <= count);
        if legal { Ok(()) } else { Err(Rule::SellShares) }
    }

    pub(crate) fn step_buy(&mut self, seat: Seat, company: Company, n: u8, sink: &mut impl EventSink<Event>) {
        let mut shares = match self.board.run {
            Some(Run::Buy { shares }) => shares,
            _ => Shares::EMPTY,
        };
        (0..n).for_each(|_| shares.add(company));
        self.board.run = Some(Run::Buy { shares });
        sink.emit(|| Event::Step { seat, step: Decision::BuyShare { company, n } });
        let turn = self.board.turn.expect("shares are bought in a turn");
        if self.board.on_sale(&turn, &shares).next().is_none() {
            self.close_shares(seat, sink);
        }
    }

    pub(crate) fn step_sell(
        &mut self,
        seat: Seat,
        company: Company,
        n: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        let mut shares = match self.board.run {
            Some(Run::Sell { shares }) => shares,
            _ => Shares::EMPTY,
        };
        (0..n).for_each(|_| shares.add(company));
        self.board.run = Some(Run::Sell { shares });
        sink.emit(|| Event::Step { seat, step: Decision::SellShare { company, n } });
        let turn = self.board.turn.expect("shares are sold in a turn");
        if self.board.still_to_sell(&turn, &shares).next().is_none() {
            self.close_shares(seat, sink);
        }
    }

    pub(crate) fn close_shares(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        match self.board.run.take() {
            Some(Run::Buy { shares }) => self.buy_shares(seat, shares, sink),
            Some(Run::Sell { shares }) => self.sell_shares(seat, shares, sink),
            _ => {}
        }
    }

    /// MOV-4.32: one step up for each shop, however many were bought.
    fn buy_shares(&mut self, seat: Seat, shares: Shares, sink: &mut impl EventSink<Event>) {
        let paid = self.board.share_value(&shares);
        self.pay(seat, paid);
        self.board.supply -= shares;
        self.board.players[seat].shares += shares;
        for (company, _) in shares.kinds() {
            if let Some(shop) = company.shop() {
                self.board.share[shop] = self.board.share_if_bought(shop);
            }
        }
        self.mark_done(SubAction::BuyShares);
        if let Some(turn) = &mut self.board.turn {
            turn.bought = shares.kinds().map(|(company, _)| company).collect();
        }
        sink.emit(|| Event::SharesBought { seat, shares, paid });
    }

    /// MOV-4.33: two steps down for each share, not below 5.
    fn sell_shares(&mut self, seat: Seat, shares: Shares, sink: &mut impl EventSink<Event>) {
        let received = self.board.share_value(&shares);
        self.receive(seat, received);
        self.board.players[seat].shares -= shares;
        self.board.supply += shares;
        for (company, count) in shares.kinds() {
            if let Some(shop) = company.shop() {
                self.board.share[shop] = self.board.share_if_sold(shop, count);
            }
        }
        self.mark_done(SubAction::SellShares);
        if let Some(turn) = &mut self.board.turn {
            turn.sold = shares.kinds().map(|(company, _)| company).collect();
        }
        sink.emit(|| Event::SharesSold { seat, shares, received });
    }
}

impl Board {
    /// What these shares cost or bring now.
    #[inline]
    pub fn share_value(&self, shares: &Shares) -> Ducats {
        shares.kinds().map(|(company, count)| Ducats::times(count, self.share_price(company))).sum()
    }
}

/// MOV-4.57: companies after those already named, and so many that there are three in all at most.
fn further(shares: &Shares, chosen: &Shares) -> impl Iterator<Item = (Company, u8)> + use<> {
    let (counts, chosen) = (*shares.counts(), chosen.counts());
    let room = MOST_SHARES.saturating_sub(chosen.iter().sum());
    let named = chosen.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
    let first = if room > 0 { named } else { counts.len() };
    (first..counts.len())
        .filter(move |&place| counts[place] > 0)
        .map(move |place| (Company::ALL[place], counts[place].min(room)))
}

/// MOV-4.57.
fn in_order(chosen: &Shares, company: Company) -> Result<(), Rule> {
    let named = chosen.kinds().any(|(before, _)| before >= company);
    if named { Err(Rule::Steps) } else { Ok(()) }
}
