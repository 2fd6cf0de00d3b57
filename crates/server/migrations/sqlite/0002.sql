-- Version 2. Who opened a table: the number of open tables is bounded for hosts.
ALTER TABLE seated ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
PRAGMA user_version = 2;
