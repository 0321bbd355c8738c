package report

// picture is the order of locks that makes a deadlock's cycle: a line for each thread, from the lock that it holds to
// the one that it waits for. Nil where the cycle is not one of locks.
func (d *Deadlock) picture() []string {
	if d == nil || len(d.Cycle) < 2 {
		return nil
	}
	of := map[string]*Wait{}
	for i := range d.Waits {
		of[d.Waits[i].Thread] = &d.Waits[i]
	}
	var lines []string
	for i, name := range d.Cycle {
		w := of[name]
		held := of[d.Cycle[(i+len(d.Cycle)-1)%len(d.Cycle)]] // what the thread before it waits for, it holds
		if w == nil || held == nil || w.Since == "" || held.Since == "" {
			return nil
		}
		lines = append(lines, name+": "+held.Object+" --> "+w.Object)
	}
	return append([]string{"The order of locks makes a cycle:"}, lines...)
}
