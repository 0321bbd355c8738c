package symmetry

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// Facts are what the text of a program says. They do not change.
type Facts struct {
	p       *ir.Program
	refused string
	places  map[place]use
	globals map[ir.GlobalID]use
	tables  []table // by FuncID
}

// table is what the facts say of the instructions of one function.
type table struct {
	anonymous, unseen []bool // by PC; nil: none
	ignores           bool   // its first argument goes nowhere but into its result
}

// place is a register of a function.
type place struct {
	fn  ir.FuncID
	reg ir.Reg
}

// use is what is done with a variable, or with the register that holds an address in one. More is less restricted.
type use uint8

const (
	holder use = iota // it holds ids: pthread_create stores there, and what is read goes to pthread_join
	own               // its address is used for loads and stores by its function only
	other
)

// telling are the functions of the library that tell a thread its own id, or do something to the thread of an id, which
// may be a number that no creation gave. Who joins a number is looked at when it does.
var telling = []string{
	"pthread_self", "thrd_current", "gettid", "syscall", "pthread_cancel", "pthread_kill", "pthread_sigqueue",
	"pthread_detach", "thrd_detach", "pthread_equal", "thrd_equal",
}

// Of looks at a program.
func Of(p *ir.Program) *Facts {
	f := &Facts{p: p, places: map[place]use{}, globals: map[ir.GlobalID]use{}, tables: make([]table, len(p.Funcs))}
	if f.refused = f.tells(); f.refused != "" {
		return f
	}
	for _, g := range p.Globals {
		for _, ptr := range g.Pointers {
			f.pointedTo(ptr.Addr)
		}
	}
	for _, fn := range p.Funcs {
		if !fn.Runtime {
			f.function(fn)
		}
	}
	for _, fn := range p.Funcs {
		if !fn.Runtime && !fn.External {
			f.tables[fn.ID] = f.table(fn)
		}
	}
	return f
}

// Refused says why no two threads of the program are interchangeable, or is "".
func (f *Facts) Refused() string { return f.refused }

// Any reports whether the program creates threads whose ids nothing but joins ever asks for.
func (f *Facts) Any() bool {
	return slices.ContainsFunc(f.tables, func(t table) bool { return slices.Contains(t.anonymous, true) })
}

// tells names a function that the program uses by which a thread learns its id, or is "".
func (f *Facts) tells() string {
	for _, fn := range f.p.Funcs {
		if !slices.Contains(telling, fn.Library()) {
			continue
		}
		if f.used(fn) {
			return "the program uses " + fn.Name
		}
	}
	return ""
}

// used reports whether code of the program calls a function or takes its address.
func (f *Facts) used(callee *ir.Func) bool {
	for _, g := range f.p.Globals {
		if slices.ContainsFunc(g.Pointers, func(p ir.Pointer) bool { return !g.Runtime && p.Addr == callee.Addr }) {
			return true
		}
	}
	return slices.ContainsFunc(f.p.Funcs, func(fn *ir.Func) bool { return !fn.Runtime && mentions(fn, callee) })
}

func mentions(fn, callee *ir.Func) bool {
	found := false
	for pc := range fn.Code {
		if in := &fn.Code[pc]; in.Op == ir.OpCall && fn.Calls[in.Aux].Callee == callee.ID {
			return true
		}
		fn.EachOperand(ir.PC(pc), func(o ir.Operand) {
			found = found || o.Kind == ir.KFunc && o.Word == callee.Addr
		})
	}
	return found
}

// pointedTo notes that a variable holds an address: no function's own uses of that are all there are.
func (f *Facts) pointedTo(addr uint64) {
	for _, g := range f.p.Globals {
		if addr >= g.Addr && addr <= g.Addr+uint64(g.Size) {
			f.globals[g.ID] = other
		}
	}
}

// function looks at what one function does with its variables, and with those of the program.
func (f *Facts) function(fn *ir.Func) {
	roots := f.derived(fn)
	for pc := range fn.Code {
		in := &fn.Code[pc]
		f.instruction(fn, in, roots)
		if in.Op == ir.OpGEP || in.Op == ir.OpCopy {
			f.meets(root(&in.B, roots, fn), other)
			continue // of A, what is done with the result counts
		}
		fn.EachOperand(ir.PC(pc), func(o ir.Operand) {
			if !f.expected(fn, in, &o) {
				f.meets(root(&o, roots, fn), other)
			}
		})
	}
}

// variable is a variable: a register with an alloca's address, or a global.
type variable struct {
	of     place
	global ir.GlobalID
	is     bool
}

// derived are the registers of a function that hold an address in a variable, and in which.
func (f *Facts) derived(fn *ir.Func) map[ir.Reg]variable {
	roots := map[ir.Reg]variable{}
	for pc := range fn.Code {
		if in := &fn.Code[pc]; in.Op == ir.OpAlloca {
			roots[in.Dst] = variable{of: place{fn.ID, in.Dst}, global: ir.None, is: true}
		}
	}
	for grown := true; grown; {
		grown = false
		for pc := range fn.Code {
			in := &fn.Code[pc]
			if in.Op != ir.OpGEP && in.Op != ir.OpCopy {
				continue
			}
			if v := root(&in.A, roots, fn); v.is && !roots[in.Dst].is {
				roots[in.Dst], grown = v, true
			}
		}
	}
	return roots
}

// root is the variable that an operand is an address in.
func root(o *ir.Operand, roots map[ir.Reg]variable, fn *ir.Func) variable {
	switch o.Kind {
	case ir.KReg:
		return roots[o.Reg]
	case ir.KGlobal:
		return variable{of: place{fn.ID, ir.None}, global: ir.GlobalID(o.Index), is: true}
	}
	return variable{}
}

// meets notes a use of a variable. That of a global through which ids go counts in all functions.
func (f *Facts) meets(v variable, u use) {
	switch {
	case !v.is:
	case v.global != ir.None:
		f.globals[v.global] = max(f.globals[v.global], u)
	default:
		f.places[v.of] = max(f.places[v.of], u)
	}
}

// instruction notes the uses of variables by their addresses.
func (f *Facts) instruction(fn *ir.Func, in *ir.Instr, roots map[ir.Reg]variable) {
	v := root(&in.A, roots, fn)
	switch in.Op {
	case ir.OpLoad:
		if !f.joinsOnly(fn, in.Dst) {
			f.meets(v, own)
		}
	case ir.OpStore:
		if in.B.Kind != ir.KConst {
			f.meets(v, own)
		}
	case ir.OpCall:
		call := &fn.Calls[in.Aux]
		if role := f.role(call); role.Role == abi.Create && role.Thread >= 0 && !f.plainly(call) {
			f.meets(root(&call.Args[role.Thread], roots, fn), other)
		}
	}
}

// role is what a call is to threads.
func (f *Facts) role(call *ir.CallInfo) *abi.Function {
	if call.Callee == ir.None {
		return abi.Of("")
	}
	return abi.Of(f.p.Funcs[call.Callee].Library())
}

// plainly reports whether a call creates a thread without attributes.
func (f *Facts) plainly(call *ir.CallInfo) bool {
	return f.p.Funcs[call.Callee].Name == "pthread_create" && len(call.Args) == 4 && null(&call.Args[1])
}

func null(o *ir.Operand) bool { return o.Kind == ir.KConst && o.Word == 0 }

// joinsOnly reports whether a register is only joined, without the result being taken.
func (f *Facts) joinsOnly(fn *ir.Func, r ir.Reg) bool {
	only := true
	for pc := range fn.Code {
		in := &fn.Code[pc]
		uses := 0
		fn.EachOperand(ir.PC(pc), func(o ir.Operand) {
			if o.Kind == ir.KReg && o.Reg == r {
				uses++
			}
		})
		if uses == 0 {
			continue
		}
		if in.Op != ir.OpCall {
			return false
		}
		call := &fn.Calls[in.Aux]
		only = only && uses == 1 && f.role(call).Role == abi.Join && len(call.Args) == 2 &&
			call.Args[0] == ir.R(r) && null(&call.Args[1]) && call.Callee != ir.None &&
			f.p.Funcs[call.Callee].Name == "pthread_join"
	}
	return only
}

// expected reports whether an operand is where an address leads to an access by the function itself, or to where
// pthread_create puts an id.
func (f *Facts) expected(fn *ir.Func, in *ir.Instr, o *ir.Operand) bool {
	switch in.Op {
	case ir.OpLoad, ir.OpMemset, ir.OpLifetimeStart, ir.OpLifetimeEnd:
		return *o == in.A && in.A != in.B && in.A != in.C
	case ir.OpStore:
		return *o == in.A && in.A != in.B
	case ir.OpCall:
		call := &fn.Calls[in.Aux]
		n := 0
		for i := range call.Args {
			if call.Args[i] == *o {
				n++
			}
		}
		return f.role(call).Role == abi.Create && n == 1 && call.Args[0] == *o
	}
	return false
}

// table is the facts by instruction.
func (f *Facts) table(fn *ir.Func) table {
	roots := f.derived(fn)
	t := table{anonymous: make([]bool, len(fn.Code)), unseen: make([]bool, len(fn.Code)), ignores: ignores(fn)}
	for pc := range fn.Code {
		switch in := &fn.Code[pc]; in.Op {
		case ir.OpCall:
			call := &fn.Calls[in.Aux]
			role := f.role(call)
			t.anonymous[pc] = role.Role == abi.Create && f.plainly(call) &&
				f.kept(root(&call.Args[role.Thread], roots, fn)) == holder
		case ir.OpLoad, ir.OpStore, ir.OpMemset:
			t.unseen[pc] = f.kept(root(&in.A, roots, fn)) < other
		}
	}
	return t
}

// ignores reports whether a function does nothing with its first argument but return it.
func ignores(fn *ir.Func) bool {
	used := false
	for pc := range fn.Code {
		if fn.Code[pc].Op == ir.OpRet {
			continue
		}
		fn.EachOperand(ir.PC(pc), func(o ir.Operand) { used = used || o.Kind == ir.KReg && o.Reg == 0 })
	}
	return !used && len(fn.Params) == 1
}

// kept is what is done with a variable: of a global that is no holder it is not known.
func (f *Facts) kept(v variable) use {
	switch {
	case !v.is:
		return other
	case v.global == ir.None:
		return f.places[v.of]
	}
	if g := f.p.Globals[v.global]; g.Runtime || g.External || g.Shown || g.ThreadLocal || f.globals[g.ID] != holder {
		return other
	}
	return holder
}

// Anonymous reports whether a call creates a thread whose id nothing but joins ever asks for.
func (f *Facts) Anonymous(fn ir.FuncID, pc ir.PC) bool {
	t := &f.tables[fn]
	return t.anonymous != nil && t.anonymous[pc]
}

// Unseen reports whether an instruction accesses a variable that no other thread can tell anything by: a holder, or a
// local variable whose address goes nowhere.
func (f *Facts) Unseen(fn ir.FuncID, pc ir.PC) bool {
	t := &f.tables[fn]
	return t.unseen != nil && t.unseen[pc]
}

// Ignores reports whether a function, run by a thread, does nothing with its argument but return it.
func (f *Facts) Ignores(fn ir.FuncID) bool { return f.tables[fn].ignores }
