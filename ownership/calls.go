package ownership

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// fresh are the library functions that return a new object or null, with what its links hold: stale unless it is
// cleared.
var fresh = map[string]uint64{
	"malloc": ^uint64(0), "aligned_alloc": ^uint64(0), "memalign": ^uint64(0), "valloc": ^uint64(0), "calloc": 0,
	"realloc": ^uint64(0), "reallocarray": ^uint64(0), "strdup": ^uint64(0), "strndup": ^uint64(0),
}

// call is what is known behind a call.
func (t *flow) call(pc ir.PC, in *state) (*state, bool) {
	i := &t.fn.Code[pc]
	call := &t.fn.Calls[i.Aux]
	if slices.ContainsFunc(t.a.Graph.Callees(t.fn.ID, pc), func(g ir.FuncID) bool { return t.jumps[g] }) {
		t.settle(pc, in.clone())
	}
	if call.Callee != ir.None && abi.Of(t.a.Prog.Funcs[call.Callee].Library()).Role == abi.SetJump {
		return newState(), true // control may come back from anywhere
	}
	if !t.a.Returns(t.fn.ID, pc) {
		s := in.clone()
		t.handOver(s, call, t.a.Graph.Callees(t.fn.ID, pc))
		t.passed(pc, s, call)
		return s, false
	}
	s := in.clone()
	if call.Callee != ir.None && t.a.Prog.Funcs[call.Callee].Runtime {
		s = t.library(pc, s, t.a.Prog.Funcs[call.Callee], call)
	} else {
		to := t.a.Graph.Callees(t.fn.ID, pc)
		s = t.program(pc, s, call, to)
		return s, len(to) == 0 || slices.ContainsFunc(to,
			func(g ir.FuncID) bool { return t.claims[g] == nil || t.claims[g].ends })
	}
	return s, true
}

// library is what is known behind a call of the C library.
func (t *flow) library(pc ir.PC, s *state, g *ir.Func, call *ir.CallInfo) *state {
	dst := t.fn.Code[pc].Dst
	of := abi.Of(g.Library())
	if _, is := fresh[g.Name]; !is && g.Name != "free" && of.Role != abi.Signal && of.Role != abi.Broadcast {
		t.settle(pc, s) // the thread may stay there for good
	}
	switch {
	case of.Excludes():
		t.results(pc, s, call)
		return t.locked(s, call, of.Lock)
	case of.Role == abi.Release && of.Library():
		s = t.release(pc, s)
		s.locks = t.unlocked(s.locks, call.Args[of.Lock])
		t.results(pc, s, call)
		return s
	case of.Role == abi.Wait:
		s = t.release(pc, s)
	case of.Role == abi.Create && of.Library():
		s = t.release(pc, s)
		t.started(pc, s, call, of)
	case g.Name == "free" || g.Name == "realloc" || g.Name == "reallocarray":
		t.freed(pc, s, call.Args[0])
	case t.callsBack(call):
		s = t.release(pc, s)
		s.locks = nil
	}
	t.results(pc, s, call)
	if stale, is := fresh[g.Name]; is && dst != ir.None && t.tracked(dst) {
		s.put(object{regs: []ir.Reg{dst}, stale: stale})
	}
	return s
}

// callsBack reports whether a function of the library is passed a function.
func (t *flow) callsBack(call *ir.CallInfo) bool {
	return slices.ContainsFunc(call.Args, func(o ir.Operand) bool {
		return len(t.a.Graph.Functions(t.a.Graph.Operand(t.fn.ID, o))) > 0
	})
}

// results forgets what the registers held that a call gives values.
func (t *flow) results(pc ir.PC, s *state, call *ir.CallInfo) {
	for k := range call.RetBits {
		if dst := t.fn.Code[pc].Dst; dst != ir.None {
			t.define(pc, s, dst+ir.Reg(k))
		}
	}
}

func (t *flow) locked(s *state, call *ir.CallInfo, k int) *state {
	if v, ok := t.a.Relative(t.fn.ID, call.Args[k]); ok {
		t.lockAt[v] = pointsto.Union(t.lockAt[v], t.a.Graph.Operand(t.fn.ID, call.Args[k]))
		return s.holding(v)
	}
	return s
}

// unlocked are the locks that are still held for certain when one is released.
func (t *flow) unlocked(locks []expr.Value, o ir.Operand) []expr.Value {
	v, ok := t.a.Relative(t.fn.ID, o)
	return slices.DeleteFunc(slices.Clone(locks), func(l expr.Value) bool {
		return !ok || t.a.B.Cmp(expr.EQ, t.w, l, v) != expr.False
	})
}

// freed is what is known behind a free: who frees an object has to own it.
func (t *flow) freed(pc ir.PC, s *state, o ir.Operand) {
	x, off := t.base(s, o)
	switch {
	case o.Kind == ir.KConst:
	case x == nil || off != 0:
		t.freedUnowned(pc, o)
	case x.null:
	case x.owned():
		// it has no links any more
		s.eachCell(func(c stored) (stored, bool) { return c, c.lost || c.base != x.regs[0] })
		s.forget(s.objects[x.regs[0]])
	default:
		n := *x
		n.freed = true
		s.put(n)
	}
}

// freedUnowned refutes the cells that may hold what a thread frees that may not own it.
func (t *flow) freedUnowned(pc ir.PC, o ir.Operand) {
	set := t.a.Graph.Operand(t.fn.ID, o)
	for c, is := range t.cells {
		if !is {
			continue
		}
		to := t.a.Graph.Load(c.targets(), 0, int64(t.w/8))
		if pointsto.MayAlias(set, to) {
			t.strikeKey(pc, key([]class{c}), "what is there may be freed by who does not own it,")
		}
	}
}

// started hands the argument of a new thread over.
func (t *flow) started(pc ir.PC, s *state, call *ir.CallInfo, create *abi.Function) {
	if len(call.Args) <= create.Arg {
		return
	}
	entries, known := t.entries(pc)
	t.give(pc, s, call.Args[create.Arg], entries, 0, known)
	if x, _ := t.base(s, call.Args[create.Arg]); x != nil && t.takes(entries, 0) {
		s.forget(x)
	}
}

// entries are the functions in which a thread starts that a call creates.
func (t *flow) entries(pc ir.PC) (out []ir.FuncID, known bool) {
	for _, c := range t.a.Graph.ThreadCreates() {
		if c.Func == t.fn.ID && c.PC == pc {
			out = append(out, c.Entries...)
		}
	}
	return out, len(out) > 0
}

// takes reports whether one of some functions is taken to own what it is passed.
func (t *flow) takes(to []ir.FuncID, i int) bool {
	return slices.ContainsFunc(to, func(g ir.FuncID) bool {
		c := t.claims[g]
		return c != nil && i < len(c.params) && c.params[i].owned
	})
}

// give checks that functions may own what they are passed.
func (t *flow) give(pc ir.PC, s *state, o ir.Operand, to []ir.FuncID, i int, known bool) {
	for _, g := range to {
		c := t.claims[g]
		if c == nil || i >= len(c.params) || !c.params[i].owned {
			continue
		}
		p := &c.params[i]
		x, off := t.base(s, o)
		switch {
		case o.Kind == ir.KConst && o.Word == 0, x != nil && x.null && off == 0:
		case x == nil || off != 0 || !x.owned() || x.freed || !known:
			t.disown(p)
		case p.stale|t.staleLinks(x) != p.stale && !t.quiet:
			p.stale, t.changed = p.stale|t.staleLinks(x), true
		}
	}
}

func (t *flow) disown(p *param) {
	t.bad = true
	if p.owned && !t.quiet {
		p.owned, t.changed = false, true
	}
}

// handOver takes out of links of what is owned what a call passes to functions that are to own it: an argument that is
// kept beside the function to be called is the function's.
func (t *flow) handOver(s *state, call *ir.CallInfo, to []ir.FuncID) {
	for i, o := range call.Args {
		x, off := t.base(s, o)
		for x != nil && off == 0 && !x.null && !x.freed && !x.owned() && t.takes(to, i) && t.makeStale(s, x) {
			x, off = t.base(s, o)
		}
	}
}

// passed checks what a call hands over, and what it is called under.
func (t *flow) passed(pc ir.PC, s *state, call *ir.CallInfo) {
	to := t.a.Graph.Callees(t.fn.ID, pc)
	seen := map[ir.Reg]bool{}
	for i, o := range call.Args {
		if x, _ := t.base(s, o); x != nil && !x.null && t.takes(to, i) {
			if seen[x.regs[0]] {
				for _, g := range to {
					if c := t.claims[g]; c != nil && i < len(c.params) {
						t.disown(&c.params[i])
					}
				}
			}
			seen[x.regs[0]] = true
		}
		t.give(pc, s, o, to, i, true)
	}
	for _, g := range to {
		if c := t.claims[g]; c != nil {
			t.under(pc, s, g, c, call)
		}
	}
}

// under keeps of the locks that a function is taken to be called under those that are held.
func (t *flow) under(pc ir.PC, s *state, g ir.FuncID, c *claim, call *ir.CallInfo) {
	if t.quiet {
		return
	}
	held := t.inCallee(s.locks, g, call)
	if c.any {
		c.any, c.entry, t.changed = false, held, true
		return
	}
	n := len(c.entry)
	c.entry = slices.DeleteFunc(slices.Clone(c.entry), func(v expr.Value) bool { return !slices.Contains(held, v) })
	t.changed = t.changed || len(c.entry) != n
}

// inCallee are locks in terms of a function that is called: those of variables, and those that lie so many bytes behind
// an argument.
func (t *flow) inCallee(locks []expr.Value, g ir.FuncID, call *ir.CallInfo) []expr.Value {
	var out []expr.Value
	for _, l := range locks {
		if len(t.a.Mentioned(l)) == 0 {
			out = append(out, l)
		}
		for i, o := range call.Args {
			if i >= len(t.a.Prog.Funcs[g].Params) || o.Kind != ir.KReg ||
				i < len(call.ArgBits) && int(call.ArgBits[i]) != t.w {
				continue
			}
			v, ok := t.a.Relative(t.fn.ID, o)
			if d := t.a.B.Bin(expr.Sub, t.w, l, v); ok && d.Concrete() {
				p, _ := t.a.Relative(g, ir.R(ir.Reg(i)))
				l2 := t.a.B.Bin(expr.Add, t.w, p, d)
				t.lockAt[l2] = pointsto.Union(t.lockAt[l2], t.lockAt[l])
				out = append(out, l2)
			}
		}
	}
	slices.SortFunc(out, compareNode)
	return slices.Compact(out)
}

// program is what is known behind a call of the program's own functions.
func (t *flow) program(pc ir.PC, s *state, call *ir.CallInfo, to []ir.FuncID) *state {
	t.settle(pc, s) // the thread may stand in there
	t.handOver(s, call, to)
	t.passed(pc, s, call)
	for i, o := range call.Args {
		x, off := t.base(s, o)
		if x == nil || x.null || off != 0 || !x.owned() || !t.takes(to, i) {
			continue
		}
		if left, kept := t.kept(to, i); kept {
			n := *x
			n.stale |= left
			s.put(n)
		} else {
			s.forget(x)
		}
	}
	written, anywhere, _ := t.a.Effects(t.fn.ID, pc)
	left, releases := t.stillHeld(s.locks, to)
	if releases || anywhere && t.foreign(to) || t.touches(written) ||
		slices.ContainsFunc(to, func(g ir.FuncID) bool { return t.creators[g] }) {
		s = t.release(pc, s)
		s.locks = left
	}
	for _, l := range t.left(pc, to) {
		s = s.holding(l)
	}
	t.results(pc, s, call)
	if dst := t.fn.Code[pc].Dst; dst != ir.None && t.tracked(dst) {
		if stale, owned := t.returned(to); owned && t.a.AllListed(t.fn.ID, pc) {
			s.put(object{regs: []ir.Reg{dst}, stale: stale})
		}
	}
	return s
}

// touches reports whether something may write a cell. What does not will not, as cells are only refuted.
func (t *flow) touches(written pointsto.Set) bool {
	key := written.Key()
	after, known := t.touched[key] // so many were refuted; -1: it touches none
	if !known || after >= 0 && after < t.refuted {
		after = -1
		if t.touchesNow(written) {
			after = t.refuted
		}
		if t.touched == nil {
			t.touched = map[pointsto.SetKey]int{}
		}
		t.touched[key] = after
	}
	return after >= 0
}

func (t *flow) touchesNow(written pointsto.Set) bool {
	for c, is := range t.cells {
		if is && pointsto.Overlap(written, 1, c.targets(), int64(t.w/8)) {
			return true
		}
	}
	return false
}

// kept reports whether all of some functions leave to the caller what they were passed, and which of its links are
// stale then.
func (t *flow) kept(to []ir.FuncID, i int) (left uint64, kept bool) {
	for _, g := range to {
		c := t.claims[g]
		if c == nil || i >= len(c.params) || !c.params[i].owned {
			continue // it takes nothing
		}
		if !c.params[i].kept {
			return 0, false
		}
		left |= c.params[i].left
	}
	return left, true
}

// returned reports whether what all of some functions return is owned.
func (t *flow) returned(to []ir.FuncID) (stale uint64, owned bool) {
	for _, g := range to {
		c := t.claims[g]
		if c == nil || !c.ret {
			return 0, false
		}
		stale |= c.stale
	}
	return stale, len(to) > 0
}

// left are the locks that are held behind a call, whichever function it is of.
func (t *flow) left(pc ir.PC, to []ir.FuncID) (out []expr.Value) {
	for k, g := range to {
		c := t.claims[g]
		var held []expr.Value
		if c != nil && c.ends {
			for _, l := range c.exit {
				if v, ok := t.a.InCall(l, g, t.fn.ID, pc); ok {
					t.lockAt[v] = pointsto.Union(t.lockAt[v], t.lockAt[l])
					held = append(held, v)
				}
			}
		}
		if k == 0 {
			out = held
		}
		out = slices.DeleteFunc(slices.Clone(out), func(v expr.Value) bool { return !slices.Contains(held, v) })
	}
	return out
}

// returns checks what a function returns, and notes what it leaves to its callers.
func (t *flow) returns(pc ir.PC, in *state) {
	c := t.claims[t.fn.ID]
	s := in.clone()
	t.settle(pc, s)
	if t.quiet {
		return
	}
	var out *object
	if o := t.fn.Code[pc].A; o.Kind == ir.KReg && len(t.fn.RetBits) > 0 && int(t.fn.RetBits[0]) == t.w {
		x, off := t.base(s, o)
		out = x
		switch {
		case x == nil || off != 0 || !x.null && (!x.owned() || x.freed):
			t.changed = t.changed || c.ret
			c.ret = false
		case t.staleLinks(x)|c.stale != c.stale && !x.null:
			c.stale, t.changed = c.stale|t.staleLinks(x), true
		}
	} else if o.Kind != ir.KConst || o.Word != 0 {
		t.changed = t.changed || c.ret
		c.ret = false
	}
	for i := range c.params {
		p := &c.params[i]
		if !p.owned || !p.kept {
			continue
		}
		x := s.at(ir.Reg(i))
		switch {
		case x == nil || x.freed || !x.null && (!x.owned() || x == out):
			p.kept, t.changed = false, true
		case x.stale|p.left != p.left && !x.null:
			p.left, t.changed = p.left|t.staleLinks(x), true
		}
	}
	t.ending(c, s)
}

// ending notes the locks that are held where a function returns.
func (t *flow) ending(c *claim, s *state) {
	held := slices.DeleteFunc(slices.Clone(s.locks), func(l expr.Value) bool {
		return slices.ContainsFunc(t.a.Mentioned(l), func(r ir.Reg) bool { return int(r) >= len(t.fn.Params) })
	})
	if !c.ends {
		c.ends, c.exit, t.changed = true, held, true
		return
	}
	n := len(c.exit)
	c.exit = slices.DeleteFunc(slices.Clone(c.exit), func(v expr.Value) bool { return !slices.Contains(held, v) })
	t.changed = t.changed || len(c.exit) != n
}

// stillHeld are the locks that functions do not release, and whether they release any lock that is held.
func (t *flow) stillHeld(locks []expr.Value, to []ir.FuncID) (left []expr.Value, releases bool) {
	for _, l := range locks {
		at := t.lockAt[l]
		if slices.ContainsFunc(to, func(g ir.FuncID) bool {
			u, is := t.unlocks[g]
			return is && (len(at) == 0 || len(u) == 0 || pointsto.Overlap(u, 1, at, 1))
		}) {
			releases = true
			continue
		}
		left = append(left, l)
	}
	return left, releases
}

// foreign reports whether one of some functions has no body.
func (t *flow) foreign(to []ir.FuncID) bool { return slices.ContainsFunc(to, t.a.External) }

// findUnlocks finds which locks functions may release, with all that they call; an empty set is any.
func (x *checker) findUnlocks() {
	x.unlocks = map[ir.FuncID]pointsto.Set{}
	var work []ir.FuncID
	add := func(f ir.FuncID, set pointsto.Set) {
		old, is := x.unlocks[f]
		n := pointsto.Union(old, set)
		if len(set) == 0 || is && len(old) == 0 {
			n = nil
		}
		if !is || old.Key() != n.Key() {
			x.unlocks[f] = n
			work = append(work, f)
		}
	}
	for _, fn := range x.functions() {
		for pc := range fn.Code {
			if lock, is := x.unlocksAt(fn, ir.PC(pc)); is {
				add(fn.ID, lock)
			}
		}
	}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for _, c := range x.a.Graph.Callers(f) {
			add(c.Func, x.unlocks[f])
		}
		if x.a.Ways(f).Outside {
			for _, fn := range x.a.Prog.Funcs {
				if x.a.External(fn.ID) {
					add(fn.ID, x.unlocks[f])
				}
			}
		}
	}
}

// unlocksAt is what a call of the library releases.
func (x *checker) unlocksAt(fn *ir.Func, pc ir.PC) (lock pointsto.Set, is bool) {
	in := &fn.Code[pc]
	if in.Op != ir.OpCall {
		return nil, false
	}
	call := &fn.Calls[in.Aux]
	for _, g := range x.a.Graph.Callees(fn.ID, pc) {
		of := abi.Of(x.a.Prog.Funcs[g].Library())
		if (of.Role == abi.Release || of.Role == abi.Wait) && of.Library() && of.Lock < len(call.Args) {
			return x.a.Graph.Operand(fn.ID, call.Args[of.Lock]), true
		}
	}
	return nil, false
}
