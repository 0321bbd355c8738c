package por

import (
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
)

// doubtful is how many programs of each family TestDoubtLosesNothing looks at.
const doubtful = 25

func init() { longRun = 4 }

// explore runs a search over a mini program.
func explore(m *machine, off bool, drop rule) (*Search[*mini], map[string]bool) {
	return search(m, New(m, Options[*mini]{Off: off, drop: drop}))
}

// optimally explores with wakeup trees.
func optimally(m *machine) (*Search[*mini], map[string]bool) {
	return search(m, New(m, Options[*mini]{Optimal: true}))
}

func search(m *machine, x *Search[*mini]) (*Search[*mini], map[string]bool) {
	m.found, m.ends = map[string]bool{}, nil
	x.Run(&mini{mask: 1<<lanes - 1})
	return x, m.found
}

// missing says what of a is not in b.
func missing(a, b map[string]bool) []string {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(a)) {
		if !b[k] {
			out = append(out, k)
		}
	}
	return out
}

// families are mixes of operations that stress different rules together.
var families = map[string][]opKind{
	"memory":    {opRead, opWrite, opAdd, opRead},
	"locks":     {opRead, opAdd, opLock, opLock, opUnlock, opUnlock, opTry},
	"blocking":  {opWrite, opRead, opPost, opTake, opLock, opUnlock},
	"queue":     {opWait, opSignal, opSignal, opRead, opAdd, opLock, opUnlock},
	"symbolic":  {opIndexed, opRead, opAdd, opWrite, opSkip},
	"gates":     {opGate, opWrite, opAdd, opRead, opIndexed, opSkip},
	"violation": {opAssert, opWrite, opAdd, opRead, opChoose},
	"several":   {opAssert, opWrite, opAssert, opRead, opSkip, opRace},
	"locked":    {opAssert, opLock, opUnlock, opLock, opWrite, opRead, opGate, opIndexed},
	"exits":     {opExit, opWrite, opAdd, opRead, opLock, opUnlock, opChoose},
	"ends":      {opExit, opAssert, opWrite, opTake, opPost, opWait, opSignal, opAdd, opSkip, opGate},
	"compound":  {opEither, opVia, opEither, opWrite, opRead},
	"choices":   {opChoose, opRead, opAdd, opWrite, opTry},
	"ensures":   {opEnsure, opWrite, opEnsure, opAdd},
	"joins":     {opJoin, opJoin, opWrite, opRead, opAdd, opChoose},
	"joined":    {opJoin, opAssert, opWrite, opJoin, opLock, opUnlock, opSkip},
	"signals":   {opSignal, opWait, opChoose, opRead, opWrite},
	"all": {opRead, opWrite, opAdd, opIndexed, opSkip, opLock, opUnlock, opTry, opPost, opTake, opGate, opWait,
		opSignal, opAssert, opChoose, opRace, opExit},
}

func TestReductionAgreesWithBruteForce(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(families)) {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewSource(1))
			saved := 0
			for i := range long.Of(60) {
				code := random(r, 2+r.Intn(2), 4, families[name])
				brute, want := explore(&machine{code: code, ignored: -1}, true, 0)
				reduced, got := explore(&machine{code: code, ignored: -1}, false, 0)
				if lost, extra := missing(want, got), missing(got, want); len(lost)+len(extra) > 0 {
					t.Fatalf("program %d %v: lost %q, invented %q", i, code, lost, extra)
				}
				if reduced.Runs > brute.Runs {
					t.Fatalf("program %d %v: %d runs, %d without reduction", i, code, reduced.Runs, brute.Runs)
				}
				optimal, got := optimally(&machine{code: code, ignored: -1})
				if lost, extra := missing(want, got), missing(got, want); len(lost)+len(extra) > 0 {
					t.Fatalf("program %d %v: with wakeup trees lost %q, invented %q", i, code, lost, extra)
				}
				if optimal.Runs > brute.Runs {
					t.Fatalf("program %d %v: %d runs with wakeup trees, %d without reduction", i, code, optimal.Runs, brute.Runs)
				}
				saved += brute.Runs - reduced.Runs
			}
			if saved == 0 {
				t.Error("nothing was saved")
			}
		})
	}
}

// TestEitherOfTwoEnables: what enabled a blocked event may come after it where something else that comes later may have
// enabled it as well.
func TestEitherOfTwoEnables(t *testing.T) {
	code := [threads][]op{{{opWrite, 0, 1}}, {{opWrite, 1, 1}}, {{opAny, 0, 1}}}
	_, want := explore(&machine{code: code, ignored: -1}, true, 0)
	for _, optimal := range []bool{false, true} {
		m := &machine{code: code, ignored: -1}
		x, got := search(m, New(m, Options[*mini]{Optimal: optimal}))
		if lost := missing(want, got); len(lost) > 0 || x.Runs != 3 {
			t.Errorf("optimal %t: lost %q, %d runs", optimal, lost, x.Runs)
		}
	}
}

// TestSettledRacesAreSettled: that a race is not looked at again once its reversal is explored elsewhere changes
// nothing.
func TestSettledRacesAreSettled(t *testing.T) {
	long.Test(t)
	for _, s := range samples(5, 40) {
		settled, got := optimally(&machine{code: s.code, ignored: -1})
		m := &machine{code: s.code, ignored: -1}
		every, _ := search(m, New(m, Options[*mini]{Optimal: true, drop: dropSettled}))
		if lost := missing(s.want, got); len(lost) > 0 || settled.Runs != every.Runs || settled.Blocked != every.Blocked || settled.States != every.States {
			t.Errorf("%v: lost %q, %d runs of %d, %d blocked instead of %d, %d states instead of %d", s.code, lost, settled.Runs, every.Runs, settled.Blocked, every.Blocked, settled.States, every.States)
		}
	}
}

// TestEveryRuleIsNeeded leaves out one rule after the other: some program must then lose something.
func TestEveryRuleIsNeeded(t *testing.T) {
	long.Test(t)
	rules := map[string]func(m *machine) rule{
		"reads":     func(m *machine) rule { m.noReads = true; return 0 },
		"variables": func(m *machine) rule { m.ignored = 0; return 0 },
		"locks":     func(m *machine) rule { m.ignored = locLock; return 0 },
		"semaphore": func(m *machine) rule { m.ignored = locSem; return 0 },
		"queue":     func(m *machine) rule { m.ignored = locQueue; return 0 },
		"waiting":   func(m *machine) rule { return dropWaiting },
		"ordered":   func(m *machine) rule { return dropOrdered },
		"beyond":    func(m *machine) rule { return dropContinuation },
		"show":      func(m *machine) rule { return dropShow },
		"prevented": func(m *machine) rule { return dropPrevented },
		"cut":       func(m *machine) rule { return dropCut },
		"awake":     func(m *machine) rule { return dropSleepers },
		"all":       func(m *machine) rule { return dropAll },
	}
	programs := samples(2, 60)
	for _, name := range slices.Sorted(maps.Keys(rules)) {
		t.Run(name, func(t *testing.T) {
			for _, optimal := range []bool{false, true} {
				if !caught(programs, optimal, rules[name]) {
					t.Errorf("no program needs it; wakeup trees: %t", optimal)
				}
			}
		})
	}
}

// sample is a mini program with what brute force finds.
type sample struct {
	code [threads][]op
	want map[string]bool
}

func samples(seed int64, each int) (out []sample) {
	for _, name := range slices.Sorted(maps.Keys(families)) {
		r := rand.New(rand.NewSource(seed))
		for range each {
			s := sample{code: random(r, 2+r.Intn(2), 4, families[name])}
			_, s.want = explore(&machine{code: s.code, ignored: -1}, true, 0)
			out = append(out, s)
		}
	}
	return out
}

func caught(programs []sample, optimal bool, mutate func(*machine) rule) bool {
	return slices.ContainsFunc(programs, func(s sample) bool {
		m := &machine{code: s.code, ignored: -1}
		x := New(m, Options[*mini]{Optimal: optimal, drop: mutate(m)})
		_, got := search(m, x)
		return len(missing(s.want, got)) > 0
	})
}

// traces are the classes of maximal runs by brute force: a run's class is each thread's events with their pasts.
func traces(m *machine) map[string]bool {
	classes := map[string]bool{}
	m.found, m.ends = map[string]bool{}, nil
	x := New(m, Options[*mini]{})
	var run func(s *mini)
	run = func(s *mini) {
		d := m.Decide(s, -1)
		if len(d.Threads) == 0 {
			classes[x.class()] = true
			return
		}
		for _, t := range d.Threads {
			for _, o := range m.step(s, t) {
				for i, e := range o.Events {
					x.clocks(e, o.Events[0], i > 0)
					x.events = append(x.events, e)
				}
				run(o.State)
				x.events = x.events[:len(x.events)-len(o.Events)]
			}
		}
	}
	run(&mini{mask: 1})
	return classes
}

// clocks gives an event its happens-before past.
func (x *Search[S]) clocks(e, cause *Event, follows bool) {
	e.seq, e.may = 1, nil
	for _, f := range x.events {
		if f.Thread == e.Thread {
			e.seq, e.may = f.seq+1, e.may.Join(f.may)
		} else if x.dependence.Conflict(f, e) != No || follows && f == cause {
			e.may = e.may.Join(f.may)
		}
	}
	e.may = new(maker).with(e.may, e)
}

func (x *Search[S]) class() string {
	text, buf := make([]string, 0, len(x.events)), []byte(nil)
	for _, e := range x.events {
		w := e.What.(*miniEvent)
		follows := byte(0)
		if w.follows {
			follows = 1
		}
		buf = append(buf[:0], byte(e.Thread), byte(e.seq), byte(w.op.kind), byte(w.op.a), byte(w.op.b), byte(w.way), follows)
		for t := range threads {
			buf = append(buf, byte(e.may.At(t)))
		}
		text = append(text, string(buf))
	}
	slices.Sort(text)
	return strings.Join(text, "")
}

// TestOneRunPerTrace: both explorations come to the end of one run of each trace; with wakeup trees none is begun in
// vain.
func TestOneRunPerTrace(t *testing.T) {
	long.Test(t)
	for _, name := range []string{"memory", "locks", "blocking", "choices", "queue", "compound"} {
		r := rand.New(rand.NewSource(3))
		for i := range long.Of(40) {
			m := &machine{code: random(r, 2+r.Intn(3), 2+i%2, families[name]), ignored: -1}
			want := traces(m)
			for _, optimal := range []bool{false, true} {
				x, seen := classes(m, optimal)
				if x.Runs != len(want) || len(seen) != len(want) {
					t.Errorf("%s %d %v, optimal %t: %d runs of %d traces; there are %d", name, i, m.code, optimal, x.Runs, len(seen), len(want))
				}
				if optimal && x.Blocked > 0 && name != "queue" { // who wakes is open
					t.Errorf("%s %d %v: %d runs are given up", name, i, m.code, x.Blocked)
				}
			}
		}
	}
}

// TestDoubtLosesNothing: where conflicts only may be some, traces are explored more than once, and none is lost.
func TestDoubtLosesNothing(t *testing.T) {
	long.Test(t)
	for _, name := range []string{"memory", "locks", "blocking", "choices", "compound"} {
		r := rand.New(rand.NewSource(11))
		for i := range doubtful {
			m := &machine{code: random(r, 3+i%2, 2+i/2%2, families[name]), ignored: -1, doubt: 2 + uint(i%5)}
			want := traces(m)
			for _, optimal := range []bool{false, true} {
				if x, seen := classes(m, optimal); len(seen) != len(want) {
					t.Errorf("%s %d %v, one in %d, optimal %t: %d runs of %d traces; there are %d", name, i, m.code, m.doubt, optimal, x.Runs, len(seen), len(want))
				}
			}
		}
	}
}

// TestTreesOfFewMoves: where sequences are kept as their first moves, nothing that a program does is lost, and what is
// kept is counted.
func TestTreesOfFewMoves(t *testing.T) {
	long.Test(t)
	guided := 0 // programs in which sequences are cut short
	for _, name := range slices.Sorted(maps.Keys(families)) {
		r := rand.New(rand.NewSource(13))
		for i := range 25 {
			code := random(r, 3+i%2, 2+i/2%2, families[name])
			_, want := explore(&machine{code: code, ignored: -1}, true, 0)
			for _, room := range []int{1, 5} {
				m := &machine{code: code, ignored: -1}
				x, got := search(m, New(m, Options[*mini]{Optimal: true, Trees: room}))
				if lost, extra := missing(want, got), missing(got, want); len(lost)+len(extra) > 0 {
					t.Fatalf("%s %d %v, room for %d: lost %q, invented %q", name, i, code, room, lost, extra)
				}
				if x.kept != 0 {
					t.Errorf("%s %d %v, room for %d: %d moves are left", name, i, code, room, x.kept)
				}
				if all, _ := optimally(m); x.States != all.States {
					guided++
				}
			}
		}
	}
	if guided == 0 {
		t.Error("more room makes no difference")
	}
}

// TestConflictsOfWhatMightBeTouched: where an event conflicts only with what touched the same, though it finds out from
// what it reads what it touches, traces are lost: one event decides whether two others conflict, and conflicts with one
// of them only.
func TestConflictsOfWhatMightBeTouched(t *testing.T) {
	lost := map[bool]int{}
	r := rand.New(rand.NewSource(5))
	for range 800 {
		m := &machine{code: random(r, 2+r.Intn(3), 2, []opKind{opEither, opVia, opWrite, opRead}), ignored: -1, naive: true}
		want := traces(m)
		for _, optimal := range []bool{false, true} {
			if _, seen := classes(m, optimal); len(seen) < len(want) {
				lost[optimal]++
			}
		}
	}
	if lost[false] == 0 || lost[true] == 0 {
		t.Errorf("lost in %v programs: nothing needs the rule", lost)
	}
}

// TestSleepersThatNoSequenceLedTo: an unexpected outcome of a step in a wakeup sequence is explored without one. What
// sleeps there has not been covered by sequences inserted above.
func TestSleepersThatNoSequenceLedTo(t *testing.T) {
	code := [threads][]op{{{opAdd, 1, 0}}, {{opChoose, 1, 0}, {opWrite, 0, 1}}, {{opWrite, 0, 1}, {opWrite, 1, 2}}}
	for _, drop := range []rule{0, dropLimited} {
		m := &machine{code: code, ignored: -1, found: map[string]bool{}}
		x := New(m, Options[*mini]{Optimal: true, drop: drop})
		x.Run(&mini{mask: 1})
		if want := len(traces(m)); x.Runs < want != (drop == dropLimited) {
			t.Errorf("rule left out: %t; %d runs, %d traces", drop != 0, x.Runs, want)
		}
	}
}

// TestViolatedStepsMayTouchMore: a step that a violation ends touches less than where it goes on. Reversals that take it
// to be the same before what it races with lose runs: with source sets that of threads 2, 1, 0, 2.
func TestViolatedStepsMayTouchMore(t *testing.T) {
	programs := [][threads][]op{{{{opEnsure, 2, 1}}, {{opEnsure, 0, 2}}, {{opAssert, 1, 2}, {opWrite, 2, 1}}}}
	for r := rand.New(rand.NewSource(7)); len(programs) < 400; {
		programs = append(programs, random(r, 3, 3, families["ensures"]))
	}
	losing := map[rule]map[bool]int{0: {}, dropPartial: {}}
	for _, code := range programs {
		m := &machine{code: code, ignored: -1}
		_, want := explore(m, true, 0)
		for drop, by := range losing {
			for _, optimal := range []bool{false, true} {
				if _, got := search(m, New(m, Options[*mini]{Optimal: optimal, drop: drop})); len(missing(want, got)) > 0 {
					by[optimal]++
				}
			}
		}
	}
	if len(losing[0]) > 0 || len(losing[dropPartial]) < 2 {
		t.Errorf("programs that lose runs, by whether there are wakeup trees: %v; with the rule left out: %v", losing[0], losing[dropPartial])
	}
}

// halting is a program of which a step's last outcomes are never computed: the search is stopped in it.
type halting struct {
	*machine
	stopped bool
}

func (h *halting) Step(s *mini, t int, _ bool) ([]Outcome[*mini], Rest[*mini]) {
	return h.step(s, t), func() ([]Outcome[*mini], Rest[*mini]) {
		h.stopped = true
		return nil, nil
	}
}

// TestOutcomesThatAreNotComputed: a search that is stopped in the last of its steps has not explored everything.
func TestOutcomesThatAreNotComputed(t *testing.T) {
	h := &halting{machine: &machine{code: [threads][]op{{{opWrite, 0, 1}}}, ignored: -1, found: map[string]bool{}}}
	if New(h, Options[*mini]{Stop: func() bool { return h.stopped }}).Run(&mini{mask: 1}) {
		t.Error("everything was explored, it says")
	}
}

// classes explores a program; it returns the classes of the runs that came to an end.
func classes(m *machine, optimal bool) (*Search[*mini], map[string]bool) {
	m.found, m.ends = map[string]bool{}, nil
	seen := map[string]bool{}
	var x *Search[*mini]
	x = New(m, Options[*mini]{Optimal: optimal, End: func(*mini) { seen[x.class()] = true }})
	x.Run(&mini{mask: 1})
	return x, seen
}

// TestIncompleteSubtreesDoNotSleep is trap 4: thread 0 comes to its violation only after thread 1 has begun, for no
// reason that conflicts show; before, its runs are incomplete.
func TestIncompleteSubtreesDoNotSleep(t *testing.T) {
	code := [threads][]op{{{opUnknown, 1, 0}, {opAssert, 0, 0}}, {{opWrite, 1, 1}}}
	m := &machine{code: code, ignored: -1}
	_, want := explore(m, true, 0)
	x, got := explore(m, false, 0)
	if lost := missing(want, got); len(lost) > 0 {
		t.Errorf("lost %q", lost)
	}
	if x.Run(&mini{mask: 1}) {
		t.Error("the search calls itself complete")
	}
	if _, got := explore(m, false, dropExhaustive); len(missing(want, got)) == 0 {
		t.Error("the program does not need the rule")
	}
}
