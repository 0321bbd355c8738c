package locksets

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// transfer is the data flow problem of one function's relative locksets.
type transfer struct {
	s  *summaries
	f  ir.FuncID
	fn *ir.Func
}

func (t *transfer) Join(a, b state) (state, bool) { return join(a, b) }

func (t *transfer) Transfer(pc ir.PC, in state) (state, bool) {
	i := &t.fn.Code[pc]
	in = t.unwritten(pc, in)
	switch {
	case i.Op == ir.OpCall:
		return t.call(pc, in)
	case i.Dst != ir.None && !in.empty():
		n := ir.Reg(1)
		if i.Op == ir.OpOverflow || i.Op == ir.OpCmpXchg {
			n = 2
		}
		return t.forgetAll(in, i.Dst, n), true
	}
	return in, true
}

func (s state) empty() bool {
	return len(s.held) == 0 && len(s.mustRelease) == 0 && len(s.mayRelease) == 0
}

func (t *transfer) forgetAll(s state, first, n ir.Reg) state {
	for r := first; r < first+n; r++ {
		s = t.s.al.forget(s, r)
	}
	return s
}

// call joins what the possible callees do.
func (t *transfer) call(pc ir.PC, in state) (out state, ok bool) {
	i := &t.fn.Code[pc]
	call := &t.fn.Calls[i.Aux]
	if !t.s.a.Returns(t.f, pc) {
		return in, false
	}
	if i.Dst != ir.None {
		in = t.forgetAll(in, i.Dst, ir.Reg(len(call.RetBits)))
	}
	callees := t.s.a.Graph.Callees(t.f, pc)
	if len(callees) == 0 {
		return in, true
	}
	return t.callees(pc, in, callees)
}

// callees joins what several functions do after the state in.
func (t *transfer) callees(pc ir.PC, in state, callees []ir.FuncID) (out state, ok bool) {
	unchanged := false // one that does nothing was joined
	for _, c := range t.apart(pc, callees) {
		next, returns := t.callee(pc, in, c)
		nothing := returns && identical(next, in)
		switch {
		case !returns, nothing && unchanged:
		case !ok:
			out, ok = next, true
		default:
			out, _ = join(out, next)
		}
		unchanged = unchanged || nothing
	}
	return out, ok
}

// apart are callees of a call that do different things, as far as summaries stood after so many changes.
type apart struct {
	changes int
	callees []ir.FuncID
}

// apart leaves out the callees of a call that do the same as others.
func (t *transfer) apart(pc ir.PC, callees []ir.FuncID) []ir.FuncID {
	if len(callees) == 1 {
		return callees
	}
	site := pointsto.CallSite{Func: t.f, PC: pc}
	known, is := t.s.apart[site]
	if is &&
		(known.changes == t.s.changes || !slices.ContainsFunc(callees, func(c ir.FuncID) bool { return t.s.changed[c] > known.changes })) {
		return known.callees
	}
	var out []ir.FuncID
	var done []state // by summaries
	nothing, foreign := false, false
	for _, c := range callees {
		does, ok := t.does(pc, c)
		kind := t.s.a.Prog.Funcs[c]
		_, op := operationOf(kind)
		switch {
		case ok && slices.ContainsFunc(done, func(d state) bool { return identical(d, does) }): // equal ones are one
		case ok:
			done, out = append(done, does), append(out, c)
		case op || marksReturn(kind):
			out = append(out, c)
		case t.s.a.External(c):
			if !foreign {
				foreign, out = true, append(out, c)
			}
		case t.s.funcs[c] == nil:
			if !nothing {
				nothing, out = true, append(out, c)
			}
		} // what does not return does nothing that the caller sees
	}
	t.s.apart[site] = apart{t.s.changes, out}
	return out
}

func (t *transfer) callee(pc ir.PC, in state, c ir.FuncID) (state, bool) {
	fn := t.s.a.Prog.Funcs[c]
	if op, is := operationOf(fn); is {
		return t.operate(pc, in, op), true
	}
	if marksReturn(fn) { // control may come back, after whatever was released until then
		return t.s.al.mayRelease(in, ref{at: pointsto.CallSite{Func: t.f, PC: pc}}), true
	}
	if t.s.a.External(c) {
		return t.s.al.then(in, t.s.called, now), true
	}
	switch sum := t.s.funcs[c]; {
	case sum == nil:
		return in, true
	case !sum.returns:
		return in, false
	}
	does, _ := t.does(pc, c)
	return t.s.al.then(in, does, func(r ref) ref { return t.s.atEntry(t.f, pc, r) }), true
}

// does is what a callee does by its summary, in terms of the caller; ok is false where it has none, does not return, or
// is no function of the program's.
func (t *transfer) does(pc ir.PC, c ir.FuncID) (does state, ok bool) {
	fn, sum := t.s.a.Prog.Funcs[c], t.s.funcs[c]
	if sum == nil || !sum.returns {
		return does, false
	}
	if _, is := operationOf(fn); is || marksReturn(fn) || t.s.a.External(c) {
		return does, false
	}
	if sum.anywhere != nil {
		return *sum.anywhere, true
	}
	key := callOf{t.f, pc, c}
	at, known := t.s.calls[key]
	if !known || at.of != sum {
		at = inCall{sum, t.s.inCaller(sum, c, t.f, pc)}
		t.s.calls[key] = at
	}
	return at.state, true
}

// inCaller is a callee's summary in terms of the caller.
func (s *summaries) inCaller(sum *summary, callee, caller ir.FuncID, pc ir.PC) state {
	if sum.anywhere != nil {
		return *sum.anywhere
	}
	dst, exit := s.a.Prog.Funcs[caller].Code[pc].Dst, sum.exit
	out := s.al.rename(exit, func(r ref) ref { return s.inCall(r, callee, caller, pc) })
	out.mustRelease, out.mayRelease = slices.DeleteFunc(
		out.mustRelease,
		s.nowhere,
	), slices.DeleteFunc(
		out.mayRelease,
		s.nowhere,
	)
	var held []fact
	for _, h := range out.held {
		if s.nowhere(h.ref) {
			continue
		}
		if h.onRet {
			h.on, h.onRet = dst, false
		}
		held = s.al.put(held, h)
	}
	out.held = held
	out = s.intern(out)
	if exit.constant() {
		sum.anywhere = &out
	}
	return out
}

// constant reports whether a summary says the same to all callers: it names locks by constants only, and does not
// depend on what is returned.
func (s state) constant() bool {
	varies := func(r ref) bool { return r.hasPath() || r.named && !r.lock.Concrete() }
	return !slices.ContainsFunc(s.held, func(f fact) bool { return f.onRet || varies(f.ref) }) &&
		!slices.ContainsFunc(s.mustRelease, varies) &&
		!slices.ContainsFunc(s.mayRelease, varies)
}

// intern is the state that was given to it before where an equal one was: most members of a recursive group do the
// same. What is equal is identical then.
func (s *summaries) intern(x state) state {
	h := uint64(len(x.held))<<40 | uint64(len(x.mustRelease))<<20 | uint64(len(x.mayRelease))
	number := func(v expr.Value) uint64 {
		if v.N != nil {
			return uint64(v.N.ID())
		}
		return v.W
	}
	mix := func(r ref) {
		h ^= uint64(
			r.at.Func,
		)<<32 ^ uint64(
			r.at.PC,
		) ^ uint64(
			len(r.targets),
		)<<16 ^ number(
			r.lock,
		)<<24 ^ number(
			r.path,
		)<<8
		h *= 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	for i := range x.held {
		mix(x.held[i].ref)
	}
	for _, list := range [][]ref{x.mustRelease, x.mayRelease} {
		for i := range list {
			mix(list[i])
		}
	}
	for _, known := range s.interned[h] {
		if exactly(known, x) {
			return known
		}
	}
	s.interned[h] = append(s.interned[h], x)
	return x
}

// operate is the effect of a lock operation (Bergan §4.4: acquire and release annotations).
func (t *transfer) operate(pc ir.PC, in state, op operation) state {
	call := &t.fn.Calls[t.fn.Code[pc].Aux]
	if op.arg >= len(call.Args) {
		return in
	}
	r := t.s.refTo(t.f, call.Args[op.arg], pointsto.CallSite{Func: t.f, PC: pc})
	f := fact{ref: r, kind: op.kindOf(call), count: 1, on: t.fn.Code[pc].Dst}
	f.failing = t.s.robust && f.kind == Mutex
	switch op.action {
	case acquire:
		if !f.failing {
			f.must, f.on = true, ir.None
		}
		return t.s.al.acquire(in, f)
	case try:
		return t.s.al.acquire(in, f)
	case release:
		return t.s.al.release(in, r, t.s.atEntry(t.f, pc, r))
	}
	return in
}

// Edge uses what a branch says about the result of a try: it acquired where it returned 0.
func (t *transfer) Edge(from, to ir.BlockID, out state) (state, bool) {
	last := &t.fn.Code[t.fn.Blocks[from].End-1]
	for _, r := range out.pending() {
		switch t.zeroOn(last, to, r) {
		case isZero:
			out = t.s.al.resolve(out, r, func(f fact) (fact, bool) {
				f.on, f.must = ir.None, true
				return f, true
			})
		case notZero:
			out = t.s.al.resolve(out, r, func(f fact) (fact, bool) {
				if f.failing {
					return undecided(f)
				}
				return f, false
			})
		}
	}
	return out, true
}

// pending lists the registers that facts depend on.
func (s state) pending() []ir.Reg {
	var out []ir.Reg
	for _, f := range s.held {
		if f.on != ir.None && !slices.Contains(out, f.on) {
			out = append(out, f.on)
		}
	}
	return out
}

// marksReturn reports whether control may come back to where a call of a function returns (ISO C11 7.13).
func marksReturn(f *ir.Func) bool {
	switch f.Name {
	case "setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp":
		return f.Runtime || f.External
	}
	return false
}

type zeroness uint8

const (
	maybeZero zeroness = iota
	isZero
	notZero
)

// zeroOn is what a terminator's edge to a block says about register r.
func (t *transfer) zeroOn(last *ir.Instr, to ir.BlockID, r ir.Reg) zeroness {
	switch last.Op {
	case ir.OpCondBr:
		if last.Then == last.Else {
			return maybeZero
		}
		return t.conditionOn(last.A, to == last.Then, r)
	case ir.OpSwitch:
		return t.switchOn(last, to, r)
	}
	return maybeZero
}

// conditionOn asks whether taking the edge means r = 0, or is impossible with r = 0.
func (t *transfer) conditionOn(cond ir.Operand, taken bool, r ir.Reg) zeroness {
	a := t.s.a
	c, ok := a.Relative(t.f, cond)
	x, okx := a.Relative(t.f, ir.R(r))
	if !ok || !okx || c.Concrete() || x.Concrete() {
		return maybeZero
	}
	zero := a.B.Cmp(expr.EQ, x.N.Width(), x, expr.Word(0))
	if !taken {
		c = a.B.Not(c)
	}
	if c == zero {
		return isZero
	}
	if a.B.Subst(c, map[*expr.Node]expr.Value{x.N: expr.Word(0)}) == expr.False {
		return notZero
	}
	return maybeZero
}

func (t *transfer) switchOn(last *ir.Instr, to ir.BlockID, r ir.Reg) zeroness {
	if last.A.Kind != ir.KReg || !sameRegister(t.s.a, t.f, last.A.Reg, r) {
		return maybeZero
	}
	sw := &t.fn.Switches[last.Aux]
	target, others := last.Then, false
	for i, v := range sw.Values {
		if v == 0 {
			target = sw.Targets[i]
		}
	}
	for i, v := range sw.Values {
		others = others || v != 0 && sw.Targets[i] == to
	}
	zeroCase := slices.Contains(sw.Values, 0)
	others = others || last.Then == to && zeroCase
	switch {
	case to != target:
		return notZero
	case zeroCase && !others:
		return isZero
	}
	return maybeZero
}
