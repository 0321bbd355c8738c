package locksets

import (
	"fmt"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Disagreements compares, for every path of a lock and every instruction, what may store there with a search of the calls below it, and the locksets
// before every call with those of the paths that lead there alone, and those at every entry with a plain fixed point. It counts the comparisons of either kind.
func Disagreements(a *dataflow.Analysis) (out []string, stored, flows int) {
	s := newSummaries(a)
	below := map[ir.FuncID]map[ir.FuncID]bool{}
	for n := range s.pathKills {
		path := expr.Value{N: n}
		for _, fn := range a.Prog.Funcs {
			for pc := range fn.Code {
				slow := s.searched(below, fn.ID, ir.PC(pc), path)
				if fast := s.killed(fn.ID, ir.PC(pc), path); fast != slow {
					out = append(out, fmt.Sprintf("%s/%d: killed %v, want %v", fn.Name, pc, fast, slow))
				}
				if slow {
					stored++
				}
			}
		}
	}
	th := &threads{s: s, entered: map[ir.FuncID]*entry{}, flows: map[ir.FuncID]*dataflow.Flow[state]{},
		before: map[pointsto.CallSite]*entry{}, calls: map[pointsto.CallSite]state{}}
	for _, fn := range a.Prog.Funcs {
		if fn.External || !a.Reached(fn.ID) {
			continue
		}
		for pc := range fn.Code {
			if fn.Code[pc].Op != ir.OpCall {
				continue
			}
			shape, p := a.Shape(fn.ID), ir.PC(pc)
			want, reached := dataflow.Solve[state](shape, shape.BlocksTo(p), state{}, &transfer{s, fn.ID, fn}).Before(p)
			got, ok := th.flow(fn.ID).Before(p)
			if ok != reached || !equal(want, got) {
				out = append(out, fmt.Sprintf("%s/%d: reached %v with %d held, want %v with %d", fn.Name, pc, ok, len(got.held), reached, len(want.held)))
			}
			flows++
		}
	}
	return append(out, th.entries()...), stored, flows
}

// entries compares what is held at the entries of functions with what meeting all callers again and again gives.
func (th *threads) entries() (out []string) {
	slow := &threads{s: th.s, entered: map[ir.FuncID]*entry{}, flows: th.flows, before: th.before, calls: th.calls}
	for _, f := range th.s.a.Prog.Funcs {
		slow.entered[f.ID] = &entry{}
	}
	for again := true; again; {
		again = false
		for _, f := range th.s.a.Prog.Funcs {
			w, e := th.s.a.Ways(f.ID), slow.entered[f.ID]
			if w.Process || w.Outside || len(w.Creates) > 0 {
				again = e.add(state{}) || again
			}
			for _, c := range w.Calls {
				if s, ok := slow.atCall(c); ok {
					again = e.add(s) || again
				}
			}
		}
	}
	for _, f := range th.s.a.Prog.Funcs {
		th.enter(f.ID)
		got, want := th.entered[f.ID], slow.entered[f.ID]
		if got.reached != want.reached || !equal(got.s, want.s) {
			out = append(out, fmt.Sprintf("%s: reached %v with %d held at entry, want %v with %d", f.Name, got.reached, len(got.s.held), want.reached, len(want.s.held)))
		}
	}
	return out
}

// searched is killed by a search of the calls below each instruction.
func (s *summaries) searched(below map[ir.FuncID]map[ir.FuncID]bool, f ir.FuncID, pc ir.PC, path expr.Value) bool {
	in := &s.a.Prog.Funcs[f].Code[pc]
	for _, c := range s.a.PathCells(path) {
		for _, w := range s.storesOfPointers(c) {
			if s.besides(w, s.a.Prog.Funcs[w.Site.Func].Code[w.Site.PC].A, c) {
				continue
			}
			if in.Op == ir.OpStore && w.Site == (pointsto.CallSite{Func: f, PC: pc}) {
				return true
			}
			if in.Op != ir.OpCall {
				continue
			}
			for _, callee := range s.a.Graph.Callees(f, pc) {
				if below[callee] == nil {
					below[callee] = s.search(callee)
				}
				if below[callee][w.Site.Func] {
					return true
				}
			}
		}
	}
	return false
}

// search marks a function and what it may call, at any depth, by calls that return.
func (s *summaries) search(f ir.FuncID) map[ir.FuncID]bool {
	in := map[ir.FuncID]bool{f: true}
	for work := []ir.FuncID{f}; len(work) > 0; {
		g := work[len(work)-1]
		work = work[:len(work)-1]
		for pc := range s.a.Prog.Funcs[g].Code {
			if s.a.Prog.Funcs[g].Code[pc].Op != ir.OpCall || !s.a.Returns(g, ir.PC(pc)) {
				continue
			}
			for _, c := range s.a.Graph.Callees(g, ir.PC(pc)) {
				if fn := s.a.Prog.Funcs[c]; !in[c] && !fn.External && (!fn.Runtime || s.takesFunction(g, ir.PC(pc))) {
					in[c] = true
					work = append(work, c)
				}
			}
		}
	}
	return in
}
