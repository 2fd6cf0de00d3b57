-- Version 1. The log is append-only: what was acknowledged is never changed.
CREATE TABLE person (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    account  TEXT UNIQUE,
    password TEXT,
    at       INTEGER NOT NULL
) STRICT;

CREATE TABLE session (
    hash   BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    kind   TEXT NOT NULL,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
    match TEXT NOT NULL,
    n     INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, n)
) STRICT; -- with row ids: entries of many matches then lie together in the order in which they are written

CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- What the lobby lists; it follows from the log and only saves reading it.
CREATE TABLE shelf (
    match  TEXT PRIMARY KEY,
    stage  TEXT NOT NULL,
    public INTEGER NOT NULL,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX shelf_by_stage ON shelf (public, stage, at);

CREATE TABLE seated (
    person INTEGER NOT NULL,
    match  TEXT NOT NULL,
    PRIMARY KEY (person, match)
) STRICT, WITHOUT ROWID;

-- In the header of the file: whose database this is ("FOND"), and its version, which older programs ask before they touch it.
PRAGMA application_id = 1179602500;
PRAGMA user_version = 1;
