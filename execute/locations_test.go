package execute_test

import (
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/long"
)

// TestLocationsChangeNothing: that most pairs of events are not asked about changes neither runs nor states, on
// generated programs of each family and on threads that share an array, of which neighbours are one location.
func TestLocationsChangeNothing(t *testing.T) {
	long.Test(t)
	array := "#include <pthread.h>\nint a[40];\nvoid *f(void *x) { long k = (long)x; a[k + 3] = a[3 * k] + a[k + 4]; return 0; }\n" + threadsThenJoined("f", 4)
	sources := map[string]string{"array": array}
	for _, family := range slices.Sorted(maps.Keys(statements)) {
		sources[family] = prologue + generated("", rand.New(rand.NewSource(14)), 3, 3, statements[family])
	}
	for _, name := range slices.Sorted(maps.Keys(sources)) {
		p := load(t, sources[name])
		for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
			got, want := countRuns(t, p, how, ""), countRuns(t, p, how, "locations")
			if count(got) != count(want) || got.States < 10 {
				t.Errorf("%s, %s: %s instead of %s", name, how, count(got), count(want))
			}
		}
	}
}

func count(s execute.Stats) string {
	return fmt.Sprintf("%d runs, %d blocked, %d states", s.Runs, s.RunsBlocked, s.States)
}
