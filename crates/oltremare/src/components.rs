//! The things in the box (OLT-2.1, OLT-2.2, OLT-2.3, OLT-2.4, OLT-2.5, OLT-2.6, OLT-2.7, OLT-2.8). Every figure comes from `data/oltremare.toml`.
//!
//! OLT-2.5: the Venice card is no goods card; the stock alone knows where it lies. OLT-2.8: the other parts are counters.

mod generated;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Kind as _;

pub use generated::*;

/// Cards or wishes, counted by good.
pub type Goods = table::Bag<Good, { Good::ALL.len() }>;
/// Harbour tokens, counted by kind.
pub type Tokens = table::Bag<Token, { Token::ALL.len() }>;

/// The symbols of a card: two different ones (OLT-2.2), in no order.
pub type Symbols = table::Set<Symbol, u8>;

/// OLT-5.6: the symbols that somebody claims a card to show, as they were said. A claim that names one symbol twice, or
/// more than two, can be read, so that a rule refuses it; no offer on the table has such a claim.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Symbol>"))]
pub struct ClaimedSymbols {
    /// How often each symbol was said, from none to three times: two bits for each, so that a claim is one byte.
    times: u8,
}

impl ClaimedSymbols {
    const MOST_TIMES: u8 = 3;

    fn times(self, symbol: Symbol) -> u8 {
        self.times >> (2 * symbol.place()) & Self::MOST_TIMES
    }

    /// OLT-5.6: what a claim may name.
    pub(crate) fn are_at_most_two_different(self) -> bool {
        self.iter().count() <= 2 && Symbol::ALL.into_iter().all(|symbol| self.times(symbol) <= 1)
    }

    /// In the order of resolution, each as often as it was said.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().flat_map(move |symbol| (0..self.times(symbol)).map(move |_| symbol))
    }
}

impl FromIterator<Symbol> for ClaimedSymbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> ClaimedSymbols {
        symbols.into_iter().fold(ClaimedSymbols::default(), |mut claimed, symbol| {
            if claimed.times(symbol) < Self::MOST_TIMES {
                claimed.times += 1 << (2 * symbol.place());
            }
            claimed
        })
    }
}

impl fmt::Debug for ClaimedSymbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for ClaimedSymbols {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ClaimedSymbols {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ClaimedSymbols, D::Error> {
        Ok(Vec::<Symbol>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What is printed beside a port.
pub(crate) struct PortFace {
    id: &'static str,
    name: &'static str,
}

/// A route from some port (OLT-2.7). It has one number, whichever end one comes from.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Route {
    pub(crate) number: u8,
    pub(crate) to: Port,
}

/// A port of the board: its place in the data file. Written as its id, `venezia`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Port(pub(crate) u8);

impl Port {
    /// As in the data file.
    pub fn id(self) -> &'static str {
        PORTS[self.index()].id
    }

    /// As on the board.
    pub fn name(self) -> &'static str {
        PORTS[self.index()].name
    }

    /// The routes that begin here.
    #[inline]
    pub(crate) fn routes(self) -> &'static [Route] {
        static FROM: [&[Route]; PORTS.len()] = ROUTES;
        FROM[self.index()]
    }

    /// The ports one step away. No two routes join the same ports, so both ends name a route.
    pub fn neighbours(self) -> impl Iterator<Item = Port> {
        self.routes().iter().map(|route| route.to)
    }
}

impl fmt::Display for Port {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

table::component!(Port, "port", PORTS.len());

/// The token in each port, where there is one.
pub type Harbours = table::PerKind<Port, Option<Token>, { PORTS.len() }>;

// What the types of this crate take for granted; a change of the data must change the code.
const _: () = {
    assert!(SYMBOL_TABLE.len() == 4, "OLT-4.40: none, one, two, three or more");
    assert!(PROPOSALS < 25 && MAX_SEATS <= 5, "the offers of a turn fit into 128 bits");
};
