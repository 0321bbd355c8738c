package monitors

import (
	"cmp"
	"slices"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// uses are what a function does with the address of an object.
type uses struct {
	known     bool // all are listed
	stores    []usedAt
	passed    []usedAt // to functions of the program, called directly
	published []ir.PC  // stored, returned, or passed elsewhere
}

// usedAt is a use of an address off bytes behind the object's first one; off is -1 where that is not known.
type usedAt struct {
	pc  ir.PC
	off int64
	arg int
}

// keeps reports whether a function of the library publishes no address of an object, or of a part of it, that it is
// passed.
func keeps(fn *ir.Func) bool {
	switch fn.Library() {
	case "":
		return false
	case "mtx_init", "memset", "__midway_memset", "free", "strlen":
		return true
	}
	role := abi.Of(fn.Library()).Role
	return role == abi.InitObject || role == abi.BarrierInit || role == abi.DestroyObject
}

// uses follows a register through the function that it is defined in.
func (x *settling) uses(fn *ir.Func, r ir.Reg) uses {
	u := uses{known: true}
	at := map[ir.Reg]int64{r: 0} // registers that hold an address in the object
	for grew := true; grew; {
		grew = false
		for pc := range fn.Code {
			in := &fn.Code[pc]
			to, off, derived := derivedFrom(fn, in, at)
			if !derived {
				continue
			}
			if old, known := at[to]; !known || old != off && old != -1 {
				if known {
					off = -1
				}
				at[to], grew = off, true
			}
		}
	}
	for pc := range fn.Code {
		x.use(fn, ir.PC(pc), at, &u)
	}
	return u
}

// derivedFrom is the register that an instruction makes another address in the object of, and the offset.
func derivedFrom(fn *ir.Func, in *ir.Instr, at map[ir.Reg]int64) (to ir.Reg, off int64, ok bool) {
	from := func(o ir.Operand) (int64, bool) {
		if o.Kind != ir.KReg {
			return 0, false
		}
		k, ok := at[o.Reg]
		return k, ok
	}
	switch in.Op {
	case ir.OpGEP:
		k, ok := from(in.A)
		if in.B.Kind != ir.KNone || k < 0 || in.Imm < 0 {
			return in.Dst, -1, ok
		}
		return in.Dst, k + in.Imm, ok
	case ir.OpPhi: // perhaps of another object, that an earlier iteration of a loop allocated
		any := slices.ContainsFunc(fn.Phis[in.Aux].Values, func(o ir.Operand) bool { _, ok := from(o); return ok })
		return in.Dst, -1, any
	case ir.OpLoad, ir.OpStore, ir.OpCall, ir.OpICmp, ir.OpRet, ir.OpNop, ir.OpMemset, ir.OpMemcpy:
		return 0, 0, false
	case ir.OpCopy, ir.OpFreeze:
		k, ok := from(in.A)
		return in.Dst, k, ok
	}
	for _, o := range [...]ir.Operand{in.A, in.B, in.C} { // arithmetic
		if _, ok := from(o); ok {
			return in.Dst, -1, true
		}
	}
	return 0, 0, false
}

// use notes what one instruction does with an address in the object.
func (x *settling) use(fn *ir.Func, pc ir.PC, at map[ir.Reg]int64, u *uses) {
	in := &fn.Code[pc]
	held := func(o ir.Operand) (int64, bool) {
		k, ok := at[o.Reg]
		return k, ok && o.Kind == ir.KReg
	}
	switch in.Op {
	case ir.OpStore:
		if _, value := held(in.B); value {
			u.published = append(u.published, pc)
		}
		if off, ok := held(in.A); ok {
			u.stores = append(u.stores, usedAt{pc: pc, off: off})
		}
	case ir.OpRet:
		if _, ok := held(in.A); ok {
			u.published = append(u.published, pc)
		}
	case ir.OpCall:
		x.passes(fn, pc, held, u)
	case ir.OpLoad, ir.OpGEP, ir.OpPhi, ir.OpCopy, ir.OpFreeze, ir.OpICmp, ir.OpNop, ir.OpMemset:
	default:
		for _, o := range [...]ir.Operand{in.A, in.B, in.C} {
			if _, ok := held(o); ok {
				u.published = append(u.published, pc)
			}
		}
	}
}

func (x *settling) passes(fn *ir.Func, pc ir.PC, held func(ir.Operand) (int64, bool), u *uses) {
	call := &fn.Calls[fn.Code[pc].Aux]
	for i, o := range call.Args {
		off, ok := held(o)
		if !ok {
			continue
		}
		switch {
		case call.Callee != ir.None && keeps(x.a.Prog.Funcs[call.Callee]):
		case call.Callee != ir.None && !x.a.Prog.Funcs[call.Callee].Runtime && !x.a.Prog.Funcs[call.Callee].External:
			u.passed = append(u.passed, usedAt{pc: pc, off: off, arg: i})
		default:
			u.published = append(u.published, pc)
		}
	}
}

func sortFields(out []FieldRange) {
	slices.SortFunc(out, func(a, b FieldRange) int { return cmp.Compare(a.Off, b.Off) })
}
