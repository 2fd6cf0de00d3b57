//! The Traders of Genoa: its types, and what is printed in its box: where fields lie, what buildings bring, cards, what the
//! bank pays.

use std::collections::BTreeMap;

use genoa::{Building, Card, CardKind, Field, Special, Ware};
use serde::{Deserialize, Serialize};
use table::Kind as _;

use crate::json::{HEAD, json, object};

const DATA: &str = include_str!("../../../crates/genoa/data/genoa.toml");

#[derive(Deserialize)]
struct Box {
    payouts: Payouts,
    privilege_chain: PrivilegeChain,
    negotiation: Negotiation,
    board: Board,
}

#[derive(Deserialize)]
struct Payouts {
    large_order: u16,
    small_order: u16,
    message: u16,
    owner_fee: u16,
    marker_at_end: u16,
}

#[derive(Deserialize)]
struct PrivilegeChain {
    values: Vec<u16>,
}

#[derive(Deserialize)]
struct Negotiation {
    cash_step: u16,
}

#[derive(Deserialize)]
struct Board {
    rows: u8,
    columns: u8,
}

/// Where a field lies on the map.
#[derive(Serialize)]
struct Place {
    row: u8,
    column: u8,
    rows: u8,
    columns: u8,
}

pub(crate) fn types() -> String {
    use genoa as g;
    declare![
        g::Ware,
        g::Special,
        g::CardKind,
        g::Building,
        g::Field,
        g::Card,
        g::Action,
        g::Face,
        g::Good,
        g::GoodKind,
        g::Config,
        g::Rulings,
        table::OfferNumber,
        table::OfferLimits,
        table::Offer<g::Terms>,
        g::Bundle,
        g::Pick,
        g::Gain,
        g::Shown,
        g::Terms,
        g::Request,
        g::Step,
        g::Phase,
        g::Acting,
        g::Turn,
        g::SeenPlayer,
        g::WrittenView,
        g::Touch,
        g::Decision,
        g::Sheet,
        g::Event,
        g::Chain,
        g::Brings,
        g::Walk,
        g::OpenCard,
        g::Target,
        g::Figures,
        g::Forgone,
        g::Outlook,
    ]
}

pub(crate) fn cards() -> Result<String, String> {
    let data: Box = toml::from_str(DATA).map_err(|error| format!("genoa.toml: {error}"))?;
    let mut ring: Vec<Building> = Building::ALL.into_iter().filter(|one| one.on_rim().is_some()).collect();
    ring.sort_by_key(|building| building.on_rim());
    let fields = || Field::ALL.iter().copied();
    let places = object(fields().map(|field| (field.id(), json(&place(field, &data.board)))));
    let borders =
        object(fields().filter(|field| field.is_street()).map(|field| (field.id(), json(&field.borders()))));
    let actions =
        object(Building::ALL.into_iter().map(|building| (building.name(), json(&building.action()))));
    let faces = object(Card::ALL.iter().map(|card| (card.id(), json(&card.face()))));
    let Payouts { large_order, small_order, message, owner_fee, marker_at_end } = data.payouts;
    let pays =
        BTreeMap::from([("large_order", large_order), ("small_order", small_order), ("message", message)]);
    Ok(format!(
        "{HEAD}import type {{ Action, Building, Card, CardKind, Face, Field, Special, Ware }} from './types';\n\n\
         export const WARES: Ware[] = {};\n\
         export const SPECIALS: Special[] = {};\n\
         export const KINDS: CardKind[] = {};\n\
         export const BUILDINGS: Building[] = {};\n\
         /** The rim, clockwise; the last is next to the first. */\n\
         export const RING: Building[] = {};\n\
         export const MARKET: Field = {:?};\n\n\
         /** Where a field lies on the map: its first row and column, and how many of each. */\n\
         export interface Place {{\n  row: number;\n  column: number;\n  rows: number;\n  columns: number;\n}}\n\n\
         export const PLACES: Record<Field, Place> = {places};\n\
         /** The buildings that a street borders. */\n\
         export const BORDERS: Record<Field, Building[]> = {borders};\n\
         export const ACTIONS: Record<Building, Action> = {actions};\n\
         export const CARDS: Record<Card, Face> = {faces};\n\
         /** What the bank pays for a card. */\n\
         export const PAYS: Record<'large_order' | 'small_order' | 'message', number> = {};\n\
         /** What it pays to the owner of a marker when somebody else acts there. */\n\
         export const FEE = {owner_fee};\n\
         /** What a marker on a building is worth at the end. */\n\
         export const MARKER_AT_END = {marker_at_end};\n\
         /** What chains of one, two and more privileges are worth. */\n\
         export const CHAINS = {};\n\
         /** Ducats are offered in steps. */\n\
         export const STEP = {};\n",
        json(&Ware::ALL),
        json(&Special::ALL),
        json(&CardKind::ALL),
        json(&Building::ALL),
        json(&ring),
        Field::MARKET.id(),
        json(&pays),
        json(&data.privilege_chain.values),
        data.negotiation.cash_step,
    ))
}

fn place(field: Field, board: &Board) -> Place {
    let squares = || {
        let all = (1..=board.rows).flat_map(|row| (1..=board.columns).map(move |column| (row, column)));
        all.filter(|(row, column)| Field::rolled(*row, *column) == Some(field))
    };
    let span = |of: fn((u8, u8)) -> u8| {
        let first = squares().map(of).min().expect("every field is on the map");
        let last = squares().map(of).max().expect("every field is on the map");
        (first, last + 1 - first)
    };
    let ((row, rows), (column, columns)) = (span(|(row, _)| row), span(|(_, column)| column));
    Place { row, column, rows, columns }
}
