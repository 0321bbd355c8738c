package report

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
	"midway/soundness"
)

// program has two lines of code to point at.
func program() *ir.Program {
	return &ir.Program{Files: []string{"queue.c"}, Locs: []ir.Loc{{}, {Line: 88}, {Line: 90}}}
}

// examples are documents of each verdict.
func examples() map[string]*Document {
	l := &ledger.Ledger{}
	l.Addf("initial-pointer", ledger.Assumption, "queue.c:88", "q points to a live object")
	l.Addf("initial-pointer", ledger.Assumption, "queue.c:90", "q->head points to a live object")
	l.Addf("seq-cst", ledger.Assumption, "", "memory is sequentially consistent")
	cut := &ledger.Ledger{}
	cut.Addf("path-limit", ledger.Incomplete, "", "stopped after 10 paths")
	cut.Addf("havoc", ledger.OverApproximate, "queue.c:90", "frob has no model")
	run := Run{Command: "run", Granularity: "sync", Seed: "full", Properties: []string{"assertions", "races"}}
	fromMain := run
	fromMain.FromMain = true
	steps := []execute.Step{
		{Thread: "t1", Op: "pthread_mutex_lock", Detail: "&q->lock", Loc: 1},
		{Thread: "t1", Op: "store", Loc: 2},
		{Thread: "t2", Op: "load", Loc: 2},
	}
	var trace state.State
	for _, step := range steps {
		trace.Record(step)
	}
	paths := []execute.Path{
		{Schedule: trace.Trace, Outcome: execute.Violation, Violation: 0},
		{Outcome: execute.FragmentEnd, Violation: -1},
	}
	violations := []execute.ViolationRecord{
		{Kind: "data-race", Loc: 2, Text: "t1 writes and t2 reads q->head without order",
			Details: []string{"t1 holds q->lock, t2 holds nothing"}, Schedule: steps, Count: 3,
			Inputs: []execute.Input{
				{Name: "t1.i", Bits: 32, Value: 0xfffffffe, At: "queue.c:88"},
				{Name: "n", Bits: 64, Value: 7},
			}},
	}
	stats := execute.Stats{
		Paths:           2,
		Runs:            2,
		States:          5,
		Instructions:    77,
		Forks:           1,
		SolverQueries:   map[string]uint64{"z3": 2, "fold": 9, "model": 2},
		SolverSeconds:   0.25,
		WallSeconds:     12.3,
		PeakMemoryBytes: 3 << 20,
	}
	return map[string]*Document{
		"violated": New(
			program(),
			run,
			&execute.Result{Paths: paths, Violations: violations, Ledger: l, Complete: true, Stats: stats},
			[]soundness.Validation{{Basis: soundness.FromState}},
		),
		"unknown": New(
			program(),
			run,
			&execute.Result{Paths: paths[1:], Ledger: cut, Stats: execute.Stats{Paths: 1}},
			nil,
		),
		"safe": New(
			program(),
			fromMain,
			&execute.Result{Paths: paths[1:], Ledger: l, Complete: true, Stats: execute.Stats{Paths: 1}},
			nil,
		),
		"empty": New(program(), run, &execute.Result{}, nil),
	}
}

func exampleNames() []string {
	var out []string
	for name := range examples() {
		out = append(out, name)
	}
	sort.Strings(out)
	return out
}

func TestVerdict(t *testing.T) {
	incomplete, assumed := &ledger.Ledger{}, &ledger.Ledger{}
	incomplete.Addf("solver-timeout", ledger.Incomplete, "", "x")
	assumed.Addf("seq-cst", ledger.Assumption, "", "x")
	for _, c := range []struct {
		r    execute.Result
		want string
	}{
		{execute.Result{Complete: true}, Safe},
		{execute.Result{Complete: true, Ledger: assumed}, Safe},
		{execute.Result{Complete: true, Ledger: incomplete}, Unknown},
		{execute.Result{Ledger: assumed}, Unknown},
		{execute.Result{Ledger: incomplete, Violations: make([]execute.ViolationRecord, 1)}, Violated},
		{execute.Result{Complete: true, Violations: []execute.ViolationRecord{{Undecided: true}}}, Unknown},
		{execute.Result{Complete: true, Violations: []execute.ViolationRecord{{Undecided: true}, {}}}, Violated},
	} {
		if got := verdict(&c.r, nil); got != c.want {
			t.Errorf("verdict of %+v is %s, want %s", c.r, got, c.want)
		}
	}
	unsolved := execute.Result{Complete: true, Violations: []execute.ViolationRecord{{Undecided: true}}}
	if got := verdict(&unsolved, []soundness.Validation{{Basis: soundness.FromState}}); got != Violated {
		t.Errorf("verdict of a violation that happened again is %s", got)
	}
}

// TestText compares the human text with testdata/NAME.txt; MIDWAY_REWRITE=1 writes the files anew.
func TestText(t *testing.T) {
	source := func(at string, _ int) string {
		return map[string]string{"queue.c:88": "pthread_mutex_lock(&q->lock);", "queue.c:90": "q->head = n;"}[at]
	}
	for _, name := range exampleNames() {
		var b strings.Builder
		if err := examples()[name].WriteText(&b, TextOptions{Source: source}); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join("testdata", name+".txt")
		if os.Getenv("MIDWAY_REWRITE") != "" {
			if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if b.String() != string(want) {
			t.Errorf("%s:\n%s\nwant\n%s", name, b.String(), want)
		}
	}
}

func TestMaxListed(t *testing.T) {
	var b strings.Builder
	if err := examples()["violated"].WriteText(&b, TextOptions{MaxListed: 1, ListPaths: true}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "… 1 more paths (--max-listed)") || strings.Contains(b.String(), "\x1b") {
		t.Errorf("the second path is listed, or colours are on:\n%s", b.String())
	}
}

// TestManyNotReplayed: what was not replayed does not hide what was. A few are told in full, many in a line each,
// behind the others.
func TestManyNotReplayed(t *testing.T) {
	for _, n := range []int{manyNotReplayed - 1, manyNotReplayed} {
		d := &Document{Verdict: "violated"}
		for i := range n {
			d.Violations = append(
				d.Violations,
				Violation{Kind: "data-race", At: fmt.Sprintf("p.c:%d", i+10), Text: "two writes", Level: Conditional},
			)
		}
		d.Violations = append(
			d.Violations,
			Violation{Kind: "deadlock", At: "p.c:7", Level: Conditional, Validated: true},
		)
		var b strings.Builder
		if err := d.WriteText(&b, TextOptions{}); err != nil {
			t.Fatal(err)
		}
		first, last := strings.Index(b.String(), "data-race at p.c:10"), strings.Index(b.String(), "deadlock at p.c:7")
		brief := strings.Contains(b.String(), "  1. data-race at p.c:10: two writes\n")
		if many := n == manyNotReplayed; first < 0 || last < 0 || (first > last) != many || brief != many {
			t.Errorf("%d: %s", n, b.String())
		}
	}
}

func TestLongSchedulesAreShortened(t *testing.T) {
	d := examples()["violated"]
	for range 500 {
		d.Violations[0].Schedule = append(d.Violations[0].Schedule, Step{Thread: "t1", Op: "load"})
	}
	var b strings.Builder
	if err := d.WriteText(&b, TextOptions{}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "499 steps") || strings.Count(b.String(), "\n") > 200 {
		t.Errorf("not shortened:\n%s", b.String())
	}
}

func TestLongConditionsAreShortened(t *testing.T) {
	d := examples()["violated"]
	long := strings.Repeat("x + ", 500) + "1"
	d.Violations[0].Condition, d.Violations[0].conjuncts = long, nil
	d.Violations[0].Schedule[0].Detail = long
	d.Paths[0].of, d.Paths[0].Condition = nil, long
	var b strings.Builder
	if err := d.WriteText(&b, TextOptions{}); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(b.String()) {
		if len(line) > 300 {
			t.Errorf("a line of %d bytes: %s…", len(line), line[:100])
		}
	}
}

func TestWriteFileIsAtomic(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "r.json")
	text := func(s string) func(io.Writer) error {
		return func(w io.Writer) error { _, err := io.WriteString(w, s); return err }
	}
	if err := WriteFile(path, text("old")); err != nil {
		t.Fatal(err)
	}
	failing := func(w io.Writer) error { _, _ = io.WriteString(w, "half"); return errors.New("disk full") }
	if err := WriteFile(path, failing); err == nil || !strings.Contains(err.Error(), "disk full") {
		t.Errorf("the error is lost: %v", err)
	}
	if got, _ := os.ReadFile(path); string(got) != "old" {
		t.Errorf("a failed write left %q", got)
	}
	link := filepath.Join(dir, "link")
	if err := os.Symlink(path, link); err != nil {
		t.Fatal(err)
	}
	if err := WriteFile(link, text("new")); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != "new" {
		t.Errorf("the link's target has %q", got)
	}
	if files, _ := os.ReadDir(dir); len(files) != 2 {
		t.Errorf("temporary files are left: %v", files)
	}
}

func TestCheckWritable(t *testing.T) {
	dir := t.TempDir()
	for path, ok := range map[string]bool{filepath.Join(dir, "new"): true, "/dev/null": true, dir: false, filepath.Join(dir, "no", "such"): false} {
		if err := CheckWritable(path); (err == nil) != ok {
			t.Errorf("CheckWritable(%s) = %v", path, err)
		}
	}
	if files, _ := os.ReadDir(dir); len(files) != 0 {
		t.Errorf("checking left %v", files)
	}
}

func TestSources(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.c")
	write := func(path, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(file, "int x;\n  x = 1;\n")
	s := NewSources([]string{file})
	for at, want := range map[string]string{file + ":2": "x = 1;", "a.c:1": "int x;", "src/a.c:1": "int x;", "a.c:9": "", "b.c:1": "", "a.c": "", "": ""} {
		if got := s.Line(at); got != want {
			t.Errorf("Line(%q) = %q, want %q", at, got, want)
		}
	}
	// Of bitcode: where the compiler ran, also beside a file of that name here, and what was moved with a folder.
	built := filepath.Join(dir, "built", "src", "m.c")
	write(built, "int there;\n")
	write(filepath.Join(dir, "m.c"), "int here;\n")
	write(filepath.Join(dir, "moved", "lib", "n.c"), "int moved;\n")
	s = NewSources([]string{filepath.Join(dir, "p.bc"), filepath.Join(dir, "moved", "p.bc")}).
		Compiled(map[string]string{"src/m.c": filepath.Join(dir, "built"), "m.c": filepath.Join(dir, "built", "src")})
	for at, want := range map[string]string{
		"src/m.c:1": "int there;", "m.c:1": "int there;", built + ":1": "int there;", "/gone/moved/lib/n.c:1": "int moved;", "/gone/lib/n.c:1": "",
	} {
		if got := s.Line(at); got != want {
			t.Errorf("Line(%q) = %q, want %q", at, got, want)
		}
	}
}

// TestAdvice has a check that a limit has stopped say what may decide it, as far as that was not done.
func TestAdvice(t *testing.T) {
	for _, c := range []struct {
		properties, reductions []string
		kind, want             string
	}{
		{[]string{"assertions", "races"}, nil, "limit", "  - --prune, which explores nothing that earlier schedules cover\n  - fewer --properties"},
		{[]string{"assertions"}, nil, "time-limit", "  - a longer --time: the run stopped as it was over\n  - --prune, which explores nothing that earlier schedules cover\n  - a smaller"},
		{[]string{"assertions"}, []string{"summaries"}, "limit", "  - a smaller program"},
		{[]string{"assertions"}, nil, "unroll-limit", "  - a larger --unroll"},
		{[]string{"assertions"}, nil, "no-path", ""},
	} {
		d := Document{
			Command:    "check",
			Verdict:    Unknown,
			Properties: c.properties,
			Reductions: c.reductions,
			Ledger:     []Entry{{Kind: c.kind, Effect: "incomplete"}},
		}
		var b strings.Builder
		if err := d.WriteText(&b, TextOptions{}); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(b.String(), "What would decide more\n"); got != (c.want != "") ||
			!strings.Contains(b.String(), c.want) {
			t.Errorf("%+v:\n%s", c, b.String())
		}
	}
}
