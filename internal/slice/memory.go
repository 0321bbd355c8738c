package slice

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// collect finds the writes to memory, and what may be freed.
func (b *builder) collect() {
	for _, f := range b.funcs {
		for pc := range f.Code {
			in := &f.Code[pc]
			switch in.Op {
			case ir.OpStore:
				b.write(
					&write{f: f, pc: ir.PC(pc), to: b.points(f, in.A), n: bytesOf(in.Bits), values: []ir.Operand{in.B}},
				)
			case ir.OpRMW:
				b.write(
					&write{
						f:       f,
						pc:      ir.PC(pc),
						to:      b.points(f, in.A),
						n:       bytesOf(in.Bits),
						values:  []ir.Operand{in.B},
						updates: true,
					},
				)
			case ir.OpCmpXchg:
				b.write(
					&write{
						f:       f,
						pc:      ir.PC(pc),
						to:      b.points(f, in.A),
						n:       bytesOf(in.Bits),
						values:  []ir.Operand{in.B, in.C},
						updates: true,
					},
				)
			case ir.OpMemcpy, ir.OpVACopy:
				b.copies(f, ir.PC(pc), in.A, in.B)
			case ir.OpMemset:
				b.write(&write{f: f, pc: ir.PC(pc), to: b.g.Any(b.points(f, in.A)), n: 1, values: []ir.Operand{in.B}})
			case ir.OpCall:
				b.callWrites(f, ir.PC(pc))
			}
		}
	}
}

// points is what an operand may point to.
func (b *builder) points(f *ir.Func, op ir.Operand) pointsto.Set { return b.g.Operand(f.ID, op) }

// write enters a write under each object that it may touch, so that a cell that becomes relevant finds its writes.
func (b *builder) write(w *write) {
	for _, t := range w.to {
		b.writes[t.Node] = append(b.writes[t.Node], w)
	}
}

// copies enters a copy. Its length is not looked at: any byte of the target may come of any byte of the source.
func (b *builder) copies(f *ir.Func, pc ir.PC, to, from ir.Operand) {
	source := b.points(f, from)
	b.write(&write{f: f, pc: pc, to: b.g.Any(b.points(f, to)), n: 1, from: &source})
}

// callWrites notes what a call writes: a copying primitive, the variadic arguments.
func (b *builder) callWrites(f *ir.Func, pc ir.PC) {
	c := &f.Calls[f.Code[pc].Aux]
	for _, id := range b.g.Callees(f.ID, pc) {
		switch callee := b.p.Funcs[id]; {
		case callee.Name == "__midway_memcpy":
			b.copies(f, pc, c.Args[0], c.Args[1])
		case callee.Name == "__midway_memset":
			b.write(&write{f: f, pc: pc, to: b.g.Any(b.points(f, c.Args[0])), n: 1, values: c.Args[1:2]})
		// Nothing is computed from: the write is there as it may touch a relevant cell, which puts it into the slice.
		case callee.Name == "__midway_nondet", callee.Name == "__midway_havoc":
			b.write(&write{f: f, pc: pc, to: b.g.Any(b.points(f, c.Args[0])), n: 1})
		case callee.Name == "__midway_free":
			for _, t := range b.points(f, c.Args[0]) {
				b.freed[t.Node] = true
			}
		case callee.Variadic && len(c.Args) > len(callee.Params) && !b.prints(callee, c):
			b.g.Operand(id, ir.R(0)) // models are looked at on demand
			b.write(&write{f: f, pc: pc, to: b.g.Variadic(id), n: 1, values: c.Args[len(callee.Params):]})
		}
	}
}

// read makes relevant the cells that n bytes at each target are read from.
func (b *builder) read(from pointsto.Set, n int64, by site) {
	for _, t := range from {
		b.cell(cell{t, n, by})
	}
}

// cell makes a cell relevant.
func (b *builder) cell(c cell) {
	list := b.cells[c.at.Node]
	if slices.Contains(list, c) {
		return
	}
	b.cells[c.at.Node] = append(list, c)
	// Each cell is entered once, and there are finitely many targets and widths: this recursion with written ends.
	if b.drop&dropStores != 0 {
		return
	}
	for _, w := range b.writes[c.at.Node] {
		if c.overlaps(w.to, w.n) && !b.gone(w, c.by) {
			b.written(w, c.at.Node)
		}
	}
}

// overlaps reports whether an access of n bytes through a pointer may touch the cell.
func (c *cell) overlaps(to pointsto.Set, n int64) bool {
	return pointsto.Overlap(pointsto.Set{c.at}, c.n, to, n)
}

// written makes relevant what a write to a relevant cell of an object writes there.
func (b *builder) written(w *write, at pointsto.Node) {
	// A read-modify-write gives what it finds: of this object even where its other targets were done before.
	if t, ok := w.to.Find(at); ok && w.updates {
		b.cell(cell{at: t, n: w.n})
	}
	if w.relevant {
		return
	}
	w.relevant = true
	b.matters(w.f, w.pc)
	b.allRelevant(w.f, w.values)
	if w.from != nil && b.drop&dropCopies == 0 {
		b.read(b.g.Any(*w.from), 1, site{})
	}
}

// isOutside reports whether an instruction of the program's own is an access outside the slice.
func (b *builder) isOutside(f *ir.Func, in *ir.Instr) bool {
	to := b.points(f, in.A)
	switch in.Op {
	case ir.OpLoad:
		return !b.regs[f.ID][in.Dst] && b.lasts(to)
	case ir.OpStore:
		return b.irrelevant(to, bytesOf(in.Bits)) && b.lasts(to)
	case ir.OpRMW:
		return (in.Dst == ir.None || !b.regs[f.ID][in.Dst]) && b.irrelevant(to, bytesOf(in.Bits)) && b.lasts(to)
	case ir.OpMemset:
		return b.irrelevant(b.g.Any(to), 1) && b.lasts(to)
	// A copy also reads: its source has to last as well, as its end would be ordered with this access.
	case ir.OpMemcpy:
		return b.irrelevant(b.g.Any(to), 1) && b.lasts(to) && b.lasts(b.points(f, in.B))
	}
	return false
}

// irrelevant reports whether a write of n bytes touches no relevant cell.
func (b *builder) irrelevant(to pointsto.Set, n int64) bool {
	for _, t := range to {
		if slices.ContainsFunc(b.cells[t.Node], func(c cell) bool { return c.overlaps(to, n) }) {
			return false
		}
	}
	return true
}

// lasts reports whether what a pointer points to is known, and lives as long as the process.
func (b *builder) lasts(to pointsto.Set) bool {
	if b.drop&dropLives != 0 {
		return len(to) > 0
	}
	return len(to) > 0 && !slices.ContainsFunc(to, func(t pointsto.Target) bool {
		switch info := b.g.Info(t.Node); info.Kind {
		// A thread-local variable ends with its thread; one of another file, or of the library, other code uses, too.
		case pointsto.Global:
			g := b.p.Globals[info.Global]
			return g.ThreadLocal || g.External || g.Runtime
		case pointsto.Heap:
			return b.freed[t.Node]
		}
		return true
	})
}
