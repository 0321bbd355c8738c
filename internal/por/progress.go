package por

// Progress estimates which share of the search is done, from 0 to 1: at every node of the run under way each branch
// that is known to be needed counts as much as another, and so does each outcome of a step (Knuth: Estimating the
// Efficiency of Backtrack Programs, 1975). Branches that races add later, and outcomes that were left, make it smaller
// again.
func (x *Search[S]) Progress() float64 {
	done, share := 0.0, 1.0
	for _, n := range x.nodes {
		branches, begun := len(n.todo.branches), n.todo.next
		if n.common != nil {
			branches, begun = n.common.counts()
		}
		if branches == 0 {
			break
		}
		share /= float64(branches)
		done += share * float64(max(begun-1, 0))
		if n.outcomes > 0 {
			share /= float64(n.outcomes)
			done += share * float64(n.outcome)
		}
	}
	return done
}
