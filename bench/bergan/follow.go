package main

import (
	stdctx "context"
	"math/rand/v2"
	"slices"

	"midway/internal/ir"
	"midway/soundness/concrete"
)

// follower takes every schedule from a concrete state that stands at a context, up to the limit of branches, and
// collects the keys of the paths. Whom a signal wakes and what a library model chooses is drawn, anew for each run.
type follower struct {
	limit int
	paths map[string]bool
	most  int // runs from one state
	runs  int
	rng   *rand.Rand
	stop  stdctx.Context
}

// trail is one run's way from the context.
type trail struct {
	key      *pathKey
	order    []int // the machine's threads, those of the context first
	branches int
	limit    int
	full     bool // the next branch came after the limit
}

func (t *trail) clone() *trail {
	c := *t
	c.order, c.key = slices.Clone(t.order), t.key.clone()
	return &c
}

// thread is a machine's thread as the context counts them.
func (t *trail) thread(id int) int {
	for i, o := range t.order {
		if o == id {
			return i
		}
	}
	t.order = append(t.order, id)
	return len(t.order) - 1
}

// watch adds an event, up to the first branch after the limit.
func (t *trail) watch(m *concrete.Machine, e concrete.Event) {
	if t.full {
		return
	}
	th := t.thread(e.Thread)
	fn := m.P.Funcs[max(e.Func, 0)]
	switch e.Kind {
	case concrete.Visible:
		t.key.event(th, e.Op, e.Loc)
	case concrete.Branched:
		if fn.Runtime {
			return
		}
		if fn.Code[e.PC].Flags&ir.FlagUser != 0 {
			if t.full = t.branches >= t.limit; t.full {
				return
			}
			t.branches++
		}
		t.key.branch(th, e.Func, e.PC, e.Number)
	case concrete.Called:
		t.key.call(th, e.Func, e.PC, e.Number)
	case concrete.Woken, concrete.TimedOut:
		t.key.wake(th, t.thread(e.Number))
	}
}

// from explores from a state in which the context's threads are those of place.
func (f *follower) from(m *concrete.Machine, place []int) {
	f.runs = 0
	t := &trail{key: &pathKey{}, order: slices.Clone(place), limit: f.limit}
	f.follow(m, t)
}

func (f *follower) follow(m *concrete.Machine, t *trail) {
	for m.End == nil && !t.full {
		m.Watch = func(e concrete.Event) { t.watch(m, e) }
		if id := atOnce(m, t); id >= 0 {
			m.Advance(id, concrete.Sync)
			continue
		}
		turns := m.Turns()
		if len(turns) == 0 {
			m.Standstill()
			break
		}
		if f.runs >= f.most || f.stop.Err() != nil {
			return
		}
		f.fork(m, t, turns)
		return
	}
	f.runs++
	f.paths[t.key.ended(endOfRun(m, t))] = true
}

// fork takes every turn, in random order: from a state with too many runs a random part of them is seen.
func (f *follower) fork(m *concrete.Machine, t *trail, turns []concrete.Turn) {
	for _, i := range f.rng.Perm(len(turns)) {
		other, way := m.Clone(), t.clone()
		other.Schedule = concrete.NewRandom(f.rng.Uint64())
		other.Watch = func(e concrete.Event) { way.watch(other, e) }
		other.Take(turns[i], concrete.Sync)
		f.follow(other, way)
	}
}

// endOfRun is the end as a cell names it. A violation ends a concrete run of our programs only where they are wrong.
func endOfRun(m *concrete.Machine, t *trail) string {
	switch {
	case t.full:
		return "cut"
	case m.End.Kind != "":
		return string(m.End.Kind) + " " + m.P.At(m.End.Loc)
	}
	return string(m.End.Outcome)
}

// atOnce is a thread that goes on without a decision, in the context's order: one that stands at no scheduling
// point, or at one that commutes with everything.
func atOnce(m *concrete.Machine, t *trail) int {
	for id := range m.Threads {
		t.thread(id)
	}
	for _, id := range t.order {
		if _, at := m.Point(id); !at && m.Enabled(id) {
			return id
		}
	}
	for _, id := range t.order {
		if p, at := m.Point(id); at && commuting(p.Op) && m.Enabled(id) {
			return id
		}
	}
	return -1
}

// concretePaths are the paths that concrete runs of the whole program take from the context, whenever they stand there.
func (s *settings) concretePaths(
	stop stdctx.Context,
	c *cell,
	inputs [][]string,
) (paths map[string]bool, snapshots int) {
	stop, cancel := stdctx.WithTimeout(stop, s.concrete)
	defer cancel()
	f := &follower{
		limit: c.plan.Options.Branches,
		paths: map[string]bool{},
		most:  2000,
		rng:   rand.New(rand.NewPCG(1, 4)),
		stop:  stop,
	}
	for seed := uint64(1); snapshots < s.snapshots && seed <= uint64(8*s.snapshots) && stop.Err() == nil; seed++ {
		args := append([]string{"program"}, inputs[int(seed)%len(inputs)]...)
		standings(c, args, seed, func(m *concrete.Machine, place []int) bool {
			f.from(m, place)
			snapshots++
			return snapshots < s.snapshots && stop.Err() == nil
		})
	}
	return f.paths, snapshots
}

// standings visits concrete states of the context on the way of one run, with who stands where, until visit is false:
// the first time that all stand there, or a later one, by the seed, and those that follow, in other rounds of the loops
// that lead there.
func standings(c *cell, args []string, seed uint64, visit func(m *concrete.Machine, place []int) bool) {
	const steps, ahead, most = 2_000_000, 1_000_000, 16
	h := newHerd(c.plan.Context, seed)
	opt := concrete.Options{Args: args, NoRaces: true, MaxSteps: steps + ahead}
	m, err := concrete.New(c.plan.Program, opt, concrete.NewRandomInputs(seed), h)
	if err != nil {
		return
	}
	for range h.rng.Uint64N(1 << (seed % 7)) {
		if !h.gather(m, steps) || !h.release(m) {
			return
		}
	}
	for range most {
		if !h.gather(m, steps) {
			return
		}
		at := m.Clone()
		at.Opt.MaxSteps = at.Steps + ahead
		if !visit(at, h.place) || !h.release(m) {
			return
		}
	}
}
