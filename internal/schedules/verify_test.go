package schedules

import (
	stdctx "context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/soundness/concrete"
	"midway/soundness/generate"
)

// TestVerifiedSchedulesHold: on an input that selects a verified schedule, no run of the concrete machine that keeps to
// the schedule's happens-before edges has a race or another violation, with accesses to memory in any order. On others
// some run has one, for most programs in which something is planted.
func TestVerifiedSchedulesHold(t *testing.T) {
	long.Test(t)
	count := map[string]int{}
	for seed := uint64(1); seed <= uint64(*programs); seed++ {
		plant := append(slices.Clone(generate.Plants), generate.Planted{})[int(seed*7)%(len(generate.Plants)+1)].Name
		p := generate.New(seed, generate.Profile{Threads: 1 + int(seed%3), Inputs: 1 + int(seed%2), Size: 3, Events: 500, Plant: plant})
		t.Run(fmt.Sprint(seed, " ", plant), func(t *testing.T) {
			set, err := enumerated(t, rules{noMarkers: true}, p.String())
			if err != nil {
				count["refused"]++
				return
			}
			if err := set.Verify(stdctx.Background(), Output{}); err != nil {
				t.Fatal(err)
			}
			if !set.Covered() {
				count["not covered"]++
				return
			}
			count["schedules"] += set.Schedules()
			count["without fault"] += set.WithoutFault()
			seen := false
			everyInput(t, p.Inputs, func(values map[string]uint64) {
				ops, end, n := set.Epochs[0].Root.Select(model(set.Epochs[0].Root, values))
				if n != 1 {
					t.Fatalf("inputs %v select %d schedules", values, n)
				}
				wrong := violatedWith(t, set, ops, values)
				faulty := len(end.Faults) > 0 || len(set.Epochs[0].Faults) > 0
				count[fmt.Sprintf("faulty %t, seen %t", faulty, wrong != "")]++
				if seen = seen || wrong != ""; wrong != "" && !faulty {
					t.Errorf("inputs %v, on a verified schedule: %s\n%s\n%s", values, wrong, set, p)
				}
			})
			if set.WithoutFault() < set.Schedules() {
				count[fmt.Sprintf("program with a fault, seen %t", seen)]++
			}
		})
	}
	t.Log(count)
	if count["faulty true, seen true"] == 0 || count["faulty false, seen false"] == 0 ||
		count["program with a fault, seen true"] < 2*count["program with a fault, seen false"] {
		t.Error("too little was compared")
	}
}

// violatedWith is what a run that keeps to the edges of a schedule violates, of several in which the rest is drawn.
func violatedWith(t *testing.T, set *Set, ops []*Operation, values map[string]uint64) string {
	t.Helper()
	for seed := uint64(1); seed <= 6; seed++ {
		f := newEdgeFollower(ops, values, seed)
		m, err := concrete.New(set.Program.Loaded.Program, concrete.Options{Args: []string{"program"}, MaxSteps: 2_000_000}, f, f)
		if err != nil {
			t.Fatal(err)
		}
		m.Watch = f.saw
		m.Run(concrete.Access)
		if m.End == nil {
			continue
		}
		if o := string(m.End.Outcome); strings.Contains("violation deadlock livelock", o) {
			return m.End.Text
		}
	}
	return ""
}
