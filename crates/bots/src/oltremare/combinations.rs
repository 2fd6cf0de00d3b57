//! Which places of a list a set of so many of its things can have.

use std::sync::LazyLock;

use oltremare::MOST_PLAYED;

/// Lists of up to so many things.
pub(super) const MOST_TRIED: usize = 10;

/// The places of one set, rising; those beyond the number of things mean nothing.
pub(super) type Places = [u8; MOST_PLAYED];

/// All sets of `chosen` out of `things` places, in the order of their places.
pub(super) fn combinations(things: usize, chosen: usize) -> &'static [Places] {
    static ALL: LazyLock<[[Vec<Places>; MOST_PLAYED + 1]; MOST_TRIED + 1]> =
        LazyLock::new(|| std::array::from_fn(|things| std::array::from_fn(|chosen| all(things, chosen))));
    &ALL[things][chosen]
}

fn all(things: usize, chosen: usize) -> Vec<Places> {
    let mut sets = Vec::new();
    go_on(things, chosen, 0, (Places::default(), 0), &mut sets);
    sets
}

fn go_on(things: usize, chosen: usize, from: usize, (set, len): (Places, usize), sets: &mut Vec<Places>) {
    if len == chosen {
        return sets.push(set);
    }
    for place in from..things {
        let mut more = set;
        more[len] = u8::try_from(place).expect("at most ten");
        go_on(things, chosen, place + 1, (more, len + 1), sets);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_come_in_order_and_each_once() {
        assert_eq!(combinations(3, 2), [[0, 1, 0, 0], [0, 2, 0, 0], [1, 2, 0, 0]]);
        assert_eq!(combinations(4, 0), [[0; 4]]);
        assert_eq!((combinations(10, 4).len(), combinations(2, 3).len()), (210, 0));
    }
}
