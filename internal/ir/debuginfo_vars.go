package ir

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// opNote stands, while a function is being built, for "from here the variable Aux holds A": Imm is
// the offset in bytes of the part meant, Bits its width, 0 for all of the variable. It is no
// instruction and no use of A, and is gone from the finished function.
const opNote Op = 255

// varTable is the variables of a function under construction.
type varTable struct {
	d     *debugInfo
	f     *Func
	index map[varKey]int
}

// varKey tells apart the copies of a variable that inlining made.
type varKey struct {
	v  *metadata.DILocalVariable
	at LocID
}

func newVarTable(d *debugInfo, f *Func) *varTable {
	return &varTable{d: d, f: f, index: map[varKey]int{}}
}

// variable is the index into Func.Vars, made at the first mention.
func (t *varTable) variable(v *metadata.DILocalVariable, inlinedAt LocID) int {
	key := varKey{v, inlinedAt}
	if i, ok := t.index[key]; ok {
		return i
	}
	loc := t.d.place(v.File, v.Line)
	if inlinedAt != 0 && loc != 0 {
		l := t.d.p.Locs[loc]
		l.InlinedAt = inlinedAt
		loc = t.d.intern(l)
	}
	arg := int(v.Arg)
	if inlinedAt != 0 {
		arg = 0
	}
	i := len(t.f.Vars)
	t.f.Vars = append(t.f.Vars, Var{Name: v.Name, Type: t.d.typeOf(v.Type), Arg: arg, Loc: loc, Alloca: None})
	t.index[key] = i
	return i
}

// dbgArgs are the value, the variable and the expression of a debug intrinsic.
func (b *builder) dbgArgs(c callSite) (v value.Value, variable int, expr *metadata.DIExpression, ok bool) {
	if len(c.args) < 3 {
		return nil, 0, nil, false
	}
	local, ok := metadataArg(c.args[1]).(*metadata.DILocalVariable)
	if !ok {
		return nil, 0, nil, false
	}
	expr, _ = metadataArg(c.args[2]).(*metadata.DIExpression)
	inlinedAt := b.l.p.Locs[b.loc].InlinedAt
	v, _ = metadataArg(c.args[0]).(value.Value)
	return v, b.vars.variable(local, inlinedAt), expr, true
}

// metadataArg unwraps "metadata …" operands.
func metadataArg(v value.Value) any {
	if arg, ok := v.(*llir.Arg); ok {
		v = arg.Value
	}
	if m, ok := v.(*metadata.Value); ok {
		return m.Value
	}
	return v
}

// dbgDeclare says that the variable lives in memory at the address.
func (b *builder) dbgDeclare(c callSite) ([]Operand, error) {
	v, variable, expr, ok := b.dbgArgs(c)
	if !ok || v == nil || expr != nil && len(expr.Fields) > 0 {
		return nil, nil
	}
	b.livesAt(v, variable)
	return nil, nil
}

// livesAt records the register that holds a variable's address.
func (b *builder) livesAt(v value.Value, variable int) {
	if lanes, ok := b.vals[v]; ok && len(lanes) == 1 && lanes[0].Kind == KReg {
		b.f.Vars[variable].Alloca = lanes[0].Reg
	}
}

// dbgValue says what the variable, or a fragment of it, holds from here on. Expressions that compute
// are not followed: the value is then not known.
func (b *builder) dbgValue(c callSite) ([]Operand, error) {
	v, variable, expr, ok := b.dbgArgs(c)
	if !ok {
		return nil, nil
	}
	ex := readExpression(expr)
	if ex.deref && v != nil && b.f.Vars[variable].Alloca == None && isAlloca(v) {
		b.livesAt(v, variable)
		return nil, nil
	}
	n := Instr{Op: opNote, Aux: int32(variable), Imm: ex.offset, Bits: ex.bits}
	if v != nil && ex.plain {
		n.A = b.noted(v)
	}
	if n.A.Kind != KNone && n.Bits == 0 {
		if s, err := b.scalarOf(v.Type()); err == nil {
			n.Bits = s.bits
		}
	}
	b.emit(n)
	b.debugValues = true
	return nil, nil
}

func isAlloca(v value.Value) bool {
	_, ok := v.(*llir.InstAlloca)
	return ok
}

// noted is the operand of a debug value, KNone where it is no single known scalar.
func (b *builder) noted(v value.Value) Operand {
	lanes, ok := b.vals[v]
	if _, isConst := v.(constant.Constant); !ok && isConst {
		if o, err := b.l.constantWord(v.(constant.Constant)); err == nil {
			return knownOrNone(o)
		}
		return Operand{}
	}
	if len(lanes) != 1 {
		return Operand{}
	}
	return knownOrNone(lanes[0])
}

func knownOrNone(o Operand) Operand {
	if o.isUnset() {
		return Operand{}
	}
	return o
}

// expression is what Midway understands of a DIExpression.
type expression struct {
	plain  bool // the value itself
	deref  bool // the value is the address
	offset int64
	bits   uint16
}

func readExpression(e *metadata.DIExpression) expression {
	out := expression{plain: true}
	if e == nil {
		return out
	}
	for i := 0; i < len(e.Fields); i++ {
		op, _ := e.Fields[i].(enum.DwarfOp)
		switch {
		case op == enum.DwarfOpLLVMFragment && i+2 < len(e.Fields):
			off, _ := e.Fields[i+1].(metadata.UintLit)
			size, _ := e.Fields[i+2].(metadata.UintLit)
			out.offset, out.bits = int64(off/8), uint16(size)
			out.plain = out.plain && off%8 == 0
			i += 2
		case op == enum.DwarfOpDeref && len(e.Fields) == 1:
			out.deref, out.plain = true, false
		default:
			out.plain = false
		}
	}
	return out
}
