package schedules

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/soundness/generate"
)

// programs is how many are generated for each test.
var programs = flag.Int("programs", long.Of(16), "generated programs for each test of schedules")

// TestDefinition: each input of a generated program selects one schedule, and a run on it can be constrained to that.
func TestDefinition(t *testing.T) {
	long.Test(t)
	count := map[string]int{}
	for seed := uint64(1); seed <= uint64(*programs); seed++ {
		p := generate.New(seed, generate.Profile{Threads: 1 + int(seed%3), Inputs: 1 + int(seed%2), Size: 3, Events: 500})
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			set, err := enumerated(t, rules{noMarkers: true}, p.String())
			if err != nil {
				if strings.Contains(err.Error(), "no marker bounds that") {
					count["refused"]++
					return
				}
				t.Fatal(err)
			}
			if !set.Covered() {
				count["not covered: "+set.Epochs[0].Missing[0]]++
				return
			}
			count["covered"]++
			count["schedules"] += set.Schedules()
			if set.Schedules() > 1 {
				count["with several"]++
			}
			everyInput(t, p.Inputs, func(values map[string]uint64) {
				count["inputs"]++
				if err := selects(set, values); err != nil {
					t.Errorf("%v\n%s\n%s", err, set, p)
				}
			})
		})
	}
	t.Log(count)
}

// everyInput visits all values that inputs can have.
func everyInput(t *testing.T, inputs []generate.Input, visit func(map[string]uint64)) {
	values := map[string]uint64{}
	var at func(int)
	at = func(i int) {
		if i == len(inputs) {
			if !t.Failed() {
				visit(values)
			}
			return
		}
		in := inputs[i]
		for v := in.Low; v < in.Low+in.Count; v++ {
			values[in.Function()] = uint64(int64(v))
			at(i + 1)
		}
	}
	at(0)
}
