package dataflow

import (
	"math/bits"
	"slices"

	"midway/internal/ir"
)

// escapeAnalysis finds the objects that an activation alone has: locals, and what it has allocated, as long as their
// addresses are nowhere but in its registers, in other such objects, and in callees that do not keep them. No other
// thread can change these, and no function to which they are not passed; so what is loaded from them is what the
// activation has stored there, as if they were registers (escape analysis: Choi et al., OOPSLA 1999).
type escapeAnalysis struct {
	a     *Analysis
	funcs []*secludedFunc // by FuncID; nil before they are looked at
}

// bases is a set of objects of one function: a bit for each of secludedFunc.regs.
type bases = uint64

// maxBases bounds the objects of one function that are looked at.
const maxBases = 64

// secludedFunc is what is known of one function's objects. A parameter is one of them, as far as it concerns what a
// function does with it: the object is its caller's.
type secludedFunc struct {
	regs    []ir.Reg // that hold the objects' addresses
	formals bases    // those that are parameters
	index   map[ir.Reg]int

	derived []bases              // by register: in which objects it may be an address
	pure    []bool               // by register: it is null or an address in one of these, and nothing else
	content [][]inside           // by object: which objects' addresses it may hold
	known   map[ir.PC]ir.Operand // what loads read
	// by PC: before it, whose addresses may be elsewhere: of what their registers were defined as last
	lost []bases
	// by PC: before it, whose addresses may be elsewhere, of any that their registers were defined as
	ever   []bases
	uses   []use // by object: what the function does to it
	shape  *Shape
	active bool // it is being computed
}

// use is what a function does to an object that it is passed.
type use struct {
	keeps   bool  // its address may be elsewhere when it returns
	returns bool  // its address may be in what it returns
	into    bases // the parameters' objects in which its address may be
	// the parameters' objects whose addresses its address is subtracted from, or that are from it: all one object
	apart  bases
	loads  bool   // addresses that are in it may be loaded
	writes []span // bytes that may be written, from where the parameter leads
	all    bool   // any bytes may be
}

// span is n bytes from an offset.
type span struct{ at, n int64 }

func (s span) meets(o span) bool { return s.at < o.at+o.n && o.at < s.at+s.n }

// objectPlace is where a register leads: so many bytes into an object, and any number of strides from there, unless the
// stride is 0.
type objectPlace struct {
	base        int
	off, stride int64
}

func (p objectPlace) exact() bool { return p.stride == 0 }

// inside says which objects' addresses may be at places of an object.
type inside struct {
	at objectPlace
	n  int64 // bytes
	of bases
}

// meets reports whether n bytes at a place of the same object may be some of these.
func (i *inside) meets(at objectPlace, n int64) bool {
	g := gcd(i.at.stride, at.stride)
	d := at.off - i.at.off // of the second from the first
	if g == 0 {
		return d < i.n && -d < n
	}
	d = (d%g + g) % g
	return d < i.n || g-d < n
}

// alike reports whether n bytes at a place of the same object are these or none of them, whatever the strides are
// taken.
func (i *inside) alike(at objectPlace, n int64) bool {
	g, d := gcd(i.at.stride, at.stride), at.off-i.at.off
	return i.n == n && (g == 0 && d == 0 || g >= n && d%g == 0)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// hold adds addresses that may be at a place, and reports whether that is more than was known.
func (p *secludedFunc) hold(at objectPlace, n int64, of bases) (more bool) {
	if of == 0 {
		return false
	}
	list := p.content[at.base]
	i := slices.IndexFunc(list, func(c inside) bool { return c.at == at && c.n == n })
	switch {
	case i < 0 && len(list) == maxSpans:
		for k := range list { // one that meets all
			list[k].at.stride, list[k].n = 1, 1
		}
		i = 0
	case i < 0:
		p.content[at.base] = append(list, inside{at, n, of})
		return true
	}
	more = list[i].of|of != list[i].of
	list[i].of |= of
	return more
}

func newSecluded(a *Analysis) *escapeAnalysis {
	return &escapeAnalysis{a: a, funcs: make([]*secludedFunc, len(a.Prog.Funcs))}
}

// of is what is known of a function's objects; nil where nothing is.
func (s *escapeAnalysis) of(f ir.FuncID) *secludedFunc {
	if s.a.rules.NoAlone {
		return nil
	}
	if s.funcs[f] == nil {
		s.funcs[f] = &secludedFunc{active: true}
		p := s.compute(s.a.Prog.Funcs[f])
		s.funcs[f] = p
	}
	if p := s.funcs[f]; !p.active && len(p.regs) > 0 {
		return p
	}
	return nil
}

// maxRounds bounds how often loads whose values have become known are followed.
const maxRounds = 4

func (s *escapeAnalysis) compute(fn *ir.Func) *secludedFunc {
	p := &secludedFunc{active: true, index: map[ir.Reg]int{}, known: map[ir.PC]ir.Operand{}}
	if fn.External || !s.a.calls.reached[fn.ID] || s.opaque(fn) {
		return &secludedFunc{}
	}
	if p.shape = s.a.Shape(fn.ID); p.shape.Twice() {
		return &secludedFunc{}
	}
	s.find(fn, p)
	if len(p.regs) == 0 {
		return &secludedFunc{}
	}
	p.uses = make([]use, len(p.regs))
	s.funcs[fn.ID] = p
	for stable := false; !stable; { // calls of the function itself do what is known so far: a least fixed point
		clear(p.known)
		for range maxRounds {
			before := len(p.known)
			s.derive(fn, p)
			s.follow(fn, p)
			if len(p.known) == before || len(p.regs) == bits.OnesCount64(p.formals) {
				break
			}
		}
		stable = !s.summarise(fn, p)
	}
	s.purify(fn, p)
	p.active = false
	return p
}

// opaque reports whether a function has instructions without meaning here.
func (s *escapeAnalysis) opaque(fn *ir.Func) bool {
	return slices.ContainsFunc(
		fn.Code,
		func(in ir.Instr) bool { return in.Op == ir.OpAsm || in.Op == ir.OpUnsupported },
	)
}

// find lists the objects: what parameters lead to, locals, and what is allocated.
func (s *escapeAnalysis) find(fn *ir.Func, p *secludedFunc) {
	add := func(r ir.Reg) bool {
		if len(p.regs) == maxBases {
			return false
		}
		p.index[r] = len(p.regs)
		p.regs = append(p.regs, r)
		return true
	}
	for i := range fn.Params {
		if fn.Regs[i].Ptr && add(ir.Reg(i)) {
			p.formals |= 1 << (len(p.regs) - 1)
		}
	}
	for pc := range fn.Code {
		in := &fn.Code[pc]
		if in.Op == ir.OpAlloca || in.Op == ir.OpCall && in.Dst != ir.None && s.unshared(fn, ir.PC(pc)) {
			add(in.Dst)
		}
	}
}

// unshared reports whether a call returns null or a new object that nothing else has.
func (s *escapeAnalysis) unshared(fn *ir.Func, pc ir.PC) bool {
	if !s.a.freshCall(fn, pc, maxWrappers) {
		return false
	}
	return !slices.ContainsFunc(s.a.Graph.Callees(fn.ID, pc), func(g ir.FuncID) bool {
		callee := s.a.Prog.Funcs[g]
		return !callee.Runtime && !s.returnsUnshared(callee)
	})
}

func (s *escapeAnalysis) returnsUnshared(g *ir.Func) bool {
	p := s.of(g.ID)
	if p == nil {
		return false
	}
	inside := p.inside(^bases(0))
	for b := range g.Blocks {
		end := g.Blocks[b].End
		if end == g.Blocks[b].First || g.Code[end-1].Op != ir.OpRet || !s.a.Shape(g.ID).Reachable(ir.BlockID(b)) {
			continue
		}
		if o := g.Code[end-1].A; o.Kind == ir.KReg {
			if of := p.derived[o.Reg]; of == 0 || of&(p.formals|p.shown(g, o, end-1)|inside) != 0 {
				return false
			}
		}
	}
	return true
}

// derive computes in which objects registers may be addresses, and which objects' addresses objects may hold: least
// sets.
func (s *escapeAnalysis) derive(fn *ir.Func, p *secludedFunc) {
	p.derived, p.content = make([]bases, len(fn.Regs)), make([][]inside, len(p.regs))
	for i, r := range p.regs {
		p.derived[r] = 1 << i
	}
	for changed := true; changed; {
		changed = false
		into := func(to *bases, b bases) {
			if *to|b != *to {
				*to |= b
				changed = true
			}
		}
		for pc := range fn.Code {
			in := &fn.Code[pc]
			switch {
			case in.Dst == ir.None:
			case in.Op == ir.OpCall:
				into(&p.derived[in.Dst], s.returned(fn, p, ir.PC(pc)))
			default:
				into(&p.derived[in.Dst], p.result(fn, ir.PC(pc)))
			}
			if in.Op == ir.OpStore {
				if to, ok := p.place(fn, in.A); ok && p.formals>>to.base&1 == 0 {
					changed = p.hold(to, int64(in.Bits+7)/8, p.operand(in.B)) || changed
				}
			}
			if in.Op == ir.OpCall {
				s.eachInto(fn, p, ir.PC(pc), func(of bases, to objectPlace, ok bool) {
					if to.stride = 1; ok && p.formals>>to.base&1 == 0 {
						changed = p.hold(to, 1, of) || changed
					}
				})
			}
		}
	}
}

func (p *secludedFunc) operand(o ir.Operand) bases {
	if o.Kind != ir.KReg {
		return 0
	}
	return p.derived[o.Reg]
}

// result is in which objects what an instruction computes may be an address.
func (p *secludedFunc) result(fn *ir.Func, pc ir.PC) (out bases) {
	in := &fn.Code[pc]
	switch in.Op {
	case ir.OpCopy, ir.OpFreeze, ir.OpGEP:
		return p.operand(in.A)
	case ir.OpAdd, ir.OpAnd, ir.OpOr, ir.OpSelect:
		return p.operand(in.A) | p.operand(in.B) | p.operand(in.C)
	case ir.OpSub:
		if p.difference(in) {
			return 0
		}
		return p.operand(in.A)
	case ir.OpPhi:
		for _, o := range fn.Phis[in.Aux].Values {
			out |= p.operand(o)
		}
	case ir.OpLoad, ir.OpRMW, ir.OpCmpXchg:
		if o, ok := p.known[pc]; ok {
			return p.operand(o)
		}
		if at, ok := p.place(fn, in.A); ok {
			for _, c := range p.content[at.base] {
				if c.meets(at, int64(in.Bits+7)/8) {
					out |= c.of
				}
			}
			return out
		}
		for b := p.operand(in.A); b != 0; b &= b - 1 {
			for _, c := range p.content[bits.TrailingZeros64(b)] {
				out |= c.of
			}
		}
	}
	return out
}

// difference reports whether an instruction subtracts two addresses of what may be one object: the result is no
// address. What two parameters lead to may be one, which their callers know.
func (p *secludedFunc) difference(in *ir.Instr) bool {
	a, b := p.operand(in.A), p.operand(in.B)
	return a&b != 0 || a != 0 && b != 0 && (a|b)&^p.formals == 0
}

// shown are the objects whose addresses may be elsewhere before the instruction at pc, as far as an operand may lead
// there: into what the register of one of them was defined as last, where it is so many bytes from that register, and
// elsewhere into what it was defined as before, too.
func (p *secludedFunc) shown(fn *ir.Func, o ir.Operand, pc ir.PC) bases {
	if _, ok := p.place(fn, o); ok {
		return p.lost[pc]
	}
	return p.ever[pc]
}

// place is where an operand leads, through copies and steps from an object's address; ok is false where that may be
// elsewhere.
func (p *secludedFunc) place(fn *ir.Func, o ir.Operand) (at objectPlace, ok bool) {
	for range maxSteps {
		if o.Kind != ir.KReg || p.derived[o.Reg] == 0 {
			return at, false
		}
		if i, is := p.index[o.Reg]; is {
			at.base = i
			return at, true
		}
		pc, ok := p.shape.Def(o.Reg)
		if !ok {
			return at, false
		}
		switch in := &fn.Code[pc]; in.Op {
		case ir.OpCopy, ir.OpFreeze:
			o = in.A
		case ir.OpGEP:
			at.off += in.Imm
			switch in.B.Kind {
			case ir.KNone:
			case ir.KConst:
				n := int64(in.B.Word)
				if in.Aux > 0 && in.Aux < 64 {
					n = n << (64 - in.Aux) >> (64 - in.Aux)
				}
				at.off += n * in.Scale
			default:
				at.stride = gcd(at.stride, max(in.Scale, -in.Scale))
				if in.Scale == 0 {
					at.stride = 1
				}
			}
			o = in.A
		case ir.OpLoad:
			v, is := p.known[pc]
			if !is {
				return at, false
			}
			o = v
		default:
			return at, false
		}
	}
	return at, false
}

// maxSteps bounds the steps from an object's address that are followed.
const maxSteps = 64
