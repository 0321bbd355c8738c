package execute_test

import (
	"testing"

	"midway/internal/ledger"
)

// TestStrayConstantIndexIsNeverSafe: a constant index so far outside that the compiler's folded address
// lies in another array is not reported, so the run must say that behaviour may be missing.
func TestStrayConstantIndexIsNeverSafe(t *testing.T) {
	m, st := start(t, `
static int small[10], large[100000];
int main(void)
{
	small[30000] = 1;
	return large[5];
}`)
	if r := explore(m, st); len(r.Violations) == 0 && (r.Complete || !r.Ledger.Has(ledger.Incomplete)) {
		t.Error("an access far outside its array counts as safe")
	}
}
