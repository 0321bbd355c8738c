package por

import (
	"math/bits"
	"slices"
)

// locationIndex knows which steps of the run under way touch a location: a set of steps for each bit of Locations.
type locationIndex struct {
	wrote, touched [LocationBits]stepSet // that change it; that change it or depend on it
	all            stepSet               // of which that is not known
	by             []stepSet             // by thread, with events of it
	found, open    stepSet               // room for near
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

// someSteps is a set of steps without the first words of bits.
type someSteps struct {
	set  stepSet
	from int // words
}

// latest takes out the step with the highest number, or is none.
func (s *someSteps) latest() int {
	for w := len(s.set) - 1; w >= 0; w-- {
		if v := s.set[w]; v != 0 {
			bit := 63 - bits.LeadingZeros64(v)
			s.set[w] &^= 1 << bit
			return (s.from+w)*64 + bit
		}
		s.set = s.set[:w]
	}
	return none
}

// join puts in, for each of some locations, all steps of its set from a word on.
func (s stepSet) join(of *[LocationBits]stepSet, from int, at Locations) {
	for w, v := range at {
		for ; v != 0; v &= v - 1 {
			o := of[w*64+bits.TrailingZeros64(v)]
			o = o[min(from, len(o)):]
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
func (t *locationIndex) add(k int, e *Event) {
	for len(t.by) <= e.Thread {
		t.by = append(t.by, nil)
	}
	t.by[e.Thread].put(k)
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
func (t *locationIndex) remove(k int, e *Event) {
	t.by[e.Thread].drop(k)
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

// near are the steps before end with events that are not known to be apart from e (Event.Apart). Where first has a step
// of each thread, the last step or more where there is none, the steps of threads before theirs are left out. The next
// call uses the set again.
func (t *locationIndex) near(e *Event, first []int, end int) someSteps {
	from := 0
	if first != nil {
		from = slices.Min(append(first, end)) / 64
	}
	words := (end+63)/64 - from
	for len(t.found) < words {
		t.found = append(t.found, 0)
	}
	s := t.found[:words]
	if e.known() {
		clear(s)
		copy(s, t.all[min(from, len(t.all)):])
		s.join(&t.wrote, from, e.depends())
		s.join(&t.touched, from, e.Writes)
	} else {
		for w := range s {
			s[w] = ^uint64(0)
		}
		if end%64 != 0 {
			s[words-1] = 1<<(end%64) - 1
		}
	}
	if first != nil {
		t.shown(s, first, from)
	}
	return someSteps{s, from}
}

// shown takes out of a set of steps, without so many words before it, those that have no event of a thread from a step
// of its own on.
func (t *locationIndex) shown(s stepSet, first []int, before int) {
	t.open = append(t.open[:0], make(stepSet, len(s))...)
	for thread, k := range first {
		by, from := t.by[thread], ^uint64(0)<<(k%64)
		for w := k / 64; w < min(len(by), before+len(s)); w++ {
			t.open[w-before] |= by[w] & from
			from = ^uint64(0)
		}
	}
	for w := range s {
		s[w] &= t.open[w]
	}
}
