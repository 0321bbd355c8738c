package soundness

import (
	"fmt"
	"slices"

	"midway/context"
	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/seed"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness/concrete"
	"midway/symheap"
)

// Analyse computes the facts of a context, as a run does, for its seed. An error says that the threads
// cannot stand there together.
func Analyse(p *ir.Program, c *context.Context, points *pointsto.Graph, b *expr.Builder) (*seed.Seeding, error) {
	s := &seed.Seeding{P: p, B: b, Heaps: symheap.NewShared(b, p.Model), Context: c, Points: points}
	if points != nil {
		s.Heaps.Points = points
	}
	return s, s.Analyse(seed.Rules{})
}

// Seed is the state that a snapshot's context is explored from, with everything known of it.
type Seed struct {
	*seed.Seeding
	State *state.State
	Snap  *Snapshot
	sigma *assignment
}

// Memory is how pointers of the initial state are followed (symheap.Shared).
type Memory struct {
	Split bool // case by case
	Typed bool // to what their types say

	// Parts: a pointer of which it is not known where in its object it leads begins an object of its own, as elements
	// of one array that are reached apart do. Where it leads is an unknown that no run tells: a run is covered where a
	// path covers it with or without Parts.
	Parts bool
}

// NewSeed analyses a snapshot's context. An error says what keeps its threads, which do stand there, from doing so.
func NewSeed(snap *Snapshot, points *pointsto.Graph, how Memory) (*Seed, error) {
	s, err := Analyse(snap.Machine.P, snap.Context, points, expr.NewBuilder(snap.Machine.P.Model.PtrBits()))
	if err != nil {
		return nil, err
	}
	s.Heaps.Globals = snap.Machine.P.Globals
	s.Heaps.Split, s.Heaps.TypedMemory, s.Heaps.Headroom = how.Split, how.Typed, snap.Machine.P.Headroom()
	st, err := seed.New(s)
	if err != nil {
		return nil, err
	}
	seed := &Seed{Seeding: s, State: st, Snap: snap}
	seed.sigma = newAssignment(newCorrespondence(snap, st), s.Heaps)
	seed.sigma.parts = how.Parts
	return seed, nil
}

// claim is something that the seed says, to hold in the snapshot.
type claim struct {
	cond expr.Value // width 1
	text string
}

// Models decides whether the seed models the snapshot (Bergan appendix B, definitions 1 and 2): whether there are
// values of its unknowns under which it is the snapshot. The error names what the seed has wrong.
func (s *Seed) Models(sol *solver.Solver) error {
	s.bindLocals()
	inferred := s.inferred()
	s.bindCells()
	claims := slices.Concat(s.registers(), inferred, s.memory(), s.conditions())
	var open []claim
	for _, c := range claims {
		if c.cond.N != nil && len(s.sigma.unbound(c.cond.N)) > 0 {
			open = append(open, c)
		} else if !s.sigma.model.Holds(c.cond) {
			return fmt.Errorf("%s", c.text)
		}
	}
	if err := s.solve(sol, open); err != nil {
		return err
	}
	for _, check := range []func() error{s.locks, s.barriers, s.pointers, s.library} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// bindLocals binds the registers that are bare symbols, and where variadic arguments lie.
func (s *Seed) bindLocals() {
	for _, l := range s.Analysis.Locals() {
		v := s.register(l)
		if sym := symbol(v); sym != nil && !s.sigma.bound[sym] {
			w := s.Snap.frame(l.Thread, l.Frame).Reg(l.Reg)
			w.Lo = s.sigma.toSeed(w.Lo)
			s.sigma.set(sym, w)
		}
	}
	for i, st := range s.Snap.Stands {
		for k, f := range s.State.Threads[i].Frames[:len(st.Frames)] {
			if sym := symbol(f.Varargs); sym != nil {
				s.sigma.set(sym, concrete.W(s.sigma.toSeed(s.Snap.frame(i, len(st.Frames)-1-k).Varargs())))
			}
		}
	}
}

func symbol(v expr.Value) *expr.Symbol {
	if v.N == nil {
		return nil
	}
	return v.N.Symbol()
}

// register is what the seed has in a register.
func (s *Seed) register(l dataflow.Local) expr.Value {
	fs := s.State.Threads[l.Thread].Frames
	return fs[len(s.Snap.Stands[l.Thread].Frames)-1-l.Frame].Regs[l.Reg]
}

// inferred binds what the analysis calls the registers of older frames that the context leaves out and the call graph
// determines, and claims that they hold what it says.
func (s *Seed) inferred() (out []claim) {
	for i, st := range s.Snap.Stands {
		at, act := st.Frames[len(st.Frames)-1], s.Analysis.Stack(i)
		for ; act != nil; act = act.Caller {
			if act.Frame >= 0 {
				continue
			}
			if at--; at < 0 || s.Snap.thread(i).Frames[at].Fn.ID != act.Func ||
				!slices.Contains(act.PCs, s.Snap.thread(i).Frames[at].PC) {
				return append(
					out,
					claim{
						expr.False,
						fmt.Sprintf(
							"thread %s is not in the frame that the call graph determines, %s",
							s.Context.Threads[i].Name,
							s.P.Funcs[act.Func].Name,
						),
					},
				)
			}
			out = append(out, s.inferredFrame(act, s.Snap.thread(i).Frames[at])...)
		}
	}
	return out
}

// inferredFrame does so for one frame.
func (s *Seed) inferredFrame(act *dataflow.Activation, f *concrete.Frame) (out []claim) {
	for r := range f.Fn.Regs {
		v, ok := act.Value(ir.Reg(r))
		bits, w := int(f.Fn.Regs[r].Bits), f.Reg(ir.Reg(r))
		if !ok || bits > 64 {
			continue
		}
		w.Lo = s.sigma.toSeed(w.Lo)
		if sym := symbol(v); sym != nil && !s.sigma.bound[sym] {
			s.sigma.set(sym, w)
		}
		out = append(out, claim{s.B.Cmp(expr.EQ, bits, v, expr.Word(w.Lo)),
			fmt.Sprintf(
				"register %s of %s, a frame not given, is %#x, the analysis has %s",
				f.Fn.Regs[r].Name,
				f.Fn.Name,
				w.Lo,
				text(v),
			)})
	}
	return out
}

// bindCells binds what settled memory holds.
func (s *Seed) bindCells() {
	for _, c := range s.Analysis.Cells() {
		sym := symbol(c.Value)
		if sym == nil || s.sigma.bound[sym] {
			continue
		}
		if w, ok := s.cell(c); ok {
			s.sigma.model.Set(sym, w)
			s.sigma.bound[sym] = true
		}
	}
}

// cell is what the snapshot has at the address of settled memory.
func (s *Seed) cell(c dataflow.Cell) (w uint64, ok bool) {
	at, ok := s.sigma.value(c.Addr, s.P.Model.PtrBits())
	if !ok {
		return 0, false
	}
	o, ok := s.Snap.Machine.Object(s.sigma.toMachine(at))
	off, n := s.sigma.toMachine(at)-o.Addr, uint64(c.Bits/8)
	if !ok || off+n > uint64(len(o.Data)) {
		return 0, false
	}
	return littleEndian(s.sigma.contents(o)[off:][:n]), true
}

func littleEndian(b []byte) (w uint64) {
	for i := len(b) - 1; i >= 0; i-- {
		w = w<<8 | uint64(b[i])
	}
	return w
}

// registers claims that every register holds what the machine has in it.
func (s *Seed) registers() (out []claim) {
	for _, l := range s.Analysis.Locals() {
		v, fn := s.register(l), s.P.Funcs[s.Context.Threads[l.Thread].Frames[l.Frame].Func]
		bits := int(fn.Regs[l.Reg].Bits)
		if bits > 64 || v == (expr.Value{}) && l.Slot {
			continue
		}
		number := s.Snap.frame(l.Thread, l.Frame).Reg(l.Reg).Lo
		w := s.sigma.toSeed(number)
		out = append(out, claim{s.either(bits, v, w, number),
			fmt.Sprintf(
				"register %s of %s is %#x, the seed has %s, at %s",
				l.Name,
				fn.Name,
				w,
				text(v),
				s.P.At(s.defined(fn, l.Reg)),
			)})
	}
	return out
}

// either says that a value of the seed is what the machine has: the corresponding address, or the number itself, where
// one that the program computed is only by chance that of an address.
func (s *Seed) either(bits int, v expr.Value, address, number uint64) expr.Value {
	is := s.B.Cmp(expr.EQ, bits, v, expr.Word(address))
	if address != number {
		is = s.B.Or1(is, s.B.Cmp(expr.EQ, bits, v, expr.Word(number)))
	}
	return is
}

// defined is where a register is given its value.
func (s *Seed) defined(fn *ir.Func, r ir.Reg) ir.LocID {
	if pc, ok := s.Analysis.Shape(fn.ID).Def(r); ok {
		return fn.Code[pc].Loc
	}
	return fn.Loc
}

func text(v expr.Value) string {
	if v.N == nil {
		return fmt.Sprintf("%#x", v.W)
	}
	return v.N.String()
}

// memory claims that every object of the seed holds the bytes of its counterpart.
func (s *Seed) memory() (out []claim) {
	s.State.Heap.All(func(o *symheap.Object) {
		mo, ok := s.Snap.Machine.Object(s.sigma.toMachine(o.Addr()))
		if !ok || o.Kind() == symheap.Internal || s.ofModels(o) {
			return
		}
		out = append(
			out,
			claim{
				s.B.Cmp(expr.EQ, s.P.Model.PtrBits(), o.Size(), expr.Word(uint64(len(mo.Data)))),
				o.Name() + " has another size",
			},
		)
		data := s.sigma.contents(mo)
		for at := 0; at < len(data); at += 8 {
			n := min(8, len(data)-at)
			v, w, number := s.State.Heap.Load(
				o.ID(),
				expr.Word(uint64(at)),
				n,
			), littleEndian(
				data[at:][:n],
			), littleEndian(
				mo.Data[at:][:n],
			)
			if v.N != nil && v.N.Op() == expr.OpRead && v.N.Kids()[0] == o.Under() || v == expr.Word(w) {
				continue // bound to just that
			}
			out = append(
				out,
				claim{
					s.either(n*8, v, w, number),
					fmt.Sprintf("%s+%d holds %#x, the seed has %s", o.Name(), at, w, text(v)),
				},
			)
		}
	})
	return out
}

// ofModels reports whether an object is a variable of the library models.
func (s *Seed) ofModels(o *symheap.Object) bool {
	return slices.ContainsFunc(
		s.P.Globals,
		func(g *ir.Global) bool { return g.Runtime && !g.ThreadLocal && g.Addr == o.Addr() },
	)
}

// conditions claims the guards and whatever else the path condition begins with.
func (s *Seed) conditions() (out []claim) {
	for _, c := range s.State.PC.Conds() {
		at := ""
		for _, g := range s.Analysis.Guards() {
			if g.Cond.N == c {
				at = ", by " + g.At
			}
		}
		out = append(out, claim{expr.Value{N: c}, fmt.Sprintf("the seed says that %s%s; it does not hold", c, at)})
	}
	return out
}

// solve looks for values of the unknowns that the snapshot does not tell, such as definitions in frames that are
// not given, under which what mentions them holds.
func (s *Seed) solve(sol *solver.Solver, open []claim) error {
	var conds []*expr.Node
	texts := map[*expr.Node]string{}
	for _, c := range open {
		v := s.substituted(c.cond)
		if v == expr.False {
			return fmt.Errorf("%s", c.text)
		}
		if v.N != nil {
			conds = append(conds, v.N)
			texts[v.N] = c.text
		}
	}
	var pc *expr.PC
	for _, c := range conds {
		pc = s.B.Assume(pc, expr.Value{N: c})
	}
	model, res := sol.Model(pc, expr.True)
	if res == solver.Sat {
		s.adopt(model, conds)
		return nil
	}
	core, res := sol.Core(conds)
	if res != solver.Unsat {
		return nil // not decided
	}
	all := ""
	for _, c := range core {
		all += "; " + texts[c]
	}
	return fmt.Errorf("no values of the unknowns agree%s", all)
}

// adopt takes a model's values of what has none.
func (s *Seed) adopt(model *expr.Model, conds []*expr.Node) {
	for _, c := range conds {
		for _, sym := range expr.Symbols(c) {
			if !s.sigma.bound[sym] {
				s.sigma.model.Copy(model, sym)
				s.sigma.bound[sym] = true
			}
		}
	}
}

// substituted is a condition with what is known put in.
func (s *Seed) substituted(v expr.Value) expr.Value {
	by := map[*expr.Node]expr.Value{}
	for _, sym := range expr.Symbols(v.N) {
		switch {
		case !s.sigma.bound[sym]:
		case sym.Width == 0:
			root := s.B.SymArray(sym.Name, sym.Origin)
			by[root] = expr.Value{N: s.constant(sym)}
		case sym.Width <= 64:
			by[s.B.Sym(sym).N] = expr.Word(s.sigma.model.Word(sym))
		}
	}
	if len(by) == 0 {
		return v
	}
	return s.B.Subst(v, by)
}

// constant is the array that a root is bound to.
func (s *Seed) constant(root *expr.Symbol) *expr.Array {
	rest, at := s.sigma.model.Bytes(root)
	var data []byte
	for _, i := range at {
		for uint64(len(data)) <= i {
			data = append(data, rest)
		}
		data[i] = s.sigma.model.Byte(root, i)
	}
	return s.B.ConstArray(data, rest)
}
