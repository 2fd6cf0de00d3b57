//! Turns `data/genoa.toml` into the constant tables of `components.rs`, `board.rs` and `cards.rs`.

#![expect(clippy::disallowed_methods, reason = "a build script reads the data; the rules do not")]

#[path = "build/data.rs"]
mod data;

use std::fmt::Write as _;
use std::{env, fs, path::Path};

use data::{Action, Box, Building, Negotiation, Ware};

const DATA: &str = "data/genoa.toml";

/// The fields of the board, in the order in which the rules number them: buildings, the market, streets.
struct Fields(Vec<String>);

impl Fields {
    fn of(data: &Box) -> Fields {
        let mut ids: Vec<String> = data.buildings.iter().map(|building| building.id.clone()).collect();
        ids.push(MARKET.to_owned());
        for id in data.board.map.iter().flatten() {
            if !ids.contains(id) {
                ids.push(id.clone());
            }
        }
        Fields(ids)
    }

    fn number(&self, id: &str) -> usize {
        self.0.iter().position(|known| known == id).unwrap_or_else(|| panic!("no field {id}"))
    }
}

const MARKET: &str = "marketplace";

fn main() {
    println!("cargo::rerun-if-changed={DATA}");
    let text = fs::read_to_string(DATA).unwrap_or_else(|error| panic!("{DATA}: {error}"));
    let data: Box = toml::from_str(&text).unwrap_or_else(|error| panic!("{DATA}: {error}"));
    let fields = Fields::of(&data);

    agree(&data);
    let mut out = String::new();
    vocabulary(&mut out, &data);
    figures(&mut out, &data);
    board(&mut out, &data, &fields);
    actions(&mut out, &data);
    cards(&mut out, &data);

    let path = Path::new(&env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("components.rs");
    fs::write(&path, out).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Figures that the file states twice, or that the rules take for granted.
fn agree(data: &Box) {
    let squares = |of: &dyn Fn(&str) -> bool| data.board.map.iter().flatten().filter(|id| of(id)).count();
    let is_building = |id: &str| data.buildings.iter().any(|building| building.id == id);
    assert_eq!(squares(&is_building), data.board.building_squares, "squares of buildings");
    assert_eq!(squares(&|id| id == MARKET), data.board.market_squares, "squares of the market");
    let streets = squares(&|id| !is_building(id) && id != MARKET);
    assert_eq!(streets, data.board.street_squares, "streets");
    assert!(data.board.map.len() == data.board.rows && data.dice.faces == data.board.rows, "rows");
    assert!(data.board.map.iter().all(|row| row.len() == data.board.columns), "columns");
    for building in &data.buildings {
        for [blue, red] in &building.squares {
            assert_eq!(data.board.map[blue - 1][red - 1], building.id, "square {blue}/{red}");
        }
    }
    assert_eq!(data.large_orders.cards.len(), data.large_orders.count, "large orders");
    assert_eq!(data.small_orders.cards.len(), data.small_orders.count, "small orders");
    assert_eq!(data.messages.cards.len(), data.messages.count, "messages");
    assert_eq!(data.privileges.cards.len(), data.privileges.count, "privileges");
    assert_eq!(data.money.unit, data.negotiation.cash_step, "GEN-5.5: the smallest note");
    assert_eq!(data.setup.cards_per_deck_per_player, 1, "GEN-3.3");
    assert_eq!(data.setup.markers_in_stock_at_start, 0, "GEN-3.2");
    assert_eq!(data.payouts.large_order_special_cards, 1, "GEN-4.29");
    assert!(data.privilege_chain.circular, "GEN-6.2: the ring is closed");
    assert!(data.two_player.offer_needs_good && data.two_player.second_action_for_active == 1, "GEN-7");
    let warehouses = |ware: &Ware| {
        let home = data.buildings.iter().find(|building| building.id == ware.warehouse);
        matches!(home.map(|home| &home.action), Some(Action::Wares { wares, .. }) if wares.contains(&ware.id))
    };
    assert!(data.wares.kinds.iter().all(warehouses), "each ware comes from its warehouse");
}

/// Closed lists of names as enums.
fn vocabulary(out: &mut String, data: &Box) {
    let ids = |list: Vec<&String>| list.into_iter().cloned().collect::<Vec<String>>();
    list(
        out,
        "Building",
        "A building (GEN-2.6)",
        &ids(data.buildings.iter().map(|building| &building.id).collect()),
    );
    list(out, "Ware", "A ware (GEN-2.2)", &ids(data.wares.kinds.iter().map(|ware| &ware.id).collect()));
    let specials: Vec<&String> = data.special_cards.kinds.iter().map(|special| &special.id).collect();
    list(out, "Special", "A special card (GEN-2.2)", &ids(specials));
    let decks = ["large_order", "small_order", "message", "privilege"].map(str::to_owned);
    list(out, "CardKind", "What the back of a card shows (GEN-2.2)", &decks);
    let counts: Vec<u8> = data.special_cards.kinds.iter().map(|special| special.count).collect();
    let wares = vec![data.wares.per_kind; data.wares.kinds.len()];
    writeln!(
        out,
        "pub(crate) const SPECIALS: Specials = Specials::of({counts:?});
         pub(crate) const WARES: Wares = Wares::of({wares:?});"
    )
    .expect("writing to a string");
}

/// An enum with its names.
fn list(out: &mut String, name: &str, doc: &str, ids: &[String]) {
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
    let Negotiation { cash_step, courtesy_round, max_asks_per_window, .. } = data.negotiation;
    let final_fields: Vec<u8> = (0..=data.meta.players_max)
        .map(|seats| data.rounds.final_field.get(&seats.to_string()).copied().unwrap_or(0))
        .collect();
    let chain = &data.privilege_chain.values;
    let lines = [
        format!("MIN_SEATS: u8 = {}", data.meta.players_min),
        format!("MAX_SEATS: u8 = {}", data.meta.players_max),
        format!("START_DUCATS: u16 = {}", data.setup.ducats_per_player),
        format!("MARKERS: u8 = {}", data.setup.markers_per_player),
        format!("DISCS: u8 = {}", data.setup.tower_discs),
        format!("ROUND_START: u8 = {}", data.setup.round_marker_start),
        format!("FINAL_FIELDS: [u8; {}] = {final_fields:?}", final_fields.len()),
        format!("LARGE_ORDER: u16 = {}", data.payouts.large_order),
        format!("SMALL_ORDER: u16 = {}", data.payouts.small_order),
        format!("MESSAGE: u16 = {}", data.payouts.message),
        format!("OWNER_FEE: u16 = {}", data.payouts.owner_fee),
        format!("MARKER_AT_END: u16 = {}", data.payouts.marker_at_end),
        format!("CHAIN: [i32; {}] = {chain:?}", chain.len()),
        format!("CHAIN_STEP: i32 = {}", data.privilege_chain.step_beyond),
        format!("CASH_STEP: u16 = {cash_step}"),
        format!("MOST_DUCATS: u16 = {}", data.negotiation.max_ducats_per_side),
        format!("COURTESY_ROUND: bool = {courtesy_round}"),
        format!("MOST_ASKS: u8 = {max_asks_per_window}"),
        format!("CHANGES: u8 = {}", data.negotiation.max_revisions_per_seat_per_window),
    ];
    for line in lines {
        writeln!(out, "pub(crate) const {line};").expect("writing to a string");
    }
}

/// GEN-2.3: for each field those that it touches along an edge.
fn touching(data: &Box, fields: &Fields) -> Vec<Vec<usize>> {
    let map = &data.board.map;
    let mut touching = vec![Vec::new(); fields.0.len()];
    for (row, squares) in map.iter().enumerate() {
        for (column, id) in squares.iter().enumerate() {
            let below = map.get(row + 1).map(|next| &next[column]);
            let beside = squares.get(column + 1);
            for other in [below, beside].into_iter().flatten().filter(|other| *other != id) {
                let (here, there) = (fields.number(id), fields.number(other));
                touching[here].push(there);
                touching[there].push(here);
            }
        }
    }
    for list in &mut touching {
        list.sort_unstable();
        list.dedup();
    }
    touching
}

/// The buildings that a street borders, by their places. They are what the file says, and no villa is among them.
fn borders(data: &Box, fields: &Fields, street: usize, touching: &[usize]) -> Vec<usize> {
    let buildings = data.buildings.len();
    let beside: Vec<usize> = touching.iter().copied().filter(|other| *other < buildings).collect();
    let id = &fields.0[street];
    let mut stated: Vec<usize> =
        data.board.street_buildings[id].iter().map(|building| fields.number(building)).collect();
    stated.sort_unstable();
    assert_eq!(beside, stated, "the buildings that {id} borders");
    let villa = |place: &usize| matches!(data.buildings[*place].action, Action::Villa {});
    assert!(!beside.iter().any(villa), "GEN-2.5: no villa can carry a marker");
    beside
}

/// GEN-2.3: the fields, which touch along an edge, and the buildings that each street borders.
fn board(out: &mut String, data: &Box, fields: &Fields) {
    let count = fields.0.len();
    let buildings = data.buildings.len();
    let (mut neighbours, mut beside) = (String::new(), String::new());
    let (mut most_targets, mut most_borders) = (0, 0);
    for (number, list) in touching(data, fields).iter().enumerate() {
        write!(neighbours, "FieldSet::of(&{list:?}), ").expect("writing to a string");
        most_targets = most_targets.max(list.iter().filter(|other| **other != buildings).count());
        let street = number > buildings;
        let places = if street { borders(data, fields, number, list) } else { Vec::new() };
        most_borders = most_borders.max(places.len());
        let name = |place: &usize| format!("Building::{}, ", variant(&data.buildings[*place].id));
        write!(beside, "&[{}], ", places.iter().map(name).collect::<String>()).expect("writing to a string");
    }
    let square = |id: &String| format!("Field({}), ", fields.number(id));
    let row = |row: &Vec<String>| format!("[{}], ", row.iter().map(square).collect::<String>());
    let squares: String = data.board.map.iter().map(row).collect();
    let ring: String = data.board.ring.iter().map(|id| format!("Building::{}, ", variant(id))).collect();
    let streets: Vec<usize> = (buildings + 1..count).collect();
    let (rows, columns, rim) = (data.board.rows, data.board.columns, data.board.ring.len());
    write!(
        out,
        "pub(crate) const FIELDS: [&str; {count}] = {:?};
         pub(crate) const BUILDINGS: usize = {buildings};
         pub(crate) const MAP: [[Field; {columns}]; {rows}] = [{squares}];
         pub(crate) const NEIGHBOURS: [FieldSet; {count}] = [{neighbours}];
         pub(crate) const BORDERS: [&[Building]; {count}] = [{beside}];
         pub(crate) const MOST_BORDERS: usize = {most_borders};
         pub(crate) const MOST_TARGETS: usize = {most_targets};
         pub(crate) const STREETS: FieldSet = FieldSet::of(&{streets:?});
         pub(crate) const RING: [Building; {rim}] = [{ring}];\n",
        fields.0
    )
    .expect("writing to a string");
}

/// GEN-2.6.
fn actions(out: &mut String, data: &Box) {
    let action = |building: &Building| match &building.action {
        Action::Draw { deck, n } => {
            format!("Action::Draw {{ kind: CardKind::{}, count: {n} }}", variant(deck))
        }
        Action::Markers { n } => format!("Action::Markers {{ count: {n} }}"),
        Action::Special { card, n } => {
            assert_eq!(*n, 1, "{}: one special card", building.id);
            format!("Action::Special(Special::{})", variant(card))
        }
        Action::Wares { wares: [one, two], n_each } => {
            assert_eq!(*n_each, 1, "{}: one of each ware", building.id);
            format!("Action::Wares([Ware::{}, Ware::{}])", variant(one), variant(two))
        }
        Action::Villa {} => "Action::Villa".to_owned(),
    };
    let actions: String = data.buildings.iter().map(|building| format!("{}, ", action(building))).collect();
    writeln!(out, "pub(crate) const ACTIONS: [Action; {}] = [{actions}];", data.buildings.len())
        .expect("writing to a string");
}

/// The cards of the four decks, one deck after the other.
fn cards(out: &mut String, data: &Box) {
    let mut faces = Vec::new();
    for card in &data.large_orders.cards {
        let wares: String = card.wares.iter().map(|ware| format!("Ware::{}, ", variant(ware))).collect();
        let villa = variant(&card.villa);
        faces.push((&card.id, format!("LargeOrder {{ villa: Building::{villa}, wares: [{wares}] }}")));
    }
    for card in &data.small_orders.cards {
        let (building, ware) = (variant(&card.building), variant(&card.ware));
        faces
            .push((&card.id, format!("SmallOrder {{ building: Building::{building}, ware: Ware::{ware} }}")));
    }
    for card in &data.messages.cards {
        let [one, two] = card.buildings.each_ref().map(|id| variant(id));
        faces.push((&card.id, format!("Message {{ buildings: [Building::{one}, Building::{two}] }}")));
    }
    for card in &data.privileges.cards {
        faces.push((&card.id, format!("Privilege {{ building: Building::{} }}", variant(&card.building))));
    }
    let sizes =
        [data.large_orders.count, data.small_orders.count, data.messages.count, data.privileges.count];
    let mut first = 0;
    let mut sets = String::new();
    for size in sizes {
        let places: Vec<usize> = (first..first + size).collect();
        write!(sets, "CardSet::of(&{places:?}), ").expect("writing to a string");
        first += size;
    }
    let lines: String = faces.iter().map(|(id, face)| format!("({id:?}, Face::{face}),\n")).collect();
    let most = sizes.into_iter().max().expect("four decks");
    write!(
        out,
        "pub(crate) const CARDS: [(&str, Face); {}] = [{lines}];
         pub(crate) const OF_KIND: [CardSet; 4] = [{sets}];
         pub(crate) const LARGEST_DECK: usize = {most};\n",
        faces.len()
    )
    .expect("writing to a string");
}

/// `coach_house` becomes `CoachHouse`.
fn variant(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    id.split('_').map(capital).collect()
}
