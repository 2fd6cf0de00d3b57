//! Money: whole pieces, exact sums. Whether one can owe some is a property of the type.

use std::fmt;
use std::iter::Sum;
use std::ops::{AddAssign, SubAssign};

use serde::{Deserialize, Serialize};

/// Money in hand. It never falls below nothing: spending what is not there is a bug, because the rules
/// ask first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Coins(pub u16);

impl Coins {
    /// What is left after paying, if it can be paid.
    pub fn less(self, price: Coins) -> Option<Coins> {
        self.0.checked_sub(price.0).map(Coins)
    }
}

impl AddAssign for Coins {
    fn add_assign(&mut self, other: Coins) {
        self.0 = self.0.checked_add(other.0).expect("no game has 65,536 coins");
    }
}

impl SubAssign for Coins {
    fn sub_assign(&mut self, price: Coins) {
        *self = self.less(price).expect("only what is in hand is spent");
    }
}

impl Sum for Coins {
    fn sum<I: Iterator<Item = Coins>>(coins: I) -> Coins {
        coins.fold(Coins(0), |mut sum, more| {
            sum += more;
            sum
        })
    }
}

/// `1 coin`, `3 coins`.
impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "coin" } else { "coins" })
    }
}

/// An account that may be overdrawn, for games that know debt.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Account(pub i32);

impl Account {
    /// What is owed, if anything is.
    pub fn debt(self) -> Option<u32> {
        (self.0 < 0).then(|| self.0.unsigned_abs())
    }
}

impl AddAssign<i32> for Account {
    fn add_assign(&mut self, income: i32) {
        self.0 = self.0.checked_add(income).expect("accounts stay far below 2^31");
    }
}

impl SubAssign<i32> for Account {
    fn sub_assign(&mut self, price: i32) {
        self.0 = self.0.checked_sub(price).expect("accounts stay far below 2^31");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_are_spent_only_when_there() {
        assert_eq!(Coins(5).less(Coins(3)), Some(Coins(2)));
        assert_eq!(Coins(2).less(Coins(3)), None);
        assert_eq!([Coins(1), Coins(2)].into_iter().sum::<Coins>(), Coins(3));
        assert_eq!(format!("{}, {}", Coins(1), Coins(0)), "1 coin, 0 coins");
    }

    #[test]
    #[should_panic(expected = "only what is in hand is spent")]
    fn overspending_is_a_bug() {
        let mut purse = Coins(1);
        purse -= Coins(2);
    }

    #[test]
    fn accounts_know_debt() {
        let mut account = Account(3);
        account -= 5;
        assert_eq!((account, account.debt()), (Account(-2), Some(2)));
        account += 2;
        assert_eq!(account.debt(), None);
    }
}
