package locksets

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// A lock without a name may be any that its address may lead to, and of what code outside the program passes in, that is
// all at any offset. Which member of a structure it is says more: what was locked through &q->in is not &q->out, whatever
// q leads to, as long as memory has types.

// maxMembers bounds the members that a lock is known to be one of, and the calls that are looked at for them.
const maxMembers = 16

// members are which members of structures a nameless lock may be, where it was acquired; nil where that is not known.
func (s *summaries) members(r ref) []ir.StepID {
	fn := s.a.Prog.Funcs[r.at.Func]
	in := &fn.Code[r.at.PC]
	if r.named || fn.Runtime || in.Op != ir.OpCall || fn.Calls[in.Aux].Callee == ir.None {
		return nil
	}
	call := &fn.Calls[in.Aux]
	op, is := operationOf(s.a.Prog.Funcs[call.Callee])
	if !is || op.arg >= len(call.Args) {
		return nil
	}
	c := collecting{s: s, seen: map[parameter]bool{}}
	if !c.argument(fn, call, op.arg) {
		return nil
	}
	return c.out
}

// collecting follows an address to where it was computed, through the calls that pass it.
type collecting struct {
	s    *summaries
	seen map[parameter]bool
	out  []ir.StepID
}

type parameter struct {
	f ir.FuncID
	n ir.Reg
}

// argument adds the members that an argument may be the address of; it returns false where it may be another address.
func (c *collecting) argument(fn *ir.Func, call *ir.CallInfo, i int) bool {
	o := call.Args[i]
	if at := fn.MemberAt(call, i); at != 0 {
		if !slices.Contains(c.out, at) {
			c.out = append(c.out, at)
		}
		return len(c.out) <= maxMembers
	}
	return o.Kind == ir.KReg && int(o.Reg) < len(fn.Params) && c.passed(parameter{fn.ID, o.Reg})
}

// passed adds what callers pass as a parameter.
func (c *collecting) passed(p parameter) bool {
	a := c.s.a
	if c.seen[p] {
		return true
	}
	c.seen[p] = true
	ways := a.Ways(p.f)
	if ways.Outside || len(ways.Creates) > 0 || len(c.seen) > maxMembers {
		return false
	}
	return !slices.ContainsFunc(ways.Calls, func(site pointsto.CallSite) bool {
		fn := a.Prog.Funcs[site.Func]
		call := &fn.Calls[fn.Code[site.PC].Aux]
		return fn.Runtime || int(p.n) >= len(call.Args) || !c.argument(fn, call, int(p.n))
	})
}
