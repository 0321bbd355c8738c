package concrete_test

import (
	"bytes"
	"encoding/hex"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/runtime"
	"midway/internal/toolchain/toolchaintest"
	"midway/soundness/concrete"
	"midway/soundness/generate"
)

// operandSeed draws the operands.
var operandSeed = flag.Uint64("operand-seed", 7, "the seed of the operands")

// pairs is fewer than there are: with pointers of 32 bits all would use up the addresses of a thread.
var pairs = flag.Int("pairs", 12, "how many pairs of operands each operation is tried on, of 48")

// eachOf keeps the compiler's time short, most of which goes into inlining the operations.
var eachOf = flag.Int("operations", 13, "try one operation in so many")

func clang(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.Command(toolchaintest.Path(), args...).CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%.2000s", toolchaintest.Path(), strings.Join(args, " "), err, out)
	}
}

// TestInstructionsAgainstTheProcessor: each operation on integers of many widths and on floats, conversions, builtins
// and atomics, or one in so many of them, gives what the processor gives on random and extreme operands, compiled
// without and with optimisation, with pointers of 64 and of 32 bits.
func TestInstructionsAgainstTheProcessor(t *testing.T) {
	long.Test(t)
	flags := []string{"-w", "-fwrapv", "-ffp-contract=off"}
	t.Run("LP64", func(t *testing.T) { againstProcessor(t, ir.LP64, flags, "-O0", "-O2") })
	t.Run("ILP32", func(t *testing.T) {
		toolchaintest.Runs32(t)
		againstProcessor(t, ir.ILP32, append(flags, "-m32", "-msse2", "-mfpmath=sse"), "-O0")
	})
}

func againstProcessor(t *testing.T, model ir.DataModel, flags []string, levels ...string) {
	program := generate.NewOperations(*operandSeed, model == ir.ILP32)
	var ops []int
	for op := 1 + int(*operandSeed)%*eachOf; op <= program.Count(); op += *eachOf {
		ops = append(ops, op)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "isa.c")
	if err := os.WriteFile(file, []byte(program.Concrete(ops, *pairs)), 0o600); err != nil {
		t.Fatal(err)
	}
	native := filepath.Join(dir, "native")
	clang(t, append(flags[:len(flags):len(flags)], "-DNATIVE", "-O0", "-o", native, file, "-lm")...)
	want, err := exec.Command(native).Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, level := range levels {
		t.Run(level, func(t *testing.T) {
			text := filepath.Join(dir, "isa"+level+".ll")
			clang(t, append(flags[:len(flags):len(flags)], level, "-g", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm", "-o", text, file)...)
			compareWith(t, program, ops, runIn(t, text, "out"), want)
		})
	}
}

// runIn runs a program to its end and gives what a global then holds.
func runIn(t *testing.T, file, name string) []byte {
	t.Helper()
	p, err := ir.Load([]string{file}, ir.Options{LibraryFor: func(m ir.DataModel) ([]ir.LibraryText, error) {
		var out []ir.LibraryText
		for _, f := range runtime.Files(m == ir.ILP32) {
			out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
		}
		return out, nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	m, err := concrete.New(p, concrete.Options{Args: []string{"isa"}}, concrete.NewRandomInputs(1), concrete.NewRandom(1))
	if err != nil {
		t.Fatal(err)
	}
	m.Run(concrete.Sync)
	if m.End.Outcome != concrete.Exit {
		t.Fatalf("%s %s at %s: %s", m.End.Outcome, m.End.Kind, p.At(m.End.Loc), m.End.Text)
	}
	return m.Global(p.Global(name))
}

func compareWith(t *testing.T, program *generate.Operations, ops []int, got, want []byte) {
	t.Helper()
	if len(got) != len(want) || len(want) != (program.Count()+1)*generate.Operands*generate.Record {
		t.Fatalf("%d bytes, want %d", len(got), len(want))
	}
	wrong := 0
	for _, op := range ops {
		for i := range generate.Operands {
			at := (op*generate.Operands + i) * generate.Record
			if g, w := got[at:at+generate.Record], want[at:at+generate.Record]; !bytes.Equal(g, w) && wrong < 20 {
				wrong++
				t.Errorf("operand %d: %s, the processor has %s, of\n%s", i, hex.EncodeToString(g), hex.EncodeToString(w), program.Text(op))
				break
			}
		}
	}
}
