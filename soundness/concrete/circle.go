package concrete

// maxRounds bounds how long Circles looks for a state that comes back.
const maxRounds = 2000

// Circles reports whether the run, going on with every thread in turn, comes back to a state it was in without
// any thread having ended: a fair schedule under which it never ends.
func (m *Machine) Circles() bool {
	c := m.Clone()
	c.Watch, c.Schedule = nil, NewRandom(0)
	c.Opt.NoRaces = true
	live := Liveness{}
	seen := map[Key]bool{}
	for range maxRounds {
		k := c.Key(live)
		if seen[k] {
			return true
		}
		seen[k] = true
		for _, t := range c.Threads {
			c.goOn(t.ID)
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
	m.standstill()
	if m.End.Outcome == Deadlock {
		m.End.Outcome, m.End.Kind = o, string(o)
	}
}
