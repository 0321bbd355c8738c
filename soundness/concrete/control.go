package concrete

import (
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
)

// control does an instruction that may leave the current block.
func (m *Machine) control(in *ir.Instr) {
	switch in.Op {
	case ir.OpBr:
		m.jump(in.Then)
	case ir.OpCondBr:
		if m.Opt.Instead != nil {
			if to, is := m.Opt.Instead(m.fr.Fn.ID, m.fr.PC); is {
				m.jump(to)
				return
			}
		}
		to := in.Then
		if m.val(&in.A, 1).zero() {
			to = in.Else
		}
		m.event(Branched, "branch", int(to))
		m.jump(to)
	case ir.OpSwitch:
		to := m.switched(in)
		m.event(Branched, "branch", int(to))
		m.jump(to)
	case ir.OpRet:
		m.ret(in)
	case ir.OpUnreachable:
		m.violate(property.Unreachable, "control reaches a point that the compiler was told is unreachable")
	case ir.OpTrap:
		m.violate(property.Assertion, "the program traps")
	case ir.OpCall:
		m.call(in)
	default:
		m.cut("unsupported-instruction", m.fr.Fn.Asms[in.Aux])
	}
}

func (m *Machine) switched(in *ir.Instr) ir.BlockID {
	sw := &m.fr.Fn.Switches[in.Aux]
	v := m.val(&in.A, int(in.Bits))
	for i, c := range sw.Values {
		if v == W(c) {
			return sw.Targets[i]
		}
	}
	return in.Then
}

// jump goes to a block: its phis, all at once, then its body.
func (m *Machine) jump(to ir.BlockID) {
	if m.closesLoop(to) {
		m.freeze()
		return
	}
	f := m.fr.Fn
	from := f.BlockOf(m.fr.PC)
	b := &f.Blocks[to]
	var values []Word
	for pc := b.First; pc < b.Body; pc++ {
		values = append(values, m.phi(&f.Code[pc], from))
	}
	for i, v := range values {
		m.set(f.Code[b.First+ir.PC(i)].Dst, v)
	}
	if b.Body == m.fr.PC && len(values) == 0 {
		m.t.Status = Spinning // nothing between a jump and itself
	}
	m.fr.PC = b.Body
}

func (m *Machine) phi(in *ir.Instr, from ir.BlockID) Word {
	phi := &m.fr.Fn.Phis[in.Aux]
	for i, b := range phi.Blocks {
		if b == from {
			return m.val(&phi.Values[i], int(in.Bits))
		}
	}
	panic("concrete: a phi without a value for its predecessor")
}

// callee is the function that a call of frame fr calls, nil where the pointer names none.
func (m *Machine) callee(fr *Frame, ci *ir.CallInfo) *ir.Func {
	if ci.Callee != ir.None {
		return m.P.Funcs[ci.Callee]
	}
	return m.funcAt(m.operand(fr, &ci.Target).Lo)
}

func (m *Machine) funcAt(addr uint64) *ir.Func {
	off := addr - m.P.Model.Layout().FuncBase
	if off%16 != 0 || off/16 >= uint64(len(m.P.Funcs)) {
		return nil
	}
	return m.P.Funcs[off/16]
}

func (m *Machine) call(in *ir.Instr) {
	ci := &m.fr.Fn.Calls[in.Aux]
	f := m.callee(m.fr, ci)
	if f == nil {
		m.violate(property.NullDereference, "a call through a pointer that names no function")
		return
	}
	if ci.Callee == ir.None {
		m.event(Called, "call", int(f.ID))
	}
	switch prim := m.prims[f.ID]; {
	case f.Name == "abort" && m.fr.Fn.Name == "assume_abort_if_not":
		m.t.Status = Stopped // SV-COMP's way to write an assumption
	case prim != nil:
		prim(m, in, ci)
	case f.External:
		m.unmodelled(f, in, ci)
	default:
		m.enter(f, ci)
	}
}

// unmodelled is a call of a function that has neither a body nor a model: its result is an unknown.
// Of one that touches no memory that is all that it does.
func (m *Machine) unmodelled(f *ir.Func, in *ir.Instr, ci *ir.CallInfo) {
	name := f.Name
	if f.Reading != ir.ReadPure {
		m.Unmodelled++
		m.note("unmodelled-call", ledger.Incomplete, name+" has no model: what it changes was not followed")
	}
	if ci.NoReturn {
		m.cut("unmodelled-call", name+" does not return and has no model")
		return
	}
	for i, bits := range ci.RetBits {
		if in.Dst != ir.None {
			m.set(in.Dst+ir.Reg(i), m.unknown(name, int(bits)))
		}
	}
	m.fr.PC++
}

// enter pushes a frame for f with the call's arguments.
func (m *Machine) enter(f *ir.Func, ci *ir.CallInfo) {
	if len(m.t.Frames) >= maxFrames {
		m.cut("stack-depth", "recursion deeper than "+itoa(maxFrames)+" frames")
		return
	}
	callee := newFrame(f)
	for i := range f.Params {
		if i < len(ci.Args) {
			callee.regs[i] = m.argument(callee, ci, i, f.Params[i].Name).trunc(int(f.Params[i].Bits))
		} else {
			callee.regs[i] = m.unknown("missing argument", int(f.Params[i].Bits))
		}
	}
	if f.Variadic {
		m.packVarargs(callee, ci, len(f.Params))
	}
	if f.Atomic && m.atomic < 0 {
		m.atomic, m.blocks, callee.atomic = m.t.ID, 1, true
		m.acquire(atomicBlocks)
	}
	m.t.Frames = append(m.t.Frames, callee)
}

// argument is a call's i-th argument; one passed by value is a copy that the callee owns.
func (m *Machine) argument(callee *Frame, ci *ir.CallInfo, i int, name string) Word {
	v := m.val(&ci.Args[i], int(ci.ArgBits[i]))
	if ci.ByVal == nil || ci.ByVal[i] == 0 {
		return v
	}
	n := uint64(ci.ByVal[i])
	from, off := m.check(target{addr: v.Lo, n: n})
	if from == nil {
		return v
	}
	o := m.newObject(stack, n, 16, named(name, "argument"), true)
	if o == nil {
		return v
	}
	copy(o.data, from.data[off:][:n])
	if from.unset != nil && m.Opt.Uninitialized {
		o.unset = append(o.unset, from.unset[off:][:n]...)
	}
	callee.allocas = append(callee.allocas, o.addr)
	return W(o.addr)
}

// packVarargs puts the variadic arguments into one object, each where the stack would have it.
func (m *Machine) packVarargs(callee *Frame, ci *ir.CallInfo, fixed int) {
	slot := uint64(m.P.Model.PtrBytes())
	var bytes []byte
	for i := fixed; i < len(ci.Args); i++ {
		n := (uint64(ci.ArgBits[i]) + 7) / 8
		for slot == 8 && n > 8 && len(bytes)%16 != 0 {
			bytes = append(bytes, 0)
		}
		bytes = append(bytes, m.passed(ci, i, n)...)
		for uint64(len(bytes))%slot != 0 {
			bytes = append(bytes, 0)
		}
	}
	o := m.newObject(stack, max(uint64(len(bytes)), slot), 16, "variadic arguments", false)
	if o == nil {
		return
	}
	copy(o.data, bytes)
	o.unset = nil
	callee.allocas = append(callee.allocas, o.addr)
	callee.varargs = o.addr
}

// passed is the n bytes of a variadic argument, or those it points to where it is passed by value.
func (m *Machine) passed(ci *ir.CallInfo, i int, n uint64) []byte {
	v := m.val(&ci.Args[i], int(ci.ArgBits[i]))
	if ci.ByVal != nil && ci.ByVal[i] > 0 {
		n = uint64(ci.ByVal[i])
		if from, off := m.check(target{addr: v.Lo, n: n}); from != nil {
			return from.data[off:][:n]
		}
		return nil
	}
	b := make([]byte, n)
	v.put(b)
	return b
}

// ret returns from the current frame.
func (m *Machine) ret(in *ir.Instr) {
	results := m.results(in)
	if m.guarding && len(m.t.Frames) == 1 {
		m.guarded = results[0]
		m.t.Frames = nil
		return
	}
	m.leave(m.fr)
	if len(m.t.Frames) == 1 {
		m.oldestReturns(results)
		return
	}
	hook := m.fr.hook
	m.t.Frames = m.t.Frames[:len(m.t.Frames)-1]
	m.forgetJumps()
	m.fr = m.t.Top()
	if !hook {
		m.deliver(results)
	}
}

func (m *Machine) results(in *ir.Instr) []Word {
	widths := m.fr.Fn.RetBits
	operands := []*ir.Operand{&in.A, &in.B}
	if len(widths) > 2 {
		operands = nil
		args := m.fr.Fn.Calls[in.Aux].Args
		for i := range args {
			operands = append(operands, &args[i])
		}
	}
	var out []Word
	for i, w := range widths {
		out = append(out, m.val(operands[i], int(w)))
	}
	return out
}

// deliver gives the current frame the results of the call it stands at.
func (m *Machine) deliver(results []Word) {
	in := &m.fr.Fn.Code[m.fr.PC]
	for i, bits := range m.fr.Fn.Calls[in.Aux].RetBits {
		if in.Dst == ir.None {
			break
		}
		if i < len(results) {
			m.set(in.Dst+ir.Reg(i), results[i])
		} else {
			m.set(in.Dst+ir.Reg(i), m.unknown("missing result", int(bits)))
		}
	}
	m.fr.PC++
}

// leave ends what a frame owns.
func (m *Machine) leave(fr *Frame) {
	for _, a := range fr.allocas {
		m.mem.drop(a)
	}
	if fr.atomic {
		m.endBlock()
	}
}

// oldestReturns is the return of a thread's entry, or of main: the models' hook takes its place.
func (m *Machine) oldestReturns(results []Word) {
	if m.t.partial {
		m.freeze()
		return
	}
	hook, width := "__mw_thread_end", m.P.Model.PtrBits()
	if m.t.main {
		hook, width = "__mw_main_end", 32
	}
	result := Word{}
	if len(results) > 0 {
		result = results[0].trunc(width)
	}
	m.t.returned = m.t.Loc()
	m.t.Frames = nil
	f := m.P.Func(hook)
	switch {
	case f != nil && !f.External:
		fr := newFrame(f)
		fr.regs[0] = result
		m.t.Frames = []*Frame{fr}
	case m.t.main:
		m.endProcess("main returns")
	default:
		m.exitThread(result)
	}
}
