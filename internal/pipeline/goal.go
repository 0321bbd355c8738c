package pipeline

import (
	"fmt"

	"midway/context"
	"midway/execute"
	"midway/internal/goal"
	"midway/internal/guidance"
	"midway/internal/property"
	"midway/internal/report"
)

// observe puts the observation of a goal into the program. What is kept of the program is not that of this one.
func (l *Loaded) observe(s *goal.Spec) (err error) {
	if s == nil {
		return nil
	}
	if l.Goal, err = goal.Insert(l.Program, *s); err != nil {
		return err
	}
	l.Notes = append(l.Notes, l.Goal.Notes...)
	if l.identity != "" {
		l.identity += fmt.Sprintf(" observed %q", *s)
	}
	return nil
}

// observes lets the observer of a goal stand beside the threads of a context.
func (l *Loaded) observes(c *context.Context) {
	if l.Goal == nil || l.Goal.Observer == nil {
		return
	}
	o := l.Goal.Observer
	c.Threads = append(c.Threads, context.Thread{
		Name: o.Name, Frames: []context.Frame{{Func: o.ID, PC: o.Entry}}, Complete: true,
	})
}

// goalPoints are where the goal is seen.
func (l *Loaded) goalPoints() (out []guidance.FailurePoint) {
	for _, at := range l.Goal.Locs {
		out = append(out, guidance.FailurePoint{Kind: property.Reached, Loc: at})
	}
	return out
}

// goalCheck looks for the goal alone, and explores what is nearest to it first; nil where there is none. Every explorer
// has one of its own.
func (i *Initial) goalCheck(s *session) *execute.SubCheck {
	if i.Goal == nil {
		return nil
	}
	graph, focus := i.pointsTo(s), guidance.NewFocus(i.goalPoints(), false)
	c := &execute.SubCheck{Focus: focus, Distances: guidance.NewDistancesTo(i.Program, graph, focus)}
	if i.Context.FromMain {
		c.Guide = guidance.NewFocused(i.Program, graph, focus, false)
	}
	return c
}

// reportedGoal is the goal in the words of the report; nil where there is none.
func (p *Plan) reportedGoal() *report.Goal {
	g := p.Options.Goal
	if g == nil {
		return nil
	}
	return &report.Goal{When: g.When, At: g.At, Thread: g.Thread}
}
