//! What changes is copied whole, in one transaction: people, sessions, what the lobby shows, and when the house was there.

use super::{MoveError, ROWS_AT_ONCE, Side};
use crate::store::sql::{Kind, Row, Value, query, query_built};

/// Rows that are read at once.
const READ_AT_ONCE: u32 = 4096;

/// What a column holds.
#[derive(Copy, Clone)]
enum Column {
    Integer(&'static str),
    Flag(&'static str),
    Text(&'static str),
    Bytes(&'static str),
}
use Column::{Bytes, Flag, Integer, Text};

/// A table, its columns, and in which order its rows are read.
struct Table {
    name: &'static str,
    columns: &'static [Column],
    order: &'static str,
}

/// In an order in which whatever is named by others comes before them.
const TABLES: [Table; 8] = [
    Table {
        name: "person",
        columns: &[
            Integer("id"),
            Text("name"),
            Text("account"),
            Text("password"),
            Integer("at"),
            Text("account_skeleton"),
            Integer("left_at"),
        ],
        order: "id",
    },
    Table {
        name: "session",
        columns: &[
            Bytes("hash"),
            Integer("person"),
            Text("kind"),
            Integer("at"),
            Integer("last_used"),
            Text("label"),
            Bytes("parent"),
        ],
        order: "hash",
    },
    Table { name: "recovery_code", columns: &[Bytes("hash"), Integer("person")], order: "hash" },
    Table {
        name: "shelf",
        columns: &[
            Text("match"),
            Text("stage"),
            Flag("public"),
            Integer("at"),
            Integer("host"),
            Bytes("opened_from"),
            Flag("bots_only"),
            Text("summary"),
            Integer("summary_form"),
        ],
        order: "match",
    },
    Table {
        name: "seated",
        columns: &[Integer("person"), Text("match"), Flag("host"), Text("seats")],
        order: "person, match",
    },
    Table { name: "house_time", columns: &[Integer("one"), Integer("last_seen")], order: "one" },
    Table { name: "house_away", columns: &[Integer("id"), Integer("since"), Integer("until")], order: "id" },
    Table { name: "deletion", columns: &[Text("match")], order: "match" },
];

/// Puts all rows of the original in the place of those of the copy.
pub(super) async fn copy_all(from: &mut Side, to: &mut Side) -> Result<(), MoveError> {
    to.run("BEGIN").await?;
    for table in TABLES.iter().rev() {
        let delete = query_built(format!("DELETE FROM {}", table.name));
        delete.execute(&mut to.connection).await.map_err(|error| to.failed(error))?;
    }
    for table in &TABLES {
        copy(table, from, to).await?;
    }
    if to.connection.kind() == Kind::Postgres {
        // What is given next comes after everything that was ever given.
        for next in [
            "SELECT setval(pg_get_serial_sequence('person', 'id'), greatest(max(id), 1), max(id) IS NOT NULL) FROM person",
            "SELECT setval(pg_get_serial_sequence('house_away', 'id'), greatest(max(id), 1), max(id) IS NOT NULL) FROM house_away",
        ] {
            query(next).execute(&mut to.connection).await.map_err(|error| to.failed(error))?;
        }
    }
    to.run("COMMIT").await
}

async fn copy(table: &Table, from: &mut Side, to: &mut Side) -> Result<(), MoveError> {
    let Table { name, columns, order } = table;
    let names: Vec<&str> = columns.iter().map(Column::name).collect();
    let names = names.join(", ");
    for page in 0_i64.. {
        let read = format!("SELECT {names} FROM {name} ORDER BY {order} LIMIT $1 OFFSET $2");
        let read = query_built(read).bind(READ_AT_ONCE).bind(page * i64::from(READ_AT_ONCE));
        let rows = read.fetch_all(&mut from.connection).await.map_err(|error| from.failed(error))?;
        for some in rows.chunks(ROWS_AT_ONCE) {
            let places = places(some.len(), columns.len());
            let mut insert = query_built(format!("INSERT INTO {name} ({names}) VALUES {places}"));
            for row in some {
                for (number, column) in columns.iter().enumerate() {
                    insert = insert.bind(column.value(row, number));
                }
            }
            insert.execute(&mut to.connection).await.map_err(|error| to.failed(error))?;
        }
        if rows.is_empty() {
            break;
        }
    }
    Ok(())
}

impl Column {
    fn name(&self) -> &'static str {
        match self {
            Integer(name) | Flag(name) | Text(name) | Bytes(name) => name,
        }
    }

    fn value(self, row: &Row, number: usize) -> Value<'static> {
        match self {
            Integer(_) => Value::Integer(row.get(number)),
            Flag(_) => Value::Flag(row.get(number)),
            Text(_) => Value::Text(row.get::<Option<String>>(number).map(Into::into)),
            Bytes(_) => Value::Bytes(row.get(number)),
        }
    }
}

/// `($1, $2), ($3, $4)`: places for the values of so many rows.
pub(super) fn places(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> =
            (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}
