//! Version 1 of the save format, frozen: what is here never changes, because matches are kept for ever.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Seat, Seed, Standing};

use crate::{Commitment, Digest};

/// The number in the first key of the first line.
pub(crate) const VERSION: u64 = 1;

/// A digest stands after every so many decisions, and at the end.
pub const DIGEST_EVERY: u32 = 64;

/// The first line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header<C> {
    pub(crate) fondaco: u64,
    pub(crate) game: String,
    pub(crate) dice: String,
    pub(crate) config: C,
    /// Which form of view the digests are taken over.
    pub(crate) views: u32,
    /// Left out of what is published while the match is played.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "seed")]
    pub(crate) seed: Option<Seed>,
    pub(crate) commit: Commitment,
    /// Who played and the like: whatever people want to know later. Replaying does not look at it.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) meta: Map<String, Value>,
}

/// Every other line, as written.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Line<'a, D> {
    Decision { n: u32, seat: Seat, r#do: D },
    Digest { n: u32, digest: Digest },
    End { end: &'a Standing },
}

/// Every other line, as read: which of them it is, the reader finds out.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "D: Deserialize<'de>"))]
pub(crate) struct AnyLine<D> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) n: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "do")]
    pub(crate) decision: Option<D>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) digest: Option<Digest>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) end: Option<Standing>,
}

/// A seed is 64 hexadecimal digits.
mod seed {
    use serde::{Deserialize, Deserializer, Serializer};
    use table::Seed;

    #[expect(clippy::ref_option, reason = "serde asks for this signature")]
    pub(super) fn serialize<S: Serializer>(seed: &Option<Seed>, serializer: S) -> Result<S::Ok, S::Error> {
        match seed {
            Some(seed) => serializer.serialize_str(&seed.hex()),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seed>, D::Error> {
        let Some(text) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
        let seed = Seed::from_hex(&text);
        seed.map(Some).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}
