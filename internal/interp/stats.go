package interp

// SolverStats are the queries answered by each tier of the solver, and the seconds it took.
func (m *Machine) SolverStats() (queries map[string]uint64, seconds float64) {
	s := m.S.Stats()
	return s.ByTier(), s.Time.Seconds()
}
