package pointsto

import "fmt"

// SetMaxSet changes how many objects a set may have before they join the summary, and returns what it was.
func SetMaxSet(n int) (old int) {
	old, maxSet = maxSet, n
	return old
}

// Steps is how many inclusions let through what fits a step.
func (g *Graph) Steps() int { return len(g.a.s.stepped) }

// Unclosed are inclusions that keep out what they are to let through.
func (g *Graph) Unclosed() (out []string) {
	s := g.a.s
	for _, st := range s.stepped {
		dst := s.vars[s.find(st.e.dst)].pts
		missing := func(n Node, at regionID) {
			if _, ok := s.groupFits(st.group, n, at); ok && !s.stoodFor(n, standins(dst)) &&
				!hasNode(dst, n) {
				out = append(out, fmt.Sprintf("%s, %v", s.objects[n].info.Name, s.steps[s.groups[st.group].steps[0]]))
			}
		}
		for _, t := range s.vars[s.find(st.src)].pts {
			var all []Node
			switch {
			case t.node == UnknownNode:
				all = s.escaped
			case t.node == summaryNode:
				all = s.summed
			case s.real(t.node):
				missing(t.node, t.at)
			}
			for _, n := range all {
				if s.real(n) {
					missing(n, s.everywhere())
				}
			}
		}
	}
	return out
}

func hasNode(list []entry, n Node) bool {
	for _, t := range list {
		if t.node == n {
			return true
		}
	}
	return false
}
