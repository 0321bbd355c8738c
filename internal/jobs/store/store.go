package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/mattn/go-sqlite3"

	"midway/internal/jobs"
)

// File is the database's name in its directory.
const File = "run.db"

// Store is a directory that one process writes.
type Store struct {
	db   *sql.DB
	lock *os.File
	stop context.Context
	note func(text string)

	mu sync.Mutex
}

// About is what a run is, beside its jobs.
type About struct {
	Command []string // the arguments of the command line
	Folder  string   // that it was given in
	Verdict string   // "" before the end
}

// Create makes a store in a directory, which is made where there is none and must not hold one. While the disk is full,
// the store waits until there is room or stop is done, and says so.
func Create(stop context.Context, dir string, about About, note func(string)) (*Store, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	s, err := open(stop, dir, note)
	if err != nil {
		return nil, err
	}
	var n int
	err = s.db.QueryRow("SELECT count(*) FROM meta").Scan(&n)
	switch {
	case err == nil && n > 0:
		err = fmt.Errorf("%s holds a run: midway resume %s goes on with it", dir, dir)
	case err == nil:
		err = s.describe(about)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// Open opens a store that was created before.
func Open(stop context.Context, dir string, note func(string)) (*Store, error) {
	if _, err := os.Stat(filepath.Join(dir, File)); err != nil {
		return nil, fmt.Errorf("%s holds no run: %w", dir, err)
	}
	s, err := open(stop, dir, note)
	if err != nil {
		return nil, err
	}
	var v string
	if err = s.db.QueryRow("SELECT value FROM meta WHERE name = 'version'").Scan(&v); err != nil ||
		v != fmt.Sprint(version) {
		err = fmt.Errorf("%s: %w, or is of another version of midway", dir, errUnbegun)
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// errUnbegun is the error of a directory of which the run never began.
var errUnbegun = errors.New("the run was killed before it began: begin it again")

// open locks a directory and opens its database.
func open(stop context.Context, dir string, note func(string)) (*Store, error) {
	if err := local(dir); err != nil {
		return nil, err
	}
	lock, err := acquire(dir)
	if err != nil {
		return nil, err
	}
	s := &Store{lock: lock, stop: stop, note: note}
	if s.db, err = database(dir, "rwc"); err == nil {
		err = s.whileFull(func() error {
			_, err := s.db.Exec(schema)
			return err
		})
	}
	if full(err) {
		err = fmt.Errorf("%s: the disk is full: %w", dir, err)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// database opens a database in a mode of SQLite: rwc or ro.
func database(dir, mode string) (*sql.DB, error) {
	path, err := filepath.Abs(filepath.Join(dir, File))
	if err != nil {
		return nil, err
	}
	name := url.URL{Scheme: "file", Path: path}
	q := url.Values{"mode": {mode}, "_busy_timeout": {"10000"}}
	if mode == "rwc" {
		q["_journal_mode"], q["_synchronous"] = []string{"WAL"}, []string{"FULL"}
	}
	name.RawQuery = q.Encode()
	db, err := sql.Open("sqlite3", name.String())
	if err == nil {
		db.SetMaxOpenConns(1)
	}
	return db, err
}

// Close gives the directory free.
func (s *Store) Close() error {
	var err error
	if s.db != nil {
		err = s.db.Close()
	}
	return errors.Join(err, s.lock.Close())
}

// describe notes what the run is.
func (s *Store) describe(a About) error {
	command, err := json.Marshal(a.Command)
	if err != nil {
		return err
	}
	return s.write(func(tx *sql.Tx) error {
		for _, v := range [][2]string{{"version", fmt.Sprint(version)}, {"command", string(command)},
			{"folder", a.Folder}} {
			if _, err := tx.Exec("INSERT INTO meta VALUES (?, ?)", v[0], v[1]); err != nil {
				return err
			}
		}
		return nil
	})
}

// Finish notes the verdict.
func (s *Store) Finish(verdict string) error {
	return s.write(func(tx *sql.Tx) error {
		_, err := tx.Exec("INSERT OR REPLACE INTO meta VALUES ('verdict', ?)", verdict)
		return err
	})
}

// Begin is what is kept of an exploration, which a hash names: nil where the run has none yet. It is an error where it
// is of another one.
func (s *Store) Begin(exploration string) (*jobs.Records, error) {
	var kept string
	err := s.db.QueryRow("SELECT value FROM meta WHERE name = 'exploration'").Scan(&kept)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, s.write(func(tx *sql.Tx) error {
			_, err := tx.Exec("INSERT INTO meta VALUES ('exploration', ?)", exploration)
			return err
		})
	case err != nil:
		return nil, err
	case kept != exploration:
		return nil, errors.New("the program has changed since the run began, or midway has: it cannot go on")
	}
	r, err := records(s.db)
	if err != nil || len(r.Jobs) == 0 { // it was killed before it stored its first job
		return nil, err
	}
	return &r, nil
}

// Apply stores a transaction of the protocol.
func (s *Store) Apply(t *jobs.Transaction) error {
	return s.write(func(tx *sql.Tx) error { return apply(tx, t) })
}

// again is how long the store waits for room on a full disk before it tries again. Variable for tests.
var again = time.Second

// write writes a transaction. Where the disk is full it waits for room.
func (s *Store) write(f func(*sql.Tx) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.whileFull(func() error { return s.try(f) })
}

// whileFull does something, again and again while the disk is full.
func (s *Store) whileFull(do func() error) error {
	for said := false; ; said = true {
		err := do()
		if !full(err) {
			if said && err == nil && s.note != nil {
				s.note("there is room on the disk again: the run goes on")
			}
			return err
		}
		if !said && s.note != nil {
			s.note("the disk is full: the run waits until there is room")
		}
		select {
		case <-s.stop.Done():
			return err
		case <-time.After(again):
		}
	}
}

func (s *Store) try(f func(*sql.Tx) error) error {
	tx, err := s.db.Begin()
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// full reports whether an error is that of a full disk.
func full(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrFull || e.SystemErrno != 0 && isFull(e.SystemErrno))
}
