package store

// version is that of the tables.
const version = 3

// schema makes the tables. Columns of lists hold JSON.
const schema = `
CREATE TABLE IF NOT EXISTS meta (
	name  TEXT PRIMARY KEY,  -- version, exploration, command, folder, verdict
	value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS nodes (
	place    TEXT PRIMARY KEY,  -- hash of the steps that lead there
	part     INTEGER NOT NULL,  -- of the exploration: a sub-check, from 0
	above    TEXT NOT NULL,     -- the node above, and the branch of it
	branch   INTEGER NOT NULL,
	step     TEXT NOT NULL,     -- the step that leads from there: thread, outcome, choice, state
	slept    TEXT NOT NULL,     -- threads that came to sleep before
	branches TEXT NOT NULL      -- thread, branches asleep, job, whether something was left out
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS jobs (
	id      INTEGER PRIMARY KEY,
	part    INTEGER NOT NULL,   -- of the exploration: a sub-check, from 0
	node    TEXT NOT NULL,      -- the branch that is explored
	branch  INTEGER NOT NULL,
	stack   TEXT NOT NULL,      -- what is left of a job that was split
	status  TEXT NOT NULL,      -- queued, leased, done, unknown, withdrawn
	attempt INTEGER NOT NULL,
	worker  TEXT NOT NULL,
	splits  INTEGER NOT NULL,
	lost    INTEGER NOT NULL,   -- attempts without an answer
	why     TEXT NOT NULL       -- it is unknown
);
CREATE TABLE IF NOT EXISTS results (
	job       INTEGER NOT NULL,
	number    INTEGER NOT NULL,
	attempt   INTEGER NOT NULL,
	left_out  INTEGER NOT NULL,
	covered   TEXT NOT NULL,
	counts    TEXT NOT NULL,    -- paths, runs, states, instructions, …
	notes     TEXT NOT NULL,    -- entries of the ledger
	additions TEXT NOT NULL,
	paths     TEXT NOT NULL,    -- of midway run: each as far as it is not as the one before
	PRIMARY KEY (job, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS findings (
	id   INTEGER PRIMARY KEY,
	job  INTEGER NOT NULL,
	part INTEGER NOT NULL,
	key  TEXT NOT NULL,
	data TEXT NOT NULL,         -- the violation, and the steps that lead to it
	UNIQUE (part, key)
);
`
