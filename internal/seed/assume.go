package seed

import (
	"fmt"
	"midway/internal/state"

	"midway/context"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/symheap"
)

// Holds says in an initial state that a condition holds. The state is changed: give it a fork.
func (s *Seeding) Holds(st *state.State, e *context.Expr) (expr.Value, error) {
	v, err := (&evaluator{s, st}).value(e)
	if err != nil {
		return v, err
	}
	return s.B.Not(s.B.Cmp(expr.EQ, int(e.Type.Size)*8, v, expr.Word(0))), nil
}

// Value is what an expression is in an initial state. The state may be changed: pointers that are followed are noted.
func (s *Seeding) Value(st *state.State, e *context.Expr) (expr.Value, error) {
	return (&evaluator{s, st}).value(e)
}

// assume conjoins the context's assume expressions, evaluated in the initial state.
func (s *Seeding) assume(st *state.State) error {
	for _, a := range s.Context.Assume {
		holds, err := s.Holds(st, a.Expr)
		if err != nil {
			return fmt.Errorf("%s: assume %q: %w", a.At, a.Source, err)
		}
		st.Presume(s.B, holds)
		if st.PC.False() {
			return fmt.Errorf("%s: assume %q contradicts what is known of this context", a.At, a.Source)
		}
	}
	return nil
}

// evaluator evaluates typed C expressions over an initial state.
type evaluator struct {
	*Seeding
	st *state.State
}

func (ev *evaluator) bits(t *ir.Type) int { return int(t.Size) * 8 }

// MayBeTrue, MustBeTrue and Assume make an oracle that asks no solver: sound, and precise enough for
// the few expansions an assume needs.
func (ev *evaluator) MayBeTrue(c expr.Value) bool  { return c != expr.False }
func (ev *evaluator) MustBeTrue(c expr.Value) bool { return c == expr.True }

// Excluded implements symheap.Oracle: nothing is known.
func (ev *evaluator) Excluded(c expr.Value) bool { return c == expr.False }

// Assume implements symheap.Oracle.
func (ev *evaluator) Assume(c expr.Value) { ev.st.Presume(ev.B, c) }

// AssumeAs implements symheap.Oracle.
func (ev *evaluator) AssumeAs(c expr.Value, role expr.Role) { ev.st.AssumeAs(ev.B, c, role) }

// Example knows none: what needs the solver is not followed.
func (ev *evaluator) Example(cond, v expr.Value) (w uint64, found, known bool) {
	return 0, false, false
}

// Pointer implements symheap.Pointers.
func (ev *evaluator) Pointer(n *expr.Node) (pointsto.Set, bool) {
	if sym := n.Symbol(); sym != nil && sym.Pointer {
		return ev.st.Node(n), true
	}
	set := ev.st.Node(n)
	return set, set != nil
}

func (ev *evaluator) value(e *context.Expr) (expr.Value, error) {
	switch {
	case e.Op == context.ExprConst:
		return expr.Word(e.Word), nil
	case e.Op == context.ExprAddr:
		return ev.address(e.X)
	case e.Op == context.ExprLocal && e.Var.Alloca == ir.None:
		return ev.register(e)
	case e.LValue():
		return ev.load(e)
	case e.Y == nil:
		return ev.unary(e)
	}
	return ev.binary(e)
}

// register is the value of a promoted local where its frame stands.
func (ev *evaluator) register(e *context.Expr) (expr.Value, error) {
	fr := ev.at(ev.st, e.Thread, e.Frame)
	op, ok := fr.Fn.VarAt(e.Var, fr.PC)
	if !ok {
		return expr.Value{}, fmt.Errorf("%s has no value where its thread stands", e.Var.Name)
	}
	if op.Kind == ir.KReg {
		have, want := int(fr.Fn.Regs[op.Reg].Bits), ev.bits(e.Type)
		v := fr.Regs[op.Reg]
		if have > want {
			return ev.B.Trunc(have, want, v), nil
		}
		return ev.B.ZExt(have, want, v), nil
	}
	return expr.Word(op.Word), nil
}

// address is where an lvalue lies.
func (ev *evaluator) address(e *context.Expr) (expr.Value, error) {
	w := ev.P.Model.PtrBits()
	switch e.Op {
	case context.ExprGlobal:
		return ev.globalAddress(e)
	case context.ExprLocal:
		if e.Var.Alloca == ir.None {
			return expr.Value{}, fmt.Errorf("%s is kept in a register here and has no address", e.Var.Name)
		}
		return ev.at(ev.st, e.Thread, e.Frame).Regs[e.Var.Alloca], nil
	case context.ExprDeref:
		return ev.value(e.X)
	case context.ExprMember:
		base, err := ev.address(e.X)
		return ev.B.Bin(expr.Add, w, base, expr.Word(uint64(e.Field.Offset))), err
	}
	return expr.Value{}, fmt.Errorf("%s has no address", e)
}

func (ev *evaluator) globalAddress(e *context.Expr) (expr.Value, error) {
	if !e.Global.ThreadLocal {
		return expr.Word(e.Global.Addr), nil
	}
	for _, l := range ev.st.Threads[e.Thread].Locals {
		if l.Global == e.Global.ID {
			return ev.st.Heap.Get(l.Obj).Base(), nil
		}
	}
	return expr.Value{}, fmt.Errorf("%s has no copy in that thread", e.Global.Name)
}

func (ev *evaluator) load(e *context.Expr) (expr.Value, error) {
	p, err := ev.address(e)
	if err != nil {
		return p, err
	}
	n := int(e.Type.Size)
	if e.Op == context.ExprMember && e.Field.BitSize > 0 {
		return ev.bitField(p, e)
	}
	return ev.loadAt(p, n)
}

func (ev *evaluator) loadAt(p expr.Value, n int) (expr.Value, error) {
	var v expr.Value
	places := ev.st.Heap.Resolve(p, nil, ev, ev)
	for i := len(places) - 1; i >= 0; i-- {
		pl := places[i]
		if pl.Obj == symheap.None {
			return v, fmt.Errorf("a pointer in it points to no object")
		}
		got := ev.st.Heap.Load(pl.Obj, pl.Off, n)
		if i == len(places)-1 {
			v = got
		} else {
			v = ev.B.Ite(n*8, pl.Guard, got, v)
		}
	}
	return v, nil
}

// bitField extracts a bit-field of an integer type.
func (ev *evaluator) bitField(p expr.Value, e *context.Expr) (expr.Value, error) {
	bits := e.Field.BitOffset + e.Field.BitSize
	n := (bits + 7) / 8
	v, err := ev.loadAt(p, n)
	if err != nil {
		return v, err
	}
	v = ev.B.Extract(n*8, v, e.Field.BitOffset, e.Field.BitSize)
	return ev.convert(v, e.Field.BitSize, ev.bits(e.Type), context.Signed(e.Type)), nil
}

func (ev *evaluator) convert(v expr.Value, have, want int, signed bool) expr.Value {
	switch {
	case have > want:
		return ev.B.Trunc(have, want, v)
	case signed:
		return ev.B.SExt(have, want, v)
	}
	return ev.B.ZExt(have, want, v)
}

func (ev *evaluator) unary(e *context.Expr) (expr.Value, error) {
	x, err := ev.value(e.X)
	if err != nil {
		return x, err
	}
	w, from := ev.bits(e.Type), ev.bits(e.X.Type)
	switch e.Op {
	case context.ExprConvert:
		if e.Type.Kind == ir.Bool {
			return ev.B.ZExt(1, w, ev.B.Not(ev.B.Cmp(expr.EQ, from, x, expr.Word(0)))), nil
		}
		return ev.convert(x, from, w, context.Signed(e.X.Type)), nil
	case context.ExprNeg:
		return ev.B.Bin(expr.Sub, w, expr.Word(0), x), nil
	case context.ExprBitNot:
		return ev.B.BitNot(w, x), nil
	case context.ExprNot:
		return ev.B.ZExt(1, w, ev.B.Cmp(expr.EQ, from, x, expr.Word(0))), nil
	}
	return x, fmt.Errorf("the operator of %s is not known here", e)
}

var arithmetic = map[context.ExprOp]expr.BinOp{
	context.ExprMul: expr.Mul, context.ExprAdd: expr.Add, context.ExprSub: expr.Sub, context.ExprShl: expr.Shl,
	context.ExprAnd: expr.And, context.ExprOr: expr.Or, context.ExprXor: expr.Xor,
}

func (ev *evaluator) binary(e *context.Expr) (expr.Value, error) {
	x, err := ev.value(e.X)
	if err != nil {
		return x, err
	}
	y, err := ev.value(e.Y)
	if err != nil {
		return y, err
	}
	w, of := ev.bits(e.Type), ev.bits(e.X.Type)
	signed := context.Signed(e.X.Type)
	if op, ok := arithmetic[e.Op]; ok {
		if e.Op == context.ExprShl {
			y = ev.convert(y, ev.bits(e.Y.Type), w, false)
		}
		return ev.B.Bin(op, w, x, y), nil
	}
	pick := func(s, u expr.BinOp) expr.BinOp {
		if signed {
			return s
		}
		return u
	}
	switch e.Op {
	case context.ExprDiv:
		return ev.B.Bin(pick(expr.SDiv, expr.UDiv), w, x, y), nil
	case context.ExprRem:
		return ev.B.Bin(pick(expr.SRem, expr.URem), w, x, y), nil
	case context.ExprShr:
		return ev.B.Bin(pick(expr.AShr, expr.LShr), w, x, ev.convert(y, ev.bits(e.Y.Type), w, false)), nil
	case context.ExprPtrAdd:
		return ev.B.Bin(expr.Add, w, x, ev.B.Bin(expr.Mul, w, y, expr.Word(uint64(e.Type.Elem.Size)))), nil
	case context.ExprPtrSub:
		return ev.B.Bin(expr.SDiv, w, ev.B.Bin(expr.Sub, w, x, y), expr.Word(uint64(e.X.Type.Elem.Size))), nil
	}
	c, err := ev.comparison(e, of, ev.bits(e.Y.Type), x, y, signed)
	return ev.B.ZExt(1, w, c), err
}

// comparison is a comparison or a logical operation, of width 1.
func (ev *evaluator) comparison(e *context.Expr, of, ofY int, x, y expr.Value, signed bool) (expr.Value, error) {
	truth := func(v expr.Value, w int) expr.Value { return ev.B.Not(ev.B.Cmp(expr.EQ, w, v, expr.Word(0))) }
	pick := func(s, u expr.Pred) expr.Value {
		if signed {
			return ev.B.Cmp(s, of, x, y)
		}
		return ev.B.Cmp(u, of, x, y)
	}
	switch e.Op {
	case context.ExprEQ:
		return ev.B.Cmp(expr.EQ, of, x, y), nil
	case context.ExprNE:
		return ev.B.Cmp(expr.NE, of, x, y), nil
	case context.ExprLT:
		return pick(expr.SLT, expr.ULT), nil
	case context.ExprLE:
		return pick(expr.SLE, expr.ULE), nil
	case context.ExprGT:
		return pick(expr.SGT, expr.UGT), nil
	case context.ExprGE:
		return pick(expr.SGE, expr.UGE), nil
	case context.ExprLogAnd:
		return ev.B.And1(truth(x, of), truth(y, ofY)), nil
	case context.ExprLogOr:
		return ev.B.Or1(truth(x, of), truth(y, ofY)), nil
	}
	return expr.False, fmt.Errorf("the operator of %s is not known here", e)
}
