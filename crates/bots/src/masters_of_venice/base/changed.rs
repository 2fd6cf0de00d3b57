//! Boards that differ from that of a base in cash, shares or guild orders alone.

use std::cell::Cell;

use masters_of_venice::{ByShop, Company, Ducats, Shares};
use table::Kind;

use super::{Base, Parts, Stake, own, rivalry};
use crate::masters_of_venice::Judge;
use crate::masters_of_venice::counts::Flags;
use crate::masters_of_venice::guild::HandWorth;

impl Base<'_> {
    /// About what the board is worth if the seat has so much cash, before the last round: up to rounding, which no two tables
    /// of a different worth have to fear.
    #[inline]
    pub(crate) fn about(&self, judge: &Judge<'_>, cash: Ducats) -> f64 {
        let rest = self.rest.get_or_init(|| {
            let rest = own(judge, &self.position, &self.parts, 0.0, 0.0) - self.rivalry(judge);
            rest - judge.purse(self.parts.cash)
        });
        let with_cash = self.with_cash(judge);
        let goods = if f64::from(cash.0) >= with_cash.enough {
            with_cash.guild + with_cash.merchandise
        } else {
            self.goods_with(judge, cash)
        };
        rest + judge.purse(f64::from(cash.0)) + goods
    }

    /// Is so much cash enough for whatever the guild orders in hand need?
    #[inline]
    pub(crate) fn can_pay_for_cards(&self, judge: &Judge<'_>, cash: f64) -> bool {
        cash >= self.with_cash(judge).enough
    }

    /// What guild orders and merchandise are worth, with so much cash.
    fn goods_with(&self, judge: &Judge<'_>, cash: Ducats) -> f64 {
        let by_cash = self.by_cash.get_or_init(|| [const { Cell::new((Ducats(u32::MAX), 0.0)) }; 32]);
        let kept = &by_cash[usize::try_from(cash.0 / 5).unwrap_or(0) % by_cash.len()];
        if kept.get().0 != cash {
            let (guild, goods) = self.goods_as_before(judge, &self.position, &self.stock, f64::from(cash.0));
            kept.set((cash, guild + goods));
        }
        kept.get().1
    }

    /// By about how much the table gains if so many shares of this company are bought, or sold, and its price is this one then,
    /// but for the cash.
    #[inline]
    pub(crate) fn share_gain(
        &self,
        judge: &Judge<'_>,
        company: Company,
        count: f64,
        price: Option<u8>,
    ) -> f64 {
        let before = self.parts.market.shares[company.index()];
        let (Some(shop), Some(price)) = (company.shop(), price) else { return count * before };
        let now = self.parts.market.share_of(judge, shop.index(), price);
        let rise = now - before;
        let stake = self.stake(judge, company.index());
        count * now + (stake.own - stake.hurt) * rise
    }

    /// What it means, about, if a share of the company at this place becomes worth a ducat more.
    #[inline]
    pub(super) fn stake(&self, judge: &Judge<'_>, company: usize) -> Stake {
        let stakes = self.stakes.get_or_init(|| {
            let players = &self.position.board.players;
            Company::ALL.map(|company| {
                let rivals = |other| f64::from(players[other].shares[company]);
                let own = f64::from(players[judge.seat].shares[company]);
                Stake { own, hurt: judge.rivalry(players.seats(), rivals) }
            })
        });
        stakes[company]
    }

    /// What the board is worth when the seat has these shares and so much cash, and shares have these prices.
    pub(crate) fn worth_with_shares(
        &self,
        judge: &Judge<'_>,
        shares: &Shares,
        prices: &ByShop<u8>,
        cash: f64,
    ) -> f64 {
        let mut parts = Parts { cash, ..self.parts };
        let mut revalued = Flags::default();
        for (shop, price) in prices.iter() {
            if *price != self.position.board.share[shop] && parts.market.revalue(judge, shop.index(), *price)
            {
                revalued = revalued.or(Flags::one(shop.company().index()));
            }
        }
        for (seat, player) in self.position.board.players.iter() {
            if self.companies[seat.index()].meets(revalued) {
                parts.shares[seat.index()] = parts.market.shares_of(player.shares.counts());
            }
        }
        parts.shares[judge.seat.index()] = parts.market.shares_of(shares.counts());
        self.with_goods_as_before(judge, &self.position, &parts)
    }

    /// What the seat has, if its guild orders were worth this.
    pub(crate) fn own_with_hand(&self, judge: &Judge<'_>, hand: &HandWorth) -> f64 {
        let merchandise = match hand.left {
            Some(left) => judge.merchandise(&self.stock, left),
            // As for whoever has no cards.
            None => self.merchandise_after(judge, hand, &self.stock),
        };
        own(judge, &self.position, &self.parts, hand.worth, merchandise)
    }

    /// How much what the others have hurts.
    pub(crate) fn rivalry(&self, judge: &Judge<'_>) -> f64 {
        rivalry(judge, &self.position, &self.parts)
    }
}
