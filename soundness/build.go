package soundness

import (
	"fmt"

	"midway/context"
	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness/concrete"
	"midway/symheap"
)

// sizes are how many bytes objects of the initial state should have, at least and at most: the first for which there is
// a model. Smaller ones would do, but what is accessed beyond the end of a freed object lies nowhere.
var sizes = [...]struct{ least, most uint64 }{{64, 1 << 12}, {1, 1 << 12}, {1, 1 << 16}, {1, largest}}

// largest is the size in bytes of the largest object that is built.
const largest = 1 << 24

// spread is how far objects of the initial state should lie from each other, in bytes, so that what goes over the end
// of one does not meet the next.
const spread = 1 << 16

// Model looks for values of the unknowns under which a path is taken and every object that it reached can be built: one
// with another or apart, and small. The answer is Unknown where there is no telling, or the objects are too large.
func Model(s *solver.Solver, end *state.State) (*expr.Model, solver.Result) {
	h := &end.Heap
	b := h.B
	apart := h.Axioms()
	plain := end.End.ShowsWhere
	if plain == (expr.Value{}) {
		plain = expr.True
	}
	for _, size := range sizes {
		wish := b.And1(plain, b.And1(whole(end), roomy(h, size.least, size.most, spread)))
		if m, res := s.Model(end.PC, b.And1(apart, wish)); res == solver.Sat {
			return m, res
		}
	}
	for _, shown := range [...]expr.Value{plain, expr.True} {
		for _, gap := range [...]uint64{spread, 0} {
			for _, size := range sizes {
				wish := b.And1(shown, roomy(h, size.least, size.most, gap))
				if m, res := s.Model(end.PC, b.And1(apart, wish)); res == solver.Sat {
					return m, res
				}
			}
		}
		if plain == expr.True {
			break
		}
	}
	return s.Model(end.PC, apart)
}

// whole says that pointers to objects of which nothing is known lead to their beginnings: a native allocation is
// aligned there.
func whole(end *state.State) expr.Value {
	h := &end.Heap
	b, out := h.B, expr.True
	seen := map[*expr.Symbol]bool{}
	for _, c := range end.PC.Conds() {
		for _, s := range expr.Symbols(c) {
			if p, ok := h.Property(s); ok && p.Kind == symheap.Offset && !seen[s] {
				seen[s] = true
				out = b.And1(out, b.Cmp(expr.EQ, h.Ptr, b.Sym(s), expr.Word(0)))
			}
		}
	}
	return out
}

// roomy says that objects of the initial state have from least to most bytes, and that two of them are one or lie gap
// bytes apart.
func roomy(h *symheap.Heap, least, most, gap uint64) expr.Value {
	b, out := h.B, expr.True
	births, room := h.Births(), most+gap
	for i, p := range births {
		o := h.Get(p.ID)
		out = b.And1(out, b.Cmp(expr.ULE, h.Ptr, expr.Word(o.Before()+least), o.Size()))
		out = b.And1(out, b.Cmp(expr.ULE, h.Ptr, o.Size(), expr.Word(o.Before()+most)))
		for _, q := range births[:i] {
			if gap > 0 {
				out = b.And1(
					out,
					b.Or1(
						h.MayBeOne(p.ID, q.ID),
						b.Or1(
							farBehind(h, o, h.Get(q.ID), room+h.Get(q.ID).Before()),
							farBehind(h, h.Get(q.ID), o, room+o.Before()),
						),
					),
				)
			}
		}
	}
	return out
}

// farBehind says that p begins so many bytes behind the beginning of q, or later.
func farBehind(h *symheap.Heap, p, q *symheap.Object, bytes uint64) expr.Value {
	b := h.B
	return b.And1(
		b.Cmp(expr.ULE, h.Ptr, q.Base(), p.Base()),
		b.Cmp(expr.ULE, h.Ptr, expr.Word(bytes), b.Bin(expr.Sub, h.Ptr, p.Base(), q.Base())),
	)
}

// Build is the concrete state that a seed describes under a model (Bergan §5, definition 1). What lies behind the
// unexplained pointers of the seed are the objects that the path from it reached, end being its last state: each is
// mapped to the concrete object at its address in the model, several to one where they are one (λ of definition 2). The
// error says why there is no such state.
func Build(seed, end *state.State, m *expr.Model, c *context.Context) (*concrete.Start, error) {
	seed = seed.Fork()
	x := &build{seed: seed, end: end, m: m, out: &concrete.Start{
		Others: c.OthersUnknown, StopAtBackEdge: c.Stop.LoopBackEdge, StopAt: c.Stop.At,
		EndedFlags: seed.Heap.Get(seed.EndedFlags).Addr(),
	}}
	x.known()
	if err := x.reached(); err != nil {
		return nil, err
	}
	for _, t := range seed.Threads {
		x.thread(t)
		x.out.Next = append(x.out.Next, seed.Heap.NextAddress(t.ID))
		x.out.Made = append(x.out.Made, seed.Heap.Made(t.ID))
	}
	return x.out, nil
}

// build is a concrete state in the making.
type build struct {
	seed, end *state.State
	m         *expr.Model
	out       *concrete.Start
}

// known adds the objects whose identity the seed knows: variables, slots of the given frames.
func (x *build) known() {
	h := &x.seed.Heap
	var ids []symheap.ID
	h.All(func(o *symheap.Object) {
		if o.ID().Space() != symheap.Primaries {
			ids = append(ids, o.ID())
		}
	})
	for _, id := range ids {
		o := h.Get(id)
		x.out.Objects = append(x.out.Objects, concrete.StartObject{
			Addr: o.Addr(), Kind: objectKinds[o.Kind()], Name: o.Name(), Freed: !x.m.Holds(o.Live()),
			ReadOnly: o.ReadOnly(),
			Data:     h.Evaluate(id, int(x.word(o.Size())), x.m),
		})
	}
}

// objectKinds are the kinds of objects on both sides.
var objectKinds = map[symheap.Kind]concrete.Kind{
	symheap.Global: concrete.Global, symheap.Stack: concrete.Stack, symheap.Malloc: concrete.Heap,
	symheap.Mmap:     concrete.Mapped,
	symheap.Internal: concrete.Internal, symheap.Unknown: concrete.Heap,
}

// word is a pointer-sized value in the model.
func (x *build) word(v expr.Value) uint64 {
	w, _ := x.m.Eval(v, x.end.Heap.Ptr)
	return w
}

// reached adds the objects that the path's pointers led to. One that lies where no unknown object lies is a known one,
// or the path does not follow its pointer in this model.
func (x *build) reached() error {
	h := &x.end.Heap
	at := map[uint64]symheap.ID{}
	for _, p := range h.Births() {
		o := h.Get(p.ID)
		addr, size := x.word(o.Base()), x.word(o.Size())
		if addr < h.Layout.UnknownLo || addr >= h.Layout.UnknownHi {
			continue
		}
		if other, taken := at[addr]; taken {
			if h.MayBeOne(p.ID, other) == expr.False {
				return fmt.Errorf("%s is empty and lies where %s does", o.Name(), h.Get(other).Name())
			}
			continue
		}
		if size > largest {
			return fmt.Errorf("%s has %d bytes", o.Name(), size)
		}
		at[addr] = p.ID
		begin := min(x.word(o.Begin()), size)
		x.out.Objects = append(x.out.Objects, concrete.StartObject{
			Addr: addr + begin, Kind: concrete.Heap, Name: o.Name(), Freed: !x.m.Holds(p.Live),
			Data: h.EvaluateArray(p.Contents, int(size), x.m)[begin:],
		})
	}
	return nil
}

func (x *build) thread(t *state.Thread) {
	out := concrete.StartThread{
		Name:     t.Name,
		Main:     t.Main,
		Complete: t.Complete,
		Flags:    x.seed.Heap.Get(t.Flags).Addr(),
		Locals:   map[ir.GlobalID]uint64{},
	}
	if t.Storage != symheap.None {
		out.Storage = x.seed.Heap.Get(t.Storage).Addr()
	}
	if t.InitialWait {
		w, _ := x.m.Eval(t.SpinningSince(x.seed.Heap.B), 64)
		out.Since = int64(w)
		out.Woken = x.m.Holds(dataflow.Woken(x.seed.Heap.B, t.Name))
	}
	for _, l := range t.Locals {
		out.Locals[l.Global] = x.seed.Heap.Get(l.Obj).Addr()
	}
	for _, f := range t.Frames {
		out.Frames = append(out.Frames, x.frame(f))
	}
	x.out.Threads = append(x.out.Threads, out)
}

func (x *build) frame(f *state.Frame) concrete.StartFrame {
	out := concrete.StartFrame{Fn: f.Fn, PC: f.PC, Regs: make([]concrete.Word, len(f.Regs)), Varargs: x.word(f.Varargs)}
	for i, v := range f.Regs {
		out.Regs[i].Lo, out.Regs[i].Hi = x.m.Eval(v, int(f.Fn.Regs[i].Bits))
	}
	for _, id := range f.Allocas {
		out.Allocas = append(out.Allocas, x.seed.Heap.Get(id).Addr())
	}
	return out
}
