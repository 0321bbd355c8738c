package differential

import (
	stdctx "context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/pipeline"
	"midway/internal/toolchain/toolchaintest"
)

// TestSignedOverflow: straight-line arithmetic near the ends of the types overflows on the line where UBSan says so,
// and nowhere where it says nothing; the operands are known in one run, unknown in the other, whose values then show
// the same overflow natively.
func TestSignedOverflow(t *testing.T) {
	long.Test(t)
	found := 0
	for seed := uint64(1); seed <= 16; seed++ {
		statements := overflowing(rand.New(rand.NewPCG(seed, 7)))
		dir := t.TempDir()
		want := ubsan(t, dir, arithmetic(statements, true))
		got := overflowLines(t, dir, arithmetic(statements, true))
		if len(got) > 1 || len(got) == 1 && got[0] != want || len(got) == 0 && want != 0 {
			t.Errorf("seed %d: UBSan reports line %d (0 is none), Midway %v\n%s", seed, want, got, arithmetic(statements, true))
		}
		if want != 0 {
			found++
		}
	}
	if found < 4 || found > 14 {
		t.Errorf("%d of 16 programs overflow: the test shows little", found)
	}
}

// TestSignedOverflowOfUnknowns: with unknown operands, every line that UBSan reports for some operands is reported.
func TestSignedOverflowOfUnknowns(t *testing.T) {
	long.Test(t)
	for seed := uint64(1); seed <= 6; seed++ {
		statements := overflowing(rand.New(rand.NewPCG(seed, 7)))[:4]
		dir := t.TempDir()
		want := ubsan(t, dir, arithmetic(statements, true))
		got := overflowLines(t, dir, arithmetic(statements, false))
		listed := want == 0
		for _, line := range got {
			listed = listed || line == want
		}
		if !listed {
			t.Errorf("seed %d: UBSan reports line %d, Midway %v\n%s", seed, want, got, arithmetic(statements, false))
		}
	}
}

// variable is one of the test's variables and what it starts with; its unknown is a result of __VERIFIER_nondet_INPUT.
type variable struct{ ctype, name, start, result, input string }

var arithmeticVariables = []variable{
	{"int", "i", "2147483640", "int", "int"}, {"int", "j", "-2147483647 - 1", "int", "int"}, {"int", "m", "-1", "int", "int"},
	{"long", "l", "9223372036854775800", "long", "long"}, {"long", "n", "-3", "long", "long"},
	{"short", "s", "32767", "short", "short"}, {"signed char", "c", "-128", "char", "char"}, {"unsigned", "u", "4294967295u", "unsigned", "uint"},
}

// overflowing are statements, most of which overflow for few operands only.
func overflowing(r *rand.Rand) []string {
	name := func() string { return arithmeticVariables[r.IntN(len(arithmeticVariables))].name }
	var out []string
	for range 14 {
		x, y, z := name(), name(), name()
		switch r.IntN(8) {
		case 0:
			out = append(out, fmt.Sprintf("%s = %s + %d;", x, y, r.IntN(12)))
		case 1:
			out = append(out, fmt.Sprintf("%s = %s - %d;", x, y, r.IntN(3)))
		case 2:
			out = append(out, fmt.Sprintf("%s = %s / 3 * %d;", x, y, r.IntN(5)))
		case 3:
			out = append(out, fmt.Sprintf("%s = -%s;", x, y))
		case 4:
			out = append(out, x+"++;")
		case 5:
			out = append(out, fmt.Sprintf("if (%s != 0) %s = %s / %s;", y, x, z, y))
		case 6:
			out = append(out, fmt.Sprintf("if (%s != 0) %s = %s %% %s;", y, x, z, y))
		case 7:
			out = append(out, fmt.Sprintf("%s = %s << 1;", x, y))
		}
	}
	return out
}

// arithmetic is the program of the statements, its operands known or unknown.
func arithmetic(statements []string, known bool) string {
	var w strings.Builder
	for _, v := range arithmeticVariables {
		fmt.Fprintf(&w, "extern %s __VERIFIER_nondet_%s(void);\n", v.result, v.input)
	}
	w.WriteString("int main(void)\n{\n")
	for _, v := range arithmeticVariables {
		start := v.start
		if !known {
			start = "__VERIFIER_nondet_" + v.input + "()"
		}
		fmt.Fprintf(&w, "\t%s %s = %s;\n", v.ctype, v.name, start)
	}
	for _, s := range statements {
		fmt.Fprintf(&w, "\t%s\n", s)
	}
	w.WriteString("\treturn (int)(u & 1u);\n}\n")
	return w.String()
}

var ubsanLine = regexp.MustCompile(`program\.c:(\d+):\d+: runtime error: `)

// ubsan is the line of the first signed overflow, 0 where there is none.
func ubsan(t *testing.T, dir, source string) int {
	t.Helper()
	src, out := filepath.Join(dir, "program.c"), filepath.Join(dir, "ubsan")
	if err := os.WriteFile(src, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	args := []string{"-w", "-O0", "-fsanitize=signed-integer-overflow", "-fno-sanitize-recover=all", src, "-o", out}
	if text, err := exec.Command(toolchaintest.Path(), args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, text, source)
	}
	text, _ := exec.Command(out).CombinedOutput() // the exit code of a report is not 0
	m := ubsanLine.FindSubmatch(text)
	if m == nil {
		return 0
	}
	line, err := strconv.Atoi(string(m[1]))
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// overflowLines are the lines of the overflows that Midway reports, each replayed.
func overflowLines(t *testing.T, dir, source string) []int {
	t.Helper()
	file := filepath.Join(dir, "program.c")
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	doc, err := pipeline.Run(stdctx.Background(), &pipeline.Options{Programs: []string{file}, Properties: []string{"overflow"}}, pipeline.Output{})
	if err != nil {
		t.Fatal(err)
	}
	var lines []int
	for _, v := range doc.Violations {
		if v.Kind != "signed-overflow" || !v.Validated {
			t.Errorf("%s at %s, validated %v", v.Kind, v.At, v.Validated)
		}
		line, err := strconv.Atoi(v.At[strings.LastIndexByte(v.At, ':')+1:])
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, line)
	}
	if !doc.Complete {
		t.Errorf("incomplete: %v\n%s", doc.Ledger, source)
	}
	return lines
}
