package ir

import (
	"fmt"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// types checks the operand types of an instruction.
func (v *verifier) types(inst llir.Instruction) error {
	switch i := inst.(type) {
	case *llir.InstAdd, *llir.InstSub, *llir.InstMul, *llir.InstUDiv, *llir.InstSDiv, *llir.InstURem, *llir.InstSRem,
		*llir.InstShl, *llir.InstLShr, *llir.InstAShr, *llir.InstAnd, *llir.InstOr, *llir.InstXor:
		return both(inst, isInt)
	case *llir.InstFAdd, *llir.InstFSub, *llir.InstFMul, *llir.InstFDiv, *llir.InstFRem, *llir.InstFCmp:
		return both(inst, isFloat)
	case *llir.InstICmp:
		return both(inst, isIntOrPointer)
	case *llir.InstFNeg:
		return want("operand", i.X, isFloat)
	case *llir.InstTrunc:
		return v.cast(i.From, i.To, isInt, isInt, -1)
	case *llir.InstZExt:
		return v.cast(i.From, i.To, isInt, isInt, 1)
	case *llir.InstSExt:
		return v.cast(i.From, i.To, isInt, isInt, 1)
	case *llir.InstFPTrunc:
		return v.cast(i.From, i.To, isFloat, isFloat, -1)
	case *llir.InstFPExt:
		return v.cast(i.From, i.To, isFloat, isFloat, 1)
	case *llir.InstFPToUI:
		return v.cast(i.From, i.To, isFloat, isInt, 2)
	case *llir.InstFPToSI:
		return v.cast(i.From, i.To, isFloat, isInt, 2)
	case *llir.InstUIToFP:
		return v.cast(i.From, i.To, isInt, isFloat, 2)
	case *llir.InstSIToFP:
		return v.cast(i.From, i.To, isInt, isFloat, 2)
	case *llir.InstPtrToInt:
		return v.cast(i.From, i.To, isPointer, isInt, 2)
	case *llir.InstIntToPtr:
		return v.cast(i.From, i.To, isInt, isPointer, 2)
	case *llir.InstAddrSpaceCast:
		return v.cast(i.From, i.To, isPointer, isPointer, 2)
	case *llir.InstBitCast:
		return v.cast(i.From, i.To, isScalar, isScalar, 0)
	}
	return v.memoryTypes(inst)
}

// memoryTypes checks the instructions that access memory, aggregates and vectors.
func (v *verifier) memoryTypes(inst llir.Instruction) error {
	switch i := inst.(type) {
	case *llir.InstAlloca:
		if i.NElems != nil {
			if err := want("number of elements", i.NElems, isInt); err != nil {
				return err
			}
		}
		return wantSized(i.ElemType)
	case *llir.InstLoad:
		if !firstClass(i.ElemType) {
			return fmt.Errorf("load of type %v", i.ElemType)
		}
		return want("address", i.Src, isPointer)
	case *llir.InstStore:
		if !firstClass(i.Src.Type()) {
			return fmt.Errorf("store of type %v", i.Src.Type())
		}
		return want("address", i.Dst, isPointer)
	case *llir.InstCmpXchg:
		if err := same(i.Cmp, i.New); err != nil {
			return err
		}
		return firstError(want("address", i.Ptr, isPointer), want("value", i.New, isIntOrPointer))
	case *llir.InstAtomicRMW:
		return firstError(want("address", i.Dst, isPointer), want("value", i.X, isScalar))
	case *llir.InstGetElementPtr:
		return gepTypes(i)
	case *llir.InstCall:
		return callTypes(i)
	case *llir.InstSelect:
		return firstError(want("condition", i.Cond, isBool), same(i.ValueTrue, i.ValueFalse))
	case *llir.InstExtractValue:
		return want("operand", i.X, isAggregate)
	case *llir.InstInsertValue:
		return insertTypes(i)
	case *llir.InstExtractElement:
		return firstError(want("operand", i.X, isVector), want("index", i.Index, isInt))
	case *llir.InstInsertElement:
		return firstError(want("operand", i.X, isVector), want("index", i.Index, isInt),
			want("element", i.Elem, elementOf(i.X)))
	case *llir.InstShuffleVector:
		return firstError(want("operand", i.X, isVector), same(i.X, i.Y), want("mask", i.Mask, isVector))
	}
	return nil
}

func (v *verifier) terminator(term llir.Terminator) error {
	for _, op := range term.Operands() {
		if err := checkOperand(*op); err != nil {
			return err
		}
	}
	switch t := term.(type) {
	case *llir.TermRet:
		var got types.Type = types.Void
		if t.X != nil {
			got = t.X.Type()
		}
		if !sameType(got, v.f.Sig.RetType) {
			return fmt.Errorf("ret of type %v in a function of type %v", got, v.f.Sig.RetType)
		}
	case *llir.TermCondBr:
		return want("condition", t.Cond, func(t types.Type) bool { return types.Equal(t, types.I1) })
	case *llir.TermSwitch:
		for _, c := range t.Cases {
			if !sameType(c.X.Type(), t.X.Type()) {
				return fmt.Errorf("switch of type %v with a case of type %v", t.X.Type(), c.X.Type())
			}
		}
		return want("operand", t.X, isInt)
	}
	return nil
}

// both checks that an instruction's two operands have one type, of the class, and the result the
// same unless it is a comparison's.
func both(inst llir.Instruction, class func(types.Type) bool) error {
	ops := inst.Operands()
	if err := firstError(want("operand", *ops[0], class), same(*ops[0], *ops[1])); err != nil {
		return err
	}
	switch i := inst.(type) {
	case *llir.InstICmp, *llir.InstFCmp:
	case value.Value:
		return same(i, *ops[0])
	}
	return nil
}

// callTypes checks that an intrinsic is called as it is declared: its result and the number of
// arguments. Other functions may be called with any arguments, as C allows.
func callTypes(i *llir.InstCall) error {
	f, ok := i.Callee.(*llir.Func)
	if !ok || !strings.HasPrefix(f.GlobalName, "llvm.") {
		return want("callee", i.Callee, isPointer)
	}
	if !sameType(i.Type(), f.Sig.RetType) || len(i.Args) != len(f.Params) && !f.Sig.Variadic {
		return fmt.Errorf("%s is not called as it is declared", f.Ident())
	}
	return nil
}

// cast checks a conversion: the classes of both types, as many lanes on both sides, and whether the
// width grows (1), shrinks (-1), stays (0) or does not matter (2).
func (v *verifier) cast(from value.Value, to types.Type, source, target func(types.Type) bool, grow int) error {
	t := from.Type()
	ok := source(t) && target(to)
	if ok && grow != 0 {
		ok = lanes(t) == lanes(to)
	}
	if ok {
		a, b := v.bits(t), v.bits(to)
		ok = grow == 2 || grow == 0 && a == b || grow == 1 && a < b || grow == -1 && a > b
	}
	if !ok {
		return fmt.Errorf("conversion from %v to %v", t, to)
	}
	return nil
}

func gepTypes(i *llir.InstGetElementPtr) error {
	if err := firstError(wantSized(i.ElemType), want("address", i.Src, isPointer)); err != nil {
		return err
	}
	for _, index := range i.Indices {
		if err := want("index", index, isInt); err != nil {
			return err
		}
	}
	return nil
}

func insertTypes(i *llir.InstInsertValue) error {
	t := i.X.Type()
	for _, k := range i.Indices {
		fields := parts(t)
		if _, ok := t.(*types.ArrayType); ok {
			t = fields[0]
			continue
		}
		if !isAggregate(t) || k >= uint64(len(fields)) {
			return fmt.Errorf("insertvalue into %v", i.X.Type())
		}
		t = fields[k]
	}
	return want("element", i.Elem, func(e types.Type) bool { return sameType(e, t) })
}

func firstError(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func want(role string, x value.Value, class func(types.Type) bool) error {
	if !class(x.Type()) {
		return fmt.Errorf("%s of type %v", role, x.Type())
	}
	return nil
}

func wantSized(t types.Type) error {
	if !sized(t) {
		return fmt.Errorf("type %v has no size", t)
	}
	return nil
}

func same(x, y value.Value) error {
	if !sameType(x.Type(), y.Type()) {
		return fmt.Errorf("operands of types %v and %v", x.Type(), y.Type())
	}
	return nil
}
