package execute

import (
	"midway/internal/expr"
	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
	"midway/symheap"
)

// Where no assertion can fail any more, nothing is explored (Wen and Yang; Chu and Jaffar, HVC 2014, §6). What threads
// may still do, by the program's text, takes part in races with what came before, as what a summary has seen does.
// docs/soundness.md §10.6 has the argument.

// patience is how many states are asked about in vain before none is asked about any more, unless some were not in
// vain: one in so many.
const patience = 1 << 10

// maxGuidanceQueries is how many threads there may be in a state that is asked about.
const maxGuidanceQueries = 64

// guidanceStats counts what the guide was asked.
type guidanceStats struct {
	asked, spared int
	noted         bool
}

// prunesByGuidance is what is known below a node from which no assertion can fail any more, or nil.
func (r reduced) prunesByGuidance(n *node) *subtreeSummary {
	g := &r.guided
	if r.Opt.Guidance == nil || len(n.cands) < 2 || len(n.st.Threads) > maxGuidanceQueries ||
		g.asked >= patience && g.spared < g.asked/patience ||
		given(n.st) ||
		n.st.Heap.Expanded() ||
		!simple(n.st) ||
		n.st.AtomicBy != state.None {
		return nil
	}
	g.asked++
	var at []guidance.Thread
	var who []*state.Thread
	for _, t := range n.st.Threads {
		if len(t.Frames) > 0 && (t.Status == state.AtPoint || t.Status == state.Waiting || t.Status == state.Ready) {
			at, who = append(at, standsAt(t)), append(who, t)
		}
	}
	ahead, nothing := r.Opt.Guidance.NoneCanFail(at, func(c guidance.Cell) (uint64, bool) {
		o := r.globalOf(n.st, c.Global)
		if o == nil || !o.Alive() {
			return 0, false
		}
		v := n.st.Heap.Load(o.ID(), expr.Word(c.Off), c.Bytes)
		return v.W, v.Concrete()
	})
	if !nothing {
		return nil
	}
	b := r.reachableEffects(n.st, ahead, who)
	if b == nil {
		return nil
	}
	g.spared++
	r.assumeDefined()
	return b
}

// assumeDefined notes what guidance rests on.
func (x *Explorer) assumeDefined() {
	if x.guided.noted {
		return
	}
	x.guided.noted = true
	x.M.Ledger.Add(
		ledger.Entry{
			Kind:   "nothing-undefined-ahead",
			Effect: ledger.Assumption,
			Text: "what comes when no assertion can fail any more was not explored: as long as no operation there " +
				"is undefined",
		},
	)
}

// standsAt is where a thread's frames go on.
func standsAt(t *state.Thread) guidance.Thread {
	at := make(guidance.Thread, len(t.Frames))
	for i, f := range t.Frames {
		at[i] = guidance.Place{Func: f.Fn.ID, PC: f.PC, Within: i+1 < len(t.Frames) && !t.Frames[i+1].Hook}
	}
	return at
}

// isGlobal reports whether an object is a global variable, which all threads share.
func (r reduced) isGlobal(o *symheap.Object) bool {
	if o == nil || o.Kind() != symheap.Global {
		return false
	}
	g := r.M.P.GlobalAt(o.Addr())
	return g != nil && !g.ThreadLocal
}

func (r reduced) globalOf(st *state.State, id ir.GlobalID) *symheap.Object {
	o := st.Heap.Find(r.M.P.Globals[id].Addr)
	if o == nil || o.Kind() != symheap.Global {
		return nil
	}
	return o
}

// reachableEffects is what is known below a state in which threads may still do some things; nil where that is too
// much.
func (r reduced) reachableEffects(st *state.State, ahead *guidance.Reachable, who []*state.Thread) *subtreeSummary {
	b := &subtreeSummary{}
	for _, c := range ahead.Cells {
		o := r.globalOf(st, c.Global)
		b.cells.Add(o.ID(), c.Off, c.Off+uint64(c.Bytes), &symheap.Cells{})
		if r.orders != nil {
			r.scaling.seen[o.ID()] = true
		}
	}
	if !r.Opt.ExactSummaries {
		b.need = &precondition{exact: b.cells.Clone()}
	}
	var numbers []int32
	for i, t := range who {
		if len(numbers) > maxSummarised {
			return nil
		}
		effects := r.effectsOf(st, &ahead.Threads[i], t.ID)
		r.sees(effects, nil)
		for _, e := range effects {
			numbers = append(numbers, r.past.seen.Of(summarisedEffect{thread: t.ID, guard: ir.None, effect: e}))
		}
	}
	b.effects = b.effects.With(numbers)
	return b
}

// effectsOf are those that a thread may have.
func (r reduced) effectsOf(st *state.State, t *guidance.Effects, thread int) []state.Effect {
	out := []state.Effect{{Place: state.Wake, Tid: int32(thread), Write: true}} // its end
	if t.All {
		return append(out, state.Effect{Place: state.Everything, Write: true})
	}
	if t.Threads {
		out = append(out, state.Effect{Place: state.Numbering, Bytes: 1})
		for k := range st.Threads {
			out = append(
				out,
				state.Effect{Place: state.Creation, Tid: int32(k)},
				state.Effect{Place: state.Wake, Tid: int32(k)},
			)
		}
	}
	if t.Elsewhere {
		out = append(out, state.Effect{Place: state.Elsewhere, Write: true})
	}
	for _, g := range t.Globals {
		if o := r.globalOf(st, g.ID); o != nil {
			out = append(out, state.Effect{Obj: o.ID(), Off: expr.Word(0), Bytes: max(o.Bytes(), 1), Write: g.Written})
		}
	}
	return out
}
