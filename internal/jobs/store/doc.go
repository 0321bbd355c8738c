// Package store keeps an exploration by jobs in a directory: one SQLite database, run.db, which one process at a time
// writes (docs/jobs.md has its tables). A transaction of the protocol is one of the database, written through to the
// disk before it is answered: after a kill at any moment the directory holds the state of some moment before it, and
// everything that anybody was told.
package store
