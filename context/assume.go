package context

import (
	"fmt"

	"midway/internal/ir"
)

// Assume is one condition that holds at the start.
type Assume struct {
	Source string // as written
	At     string // "file:line" of the context file
	Expr   *Expr  // a scalar: true where it is not zero
}

// ExprOp is the operation of an Expr.
type ExprOp uint8

// The operations. Those marked lvalue denote an object in memory (or a promoted local's register): a
// value is loaded from it where it stands as an operand of anything but ExprMember and ExprAddr.
// Operands of arithmetic and comparison have the same type after C's usual conversions, which are
// explicit as ExprConvert.
const (
	ExprConst  ExprOp = iota // Word
	ExprGlobal               // lvalue: Global (a thread-local one: Thread's copy)
	ExprLocal                // lvalue: Var of frame Frame (0 is the youngest) of thread Thread
	ExprDeref                // lvalue: the object at pointer X
	ExprMember               // lvalue: Field of aggregate lvalue X
	ExprAddr                 // the address of lvalue X; an array used as a value is one
	// X (integer or pointer) converted to Type: cut or extended by X's own signedness; to _Bool: X != 0
	ExprConvert
	ExprNeg    // -X
	ExprBitNot // ~X
	ExprNot    // !X, an int
	ExprMul    // X * Y; below alike
	ExprDiv
	ExprRem
	ExprAdd
	ExprSub
	ExprShl // Y has its own type
	ExprShr // arithmetic where X is signed; Y has its own type
	ExprAnd
	ExprOr
	ExprXor
	ExprPtrAdd // pointer X plus Y elements; Y has the pointer's width, signed
	ExprPtrSub // pointer X minus pointer Y in elements
	ExprEQ     // comparisons and logic give an int, 0 or 1
	ExprNE
	ExprLT
	ExprLE
	ExprGT
	ExprGE
	ExprLogAnd // Y counts only where X is not zero
	ExprLogOr  // Y counts only where X is zero
)

// Expr is a typed C expression over the initial state.
type Expr struct {
	Op     ExprOp
	Type   *ir.Type
	X, Y   *Expr
	Word   uint64     // ExprConst, zero-extended from Type's width
	Global *ir.Global // ExprGlobal
	Thread int        // ExprLocal and thread-local ExprGlobal: index into Context.Threads
	Frame  int        // ExprLocal: index into Thread.Frames
	Var    *ir.Var    // ExprLocal
	Field  ir.Field   // ExprMember
}

// LValue reports whether the expression denotes an object.
func (e *Expr) LValue() bool {
	switch e.Op {
	case ExprGlobal, ExprLocal, ExprDeref, ExprMember:
		return true
	}
	return false
}

// Signed reports whether values of the type are signed numbers.
func Signed(t *ir.Type) bool {
	switch t.Kind {
	case ir.Int, ir.Char:
		return true
	case ir.Enum:
		return t.Elem != nil && Signed(t.Elem)
	}
	return false
}

// Leaves calls visit for every global and local the expression reads, left to right.
func (e *Expr) Leaves(visit func(*Expr)) {
	if e == nil {
		return
	}
	if e.Op == ExprGlobal || e.Op == ExprLocal {
		visit(e)
	}
	e.X.Leaves(visit)
	e.Y.Leaves(visit)
}

var exprOpText = [...]string{ExprMul: "*", ExprDiv: "/", ExprRem: "%", ExprAdd: "+", ExprSub: "-", ExprShl: "<<",
	ExprShr: ">>", ExprAnd: "&", ExprOr: "|", ExprXor: "^", ExprPtrAdd: "+", ExprPtrSub: "-", ExprEQ: "==",
	ExprNE: "!=", ExprLT: "<", ExprLE: "<=", ExprGT: ">", ExprGE: ">=", ExprLogAnd: "&&", ExprLogOr: "||"}

// String writes the expression fully parenthesised, conversions as casts and locals as
// thread index:frame index:name.
func (e *Expr) String() string {
	switch e.Op {
	case ExprConst:
		return fmt.Sprint(e.Word)
	case ExprGlobal:
		return e.Global.Name
	case ExprLocal:
		return fmt.Sprintf("%d:%d:%s", e.Thread, e.Frame, e.Var.Name)
	case ExprDeref:
		return fmt.Sprintf("(*%s)", e.X)
	case ExprMember:
		return fmt.Sprintf("%s.%s", e.X, e.Field.Name)
	case ExprAddr:
		return fmt.Sprintf("&%s", e.X)
	case ExprConvert:
		return fmt.Sprintf("(%s)%s", TypeName(e.Type), e.X)
	case ExprNeg:
		return fmt.Sprintf("-%s", e.X)
	case ExprBitNot:
		return fmt.Sprintf("~%s", e.X)
	case ExprNot:
		return fmt.Sprintf("!%s", e.X)
	}
	return fmt.Sprintf("(%s %s %s)", e.X, exprOpText[e.Op], e.Y)
}

// TypeName is a type as a C programmer would write it.
func TypeName(t *ir.Type) string {
	switch {
	case t == nil:
		return "void"
	case t.Kind == ir.PointerTo:
		return TypeName(t.Elem) + " *"
	case t.Kind == ir.Array:
		return fmt.Sprintf("%s[%d]", TypeName(t.Elem), t.Count)
	case t.Name != "":
		return t.Name
	}
	return fmt.Sprintf(
		"%d-byte %s",
		t.Size,
		[...]string{"void", "_Bool", "integer", "unsigned integer", "char", "float",
			"pointer", "struct", "union", "array", "enum", "function"}[t.Kind],
	)
}
