package execute_test

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/state"
)

// loopBeside has a thread with a loop, and one that does four things which do not concern it.
const loopBeside = `#include <pthread.h>
int a, b, c, d, e;
void *loop(void *x) { for (int i = 0; i < 9; i++) a = 1; return x; }
void *beside(void *x) { b = 1; c = 1; d = 1; e = 1; return x; }
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, loop, 0);
	pthread_create(&u, 0, beside, 0);
	pthread_join(u, 0);
	return 0;
}
`

// TestEveryStopIsExplored: a run ends where a thread stops, and every place is explored at which the other threads can be
// then, although no order of events matters.
func TestEveryStopIsExplored(t *testing.T) {
	p := load(t, loopBeside)
	m, st := machineOf(t, p, true, execute.SourceSets)
	m.Opt.StopAtBackEdge = true
	seen := map[string]bool{}
	res := execute.New(m, execute.Options{
		Reduction: execute.SourceSets,
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{EndAtStops: true, OnlyCount: true},
		Observer: execute.Observer{
			OnEnd: func(st *state.State) {
				done := 0
				for at := st.Trace; at != nil; at = at.Parent {
					if at.Step.Thread == st.Threads[2].Name && at.Step.Op == "store" {
						done++
					}
				}
				if st.Threads[1].Status == state.Frozen {
					seen[fmt.Sprint(done)] = true
				}
			},
		},
	}).Run(context.Background(), st)
	if got, want := slices.Sorted(maps.Keys(seen)), []string{"0", "1", "2", "3", "4"}; !slices.Equal(got, want) {
		t.Errorf("the other thread had done %q when one stopped, want %q; %d runs", got, want, res.Stats.Runs)
	}
}
