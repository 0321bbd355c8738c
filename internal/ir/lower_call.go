package ir

import (
	"fmt"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// callSite is a call or invoke.
type callSite struct {
	callee value.Value
	args   []value.Value
	result types.Type
	attrs  []llir.FuncAttribute
	inst   any // for messages
}

// call translates calls of functions, intrinsics and inline assembly.
func (b *builder) call(c callSite) ([]Operand, error) {
	if asm, ok := c.callee.(*llir.InlineAsm); ok {
		return b.inlineAsm(asm, c)
	}
	if f, ok := c.callee.(*llir.Func); ok && strings.HasPrefix(f.GlobalName, "llvm.") {
		return b.intrinsic(f.GlobalName, c)
	} else if ok && strings.HasPrefix(f.GlobalName, "midway.") {
		return nil, fmt.Errorf("%s, which stands for an instruction that the parser does not hold", f.GlobalName)
	}
	target, err := b.one(c.callee)
	if err != nil {
		return nil, err
	}
	info := CallInfo{Callee: None, Target: target, NoReturn: hasFuncAttr(c.attrs, enum.FuncAttrNoReturn)}
	if target.Kind == KFunc {
		info.Callee, info.Target = FuncID(target.Index), Operand{}
	}
	if hasFuncAttr(c.attrs, enum.FuncAttrReturnsTwice) || b.l.returnsTwice(c.callee) {
		b.returnsTwice, b.twice = true, append(b.twice, int32(len(b.f.Calls)))
	}
	if err := b.arguments(&info, c); err != nil {
		return nil, err
	}
	parts, err := b.l.dl.scalars(c.result)
	if err != nil {
		return nil, err
	}
	for _, s := range parts {
		info.RetBits, info.RetKinds = append(info.RetBits, s.bits), append(info.RetKinds, kindOf(s.ptr, s.float))
	}
	in := Instr{Op: OpCall, Aux: int32(len(b.f.Calls))}
	if len(parts) > 0 {
		in.Bits, in.Flags = parts[0].bits, ptrFlag(parts[0])
	}
	b.f.Calls = append(b.f.Calls, info)
	return b.defs(in, parts...), nil
}

// arguments fills in the scalars passed, as the call writes them.
func (b *builder) arguments(info *CallInfo, c callSite) error {
	fixed := fixedParams(c)
	for k, a := range c.args {
		if k == fixed {
			info.NumFixed = len(info.Args)
		}
		parts, err1 := b.l.dl.scalars(a.Type())
		lanes, err2 := b.lanes(a)
		if err := anyError(err1, err2); err != nil {
			return err
		}
		if len(lanes) != len(parts) {
			return fmt.Errorf("argument %d has %d scalars, its type %d", k, len(lanes), len(parts))
		}
		for i, s := range parts {
			info.Args = append(info.Args, lanes[i])
			info.ArgBits, info.ArgKinds = append(info.ArgBits, s.bits), append(info.ArgKinds, kindOf(s.ptr, s.float))
		}
		if id := b.firstOf(a); id != 0 {
			info.Firsts = append(info.Firsts, make([]StepID, len(info.Args)-len(info.Firsts))...)
			info.Firsts[len(info.Args)-1] = id
		}
		if bytes := b.byVal(a); bytes > 0 {
			info.ByVal = append(info.ByVal, make([]int64, len(info.Args)-len(info.ByVal))...)
			info.ByVal[len(info.Args)-1] = bytes
		}
	}
	if fixed >= len(c.args) {
		info.NumFixed = len(info.Args)
	}
	if info.ByVal != nil {
		info.ByVal = append(info.ByVal, make([]int64, len(info.Args)-len(info.ByVal))...)
	}
	return nil
}

// byVal is the number of bytes copied for an argument passed by value in memory, else 0.
func (b *builder) byVal(a value.Value) int64 {
	arg, ok := a.(*llir.Arg)
	if !ok {
		return 0
	}
	return b.byValue(arg.Attrs, arg.Value.Type())
}

// byValue is the number of bytes that are copied where the attributes of a parameter of type t, or of its argument, say
// that it is passed by value in memory, else 0.
func (b *builder) byValue(attrs []llir.ParamAttribute, t types.Type) int64 {
	for _, attr := range attrs {
		if bv, ok := attr.(llir.Byval); ok {
			if bv.Typ != nil {
				return b.l.dl.size(bv.Typ)
			}
			return b.l.dl.size(typeOfPointee(t))
		}
	}
	return 0
}

// fixedParams is how many arguments the call's own type does not count as variadic.
func fixedParams(c callSite) int {
	t := c.callee.Type()
	if f, ok := stripCasts(c.callee).(*llir.Func); ok && f == c.callee {
		t = types.NewPointer(f.Sig)
	}
	if sig, ok := typeOfPointee(t).(*types.FuncType); ok && sig.Variadic {
		return len(sig.Params)
	}
	return len(c.args)
}

// stripCasts looks through bitcasts of constants.
func stripCasts(v value.Value) value.Value {
	for {
		cast, ok := v.(*constant.ExprBitCast)
		if !ok {
			return v
		}
		v = cast.From
	}
}

// twiceNames are the functions that return a second time when longjmp is called.
var twiceNames = map[string]bool{
	"setjmp": true, "_setjmp": true, "__setjmp": true, "sigsetjmp": true, "__sigsetjmp": true,
	"vfork": true, "getcontext": true, "savectx": true,
}

func (l *linker) returnsTwice(callee value.Value) bool {
	f, ok := stripCasts(callee).(*llir.Func)
	return ok && (twiceNames[plainName(f.GlobalIdent)] || hasFuncAttr(f.FuncAttrs, enum.FuncAttrReturnsTwice))
}
