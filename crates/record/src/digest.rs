//! What is promised before a match and what is compared after it.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};
use table::{Config, Game, Seed, Viewer, from_hex, to_hex};

/// The SHA-256 of the seed: published when a match starts, so that the seed cannot be changed later.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The promise of this seed.
    pub fn of(seed: &Seed) -> Commitment {
        Commitment(Sha256::digest(seed.bytes()).into())
    }

    /// Was it this seed that was promised?
    pub fn is_of(&self, seed: &Seed) -> bool {
        *self == Commitment::of(seed)
    }
}

const SHA256: &str = "sha256:";

/// `sha256:` and 64 digits, as `sha256sum` prints them.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SHA256}{}", to_hex(&self.0))
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Commitment, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.strip_prefix(SHA256).and_then(from_hex);
        digits
            .map(Commitment)
            .ok_or_else(|| serde::de::Error::custom("a commitment is sha256: and 64 hexadecimal digits"))
    }
}

/// A hash over what every viewer sees. It is taken over views and not over the table, so rebuilding a game from
/// within does not change it, and a difference means that somebody would have seen something else.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Digest([u8; 16]);

impl Digest {
    /// Of the table as it is now.
    pub fn of<G: Game>(game: &G, config: &G::Config) -> Digest {
        let mut hash = Sha256::new();
        for viewer in Viewer::all(config.seats()) {
            let view = serde_json::to_vec(&game.view(viewer)).expect("a view is plain data");
            hash.update(view);
            hash.update(b"\n");
        }
        let whole: [u8; 32] = hash.finalize().into();
        Digest(std::array::from_fn(|n| whole[n]))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Digest, D::Error> {
        let text = String::deserialize(deserializer)?;
        from_hex(&text)
            .map(Digest)
            .ok_or_else(|| serde::de::Error::custom("a digest is 32 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `printf '\0%.0s' {1..32} | sha256sum`, so that anybody can check a promise without us.
    #[test]
    fn a_commitment_is_the_plain_sha256_of_the_seed() {
        let seed = Seed::from_number(0);
        let commitment = Commitment::of(&seed);
        assert_eq!(
            commitment.to_string(),
            "sha256:66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
        assert!(commitment.is_of(&seed) && !commitment.is_of(&Seed::from_number(1)));
    }
}
