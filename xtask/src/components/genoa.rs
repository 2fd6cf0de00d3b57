//! The Traders of Genoa: buildings, wares, special cards, the board, the cards of the four decks.

mod lists;

use super::data::{Data, Faults, position};
use super::rust::{Names, Source, array, set, variant, variants};
use lists::{Action, Building, Lists, Ware};

const MARKET: &str = "marketplace";

pub(super) fn generate(data: &Data) -> Result<String, String> {
    let lists: Lists = data.parse()?;
    check(data, &lists)?;
    let fields = fields(&lists);
    let mut source = Source::new(
        data,
        "use super::{Action, Specials, Wares};\n\
         use crate::city::{Field, FieldSet};\n\
         use crate::cards::{CardSet, Face};",
    );
    names(&mut source, &lists);
    figures(&mut source, data, &lists)?;
    board(&mut source, &lists, &fields)?;
    actions(&mut source, &lists)?;
    cards(&mut source, &lists);
    Ok(source.finish())
}

/// The fields of the board, in the order in which the rules number them: buildings, the market, streets.
fn fields(lists: &Lists) -> Vec<&str> {
    let mut ids: Vec<&str> = lists.buildings.iter().map(|building| building.id.as_str()).collect();
    ids.push(MARKET);
    for id in lists.board.map.iter().flatten() {
        if !ids.contains(&id.as_str()) {
            ids.push(id);
        }
    }
    ids
}

/// Figures that the file states twice, or that the rules take for granted.
fn check(data: &Data, lists: &Lists) -> Result<(), String> {
    let mut faults = Faults::default();
    let (board, map) = (&lists.board, &lists.board.map);
    faults.equal("rows of the map", map.len(), board.rows);
    faults.ensure(map.iter().all(|row| row.len() == board.columns), "each row of the map has every column");
    faults.numbers(data, "as many faces as rows", &["dice.faces"], data.number("board.rows")?);
    let squares = |of: &dyn Fn(&str) -> bool| map.iter().flatten().filter(|id| of(id)).count();
    let is_building = |id: &str| lists.buildings.iter().any(|building| building.id == id);
    faults.equal("squares of buildings", squares(&is_building), board.building_squares);
    faults.equal("squares of the market", squares(&|id| id == MARKET), board.market_squares);
    let streets = squares(&|id| !is_building(id) && id != MARKET);
    faults.equal("streets", streets, board.street_squares);
    for building in &lists.buildings {
        for [blue, red] in &building.squares {
            let found = map.get(blue.wrapping_sub(1)).and_then(|row| row.get(red.wrapping_sub(1)));
            faults.equal(format_args!("square {blue}/{red}"), found, Some(&building.id));
        }
    }
    faults.equal("large orders", lists.large_orders.cards.len(), lists.large_orders.count);
    faults.equal("small orders", lists.small_orders.cards.len(), lists.small_orders.count);
    faults.equal("messages", lists.messages.cards.len(), lists.messages.count);
    faults.equal("privileges", lists.privileges.cards.len(), lists.privileges.count);
    let unit = data.number("money.unit")?;
    faults.numbers(data, "GEN-5.5, the smallest note", &["negotiation.cash_step"], unit);
    faults.numbers(data, "GEN-3.3", &["setup.cards_per_deck_per_player"], 1);
    faults.numbers(data, "GEN-3.2", &["setup.markers_in_stock_at_start"], 0);
    faults.numbers(data, "GEN-4.29", &["payouts.large_order_special_cards"], 1);
    faults.numbers(data, "GEN-7", &["two_player.second_action_for_active"], 1);
    let ring = data.value("privilege_chain.circular")?.as_bool();
    faults.equal("GEN-6.2, the ring is closed", ring, Some(true));
    let needs = data.value("two_player.offer_needs_good")?.as_bool();
    faults.equal("GEN-7, an offer needs a good", needs, Some(true));
    for ware in &lists.wares.kinds {
        faults.ensure(comes_from_its_warehouse(lists, ware), format_args!("{}: its warehouse", ware.id));
    }
    faults.report()
}

fn comes_from_its_warehouse(lists: &Lists, ware: &Ware) -> bool {
    let home = lists.buildings.iter().find(|building| building.id == ware.warehouse);
    matches!(home.map(|home| &home.action), Some(Action::Wares { wares, .. }) if wares.contains(&ware.id))
}

fn names(source: &mut Source, lists: &Lists) {
    let buildings = lists.buildings.iter().map(|building| (building.id.as_str(), building.de.clone()));
    let wares = lists.wares.kinds.iter().map(|ware| (ware.id.as_str(), ware.de.clone()));
    let specials = lists.special_cards.kinds.iter().map(|special| (special.id.as_str(), special.de.clone()));
    let decks = [
        ("large_order", "Three wares for a villa"),
        ("small_order", "One ware for a building"),
        ("message", "A way between two buildings"),
        ("privilege", "A privilege of a building on the rim"),
    ];
    let enums = [
        ("Building", "A building (GEN-2.6)", buildings.collect()),
        ("Ware", "A ware (GEN-2.2)", wares.collect()),
        ("Special", "A special card (GEN-2.2)", specials.collect()),
        (
            "CardKind",
            "What the back of a card shows (GEN-2.2)",
            decks.map(|(id, doc)| (id, doc.to_owned())).to_vec(),
        ),
    ];
    for (name, doc, ids) in enums {
        source.names(&Names { name, doc, ids, default: false });
    }
    let counts: Vec<u8> = lists.special_cards.kinds.iter().map(|special| special.count).collect();
    let wares = vec![lists.wares.per_kind; lists.wares.kinds.len()];
    source.constant(
        "`special_cards.kinds.count`.",
        "SPECIALS: Specials",
        &format!("Specials::of({counts:?})"),
    );
    source.constant("`wares.per_kind`.", "WARES: Wares", &format!("Wares::of({wares:?})"));
}

fn figures(source: &mut Source, data: &Data, lists: &Lists) -> Result<(), String> {
    source.figures(
        data,
        &[
            ("MIN_SEATS: u8", "meta.players_min"),
            ("MAX_SEATS: u8", "meta.players_max"),
            ("START_DUCATS: u16", "setup.ducats_per_player"),
            ("MARKERS: u8", "setup.markers_per_player"),
            ("DISCS: u8", "setup.tower_discs"),
            ("ROUND_START: u8", "setup.round_marker_start"),
            ("LARGE_ORDER: u16", "payouts.large_order"),
            ("SMALL_ORDER: u16", "payouts.small_order"),
            ("MESSAGE: u16", "payouts.message"),
            ("OWNER_FEE: u16", "payouts.owner_fee"),
            ("MARKER_AT_END: u16", "payouts.marker_at_end"),
            ("CHAIN: [i32]", "privilege_chain.values"),
            ("CHAIN_STEP: i32", "privilege_chain.step_beyond"),
            ("CASH_STEP: u16", "negotiation.cash_step"),
            ("MOST_DUCATS: u16", "negotiation.max_ducats_per_side"),
            ("COURTESY_ROUND: bool", "negotiation.courtesy_round"),
            ("COURTESY_SECONDS: u16", "negotiation.courtesy_seconds"),
            ("WINDOW_SECONDS: u16", "negotiation.offer_window_seconds"),
            ("MOST_ASKS: u8", "negotiation.max_asks_per_window"),
            ("CHANGES: u8", "negotiation.max_revisions_per_seat_per_window"),
        ],
    )?;
    let fields: Vec<u8> = (0..=lists.meta.players_max)
        .map(|seats| lists.rounds.final_field.get(&seats.to_string()).copied().unwrap_or(0))
        .collect();
    source.constant(
        "`rounds.final_field`, by the number of seats.",
        &format!("FINAL_FIELDS: [u8; {}]", fields.len()),
        &format!("{fields:?}"),
    );
    Ok(())
}

/// GEN-2.3: for each field those that it touches along an edge.
fn neighbours(lists: &Lists, fields: &[&str]) -> Result<Vec<Vec<usize>>, String> {
    let map = &lists.board.map;
    let mut neighbours = vec![Vec::new(); fields.len()];
    for (row, squares) in map.iter().enumerate() {
        for (column, id) in squares.iter().enumerate() {
            let below = map.get(row + 1).map(|next| &next[column]);
            let beside = squares.get(column + 1);
            for other in [below, beside].into_iter().flatten().filter(|other| *other != id) {
                let (here, there) = (position("field", fields, id)?, position("field", fields, other)?);
                neighbours[here].push(there);
                neighbours[there].push(here);
            }
        }
    }
    for list in &mut neighbours {
        list.sort_unstable();
        list.dedup();
    }
    Ok(neighbours)
}

/// The buildings that a street borders, by their places. They are what the file says, and no villa is among them.
fn borders(lists: &Lists, fields: &[&str], street: &str, neighbours: &[usize]) -> Result<Vec<usize>, String> {
    let beside: Vec<usize> =
        neighbours.iter().copied().filter(|other| *other < lists.buildings.len()).collect();
    let stated = lists.board.street_buildings.get(street).into_iter().flatten();
    let mut stated = stated.map(|id| position("building", fields, id)).collect::<Result<Vec<_>, _>>()?;
    stated.sort_unstable();
    let mut faults = Faults::default();
    faults.equal(format_args!("the buildings that {street} borders"), &beside, &stated);
    let villa = |place: &usize| matches!(lists.buildings[*place].action, Action::Villa {});
    faults.ensure(!beside.iter().any(villa), format_args!("{street}: GEN-2.5, no villa can carry a marker"));
    faults.report().map(|()| beside)
}

/// GEN-2.3: the fields, which touch along an edge, and the buildings that each street borders.
fn board(source: &mut Source, lists: &Lists, fields: &[&str]) -> Result<(), String> {
    let count = fields.len();
    let buildings = lists.buildings.len();
    let (mut touching, mut beside) = (Vec::new(), Vec::new());
    let (mut most_targets, mut most_borders) = (0, 0);
    for (number, list) in neighbours(lists, fields)?.iter().enumerate() {
        touching.push(set("FieldSet", list));
        most_targets = most_targets.max(list.iter().filter(|other| **other != buildings).count());
        let street = number > buildings;
        let places = if street { borders(lists, fields, fields[number], list)? } else { Vec::new() };
        most_borders = most_borders.max(places.len());
        let ids: Vec<&str> = places.iter().map(|place| fields[*place]).collect();
        beside.push(format!("&{}", variants("Building", &ids)));
    }
    let mut rows = Vec::new();
    for row in &lists.board.map {
        let numbers = row.iter().map(|id| position("field", fields, id)).collect::<Result<Vec<_>, _>>()?;
        rows.push(array(&numbers.iter().map(|number| format!("Field({number})")).collect::<Vec<_>>()));
    }
    let streets: Vec<usize> = (buildings + 1..count).collect();
    let ring = &lists.board.ring;
    let (height, width, rim) = (rows.len(), lists.board.columns, ring.len());
    let doc = "The fields by number: buildings, the market, streets.";
    source.constant(doc, &format!("FIELDS: [&str; {count}]"), &format!("{fields:?}"));
    source.constant("How many `buildings` there are.", "BUILDINGS: usize", &buildings.to_string());
    source.constant("`board.map`.", &format!("MAP: [[Field; {width}]; {height}]"), &array(&rows));
    let doc = "The fields that each field touches along an edge.";
    source.constant(doc, &format!("NEIGHBOURS: [FieldSet; {count}]"), &array(&touching));
    let doc = "The buildings that each street borders.";
    source.constant(doc, &format!("BORDERS: [&[Building]; {count}]"), &array(&beside));
    let doc = "The greatest number of buildings that a street borders.";
    source.constant(doc, "MOST_BORDERS: usize", &most_borders.to_string());
    let doc = "The greatest number of fields but the market that a field touches.";
    source.constant(doc, "MOST_TARGETS: usize", &most_targets.to_string());
    source.constant("The streets.", "STREETS: FieldSet", &set("FieldSet", &streets));
    source.constant("`board.ring`.", &format!("RING: [Building; {rim}]"), &variants("Building", ring));
    Ok(())
}

/// GEN-2.6.
fn actions(source: &mut Source, lists: &Lists) -> Result<(), String> {
    let action = |building: &Building| match &building.action {
        Action::Draw { deck, n } => {
            Ok(format!("Action::Draw {{ kind: CardKind::{}, count: {n} }}", variant(deck)))
        }
        Action::Markers { n } => Ok(format!("Action::Markers {{ count: {n} }}")),
        Action::Special { card, n: 1 } => Ok(format!("Action::Special(Special::{})", variant(card))),
        Action::Special { .. } => Err(format!("{}: one special card", building.id)),
        Action::Wares { wares, n_each: 1 } => Ok(format!("Action::Wares({})", variants("Ware", wares))),
        Action::Wares { .. } => Err(format!("{}: one of each ware", building.id)),
        Action::Villa {} => Ok("Action::Villa".to_owned()),
    };
    let actions = lists.buildings.iter().map(action).collect::<Result<Vec<_>, _>>()?;
    let declaration = format!("ACTIONS: [Action; {}]", actions.len());
    source.constant("GEN-2.6: `buildings.action`.", &declaration, &array(&actions));
    Ok(())
}

/// The cards of the four decks, one deck after the other.
fn cards(source: &mut Source, lists: &Lists) {
    let building = |id: &String| format!("Building::{}", variant(id));
    let large = lists.large_orders.cards.iter().map(|card| {
        let (villa, wares) = (building(&card.villa), variants("Ware", &card.wares));
        (&card.id, format!("LargeOrder {{ villa: {villa}, wares: {wares} }}"))
    });
    let small = lists.small_orders.cards.iter().map(|card| {
        let (building, ware) = (building(&card.building), variant(&card.ware));
        (&card.id, format!("SmallOrder {{ building: {building}, ware: Ware::{ware} }}"))
    });
    let messages = lists.messages.cards.iter().map(|card| {
        (&card.id, format!("Message {{ buildings: {} }}", variants("Building", &card.buildings)))
    });
    let privileges = lists
        .privileges
        .cards
        .iter()
        .map(|card| (&card.id, format!("Privilege {{ building: {} }}", building(&card.building))));
    let faces = large.chain(small).chain(messages).chain(privileges);
    let faces: Vec<String> = faces.map(|(id, face)| format!("({id:?}, Face::{face})")).collect();
    let sizes =
        [lists.large_orders.count, lists.small_orders.count, lists.messages.count, lists.privileges.count];
    let mut first = 0;
    let sets = sizes.map(|size| {
        let places: Vec<usize> = (first..first + size).collect();
        first += size;
        set("CardSet", &places)
    });
    let doc = "The cards of the four decks, one deck after the other.";
    source.constant(doc, &format!("CARDS: [(&str, Face); {}]", faces.len()), &array(&faces));
    source.constant("The cards of each deck.", "OF_KIND: [CardSet; 4]", &array(&sets));
    let most = sizes.into_iter().fold(0, usize::max);
    source.constant("How many cards the largest deck has.", "LARGEST_DECK: usize", &most.to_string());
}
