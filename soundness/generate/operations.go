package generate

import (
	"encoding/hex"
	"fmt"
	"strings"
)

// Operands is how many pairs of operands every operation is tried on.
const Operands = 48

// Record is how many bytes an operation leaves for a pair of operands: a result of up to 16, and 1 where
// the operation has no meaning on them.
const Record = 17

// Operations is a C program that computes one operation after the other on the same operands: every
// operator of C on integers of many widths and on floats, conversions, builtins, intrinsics of the compiler, atomics,
// bit-fields, copies within memory, and vectors.
type Operations struct {
	Narrow bool // pointers of 32 bits

	integers []number
	seed     uint64
	list     []operation
}

// operation is one function of the program.
type operation struct {
	text   string // its body
	decl   string // what is before it
	opaque bool   // has no exact meaning on unknown operands
}

// number is a C type to compute with.
type number struct {
	c      string // the type
	bits   int
	signed bool
	float  bool
}

var integers = []number{
	{
		"signed char",
		8,
		true,
		false,
	}, {"unsigned char", 8, false, false}, {"short", 16, true, false}, {"unsigned short", 16, false, false},
	{
		"int",
		32,
		true,
		false,
	}, {"unsigned", 32, false, false}, {"long long", 64, true, false}, {"unsigned long long", 64, false, false},
	{"_BitInt(3)", 3, true, false}, {"unsigned _BitInt(17)", 17, false, false}, {"_BitInt(24)", 24, true, false},
	{"unsigned _BitInt(33)", 33, false, false}, {"_BitInt(37)", 37, true, false}, {"_BitInt(63)", 63, true, false},
	{"__int128", 128, true, false}, {"unsigned __int128", 128, false, false},
	{
		"unsigned _BitInt(65)",
		65,
		false,
		false,
	}, {"_BitInt(100)", 100, true, false}, {"unsigned _BitInt(127)", 127, false, false},
}

var floats = []number{{"float", 32, true, true}, {"double", 64, true, true}, {"long double", 80, true, true}}

// Of the integers, the first are C's own, and more of them can be computed with where a pointer has 32 bits.
const (
	standardIntegers = 8
	narrowIntegers   = 14
)

// NewOperations is all operations, on operands drawn from a seed.
func NewOperations(seed uint64, narrow bool) *Operations {
	o := &Operations{Narrow: narrow, integers: integers, seed: seed}
	if narrow {
		o.integers = integers[:narrowIntegers]
	}
	for _, t := range o.integers {
		o.integer(t)
	}
	for _, t := range integers[:standardIntegers] {
		o.standard(t)
		o.vectors(t)
	}
	o.memory()
	for i, t := range floats {
		o.floating(t, []string{"f", "", "l"}[i])
	}
	return o
}

// Count is the number of operations. They are numbered from 1.
func (o *Operations) Count() int { return len(o.list) }

// Text is the C function of an operation.
func (o *Operations) Text(op int) string { return o.list[op-1].text }

// Opaque reports whether an operation has no exact meaning on unknown operands: x87 floats, remainders of floats.
func (o *Operations) Opaque(op int) bool { return o.list[op-1].opaque }

// add is one operation: expr over a and b of type t gives a value of type r, where guard holds. An
// expr in braces sets r by statements.
func (o *Operations) add(t, r number, guard, expr string) {
	o.list = append(o.list, operation{
		text: fmt.Sprintf("\t%s\n\tif (!(%s)) {\n\t\tskip(%d, i);\n\t\treturn;\n\t}\n\t%s%s\n",
			t.arguments(), guard, len(o.list)+1, r.result(expr), r.stored(len(o.list)+1)),
		opaque: t.bits == 80 && t.float || r.bits == 80 && r.float || strings.Contains(guard, "long double"),
	})
}

// declare puts text before the operation last added.
func (o *Operations) declare(text string) { o.list[len(o.list)-1].decl = text }

// odd reports whether a type has bits in memory that its values do not use; those are read and written as
// wider integers, since what the unused bits hold is not fixed.
func (t number) odd() bool { return strings.Contains(t.c, "_BitInt") }

func (t number) arguments() string {
	if t.odd() {
		return fmt.Sprintf(
			"widest x, y; ARG(x, 0, sizeof x); ARG(y, 1, sizeof y); %s a = (%s)x, b = (%s)y;",
			t.c,
			t.c,
			t.c,
		)
	}
	return fmt.Sprintf("%s a, b; ARG(a, %d, %d); ARG(b, %d, %d);", t.c, t.slot(), t.bytes(), t.slot()+1, t.bytes())
}

func (t number) stored(op int) string {
	if t.odd() {
		return fmt.Sprintf(" widest w = r; put(%d, i, &w, sizeof w);", op)
	}
	return fmt.Sprintf(" put(%d, i, &r, %d);", op, t.bytes())
}

// result declares r; a NaN, whose bits are not fixed, becomes 0.
func (t number) result(expr string) string {
	if strings.HasPrefix(expr, "{") {
		return fmt.Sprintf("%s r; memset(&r, 0, sizeof r); %s", t.c, expr)
	}
	if t.float {
		return fmt.Sprintf("%s r; memset(&r, 0, sizeof r); r = %s; if (r != r) memset(&r, 0, sizeof r);", t.c, expr)
	}
	return fmt.Sprintf("%s r = (%s)(%s);", t.c, t.c, expr)
}

func (t number) bytes() int {
	if t.bits == 80 {
		return 10
	}
	return (t.bits + 7) / 8
}

// slot is where the operands of a type stand: integers share theirs, each float type has its own.
func (t number) slot() int {
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

// Concrete is the program that computes some operations on so many pairs of operands. It leaves a Record for each of
// all pairs in the global out, by operation from 0 (which there is not) and by pair; with NATIVE defined it writes them
// to standard output.
func (o *Operations) Concrete(ops []int, pairs int) string {
	var calls strings.Builder
	for _, op := range ops {
		fmt.Fprintf(&calls, "\tall%d();\n", op)
	}
	return fmt.Sprintf(`#include <string.h>
#ifdef NATIVE
#include <stdio.h>
#endif
typedef %s widest;
enum { OPERANDS = %d, OPERATIONS = %d };
unsigned char in[OPERANDS][8][16] = { %s };
unsigned char out[OPERATIONS + 1][OPERANDS][%d];
#define ARG(p, slot, n) memcpy(&p, in[i][slot], n)
static void put(int op, int i, const void *r, int n) { memcpy(out[op][i], r, n); }
static void skip(int op, int i) { out[op][i][16] = 1; }
%s
int main(void)
{
%s#ifdef NATIVE
	fwrite(out, 1, sizeof out, stdout);
#endif
	return 0;
}
`, o.widest(), Operands, o.Count(), initial(o.seed), Record, o.functions(ops, "always_inline")+o.loops(ops, pairs),
		calls.String())
}

func (o *Operations) widest() string {
	if o.Narrow {
		return "unsigned long long"
	}
	return "unsigned __int128"
}

// All are the numbers of all operations.
func (o *Operations) All() []int {
	out := make([]int, o.Count())
	for i := range out {
		out[i] = i + 1
	}
	return out
}

// loops are the functions that compute an operation on so many pairs: one frame each, since addresses are not reused.
func (o *Operations) loops(ops []int, pairs int) string {
	var w strings.Builder
	for _, op := range ops {
		fmt.Fprintf(
			&w,
			"__attribute__((noinline)) static void all%d(void)\n{\n\tfor (int i = 0; i < %d; i++)\n\t\top%d(i);\n}\n",
			op,
			pairs,
			op,
		)
	}
	return w.String()
}

func (o *Operations) functions(ops []int, inlined string) string {
	var w strings.Builder
	for _, op := range ops {
		fmt.Fprintf(
			&w,
			"%s__attribute__((%s)) static void op%d(int i)\n{\n%s}\n",
			o.list[op-1].decl,
			inlined,
			op,
			o.list[op-1].text,
		)
	}
	return w.String()
}

// Symbolic is a program in which an unknown chooses one of some operations, which is then computed on pairs of
// unknown operands that are assumed to have the values of as many of the pairs. An assertion holds exactly if
// results are those in want, what the concrete program wrote. At the end the globals op, got and ought say which
// operation it was, and for the last pair the 16 bytes that it gave and that it ought to give.
func (o *Operations) Symbolic(ops []int, pairs int, want []byte) string {
	var cases, table strings.Builder
	for _, op := range ops {
		fmt.Fprintf(
			&cases,
			"\tcase %d:\n\t\top = %d;\n\t\tfor (int j = 0; j < %d; j++) {\n\t\t\tpair = j;\n\t\t\top%d((%d + 5 * j) "+
				"%% OPERANDS);\n\t\t}\n\t\tbreak;\n",
			op,
			op,
			pairs,
			op,
			11*op,
		)
		table.WriteString("{")
		for j := range pairs {
			at := (op*Operands + (11*op+5*j)%Operands) * Record
			table.WriteString(literal(want[at : at+Record]))
		}
		table.WriteString("},\n")
	}
	return fmt.Sprintf(
		symbolic,
		o.widest(),
		Operands,
		initial(o.seed),
		len(ops),
		pairs,
		Record,
		table.String(),
		switchTo(ops),
		o.functions(ops, "noinline"),
		cases.String(),
	)
}

// switchTo is the rows of the table by operation.
func switchTo(ops []int) string {
	var w strings.Builder
	for k, op := range ops {
		fmt.Fprintf(&w, "\tcase %d: return %d;\n", op, k)
	}
	return w.String()
}

func literal(b []byte) string {
	var w strings.Builder
	w.WriteString("{")
	for _, c := range b {
		w.WriteString("0x" + hex.EncodeToString([]byte{c}) + ",")
	}
	w.WriteString("},")
	return w.String()
}

const symbolic = `#include <string.h>
typedef %s widest;
typedef unsigned long long word;
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern word __VERIFIER_nondet_ulonglong(void);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void __VERIFIER_assert(int);
enum { OPERANDS = %d };
unsigned char in[OPERANDS][8][16] = { %s };
unsigned char want[%d][%d][%d] = { %s };
int op, pair, ended;
word got[2], ought[2];
static int row(void)
{
	switch (op) {
%s	}
	return 0;
}
static void argument(int i, int slot, void *p, int n)
{
	word v[2] = { 0, 0 }, w[2] = { 0, 0 };
	memcpy(w, in[i][slot], n);
	switch (n) {
	case 1: v[0] = __VERIFIER_nondet_uchar(); break;
	case 2: v[0] = __VERIFIER_nondet_ushort(); break;
	case 4: v[0] = __VERIFIER_nondet_uint(); break;
	default: v[0] = __VERIFIER_nondet_ulonglong();
	}
	if (n > 8)
		v[1] = __VERIFIER_nondet_ulonglong();
	__VERIFIER_assume(v[0] == w[0]);
	__VERIFIER_assume(v[1] == w[1]);
	memcpy(p, v, n);
}
#define ARG(p, slot, n) argument(i, slot, &p, n)
static void put(int number, int i, const void *r, int n)
{
	const unsigned char *w = want[row()][pair];
	got[0] = got[1] = 0;
	memcpy(got, r, n);
	memcpy(ought, w, 16);
	__VERIFIER_assert(!w[16]);
	__VERIFIER_assert((got[0] == ought[0]) & (got[1] == ought[1]));
}
static void skip(int number, int i)
{
	got[0] = got[1] = ought[0] = ought[1] = 0;
	__VERIFIER_assert(want[row()][pair][16]);
}
%s
int main(void)
{
	int choice = __VERIFIER_nondet_int();
	op = 0;
	switch (choice) {
%s	default:
		return 0;
	}
	ended = 1;
	return 0;
}
`
