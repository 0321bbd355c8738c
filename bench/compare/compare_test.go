package main

import (
	stdctx "context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/report"
)

// command is the command, built once, as the tests are (make test), so that no package is compiled a second time.
var command string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "midway-compare-")
	if err != nil {
		panic(err)
	}
	command = filepath.Join(dir, "midway")
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

var build = sync.OnceValues(func() ([]byte, error) {
	return exec.Command("go", "build", "-trimpath", "-pgo=off", "-o", command, "midway/cmd/midway").CombinedOutput()
})

// built is how the command is called.
func built(t *testing.T) *settings {
	t.Helper()
	if out, err := build(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return &settings{midway: command, dir: "../programs", memory: "1G", time: 30 * time.Second, measureCells: measure}
}

// TestFib: the baseline of fib1 has the C(12, 6) schedules of two threads of six accesses each, which is how the paper
// counts.
func TestFib(t *testing.T) {
	long.Test(t)
	s := built(t)
	s.only = "fib1"
	var out strings.Builder
	if err := s.guo(stdctx.Background(), &out); err != nil {
		t.Fatal(err)
	}
	row := strings.Split(out.String(), "\n")[2]
	if !strings.HasPrefix(row, "| fib1 = | 2 | violated | 924 |") {
		t.Error(row)
	}
}

// TestSequential: every program without threads has its verdict, all of it is explored, and the sorts have a path for
// each order.
func TestSequential(t *testing.T) {
	long.Test(t)
	s := built(t)
	var out strings.Builder
	if err := s.sequential(stdctx.Background(), &out); err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(out.String()), "\n")[2:]
	if len(rows) != len(sequentialRows) || strings.Contains(out.String(), "+ |") || !strings.Contains(out.String(), "| bubble sort of 5 ints | safe | 120 |") ||
		!strings.Contains(out.String(), "| quicksort of 5 ints | safe | 120 |") {
		t.Error(out.String())
	}
}

// TestTraces: the programs of three rows have more traces than the paper has runs, so that its reduction leaves out
// some. They are counted in all schedules, and are as many as the runs of ours.
func TestTraces(t *testing.T) {
	long.Test(t)
	s := built(t)
	for name, traces := range map[string]int{"lazy01": 6, "reorder1a": 4, "stack": 527} {
		r := guoRows[slices.IndexFunc(guoRows, func(r guoRow) bool { return r.name == name })]
		args := append(s.arguments("guo", r.file, r.sizes), "--properties", "assertions")
		every := slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "--no-symmetry" }) // run has none
		text, err := exec.Command(s.midway, append([]string{"run", "--granularity", "memory", "--no-por", "--json", "-"}, every...)...).Output()
		var all report.Document
		if json.Unmarshal(text, &all) != nil || !all.Complete {
			t.Fatalf("%s: %v", name, err)
		}
		seen := map[string]bool{}
		for i := range all.Paths {
			seen[trace(all.Paths[i].Schedule)] = true
		}
		c, err := measure(stdctx.Background(), s, append(args, guoModes[1]...))
		if err != nil || len(seen) != traces || c.runs() != traces || traces <= r.runs[1] {
			t.Errorf("%s: %d traces, %d runs, want %d, more than %d: %v", name, len(seen), c.runs(), traces, r.runs[1], err)
		}
	}
}

// trace is the same for schedules that differ in the order of independent steps only: of each access, which steps on
// the same object come before it, loads apart where it is one.
func trace(schedule []report.Step) string {
	steps, before := map[string]int{}, map[string][]string{}
	var all []string
	for _, s := range schedule {
		if !strings.HasPrefix(s.Detail, "&") {
			continue
		}
		steps[s.Thread]++
		name := fmt.Sprint(s.Thread, "/", steps[s.Thread], " ", s.Op, s.Detail)
		past := slices.Clone(before[s.Detail])
		if s.Op == "load" {
			past = slices.DeleteFunc(past, func(p string) bool { return strings.Contains(p, " load&") })
		}
		before[s.Detail] = append(before[s.Detail], name)
		slices.Sort(past)
		all = append(all, fmt.Sprint(name, past))
	}
	slices.Sort(all)
	return strings.Join(all, "\n")
}

// TestProgramsExist: every row has its program, and every program a row.
func TestProgramsExist(t *testing.T) {
	used := map[string]bool{}
	for _, r := range guoRows {
		used[filepath.Join("guo", r.file)] = true
	}
	for _, r := range peerRows {
		used[filepath.Join("peers", r.file)] = true
	}
	for _, r := range chuRows {
		used[filepath.Join("chu", r.file)] = true
	}
	for f := range used {
		if _, err := os.Stat(filepath.Join("../programs", f)); err != nil {
			t.Error(err)
		}
	}
	files, err := filepath.Glob("../programs/[cgp]*/*.c")
	if err != nil || len(files) != len(used) {
		t.Errorf("%d programs, %d in rows: %v", len(files), len(used), err)
	}
}

// TestChu: states of some rows, which are the paper's where both explore the same: of POR+SI (2N+1)·2^2N + 2N + 1 for
// p/c and N·2^(N-1) + 1 for sum, of SI 8N·3^(2N-1) + 9^N + 1 for p/c.
func TestChu(t *testing.T) {
	long.Test(t)
	s := built(t)
	for name, want := range map[string][4]string{
		"p/c-2": {"330", "514", "85", "10"}, "din-3a": {"286", "97", "97", ""}, "sum-6": {"1957", "193", "193", "7"}, "micro_2": {"", "20201", "20201", "201"},
		"stateful20": {"", "841", "841", "41"}, "bak-2": {"31", "23", "23", "23"},
	} {
		r := chuRows[slices.IndexFunc(chuRows, func(r chuRow) bool { return r.name == name })]
		for i, mode := range chuModes {
			if want[i] == "" {
				continue
			}
			c, err := measure(stdctx.Background(), s, append(append(s.arguments("chu", r.file, r.sizes), "--properties", "assertions"), mode...))
			if err != nil || c.doc.Verdict != isSafe || fmt.Sprint(c.doc.Stats.States) != want[i] {
				t.Errorf("%s %v: %+v %v, want %s states", name, mode, c, err, want[i])
			}
		}
	}
}

// TestWrongVerdicts: a finished exploration with another verdict is wrong, one that did not finish may not know.
func TestWrongVerdicts(t *testing.T) {
	for _, c := range []struct {
		verdict  string
		complete bool
		want     string
		wrong    bool
	}{
		{isSafe, true, isSafe, false}, {isSafe, true, violated, true}, {violated, false, isSafe, true},
		{"unknown", false, isSafe, false}, {"unknown", true, isSafe, true},
	} {
		got := (&cell{doc: &report.Document{Verdict: c.verdict, Complete: c.complete}}).wrong(c.want)
		if got != c.wrong {
			t.Errorf("%s, complete %t, where %s is right: wrong %t", c.verdict, c.complete, c.want, got)
		}
	}
}

func TestRatio(t *testing.T) {
	for _, c := range []struct {
		a, b         int
		aMore, bMore bool
		want         string
	}{{924, 48, false, false, "19.25"}, {1000, 10, true, false, "≥100.00"}, {5, 2, false, true, "–"}, {0, 3, false, false, "–"}} {
		if got := ratio(c.a, c.b, c.aMore, c.bMore); got != c.want {
			t.Errorf("ratio of %d and %d: %s, not %s", c.a, c.b, got, c.want)
		}
	}
}

// TestWen: regular sub-checks of median take the states that Wen and Yang print (table 2), guided ones at most those,
// and all at once as many as in table 1. Everywhere guided ones take no more than regular ones.
func TestWen(t *testing.T) {
	long.Test(t)
	s := built(t)
	var out strings.Builder
	for _, s.only = range []string{"median", "trityp"} {
		if err := s.wen(stdctx.Background(), &out); err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{
		"| median | all | safe, 0 violated | 13 | 13 |",
		"| median | v1 | safe | 11 | 11 | 3 | 5 | 5 | 11 | 11 |", "| median | v2 | safe | 11 | 11 | 4 | 7 | 7 | 11 | 11 |",
		"| median | v3 | safe | 11 | 11 | 3 | 5 | 5 | 11 | 11 |", "| median | v4 | safe | 11 | 11 | 4 | 5 | 5 | 11 | 11 |",
		"| median | v5 | safe | 13 | 13 | 9 | 13 | 13 | 13 | 13 |",
		"Of 5 sub-checks, guided and nearest first, 5 take fewer states than regular ones to the end and 0 take more; 5 take no more",
		"Of 10 sub-checks, guided and nearest first, 10 take fewer states than regular ones to the end and 0 take more; 10 take no more",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is missing:\n%s", want, out.String())
		}
	}
}
