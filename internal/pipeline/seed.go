package pipeline

import (
	"errors"

	"midway/execute"
	"midway/internal/core"
	"midway/internal/ledger"
	"midway/internal/seed"
	"midway/internal/state"
)

// Initial is the state that a run explores from, with the facts that it was made from. Who explores it takes a copy.
type Initial struct {
	*Facts
	State  *state.State
	Ledger *ledger.Ledger // all that plan, facts and state rest on and leave out

	check *execute.SubCheck // nil, or the part of what is looked for that is
	core  *core.Told        // nil, or what the core told
}

// initialState makes the state that a run explores from.
func initialState(s *session, f *Facts) (*Initial, error) {
	i := &Initial{Facts: f}
	err := s.unlessStopped(analysisGrace, func() (err error) {
		s.phase("making the initial state")
		if i.State, err = seed.New(f.Seeding); err == nil {
			err = i.atCore(s)
		}
		return err
	})
	switch {
	case errors.Is(err, errUnheard):
		return nil, &unexplored{s.stoppedIn(f.Plan.Ledger, f.Ledger)}
	case err != nil:
		return nil, err
	}
	i.Ledger = ledger.Union(f.Plan.Ledger, f.Ledger)
	i.assumptions()
	i.told()
	i.check = i.goalCheck(s)
	return i, s.printed("seed", i.State.String)
}

// again makes the same initial state anew, for explorers beside: with expressions and memory of its own, and what the
// facts of the context alone rest on.
func (i *Initial) again(s *session) (*Initial, error) {
	f := *i.Facts
	f.Ledger = &ledger.Ledger{}
	other := &Initial{Facts: &f, Ledger: f.Ledger}
	err := s.unlessStopped(analysisGrace, func() (err error) {
		if err = f.ofContext(s); err == nil {
			other.State, err = seed.New(f.Seeding)
		}
		if err == nil {
			err = other.atCore(s)
		}
		return err
	})
	return other, err
}

// assumptions notes what the initial state rests on.
func (i *Initial) assumptions() {
	s := i.Seeding
	if s.Alone != nil {
		i.Ledger.Add(ledger.Entry{Kind: "arguments-apart", Effect: ledger.Assumption,
			Text: "pointers to numbers and pointers that callers pass lead to memory of their own, those in memory " +
				"to arrays or to objects of their own, no other thread is passed an object that a function makes or " +
				"ends, and memory names no calling thread"})
	}
	if s.Analysis != nil && s.Analysis.ByTypes {
		i.Ledger.Add(ledger.Entry{Kind: "typed-memory", Effect: ledger.Assumption,
			Text: "a number that is set to zero is no null pointer"})
	}
	if s.ByRaces {
		i.Ledger.Add(ledger.Entry{Kind: "no-earlier-races", Effect: ledger.Assumption,
			Text: "no data race has happened before the context, and none happens with what was executed before it"})
	}
	if s.Locks != nil && s.Locks.Reloads() {
		i.Ledger.Add(ledger.Entry{Kind: "lock-pointers", Effect: ledger.Assumption,
			Text: "a lock that a function takes and gives up through a pointer in memory, read again, is the same one"})
	}
	if s.ByWraps {
		i.Ledger.Add(ledger.Entry{Kind: "ids-do-not-wrap", Effect: ledger.Assumption,
			Text: "no counter that ids are taken from has wrapped around"})
	}
}
