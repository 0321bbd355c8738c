package portfolio

import (
	"context"
	"slices"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/state"
)

// Portfolio is what strategies explore, and which of them do.
type Portfolio struct {
	Stop      context.Context
	Start     *state.State                                 // each exploration takes a copy
	Ledger    *ledger.Ledger                               // what the initial state rests on, and leaves out
	Configure func() Configuration                         // of the exploration of everything, anew for each
	Explorer  func(Configuration, *ledger.Ledger) Explorer // that notes into a ledger
	// another explorer of the same state, that takes part in a team
	Worker  func(context.Context, *por.Workers) (*Worker, error)
	Workers int // that take part, the first exploration among them

	First    bool // one violation is enough
	Directed bool // it is at one place: no strategy waits long for its time slice, however slow another one's work is
	// nil, or where threads are preempted first: it has a time slice before those of the others
	WayPoints map[ir.LocID]bool
	Summaries bool         // everything is explored with summaries,
	Both      bool         // and without, too
	Control   ProgramSlice // nil, or the slice that is tried
	Sections  bool         // merged critical sections are tried
}

// Outcome is the result of the portfolio, and the configuration of the exploration that it is of.
type Outcome struct {
	Result *execute.Result
	Config Configuration
}

// run is a portfolio at work.
type run struct {
	*Portfolio
	members []*member // the first explores everything
	// explores everything without summaries where one does, else the first: progress is estimated by it, and workers
	// take part in it
	base    *member
	round   []int     // whose time slices follow one another, by index
	trials  []*member // speculative ones, which have a time slice before each round
	workers *workers  // nil where there are none
	found   *execute.Result
	ahead   estimate
}

// Run explores until an exploration decides.
func (p *Portfolio) Run() *Outcome {
	r := &run{
		Portfolio: p,
		workers:   p.newWorkers(),
		found:     &execute.Result{Ledger: &ledger.Ledger{}},
		ahead:     estimate{work: fullSlice},
	}
	r.begins()
	defer r.end()
	for at := 0; ; at = (at + 1) % len(r.round) {
		if at == 0 {
			if m := r.speculate(); m != nil {
				return r.chosen(m)
			}
		}
		if m := r.goOn(r.round[at]); m != nil {
			return r.chosen(m)
		}
	}
}

// begins prepares the strategies and their round. Everything is explored in half of the slices; in a third, and in as
// many without summaries, where both are explored. Delays and discrepancies share theirs.
func (r *run) begins() {
	var everybody *workers // take part in the exploration of everything where no other is without summaries
	if !r.Both {
		everybody = r.workers
	}
	r.members = []*member{
		r.Portfolio.begin(&everything{}, everybody), r.Portfolio.begin(&loops{1}, nil),
		r.Portfolio.begin(newDelays(r.Directed), nil), r.Portfolio.begin(newDiscrepancies(r.Directed), nil),
	}
	r.base, r.round = r.members[0], []int{0, 1, 2, 0, 1, 3}
	if r.Both {
		r.base, r.round = r.Portfolio.begin(&unsummarised{}, r.workers), []int{0, 4, 1, 2, 0, 4, 1, 3}
		r.members = append(r.members, r.base)
	}
	if r.WayPoints != nil {
		last := len(r.members)
		r.members = append(r.members, r.Portfolio.begin(newWayPoints(r.WayPoints), nil))
		half := len(r.round) / 2
		r.round = slices.Concat([]int{last}, r.round[:half], []int{last}, r.round[half:])
	}
	if r.Control != nil {
		r.trials = append(r.trials, r.Portfolio.begin(&sliceControl{slice: r.Control}, nil))
	}
	if r.Sections {
		r.trials = append(r.trials, r.Portfolio.begin(newSections(interp.NewSections()), nil))
	}
}

// speculate gives each speculative strategy a time slice; it returns the one that decides.
func (r *run) speculate() *member {
	for i, m := range r.trials {
		if m.result != nil {
			continue
		}
		result := m.run(m.strategy.TimeSlice(r.situation(m)))
		if result == nil {
			continue
		}
		if m.strategy.Decides(result) {
			return m
		}
		if next := m.strategy.Next(); next != nil {
			m.end()
			r.trials[i] = r.Portfolio.begin(next, nil)
		}
	}
	return nil
}

// goOn gives a member a time slice; it returns the member whose result is that of the program, if there is one now.
func (r *run) goOn(i int) *member {
	m := r.members[i]
	slice := m.strategy.TimeSlice(r.situation(m))
	if m == r.base {
		r.ahead.update(m.explorer.Work(), m.explorer.Explored())
	}
	result := m.run(slice)
	switch {
	case result == nil && m == r.base:
		r.workers.begin()
		return nil
	case result == nil:
		return nil
	case m.strategy.Decides(result):
		return m
	}
	next := m.strategy.Next()
	switch {
	case next == nil: // others go on
		return nil
	case result.AllKnownViolated, r.First && len(result.Violations) > 0:
		return m
	case result.Stopped && r.members[0].result != nil:
		return r.members[0]
	case result.Stopped && r.base.result != nil:
		return r.base
	}
	collect(r.found, result)
	m.end()
	r.members[i] = r.Portfolio.begin(next, nil)
	return nil
}

// situation is what the length of a member's next time slice depends on.
func (r *run) situation(m *member) Situation {
	return Situation{Work: m.explorer.Work(), Summaries: r.Summaries, Soon: r.ahead.soon, Directed: r.Directed}
}

// end ends all explorations.
func (r *run) end() {
	for _, m := range append(r.members, r.trials...) {
		m.end()
	}
}
