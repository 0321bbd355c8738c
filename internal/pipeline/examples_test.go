package pipeline_test

import (
	stdctx "context"
	"path/filepath"
	"testing"
	"time"

	"midway/internal/long"
	"midway/internal/pipeline"
)

// exampleQueries runs every example from its context, or from main where it has none, and sums the
// solver's queries by tier.
func exampleQueries(tb testing.TB) (total, z3 uint64) {
	tb.Helper()
	var runs []*pipeline.Options
	for _, folder := range []string{"figure1", "barrier"} {
		contexts, _ := filepath.Glob("../../examples/" + folder + "/*.yaml")
		for _, c := range contexts {
			runs = append(runs, &pipeline.Options{Command: "run", ContextFile: c})
		}
	}
	runs = append(runs, &pipeline.Options{Command: "run", Programs: []string{"../../examples/queue/queue.c"}})
	if len(runs) < 4 {
		tb.Fatalf("only %d examples found", len(runs))
	}
	for _, o := range runs {
		o.Started = time.Now()
		doc, err := pipeline.Run(stdctx.Background(), o, pipeline.Output{})
		if err != nil {
			tb.Fatal(err)
		}
		for tier, n := range doc.Stats.SolverQueries {
			total += n
			if tier == "z3" || tier == "unknown" {
				z3 += n
			}
		}
	}
	return total, z3
}

// TestMostQueriesNeverReachZ3: on the examples more than nine queries in ten are answered before the
// decision procedure (docs/design.md §4).
func TestMostQueriesNeverReachZ3(t *testing.T) {
	long.Test(t)
	total, z3 := exampleQueries(t)
	if total == 0 || z3*10 > total {
		t.Errorf("%d of %d queries reached Z3", z3, total)
	}
	t.Logf("%d of %d queries reached Z3", z3, total)
}

// BenchmarkExamples times all examples and reports the share of queries answered before Z3.
func BenchmarkExamples(b *testing.B) {
	var total, z3 uint64
	for range b.N {
		total, z3 = exampleQueries(b)
	}
	b.ReportMetric(100*float64(total-z3)/float64(total), "%before-z3")
}
