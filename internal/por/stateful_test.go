package por

import (
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
)

// recalling remembers what was explored from states of a mini program, which it compares as a whole.
type recalling struct {
	*machine
	pasts  map[mini][]past
	below  map[*mini]*explored
	forget bool // threads that slept are forgotten
	deaf   bool // so is what threads stood before
}

// past is what was explored from a state.
type past struct {
	asleep []int
	seen   []*Event
}

// explored is what is known below a state under exploration.
type explored struct {
	parent *explored
	seen   []*Event // with those of the step that led here
	opaque bool
}

func (r *recalling) of(s *mini) *explored {
	if r.below[s] == nil {
		r.below[s] = &explored{}
	}
	return r.below[s]
}

func (r *recalling) Step(s *mini, t int, whole bool) ([]Outcome[*mini], Rest[*mini]) {
	if whole {
		return r.step(s, t), nil
	}
	return oneByOne(r.step(s, t))
}

func (r *recalling) step(s *mini, t int) []Outcome[*mini] {
	outcomes := r.machine.step(s, t)
	b := r.of(s)
	for i := range outcomes {
		o := &outcomes[i]
		b.seen = append(b.seen, again(o.Events)...)
		switch {
		case r.quiet: // not part of the search
		case o.Ending == GoesOn:
			r.below[o.State] = &explored{parent: b}
		default:
			b.opaque = true
		}
	}
	return outcomes
}

// again are copies of events that can come later than others.
func again(events []*Event) (out []*Event) {
	for _, e := range events {
		w := *e.What.(*miniEvent)
		w.left = false
		out = append(out, &Event{Thread: e.Thread, What: &w})
	}
	return out
}

func (r *recalling) Leave(s *mini, asleep []int, does []*Event, whole bool) {
	b := r.of(s)
	if !r.deaf {
		b.seen = append(b.seen, r.machine.Waiting(s)...)
	}
	b.opaque = b.opaque || !whole
	if !b.opaque && !s.beyond {
		r.pasts[*s] = append(r.pasts[*s], past{asleep, b.seen})
	}
	r.leave(s, b)
}

func (r *recalling) leave(s *mini, b *explored) {
	if p := b.parent; p != nil {
		p.seen = append(p.seen, b.seen...)
		p.opaque = p.opaque || b.opaque
	}
	delete(r.below, s)
}

func (r *recalling) Subsumed(s *mini, asleep []int) (func() []*Event, bool) {
	for _, p := range r.pasts[*s] {
		if r.forget || !slices.ContainsFunc(p.asleep, func(t int) bool { return !slices.Contains(asleep, t) }) {
			b := r.of(s)
			b.seen = append(b.seen, p.seen...)
			r.leave(s, b)
			return func() []*Event { return again(p.seen) }, true
		}
	}
	return nil, false
}

func (r *recalling) Begins(e *Event, thread int) bool {
	w := e.What.(*miniEvent)
	return w.op.kind == opSignal && int(w.way) == thread
}

func (r *recalling) Awaits(s *mini, t int) int {
	if !r.over(s, t) && !s.waiting[t] && !s.stopped[t] {
		if o := r.code[t][s.pc[t]]; o.kind == opJoin && !r.over(s, int(o.a)) {
			return int(o.a)
		}
	}
	return -1
}

// recall explores with a memory.
func recall(code [threads][]op, drop rule, change func(*recalling)) (*Search[*mini], map[string]bool) {
	m := &machine{code: code, ignored: -1}
	r := &recalling{machine: m, pasts: map[mini][]past{}, below: map[*mini]*explored{}}
	if change != nil {
		change(r)
	}
	return search(m, New(r, Options[*mini]{Past: r, drop: drop}))
}

// TestRecallingLosesNothing: what is pruned ends in states that were seen.
func TestRecallingLosesNothing(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(families)) {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewSource(5))
			pruned := 0
			for i := range long.Of(60) {
				code := random(r, 2+r.Intn(3), 4, families[name])
				plain, want := explore(&machine{code: code, ignored: -1}, false, 0)
				if plain.Runs > 20_000 {
					continue
				}
				x, got := recall(code, 0, nil)
				if lost, extra := missing(want, got), missing(got, want); len(lost)+len(extra) > 0 {
					t.Fatalf("program %d %v: lost %q, invented %q", i, code, lost, extra)
				}
				pruned += x.Pruned
			}
			t.Logf("%d runs pruned", pruned)
		})
	}
}

// TestJoinsAreRecalled: where a thread joins another one, it is that one which has to go on. Programs that need it are
// rare.
func TestJoinsAreRecalled(t *testing.T) {
	long.Test(t)
	r := rand.New(rand.NewSource(523))
	kinds := []opKind{opJoin, opRead, opWrite, opAdd, opIndexed, opSkip, opLock, opUnlock, opPost, opTake, opGate, opWait, opSignal, opAssert, opChoose, opEither}
	for i := range long.Of(700) {
		code := random(r, 2+r.Intn(3), 4, kinds)
		plain, want := explore(&machine{code: code, ignored: -1}, false, 0)
		if plain.Runs > 2000 {
			continue
		}
		for _, awake := range []bool{false, true} {
			m := &recalling{machine: &machine{code: code, ignored: -1}, pasts: map[mini][]past{}, below: map[*mini]*explored{}}
			_, got := search(m.machine, New(m, Options[*mini]{Past: m, Awake: awake}))
			if lost, extra := missing(want, got), missing(got, want); len(lost)+len(extra) > 0 {
				t.Fatalf("program %d %v, awake %t: lost %q, invented %q", i, code, awake, lost, extra)
			}
		}
	}
}

// TestEveryRuleOfRecallingIsNeeded: without it some program loses something. Such programs are rare: the search for one
// begins just before it.
func TestEveryRuleOfRecallingIsNeeded(t *testing.T) {
	rules := map[string]struct {
		drop   rule
		change func(*recalling)
		from   int
	}{
		"anticipate": {drop: dropSummarised},
		"inherited":  {drop: dropInherited, from: 290},
		"unable":     {drop: dropUnable, from: 290},
		"asleep":     {change: func(r *recalling) { r.forget = true }, from: 1700},
		"waiting":    {change: func(r *recalling) { r.deaf = true }, from: 600},
	}
	for _, name := range slices.Sorted(maps.Keys(rules)) {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewSource(9))
			kinds := slices.DeleteFunc(slices.Sorted(maps.Keys(families)), func(name string) bool { return strings.HasPrefix(name, "join") || name == "ensures" })
			for i := range 4000 {
				code := random(r, 2+r.Intn(3), 4, families[kinds[i%len(kinds)]])
				if i < rules[name].from {
					continue
				}
				plain, want := explore(&machine{code: code, ignored: -1}, false, 0)
				if plain.Runs > 500 {
					continue
				}
				if _, got := recall(code, rules[name].drop, rules[name].change); len(missing(want, got)) > 0 {
					t.Logf("program %d of %s", i, kinds[i%len(kinds)])
					return
				}
			}
			t.Error("no program needs it")
		})
	}
}
