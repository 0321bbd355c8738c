package dataflow

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Dangling pointers: what a thread of the context has freed through a cell of memory, and not replaced there. A cell is
// named in the function that executes: a variable, or bytes behind a register's value. Freed is what free and realloc
// are given, through any wrappers, where the pointer was read from the cell, or was stored there, by the same function.
// It is a may-analysis: some way to where the thread stands frees without replacing.

// FreedCell is a pointer in memory: the word at the value of Base, or at 0 where Base is ir.None, plus Off. With Value
// set it is the register's value itself. With Deep set that word holds a pointer, and the cell is the one Behind bytes
// behind where that leads.
type FreedCell struct {
	Base   ir.Reg
	Off    uint64
	Value  bool
	Deep   bool
	Behind uint64
}

// from is the cell itself, or the one that leads to it where it is deep.
func (c FreedCell) from() FreedCell { return FreedCell{Base: c.Base, Off: c.Off} }

// behind is the cell so many bytes behind where a cell leads.
func (c FreedCell) behind(off uint64) FreedCell {
	return FreedCell{Base: c.Base, Off: c.Off, Deep: true, Behind: off}
}

// danglers answers for all functions.
type danglers struct {
	a       *Analysis
	kept    map[ir.FuncID]*freeing // by function: what it is whoever asks
	known   map[ir.FuncID]*freeing // by function: what it is in the answer under way
	busy    map[ir.FuncID]int      // by function under way: how many are before it
	matters []bool                 // by register of the function under way: see concerns
	// of busy functions whose calls were seen: how many are before it; -1 where something in known was asked for
	oldest int
}

// freeing is what a function may free, of its parameters, and the cells that it may leave dangling; Base is a
// parameter. always is what of that it does on every way to where it returns; gone are the cells that may dangle where
// control leaves it by a jump.
type freeing struct {
	frees  []int
	left   []FreedCell
	always []FreedCell
	gone   []FreedCell
}

// Dangling are the cells that may hold a freed pointer when f stands at pc, as f's frame and what it has called made
// them.
func (a *Analysis) Dangling(f ir.FuncID, pc ir.PC) []FreedCell { return a.dangling(f, pc, false) }

// Freed are those of the dangling cells whose pointer was freed on every way to where f stands, as far as its frame and
// what it has called tell: of a function that frees on some of its ways, some other one may have been gone.
func (a *Analysis) Freed(f ir.FuncID, pc ir.PC) []FreedCell { return a.dangling(f, pc, true) }

func (a *Analysis) dangling(f ir.FuncID, pc ir.PC, sure bool) []FreedCell {
	w := a.freeWalk(a.Prog.Funcs[f], sure)
	if w == nil {
		return nil
	}
	b := w.fn.BlockOf(pc)
	if w.in[b] == nil {
		return nil
	}
	st := slices.Clone(w.in[b])
	for at := w.fn.Blocks[b].First; at < pc; at++ {
		w.step(at, st)
	}
	return w.table.dead(st)
}

// freeWalk is what a function frees, followed through it; nil where no call in it frees anything.
func (a *Analysis) freeWalk(fn *ir.Func, sure bool) *freeWalk {
	if a.freeing == nil {
		a.freeing, a.freeWalks = map[ir.FuncID]*freeing{}, map[ir.FuncID]*[2]*freeWalk{}
	}
	walks, known := a.freeWalks[fn.ID]
	if !known {
		d := &danglers{a: a, kept: a.freeing, known: map[ir.FuncID]*freeing{}, busy: map[ir.FuncID]int{}}
		walks = &[2]*freeWalk{d.walk(fn)}
		if walks[0] != nil {
			walks[1] = walks[0].surely()
			walks[0].run()
		}
		d.known, d.busy = nil, nil
		a.freeWalks[fn.ID] = walks
	}
	if sure {
		return walks[1]
	}
	return walks[0]
}

// frees are the library's functions that free what their first argument points to, though not whatever happens.
var frees = map[string]bool{"free": true, "cfree": true, "realloc": true, "reallocarray": true}

var (
	freesNothing = &freeing{}
	freesFirst   = &freeing{frees: []int{0}, always: []FreedCell{{Base: 0, Value: true}}}
)

// summary is which of its parameters a function may free, and the cells that it may leave dangling. Of functions that
// call themselves one round is seen: what that gives depends on who was asked first, and is kept for one answer alone.
func (d *danglers) summary(fn *ir.Func) *freeing {
	depth, busy := d.busy[fn.ID]
	switch {
	case fn.Runtime && frees[fn.Name]:
		return freesFirst
	case fn.External:
		return freesNothing
	case busy:
		d.oldest = min(d.oldest, depth)
		return freesNothing
	}
	if f, done := d.kept[fn.ID]; done {
		return f
	}
	if f, done := d.known[fn.ID]; done {
		d.oldest = -1
		return f
	}
	before := d.oldest
	depth = len(d.busy)
	d.busy[fn.ID], d.oldest = depth, depth
	f := freesNothing
	if fn.Runtime {
		f = d.calledBy(fn)
	} else if w := d.walk(fn); w != nil {
		f = w.summary()
	}
	delete(d.busy, fn.ID)
	if d.oldest == depth {
		d.kept[fn.ID] = f
	} else {
		d.known[fn.ID] = f
	}
	d.oldest = min(d.oldest, before)
	return f
}

// calledBy is what the program's functions leave dangling that a library model calls: pthread_once, or raise, which
// executes a handler. What it is passed for them is not followed.
func (d *danglers) calledBy(fn *ir.Func) *freeing {
	f := &freeing{}
	variable := func(cells []FreedCell) []FreedCell {
		return slices.DeleteFunc(slices.Clone(cells), func(c FreedCell) bool { return c.Base != ir.None })
	}
	for pc := range fn.Code {
		for _, id := range d.a.Graph.Callees(fn.ID, ir.PC(pc)) {
			sum := d.summary(d.a.Prog.Funcs[id])
			f.left, f.gone = append(f.left, variable(sum.left)...), append(f.gone, variable(sum.gone)...)
		}
	}
	if len(f.left)+len(f.gone) == 0 {
		return freesNothing
	}
	f.left, f.gone = withoutRepeats(f.left), withoutRepeats(f.gone)
	return f
}

// freeWalk follows what one function frees.
type freeWalk struct {
	d     *danglers
	fn    *ir.Func
	table *freeTable
	sums  map[ir.PC][]*freeing // by call, of each of its callees: what frees something
	in    []freeState          // by block: the state at its beginning; nil where control never gets
	sure  bool                 // what is freed on every way is looked for
	twice []comeback           // calls that may return twice
	again []freeState          // of each, what may be when control comes back to it
}

// walk prepares for a function; it is nil where no call in it frees anything, so that no cell dangles.
func (d *danglers) walk(fn *ir.Func) *freeWalk {
	w := &freeWalk{d: d, fn: fn, sums: map[ir.PC][]*freeing{}, in: make([]freeState, len(fn.Blocks))}
	order := []ir.BlockID{0} // the blocks that control may get to, nearest first
	seen := make([]bool, len(fn.Blocks))
	seen[0] = true
	for i := 0; i < len(order); i++ {
		b := &fn.Blocks[order[i]]
		for pc := b.First; pc < b.End; pc++ {
			for _, id := range d.a.Graph.Callees(fn.ID, pc) {
				if sum := d.summary(d.a.Prog.Funcs[id]); len(sum.frees)+len(sum.left)+len(sum.gone) > 0 {
					w.sums[pc] = append(w.sums[pc], sum)
				}
			}
		}
		for _, s := range b.Succs {
			if !seen[s] {
				seen[s] = true
				order = append(order, s)
			}
		}
	}
	if len(w.sums) == 0 {
		return nil
	}
	var dangle []FreedCell
	for pc := range w.sums {
		w.freed(pc, func(at FreedCell) { dangle = append(dangle, at) })
		w.gone(pc, func(at FreedCell) { dangle = append(dangle, at) })
	}
	w.table = d.newFreeTable(fn, dangle)
	return w
}

// freed names what a call frees, and the cells that it may leave dangling besides.
func (w *freeWalk) freed(pc ir.PC, each func(FreedCell)) {
	sums := w.sums[pc]
	if len(sums) == 0 {
		return
	}
	args := w.fn.Calls[w.fn.Code[pc].Aux].Args
	if w.sure {
		w.freedAlways(pc, args, each)
		return
	}
	for _, sum := range sums {
		for _, k := range sum.frees {
			if k < len(args) && args[k].Kind == ir.KReg {
				each(FreedCell{Base: args[k].Reg, Value: true})
			}
		}
		w.named(sum.left, args, each)
	}
}

// gone names the cells that dangle where control jumps from a call.
func (w *freeWalk) gone(pc ir.PC, each func(FreedCell)) {
	for _, sum := range w.sums[pc] {
		w.named(sum.gone, w.fn.Calls[w.fn.Code[pc].Aux].Args, each)
	}
}

// named names a callee's cells as the function does.
func (w *freeWalk) named(cells []FreedCell, args []ir.Operand, each func(FreedCell)) {
	for _, c := range cells {
		if c.Base == ir.None {
			each(c)
		} else if int(c.Base) < len(args) {
			if to, ok := w.d.cell(w.fn, args[c.Base]); ok {
				c.Base, c.Off = to.Base, to.Off+c.Off
				each(c)
			}
		}
	}
}

// freedAlways names what a call frees and leaves dangling whichever function it is of.
func (w *freeWalk) freedAlways(pc ir.PC, args []ir.Operand, each func(FreedCell)) {
	sums := w.sums[pc]
	if len(w.d.a.Graph.Callees(w.fn.ID, pc)) != len(sums) {
		return
	}
	for _, c := range sums[0].always {
		if slices.ContainsFunc(sums, func(s *freeing) bool { return !slices.Contains(s.always, c) }) {
			continue
		}
		switch {
		case c.Base == ir.None:
			each(c)
		case int(c.Base) >= len(args):
		case c.Value && args[c.Base].Kind == ir.KReg:
			each(FreedCell{Base: args[c.Base].Reg, Value: true})
		case !c.Value:
			if to, ok := w.d.cell(w.fn, args[c.Base]); ok {
				c.Base, c.Off = to.Base, to.Off+c.Off
				each(c)
			}
		}
	}
}

// run finds the state at the beginning of each block.
func (w *freeWalk) run() {
	w.in[0] = w.table.newState()
	w.twice = w.d.a.comebacks(w.fn)
	w.again = make([]freeState, len(w.twice))
	for i := range w.again {
		w.again[i] = w.table.newState()
	}
	work := []ir.BlockID{0}
	st := w.table.newState()
	for len(work) > 0 {
		b := work[0]
		work = work[1:]
		copy(st, w.in[b])
		for pc := w.fn.Blocks[b].First; pc < w.fn.Blocks[b].End; pc++ {
			for _, again := range w.advance(pc, st) {
				if w.in[again] != nil {
					work = append(work, again)
				}
			}
		}
		for _, s := range w.fn.Blocks[b].Succs {
			first, out := w.in[s] == nil, st
			if r, null := w.null(b, s); null {
				out = slices.Clone(st)
				w.table.free(out, r)
			}
			switch {
			case first:
				w.in[s] = slices.Clone(out)
			case w.sure:
				first = w.in[s].meet(out)
			default:
				first = w.in[s].join(out)
			}
			if first {
				work = append(work, s)
			}
		}
	}
}

// advance is step, which notes what may be where control jumps from there; it returns the blocks of calls for which
// that is more.
func (w *freeWalk) advance(pc ir.PC, st freeState) (again []ir.BlockID) {
	var jumps []int
	for i, c := range w.twice {
		if !w.sure && w.d.a.jumpsTo(c, w.fn, pc) {
			jumps = append(jumps, i)
		}
	}
	w.jumping(len(jumps) > 0, pc, st, func(st freeState) {
		for _, i := range jumps {
			if w.again[i].join(st) {
				again = append(again, w.fn.BlockOf(w.twice[i].pc))
			}
		}
	})
	return again
}

// jumping is step; where control may jump from the instruction, note gets what may be there: before it, in what it
// calls, and behind it.
func (w *freeWalk) jumping(may bool, pc ir.PC, st freeState, note func(freeState)) {
	if !may {
		w.step(pc, st)
		return
	}
	inside := slices.Clone(st)
	w.gone(pc, func(at FreedCell) { w.table.dangle(inside, at) })
	note(inside)
	w.step(pc, st)
	note(st)
}

// null is the register that holds null on an edge, where what is freed on every way is asked for: there is nothing that
// would have to be freed on this one.
func (w *freeWalk) null(b, to ir.BlockID) (r ir.Reg, null bool) {
	last := &w.fn.Code[w.fn.Blocks[b].End-1]
	if !w.sure || last.Op != ir.OpCondBr || last.Then == last.Else || last.A.Kind != ir.KReg {
		return 0, false
	}
	pc, ok := w.d.a.Shape(w.fn.ID).Def(last.A.Reg)
	if !ok {
		return 0, false
	}
	in := &w.fn.Code[pc]
	equal, unequal := ir.Pred(in.Sub) == ir.EQ, ir.Pred(in.Sub) == ir.NE
	if in.Op != ir.OpICmp || in.A.Kind != ir.KReg || in.B.Kind != ir.KConst || in.B.Word != 0 {
		return 0, false
	}
	return in.A.Reg, equal && to == last.Then || unequal && to == last.Else
}

func (w *freeWalk) step(pc ir.PC, st freeState) {
	in, t := &w.fn.Code[pc], w.table
	switch in.Op {
	case ir.OpStore:
		if c, ok := w.d.cell(w.fn, in.A); ok {
			t.replace(st, c)
			if in.B.Kind == ir.KReg {
				t.hold(st, c, in.B.Reg)
			}
		}
		return
	case ir.OpCall:
		w.call(in, pc, st)
		return
	}
	if in.Dst == ir.None || !t.wanted[in.Dst] {
		return
	}
	t.set(st, in.Dst)
	if c, ok := w.d.cell(w.fn, in.A); in.Op == ir.OpLoad && ok {
		t.hold(st, c, in.Dst)
	}
}

// mayReplace drops variables, and cells behind their pointers, that a call may store to: what was freed there need not
// be what they hold.
func (w *freeWalk) mayReplace(pc ir.PC, st freeState) {
	a := w.d.a
	word := a.Prog.Model.PtrBytes()
	for i, c := range w.table.cells {
		if !st.has(int32(i)) || c.Base != ir.None {
			continue
		}
		g := a.global(c.Off)
		if g == nil {
			continue
		}
		off := int64(c.Off - g.Addr)
		at := pointsto.Set{{Node: a.Graph.GlobalNode(g.ID), Lo: off, Hi: off, Stride: 1}}
		to, anywhere, _ := a.Effects(w.fn.ID, pc)
		replaced := anywhere || pointsto.Overlap(at, word, to, 1)
		if c.Deep {
			behind := a.Graph.Shift(a.Graph.Load(at, 0, word), int64(c.Behind), int64(c.Behind))
			replaced = replaced || pointsto.Overlap(behind, word, to, 1)
		}
		if replaced {
			st.drop(int32(i))
		}
	}
}

func (w *freeWalk) call(in *ir.Instr, pc ir.PC, st freeState) {
	if w.sure {
		w.mayReplace(pc, st)
	}
	w.freed(pc, func(at FreedCell) {
		if at.Value {
			w.table.free(st, at.Base)
		} else {
			w.table.dangle(st, at)
		}
	})
	for k := range w.fn.Calls[in.Aux].RetBits {
		if in.Dst != ir.None {
			w.table.set(st, in.Dst+ir.Reg(k))
		}
	}
	i := slices.IndexFunc(w.twice, func(c comeback) bool { return c.pc == pc })
	switch {
	case i < 0:
	case w.sure:
		clear(st) // what was freed may have been replaced when control comes back
	default:
		w.back(pc, w.again[i], st)
	}
}

// back adds what may be where control comes back to a call: of memory, and of registers that had been given their
// value.
func (w *freeWalk) back(pc ir.PC, again, st freeState) {
	shape, t := w.d.a.Shape(w.fn.ID), w.table
	known := func(r ir.Reg) bool { return r == ir.None || shape.DefinedBefore(r, pc) }
	for i, c := range t.cells {
		if !again.has(int32(i)) {
			continue
		}
		if known(c.Base) {
			st.put(int32(i))
			continue
		}
		for _, deep := range t.deep(again, c) {
			if k, numbered := t.number[deep]; numbered && known(deep.Base) {
				st.put(k)
			}
		}
	}
	for i, p := range t.pairs {
		if bit := t.bit(int32(i)); again.has(bit) && known(p.reg) && known(t.cells[p.cell].Base) {
			st.put(bit)
		}
	}
}

// summary is that of a function whose calls free something.
func (w *freeWalk) summary() *freeing {
	f := &freeing{}
	w.run()
	for b, st := range w.in {
		if st == nil {
			continue
		}
		for pc := w.fn.Blocks[b].First; pc < w.fn.Blocks[b].End; pc++ {
			if w.fn.Code[pc].Op == ir.OpRet {
				f.left = append(f.left, cellsOf(w.outliving(st))...)
			}
			w.freed(pc, func(at FreedCell) {
				if at.Value && int(at.Base) < len(w.fn.Params) {
					f.frees = append(f.frees, int(at.Base))
				}
			})
			w.jumping(w.d.a.leaves(w.fn, pc), pc, st, func(st freeState) {
				f.gone = append(f.gone, cellsOf(w.outliving(st))...)
			})
		}
	}
	f.gone = withoutRepeats(f.gone)
	slices.Sort(f.frees)
	f.frees = slices.Compact(f.frees)
	f.always = w.always()
	return f
}

// surely follows what is freed on every way.
func (w *freeWalk) surely() *freeWalk {
	sure := &freeWalk{
		d:     w.d,
		fn:    w.fn,
		table: w.table,
		sums:  w.sums,
		in:    make([]freeState, len(w.fn.Blocks)),
		sure:  true,
	}
	sure.run()
	return sure
}

// cellsOf are those that lie in memory.
func cellsOf(cells []FreedCell) []FreedCell {
	return slices.DeleteFunc(cells, func(c FreedCell) bool { return c.Value })
}

// withoutRepeats lists each cell once.
func withoutRepeats(cells []FreedCell) (out []FreedCell) {
	seen := map[FreedCell]bool{}
	for _, c := range cells {
		if !seen[c] {
			seen[c], out = true, append(out, c)
		}
	}
	return out
}

// always are the cells, and parameters, that a caller can name and that are freed wherever the function returns.
func (w *freeWalk) always() (out []FreedCell) {
	sure := w.surely()
	first := true
	for b, st := range sure.in {
		if st == nil {
			continue
		}
		for pc := w.fn.Blocks[b].First; pc < w.fn.Blocks[b].End; pc++ {
			if w.fn.Code[pc].Op == ir.OpRet {
				now := slices.DeleteFunc(
					w.outliving(st),
					func(c FreedCell) bool { return !first && !slices.Contains(out, c) },
				)
				out, first = now, false
			}
			sure.step(pc, st)
		}
	}
	return out
}

// outliving are the dangling cells that a caller can name: one behind a pointer that the function has loaded, by where
// that was loaded from. Parameters themselves are among them.
func (w *freeWalk) outliving(st freeState) (out []FreedCell) {
	named := func(c FreedCell) bool { return c.Base == ir.None || int(c.Base) < len(w.fn.Params) }
	for _, c := range w.table.dead(st) {
		if named(c) {
			out = append(out, c)
			continue
		}
		for _, deep := range w.table.deep(st, c) {
			if named(deep) {
				out = append(out, deep)
			}
		}
	}
	return withoutRepeats(out)
}

// cell is the cell that an address names.
func (d *danglers) cell(fn *ir.Func, at ir.Operand) (FreedCell, bool) {
	off := uint64(0)
	for at.Kind == ir.KReg {
		pc, ok := d.a.Shape(fn.ID).Def(at.Reg)
		if !ok || fn.Code[pc].Op != ir.OpGEP || fn.Code[pc].B.Kind != ir.KNone {
			return FreedCell{Base: at.Reg, Off: off}, true
		}
		off += uint64(fn.Code[pc].Imm)
		at = fn.Code[pc].A
	}
	if at.Kind == ir.KGlobal || at.Kind == ir.KConst {
		return FreedCell{Base: ir.None, Off: at.Word + off}, true
	}
	return FreedCell{}, false
}
