package flow

import (
	"strings"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// instruction follows what one instruction moves.
func (a *analysis) instruction(f *ir.Func, pc ir.PC) {
	in := &f.Code[pc]
	switch in.Op {
	case ir.OpAlloca:
		a.c.note(a.reg(f, in.Dst), own)
	case ir.OpLoad:
		a.unify(a.result(f, in), a.c.deref(a.address(f, in)))
	case ir.OpStore:
		to := a.address(f, in)
		a.c.note(to, written)
		a.unify(a.c.deref(to), a.operand(f, in.B))
	case ir.OpGEP:
		a.gep(f, in)
	case ir.OpMemcpy:
		a.copies = append(a.copies, [2]class{a.operand(f, in.A), a.operand(f, in.B)})
	case ir.OpPhi:
		for _, v := range f.Phis[in.Aux].Values {
			a.unify(a.reg(f, in.Dst), a.operand(f, v))
		}
	case ir.OpRet:
		a.unify(a.returned(f), a.operand(f, in.A))
		a.unify(a.returned(f), a.operand(f, in.B))
	case ir.OpCall:
		a.call(f, pc)
	case ir.OpRMW, ir.OpCmpXchg:
		a.c.note(a.address(f, in), written)
		for _, o := range []ir.Operand{in.B, in.C} {
			a.unify(a.c.deref(a.address(f, in)), a.operand(f, o))
		}
		a.unify(a.result(f, in), a.c.deref(a.address(f, in)))
	case ir.OpICmp, ir.OpFCmp, ir.OpTrunc, ir.OpMemset, ir.OpCondBr:
	case ir.OpTLS, ir.OpVAStart, ir.OpVACopy, ir.OpAsm, ir.OpUnsupported:
		a.lost = true
	default:
		a.computed(f, in)
	}
}

// result is the class of what an instruction gives.
func (a *analysis) result(f *ir.Func, in *ir.Instr) class {
	if in.Dst == ir.None {
		return 0
	}
	return a.reg(f, in.Dst)
}

// address is the class of the address that an access uses.
func (a *analysis) address(f *ir.Func, in *ir.Instr) class {
	x := a.operand(f, in.A)
	if x == 0 {
		x = a.c.fresh()
	}
	if in.Step != 0 {
		return a.step(x, in.Step)
	}
	return x
}

// gep follows an address: that of a member is one of that member's, and an element is its array.
func (a *analysis) gep(f *ir.Func, in *ir.Instr) {
	base := a.operand(f, in.A)
	switch {
	case in.Step != 0:
		a.unify(a.reg(f, in.Dst), a.step(base, in.Step))
	case in.Imm < 0 || base == 0: // from a member to its structure
		a.lost = true
	default:
		a.unify(a.reg(f, in.Dst), base)
	}
}

// computed follows what is computed from what may be an address.
func (a *analysis) computed(f *ir.Func, in *ir.Instr) {
	if in.Dst == ir.None || int(f.Regs[in.Dst].Bits) < a.p.Model.PtrBits() || f.Regs[in.Dst].Float {
		return
	}
	for _, o := range []ir.Operand{in.A, in.B, in.C} {
		if o.Kind == ir.KReg && int(f.Regs[o.Reg].Bits) < a.p.Model.PtrBits() {
			continue
		}
		a.unify(a.reg(f, in.Dst), a.operand(f, o))
	}
}

// copied follows a copy of memory: what both hold is one class, and structures lie in one another.
func (a *analysis) copied(to, from class) {
	if to, from = a.c.find(to), a.c.find(from); to != 0 && from != 0 {
		a.c.unify(a.c.deref(to), a.c.deref(from))
		for v := range a.c.views[a.c.find(from)] {
			a.c.see(to, v)
		}
		for v := range a.c.views[a.c.find(to)] {
			a.c.see(from, v)
		}
	}
}

// call follows what a call passes and gets.
func (a *analysis) call(f *ir.Func, pc ir.PC) {
	in := &f.Code[pc]
	info := &f.Calls[in.Aux]
	callees := a.g.Callees(f.ID, pc)
	if info.Callee == ir.None {
		a.outside(f, in, info) // code outside may have passed the function
	}
	for _, id := range callees {
		callee := a.p.Funcs[id]
		switch {
		case callee.Library() != "":
			a.library(f, pc, callee, info)
		default:
			a.passed(f, in, info, callee)
		}
	}
}

// passed follows a call of a function of the library.
func (a *analysis) passed(f *ir.Func, in *ir.Instr, info *ir.CallInfo, callee *ir.Func) {
	for k, o := range info.Args {
		if k < len(callee.Params) {
			a.unify(a.reg(callee, ir.Reg(k)), a.operand(f, o))
		} else if x := a.operand(f, o); x != 0 {
			a.c.note(x, elsewhere) // variadic
		}
	}
	if in.Dst != ir.None {
		for k := range info.RetBits {
			a.unify(a.reg(f, in.Dst+ir.Reg(k)), a.returned(callee))
		}
	}
}

// outside follows a call of code outside: it may keep what it is passed, and return anything.
func (a *analysis) outside(f *ir.Func, in *ir.Instr, info *ir.CallInfo) {
	for _, o := range info.Args {
		if x := a.operand(f, o); x != 0 {
			a.c.note(x, elsewhere)
			a.c.deref(x)
		}
	}
	if in.Dst != ir.None {
		for k := range info.RetBits {
			a.c.note(a.reg(f, in.Dst+ir.Reg(k)), elsewhere)
		}
	}
}

// still are functions of the C library that move no pointers, and keep none.
var still = map[string]bool{
	"free": true, "strlen": true, "strcmp": true, "strncmp": true, "memcmp": true, "memset": true, "printf": true, "puts": true,
	"fprintf": true, "perror": true, "abort": true, "exit": true, "clock_gettime": true, "gettimeofday": true, "time": true,
	"usleep": true, "sleep": true, "nanosleep": true, "rand": true, "srand": true, "sched_yield": true, "__errno_location": true,
	"__assert_fail": true, "pthread_self": true, "pthread_equal": true, "pthread_attr_init": true, "pthread_attr_destroy": true,
	"pthread_attr_setdetachstate": true, "pthread_mutexattr_init": true, "pthread_mutexattr_settype": true,
	"pthread_mutexattr_destroy": true, "pthread_detach": true, "snprintf": true, "memchr": true,
}

// library follows a call of the C library.
func (a *analysis) library(f *ir.Func, pc ir.PC, callee *ir.Func, info *ir.CallInfo) {
	in := &f.Code[pc]
	role := abi.Of(callee.Library())
	switch name := callee.Library(); {
	case name == "malloc" || name == "calloc" || name == "aligned_alloc" || name == "realloc":
		if in.Dst == ir.None {
			return
		}
		x := a.reg(f, in.Dst)
		a.c.note(x, allocated)
		if name == "realloc" {
			a.unify(x, a.operand(f, info.Args[0]))
		}
	case name == "memcpy" || name == "memmove":
		a.copies = append(a.copies, [2]class{a.operand(f, info.Args[0]), a.operand(f, info.Args[1])})
		if in.Dst != ir.None {
			a.unify(a.reg(f, in.Dst), a.operand(f, info.Args[0]))
		}
	case role.Role == abi.Create:
		a.started(f, info, role)
	case role.Role == abi.Join || role.Role == abi.ThreadExit || role.Role == abi.Unwind:
		a.outside(f, in, info)
	case role.Role != abi.None && role.Role != abi.SetSpecific || still[name] || strings.HasPrefix(name, "llvm."):
	default:
		a.outside(f, in, info)
	}
}

// started follows the argument of a thread that is created.
func (a *analysis) started(f *ir.Func, info *ir.CallInfo, role *abi.Function) {
	arg := a.operand(f, info.Args[role.Arg])
	if arg == 0 {
		return
	}
	for _, t := range a.g.Operand(f.ID, info.Args[role.Entry]) {
		n := a.g.Info(t.Node)
		if n.Func != ir.None && !a.p.Funcs[n.Func].External && len(a.p.Funcs[n.Func].Params) > 0 {
			a.unify(a.reg(a.p.Funcs[n.Func], 0), arg)
			continue
		}
		a.c.note(arg, elsewhere)
	}
}
