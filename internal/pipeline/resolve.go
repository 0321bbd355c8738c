package pipeline

import "midway/context"

// resolve finds the places of the context in the program: of the context file, or of main. Its limits are those of the
// run.
func resolve(s *session, l *Loaded) (*context.Context, error) {
	c, err := places(s, l)
	if err != nil {
		return nil, err
	}
	c.Limits.Branches, c.Limits.Paths, c.Limits.Time = s.Branches, s.Paths, s.Time
	return c, s.printed("context", func() string { return c.Describe(l.Program) })
}

// places finds the places: those that a use makes in the program itself, those of the context file or of a core, or
// main. A goal that counts arrivals counts the threads that have arrived before the context, and one that has an
// observer puts it beside them as a thread.
func places(s *session, l *Loaded) (*context.Context, error) {
	if s.Begin != nil {
		c, err := s.Begin(l.Program)
		if err == nil && l.Goal != nil {
			l.Goal.Begins(l.Program, c)
		}
		return c, err
	}
	file, err := s.contextOf(l.Program)
	switch {
	case err != nil:
		return nil, err
	case file == nil:
		return context.FromMain(l.Program)
	}
	c, err := file.Resolve(l.Program)
	if err == nil && s.core != nil {
		s.core.hints, err = s.core.moment.Place(l.Program, c)
	}
	if err == nil {
		l.observes(c)
		if l.Goal != nil {
			l.Goal.Begins(l.Program, c)
		}
	}
	return c, err
}
