package main

import (
	"testing"
	"time"

	"midway/execute"
)

func TestProgressText(t *testing.T) {
	for want, p := range map[string]execute.Progress{
		"10s  70 paths, 8 runs/s, 1 violations, about 25% explored, 30s left": {Elapsed: 10 * time.Second, Paths: 70, Runs: 80, Violations: 1, Explored: 0.25},
		"2s  3 paths, 2 runs/s, 0 violations, 5 states waiting":               {Elapsed: 2 * time.Second, Paths: 3, Runs: 3, Pending: 5},
		"1s  3 paths, 3 runs/s, 0 violations, about 1e-10% explored":          {Elapsed: time.Second, Paths: 3, Runs: 3, Explored: 1e-12},
	} {
		if got := progressText(p); got != want {
			t.Errorf("got  %q\nwant %q", got, want)
		}
	}
}
