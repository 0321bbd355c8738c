package explain

import (
	"cmp"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/soundness/concrete"
)

// Facts is what the run shows of why it ended so; nil where that is nothing. It is asked for once the run has ended.
func (r *Recorder) Facts() *Facts {
	end := r.m.End
	if end == nil || end.Thread < 0 || end.Thread >= len(r.m.Threads) {
		return nil
	}
	x := &explaining{Recorder: r, names: namesOf(r.m, end.Thread), t: r.m.Threads[end.Thread]}
	out := &Facts{}
	switch end.Kind {
	case property.Deadlock, property.Livelock:
		for _, t := range r.m.Threads {
			if t.Live() {
				out.Waits = append(out.Waits, x.wait(t))
			}
		}
	case property.DataRace:
		out.Ordered = map[string]Order{}
		for other, by := range r.ordered[end.Thread] {
			out.Ordered[r.m.Threads[other].Name] = by
		}
	case property.Assertion, property.ReachError, property.Unreachable, property.Reached:
		out.Operands = x.decided()
	case property.DivisionByZero, property.SignedOverflow, property.UninitializedRead:
		out.Operands = x.ofInstruction()
	case property.NullDereference:
		out.Operands = x.followed()
	case property.OutOfBounds:
		out.Object, out.Operands = x.object(end.About, false), x.index()
	case property.UseAfterFree, property.DoubleFree, property.InvalidFree, property.Leak:
		out.Object = x.object(end.About, true)
	}
	if out.Waits == nil && end.Kind != property.DataRace {
		out.Guards = x.leading()
	}
	out.Started = x.unordered(out)
	out.Taken = x.taken()
	return out
}

// explaining looks at a run that has ended.
type explaining struct {
	*Recorder
	names *names
	t     *concrete.Thread // in which it ended
}

// user is the frame of the program's own function in which the run ended, or nil.
func (x *explaining) user() *concrete.Frame {
	if i := x.t.User(); i >= 0 {
		return x.t.Frames[i]
	}
	return nil
}

// decided are the operands of the branch that led to a failed assertion.
func (x *explaining) decided() []Operand {
	fr := x.user()
	if fr == nil {
		return nil
	}
	d, ok := x.branch[deciding{x.t.ID, fr.Fn.Observes}]
	if !ok || d.fr != fr {
		return nil
	}
	in := &fr.Fn.Code[d.pc]
	return x.operandsOf(fr, in.A, int(in.Bits), maxDepth)
}

// operandsOf are the values that a condition compares: of a comparison its two sides but for constants, else the
// condition itself.
func (x *explaining) operandsOf(fr *concrete.Frame, o ir.Operand, bits, depth int) []Operand {
	if o.Kind != ir.KReg {
		return nil
	}
	in := x.src.def(fr.Fn, o.Reg)
	if in == nil || depth == 0 {
		return nil
	}
	if variable(fr.Fn, o.Reg) != "" {
		return x.one(fr, o, int(fr.Fn.Regs[o.Reg].Bits))
	}
	switch in.Op {
	case ir.OpICmp, ir.OpFCmp:
		return x.both(fr, in)
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt, ir.OpXor, ir.OpFreeze:
		if in.Op != ir.OpXor || in.B.Kind == ir.KConst {
			if inner := x.operandsOf(fr, in.A, int(in.Imm), depth-1); inner != nil {
				return inner
			}
		}
	}
	return x.one(fr, o, max(bits, int(fr.Fn.Regs[o.Reg].Bits)))
}

func (x *explaining) both(fr *concrete.Frame, in *ir.Instr) (out []Operand) {
	for _, o := range []ir.Operand{in.A, in.B} {
		out = append(out, x.one(fr, o, int(in.Bits))...)
	}
	return out
}

// one is an operand with its text and value: none for a constant, or where no C text is known.
func (x *explaining) one(fr *concrete.Frame, o ir.Operand, bits int) []Operand {
	if o.Kind != ir.KReg {
		return nil
	}
	text, named := x.src.Value(fr.Fn, o)
	if text == "" {
		return x.nameless(fr, o, bits)
	}
	info := fr.Fn.Regs[o.Reg]
	from := x.comesFrom(fr, o)
	t := named
	if from.addr != 0 {
		t = cmp.Or(x.names.typeAt(from.addr, int64(bytesOf(bits))), named)
	}
	out := []Operand{{
		Text: text, Value: x.names.value(fr.Reg(o.Reg).Lo, bits, t, info),
		In: from.In, By: from.By, Other: from.Other, From: from.steps, addr: from.addr,
	}}
	x.history(&out[0], fr, o, bits, t)
	if out[0].Since = x.since(fr, o, bits, t); out[0].Since == nil {
		out[0].Coming = x.coming(x.readAt(fr, o))
	}
	for _, part := range x.leaves(fr, o, maxDepth) {
		for _, p := range x.one(fr, part, int(fr.Fn.Regs[part.Reg].Bits)) {
			p.Part = true
			if !slices.ContainsFunc(out, func(q Operand) bool { return q.Text == p.Text }) {
				out = append(out, p)
			}
		}
	}
	return out
}

func bytesOf(bits int) int { return (bits + 7) / 8 }

// nameless is an operand for which the source has no name: what was read at some place, by the name that the memory has in
// the run. Optimised code compares what it read before it stored something else there.
func (x *explaining) nameless(fr *concrete.Frame, o ir.Operand, bits int) []Operand {
	o, in := x.through(fr.Fn, o)
	if in == nil || in.Op != ir.OpLoad {
		return nil
	}
	l := x.readBy(fr, o.Reg, in)
	if l == nil || x.names.at(l[0].addr) == "" || l[0].At == "" {
		return nil
	}
	at := x.names.at(l[0].addr)
	t := x.names.typeAt(l[0].addr, int64(bits+7)/8)
	return []Operand{{
		Text:  "what was read from " + at + " at " + l[0].At[strings.LastIndexByte(l[0].At, '/')+1:],
		Value: x.names.value(fr.Reg(o.Reg).Lo, bits, t, fr.Fn.Regs[o.Reg]), In: at, By: l[0].By, Other: l[0].Other,
	}}
}

// provenance is where a value came from: memory that it names itself, or else steps back.
type provenance struct {
	Origin
	steps []Origin
}

// comesFrom is where an operand got its value: of what is read from memory as such who stored it, of a variable the
// steps to what it was read from.
func (x *explaining) comesFrom(fr *concrete.Frame, o ir.Operand) (out provenance) {
	o, in := x.through(fr.Fn, o)
	if o.Kind != ir.KReg {
		return out
	}
	if in != nil && in.Op == ir.OpLoad && fr.Fn.Variable(o.Reg) == nil {
		if l := x.readBy(fr, o.Reg, in); l != nil {
			out.Origin = l[0]
			out.In = x.names.at(out.addr)
		}
		return out
	}
	for i, f := range x.t.Frames {
		if f == fr {
			out.steps = x.origins(x.t.Frames, i, o, maxOrigins)
		}
	}
	for i := range out.steps {
		if s := &out.steps[i]; s.addr != 0 {
			s.In = x.names.at(s.addr)
			s.What = cmp.Or(s.What, s.In, "memory")
		}
	}
	return out
}

func (r *Recorder) wrote(w *store) *Site {
	return &Site{Thread: r.m.Threads[w.thread].Name, At: r.m.P.At(w.loc), Func: w.fn.Name}
}

// ofInstruction are the operands of the instruction at which the run ended.
func (x *explaining) ofInstruction() []Operand {
	fr := x.user()
	if fr == nil {
		return nil
	}
	switch in := &fr.Fn.Code[fr.PC]; in.Op {
	case ir.OpSDiv, ir.OpUDiv, ir.OpSRem, ir.OpURem:
		return x.one(fr, in.B, int(in.Bits))
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpOverflow:
		return x.both(fr, in)
	case ir.OpCondBr, ir.OpSwitch:
		return x.decided()
	case ir.OpLoad:
		if text, _ := x.src.Accessed(fr.Fn, in); text != "" {
			return []Operand{{Text: text}}
		}
	}
	return nil
}

// followed is the pointer that was followed.
func (x *explaining) followed() []Operand {
	fr := x.user()
	if fr == nil {
		return nil
	}
	in := &fr.Fn.Code[fr.PC]
	o := in.A
	if in.Op == ir.OpCall {
		c := &fr.Fn.Calls[in.Aux]
		if c.Callee == ir.None {
			return x.one(fr, c.Target, x.m.P.Model.PtrBits())
		}
		for i, a := range c.Args {
			if a.Kind == ir.KReg && fr.Fn.Regs[a.Reg].Ptr && fr.Reg(a.Reg).Lo < 4096 {
				return x.one(fr, c.Args[i], x.m.P.Model.PtrBits())
			}
		}
		return nil
	}
	for o.Kind == ir.KReg { // the pointer that a member's address is computed from
		d := x.src.def(fr.Fn, o.Reg)
		if d == nil || d.Op != ir.OpGEP || variable(fr.Fn, o.Reg) != "" {
			break
		}
		o = d.A
	}
	return x.one(fr, o, x.m.P.Model.PtrBits())
}

// index are the variable indices of the address at which the run ended.
func (x *explaining) index() (out []Operand) {
	fr := x.user()
	if fr == nil {
		return nil
	}
	in := &fr.Fn.Code[fr.PC]
	if in.Op == ir.OpCall {
		c := &fr.Fn.Calls[in.Aux]
		for i, a := range c.Args {
			if a.Kind == ir.KReg && !fr.Fn.Regs[a.Reg].Ptr {
				out = append(out, x.one(fr, c.Args[i], int(c.ArgBits[i]))...)
			}
		}
		return out
	}
	o := in.A
	for range maxDepth {
		if in.Op != ir.OpGEP {
			if o.Kind != ir.KReg {
				return out
			}
			if in = x.src.def(fr.Fn, o.Reg); in == nil || in.Op != ir.OpGEP {
				return out
			}
		}
		if in.B.Kind == ir.KReg {
			out = append(out, x.one(fr, in.B, int(in.Aux))...)
		}
		o, in = in.A, &ir.Instr{}
	}
	return out
}

// object is the object that an address is about. Where none of the run's variables leads to it, what made it is its
// name.
func (x *explaining) object(addr uint64, ended bool) *Object {
	o, ok := x.m.Object(addr)
	if !ok {
		return nil
	}
	out := &Object{Name: x.names.object(o.Addr), Bytes: len(o.Data), Offset: int64(addr - o.Addr)}
	if out.Name == "" {
		out.Name = o.Name
	} else if addr-o.Addr < uint64(len(o.Data)) {
		out.Member = x.names.at(addr)
	}
	if s, ok := x.made[o.Addr]; ok {
		out.Allocated = &s
	}
	if s, ok := x.freed[o.Addr]; ok && ended {
		out.Freed = &s
	}
	return out
}

// wait is what a thread waits for.
func (x *explaining) wait(t *concrete.Thread) Wait {
	call, object, in := x.blockedOn(t)
	w := Wait{Thread: t.Name, Op: call, Site: x.site(t.ID)}
	if !in {
		w.Op, w.Guards = "spin", x.tested(t)
		return w
	}
	role := abi.Of(call)
	switch {
	case role.Role == abi.Join:
		if object > 0 && object <= uint64(len(x.m.Threads)) {
			w.Object = x.m.Threads[object-1].Name
		}
		return w
	case object == 0:
		return w
	}
	if w.Object = x.names.at(object); w.Object == "" {
		if o, ok := x.m.Object(object); ok {
			w.Object = o.Name
		}
	}
	if s, ok := x.set[object]; ok {
		w.Set = &s
	}
	x.progress(t, &w, role.Role, object)
	w.Guards = x.tested(t)
	w.Missing = x.lacks(t, &w, object, w.Guards)
	return w
}

// tested are the conditions on which it depends that a thread waits: of the function that has called, or called a
// wrapper.
func (x *explaining) tested(t *concrete.Thread) []Guard {
	for i := t.User(); i >= 0; i-- {
		if fr := t.Frames[i]; !fr.Fn.Runtime && !x.src.Wrapper(fr.Fn) {
			return x.guards(t, fr, x.at(fr), x.path[fr])
		}
	}
	return nil
}

// progress adds what happened to the object that a thread waits on: who holds it, how many have arrived, who woke whom.
func (x *explaining) progress(t *concrete.Thread, w *Wait, role abi.Role, object uint64) {
	for _, other := range x.m.Threads {
		for _, h := range other.Holds() {
			if h.Lock == object {
				w.Holder = &Site{Thread: other.Name, At: x.m.P.At(h.At), Func: x.function(other)}
				if s, ok := x.took[taking{other.ID, object}]; ok && s.At == w.Holder.At {
					w.Holder = &s
				}
			}
		}
	}
	for _, b := range x.m.Barriers() {
		if b.Addr == object && role == abi.BarrierWait {
			w.Expected, w.Arrived = int(b.Expected), x.waiting(object)
		}
	}
	if w.Op == "sem_wait" || w.Op == "sem_timedwait" {
		if v, ok := x.m.Peek(object, 4); ok {
			n := int(int32(v))
			w.Count = &n
			if first, ok := x.initial[object]; ok {
				w.First = &first
			}
		}
	}
	for _, k := range x.wakes[object] {
		k.Before = k.order <= x.began[t.ID]
		w.Wakes = append(w.Wakes, k.Wake)
	}
}

// function is the youngest function of the program that is active in a thread.
func (x *explaining) function(t *concrete.Thread) string {
	if i := t.User(); i >= 0 {
		return t.Frames[i].Fn.Name
	}
	return ""
}
