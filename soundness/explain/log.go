package explain

import (
	"slices"

	"midway/internal/ir"
	"midway/soundness/concrete"
)

// Write is a change of a variable on a run: a store to its memory, or an assignment where the compiler keeps it in a
// register.
type Write struct {
	Thread string `json:"thread"`
	At     string `json:"at"` // file:line
	Column int    `json:"column,omitempty"`
	Func   string `json:"function"`       // of the program
	Call   string `json:"call,omitempty"` // the library function that did it
	Old    string `json:"old,omitempty"`  // the value before, as C writes it; "" where it is not known
	New    string `json:"new"`
	Step   int    `json:"step"` // how many steps of the schedule were done before it
	// it is of a variable in a register, and so no step of its own
	Register bool `json:"register,omitempty"`
}

// Limits of what is noted of a run, and of what is reported of a variable.
const (
	maxChanges = 1 << 17
	maxFill    = 64 // bytes of a copy whose old values are noted
	maxWrites  = 64 // the last of a variable's
)

// change is one as it is noted. What memory holds behind it is the old value of the next change, or the present one.
type change struct {
	thread int
	fn     *ir.Func // of the program
	loc    ir.LocID
	call   *ir.Func // the library function in which it happens, or nil
	old    uint64
	known  bool   // old is
	new    uint64 // of a variable in a register
	step   int
	when   int
	last   *change // the one before it
}

// fill is a change of several bytes by a copy or by memset.
type fill struct {
	change
	addr  uint64
	bytes []byte // before, from addr on; as many as are noted
	n     uint64
}

// local is a variable of a frame that is in a register.
type local struct {
	fr *concrete.Frame
	v  *ir.Var
}

// assigning is an instruction whose result is a variable's next value.
type assigning struct {
	fr *concrete.Frame
	pc ir.PC
	change
}

// log is what a run changed.
type log struct {
	memory  map[uint64]*change // by address, the last change
	fills   []fill
	locals  map[local]*change
	pending map[int]assigning       // by thread
	assigns map[*ir.Func][]*ir.Var  // by instruction, the variable that its result is the value of
	count   int                     // of changes
	now     int                     // instructions of the program that were executed
	steps   func() int              // done; nil without a schedule
	touched map[int]map[uint64]seen // by thread and address, its last load
}

// seen is a load of the program.
type seen struct {
	fn   *ir.Func
	loc  ir.LocID
	when int
}

func newLog() log {
	return log{
		memory: map[uint64]*change{}, locals: map[local]*change{}, pending: map[int]assigning{},
		assigns: map[*ir.Func][]*ir.Var{}, touched: map[int]map[uint64]seen{},
	}
}

// Follow has steps ask how many steps of a schedule are done.
func (r *Recorder) Follow(steps func() int) { r.log.steps = steps }

// changed is a change that a thread makes at a place of a function.
func (r *Recorder) changed(t int, fn *ir.Func, loc ir.LocID) change {
	c := change{thread: t, fn: fn, loc: loc, when: r.log.now}
	if r.log.steps != nil {
		c.step = r.log.steps()
	}
	return c
}

// writes notes what the next instruction of a thread changes in memory. In a library model it is its caller's change.
func (r *Recorder) writes(t int, fr *concrete.Frame, in *ir.Instr) {
	fn, loc, call := fr.Fn, in.Loc, (*ir.Func)(nil)
	if fn.Runtime {
		th := r.m.Threads[t]
		i := th.User()
		if i < 0 || i+1 >= len(th.Frames) {
			return
		}
		fn, loc, call = th.Frames[i].Fn, th.Loc(), th.Frames[i+1].Fn
	}
	if call != nil && call.Library() == "calloc" { // that makes the object
		return
	}
	if r.log.count++; r.log.count > maxChanges {
		return
	}
	c := r.changed(t, fn, loc)
	c.call = call
	addr := word(fr, in.A)
	if in.Op == ir.OpMemcpy || in.Op == ir.OpMemset {
		r.log.fills = append(r.log.fills, r.fill(c, addr, word(fr, in.C)))
		return
	}
	c.old, c.known = r.m.Peek(addr, min(int(in.Bits+7)/8, 8))
	c.last = r.log.memory[addr]
	r.log.memory[addr] = &c
}

func (r *Recorder) fill(c change, addr, n uint64) fill {
	f := fill{change: c, addr: addr, n: n}
	for i := range min(n, maxFill) {
		b, ok := r.m.Peek(addr+i, 1)
		if !ok {
			break
		}
		f.bytes = append(f.bytes, byte(b))
	}
	return f
}

// valueBefore are the n bytes at an address before a fill; ok is false where they are not known or it leaves them
// alone.
func (f *fill) valueBefore(addr uint64, n int) (v uint64, known, covers bool) {
	if addr < f.addr || addr+uint64(n) > f.addr+f.n {
		return 0, false, false
	}
	at := addr - f.addr
	if at+uint64(n) > uint64(len(f.bytes)) {
		return 0, false, true
	}
	for i := n - 1; i >= 0; i-- {
		v = v<<8 | uint64(f.bytes[at+uint64(i)])
	}
	return v, true, true
}

// assigned notes the result of the instruction that a thread was last seen at, where that is a variable's value.
func (r *Recorder) assigned(t int, fr *concrete.Frame) {
	p, ok := r.log.pending[t]
	if !ok || p.fr != fr || fr.PC == p.pc {
		return
	}
	delete(r.log.pending, t)
	v, now := r.log.assigns[fr.Fn][p.pc], fr.Reg(fr.Fn.Code[p.pc].Dst).Lo
	if p.known && now == p.old {
		return
	}
	if r.log.count++; r.log.count > maxChanges {
		return
	}
	c := p.change
	if r.log.steps != nil { // steps may have come since the instruction began, where it is a call
		c.step = r.log.steps()
	}
	c.new, c.last = now, r.log.locals[local{fr, v}]
	r.log.locals[local{fr, v}] = &c
}

// assign notes that the next instruction of a thread may give a variable another value.
func (r *Recorder) assign(t int, fr *concrete.Frame) {
	of, met := r.log.assigns[fr.Fn]
	if !met {
		of = assigns(fr.Fn)
		r.log.assigns[fr.Fn] = of
	}
	if of == nil || of[fr.PC] == nil {
		return
	}
	c := r.changed(t, fr.Fn, fr.Fn.Code[fr.PC].Loc)
	if o, ok := fr.Fn.VarAt(of[fr.PC], fr.PC); ok && (o.Kind == ir.KReg || o.Kind == ir.KConst) {
		c.old, c.known = word(fr, o), true
	}
	r.log.pending[t] = assigning{fr, fr.PC, c}
}

// assigns are, by instruction, the variables whose value its result is: not of what a block only merges. Nil where
// there are none.
func assigns(f *ir.Func) (out []*ir.Var) {
	if f.Runtime || f.Added {
		return nil
	}
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Dst == ir.None || in.Op == ir.OpPhi || in.Op == ir.OpAlloca {
			continue
		}
		if v := f.Variable(in.Dst); v != nil {
			if out == nil {
				out = make([]*ir.Var, len(f.Code))
			}
			out[pc] = v
		}
	}
	return out
}

// ofMemory are the changes of n bytes at an address before a moment, the first of them first; value is what they are
// then. Nil where it is not known what one of them stored.
func (r *Recorder) ofMemory(addr uint64, n, until int, value uint64) []*change {
	var list []*change
	for c := r.log.memory[addr]; c != nil; c = c.last {
		if c.when < until {
			copied := *c
			list = append(list, &copied)
		}
	}
	for i := range r.log.fills {
		f := &r.log.fills[i]
		if old, known, covers := f.valueBefore(addr, n); covers && f.when < until {
			c := f.change
			c.old, c.known = old, known
			list = append(list, &c)
		}
	}
	slices.SortStableFunc(list, func(a, b *change) int { return a.when - b.when })
	for i, c := range list {
		switch {
		case i+1 == len(list):
			c.new = value
		case !list[i+1].known:
			return nil
		default:
			c.new = list[i+1].old
		}
	}
	return list
}

// ofLocal are the changes of a variable in a register, the first of them first. Nil where the last one is not what gave
// it its value: of a constant that is assigned there is no instruction.
func (r *Recorder) ofLocal(fr *concrete.Frame, v *ir.Var, value uint64) (list []*change) {
	last := r.log.locals[local{fr, v}]
	if last == nil || last.new != value {
		return nil
	}
	for c := last; c != nil; c = c.last {
		list = append(list, c)
	}
	slices.Reverse(list)
	return list
}

// told are changes as they are told: the last of them, and how many there were before.
func (x *explaining) told(
	list []*change,
	bits int,
	t *ir.Type,
	info ir.RegInfo,
	register bool,
) (out []Write, earlier int) {
	earlier = max(len(list)-maxWrites, 0)
	for _, c := range list[earlier:] {
		w := Write{
			Thread: x.m.Threads[c.thread].Name, At: x.m.P.At(c.loc), Column: x.m.P.Column(c.loc), Func: c.fn.Name,
			New: x.names.value(c.new, bits, t, info), Step: c.step, Register: register,
		}
		if c.known {
			w.Old = x.names.value(c.old, bits, t, info)
		}
		if c.call != nil {
			w.Call = c.call.Library()
		}
		out = append(out, w)
	}
	return out, earlier
}
