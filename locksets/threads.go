package locksets

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// threads composes the relative locksets along each thread's stack.
type threads struct {
	s       *summaries
	entered map[ir.FuncID]*entry
	flows   map[ir.FuncID]*dataflow.Flow[state]
	before  map[pointsto.CallSite]*entry // relative locksets before instructions, by place
	calls   map[pointsto.CallSite]state  // those before calls, by names that mean the same anywhere
}

// thread is a context thread's lockset where it stands. A thread blocked in a condition wait has released
// that wait's mutex.
func (th *threads) thread(t int, p *pointers) []fact {
	a := th.s.a
	act := a.Stack(t)
	s, ok := th.standing(act)
	if !ok {
		return nil
	}
	s = th.gains(t, s)
	p.thread(t, s)
	if m, blocked := waiting(a, &a.Ctx.Threads[t]); blocked {
		r := th.s.refTo(act.Func, m, pointsto.CallSite{Func: act.Func, PC: act.PCs[0]})
		r = th.s.named(r, in(act))
		s = th.s.al.release(s, r, r)
	}
	return s.held
}

// standing is the lockset of an activation's thread when the activation stands at one of its program
// counters; ok is false where control never gets there.
func (th *threads) standing(act *dataflow.Activation) (out state, ok bool) {
	before, ok := th.entry(act)
	if !ok {
		return state{}, false
	}
	ok = false
	for _, pc := range act.PCs {
		s, reached := th.at(act.Func, pc, before, in(act))
		switch {
		case !reached:
		case !ok:
			out, ok = s, true
		default:
			out, _ = join(out, s)
		}
	}
	return out, ok
}

// entry is the lockset at the activation's entry: its caller's; nothing in a new thread (a creator's locks
// are not the created thread's); what all possible callers may and must hold where they are not known.
func (th *threads) entry(act *dataflow.Activation) (state, bool) {
	if act.Caller != nil {
		return th.standing(act.Caller)
	}
	e := &entry{}
	if act.Creator != nil || act.Ways.Process || act.Ways.Outside || len(act.Ways.Creates) > 0 {
		e.add(state{})
	}
	for _, c := range act.Ways.Calls {
		if s, ok := th.calledFrom(c); ok {
			e.add(s)
		}
	}
	return e.s, e.reached
}

// at is the lockset before pc of f, given the one at f's entry, named by what name makes of relative
// expressions. CFG₀ keeps only paths that lead to pc.
func (th *threads) at(f ir.FuncID, pc ir.PC, before state, name naming) (state, bool) {
	e := th.relative(pointsto.CallSite{Func: f, PC: pc})
	if !e.reached {
		return state{}, false
	}
	rel := th.s.al.rename(e.s, func(r ref) ref { return th.s.named(r, name) })
	return th.s.al.held(before, rel), true
}

// relative is the relative lockset before an instruction.
func (th *threads) relative(p pointsto.CallSite) *entry {
	if th.before[p] == nil {
		e := &entry{}
		e.s, e.reached = th.flow(p.Func).Before(p.PC)
		for _, r := range e.s.pending() {
			e.s = th.s.al.resolve(e.s, r, undecided)
		}
		th.before[p] = e
	}
	return th.before[p]
}

// flow is the solution of a function's relative locksets. What it is before an instruction depends only on the paths
// that lead there.
func (th *threads) flow(f ir.FuncID) *dataflow.Flow[state] {
	if th.flows[f] == nil {
		th.flows[f] = th.s.flow(f)
	}
	return th.flows[f]
}

// naming gives names and paths relative to a function their values in a context; ok is false where they have none
// there.
type naming struct {
	lock, path func(expr.Value) (v expr.Value, ok bool)
}

// in is the naming of an activation.
func in(act *dataflow.Activation) naming { return naming{act.Relative, act.Path} }

// named gives a relative lock its name in a context.
func (s *summaries) named(r ref, name naming) ref {
	if r.hasPath() {
		path, ok := name.path(r.path)
		if !ok {
			path = expr.Value{}
		}
		r = s.with(r, path)
		r.pathDefs = nil
	}
	if !r.named {
		return r
	}
	v, ok := name.lock(r.lock)
	if !ok {
		return r.nameless()
	}
	r.lock, r.defs = v, nil
	return r
}

// entry is a lockset and whether control gets there: at a place, or joined over all that enter a function.
type entry struct {
	s       state
	reached bool
}

func (e *entry) add(s state) (grew bool) {
	if !e.reached {
		e.s, e.reached = s, true
		return true
	}
	e.s, grew = join(e.s, s)
	return grew
}

// calledFrom is the lockset at a call of which only the place is known: only constants and what executes at
// most once have names in it.
func (th *threads) calledFrom(c pointsto.CallSite) (state, bool) {
	th.enter(c.Func)
	return th.atCall(c)
}

func (th *threads) atCall(c pointsto.CallSite) (state, bool) {
	e := th.entered[c.Func]
	if e == nil || !e.reached {
		return state{}, false
	}
	rel, ok := th.relativeAnywhere(c)
	return th.s.al.held(e.s, rel), ok
}

// relativeAnywhere is the relative lockset before a call, by names that mean the same anywhere; ok is false where
// control never gets there.
func (th *threads) relativeAnywhere(c pointsto.CallSite) (rel state, ok bool) {
	if rel, known := th.calls[c]; known {
		return rel, true
	}
	before := th.relative(c)
	if !before.reached {
		return state{}, false
	}
	rel = th.s.al.rename(before.s, func(r ref) ref { return th.s.named(r, th.anywhere(c.Func)) })
	th.calls[c] = rel
	return rel, true
}

// anywhere gives names that mean the same whenever f executes.
func (th *threads) anywhere(f ir.FuncID) naming {
	name := func(v expr.Value) (expr.Value, bool) { return th.s.a.Anywhere(f, v) }
	return naming{name, name}
}

// enter computes the locksets at the entries of f and of all that may call it, to their least fixed point: what is new
// at the entry of a function goes on to what its calls lead to, callers first.
func (th *threads) enter(f ir.FuncID) {
	if th.entered[f] != nil {
		return
	}
	g := &entering{th: th, calls: map[ir.FuncID][]enteringCall{}, leads: map[ir.FuncID][]leading{}}
	g.find(f)
	stale := map[ir.FuncID]bool{}
	for _, f := range g.order {
		if w := th.s.a.Ways(f); w.Process || w.Outside || len(w.Creates) > 0 {
			th.entered[f].add(state{})
		}
		stale[f] = true
	}
	for _, c := range g.known {
		if s, ok := th.atCall(c.site); ok {
			th.entered[c.to].add(s)
		}
	}
	for len(stale) > 0 {
		for _, f := range g.order {
			if !stale[f] {
				continue
			}
			delete(stale, f)
			th.s.a.B.Poll()
			g.leave(f, stale)
		}
	}
}

// entering are the functions whose entries are computed together.
type entering struct {
	th    *threads
	order []ir.FuncID // callers first, but for recursion
	calls map[ir.FuncID][]enteringCall
	known []enteringCall // by functions whose entries are known
	leads map[ir.FuncID][]leading
}

// leading is where calls of a function lead that are made with one relative lockset: most of them.
type leading struct {
	rel state
	to  []ir.FuncID
}

// enteringCall is a call and where it may lead.
type enteringCall struct {
	site pointsto.CallSite
	to   ir.FuncID
}

// find adds a function whose entry is not known, behind all that may call it.
func (g *entering) find(f ir.FuncID) {
	g.th.entered[f], g.calls[f] = &entry{}, nil
	for _, c := range g.th.s.a.Ways(f).Calls {
		if g.th.entered[c.Func] == nil {
			g.find(c.Func)
		}
		if _, found := g.calls[c.Func]; found {
			g.calls[c.Func] = append(g.calls[c.Func], enteringCall{c, f})
		} else {
			g.known = append(g.known, enteringCall{c, f})
		}
	}
	g.order = append(g.order, f)
}

// leave adds what is held at the entry of f, and since, to the entries of what its calls lead to, and notes which of
// these grew.
func (g *entering) leave(f ir.FuncID, grew map[ir.FuncID]bool) {
	e := g.th.entered[f]
	if !e.reached {
		return
	}
	leads, known := g.leads[f]
	if !known {
		leads = g.th.leading(g.calls[f])
		g.leads[f] = leads
	}
	for _, l := range leads {
		s := g.th.s.al.held(e.s, l.rel)
		for _, to := range l.to {
			if g.th.entered[to].add(s) {
				grew[to] = true
			}
		}
	}
}

// leading groups calls of one function by their relative locksets.
func (th *threads) leading(calls []enteringCall) (out []leading) {
	type edge struct {
		group int
		to    ir.FuncID
	}
	seen := map[edge]bool{}
	for _, c := range calls {
		rel, ok := th.relativeAnywhere(c.site)
		if !ok {
			continue
		}
		i := slices.IndexFunc(out, func(l leading) bool { return equal(l.rel, rel) })
		if i < 0 {
			i = len(out)
			out = append(out, leading{rel: rel})
		}
		if !seen[edge{i, c.to}] {
			seen[edge{i, c.to}] = true
			out[i].to = append(out[i].to, c.to)
		}
	}
	return out
}
