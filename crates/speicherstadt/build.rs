//! Turns `data/speicherstadt.toml` into the constant tables of `components.rs`.

#![expect(clippy::disallowed_methods, reason = "a build script reads the data; the rules do not")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs, path::Path};

use serde::Deserialize;

const DATA: &str = "data/speicherstadt.toml";

#[derive(Deserialize)]
struct Box {
    players: Players,
    setup: Setup,
    seasons: BTreeMap<String, Season>,
    board: Board,
    bag: Bag,
    good: Vec<Named>,
    merchant_house: MerchantHouse,
    trader: Trader,
    warehouse: Warehouse,
    income: Income,
    scoring: Scoring,
    kind: Vec<Kind>,
    card: Vec<Card>,
}

#[derive(Deserialize)]
struct Players {
    min: u8,
    max: u8,
}

#[derive(Deserialize)]
struct Setup {
    coins_per_player: u16,
    merchants_per_player: u8,
    season_order: Vec<String>,
    row_size: BTreeMap<String, u8>,
    rounds: BTreeMap<String, usize>,
    removed_cards: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct Season {
    cards: usize,
}

#[derive(Deserialize)]
struct Board {
    columns: u8,
    column_capacity: u8,
}

#[derive(Deserialize)]
struct Bag {
    per_good: u8,
    cubes_per_ship: u8,
}

#[derive(Deserialize)]
struct Named {
    id: String,
}

#[derive(Deserialize)]
struct MerchantHouse {
    store_capacity: u8,
    exchange_give: usize,
    exchange_take: usize,
    sell_give: usize,
    sell_coins: u16,
}

#[derive(Deserialize)]
struct Trader {
    coins_per_cube: u16,
    points: i32,
}

#[derive(Deserialize)]
struct Warehouse {
    capacity: u32,
    points_per_cube: i32,
}

#[derive(Deserialize)]
struct Income {
    base: u16,
    no_purchase_bonus: u16,
    bank_bonus: u16,
}

#[derive(Deserialize)]
struct Scoring {
    office_points: Vec<i32>,
    contract_points: BTreeMap<String, i32>,
    prayer_boat: i32,
    church: i32,
    harbour_per_ship: i32,
    trading_chamber_per_coin: i32,
}

#[derive(Deserialize)]
struct Kind {
    id: String,
    name_en: String,
    per_season: Vec<usize>,
}

#[derive(Deserialize)]
struct Card {
    id: String,
    kind: String,
    season: String,
    value: Option<u8>,
    points: Option<i32>,
    good: Option<String>,
    needs: Option<Vec<String>>,
}

fn main() {
    println!("cargo::rerun-if-changed={DATA}");
    let text = fs::read_to_string(DATA).unwrap_or_else(|error| panic!("{DATA}: {error}"));
    let data: Box = toml::from_str(&text).unwrap_or_else(|error| panic!("{DATA}: {error}"));

    agree(&data);
    let mut out = String::new();
    goods(&mut out, &data);
    figures(&mut out, &data);
    cards(&mut out, &data);

    let path = Path::new(&env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("components.rs");
    fs::write(&path, out).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Figures that the file states twice, or that follow from others.
fn agree(data: &Box) {
    for card in &data.card {
        for good in card.needs.iter().flatten().chain(&card.good) {
            assert!(data.good.iter().any(|known| known.id == *good), "{}: there is no good {good}", card.id);
        }
        if let Some(needs) = &card.needs {
            let due = data.scoring.contract_points.get(&needs.len().to_string());
            assert_eq!(due, card.points.as_ref(), "{}: points for {} goods", card.id, needs.len());
        }
    }
    for (place, season) in data.setup.season_order.iter().enumerate() {
        let in_season = |card: &&Card| card.season == *season;
        assert_eq!(
            data.card.iter().filter(in_season).count(),
            data.seasons[season].cards,
            "cards of {season}"
        );
        for kind in &data.kind {
            let printed = data.card.iter().filter(in_season).filter(|card| card.kind == kind.id).count();
            assert_eq!(printed, kind.per_season[place], "{} in season {season}", kind.id);
        }
    }
    let fires = data.card.iter().filter(|card| card.kind == "fire").count();
    for (seats, rounds) in &data.setup.rounds {
        let removed = data.setup.removed_cards[seats].len();
        let row = usize::from(data.setup.row_size[seats]);
        assert_eq!(data.card.len() - fires - removed, row * rounds, "rounds of {seats} seats");
    }
}

/// The goods as an enum, in the order of the data file.
fn goods(out: &mut String, data: &Box) {
    let variants: String = data
        .good
        .iter()
        .map(|good| format!("/// A cube of {}.\n{},\n", good.id, variant(&good.id)))
        .collect();
    let all: String = data.good.iter().map(|good| format!("Good::{}, ", variant(&good.id))).collect();
    let names: String =
        data.good.iter().map(|good| format!("Good::{} => {:?},\n", variant(&good.id), good.id)).collect();
    let places: String =
        (0..).zip(&data.good).map(|(n, good)| format!("Good::{} => {n},\n", variant(&good.id))).collect();
    let kinds = data.good.len();
    write!(
        out,
        "/// The goods, in the order of the data file.
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, serde::Serialize, serde::Deserialize)]
         #[serde(rename_all = \"snake_case\")]
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]
         pub enum Good {{ {variants} }}
         /// Cubes, counted by good.
         pub type Goods = table::Bag<Good, {kinds}>;
         const ALL_GOODS: [Good; {kinds}] = [{all}];
         impl Good {{
             /// Its name in English, which is also its name in records.
             pub const fn name(self) -> &'static str {{ match self {{ {names} }} }}
             const fn place(self) -> usize {{ match self {{ {places} }} }}
         }}\n"
    )
    .expect("writing to a string");
}

/// The single figures.
fn figures(out: &mut String, data: &Box) {
    let (setup, house) = (&data.setup, &data.merchant_house);
    let max = data.players.max;
    let per_seats = |of: &dyn Fn(&str) -> String| -> String {
        (0..=max).map(|seats| of(&seats.to_string()) + ", ").collect()
    };
    let row_size = per_seats(&|seats| setup.row_size.get(seats).copied().unwrap_or(0).to_string());
    let removed = per_seats(&|seats| {
        let ids = setup.removed_cards.get(seats).map_or(&[][..], Vec::as_slice);
        let cards: String = ids.iter().map(|id| format!("{}, ", place(data, id))).collect();
        format!("CardSet::of(&[{cards}])")
    });
    let lines = [
        format!("MIN_SEATS: u8 = {}", data.players.min),
        format!("MAX_SEATS: u8 = {max}"),
        format!("ROW_SIZE: [u8; {}] = [{row_size}]", max + 1),
        format!("REMOVED: [CardSet; {}] = [{removed}]", max + 1),
        format!("START_COINS: Coins = Coins({})", setup.coins_per_player),
        format!("MERCHANTS: u8 = {}", setup.merchants_per_player),
        format!("COLUMNS: usize = {}", data.board.columns),
        format!("COLUMN_CAPACITY: usize = {}", data.board.column_capacity),
        format!("CUBES_PER_GOOD: u8 = {}", data.bag.per_good),
        format!("CUBES_PER_SHIP: u8 = {}", data.bag.cubes_per_ship),
        format!("HOUSE_CAPACITY: u8 = {}", house.store_capacity),
        format!("EXCHANGE_GIVE: usize = {}", house.exchange_give),
        format!("EXCHANGE_TAKE: usize = {}", house.exchange_take),
        format!("PAIR_GIVE: usize = {}", house.sell_give),
        format!("PAIR_COINS: Coins = Coins({})", house.sell_coins),
        format!("TRADER_COINS: Coins = Coins({})", data.trader.coins_per_cube),
        format!("TRADER_POINTS: i32 = {}", data.trader.points),
        format!("WAREHOUSE_CAPACITY: u32 = {}", data.warehouse.capacity),
        format!("WAREHOUSE_POINTS: i32 = {}", data.warehouse.points_per_cube),
        format!("INCOME: Coins = Coins({})", data.income.base),
        format!("INCOME_WITHOUT_PURCHASE: Coins = Coins({})", data.income.no_purchase_bonus),
        format!("INCOME_OF_BANK: Coins = Coins({})", data.income.bank_bonus),
        format!(
            "OFFICE_POINTS: [i32; {}] = {:?}",
            data.scoring.office_points.len(),
            data.scoring.office_points
        ),
        format!("PRAYER_BOAT_POINTS: i32 = {}", data.scoring.prayer_boat),
        format!("CHURCH_POINTS: i32 = {}", data.scoring.church),
        format!("HARBOUR_POINTS: i32 = {}", data.scoring.harbour_per_ship),
        format!("CHAMBER_POINTS: i32 = {}", data.scoring.trading_chamber_per_coin),
    ];
    for line in lines {
        writeln!(out, "pub(crate) const {line};").expect("writing to a string");
    }
}

/// The trade cards, the contracts among them, and which cards are of a kind.
fn cards(out: &mut String, data: &Box) {
    let mut contracts = Vec::new();
    let mut contract_cards = String::new();
    let mut faces = String::new();
    let mut by_kind: BTreeMap<String, String> = BTreeMap::new();
    for (n, card) in data.card.iter().enumerate() {
        let season = data.setup.season_order.iter().position(|season| *season == card.season);
        let season = season.unwrap_or_else(|| panic!("{}: season {}", card.id, card.season));
        let kind = kind(data, n, card, &mut contracts);
        let name =
            &data.kind.iter().find(|kind| kind.id == card.kind).expect("every card has a kind").name_en;
        let id = &card.id;
        writeln!(faces, "CardFace {{ id: {id:?}, season: Season({season}), kind: {kind}, name: {name:?} }},")
            .expect("writing to a string");
        if kind.starts_with("CardKind::Contract") {
            write!(contract_cards, "{n}, ").expect("writing to a string");
        }
        write!(by_kind.entry(kind).or_default(), "{n}, ").expect("writing to a string");
    }
    let by_kind: String = by_kind
        .iter()
        .map(|(kind, cards)| format!("{kind} => const {{ CardSet::of(&[{cards}]) }},\n"))
        .collect();
    write!(
        out,
        "impl CardKind {{
             /// All cards that are exactly this.
             #[inline]
             pub fn cards(self) -> CardSet {{ match self {{ {by_kind} _ => CardSet::EMPTY }} }}
         }}
         pub(crate) const CONTRACT_CARDS: CardSet = CardSet::of(&[{contract_cards}]);
         pub(crate) const CARDS: [CardFace; {}] = [{faces}];
         pub(crate) const CONTRACTS: [ContractFace; {}] = [{}];
         pub(crate) const SEASONS: u8 = {};\n",
        data.card.len(),
        contracts.len(),
        contracts.concat(),
        data.setup.season_order.len()
    )
    .expect("writing to a string");
}

/// What a card is, as Rust; a contract is noted.
fn kind(data: &Box, n: usize, card: &Card, contracts: &mut Vec<String>) -> String {
    let points = || card.points.unwrap_or_else(|| panic!("{} has no points", card.id));
    match card.kind.as_str() {
        "fire" => format!("CardKind::Fire({})", points()),
        "fireman" => format!("CardKind::Fireman({})", card.value.expect("a fireman has a value")),
        "trader" => {
            let good = card.good.as_ref().expect("a trader has a good");
            format!("CardKind::Trader(Good::{})", variant(good))
        }
        "contract" => {
            let needs = card.needs.as_ref().expect("a contract has needs");
            let count = |good: &Named| needs.iter().filter(|need| **need == good.id).count();
            let counts: Vec<usize> = data.good.iter().map(count).collect();
            let points = points();
            contracts.push(format!(
                "ContractFace {{ card: Card({n}), needs: Goods::of({counts:?}), points: {points} }},\n"
            ));
            format!("CardKind::Contract(Contract({}))", contracts.len() - 1)
        }
        other => format!("CardKind::{}", variant(other)),
    }
}

fn place(data: &Box, id: &str) -> usize {
    data.card.iter().position(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}"))
}

/// `trading_chamber` becomes `TradingChamber`.
fn variant(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    id.split('_').map(capital).collect()
}
