package pointsto

import "midway/internal/ir"

// A closure is a function that lies beside its arguments: t->run(t->arg). Both are read from the object that one
// register leads to, so that a function of one of the objects that the analysis tells apart is called with what that
// object holds, not with what others do.

// maxClosures is to how many objects the register may lead for that; beyond, every function is called with all
// arguments.
const maxClosures = 256

// closures binds such a call, object by object.
type closures struct {
	a      *analysis
	c      call
	run    int64         // of the function pointer, in bytes behind what the register holds
	args   map[int]int64 // of arguments, by their number
	met    int
	merged bool
}

func (u *closures) meet(s *solver, list []entry) {
	for _, t := range list {
		if u.merged {
			return
		}
		if u.met++; u.met > maxClosures || !s.real(t.node) {
			u.merged = true
			s.addUse(u.a.address(u.c.inst, u.c.info.Target), &calls{a: u.a, c: u.c})
			return
		}
		c := u.c
		c.given = map[int]varID{}
		at := s.regions.at(t.at)
		for k, off := range u.args {
			c.given[k] = s.viewVar(t.node, edge{add: off}.apply(at), s.ptrBytes)
		}
		s.addUse(s.viewVar(t.node, edge{add: u.run}.apply(at), s.ptrBytes), &calls{a: u.a, c: c})
	}
}

// closure is the register that an indirect call reads its target from and one of its arguments, and where.
func (a *analysis) closure(c call) (base ir.Reg, u *closures, ok bool) {
	f := a.fn(c.inst)
	base, run, ok := a.readBehind(f, c.info.Target)
	if !ok || f.Runtime {
		return base, nil, false
	}
	u = &closures{a: a, c: c, run: run, args: map[int]int64{}}
	for k, op := range c.info.Args {
		if c.info.ByVal != nil && c.info.ByVal[k] > 0 {
			continue
		}
		if b, off, is := a.readBehind(f, op); is && b == base {
			u.args[k] = off
		}
	}
	return base, u, len(u.args) > 0
}

// readBehind is the register, and the distance in bytes, behind which a pointer was read that an operand holds.
func (a *analysis) readBehind(f *ir.Func, op ir.Operand) (base ir.Reg, off int64, ok bool) {
	if op.Kind != ir.KReg || int(op.Reg) < len(f.Params) {
		return 0, 0, false
	}
	in := definition(f, op.Reg)
	if in == nil || in.Op != ir.OpLoad || int64(in.Bits) != 8*a.s.ptrBytes {
		return 0, 0, false
	}
	op = in.A
	for {
		if op.Kind != ir.KReg {
			return 0, 0, false
		}
		if in = definition(f, op.Reg); in == nil || in.Op != ir.OpGEP || in.B.Kind != ir.KNone {
			return op.Reg, off, true
		}
		op, off = in.A, off+in.Imm
	}
}

// closureBase is what the register may lead to as the structure that the function is read from.
func (a *analysis) closureBase(c call, base ir.Reg) varID {
	v := a.reg(c.inst, base)
	f := a.fn(c.inst)
	if a.types == nil || f.Runtime {
		return v
	}
	in := definition(f, c.info.Target.Reg)
	for in.A.Kind == ir.KReg && in.A.Reg != base {
		in = definition(f, in.A.Reg)
	}
	if x, ok := a.stepOf(in.Step, true); ok {
		return a.through(v, a.groupOf([]step{x}))
	}
	return v
}
