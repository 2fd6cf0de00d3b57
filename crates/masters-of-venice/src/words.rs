//! Events and decisions as English sentences, for transcripts on the command line.
//! The client has its own words in three languages; records store none.

use std::fmt;

use table::{PerSeat, Seat, SeatSet};

use crate::{Answer, Decision, Ducats, Effect, Event, Good, Goods, Peg, Shares, Spot, Way};

/// `a, b and c`, or `nothing`.
fn list<T: fmt::Display>(things: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    match words.split_last() {
        None => "nothing".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

fn goods(goods: &Goods) -> String {
    list(goods.kinds().map(|(good, count)| format!("{count} {good}")))
}

fn shares(shares: &Shares) -> String {
    list(shares.kinds().map(|(company, count)| format!("{count} {company}")))
}

fn each<T: fmt::Display + PartialEq + Default>(amounts: &PerSeat<T>) -> String {
    let paid = amounts.iter().filter(|(_, amount)| **amount != T::default());
    list(paid.map(|(seat, amount)| format!("{seat} {amount}")))
}

fn docks<'a>(docks: impl IntoIterator<Item = &'a Option<Good>>) -> String {
    let there = (1..).zip(docks).filter_map(|(n, good)| Some((n, (*good)?)));
    list(there.map(|(n, good)| format!("{good} to dock {n}")))
}

fn guild_orders(count: u8) -> String {
    format!("{count} guild {}", if count == 1 { "order" } else { "orders" })
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Way::Up => "up",
            Way::Down => "down",
        })
    }
}

impl fmt::Display for Peg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Peg::Price => "price",
            Peg::Share => "share price",
            Peg::Orders => "orders",
        })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Seat(seat) => write!(f, "{seat}"),
            Spot::Dock(dock) => write!(f, "{dock}"),
            Spot::Office(office) => write!(f, "{office}"),
            Spot::Quay {} => f.write_str("the docks"),
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::BidThousands { thousands } => write!(f, "bid {thousands} thousand and more"),
            Decision::Bid { amount } => write!(f, "bid {amount}"),
            Decision::PickCharacter { character } => write!(f, "pick the {character}"),
            Decision::AdjustOrders { shop, way } => write!(f, "orders of {shop} {way}"),
            Decision::ChooseDestination { place } => write!(f, "go to {place}"),
            Decision::Gondola(answer) => f.write_str(match answer {
                Answer::UseOwn => "use the gondola marker for the own place",
                Answer::UseHere => "use the gondola marker here",
                Answer::Decline => "not now",
                Answer::DeclinePlace => "not here",
                Answer::DeclineRound => "not in this round",
            }),
            Decision::Steal { dock, good } => write!(f, "steal {good} at {dock}"),
            Decision::Take { dock, good, n } => write!(f, "take {n} {good} at {dock}"),
            Decision::CloseDock => f.write_str("no more from this dock"),
            Decision::UseMajority { shop, effect: Effect::Cheaper } => write!(f, "make {shop} cheaper"),
            Decision::UseMajority { shop, effect: Effect::Dearer } => write!(f, "make {shop} dearer"),
            Decision::SellToShop { shop, n } => write!(f, "sell {n} to {shop}"),
            Decision::BuyShare { company, n } => write!(f, "buy {n} {company}"),
            Decision::SellShare { company, n } => write!(f, "sell {n} {company}"),
            Decision::CloseShares => f.write_str("no more shares"),
            Decision::DrawOrder { cards } => write!(f, "draw {}", guild_orders(*cards)),
            Decision::ReturnOrder { card } => write!(f, "return {card}"),
            Decision::DeliverOrder { card, vp } => write!(f, "deliver {card} for {vp} points"),
            Decision::BuyFavor { favor } => write!(f, "buy favor {favor}"),
            Decision::UseOffice { office, free_good: false } => write!(f, "use {office}"),
            Decision::UseOffice { office, free_good: true } => write!(f, "use {office} with a free good"),
            Decision::AssignDocks { dock_1, dock_2, dock_3, dock_4 } => {
                f.write_str(&docks([dock_1, dock_2, dock_3, dock_4]))
            }
            Decision::MercatoSell { goods } => write!(f, "sell {}", list(goods)),
            Decision::MercatoBuy { goods } => write!(f, "buy {}", list(goods)),
            Decision::MercatoSwap { give, take } => write!(f, "swap {give} for {take}"),
            Decision::PlayFavor { favor, shop, amount } => {
                write!(f, "play favor {favor}: orders of {shop} up by {amount}")
            }
            Decision::PlayRumor { shop, peg, way } => write!(f, "play a rumor: {peg} of {shop} {way}"),
            Decision::EndTurn => f.write_str("end the turn"),
        }
    }
}

#[expect(clippy::too_many_lines, reason = "a flat match")]
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Activated { place } => write!(f, "{place}:"),
            Event::TurnBegan { seat, place, sharer: false } => write!(f, "{seat} acts at {place}."),
            Event::TurnBegan { seat, place, sharer: true } => write!(f, "{seat} shares {place}."),
            Event::TurnEnded { seat, by_itself: false, .. } => write!(f, "{seat} ends the turn."),
            Event::TurnEnded { seat, by_itself: true, .. } => write!(f, "{seat} has nothing left to do."),
            Event::MarkerUsed { seat, place } => write!(f, "{seat} uses the gondola marker for {place}."),
            Event::WindowDeclined { seat, for_round: true, .. } => {
                write!(f, "{seat} declines for this round.")
            }
            Event::WindowDeclined { seat, for_place: true, .. } => {
                write!(f, "{seat} declines for this place.")
            }
            Event::WindowDeclined { seat, .. } => write!(f, "{seat} declines."),
            Event::Step { seat, step } => write!(f, "{seat}: {step}."),
            Event::Bought { seat, dock, goods: bought, paid, stolen } => {
                write!(f, "{seat} buys {} at {dock} for {paid}", goods(bought))?;
                stolen.map_or(Ok(()), |good| write!(f, " and steals {good}"))?;
                f.write_str(".")
            }
            Event::MajorityUsed { seat, shop, price, orders } => {
                write!(f, "{seat} uses the majority of {shop}: price {price}, orders {orders}.")
            }
            Event::Sold { seat, shop, n, received } => {
                write!(f, "{seat} sells {n} to {shop} for {received}.")
            }
            Event::SharesBought { seat, shares: bought, paid } => {
                write!(f, "{seat} buys shares for {paid}: {}.", shares(bought))
            }
            Event::SharesSold { seat, shares: sold, received } => {
                write!(f, "{seat} sells shares for {received}: {}.", shares(sold))
            }
            Event::OrderDrawn { seat, cards: Some(cards), .. } => write!(f, "{seat} draws {}.", list(cards)),
            Event::OrderDrawn { seat, count, cards: None } => {
                write!(f, "{seat} draws {}.", guild_orders(*count))
            }
            Event::OrderReturned { seat, card: Some(card) } => write!(f, "{seat} returns {card}."),
            Event::OrderReturned { seat, card: None } => write!(f, "{seat} returns a guild order."),
            Event::Delivered { seat, card, vp, received } => {
                write!(f, "{seat} delivers {card} for {vp} points and {received}.")
            }
            Event::FavorBought { seat, favor, paid } => write!(f, "{seat} buys favor {favor} for {paid}."),
            Event::OfficeUsed { seat, office, took: Some(good) } => {
                write!(f, "{seat} takes {good} at {office}.")
            }
            Event::OfficeUsed { seat, office, took: None } => write!(f, "{seat} uses the empty {office}."),
            Event::MercatoSold { seat, goods, received } => {
                write!(f, "{seat} sells {} for {received}.", list(goods))
            }
            Event::MercatoBought { seat, goods, paid } => {
                write!(f, "{seat} buys {} for {paid}.", list(goods))
            }
            Event::Swapped { seat, give, take } => write!(f, "{seat} swaps {give} for {take}."),
            Event::FavorPlayed { seat, favor, shop, orders } => {
                write!(f, "{seat} plays favor {favor}: {shop} has {orders} orders.")
            }
            Event::RumorPlayed { seat, shop, peg, now } => {
                write!(f, "{seat} plays a rumor: {peg} of {shop} at {now}.")
            }
            Event::YouthRanks { ranks } => {
                let mut seats: Vec<(u8, Seat)> = ranks.iter().map(|(seat, rank)| (*rank, seat)).collect();
                seats.sort_unstable();
                write!(f, "From the youngest: {}.", list(seats.iter().map(|(_, seat)| seat)))
            }
            Event::ShareDealt { seat, shop } => write!(f, "{seat} is dealt a share of {shop}."),
            Event::FavorsShown { favors } => write!(f, "On display: {}.", list(favors.iter())),
            Event::OrderDealt { seat, card: Some(card) } => write!(f, "{seat} is dealt {card}."),
            Event::OrderDealt { seat, card: None } => write!(f, "{seat} is dealt a guild order."),
            Event::Drawn { good, to, price, orders } => {
                write!(f, "{good} is drawn for {to}: price {price}")?;
                orders.map_or(Ok(()), |orders| write!(f, ", orders {orders}"))?;
                f.write_str(".")
            }
            Event::BidRound { space } => write!(f, "Space {space}: bids."),
            Event::BidBegun { seat, thousands } => write!(f, "{seat} bids {thousands} thousand and more."),
            Event::BidSealed { seat, amount: Some(amount) } => write!(f, "{seat} bids {amount}."),
            Event::BidSealed { seat, amount: None } => write!(f, "{seat} has bid."),
            Event::BidsRevealed { bids, order } => {
                let bids = bids.map(|_, bid| bid.unwrap_or_default());
                write!(f, "Bids: {}. Turn order: {}.", each::<Ducats>(&bids), list(order))
            }
            Event::CharacterTaken { seat, character } => write!(f, "{seat} is the {character}."),
            Event::OrdersAdjusted { seat, shop, from, orders } => {
                write!(f, "{seat} changes the orders of {shop} from {from} to {orders}.")
            }
            Event::GondolaMoved { seat, space, rumor, shop } => {
                write!(f, "The gondola reaches space {space}")?;
                match (shop, rumor) {
                    (Some(shop), _) => write!(f, ", {seat} takes a rumor of {shop}.")?,
                    (None, true) => write!(f, ", {seat} takes a rumor.")?,
                    (None, false) => f.write_str(".")?,
                }
                Ok(())
            }
            Event::DestinationSealed { seat, place: Some(place) } => write!(f, "{seat} chooses {place}."),
            Event::DestinationSealed { seat, place: None } => write!(f, "{seat} has chosen."),
            Event::DestinationsRevealed { places } => {
                let there = places.iter().filter_map(|(seat, place)| Some((seat, (*place)?)));
                write!(f, "Pawns: {}.", list(there.map(|(seat, place)| format!("{seat} {place}"))))
            }
            Event::FavorTurnedUp { favor } => write!(f, "Favor {favor} is turned up."),
            Event::DocksAssigned { seat, docks: there } => write!(f, "{seat} unloads {}.", docks(there)),
            Event::Dividends { company, per_share, paid } => {
                write!(f, "{company} pays {per_share} for each share: {}.", each(paid))
            }
            Event::PriceControl { good, price } => write!(f, "Price control: {good} costs {price}."),
            Event::Split { shop, price, vp } => {
                write!(f, "{shop} splits: price {price}, points: {}.", each(vp))
            }
            Event::Scored { seat, sheet } => write!(
                f,
                "{seat}: {} points, tax {} (-{}), orders {}, shares {}, cash {}: {}.",
                sheet.vp,
                sheet.tax,
                sheet.debt_vp,
                sheet.order_vp,
                sheet.share_vp,
                sheet.cash_vp,
                sheet.total()
            ),
            Event::Ended { winners } => write!(f, "{winners} {}.", verb(*winners)),
        }
    }
}

fn verb(seats: SeatSet) -> &'static str {
    if seats.len() == 1 { "wins" } else { "share the victory" }
}
