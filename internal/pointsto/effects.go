package pointsto

import (
	"strings"

	"midway/internal/ir"
)

// effects says of every library model whether it may move a pointer to where other code sees it: by
// a store outside its own frame, a returned pointer, an allocation, a thread, a callback. The quiet
// ones need no constraints until their own registers are asked for.
type effects struct {
	p       *ir.Program
	loud    []bool
	through []uint64 // parameters through which it stores pointers: quiet if the caller's own frame is meant
}

func modelEffects(p *ir.Program) *effects {
	e := &effects{p: p, loud: make([]bool, len(p.Funcs)), through: make([]uint64, len(p.Funcs))}
	for changed := true; changed; {
		changed = false
		for _, f := range p.Funcs {
			if f.Runtime && !f.External && !e.loud[f.ID] && e.update(f) {
				changed = true
			}
		}
	}
	return e
}

func (e *effects) update(f *ir.Func) bool {
	m := newModel(e, f)
	m.through = e.through[f.ID]
	for pc := range f.Code {
		m.instruction(&f.Code[pc])
	}
	changed := m.lets || m.through != e.through[f.ID]
	e.loud[f.ID], e.through[f.ID] = m.lets, m.through
	return changed
}

// quiet reports whether a call of f from anywhere moves no pointer.
func (e *effects) quiet(f ir.FuncID) bool { return !e.loud[f] && e.through[f] == 0 }

// shared reports whether a model is the same for all its callers: it gets and returns no pointer. It
// is analysed once, outside all contexts.
func (e *effects) shared(f *ir.Func) bool {
	if !f.Runtime || len(f.Params) > 0 || f.Variadic {
		return false
	}
	for _, bits := range f.RetBits {
		if int(bits) >= e.p.Model.PtrBits() {
			return false
		}
	}
	return true
}

// frameOf says whose memory an address is in: a parameter's number, ownFrame or elsewhere.
type frameOf int8

const (
	elsewhere frameOf = -2
	ownFrame  frameOf = -1
)

// model is a function of the models under the question what it lets out.
type model struct {
	*effects
	f       *ir.Func
	carries []bool    // registers that may hold (part of) a pointer
	frame   []frameOf // by register
	number  []bool    // registers: addresses of locals that only hold numbers
	through uint64    // as in effects, of this function
	lets    bool
}

func newModel(e *effects, f *ir.Func) *model {
	n := len(f.Regs)
	m := &model{effects: e, f: f, carries: make([]bool, n), frame: make([]frameOf, n), number: make([]bool, n)}
	m.findNumbers()
	for r := range m.frame {
		m.frame[r] = elsewhere
	}
	for k, param := range f.Params {
		m.carries[k] = m.wide(param.Bits)
		if k < 64 {
			m.frame[k] = frameOf(k)
		}
	}
	for changed := true; changed; {
		changed = false
		for pc := range f.Code {
			if in := &f.Code[pc]; in.Dst != ir.None && m.learn(in) {
				changed = true
			}
		}
	}
	return m
}

// learn updates what is known of an instruction's result.
func (m *model) learn(in *ir.Instr) bool {
	changed := false
	if !m.carries[in.Dst] && m.mayCarry(in) {
		m.carries[in.Dst], changed = true, true
	}
	if at := m.addressIn(in); m.frame[in.Dst] != at {
		m.frame[in.Dst], changed = at, true
	}
	return changed
}

func (m *model) wide(bits uint16) bool { return int(bits) >= m.p.Model.PtrBits() }

// addressIn is the frame an instruction computes an address in.
func (m *model) addressIn(in *ir.Instr) frameOf {
	switch in.Op {
	case ir.OpAlloca:
		return ownFrame
	case ir.OpGEP, ir.OpCopy:
		return m.frameAt(in.A)
	}
	return elsewhere
}

func (m *model) frameAt(op ir.Operand) frameOf {
	if op.Kind == ir.KReg {
		return m.frame[op.Reg]
	}
	return elsewhere
}

// mayCarry reports whether the result of an instruction may hold a pointer.
func (m *model) mayCarry(in *ir.Instr) bool {
	if !m.wide(m.f.Regs[in.Dst].Bits) {
		return false
	}
	switch in.Op {
	case ir.OpLoad:
		return m.f.Regs[in.Dst].Ptr || !m.isNumber(in.A)
	case ir.OpAlloca, ir.OpTLS, ir.OpRMW, ir.OpCmpXchg:
		return true
	case ir.OpCall:
		return m.callCarries(in)
	case ir.OpPhi:
		return m.anyCarries(m.f.Phis[in.Aux].Values)
	case ir.OpSelect:
		return m.operandCarries(in.B) || m.operandCarries(in.C)
	case ir.OpSub:
		if isPointer(m.f, in.A) && isPointer(m.f, in.B) {
			return false // a distance, which models use as a length only
		}
	}
	return m.operandCarries(in.A) || m.operandCarries(in.B)
}

// isNumber reports whether an address is that of a local which only ever holds numbers: inputs, and
// what carries no pointer.
func (m *model) isNumber(p ir.Operand) bool { return p.Kind == ir.KReg && m.number[p.Reg] }

// findNumbers marks the allocas that isNumber accepts: their addresses are only loaded from, stored to,
// and given to primitives.
func (m *model) findNumbers() {
	for pc := range m.f.Code {
		if in := &m.f.Code[pc]; in.Op == ir.OpAlloca {
			m.number[in.Dst] = true
		}
	}
	for pc := range m.f.Code {
		m.refute(&m.f.Code[pc])
	}
	for i := range m.f.Phis {
		for _, v := range m.f.Phis[i].Values {
			m.notNumber(v)
		}
	}
}

// refute unmarks the allocas that an instruction uses otherwise.
func (m *model) refute(in *ir.Instr) {
	switch in.Op {
	case ir.OpLoad, ir.OpLifetimeStart, ir.OpLifetimeEnd:
		return
	case ir.OpCall:
		c := &m.f.Calls[in.Aux]
		if c.Callee != ir.None && numericPrimitives[m.p.Funcs[c.Callee].Name] {
			return
		}
		for _, op := range c.Args {
			m.notNumber(op)
		}
		return
	case ir.OpStore:
		if in.B.Kind != ir.KConst && m.wide(in.Bits) {
			m.notNumber(in.A)
		}
		m.notNumber(in.B)
		return
	}
	m.notNumber(in.A)
	m.notNumber(in.B)
	m.notNumber(in.C)
}

func (m *model) notNumber(op ir.Operand) {
	if op.Kind == ir.KReg {
		m.number[op.Reg] = false
	}
}

// numericPrimitives store no pointer through their arguments.
var numericPrimitives = map[string]bool{
	"__midway_nondet": true, "__midway_havoc": true, "__midway_check": true, "__midway_touched": true,
	"__midway_used": true,
}

// callCarries: a quiet callee returns no pointer, nor do most primitives.
func (m *model) callCarries(in *ir.Instr) bool {
	c := &m.f.Calls[in.Aux]
	if c.Callee == ir.None {
		return true
	}
	callee := m.p.Funcs[c.Callee]
	switch {
	case !callee.External:
		return m.loud[c.Callee]
	case !isPrimitive(callee):
		return true
	}
	switch strings.TrimPrefix(callee.Name, primitivePrefix) {
	case "alloc", "thread_result", "thread_flags", "thread_storage":
		return true
	}
	return false
}

func (m *model) anyCarries(ops []ir.Operand) bool {
	for _, op := range ops {
		if m.operandCarries(op) {
			return true
		}
	}
	return false
}

func (m *model) operandCarries(op ir.Operand) bool {
	switch op.Kind {
	case ir.KReg:
		return m.carries[op.Reg]
	case ir.KGlobal, ir.KFunc:
		return true
	}
	return false
}

// instruction notes what one instruction lets out.
func (m *model) instruction(in *ir.Instr) {
	switch in.Op {
	case ir.OpStore, ir.OpRMW:
		m.storeOf(in, in.B)
	case ir.OpCmpXchg:
		m.storeOf(in, in.C)
	case ir.OpMemcpy, ir.OpVACopy, ir.OpVAStart:
		m.writes(in.A)
	case ir.OpRet:
		if len(m.f.RetBits) > 2 {
			m.lets = m.lets || m.anyCarries(m.f.Calls[in.Aux].Args)
		}
		m.lets = m.lets || m.operandCarries(in.A) || m.operandCarries(in.B)
	case ir.OpCall:
		m.call(&m.f.Calls[in.Aux])
	}
}

func (m *model) storeOf(in *ir.Instr, v ir.Operand) {
	if m.wide(in.Bits) && m.operandCarries(v) {
		m.writes(in.A)
	}
}

// writes notes that pointers may be stored at an address.
func (m *model) writes(p ir.Operand) {
	switch k := m.frameAt(p); k {
	case ownFrame:
	case elsewhere:
		m.lets = true
	default:
		m.through |= 1 << k
	}
}

func (m *model) call(c *ir.CallInfo) {
	if c.Callee == ir.None {
		m.lets = true
		return
	}
	callee := m.p.Funcs[c.Callee]
	switch {
	case callee.External && isPrimitive(callee):
		m.callPrimitive(c, strings.TrimPrefix(callee.Name, primitivePrefix))
	case callee.External:
		m.lets = m.lets || !callee.Jumps()
	case !callee.Runtime || m.loud[callee.ID] && !m.shared(callee):
		m.lets = true
	default:
		m.writesThrough(c, m.effects.through[callee.ID])
	}
}

func (m *model) writesThrough(c *ir.CallInfo, params uint64) {
	for k := range 64 {
		if params&(1<<k) == 0 {
			continue
		}
		if k >= len(c.Args) {
			m.lets = true
			return
		}
		m.writes(c.Args[k])
	}
}

func (m *model) callPrimitive(c *ir.CallInfo, name string) {
	switch name {
	case "sync":
		m.lets = m.lets || len(c.Args) < 4 || m.guardLetsOut(c.Args[2])
	case "memcpy", "nondet", "havoc":
		m.writes(c.Args[0])
	case "thread_create", "thread_exit":
		m.lets = true
	}
}

// guardLetsOut: a guard is null or a quiet model.
func (m *model) guardLetsOut(op ir.Operand) bool {
	if op.Kind == ir.KFunc {
		f := m.p.Funcs[op.Index]
		return f.External || !f.Runtime || !m.quiet(f.ID)
	}
	return op.Kind != ir.KConst || op.Word != 0
}
