package portfolio

import (
	"context"
	"iter"
	"time"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/memlimit"
)

// member is a strategy's place in the portfolio: its exploration under way, a coroutine that goes on for a time slice
// at a time.
type member struct {
	strategy Strategy
	config   Configuration
	explorer Explorer
	result   *execute.Result // nil before the end

	slice TimeSlice
	since time.Time // the time slice began
	last  uint64    // work that was done then
	ended bool      // it was told to end

	yield func(struct{}) bool // ends the time slice; false where the exploration is to end
	next  func() (struct{}, bool)
	end   func() // for good, with what was found so far
}

// begin prepares the exploration of a strategy, with workers that take part or without (nil).
func (p *Portfolio) begin(s Strategy, w *workers) *member {
	m := &member{strategy: s, config: p.Configure()}
	s.Configure(&m.config)
	m.config.Explorer.Yield = m.yields
	if w != nil {
		w.join(m)
	}
	m.explorer = p.Explorer(m.config, &ledger.Ledger{})
	stop, cancel := context.WithCancel(p.Stop)
	start := p.Start.Fork()
	next, end := iter.Pull(func(yield func(struct{}) bool) {
		m.yield, m.last = yield, m.explorer.Work()
		r := m.explorer.Run(stop, start)
		if w != nil {
			w.gather(r)
		}
		m.result = r
	})
	m.next, m.end = next, func() { cancel(); end() }
	return m
}

// run goes on for a time slice; it returns the result once the exploration has come to its end.
func (m *member) run(slice TimeSlice) *execute.Result {
	if m.result == nil {
		m.slice, m.since = slice, time.Now()
		if m.next(); m.result != nil && m.result.Memory {
			memlimit.Free() // the memory is for the others
		}
	}
	return m.result
}

// yields ends the time slice where it is over, and reports whether the exploration goes on.
func (m *member) yields() bool {
	late := m.slice.Time > 0 && time.Since(m.since) >= m.slice.Time
	if m.explorer.Work() < m.last+m.slice.Work && !late {
		// less work than before, where a guard was looked at meanwhile
		return true
	}
	return m.pause()
}

// pause ends the time slice, and reports whether the exploration goes on.
func (m *member) pause() bool {
	if m.ended {
		return true // it ends anyway
	}
	m.ended = !m.yield(struct{}{})
	m.last = m.explorer.Work()
	return !m.ended
}
