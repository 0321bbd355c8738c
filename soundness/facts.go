package soundness

import (
	"bytes"
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/state"
	"midway/soundness/concrete"
)

// locks: what a thread holds it may hold, what it must hold it holds, and what threads hold that have ended they may
// have left.
func (s *Seed) locks() error {
	for _, m := range s.Snap.Machine.Threads[len(s.Snap.Stands):] {
		for _, h := range m.Holds() {
			if !slices.ContainsFunc(s.State.Facts.Left, func(l state.Lock) bool { return s.mayBe(l, h) }) {
				return fmt.Errorf(
					"%s has ended with the lock at %#x, held since %s, which it cannot by what is left",
					m.Name,
					h.Lock,
					s.P.At(h.At),
				)
			}
		}
	}
	for i := range s.Snap.Stands {
		t, m := s.State.Threads[i], s.Snap.thread(i)
		for _, h := range m.Holds() {
			if !slices.ContainsFunc(t.Held, func(l state.Lock) bool { return s.mayBe(l, h) }) {
				return fmt.Errorf(
					"%s holds the lock at %#x since %s, which it cannot by its lockset",
					t.Name,
					h.Lock,
					s.P.At(h.At),
				)
			}
		}
		for _, l := range t.Held {
			if l.Must && !slices.ContainsFunc(m.Holds(), func(h concrete.Hold) bool { return s.mayBe(l, h) }) {
				return fmt.Errorf(
					"%s must hold %s since %s by its lockset, and does not",
					t.Name,
					text(l.Addr),
					s.P.At(l.Loc),
				)
			}
		}
	}
	return nil
}

// mayBe reports whether a lock of the seed's locksets is one that the machine's thread holds.
func (s *Seed) mayBe(l state.Lock, h concrete.Hold) bool {
	if l.Kind != h.Kind {
		return false
	}
	if !l.Named {
		return s.pointsTo(l.Targets, h.Lock)
	}
	w, ok := s.sigma.value(l.Addr, s.P.Model.PtrBits())
	return !ok || w == s.sigma.toSeed(h.Lock)
}

// barriers: what a barrier was to expect when it was last initialised is one of the counts that may reach the context.
func (s *Seed) barriers() error {
	for _, b := range s.Snap.Machine.Barriers() {
		at := expr.Word(s.sigma.toSeed(b.Addr))
		c := s.Barriers.Expected(at, nil, expr.Word(b.Expected))
		if c.N != nil && len(s.sigma.unbound(c.N)) > 0 {
			continue
		}
		if !s.sigma.model.Holds(c) {
			return fmt.Errorf("the barrier at %#x expects %d, which it cannot: %s", b.Addr, b.Expected, s.Barriers)
		}
	}
	return nil
}

// pointers: an address in a variable or of a function, in a register or in a variable, is where the points-to analysis
// lets it point.
func (s *Seed) pointers() error {
	for i := range s.Snap.Stands {
		for k := range s.Snap.Stands[i].Frames {
			f := s.Snap.frame(i, k)
			shape := s.Analysis.Shape(f.Fn.ID)
			for r := range f.Fn.Regs {
				reg := ir.Reg(r)
				if w := f.Reg(reg).Lo; shape.DefinedBefore(reg, f.PC) && !s.pointsTo(s.Points.Reg(f.Fn.ID, reg), w) {
					return fmt.Errorf(
						"register %s of %s holds %#x, where it cannot point, at %s",
						f.Fn.Regs[r].Name,
						f.Fn.Name,
						w,
						s.P.At(s.defined(f.Fn, reg)),
					)
				}
			}
		}
	}
	for _, g := range s.P.Globals {
		if err := s.pointersIn(g); err != nil {
			return err
		}
	}
	return nil
}

func (s *Seed) pointersIn(g *ir.Global) error {
	if g.ThreadLocal || g.Runtime || g.External {
		return nil
	}
	n := int(s.P.Model.PtrBytes())
	data := s.Snap.Machine.Global(g)
	for at := 0; at+n <= len(data); at += n {
		from := pointsto.Set{{Node: s.Points.GlobalNode(g.ID), Lo: int64(at), Hi: int64(at)}}
		if w := littleEndian(data[at:][:n]); !s.pointsTo(s.Points.Load(from, 0, int64(n)), w) {
			return fmt.Errorf("%s+%d holds %#x, where it cannot point", g.Name, at, w)
		}
	}
	return nil
}

// pointsTo reports whether a set allows a word. Words that are no address in a variable or of a function are not
// looked at; objects that are created have no known counterpart in the graph.
func (s *Seed) pointsTo(set pointsto.Set, w uint64) bool {
	node, at := s.node(w)
	if node == pointsto.UnknownNode {
		return true
	}
	return pointsto.Overlap(set, 1, pointsto.Set{{Node: node, Lo: at, Hi: at}}, 1)
}

// node is the points-to node of an address in a variable or of a function, and its offset; else the unknown one.
func (s *Seed) node(w uint64) (n pointsto.Node, off int64) {
	l := s.P.Model.Layout()
	if s.P.Model == ir.ILP32 { // most numbers could be addresses
		return pointsto.UnknownNode, 0
	}
	if w >= l.FuncBase && (w-l.FuncBase)%16 == 0 && (w-l.FuncBase)/16 < uint64(len(s.P.Funcs)) {
		return s.Points.FuncNode(ir.FuncID((w - l.FuncBase) / 16)), 0
	}
	for _, g := range s.P.Globals {
		if !g.ThreadLocal && g.Addr <= w && w < g.Addr+uint64(g.Size) {
			return s.Points.GlobalNode(g.ID), int64(w - g.Addr)
		}
	}
	return pointsto.UnknownNode, 0
}

// library: what the library models remember besides the program's own objects is what the seed begins with, except
// where it says that it may have changed.
func (s *Seed) library() error {
	changed := map[*ir.Global]bool{}
	flags, data := int32(0), false
	for _, m := range s.LibraryMemory() {
		changed[m.Global] = true
		flags, data = flags|m.Bits, data || m.Data
	}
	for _, g := range s.P.Globals {
		if !g.Runtime || g.Const || g.ThreadLocal || changed[g] {
			continue
		}
		init := make([]byte, g.Size)
		copy(init, g.Init)
		if !bytes.Equal(init, s.Snap.Machine.Global(g)) {
			return fmt.Errorf("the library's %s is no longer as at the start", g.Name)
		}
	}
	for i, t := range s.State.Threads[:len(s.Snap.Stands)] {
		if f := s.Snap.Machine.Flags(i) &^ uint32(flags); f != 0 {
			return fmt.Errorf("the library's flags of %s are %#x, the seed has 0", t.Name, f)
		}
		kept := s.Snap.Machine.Storage(i)
		if !data && len(kept) > errnoBytes &&
			slices.ContainsFunc(kept[errnoBytes:len(kept)-textBytes], func(b byte) bool { return b != 0 }) {
			return fmt.Errorf("the library's data of %s is not zero", t.Name)
		}
	}
	return nil
}

// A thread's data of the library begins with errno, which is an unknown of the seed, and ends with text that the
// next call that needs the room overwrites (models.h).
const (
	errnoBytes = 4
	textBytes  = 64
)
