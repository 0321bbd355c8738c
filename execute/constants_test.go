package execute_test

import (
	"maps"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/long"
	"midway/internal/property"
)

// TestStoresOfOneConstant: that several threads store the same constant at the same place is no matter of order, where
// no races are looked for: what is read, and what stays, is the same. Any difference makes it one.
func TestStoresOfOneConstant(t *testing.T) {
	long.Test(t)
	for _, c := range []struct {
		name, threads string
		without       property.Set
		runs          int
	}{
		{"the same", "void *t0(void *arg) { x = 1; return 0; }\nvoid *t1(void *arg) { x = 1; return 0; }\nvoid *t2(void *arg) { x = 1; return 0; }", property.Of(property.Races), 1},
		{"atomically", "void *t0(void *arg) { __atomic_store_n(&x, 1, __ATOMIC_RELEASE); return 0; }\nvoid *t1(void *arg) { __atomic_store_n(&x, 1, __ATOMIC_RELAXED); return 0; }", property.Of(property.Races), 1},
		{"races", "void *t0(void *arg) { x = 1; return 0; }\nvoid *t1(void *arg) { x = 1; return 0; }", 0, 2},
		{"another value", "void *t0(void *arg) { x = 1; return 0; }\nvoid *t1(void *arg) { x = 2; return 0; }", property.Of(property.Races), 2},
		{"another size", "void *t0(void *arg) { x = 1; return 0; }\nvoid *t1(void *arg) { *(char *)&x = 1; return 0; }", property.Of(property.Races), 2},
		{"a neighbour", "void *t0(void *arg) { w.a = 1; return 0; }\nvoid *t1(void *arg) { w.b = 1; return 0; }", property.Of(property.Races), 1},
		{"a value that is equal now", "void *t0(void *arg) { x = y + 1; return 0; }\nvoid *t1(void *arg) { x = 1; return 0; }", property.Of(property.Races), 2},
		{"an increment", "void *t0(void *arg) { x = 1; return 0; }\nvoid *t1(void *arg) { __atomic_fetch_add(&x, 1, __ATOMIC_RELAXED); return 0; }", property.Of(property.Races), 2},
		{"a reader", "void *t0(void *arg) { x = 1; return 0; }\nvoid *t1(void *arg) { x = 1; return 0; }\nvoid *t2(void *arg) { y = x; return 0; }", property.Of(property.Races), 4},
		{"one of two in a block", "void *t0(void *arg) { __VERIFIER_atomic_begin(); x = 1; x = 2; __VERIFIER_atomic_end(); return 0; }\nvoid *t1(void *arg) { x = 1; return 0; }", property.Of(property.Races), 2},
	} {
		p := load(t, prologue+c.threads+mainOf(strings.Count(c.threads, "void *t")))
		_, want := observedBut(t, p, true, execute.NoReduction, "", c.without)
		for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
			got, found := observedBut(t, p, true, how, "", c.without)
			if got.Stats.Runs != c.runs || !maps.Equal(want, found) {
				t.Errorf("%s, %s: %d runs, want %d; lost %q", c.name, how, got.Stats.Runs, c.runs, beyond(want, found))
			}
		}
	}
}
