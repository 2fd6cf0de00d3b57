//! What a screen shows beside the view: prices, points so far, and what each decision would bring.

mod all_cubes;

use serde::{Deserialize, Serialize};
use table::{Coins, PerSeat, Seat, SeatSet, Show};

use crate::components::{COLUMN_CAPACITY, MERCHANTS, PAIR_COINS, TRADER_COINS, WAREHOUSE_POINTS};
use crate::{Card, CardKind, Column, Decision, Goods, Phase, Season, Sheet, Speicherstadt, Store, View};
pub use all_cubes::AllCubes;

/// What follows from a view by the rules.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// SPE-3.4: how many rounds the cards last.
    pub rounds: u32,
    /// SPE-3.5: the season on the back of the next card, or of the fourth fire.
    pub season: Season,
    /// SPE-2.1: merchants that fit into a column.
    pub capacity: u8,
    /// SPE-2.1: merchants of each seat, and so laps of bidding (SPE-4.14).
    pub merchants: u8,
    /// SPE-4.23: for each column what each merchant would pay, from the bottom.
    pub prices: Vec<Vec<Price>>,
    /// SPE-4.10: the strength of each seat's firemen.
    pub firemen: PerSeat<u8>,
    /// SPE-6.2: what each seat would score if the game ended now.
    pub sheets: PerSeat<Sheet>,
    /// The sums of these.
    pub points: PerSeat<i32>,
    /// For each column what its card would bring each seat, were it its own already.
    pub gains: Vec<PerSeat<Gain>>,
    /// SPE-4.10: what the next fire would do if it burnt now.
    pub fire: Option<NextFire>,
    /// SPE-4.31: what each seat would take if the round ended now.
    pub income: PerSeat<Coins>,
    /// SPE-4.24: what the seat that processes may do with all its cubes at once.
    pub all_cubes: Option<AllCubes>,
}

/// What a card would bring.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gain {
    /// SPE-6.2: so many points more if the game ended now.
    pub points: i32,
    /// SPE-4.10: what the next fire would bring or cost with it.
    pub fire: i8,
}

/// SPE-4.10: the next fire of the deck, as if it burnt now.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextFire {
    /// What it moves up and down.
    pub points: i8,
    /// Who would gain.
    pub highest: SeatSet,
    /// Who would lose.
    pub lowest: SeatSet,
}

/// SPE-4.23: what a merchant would pay once everybody below has passed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Price {
    /// Whose merchant.
    pub seat: Seat,
    /// One coin for this merchant and for each above it.
    pub price: Coins,
    /// SPE-4.20: more than its owner has now.
    pub short: bool,
}

/// What a decision would bring.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Outlook {
    /// SPE-4.15: on which place, whose merchants below become dearer (are own ones among them?), and what everybody would pay
    /// then (SPE-4.23). Whoever cannot pay as it is (SPE-4.20) pays no more either.
    Place { place: u8, dearer: SeatSet, own: bool, prices: Vec<Price> },
    /// SPE-4.19: what is paid, what is left.
    Buy { price: Coins, left: Coins },
    /// SPE-4.19, SPE-4.20, SPE-4.21: who is asked next at which price; nobody, and the card is discarded.
    Pass { next: Option<Seat>, price: Coins },
    /// SPE-4.25: symbols that stay open, and what the contract is worth when none does.
    Deliver { open: u32, points: i32 },
    /// SPE-4.25.
    Sell { coins: Coins },
    /// SPE-4.25.
    Exchange,
    /// SPE-4.37, SPE-6.2: the points that a cube is worth there.
    Keep { points: i32 },
    /// SPE-4.25: what would be lost.
    Finish { lost: Goods },
}

impl Show for Speicherstadt {
    type Figures = Figures;
    type Outlook = Outlook;

    fn figures(view: &View) -> Figures {
        let sheets = view.players.map(|seat, _| view.sheet(seat));
        Figures {
            rounds: view.config.rounds(),
            season: view.deck.iter().next().map_or(Season::LAST, Card::season),
            capacity: u8::try_from(COLUMN_CAPACITY).expect("eight places"),
            merchants: MERCHANTS,
            prices: view.row.iter().map(|berth| prices(view, berth.queue.as_slice())).collect(),
            firemen: view.players.map(|_, player| player.firemen()),
            points: sheets.map(|_, sheet| sheet.total()),
            gains: view.row.iter().map(|berth| gains(view, berth.card)).collect(),
            fire: next_fire(view),
            income: view.players.map(|_, player| player.income()),
            all_cubes: AllCubes::of(view),
            sheets,
        }
    }

    fn outlook(view: &View, seat: Seat, decision: &Decision) -> Outlook {
        match *decision {
            Decision::PlaceMerchant { column } => place(view, seat, column),
            Decision::Buy => buy(view, seat),
            Decision::Pass => pass(view),
            Decision::Deliver { contract, .. } => {
                let CardKind::Contract(contract) = contract.kind() else {
                    return Outlook::Deliver { open: 0, points: 0 };
                };
                let open = view.uncovered(contract).total().saturating_sub(1);
                Outlook::Deliver { open, points: contract.points() }
            }
            Decision::SellToTrader { .. } => Outlook::Sell { coins: TRADER_COINS },
            Decision::SellPair { .. } => Outlook::Sell { coins: PAIR_COINS },
            Decision::Exchange { .. } => Outlook::Exchange,
            Decision::Keep { place: Store::Warehouse, .. } => Outlook::Keep { points: WAREHOUSE_POINTS },
            Decision::Keep { place: Store::House, .. } => Outlook::Keep { points: 0 },
            Decision::Finish => {
                let Phase::Processing { pool, .. } = view.phase else {
                    return Outlook::Finish { lost: Goods::EMPTY };
                };
                Outlook::Finish { lost: pool }
            }
        }
    }
}

fn gains(view: &View, card: Option<Card>) -> PerSeat<Gain> {
    view.players.map(|seat, _| {
        let mut with = view.clone();
        if let Some(card) = card {
            with.players[seat].cards.insert(card);
        }
        let points = with.sheet(seat).total() - view.sheet(seat).total();
        let fire = next_fire(&with).map_or(0, |fire| match (fire.highest, fire.lowest) {
            (highest, _) if highest.contains(seat) => fire.points,
            (_, lowest) if lowest.contains(seat) => -fire.points,
            _ => 0,
        });
        Gain { points, fire }
    })
}

fn next_fire(view: &View) -> Option<NextFire> {
    let points = view.deck.iter().find_map(|card| match card.kind() {
        CardKind::Fire(points) => Some(points),
        _ => None,
    })?;
    let (highest, lowest) = view.touched_by_fire();
    Some(NextFire { points, highest, lowest })
}

/// SPE-4.23: the lowest pays for all, the highest for itself alone.
fn prices(view: &View, queue: &[Seat]) -> Vec<Price> {
    let price = |(below, seat): (usize, &Seat)| {
        let price = Coins(u16::try_from(queue.len() - below).expect("eight places"));
        Price { seat: *seat, price, short: view.players[*seat].coins < price }
    };
    queue.iter().enumerate().map(price).collect()
}

fn place(view: &View, seat: Seat, column: Column) -> Outlook {
    let below = view.berth(column).map(|berth| berth.queue.as_slice()).unwrap_or_default();
    let can_pay = prices(view, below).into_iter().filter(|price| !price.short);
    let dearer: SeatSet = can_pay.map(|price| price.seat).filter(|other| *other != seat).collect();
    let place = u8::try_from(below.len() + 1).expect("eight places");
    let own = below.contains(&seat);
    Outlook::Place { place, dearer, own, prices: prices(view, &[below, &[seat]].concat()) }
}

fn buy(view: &View, seat: Seat) -> Outlook {
    let price = match view.phase {
        Phase::Purchase { price, .. } => price,
        _ => Coins(0),
    };
    let left = view.players[seat].coins.0.saturating_sub(price.0);
    Outlook::Buy { price, left: Coins(left) }
}

fn pass(view: &View) -> Outlook {
    let berth = match view.phase {
        Phase::Purchase { column, .. } => view.berth(column),
        _ => None,
    };
    let prices = berth.map(|berth| prices(view, berth.queue.as_slice())).unwrap_or_default();
    let next = prices.iter().skip(1).find(|price| !price.short);
    Outlook::Pass { next: next.map(|price| price.seat), price: next.map_or(Coins(0), |price| price.price) }
}

/// A card as it is drawn, for the generated file of the client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
#[expect(missing_docs, reason = "chapter 2 says what the kinds are")]
pub enum Face {
    Fire { points: i8 },
    Fireman { value: u8 },
    Contract { needs: Vec<crate::Good>, points: i32 },
    Ship,
    Trader { good: crate::Good },
    Office { steps: Vec<i32> },
    Warehouse,
    Bank,
    Harbour,
    TradingChamber,
    Church { points: i32 },
    PrayerBoat { points: i32 },
}

impl Card {
    /// As it is drawn.
    pub fn drawn(self) -> Face {
        use crate::components::{CHURCH_POINTS, OFFICE_POINTS, PRAYER_BOAT_POINTS};
        match self.kind() {
            CardKind::Fire(points) => Face::Fire { points },
            CardKind::Fireman(value) => Face::Fireman { value },
            CardKind::Contract(contract) => {
                let symbols =
                    |(good, count): (crate::Good, u8)| std::iter::repeat_n(good, usize::from(count));
                Face::Contract {
                    needs: contract.needs().kinds().flat_map(symbols).collect(),
                    points: contract.points(),
                }
            }
            CardKind::Ship => Face::Ship,
            CardKind::Trader(good) => Face::Trader { good },
            CardKind::Office => Face::Office { steps: OFFICE_POINTS[1..].to_vec() },
            CardKind::Warehouse => Face::Warehouse,
            CardKind::Bank => Face::Bank,
            CardKind::Harbour => Face::Harbour,
            CardKind::TradingChamber => Face::TradingChamber,
            CardKind::Church => Face::Church { points: CHURCH_POINTS },
            CardKind::PrayerBoat => Face::PrayerBoat { points: PRAYER_BOAT_POINTS },
        }
    }
}
