package dataflow

import (
	"fmt"

	"midway/internal/expr"
	"midway/internal/ir"
)

// relative evaluates registers relative to their function: expressions over its parameters and over the
// definitions that no expression explains (loads, calls without a summary, loop-carried values). It is the
// eval of Bergan §2.3, done once per function; an activation gives the symbols their values.
type relative struct {
	a     *Analysis
	funcs []*relFunc
	defs  map[*expr.Symbol]defKey
	rets  []*returned
}

// defKey names a definition of the program: a register of a function.
type defKey struct {
	f ir.FuncID
	r ir.Reg
}

type relFunc struct {
	vals  []expr.Value
	state []evalState
	syms  []*expr.Symbol
	begun bool
}

type evalState uint8

const (
	evalNew evalState = iota
	evalActive
	evalPinned // a phi that depends on itself: it is its own symbol
	evalDone
)

func newRelative(a *Analysis) *relative {
	n := len(a.Prog.Funcs)
	return &relative{a: a, funcs: make([]*relFunc, n), rets: make([]*returned, n), defs: map[*expr.Symbol]defKey{}}
}

func (rl *relative) of(f ir.FuncID) *relFunc {
	if rl.funcs[f] == nil {
		n := len(rl.a.Prog.Funcs[f].Regs)
		rl.funcs[f] = &relFunc{vals: make([]expr.Value, n), state: make([]evalState, n), syms: make([]*expr.Symbol, n)}
	}
	return rl.funcs[f]
}

// Relative is the value of an operand relative to f: over the parameters and definitions of whichever
// activation evaluates it. ok is false for undefined values.
func (a *Analysis) Relative(f ir.FuncID, o ir.Operand) (v expr.Value, ok bool) {
	if o.Kind == ir.KReg {
		return a.rel.reg(f, o.Reg), true
	}
	return constant(a.B, o)
}

// RelativeDef is the register of f that a symbol of a relative expression stands for.
func (a *Analysis) RelativeDef(s *expr.Symbol) (f ir.FuncID, r ir.Reg, ok bool) {
	d, ok := a.rel.defs[s]
	return d.f, d.r, ok
}

// formal is the symbol of parameter i.
func (rl *relative) formal(f ir.FuncID, i int) expr.Value { return rl.symbol(f, ir.Reg(i)) }

func (rl *relative) symbol(f ir.FuncID, r ir.Reg) expr.Value {
	rf := rl.of(f)
	if rf.syms[r] == nil {
		fn := rl.a.Prog.Funcs[f]
		info := fn.Regs[r]
		s := rl.a.B.NewSymbol(fmt.Sprintf("%s()%%%d", fn.Name, r), int(info.Bits), expr.Local)
		s.Pointer = info.Ptr
		rf.syms[r] = s
		rl.defs[s] = defKey{f, r}
	}
	return rl.a.B.Sym(rf.syms[r])
}

func (rl *relative) reg(f ir.FuncID, r ir.Reg) expr.Value {
	rf := rl.of(f)
	rl.begin(f, rf)
	switch rf.state[r] {
	case evalDone:
		return rf.vals[r]
	case evalActive, evalPinned:
		rf.state[r] = evalPinned
		return rl.symbol(f, r)
	}
	rf.state[r] = evalActive
	v, ok := rl.define(f, r)
	if !ok || rf.state[r] == evalPinned {
		v = rl.symbol(f, r)
	}
	rf.vals[r], rf.state[r] = v, evalDone
	return v
}

// begin evaluates a function's phis before everything else, so that it is a phi that becomes its own symbol where
// values depend on themselves, not what is computed from it.
func (rl *relative) begin(f ir.FuncID, rf *relFunc) {
	if rf.begun {
		return
	}
	rf.begun = true
	for r := range rf.vals {
		if pc, ok := rl.a.Shape(f).Def(ir.Reg(r)); ok && rl.a.Prog.Funcs[f].Code[pc].Op == ir.OpPhi {
			rl.reg(f, ir.Reg(r))
		}
	}
}

func (rl *relative) define(f ir.FuncID, r ir.Reg) (expr.Value, bool) {
	pc, ok := rl.a.Shape(f).Def(r)
	if !ok {
		return expr.Value{}, false
	}
	fn := rl.a.Prog.Funcs[f]
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpPhi:
		return rl.phi(f, r)
	case ir.OpCall:
		return rl.call(f, pc, int(r-in.Dst))
	case ir.OpLoad:
		return rl.load(f, pc)
	default:
		if r != in.Dst {
			return expr.Value{}, false
		}
		return rl.compute(f, in)
	}
}

// phi is the value of a phi all of whose incoming values agree. Phis that only feed one another count as
// one (i = phi(x, i) is x); one that feeds itself through other instructions is its own symbol.
func (rl *relative) phi(f ir.FuncID, r ir.Reg) (expr.Value, bool) {
	m := meet{}
	for _, o := range rl.web(f, r) {
		if o.Kind == ir.KReg && rl.of(f).state[o.Reg] == evalActive { // it is being computed from this phi
			return expr.Value{}, false
		}
		m.add(rl.operand(f, o))
		if m.fails || rl.of(f).state[r] == evalPinned {
			return expr.Value{}, false
		}
	}
	return m.value()
}

// web lists the operands that enter the set of phis connected to phi r through their operands.
func (rl *relative) web(f ir.FuncID, r ir.Reg) []ir.Operand {
	fn, shape := rl.a.Prog.Funcs[f], rl.a.Shape(f)
	in := map[ir.Reg]bool{r: true}
	work := []ir.Reg{r}
	var outside []ir.Operand
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		pc, _ := shape.Def(p)
		phi := &fn.Phis[fn.Code[pc].Aux]
		for i, o := range phi.Values {
			if !shape.edge(phi.Blocks[i], fn.BlockOf(pc)) {
				continue
			}
			if o.Kind == ir.KReg {
				if d, ok := shape.Def(o.Reg); ok && fn.Code[d].Op == ir.OpPhi {
					if !in[o.Reg] {
						in[o.Reg] = true
						work = append(work, o.Reg)
					}
					continue
				}
			}
			outside = append(outside, o)
		}
	}
	return outside
}

func (rl *relative) operand(f ir.FuncID, o ir.Operand) (expr.Value, bool) {
	if o.Kind == ir.KReg {
		return rl.reg(f, o.Reg), true
	}
	return constant(rl.a.B, o)
}

// returned is a function's summary for its callers: the expression that every return gives.
type returned struct {
	v      [2]expr.Value
	ok     [2]bool
	active bool
}

// call is result k of a call: what every possible callee returns at every return, the same expression of
// the arguments.
func (rl *relative) call(f ir.FuncID, pc ir.PC, k int) (expr.Value, bool) {
	if k > 1 {
		return expr.Value{}, false
	}
	m := meet{}
	caller := &relScope{rl, f}
	for _, callee := range rl.a.Graph.Callees(f, pc) {
		ret := rl.returns(callee)
		if ret.active || !ret.ok[k] {
			return expr.Value{}, false
		}
		m.add(rl.a.instantiate(ret.v[k], &callScope{rl.a, callee, caller, pc}))
		if m.fails {
			return expr.Value{}, false
		}
	}
	return m.value()
}

func (rl *relative) returns(f ir.FuncID) *returned {
	if rl.rets[f] != nil {
		return rl.rets[f]
	}
	ret := &returned{active: true}
	rl.rets[f] = ret
	fn := rl.a.Prog.Funcs[f]
	if !fn.External && !rl.a.stub(fn) {
		for k := range min(len(fn.RetBits), 2) {
			ret.v[k], ret.ok[k] = rl.returnedBy(f, k)
		}
	}
	ret.active = false
	return ret
}

func (rl *relative) returnedBy(f ir.FuncID, k int) (expr.Value, bool) {
	fn, shape := rl.a.Prog.Funcs[f], rl.a.Shape(f)
	m := meet{}
	for b := range fn.Blocks {
		end := fn.Blocks[b].End
		if !shape.Reachable(ir.BlockID(b)) || end == fn.Blocks[b].First || fn.Code[end-1].Op != ir.OpRet {
			continue
		}
		o := fn.Code[end-1].A
		if k == 1 {
			o = fn.Code[end-1].B
		}
		m.add(rl.operand(f, o))
		if m.fails {
			break
		}
	}
	v, ok := m.value()
	return v, ok && rl.onlyFormals(f, v)
}

// onlyFormals reports whether an expression outlives the activation that computed it.
func (rl *relative) onlyFormals(f ir.FuncID, v expr.Value) bool {
	if v.Concrete() {
		return true
	}
	for _, s := range expr.Symbols(v.N) {
		if d, ok := rl.defs[s]; ok && int(d.r) >= len(rl.a.Prog.Funcs[f].Params) {
			return false
		}
		if addr, ok := rl.a.memory.address(s); ok && !rl.onlyFormals(f, addr) {
			return false
		}
	}
	return true
}

// relScope evaluates operands of a function relative to itself.
type relScope struct {
	rl *relative
	f  ir.FuncID
}

func (s *relScope) function() ir.FuncID { return s.f }

func (s *relScope) Operand(o ir.Operand) (expr.Value, bool) { return s.rl.operand(s.f, o) }

// callScope gives a callee's parameters the values of a call's arguments.
type callScope struct {
	a      *Analysis
	callee ir.FuncID
	caller evaluator
	pc     ir.PC
}

func (s *callScope) function() ir.FuncID { return s.callee }

func (s *callScope) param(i int) (expr.Value, bool) {
	return s.a.argument(s.callee, i, s.caller, s.pc)
}

func (s *callScope) fresh(ir.Reg) (expr.Value, bool) { return expr.Value{}, false }
