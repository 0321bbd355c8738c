package dataflow_test

import (
	"fmt"
	"testing"

	"midway/dataflow"
	"midway/dataflow/dataflowtest"
	"midway/internal/ir"
)

// TestZeroIsNoNull: a store of 0 leaves null behind where what is stored, or what may be read there, is a pointer.
func TestZeroIsNoNull(t *testing.T) {
	for _, test := range []struct {
		member, store string
		untyped, null bool
	}{
		{"long a;", "s->a = 0;", false, false},
		{"long a;", "s->a = 0;", true, true},
		{"void *a;", "s->a = 0;", false, true},
		{"union { long n; void *p; } a;", "s->a.n = 0;", false, true}, // a number, in a union
		{"void *a;", "*(long *)&s->a = 0;", false, true},
		{"void *a;", "long *to = (long *)s + 1; *to = 0;", false, true},
	} {
		p := dataflowtest.Compile(t, fmt.Sprintf("struct s { int n; %s };\nstatic void end(struct s *s) { s->n = 1; }\n"+
			"void *worker(struct s *s) { %s end(s); return 0; }\nint main(void) { return worker(0) != 0; }\n", test.member, test.store))
		a := p.AnalyzeBy(t, dataflow.Rules{Untyped: test.untyped}, "threads: [{name: t1, at: worker}]")
		null := false
		f := p.Func("worker")
		for pc := range f.Code {
			for _, c := range a.Nulled(f.ID, ir.PC(pc)) {
				null = null || c.Off == 8
			}
		}
		if null != test.null {
			t.Errorf("%s with %s, untyped %t: null %t, want %t", test.member, test.store, test.untyped, null, test.null)
		}
	}
}
