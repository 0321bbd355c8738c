package jobs

import "slices"

// Explored is an estimate of the share of everything that has been explored, from 0 to 1: as if all branches of a node
// were equally large.
func (m *Machine) Explored() float64 {
	left, parts := 0.0, 1
	for _, j := range m.jobs {
		parts = max(parts, j.Part+1)
		if j.open() {
			s := m.subtree(j)
			left += s.share()
		}
	}
	return min(1, max(0, 1-left/float64(parts)))
}

// Running is how many jobs are being explored.
func (m *Machine) Running() (n int) {
	for _, j := range m.jobs {
		if j.Status == Leased {
			n++
		}
	}
	return n
}

// Ended is how many jobs have come to their end.
func (m *Machine) Ended() (n int) {
	for _, j := range m.jobs {
		if j.Status == Done || j.Status == Unknown {
			n++
		}
	}
	return n
}

// share is how much of the exploration a job has left, as if all branches of a node were equally large.
func (s *Subtree) share() (left float64) {
	weight := 1.0
	for i := range s.Levels {
		l := &s.Levels[i]
		n := max(len(l.Branches), 1)
		if l.Rest && !l.Shared {
			left += weight * float64(n-1-slices.Index(l.Branches, l.Thread)) / float64(n)
		}
		weight /= float64(n)
	}
	if s.Last != nil {
		weight /= float64(max(len(s.Last.Branches), 1))
	}
	return left + weight
}
