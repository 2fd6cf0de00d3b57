//! Turns `data/oltremare.toml` into the constant tables of `components.rs` and `config.rs`.

#![expect(clippy::disallowed_methods, reason = "a build script reads the data; the rules do not")]

use std::fmt::Write as _;
use std::{env, fs, path::Path};

use serde::Deserialize;

const DATA: &str = "data/oltremare.toml";

#[derive(Deserialize)]
struct Box {
    players_min: u8,
    players_max: u8,
    default_ruleset: String,
    symbols: Vec<Symbol>,
    rulesets: Vec<Ruleset>,
    goods: Vec<Good>,
    harbour_tokens: Vec<Token>,
    components: Components,
    negotiation: Negotiation,
    cards: Vec<Card>,
    ports: Vec<Port>,
    routes: Vec<Route>,
}

#[derive(Deserialize)]
struct Symbol {
    id: String,
    table: Option<Vec<u8>>,
}

#[derive(Deserialize)]
struct Ruleset {
    id: String,
    title: String,
    start_ducats: i32,
    start_hand: u8,
    max_purchases: u8,
    price: i32,
    price_when_not_positive: i32,
    favourable_prices: Vec<i32>,
    majority_rewards: Vec<i32>,
    majority_ranking: String,
    harbour_tiebreak: String,
    venice_triggers: Vec<String>,
    venice_replacement_card: bool,
    intermediate_scoring: Vec<String>,
    deal_order: String,
    venice_window_fifths: [u8; 2],
    end_of_game: String,
    restock: Vec<String>,
    final_scoring: Vec<String>,
    winner_tiebreak: Vec<String>,
    two_player_removed_class: String,
}

#[derive(Deserialize)]
struct Good {
    ruleset: String,
    id: String,
    class: String,
    count: usize,
    payout: Vec<i32>,
}

#[derive(Deserialize)]
struct Token {
    id: String,
    count: u8,
}

#[derive(Deserialize)]
struct Components {
    goods_cards: usize,
    harbour_tokens: u8,
    ports: usize,
}

#[derive(Deserialize)]
#[expect(clippy::struct_field_names, reason = "these are the keys of the data file")]
struct Negotiation {
    max_open_offers_per_seat: u8,
    max_proposals_per_seat_per_turn: u8,
    max_ducats_per_offer: u8,
    max_cards_per_side: usize,
}

#[derive(Deserialize)]
struct Card {
    id: String,
    class: String,
    load: u8,
    lions: u8,
    symbols: Vec<String>,
    port: Option<String>,
}

#[derive(Deserialize)]
struct Port {
    id: String,
    name: String,
}

#[derive(Deserialize)]
struct Route {
    ends: [String; 2],
}

fn main() {
    println!("cargo::rerun-if-changed={DATA}");
    let text = fs::read_to_string(DATA).unwrap_or_else(|error| panic!("{DATA}: {error}"));
    let data: Box = toml::from_str(&text).unwrap_or_else(|error| panic!("{DATA}: {error}"));

    agree(&data);
    let mut out = String::new();
    vocabulary(&mut out, &data);
    figures(&mut out, &data);
    cards(&mut out, &data);
    board(&mut out, &data);
    rulesets(&mut out, &data);

    let path = Path::new(&env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("components.rs");
    fs::write(&path, out).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Figures that the file states twice, or that follow from others.
fn agree(data: &Box) {
    assert_eq!(data.cards.len(), data.components.goods_cards, "goods cards");
    assert_eq!(data.ports.len(), data.components.ports, "ports");
    assert_eq!(
        data.harbour_tokens.iter().map(|token| token.count).sum::<u8>(),
        data.components.harbour_tokens,
        "harbour tokens"
    );
    for card in &data.cards {
        assert_eq!(card.lions + card.load, 7, "{}: lions and load", card.id);
        let [first, second] = &card.symbols[..] else { panic!("{}: two symbols", card.id) };
        assert_ne!(first, second, "{}: two different symbols", card.id);
    }
    for good in &data.goods {
        let printed = data.cards.iter().filter(|card| card.class == good.class).count();
        assert_eq!(printed, good.count, "cards of {} in {}", good.id, good.ruleset);
    }
    let table = &data.symbols[0].table;
    for symbol in &data.symbols {
        let ship = symbol.id == "ship";
        assert!(if ship { symbol.table.is_none() } else { symbol.table == *table }, "table of {}", symbol.id);
    }
    for ruleset in &data.rulesets {
        assert!(ruleset.venice_replacement_card, "OLT-4.62 holds in both rulesets");
        assert_eq!(ruleset.majority_ranking, "dense", "OLT-6.23 holds in both rulesets");
        assert_eq!(ruleset.two_player_removed_class, "g20", "OLT-3.1 holds in both rulesets");
        assert_eq!(ruleset.venice_triggers[0], "drawn", "OLT-4.61 holds in both rulesets");
        assert_eq!(ruleset.intermediate_scoring[0], "prestige", "OLT-6.10 holds in both rulesets");
    }
}

/// Closed lists of names as enums: goods of both boxes, symbols, tokens.
fn vocabulary(out: &mut String, data: &Box) {
    let mut goods: Vec<&str> = Vec::new();
    for good in &data.goods {
        if !goods.contains(&good.id.as_str()) {
            goods.push(&good.id);
        }
    }
    list(out, "Good", "A good of either box (OLT-2.3)", &goods);
    let symbols: Vec<&str> = data.symbols.iter().map(|symbol| symbol.id.as_str()).collect();
    list(out, "Symbol", "An action symbol, in the order of resolution (OLT-4.40)", &symbols);
    let tokens: Vec<&str> = data.harbour_tokens.iter().map(|token| token.id.as_str()).collect();
    list(out, "Token", "A harbour token (OLT-2.6)", &tokens);
    let counts: Vec<u8> = data.harbour_tokens.iter().map(|token| token.count).collect();
    writeln!(
        out,
        "pub(crate) const TOKENS: table::Bag<Token, {}> = table::Bag::of({counts:?});",
        counts.len()
    )
    .expect("writing to a string");
    let table = data.symbols[0].table.as_ref().expect("the first symbol has a table");
    writeln!(out, "pub(crate) const SYMBOL_TABLE: [u8; {}] = {table:?};", table.len())
        .expect("writing to a string");
}

/// An enum with its names.
fn list(out: &mut String, name: &str, doc: &str, ids: &[&str]) {
    let variants: String = ids.iter().map(|id| format!("/// `{id}`.\n{},\n", variant(id))).collect();
    let all: String = ids.iter().map(|id| format!("{name}::{}, ", variant(id))).collect();
    let names: String = ids.iter().map(|id| format!("{name}::{} => {id:?},\n", variant(id))).collect();
    let places: String =
        ids.iter().enumerate().map(|(n, id)| format!("{name}::{} => {n},\n", variant(id))).collect();
    let kinds = ids.len();
    write!(
        out,
        "/// {doc}.
         #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, serde::Serialize, serde::Deserialize)]
         #[serde(rename_all = \"snake_case\")]
         #[cfg_attr(feature = \"ts\", derive(ts_rs::TS))]
         pub enum {name} {{ {variants} }}
         impl {name} {{
             /// All, in the order of the data file.
             pub const ALL: [{name}; {kinds}] = [{all}];
             /// Its name in records.
             pub const fn name(self) -> &'static str {{ match self {{ {names} }} }}
             pub(crate) const fn place(self) -> usize {{ match self {{ {places} }} }}
         }}
         impl table::Kind for {name} {{
             const ALL: &'static [{name}] = &{name}::ALL;
             #[inline]
             fn index(self) -> usize {{ self.place() }}
         }}\n"
    )
    .expect("writing to a string");
}

/// The single figures.
fn figures(out: &mut String, data: &Box) {
    let talk = &data.negotiation;
    let lines = [
        format!("MIN_SEATS: u8 = {}", data.players_min),
        format!("MAX_SEATS: u8 = {}", data.players_max),
        format!("CARDS_PER_SIDE: usize = {}", talk.max_cards_per_side),
        format!("MOST_DUCATS: u8 = {}", talk.max_ducats_per_offer),
        format!("OPEN_OFFERS: u8 = {}", talk.max_open_offers_per_seat),
        format!("PROPOSALS: u8 = {}", talk.max_proposals_per_seat_per_turn),
    ];
    for line in lines {
        writeln!(out, "pub(crate) const {line};").expect("writing to a string");
    }
}

/// The goods cards, and which are of a class.
fn cards(out: &mut String, data: &Box) {
    let classes = classes(data);
    let mut faces = String::new();
    let mut sets = vec![String::new(); classes.len()];
    for (n, card) in data.cards.iter().enumerate() {
        let class = place(&classes, &card.class);
        let symbol = |id: &String| data.symbols.iter().position(|symbol| symbol.id == *id).expect("a symbol");
        let symbols: usize = card.symbols.iter().map(|id| 1 << symbol(id)).sum();
        let port =
            card.port.as_ref().map_or("None".to_owned(), |id| format!("Some(Port({}))", port(data, id)));
        let (id, load) = (&card.id, card.load);
        writeln!(
            faces,
            "CardFace {{ id: {id:?}, class: {class}, load: {load}, symbols: Symbols({symbols}), port: {port} }},"
        )
        .expect("writing to a string");
        write!(sets[class], "{n}, ").expect("writing to a string");
    }
    let sets: String = sets.iter().map(|cards| format!("CardSet::of(&[{cards}]), ")).collect();
    write!(
        out,
        "pub(crate) const CARDS: [CardFace; {}] = [{faces}];
         pub(crate) const CLASSES: usize = {};
         pub(crate) const CARDS_OF_CLASS: [CardSet; {}] = [{sets}];\n",
        data.cards.len(),
        classes.len(),
        classes.len(),
    )
    .expect("writing to a string");
}

/// The ports, and from each the routes to its neighbours.
fn board(out: &mut String, data: &Box) {
    let faces: String = data
        .ports
        .iter()
        .map(|port| format!("PortFace {{ id: {:?}, name: {:?} }},\n", port.id, port.name))
        .collect();
    let mut routes = String::new();
    for here in &data.ports {
        let mut steps = String::new();
        for (n, route) in data.routes.iter().enumerate() {
            let [one, two] = &route.ends;
            let there = if *one == here.id {
                two
            } else if *two == here.id {
                one
            } else {
                continue;
            };
            write!(steps, "Route {{ number: {n}, to: Port({}) }}, ", port(data, there))
                .expect("writing to a string");
        }
        writeln!(routes, "&[{steps}],").expect("writing to a string");
    }
    let ports = data.ports.len();
    write!(
        out,
        "pub(crate) const PORTS: [PortFace; {ports}] = [{faces}];
         pub(crate) const ROUTES: [&[Route]; {ports}] = [{routes}];\n"
    )
    .expect("writing to a string");
    assert!(data.routes.len() <= 64, "a set of routes is 64 bits");
}

/// What the two boxes do not agree on, and the figures they share.
fn rulesets(out: &mut String, data: &Box) {
    let default = variant(&data.default_ruleset);
    writeln!(out, "impl Ruleset {{ pub(crate) const DEFAULT: Ruleset = Ruleset::{default}; }}")
        .expect("writing to a string");
    for ruleset in &data.rulesets {
        let classes = classes(data);
        let mut goods = vec![(String::new(), Vec::new()); classes.len()];
        for good in data.goods.iter().filter(|good| good.ruleset == ruleset.id) {
            goods[place(&classes, &good.class)] = (variant(&good.id), good.payout.clone());
        }
        let names: String = goods.iter().map(|(name, _)| format!("Good::{name}, ")).collect();
        let payouts: String = goods.iter().map(|(_, row)| format!("&{row:?}, ")).collect();
        let has = |list: &[String], word: &str| list.iter().any(|entry| entry == word);
        let parts: String =
            ruleset.final_scoring.iter().map(|part| format!("Part::{}, ", variant(part))).collect();
        let Ruleset {
            title, start_ducats, start_hand, max_purchases, price, price_when_not_positive, ..
        } = ruleset;
        let Ruleset { favourable_prices, majority_rewards, venice_window_fifths, .. } = ruleset;
        writeln!(
            out,
            "pub(crate) static {}: Differences = Differences {{
                 title: {title:?}, goods: [{names}], payouts: [{payouts}], dealing: Dealing::{},
                 venice_on_top_at_turn_end: {}, cargo_at_venice: {}, end: End::{}, restock: {},
                 final_parts: [{parts}], token_kinds_break_ties: {}, ties_are_broken: {},
                 start_ducats: {start_ducats}, start_hand: {start_hand}, purchases: {max_purchases},
                 price: {price}, price_in_need: {price_when_not_positive},
                 favourable_prices: {favourable_prices:?}, majority: {majority_rewards:?},
                 venice_fifths: {venice_window_fifths:?},
             }};",
            ruleset.id.to_uppercase(),
            variant(&ruleset.deal_order),
            has(&ruleset.venice_triggers, "top_of_stock_at_turn_end"),
            has(&ruleset.intermediate_scoring, "cargo_below_top_group"),
            variant(&ruleset.end_of_game),
            has(&ruleset.restock, "discard_pile") && has(&ruleset.restock, "liquidate_start_player"),
            ruleset.harbour_tiebreak == "distinct_kinds",
            has(&ruleset.winner_tiebreak, "cargo_cards"),
        )
        .expect("writing to a string");
    }
}

/// From the rarest to the commonest.
fn classes(data: &Box) -> Vec<&str> {
    let first = &data.rulesets[0].id;
    data.goods.iter().filter(|good| good.ruleset == *first).map(|good| good.class.as_str()).collect()
}

fn place(classes: &[&str], class: &str) -> usize {
    classes.iter().position(|known| *known == class).unwrap_or_else(|| panic!("no class {class}"))
}

fn port(data: &Box, id: &str) -> usize {
    data.ports.iter().position(|port| port.id == id).unwrap_or_else(|| panic!("no port {id}"))
}

/// `calm_sea` becomes `CalmSea`.
fn variant(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    id.split('_').map(capital).collect()
}
