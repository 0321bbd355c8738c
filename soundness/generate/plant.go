package generate

// plantSequential plants the profile's violation into a program of one thread.
func (g *gen) plantSequential(s *scope) {}

// threaded makes a program of several threads.
func (g *gen) threaded() { g.sequential() }
