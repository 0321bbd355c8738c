package concrete

import "midway/internal/property"

// longRun is after how many instructions without a scheduling point a thread is suspected of looping for ever;
// watched is how many states are then compared before it is left alone for as long again.
const (
	longRun = 1 << 16
	watched = 256
)

// loopWatch recognises a thread that runs in a circle by itself.
type loopWatch struct {
	steps, at uint64
	seen      map[Key]bool
	live      Liveness
}

// closed counts an instruction and reports whether the machine has been in its present state before.
func (l *loopWatch) closed(m *Machine) bool {
	if l.steps++; l.steps < l.at {
		return false
	}
	if l.seen == nil {
		l.seen, l.live = map[Key]bool{}, Liveness{}
	}
	k := m.Key(l.live)
	if l.seen[k] {
		return true
	}
	if l.seen[k] = true; len(l.seen) >= watched {
		l.seen, l.at = nil, 2*l.steps
	}
	return false
}

// maxRounds bounds how long Circles looks for a state that comes back.
const maxRounds = 2000

// Circles reports whether the run, going on with every thread in turn, comes back to a state it was in without
// any thread having ended: a fair schedule under which it never ends. Where it is to end before that is known, it does.
func (m *Machine) Circles() bool {
	c := m.Clone()
	c.Watch, c.Schedule = nil, NewRandom(0)
	c.Opt.NoRaces = true
	live := Liveness{}
	seen := map[Key]bool{}
	for range maxRounds {
		if m.Opt.Interrupted != nil && m.Opt.Interrupted() { // a key of much memory takes long
			m.end(End{Outcome: Cut, Cut: stepLimit, Text: stoppedAfter(m.Steps)})
			return false
		}
		k := c.Key(live)
		if seen[k] {
			return true
		}
		seen[k] = true
		for _, t := range c.Threads {
			c.goOn(t.ID)
		}
		if c.End != nil && c.End.Outcome == Cut {
			m.End = c.End
			return false
		}
		if c.End != nil || c.AtOnce(Sync) < 0 && len(c.Turns()) == 0 {
			return false
		}
	}
	return false
}

// goOn lets a thread take its turn at sync granularity, if it has one.
func (m *Machine) goOn(t int) {
	if m.Enabled(t) {
		m.Advance(t, Sync)
	}
	for at := m.AtOnce(Sync); at >= 0 && m.End == nil; at = m.AtOnce(Sync) {
		m.Advance(at, Sync)
	}
}

// Stand ends the run at a standstill that the caller has established.
func (m *Machine) Stand(o Outcome) {
	m.Standstill()
	if m.End.Outcome == Deadlock {
		m.End.Outcome, m.End.Kind = o, property.Kind(o)
	}
}
