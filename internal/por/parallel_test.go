package por

import (
	"maps"
	"math/rand"
	"slices"
	"sync"
	"testing"

	"midway/internal/long"
)

// together explores a mini program by a team; every node is shared. It returns what all found, and how many runs came
// to an end.
func together(code [threads][]op, members int, drop rule) (found map[string]bool, runs int) {
	team := NewWorkers()
	team.Eager = true
	searches := make([]*Search[*mini], members)
	machines := make([]*machine, members)
	for i := range members {
		machines[i] = &machine{code: code, ignored: -1, found: map[string]bool{}}
		searches[i] = New(machines[i], Options[*mini]{Workers: team, drop: drop})
		if i > 0 {
			team.Join()
		}
	}
	var all sync.WaitGroup
	for i, x := range searches {
		all.Go(func() {
			if s := (&mini{mask: 1<<lanes - 1}); i == 0 {
				x.Run(s)
			} else {
				x.Help(s)
			}
		})
	}
	all.Wait()
	found = map[string]bool{}
	for i, x := range searches {
		maps.Copy(found, machines[i].found)
		runs += x.Runs
		if x.Diverged > 0 {
			panic("a member went astray")
		}
	}
	return found, runs
}

// TestTeamAgreesWithOne: a team finds what one search finds, and where no run is cut it comes to the end of as many.
func TestTeamAgreesWithOne(t *testing.T) {
	exact := []string{"memory", "locks", "blocking", "choices", "queue", "compound"}
	for _, name := range slices.Sorted(maps.Keys(families)) {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewSource(21))
			for i := range long.Of(60) {
				n := 2 + r.Intn(3)
				code := random(r, n, 5-n+i%2, families[name])
				one, want := explore(&machine{code: code, ignored: -1}, false, 0)
				for _, members := range []int{1, 2, 3} {
					got, runs := together(code, members, 0)
					if lost, extra := missing(want, got), missing(got, want); len(lost)+len(extra) > 0 {
						t.Fatalf("program %d %v, %d members: lost %q, invented %q", i, code, members, lost, extra)
					}
					if slices.Contains(exact, name) && runs != one.Runs {
						t.Errorf("program %d %v, %d members: %d runs, one search has %d", i, code, members, runs, one.Runs)
					}
				}
			}
		})
	}
}

// TestTeamWakes: while a branch is explored, others take it to be asleep; where something below it was left out, they
// are explored again.
func TestTeamWakes(t *testing.T) {
	r := rand.New(rand.NewSource(22))
	lost := 0
	for i := range long.Of(300) {
		code := random(r, 2+r.Intn(2), 3, []opKind{opUnknown, opAssert, opWrite, opRead, opAdd})
		_, want := explore(&machine{code: code, ignored: -1}, false, 0)
		for _, members := range []int{2, 3} {
			got, _ := together(code, members, 0)
			if m := missing(want, got); len(m) > 0 {
				t.Errorf("program %d %v, %d members: lost %q", i, code, members, m)
			}
			if got, _ = together(code, members, dropExhaustive); len(missing(want, got)) > 0 {
				lost++
			}
		}
	}
	if lost == 0 {
		t.Error("no program needs it")
	}
}
