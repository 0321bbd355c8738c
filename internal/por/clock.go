package por

// Clock is a vector clock: Clock[t] is how many epochs of thread t happened before. Clocks are
// immutable; a missing entry is zero.
type Clock []uint32

// At is thread t's entry.
func (c Clock) At(t int) uint32 {
	if t < len(c) {
		return c[t]
	}
	return 0
}

// Tick is the clock with thread t's entry one higher.
func (c Clock) Tick(t int) Clock {
	n := make(Clock, max(len(c), t+1))
	copy(n, c)
	n[t]++
	return n
}

// Join is the least clock not below either; it is c itself where that is one.
func (c Clock) Join(d Clock) Clock {
	if d.Leq(c) {
		return c
	}
	if c.Leq(d) {
		return d
	}
	n := make(Clock, max(len(c), len(d)))
	for i := range n {
		n[i] = max(c.At(i), d.At(i))
	}
	return n
}

// clockRoom is how many entries of clocks are asked for at once.
const clockRoom = 512

// A maker makes clocks, many at once.
type maker struct{ room []uint32 }

// clock is a copy of a clock with n entries, at least as many as it has.
func (m *maker) clock(c Clock, n int) Clock {
	if n > clockRoom/8 {
		d := make(Clock, n)
		copy(d, c)
		return d
	}
	if len(m.room) < n {
		m.room = make([]uint32, clockRoom)
	}
	d := Clock(m.room[:n:n])
	m.room = m.room[n:]
	copy(d, c)
	return d
}

// join is Clock.Join.
func (m *maker) join(c, d Clock) Clock {
	switch {
	case d.Leq(c):
		return c
	case c.Leq(d):
		return d
	}
	n := m.clock(c, max(len(c), len(d)))
	for t, v := range d {
		n[t] = max(n[t], v)
	}
	return n
}

// with is the clock that also contains e, the next event of its thread.
func (m *maker) with(c Clock, e *Event) Clock {
	n := m.clock(c, max(len(c), e.Thread+1))
	n[e.Thread] = e.seq
	return n
}

// Leq reports whether every entry of c is at most d's.
func (c Clock) Leq(d Clock) bool {
	for i, v := range c {
		if v > d.At(i) {
			return false
		}
	}
	return true
}
