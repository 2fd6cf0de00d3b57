//! Masters of Venice: goods, companies, places, characters, favors, guild orders, and the figures of the rules.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::{Table, Value};

use super::data::{Data, Faults};
use super::rust::{Names, Source, array, choice, variant};

#[derive(Deserialize)]
struct Lists {
    goods: Vec<Good>,
    companies: Vec<Company>,
    destinations: Vec<Destination>,
    characters: Vec<Table>,
    favors: Vec<Favor>,
    rumors: Vec<Rumor>,
    canal: Vec<Space>,
    guild_orders: Vec<GuildOrder>,
}

#[derive(Deserialize)]
struct Good {
    id: String,
    name: String,
    count: u8,
    shop: String,
}

#[derive(Deserialize)]
struct Company {
    id: String,
    name: String,
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
    name: String,
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

pub(super) fn generate(data: &Data) -> Result<String, String> {
    let lists: Lists = data.parse()?;
    check(data, &lists)?;
    let mut source = Source::new(data, "use super::{Ducats, Favors, Goods, Rumors, Shares};");
    goods_and_companies(&mut source, &lists)?;
    relations(&mut source, &lists);
    places(&mut source, &lists)?;
    characters(&mut source, &lists)?;
    favors(&mut source, &lists)?;
    guild_orders(&mut source, &lists);
    canal(&mut source, &lists);
    figures(&mut source, data)?;
    Ok(source.finish())
}

/// What the code takes for granted; a change of these is a change of the rules, not of figures.
fn check(data: &Data, lists: &Lists) -> Result<(), String> {
    let mut faults = Faults::default();
    let tied: Vec<u8> = lists.companies.iter().map(|company| company.tiebreak).collect();
    faults.equal("MOV-4.7: the offices together, then the shops in this order", tied, [1, 1, 2, 3, 4, 5, 6]);
    let sold: Vec<&str> = lists.companies.iter().filter_map(|company| company.good.as_deref()).collect();
    let shops: Vec<&Good> = lists.goods.iter().filter(|good| !good.shop.is_empty()).collect();
    let bought: Vec<&str> = shops.iter().map(|good| good.id.as_str()).collect();
    faults.equal("goods of the shops in order", sold, bought);
    faults.equal("the last good", lists.goods.last().map(|good| good.id.as_str()), Some("wood"));
    for space in &lists.canal {
        let rumor = space.kind != "bid";
        faults.equal(format_args!("a rumor on trading space {}", space.number), space.rumor, rumor);
    }
    for order in &lists.guild_orders {
        faults.equal(format_args!("cubes of guild order {}", order.id), order.needs.values().sum::<u8>(), 3);
    }
    let rumors: Vec<&str> = lists.rumors.iter().map(|rumor| rumor.shop.as_str()).collect();
    let shops: Vec<&str> = shops.iter().map(|good| good.shop.as_str()).collect();
    faults.equal("a rumor for each shop", rumors, shops);
    let once = ["docks.docks_per_turn", "shops.shops_per_turn", "guild_hall.draws_per_turn"];
    faults.numbers(data, "once per turn", &once, 1);
    faults.numbers(data, "MOV-4.43, one each", &["mercato.buy", "mercato.sell"], 1);
    faults.numbers(data, "an office holds one cube", &["shipping.replacement_goods"], 1);
    faults.numbers(data, "one to each dock", &["shipping.dock_goods"], data.number("docks.count")?);
    faults.numbers(data, "MOV-4.32", &["stock_market.buy_steps_per_company"], 1);
    faults.numbers(data, "MOV-4.33", &["stock_market.max_sell"], data.number("stock_market.max_buy")?);
    for key in ["min", "max", "step", "start"] {
        let price = data.number(&format!("tracks.goods_price.{key}"))?;
        faults.numbers(data, "both tracks are alike", &[&format!("tracks.share_price.{key}")], price);
    }
    let docks = lists.destinations.iter().find(|place| place.id == "docks").map(|docks| docks.pieces.len());
    faults.equal("docks", docks, usize::try_from(data.number("docks.count")?).ok());
    faults.equal("MOV-4.44", power(lists, "trader", "mercato_buy")?, power(lists, "trader", "mercato_sell")?);
    let ones = [
        ("guild_master", "return_to_bottom"),
        ("harbor_master", "free_bag_goods"),
        ("tax_collector", "virtual_shares"),
        ("thief", "dock_steals"),
        ("trader", "mercato_swap"),
    ];
    for (id, key) in ones {
        faults.equal(format_args!("{id}: {key}, the power is written for one"), power(lists, id, key)?, 1);
    }
    for favor in &lists.favors {
        let named = favor.id.starts_with(&format!("F{}", favor.price));
        faults.ensure(named, format_args!("{}: a favor is named after its price", favor.id));
    }
    faults.report()
}

/// A figure of a character.
fn power(lists: &Lists, id: &str, key: &str) -> Result<i64, String> {
    let character = lists.characters.iter().find(|character| character["id"].as_str() == Some(id));
    let figure = character.and_then(|character| character.get(key)).and_then(Value::as_integer);
    figure.ok_or_else(|| format!("the character {id} has no number {key}"))
}

fn list(source: &mut Source, name: &str, doc: &str, ids: Vec<(&str, String)>) {
    source.names(&Names { name, doc, ids, default: true });
}

fn goods_and_companies(source: &mut Source, lists: &Lists) -> Result<(), String> {
    let goods = lists.goods.iter().map(|good| (good.id.as_str(), good.name.clone())).collect();
    list(source, "Good", "A kind of goods cube (MOV-2.1)", goods);
    let named = |company: &&Company| company.kind.clone();
    let of = |kinds: &[&str]| -> Vec<(&str, String)> {
        let companies = lists.companies.iter().filter(|company| kinds.contains(&named(company).as_str()));
        companies.map(|company| (company.id.as_str(), company.name.clone())).collect()
    };
    list(source, "Shop", "A shop, which buys one good (MOV-2.2)", of(&["shop"]));
    list(source, "Office", "A shipping office (MOV-2.5)", of(&["office"]));
    let doc = "Whatever has shares: two offices, five shops (MOV-2.5)";
    list(source, "Company", doc, of(&["office", "shop"]));
    let counts: Vec<u8> = lists.goods.iter().map(|good| good.count).collect();
    let shares: Vec<u8> = lists.companies.iter().map(|company| company.shares).collect();
    let rumors: Vec<u8> = lists.rumors.iter().map(|rumor| rumor.count).collect();
    source.constant("`goods.count`.", "CUBES: Goods", &format!("Goods::of({counts:?})"));
    source.constant("`companies.shares`.", "SHARES: Shares", &format!("Shares::of({shares:?})"));
    source.constant("`rumors.count`.", "RUMORS: Rumors", &format!("Rumors::of({rumors:?})"));
    let tiles: usize = rumors.iter().copied().map(usize::from).sum();
    source.constant("The sum of `rumors.count`.", "RUMOR_TILES: usize", &tiles.to_string());
    let office =
        lists.companies.iter().find(|company| company.kind == "office").ok_or("there is no office")?;
    let price = office.fixed_price.ok_or("an office has a fixed price")?;
    let dividend = office.dividend_per_use.ok_or("an office has a dividend")?;
    source.constant("`companies.fixed_price` of an office.", "OFFICE_PRICE: u8", &price.to_string());
    let doc = "`companies.dividend_per_use` of an office.";
    source.constant(doc, "OFFICE_DIVIDEND: u32", &dividend.to_string());
    Ok(())
}

/// Who buys what, and whose shares are whose.
fn relations(source: &mut Source, lists: &Lists) {
    for (name, kind) in [("Shop", "shop"), ("Office", "office")] {
        let companies = lists.companies.iter().filter(|company| company.kind == kind);
        let same =
            companies.map(|company| (company.id.as_str(), format!("Company::{}", variant(&company.id))));
        let body = choice(name, same, "");
        source.item(&format!(
            "impl {name} {{
             /// Whose shares these are.
             #[inline]
             pub const fn company(self) -> Company {{ {body} }}
             }}"
        ));
    }
    let shops =
        || lists.companies.iter().filter_map(|company| Some((company.id.as_str(), company.good.as_ref()?)));
    let goods = choice("Shop", shops().map(|(id, good)| (id, format!("Good::{}", variant(good)))), "");
    let names =
        choice("Company", shops().map(|(id, _)| (id, format!("Some(Shop::{})", variant(id)))), "_ => None");
    let buyer = |good: &Good| match good.shop.as_str() {
        "" => "None".to_owned(),
        shop => format!("Some(Shop::{})", variant(shop)),
    };
    let buyers = choice("Good", lists.goods.iter().map(|good| (good.id.as_str(), buyer(good))), "");
    source.item(&format!(
        "impl Shop {{
         /// What it buys.
         #[inline]
         pub const fn good(self) -> Good {{ {goods} }}
         }}\n
         impl Company {{
         /// The shop, if it is one and not an office.
         #[inline]
         pub const fn shop(self) -> Option<Shop> {{ {names} }}
         }}\n
         impl Good {{
         /// Who buys it; nobody buys wood.
         #[inline]
         pub const fn shop(self) -> Option<Shop> {{ {buyers} }}
         }}"
    ));
}

/// MOV-10.1: with both offices as one destination there is a place more in the list, and two that nobody goes to.
fn places(source: &mut Source, lists: &Lists) -> Result<(), String> {
    let offices: Vec<&str> =
        lists.companies.iter().filter(|c| c.kind == "office").map(|c| c.id.as_str()).collect();
    let mut ids: Vec<(&str, String)> =
        lists.destinations.iter().map(|place| (place.id.as_str(), place.name.clone())).collect();
    let last =
        ids.iter().position(|(id, _)| Some(id) == offices.last()).ok_or("an office is no destination")?;
    ids.insert(last + 1, ("shipping", "Both shipping offices as one destination".to_owned()));
    list(source, "Place", "Where a pawn can stand (MOV-2.13)", ids);
    let shared = lists.destinations.iter().filter(|place| place.shared);
    let shared: Vec<String> = shared.map(|place| format!("Place::{}", variant(&place.id))).collect();
    let offices = offices.into_iter().map(|id| (id, format!("Some(Office::{})", variant(id))));
    source.item(&format!(
        "impl Place {{
         /// MOV-4.18: may everybody act here once somebody comes?
         #[inline]
         pub const fn is_shared(self) -> bool {{ matches!(self, {}) }}\n
         /// The only office that can be used here.
         #[inline]
         pub(crate) const fn office(self) -> Option<Office> {{ {} }}
         }}",
        shared.join(" | "),
        choice("Place", offices, "_ => None"),
    ));
    let docks = lists.destinations.iter().find(|place| place.id == "docks").ok_or("there are no docks")?;
    let docks = docks.pieces.iter().map(|id| (id.as_str(), format!("`{id}`"))).collect();
    list(source, "Dock", "One of the docks (MOV-2.13)", docks);
    Ok(())
}

fn characters(source: &mut Source, lists: &Lists) -> Result<(), String> {
    let text = |character: &Table, key: &str| match character.get(key).and_then(Value::as_str) {
        Some(text) => Ok(text.to_owned()),
        None => Err(format!("a character has no {key}")),
    };
    let mut ids = Vec::new();
    for character in &lists.characters {
        ids.push((text(character, "id")?, text(character, "name")?));
    }
    let ids = ids.iter().map(|(id, name)| (id.as_str(), name.clone())).collect();
    list(source, "Character", "A character (MOV-2.11)", ids);
    let draws = power(lists, "guild_master", "draw")?;
    source.constant("`draw` of the guild master.", "GUILD_MASTER_DRAWS: u8", &draws.to_string());
    let cubes = power(lists, "trader", "mercato_buy")?;
    source.constant("`mercato_buy` of the trader.", "TRADER_CUBES: usize", &cubes.to_string());
    Ok(())
}

/// Equal prices are equal favors, so a favor is known by its price.
fn favors(source: &mut Source, lists: &Lists) -> Result<(), String> {
    let mut kinds: BTreeMap<u8, (u8, u8)> = BTreeMap::new();
    for favor in &lists.favors {
        let (max_orders, count) = kinds.entry(favor.price).or_insert((favor.max_orders, 0));
        if *max_orders != favor.max_orders {
            return Err(format!("{}: favors of equal price are equal", favor.id));
        }
        *count += 1;
    }
    let ids: Vec<String> = kinds.keys().map(|price| format!("f{price}")).collect();
    let about = kinds.iter().map(|(price, (most, _))| format!("For {price} ducats, up to {most} orders"));
    let pairs = ids.iter().map(String::as_str).zip(about).collect();
    list(source, "Favor", "A favor of the Church, named by its price (MOV-2.7, MOV-4.56)", pairs);
    let by_id = |of: fn(&u8, &(u8, u8)) -> u8| {
        let values = kinds.iter().map(move |(price, kind)| of(price, kind).to_string());
        choice("Favor", ids.iter().map(String::as_str).zip(values), "")
    };
    source.item(&format!(
        "impl Favor {{
         /// What it costs.
         pub const fn price(self) -> u32 {{ {} }}\n
         /// By how much it raises orders, at most.
         #[inline]
         pub const fn most(self) -> u8 {{ {} }}
         }}",
        by_id(|price, _| *price),
        by_id(|_, (most, _)| *most),
    ));
    let counts: Vec<u8> = kinds.values().map(|(_, count)| *count).collect();
    source.constant(
        "How many `favors` there are of each.",
        "FAVORS: Favors",
        &format!("Favors::of({counts:?})"),
    );
    let tiles = lists.favors.len();
    source.constant("MOV-2.7: the length of `favors`.", "FAVOR_TILES: usize", &tiles.to_string());
    Ok(())
}

fn guild_orders(source: &mut Source, lists: &Lists) {
    let about = |order: &GuildOrder| {
        let needs: Vec<String> = order.needs.iter().map(|(good, count)| format!("{count} {good}")).collect();
        format!("`{}`: {}", order.id, needs.join(", "))
    };
    let ids = lists.guild_orders.iter().map(|order| (order.id.as_str(), about(order))).collect();
    list(source, "GuildOrder", "A guild order (MOV-2.12)", ids);
    let needs = |order: &GuildOrder| {
        let counts: Vec<u8> =
            lists.goods.iter().map(|good| order.needs.get(&good.id).copied().unwrap_or(0)).collect();
        format!("Goods::of({counts:?})")
    };
    let needs: Vec<String> = lists.guild_orders.iter().map(needs).collect();
    source.constant("`guild_orders.needs`.", &format!("NEEDS: [Goods; {}]", needs.len()), &array(&needs));
}

fn canal(source: &mut Source, lists: &Lists) {
    let count = lists.canal.len();
    source.constant(
        "MOV-2.9: the length of the `canal`; its last space is the final round.",
        "SPACES: u8",
        &count.to_string(),
    );
    let trading = lists.canal.iter().filter(|space| space.rumor).count();
    source.constant(
        "MOV-2.10: one rumor on each trading space.",
        "TRADING_SPACES: usize",
        &trading.to_string(),
    );
    let bids: Vec<bool> = lists.canal.iter().map(|space| space.kind == "bid").collect();
    let doc = "Is a space of the `canal` one of the kind `bid`?";
    source.constant(doc, &format!("BID_SPACES: [bool; {}]", bids.len()), &format!("{bids:?}"));
}

fn figures(source: &mut Source, data: &Data) -> Result<(), String> {
    source.figures(
        data,
        &[
            ("MIN_SEATS: u8", "players.min"),
            ("MAX_SEATS: u8", "players.max"),
            ("LEAST_PRICE: u8", "tracks.goods_price.min"),
            ("MOST_PRICE: u8", "tracks.goods_price.max"),
            ("STEP: u8", "tracks.goods_price.step"),
            ("START_PRICE: u8", "tracks.goods_price.start"),
            ("CONTROLLED_PRICE: u8", "tracks.goods_price.control_to"),
            ("SPLIT_VP: i16", "tracks.share_price.split_vp_per_share"),
            ("MOST_ORDERS: u8", "tracks.orders.max"),
            ("START_ORDERS: u8", "tracks.orders.start"),
            ("START_CASH: Ducats", "setup.cash"),
            ("CUBES_PER_DOCK: usize", "setup.goods_per_dock"),
            ("FAVORS_FACE_UP: u32", "setup.favors_face_up"),
            ("BID_STEP: u32", "bidding.step"),
            ("DUCATS_PER_ORDER_UP: u32", "bidding.ducats_per_order_up"),
            ("DUCATS_PER_ORDER_DOWN: u32", "bidding.ducats_per_order_down"),
            ("BID_IN_STEPS_FROM: u32", "menus.bid_in_steps_from_cash"),
            ("PAY_FACTOR: u32", "shops.pay_factor"),
            ("MAJORITY_PRICE_STEPS: u8", "shops.majority_price_steps"),
            ("MAJORITY_ORDER_STEPS: u8", "shops.majority_order_steps"),
            ("MOST_SHARES: u8", "stock_market.max_buy"),
            ("SELL_STEPS: u8", "stock_market.sell_steps_per_share"),
            ("REWARDS: [u8]", "guild_hall.vp_by_delivery"),
            ("DUCATS_PER_VP_DECLINED: u32", "guild_hall.ducats_per_declined_vp"),
            ("DIVIDEND_ROUNDING: u32", "dividends.round_to"),
            ("DIVIDEND_PERCENT: u32", "dividends.per_share_percent"),
            ("TAX_PERCENT: u32", "scoring.tax_percent"),
            ("TAX_ROUNDING: u32", "scoring.tax_rounding"),
            ("DEBT_PER_VP: u32", "scoring.debt_ducats_per_vp"),
            ("UNFULFILLED_VP: i16", "scoring.unfulfilled_order_vp"),
            ("DUCATS_PER_VP: u32", "scoring.ducats_per_vp"),
            ("SEPARATE_DESTINATIONS: bool", "shipping.separate_destinations"),
            ("OPEN_CASH: bool", "options.open_cash"),
            ("WINDOW_SECONDS: u16", "options.gondola_window_seconds"),
        ],
    )
}
