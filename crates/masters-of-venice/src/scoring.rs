//! End and scoring (chapter 6): tax on what is left, unfulfilled orders, then shares and cash in hundreds.

use serde::{Deserialize, Serialize};
use table::{EventSink, PerSeat, Seat, Standing};

use crate::components::{DEBT_PER_VP, DUCATS_PER_VP, TAX_PERCENT, TAX_ROUNDING, UNFULFILLED_VP};
use crate::{Board, Ducats, Event, MastersOfVenice, Phase};

/// MOV-6.2, MOV-6.3, MOV-6.4, MOV-6.5: the account of one seat.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// During the game.
    pub vp: i16,
    /// MOV-6.2: half of what the cubes are worth.
    pub tax: Ducats,
    /// MOV-6.2: points lost for what could not be paid.
    pub debt_vp: i16,
    /// MOV-6.3: points lost for unfulfilled guild orders.
    pub order_vp: i16,
    /// MOV-6.4.
    pub share_value: Ducats,
    /// MOV-6.4.
    pub share_vp: i16,
    /// MOV-6.5: after the tax.
    pub cash: Ducats,
    /// MOV-6.5.
    pub cash_vp: i16,
}

impl Sheet {
    /// All together.
    pub fn total(&self) -> i16 {
        self.vp - self.debt_vp + self.order_vp + self.share_vp + self.cash_vp
    }

    /// MOV-6.2, MOV-6.3, MOV-6.4, MOV-6.5, MOV-6.6, with so much cash, from which alone the tax is paid
    /// (MOV-10.44). Held favors and rumors are worth nothing.
    pub(crate) fn of(board: &Board, seat: Seat, cash: Ducats) -> Sheet {
        let player = &board.players[seat];
        let tax = tax(board.goods_value(&player.goods));
        let debt = tax.0.saturating_sub(cash.0);
        let cash = Ducats(cash.0.saturating_sub(tax.0));
        let share_value = board.share_value(&player.shares);
        Sheet {
            vp: player.vp,
            tax,
            debt_vp: points(debt.div_ceil(DEBT_PER_VP)),
            order_vp: UNFULFILLED_VP * i16::from(player.hand),
            share_value,
            share_vp: hundreds(share_value),
            cash,
            cash_vp: hundreds(cash),
        }
    }
}

/// MOV-6.2, MOV-10.32: half, rounded up to a multiple of five.
pub(crate) fn tax(worth: Ducats) -> Ducats {
    Ducats((worth.0 * TAX_PERCENT).div_ceil(100 * TAX_ROUNDING) * TAX_ROUNDING)
}

/// MOV-6.1: round100.
fn hundreds(ducats: Ducats) -> i16 {
    points((ducats.0 + DUCATS_PER_VP / 2) / DUCATS_PER_VP)
}

fn points(points: u32) -> i16 {
    i16::try_from(points).unwrap_or(i16::MAX / 4)
}

impl MastersOfVenice {
    /// MOV-6.1: after the round of the last space.
    pub(crate) fn score(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.phase = Phase::Over;
        for seat in Seat::first(self.config.seats) {
            let own = &mut self.secrets[seat];
            let sheet = Sheet::of(&self.board, seat, own.cash);
            own.owed = Ducats(sheet.tax.0.saturating_sub(own.cash.0));
            own.cash = sheet.cash;
            self.board.players[seat].vp = sheet.total();
            sink.emit(|| Event::Scored { seat, sheet });
        }
        let winners = self.final_standing().winners();
        sink.emit(|| Event::Ended { winners });
    }

    /// MOV-6.7: points, then cash, then the value of shares; what is still tied is shared.
    pub(crate) fn final_standing(&self) -> Standing {
        let scores: PerSeat<i32> = self.board.players.map(|_, player| i32::from(player.vp));
        Standing::new(
            scores,
            self.secrets
                .map(|seat, own| (own.cash, self.board.share_value(&self.board.players[seat].shares))),
        )
    }
}
