package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestRow runs a stand-in for the command: what is in its result is in the row, and a run without a result is a row,
// too.
func TestRow(t *testing.T) {
	dir := t.TempDir()
	command := filepath.Join(dir, "midway")
	write := func(script string) {
		if err := os.WriteFile(command, []byte("#!/bin/sh\n"+script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	write(`for a; do out=$a; done
cat > "$out" <<'X'
{"verdict": "violated", "complete": false, "violations": [{"kind": "data-race", "level": "conditional"}, {"kind": "data-race", "level": "conditional"}],
 "stats": {"paths": 7, "paths_cut": 2, "instructions": 99, "solver_seconds": 2, "wall_seconds": 11, "first_instruction_seconds": 1, "blocks_reached": 5, "synchronisations": [3, 0],
  "threads_runnable": 2, "threads_went_on": 1, "pairs_in_both_orders": 3, "functions": [{"function": "work", "seconds": 6.5}, {"function": "rest", "seconds": 1}]}}
X
exit 4
`)
	row, _, err := run(command, "c.yaml", time.Second)
	if want := "1.0 | 0.0 | 0 | violated, time, exit code 4 | 99 | 5 | 3 0 | 1 of 2 | 3 | 20 % | no | 7, 2 cut | work 6.5 s | 2 conditional data-race"; err != nil || row != want {
		t.Errorf("%q, %v; want %q", row, err, want)
	}
	write("exit 2\n")
	if row, _, err = run(command, "c.yaml", time.Second); err != nil || !strings.Contains(row, "no result, exit code 2") {
		t.Errorf("%q, %v", row, err)
	}
	if err := table(dir, command, time.Second, 1); err == nil {
		t.Error("a directory without contexts is no error")
	}
}

// TestTarget: each part of the target is needed, unless the exploration ended; the solver's share always is.
func TestTarget(t *testing.T) {
	whole := result{Stats: stats{WallSeconds: 11, First: 1, SolverSeconds: 4, Blocks: 100, Runnable: 2, WentOn: 2, Pairs: 1}}
	if !whole.reached() {
		t.Error("all parts are there")
	}
	for name, weaken := range map[string]func(s *stats){
		"blocks": func(s *stats) { s.Blocks-- }, "threads": func(s *stats) { s.WentOn-- }, "pairs": func(s *stats) { s.Pairs = 0 },
		"nobody could run": func(s *stats) { s.Runnable, s.WentOn = 0, 0 },
	} {
		r := whole
		weaken(&r.Stats)
		if r.reached() {
			t.Errorf("reached without %s", name)
		}
		if r.Complete = true; !r.reached() {
			t.Errorf("an exploration that ended needs no %s", name)
		}
	}
	whole.Complete, whole.Stats.SolverSeconds = true, 6
	if whole.reached() {
		t.Error("the solver took more than half of the time")
	}
}
