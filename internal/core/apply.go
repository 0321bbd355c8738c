package core

import (
	"encoding/binary"
	"fmt"
	"slices"

	"midway/context"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/seed"
	"midway/internal/state"
	"midway/symheap"
)

// Told is what a moment told of the state, and what it did not.
type Told struct {
	Threads  int
	Objects  int // of the heap, and other memory that the program can reach
	Bytes    int // of all objects, that the process told
	Held     int // locks
	Returned int // calls of locks that had done what they are for

	Unknown  []string // values that frames go on with, and that the process does not tell
	Absent   int      // bytes of objects that the core does not hold
	Missing  []string // variables of the program that the executable does not have
	Opaque   int      // memory of libraries that pointers lead to
	Unread   int      // objects beyond what is read
	Orphans  int      // locks held by threads that are not there any more
	Spins    int      // spin locks that are taken: by whom is not told
	Waits    int      // threads that wait, or were woken: which is not told
	Unplaced int      // frames of the context that were not found in the process
	Reloaded int      // values that were read just before calls, and are taken to be what memory holds now
	Facts    int      // conditions of the context about what is not known

	// Against are facts of the context that the process contradicts: errors of Midway's own. They are left out.
	Against []string
}

// Whole reports whether everything that threads go on with is known.
func (t *Told) Whole() bool {
	return len(t.Unknown)+t.Reloaded+t.Absent+len(t.Missing)+t.Opaque+t.Unread+t.Orphans+t.Spins+t.Waits+t.Unplaced+t.Facts+len(t.Against) == 0
}

// Context is the context of the moment, as a file of which the text is that of `midway context from`.
func (m *Moment) Context(p *ir.Program) (*context.File, error) {
	m.started(p)
	text, err := context.FromReport{}.Write(p, m.Report)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", m.Path, err)
	}
	return context.Parse(m.Path, text)
}

// Apply makes the initial state of a context the moment: what the process tells takes the place of unknowns, and facts
// about what it does not tell stay. The error says why the process is none of the program.
func (m *Moment) Apply(s *seed.Seeding, st *state.State) (*Told, error) {
	w := &world{
		Moment: m, p: s.P, ctx: s.Context, st: st, heaps: findHeaps(m.Image), at: map[uint64]*item{}, ids: map[uint64]uint64{},
		lwps: map[uint64]uint64{}, funcs: map[uint64]uint64{}, libs: map[string]map[uint64][]string{}, chosen: map[uint64]*ir.Func{}, told: &Told{Threads: len(s.Context.Threads)},
	}
	if err := w.globals(); err != nil {
		return nil, err
	}
	w.functions()
	if err := w.threads(); err != nil {
		return nil, err
	}
	if err := w.versions(); err != nil {
		return nil, err
	}
	w.slots()
	w.sort()
	a := &applier{world: w, s: s, known: map[register]uint64{}, with: map[*expr.Node]expr.Value{}}
	a.registers()
	a.apply()
	return w.told, nil
}

// applier puts a world into a state.
type applier struct {
	*world
	s     *seed.Seeding
	known map[register]uint64 // words of the process
	with  map[*expr.Node]expr.Value
	ended []expr.Value // that ids of threads that have ended are none of the others'
}

// register is a register of a frame of the context.
type register struct {
	thread, frame int
	reg           ir.Reg
}

func (a *applier) apply() {
	var words []uint64
	var pointers []typedAt
	for _, r := range a.order() {
		fn := a.p.Funcs[a.ctx.Threads[r.thread].Frames[r.frame].Func]
		if fn.Regs[r.reg].Bits == 64 {
			words = append(words, a.known[r])
			if t, _ := fn.PointsTo(r.reg); t != nil && t.Kind == ir.PointerTo && t.Elem != nil {
				pointers = append(pointers, typedAt{a.known[r], t.Elem})
			}
		}
	}
	a.reach(words)
	syncs := a.typed(pointers)
	a.create()
	a.bind()
	a.arguments(syncs, a.operand)
	a.heldByShape(syncs)
	waits := a.waits(a.operand)
	roots := a.roots()
	said := a.stored()
	a.fill()
	a.taken = a.takenAt()
	for _, t := range a.st.Threads {
		t.Held = nil
	}
	a.locks(syncs, waits)
	for _, t := range a.st.Threads {
		sortLocks(t.Held)
	}
	a.compare(said, syncs)
	a.reload()
	a.rewrite(roots)
	for i := range a.stands {
		a.done(i, a.operand)
	}
	a.open()
	a.relevant()
	if a.told.Absent+a.told.Orphans+a.told.Unread > 0 { // there may be locks of which nothing is known
		a.st.Facts.NoInvariants = true
	}
	for _, c := range a.ended {
		a.st.Suppose(a.st.Heap.B, c)
	}
	a.wake(waits)
}

// order is the known registers in an order that is the same each time.
func (a *applier) order() []register {
	out := make([]register, 0, len(a.known))
	for r := range a.known {
		out = append(out, r)
	}
	slices.SortFunc(out, func(x, y register) int {
		return slices.Compare([]int{x.thread, x.frame, int(x.reg)}, []int{y.thread, y.frame, int(y.reg)})
	})
	return out
}

// registers reads the variables of frames that the program keeps in registers.
func (a *applier) registers() {
	for i := range a.stands {
		for k, in := range a.stands[i].frames {
			if in == nil {
				a.told.Unplaced++
				continue
			}
			fr := a.ctx.Threads[i].Frames[k]
			fn := a.p.Funcs[fr.Func]
			for v := range fn.Vars {
				if fn.Vars[v].Alloca == ir.None {
					a.variable(i, k, fn, fr.PC, &fn.Vars[v], in)
				}
			}
		}
	}
}

// variable reads the parts of one variable.
func (a *applier) variable(thread, k int, fn *ir.Func, pc ir.PC, v *ir.Var, in *frame) {
	at := a.placeOf(v, in)
	if at == nil || at.Lost {
		return
	}
	for _, d := range v.Defs {
		val, bits, ok := fn.VarPartAt(v, d.Offset, pc)
		if !ok || val.Kind != ir.KReg || bits == 0 || bits > 64 || fn.Regs[val.Reg].Bits > bits {
			continue
		}
		var w uint64
		switch {
		case at.Address != nil:
			if w, ok = a.Word(*at.Address+uint64(d.Offset), int(bits+7)/8); !ok {
				continue
			}
		case at.Value != nil && d.Offset == 0:
			w = *at.Value
		default:
			continue
		}
		a.known[register{thread, k, val.Reg}] = w & (^uint64(0) >> (64 - fn.Regs[val.Reg].Bits))
	}
}

// operand is the process' word of an operand of the call that a thread is in.
func (a *applier) operand(thread int, o ir.Operand) (uint64, bool) {
	if o.Kind == ir.KReg {
		if w, ok := a.known[register{thread, 0, o.Reg}]; ok {
			return w, true
		}
		fr := a.frame(thread, 0)
		v := a.st.Heap.B.Subst(fr.Regs[o.Reg], a.with)
		if !v.Concrete() {
			return 0, false
		}
		return a.toNative(v.W)
	}
	return a.toNative(o.Word)
}

// toNative is the process' address for one of the state.
func (a *applier) toNative(seed uint64) (uint64, bool) {
	for i := range a.pairs {
		if p := &a.pairs[i]; seed >= p.seed && seed-p.seed < max(p.size, 1) {
			return p.native + (seed - p.seed), true
		}
	}
	for _, it := range a.items {
		if seed >= it.seed && seed-it.seed < max(it.size, 1) {
			return it.native + (seed - it.seed), true
		}
	}
	return 0, false
}

func (a *applier) frame(thread, k int) *state.Frame {
	return a.st.Threads[thread].Frames[len(a.ctx.Threads[thread].Frames)-1-k]
}

// translated is the state's word for what a register holds.
func (a *applier) translated(r register, word uint64) (uint64, bool) {
	fn := a.p.Funcs[a.ctx.Threads[r.thread].Frames[r.frame].Func]
	if fn.Regs[r.reg].Bits != 64 || fn.Regs[r.reg].Float {
		return word, true
	}
	return a.toSeed(word)
}

// bind gives the unknowns that registers hold the process' values.
func (a *applier) bind() {
	for _, r := range a.order() {
		to, ok := a.translated(r, a.known[r])
		if v := a.frame(r.thread, r.frame).Regs[r.reg]; ok && v.N != nil && v.N.Op() == expr.OpSym {
			if old, twice := a.with[v.N]; twice && old != expr.Word(to) {
				a.against(fmt.Sprintf("%s is both %#x and %#x", v.N, old.W, to))
				continue
			}
			a.with[v.N] = expr.Word(to)
		}
	}
}

func (a *applier) against(text string) { a.told.Against = append(a.told.Against, text) }

// roots are the first contents of objects of the seed, by the unknown that stands for them.
func (a *applier) roots() map[*expr.Symbol]symheap.ID {
	out := map[*expr.Symbol]symheap.ID{}
	a.st.Heap.All(func(o *symheap.Object) {
		if u := o.Under(); u != nil && u.Symbol() != nil {
			out[u.Symbol()] = o.ID()
		}
	})
	return out
}

// takenAt is where facts of the context say that locks were taken which its threads hold.
func (a *applier) takenAt() map[heldLock]ir.LocID {
	out := map[heldLock]ir.LocID{}
	for i, t := range a.st.Threads {
		for _, l := range t.Held {
			if at := a.st.Heap.B.Subst(l.Addr, a.with); l.Named && at.Concrete() {
				out[heldLock{i, at.W}] = l.Loc
			}
		}
	}
	return out
}

// stored is what a fact has put into memory.
type stored struct {
	object symheap.ID
	off    uint64
	bytes  int
	value  expr.Value
}

// stored is what the facts of the context say of the memory that the process tells.
func (a *applier) stored() (out []stored) {
	for i := range a.pairs {
		p := &a.pairs[i]
		if p.object == symheap.None || p.global != nil && (p.global.Const || p.global.External) {
			continue
		}
		a.st.Heap.Written(p.object, func(off uint64, n int, v expr.Value) {
			out = append(out, stored{p.object, off, n, v})
		})
	}
	return out
}

// compare holds the facts against the process. What one says of an unknown gives that a value.
// What lies in a synchronisation object is glibc's, and no fact's.
func (a *applier) compare(said []stored, syncs map[uint64]syncKind) {
	own := map[uint64]bool{}
	for at, kind := range syncs {
		if seed, ok := a.toSeed(at); ok {
			for off := range syncBytes[kind] {
				own[seed+off] = true
			}
		}
	}
	for _, s := range said {
		if own[a.st.Heap.Get(s.object).Addr()+s.off] {
			continue
		}
		now := a.st.Heap.Load(s.object, expr.Word(s.off), s.bytes)
		if !now.Concrete() || s.bytes > 8 {
			continue
		}
		if s.value.N != nil && s.value.N.Op() == expr.OpSym {
			if _, known := a.with[s.value.N]; !known {
				a.with[s.value.N] = now
				continue
			}
		}
		switch v := a.st.Heap.B.Subst(s.value, a.with); {
		case v == now, v.Concrete() && s.bytes == 8 && a.sameText(v.W, now.W):
		case v.Concrete():
			name := a.st.Heap.Get(s.object).Name()
			a.against(fmt.Sprintf("%d bytes at %d of %s hold %#x, not %#x", s.bytes, s.off, name, now.W, v.W))
		default:
			a.st.Suppose(a.st.Heap.B, a.st.Heap.B.Cmp(expr.EQ, 8*s.bytes, v, now))
		}
	}
}

// fill gives all objects the process' bytes, with the state's addresses in their words.
func (a *applier) fill() {
	for i := range a.pairs {
		p := &a.pairs[i]
		if p.object == symheap.None || p.global != nil && p.global.Const {
			continue
		}
		a.contents(p.object, p.native, p.size)
	}
	for _, it := range a.items {
		switch {
		case it.object == symheap.None:
		case it.freed:
			a.st.Heap.SetLive(it.object, expr.False, expr.True)
		case it.data != nil:
			a.st.Heap.SetBytes(it.object, it.data)
			a.told.Bytes += len(it.data)
		case !it.opaque:
			a.contents(it.object, it.native, it.size)
		}
	}
}

// contents gives one object its bytes; those that the core does not hold stay unknown.
func (a *applier) contents(id symheap.ID, native, size uint64) {
	data, ok := a.Bytes(native, int(size))
	if !ok {
		a.partly(id, native, size)
		return
	}
	a.told.Bytes += len(data)
	open := a.convert(native, data)
	a.st.Heap.SetBytes(id, data)
	for _, off := range open {
		a.unknown(id, native, off)
	}
}

// convert puts the state's addresses into aligned words; open are the offsets of words that lead to nothing known.
func (a *applier) convert(native uint64, data []byte) (open []uint64) {
	for off := int(-native & 7); off+8 <= len(data); off += 8 {
		word := binary.LittleEndian.Uint64(data[off:])
		if word < lowest || word >= 1<<47 {
			continue
		}
		to, known := a.toSeed(word)
		if !known {
			open = append(open, uint64(off))
			continue
		}
		binary.LittleEndian.PutUint64(data[off:], to)
	}
	return open
}

// unknown makes a word of an object one that is not known: it leads where the state has nothing, or names a thread that
// has ended.
func (a *applier) unknown(id symheap.ID, native, off uint64) {
	b := a.st.Heap.B
	if word, _ := a.Word(native+off, 8); a.isThread(word) {
		ended := b.Sym(b.NewSymbol(fmt.Sprintf("ended thread %#x", word), 64, expr.Thread))
		a.st.Heap.Store(id, expr.Word(off), 8, ended, expr.True)
		for i := range a.st.Threads {
			a.ended = append(a.ended, b.Not(b.Cmp(expr.EQ, 64, ended, expr.Word(uint64(i)+1))))
		}
		return
	}
	sym := b.NewSymbol(fmt.Sprintf("pointer to code outside at %#x", native+off), 64, expr.Heap)
	a.st.Heap.Store(id, expr.Word(off), 8, b.Sym(sym), expr.True)
	a.told.Opaque++
}

// partly fills an object of which the core holds some words.
func (a *applier) partly(id symheap.ID, native, size uint64) {
	for off := uint64(0); off < size; {
		n := uint64(1)
		for n < 8 && (native+off)%(2*n) == 0 && off+2*n <= size {
			n *= 2
		}
		if word, ok := a.Word(native+off, int(n)); ok {
			if n == 8 {
				to, known := a.toSeed(word)
				if !known {
					a.unknown(id, native, off)
					off += n
					continue
				}
				word = to
			}
			a.st.Heap.Store(id, expr.Word(off), int(n), expr.Word(word), expr.True)
			a.told.Bytes += int(n)
		} else {
			a.told.Absent += int(n)
		}
		off += n
	}
}

// rewrite puts what is known into the registers of all frames and into the path condition. A fact that is false then is
// one against the process.
func (a *applier) rewrite(roots map[*expr.Symbol]symheap.ID) {
	for p := a.st.PC; p != nil; p = p.Parent {
		a.reads(p.Cond, roots)
	}
	for _, t := range a.st.Threads {
		for _, f := range t.Frames {
			for _, v := range f.Regs {
				a.reads(v.N, roots)
			}
		}
	}
	sub := a.st.Heap.B.Substitution(a.with)
	for _, t := range a.st.Threads {
		for _, f := range t.Frames {
			for r, v := range f.Regs {
				f.Regs[r] = sub.Value(v)
			}
			f.Varargs = sub.Value(f.Varargs)
		}
	}
	a.set()
	a.facts(sub)
}

// reads replaces what a term reads of the first contents of objects by what they hold.
func (a *applier) reads(n *expr.Node, roots map[*expr.Symbol]symheap.ID) {
	seen := map[*expr.Node]bool{}
	var walk func(n *expr.Node)
	walk = func(n *expr.Node) {
		if n == nil || seen[n] {
			return
		}
		seen[n] = true
		if n.Op() == expr.OpRead && n.Kids()[1].Op() == expr.OpConst {
			if root := n.Kids()[0].Symbol(); root != nil {
				if id, ok := roots[root]; ok && a.inside(id, n) {
					if v := a.st.Heap.Load(id, n.Kids()[1].Value(), n.Width()/8); v.N != n {
						a.with[n] = v
					}
				}
			}
		}
		for _, k := range n.Kids() {
			walk(k)
		}
	}
	walk(n)
}

func (a *applier) inside(id symheap.ID, n *expr.Node) bool {
	o, off := a.st.Heap.Get(id), n.Kids()[1].Word()
	return o != nil && o.Bytes() >= 0 && off+uint64(n.Width()/8) <= uint64(o.Bytes())
}

// set gives registers the process' values where these are no mere unknowns.
func (a *applier) set() {
	b := a.st.Heap.B
	for _, r := range a.order() {
		to, ok := a.translated(r, a.known[r])
		fr := a.frame(r.thread, r.frame)
		v := fr.Regs[r.reg]
		if !ok || v == expr.Word(to) {
			continue
		}
		name := fr.Fn.Regs[r.reg].Name
		switch {
		case v == expr.Value{}:
		case v.Concrete() && a.sameText(v.W, to):
		case v.Concrete():
			a.against(fmt.Sprintf("%s of %s is %#x, not %#x", name, a.ctx.Threads[r.thread].Name, to, v.W))
		default:
			a.st.Suppose(b, b.Cmp(expr.EQ, int(fr.Fn.Regs[r.reg].Bits), v, expr.Word(to)))
		}
		fr.Regs[r.reg] = expr.Word(to)
	}
}

// facts keeps those conditions of the seed that are about what is still unknown.
func (a *applier) facts(sub *expr.Substitution) {
	var list []*expr.PC
	for p := a.st.PC; p != nil; p = p.Parent {
		list = append(list, p)
	}
	a.st.PC = nil
	for _, p := range slices.Backward(list) {
		v := sub.Value(p.Cond.Value())
		if v == expr.False {
			a.against(a.s.Analysis.Describe(p.Cond.Value()))
			continue
		}
		a.st.AssumeAs(a.st.Heap.B, v, p.Role)
		if a.st.PC.False() {
			a.against("together with the others: " + a.s.Analysis.Describe(p.Cond.Value()))
			a.st.PC = a.st.PC.Parent
		}
	}
}

// open lists what frames go on with and what is not known.
func (a *applier) open() {
	for i, t := range a.st.Threads {
		for k, fr := range a.ctx.Threads[i].Frames {
			fn := a.p.Funcs[fr.Func]
			f := t.Frames[len(a.ctx.Threads[i].Frames)-1-k]
			for _, r := range fn.LiveAt(f.PC) {
				if v := f.Regs[r]; !v.Concrete() && v.N != nil && (k == 0 || r != fn.Code[fr.PC].Dst) {
					name := fn.Regs[r].Name
					if name == "" {
						name = fmt.Sprintf("a value that line %d has computed", a.lineOf(fn, r))
					}
					a.told.Unknown = append(a.told.Unknown, fmt.Sprintf("%s's %s.%s", t.Name, fn.Name, name))
				}
			}
		}
	}
}

// relevant keeps those conditions that are about unknowns which threads go on with, or memory holds.
func (a *applier) relevant() {
	used := map[*expr.Symbol]bool{}
	use := func(n *expr.Node) {
		if n != nil {
			for _, s := range expr.Symbols(n) {
				used[s] = true
			}
		}
	}
	for _, t := range a.st.Threads {
		for _, f := range t.Frames {
			for _, r := range f.Fn.LiveAt(f.PC) {
				use(f.Regs[r].N)
			}
			use(f.Varargs.N)
		}
	}
	a.st.Heap.Unknowns(use)
	var list []*expr.PC
	for p := a.st.PC; p != nil; p = p.Parent {
		list = append(list, p)
	}
	keep := map[*expr.PC]bool{}
	for grown := true; grown; {
		grown = false
		for _, p := range list {
			if !keep[p] && slices.ContainsFunc(expr.Symbols(p.Cond), func(s *expr.Symbol) bool { return used[s] }) {
				keep[p], grown = true, true
				use(p.Cond)
			}
		}
	}
	a.st.PC = nil
	for _, p := range slices.Backward(list) {
		if keep[p] {
			a.st.AssumeAs(a.st.Heap.B, p.Cond.Value(), p.Role)
		}
	}
	a.told.Facts = len(keep)
}

// lineOf is the line of the instruction that sets a register, or 0.
func (a *applier) lineOf(fn *ir.Func, r ir.Reg) int {
	for pc := range fn.Code {
		if fn.Code[pc].Dst == r && fn.Code[pc].Loc > 0 {
			return int(a.p.Locs[fn.Code[pc].Loc].Line)
		}
	}
	return 0
}
