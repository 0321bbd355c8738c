package generate

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// convertHead declares what programs of Conversions use.
const convertHead = `#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
struct pair { int n; int *at; };
struct link { struct link *next, *prev; };
static int value[4];
static long seen;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *zeroed(size_t n)
{
	void *p = calloc(1, n);
	if (!p)
		exit(1);
	return p;
}
`

// member is a member of a structure that Conversions has made, and how it is written and read.
type member struct {
	decl, write, read string // write and read of "X", a pointer to the structure, and "N", a number
}

// structure is a type that Conversions has made.
type structure struct {
	name    string
	members []member
}

// convertText writes a program of Conversions.
type convertText struct {
	rng   *rand.Rand
	text  strings.Builder
	setup []string // functions that main calls first, and then the threads, each with a number
	step  []string
	names int
	kept  []*structure // without members of the other kind
	loose bool         // what C11 6.5p7 excludes and programs do all the same
}

func (w *convertText) one(of ...string) string { return of[w.rng.IntN(len(of))] }

func (w *convertText) often() bool { return w.rng.IntN(3) > 0 }

func (w *convertText) name(of string) string {
	w.names++
	return fmt.Sprintf("%s%d", of, w.names)
}

// put writes text in which names in braces stand for what is given: put("static int {x};", "x", "value1").
func (w *convertText) put(text string, names ...string) {
	w.text.WriteString(w.with(text, names...))
}

func (w *convertText) with(text string, names ...string) string {
	for i := 0; i < len(names); i += 2 {
		names[i] = "{" + names[i] + "}"
	}
	return strings.NewReplacer(names...).Replace(strings.TrimPrefix(text, "\n"))
}

// memberOf is a random member of a structure of the given name.
func (w *convertText) memberOf(of string) member {
	f := w.name("f")
	type kind struct{ decl, write, read string }
	k := []kind{
		{"long F;", "X->F = N;", "seen += X->F;"},
		{"int F;", "X->F = N;", "seen += X->F;"},
		{"int *F;", "X->F = &value[N & 3];", "if (X->F) seen += *X->F;"},
		{"int *F;", "X->F = &value[N & 1];", "if (X->F) *X->F = N;"},
		{"char F[8];", "memset(X->F, N, sizeof X->F);", "seen += X->F[N & 7];"},
		{"void *F;", "X->F = &value[N & 3];", "seen += X->F == (void *)X;"},
		{"struct pair F;", "X->F.n = N; X->F.at = &value[N & 3];", "if (X->F.at) seen += *X->F.at + X->F.n;"},
		{"unsigned F : 3, Fx : 9;", "X->F = N & 7; X->Fx = N & 7;", "seen += X->F + X->Fx;"},
		{"double F;", "X->F = N;", "seen += X->F > 1;"},
		{"union { long l; int *p; } F;", "X->F.p = &value[N & 3];", "if (X->F.p) seen += *X->F.p;"},
		{"uintptr_t F;", "X->F = (uintptr_t)&value[N & 3];", "if (X->F) seen += *(int *)X->F;"},
		{"struct SELF *F;", "X->F = X;", "if (X->F) seen += X->F == X;"},
		{"struct link F;", "X->F.next = X->F.prev = &X->F;", "if (X->F.next) seen += X->F.next->prev == &X->F;"},
		{"short F;", "X->F = N;", "seen += X->F;"},
		{"int *F[2];", "X->F[N & 1] = &value[N & 3]; X->F[~N & 1] = 0;", "if (X->F[N & 1]) seen += *X->F[N & 1];"},
	}[w.rng.IntN(15)]
	r := strings.NewReplacer("F", f, "SELF", of)
	return member{r.Replace(k.decl), r.Replace(k.write), r.Replace(k.read)}
}

// members are up to n random members, at least one.
func (w *convertText) members(of string, n int) (out []member) {
	for range 1 + w.rng.IntN(n) {
		out = append(out, w.memberOf(of))
	}
	return out
}

// structure declares a structure: given members, in an order that is kept, among random ones. front keeps the first in
// front.
func (w *convertText) structure(front bool, given ...string) *structure {
	if len(given) == 0 && len(w.kept) > 0 && w.rng.IntN(3) == 0 {
		return w.kept[w.rng.IntN(len(w.kept))] // what one scenario has may flow where another's does
	}
	s := &structure{name: w.name("s")}
	if len(given) == 0 {
		w.kept = append(w.kept, s)
	}
	if !front {
		s.members = w.members(s.name, 2)
	}
	for _, g := range given {
		s.members = append(s.members, member{decl: strings.ReplaceAll(g, "SELF", s.name)})
		if w.rng.IntN(3) == 0 {
			s.members = append(s.members, w.memberOf(s.name))
		}
	}
	if front || w.often() {
		s.members = append(s.members, w.members(s.name, 3)...)
	}
	w.declare(s)
	return s
}

// as declares a structure with the members of another, and more behind them.
func (w *convertText) as(of *structure, more int) *structure {
	s := &structure{name: w.name("s")}
	for _, m := range of.members {
		s.members = append(s.members, m)
	}
	for range more {
		s.members = append(s.members, w.memberOf(s.name))
	}
	w.declare(s)
	return s
}

func (w *convertText) declare(s *structure) {
	w.put("struct {s} {", "s", s.name)
	for _, m := range s.members {
		w.put(" " + m.decl)
	}
	w.put(" };\n")
	w.put(
		"static void init_{s}(struct {s} *x, int n)\n{\n\tmemset(x, 0, sizeof *x);\n\t"+s.write(
			w,
			"x",
			"n",
			true,
		)+"\n}\n",
		"s",
		s.name,
	)
	w.put("static void use_{s}(struct {s} *x, int n)\n{\n\t"+s.reads("x", "n")+"\n}\n", "s", s.name)
}

// at puts a pointer and a number into the text of a member.
func at(x, n string) *strings.Replacer {
	if strings.ContainsAny(x, "&*") {
		x = "(" + x + ")"
	}
	return strings.NewReplacer("X", x, "N", n)
}

// write writes all random members of a structure, or some.
func (s *structure) write(w *convertText, x, n string, all bool) string {
	var out []string
	for _, m := range s.members {
		if m.write != "" && (all || w.often()) {
			out = append(out, at(x, n).Replace(m.write))
		}
	}
	return strings.Join(out, " ")
}

func (s *structure) reads(x, n string) string {
	var out []string
	for _, m := range s.members {
		if m.read != "" {
			out = append(out, at(x, n).Replace(m.read))
		}
	}
	return strings.Join(out, " ") + ";"
}

// init makes what x, a pointer to a structure, leads to one: by a function, by one that gets a void pointer, or in
// place.
func (w *convertText) init(s *structure, x string) string {
	if w.rng.IntN(3) == 0 {
		return "memset(" + x + ", 0, sizeof *" + x + "); " + s.write(w, x, "n", false)
	}
	return "init_" + s.name + "(" + x + ", n);"
}

// use reads through x, and writes.
func (w *convertText) use(s *structure, x string) string {
	switch w.rng.IntN(4) {
	case 0:
		return s.reads(x, "n")
	case 1:
		return s.write(w, x, "n", false) + " " + s.reads(x, "n")
	}
	return "use_" + s.name + "(" + x + ", n);"
}

// calls adds functions of a scenario that main and the threads call.
func (w *convertText) calls(setup, step string) {
	if setup != "" {
		w.setup = append(w.setup, setup)
	}
	if step != "" {
		w.step = append(w.step, step)
	}
}

// Conversions is a program of a seed, in C: objects are made, converted, kept by void pointers and numbers, given back
// and used again as other structures, by main and by two threads, each step under one lock. What it does is defined by
// C11 with the effective types of 6.5p6; with loose there are the usual conversions that 6.5p7 excludes, too: arrays of
// characters that hold structures, variables that are used as other structures of the same members.
func Conversions(seed uint64, loose bool) string {
	w := &convertText{rng: rand.New(rand.NewPCG(seed, 26)), loose: loose}
	w.text.WriteString(convertHead)
	for range 2 + w.rng.IntN(3) {
		list := scenarios
		if loose && w.rng.IntN(2) == 0 {
			list = looseScenarios
		}
		next := list[w.rng.IntN(len(list))]
		w.put("// " + next.name + "\n")
		next.write(w)
	}
	for _, name := range []string{"one", "two"} {
		w.put(
			"static void *{t}(void *arg)\n{\n\tint n = (int)(intptr_t)arg;\n\tfor (int k = 0; k < 2; k++, n++) {\n",
			"t",
			name,
		)
		for _, f := range w.step {
			if w.often() || name == "one" {
				w.put("\t\tpthread_mutex_lock(&m);\n\t\t{f}(n);\n\t\tpthread_mutex_unlock(&m);\n", "f", f)
			}
		}
		w.put("\t}\n\treturn 0;\n}\n")
	}
	w.put("int main(void)\n{\n\tpthread_t t, u;\n\tint n = __VERIFIER_nondet_int() & 7;\n")
	for _, f := range w.setup {
		w.put("\t{f}(n);\n", "f", f)
	}
	w.put(
		"\tpthread_create(&t, 0, one, (void *)(intptr_t)(n & 3));\n\tpthread_create(&u, 0, two, (void " +
			"*)(intptr_t)(n >> 1));\n",
	)
	w.put("\tpthread_join(t, 0);\n\tpthread_join(u, 0);\n\treturn 0;\n}\n")
	return w.text.String()
}
