//! How small things are written: by the id that the data file gives them, or by a number that never changes its meaning.

/// A type that has `id(self) -> &'static str` and `with_id(&str) -> Option<Self>` is printed, written and read as its id.
///
/// ```
/// # use table::written_as_id;
/// #[derive(Copy, Clone, Eq, PartialEq)]
/// struct Port(u8);
///
/// impl Port {
///     fn id(self) -> &'static str {
///         ["acco", "zara"][usize::from(self.0)]
///     }
///     fn with_id(id: &str) -> Option<Port> {
///         (0..2).map(Port).find(|port| port.id() == id)
///     }
/// }
///
/// written_as_id!(Port, "port");
///
/// assert_eq!(serde_json::to_string(&Port(1)).unwrap(), "\"zara\"");
/// assert_eq!(serde_json::from_str::<Port>("\"acco\"").unwrap(), Port(0));
/// let unknown = serde_json::from_str::<Port>("\"roma\"").unwrap_err();
/// assert!(unknown.to_string().starts_with("there is no port roma"), "{unknown}");
/// ```
#[macro_export]
macro_rules! written_as_id {
    ($type:ident, $what:literal) => {
        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let id = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(deserializer)?;
                let unknown = || ::serde::de::Error::custom(format_args!("there is no {} {id}", $what));
                $type::with_id(&id).ok_or_else(unknown)
            }
        }
    };
}

/// A thing of the box that is stored as its place in a constant table: a newtype over `u8` that has `id(self) -> &'static str`.
/// It gets `all`, `with_id`, [`Kind`](crate::Kind), and is printed, written and read as its id.
///
/// ```
/// # use table::{Kind, component};
/// const PORTS: [&str; 2] = ["acco", "zara"];
///
/// #[derive(Copy, Clone, Eq, PartialEq)]
/// struct Port(u8);
///
/// impl Port {
///     fn id(self) -> &'static str {
///         PORTS[self.index()]
///     }
/// }
///
/// component!(Port, "port", PORTS.len());
///
/// assert_eq!(Port::with_id("zara"), Some(Port(1)));
/// assert_eq!(Port::all().count(), 2);
/// assert_eq!(serde_json::to_string(&Port(0)).unwrap(), "\"acco\"");
/// ```
#[macro_export]
macro_rules! component {
    ($type:ident, $what:literal, $count:expr) => {
        impl $type {
            /// All of them, in the order of the data file.
            pub fn all() -> impl Iterator<Item = $type> + Clone {
                <$type as $crate::Kind>::ALL.iter().copied()
            }

            /// The one with this id, if there is one.
            pub fn with_id(id: &str) -> Option<$type> {
                $type::all().find(|thing| thing.id() == id)
            }
        }

        impl $crate::Kind for $type {
            const ALL: &'static [$type] = &{
                let mut all = [$type(0); $count];
                let mut n = 1;
                while n < all.len() {
                    all[n] = $type(all[n - 1].0 + 1);
                    n += 1;
                }
                all
            };
            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        $crate::written_as_id!($type, $what);
    };
}

/// A closed list of names, such as the goods of a box: an enum, each variant with the id by which the data file and records
/// know it. It gets `ALL`, `name`, `place`, [`Kind`](crate::Kind), is printed in words, and is written and read as its id.
///
/// ```
/// # use table::{Kind, kinds};
/// kinds! {
///     /// A special card.
///     #[derive(Default)]
///     pub enum Special {
///         /// Begins anywhere.
///         #[default]
///         AnyStart => "any_start",
///         /// Is exchanged one for one.
///         Swap => "exchange",
///     }
/// }
///
/// assert_eq!(Special::ALL, [Special::AnyStart, Special::Swap]);
/// assert_eq!(Special::Swap.index(), 1);
/// assert_eq!(Special::AnyStart.to_string(), "any start");
/// assert_eq!(serde_json::to_string(&Special::Swap).unwrap(), "\"exchange\"");
/// assert_eq!(serde_json::from_str::<Special>("\"any_start\"").unwrap(), Special::AnyStart);
/// ```
#[macro_export]
macro_rules! kinds {
    (
        $(#[$outer:meta])*
        $vis:vis enum $Kind:ident {
            $($(#[$inner:meta])* $variant:ident => $id:literal,)+
        }
    ) => {
        $(#[$outer])*
        #[derive(
            Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $vis enum $Kind {
            $($(#[$inner])* #[serde(rename = $id)] $variant,)+
        }

        impl $Kind {
            /// All, in the order of the data file.
            pub const ALL: [$Kind; [$($id),+].len()] = [$($Kind::$variant),+];

            /// Its name in the data file and in records.
            pub const fn name(self) -> &'static str {
                match self {
                    $($Kind::$variant => $id,)+
                }
            }

            /// Its place in `ALL`, for constants; elsewhere `Kind::index`.
            #[inline]
            pub(crate) const fn place(self) -> usize {
                self as usize // the variants are numbered from 0, as `ALL` is
            }
        }

        impl $crate::Kind for $Kind {
            const ALL: &'static [$Kind] = &$Kind::ALL;

            #[inline]
            fn index(self) -> usize {
                self.place()
            }
        }

        impl ::std::fmt::Display for $Kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&self.name().replace('_', " "))
            }
        }
    };
}

/// The readings of the rules that records may have been played by, the present one first. Each is written as its number,
/// so that old records keep their meaning.
///
/// ```
/// # use table::rulings;
/// rulings! {
///     /// Chapter 10 as first written.
///     First = 1,
/// }
///
/// assert_eq!(serde_json::to_string(&Rulings::default()).unwrap(), "1");
/// assert_eq!(serde_json::from_str::<Rulings>("1").unwrap(), Rulings::First);
/// let unknown = serde_json::from_str::<Rulings>("7").unwrap_err();
/// assert!(unknown.to_string().starts_with("rulings 7 are not known, only [1]"), "{unknown}");
/// ```
#[macro_export]
macro_rules! rulings {
    ($(#[$doc:meta])+ $present:ident = $number:literal $(, $(#[$old_doc:meta])+ $old:ident = $old_number:literal)* $(,)?) => {
        /// The rulings of chapter 10 and the component data, as a whole. A correction that changes what a record means, be it
        /// a rule or a figure on a card, adds a variant.
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
        pub enum Rulings {
            $(#[$doc])+
            #[default]
            $present,
            $($(#[$old_doc])+ $old,)*
        }

        impl ::serde::Serialize for Rulings {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(match self {
                    Rulings::$present => $number,
                    $(Rulings::$old => $old_number,)*
                })
            }
        }

        impl<'de> ::serde::Deserialize<'de> for Rulings {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Rulings, D::Error> {
                match <u8 as ::serde::Deserialize>::deserialize(deserializer)? {
                    $number => Ok(Rulings::$present),
                    $($old_number => Ok(Rulings::$old),)*
                    other => Err(::serde::de::Error::custom(format_args!(
                        "rulings {other} are not known, only {:?}",
                        [$number $(, $old_number)*],
                    ))),
                }
            }
        }
    };
}
