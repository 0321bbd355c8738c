package jobs

import "slices"

// divide splits a job: the portion so far is accepted, branches that are given away become jobs, and the rest becomes
// the job's definition.
func (m *Machine) divide(e *Divide) bool {
	j := m.attempt(e.Job, e.Attempt)
	switch {
	case j == nil:
		return false
	case e.Number == j.Splits: // it does not know that it was accepted
		return true
	case e.Number != j.Splits+1 || !m.sound(j, &e.Split):
		return false
	}
	children := m.share(j, &e.Split)
	if m.config.Without&RuleShrinkLater != 0 {
		m.flush()
	}
	j.Splits++
	j.Stack = slices.Clone(e.Split.Stack)
	for i := range e.Split.Give + 1 {
		j.Stack[i].Shared = true
	}
	m.changed.job(j.ID)
	m.absorb(j, &e.Split.Done)
	if e.Split.Done.LeftOut {
		m.leaveOutStack(j)
	}
	if m.config.Without&RuleChildrenLater != 0 {
		m.changed.jobs = slices.DeleteFunc(m.changed.jobs, func(id ID) bool { return slices.Contains(children, id) })
		m.flush()
		for _, id := range children {
			m.changed.job(id)
		}
	}
	return true
}

// sound reports whether a proposal fits the job: its stack goes on from the job's branch, by branches that are the
// job's own where nodes were shared before.
func (m *Machine) sound(j *Job, s *Split) bool {
	if len(s.Stack) == 0 || s.Give < Nothing || s.Give >= len(s.Stack) {
		return false
	}
	at := j.Node
	for i := range s.Stack {
		l := &s.Stack[i]
		own := slices.Index(l.Branches, l.Thread)
		n := m.nodes[at]
		switch {
		case own < 0 || i > s.Give && (n != nil) != l.Shared:
			return false
		case n == nil && i == 0 && j.Branch != whole:
			return false
		case n != nil:
			if own = slices.Index(n.threads(), l.Thread); own < 0 || n.Branches[own].Job != j.ID {
				return false
			}
		}
		at = at.After(l.Step)
	}
	return true
}

// share makes nodes of the levels that are shared from now on, and jobs of what is given away: these are the result.
func (m *Machine) share(j *Job, s *Split) (children []ID) {
	above, at, index := j.Node, j.Node, whole
	for i := range s.Give + 1 {
		l := &s.Stack[i]
		n := m.nodes[at]
		if n == nil {
			n = &Node{Place: at, Part: j.Part, Above: above, Branch: index, Slept: l.Slept}
			if i > 0 {
				n.Step = s.Stack[i-1].Step
			}
			m.nodes[at] = n
			m.hang(n)
			children = append(children, m.branches(n, l, j.ID)...)
			m.changed.node(at)
		}
		above, index = at, slices.Index(n.threads(), l.Thread)
		at = at.After(l.Step)
	}
	return children
}

// hang notes where a node is.
func (m *Machine) hang(n *Node) {
	if n.Place != n.Above {
		b := branch{n.Above, n.Branch}
		m.below[b] = append(m.below[b], n.Place)
	}
}

// branches makes the branches of a new node: those before the one under exploration have come to their end.
func (m *Machine) branches(n *Node, l *Level, owner ID) (children []ID) {
	own := slices.Index(l.Branches, l.Thread)
	for i, t := range l.Branches {
		if i > own {
			if id := m.add(n, t); id != 0 {
				children = append(children, id)
			}
			continue
		}
		b := Branch{Thread: t}
		switch {
		case i == own:
			b.Job, b.Asleep, b.LeftOut = owner, m.sleepers(n, t), l.LeftOut
		default:
			b.LeftOut = !slices.Contains(l.Asleep, t)
		}
		n.Branches = append(n.Branches, b)
	}
	return children
}

// add adds a branch for a thread, and the job that explores it, unless there is one or none is needed.
func (m *Machine) add(n *Node, thread int) ID {
	if slices.Contains(n.Slept, thread) || slices.Contains(n.threads(), thread) {
		return 0
	}
	n.Branches = append(n.Branches, Branch{Thread: thread, Asleep: m.sleepers(n, thread)})
	at := len(n.Branches) - 1
	n.Branches[at].Job = m.newJob(n.Part, n.Place, at)
	m.changed.node(n.Place)
	return n.Branches[at].Job
}

// sleepers are the branches that sleep while a further one is explored.
func (m *Machine) sleepers(n *Node, thread int) (out []int) {
	if m.config.Awake {
		return nil
	}
	for i := range n.Branches {
		if b := &n.Branches[i]; !b.LeftOut && b.Thread != thread && !slices.Contains(n.Slept, b.Thread) {
			out = append(out, i)
		}
	}
	return out
}
