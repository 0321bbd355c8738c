package ownership

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Transfer is what is known behind an instruction.
func (t *flow) Transfer(pc ir.PC, in *state) (*state, bool) {
	i := &t.fn.Code[pc]
	switch i.Op {
	case ir.OpPhi, ir.OpNop:
		return in, true // on the edges
	case ir.OpStore:
		return t.store(pc, in), true
	case ir.OpMemset:
		return t.clear(in, i), true
	case ir.OpCall:
		return t.call(pc, in)
	case ir.OpRet:
		t.returns(pc, in)
		return in, true
	}
	if i.Dst == ir.None {
		return in, true
	}
	two := i.Op == ir.OpOverflow || i.Op == ir.OpCmpXchg
	loads := i.Op == ir.OpLoad && int(i.Bits) == t.w && t.tracked(i.Dst)
	copies := i.Op == ir.OpCopy || i.Op == ir.OpFreeze
	if !loads && !copies && !t.says(in, i.Dst) && !(two && t.says(in, i.Dst+1)) {
		return in, true
	}
	s := in.clone()
	t.define(pc, s, i.Dst)
	if two {
		t.define(pc, s, i.Dst+1)
	}
	switch {
	case loads:
		t.load(pc, s)
	case copies:
		t.same(s, i.Dst, i.A)
	}
	return s, true
}

// same says that a register holds what an operand does.
func (t *flow) same(s *state, r ir.Reg, o ir.Operand) {
	switch {
	case o.Kind == ir.KReg && s.at(o.Reg) != nil:
		s.alias(s.at(o.Reg), r)
	case o.Kind == ir.KConst && o.Word == 0 && t.tracked(r):
		s.put(object{regs: []ir.Reg{r}, null: true})
	}
}

// Edge takes phis, and what a comparison with null says.
func (t *flow) Edge(from, to ir.BlockID, out *state) (*state, bool) {
	s := t.compared(from, to, out)
	blk := &t.fn.Blocks[to]
	var phis []*ir.Instr
	for pc := blk.First; pc < blk.End && t.fn.Code[pc].Op == ir.OpPhi; pc++ {
		phis = append(phis, &t.fn.Code[pc])
	}
	if len(phis) == 0 {
		return s, true
	}
	held := make([][]ir.Reg, len(phis)) // registers that hold what comes in, before any of them changes
	null := make([]bool, len(phis))
	s = s.clone()
	for k, in := range phis {
		phi := &t.fn.Phis[in.Aux]
		o := phi.Values[slices.Index(phi.Blocks, from)]
		null[k] = o.Kind == ir.KConst && o.Word == 0
		if o.Kind == ir.KReg && s.at(o.Reg) != nil {
			held[k] = s.at(o.Reg).regs
		}
	}
	t.assign(s, blk.First, phis, held, null)
	return s, true
}

// assign gives all phis of a block what comes in at once. What comes in is kept alive by registers beyond the
// function's own.
func (t *flow) assign(s *state, pc ir.PC, phis []*ir.Instr, held [][]ir.Reg, null []bool) {
	spare := ir.Reg(len(t.fn.Regs))
	for k := range phis {
		if held[k] != nil {
			s.alias(s.at(held[k][0]), spare+ir.Reg(k))
		}
	}
	for _, in := range phis {
		t.define(pc, s, in.Dst)
	}
	for k, in := range phis {
		switch {
		case held[k] != nil:
			s.alias(s.at(spare+ir.Reg(k)), in.Dst)
		case null[k] && t.tracked(in.Dst):
			s.put(object{regs: []ir.Reg{in.Dst}, null: true})
		}
	}
	for k := range phis {
		if held[k] != nil {
			s.without(s.at(spare+ir.Reg(k)), spare+ir.Reg(k))
		}
	}
}

// compared is a state behind a branch that may have compared a pointer with null.
func (t *flow) compared(from, to ir.BlockID, s *state) *state {
	last := &t.fn.Code[t.fn.Blocks[from].End-1]
	if last.Op != ir.OpCondBr || last.Then == last.Else || last.A.Kind != ir.KReg {
		return s
	}
	pc, ok := t.a.Shape(t.fn.ID).Def(last.A.Reg)
	if !ok {
		return s
	}
	in := &t.fn.Code[pc]
	if in.Op != ir.OpICmp || in.A.Kind != ir.KReg || in.B.Kind != ir.KConst || in.B.Word != 0 {
		return s
	}
	onEqual := ir.Pred(in.Sub) == ir.EQ
	if !onEqual && ir.Pred(in.Sub) != ir.NE || (to == last.Then) != onEqual {
		return s
	}
	o := s.at(in.A.Reg)
	if o == nil || o.null {
		return s
	}
	s = s.clone()
	n := object{regs: o.regs, null: true}
	s.put(n)
	return s
}

// base is the object that an operand leads into, and how far, by constants.
func (t *flow) base(s *state, o ir.Operand) (x *object, off int64) {
	shape := t.a.Shape(t.fn.ID)
	for o.Kind == ir.KReg {
		if x = s.at(o.Reg); x != nil {
			return x, off
		}
		pc, ok := shape.Def(o.Reg)
		if !ok {
			return nil, 0
		}
		switch in := &t.fn.Code[pc]; {
		case in.Op == ir.OpCopy, in.Op == ir.OpFreeze:
			o = in.A
		case in.Op == ir.OpGEP && in.B.Kind == ir.KNone:
			o, off = in.A, off+in.Imm
		default:
			return nil, 0
		}
	}
	return nil, 0
}

// cell is the cell at an address; ok is false where it cannot be named, or where only who owns the object that it is in
// may take from it.
func (t *flow) cell(s *state, addr ir.Operand, in []class, all bool) (c stored, ok bool) {
	if !all || len(in) == 0 {
		return c, false
	}
	links := slices.ContainsFunc(in, t.link)
	if x, off := t.base(s, addr); x != nil && !x.null && links {
		if slices.ContainsFunc(in, func(k class) bool { return !t.link(k) || k.off != off }) {
			return c, false
		}
		return stored{cell{base: x.regs[0], off: off}, key(in), true}, true
	}
	if links {
		return c, false
	}
	v, named := t.a.Relative(t.fn.ID, addr)
	return stored{cell{root: v, base: ir.None}, key(in), true}, named
}

// mayBe reports whether two cells may be one, where they are not known to be.
func (t *flow) mayBe(s *state, c, d stored) bool {
	switch {
	case c.cell == d.cell && !c.lost || !overlapping(c.in, d.in):
		return false
	case c.lost || d.lost:
		return true
	case c.base != ir.None && d.base != ir.None:
		return false // of two objects
	case c.base != ir.None || d.base != ir.None:
		return true
	}
	return t.a.B.Cmp(expr.EQ, t.w, c.root, d.root) != expr.False
}

// load reads a cell that is named, under its lock or by who owns what it is in, so that no other thread takes from it
// before the lock is released.
func (t *flow) load(pc ir.PC, s *state) {
	i := &t.fn.Code[pc]
	in, all := t.at(t.fn.ID, i.A)
	c, ok := t.cell(s, i.A, in, all)
	if !ok || ir.Order(i.Sub) != ir.NotAtomic || i.Flags&ir.FlagVolatile != 0 {
		return
	}
	if x := s.stands(c); x != nil {
		if b, known := t.bit(c.off); !known || x.stale&b != 0 || x.freed {
			return
		}
	} else if !t.guarded(pc, s, c) {
		return
	}
	for _, first := range s.order() {
		o := s.objects[first]
		for _, d := range o.cells {
			switch {
			case d.cell == c.cell && !d.lost && d.sure:
				s.alias(o, i.Dst)
				return
			case d.cell == c.cell || t.mayBe(s, d, c):
				return
			}
		}
	}
	s.put(object{regs: []ir.Reg{i.Dst}, cells: []stored{c}})
}

// guarded reports whether a root is looked at under its lock, or before there is a second thread.
func (t *flow) guarded(pc ir.PC, s *state, c stored) bool {
	if !t.a.Concurrently(pointsto.CallSite{Func: t.fn.ID, PC: pc}) {
		return true
	}
	if len(s.locks) == 0 {
		return false
	}
	if t.quiet {
		return true
	}
	for _, k := range named(c.in) {
		t.narrow(pc, s, k, c)
	}
	return !slices.ContainsFunc(named(c.in), func(k class) bool { return !t.cells[k] })
}

// narrow keeps of the locks of a class those that are held.
func (t *flow) narrow(pc ir.PC, s *state, k class, c stored) {
	var seen guard
	for _, l := range s.locks {
		if len(t.a.Mentioned(l)) == 0 {
			seen.locks = append(seen.locks, l)
		}
		if d := t.a.B.Bin(expr.Sub, t.w, l, c.root); d.Concrete() {
			seen.deltas = append(seen.deltas, d.W)
		}
	}
	g := t.guards[k]
	if g == nil {
		t.guards[k], t.changed = &seen, true
		return
	}
	n := guard{}
	for _, l := range g.locks {
		if slices.Contains(seen.locks, l) {
			n.locks = append(n.locks, l)
		}
	}
	for _, d := range g.deltas {
		if slices.Contains(seen.deltas, d) {
			n.deltas = append(n.deltas, d)
		}
	}
	if len(n.locks) != len(g.locks) || len(n.deltas) != len(g.deltas) {
		t.guards[k], t.changed = &n, true
	}
	if len(n.locks)+len(n.deltas) == 0 {
		t.refute(k, t.fn, pc, "it is taken from under no one lock,")
	}
}

// store puts something into a cell.
func (t *flow) store(pc ir.PC, in *state) *state {
	i := &t.fn.Code[pc]
	classes, all := t.at(t.fn.ID, i.A)
	if len(classes) == 0 {
		return in
	}
	s := in.clone()
	v, off := t.base(s, i.B)
	null := i.B.Kind == ir.KConst && i.B.Word == 0 || v != nil && v.null && off == 0
	if !null && (v == nil || off != 0) {
		t.strikeKey(pc, key(classes), "something that others may have is stored there,")
		return s
	}
	c, ok := t.cell(s, i.A, classes, all)
	x := s.stands(c)
	if !ok || x == nil && !t.guarded(pc, s, c) {
		return t.blind(pc, s, v, null, key(classes))
	}
	if x != nil && x == v {
		t.strikeKey(pc, c.in, "an object is stored in itself,")
		return s
	}
	t.overwrite(s, c)
	if x != nil {
		if b, known := t.bit(c.off); known {
			n := *s.objects[x.regs[0]]
			n.stale &^= b
			s.put(n)
		}
	}
	if !null && !slices.ContainsFunc(s.objects[v.regs[0]].cells, func(d stored) bool { return d.cell == c.cell }) {
		n := *s.objects[v.regs[0]]
		n.cells = append(slices.Clone(n.cells), c)
		s.put(n)
	}
	return s
}

// overwrite takes out of a cell what was in it, and is no longer sure of what may have been in it.
func (t *flow) overwrite(s *state, c stored) {
	s.eachCell(func(d stored) (stored, bool) {
		if d.cell == c.cell && !d.lost {
			return d, false
		}
		d.sure = d.sure && !t.mayBe(s, d, c)
		return d, true
	})
	for _, first := range s.order() {
		if o := s.objects[first]; o.freed && o.owned() {
			s.forget(o)
		}
	}
}

// blind stores in a cell that has no name, or that others may look at: what is stored must be owned, with links that
// are not stale, and belongs to others then.
func (t *flow) blind(pc ir.PC, s *state, v *object, null bool, in string) *state {
	if !null {
		if !v.owned() || v.freed || v.stale&t.links(v.regs[0]) != 0 {
			t.strikeKey(pc, in, "what is stored there may be stored elsewhere, or have links that may be stale,")
		}
		s.forget(v)
	}
	lost := stored{cell{base: ir.None, lost: true}, in, false}
	s.eachCell(func(d stored) (stored, bool) {
		d.sure = d.sure && !t.mayBe(s, lost, d)
		return d, true
	})
	return s
}

// clear sets bytes to zero: links of what is owned hold nothing then.
func (t *flow) clear(in *state, i *ir.Instr) *state {
	s := in.clone()
	if x, off := t.base(s, i.A); x != nil && x.owned() && i.B.Kind == ir.KConst && i.B.Word == 0 &&
		i.C.Kind == ir.KConst {
		n := *x
		for at, b := range t.bits {
			if at >= off && uint64(at+int64(t.w/8)) <= uint64(off)+i.C.Word {
				n.stale &^= 1 << b
			}
		}
		s.put(n)
	}
	s.eachCell(func(d stored) (stored, bool) {
		d.sure = false
		return d, true
	})
	return s
}
