package generate

import (
	"fmt"
	"strings"
)

// headers begin every program.
const headers = `#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <time.h>
#ifdef SEQUENTIAL /* a native machine reorders what Midway explores in order */
#define memory_order_relaxed memory_order_seq_cst
#define memory_order_acquire memory_order_seq_cst
#define memory_order_release memory_order_seq_cst
#define memory_order_acq_rel memory_order_seq_cst
#endif

int __VERIFIER_nondet_int(void);
unsigned int __VERIFIER_nondet_uint(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
signed char __VERIFIER_nondet_schar(void);
unsigned char __VERIFIER_nondet_uchar(void);
long long __VERIFIER_nondet_longlong(void);
unsigned long long __VERIFIER_nondet_ulonglong(void);
void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void reach_error(void);
#ifdef NATIVE /* there nothing makes a function atomic but its name */
#define ATOMIC_ENTER __VERIFIER_atomic_begin()
#define ATOMIC_LEAVE __VERIFIER_atomic_end()
#else
#define ATOMIC_ENTER
#define ATOMIC_LEAVE
#endif

`

// A helper is a function with defined behaviour on all arguments.
type helper struct{ name, text string }

var helpers = allHelpers()

func allHelpers() []helper {
	out := []helper{
		{
			"mix",
			"static unsigned long long mix(unsigned long long sum, unsigned long long x) { return (sum ^ x) * " +
				"0x100000001b3ull + (sum >> 29); }",
		},
		{"sane", "static double sane(double d) { return d > -1e12 && d < 1e12 ? d : 0.5; }"},
		{"sanef", "static float sanef(float d) { return d > -1e6f && d < 1e6f ? d : 0.5f; }"},
		{
			"bits_f64",
			"static unsigned long long bits_f64(double d)\n{\n\tunsigned long long u;\n\tmemcpy(&u, &d, sizeof " +
				"u);\n\treturn u;\n}",
		},
		{
			"bits_f32",
			"static unsigned long long bits_f32(float d)\n{\n\tunsigned int u;\n\tmemcpy(&u, &d, sizeof " +
				"u);\n\treturn u;\n}",
		},
		{"wide_high", wideHigh},
		{"fdiv", "static double fdiv(double a, double b) { return b > 1e-3 || b < -1e-3 ? a / b : a; }"},
	}
	for t := I8; t <= U64; t++ {
		out = append(out, libraryHelpers(t)...)
		out = append(out, division(t, "div", "/"), division(t, "mod", "%"), fromFloat(t), saturating(t))
	}
	return out
}

// wideHigh computes with twice as many bits as the widest type, where there is such a type.
const wideHigh = `#ifdef __SIZEOF_INT128__
typedef unsigned __int128 wide;
#else
typedef unsigned long long wide;
#endif
static unsigned long long wide_high(unsigned long long a, unsigned long long b)
{
	wide p = (wide)a * b + ((wide)b << (sizeof(wide) * 4 - 3));
	p ^= p / (a | 1);
	return (unsigned long long)(p >> (sizeof(wide) * 4)) + (unsigned long long)p;
}`

// division is a / b where it is defined and a where it is not.
func division(t Type, name, op string) helper {
	defined := "b == 0"
	if t.Signed() && t.Bits() >= 32 {
		low := map[Type]string{I32: "INT32_MIN", I64: "INT64_MIN"}[t]
		defined += fmt.Sprintf(" || (b == -1 && a == %s)", low)
	}
	n := name + "_" + t.short()
	return helper{
		n,
		fmt.Sprintf(
			"static %s %s(%s a, %s b) { return %s ? a : (%s)(a %s b); }",
			t.C(),
			n,
			t.C(),
			t.C(),
			defined,
			t.C(),
			op,
		),
	}
}

// fromFloat converts what fits into every type but the sign.
func fromFloat(t Type) helper {
	n := "from_" + t.short()
	return helper{
		n,
		fmt.Sprintf("static %s %s(double d) { return d > -0.5 && d < 127.0 ? (%s)d : (%s)3; }", t.C(), n, t.C(), t.C()),
	}
}

// saturating adds with the compiler's overflow intrinsic.
func saturating(t Type) helper {
	n := "sat_" + t.short()
	return helper{
		n,
		fmt.Sprintf("static %s %s(%s a, %s b)\n{\n\t%s r;\n\treturn __builtin_add_overflow(a, b, &r) ? (%s)77 : r;\n}",
			t.C(), n, t.C(), t.C(), t.C(), t.C()),
	}
}

// neededHelpers are the texts of the helpers that a text mentions.
func neededHelpers(body string) string {
	used := words(body)
	var w strings.Builder
	for _, h := range helpers {
		if used[h.name] {
			w.WriteString(h.text + "\n")
		}
	}
	if w.Len() > 0 {
		w.WriteString("\n")
	}
	return w.String()
}
