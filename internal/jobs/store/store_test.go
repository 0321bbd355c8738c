package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"midway/internal/jobs"
)

var about = About{Command: []string{"check", "a b.c"}, Folder: "/tmp"}

func create(t *testing.T, dir string, note func(string)) *Store {
	t.Helper()
	s, err := Create(context.Background(), dir, about, note)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// explored stores an exploration: jobs that are split, done, queued again and withdrawn.
func explored(t *testing.T, s *Store) *jobs.Machine {
	t.Helper()
	if kept, err := s.Begin("program"); kept != nil || err != nil {
		t.Fatal(kept, err)
	}
	apply := func(list ...jobs.Transaction) {
		t.Helper()
		for i := range list {
			if err := s.Apply(&list[i]); err != nil {
				t.Fatal(err)
			}
		}
	}
	m, first := jobs.New(jobs.Config{Lost: 2})
	apply(first)
	does := func(e jobs.Event) {
		t.Helper()
		r, changes := m.Handle(e)
		if !r.Accepted {
			t.Fatalf("%+v is refused", e)
		}
		apply(changes...)
	}
	level := func(thread int, branches ...int) jobs.Level {
		return jobs.Level{Step: jobs.Step{Thread: thread, Choice: 1 << 63, State: 1<<64 - 1}, Branches: branches, Rest: true}
	}
	runs := map[string]int{"runs": 3}
	does(jobs.Lease{Worker: "a"})
	does(jobs.Divide{Job: 1, Attempt: 1, Number: 1, Split: jobs.Split{
		Done:  jobs.Portion{Counts: runs, Findings: []jobs.Finding{{Key: "k", Data: []byte(`{"a":"ü"}`)}}, Notes: [][]byte{[]byte(`{}`)}},
		Stack: []jobs.Level{level(0, 0, 1, 2)},
	}})
	does(jobs.Lease{Worker: "b"})
	does(jobs.Lease{Worker: "c"})
	shared := level(2, 0, 1, 2)
	shared.Shared = true
	does(jobs.Divide{Job: 3, Attempt: 1, Number: 1, Split: jobs.Split{
		Done: jobs.Portion{Counts: runs, Covered: []string{"a.c:3"}}, Stack: []jobs.Level{shared, level(0, 0, 1)}, Give: 1,
	}})
	does(jobs.Lease{Worker: "d"})
	does(jobs.Finish{Job: 4, Attempt: 1, Portion: jobs.Portion{Counts: runs}})
	does(jobs.Finish{Job: 2, Attempt: 1, Portion: jobs.Portion{LeftOut: true, Additions: []jobs.Addition{{Thread: 3}}}})
	return m
}

// TestWhatIsKept: a machine made from what a directory holds is the one that stored it.
func TestWhatIsKept(t *testing.T) {
	dir := t.TempDir() + "/a/b#?%c"
	s := create(t, dir, nil)
	m := explored(t, s)
	if err := s.Finish("unknown"); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s, err := Open(context.Background(), dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if _, err := s.Begin("another"); err == nil {
		t.Error("another program goes on with the run")
	}
	kept, err := s.Begin("program")
	if err != nil || kept == nil {
		t.Fatal(kept, err)
	}
	read, a, err := Read(dir) // while it is open
	if err != nil || fmt.Sprint(a) != fmt.Sprint(About{about.Command, about.Folder, "unknown"}) {
		t.Fatal(a, err)
	}
	for _, r := range []jobs.Records{*kept, read} {
		twin := jobs.Restore(r, jobs.Config{Lost: 2})
		for _, pair := range [][2]any{{m.Jobs(), twin.Jobs()}, {m.Outcome(), twin.Outcome()}, {m.Subtree(3), twin.Subtree(3)}, {m.Subtree(1), twin.Subtree(1)}} {
			want, _ := json.Marshal(pair[0])
			if got, _ := json.Marshal(pair[1]); string(got) != string(want) {
				t.Errorf("kept %s\nwas  %s", got, want)
			}
		}
	}
}

// TestOneWriter: a second process is refused, and told which one is first; a directory that holds a run is not begun
// anew.
func TestOneWriter(t *testing.T) {
	dir := t.TempDir()
	s := create(t, dir, nil)
	host, _ := os.Hostname()
	_, err := Open(context.Background(), dir, nil)
	if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("in use by process %d on %s", os.Getpid(), host)) {
		t.Error(err)
	}
	s.Close()
	if _, err := Create(context.Background(), dir, about, nil); err == nil || !strings.Contains(err.Error(), "midway resume") {
		t.Error(err)
	}
	if _, err := Open(context.Background(), t.TempDir(), nil); err == nil {
		t.Error("an empty directory is taken for a run")
	}
	if s, err = Open(context.Background(), dir, nil); err != nil { // nothing keeps it locked
		t.Fatal(err)
	}
	s.Close()
}

// TestRunsThatNeverBegan: a run that was killed while its directory was made is begun again, not resumed.
func TestRunsThatNeverBegan(t *testing.T) {
	dir := t.TempDir()
	for _, made := range []string{"", schema} {
		db, err := database(dir, "rwc")
		if err == nil {
			_, err = db.Exec("PRAGMA user_version = 1;" + made)
		}
		if err != nil || db.Close() != nil {
			t.Fatal(err)
		}
		if _, _, err := Read(dir); !errors.Is(err, errUnbegun) {
			t.Error(err)
		}
		if _, err := Open(context.Background(), dir, nil); !errors.Is(err, errUnbegun) {
			t.Error(err)
		}
	}
	s := create(t, dir, nil)
	defer s.Close()
	if _, _, err := Read(dir); err != nil {
		t.Error(err)
	}
}

// TestHotJournals: what a process that was killed in the middle of its first transaction has left is undone by who
// reads.
func TestHotJournals(t *testing.T) {
	from, dir := t.TempDir(), t.TempDir()
	name := "file:" + from + "/" + File + "?_journal_mode=DELETE&_synchronous=FULL&_cache_size=1"
	db, err := sql.Open("sqlite3", name)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(100000))"); err != nil {
		t.Fatal(err)
	}
	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback() }()
	// more than the cache holds: the journal is on the disk, and the database is written
	if _, err := tx.Exec("UPDATE filler SET x = randomblob(900000)"); err != nil {
		t.Fatal(err)
	}
	for _, f := range []string{File, File + "-journal"} {
		data, err := os.ReadFile(filepath.Join(from, f))
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, f), data, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := readAs(dir, "ro"); err == nil || errors.Is(err, errUnbegun) {
		t.Fatal("the journal is not hot: ", err)
	}
	if _, _, err := Read(dir); !errors.Is(err, errUnbegun) {
		t.Error(err)
	}
}

// TestFullDisk: the run waits while there is no room, says so, and goes on; nothing is stored in part.
func TestFullDisk(t *testing.T) {
	again = time.Millisecond
	defer func() { again = time.Second }()
	var said []string
	var s *Store
	room := func(pages int) {
		if _, err := s.db.Exec(fmt.Sprintf("PRAGMA max_page_count = %d", pages)); err != nil {
			t.Fatal(err)
		}
	}
	more := make(chan bool, 1)
	s = create(t, t.TempDir(), func(text string) { said = append(said, text); more <- true })
	defer s.Close()
	m, first := jobs.New(jobs.Config{})
	if err := s.Apply(&first); err != nil {
		t.Fatal(err)
	}
	room(1) // as many as there are
	_, changes := m.Handle(jobs.Lease{})
	_, saw := m.Handle(jobs.Saw{Job: 1, Attempt: 1, Findings: []jobs.Finding{{Key: "k", Data: make([]byte, 1<<20)}}})
	changes[0].Findings = saw[0].Findings
	stored := make(chan error)
	go func() { stored <- s.Apply(&changes[0]) }()
	<-more
	select {
	case err := <-stored:
		t.Fatal("stored without room", err)
	case <-time.After(20 * time.Millisecond):
	}
	room(1 << 20)
	if err := <-stored; err != nil {
		t.Fatal(err)
	}
	<-more
	if len(said) != 2 || !strings.Contains(said[0], "full") || !strings.Contains(said[1], "goes on") {
		t.Errorf("said %q", said)
	}
	stop, cancel := context.WithCancel(context.Background())
	cancel()
	s.stop = stop
	room(1)
	saw[0].Findings[0].Finding.Key = "l"
	if err := s.Apply(&saw[0]); !full(err) {
		t.Error(err)
	}
	<-more
}
