package z3

// A step is what several checks are asked for together: an instruction of a symbolic execution. It may take only so
// much, so that none gets stuck. What counts does not depend on the machine, but for Hurry, which is for what counts
// nowhere.

// Bounds of a step that has a limit.
const (
	checksPerStep = 128
	hitShare      = 8 // of the limit, once a check has reached it
)

// step is what the step under way may take, and has taken; its zero value has no limit.
type step struct {
	limit  uint // of one check; 0: that of the session
	asked  int
	hit    bool // a check has reached its limit
	hurry  bool // there is no time left
	short  bool // some check was not answered for want of what the step may take
	brief  bool // checks are not answered until that is taken back
	within bool
}

// Begin begins a step, in which a check has a limit of its own (0: that of the session).
func (s *Session) Begin(limit uint) { s.step = step{limit: limit, within: true} }

// End ends it: what is asked outside steps has the limit of the session.
func (s *Session) End() { s.step = step{} }

// Hurry has the check under way, and all later ones of the step, answer Unknown. It is called by what Options.Halt
// calls.
func (s *Session) Hurry() { s.step.hurry = s.step.within }

// Hurried reports whether there is no time left for the step, and notes that it was asked something nevertheless.
func (s *Session) Hurried() bool {
	s.step.short = s.step.short || s.step.hurry
	return s.step.hurry
}

// Brief has all checks of the step answer Unknown, at once, until it is taken back.
func (s *Session) Brief(on bool) { s.step.brief = on && s.step.within }

// Skips reports whether checks are not answered at present, and notes that one was wanted nevertheless.
func (s *Session) Skips() bool {
	s.step.short = s.step.short || s.step.brief
	return s.step.brief
}

// Short reports whether some check of the step was not answered for want of what the step may take: outside it may be.
func (s *Session) Short() bool { return s.step.short }

// next is the limit of the next check; ok is false where there is none.
func (st *step) next(usual uint) (limit uint, ok bool) {
	if st.limit == 0 {
		st.short = st.short || st.hurry
		return usual, !st.hurry
	}
	if st.asked++; st.asked > checksPerStep || st.hurry {
		st.short = true
		return 0, false
	}
	limit = st.limit
	if usual > 0 {
		limit = min(limit, usual)
	}
	if st.hit {
		limit /= hitShare
	}
	return limit, true
}

// answered notes the answer of a check, whose limit was less than usual.
func (st *step) answered(a Answer, less bool) {
	if a == Unknown {
		st.hit = true
		st.short = st.short || less || st.hurry
	}
}
