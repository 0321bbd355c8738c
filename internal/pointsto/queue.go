package pointsto

// The work list is a binary heap by topological rank, so that a variable is processed after what
// flows into it.

func (s *solver) before(a, b varID) bool {
	return s.rank[a] < s.rank[b] || s.rank[a] == s.rank[b] && a < b
}

func (s *solver) enqueue(v varID) {
	if s.vars[v].queued {
		return
	}
	s.vars[v].queued = true
	s.queue = append(s.queue, v)
	s.siftUp(len(s.queue) - 1)
}

func (s *solver) dequeue() varID {
	v := s.queue[0]
	last := len(s.queue) - 1
	s.queue[0] = s.queue[last]
	s.queue = s.queue[:last]
	s.siftDown(0)
	s.vars[v].queued = false
	return v
}

func (s *solver) siftUp(i int) {
	for i > 0 {
		up := (i - 1) / 2
		if !s.before(s.queue[i], s.queue[up]) {
			return
		}
		s.queue[i], s.queue[up] = s.queue[up], s.queue[i]
		i = up
	}
}

func (s *solver) siftDown(i int) {
	for {
		least := i
		for _, c := range [2]int{2*i + 1, 2*i + 2} {
			if c < len(s.queue) && s.before(s.queue[c], s.queue[least]) {
				least = c
			}
		}
		if least == i {
			return
		}
		s.queue[i], s.queue[least] = s.queue[least], s.queue[i]
		i = least
	}
}

// requeue rebuilds the heap after ranks or representatives changed.
func (s *solver) requeue() {
	old := s.queue
	s.queue = nil
	for _, v := range old {
		s.vars[v].queued = false
	}
	for _, v := range old {
		if len(s.vars[s.find(v)].pts) > 0 {
			s.enqueue(s.find(v))
		}
	}
}
