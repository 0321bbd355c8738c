package seed

import (
	"encoding/binary"
	"fmt"

	"midway/barriers"
	"midway/context"
	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
	"midway/internal/state"
	"midway/locksets"
	"midway/monitors"
	"midway/ownership"
	"midway/symheap"
)

// Seeding is everything the initial state of a context is made from.
type Seeding struct {
	P        *ir.Program
	B        *expr.Builder
	Heaps    *symheap.Shared
	Context  *context.Context
	Points   *pointsto.Graph    // nil: nothing is known of pointers
	Analysis *dataflow.Analysis // nil from main
	Locks    *locksets.Facts    // nil: no locksets
	Barriers *barriers.Facts    // nil: no counts
	Monitors *monitors.Facts    // nil: nothing is known of what locks protect
	Owners   *ownership.Facts   // nil: nothing is known of what threads own
	Args     []string           // main's argv, from main only

	// Alone: nil, or by thread which pointer parameters of the function that it is about to enter no other thread is
	// passed, too; then those to numbers and pointers lead to memory of the caller's own (the assumption
	// arguments-apart).
	Alone map[string][]int

	// AnyPayload: with Alone, opaque pointers that callers pass may lead to the library's own structures (not the
	// assumption payload-foreign).
	AnyPayload bool

	// SpuriousWakeups: a thread that waits for a condition may have woken by itself.
	SpuriousWakeups bool

	// What is left out of the facts, for comparison (Bergan §6); both is the naive seed.
	NoDefinitions bool // −RD: no must-reach definitions, settled cells and guards
	NoInvariants  bool // −SI: no invariants of locks, barriers and wait queues
	NoStates      bool // synchronisation objects may be in states that the C library never has
	NoConditional bool // of locks that may be held it is not known when they are
	NoUntouched   bool // variables that nothing has written need not hold their initialisers

	names map[string]int // how often a name was given to an unknown
	defs  []dataflow.MemoryDef
	said  map[uint64]bool // bytes whose value is known

	library []LibraryMemory
	asked   bool // library was computed

	// ByRaces: something is known only where no data race has happened before the context, and none happens between
	// what was executed before and what is executed after it.
	ByRaces bool
	// ByWraps: something is known only as long as ids and counters that may wrap around do not.
	ByWraps bool
}

// unique is name, told apart from what had that name before: a symbol's name is its identity.
func (s *Seeding) unique(name string) string {
	if s.names == nil {
		s.names = map[string]int{}
	}
	s.names[name]++
	if n := s.names[name]; n > 1 {
		return fmt.Sprintf("%s (%d)", name, n)
	}
	return name
}

// New is the state the context starts in: an over-approximation of every concrete state in
// which its threads stand there (Bergan §2.3, §3.2, §4.4; docs/design.md §7.4).
func New(s *Seeding) (*state.State, error) {
	st := &state.State{Heap: symheap.New(s.Heaps), Current: state.None, AtomicBy: state.None, EndedFlags: symheap.None}
	st.Facts = &state.Facts{Others: s.Context.OthersUnknown, NoInvariants: s.NoInvariants, NoStates: s.NoStates}
	if s.Barriers != nil {
		st.Facts.Barriers = s.Barriers
	}
	s.globals(st)
	if s.Context.FromMain {
		return st, s.main(st)
	}
	st.Multi = len(s.Context.Threads) > 1 || s.Context.OthersUnknown
	for i := range s.Context.Threads {
		s.thread(st, i)
	}
	st.EndedFlags = st.Heap.Create(
		0,
		symheap.Spec{Kind: symheap.Internal, Size: expr.Word(4), Align: 16, Name: "flags of ended threads", Zero: true},
	).ID()
	s.registers(st)
	s.passed(st)
	s.heldLocks(st)
	s.apart(st)
	s.matched(st)
	s.settled(st)
	s.protected(st)
	s.owned(st)
	s.dangling(st)
	s.nulled(st)
	for i, t := range s.Context.Threads {
		if t.Blocked {
			s.block(st, i)
		}
	}
	return st, s.assume(st)
}

// globals makes the objects of all globals: exact where the program starts, otherwise of unknown
// contents unless they are constant. The library models' own keep their initial contents, unless programs see them.
func (s *Seeding) globals(st *state.State) {
	for _, g := range s.P.Globals {
		if g.ThreadLocal {
			continue
		}
		o := st.Heap.CreateGlobal(g.Addr, s.globalSpec(g, g.Name))
		known := s.Context.FromMain || g.Const || g.Runtime && !s.forgotten(g)
		if !g.External && known && g.Init != nil {
			st.Heap.SetBytes(o.ID(), g.Init)
		}
		if !known {
			s.untouched(st, g, o)
		}
		if s.forgotten(g) && grows[g.Name] {
			start := binary.LittleEndian.Uint32(g.Init)
			st.Suppose(s.B, s.B.Cmp(expr.SLE, 32, expr.Word(uint64(start)), st.Heap.Load(o.ID(), expr.Word(0), 4)))
		}
	}
}

// maxWords bounds the words of a variable of which some bytes have been written that are given their initial values.
const maxWords = 1024

// untouched gives what nothing can have written before the context its initial value.
func (s *Seeding) untouched(st *state.State, g *ir.Global, o *symheap.Object) {
	if s.NoDefinitions || s.NoUntouched {
		return
	}
	init := g.Init
	if init == nil {
		init = make([]byte, max(g.Size, 0))
	}
	words := 0
	for _, span := range s.Analysis.Untouched(g) {
		if span.From == 0 && span.To == g.Size {
			st.Heap.SetBytes(o.ID(), init)
			return
		}
		for at := span.From; at < span.To && words < maxWords; words++ {
			n := 1
			for n < 8 && at%int64(2*n) == 0 && at+int64(2*n) <= span.To {
				n *= 2
			}
			var word [8]byte
			copy(word[:n], init[at:])
			st.Heap.Store(o.ID(), expr.Word(uint64(at)), n, expr.Word(binary.LittleEndian.Uint64(word[:])), expr.True)
			s.unsaid(g.Addr+uint64(at), n)
			at += int64(n)
		}
	}
}

func (s *Seeding) globalSpec(g *ir.Global, name string) symheap.Spec {
	spec := symheap.Spec{
		Kind: symheap.Global, Size: expr.Word(uint64(g.Size)), Align: max(g.Align, 1), Name: name, Site: g.Loc,
		ReadOnly: g.Const, Initial: !s.Context.FromMain && (!g.Runtime || s.forgotten(g)), Type: g.Type,
	}
	if s.Points != nil {
		spec.Node = pointsto.Set{{Node: s.Points.GlobalNode(g.ID)}}
	}
	switch {
	case g.External, spec.Initial && !g.Const:
		name = s.unique(name)
		spec.Contents = s.B.SymArray(name, expr.Global)
		s.Heaps.Typed(spec.Contents, g.Type, name)
	default:
		spec.Zero = true
	}
	return spec
}

// main is the program's own start: constructors, then main.
func (s *Seeding) main(st *state.State) error {
	f := s.P.Func("main")
	if f == nil || f.External {
		return fmt.Errorf("the program has no main: give a context with --context")
	}
	t := st.NewThread("main")
	t.Main, t.Complete, t.Entry = true, true, f.ID
	t.Frames = []*state.Frame{s.frame(st, f, f.Entry)}
	s.arguments(st, t.Frames[0])
	for i := len(s.P.Ctors) - 1; i >= 0; i-- {
		c := s.P.Funcs[s.P.Ctors[i]]
		fr := s.frame(st, c, c.Entry)
		fr.Hook = true
		t.Frames = append(t.Frames, fr)
	}
	return nil
}

func (s *Seeding) frame(st *state.State, f *ir.Func, pc ir.PC) *state.Frame {
	return &state.Frame{Epoch: st.Heap.Epoch(), Fn: f, PC: pc, Regs: make([]expr.Value, len(f.Regs))}
}

// arguments gives main its argc and argv.
func (s *Seeding) arguments(st *state.State, fr *state.Frame) {
	word := uint64(s.P.Model.PtrBytes())
	char := &ir.Type{Kind: ir.Char, Name: "char", Size: 1}
	pointer := &ir.Type{Kind: ir.PointerTo, Size: int64(word), Elem: char}
	vector := st.Heap.Create(
		0,
		symheap.Spec{
			Kind:  symheap.Stack,
			Size:  expr.Word(word * uint64(len(s.Args)+1)),
			Align: 16,
			Name:  "argv",
			Zero:  true,
			Birth: &symheap.Birthplace{Held: "argv", Type: arrayOf(pointer, len(s.Args)+1)},
		},
	)
	id := vector.ID()
	for i, a := range s.Args {
		o := st.Heap.Create(
			0,
			symheap.Spec{
				Kind:  symheap.Stack,
				Size:  expr.Word(uint64(len(a) + 1)),
				Align: 1,
				Name:  fmt.Sprintf("argv[%d]", i),
				Zero:  true,
				Birth: &symheap.Birthplace{Held: fmt.Sprintf("argv[%d]", i), Type: arrayOf(char, len(a)+1)},
			},
		)
		st.Heap.SetBytes(o.ID(), append([]byte(a), 0))
		st.Heap.Store(id, expr.Word(uint64(i)*word), int(word), expr.Word(o.Addr()), expr.True)
	}
	environ := st.Heap.Create(
		0,
		symheap.Spec{
			Kind: symheap.Stack, Size: expr.Word(word), Align: 16, Name: "envp", Zero: true,
			Birth: &symheap.Birthplace{Held: "envp", Type: arrayOf(pointer, 1)},
		},
	)
	values := []expr.Value{expr.Word(uint64(len(s.Args))), expr.Word(st.Heap.Get(id).Addr()), expr.Word(environ.Addr())}
	for i := range fr.Fn.Params {
		if i < len(values) {
			fr.Regs[i] = values[i]
		}
	}
}

func arrayOf(t *ir.Type, n int) *ir.Type {
	return &ir.Type{Kind: ir.Array, Elem: t, Count: int64(n), Size: t.Size * int64(n)}
}

// thread makes context thread i: its frames, the slots of their locals in memory, its thread-locals.
func (s *Seeding) thread(st *state.State, i int) {
	ct := &s.Context.Threads[i]
	t := st.NewThread(ct.Name)
	t.Initial, t.Complete, t.Main = true, ct.Complete, ct.Main && ct.Complete
	for k := len(ct.Frames) - 1; k >= 0; k-- {
		f := s.P.Funcs[ct.Frames[k].Func]
		t.Frames = append(t.Frames, s.frame(st, f, ct.Frames[k].PC))
	}
	if ct.Complete {
		t.Entry = ct.Frames[len(ct.Frames)-1].Func
	}
	for k := range ct.Frames {
		s.slots(st, t, len(ct.Frames)-1-k)
		s.variadic(st, t, t.Frames[len(ct.Frames)-1-k])
	}
	for _, g := range s.P.Globals {
		if g.ThreadLocal && !g.Runtime {
			spec := s.globalSpec(g, t.Name+"'s "+g.Name)
			t.Locals = append(t.Locals, state.ThreadLocal{Global: g.ID, Obj: st.Heap.Create(t.ID, spec).ID()})
		}
	}
}

// slots makes the objects of a frame's parameters that are passed by value, and of its allocas that have executed:
// those that dominate where the frame stands.
func (s *Seeding) slots(st *state.State, t *state.Thread, k int) {
	fr := t.Frames[k]
	for i, p := range fr.Fn.Params {
		if p.ByVal > 0 { // aligned as a call aligns the copy
			s.slot(st, t, fr, ir.Reg(i), symheap.Spec{Size: expr.Word(uint64(p.ByVal)), Align: 16, Site: fr.Fn.Loc})
		}
	}
	shape := s.Analysis.Shape(fr.Fn.ID)
	here := fr.Fn.BlockOf(fr.PC)
	for b := range fr.Fn.Blocks {
		blk := &fr.Fn.Blocks[b]
		if !shape.Reachable(ir.BlockID(b)) || !shape.Dominates(ir.BlockID(b), here) {
			continue
		}
		for pc := blk.First; pc < blk.End && !(ir.BlockID(b) == here && pc >= fr.PC); pc++ {
			if in := &fr.Fn.Code[pc]; in.Op == ir.OpAlloca {
				s.slot(
					st,
					t,
					fr,
					in.Dst,
					symheap.Spec{Size: s.slotSize(t, fr, in), Align: max(in.Imm, 1), Site: in.Loc},
				)
			}
		}
	}
}

// slotSize is how many bytes an alloca has.
func (s *Seeding) slotSize(t *state.Thread, fr *state.Frame, in *ir.Instr) expr.Value {
	if in.A.Kind == ir.KConst {
		return expr.Word(in.A.Word)
	}
	name := s.unique("sizeof " + t.Name + "." + fr.Fn.Regs[in.Dst].Name)
	return s.B.Sym(s.B.NewSymbol(name, s.P.Model.PtrBits(), expr.Size))
}

// slot makes the object of a frame to which register r leads: its contents are not known.
func (s *Seeding) slot(st *state.State, t *state.Thread, fr *state.Frame, r ir.Reg, spec symheap.Spec) {
	spec.Name = s.unique(t.Name + "." + fr.Fn.Regs[r].Name)
	spec.Kind, spec.Initial, spec.Contents, spec.Type = symheap.Stack, true, s.B.SymArray(
		spec.Name,
		expr.Local,
	), slotType(
		fr.Fn,
		r,
	)
	s.Heaps.Typed(spec.Contents, spec.Type, spec.Name)
	spec.Contents.Symbol().Stands = ir.Slot{Func: fr.Fn.ID, Reg: r, Frame: t.Name}
	if s.Points != nil {
		spec.Node = s.Points.Reg(fr.Fn.ID, r)
	}
	o := st.Heap.Create(t.ID, spec)
	fr.Regs[r] = expr.Word(o.Addr())
	fr.Allocas = append(fr.Allocas, o.ID())
}

// variadic gives a frame of a variadic function the address of what it was passed beyond its parameters: an unexplained
// pointer, since the call may not be known.
func (s *Seeding) variadic(st *state.State, t *state.Thread, fr *state.Frame) {
	if !fr.Fn.Variadic {
		return
	}
	sym := s.B.NewSymbol(s.unique(t.Name+"."+fr.Fn.Name+"'s variadic arguments"), s.P.Model.PtrBits(), expr.Local)
	sym.Pointer = true
	fr.Varargs = s.B.Sym(sym)
	if s.Points != nil {
		st.NoteNode(fr.Varargs.N, s.Points.Variadic(fr.Fn.ID))
	}
}

// slotType is the C type of the variable in an alloca, or nil.
func slotType(f *ir.Func, r ir.Reg) *ir.Type {
	for i := range f.Vars {
		if f.Vars[i].Alloca == r {
			return f.Vars[i].Type
		}
	}
	return nil
}

// at is the state's frame for a context's frame, which counts from the youngest. A blocked thread has one more, inside
// the call.
func (s *Seeding) at(st *state.State, thread, frame int) *state.Frame {
	return st.Threads[thread].Frames[len(s.Context.Threads[thread].Frames)-1-frame]
}

// lockKinds are how the models hold locks.
var lockKinds = map[locksets.Kind]int{
	locksets.Mutex: abi.LockMutex, locksets.Read: abi.LockRead, locksets.Write: abi.LockWrite, locksets.Spin: abi.LockSpin,
}

func (s *Seeding) heldLocks(st *state.State) {
	if s.Locks == nil {
		return
	}
	for i, t := range st.Threads {
		for _, h := range s.Locks.Held(i) {
			t.Held = append(t.Held, s.lock(h))
		}
	}
	for _, h := range s.Locks.Left() {
		st.Facts.Left = append(st.Facts.Left, s.lock(h))
	}
}

func (s *Seeding) lock(h locksets.Held) state.Lock {
	l := state.Lock{
		Addr: h.Lock, Named: h.Named, Targets: h.Targets, Kind: lockKinds[h.Kind], Must: h.Must && h.Named, Times: h.Count,
		Loc: s.P.Funcs[h.At.Func].Code[h.At.PC].Loc, Members: h.Members,
	}
	if h.Iff != (expr.Value{}) && !s.NoConditional && !s.NoDefinitions {
		l.HeldUnless, l.Only = h.Iff, h.Iff
	}
	return l
}

// apart assumes that locks which threads must hold, and which exclude one another, are different ones.
func (s *Seeding) apart(st *state.State) {
	if s.Locks == nil {
		return
	}
	for i := range st.Threads {
		for j := range i {
			for _, x := range s.Locks.Held(i) {
				for _, y := range s.Locks.Held(j) {
					if x.Must && x.Named && y.Must && y.Named && x.Kind.Excludes(y.Kind) {
						st.Suppose(s.B, s.B.Not(s.B.Cmp(expr.EQ, s.B.PtrBits(), x.Lock, y.Lock)))
					}
				}
			}
		}
	}
}

// joinsOther: a join of the thread itself is an error at once, so that a thread that is blocked in a join joins
// another.
func (s *Seeding) joinsOther(st *state.State, t *state.Thread, callee *ir.Func, args []ir.Operand) {
	if abi.Of(callee.Library()).Role == abi.Join && args[0].Kind == ir.KReg {
		id := t.Top().Regs[args[0].Reg]
		st.Suppose(s.B, s.B.Not(s.B.Cmp(expr.EQ, s.B.PtrBits(), id, expr.Word(uint64(t.ID)+1))))
	}
}

// block stands a blocked thread inside its call: in the second half of the call's model where there is
// one, otherwise at the call.
func (s *Seeding) block(st *state.State, i int) {
	t := st.Threads[i]
	fr := t.Top()
	in := &fr.Fn.Code[fr.PC]
	ci := &fr.Fn.Calls[in.Aux]
	if ci.Callee == ir.None {
		return
	}
	s.joinsOther(st, t, s.P.Funcs[ci.Callee], ci.Args)
	half := s.P.Func("__mw_blocked_" + s.P.Funcs[ci.Callee].Name)
	if half == nil || half.External {
		return
	}
	inner := s.frame(st, half, half.Entry)
	for k := range half.Params {
		if o := ci.Args[k]; o.Kind == ir.KReg {
			inner.Regs[k] = fr.Regs[o.Reg]
		} else {
			inner.Regs[k] = expr.Word(o.Word)
		}
	}
	t.Frames = append(t.Frames, inner)
	t.InitialWait, t.Covered = true, true // in its queue before others move, whatever its model looks at
	if !s.NoInvariants && !s.mayBeWoken(i, ci) {
		st.Suppose(s.B, s.B.Not(dataflow.Woken(s.B, t.Name)))
	}
}

// mayBeWoken reports whether something that may have executed before the context may have woken a thread that waits
// there.
func (s *Seeding) mayBeWoken(i int, wait *ir.CallInfo) bool {
	if s.Points == nil || len(wait.Args) < 2 { // a barrier
		return true
	}
	fr := s.Context.Threads[i].Frames[0]
	at := s.Points.Operand(fr.Func, wait.Args[0])
	for _, name := range abi.Names(abi.Signal, abi.Broadcast) {
		f := s.P.Library(name)
		if f == nil {
			continue
		}
		if s.Context.OthersUnknown || s.Analysis.Ways(f.ID).Outside {
			return true
		}
		for _, c := range s.Analysis.Before().Calls(name) {
			fn := s.P.Funcs[c.Func]
			to := s.Points.Operand(c.Func, fn.Calls[fn.Code[c.PC].Aux].Args[0])
			if len(at) == 0 || len(to) == 0 || pointsto.MayAlias(at, to) {
				return true
			}
		}
	}
	return false
}
