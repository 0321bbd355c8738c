package pointsto

import (
	"midway/internal/ir"
)

// generate adds the constraints of one instance.
func (a *analysis) generate(i int32) {
	if a.insts[i].done {
		return
	}
	a.insts[i].done = true
	f := a.fn(i)
	for pc := range f.Code {
		a.constrain(i, f, ir.PC(pc), &f.Code[pc])
	}
}

// constrain adds the constraints of one instruction; each arm is the rule of its operation.
func (a *analysis) constrain(i int32, f *ir.Func, pc ir.PC, in *ir.Instr) {
	dst := a.into(i, in.Dst)
	switch in.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpOverflow:
		a.calculate(i, f, in, dst)
	case ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpBSwap, ir.OpBitReverse:
		a.s.arith(a.value(i, in.A), dst)
		a.s.arith(a.value(i, in.B), dst)
	case ir.OpTrunc:
		if in.Bits >= 8 {
			a.s.copyTo(a.value(i, in.A), dst)
		}
	case ir.OpZExt, ir.OpSExt, ir.OpCopy, ir.OpFreeze:
		a.s.copyTo(a.value(i, in.A), dst)
	case ir.OpSelect:
		a.s.copyTo(a.value(i, in.B), dst)
		a.s.copyTo(a.value(i, in.C), dst)
	case ir.OpPhi:
		for _, v := range f.Phis[in.Aux].Values {
			a.s.copyTo(a.value(i, v), dst)
		}
	case ir.OpGEP:
		a.gep(i, in, dst)
	case ir.OpAlloca:
		a.s.insert(dst, a.stackObject(i, f, pc, in), region{})
	case ir.OpTLS:
		a.s.insert(dst, a.globalNode(ir.GlobalID(in.Imm)), exactly(in.Scale))
	case ir.OpLoad:
		a.load(i, f, in, dst)
	case ir.OpStore:
		a.store(i, f, in, a.value(i, in.B))
	case ir.OpRMW:
		a.rmw(i, f, in, dst)
	case ir.OpCmpXchg:
		a.load(i, f, in, dst)
		a.store(i, f, in, a.value(i, in.C))
	case ir.OpMemcpy:
		a.copyBytes(a.address(i, in.A), a.address(i, in.B), constBytes(in.C))
	case ir.OpVAStart:
		a.vaStart(i, a.address(i, in.A))
	case ir.OpVACopy:
		a.copyBytes(a.address(i, in.A), a.address(i, in.B), a.vaListBytes())
	case ir.OpRet:
		a.returns(i, f, in)
	case ir.OpCall:
		a.call(call{inst: i, pc: pc, info: &f.Calls[in.Aux], dst: in.Dst})
	}
}

// signed is a constant of bits bits as a signed number.
func signed(w uint64, bits uint16) int64 {
	if bits == 0 || bits >= 64 {
		return int64(w)
	}
	return int64(w<<(64-bits)) >> (64 - bits)
}

// numeral reports whether an operand is a constant that is no address.
func (a *analysis) numeral(op ir.Operand) bool {
	return op.Kind == ir.KConst && a.value(0, op) == noVar
}

// calculate: dst = A op B. Part of a pointer may be moved, shifted and masked, but calculating with it
// alone makes no address.
func (a *analysis) calculate(i int32, f *ir.Func, in *ir.Instr, dst varID) {
	switch {
	case int(in.Bits) < a.p.Model.PtrBits():
	case in.Op == ir.OpAdd:
		a.add(i, in, dst)
	case in.Op == ir.OpSub:
		a.sub(i, f, in, dst)
	default:
		a.s.arith(a.value(i, in.A), dst)
		a.s.arith(a.value(i, in.B), dst)
	}
}

// add: dst = A + B.
func (a *analysis) add(i int32, in *ir.Instr, dst varID) {
	switch {
	case a.numeral(in.B):
		a.s.addEdge(a.value(i, in.A), edge{dst: dst, add: signed(in.B.Word, in.Bits)})
	case a.numeral(in.A):
		a.s.addEdge(a.value(i, in.B), edge{dst: dst, add: signed(in.A.Word, in.Bits)})
	default:
		x, y := a.value(i, in.A), a.value(i, in.B)
		a.s.arith(x, dst)
		a.s.arith(y, dst)
		a.distanceUse(y, &offset{base: x, res: dst})
		a.distanceUse(x, &offset{base: y, res: dst})
	}
}

// sub: dst = A - B. Where both are pointers by their type, the result is a distance and no address.
func (a *analysis) sub(i int32, f *ir.Func, in *ir.Instr, dst varID) {
	if a.numeral(in.B) {
		a.s.addEdge(a.value(i, in.A), edge{dst: dst, add: -signed(in.B.Word, in.Bits)})
		return
	}
	x, y := a.value(i, in.A), a.value(i, in.B)
	if isPointer(f, in.A) && isPointer(f, in.B) && x != noVar && y != noVar {
		a.s.difference(x, y, dst)
		return
	}
	a.s.arith(x, dst)
	a.s.arith(y, dst)
	a.distanceUse(y, &offset{base: x, res: dst, negated: true})
}

func (a *analysis) distanceUse(index varID, u *offset) {
	if u.base != noVar && u.res != noVar {
		a.s.addUse(index, u)
	}
}

// gep: dst = A + Imm + B·Scale.
func (a *analysis) gep(i int32, in *ir.Instr, dst varID) {
	base := a.value(i, in.A)
	group, typed := a.gepGroup(i, in)
	add := func(e edge) {
		if typed {
			a.s.addStep(base, e, group)
		} else {
			a.s.addEdge(base, e)
		}
	}
	if in.B.Kind == ir.KNone || a.numeral(in.B) {
		add(edge{dst: dst, add: in.Imm + signed(in.B.Word, uint16(in.Aux))*in.Scale})
		return
	}
	add(edge{dst: dst, add: in.Imm, stride: max(in.Scale, -in.Scale), count: within(in)})
	index := a.value(i, in.B)
	a.distanceUse(index, &offset{base: base, res: dst, negated: in.Scale < 0})
	if base == noVar || in.Scale == 1 || in.Scale == -1 {
		a.s.arith(index, dst)
	}
}

// within is how far an index of a library model may go: it stays in its array. 0 where there is no bound.
func within(in *ir.Instr) int64 {
	if in.Scale <= 0 {
		return 0
	}
	return max(int64(in.Count)-1, 0)
}

// moves reports whether an access of that width in f may move (part of) a pointer.
func (a *analysis) moves(f *ir.Func, bits uint16) bool {
	if f.Runtime {
		return int(bits) >= a.p.Model.PtrBits()
	}
	return bits >= 8
}

func bytesOf(bits uint16) int64 { return int64(bits+7) / 8 }

// load: dst = *p.
func (a *analysis) load(i int32, f *ir.Func, in *ir.Instr, dst varID) {
	if a.moves(f, in.Bits) && dst != noVar {
		a.s.addUse(a.accessed(i, in), &load{dst, bytesOf(in.Bits)})
	}
}

// store: *p = v.
func (a *analysis) store(i int32, f *ir.Func, in *ir.Instr, v varID) {
	if a.moves(f, in.Bits) && v != noVar {
		a.s.addUse(a.accessed(i, in), &store{v, bytesOf(in.Bits)})
	}
}

// rmw: dst = *p; *p = dst op B.
func (a *analysis) rmw(i int32, f *ir.Func, in *ir.Instr, dst varID) {
	a.load(i, f, in, dst)
	v := a.value(i, in.B)
	if ir.RMW(in.Sub) != ir.Xchg {
		if int(in.Bits) < a.p.Model.PtrBits() {
			return
		}
		sum := a.s.newVars(1)
		a.s.arith(v, sum)
		a.s.arith(dst, sum)
		v = sum
	}
	a.store(i, f, in, v)
}

// constBytes is a constant number of bytes, or more than any object has.
func constBytes(op ir.Operand) int64 {
	if op.Kind == ir.KConst && op.Word < uint64(farOffset) {
		return int64(op.Word)
	}
	return farOffset
}

// copyBytes: n bytes at p become those at q, through a buffer that is an object of its own, so that
// |pts(p)| + |pts(q)| copies do for all pairs.
func (a *analysis) copyBytes(p, q varID, n int64) {
	if p == noVar || q == noVar || n == 0 {
		return
	}
	buffer := a.newObject(Info{Kind: internal, Size: -1})
	a.s.addUse(q, &copyIn{buffer, n})
	a.s.addUse(p, &copyOut{buffer, n})
}

// returns: the results of i ⊇ the operands of a return.
func (a *analysis) returns(i int32, f *ir.Func, in *ir.Instr) {
	if len(f.RetBits) > 2 {
		for k, op := range f.Calls[in.Aux].Args {
			a.s.copyTo(a.value(i, op), a.ret(i, k))
		}
		return
	}
	for k, op := range []ir.Operand{in.A, in.B}[:len(f.RetBits)] {
		a.s.copyTo(a.value(i, op), a.ret(i, k))
	}
}

// isPointer reports whether an operand is a pointer by its type in the program.
func isPointer(f *ir.Func, op ir.Operand) bool {
	return op.Kind == ir.KReg && f.Regs[op.Reg].Ptr || op.Kind == ir.KGlobal || op.Kind == ir.KFunc
}
