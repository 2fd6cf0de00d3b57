-- Version 4. People: accounts whose names look alike, sessions that are listed and expire, recovery codes, people who left.
ALTER TABLE person ADD COLUMN account_skeleton TEXT; -- what the account's name looks like, so that no second one looks like it
ALTER TABLE person ADD COLUMN left_at INTEGER;       -- when somebody left for good: their number is never given again
CREATE UNIQUE INDEX person_by_skeleton ON person (account_skeleton);
-- Accounts from before this version are given a skeleton by the program. Where two look alike, only the older one has it.
CREATE INDEX person_without_skeleton ON person (id) WHERE account IS NOT NULL AND account_skeleton IS NULL;
CREATE INDEX person_who_left ON person (id) WHERE left_at IS NOT NULL;

ALTER TABLE session ADD COLUMN last_used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN parent BLOB;          -- the session with which a token was made, and with which it ends
-- Nobody knows when older sessions were last used, so their time begins now.
UPDATE session SET last_used = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX session_by_person ON session (person);
CREATE INDEX session_by_parent ON session (parent) WHERE parent IS NOT NULL;
CREATE INDEX session_by_use ON session (last_used);

CREATE TABLE recovery_code (
    hash   BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_code_by_person ON recovery_code (person);
PRAGMA user_version = 4;
