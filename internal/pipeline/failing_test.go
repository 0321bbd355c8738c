package pipeline

import (
	stdctx "context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/pointsto"
)

// TestFailingPlaces: what can fail, and where that is open.
func TestFailingPlaces(t *testing.T) {
	const prologue = "#include <assert.h>\n#include <pthread.h>\n#include <stdlib.h>\nint x;\n" // the code begins at line 5
	for _, c := range []struct {
		name, code string
		want       string // kinds and lines
		known      bool
		idle       bool
	}{
		{"nothing", "int main(void) { return x; }", "", true, true},
		{"two", "void f(void) { assert(x); }\nint main(void) { f(); if (x > 1) abort(); return 0; }", "assertion:5 assertion:6", true, false},
		{"a function that is not called", "void f(void) { assert(x); }\nint main(void) { return 0; }", "", true, false},
		{"an error function", "void __VERIFIER_error(void);\nint main(void) { if (x) __VERIFIER_error(); return 0; }", "reach-error:6", true, false},
		{"an error function of the program's own", "void reach_error(void) { assert(0); }\nint main(void) { if (x) reach_error(); return 0; }", "assertion:5", true, false},
		{"a point that cannot be reached", "int main(void) { if (x) __builtin_unreachable(); return 0; }", "unreachable:5", true, false},
		{"a trap", "int main(void) { if (x) __builtin_trap(); return 0; }", "assertion:5", true, false},
		{"a model by its address", "int main(void) { void (*f)(void) = x ? abort : 0; f(); return 0; }", "assertion:5", true, false},
		{"a model that calls one", "int main(void) { atexit(abort); return 0; }", "", false, false},
		{"a destructor in a model", "pthread_key_t k;\nvoid *f(void *a) { pthread_setspecific(k, a); if (x) pthread_exit(a); return a; }\n" +
			"int main(void) { pthread_t t; pthread_key_create(&k, (void (*)(void *))abort); pthread_create(&t, 0, f, &x); pthread_join(t, 0); return 0; }", "", false, false},
		{"a thread in a model", "int main(void) { pthread_t t; pthread_create(&t, 0, (void *(*)(void *))abort, 0); pthread_join(t, 0); return 0; }", "", false, false},
		{"a function without a body", "void g(void);\nint main(void) { g(); assert(x); return 0; }", "assertion:6", true, false},
		{"a pointer from outside", "void (*g(void))(void);\nint main(void) { g()(); assert(x); return 0; }", "assertion:6", false, false},
		{"inline assembly", "int main(void) { __asm__(\"hlt\"); return 0; }", "", true, false},
		{"a mutex", "pthread_mutex_t m;\nint main(void) { pthread_mutex_lock(&m); assert(x); return 0; }", "assertion:6", true, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := program(t)
			write(t, path, prologue+c.code+"\n")
			o := &Options{Programs: []string{path}, Granularity: "memory", Properties: []string{"assertions"}, Summaries: true, OnlyCount: true}
			plan, err := Prepare(stdctx.Background(), o, Output{})
			if err != nil {
				t.Fatal(err)
			}
			places, known, idle := failing(plan.Program, pointsto.Analyze(plan.Program))
			if got := linesOf(plan, places); got != c.want && c.known || known != c.known || idle != c.idle {
				t.Errorf("%q, known %t, idle %t; want %q, %t, %t", got, known, idle, c.want, c.known, c.idle)
			}
		})
	}
}

func linesOf(p *Plan, places []execute.Place) string {
	var out []string
	for _, f := range places {
		at := p.Program.At(f.Loc)
		out = append(out, fmt.Sprintf("%s:%s", f.Kind, at[strings.LastIndex(at, ":")+1:]))
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), " ")
}
