package concrete_test

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/ir"
	"midway/internal/runtime"
	"midway/soundness/concrete"
)

// operands is how many random operands every operation is tried on.
const operands = 48

// number is a C type to compute with.
type number struct {
	c      string // the type
	bits   int
	signed bool
	float  bool
}

var integers = []number{
	{"signed char", 8, true, false}, {"unsigned char", 8, false, false}, {"short", 16, true, false}, {"unsigned short", 16, false, false},
	{"int", 32, true, false}, {"unsigned", 32, false, false}, {"long long", 64, true, false}, {"unsigned long long", 64, false, false},
	{"_BitInt(3)", 3, true, false}, {"unsigned _BitInt(17)", 17, false, false}, {"_BitInt(37)", 37, true, false},
	{"__int128", 128, true, false}, {"unsigned __int128", 128, false, false},
	{"unsigned _BitInt(65)", 65, false, false}, {"_BitInt(100)", 100, true, false}, {"unsigned _BitInt(127)", 127, false, false},
}

var floats = []number{{"float", 32, true, true}, {"double", 64, true, true}, {"long double", 80, true, true}}

// narrow is how many of the integers there are where a pointer has 32 bits.
const narrow = 11

// suite is a C program under construction: functions that each compute one operation on all operands.
type suite struct {
	integers []number
	body     strings.Builder
	calls    strings.Builder
	n        int
}

// operation adds one: expr over a and b of type t gives a value of type r, where guard holds.
func (s *suite) operation(t, r number, guard, expr string) {
	s.n++
	fmt.Fprintf(&s.body, `__attribute__((noinline)) static void op%d(void)
{
	for (int i = 0; i < OPERANDS; i++) {
		%s
		if (!(%s))
			continue;
		%s
	}
}
`, s.n, s.arguments(t), guard, result(r, expr)+stored(r, s.n))
	fmt.Fprintf(&s.calls, "\top%d();\n", s.n)
}

// odd reports whether a type has bits in memory that its values do not use; those are read and written as
// wider integers, since what the unused bits hold is not fixed.
func (t number) odd() bool { return strings.Contains(t.c, "_BitInt") }

func (s *suite) arguments(t number) string {
	if t.odd() {
		return fmt.Sprintf("widest x, y; memcpy(&x, in[i][0], sizeof x); memcpy(&y, in[i][1], sizeof y); %s a = (%s)x, b = (%s)y;", t.c, t.c, t.c)
	}
	return fmt.Sprintf("%s a, b; memcpy(&a, in[i][%d], %d); memcpy(&b, in[i][%d], %d);", t.c, slot(t), bytesOf(t), slot(t)+1, bytesOf(t))
}

func stored(r number, op int) string {
	if r.odd() {
		return fmt.Sprintf(" widest w = r; put(%d, i, &w, sizeof w);", op)
	}
	return fmt.Sprintf(" put(%d, i, &r, %d);", op, bytesOf(r))
}

// result declares r; a NaN, whose bits are not fixed, becomes 0.
func result(r number, expr string) string {
	if strings.HasPrefix(expr, "{") {
		return fmt.Sprintf("%s r; memset(&r, 0, sizeof r); %s", r.c, expr)
	}
	if r.float {
		return fmt.Sprintf("%s r; memset(&r, 0, sizeof r); r = %s; if (r != r) memset(&r, 0, sizeof r);", r.c, expr)
	}
	return fmt.Sprintf("%s r = (%s)(%s);", r.c, r.c, expr)
}

func bytesOf(t number) int {
	if t.bits == 80 {
		return 10
	}
	return (t.bits + 7) / 8
}

// slot is where the operands of a type stand: integers share theirs, each float type has its own.
func slot(t number) int {
	switch {
	case !t.float:
		return 0
	case t.bits == 32:
		return 2
	case t.bits == 64:
		return 4
	}
	return 6
}

func (s *suite) integer(t number) {
	boolean := number{"int", 32, true, false}
	one := "(" + t.c + ")1"
	for _, op := range []string{"a + b", "a - b", "a * b", "a & b", "a | b", "a ^ b", "~a", "-a", "(a ^ b) * a + b"} {
		s.operation(t, t, "1", op)
	}
	least := fmt.Sprintf("(%s << %d)", one, t.bits-1)
	safe := "b != 0"
	if t.signed {
		safe = fmt.Sprintf("b != 0 && !(b == -1 && a == (%s)%s)", t.c, least)
	}
	s.operation(t, t, safe, "a / b")
	s.operation(t, t, safe, "a % b")
	amount := fmt.Sprintf("((unsigned)(unsigned char)b %% %du)", t.bits)
	s.operation(t, t, "1", "a << "+amount)
	s.operation(t, t, "1", "a >> "+amount)
	for _, op := range []string{"<", "<=", ">", ">=", "==", "!="} {
		s.operation(t, boolean, "1", "a "+op+" b")
	}
	s.operation(t, t, "1", "a < b ? a : b")
	s.operation(t, boolean, "1", "a ? 3 : 4")
	for _, to := range append(s.integers[:len(s.integers):len(s.integers)], floats...) {
		s.operation(t, to, "1", "("+to.c+")a")
	}
}

// standard adds what C and clang offer on types of 8, 16, 32 and 64 bits.
func (s *suite) standard(t number) {
	for _, op := range []string{"add", "sub", "mul"} {
		s.operation(t, number{"struct { " + t.c + " v; unsigned char o; }", t.bits + 8, false, false}, "1",
			fmt.Sprintf("{ r.o = __builtin_%s_overflow(a, b, &r.v); }", op))
	}
	for _, op := range []string{"add", "sub", "and", "or", "xor", "nand", "min", "max"} {
		s.operation(t, t, "1", fmt.Sprintf("{ r = a; %s old = __atomic_fetch_%s(&r, b, __ATOMIC_SEQ_CST); r ^= (%s)(old << 1); }", t.c, op, t.c))
	}
	s.operation(t, t, "1", "{ r = a; r ^= __atomic_exchange_n(&r, b, __ATOMIC_ACQ_REL); }")
	s.operation(t, t, "1", "{ r = a; "+t.c+" e = i & 1 ? a : b; int ok = __atomic_compare_exchange_n(&r, &e, b, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED); r = (r ^ e) + ok; }")
	if t.signed {
		return
	}
	for _, op := range []string{"__builtin_popcountll(a)", "a ? __builtin_clzll(a) : 0", "a ? __builtin_ctzll(a) : 0", "__builtin_ffsll((long long)a)",
		"__builtin_parityll(a)", "__builtin_bswap64(a)", "__builtin_bswap32(a)", "__builtin_bswap16(a)",
		fmt.Sprintf("__builtin_bitreverse%d(a)", t.bits), fmt.Sprintf("__builtin_rotateleft%d(a, b)", t.bits), fmt.Sprintf("__builtin_rotateright%d(a, b)", t.bits)} {
		s.operation(t, t, "1", op)
	}
}

func (s *suite) floating(t number, suffix string) {
	for _, op := range []string{"a + b", "a - b", "a * b", "a / b", "-a", "a * b + a", "(a + b) / (a - b)"} {
		s.operation(t, t, "1", op)
	}
	for _, f := range []string{"fabs", "sqrt", "floor", "ceil", "trunc", "round", "rint", "nearbyint"} {
		s.operation(t, t, "1", fmt.Sprintf("__builtin_%s%s(a)", f, suffix))
	}
	s.operation(t, t, "1", fmt.Sprintf("__builtin_copysign%s(a, b)", suffix))
	s.operation(t, t, "a != 0 || b != 0", fmt.Sprintf("__builtin_fmax%s(a, b)", suffix))
	s.operation(t, t, "a != 0 || b != 0", fmt.Sprintf("__builtin_fmin%s(a, b)", suffix))
	for _, op := range []string{"<", "<=", ">", ">=", "==", "!="} {
		s.operation(t, number{"int", 32, true, false}, "1", "a "+op+" b")
	}
	s.operation(t, number{"int", 32, true, false}, "1", "__builtin_isunordered(a, b) + 2 * __builtin_islessgreater(a, b)")
	for _, to := range floats {
		s.operation(t, to, "1", "("+to.c+")a")
	}
	for _, to := range s.integers {
		if to.odd() {
			continue
		}
		low, high := "-1", fmt.Sprintf("0x1p%dL", to.bits)
		if to.signed {
			high = fmt.Sprintf("0x1p%dL", to.bits-1)
			low = "-" + high
		}
		s.operation(t, to, fmt.Sprintf("(long double)a > %s && (long double)a < %s", low, high), "("+to.c+")a")
	}
}

// program is the whole suite.
func program(seed uint64, model ir.DataModel) (source string, operations int) {
	s := &suite{integers: integers}
	widest := "unsigned __int128"
	if model == ir.ILP32 {
		s.integers, widest = integers[:narrow], "unsigned long long"
	}
	for _, t := range s.integers {
		s.integer(t)
	}
	for _, t := range integers[:8] {
		s.standard(t)
	}
	for i, t := range floats {
		s.floating(t, []string{"f", "", "l"}[i])
	}
	return fmt.Sprintf(`#include <string.h>
#ifdef NATIVE
#include <stdio.h>
#endif
typedef %s widest;
enum { OPERANDS = %d, OPERATIONS = %d };
unsigned char in[OPERANDS][8][16] = { %s };
unsigned char out[OPERATIONS + 1][OPERANDS][16];
static void put(int op, int i, const void *r, int n) { memcpy(out[op][i], r, n); }
%s
int main(void)
{
%s#ifdef NATIVE
	fwrite(out, 1, sizeof out, stdout);
#endif
	return 0;
}
`, widest, operands, s.n, initial(seed), s.body.String(), s.calls.String()), s.n
}

// initial is the operands: random bytes, and numbers where they are most likely to go wrong.
func initial(seed uint64) string {
	rng := rand.New(rand.NewPCG(seed, 0))
	var w strings.Builder
	for range operands {
		w.WriteString("{")
		for k := range 8 {
			w.WriteString("{")
			for _, b := range operand(rng, k) {
				fmt.Fprintf(&w, "%d,", b)
			}
			w.WriteString("},")
		}
		w.WriteString("},\n")
	}
	return w.String()
}

func operand(rng *rand.Rand, slot int) [16]byte {
	var b [16]byte
	for i := range b {
		b[i] = byte(rng.Uint32())
	}
	switch {
	case slot < 2:
		edge(rng, &b)
	case slot < 4: // float: exponents near zero half of the time
		if rng.IntN(2) == 0 {
			b[3] = b[3]&0x80 | 0x3f + byte(rng.IntN(2))
		}
	case slot < 6:
		if rng.IntN(2) == 0 {
			b[7], b[6] = b[7]&0x80|0x3f+byte(rng.IntN(2)), b[6]|0xc0
		}
	default: // x87: the leading one is stored
		b[7] |= 0x80
		if rng.IntN(2) == 0 {
			b[9], b[8] = b[9]&0x80|0x40, byte(rng.IntN(64))
		} else {
			b[9] = b[9]&0x80 | 0x3f + byte(rng.IntN(2))
		}
	}
	return b
}

func edge(rng *rand.Rand, b *[16]byte) {
	switch rng.IntN(6) {
	case 0: // small
		clear(b[1:])
	case 1: // small, negative
		for i := range b[1:] {
			b[i+1] = 0xff
		}
	case 2: // a power of two
		clear(b[:])
		b[rng.IntN(16)] = 1 << rng.IntN(8)
	case 3: // 64 bits
		clear(b[8:])
	}
}

func clang(t *testing.T, args ...string) {
	t.Helper()
	if out, err := exec.Command("clang-14", args...).CombinedOutput(); err != nil {
		t.Fatalf("clang-14 %s: %v\n%.2000s", strings.Join(args, " "), err, out)
	}
}

// TestInstructionsAgainstTheProcessor: every operation on integers of many widths and on floats, conversions, builtins
// and atomics, on random and extreme operands, gives what the processor gives, compiled without and
// with optimisation, with pointers of 64 and of 32 bits.
func TestInstructionsAgainstTheProcessor(t *testing.T) {
	flags := []string{"-w", "-fwrapv", "-ffp-contract=off"}
	t.Run("LP64", func(t *testing.T) { againstProcessor(t, ir.LP64, flags, "-O0", "-O2") })
	t.Run("ILP32", func(t *testing.T) {
		againstProcessor(t, ir.ILP32, append(flags, "-m32", "-msse2", "-mfpmath=sse"), "-O0")
	})
}

func againstProcessor(t *testing.T, model ir.DataModel, flags []string, levels ...string) {
	source, operations := program(7, model)
	dir := t.TempDir()
	file := filepath.Join(dir, "isa.c")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
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
			compareWith(t, source, runIn(t, text, "out"), want, operations)
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

func compareWith(t *testing.T, source string, got, want []byte, operations int) {
	t.Helper()
	if len(got) != len(want) || len(want) != (operations+1)*operands*16 {
		t.Fatalf("%d bytes, want %d", len(got), len(want))
	}
	wrong := 0
	for op := 1; op <= operations; op++ {
		for i := range operands {
			at := (op*operands + i) * 16
			if g, w := got[at:at+16], want[at:at+16]; !bytes.Equal(g, w) && wrong < 20 {
				wrong++
				t.Errorf("operand %d: %s, the processor has %s, of\n%s", i, hex.EncodeToString(g), hex.EncodeToString(w), operationText(source, op))
				break
			}
		}
	}
}

// operationText is the C function of an operation.
func operationText(source string, op int) string {
	_, text, _ := strings.Cut(source, fmt.Sprintf("static void op%d(void)", op))
	text, _, _ = strings.Cut(text, "\n}\n")
	return text
}
