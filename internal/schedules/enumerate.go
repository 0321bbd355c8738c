package schedules

import (
	"cmp"
	stdctx "context"
	"fmt"
	"slices"
	"time"

	"midway/context"
	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/lvalue"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/schedules/epochs"
	"midway/internal/state"
)

// Options bound an enumeration.
type Options struct {
	*pipeline.Options
	Epochs int           // at most; 0: no limit
	Each   time.Duration // for an epoch at most; 0: no limit
	Rounds int           // decisions at one branch of a path, from which a dormant marker is woken; 0: DefaultRounds
}

// DefaultRounds is how often a path may decide at one branch unless options say otherwise.
const DefaultRounds = 40

// Output is where the output of an enumeration goes, beside its result. What is nil is not called.
type Output struct {
	Progress func(epochs, left, schedules int)
	Note     func(string)
}

// Set is a program's set of schedules.
type Set struct {
	*Program
	Epochs  []*Epoch
	Missing []string // what is not covered beside what epochs say

	awake   func(ir.FuncID, ir.BlockID) bool // dormant markers
	by      *enumeration
	checked bool // Verify was called
}

// Covered reports whether each input has one schedule in each epoch.
func (s *Set) Covered() bool {
	return len(s.Missing) == 0 && !slices.ContainsFunc(s.Epochs, func(e *Epoch) bool { return !e.Covered() })
}

// Stops are where epochs end, by function.
func (s *Set) Stops() map[ir.FuncID][]ir.PC { return s.Markers.Stops(s.awake) }

// Schedules is how many schedules all epochs have together.
func (s *Set) Schedules() (n int) {
	for _, e := range s.Epochs {
		n += e.Schedules()
	}
	return n
}

// Enumerate finds the schedules of a program from main.
func Enumerate(stop stdctx.Context, o *Options, out Output) (*Set, error) {
	return rules{}.enumerate(stop, o, out)
}

func (r rules) enumerate(stop stdctx.Context, o *Options, out Output) (*Set, error) {
	l, err := pipeline.Load(stop, o.Options)
	if err != nil {
		return nil, err
	}
	p, err := r.analyse(l)
	if err != nil {
		return nil, err
	}
	awake := map[ir.FuncID]map[ir.BlockID]bool{}
	for {
		e := &enumeration{rules: r, Program: p, o: o, out: out, awake: awake, known: map[string]int{}}
		var done func()
		e.stop, done = e.until(stop)
		set, err := e.run()
		done()
		if err != nil || !e.wake() {
			return set, err
		}
	}
}

// enumeration is an enumeration under way, with the markers that are awake.
type enumeration struct {
	rules
	*Program
	o     *Options
	out   Output
	stop  stdctx.Context
	awake map[ir.FuncID]map[ir.BlockID]bool

	found    []*Epoch
	known    map[string]int // contexts, and the numbers of their epochs
	unrolled []branch       // at which paths ended
}

// branch is a place in the program.
type branch struct {
	f  ir.FuncID
	pc ir.PC
}

func (e *enumeration) run() (*Set, error) {
	main, err := context.FromMain(e.Loaded.Program)
	if err != nil {
		return nil, err
	}
	e.number(main)
	set := &Set{Program: e.Program, awake: e.isAwake, by: e}
	for i := 0; i < len(e.found); i++ {
		switch {
		case e.stop.Err() != nil:
			set.Missing = append(
				set.Missing,
				fmt.Sprintf("%d epochs were not enumerated: there was no time left", len(e.found)-i),
			)
		case e.o.Epochs > 0 && i >= e.o.Epochs:
			set.Missing = append(
				set.Missing,
				fmt.Sprintf("%d epochs were not enumerated: the limit is %d", len(e.found)-i, e.o.Epochs),
			)
		default:
			if err := e.epoch(e.found[i]); err != nil {
				return nil, err
			}
			if e.mayWake() {
				return set, nil // from the beginning, with more markers
			}
			continue
		}
		e.found = e.found[:i]
	}
	set.Epochs = e.found
	return set, nil
}

// number is the number of the epoch that begins at a context, which is to be enumerated where it is new.
func (e *enumeration) number(c *context.Context) int {
	key := e.key(c)
	if n, known := e.known[key]; known {
		return n
	}
	epoch := &Epoch{Number: len(e.found) + 1, Context: c}
	e.found = append(e.found, epoch)
	e.known[key] = epoch.Number
	return epoch.Number
}

// stops are where epochs end.
func (e *enumeration) stops() map[ir.FuncID][]ir.PC {
	if e.noMarkers {
		return nil
	}
	return e.Markers.Stops(e.isAwake)
}

// options are those of the exploration of an epoch.
func (e *enumeration) options(epoch *Epoch) *pipeline.Options {
	o := *e.o.Options
	o.Granularity, o.Reduction, o.Summaries, o.AutoSummaries, o.OnlyCount = "sync", "", false, false, false
	o.Search, o.Defer, o.NoValidate, o.NoLevels, o.Jobs = "depth-first", "never", true, true, 1
	o.ContextFile, o.At, o.Time, o.Properties = "", nil, 0, nil // the default ones have races
	o.Begin = func(*ir.Program) (*context.Context, error) { return epoch.Context, nil }
	o.Epoch = &pipeline.Epoch{Stops: e.stops(), LeftOut: e.Slice.Outside, Fewest: execute.Fewest{
		Rounds:   cmp.Or(e.o.Rounds, DefaultRounds),
		Unrolled: func(f ir.FuncID, pc ir.PC) { e.unrolled = append(e.unrolled, branch{f, pc}) },
	}}
	return &o
}

// until ends at the limit of time, with some left for what is written.
func (e *enumeration) until(stop stdctx.Context) (stdctx.Context, func()) {
	if e.o.Time == 0 {
		return stop, func() {}
	}
	return stdctx.WithDeadline(stop, e.o.Started.Add(e.o.Time-e.o.Time/20))
}

// each ends at the limit of time of an epoch.
func (e *enumeration) each(stop stdctx.Context) (stdctx.Context, func()) {
	if e.o.Each == 0 {
		return stop, func() {}
	}
	return stdctx.WithTimeout(stop, e.o.Each)
}

// epoch enumerates the schedules of an epoch.
func (e *enumeration) epoch(epoch *Epoch) error {
	began := time.Now()
	stop, done := e.each(e.stop)
	defer done()
	plan, err := pipeline.Prepare(stop, e.options(epoch), pipeline.Output{Provided: pipeline.Provided{Program: e.Loaded}})
	if err != nil {
		return err
	}
	epoch.Root = &Node{}
	names := lvalue.NewSource(e.Loaded.Program)
	paths := &collected{enumeration: e, epoch: epoch, source: names}
	result, err := plan.Explore(stop, pipeline.Output{Ended: paths.add, Provided: pipeline.Provided{Program: e.Loaded}})
	if err != nil {
		epoch.Missing = append(epoch.Missing, err.Error())
		return nil
	}
	paths.trie()
	epoch.complete(e, result)
	epoch.Seconds = time.Since(began).Seconds()
	if e.out.Progress != nil {
		schedules := 0
		for _, done := range e.found {
			schedules += done.Schedules()
		}
		e.out.Progress(epoch.Number, len(e.found)-epoch.Number, schedules)
	}
	return nil
}

// complete says what the exploration of an epoch did not cover.
func (epoch *Epoch) complete(e *enumeration, r *pipeline.Result) {
	epoch.Ledger = r.Ledger.Entries()
	for _, entry := range epoch.Ledger {
		if entry.Effect == ledger.Incomplete {
			epoch.Missing = append(epoch.Missing, at(entry.Text, entry.At))
		}
	}
	for i := range r.Violations {
		v := &r.Violations[i]
		if v.Kind != property.DataRace {
			continue
		}
		epoch.Races = append(epoch.Races, Race{Text: v.Text, At: e.Short(v.Loc)})
		if !e.noRaces {
			epoch.Missing = append(epoch.Missing, at("not verified: "+v.Text, e.Short(v.Loc)))
		}
	}
	if !r.Complete && len(epoch.Missing) == 0 {
		epoch.Missing = append(epoch.Missing, "not all paths were enumerated")
	}
	if e.oneWay {
		epoch.Root.first()
	}
}

// first leaves one choice at each node, for tests.
func (n *Node) first() {
	if len(n.Choices) == 0 {
		return
	}
	n.Choices = n.Choices[:1]
	c := n.Choices[0]
	if c.When = c.When[:1]; c.Next != nil {
		c.Next.first()
	}
}

func at(text, place string) string {
	if place == "" {
		return text
	}
	return place + ": " + text
}

// collected takes the ended paths of an epoch.
type collected struct {
	*enumeration
	epoch  *Epoch
	source *lvalue.Source
	ended  []*state.State
}

// add takes an ended path.
func (c *collected) add(st *state.State) {
	c.epoch.Paths++
	c.ended = append(c.ended, st)
}

// trie makes the trie of the paths. An input that no path has decided on ends no fragment.
func (c *collected) trie() {
	decides := map[string]bool{}
	for _, st := range c.ended {
		for _, d := range decided(st.PC) {
			for _, s := range expr.Symbols(d.node) {
				decides[s.Name] = true
			}
		}
	}
	for _, st := range c.ended {
		path := c.segments(c.items(st, func(input string) bool { return decides[input] }))
		for i := range path {
			path[i].when.Text = c.text(st, path[i].when.Conjuncts)
		}
		c.epoch.Root.add(path, c.ending(st))
	}
	c.epoch.Root.join()
}

// text is a conjunction in C, as names are in a state.
func (c *collected) text(st *state.State, conjuncts []*expr.Node) string {
	threads := make([]string, len(st.Threads))
	for i, t := range st.Threads {
		threads[i] = t.Name
	}
	names := lvalue.New(c.Loaded.Program, c.source, &st.Heap, threads)
	text := ""
	for i, n := range conjuncts {
		if i > 0 {
			text += " && "
		}
		text += names.Condition(n)
	}
	return text
}

// ending is how a path ends, and with which epoch it goes on.
func (c *collected) ending(st *state.State) *Ending {
	e := &Ending{Outcome: st.End.Outcome, Text: st.End.Text, Loc: st.End.Loc}
	if e.Outcome != execute.FragmentEnd {
		return e
	}
	if c.noSleep && slices.ContainsFunc(st.Threads, func(t *state.Thread) bool { return t.Live() }) {
		e.Why = "a thread sleeps"
		c.epoch.Missing = append(c.epoch.Missing, e.Why)
		return e
	}
	next, order, why := c.following(st)
	if e.Why = why; why != "" {
		c.epoch.Missing = append(c.epoch.Missing, "no schedule goes on where "+why)
		return e
	}
	e.Text, e.Epoch, e.Order = "", c.number(next), order
	return e
}

// mayWake reports whether paths ended in loops with dormant markers.
func (e *enumeration) mayWake() bool {
	for _, b := range e.unrolled {
		if _, is := e.dormant(b); is {
			return true
		}
	}
	return false
}

// wake wakes the markers of the loops in which paths ended, and reports whether there were any.
func (e *enumeration) wake() (woken bool) {
	for _, b := range e.unrolled {
		l, is := e.dormant(b)
		if !is {
			continue
		}
		if e.awake[l.Func] == nil {
			e.awake[l.Func] = map[ir.BlockID]bool{}
		}
		e.awake[l.Func][l.Head] = true
		woken = true
		if e.out.Note != nil {
			e.out.Note("the loop at " + e.Short(l.Loc) + " goes around as often as an input says: it ends epochs, too")
		}
	}
	return woken
}

// dormant is the loop around a branch whose marker can be woken.
func (e *enumeration) dormant(b branch) (*epochs.Loop, bool) {
	l := e.Markers.Around(b.f, b.pc, e.isAwake)
	return l, l != nil
}

func (e *enumeration) isAwake(f ir.FuncID, head ir.BlockID) bool { return e.awake[f][head] }
