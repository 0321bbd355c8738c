package watch

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/report"
)

func open(t *testing.T, dir string) *Journal {
	t.Helper()
	j, err := Open(dir, Begin{Command: []string{"check"}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = j.Close() })
	return j
}

func closed(t *testing.T, j *Journal) {
	t.Helper()
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
}

// wholeLines are the events of the lines of a journal that are whole, as a reader takes them while it is written.
func wholeLines(t *testing.T, dir string) []Event {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, JournalFile))
	if err != nil {
		t.Fatal(err)
	}
	return parsed(t, string(text[:bytes.LastIndexByte(text, '\n')+1]))
}

// read is the events of a journal, each of which has to be whole.
func read(t *testing.T, dir string) []Event {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, JournalFile))
	if err != nil {
		t.Fatal(err)
	}
	return parsed(t, string(text))
}

func parsed(t *testing.T, text string) (out []Event) {
	t.Helper()
	for line := range strings.Lines(text) {
		var e Event
		if err := json.Unmarshal([]byte(line), &e); err != nil || !strings.HasSuffix(line, "\n") {
			t.Fatalf("%v: %q", err, line)
		}
		out = append(out, e)
	}
	return out
}

// notes are the notes of events.
func notes(events []Event) (out []string) {
	for _, e := range events {
		if e.Note != "" {
			out = append(out, e.Note)
		}
	}
	return out
}

// lastFindings are the findings that a reader of events has in the end, by ID.
func lastFindings(events []Event) map[string]Finding {
	out := map[string]Finding{}
	for _, e := range events {
		for _, f := range e.Findings {
			out[f.ID] = f
		}
		for _, id := range e.Gone {
			delete(out, id)
		}
	}
	return out
}

// TestWhatAKillLeaves: a line that was written in part is cut off by who goes on, and two cannot write.
func TestWhatAKillLeaves(t *testing.T) {
	dir := t.TempDir()
	j := open(t, dir)
	j.Note("one")
	if _, err := Open(dir, Begin{}); err == nil || !strings.Contains(err.Error(), "another run writes there") {
		t.Error(err)
	}
	closed(t, j)
	path := filepath.Join(dir, JournalFile)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"", `{"t":1,"no`, strings.Repeat("x", 100_000)} {
		if err := os.WriteFile(path, append(slices.Clone(text), part...), 0o600); err != nil {
			t.Fatal(err)
		}
		j = open(t, dir)
		j.Note("two")
		closed(t, j)
		events := read(t, dir)
		if got := notes(events); !slices.Equal(got, []string{"one", "two"}) {
			t.Errorf("behind %.10q: %q", part, got)
		}
		begun := slices.DeleteFunc(events, func(e Event) bool { return e.Begin == nil })
		if len(begun) != 2 || begun[0].Begin.Again || !begun[1].Begin.Again {
			t.Errorf("it begins %d times: %+v", len(begun), begun)
		}
	}
}

// TestFullDisk: what cannot be written waits, nothing of it stays in part, and it is written when there is room.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=64k"); err != nil {
		t.Skipf("a small disk cannot be mounted: %v", err)
	}
	defer func() { _ = syscall.Unmount(dir, syscall.MNT_DETACH) }()
	j := open(t, dir)
	j.Note("before")
	time.Sleep(2 * gather)
	filler := filepath.Join(dir, "filler")
	_ = os.WriteFile(filler, make([]byte, 1<<20), 0o600)
	var want []string
	for i := range 100 {
		text := fmt.Sprintf("%d %s", i, strings.Repeat("y", 100))
		want = append(want, text)
		j.Note(text)
	}
	time.Sleep(3 * gather)
	full := notes(wholeLines(t, dir))
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	closed(t, j)
	want = append([]string{"before"}, want...)
	if got := notes(read(t, dir)); !slices.Equal(got, want) || len(full) >= len(want) || !slices.Equal(full, want[:len(full)]) {
		t.Errorf("%d notes on a full disk, %d with room again", len(full), len(got))
	}
}

// violation is one in a test.
func violation(kind, at, level string) report.Violation {
	return report.Violation{Kind: kind, At: at, Text: kind, Level: level, Count: 2, Schedule: []report.Step{}}
}

// TestFindingsAreOne: what several contexts show is one finding, as the context shows it in which it is strongest.
func TestFindingsAreOne(t *testing.T) {
	dir := t.TempDir()
	j := open(t, dir)
	j.Contexts(make([]report.Context, 3))
	done := report.Context{Verdict: report.Violated, Complete: true}
	ends := func(n int, list ...report.Violation) {
		j.Began(n, "worker 1")
		j.Ended(n, done, false, &report.Document{Violations: list}, nil)
	}
	ends(0, violation("deadlock", "a.c:1", report.Conditional), violation("data-race", "a.c:2", report.Latent))
	ends(2, violation("deadlock", "a.c:1", report.Manifest))
	ends(1, violation("deadlock", "a.c:1", report.Latent), violation("deadlock", "a.c:9", report.Latent))
	closed(t, j)
	all := lastFindings(read(t, dir))
	if len(all) != 3 {
		t.Fatalf("%d findings", len(all))
	}
	v := violation("deadlock", "a.c:1", "")
	f := all[v.ID()]
	if f.Level != report.Manifest || !slices.Equal(f.Contexts, []int{0, 2, 1}) || f.Document != "context-2" || f.Index != 0 || f.Count != 6 {
		t.Errorf("%+v", f)
	}
	if _, err := os.Stat(filepath.Join(dir, Documents, "context-2.json")); err != nil {
		t.Error(err)
	}
}

// TestSightings: what an exploration comes to is a finding at once; the result has it by the ID that it keeps, and what
// is not in the result is gone.
func TestSightings(t *testing.T) {
	dir := t.TempDir()
	j := open(t, dir)
	race := violation("data-race", "a.c:2", "")
	race.Race = &report.Race{First: report.RaceAccess{At: "a.c:1"}, Second: report.RaceAccess{At: "a.c:2"}}
	lock, none := violation("deadlock", "a.c:7", ""), violation("assertion", "a.c:9", "")
	for _, v := range []report.Violation{race, lock, none, lock} {
		j.Found(v)
	}
	time.Sleep(2 * gather)
	for id, f := range lastFindings(read(t, dir)) {
		if !f.Sighted || f.Level != "" || f.Document != "" {
			t.Errorf("%s: %+v", id, f)
		}
	}
	final, known := lock, race
	final.Level, known.Level = report.Confirmed, report.Confirmed
	final.Deadlock = &report.Deadlock{Waits: []report.Wait{{At: "a.c:7"}, {At: "a.c:8"}}}
	j.Result(&report.Document{Verdict: report.Violated, Violations: []report.Violation{final, known}, Ledger: []report.Entry{
		{Kind: "a", Effect: "assumption", Text: "b"}, {Kind: "a", Effect: "assumption", Text: "b"}}})
	closed(t, j)
	events := read(t, dir)
	all := lastFindings(events)
	if len(all) != 2 || all[race.ID()].Level != report.Confirmed || all[final.ID()].Was != lock.ID() || all[final.ID()].Document != "result" {
		t.Errorf("%+v", all)
	}
	entries := 0
	for _, e := range events {
		entries += len(e.Ledger)
	}
	if entries != 1 {
		t.Errorf("%d entries of the ledger", entries)
	}
}

// TestJobsAndWorkers: who does what, and what became of jobs; what was withdrawn is not counted.
func TestJobsAndWorkers(t *testing.T) {
	dir := t.TempDir()
	j := open(t, dir)
	m, first := jobs.New(jobs.Config{Lost: 2})
	j.Jobs(&first)
	does := func(e jobs.Event) {
		_, changes := m.Handle(e)
		for i := range changes {
			j.Jobs(&changes[i])
		}
	}
	does(jobs.Lease{Worker: "process 1"})
	j.mu.Lock()
	s := j.status(time.Now())
	j.mu.Unlock()
	if len(s.Workers) != 1 || s.Workers[0].Job != 1 || s.Sample.Running != 1 {
		t.Errorf("%+v", s)
	}
	does(jobs.Finish{Job: 1, Attempt: 1, Portion: jobs.Portion{Counts: map[string]int{"runs": 7, "paths": 3}}})
	j.mu.Lock()
	s = j.status(time.Now())
	j.mu.Unlock()
	if len(s.Workers) != 1 || s.Workers[0].Job != 0 || s.Sample.Done != 1 || s.Sample.Running != 0 {
		t.Errorf("%+v", s)
	}
	closed(t, j)
	var last Job
	for _, e := range read(t, dir) {
		for _, n := range e.Jobs {
			last = n
		}
	}
	if last.Status != jobs.Done || last.Counts["runs"] != 7 {
		t.Errorf("%+v", last)
	}
	j = open(t, t.TempDir())
	j.Jobs(&jobs.Transaction{Results: []jobs.Result{{Job: 1, Portion: jobs.Portion{Counts: map[string]int{"runs": 7}}}}, Jobs: []jobs.Job{{ID: 1}}})
	j.Jobs(&jobs.Transaction{Undone: []jobs.ID{1}})
	if n := j.told.counts[1]["runs"]; n != 0 {
		t.Errorf("%d runs of what was withdrawn are counted", n)
	}
}

// TestLines: of a block that was reached all lines are, each once, and the copy of the source is by its contents.
func TestLines(t *testing.T) {
	dir := t.TempDir()
	j := open(t, dir)
	p := &ir.Program{Files: []string{"a.c"}, Locs: []ir.Loc{{}, {Line: 3}, {Line: 4}, {Line: 7}}}
	f := &ir.Func{Name: "f", Code: []ir.Instr{{Loc: 1}, {Loc: 2}, {Loc: 2}, {Loc: 3}, {}}, Blocks: []ir.Block{{End: 2}, {First: 2, Body: 2, End: 5}}}
	j.Program(p, "a", nil, []*ir.Func{f}, report.StoredSources(func(name string) []byte { return []byte("text of " + name) }))
	j.Progress(execute.Progress{Reached: func() []string { return []string{"f:2", "g:0"} }})
	time.Sleep(2 * gather)
	j.Result(&report.Document{})
	closed(t, j)
	var code Code
	var lines []int
	for _, e := range read(t, dir) {
		for _, c := range e.Code {
			code = c
		}
		for _, r := range e.Reached {
			lines = append(lines, r.Lines...)
		}
	}
	if code.File != "a.c" || fmt.Sprint(code.Lines) != "[[3 4] [7 7]]" || fmt.Sprint(lines) != "[4 7]" {
		t.Errorf("%+v, reached %v", code, lines)
	}
	text, err := os.ReadFile(filepath.Join(dir, Sources, code.Copy))
	if err != nil || string(text) != "text of a.c" || !NameOfSource.MatchString(code.Copy) {
		t.Errorf("%s, %v", text, err)
	}
}

// TestSamplesAreFew: however long a run is, its samples are some thousands.
func TestSamplesAreFew(t *testing.T) {
	n := 0
	for age := time.Duration(0); age < 30*24*time.Hour; age += every(age) {
		n++
	}
	if n < 1000 || n > 5000 {
		t.Errorf("%d samples in a month", n)
	}
}

// TestNobodyWatches: a journal that is none takes everything.
func TestNobodyWatches(t *testing.T) {
	var j *Journal
	j.Note("")
	j.Progress(execute.Progress{})
	j.Jobs(nil)
	j.Found(report.Violation{})
	j.Contexts(nil)
	j.Result(nil)
	j.Failed(nil)
	if err := j.Close(); err != nil {
		t.Error(err)
	}
}
