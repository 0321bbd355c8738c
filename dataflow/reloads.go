package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
)

// reloads are equalities of registers with what they were loaded again from: where memory must hold what another
// register holds, by the must-reach definitions before the load (Bergan §3.2). Code that tests what it reads and
// reads it again to use it (`if (head.next != &head) use(head.next)`) knows of the second what it found out of the
// first, also once that memory has changed. Only what was tested is of use: registers that branches on the way have
// looked at.
//
// The equality still holds at the context: what the definition mentions has its value on every way to the load, which
// dominates the context, so that control comes through the load again wherever one of these is defined again (as for
// branches).
func (act *Activation) reloads() []Guard {
	a, f := act.a, act.Func
	tested := act.tested()
	shape, h := a.Shape(f), a.heapDefs()
	if len(tested) == 0 || shape.Twice() { // where setjmp returns again, registers may be those of later
		return nil
	}
	var out []Guard
	for r := range shape.Func.Regs {
		dst := ir.Reg(r)
		pc, ok := shape.Def(dst)
		if !ok || shape.Func.Code[pc].Op != ir.OpLoad || !act.defined(shape, dst) {
			continue
		}
		d, ok := h.plain(f, pc)
		if !ok || h.mentions(d.addr, f, dst, 1) {
			continue
		}
		before, ok := h.flow(f).Before(pc)
		if !ok {
			continue
		}
		d.val = a.rel.reg(f, dst)
		for i := range before {
			o := &before[i]
			if o.addr != d.addr || o.bits != d.bits || o.val == d.val || h.mentions(o.val, f, dst, 1) ||
				!slices.ContainsFunc(a.Mentioned(o.val), func(r ir.Reg) bool { return tested[r] }) {
				continue
			}
			is, ok1 := act.Relative(d.val)
			was, ok2 := act.Relative(o.val)
			if ok1 && ok2 {
				same := a.B.Cmp(expr.EQ, d.bits, is, was)
				out = append(out, Guard{Thread: act.Thread, Cond: same, At: a.at(f, pc), Races: !h.undisturbed(f, &d)})
			}
		}
	}
	return out
}

// tested are the registers that the branches look at which an activation must have come through.
func (act *Activation) tested() map[ir.Reg]bool {
	shape, out := act.a.Shape(act.Func), map[ir.Reg]bool{}
	for b := range shape.Func.Blocks {
		s := ir.BlockID(b)
		if !act.dominated(shape, s) {
			continue
		}
		if from, ok := soleEntry(shape, s); ok {
			if cond, ok := act.a.edge(act.Func, from, s); ok {
				for _, r := range act.a.Mentioned(cond) {
					out[r] = true
				}
			}
		}
	}
	return out
}
