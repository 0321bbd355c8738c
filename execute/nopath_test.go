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
