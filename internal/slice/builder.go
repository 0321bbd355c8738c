package slice

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// builder is a slice under construction.
type builder struct {
	p     *ir.Program
	g     *pointsto.Graph
	drop  rule
	never Never      // nil, or what is not evaluated
	funcs []*ir.Func // those that some execution may call, with their code

	defs    [][]ir.PC // by function and register, the instruction that sets it, or none
	regs    [][]bool  // by function and register: relevant
	results []bool    // by function: what it returns is relevant
	freed   map[pointsto.Node]bool
	cells   map[pointsto.Node][]cell
	writes  map[pointsto.Node][]*write

	work []register // relevant, and not looked at yet

	control *controlSlice // nil: control is not followed
}

// cell is a range of an object's bytes: n at each of the target's offsets.
type cell struct {
	at pointsto.Target
	n  int64
	by site // the load that reads it, where stores are distinguished by what they leave for it
}

// register of a function.
type register struct {
	f *ir.Func
	r ir.Reg
}

// write is an instruction that may write to memory.
type write struct {
	f        *ir.Func
	pc       ir.PC
	to       pointsto.Set
	n        int64         // bytes at each target
	values   []ir.Operand  // what is written is computed from these
	from     *pointsto.Set // nil, or what is copied
	updates  bool          // what was there takes part
	relevant bool          // values and from are relevant
}

// none is no instruction: the register is a parameter.
const none = ir.PC(-1)

// newBuilder begins a slice of the functions that some execution may call.
func newBuilder(p *ir.Program, g *pointsto.Graph, drop rule) *builder {
	n := len(p.Funcs)
	b := &builder{p: p, g: g, drop: drop, defs: make([][]ir.PC, n), regs: make([][]bool, n), results: make([]bool, n),
		freed: map[pointsto.Node]bool{}, cells: map[pointsto.Node][]cell{}, writes: map[pointsto.Node][]*write{}}
	for _, f := range p.Funcs {
		if f.External || !g.Reached(f.ID) {
			continue
		}
		b.funcs = append(b.funcs, f)
		b.regs[f.ID] = make([]bool, len(f.Regs))
		b.defs[f.ID] = definitions(f)
	}
	return b
}

// evaluates reports whether an instruction is ever evaluated.
func (b *builder) evaluates(f *ir.Func, pc ir.PC) bool {
	return b.never == nil || f.Runtime || !b.never(f, pc)
}

// definitions are the instructions that set a function's registers.
func definitions(f *ir.Func) []ir.PC {
	out := make([]ir.PC, len(f.Regs))
	for r := range out {
		out[r] = none
	}
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Dst == ir.None {
			continue
		}
		n := 1
		switch in.Op {
		// The result, and whether it overflowed, or was exchanged.
		case ir.OpOverflow, ir.OpCmpXchg:
			n = 2
		case ir.OpCall:
			n = len(f.Calls[in.Aux].RetBits)
		}
		for k := range n {
			out[int(in.Dst)+k] = ir.PC(pc)
		}
	}
	return out
}

// unknown says what may be executed that is not known, or "".
func (b *builder) unknown() string {
	// Without main the call graph has no root: what is reached is not known.
	if main := b.p.Func("main"); main == nil || main.External {
		return "there is no main"
	}
	for _, f := range b.funcs {
		for pc := range f.Code {
			switch in := &f.Code[pc]; in.Op {
			case ir.OpAsm, ir.OpUnsupported:
				return "assembly at " + b.p.Short(in.Loc)
			case ir.OpCall:
				if why := b.unknownCallee(f, ir.PC(pc)); why != "" {
					return why
				}
			}
		}
	}
	return ""
}

// unknownCallee says what a call may be of whose effects are not known, or "".
func (b *builder) unknownCallee(f *ir.Func, pc ir.PC) string {
	c := &f.Calls[f.Code[pc].Aux]
	if c.Callee == ir.None {
		for _, t := range b.g.Operand(f.ID, c.Target) {
			if b.g.Outside(t.Node) {
				return "a call through an unknown pointer at " + b.p.Short(f.Code[pc].Loc)
			}
		}
	}
	for _, id := range b.g.Callees(f.ID, pc) {
		if callee := b.p.Funcs[id]; callee.External && !isPrimitive(callee) {
			return callee.Name + " has no model"
		}
	}
	return ""
}

// relevant makes an operand relevant.
func (b *builder) relevant(f *ir.Func, op ir.Operand) {
	if op.Kind == ir.KReg && !b.regs[f.ID][op.Reg] {
		b.regs[f.ID][op.Reg] = true
		b.work = append(b.work, register{f, op.Reg})
	}
}

// allRelevant makes several operands relevant.
func (b *builder) allRelevant(f *ir.Func, ops []ir.Operand) {
	for _, op := range ops {
		b.relevant(f, op)
	}
}

// close makes relevant what relevant registers and cells get their values from.
func (b *builder) close() {
	for len(b.work) > 0 {
		r := b.work[len(b.work)-1]
		b.work = b.work[:len(b.work)-1]
		if pc := b.defs[r.f.ID][r.r]; pc != none {
			if !b.withinModel(r.f) {
				b.matters(r.f, pc)
			}
			b.computed(r.f, pc)
		} else if int(r.r) < len(r.f.Params) {
			b.passed(r.f, int(r.r))
		}
	}
}

// passed makes the arguments relevant that calls in sight pass as parameter k. Those of others belong to the slice.
func (b *builder) passed(f *ir.Func, k int) {
	if b.drop&dropArguments != 0 {
		return
	}
	for _, at := range b.g.Callers(f.ID) {
		caller := b.p.Funcs[at.Func]
		if c := &caller.Calls[caller.Code[at.PC].Aux]; k < len(c.Args) &&
			(b.control == nil || b.control.counts(caller, at.PC)) {
			b.relevant(caller, c.Args[k])
		}
	}
}

// computed makes relevant what the result of an instruction is computed from.
func (b *builder) computed(f *ir.Func, pc ir.PC) {
	switch in := &f.Code[pc]; in.Op {
	case ir.OpLoad, ir.OpRMW, ir.OpCmpXchg:
		b.read(b.g.Operand(f.ID, in.A), bytesOf(in.Bits), b.reader(f, pc))
	case ir.OpPhi:
		b.allRelevant(f, f.Phis[in.Aux].Values)
	case ir.OpCall:
		if b.drop&dropResults == 0 {
			for _, id := range b.g.Callees(f.ID, pc) {
				b.returns(b.p.Funcs[id])
			}
		}
	default:
		b.relevant(f, in.A)
		b.relevant(f, in.B)
		b.relevant(f, in.C)
	}
}

// returns makes what a function returns relevant.
func (b *builder) returns(f *ir.Func) {
	if f.External || b.results[f.ID] || b.regs[f.ID] == nil {
		return
	}
	b.results[f.ID] = true
	for pc := range f.Code {
		if in := &f.Code[pc]; in.Op == ir.OpRet {
			if !b.withinModel(f) {
				b.matters(f, ir.PC(pc))
			}
			b.relevant(f, in.A)
			b.relevant(f, in.B)
			// What is returned beyond two registers is in the instruction's list of arguments.
			if len(f.RetBits) > 2 {
				b.allRelevant(f, f.Calls[in.Aux].Args)
			}
		}
	}
}

// withinModel reports whether what a function computes matters to the calls alone that belong to the slice: a model is
// executed as a whole by these, and by no others, so that one call's argument is not another one's. What it writes to
// memory is another matter (write): that is for whoever reads it, whichever call wrote it.
func (b *builder) withinModel(f *ir.Func) bool {
	return b.control != nil && b.control.sync && f.Runtime
}

// matters notes that what an instruction computes or writes is relevant.
func (b *builder) matters(f *ir.Func, pc ir.PC) {
	if b.control != nil {
		b.control.called(f, pc)
	}
}

// bytesOf is how many bytes hold so many bits: an i1 is stored as a byte.
func bytesOf(bits uint16) int64 { return (int64(bits) + 7) / 8 }
