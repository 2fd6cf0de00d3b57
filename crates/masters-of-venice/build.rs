//! Turns `data/masters-of-venice.toml` into the constant tables of `components.rs`.

#![expect(clippy::disallowed_methods, reason = "a build script reads the data; the rules do not")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs, path::Path};

use serde::Deserialize;
use toml::Table;

#[path = "build/write.rs"]
mod write;

use write::{line, list, number, strs, variant};

const DATA: &str = "data/masters-of-venice.toml";

#[derive(Deserialize)]
struct Box {
    players: Table,
    tracks: BTreeMap<String, Table>,
    goods: Vec<Good>,
    companies: Vec<Company>,
    destinations: Vec<Destination>,
    characters: Vec<Table>,
    favors: Vec<Favor>,
    rumors: Vec<Rumor>,
    canal: Vec<Space>,
    guild_orders: Vec<GuildOrder>,
    setup: Table,
    bidding: Table,
    docks: Table,
    shops: Table,
    stock_market: Table,
    guild_hall: GuildHall,
    mercato: Table,
    shipping: Table,
    dividends: Table,
    scoring: Table,
    menus: Table,
    options: Table,
}

#[derive(Deserialize)]
struct Good {
    id: String,
    count: u8,
    shop: String,
}

#[derive(Deserialize)]
struct Company {
    id: String,
    kind: String,
    good: Option<String>,
    shares: u8,
    fixed_price: Option<u8>,
    dividend_per_use: Option<u8>,
    tiebreak: u8,
}

#[derive(Deserialize)]
struct Destination {
    id: String,
    shared: bool,
    pieces: Vec<String>,
}

#[derive(Deserialize)]
struct Favor {
    id: String,
    price: u8,
    max_orders: u8,
}

#[derive(Deserialize)]
struct Rumor {
    shop: String,
    count: u8,
}

#[derive(Deserialize)]
struct Space {
    #[serde(rename = "space")]
    number: u8,
    kind: String,
    rumor: bool,
}

#[derive(Deserialize)]
struct GuildOrder {
    id: String,
    needs: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct GuildHall {
    draws_per_turn: u8,
    vp_by_delivery: Vec<u8>,
    ducats_per_declined_vp: u32,
}

fn main() {
    println!("cargo::rerun-if-changed={DATA}");
    let text = fs::read_to_string(DATA).unwrap_or_else(|error| panic!("{DATA}: {error}"));
    let data: Box = toml::from_str(&text).unwrap_or_else(|error| panic!("{DATA}: {error}"));

    agree(&data);
    let mut out = String::new();
    goods_and_companies(&mut out, &data);
    places(&mut out, &data);
    people_and_tiles(&mut out, &data);
    guild_orders(&mut out, &data);
    figures(&mut out, &data);

    let path = Path::new(&env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("components.rs");
    fs::write(&path, out).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// What the code takes for granted; a change of these is a change of the rules, not of figures.
fn agree(data: &Box) {
    let tied: Vec<u8> = data.companies.iter().map(|company| company.tiebreak).collect();
    assert_eq!(tied, [1, 1, 2, 3, 4, 5, 6], "MOV-4.7: the offices together, then the shops in this order");
    let sold: Vec<&str> = data.companies.iter().filter_map(|company| company.good.as_deref()).collect();
    let shops: Vec<&Good> = data.goods.iter().filter(|good| !good.shop.is_empty()).collect();
    assert_eq!(
        sold,
        shops.iter().map(|good| good.id.as_str()).collect::<Vec<_>>(),
        "shops in order of goods"
    );
    assert_eq!(data.goods.last().map(|good| good.id.as_str()), Some("wood"), "wood comes last");
    for space in &data.canal {
        assert_eq!(space.rumor, space.kind != "bid", "a rumor on each trading space, {}", space.number);
    }
    for order in &data.guild_orders {
        assert_eq!(order.needs.values().sum::<u8>(), 3, "{}: cards are of equal size", order.id);
    }
    let rumors: Vec<&str> = data.rumors.iter().map(|rumor| rumor.shop.as_str()).collect();
    assert_eq!(
        rumors,
        shops.iter().map(|good| good.shop.as_str()).collect::<Vec<_>>(),
        "a rumor for each shop"
    );
    let once = [("docks", &data.docks, "docks_per_turn"), ("shops", &data.shops, "shops_per_turn")];
    for (name, table, key) in once {
        assert_eq!(number(table, key), 1, "{name}: once per turn");
    }
    assert_eq!(data.guild_hall.draws_per_turn, 1, "guild hall: once per turn");
    assert_eq!(number(&data.mercato, "buy") * number(&data.mercato, "sell"), 1, "MOV-4.43: one each");
    assert_eq!(number(&data.shipping, "replacement_goods"), 1, "an office holds one cube");
    assert_eq!(number(&data.shipping, "dock_goods"), number(&data.docks, "count"), "one to each dock");
    assert_eq!(number(&data.stock_market, "buy_steps_per_company"), 1, "MOV-4.32");
}

fn goods_and_companies(out: &mut String, data: &Box) {
    let goods: Vec<&str> = data.goods.iter().map(|good| good.id.as_str()).collect();
    list(out, "Good", "A kind of goods cube (MOV-2.1)", &goods);
    let of = |kind: &str| -> Vec<&Company> { data.companies.iter().filter(|c| c.kind == kind).collect() };
    let ids = |companies: &[&Company]| companies.iter().map(|c| c.id.clone()).collect::<Vec<_>>();
    let (shops, offices) = (of("shop"), of("office"));
    list(out, "Shop", "A shop, which buys one good (MOV-2.2)", &strs(&ids(&shops)));
    list(out, "Office", "A shipping office (MOV-2.5)", &strs(&ids(&offices)));
    let companies: Vec<&str> = data.companies.iter().map(|company| company.id.as_str()).collect();
    list(out, "Company", "Whatever has shares: two offices, five shops (MOV-2.5)", &companies);
    let counts: Vec<u8> = data.goods.iter().map(|good| good.count).collect();
    let shares: Vec<u8> = data.companies.iter().map(|company| company.shares).collect();
    let rumors: Vec<u8> = data.rumors.iter().map(|rumor| rumor.count).collect();
    line(out, &format!("CUBES: Goods = Goods::of({counts:?})"));
    line(out, &format!("SHARES: Shares = Shares::of({shares:?})"));
    line(out, &format!("RUMORS: Rumors = Rumors::of({rumors:?})"));
    line(out, &format!("OFFICE_PRICE: u8 = {}", offices[0].fixed_price.expect("a fixed price")));
    line(out, &format!("OFFICE_DIVIDEND: u32 = {}", offices[0].dividend_per_use.expect("a dividend")));
    relations(out, data, &shops, &offices);
}

/// Who buys what, and whose shares are whose.
fn relations(out: &mut String, data: &Box, shops: &[&Company], offices: &[&Company]) {
    let works: [(&str, &[&Company]); 2] = [("Shop", shops), ("Office", offices)];
    for (name, kinds) in works {
        let arms: String =
            kinds.iter().map(|c| format!("{name}::{v} => Company::{v},\n", v = variant(&c.id))).collect();
        write!(
            out,
            "impl {name} {{
                 /// Whose shares these are.
                 #[inline]
                 pub const fn company(self) -> Company {{ match self {{ {arms} }} }}
             }}\n"
        )
        .expect("writing to a string");
    }
    let goods: String = shops
        .iter()
        .map(|c| {
            let good = c.good.as_ref().expect("a shop buys a good");
            format!("Shop::{} => Good::{},\n", variant(&c.id), variant(good))
        })
        .collect();
    let names: String =
        shops.iter().map(|c| format!("Company::{v} => Some(Shop::{v}),\n", v = variant(&c.id))).collect();
    let buyer = |good: &Good| match good.shop.as_str() {
        "" => "None".to_owned(),
        shop => format!("Some(Shop::{})", variant(shop)),
    };
    let buyers: String =
        data.goods.iter().map(|good| format!("Good::{} => {},\n", variant(&good.id), buyer(good))).collect();
    write!(
        out,
        "impl Shop {{
             /// What it buys.
             #[inline]
             pub const fn good(self) -> Good {{ match self {{ {goods} }} }}
         }}
         impl Company {{
             /// The shop, if it is one and not an office.
             #[inline]
             pub const fn shop(self) -> Option<Shop> {{ match self {{ {names} _ => None }} }}
         }}
         impl Good {{
             /// Who buys it; nobody buys wood.
             #[inline]
             pub const fn shop(self) -> Option<Shop> {{ match self {{ {buyers} }} }}
         }}\n"
    )
    .expect("writing to a string");
}

/// MOV-10.1: with both offices as one destination there is a place more in the list, and two that nobody goes to.
fn places(out: &mut String, data: &Box) {
    let offices: Vec<&str> =
        data.companies.iter().filter(|c| c.kind == "office").map(|c| c.id.as_str()).collect();
    let mut ids: Vec<&str> = data.destinations.iter().map(|place| place.id.as_str()).collect();
    let last = ids.iter().position(|id| Some(id) == offices.last()).expect("the offices are places");
    ids.insert(last + 1, "shipping");
    list(out, "Place", "Where a pawn can stand (MOV-2.13)", &ids);
    let shared: String = data
        .destinations
        .iter()
        .filter(|place| place.shared)
        .map(|place| format!("Place::{} | ", variant(&place.id)))
        .collect();
    let offices: String =
        offices.iter().map(|id| format!("Place::{v} => Some(Office::{v}),\n", v = variant(id))).collect();
    write!(
        out,
        "impl Place {{
             /// MOV-4.18: may everybody act here once somebody comes?
             #[inline]
             pub const fn is_shared(self) -> bool {{ matches!(self, {}) }}
             /// The only office that can be used here.
             #[inline]
             pub(crate) const fn office(self) -> Option<Office> {{ match self {{ {offices} _ => None }} }}
         }}\n",
        shared.trim_end_matches(" | ")
    )
    .expect("writing to a string");
    let docks = data.destinations.iter().find(|place| place.id == "docks").expect("there are docks");
    assert_eq!(Some(docks.pieces.len()), usize::try_from(number(&data.docks, "count")).ok(), "docks");
    list(out, "Dock", "One of the docks (MOV-2.13)", &strs(&docks.pieces));
}

fn people_and_tiles(out: &mut String, data: &Box) {
    let id = |character: &Table| character["id"].as_str().expect("a character has an id").to_owned();
    let characters: Vec<String> = data.characters.iter().map(id).collect();
    list(out, "Character", "A character (MOV-2.11)", &strs(&characters));
    let mut kinds: BTreeMap<u8, (u8, u8)> = BTreeMap::new();
    for favor in &data.favors {
        assert!(favor.id.starts_with(&format!("F{}", favor.price)), "{}: named after its price", favor.id);
        let kind = kinds.entry(favor.price).or_insert((favor.max_orders, 0));
        assert_eq!(kind.0, favor.max_orders, "{}: equal prices, equal favors", favor.id);
        kind.1 += 1;
    }
    let ids: Vec<String> = kinds.keys().map(|price| format!("f{price}")).collect();
    list(out, "Favor", "A favor of the Church, named by its price (MOV-2.7, 4.56)", &strs(&ids));
    let prices: String = kinds.keys().map(|price| format!("Favor::F{price} => {price},\n")).collect();
    let most: String =
        kinds.iter().map(|(price, (most, _))| format!("Favor::F{price} => {most},\n")).collect();
    write!(
        out,
        "impl Favor {{
             /// What it costs.
             pub const fn price(self) -> u32 {{ match self {{ {prices} }} }}
             /// By how much it raises orders, at most.
             #[inline]
             pub const fn most(self) -> u8 {{ match self {{ {most} }} }}
         }}\n"
    )
    .expect("writing to a string");
    let counts: Vec<u8> = kinds.values().map(|(_, count)| *count).collect();
    line(out, &format!("FAVORS: Favors = Favors::of({counts:?})"));
    let power = |id: &str, key: &str| {
        let character = data.characters.iter().find(|c| c["id"].as_str() == Some(id)).expect("a character");
        number(character, key)
    };
    line(out, &format!("GUILD_MASTER_DRAWS: u8 = {}", power("guild_master", "draw")));
    line(out, &format!("TRADER_CUBES: usize = {}", power("trader", "mercato_buy")));
    assert_eq!(power("trader", "mercato_buy"), power("trader", "mercato_sell"), "MOV-4.44");
    let ones = [
        power("guild_master", "return_to_bottom"),
        power("harbor_master", "free_bag_goods"),
        power("tax_collector", "virtual_shares"),
        power("thief", "dock_steals"),
        power("trader", "mercato_swap"),
    ];
    assert_eq!(ones, [1; 5], "the powers are written for one");
}

fn guild_orders(out: &mut String, data: &Box) {
    let ids: Vec<&str> = data.guild_orders.iter().map(|order| order.id.as_str()).collect();
    list(out, "GuildOrder", "A guild order (MOV-2.12)", &ids);
    let needs: String = data
        .guild_orders
        .iter()
        .map(|order| {
            let counts: Vec<u8> =
                data.goods.iter().map(|good| order.needs.get(&good.id).copied().unwrap_or(0)).collect();
            format!("Goods::of({counts:?}),\n")
        })
        .collect();
    line(out, &format!("NEEDS: [Goods; {}] = [{needs}]", ids.len()));
}

/// The single figures.
fn figures(out: &mut String, data: &Box) {
    let (price, share, orders) =
        (&data.tracks["goods_price"], &data.tracks["share_price"], &data.tracks["orders"]);
    for key in ["min", "max", "step", "start"] {
        assert_eq!(number(price, key), number(share, key), "both tracks have the same {key}");
    }
    let bids: String = data.canal.iter().map(|space| format!("{}, ", space.kind == "bid")).collect();
    let rewards = &data.guild_hall.vp_by_delivery;
    let flag = |table: &Table, key: &str| table[key].as_bool().expect("a flag");
    let lines = [
        format!("MIN_SEATS: u8 = {}", number(&data.players, "min")),
        format!("MAX_SEATS: u8 = {}", number(&data.players, "max")),
        format!("LEAST_PRICE: u8 = {}", number(price, "min")),
        format!("MOST_PRICE: u8 = {}", number(price, "max")),
        format!("STEP: u8 = {}", number(price, "step")),
        format!("START_PRICE: u8 = {}", number(price, "start")),
        format!("CONTROLLED_PRICE: u8 = {}", number(price, "control_to")),
        format!("SPLIT_VP: i16 = {}", number(share, "split_vp_per_share")),
        format!("MOST_ORDERS: u8 = {}", number(orders, "max")),
        format!("START_ORDERS: u8 = {}", number(orders, "start")),
        format!("BID_SPACES: [bool; {}] = [{bids}]", data.canal.len()),
        format!("START_CASH: Ducats = Ducats({})", number(&data.setup, "cash")),
        format!("CUBES_PER_DOCK: usize = {}", number(&data.setup, "goods_per_dock")),
        format!("FAVORS_FACE_UP: u32 = {}", number(&data.setup, "favors_face_up")),
        format!("BID_STEP: u32 = {}", number(&data.bidding, "step")),
        format!("DUCATS_PER_ORDER_UP: u32 = {}", number(&data.bidding, "ducats_per_order_up")),
        format!("DUCATS_PER_ORDER_DOWN: u32 = {}", number(&data.bidding, "ducats_per_order_down")),
        format!("BID_IN_STEPS_FROM: u32 = {}", number(&data.menus, "bid_in_steps_from_cash")),
        format!("PAY_FACTOR: u32 = {}", number(&data.shops, "pay_factor")),
        format!("MAJORITY_PRICE_STEPS: u8 = {}", number(&data.shops, "majority_price_steps")),
        format!("MAJORITY_ORDER_STEPS: u8 = {}", number(&data.shops, "majority_order_steps")),
        format!("MOST_SHARES: u8 = {}", number(&data.stock_market, "max_buy")),
        format!("SELL_STEPS: u8 = {}", number(&data.stock_market, "sell_steps_per_share")),
        format!("REWARDS: [u8; {}] = {rewards:?}", rewards.len()),
        format!("DUCATS_PER_VP_DECLINED: u32 = {}", data.guild_hall.ducats_per_declined_vp),
        format!("DIVIDEND_ROUNDING: u32 = {}", number(&data.dividends, "round_to")),
        format!("DIVIDEND_PERCENT: u32 = {}", number(&data.dividends, "per_share_percent")),
        format!("TAX_PERCENT: u32 = {}", number(&data.scoring, "tax_percent")),
        format!("TAX_ROUNDING: u32 = {}", number(&data.scoring, "tax_rounding")),
        format!("DEBT_PER_VP: u32 = {}", number(&data.scoring, "debt_ducats_per_vp")),
        format!("UNFULFILLED_VP: i16 = {}", number(&data.scoring, "unfulfilled_order_vp")),
        format!("DUCATS_PER_VP: u32 = {}", number(&data.scoring, "ducats_per_vp")),
        format!("SEPARATE_DESTINATIONS: bool = {}", flag(&data.shipping, "separate_destinations")),
        format!("OPEN_CASH: bool = {}", flag(&data.options, "open_cash")),
        format!("WINDOW_SECONDS: u16 = {}", number(&data.options, "gondola_window_seconds")),
    ];
    for text in lines {
        line(out, &text);
    }
    assert_eq!(number(&data.stock_market, "max_buy"), number(&data.stock_market, "max_sell"), "MOV-4.33");
}
