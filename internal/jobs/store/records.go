package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"strings"

	"github.com/mattn/go-sqlite3"

	"midway/internal/jobs"
)

// apply writes what changes.
func apply(tx *sql.Tx, t *jobs.Transaction) error {
	w := &writer{tx: tx}
	for _, p := range t.Removed {
		w.exec("DELETE FROM nodes WHERE place = ?", p.String())
	}
	for i := range t.Nodes {
		n := &t.Nodes[i]
		w.exec(
			"INSERT OR REPLACE INTO nodes VALUES (?, ?, ?, ?, ?, ?, ?)",
			n.Place.String(), n.Part, n.Above.String(), n.Branch, w.text(n.Step), w.text(n.Slept), w.text(n.Branches),
		)
	}
	for i := range t.Jobs {
		j := &t.Jobs[i]
		w.exec(
			"INSERT OR REPLACE INTO jobs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
			j.ID,
			j.Part,
			j.Node.String(),
			j.Branch,
			w.text(j.Stack),
			string(j.Status),
			j.Attempt,
			j.Worker,
			j.Splits,
			j.Lost,
			j.Why,
		)
	}
	for _, id := range t.Undone {
		w.exec("DELETE FROM results WHERE job = ?", id)
	}
	for i := range t.Results {
		r := &t.Results[i]
		p := &r.Portion
		w.exec(
			"INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
			r.Job,
			r.Number,
			r.Attempt,
			p.LeftOut,
			w.text(p.Covered),
			w.text(p.Counts),
			w.text(p.Notes),
			w.text(p.Additions),
			w.text(p.Paths),
		)
	}
	for _, f := range t.Findings {
		w.exec(
			"INSERT INTO findings (job, part, key, data) VALUES (?, ?, ?, ?)",
			f.Job,
			f.Part,
			f.Finding.Key,
			string(f.Finding.Data),
		)
	}
	return w.err
}

// writer executes statements up to the first error.
type writer struct {
	tx  *sql.Tx
	err error
}

func (w *writer) exec(query string, args ...any) {
	if w.err == nil {
		_, w.err = w.tx.Exec(query, args...)
	}
}

func (w *writer) text(v any) string {
	text, err := json.Marshal(v)
	if w.err == nil {
		w.err = err
	}
	return string(text)
}

// records reads everything.
func records(db *sql.DB) (r jobs.Records, err error) {
	read := &reader{db: db}
	read.each("SELECT place, part, above, branch, step, slept, branches FROM nodes", func(row *sql.Rows) error {
		var n jobs.Node
		err := row.Scan(
			place{&n.Place},
			&n.Part,
			place{&n.Above},
			&n.Branch,
			column{&n.Step},
			column{&n.Slept},
			column{&n.Branches},
		)
		r.Nodes = append(r.Nodes, n)
		return err
	})
	read.each("SELECT * FROM jobs ORDER BY id", func(row *sql.Rows) error {
		var j jobs.Job
		err := row.Scan(
			&j.ID,
			&j.Part,
			place{&j.Node},
			&j.Branch,
			column{&j.Stack},
			&j.Status,
			&j.Attempt,
			&j.Worker,
			&j.Splits,
			&j.Lost,
			&j.Why,
		)
		r.Jobs = append(r.Jobs, j)
		return err
	})
	read.each("SELECT * FROM results ORDER BY job, number", func(row *sql.Rows) error {
		var s jobs.Result
		p := &s.Portion
		err := row.Scan(
			&s.Job, &s.Number, &s.Attempt, &p.LeftOut, column{&p.Covered}, column{&p.Counts}, column{&p.Notes},
			column{&p.Additions}, column{&p.Paths},
		)
		r.Results = append(r.Results, s)
		return err
	})
	read.each("SELECT job, part, key, data FROM findings ORDER BY id", func(row *sql.Rows) error {
		var f jobs.Found
		var data string
		err := row.Scan(&f.Job, &f.Part, &f.Finding.Key, &data)
		f.Finding.Data = []byte(data)
		r.Findings = append(r.Findings, f)
		return err
	})
	return r, read.err
}

// reader reads rows up to the first error.
type reader struct {
	db  *sql.DB
	err error
}

func (r *reader) each(query string, f func(*sql.Rows) error) {
	if r.err != nil {
		return
	}
	rows, err := r.db.Query(query)
	if err != nil {
		r.err = err
		return
	}
	defer rows.Close()
	for rows.Next() && r.err == nil {
		r.err = f(rows)
	}
	if r.err == nil {
		r.err = rows.Err()
	}
}

// column reads JSON.
type column struct{ to any }

// Scan is that of sql.Scanner.
func (c column) Scan(v any) error { return json.Unmarshal(textOf(v), c.to) }

// place reads a place.
type place struct{ to *jobs.Place }

// Scan is that of sql.Scanner.
func (p place) Scan(v any) error { return p.to.UnmarshalText(textOf(v)) }

func textOf(v any) []byte {
	if s, ok := v.(string); ok {
		return []byte(s)
	}
	b, _ := v.([]byte)
	return b
}

// Read is what a directory holds, which another process may be writing. Where one was killed in the middle of a
// transaction, that is undone first.
func Read(dir string) (r jobs.Records, a About, err error) {
	r, a, err = readAs(dir, "ro")
	if e := (sqlite3.Error{}); errors.As(err, &e) && e.Code == sqlite3.ErrReadonly {
		return readAs(dir, "rw")
	}
	return r, a, err
}

func readAs(dir, mode string) (r jobs.Records, a About, err error) {
	db, err := database(dir, mode)
	if err != nil {
		return r, a, err
	}
	defer db.Close()
	read := &reader{db: db}
	read.each("SELECT name, value FROM meta", func(row *sql.Rows) error {
		var name, value string
		if err := row.Scan(&name, &value); err != nil {
			return err
		}
		switch name {
		case "command":
			return json.Unmarshal([]byte(value), &a.Command)
		case "folder":
			a.Folder = value
		case "verdict":
			a.Verdict = value
		}
		return nil
	})
	switch {
	case read.err != nil && strings.Contains(read.err.Error(), "no such table"), read.err == nil && len(a.Command) == 0:
		return r, a, errUnbegun
	case read.err != nil:
		return r, a, read.err
	}
	r, err = records(db)
	return r, a, err
}
