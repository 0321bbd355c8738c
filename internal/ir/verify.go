package ir

import (
	"fmt"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// verifier finds what llir accepts although it is no LLVM IR: operands of the wrong type, phis that
// do not match their block, types without a size. Lowering relies on its absence. Pointer types
// are all alike.
type verifier struct {
	ptrBits uint64
	f       *llir.Func
	preds   map[*llir.Block]map[*llir.Block]bool
}

// verify says what is wrong with the module, at the line of the instruction.
func verify(src *source, ents []entity, m *llir.Module, model DataModel) error {
	v := &verifier{ptrBits: uint64(model.PtrBits())}
	if err := v.typeDefs(m); err != nil {
		return fmt.Errorf("%s: broken LLVM IR: %w", src.name, err)
	}
	for _, g := range m.Globals {
		if err := v.global(g); err != nil {
			return fmt.Errorf(
				"%s:%d: broken LLVM IR: %w",
				src.name,
				max(1, mentionLine(src, fmt.Sprintf("%q", g.Ident()))),
				err,
			)
		}
	}
	k := 0
	for i := range ents {
		e := &ents[i]
		if e.kind != entDefine && e.kind != entDeclare {
			continue
		}
		if at, err := v.function(m.Funcs[k]); err != nil {
			return src.errorAt(instructionToken(e, at), "broken LLVM IR: %v", err)
		}
		k++
	}
	return nil
}

// instructionToken is the first token of the at-th instruction of a function, or of the function
// for -1.
func instructionToken(e *entity, at int) int {
	for _, st := range e.stmts {
		if st.kind == stLabel {
			continue
		}
		if at == 0 {
			return st.first
		}
		at--
	}
	return e.first
}

func (v *verifier) global(g *llir.Global) error {
	if !sized(g.ContentType) {
		return fmt.Errorf("global %s has type %v, which has no size", g.Ident(), g.ContentType)
	}
	if g.Init == nil {
		return nil
	}
	if !sameType(g.Init.Type(), g.ContentType) {
		return fmt.Errorf("global %s of type %v has an initialiser of type %v", g.Ident(), g.ContentType, g.Init.Type())
	}
	return checkConstant(g.Init)
}

// function checks a function; at is the number of the instruction that err is about, -1 for none.
func (v *verifier) function(f *llir.Func) (at int, err error) {
	v.f = f
	for _, p := range f.Params {
		if len(f.Blocks) > 0 && !firstClass(p.Typ) {
			return -1, fmt.Errorf("parameter of type %v", p.Typ)
		}
	}
	if len(f.Blocks) == 0 {
		return -1, nil
	}
	v.predecessors()
	if len(v.preds[f.Blocks[0]]) > 0 {
		return -1, fmt.Errorf("the entry block of %s has predecessors", f.Ident())
	}
	for _, b := range f.Blocks {
		phis := true
		for _, inst := range b.Insts {
			if err := v.instruction(b, inst, &phis); err != nil {
				return at, err
			}
			at++
		}
		if err := v.terminator(b.Term); err != nil {
			return at, err
		}
		at++
	}
	return 0, nil
}

func (v *verifier) predecessors() {
	v.preds = make(map[*llir.Block]map[*llir.Block]bool)
	for _, b := range v.f.Blocks {
		for _, s := range b.Term.Succs() {
			if v.preds[s] == nil {
				v.preds[s] = make(map[*llir.Block]bool)
			}
			v.preds[s][b] = true
		}
	}
}

func (v *verifier) instruction(b *llir.Block, inst llir.Instruction, phis *bool) error {
	phi, ok := inst.(*llir.InstPhi)
	if ok && !*phis {
		return fmt.Errorf("phi behind another instruction")
	}
	*phis = ok
	if ok {
		return v.phi(b, phi)
	}
	for _, op := range inst.Operands() {
		if err := checkOperand(*op); err != nil {
			return err
		}
	}
	return v.types(inst)
}

// phi has exactly the block's predecessors, and values of its own type.
func (v *verifier) phi(b *llir.Block, phi *llir.InstPhi) error {
	seen := make(map[*llir.Block]bool)
	for _, inc := range phi.Incs {
		pred, _ := inc.Pred.(*llir.Block)
		if !v.preds[b][pred] {
			return fmt.Errorf("phi with a value from %s, which is no predecessor", inc.Pred.Ident())
		}
		seen[pred] = true
		if !sameType(inc.X.Type(), phi.Typ) {
			return fmt.Errorf("phi of type %v with a value of type %v", phi.Typ, inc.X.Type())
		}
		if err := checkOperand(inc.X); err != nil {
			return err
		}
	}
	if len(seen) != len(v.preds[b]) {
		return fmt.Errorf("phi with values from %d of %d predecessors", len(seen), len(v.preds[b]))
	}
	return nil
}

// checkOperand checks the constants in an operand.
func checkOperand(op value.Value) error {
	if c, ok := op.(constant.Constant); ok {
		return checkConstant(c)
	}
	return nil
}

// checkConstant checks that aggregates have as many elements, of the types, as theirs.
func checkConstant(c constant.Constant) error {
	switch c := c.(type) {
	case *constant.Array:
		return checkElements(c, c.Elems, c.Typ.Len, func(int) types.Type { return c.Typ.ElemType })
	case *constant.Vector:
		return checkElements(c, c.Elems, c.Typ.Len, func(int) types.Type { return c.Typ.ElemType })
	case *constant.Struct:
		return checkElements(c, c.Fields, uint64(len(c.Typ.Fields)), func(i int) types.Type { return c.Typ.Fields[i] })
	case *constant.CharArray:
		if uint64(len(c.X)) != c.Typ.Len {
			return fmt.Errorf("%d characters for the type %v", len(c.X), c.Typ)
		}
	case *constant.ZeroInitializer:
		if !sized(c.Typ) {
			return fmt.Errorf("zeroinitializer of type %v", c.Typ)
		}
	}
	return nil
}

func checkElements(c constant.Constant, elems []constant.Constant, n uint64, typ func(int) types.Type) error {
	if uint64(len(elems)) != n {
		return fmt.Errorf("%d elements for the type %v", len(elems), c.Type())
	}
	for i, e := range elems {
		if !sameType(e.Type(), typ(i)) {
			return fmt.Errorf("element %d of %v has type %v", i, c.Type(), e.Type())
		}
		if err := checkConstant(e); err != nil {
			return err
		}
	}
	return nil
}

// maxMembers bounds the members of a structure with those of the structures inside it, elements of an array counting
// as one: lowering visits them all.
const maxMembers = 1 << 18

// typeDefs refuses structures that contain themselves, or more than anything written by hand or by a compiler does.
func (v *verifier) typeDefs(m *llir.Module) error {
	w := typeWalk{}
	for _, t := range m.TypeDefs {
		if _, err := w.walk(t); err != nil {
			return err
		}
	}
	return nil
}

// extent is how deep types are inside a type, and how many.
type extent struct{ height, members int }

// typeWalk holds the extents of types that were seen; that of a type being walked is nil.
type typeWalk map[types.Type]*extent

func (w typeWalk) walk(t types.Type) (*extent, error) {
	if e, seen := w[t]; seen && e != nil {
		return e, nil
	} else if seen {
		return nil, fmt.Errorf("type %v contains itself", t)
	}
	w[t] = nil
	e := &extent{members: 1}
	for _, part := range parts(t) {
		inner, err := w.walk(part)
		if err != nil {
			return nil, err
		}
		e.height = max(e.height, inner.height+1)
		e.members += inner.members
	}
	if e.height > maxNesting || e.members > maxMembers {
		return nil, fmt.Errorf(
			"type %v is nested more than %d deep or has more than %d members",
			t,
			maxNesting,
			maxMembers,
		)
	}
	w[t] = e
	return e, nil
}
