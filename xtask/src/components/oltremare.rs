//! Oltremare: goods, symbols and tokens of both boxes, cards, ports, and what the two rulesets do not agree on.

use serde::Deserialize;

use super::data::{Data, Faults, position};
use super::rust::{Names, Source, array, set, variant, variants};

#[derive(Deserialize)]
struct Lists {
    default_ruleset: String,
    symbols: Vec<Symbol>,
    rulesets: Vec<Ruleset>,
    goods: Vec<Good>,
    harbour_tokens: Vec<Token>,
    components: Components,
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
    name_en: String,
}

#[derive(Deserialize)]
struct Token {
    id: String,
    count: u8,
    effect: String,
    lions_without_influence: Option<u8>,
}

#[derive(Deserialize)]
struct Components {
    goods_cards: usize,
    harbour_tokens: u8,
    ports: usize,
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

pub(super) fn generate(data: &Data) -> Result<String, String> {
    let lists: Lists = data.parse()?;
    check(&lists)?;
    let mut source = Source::new(
        data,
        "use super::{Port, PortFace, Route, Symbols};\n\
         use crate::cards::CardFace;\n\
         use crate::config::{Dealing, Differences, End};\n\
         use crate::scoring::Part;\n\
         use crate::{CardSet, Ruleset};",
    );
    names(&mut source, &lists);
    source.figures(
        data,
        &[
            ("MIN_SEATS: u8", "players_min"),
            ("MAX_SEATS: u8", "players_max"),
            ("CARDS_PER_SIDE: usize", "negotiation.max_cards_per_side"),
            ("MOST_DUCATS: u8", "negotiation.max_ducats_per_offer"),
            ("OPEN_OFFERS: u8", "negotiation.max_open_offers_per_seat"),
            ("PROPOSALS: u8", "negotiation.max_proposals_per_seat_per_turn"),
        ],
    )?;
    cards(&mut source, &lists)?;
    board(&mut source, &lists)?;
    let default = variant(&lists.default_ruleset);
    source.item(&format!(
        "impl Ruleset {{
         /// `default_ruleset`.
         pub(crate) const DEFAULT: Ruleset = Ruleset::{default};
         }}"
    ));
    for ruleset in &lists.rulesets {
        differences(&mut source, &lists, ruleset)?;
    }
    Ok(source.finish())
}

/// Figures that the file states twice, or that follow from others.
fn check(lists: &Lists) -> Result<(), String> {
    let mut faults = Faults::default();
    faults.equal("cards", lists.cards.len(), lists.components.goods_cards);
    faults.equal("ports", lists.ports.len(), lists.components.ports);
    let tokens: u8 = lists.harbour_tokens.iter().map(|token| token.count).sum();
    faults.equal("harbour tokens", tokens, lists.components.harbour_tokens);
    for card in &lists.cards {
        faults.equal(format_args!("{}: lions and load", card.id), card.lions + card.load, 7);
        let two = matches!(&card.symbols[..], [first, second] if first != second);
        faults.ensure(two, format_args!("{}: two different symbols", card.id));
    }
    for good in &lists.goods {
        let printed = lists.cards.iter().filter(|card| card.class == good.class).count();
        faults.equal(format_args!("cards of {} in {}", good.id, good.ruleset), printed, good.count);
    }
    let table = lists.symbols.first().and_then(|symbol| symbol.table.as_ref());
    for symbol in &lists.symbols {
        let expected = if symbol.id == "ship" { None } else { table };
        faults.equal(format_args!("table of {}", symbol.id), symbol.table.as_ref(), expected);
    }
    for ruleset in &lists.rulesets {
        let id = &ruleset.id;
        faults.ensure(ruleset.venice_replacement_card, format_args!("{id}: OLT-4.62 holds in both rulesets"));
        faults.equal(format_args!("{id}, OLT-6.23"), ruleset.majority_ranking.as_str(), "dense");
        faults.equal(format_args!("{id}, OLT-3.1"), ruleset.two_player_removed_class.as_str(), "g20");
        let trigger = ruleset.venice_triggers.first().map(String::as_str);
        faults.equal(format_args!("{id}, OLT-4.61"), trigger, Some("drawn"));
        let scored = ruleset.intermediate_scoring.first().map(String::as_str);
        faults.equal(format_args!("{id}, OLT-6.10"), scored, Some("prestige"));
    }
    faults.ensure(lists.routes.len() <= 64, "a set of routes has 64 bits");
    faults.report()
}

/// Goods of both boxes, symbols, tokens.
fn names(source: &mut Source, lists: &Lists) {
    let mut goods: Vec<(&str, String)> = Vec::new();
    for good in &lists.goods {
        if !goods.iter().any(|(known, _)| *known == good.id) {
            goods.push((&good.id, good.name_en.clone()));
        }
    }
    let quoted = |id: &str| format!("`{id}`");
    let symbols = lists.symbols.iter().map(|symbol| (symbol.id.as_str(), quoted(&symbol.id)));
    let effect = |token: &Token| format!("`{}`: {}", token.id, token.effect);
    let tokens = lists.harbour_tokens.iter().map(|token| (token.id.as_str(), effect(token)));
    let enums = [
        ("Good", "A good of either box (OLT-2.3)", goods),
        ("Symbol", "An action symbol, in the order of resolution (OLT-4.40)", symbols.collect()),
        ("Token", "A harbour token (OLT-2.6)", tokens.collect()),
    ];
    for (name, doc, ids) in enums {
        source.names(&Names { name, doc, ids, default: false });
    }
    let counts: Vec<u8> = lists.harbour_tokens.iter().map(|token| token.count).collect();
    source.constant(
        "`harbour_tokens`, how many there are.",
        &format!("TOKENS: table::Bag<Token, {}>", counts.len()),
        &format!("table::Bag::of({counts:?})"),
    );
    let without_influence = lists.harbour_tokens.iter().find_map(|token| token.lions_without_influence);
    source.constant(
        "`harbour_tokens.lions_without_influence`.",
        "LIONS_WITHOUT_INFLUENCE: u8",
        &without_influence.unwrap_or_default().to_string(),
    );
    let longest = lists.goods.iter().map(|good| good.payout.len()).max().unwrap_or_default();
    source.constant(
        "The longest row of `goods.payout`; a larger group pays no more.",
        "LONGEST_PAYOUT: usize",
        &longest.to_string(),
    );
    let table = lists.symbols.first().and_then(|symbol| symbol.table.clone()).unwrap_or_default();
    source.constant(
        "`symbols.table`, by the number of symbols; the ship has none.",
        &format!("SYMBOL_TABLE: [u8; {}]", table.len()),
        &format!("{table:?}"),
    );
}

/// The goods cards, and which are of a class.
fn cards(source: &mut Source, lists: &Lists) -> Result<(), String> {
    let (classes, ports) = (classes(lists), ports(lists));
    let symbol_ids: Vec<&str> = lists.symbols.iter().map(|symbol| symbol.id.as_str()).collect();
    let mut faces = Vec::new();
    let mut of_class = vec![Vec::new(); classes.len()];
    for (n, card) in lists.cards.iter().enumerate() {
        let class = position("class", &classes, &card.class)?;
        let mut symbols = Vec::new();
        for id in &card.symbols {
            symbols.push(position("symbol", &symbol_ids, id)?);
        }
        let port = match &card.port {
            Some(id) => format!("Some(Port({}))", position("port", &ports, id)?),
            None => "None".to_owned(),
        };
        let Card { id, load, lions, .. } = card;
        let symbols = set("Symbols", &symbols);
        faces.push(format!(
            "CardFace {{ id: {id:?}, class: {class}, load: {load}, lions: {lions}, symbols: {symbols}, port: {port} }}"
        ));
        of_class[class].push(n);
    }
    let sets: Vec<String> = of_class.iter().map(|cards| set("CardSet", cards)).collect();
    source.constant("`cards`.", &format!("CARDS: [CardFace; {}]", faces.len()), &array(&faces));
    source.constant("How many classes of goods there are.", "CLASSES: usize", &classes.len().to_string());
    source.constant(
        "The cards of each class, from the rarest to the commonest.",
        &format!("CARDS_OF_CLASS: [CardSet; {}]", classes.len()),
        &array(&sets),
    );
    Ok(())
}

/// The ports, and from each the routes to its neighbours.
fn board(source: &mut Source, lists: &Lists) -> Result<(), String> {
    let ports = ports(lists);
    let face = |port: &Port| format!("PortFace {{ id: {:?}, name: {:?} }}", port.id, port.name);
    let faces: Vec<String> = lists.ports.iter().map(face).collect();
    let mut routes = Vec::new();
    for here in &ports {
        let mut steps = Vec::new();
        for (number, route) in lists.routes.iter().enumerate() {
            let [one, two] = &route.ends;
            let there = match (one == here, two == here) {
                (true, _) => two,
                (_, true) => one,
                _ => continue,
            };
            let to = position("port", &ports, there)?;
            steps.push(format!("Route {{ number: {number}, to: Port({to}) }}"));
        }
        routes.push(format!("&{}", array(&steps)));
    }
    let count = ports.len();
    source.constant("`ports`.", &format!("PORTS: [PortFace; {count}]"), &array(&faces));
    source.constant("`routes`, from each port.", &format!("ROUTES: [&[Route]; {count}]"), &array(&routes));
    Ok(())
}

/// What the two boxes do not agree on, and the figures they share.
fn differences(source: &mut Source, lists: &Lists, ruleset: &Ruleset) -> Result<(), String> {
    let classes = classes(lists);
    let mut goods = vec![("", String::new()); classes.len()];
    for good in lists.goods.iter().filter(|good| good.ruleset == ruleset.id) {
        goods[position("class", &classes, &good.class)?] = (&good.id, format!("&{:?}", good.payout));
    }
    let (names, payouts): (Vec<&str>, Vec<String>) = goods.into_iter().unzip();
    let has = |list: &[String], word: &str| list.iter().any(|entry| entry == word);
    let Ruleset { id, title, start_ducats, start_hand, max_purchases, price, .. } = ruleset;
    let Ruleset { price_when_not_positive, favourable_prices, majority_rewards, .. } = ruleset;
    source.item(&format!(
        "/// The ruleset `{id}`.
         pub(crate) static {}: Differences = Differences {{
         title: {title:?}, goods: {}, payouts: {}, dealing: Dealing::{},
         venice_on_top_at_turn_end: {}, cargo_at_venice: {}, end: End::{}, restock: {},
         final_parts: {}, token_kinds_break_ties: {}, ties_are_broken: {},
         start_ducats: {start_ducats}, start_hand: {start_hand}, purchases: {max_purchases},
         price: {price}, price_in_need: {price_when_not_positive},
         favourable_prices: {favourable_prices:?}, majority: {majority_rewards:?},
         venice_fifths: {:?},
         }};",
        id.to_uppercase(),
        variants("Good", &names),
        array(&payouts),
        variant(&ruleset.deal_order),
        has(&ruleset.venice_triggers, "top_of_stock_at_turn_end"),
        has(&ruleset.intermediate_scoring, "cargo_below_top_group"),
        variant(&ruleset.end_of_game),
        has(&ruleset.restock, "discard_pile") && has(&ruleset.restock, "liquidate_start_player"),
        variants("Part", &ruleset.final_scoring),
        ruleset.harbour_tiebreak == "distinct_kinds",
        has(&ruleset.winner_tiebreak, "cargo_cards"),
        ruleset.venice_window_fifths,
    ));
    Ok(())
}

/// From the rarest to the commonest.
fn classes(lists: &Lists) -> Vec<&str> {
    let first = lists.rulesets.first().map(|ruleset| &ruleset.id);
    let goods = lists.goods.iter().filter(|good| Some(&good.ruleset) == first);
    goods.map(|good| good.class.as_str()).collect()
}

fn ports(lists: &Lists) -> Vec<&str> {
    lists.ports.iter().map(|port| port.id.as_str()).collect()
}
