package differential

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"midway/internal/expr"
	"midway/internal/long"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/internal/toolchain/toolchaintest"
	"midway/soundness/generate"
)

var (
	eachOf   = flag.Int("operations", 40, "compute one operation in so many on unknown operands")
	firstOf  = flag.Int("first-operation", 1, "the first of them")
	operands = flag.Uint64("operand-seed", 7, "the seed of the operands")
)

// symbolicPairs is how many pairs of operands an operation is computed on along one path.
const symbolicPairs = 3

// TestOperations: on unknown operands that are assumed to have given values, every operation gives what the
// processor gives: the assertion of that holds on all paths, branches on the operands go the processor's way only, and
// in the model of the path's end the result has the processor's bytes.
func TestOperations(t *testing.T) {
	long.Test(t)
	o := generate.NewOperations(*operands, false)
	dir := t.TempDir()
	want := processor(t, dir, o)
	var ops []int
	for op := *firstOf; op <= o.Count(); op += *eachOf {
		if !o.Opaque(op) {
			ops = append(ops, op)
		}
	}
	for _, level := range []string{"-O0", "-O2"} {
		t.Run(level, func(t *testing.T) {
			for some := range slices.Chunk(ops, 40) {
				onUnknowns(t, dir, o, some, level, want)
			}
		})
	}
}

// processor is what the native machine computes.
func processor(t *testing.T, dir string, o *generate.Operations) []byte {
	t.Helper()
	file, binary := filepath.Join(dir, "concrete.c"), filepath.Join(dir, "concrete")
	if err := os.WriteFile(file, []byte(o.Concrete(o.All(), generate.Operands)), 0o644); err != nil {
		t.Fatal(err)
	}
	if text, err := exec.Command(toolchaintest.Path(), "-w", "-fwrapv", "-ffp-contract=off", "-DNATIVE", "-O0", "-o", binary, file, "-lm").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%.2000s", err, text)
	}
	want, err := exec.Command(binary).Output()
	if err != nil {
		t.Fatal(err)
	}
	return want
}

// onUnknowns explores the program of some operations.
func onUnknowns(t *testing.T, dir string, o *generate.Operations, ops []int, level string, want []byte) {
	t.Helper()
	source, text := filepath.Join(dir, "symbolic.c"), filepath.Join(dir, "symbolic.ll")
	if err := os.WriteFile(source, []byte(o.Symbolic(ops, symbolicPairs, want)), 0o644); err != nil {
		t.Fatal(err)
	}
	flags := []string{"-w", "-fwrapv", "-ffp-contract=off", level, "-g", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm", "-o", text, source}
	if text, err := exec.Command(toolchaintest.Path(), flags...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%.2000s", err, text)
	}
	ended := map[int]string{}
	unknown := 0
	watch := func(x *explored, st *state.State) {
		if st.End.Outcome == state.AssumeBlocked {
			return
		}
		if x.global(st, "got", 16).N.Op() != expr.OpConst {
			unknown++
		}
		ended[int(x.global(st, "op", 4).W)] += st.End.Outcome.String() + x.wrongAtEnd(st)
	}
	w := way{time: time.Hour, paths: 10000, watch: watch}
	s := &subject{prog: &generate.Program{}}
	if err := s.read(text, w); err != nil {
		t.Fatal(err)
	}
	x, err := s.explore(w)
	if err != nil {
		t.Fatal(err)
	}
	defer x.close()
	for _, op := range ops {
		if ended[op] != state.Exit.String() {
			t.Errorf("operation %d: %q\n%s", op, ended[op], o.Text(op))
		}
	}
	if unknown < len(ops)/2 {
		t.Errorf("the results of only %d of %d operations are unknowns", unknown, len(ops))
	}
	if !x.complete() || len(x.result.Violations) > 0 {
		t.Errorf("%s", x.describe())
	}
}

// wrongAtEnd compares the results in a model of a path with those of the processor.
func (x *explored) wrongAtEnd(st *state.State) string {
	m, r := x.m.S.Model(st.PC, expr.True)
	if r != solver.Sat {
		return fmt.Sprintf(" in a state that is %v", r)
	}
	got, ought := m.EvalBig(x.global(st, "got", 16)), m.EvalBig(x.global(st, "ought", 16))
	if got.Cmp(ought) != 0 {
		return fmt.Sprintf(" with %#x, the processor has %#x", got, ought)
	}
	return ""
}
