-- Version 5. The lobby's rows hold what the lobby shows, so that no table is woken for it.
ALTER TABLE shelf ADD COLUMN host INTEGER;
-- A keyed hash of the network from which the table was opened: lists are shared fairly between networks.
ALTER TABLE shelf ADD COLUMN opened_from BLOB;
ALTER TABLE shelf ADD COLUMN bots_only INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shelf ADD COLUMN summary TEXT;
-- Which form the summary has. Rows of another form than the program's are written anew from the log, in small steps.
ALTER TABLE shelf ADD COLUMN summary_form INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seated ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';
DROP INDEX shelf_by_stage;
CREATE INDEX shelf_by_stage ON shelf (public, stage, summary_form, at, host, opened_from);
CREATE INDEX shelf_by_form ON shelf (summary_form, at);
CREATE INDEX shelf_by_bots ON shelf (bots_only, stage, at);

-- The log is append-only as before, but for whole matches that the house no longer keeps: these are named here first.
CREATE TABLE deletion (match TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
DROP TRIGGER log_is_never_shortened;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM deletion WHERE deletion.match = OLD.match)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
PRAGMA user_version = 5;
