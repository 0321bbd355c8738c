package soundness_test

import (
	stdctx "context"
	"testing"
	"time"

	"midway/context"
	"midway/execute"
	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/symheap"
)

// explored is everything a symbolic run from main found, with a witness of every path.
type explored struct {
	result    *execute.Result
	witnesses []soundness.Witness
}

// explore runs a program symbolically from main, up to so many conditional branches per path if not 0.
func explore(tb testing.TB, p *ir.Program, opt concrete.Options, branches int) *explored {
	tb.Helper()
	b := expr.NewBuilder(p.Model.PtrBits())
	heaps := symheap.NewShared(b, p.Model)
	c, err := context.FromMain(p)
	if err != nil {
		tb.Fatal(err)
	}
	st, err := state.Seed(&state.Seeding{P: p, B: b, Heaps: heaps, Context: c, Args: opt.Args})
	if err != nil {
		tb.Fatal(err)
	}
	s := solver.New(b, solver.Options{})
	defer s.Close()
	on := map[string]bool{}
	for _, g := range []string{"assertions", "races", "deadlocks", "memory", "division", "threads"} {
		on[g] = true
	}
	m := interp.New(p, b, s, heaps, nil, &ledger.Ledger{}, interp.Options{
		Properties: on, FIFO: opt.FIFO, Spurious: opt.SpuriousWakeups, MallocMayFail: opt.MallocMayFail, SVComp: opt.SVComp,
		MaxBranches: branches,
	})
	out := &explored{}
	x := execute.New(m, execute.Options{Properties: on, OnEnd: func(st *state.State) {
		if model, res := s.Model(st.PC, expr.True); res == solver.Sat {
			out.witnesses = append(out.witnesses, pathWitness(st, model))
		}
	}})
	ctx, cancel := stdctx.WithTimeout(stdctx.Background(), time.Minute)
	defer cancel()
	out.result = x.Run(ctx, st)
	return out
}

func pathWitness(st *state.State, model *expr.Model) soundness.Witness {
	w := soundness.Witness{Schedule: st.Trace.Steps(), Answers: st.Unsure.List(), Outcome: st.End.Outcome, Kind: st.End.Kind, Loc: st.End.Loc}
	w.Inputs, w.Ranges = execute.Witness(st, model)
	return w
}

// TestReplay: every path and every violation of the end-to-end programs that run from main is one that the
// concrete machine follows exactly (Bergan §5, theorem 1).
func TestReplay(t *testing.T) {
	paths := 0
	for _, a := range corpus(t) {
		t.Run(a.name, func(t *testing.T) {
			loading, running := a.options()
			running.MaxSteps = 1_000_000
			p := load(t, a.files, loading)
			found := explore(t, p, running, a.branches)
			for i := range found.result.Violations {
				v := &found.result.Violations[i]
				if answer, why := soundness.Replay(p, running, soundness.Of(v)); answer != soundness.Confirmed {
					t.Errorf("%s at %s is %s: %s", v.Kind, p.At(v.Loc), answer, why)
				}
			}
			for i, w := range found.witnesses {
				if w.Outcome == execute.Cut {
					continue
				}
				paths++
				if answer, why := soundness.Replay(p, running, w); answer != soundness.Confirmed {
					t.Errorf("path %d, %s %s, is %s: %s", i+1, w.Outcome, w.Kind, answer, why)
				}
			}
		})
	}
	if paths < 100 {
		t.Errorf("only %d paths were replayed", paths)
	}
}
