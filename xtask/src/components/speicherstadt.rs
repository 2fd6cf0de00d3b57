//! The Speicherstadt: goods, figures and trade cards.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::data::{Data, Faults, position};
use super::rust::{Names, Source, array, set, variant};

#[derive(Deserialize)]
struct Lists {
    setup: Setup,
    seasons: BTreeMap<String, Season>,
    scoring: Scoring,
    good: Vec<Good>,
    kind: Vec<Kind>,
    card: Vec<Card>,
    players: Players,
}

#[derive(Deserialize)]
struct Players {
    max: u8,
}

#[derive(Deserialize)]
struct Setup {
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
struct Scoring {
    contract_points: BTreeMap<String, i32>,
}

#[derive(Deserialize)]
struct Good {
    id: String,
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

pub(super) fn generate(data: &Data) -> Result<String, String> {
    let lists: Lists = data.parse()?;
    check(&lists)?;
    let mut source = Source::new(
        data,
        "use table::Coins;\n\n\
         use super::{Card, CardFace, CardKind, CardSet, Contract, ContractFace, Goods, Season};",
    );
    source.names(&Names {
        name: "Good",
        doc: "The goods, in the order of the data file",
        ids: lists.good.iter().map(|good| (good.id.as_str(), format!("A cube of {}", good.id))).collect(),
        default: false,
    });
    figures(&mut source, data, &lists)?;
    cards(&mut source, &lists)?;
    Ok(source.finish())
}

/// Figures that the file states twice, or that follow from others.
fn check(lists: &Lists) -> Result<(), String> {
    let mut faults = Faults::default();
    for card in &lists.card {
        for good in card.needs.iter().flatten().chain(&card.good) {
            let known = lists.good.iter().any(|known| known.id == *good);
            faults.ensure(known, format_args!("{}: there is no good {good}", card.id));
        }
        if let Some(needs) = &card.needs {
            let due = lists.scoring.contract_points.get(&needs.len().to_string());
            faults.equal(
                format_args!("{}: points for {} goods", card.id, needs.len()),
                card.points.as_ref(),
                due,
            );
        }
        faults.ensure(lists.setup.season_order.contains(&card.season), format_args!("{}: season", card.id));
    }
    for (place, season) in lists.setup.season_order.iter().enumerate() {
        let cards: Vec<&Card> = lists.card.iter().filter(|card| card.season == *season).collect();
        let stated = lists.seasons.get(season).map(|season| season.cards);
        faults.equal(format_args!("cards of season {season}"), Some(cards.len()), stated);
        for kind in &lists.kind {
            let printed = cards.iter().filter(|card| card.kind == kind.id).count();
            let stated = kind.per_season.get(place).copied();
            faults.equal(format_args!("{} in season {season}", kind.id), Some(printed), stated);
        }
    }
    let fires = lists.card.iter().filter(|card| card.kind == "fire").count();
    for (seats, rounds) in &lists.setup.rounds {
        let removed = lists.setup.removed_cards.get(seats).map_or(0, Vec::len);
        let row = lists.setup.row_size.get(seats).copied().map_or(0, usize::from);
        let in_play = lists.card.len().saturating_sub(fires + removed);
        faults.equal(format_args!("cards in play for {seats} seats"), in_play, row * rounds);
    }
    faults.report()
}

fn figures(source: &mut Source, data: &Data, lists: &Lists) -> Result<(), String> {
    let ids: Vec<&str> = lists.card.iter().map(|card| card.id.as_str()).collect();
    let (mut row_sizes, mut removed) = (Vec::new(), Vec::new());
    for seats in 0..=lists.players.max {
        let seats = seats.to_string();
        row_sizes.push(lists.setup.row_size.get(&seats).copied().unwrap_or(0));
        let cards = lists.setup.removed_cards.get(&seats).into_iter().flatten();
        let cards = cards.map(|id| position("card", &ids, id)).collect::<Result<Vec<_>, _>>()?;
        removed.push(set("CardSet", &cards));
    }
    source.figures(data, &[("MIN_SEATS: u8", "players.min"), ("MAX_SEATS: u8", "players.max")])?;
    let per_seats = row_sizes.len();
    source.constant(
        "`setup.row_size`, by the number of seats.",
        &format!("ROW_SIZE: [u8; {per_seats}]"),
        &format!("{row_sizes:?}"),
    );
    source.constant(
        "`setup.removed_cards`, by the number of seats.",
        &format!("REMOVED: [CardSet; {per_seats}]"),
        &array(&removed),
    );
    source.figures(
        data,
        &[
            ("START_COINS: Coins", "setup.coins_per_player"),
            ("MERCHANTS: u8", "setup.merchants_per_player"),
            ("COLUMNS: usize", "board.columns"),
            ("COLUMN_CAPACITY: usize", "board.column_capacity"),
            ("CUBES_PER_GOOD: u8", "bag.per_good"),
            ("CUBES_PER_SHIP: u8", "bag.cubes_per_ship"),
            ("HOUSE_CAPACITY: u8", "merchant_house.store_capacity"),
            ("EXCHANGE_GIVE: usize", "merchant_house.exchange_give"),
            ("EXCHANGE_TAKE: usize", "merchant_house.exchange_take"),
            ("PAIR_GIVE: usize", "merchant_house.sell_give"),
            ("PAIR_COINS: Coins", "merchant_house.sell_coins"),
            ("TRADER_COINS: Coins", "trader.coins_per_cube"),
            ("TRADER_POINTS: i32", "trader.points"),
            ("WAREHOUSE_CAPACITY: u32", "warehouse.capacity"),
            ("WAREHOUSE_POINTS: i32", "warehouse.points_per_cube"),
            ("INCOME: Coins", "income.base"),
            ("INCOME_WITHOUT_PURCHASE: Coins", "income.no_purchase_bonus"),
            ("INCOME_OF_BANK: Coins", "income.bank_bonus"),
            ("OFFICE_POINTS: [i32]", "scoring.office_points"),
            ("PRAYER_BOAT_POINTS: i32", "scoring.prayer_boat"),
            ("CHURCH_POINTS: i32", "scoring.church"),
            ("HARBOUR_POINTS: i32", "scoring.harbour_per_ship"),
            ("CHAMBER_POINTS: i32", "scoring.trading_chamber_per_coin"),
        ],
    )
}

/// The trade cards, the contracts among them, and which cards are of a kind.
fn cards(source: &mut Source, lists: &Lists) -> Result<(), String> {
    let (mut faces, mut contracts, mut contract_cards) = (Vec::new(), Vec::new(), Vec::new());
    let mut by_kind: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (n, card) in lists.card.iter().enumerate() {
        let season = lists.setup.season_order.iter().position(|season| *season == card.season);
        let season = season.ok_or_else(|| format!("{}: there is no season {}", card.id, card.season))?;
        let known = lists.kind.iter().find(|kind| kind.id == card.kind);
        let name = &known.ok_or_else(|| format!("{}: there is no kind {}", card.id, card.kind))?.name_en;
        if card.kind == "contract" {
            contracts.push(contract(lists, n, card)?);
            contract_cards.push(n);
        }
        let kind = kind(card, contracts.len())?;
        let id = &card.id;
        faces.push(format!(
            "CardFace {{ id: {id:?}, season: Season({season}), kind: {kind}, name: {name:?} }}"
        ));
        by_kind.entry(kind).or_default().push(n);
    }
    let arms: String = by_kind
        .iter()
        .map(|(kind, cards)| format!("{kind} => const {{ {} }},\n", set("CardSet", cards)))
        .collect();
    source.item(&format!(
        "impl CardKind {{
         /// All cards that are exactly this.
         #[inline]
         pub fn cards(self) -> CardSet {{ match self {{ {arms} _ => CardSet::EMPTY }} }}
         }}"
    ));
    source.constant(
        "The cards that are contracts.",
        "CONTRACT_CARDS: CardSet",
        &set("CardSet", &contract_cards),
    );
    source.constant("`card`.", &format!("CARDS: [CardFace; {}]", faces.len()), &array(&faces));
    let length = contracts.len();
    source.constant("The contracts.", &format!("CONTRACTS: [ContractFace; {length}]"), &array(&contracts));
    let seasons = lists.setup.season_order.len();
    source.constant("The length of `setup.season_order`.", "SEASONS: u8", &seasons.to_string());
    Ok(())
}

fn contract(lists: &Lists, n: usize, card: &Card) -> Result<String, String> {
    let needs = card.needs.as_ref().ok_or_else(|| format!("{}: a contract has needs", card.id))?;
    let count = |good: &Good| needs.iter().filter(|need| **need == good.id).count();
    let counts: Vec<usize> = lists.good.iter().map(count).collect();
    let points = points(card)?;
    Ok(format!("ContractFace {{ card: Card({n}), needs: Goods::of({counts:?}), points: {points} }}"))
}

/// What a card is; a contract is the last of those that there are.
fn kind(card: &Card, contracts: usize) -> Result<String, String> {
    let missing = |what: &str| format!("{} has no {what}", card.id);
    Ok(match card.kind.as_str() {
        "fire" => format!("CardKind::Fire({})", points(card)?),
        "fireman" => format!("CardKind::Fireman({})", card.value.ok_or_else(|| missing("value"))?),
        "trader" => {
            let good = card.good.as_ref().ok_or_else(|| missing("good"))?;
            format!("CardKind::Trader(Good::{})", variant(good))
        }
        "contract" => format!("CardKind::Contract(Contract({}))", contracts - 1),
        other => format!("CardKind::{}", variant(other)),
    })
}

fn points(card: &Card) -> Result<i32, String> {
    card.points.ok_or_else(|| format!("{} has no points", card.id))
}
