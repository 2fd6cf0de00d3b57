//! The city (GEN-2.3, GEN-2.4, GEN-2.5): buildings, the market and streets are its fields, and the map says which touch.

use std::fmt;

use table::Kind as _;

use crate::Building;
use crate::components::{BORDERS, BUILDINGS, FIELDS, MAP, NEIGHBOURS};

/// A field of the board: a whole building, the whole market, or one street. Written as its id, `street_2_3`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Field(pub(crate) u8);

/// Some of the fields.
pub type FieldSet = table::Set<Field>;
/// One thing for each field.
pub type ByField<T> = table::PerKind<Field, T, { FIELDS.len() }>;

impl Field {
    /// The market; buildings come before it, streets after it.
    #[expect(clippy::cast_possible_truncation, clippy::as_conversions, reason = "39 fields")]
    pub const MARKET: Field = Field(BUILDINGS as u8);

    /// As in the data file.
    pub fn id(self) -> &'static str {
        FIELDS[self.index()]
    }

    /// GEN-4.3: where blue and red lead, both from 1 to 8.
    pub fn rolled(blue: u8, red: u8) -> Option<Field> {
        let row = MAP.get(usize::from(blue.checked_sub(1)?))?;
        row.get(usize::from(red.checked_sub(1)?)).copied()
    }

    /// GEN-2.3: the field of every square of the board; each is rolled equally often (GEN-4.3).
    pub fn squares() -> impl Iterator<Item = Field> {
        MAP.into_iter().flatten()
    }

    /// The building that this field is.
    #[inline]
    pub fn building(self) -> Option<Building> {
        Building::ALL.get(self.index()).copied()
    }

    /// Is this one of the streets?
    #[inline]
    pub fn is_street(self) -> bool {
        self > Field::MARKET
    }

    /// GEN-2.3: the fields that touch this one along an edge.
    #[inline]
    pub fn neighbours(self) -> FieldSet {
        static OF: [FieldSet; FIELDS.len()] = NEIGHBOURS;
        OF[self.index()]
    }

    /// GEN-4.53: the buildings that a street borders, in the order of the data file.
    #[inline]
    pub fn borders(self) -> &'static [Building] {
        static OF: [&[Building]; FIELDS.len()] = BORDERS;
        OF[self.index()]
    }
}

impl From<Building> for Field {
    #[inline]
    fn from(building: Building) -> Field {
        Field::ALL[building.place()]
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id().replace('_', " "))
    }
}

table::component!(Field, "field", FIELDS.len());
