//! How a table says no: by citing a paragraph.

use std::fmt;

use crate::SeatSet;

/// A paragraph of a game's specification that a decision can offend against.
pub trait Rule: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// All that the game ever cites.
    const ALL: &'static [Self];
    /// The paragraph that says that the game has ended.
    const OVER: Self;
    /// The paragraph that says who is asked.
    const NOT_AWAITED: Self;
    /// Its number in the specification.
    fn id(self) -> &'static str;
    /// The sentence a player reads.
    fn sentence(self) -> &'static str;
}

/// Why a decision was turned down. A few bytes, because bots meet it too.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Refusal<R> {
    /// The game is over.
    Over,
    /// The table waits for others.
    NotAwaited(SeatSet),
    /// A rule stands against it.
    Against(R),
}

impl<R: Rule> Refusal<R> {
    /// The rule to look up.
    pub fn rule(self) -> R {
        match self {
            Refusal::Over => R::OVER,
            Refusal::NotAwaited(_) => R::NOT_AWAITED,
            Refusal::Against(rule) => rule,
        }
    }
}

/// The id, the sentence, and whom the table waits for where that is the matter.
impl<R: Rule> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rule = self.rule();
        write!(f, "{}: {}", rule.id(), rule.sentence())?;
        match self {
            Refusal::NotAwaited(seats) => write!(f, " The table waits for {seats}."),
            Refusal::Over | Refusal::Against(_) => Ok(()),
        }
    }
}

/// Writes down the rules of a game as a table: name, id, and the sentence a player reads, which is the
/// doc comment.
///
/// ```
/// table::rules! {
///     /// The rules that a decision can offend against.
///     pub enum Rule {
///         over: Ended,
///         not_awaited: InTurn;
///         /// The game has ended.
///         Ended => "TOY-6.1",
///         /// One seat after another.
///         InTurn => "TOY-4.2",
///         /// At most four cards may be bought in one turn.
///         FourPurchases => "TOY-5.7",
///     }
/// }
///
/// let refusal = table::Refusal::Against(Rule::FourPurchases);
/// assert_eq!(refusal.to_string(), "TOY-5.7: At most four cards may be bought in one turn.");
/// ```
#[macro_export]
macro_rules! rules {
    (
        $(#[$outer:meta])*
        $vis:vis enum $Rule:ident {
            over: $over:ident,
            not_awaited: $not_awaited:ident;
            $($(#[doc = $sentence:literal])+ $name:ident => $id:literal,)+
        }
    ) => {
        $(#[$outer])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug)]
        $vis enum $Rule {
            $($(#[doc = $sentence])+ $name,)+
        }

        impl $crate::Rule for $Rule {
            const ALL: &'static [Self] = &[$($Rule::$name,)+];
            const OVER: Self = $Rule::$over;
            const NOT_AWAITED: Self = $Rule::$not_awaited;

            fn id(self) -> &'static str {
                match self {
                    $($Rule::$name => $id,)+
                }
            }

            fn sentence(self) -> &'static str {
                match self {
                    $($Rule::$name => concat!($($sentence),+).trim_ascii(),)+
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{Refusal, Rule as _};
    use crate::{Seat, SeatSet};

    rules! {
        /// Three rules.
        enum Rule {
            over: Ended,
            not_awaited: InTurn;
            /// The game has ended.
            Ended => "TOY-6.1",
            /// One seat after another.
            InTurn => "TOY-4.2",
            /// A sentence that is so long that it
            /// takes two lines.
            Long => "TOY-1.1",
        }
    }

    #[test]
    fn every_refusal_cites_a_rule() {
        let waiting: SeatSet = Seat::first(2).collect();
        let said = |refusal: Refusal<Rule>| refusal.to_string();
        assert_eq!(said(Refusal::Over), "TOY-6.1: The game has ended.");
        assert_eq!(
            said(Refusal::NotAwaited(waiting)),
            "TOY-4.2: One seat after another. The table waits for P0 and P1."
        );
        assert_eq!(
            said(Refusal::Against(Rule::Long)),
            "TOY-1.1: A sentence that is so long that it takes two lines."
        );
        assert_eq!(Rule::ALL.len(), 3);
    }
}
