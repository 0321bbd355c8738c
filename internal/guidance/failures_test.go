package guidance_test

import (
	stdctx "context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/pipeline"
	"midway/internal/pointsto"
)

// TestFailingPlaces: what can fail, and where that is open.
func TestFailingPlaces(t *testing.T) {
	// the code begins at line 5
	const prologue = "#include <assert.h>\n#include <pthread.h>\n#include <stdlib.h>\nint x;\n"
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
			path := filepath.Join(t.TempDir(), "p.c")
			if err := os.WriteFile(path, []byte(prologue+c.code+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			l, err := pipeline.Load(stdctx.Background(), &pipeline.Options{Programs: []string{path}})
			if err != nil {
				t.Fatal(err)
			}
			f := guidance.FailuresOf(l.Program, pointsto.Analyze(l.Program))
			if got := linesOf(l.Program, f.Points); got != c.want && c.known || f.Known != c.known || f.None != c.idle {
				t.Errorf("%q, known %t, none %t; want %q, %t, %t", got, f.Known, f.None, c.want, c.known, c.idle)
			}
		})
	}
}

func linesOf(p *ir.Program, places []guidance.FailurePoint) string {
	var out []string
	for _, f := range places {
		at := p.At(f.Loc)
		out = append(out, fmt.Sprintf("%s:%s", f.Kind, at[strings.LastIndex(at, ":")+1:]))
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), " ")
}
