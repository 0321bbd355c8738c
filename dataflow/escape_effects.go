package dataflow

import (
	"math/bits"
	"slices"

	"midway/internal/ir"
)

// effect is what an instruction does to a function's objects.
type effect struct {
	escapes bases // addresses of these may be elsewhere behind it
	writes  []writing
}

// writing is bytes that may be written: of a place, or, where that is not exact, of all that some objects have.
type writing struct {
	of   bases
	at   objectPlace // where of is one object
	span span
}

// effect is what the instruction at pc does.
func (s *escapeAnalysis) effect(fn *ir.Func, p *secludedFunc, pc ir.PC) (e effect) {
	in := &fn.Code[pc]
	defer func() { e.escapes |= p.inside(e.escapes) }() // whenever it is put there
	switch in.Op {
	case ir.OpNop,
		ir.OpICmp,
		ir.OpLoad,
		ir.OpPhi,
		ir.OpCopy,
		ir.OpFreeze,
		ir.OpCondBr,
		ir.OpSwitch,
		ir.OpAlloca,
		ir.OpLifetimeStart:
	case ir.OpSelect:
	case ir.OpGEP:
		e.escapes = p.operand(in.B)
	case ir.OpAdd, ir.OpAnd, ir.OpOr:
		if p.operand(in.A) != 0 && p.operand(in.B) != 0 {
			e.escapes = p.operand(in.A) | p.operand(in.B)
		}
	case ir.OpSub:
		if !p.difference(in) {
			e.escapes = p.operand(in.B)
		}
	case ir.OpStore:
		e.writes = p.written(fn, in.A, span{0, int64(in.Bits+7) / 8})
		if to, ok := p.place(fn, in.A); !ok {
			e.escapes = p.operand(in.B)
		} else if p.formals>>to.base&1 != 0 { // of what is a parameter's, too, see summarise
			e.escapes = p.operand(in.B) &^ p.formals
		}
	case ir.OpRMW, ir.OpCmpXchg:
		e.writes = p.written(fn, in.A, span{0, int64(in.Bits+7) / 8})
		e.escapes = p.operand(in.B) | p.operand(in.C)
	case ir.OpMemcpy, ir.OpMemset:
		e.writes = p.written(fn, in.A, span{0, extent(in.C)})
		e.escapes = p.operand(in.C)
		if in.Op == ir.OpMemcpy {
			e.escapes |= p.inside(p.operand(in.B))
		}
	case ir.OpLifetimeEnd, ir.OpVAStart, ir.OpVAEnd:
		e.writes = p.written(fn, in.A, span{0, unboundedWrite})
	case ir.OpRet: // see summarise
	case ir.OpCall:
		s.call(fn, p, pc, &e)
	default:
		fn.EachUse(in, func(o ir.Operand) { e.escapes |= p.operand(o) })
	}
	return e
}

// written is what a write from an operand on may change.
func (p *secludedFunc) written(fn *ir.Func, o ir.Operand, to span) []writing {
	of := p.operand(o)
	if of == 0 {
		return nil
	}
	if at, ok := p.place(fn, o); ok {
		return []writing{{1 << at.base, at, span{at.off + to.at, to.n}}}
	}
	return []writing{{of: of}}
}

// inside are the objects whose addresses some objects may hold, or objects in these.
func (p *secludedFunc) inside(of bases) (out bases) {
	for work := of & (1<<len(p.regs) - 1); work != 0; {
		var b bases
		for _, c := range p.content[bits.TrailingZeros64(work)] {
			b |= c.of &^ out
		}
		work = work&(work-1) | b
		out |= b
	}
	return out
}

// call adds what each function that a call may be of does to its arguments.
func (s *escapeAnalysis) call(fn *ir.Func, p *secludedFunc, pc ir.PC, e *effect) {
	call := &fn.Calls[fn.Code[pc].Aux]
	e.escapes |= p.operand(call.Target)
	var passed bases
	for _, o := range call.Args {
		passed |= p.operand(o)
	}
	if passed == 0 {
		return
	}
	callees := s.a.Graph.Callees(fn.ID, pc)
	if len(callees) == 0 || !s.a.AllListed(fn.ID, pc) {
		e.escapes |= passed
		return
	}
	for _, g := range callees {
		for i, o := range call.Args {
			if of := p.operand(o); of != 0 {
				s.passed(fn, p, o, s.useOf(fn.ID, g, i), e)
			}
		}
	}
	s.eachApart(fn, p, pc, func(x, y bases) {
		if x&y == 0 && (x|y)&^p.formals != 0 || y == 0 {
			e.escapes |= x | y
		}
	})
	s.eachInto(fn, p, pc, func(of bases, to objectPlace, ok bool) {
		if !ok {
			e.escapes |= of
		} else if p.formals>>to.base&1 != 0 {
			e.escapes |= of &^ p.formals
		}
	})
}

// eachPair visits the arguments that lead into objects, with each argument that a callee puts them together with, by
// its summary: a bit for each of its parameters' objects. ok is false where the call has no such argument.
func (s *escapeAnalysis) eachPair(
	fn *ir.Func, p *secludedFunc, pc ir.PC, with func(use) bases,
	visit func(of bases, other ir.Operand, ok bool),
) {
	args := fn.Calls[fn.Code[pc].Aux].Args
	for i, o := range args {
		of := p.operand(o)
		if of == 0 {
			continue
		}
		for _, g := range s.a.Graph.Callees(fn.ID, pc) {
			for b := with(s.useOf(fn.ID, g, i)); b != 0; b &= b - 1 {
				if r := int(s.funcs[g].regs[bits.TrailingZeros64(b)]); r < len(args) {
					visit(of, args[r], true)
				} else {
					visit(of, ir.Operand{}, false)
				}
			}
		}
	}
}

// eachApart visits pairs of arguments that a call subtracts from one another: of which objects they are.
func (s *escapeAnalysis) eachApart(fn *ir.Func, p *secludedFunc, pc ir.PC, visit func(x, y bases)) {
	s.eachPair(fn, p, pc, func(u use) bases { return u.apart }, func(of bases, other ir.Operand, ok bool) {
		if !ok { // a call with too few arguments: the other one may be anything
			visit(of, 0)
			return
		}
		visit(of, p.operand(other))
	})
}

// eachInto visits what a call may store of the addresses that it is passed, and where: in which object, unless ok is
// false.
func (s *escapeAnalysis) eachInto(
	fn *ir.Func, p *secludedFunc, pc ir.PC, visit func(of bases, to objectPlace, ok bool),
) {
	s.eachPair(fn, p, pc, func(u use) bases { return u.into }, func(of bases, other ir.Operand, ok bool) {
		to, placed := p.place(fn, other)
		visit(of, to, ok && placed)
	})
}

// passed adds what a callee does to an argument.
func (s *escapeAnalysis) passed(fn *ir.Func, p *secludedFunc, o ir.Operand, u use, e *effect) {
	of := p.operand(o)
	switch {
	case u.keeps:
		e.escapes |= of
		return
	case u.all:
		e.writes = append(e.writes, p.written(fn, o, span{-unboundedWrite, 2 * unboundedWrite})...)
	}
	if u.loads {
		e.escapes |= p.inside(of)
	}
	for _, w := range u.writes {
		e.writes = append(e.writes, p.written(fn, o, w)...)
	}
}

// useOf is what function g does to what function from passes to it as argument i.
func (s *escapeAnalysis) useOf(from, g ir.FuncID, i int) use {
	fn := s.a.Prog.Funcs[g]
	if fn.External {
		switch {
		case fn.Name == "__midway_memcpy" && i == 1:
			return use{loads: true}
		case writers[fn.Name] && i == 0:
			return use{all: true}
		}
		return use{keeps: true}
	}
	p := s.funcs[g]
	if p == nil || !p.active {
		p = s.of(g)
	}
	if p == nil || p.uses == nil || i >= len(fn.Params) || fn.Variadic || p.active && g != from {
		return use{keeps: true}
	}
	k, ok := p.index[ir.Reg(i)]
	if !ok {
		return use{keeps: true}
	}
	return p.uses[k]
}

// maxSpans bounds the bytes that a function writes through a parameter which are distinguished.
const maxSpans = 64

// returned is in which objects what a call returns may be an address: of those passed to it. Others it would have kept.
func (s *escapeAnalysis) returned(fn *ir.Func, p *secludedFunc, pc ir.PC) (out bases) {
	for i, o := range fn.Calls[fn.Code[pc].Aux].Args {
		of := p.operand(o)
		if of == 0 {
			continue
		}
		for _, g := range s.a.Graph.Callees(fn.ID, pc) {
			if s.useOf(fn.ID, g, i).returns {
				out |= of
			}
		}
	}
	return out
}

// summarise adds what a function does to its parameters' objects, and reports whether that is more than was known.
func (s *escapeAnalysis) summarise(fn *ir.Func, p *secludedFunc) (more bool) {
	for pc := range fn.Code {
		in := &fn.Code[pc]
		e := s.effect(fn, p, ir.PC(pc))
		var given, loads bases
		if in.Op == ir.OpRet {
			given = p.operand(in.A)
			e.escapes |= p.operand(in.B) | p.inside(given)
			fn.EachUse(in, func(o ir.Operand) {
				if o != in.A {
					e.escapes |= p.operand(o)
				}
			})
		}
		loads = p.loading(fn, ir.PC(pc))
		more = s.into(fn, p, ir.PC(pc)) || more
		for i := range p.uses {
			if p.formals>>i&1 == 0 {
				continue
			}
			more = p.uses[i].add(i, &e, given, loads) || more
		}
	}
	return more
}

// into adds in which parameters' objects an instruction may store the addresses of parameters, and which of them it
// subtracts from one another.
func (s *escapeAnalysis) into(fn *ir.Func, p *secludedFunc, pc ir.PC) (more bool) {
	store := func(of bases, to objectPlace, ok bool) {
		if !ok || p.formals>>to.base&1 == 0 {
			return
		}
		for of &= p.formals; of != 0; of &= of - 1 {
			u := &p.uses[bits.TrailingZeros64(of)]
			more = more || u.into>>to.base&1 == 0
			u.into |= 1 << to.base
		}
	}
	apart := func(x, y bases) {
		if x&y != 0 || (x|y)&^p.formals != 0 {
			return
		}
		for of := x | y; of != 0; of &= of - 1 {
			u := &p.uses[bits.TrailingZeros64(of)]
			more = more || u.apart|x|y != u.apart
			u.apart |= x | y
		}
	}
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpStore:
		to, ok := p.place(fn, in.A)
		store(p.operand(in.B), to, ok)
	case ir.OpSub:
		if p.difference(in) {
			apart(p.operand(in.A), p.operand(in.B))
		}
	case ir.OpCall:
		s.eachInto(fn, p, pc, store)
		s.eachApart(fn, p, pc, apart)
	}
	return more
}

// add adds what an instruction does to object i, and reports whether that is more than was known.
func (u *use) add(i int, e *effect, given, loads bases) (more bool) {
	set := func(to *bool, is bool) {
		more = more || is && !*to
		*to = *to || is
	}
	set(&u.keeps, e.escapes>>i&1 != 0)
	set(&u.returns, given>>i&1 != 0)
	set(&u.loads, loads>>i&1 != 0)
	for _, w := range e.writes {
		switch {
		case w.of>>i&1 == 0 || u.all:
		case !w.exact() || len(u.writes) == maxSpans:
			set(&u.all, true)
		case !slices.Contains(u.writes, w.span):
			u.writes, more = append(u.writes, w.span), true
		}
	}
	return more
}

func (w *writing) exact() bool { return bits.OnesCount64(w.of) == 1 && w.at.exact() && w.span.n > 0 }

// loading are the parameters' objects from which an instruction, or what it calls, may load an address.
func (p *secludedFunc) loading(fn *ir.Func, pc ir.PC) (of bases) {
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpLoad, ir.OpRMW, ir.OpCmpXchg:
		of = p.operand(in.A)
	case ir.OpMemcpy:
		of = p.operand(in.B)
	case ir.OpCall:
		for _, o := range fn.Calls[in.Aux].Args {
			of |= p.operand(o)
		}
	}
	return of & p.formals
}

// holding is what is known before an instruction: which objects' addresses may be elsewhere, and what some bytes of the
// others hold.
type holding struct {
	lost, ever bases // see secludedFunc
	cells      []holdingCell
}

type holdingCell struct {
	base int
	span span
	val  ir.Operand
}

// maxHeld bounds the bytes of a function's objects that are followed at a time.
const maxHeld = 256

// holdings is the data flow problem of what a function's objects hold.
type holdings struct {
	s  *escapeAnalysis
	fn *ir.Func
	p  *secludedFunc
}

func (h *holdings) Edge(_, _ ir.BlockID, out holding) (holding, bool) { return out, true }

func (h *holdings) Join(a, b holding) (holding, bool) {
	out := holding{lost: a.lost | b.lost, ever: a.ever | b.ever}
	for _, c := range a.cells {
		if out.lost>>c.base&1 == 0 && slices.Contains(b.cells, c) {
			out.cells = append(out.cells, c)
		}
	}
	return out, out.lost != a.lost || out.ever != a.ever || len(out.cells) != len(a.cells)
}

func (h *holdings) Transfer(pc ir.PC, in holding) (holding, bool) {
	fn, p := h.fn, h.p
	instr := &fn.Code[pc]
	if instr.Op == ir.OpCall && !h.s.a.Returns(fn.ID, pc) {
		return in, false
	}
	e := h.s.effect(fn, p, pc)
	out := holding{lost: in.lost | e.escapes}
	out.lost |= p.inside(out.lost) // what was put into such an object later
	out.ever = in.ever | out.lost
	first, n := Defs(fn, pc)
	for i := range p.regs {
		if r := p.regs[i]; n > 0 && first <= r && r < first+n {
			out.lost &^= 1 << i
		}
	}
	for _, c := range in.cells {
		if h.lasts(&c, &e, out.lost, first, n) {
			out.cells = append(out.cells, c)
		}
	}
	if c, ok := h.cell(pc); ok && out.lost>>c.base&1 == 0 && len(out.cells) < maxHeld {
		if instr.Op == ir.OpStore ||
			!slices.ContainsFunc(out.cells, func(o holdingCell) bool { return o.base == c.base && o.span == c.span }) {
			out.cells = append(out.cells, c)
		}
	}
	return out, true
}

// lasts reports whether what is known of some bytes still holds behind an instruction that defines n registers from
// first on.
func (h *holdings) lasts(c *holdingCell, e *effect, lost bases, first, n ir.Reg) bool {
	anew := func(r ir.Reg) bool { return n > 0 && first <= r && r < first+n }
	if lost>>c.base&1 != 0 || anew(h.p.regs[c.base]) || c.val.Kind == ir.KReg && anew(c.val.Reg) {
		return false
	}
	return !slices.ContainsFunc(e.writes, func(w writing) bool {
		return w.of>>c.base&1 != 0 && (!w.exact() || w.span.meets(c.span))
	})
}

// cell is what the load or store at pc says of bytes of an object.
func (h *holdings) cell(pc ir.PC) (c holdingCell, ok bool) {
	in := &h.fn.Code[pc]
	if in.Op != ir.OpLoad && in.Op != ir.OpStore || in.Bits%8 != 0 || in.Bits > 64 || in.Flags&ir.FlagVolatile != 0 ||
		ir.Order(in.Sub) != ir.NotAtomic {
		return c, false
	}
	at, ok := h.p.place(h.fn, in.A)
	if !ok || !at.exact() {
		return c, false
	}
	c = holdingCell{at.base, span{at.off, int64(in.Bits) / 8}, in.B}
	if in.Op == ir.OpLoad {
		c.val = ir.R(in.Dst)
	}
	return c, in.Op == ir.OpLoad && in.Dst != ir.None ||
		in.Op == ir.OpStore && c.val.Kind != ir.KUndef && c.val.Kind != ir.KPoison && c.val.Kind != ir.KNone
}

// follow computes before which instructions objects are known elsewhere, and what loads read.
func (s *escapeAnalysis) follow(fn *ir.Func, p *secludedFunc) {
	h := &holdings{s, fn, p}
	p.lost, p.ever = make([]bases, len(fn.Code)), make([]bases, len(fn.Code))
	first := p.formals | p.inside(p.formals)
	flow := Solve[holding](p.shape, nil, holding{lost: first, ever: first}, h)
	for b := range fn.Blocks {
		at, ok := flow.in[b], flow.reached[b]
		for pc := fn.Blocks[b].First; pc < fn.Blocks[b].End; pc++ {
			p.lost[pc], p.ever[pc] = ^bases(0), ^bases(0)
			if !ok {
				continue
			}
			p.lost[pc], p.ever[pc] = at.lost, at.ever
			if c, is := h.cell(pc); is && fn.Code[pc].Op == ir.OpLoad && at.lost>>c.base&1 == 0 {
				i := slices.IndexFunc(
					at.cells,
					func(o holdingCell) bool { return o.base == c.base && o.span == c.span },
				)
				if i >= 0 {
					p.known[pc] = at.cells[i].val
				}
			}
			at, ok = h.Transfer(pc, at)
		}
	}
}

// loads is the operand whose value a load has, of a register that was not defined anew since; ok is false where that is
// not known.
func (s *escapeAnalysis) loads(f ir.FuncID, pc ir.PC) (o ir.Operand, ok bool) {
	if p := s.of(f); p != nil {
		o, ok = p.known[pc]
	}
	return o, ok
}

// at is the object of f, from 1, that an operand leads into, and where; the object is 0 where it may lead elsewhere,
// and the offset -1 where it is not known.
func (s *escapeAnalysis) at(f ir.FuncID, o ir.Operand) (in int, off int64) {
	p := s.of(f)
	if p == nil {
		return 0, -1
	}
	at, ok := p.place(s.a.Prog.Funcs[f], o)
	switch {
	case !ok:
		return 0, -1
	case !at.exact():
		return at.base + 1, -1
	}
	return at.base + 1, at.off
}

// keeps reports whether the address of an object of f is nowhere else before and behind the instruction at pc, and
// whether that does not write some bytes of it, any where their offset is negative.
func (s *escapeAnalysis) keeps(f ir.FuncID, base int, bytes span, pc ir.PC) (alone, untouched bool) {
	p := s.of(f)
	if p == nil || base >= len(p.regs) || p.lost[pc]>>base&1 != 0 {
		return false, false
	}
	e := s.effect(s.a.Prog.Funcs[f], p, pc)
	if e.escapes>>base&1 != 0 {
		return false, false
	}
	return true, !slices.ContainsFunc(e.writes, func(w writing) bool {
		return w.of>>base&1 != 0 && (bytes.at < 0 || !w.exact() || w.span.meets(bytes))
	})
}

// passedAs is the object of f, from 1, of which a call passes the address as the parameter that leads to an object of a
// callee, from 1, and where in it an offset of that is; 0 where that may be elsewhere, -1 where it is not known.
func (s *escapeAnalysis) passedAs(in int, off int64, callee, f ir.FuncID, pc ir.PC) (int, int64) {
	g := s.of(callee)
	fn := s.a.Prog.Funcs[f]
	args := fn.Calls[fn.Code[pc].Aux].Args
	if in == 0 || g == nil || g.formals>>(in-1)&1 == 0 || int(g.regs[in-1]) >= len(args) {
		return 0, -1
	}
	in, from := s.at(f, args[g.regs[in-1]])
	if off < 0 || from < 0 {
		return in, -1
	}
	return in, from + off
}
