package core

import (
	"encoding/binary"
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/seed"
	"midway/internal/state"
	"midway/symheap"
)

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
	a := &applier{world: w, s: s, known: map[register]uint64{}, with: map[*expr.Node]expr.Value{}, absent: map[uint64]expr.Value{}}
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
	// pointers to memory that the core does not hold, by their words: what the seed has for a register, or a new unknown
	absent map[uint64]expr.Value
	ended  []expr.Value // that ids of threads that have ended are none of the others'
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
	own, told := a.specific()
	if told {
		words = append(words, a.specificValues(&own)...)
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
	if told {
		a.keep(&own)
	}
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
		v := a.frame(r.thread, r.frame).Regs[r.reg]
		if word := a.known[r]; !ok && a.isAbsent(word) && v.N != nil && v.N.Op() == expr.OpSym {
			if same, twice := a.absent[word]; twice && same != v {
				a.with[v.N] = same
			} else {
				a.absent[word] = v
			}
		}
		if ok && v.N != nil && v.N.Op() == expr.OpSym {
			if old, twice := a.with[v.N]; twice && old != expr.Word(to) {
				a.against(fmt.Sprintf("%s is both %#x and %#x", v.N, old.W, to))
				continue
			}
			a.with[v.N] = expr.Word(to)
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
		if !a.covers(word) {
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
// has ended, or is left out and may end at any time.
func (a *applier) unknown(id symheap.ID, native, off uint64) {
	b := a.st.Heap.B
	word, _ := a.Word(native+off, 8)
	if a.isAbsent(word) {
		v, known := a.absent[word]
		if !known {
			sym := b.NewSymbol(fmt.Sprintf("pointer %#x", word), 64, expr.Heap)
			sym.Pointer = true
			v = b.Sym(sym)
			a.absent[word] = v
		}
		a.st.Heap.Store(id, expr.Word(off), 8, v, expr.True)
		a.told.Absent += 8
		return
	}
	if a.isThread(word) {
		name := fmt.Sprintf("ended thread %#x", word)
		if slices.ContainsFunc(a.Threads, func(t Task) bool { return t.FS == word }) {
			name = fmt.Sprintf("left out thread %#x", word)
		}
		ended := b.Sym(b.NewSymbol(name, 64, expr.Thread))
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
