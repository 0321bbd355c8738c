package ir

import (
	"fmt"
	"testing"
)

// TestVariables follows a program's variables through promotion: types, parts of a struct kept in
// registers, and what stays in memory.
func TestVariables(t *testing.T) {
	for _, clang := range clangs(t) {
		p, err := Load([]string{"testdata/variables.c"}, Options{Clang: clang.Path})
		if err != nil {
			t.Fatal(err)
		}
		f := p.Func("sum")
		got := ""
		for i := range f.Vars {
			v := &f.Vars[i]
			got += fmt.Sprintf("%s: %s", v.Name, v.Type)
			if v.Alloca != None {
				got += " in memory"
			}
			got += "\n"
		}
		const want = "n: int\npp: pair*\ntotal: long\nq: pair_t\nkept: int in memory\ni: unsigned int\n"
		if got != want {
			t.Errorf("%s: variables are\n%swant\n%s", clang.Path, got, want)
		}
		checkParts(t, f)
		if end := f.EndLine; end != 22 {
			t.Errorf("%s: sum ends at line %d", clang.Path, end)
		}
		g := p.Global("list")
		if g.Type.String() != "node_t*" || g.Type.Elem.Fields[0].Type.Elem.Fields[1].Name != "value" ||
			g.Type.Elem.Fields[2].Type.Elem.Fields[1].Name != "value" {
			t.Errorf("%s: list has type %s", clang.Path, g.Type)
		}
	}
}

// checkParts looks at the last instruction: q.second is 2.5 times something, total a phi.
func checkParts(t *testing.T, f *Func) {
	last := PC(len(f.Code) - 1)
	for i := range f.Vars {
		v := &f.Vars[i]
		switch v.Name {
		case "q":
			first, bits, ok := f.VarPartAt(v, 0, last)
			if !ok || bits != 32 || first.Kind != KReg || f.Regs[first.Reg].Type.String() != "int" {
				t.Errorf("q.first is %s of %d bits, %v", f.OperandString(first), bits, ok)
			}
			second, bits, ok := f.VarPartAt(v, 8, last)
			if !ok || bits != 64 || second.Kind != KReg || f.Regs[second.Reg].Type.String() != "double" {
				t.Errorf("q.second is %s of %d bits, %v", f.OperandString(second), bits, ok)
			}
		case "total":
			val, ok := f.VarAt(v, last)
			if !ok || val.Kind != KReg || f.Regs[val.Reg].Type.String() != "long" {
				t.Errorf("total is %s, %v", f.OperandString(val), ok)
			}
		case "i":
			if val, ok := f.VarAt(v, 0); ok {
				t.Errorf("i is %s before its declaration", f.OperandString(val))
			}
		}
	}
}
