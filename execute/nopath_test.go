package execute_test

import (
	"testing"

	"midway/internal/expr"
	"midway/internal/ledger"
)

// TestNoPathIsNotSafe: an initial state that contradicts itself has no path, and that says nothing of the program.
func TestNoPathIsNotSafe(t *testing.T) {
	m, st := start(t, `int main(void) { return 0; }`)
	st.Assume(m.B, expr.False)
	res := explore(m, st)
	if len(res.Paths) != 0 {
		t.Fatalf("%d paths of an impossible state", len(res.Paths))
	}
	if res.Complete || !res.Ledger.Has(ledger.Incomplete) {
		t.Error("a run without a path counts as complete")
	}
}

// TestImpossibleAccessEnds: where a path's condition holds nowhere, a pointer has no address that it could have, and
// the access is not tried again and again.
func TestImpossibleAccessEnds(t *testing.T) {
	m, st := start(t, `
extern unsigned __VERIFIER_nondet_uint(void);
static int a, b;
static int *pointers[2] = {&a, &b};
int main(void) { return *pointers[__VERIFIER_nondet_uint() % 2]; }`)
	st.Assume(m.B, expr.False)
	if res := explore(m, st); res.Complete || !res.Ledger.Has(ledger.Incomplete) {
		t.Error("a path without a possible access counts as complete")
	}
}
