package main

import (
	stdctx "context"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/pipeline"
)

// TestTurns: workers that work one at a time share the work, and the last one's clock is that of the longest share.
func TestTurns(t *testing.T) {
	long.Test(t)
	var r sums
	for range 3 { // times are measured: another process may be in the way of one
		if r = measured(t); r.makespan >= r.sum/4 && r.makespan <= r.sum*2/3 && r.splits <= r.makespan && r.jobs >= 4 {
			return
		}
	}
	t.Errorf("%+v", r)
}

// measured explores a program of 19,605 runs by workers that take turns.
func measured(t *testing.T) sums {
	t.Helper()
	o := options(4)
	o.Programs, o.Defines, o.Properties = []string{"../programs/peers/fib.c"}, []string{"N=4"}, []string{"assertions"}
	turns := newTurns()
	stop, cancel := stdctx.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	doc, err := pipeline.Run(stop, &o, pipeline.Output{Provided: pipeline.Provided{Keeper: turns, Spawn: turns.spawn(stop, o)}})
	if err != nil || doc.Stats.Runs != 19605 {
		t.Fatal(err, doc)
	}
	return turns.report()
}
