//! A deserializer that follows one path of keys.

use std::cell::{Cell, RefCell};
use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeSeed, Deserializer, IntoDeserializer as _, Visitor};
use serde_json::Value;

use super::Shape;

/// How the value was written that the leaf comes from.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Written {
    /// As JSON that is to be read.
    Whole,
    /// As a pattern that JSON is compared with.
    Pattern,
}

/// Gives a type one key after another, and at the end the leaf; or, without a leaf, notes what the type asks for there.
#[derive(Copy, Clone)]
pub(super) struct Probe<'a> {
    pub(super) path: &'a [String],
    pub(super) leaf: Option<&'a Value>,
    pub(super) written: Written,
    /// Set when the leaf was read. What goes wrong after that is due to keys that were not given.
    pub(super) reached: &'a Cell<bool>,
    pub(super) found: &'a RefCell<Option<Shape>>,
}

/// Why a type was not read.
#[derive(Debug)]
pub(super) enum Error {
    /// Keys are missing, as they are wherever only one path is given.
    Incomplete,
    /// Nothing of this type can stand here: so many keys above the leaf.
    Wrong { below: usize, what: String },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Incomplete => f.write_str("keys are missing"),
            Error::Wrong { what, .. } => f.write_str(what),
        }
    }
}

impl std::error::Error for Error {}

impl de::Error for Error {
    fn custom<T: fmt::Display>(what: T) -> Error {
        Error::Wrong { below: 0, what: what.to_string() }
    }

    fn missing_field(_: &'static str) -> Error {
        Error::Incomplete
    }

    fn invalid_length(_: usize, _: &dyn de::Expected) -> Error {
        Error::Incomplete
    }
}

impl<'a> Probe<'a> {
    /// One key further.
    fn next(self) -> Option<(&'a str, Probe<'a>)> {
        let (key, path) = self.path.split_first()?;
        Some((key, Probe { path, ..self }))
    }

    /// The key that comes next cannot be here.
    fn wrong(self, what: String) -> Error {
        Error::Wrong { below: self.path.len().saturating_sub(1), what }
    }

    /// The leaf, if it is to be read here; else notes what is asked for.
    fn leaf(self, shape: Shape) -> Result<Value, Error> {
        if !self.path.is_empty() {
            return Err(self.wrong("there is nothing in it that could have a name".to_owned()));
        }
        self.leaf.cloned().ok_or_else(|| {
            self.found.borrow_mut().get_or_insert(shape);
            Error::Incomplete
        })
    }

    /// A leaf where an object or a list is asked for; an empty object in a pattern matches any.
    fn empty(self, shape: Shape) -> Result<Value, Error> {
        let leaf = self.leaf(shape)?;
        if self.written == Written::Pattern && leaf.as_object().is_some_and(serde_json::Map::is_empty) {
            self.reached.set(true);
            return Err(Error::Incomplete);
        }
        Ok(leaf)
    }

    fn fields<'de, V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.next() {
            None => self.empty(Shape::Struct(fields))?.deserialize_map(visitor).map_err(told),
            Some((key, _)) if !fields.contains(&key) => Err(self.wrong(no_such(key, fields))),
            Some(_) => visitor.visit_map(Once(Some(self))),
        }
    }

    fn list<'de, V: Visitor<'de>>(self, most: usize, visitor: V) -> Result<V::Value, Error> {
        match self.next() {
            None => self.empty(Shape::List)?.deserialize_seq(visitor).map_err(told),
            Some((key, _)) => match key.parse::<usize>() {
                Ok(number) if number < most => visitor.visit_seq(Once(Some(self))),
                Ok(_) => Err(self.wrong(format!("it has {most} entries, from 0 on"))),
                Err(_) => Err(self.wrong("it is a list, and its entries have numbers".to_owned())),
            },
        }
    }

    /// Reads what comes below the next key, and notes that it could be read.
    fn read<'de, S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Error> {
        let value = seed.deserialize(self)?;
        self.reached.set(true);
        Ok(value)
    }
}

fn no_such(name: &str, known: &[&str]) -> String {
    format!("there is no `{name}`; there is: {}", known.join(", "))
}

fn told(error: serde_json::Error) -> Error {
    de::Error::custom(error)
}

macro_rules! scalars {
    ($($method:ident)+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.leaf(Shape::Scalar)?.$method(visitor).map_err(told)
        })+
    };
}

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Error;

    scalars! {
        deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8
        deserialize_u16 deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64 deserialize_char
        deserialize_str deserialize_string deserialize_bytes deserialize_byte_buf deserialize_unit
        deserialize_identifier
    }

    /// Types that can be read in more than one way say themselves what they take.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.next() {
            None => self.empty(Shape::Map)?.deserialize_any(visitor).map_err(told),
            Some((key, _)) if key.parse::<usize>().is_err() => visitor.visit_map(Once(Some(self))),
            Some(_) if self.written == Written::Whole => visitor.visit_seq(Once(Some(self))),
            Some(_) => Err(self.wrong("it is an object here, not a list: write counts by kind".to_owned())),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let none = self.path.is_empty()
            && self.leaf.is_some_and(|leaf| {
                leaf.is_null() || self.written == Written::Pattern && leaf.as_str() == Some("none")
            });
        if none { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.list(usize::MAX, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(len, visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(len, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.next() {
            None => self.empty(Shape::Map)?.deserialize_map(visitor).map_err(told),
            Some(_) => visitor.visit_map(Once(Some(self))),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.fields(fields, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.next() {
            None => match self.empty(Shape::Enum(variants))? {
                Value::String(written) if !variants.contains(&written.as_str()) => {
                    Err(de::Error::custom(no_such(&written, variants)))
                }
                leaf => leaf.deserialize_enum(name, variants, visitor).map_err(told),
            },
            Some((key, _)) if !variants.contains(&key) => Err(self.wrong(no_such(key, variants))),
            Some(_) => visitor.visit_enum(Once(Some(self))),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }
}

/// The next key of the path, given once.
struct Once<'a>(Option<Probe<'a>>);

impl<'de> de::MapAccess<'de> for Once<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some((probe, (key, _))) = self.0.and_then(|probe| Some((probe, probe.next()?))) else {
            return Ok(None);
        };
        let key: StrDeserializer<'_, Error> = key.into_deserializer();
        seed.deserialize(key).map(Some).map_err(|error| probe.wrong(error.to_string()))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let next = self.0.take().and_then(Probe::next);
        let (_, below) = next.ok_or(Error::Incomplete)?;
        below.read(seed)
    }
}

impl<'de> de::SeqAccess<'de> for Once<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let next = self.0.take().and_then(Probe::next);
        next.map(|(_, below)| below.read(seed)).transpose()
    }
}

impl<'de, 'a> de::EnumAccess<'de> for Once<'a> {
    type Error = Error;
    type Variant = Variant<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Variant<'a>), Error> {
        let (name, below) = self.0.and_then(Probe::next).ok_or(Error::Incomplete)?;
        let key: StrDeserializer<'_, Error> = name.into_deserializer();
        Ok((seed.deserialize(key)?, Variant { name, below }))
    }
}

/// What is in a variant.
struct Variant<'a> {
    name: &'a str,
    below: Probe<'a>,
}

impl<'de> de::VariantAccess<'de> for Variant<'_> {
    type Error = Error;

    /// Written as an object, though the name alone would do.
    fn unit_variant(self) -> Result<(), Error> {
        if self.below.leaf.is_none() && self.below.path.is_empty() {
            return Err(Error::Incomplete);
        }
        Err(self.below.wrong(format!("`{}` stands alone, with nothing in it", self.name)))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        self.below.read(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Error> {
        self.below.list(len, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.below.fields(fields, visitor)
    }
}
