package por

import "math/bits"

// touching knows which steps of the run under way touch a location: a set of steps for each bit of Locations.
type touching struct {
	wrote, touched [LocationBits]stepSet // that change it; that change it or depend on it
	all            stepSet               // of which that is not known
	found          stepSet               // room for near
}

// stepSet is a set of steps by number, a bit each.
type stepSet []uint64

func (s *stepSet) put(k int) {
	for len(*s) <= k/64 {
		*s = append(*s, 0)
	}
	(*s)[k/64] |= 1 << (k % 64)
}

func (s stepSet) drop(k int) {
	if k/64 < len(s) {
		s[k/64] &^= 1 << (k % 64)
	}
}

// latest takes out the step with the highest number, or is none.
func (s *stepSet) latest() int {
	for w := len(*s) - 1; w >= 0; w-- {
		if v := (*s)[w]; v != 0 {
			bit := 63 - bits.LeadingZeros64(v)
			(*s)[w] &^= 1 << bit
			return w*64 + bit
		}
		*s = (*s)[:w]
	}
	return none
}

// join puts in, for each of some locations, all steps of its set.
func (s stepSet) join(of *[LocationBits]stepSet, at Locations) {
	for w, v := range at {
		for ; v != 0; v &= v - 1 {
			o := of[w*64+bits.TrailingZeros64(v)]
			for k := range min(len(s), len(o)) {
				s[k] |= o[k]
			}
		}
	}
}

// known reports whether it is known what an event touches.
func (e *Event) known() bool { return e.Reads[0]&(1<<Known) != 0 }

// depends are the locations that an event depends on or changes.
func (e *Event) depends() Locations {
	return Locations{(e.Reads[0] | e.Writes[0]) &^ (1 << Known), e.Reads[1] | e.Writes[1]}
}

// add notes an event of step k.
func (t *touching) add(k int, e *Event) {
	if !e.known() {
		t.all.put(k)
		return
	}
	for w, v := range e.depends() {
		for ; v != 0; v &= v - 1 {
			t.touched[w*64+bits.TrailingZeros64(v)].put(k)
		}
	}
	for w, v := range e.Writes {
		for ; v != 0; v &= v - 1 {
			t.wrote[w*64+bits.TrailingZeros64(v)].put(k)
		}
	}
}

// remove forgets step k, of which e is an event.
func (t *touching) remove(k int, e *Event) {
	if !e.known() {
		t.all.drop(k)
		return
	}
	for w, v := range e.depends() {
		for ; v != 0; v &= v - 1 {
			t.touched[w*64+bits.TrailingZeros64(v)].drop(k)
			t.wrote[w*64+bits.TrailingZeros64(v)].drop(k)
		}
	}
}

// near are the steps, of n, with events that are not known to be apart from e (Event.Apart). The next call uses the set again.
func (t *touching) near(e *Event, n int) stepSet {
	words := (n + 63) / 64
	for len(t.found) < words {
		t.found = append(t.found, 0)
	}
	s := t.found[:words]
	if !e.known() {
		for w := range s {
			s[w] = ^uint64(0)
		}
		if n%64 != 0 {
			s[words-1] = 1<<(n%64) - 1
		}
		return s
	}
	clear(s)
	copy(s, t.all)
	s.join(&t.wrote, e.depends())
	s.join(&t.touched, e.Writes)
	return s
}
