package generate

import (
	"fmt"
	"strings"
)

// boolean is the type of what a comparison gives.
var boolean = number{"int", 32, true, false}

// integer adds the operators of C, and conversions.
func (o *Operations) integer(t number) {
	one := "(" + t.c + ")1"
	for _, op := range []string{"a + b", "a - b", "a * b", "a & b", "a | b", "a ^ b", "~a", "-a", "(a ^ b) * a + b"} {
		o.add(t, t, "1", op)
	}
	least := fmt.Sprintf("(%s << %d)", one, t.bits-1)
	safe := "b != 0"
	if t.signed {
		safe = fmt.Sprintf("b != 0 && !(b == -1 && a == (%s)%s)", t.c, least)
	}
	for _, op := range []string{"a / b", "a % b"} {
		o.add(t, t, safe, op)
	}
	for _, c := range []int{3, 5, 7} {
		if t.bits > 3 {
			o.add(t, t, "1", fmt.Sprintf("a / %d ^ a %% %d", c, c))
		}
	}
	amount := fmt.Sprintf("((unsigned)(unsigned char)b %% %du)", t.bits)
	o.add(t, t, "1", "a << "+amount)
	o.add(t, t, "1", "a >> "+amount)
	for _, op := range []string{"<", "<=", ">", ">=", "==", "!="} {
		o.add(t, boolean, "1", "a "+op+" b")
	}
	o.add(t, t, "1", "a < b ? a : b")
	o.add(t, boolean, "1", "a ? 3 : 4")
	for _, to := range append(o.integers[:len(o.integers):len(o.integers)], floats...) {
		o.add(t, to, "1", "("+to.c+")a")
	}
}

// standard adds what C and clang offer on types of 8, 16, 32 and 64 bits.
func (o *Operations) standard(t number) {
	for _, op := range []string{"add", "sub", "mul"} {
		o.add(t, number{"struct { " + t.c + " v; unsigned char o; }", t.bits + 8, false, false}, "1",
			fmt.Sprintf("{ r.o = __builtin_%s_overflow(a, b, &r.v); }", op))
	}
	for _, op := range []string{"add", "sub", "and", "or", "xor", "nand", "min", "max"} {
		o.add(
			t,
			t,
			"1",
			fmt.Sprintf(
				"{ r = a; %s old = __atomic_fetch_%s(&r, b, __ATOMIC_SEQ_CST); r ^= (%s)(old << 1); }",
				t.c,
				op,
				t.c,
			),
		)
	}
	o.add(t, t, "1", "{ r = a; r ^= __atomic_exchange_n(&r, b, __ATOMIC_ACQ_REL); }")
	o.add(
		t,
		t,
		"1",
		"{ r = a; "+t.c+" e = i & 1 ? a : b; int ok = __atomic_compare_exchange_n(&r, &e, b, 0, __ATOMIC_SEQ_CST, "+
			"__ATOMIC_RELAXED); r = (r ^ e) + ok; }",
	)
	o.add(
		t,
		t,
		"1",
		`{ struct { long long x : 24; unsigned long long y : 33; int z : 7; unsigned w : 1; } s; memset(&s, 0, sizeof s);
	s.x = a; s.y = b; s.z = a ^ b; s.w = a; s.x += s.z; s.y -= s.x; s.z *= 3; r = s.x + s.y * 5 + s.z - s.w; }`,
	)
	o.saturating(t)
	o.intrinsics(t)
	if t.signed {
		return
	}
	for _, op := range []string{"__builtin_popcountll(a)", "a ? __builtin_clzll(a) : 0", "a ? __builtin_ctzll(a) : 0",
		"__builtin_ffsll((long long)a)",
		"__builtin_parityll(a)", "__builtin_bswap64(a)", "__builtin_bswap32(a)", "__builtin_bswap16(a)",
		fmt.Sprintf("__builtin_bitreverse%d(a)", t.bits), fmt.Sprintf("__builtin_rotateleft%d(a, b)", t.bits),
		fmt.Sprintf("__builtin_rotateright%d(a, b)", t.bits)} {
		o.add(t, t, "1", op)
	}
}

// saturating adds the patterns that optimisation makes intrinsics of.
func (o *Operations) saturating(t number) {
	if !t.signed {
		for _, op := range []string{"(T)(a + b) < a ? (T)-1 : (T)(a + b)", "a > b ? a - b : 0",
			"(a << (b % W)) | (b >> 1 >> (W - 1 - b % W))"} {
			o.add(t, t, "1", strings.NewReplacer("T", t.c, "W", fmt.Sprint(t.bits)).Replace(op))
		}
		return
	}
	if t.bits <= 32 {
		for _, op := range []string{"+", "-"} {
			most := fmt.Sprintf("%dLL", int64(1)<<(t.bits-1)-1)
			o.add(
				t,
				t,
				"1",
				fmt.Sprintf(
					"{ long long s = (long long)a %s b; r = s > %s ? %s : s < -%s - 1 ? -%s - 1 : s; }",
					op,
					most,
					most,
					most,
					most,
				),
			)
		}
	}
	o.add(t, t, "1", fmt.Sprintf("a < 0 ? (%s)-a : a", t.c))
}

// intrinsics adds the compiler's own functions, by their names in its IR.
func (o *Operations) intrinsics(t number) {
	binary := []string{"uadd.sat", "usub.sat", "umin", "umax"}
	unary := []string{"ctpop", "bitreverse"}
	if t.signed {
		binary = []string{"sadd.sat", "ssub.sat", "smin", "smax"}
		unary = nil
	}
	if t.bits > 8 && !t.signed {
		unary = append(unary, "bswap")
	}
	for _, name := range binary {
		o.intrinsic(t, name, "T, T", "a, b")
	}
	for _, name := range unary {
		o.intrinsic(t, name, "T", "a")
	}
	if t.signed {
		o.intrinsic(t, "abs", "T, _Bool", "a, 0")
		return
	}
	o.intrinsic(t, "ctlz", "T, _Bool", "a, 0")
	o.intrinsic(t, "cttz", "T, _Bool", "a, 0")
	for _, name := range []string{"fshl", "fshr"} {
		o.intrinsic(t, name, "T, T, T", "a, b, a ^ b")
		o.intrinsic(t, name, "T, T, T", "a, b, 3")
	}
}

func (o *Operations) intrinsic(t number, name, parameters, arguments string) {
	f := fmt.Sprintf("intrinsic%d", len(o.list)+1)
	o.add(t, t, "1", fmt.Sprintf("%s(%s)", f, arguments))
	o.declare(
		fmt.Sprintf(
			"extern %s %s(%s) __asm__(\"llvm.%s.i%d\");\n",
			t.c,
			f,
			strings.ReplaceAll(parameters, "T", t.c),
			name,
			t.bits,
		),
	)
}

// vectors adds operations lane by lane, and loops that optimisation makes such of.
func (o *Operations) vectors(t number) {
	const fill = "{ typedef T v __attribute__((vector_size(16))); enum { N = 16 / sizeof(T) }; v x, y, z; for (int " +
		"k = 0; k < N; k++) { x[k] = a + k * b; y[k] = b - k * a; } "
	const sum = " r = 0; for (int k = 0; k < N; k++) r = r * 3 + z[k]; }"
	for _, op := range []string{"z = x + y;", "z = x * y - x;", "z = (x & y) | (x ^ ~y);", "z = (v)(x < y);",
		"z = (v)(x == y) | (v)(x >= -y);",
		"z = x << (y & 7);", "z = x >> (y & 7);", "z = x / (y | 1);", "v m = (v)(x < y); z = (x & m) | (y & ~m);",
		"z = __builtin_shufflevector(x, y, 1, N, 0, N + 1);"} {
		if strings.Contains(op, "shuffle") && t.bits != 32 {
			continue
		}
		if strings.Contains(op, "/") && t.signed {
			op = "z = x / ((y & 63) | 1);"
		}
		o.add(t, t, "1", strings.ReplaceAll(fill+op+sum, "T", t.c))
	}
	const arrays = "{ T x[16], y[16]; for (int k = 0; k < 16; k++) { x[k] = a + k * b; y[k] = b ^ k * a; } "
	for _, loop := range []string{"for (int k = 0; k < 16; k++) r += x[k] * y[k]; }",
		"for (int k = 0; k < 16; k++) r = x[k] > r ? x[k] : r; }",
		"for (int k = 0; k < 16; k++) x[k] = y[k] < x[k] ? y[k] : x[k] + 1; for (int k = 0; k < 16; k++) r ^= x[k]; }",
		"for (int k = 0; k < 16; k++) r += y[k] == b; }"} {
		o.add(t, t, "1", strings.ReplaceAll(arrays+loop, "T", t.c))
	}
}

// memory adds copies within one object, forwards and backwards, of known and of unknown lengths.
func (o *Operations) memory() {
	t := integers[7]
	r := number{"struct { unsigned long long x, y; }", 128, false, false}
	const object = "{ unsigned char m[32]; memcpy(m, &a, 8); memcpy(m + 8, &b, 8); memcpy(m + 16, &b, 8); memcpy(m " +
		"+ 24, &a, 8); "
	const read = " memcpy(&r, m + 5, 16); }"
	for _, copies := range []string{"memmove(m + 7, m + 4, 13);", "memmove(m + 4, m + 7, 13);",
		"memmove(m + 8, m, 16); memmove(m + 3, m + 9, 8);",
		"memset(m + 6, 0x5a, 7);", "memset(m + 6, (int)a, 7);", "memmove(m + (a & 7), m + (b & 7), 11);",
		"memmove(m + 6, m + 3, b & 15);",
		"memset(m + (a & 7), 0xc3, 5);", "memset(m + 5, 1, a & 15);",
		"memcpy(m + 16, m, 16); m[b & 31] = a; m[9] ^= m[a & 31];",
		"unsigned short h; memcpy(&h, m + (a & 15), 2); h += 0x0ff1; memcpy(m + (b & 15), &h, 2);"} {
		o.add(t, r, "1", object+copies+read)
	}
}

// floating adds the operators on floats, functions that round, classification, and conversions of values that fit.
func (o *Operations) floating(t number, suffix string) {
	for _, op := range []string{"a + b", "a - b", "a * b", "a / b", "-a", "a * b + a", "(a + b) / (a - b)",
		"a < b ? a : b", "a ? b : a"} {
		o.add(t, t, "1", op)
	}
	for _, f := range []string{"fabs", "sqrt", "floor", "ceil", "trunc", "round", "rint", "nearbyint"} {
		o.add(t, t, "1", fmt.Sprintf("__builtin_%s%s(a)", f, suffix))
	}
	o.add(t, t, "1", fmt.Sprintf("__builtin_copysign%s(a, b)", suffix))
	o.add(t, t, "a != 0 || b != 0", fmt.Sprintf("__builtin_fmax%s(a, b)", suffix))
	o.add(t, t, "a != 0 || b != 0", fmt.Sprintf("__builtin_fmin%s(a, b)", suffix))
	if t.bits != 80 {
		o.add(t, t, "1", fmt.Sprintf("__builtin_fma%s(a, b, a)", suffix))
	}
	for _, op := range []string{"a < b", "a <= b", "a > b", "a >= b", "a == b", "a != b", "!(a < b)", "!(a >= b)",
		"a ? 3 : 4",
		"__builtin_isunordered(a, b) + 2 * __builtin_islessgreater(a, b)",
		"__builtin_isnan(a) + 2 * __builtin_isinf(a) + 4 * __builtin_isfinite(a) + 8 * __builtin_isnormal(a)",
		"(__builtin_signbit(a) != 0) + 2 * (__builtin_signbit(b) != 0)"} {
		o.add(t, boolean, "1", op)
	}
	for _, to := range floats {
		o.add(t, to, "1", "("+to.c+")a")
	}
	for _, to := range o.integers {
		if to.odd() {
			continue
		}
		low, high := "-1", fmt.Sprintf("0x1p%dL", to.bits)
		if to.signed {
			high = fmt.Sprintf("0x1p%dL", to.bits-1)
			low = "-" + high
			if to.bits < 64 {
				low += " - 1"
			}
		}
		o.add(t, to, fmt.Sprintf("(long double)a > %s && (long double)a < %s", low, high), "("+to.c+")a")
		if t.bits == 80 {
			continue
		}
		bound := fmt.Sprintf("a > (%s)%s && a < (%s)%s", t.c, strings.TrimSuffix(low, " - 1"), t.c, high)
		o.add(t, to, bound, "("+to.c+")a")
	}
}
