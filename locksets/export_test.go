package locksets

import (
	"fmt"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Disagreements compares, for every path of a lock and every instruction, what may store there with a search of the
// calls below it, and the locksets before every call with those of the paths that lead there alone, and those at every
// entry with a plain fixed point. It counts the comparisons of either kind.
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
			t := &transfer{s, fn.ID, fn}
			callees := a.Graph.Callees(fn.ID, p)
			if !reached || !a.Returns(fn.ID, p) || len(callees) == 0 {
				continue
			}
			after, ok := t.callees(p, got, callees)
			if want, back := t.eachCallee(p, got, callees); ok != back || !equal(after, want) {
				out = append(out, fmt.Sprintf("%s/%d: %d held after the callees that differ, want %d", fn.Name, pc, len(after.held), len(want.held)))
			}
		}
	}
	return append(append(out, th.entries()...), s.wholly()...), stored, flows
}

// eachCallee joins what every callee does, each in terms of the caller.
func (t *transfer) eachCallee(pc ir.PC, in state, callees []ir.FuncID) (out state, ok bool) {
	for _, c := range callees {
		next, returns := t.callee(pc, in, c)
		if sum := t.s.funcs[c]; sum != nil && sum.returns {
			if _, is := t.does(pc, c); is {
				plain := &summary{exit: sum.exit, returns: true}
				next = t.s.al.then(in, t.s.inCallerOf(plain, c, t.f, pc), func(r ref) ref { return t.s.atEntry(t.f, pc, r) })
			}
		}
		switch {
		case !returns:
		case !ok:
			out, ok = next, true
		default:
			out, _ = join(out, next)
		}
	}
	return out, ok
}

// inCallerOf is inCaller that names every lock anew.
func (s *summaries) inCallerOf(sum *summary, callee, caller ir.FuncID, pc ir.PC) state {
	names := s.names
	defer func() { s.names = names }()
	s.names = map[nameAt]name{}
	return s.inCaller(sum, callee, caller, pc)
}

// wholly compares the summaries with those of rounds in which all functions are summarised, none of which calls a
// function without a body that may call back what is not known yet.
func (s *summaries) wholly() (out []string) {
	all := newSummaries(s.a)
	all.interned = map[uint64][]state{}
	all.summariseAll(false)
	for f, want := range all.funcs {
		got := s.funcs[f]
		if (got == nil) != (want == nil) || got != nil && (got.returns != want.returns || !equal(got.exit, want.exit)) {
			out = append(out, s.a.Prog.Funcs[f].Name+": another summary than when all are computed")
		}
	}
	return out
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
