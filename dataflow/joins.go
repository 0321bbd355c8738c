package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// joins proves that a function has joined the threads that one of its loops created before it returns: a loop over the
// same range follows that joins what the first has stored. A thread created there that is alive was then created by an
// activation that has not returned; if only one thread ever executes the function, and not recursively, by the only
// one.
type joins struct {
	a          *Analysis
	concurrent []bool                         // by FuncID: threads other than the first may execute it
	detaches   bool                           // some thread may be detached, or control may leave by a jump
	proved     map[pointsto.CallSite]*joining // nil: not joined
	returning  map[ir.FuncID][]bool           // by function: those that it may call and then return
	calls      map[ir.FuncID][]bool           // by function: those that it may call
	still      map[ir.FuncID][]stillLoad
}

func newJoins(a *Analysis) *joins {
	j := &joins{a: a, concurrent: make([]bool, len(a.Prog.Funcs)), proved: map[pointsto.CallSite]*joining{},
		returning: map[ir.FuncID][]bool{}, calls: map[ir.FuncID][]bool{}, still: map[ir.FuncID][]stillLoad{}}
	var work []ir.FuncID
	for _, fn := range a.Prog.Funcs {
		if !a.calls.reached[fn.ID] {
			continue
		}
		if a.calls.thread(fn.ID) || a.calls.fromOutside(fn.ID) || slices.Contains(a.Prog.Dtors, fn.ID) {
			work = append(work, fn.ID)
		}
		j.detaches = j.detaches || a.Shape(fn.ID).setjmp ||
			abi.Of(fn.Library()).Role == abi.Detach && len(a.calls.sites[fn.ID]) > 0
	}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		if a.Prog.Funcs[f].External || j.concurrent[f] {
			continue
		}
		j.concurrent[f] = true
		a.calls.eachCall(f, func(pc ir.PC) { work = append(work, a.Graph.Callees(f, pc)...) })
	}
	return j
}

// alone reports whether at most one activation of a function stands at a time: only the first thread executes it, and
// never recursively.
func (j *joins) alone(f ir.FuncID) bool {
	if j.concurrent[f] || j.a.calls.process(f) && len(j.a.calls.sites[f]) > 0 {
		return false
	}
	leads := j.a.memory.after.leadsTo(f)
	inside := false
	j.a.calls.eachCall(f, func(pc ir.PC) {
		for _, c := range j.a.Graph.Callees(f, pc) {
			inside = inside || leads[c]
		}
	})
	return !inside
}

// joining is a loop that joins what another has created, for the same values of their variables.
type joining struct {
	create, join loop
}

// joined is how the function of a creating call joins what the call creates before it returns, or nil.
func (j *joins) joined(site pointsto.CallSite) *joining {
	how, known := j.proved[site]
	if !known {
		if !j.detaches && j.alone(site.Func) {
			how = j.prove(site)
		}
		j.proved[site] = how
	}
	return how
}

// loop is a loop that counts: what one of its instructions does for each value of an induction variable from the
// start on, by equal steps, as long as the condition at its head holds.
type loop struct {
	iv          induction
	head, body  ir.BlockID // body is where the head goes as long as the condition holds
	start, cond expr.Value // relative to the function
	by          uint64
}

func (j *joins) prove(site pointsto.CallSite) *joining {
	a, f := j.a, site.Func
	out, ok := a.storesID(site)
	if !ok || a.overwritten(a.Graph.Operand(f, out), site) {
		return nil
	}
	to, ok := a.rel.operand(f, out)
	if !ok {
		return nil
	}
	fn := a.Prog.Funcs[f]
	for _, create := range j.loops(f, site.PC) {
		for b := range fn.Blocks {
			for pc := fn.Blocks[b].First; pc < fn.Blocks[b].End; pc++ {
				if l, ok := j.joinsAll(f, create, to, site.PC, pc); ok {
					return &joining{create, l}
				}
			}
		}
	}
	return nil
}

// joinsAll is the loop around the call at pc if it joins all that the creating loop has stored.
func (j *joins) joinsAll(f ir.FuncID, create loop, to expr.Value, site, pc ir.PC) (l loop, ok bool) {
	a := j.a
	from, ok := j.source(f, pc)
	if !ok {
		return l, false
	}
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	for _, l := range j.loops(f, pc) {
		if l.by != create.by || shape.gets(l.head, fn.BlockOf(site), ir.BlockID(ir.None)) ||
			shape.gets(l.head, l.head, fn.BlockOf(pc)) || !j.last(f, site, l.head) {
			continue
		}
		as := map[*expr.Node]expr.Value{a.rel.symbol(f, create.iv.reg).N: a.rel.symbol(f, l.iv.reg)}
		in := func(v expr.Value) expr.Value { return j.steady(f, a.B.Subst(v, as)) }
		all := true
		for _, pair := range [][2]expr.Value{{create.cond, l.cond}, {create.start, l.start}, {to, from}} {
			v := j.steady(f, pair[1])
			all = all && in(pair[0]) == v && j.invariant(f, v, l.iv.reg)
		}
		if all {
			return l, true
		}
	}
	return l, false
}

// source is where the id of the thread that the call at pc joins was loaded from.
func (j *joins) source(f ir.FuncID, pc ir.PC) (expr.Value, bool) {
	a := j.a
	fn := a.Prog.Funcs[f]
	in := &fn.Code[pc]
	if in.Op != ir.OpCall || fn.Calls[in.Aux].Callee == ir.None {
		return expr.Value{}, false
	}
	call := &fn.Calls[in.Aux]
	if g := a.Prog.Funcs[call.Callee]; abi.Of(g.Library()).Role != abi.Join || call.Args[0].Kind != ir.KReg {
		return expr.Value{}, false
	}
	d, ok := a.Shape(f).Def(call.Args[0].Reg)
	if !ok || fn.Code[d].Op != ir.OpLoad || int(fn.Code[d].Bits) != a.B.PtrBits() || fn.BlockOf(d) != fn.BlockOf(pc) {
		return expr.Value{}, false
	}
	return a.rel.operand(f, fn.Code[d].A)
}

// loops lists the counting loops that an instruction is in, all of whose ways out that lead on are at their heads.
func (j *joins) loops(f ir.FuncID, pc ir.PC) []loop {
	a := j.a
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	var out []loop
	for r := range fn.Regs {
		d, ok := shape.Def(ir.Reg(r))
		if !ok || fn.Code[d].Op != ir.OpPhi || fn.Regs[r].Bits > 64 {
			continue
		}
		l := loop{head: fn.BlockOf(d)}
		if l.iv, ok = a.induction(f, ir.Reg(r), d); !ok || l.iv.wraps {
			continue
		}
		if j.shape(f, &l, pc) && j.counts(f, &l, d) {
			out = append(out, l)
		}
	}
	return out
}

// shape finds the condition at the head of a loop around pc and checks its ways out.
func (j *joins) shape(f ir.FuncID, l *loop, pc ir.PC) bool {
	fn, shape := j.a.Prog.Funcs[f], j.a.Shape(f)
	last := &fn.Code[fn.Blocks[l.head].End-1]
	if last.Op != ir.OpCondBr || !shape.Dominates(l.head, fn.BlockOf(pc)) {
		return false
	}
	in := func(b ir.BlockID) bool {
		return b == l.head || shape.Dominates(l.head, b) && shape.gets(b, l.head, ir.BlockID(ir.None))
	}
	if in(last.Then) == in(last.Else) || !in(fn.BlockOf(pc)) {
		return false
	}
	l.body = last.Then
	if in(last.Else) {
		l.body = last.Else
	}
	for b := range fn.Blocks {
		from := ir.BlockID(b)
		if from == l.head || !shape.Reachable(from) || !in(from) {
			continue
		}
		for _, to := range shape.succs[from] {
			if !in(to) && j.returns(f, to) {
				return false
			}
		}
	}
	var ok bool
	l.cond, ok = j.a.edge(f, l.head, l.body)
	return ok
}

// returns reports whether control may get from a block to a return.
func (j *joins) returns(f ir.FuncID, b ir.BlockID) bool { return j.a.Shape(f).returns[b] }

// counts reads the start and the step of a loop's variable.
func (j *joins) counts(f ir.FuncID, l *loop, d ir.PC) bool {
	a := j.a
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	phi := &fn.Phis[fn.Code[d].Aux]
	m := meet{}
	for i, o := range phi.Values {
		if !shape.edge(phi.Blocks[i], l.head) {
			continue
		}
		if by, _, moved := a.moved(f, l.iv.reg, o); moved {
			if l.by != 0 && l.by != by {
				return false
			}
			l.by = by
			continue
		}
		m.add(a.rel.operand(f, o))
	}
	var ok bool
	l.start, ok = m.value()
	return ok && l.by != 0
}

// last reports whether control always enters the block between an instruction and a return.
func (j *joins) last(f ir.FuncID, from ir.PC, through ir.BlockID) bool {
	fn, shape := j.a.Prog.Funcs[f], j.a.Shape(f)
	for b := range fn.Blocks {
		blk := &fn.Blocks[b]
		if fn.Code[blk.End-1].Op != ir.OpRet || !shape.Reachable(ir.BlockID(b)) {
			continue
		}
		if fn.BlockOf(from) == ir.BlockID(b) || shape.gets(fn.BlockOf(from), ir.BlockID(b), through) {
			return false
		}
	}
	return true
}

// steady gives loads of one address, of memory that does not change while the function is active, one symbol.
func (j *joins) steady(f ir.FuncID, v expr.Value) expr.Value {
	if v.Concrete() {
		return v
	}
	by := map[*expr.Node]expr.Value{}
	for _, s := range expr.Symbols(v.N) {
		d, ok := j.a.rel.defs[s]
		if !ok || d.f != f {
			continue
		}
		if addr, ok := j.unchanged(f, d.r); ok {
			by[j.a.B.Sym(s).N] = j.a.B.Sym(j.at(f, j.steady(f, addr), s))
		}
	}
	if len(by) == 0 {
		return v
	}
	return j.a.B.Subst(v, by)
}

// at is the symbol of the first load of so many bits at an address.
func (j *joins) at(f ir.FuncID, addr expr.Value, s *expr.Symbol) *expr.Symbol {
	rf := j.a.rel.of(f)
	for r, first := range rf.syms {
		if first == nil || first.Width != s.Width {
			continue
		}
		if other, ok := j.unchanged(f, ir.Reg(r)); ok && (other == addr || first != s && j.steady(f, other) == addr) {
			return first
		}
	}
	return s
}

// unchanged is the address of a load of memory that neither the function nor any other thread writes while the
// function is active, at an address that does not change either.
func (j *joins) unchanged(f ir.FuncID, r ir.Reg) (addr expr.Value, ok bool) {
	a := j.a
	pc, ok := a.Shape(f).Def(r)
	if !ok {
		return addr, false
	}
	in := &a.Prog.Funcs[f].Code[pc]
	if in.Op != ir.OpLoad || in.Bits%8 != 0 || in.Flags&ir.FlagVolatile != 0 {
		return addr, false
	}
	to := a.Graph.Operand(f, in.A)
	if len(to) == 0 || to.Has(pointsto.UnknownNode) {
		return addr, false
	}
	during := j.during(f)
	if a.memory.writesAt(to, int64(in.Bits)/8, func(w *write) bool {
		g := w.site.Func
		return j.concurrent[g] || during[g] || g == f && j.goesOn(f, w.site.PC)
	}) {
		return addr, false
	}
	addr, ok = a.rel.operand(f, in.A)
	return addr, ok && j.invariant(f, addr, ir.Reg(ir.None))
}

// during marks the functions that a function may call, at any depth, and then return.
func (j *joins) during(f ir.FuncID) []bool {
	if in := j.returning[f]; in != nil {
		return in
	}
	a := j.a
	in := make([]bool, len(a.Prog.Funcs))
	var work []ir.FuncID
	from := func(g ir.FuncID) {
		a.calls.eachCall(g, func(pc ir.PC) {
			if j.goesOn(g, pc) {
				work = append(work, a.Graph.Callees(g, pc)...)
			}
		})
	}
	for from(f); len(work) > 0; {
		g := work[len(work)-1]
		work = work[:len(work)-1]
		if !in[g] && !a.Prog.Funcs[g].External {
			in[g] = true
			from(g)
		}
	}
	j.returning[f] = in
	return in
}

// goesOn reports whether control may get from an instruction to a return of its function.
func (j *joins) goesOn(f ir.FuncID, pc ir.PC) bool {
	return j.returns(f, j.a.Prog.Funcs[f].BlockOf(pc))
}

// invariant reports whether an expression has one value in each activation, apart from one register.
func (j *joins) invariant(f ir.FuncID, v expr.Value, but ir.Reg) bool {
	if v.Concrete() {
		return true
	}
	for _, s := range expr.Symbols(v.N) {
		if addr, ok := j.a.memory.address(s); ok {
			if !j.invariant(f, addr, ir.Reg(ir.None)) {
				return false
			}
			continue
		}
		d, ok := j.a.rel.defs[s]
		if !ok || d.f != f {
			return false
		}
		if d.r == but || !j.varies(f, d.r) {
			continue
		}
		if _, ok := j.unchanged(f, d.r); !ok {
			return false
		}
	}
	return true
}

// varies reports whether a register may be given a value more than once in an activation.
func (j *joins) varies(f ir.FuncID, r ir.Reg) bool {
	pc, ok := j.a.Shape(f).Def(r)
	return ok && j.a.Shape(f).InCycle(pc)
}
