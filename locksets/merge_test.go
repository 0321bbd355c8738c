package locksets

import (
	"testing"

	"midway/internal/pointsto"
)

// TestMergeKeepsAnything: a lock that may be any, seen once more as one of a few, may be any yet. One call makes both
// where it may call setjmp, which may come back behind any release, or an unlock.
func TestMergeKeepsAnything(t *testing.T) {
	some := ref{targets: pointsto.Set{{Node: 7}}}
	for _, r := range []ref{mergeRef(ref{}, some), mergeRef(some, ref{})} {
		if len(r.targets) != 0 {
			t.Errorf("of any lock and %v: %v", some.targets, r.targets)
		}
	}
	if r := mergeRef(some, some); len(r.targets) != 1 {
		t.Errorf("of %v twice: %v", some.targets, r.targets)
	}
}
