-- Version 3. When the house was last there, and when it was not: such times count for no clock.
CREATE TABLE house_time (one INTEGER PRIMARY KEY CHECK (one = 1), last_seen INTEGER NOT NULL) STRICT;
CREATE TABLE house_away (id INTEGER PRIMARY KEY, since INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
PRAGMA user_version = 3;
