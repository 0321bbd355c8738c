package context

import (
	"fmt"

	"midway/internal/ir"
)

// basicTypes are C's own types under a data model.
type basicTypes struct {
	intT, uintT, longT, ulongT, llongT, ullongT, voidPtr *ir.Type
}

func newBasicTypes(m ir.DataModel) basicTypes {
	integer := func(kind ir.TypeKind, name string, size int64) *ir.Type {
		return &ir.Type{Kind: kind, Name: name, Size: size}
	}
	return basicTypes{
		intT: integer(ir.Int, "int", 4), uintT: integer(ir.UInt, "unsigned int", 4),
		longT: integer(ir.Int, "long", m.PtrBytes()), ulongT: integer(ir.UInt, "unsigned long", m.PtrBytes()),
		llongT: integer(ir.Int, "long long", 8), ullongT: integer(ir.UInt, "unsigned long long", 8),
		voidPtr: &ir.Type{Kind: ir.PointerTo, Size: m.PtrBytes()},
	}
}

// typer builds typed expressions. The first error stays in err; from then on every method gives nil.
type typer struct {
	scope *resolver
	types basicTypes
	err   error
}

func (t *typer) fail(format string, args ...any) {
	if t.err == nil {
		t.err = fmt.Errorf(format, args...)
	}
}

// constant is an integer constant in the first of C's types that holds it (C11 §6.4.4.1).
func (t *typer) constant(tok token) *Expr {
	b := &t.types
	signed := []*ir.Type{b.intT, b.longT, b.llongT}[tok.long:]
	unsigned := []*ir.Type{b.uintT, b.ulongT, b.ullongT}[tok.long:]
	for i := range signed {
		bits := uint(signed[i].Size * 8)
		if !tok.unsigned && tok.word>>(bits-1) == 0 {
			return &Expr{Op: ExprConst, Type: signed[i], Word: tok.word}
		}
		if (tok.unsigned || !tok.decimal) && (bits == 64 || tok.word>>bits == 0) {
			return &Expr{Op: ExprConst, Type: unsigned[i], Word: tok.word}
		}
	}
	t.fail("%s does not fit a signed 64-bit integer: write %su", tok.text, tok.text)
	return nil
}

// value is an expression as an operand: an array becomes the address of its first element; what is no
// integer or pointer is an error.
func (t *typer) value(e *Expr) *Expr {
	if t.err != nil {
		return nil
	}
	switch e.Type.Kind {
	case ir.Array:
		ptr := &ir.Type{Kind: ir.PointerTo, Size: t.types.voidPtr.Size, Elem: e.Type.Elem}
		return &Expr{Op: ExprAddr, Type: ptr, X: e}
	case ir.Bool, ir.Int, ir.UInt, ir.Char, ir.Enum, ir.PointerTo:
		if e.Type.Size >= 1 && e.Type.Size <= 8 {
			return e
		}
	}
	t.fail("%s has type %s: only integers and pointers can be used", e, TypeName(e.Type))
	return nil
}

// promotedType is the type after C's integer promotions (C11 §6.3.1.1).
func (t *typer) promotedType(e *Expr) *ir.Type {
	if e.Op == ExprMember && e.Field.BitSize > 0 && int64(e.Field.BitSize) < t.types.intT.Size*8 {
		return t.types.intT
	}
	switch ty := e.Type; {
	case ty.Size < t.types.intT.Size:
		return t.types.intT
	case ty.Kind == ir.Enum && ty.Elem != nil:
		return ty.Elem
	case ty.Kind == ir.Enum:
		return t.types.uintT
	default:
		return ty
	}
}

// integer is a value that is no pointer, promoted.
func (t *typer) integer(e *Expr) *Expr {
	e = t.value(e)
	if t.err != nil {
		return nil
	}
	if e.Type.Kind == ir.PointerTo {
		t.fail("%s is a pointer, where an integer is wanted", e)
		return nil
	}
	return convert(e, t.promotedType(e))
}

func (t *typer) promoted(e *Expr) *Expr { return t.integer(e) }

func (t *typer) unaryExpr(op ExprOp, x *Expr) *Expr {
	x = t.integer(x)
	if t.err != nil {
		return nil
	}
	return &Expr{Op: op, Type: x.Type, X: x}
}

func (t *typer) not(x *Expr) *Expr {
	x = t.value(x)
	if t.err != nil {
		return nil
	}
	return &Expr{Op: ExprNot, Type: t.types.intT, X: x}
}

// convert changes an integer's or pointer's type; a constant is converted at once.
func convert(e *Expr, to *ir.Type) *Expr {
	if e.Type == to || e.Type.Size == to.Size && Signed(e.Type) == Signed(to) && e.Type.Kind == to.Kind {
		return e
	}
	if e.Op != ExprConst || to.Kind == ir.Bool {
		return &Expr{Op: ExprConvert, Type: to, X: e}
	}
	w := e.Word
	if from := uint(64 - 8*e.Type.Size); Signed(e.Type) {
		w = uint64(int64(w<<from) >> from)
	}
	if cut := uint(64 - 8*to.Size); cut > 0 {
		w = w << cut >> cut
	}
	return &Expr{Op: ExprConst, Type: to, Word: w}
}

// arithmetic brings two integers to their common type (C11 §6.3.1.8): the larger wins, and of equal
// size the unsigned one.
func (t *typer) arithmetic(x, y *Expr) (*Expr, *Expr) {
	x, y = t.integer(x), t.integer(y)
	if t.err != nil {
		return nil, nil
	}
	to := x.Type
	if y.Type.Size > to.Size || y.Type.Size == to.Size && Signed(to) && !Signed(y.Type) {
		to = y.Type
	}
	return convert(x, to), convert(y, to)
}

func (t *typer) binaryExpr(op ExprOp, x, y *Expr) *Expr {
	x, y = t.value(x), t.value(y)
	if t.err != nil {
		return nil
	}
	pointers := x.Type.Kind == ir.PointerTo || y.Type.Kind == ir.PointerTo
	switch {
	case op == ExprLogAnd || op == ExprLogOr:
		return &Expr{Op: op, Type: t.types.intT, X: x, Y: y}
	case op >= ExprEQ && op <= ExprGE:
		if pointers {
			x, y = t.samePointers(x, y)
		} else {
			x, y = t.arithmetic(x, y)
		}
		return t.made(&Expr{Op: op, Type: t.types.intT, X: x, Y: y})
	case pointers && op == ExprAdd && x.Type.Kind != ir.PointerTo:
		return t.pointerAdd(y, x)
	case pointers && op == ExprAdd:
		return t.pointerAdd(x, y)
	case pointers && op == ExprSub && y.Type.Kind == ir.PointerTo:
		return t.pointerSub(x, y)
	case pointers && op == ExprSub:
		if y = t.integer(y); t.err != nil {
			return nil
		}
		word := t.pointerWord()
		return t.pointerAdd(x, &Expr{Op: ExprNeg, Type: word, X: convert(y, word)})
	case op == ExprShl || op == ExprShr:
		x, y = t.integer(x), t.integer(y)
	default:
		x, y = t.arithmetic(x, y)
	}
	if t.err != nil {
		return nil
	}
	return &Expr{Op: op, Type: x.Type, X: x, Y: y}
}

// made is e, or nil after an error.
func (t *typer) made(e *Expr) *Expr {
	if t.err != nil {
		return nil
	}
	return e
}

// pointerWord is ptrdiff_t.
func (t *typer) pointerWord() *ir.Type {
	return &ir.Type{Kind: ir.Int, Name: "long", Size: t.types.voidPtr.Size}
}

func (t *typer) pointerAdd(ptr, n *Expr) *Expr {
	n = t.integer(n)
	if t.err != nil || !t.complete(ptr) {
		return nil
	}
	return &Expr{Op: ExprPtrAdd, Type: ptr.Type, X: ptr, Y: convert(n, t.pointerWord())}
}

func (t *typer) pointerSub(x, y *Expr) *Expr {
	if x.Type.Kind != ir.PointerTo {
		t.fail("%s is an integer: a pointer can not be taken from it", x)
	}
	if t.err != nil || !t.complete(x) || !t.complete(y) {
		return nil
	}
	if x.Type.Elem.Size != y.Type.Elem.Size {
		t.fail("%s and %s point to different types", x, y)
		return nil
	}
	return &Expr{Op: ExprPtrSub, Type: t.pointerWord(), X: x, Y: y}
}

// samePointers prepares the comparison of a pointer with a pointer, or with the constant 0.
func (t *typer) samePointers(x, y *Expr) (*Expr, *Expr) {
	zero := func(e *Expr) bool { return e.Op == ExprConst && e.Word == 0 }
	switch {
	case x.Type.Kind != ir.PointerTo && zero(x):
		x = &Expr{Op: ExprConst, Type: y.Type}
	case y.Type.Kind != ir.PointerTo && zero(y):
		y = &Expr{Op: ExprConst, Type: x.Type}
	case x.Type.Kind != y.Type.Kind:
		t.fail("%s and %s: a pointer is compared with a pointer or 0", x, y)
	}
	return x, y
}

// complete reports whether a pointer points to objects of known size; otherwise it fails.
func (t *typer) complete(ptr *Expr) bool {
	elem := ptr.Type.Elem
	if elem == nil || elem.Kind == ir.Void || elem.Kind == ir.FuncType || elem.Size <= 0 {
		t.fail("%s points to %s, whose size is not known", ptr, TypeName(elem))
		return false
	}
	return true
}
