package jobs

import "slices"

// absorb accepts a portion.
func (m *Machine) absorb(j *Job, p *Portion) {
	r := Result{Job: j.ID, Attempt: j.Attempt, Number: len(m.results[j.ID]), Portion: *p}
	m.results[j.ID] = append(m.results[j.ID], r)
	m.changed.results = append(m.changed.results, r)
	m.find(j, p.Findings)
	if m.config.Without&RuleAdditions != 0 {
		m.flush()
	}
	for _, a := range p.Additions {
		if n := m.nodes[a.At]; n != nil {
			m.add(n, a.Thread)
		}
	}
}

// find accepts findings; what is known already is not new.
func (m *Machine) find(j *Job, list []Finding) {
	for _, f := range list {
		if new := (Found{j.ID, j.Part, f}); !m.found[new.key()] {
			m.found[new.key()] = true
			m.findings = append(m.findings, new)
			m.changed.findings = append(m.changed.findings, new)
		}
	}
}

// leaveOutAll notes that something below each branch of a job was left out.
func (m *Machine) leaveOutAll(j *Job) {
	m.leaveOut(j.Node, j.Branch)
	if j.Splits == 0 {
		return
	}
	for _, n := range m.sorted() {
		for i := range n.Branches {
			if n.Branches[i].Job == j.ID && m.nodes[n.Place] == n {
				m.leaveOut(n.Place, i)
			}
		}
	}
}

// sorted are the nodes by place.
func (m *Machine) sorted() (out []*Node) {
	for _, n := range m.nodes {
		out = append(out, n)
	}
	slices.SortFunc(out, func(a, b *Node) int { return a.Place.compare(b.Place) })
	return out
}

// leaveOutStack notes that something below the branches of a job's stack was left out where that is known.
func (m *Machine) leaveOutStack(j *Job) {
	m.leaveOut(j.Node, j.Branch)
	at := j.Node
	for i := range j.Stack {
		l := &j.Stack[i]
		n := m.nodes[at]
		if n == nil {
			return
		}
		if l.LeftOut {
			m.leaveOut(at, slices.Index(n.threads(), l.Thread))
		}
		at = at.After(l.Step)
	}
}

// leaveOut notes that something below a branch was left out, and below all those on the way to it: branches that were
// explored while one of them slept are explored again.
func (m *Machine) leaveOut(at Place, index int) {
	for index != whole {
		n := m.nodes[at]
		if n.Branches[index].LeftOut {
			return
		}
		n.Branches[index].LeftOut = true
		m.changed.node(at)
		if m.config.Without&RuleSleepers == 0 {
			for i := index + 1; i < len(n.Branches); i++ {
				b := &n.Branches[i]
				if k := slices.Index(b.Asleep, index); k >= 0 {
					b.Asleep = slices.Delete(b.Asleep, k, k+1)
					m.again(m.job(b.Job))
				}
			}
		}
		if n.Place == n.Above {
			return
		}
		at, index = n.Above, n.Branch
	}
}

// again queues a job from its beginning. What was counted of it and of what it gave away is withdrawn.
func (m *Machine) again(j *Job) {
	m.undo(j)
	j.Status, j.Worker, j.Why, j.Stack, j.Splits = Queued, "", "", nil, 0
	j.Lost = 0
	j.Attempt++ // an attempt under way sleeps on what does not sleep any more
	m.withdraw(branch{j.Node, j.Branch}, j.ID)
}

// undo removes a job's results.
func (m *Machine) undo(j *Job) {
	if len(m.results[j.ID]) > 0 {
		delete(m.results, j.ID)
		m.changed.results = slices.DeleteFunc(m.changed.results, func(r Result) bool { return r.Job == j.ID })
		m.changed.undone = append(m.changed.undone, j.ID)
	}
	m.changed.job(j.ID)
}

// withdraw removes the nodes that a branch leads to, and with them the jobs of others there.
func (m *Machine) withdraw(b branch, owner ID) {
	for _, at := range m.below[b] {
		n := m.nodes[at]
		for i := range n.Branches {
			if j := m.job(n.Branches[i].Job); j != nil && j.ID != owner && j.Node == at {
				m.undo(j)
				j.Status, j.Worker, j.Stack = Withdrawn, "", nil
			}
			m.withdraw(branch{at, i}, owner)
		}
		delete(m.nodes, at)
		m.changed.removed = append(m.changed.removed, at)
	}
	delete(m.below, b)
}
