package ledger

import "testing"

// TestCovering: where no behaviour may be left out, a path that was kept is behaviour too much; other entries stay what
// they are.
func TestCovering(t *testing.T) {
	for _, covering := range []bool{false, true} {
		l := &Ledger{Covering: covering}
		l.Addf(Undecided, Incomplete, "", "a path was kept")
		if got := l.Has(Incomplete); got == covering {
			t.Errorf("covering %t: incomplete %t", covering, got)
		}
		l.Addf("path-limit", Incomplete, "", "paths were left out")
		if !l.Has(Incomplete) {
			t.Errorf("covering %t: what was left out is no loss", covering)
		}
	}
}
