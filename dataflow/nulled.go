package dataflow

import (
	"slices"

	"midway/internal/ir"
)

// Pointers that a thread of the context has set to null on some way to where it stands, and not set again: the
// other half of dangling pointers, as `free(g.buf); g.buf = NULL` leaves none. A cell is named as there. It is a
// may-analysis. What other threads have stored meanwhile is not asked: who goes by it has to say so (Soon: the
// thread sets the cell again behind where it stands).

// NullCell is a cell that may hold null.
type NullCell struct {
	FreedCell
	Sure bool // it was set to null on every way, as far as the frame and what it has called tell
	Soon bool // the frame sets it to something else on some way on from where it stands
}

// nullers answers for all functions.
type nullers struct {
	a    *Analysis
	kept map[ir.FuncID]*nulling
	busy map[ir.FuncID]bool
}

// nulling is what a function does to the cells that a caller can name; Base is a parameter.
type nulling struct {
	null   []FreedCell // null where it returns, on some way
	always []FreedCell // null wherever it returns
	stored []FreedCell // stored to, on every way
	set    []FreedCell // set to something else, somewhere
	gone   []FreedCell // null where control may leave it by a jump
}

// What a cell may hold: what it held at the function's entry, null, something else.
const (
	cellSame uint8 = 1 << iota
	cellNull
	cellOther
	cellZero // something else by its type alone: 0 as a number
)

// maxNullWork bounds cells by blocks of one function: beyond, nothing is said of it.
const maxNullWork = 1 << 22

var nullsNothing = &nulling{}

// Nulled are the cells that may hold null when f stands at pc, as f's frame and what it has called made them.
func (a *Analysis) Nulled(f ir.FuncID, pc ir.PC) (out []NullCell) {
	w := a.nullWalk(f)
	if w == nil {
		return nil
	}
	st := w.at(pc)
	if st == nil {
		return nil
	}
	soon := w.ahead(pc)
	for i, s := range st {
		if s&cellNull == 0 {
			a.ByTypes = a.ByTypes || s&cellZero != 0
			continue
		}
		for _, c := range w.names(w.cells[i]) {
			out = append(out, NullCell{FreedCell: c, Sure: s == cellNull, Soon: soon[w.cells[i]]})
		}
	}
	return out
}

// Stored are the cells that f's frame, and what it has called, have stored to on every way to pc.
func (a *Analysis) Stored(f ir.FuncID, pc ir.PC) (out []FreedCell) {
	w := a.nullWalk(f)
	if w == nil {
		return nil
	}
	for i, s := range w.at(pc) {
		if s != 0 && s&cellSame == 0 {
			out = append(out, w.names(w.cells[i])...)
		}
	}
	return out
}

func (a *Analysis) nullWalk(f ir.FuncID) *nullWalk {
	if a.nulling == nil {
		a.nulling = &nullers{a: a, kept: map[ir.FuncID]*nulling{}, busy: map[ir.FuncID]bool{}}
	}
	w := a.nulling.walk(a.Prog.Funcs[f])
	if w != nil {
		w.run()
	}
	return w
}

// summary is what a function does to its caller's cells. Of functions that call themselves one round is seen.
func (d *nullers) summary(fn *ir.Func) *nulling {
	if fn.External || d.busy[fn.ID] {
		return nullsNothing
	}
	if f, done := d.kept[fn.ID]; done {
		return f
	}
	d.busy[fn.ID] = true
	f := nullsNothing
	if fn.Runtime {
		f = d.calledBy(fn)
	} else if w := d.walk(fn); w != nil {
		w.run()
		f = w.summary()
	}
	delete(d.busy, fn.ID)
	d.kept[fn.ID] = f
	return f
}

// calledBy is what the program's functions do to variables that a library model calls, if it does.
func (d *nullers) calledBy(fn *ir.Func) *nulling {
	f := &nulling{}
	variable := func(to *[]FreedCell, cells []FreedCell) {
		for _, c := range cells {
			if c.Base == ir.None && !slices.Contains(*to, c) {
				*to = append(*to, c)
			}
		}
	}
	for pc := range fn.Code {
		for _, id := range d.a.Graph.Callees(fn.ID, ir.PC(pc)) {
			sum := d.summary(d.a.Prog.Funcs[id])
			variable(&f.null, sum.null)
			variable(&f.set, sum.set)
			variable(&f.gone, sum.gone)
		}
	}
	if len(f.null)+len(f.set)+len(f.gone) == 0 {
		return nullsNothing
	}
	return f
}

// nullWalk follows the cells of one function.
type nullWalk struct {
	d      *nullers
	fn     *ir.Func
	same   map[FreedCell]ir.Reg   // by cell: the first register that is loaded from it, which stands for all
	origin map[ir.Reg]FreedCell   // by such a register: that cell
	of     map[ir.Reg][]ir.Reg    // by such a register: all of them
	loaded map[ir.Reg][]ir.Reg    // by register: those that stand for a class which is loaded from behind its value
	sums   map[ir.PC][]*nulling   // by call, of each of its callees, where one does anything
	does   map[ir.PC][]cellEffect // by such a call
	cells  []FreedCell
	number map[FreedCell]int
	behind map[ir.Reg][]int // by register: the cells behind its value
	in     [][]uint8        // by block: the state at its beginning
	twice  []comeback       // calls that may return twice
	again  [][]uint8        // of each, what cells may hold when control comes back to it
}

func (d *nullers) walk(fn *ir.Func) *nullWalk {
	w := &nullWalk{
		d: d, fn: fn, same: map[FreedCell]ir.Reg{}, origin: map[ir.Reg]FreedCell{},
		of: map[ir.Reg][]ir.Reg{}, loaded: map[ir.Reg][]ir.Reg{},
		sums: map[ir.PC][]*nulling{}, does: map[ir.PC][]cellEffect{}, number: map[FreedCell]int{},
		behind: map[ir.Reg][]int{},
	}
	w.classes()
	for pc := range fn.Code {
		switch in := &fn.Code[pc]; in.Op {
		case ir.OpStore:
			if c, ok := w.cell(in.A); ok && w.wide(in) && (isZero(in) || w.outlives(c)) {
				w.add(c)
			}
		case ir.OpCall:
			w.callees(ir.PC(pc))
			for _, e := range w.effects(ir.PC(pc)) {
				w.add(e.cell)
			}
		}
	}
	if len(w.cells) == 0 || len(w.cells)*len(fn.Blocks) > maxNullWork {
		return nil
	}
	return w
}

// classes finds the registers that are loaded from one cell: each names what the others name, until that cell is
// stored to.
func (w *nullWalk) classes() {
	for pc := range w.fn.Code {
		in := &w.fn.Code[pc]
		if in.Op != ir.OpLoad || in.Dst == ir.None {
			continue
		}
		c, ok := w.cell(in.A)
		if !ok {
			continue
		}
		first, known := w.same[c]
		if !known {
			w.same[c], w.origin[in.Dst], first = in.Dst, c, in.Dst
			if c.Base != ir.None {
				w.loaded[c.Base] = append(w.loaded[c.Base], first)
			}
		}
		w.of[first] = append(w.of[first], in.Dst)
	}
}

// cell is the cell that an address names, by the register that stands for its class.
func (w *nullWalk) cell(at ir.Operand) (FreedCell, bool) {
	c, ok := (&danglers{a: w.d.a}).cell(w.fn, at)
	if !ok || c.Base == ir.None {
		return c, ok
	}
	if pc, is := w.d.a.Shape(w.fn.ID).Def(c.Base); is && w.fn.Code[pc].Op == ir.OpLoad {
		if from, ok := w.cell(w.fn.Code[pc].A); ok {
			if first, known := w.same[from]; known {
				c.Base = first
			}
		}
	}
	return c, true
}

// names are the cells that are one with a cell: by each register of its class.
func (w *nullWalk) names(c FreedCell) []FreedCell {
	if c.Base == ir.None || c.Deep || len(w.of[c.Base]) == 0 {
		return []FreedCell{c}
	}
	var out []FreedCell
	if deep := w.deep(c); deep.Deep {
		out = append(out, deep)
	}
	for _, r := range w.of[c.Base] {
		out = append(out, FreedCell{Base: r, Off: c.Off})
	}
	return out
}

// deep names a cell behind what is loaded from a cell by that one.
func (w *nullWalk) deep(c FreedCell) FreedCell {
	if from, is := w.origin[c.Base]; is && !c.Deep && !from.Deep {
		return from.behind(c.Off)
	}
	return c
}

func (w *nullWalk) add(c FreedCell) {
	if _, known := w.number[c]; known {
		return
	}
	w.number[c] = len(w.cells)
	if c.Base != ir.None {
		w.behind[c.Base] = append(w.behind[c.Base], len(w.cells))
	}
	w.cells = append(w.cells, c)
}

// outlives reports whether a caller can name a cell.
func (w *nullWalk) outlives(c FreedCell) bool {
	return c.Base == ir.None || int(c.Base) < len(w.fn.Params)
}

// wide reports whether a store may be one of a pointer.
func (w *nullWalk) wide(in *ir.Instr) bool { return int(in.Bits) == w.d.a.Prog.Model.PtrBits() }

func isZero(in *ir.Instr) bool { return in.B.Kind == ir.KConst && in.B.Word == 0 }

// nulls reports whether a store leaves null behind: 0 as a number, in a member of a structure that is one and in no
// union, is no pointer that anything reads (the assumption typed-memory).
func (w *nullWalk) nulls(in *ir.Instr) bool {
	if !isZero(in) {
		return false
	}
	step := in.Step
	if in.A.Kind == ir.KReg && step == 0 {
		if pc, is := w.d.a.Shape(w.fn.ID).Def(in.A.Reg); is && w.fn.Code[pc].Op == ir.OpGEP {
			step = w.fn.Code[pc].Step
		}
	}
	if in.Flags&ir.FlagPtr != 0 || step == 0 || w.d.a.rules.Untyped {
		return true
	}
	to := w.d.a.Prog.Steps[step]
	number := slices.ContainsFunc(w.d.a.Prog.Shapes[to.Shape].Cells, func(c ir.ShapeCell) bool {
		return c.Kind == ir.NumberCell && c.Off == int64(to.Off) && c.Width == int64(in.Bits)/8
	})
	return !number
}

// callees notes the callees of a call that do something.
func (w *nullWalk) callees(pc ir.PC) {
	all, some := []*nulling(nil), false
	for _, id := range w.d.a.Graph.Callees(w.fn.ID, pc) {
		sum := w.d.summary(w.d.a.Prog.Funcs[id])
		all, some = append(all, sum), some || sum != nullsNothing
	}
	if some {
		w.sums[pc] = all
	}
}

// cellEffect is what a call may do to a cell: how many of its callees leave it null on some way, on every way,
// store to it on every way, set it to something else on some, and may jump with it null.
type cellEffect struct {
	cell                            FreedCell
	null, always, stored, set, gone int
}

// effects are what a call may do to the cells that its callees name.
func (w *nullWalk) effects(pc ir.PC) []cellEffect {
	sums := w.sums[pc]
	if list, done := w.does[pc]; done || len(sums) == 0 {
		return list
	}
	var out []cellEffect
	args, at := w.fn.Calls[w.fn.Code[pc].Aux].Args, map[FreedCell]int{}
	each := func(list []FreedCell, one func(*cellEffect)) {
		for _, c := range list {
			if c.Base != ir.None {
				if int(c.Base) >= len(args) {
					continue
				}
				to, ok := w.cell(args[c.Base])
				if !ok {
					continue
				}
				c.Base, c.Off = to.Base, to.Off+c.Off
			}
			if first, known := w.same[c.from()]; known && c.Deep {
				c = FreedCell{Base: first, Off: c.Behind}
			}
			i, known := at[c]
			if !known {
				i = len(out)
				at[c], out = i, append(out, cellEffect{cell: c})
			}
			one(&out[i])
		}
	}
	for _, s := range sums {
		each(s.null, func(e *cellEffect) { e.null++ })
		each(s.always, func(e *cellEffect) { e.always++ })
		each(s.stored, func(e *cellEffect) { e.stored++ })
		each(s.set, func(e *cellEffect) { e.set++ })
		each(s.gone, func(e *cellEffect) { e.gone++ })
	}
	w.does[pc] = out
	return out
}

// run finds the state at the beginning of each block.
func (w *nullWalk) run() {
	w.in = make([][]uint8, len(w.fn.Blocks))
	w.in[0] = make([]uint8, len(w.cells))
	for i := range w.in[0] {
		w.in[0][i] = cellSame
	}
	work, st := []ir.BlockID{0}, make([]uint8, len(w.cells))
	w.twice = w.d.a.comebacks(w.fn)
	w.again = make([][]uint8, len(w.twice))
	for i := range w.again {
		w.again[i] = make([]uint8, len(w.cells))
	}
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
			more := w.in[s] == nil
			if more {
				w.in[s] = slices.Clone(st)
			} else {
				more = joinCells(w.in[s], st)
			}
			if more && !slices.Contains(work, s) {
				work = append(work, s)
			}
		}
	}
}

// advance is step, which notes what cells may hold where control jumps from there; it returns the blocks of calls for
// which that is more.
func (w *nullWalk) advance(pc ir.PC, st []uint8) (again []ir.BlockID) {
	var jumps []int
	for i, c := range w.twice {
		if w.d.a.jumpsTo(c, w.fn, pc) {
			jumps = append(jumps, i)
		}
	}
	w.jumping(len(jumps) > 0, pc, st, func(st []uint8) {
		for _, i := range jumps {
			if joinCells(w.again[i], st) {
				again = append(again, w.fn.BlockOf(w.twice[i].pc))
			}
		}
	})
	return again
}

// jumping is step; where control may jump from the instruction, note gets what cells may hold there: before it, in
// what it calls, and behind it.
func (w *nullWalk) jumping(may bool, pc ir.PC, st []uint8, note func([]uint8)) {
	if !may {
		w.step(pc, st)
		return
	}
	inside := slices.Clone(st)
	for _, e := range w.effects(pc) {
		if i, known := w.number[e.cell]; known && e.gone > 0 {
			inside[i] |= cellNull
		}
	}
	note(inside)
	w.step(pc, st)
	note(st)
}

// joinCells adds what cells may hold on another way; it reports whether that is more.
func joinCells(to, from []uint8) (more bool) {
	for i, x := range from {
		more = more || x&^to[i] != 0
		to[i] |= x
	}
	return more
}

// at is the state in front of an instruction; nil where control never gets.
func (w *nullWalk) at(pc ir.PC) []uint8 {
	b := w.fn.BlockOf(pc)
	if w.in[b] == nil {
		return nil
	}
	st := slices.Clone(w.in[b])
	for at := w.fn.Blocks[b].First; at < pc; at++ {
		w.step(at, st)
	}
	return st
}

func (w *nullWalk) step(pc ir.PC, st []uint8) {
	in := &w.fn.Code[pc]
	switch in.Op {
	case ir.OpStore:
		c, ok := w.cell(in.A)
		if !ok || !w.wide(in) {
			return
		}
		w.renewed(c, st)
		if i, known := w.number[c]; known && w.nulls(in) {
			st[i] = cellNull
		} else if known {
			st[i] = cellOther
			if isZero(in) {
				st[i] |= cellZero
			}
		}
		return
	case ir.OpCall:
		for _, e := range w.effects(pc) {
			w.called(e, len(w.sums[pc]), st)
		}
	}
	if in.Dst != ir.None && len(w.of[in.Dst]) == 0 && !w.member(in) {
		w.renew(in.Dst, st)
	}
	for i, t := range w.twice {
		for k, c := range w.cells {
			if base := w.deep(c).Base; t.pc == pc && (base == ir.None || w.d.a.Shape(w.fn.ID).DefinedBefore(base, pc)) {
				st[k] |= w.again[i][k]
			}
		}
	}
}

// member reports whether an instruction loads a register of a class: what that names was kept since the cell was
// last stored to.
func (w *nullWalk) member(in *ir.Instr) bool {
	if in.Op != ir.OpLoad {
		return false
	}
	_, ok := w.cell(in.A)
	return ok
}

// called is what a call with so many callees does to a cell.
func (w *nullWalk) called(e cellEffect, callees int, st []uint8) {
	if e.null+e.set > 0 {
		other := slices.Clone(st)
		w.renewed(e.cell, other)
		if e.stored == callees {
			copy(st, other)
		} else {
			joinCells(st, other)
		}
	}
	i, known := w.number[e.cell]
	if !known {
		return
	}
	if e.stored == callees {
		st[i] = 0
	}
	if e.null > 0 {
		st[i] |= cellNull
	}
	if e.always < callees && e.set+e.stored > e.always {
		st[i] |= cellOther
	}
}

// renewed: a cell is stored to, and what is loaded from it next names other cells.
func (w *nullWalk) renewed(c FreedCell, st []uint8) {
	if first, is := w.same[c]; is {
		w.renew(first, st)
	}
	for i, deep := range w.cells {
		if deep.Deep && deep.from() == c {
			st[i] = cellSame
		}
	}
}

// renew: the cells behind a register's value are other ones.
func (w *nullWalk) renew(r ir.Reg, st []uint8) {
	for _, i := range w.behind[r] {
		st[i] = cellSame
	}
	for _, first := range w.loaded[r] {
		w.renew(first, st)
	}
}

// ahead are the cells that the function sets to something else on some way on from pc.
func (w *nullWalk) ahead(pc ir.PC) map[FreedCell]bool {
	out, b := map[FreedCell]bool{}, w.fn.BlockOf(pc)
	w.sets(pc, w.fn.Blocks[b].End, out)
	seen, work := make([]bool, len(w.fn.Blocks)), slices.Clone(w.fn.Blocks[b].Succs)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !seen[b] {
			seen[b] = true
			w.sets(w.fn.Blocks[b].First, w.fn.Blocks[b].End, out)
			work = append(work, w.fn.Blocks[b].Succs...)
		}
	}
	return out
}

// sets adds the cells that some instructions set to something else than null.
func (w *nullWalk) sets(from, to ir.PC, out map[FreedCell]bool) {
	for pc := from; pc < to; pc++ {
		switch in := &w.fn.Code[pc]; in.Op {
		case ir.OpStore:
			if c, ok := w.cell(in.A); ok && w.wide(in) && !w.nulls(in) {
				out[c] = true
			}
		case ir.OpCall:
			for _, e := range w.effects(pc) {
				if e.set > 0 {
					out[e.cell] = true
				}
			}
		}
	}
}

// summary is what callers have to know of the function.
func (w *nullWalk) summary() *nulling {
	f := &nulling{}
	joined := make([]uint8, len(w.cells))
	for b, st := range w.in {
		if end := w.fn.Blocks[b].End; st != nil && end > w.fn.Blocks[b].First && w.fn.Code[end-1].Op == ir.OpRet {
			for i, s := range w.at(end - 1) {
				joined[i] |= s
			}
		}
	}
	gone := make([]uint8, len(w.cells))
	for b, st := range w.in {
		if st == nil || !w.d.a.jumpsBack() {
			continue
		}
		for pc := w.fn.Blocks[b].First; pc < w.fn.Blocks[b].End; pc++ {
			w.jumping(w.d.a.leaves(w.fn, pc), pc, st, func(st []uint8) { joinCells(gone, st) })
		}
	}
	all := map[FreedCell]bool{}
	w.sets(0, ir.PC(len(w.fn.Code)), all)
	for i, c := range w.cells {
		set := all[c]
		if c = w.deep(c); !w.outlives(c) {
			continue
		}
		if s := joined[i]; s != 0 {
			if s&cellNull != 0 {
				f.null = append(f.null, c)
			}
			if s == cellNull {
				f.always = append(f.always, c)
			}
			if s&cellSame == 0 {
				f.stored = append(f.stored, c)
			}
		}
		if set {
			f.set = append(f.set, c)
		}
		if gone[i]&cellNull != 0 {
			f.gone = append(f.gone, c)
		}
	}
	if len(f.null)+len(f.stored)+len(f.set)+len(f.gone) == 0 {
		return nullsNothing
	}
	return f
}
