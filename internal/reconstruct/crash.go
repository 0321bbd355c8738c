package reconstruct

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/backtrace"
	"midway/internal/goal"
	"midway/internal/ir"
	"midway/internal/property"
)

// Crash is a failure that is looked for, as a report or a user says it.
type Crash struct {
	Kinds   []property.Kind
	Failing Thread   // of a deadlock, the first of all threads
	Second  Thread   // of a race, the other access
	Others  []Thread // that are required where they are
	Before  []Thread // what the report says of earlier: a free, the other acquisition of an order
	Whole   bool     // these are all threads
	Suffix  *Suffix  // nil, or where an execution begins that is looked for

	NoValues bool // printed values need not be as printed
	Middle   bool // the search begins in the middle: what older frames hold was decided before
}

// Thread is a thread's stack, the youngest frame first.
type Thread struct {
	ID     string
	Frames []backtrace.Frame
	Whole  bool // the oldest frame is where the thread began
}

// FromReport is the failure of a report. Without hints the other threads are required at their places. Errors are for
// the user.
func FromReport(r *backtrace.Report, hints bool) (*Crash, error) {
	c := &Crash{Whole: r.Whole}
	if f := r.Failure; f != nil {
		if c.Kinds = kindsOf(f); len(c.Kinds) == 0 {
			return nil, fmt.Errorf("%q is no violation that Midway looks for", f.What)
		}
		if c.Kinds[0] == property.Deadlock {
			return nil, fmt.Errorf("a report of lock orders is no deadlock that has happened: midway check finds those")
		}
	}
	failing := -1
	switch {
	case r.Failure != nil:
		failing = r.Failure.Thread
		c.Failing = Thread{ID: idOf(r, failing), Frames: r.Stack(), Whole: complete(r, failing)}
		if c.Kinds[0] == property.DataRace {
			return c, c.race(r)
		}
	case waiting(r):
		c.Kinds = []property.Kind{property.Deadlock}
	default:
		return nil, fmt.Errorf("the report says of no failure, and not all of its threads wait: give --kind and --at")
	}
	c.earlier(r)
	if shown(c.Failing.Frames) == nil && r.Failure != nil {
		if err := c.fromMessage(r.Failure); err != nil {
			return nil, err
		}
	}
	for i := range r.Threads {
		if t := &r.Threads[i]; i != failing && len(t.Frames) > 0 && (!hints || r.Failure == nil) && !t.Ended {
			c.Others = append(c.Others, threadOf(r, i))
		}
	}
	return c, nil
}

// earlier takes what a sanitizer's report says of before the failure.
func (c *Crash) earlier(r *backtrace.Report) {
	if r.Failure == nil {
		return
	}
	for i := range r.Failure.Events {
		if e := &r.Failure.Events[i]; e.Act != backtrace.Allocates && len(e.Frames) > 0 {
			c.Before = append(c.Before, Thread{ID: idOf(r, e.Thread), Frames: e.Frames})
		}
	}
}

// race takes the two accesses of a race.
func (c *Crash) race(r *backtrace.Report) error {
	e := r.Failure.Events
	if len(e) < 2 || len(e[0].Frames) == 0 || len(e[1].Frames) == 0 {
		return fmt.Errorf("the report has no stack of both accesses of the race")
	}
	c.Failing = Thread{ID: idOf(r, e[0].Thread), Frames: e[0].Frames}
	c.Second = Thread{ID: idOf(r, e[1].Thread), Frames: e[1].Frames}
	return nil
}

// fromMessage is the place that the message of a failed assertion names.
func (c *Crash) fromMessage(f *backtrace.Failure) error {
	a := f.Assertion
	if a == nil || a.File == "" || a.Line == 0 {
		return fmt.Errorf("the report says nothing of where the program failed: give --at FILE:LINE")
	}
	c.Failing = Thread{Frames: []backtrace.Frame{
		{Owner: backtrace.User, Function: a.Function, File: a.File, Line: a.Line, Exact: true},
	}}
	return nil
}

// threadOf is a thread of a report.
func threadOf(r *backtrace.Report, i int) Thread {
	t := &r.Threads[i]
	return Thread{ID: idOf(r, i), Frames: t.Frames, Whole: complete(r, i)}
}

func idOf(r *backtrace.Report, i int) string {
	if i < 0 || i >= len(r.Threads) {
		return ""
	}
	return r.Threads[i].ID
}

// complete reports whether a thread's stack is known down to where it began.
func complete(r *backtrace.Report, i int) bool {
	if i < 0 || i >= len(r.Threads) {
		return false
	}
	t := &r.Threads[i]
	return len(t.Frames) > 0 && !t.Truncated && t.Broken == ""
}

// waiting reports whether all threads of a report wait for each other.
func waiting(r *backtrace.Report) bool {
	return r.Whole && !slices.ContainsFunc(r.Threads, func(t backtrace.Thread) bool {
		return t.Waits == nil ||
			!strings.HasPrefix(t.Waits.Call, "pthread_") && !strings.HasPrefix(t.Waits.Call, "sem_") &&
				!strings.HasPrefix(t.Waits.Call, "mtx_") && !strings.HasPrefix(t.Waits.Call, "cnd_") &&
				!strings.HasPrefix(t.Waits.Call, "thrd_")
	})
}

// shown is the youngest frame of the program's own that a stack has, or nil.
func shown(frames []backtrace.Frame) *backtrace.Frame {
	for i := range frames {
		if frames[i].Owner == backtrace.User {
			return &frames[i]
		}
	}
	return nil
}

// memory are the errors of which a program dies by a signal for a bad address.
var memory = []property.Kind{property.NullDereference, property.UseAfterFree, property.OutOfBounds}

// kindsOf are the violations that a failure may be.
func kindsOf(f *backtrace.Failure) []property.Kind {
	switch {
	case f.Kind == property.DoubleFree || f.Kind == property.InvalidFree:
		return []property.Kind{property.DoubleFree, property.InvalidFree}
	case f.Kind == property.UseAfterFree || f.Kind == property.NullDereference && f.Signal != "":
		return memory
	case f.Kind != "":
		return []property.Kind{f.Kind}
	case f.Signal == "SIGSEGV" || f.Signal == "SIGBUS":
		return memory
	case f.Signal == "SIGFPE":
		return []property.Kind{property.DivisionByZero}
	case f.Signal == "SIGABRT":
		return []property.Kind{property.Assertion, property.DoubleFree, property.InvalidFree}
	case f.Signal == "SIGILL" || f.Signal == "SIGTRAP":
		return []property.Kind{property.Assertion, property.Unreachable}
	}
	return nil
}

// At is a failure of a kind at a place, which is all that is known.
func At(file string, line int, kind property.Kind) *Crash {
	return &Crash{Kinds: []property.Kind{kind}, Failing: Thread{
		Frames: []backtrace.Frame{{Owner: backtrace.User, File: file, Line: line, Exact: true}},
	}}
}

// Properties are the groups that have the kinds of violation that are looked for.
func (c *Crash) Properties() (out []string) {
	var set property.Set
	for _, k := range c.Kinds {
		set = set.With(k.Group())
	}
	return set.Names()
}

// Insert resolves the frames in a program, and puts the observation of the crash into it.
func (c *Crash) Insert(p *ir.Program) (g *goal.Goal, err error) {
	m := newMatcher(p)
	switch c.Kinds[0] {
	case property.DataRace:
		g, err = c.raceGoal(m)
	case property.Deadlock, property.Livelock:
		g, err = c.standstill(m)
	default:
		g, err = c.atPlace(m)
	}
	if err == nil {
		g.Kinds, g.Failure, g.Stacks = c.Kinds, c.String(), m.resolved
	}
	return g, err
}

// atPlace is a failure of a thread at a place.
func (c *Crash) atPlace(m *matcher) (*goal.Goal, error) {
	m.noValues, m.youngest = c.NoValues, c.Middle || c.Suffix != nil
	failing, err := m.failing(c)
	m.took(c.Failing.ID, true)
	if err != nil {
		return nil, err
	}
	g := goal.Crash{Kinds: c.Kinds, Failing: failing, Values: m.values}
	var required []string
	for i := range c.Others {
		spots := m.standing(&c.Others[i])
		if m.took(c.Others[i].ID, false); len(spots) > 0 {
			g.Others, required = append(g.Others, spots), append(required, c.Others[i].ID)
		}
	}
	if c.Suffix != nil {
		if err := m.begins(c.Suffix, [][]goal.Spot{failing}, []string{c.Failing.ID}, g.Others, required); err != nil {
			return nil, err
		}
	}
	way := m.wayPoints(c) // before the program changes
	out, err := goal.InsertCrash(m.p, g)
	if err == nil {
		out.WayPoints = append(out.WayPoints, way...)
	}
	return out, err
}

// String is the failure in a few words.
func (c *Crash) String() string {
	text := strings.ReplaceAll(kindNames(c.Kinds), ", ", " or ")
	if f := shown(c.Failing.Frames); f != nil {
		text += " in " + textOf(f)
	}
	if f := shown(c.Second.Frames); f != nil {
		text += " and " + textOf(f)
	}
	switch n := len(c.Others); {
	case c.Failing.Frames == nil:
		text += fmt.Sprintf(" of %d threads at their places", n)
	case n == 1:
		text += ", with 1 other thread at its place"
	case n > 1:
		text += fmt.Sprintf(", with %d other threads at their places", n)
	}
	return text
}
