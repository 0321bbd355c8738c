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
	"midway/internal/property"
	"midway/internal/seed"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/symheap"
)

// maxWitnesses is how many paths of a program are replayed.
const maxWitnesses = 100

// explored is everything a symbolic run from main found, with a witness of every path.
type explored struct {
	result    *execute.Result
	witnesses []soundness.Witness
	ends      map[soundness.Ending]bool
	finals    map[string]bool // what the program's globals hold where the program ends
}

// explore runs a program symbolically from main, as an archive wants it.
func explore(tb testing.TB, p *ir.Program, opt concrete.Options, a archive) *explored {
	tb.Helper()
	b := expr.NewBuilder(p.Model.PtrBits())
	heaps := symheap.NewShared(b, p.Model)
	c, err := context.FromMain(p)
	if err != nil {
		tb.Fatal(err)
	}
	st, err := seed.New(&seed.Seeding{P: p, B: b, Heaps: heaps, Context: c, Args: opt.Args})
	if err != nil {
		tb.Fatal(err)
	}
	s := solver.New(b, solver.Options{})
	defer s.Close()
	on := property.Default
	if opt.Overflow {
		on = on.With(property.Overflow)
	}
	if opt.Leaks {
		on = on.With(property.Leaks)
	}
	m := interp.New(p, b, s, heaps, nil, &ledger.Ledger{}, interp.Options{
		Environment: interp.Environment{
			FIFO: opt.FIFO, Spurious: opt.SpuriousWakeups, MallocMayFail: opt.MallocMayFail,
			SVComp: opt.SVComp,
		},
		Checks:  interp.Checks{Properties: on},
		Limits:  interp.Limits{MaxBranches: a.branches},
		Points:  interp.Points{MemoryPoints: a.memory},
		Records: interp.Records{Effects: a.reduction != execute.NoReduction},
	})
	out := &explored{ends: map[soundness.Ending]bool{}, finals: map[string]bool{}}
	x := execute.New(m, execute.Options{
		Reduction: a.reduction,
		Bounds:    execute.Bounds{Paths: a.paths},
		Wanted:    execute.Wanted{Properties: on, First: a.first},
		Observer: execute.Observer{
			OnEnd: func(st *state.State) {
				out.ending(p, st)
				if len(out.witnesses) >= maxWitnesses {
					return
				}
				if model, res := s.Model(st.PC, expr.True); res == solver.Sat {
					w := pathWitness(st, model)
					w.Memory = a.memory
					out.witnesses = append(out.witnesses, w)
				}
			},
		},
	})
	ctx, cancel := stdctx.WithTimeout(stdctx.Background(), 20*time.Second)
	defer cancel()
	out.result = x.Run(ctx, st)
	for _, v := range out.result.Violations { // one path may lose memory of several places
		if v.Kind == "leak" {
			out.ends[soundness.Ending{Outcome: concrete.Violation, Kind: v.Kind, At: p.At(v.Loc)}] = true
		}
	}
	return out
}

// ending notes how a path ends, as Brute does.
func (e *explored) ending(p *ir.Program, st *state.State) {
	end := soundness.Ending{Outcome: concrete.Outcome(st.End.Outcome.String()), Kind: st.End.Kind, Cut: st.End.Cut}
	switch st.End.Outcome {
	case execute.Violation, execute.Deadlock:
		end.At = p.At(st.End.Loc)
	case execute.End, execute.Exit:
		e.finals[soundness.FinalMemory(p, func(g *ir.Global) []byte { return contents(st, g) })] = true
	}
	e.ends[end] = true
}

// contents is what a global holds in a state that knows it, byte by byte.
func contents(st *state.State, g *ir.Global) []byte {
	var out []byte
	o := st.Heap.Find(g.Addr)
	for i := range uint64(g.Size) {
		v := st.Heap.Load(o.ID(), expr.Word(i), 1)
		if !v.Concrete() {
			return []byte("unknown")
		}
		out = append(out, byte(v.W))
	}
	return out
}

func pathWitness(st *state.State, model *expr.Model) soundness.Witness {
	w := soundness.Witness{Schedule: execute.Schedule(st, model), Answers: st.EnvAnswers.List(), Outcome: st.End.Outcome, Kind: st.End.Kind, Loc: st.End.Loc, Thread: st.End.Thread}
	w.Inputs, w.Ranges = execute.Witness(st, model)
	return w
}

// replayed: every path and every violation found is one that the concrete machine follows exactly (Bergan §5,
// theorem 1). It returns how many were.
func replayed(t *testing.T, p *ir.Program, opt concrete.Options, found *explored, memory bool) (paths int) {
	t.Helper()
	for _, w := range violations(found, memory) {
		if answer, why := soundness.Replay(p, opt, w); answer != soundness.Confirmed {
			t.Errorf("%s at %s is %s: %s", w.Kind, p.At(w.Loc), answer, why)
		}
	}
	for i, w := range found.witnesses {
		if w.Outcome == execute.Cut {
			continue
		}
		paths++
		if answer, why := soundness.Replay(p, opt, w); answer != soundness.Confirmed {
			t.Errorf("path %d, %s %s, is %s: %s", i+1, w.Outcome, w.Kind, answer, why)
		}
	}
	return paths
}
