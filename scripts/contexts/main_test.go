package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestRow runs a stand-in for the command: what is in its result is in the row, and a run without a result is a row, too.
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
 "stats": {"paths": 7, "paths_cut": 2, "instructions": 99, "solver_seconds": 2, "wall_seconds": 11, "first_instruction_seconds": 1, "blocks_reached": 5, "synchronisations": [3, 0]}}
X
exit 4
`)
	row, err := run(command, "c.yaml", time.Second)
	if want := "1.0 | 0.0 | violated, time, exit code 4 | 99 | 5 | 3 0 | 20 % | 7, 2 cut | 2 conditional data-race"; err != nil || row != want {
		t.Errorf("%q, %v; want %q", row, err, want)
	}
	write("exit 2\n")
	if row, err = run(command, "c.yaml", time.Second); err != nil || !strings.Contains(row, "no result, exit code 2") {
		t.Errorf("%q, %v", row, err)
	}
	if err := table(dir, command, time.Second, 1); err == nil {
		t.Error("a directory without contexts is no error")
	}
}
