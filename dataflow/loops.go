package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
)

// Loop is a natural loop: the blocks from which control gets back to Head without leaving them.
type Loop struct {
	Head   ir.BlockID
	In     []bool // by block
	Parent *Loop  // the next larger loop, or nil
}

// Loops lists the natural loops of the function, inner ones first; ok is false where control enters some cycle at
// more than one block, or where a longjmp may.
func (s *Shape) Loops() (loops []*Loop, ok bool) {
	if s.setjmp {
		return nil, false
	}
	post := s.postorder()
	at := make([]int, len(s.Func.Blocks))
	for i, b := range post {
		at[b] = i
	}
	byHead := map[ir.BlockID]*Loop{}
	for _, b := range post {
		for _, h := range s.succs[b] {
			if at[h] < at[b] {
				continue
			}
			if !s.Dominates(h, b) {
				return nil, false
			}
			if byHead[h] == nil {
				byHead[h] = &Loop{Head: h, In: make([]bool, len(at))}
				loops = append(loops, byHead[h])
			}
			s.grow(byHead[h], b)
		}
	}
	slices.SortStableFunc(loops, func(x, y *Loop) int { return int(s.depth[y.Head] - s.depth[x.Head]) })
	for i, l := range loops {
		for _, outer := range loops[i+1:] {
			if outer.In[l.Head] {
				l.Parent = outer
				break
			}
		}
	}
	return loops, true
}

// grow adds to a loop the blocks on paths from its head to a block with an edge back to it.
func (s *Shape) grow(l *Loop, from ir.BlockID) {
	l.In[l.Head] = true
	work := []ir.BlockID{from}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if l.In[b] || !s.Reachable(b) {
			continue
		}
		l.In[b] = true
		work = append(work, s.preds[b]...)
	}
}

// Preds lists the blocks with an edge to b that the entry reaches. No edges leave calls that never come back.
func (s *Shape) Preds(b ir.BlockID) []ir.BlockID {
	var out []ir.BlockID
	for _, p := range s.preds[b] {
		if s.Reachable(p) {
			out = append(out, p)
		}
	}
	return out
}

// Order lists the reachable blocks, each after those with an edge to it that is not the back edge of a loop.
func (s *Shape) Order() []ir.BlockID {
	out := slices.Clone(s.postorder())
	slices.Reverse(out)
	return out
}

// DeadEnd reports whether control gets no further than the block, without returning: it calls something that never
// comes back.
func (s *Shape) DeadEnd(b ir.BlockID) bool {
	return len(s.succs[b]) == 0 && s.Func.Code[s.Func.Blocks[b].End-1].Op != ir.OpRet
}

// exits counts the edges that leave a loop, and those of them that leave its head; not those to dead ends.
func (s *Shape) exits(l *Loop) (all, head int) {
	for b, in := range l.In {
		if !in {
			continue
		}
		for _, t := range s.succs[b] {
			if !l.In[t] && !s.DeadEnd(t) {
				all++
				if ir.BlockID(b) == l.Head {
					head++
				}
			}
		}
		if end := s.Func.Blocks[b].End; s.Func.Code[end-1].Op == ir.OpRet {
			all++
		}
	}
	return all, head
}

// iteration is the variable that counts the iterations of a loop: a phi of its head that starts at start and has
// step added on every way back.
type iteration struct {
	reg   ir.Reg
	bits  int
	start expr.Value // relative to the function, over what is defined before the loop
	step  int64
	wraps bool // the addition may wrap around
}

// iteration finds the variable that counts the iterations of a loop of f, by one if there is such a variable.
func (a *Analysis) iteration(f ir.FuncID, l *Loop) (it iteration, ok bool) {
	fn := a.Prog.Funcs[f]
	blk := &fn.Blocks[l.Head]
	for pc := blk.First; pc < blk.End && fn.Code[pc].Op == ir.OpPhi; pc++ {
		found, counts := a.iterates(f, l, pc)
		if counts && (!ok || it.step != 1 && it.step != -1) {
			it, ok = found, true
		}
	}
	return it, ok
}

// iterates reads the phi at pc of a loop's head as one that counts. A step of more than one must not wrap around.
func (a *Analysis) iterates(f ir.FuncID, l *Loop, pc ir.PC) (it iteration, ok bool) {
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	in := &fn.Code[pc]
	it = iteration{reg: in.Dst, bits: int(fn.Regs[in.Dst].Bits)}
	if it.bits > 64 || it.bits == 0 {
		return it, false
	}
	start, phi := meet{}, &fn.Phis[in.Aux]
	for i, o := range phi.Values {
		from := phi.Blocks[i]
		if !shape.edge(from, l.Head) {
			continue
		}
		if !l.In[from] {
			start.add(a.Relative(f, o))
			continue
		}
		by, moved := a.addedTo(f, it.reg, o)
		if !moved || by == 0 || it.step != 0 && by != it.step {
			return it, false
		}
		it.step, it.wraps = by, it.wraps || a.step(f, it.reg, o) == 0
	}
	if it.step != 1 && it.step != -1 && it.wraps {
		return it, false
	}
	it.start, ok = start.value()
	return it, ok && it.step != 0
}

// addedTo is the constant that an operand adds to a register, read as signed.
func (a *Analysis) addedTo(f ir.FuncID, r ir.Reg, o ir.Operand) (by int64, ok bool) {
	v, ok := a.Relative(f, o)
	if !ok || v.Concrete() {
		return 0, false
	}
	bits := int(a.Prog.Funcs[f].Regs[r].Bits)
	terms, plus := a.B.Linear(bits, v)
	if len(terms) != 1 || terms[0].Coef != 1 || terms[0].N != a.rel.symbol(f, r).N {
		return 0, false
	}
	return int64(plus<<(64-bits)) >> (64 - bits), true
}

// Iteration is how often control has gone round a loop of f since it entered it, wherever the loop's head dominates:
// a natural number, relative to f, over the most recent instances of its symbols. It is known modulo 2^bits; what
// counts without wrapping around has 64.
func (a *Analysis) Iteration(f ir.FuncID, l *Loop) (v expr.Value, bits int, ok bool) {
	it, ok := a.iteration(f, l)
	if !ok {
		return v, 0, false
	}
	now, start, bits := a.rel.symbol(f, it.reg), it.start, it.bits
	if !it.wraps && bits <= 32 {
		now, start, bits = a.B.SExt(bits, 64, now), a.B.SExt(bits, 64, start), 64
	}
	switch it.step {
	case 1:
		return a.B.Bin(expr.Sub, bits, now, start), bits, true
	case -1:
		return a.B.Bin(expr.Sub, bits, start, now), bits, true
	}
	v = a.B.Bin(expr.SDiv, bits, a.B.Bin(expr.Sub, bits, now, start), expr.Word(uint64(it.step)))
	return v, bits, it.bits <= 32
}

// Trips is how often control goes round a loop of f before it leaves it, which it does at the head only, dead ends
// aside: a natural number of that many bits, relative to f, over what is defined before the loop.
func (a *Analysis) Trips(f ir.FuncID, l *Loop) (v expr.Value, bits int, ok bool) {
	if all, head := a.Shape(f).exits(l); all != 1 || head != 1 {
		return v, 0, false
	}
	return a.MostTrips(f, l)
}

// MostTrips bounds how often control gets from the head of a loop of f into the rest of it before it leaves the loop: a
// natural number of that many bits, relative to f, over what is defined before the loop. The branch at the end of
// the head must compare the variable that counts the iterations.
func (a *Analysis) MostTrips(f ir.FuncID, l *Loop) (v expr.Value, bits int, ok bool) {
	t, ok := a.trips(f, l)
	if !ok {
		return v, 0, false
	}
	return a.B.Ite(t.bits, t.enters, t.n, expr.Word(0)), t.bits, true
}

// trips is the number of times control gets round a loop: n if enters holds, else none.
type trips struct {
	enters, n expr.Value
	bits      int
	small     bool // n is less than 2^(bits-1) where enters holds
}

// trips counts the values that the variable of a loop has while the comparison at its head holds.
func (a *Analysis) trips(f ir.FuncID, l *Loop) (t trips, ok bool) {
	it, ok := a.iteration(f, l)
	if !ok || it.step != 1 && it.step != -1 {
		return t, false
	}
	pred, bound, ok := a.stays(f, l, it)
	if !ok || !a.outside(f, l, bound) {
		return t, false
	}
	from, to := it.start, bound
	if it.step < 0 {
		from, to, pred = bound, it.start, swapped[pred]
	}
	t = trips{enters: expr.True, n: a.B.Bin(expr.Sub, it.bits, to, from), bits: it.bits}
	switch pred {
	case ir.NE:
		return t, true
	case ir.SLE, ir.ULE:
		if it.wraps { // it may hold for ever
			return t, false
		}
		t.n = a.B.Bin(expr.Add, it.bits, t.n, expr.Word(1))
	case ir.SLT:
		t.small = from.Concrete() && from.W>>(it.bits-1) == 0
	case ir.ULT:
	default:
		return t, false
	}
	t.enters = a.B.Cmp(exprPreds[pred], it.bits, from, to)
	return t, true
}

// outside reports whether a value relative to f is over what is defined outside a loop.
func (a *Analysis) outside(f ir.FuncID, l *Loop, v expr.Value) bool {
	return !slices.ContainsFunc(a.Mentioned(v), func(r ir.Reg) bool {
		pc, defined := a.Shape(f).Def(r)
		return defined && l.In[a.Prog.Funcs[f].BlockOf(pc)]
	})
}

// stays is the comparison of the counting variable with a bound under which control stays in a loop.
func (a *Analysis) stays(f ir.FuncID, l *Loop, it iteration) (pred ir.Pred, bound expr.Value, ok bool) {
	fn := a.Prog.Funcs[f]
	last := &fn.Code[fn.Blocks[l.Head].End-1]
	if last.Op != ir.OpCondBr || l.In[last.Then] == l.In[last.Else] || last.A.Kind != ir.KReg {
		return pred, bound, false
	}
	pc, ok := a.Shape(f).Def(last.A.Reg)
	if !ok || fn.Code[pc].Op != ir.OpICmp || int(fn.Code[pc].Bits) != it.bits {
		return pred, bound, false
	}
	cmp := &fn.Code[pc]
	pred = ir.Pred(cmp.Sub)
	x, ok1 := a.Relative(f, cmp.A)
	y, ok2 := a.Relative(f, cmp.B)
	me := a.rel.symbol(f, it.reg)
	if !ok1 || !ok2 || x != me && y != me {
		return pred, bound, false
	}
	if x != me {
		y, pred = x, swapped[pred]
	}
	if !l.In[last.Then] {
		pred = negated[pred]
	}
	return pred, y, true
}

// swapped and negated are the predicates of y op x, and of not (x op y).
var (
	swapped = [...]ir.Pred{ir.EQ: ir.EQ, ir.NE: ir.NE, ir.ULT: ir.UGT, ir.ULE: ir.UGE, ir.UGT: ir.ULT, ir.UGE: ir.ULE,
		ir.SLT: ir.SGT, ir.SLE: ir.SGE, ir.SGT: ir.SLT, ir.SGE: ir.SLE}
	negated = [...]ir.Pred{ir.EQ: ir.NE, ir.NE: ir.EQ, ir.ULT: ir.UGE, ir.ULE: ir.UGT, ir.UGT: ir.ULE, ir.UGE: ir.ULT,
		ir.SLT: ir.SGE, ir.SLE: ir.SGT, ir.SGT: ir.SLE, ir.SGE: ir.SLT}
)

var exprPreds = map[ir.Pred]expr.Pred{ir.SLT: expr.SLT, ir.SLE: expr.SLE, ir.ULT: expr.ULT, ir.ULE: expr.ULE}
