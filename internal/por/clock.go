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

// Leq reports whether every entry of c is at most d's.
func (c Clock) Leq(d Clock) bool {
	for i, v := range c {
		if v > d.At(i) {
			return false
		}
	}
	return true
}
