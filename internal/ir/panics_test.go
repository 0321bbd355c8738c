package ir

import (
	"fmt"
	"strings"
	"testing"

	asmenum "github.com/llir/llvm/asm/enum"
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
)

// panics is what a call panics with, or "".
func panics(call func()) (text string) {
	defer func() {
		if p := recover(); p != nil {
			text = fmt.Sprint(p)
		}
	}()
	call()
	return ""
}

// TestComplaintsAreOfLLIR: a panic in llir is a complaint about the input. Any other goes on, that of the standard
// library called from here, too.
func TestComplaintsAreOfLLIR(t *testing.T) {
	said := ""
	try := func(call func()) string {
		said = ""
		return panics(func() {
			defer func() {
				if p := recover(); p != nil {
					said = complaint(p)
				}
			}()
			call()
		})
	}
	var none []int
	if p := try(func() { asmenum.DwarfTagFromString("no tag") }); p != "" || said == "" {
		t.Errorf("a panic of llir's: %q, complaint %q", p, said)
	}
	if p := try(func() { types.NewInt(8).Equal(&types.IntType{}); (*types.StructType)(nil).LLString() }); p != "" || said == "" {
		t.Errorf("llir follows a null pointer: %q, complaint %q", p, said)
	}
	for what, call := range map[string]func(){
		"an index":             func() { none[len(said)]++ },
		"a panic":              func() { panic("ours") },
		"the standard library": func() { _ = strings.Repeat("x", len(said)-1) },
	} {
		if p := try(call); p == "" || said != "" {
			t.Errorf("%s: %q, complaint %q", what, p, said)
		}
	}
}

// TestOwnPanicsAreNoErrors: wherever the loader recovers, a fault of its own goes on as a panic: it is no error about
// the program, and no function without a meaning.
func TestOwnPanicsAreNoErrors(t *testing.T) {
	mod, err := parseModule("t.ll", "define i32 @main() {\n  ret i32 0\n}\n", false)
	if err != nil {
		t.Fatal(err)
	}
	broken := func() (*linker, *llir.Func) {
		l, err := newLinker([]*module{mod}, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := l.collect(); err != nil {
			t.Fatal(err)
		}
		l.declareProgram()
		f := mod.M.Funcs[0]
		f.Blocks = nil // an index out of range in translate
		return l, f
	}
	for what, call := range map[string]func(){
		"parsing":     func() { parseNormal(nil, nil, "") },
		"locating":    func() { readable(nil, nil, 0, 0) },
		"linking":     func() { lower([]*module{{}}, Options{}) },
		"translating": func() { l, f := broken(); l.translate(f) },
		"a message":   func() { messageFor(nil, nil) },
		"in parallel": func() { inParallel(2, func(int) error { panic("ours") }) },
	} {
		if panics(call) == "" {
			t.Errorf("%s: no panic", what)
		}
	}
}
