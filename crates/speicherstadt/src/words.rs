//! Events, decisions and cards as English sentences, for transcripts on the command line.
//! The client has its own words in three languages; records store none.

use std::fmt;

use table::SeatSet;

use crate::{Card, CardKind, Column, Decision, Event, Goods, Sheet, Store};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            CardKind::Fire(points) => write!(f, "{} {points}", self.name()),
            CardKind::Fireman(value) => write!(f, "{} {value}", self.name()),
            CardKind::Contract(contract) => {
                write!(f, "{} for {} ({} points)", self.name(), Cubes(contract.needs()), contract.points())
            }
            CardKind::Trader(good) => write!(f, "{} in {good}", self.name()),
            _ => f.write_str(self.name()),
        }
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}", self.0)
    }
}

impl fmt::Display for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Store::House => "merchant house",
            Store::Warehouse => "warehouse",
        })
    }
}

/// `2 tea and 1 cloth`, or `nothing`.
struct Cubes(Goods);

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = self.0.kinds().count();
        if kinds == 0 {
            return f.write_str("nothing");
        }
        for (n, (good, count)) in self.0.kinds().enumerate() {
            let join = match n {
                0 => "",
                n if n + 1 == kinds => " and ",
                _ => ", ",
            };
            write!(f, "{join}{count} {good}")?;
        }
        Ok(())
    }
}

fn cubes<const N: usize>(goods: [crate::Good; N]) -> Cubes {
    Cubes(goods.into_iter().collect())
}

/// `gains`, `gain`.
fn verb<'a>(seats: SeatSet, one: &'a str, many: &'a str) -> &'a str {
    if seats.len() == 1 { one } else { many }
}

fn points(points: i32) -> String {
    format!("{points} {}", if points.abs() == 1 { "point" } else { "points" })
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::PlaceMerchant { column } => write!(f, "place a merchant in {column}"),
            Decision::Buy => f.write_str("buy"),
            Decision::Pass => f.write_str("pass"),
            Decision::Deliver { contract, good } => write!(f, "deliver {good} to the {contract}"),
            Decision::SellToTrader { good } => write!(f, "sell {good} to the trader"),
            Decision::SellPair { goods } => write!(f, "sell {}", cubes(goods.goods())),
            Decision::Exchange { give, take } => write!(f, "exchange {} for {take}", cubes(give.goods())),
            Decision::Keep { place, good } => write!(f, "keep {good} in the {place}"),
            Decision::Finish => f.write_str("finish"),
        }
    }
}

#[expect(clippy::too_many_lines, reason = "a flat match")]
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::StartCoin { seat } => write!(f, "{seat} takes the start coin."),
            Event::Round { round } => write!(f, "Round {round}."),
            Event::Revealed { column, card, cubes } if cubes.is_empty() => {
                write!(f, "Below {column} lies: {card}.")
            }
            Event::Revealed { column, card, cubes } => {
                write!(f, "Below {column} lies: {card} with {}.", Cubes(*cubes))
            }
            Event::Fire { card, highest, lowest, .. } if highest.is_empty() && lowest.is_empty() => {
                write!(f, "{card}! All firemen are equally strong; nobody gains or loses.")
            }
            Event::Fire { card, points: worth, highest, lowest } => write!(
                f,
                "{card}! {highest} {} {}, {lowest} {} as many.",
                verb(*highest, "gains", "gain"),
                points(i32::from(*worth)),
                verb(*lowest, "loses", "lose"),
            ),
            Event::Placed { seat, column, place, card } => {
                write!(f, "{seat} places a merchant in {column}, place {place}: {card}.")
            }
            Event::KeptMerchant { seat } => write!(f, "{seat} finds no free place and keeps the merchant."),
            Event::Bought { seat, column, card, price } => {
                write!(f, "{seat} buys from {column} for {price}: {card}.")
            }
            Event::Passed { seat, column, price, .. } => write!(f, "{seat} passes in {column} at {price}."),
            Event::ForcedPass { seat, column, price, .. } => {
                write!(f, "{seat} cannot pay {price} in {column} and passes.")
            }
            Event::Unsold { column, card, cubes } if cubes.is_empty() => {
                write!(f, "Nobody buys from {column}: {card} is discarded.")
            }
            Event::Unsold { column, card, cubes } => {
                write!(f, "Nobody buys from {column}: {card} is discarded with {}.", Cubes(*cubes))
            }
            Event::Unloaded { seat, pool } => write!(f, "{seat} has on the quay: {}.", Cubes(*pool)),
            Event::Delivered { seat, contract, good, complete } => {
                let end = if *complete { ", which is now complete" } else { "" };
                write!(f, "{seat} delivers {good} to the {contract}{end}.")
            }
            Event::SoldToTrader { seat, good, coins } => {
                write!(f, "{seat} sells {good} to the trader for {coins}.")
            }
            Event::SoldPair { seat, goods, coins } => {
                write!(f, "{seat} sells {} for {coins}.", cubes(goods.goods()))
            }
            Event::Exchanged { seat, give, take } => {
                write!(f, "{seat} exchanges {} for {take}.", cubes(give.goods()))
            }
            Event::Kept { seat, place, good } => write!(f, "{seat} keeps {good} in the {place}."),
            Event::Finished { seat, discarded } if discarded.is_empty() => write!(f, "{seat} finishes."),
            Event::Finished { seat, discarded } => {
                write!(f, "{seat} finishes and discards {}.", Cubes(*discarded))
            }
            Event::Income { seat, coins } => write!(f, "{seat} receives {coins}."),
            Event::Scored { seat, sheet } => write!(f, "{seat} scores {}: {sheet}.", sheet.total()),
            Event::Ended { winners } => {
                write!(f, "{winners} {}.", verb(*winners, "wins", "share the victory"))
            }
        }
    }
}

/// Where the points come from, without what brought none.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sources = [
            ("fires", self.fires),
            ("contracts", self.contracts),
            ("traders", self.traders),
            ("counting offices", self.offices),
            ("warehouse", self.warehouse),
            ("harbour", self.harbour),
            ("trading chamber", self.trading_chamber),
            ("church", self.church),
            ("prayer boat", self.prayer_boat),
        ];
        let mut written = false;
        for (source, points) in sources.into_iter().filter(|(_, points)| *points != 0) {
            let join = if written { ", " } else { "" };
            write!(f, "{join}{source} {points}")?;
            written = true;
        }
        if written { Ok(()) } else { f.write_str("no points") }
    }
}
