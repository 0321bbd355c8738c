package pipeline

import (
	"slices"

	"midway/context"
	"midway/execute"
	"midway/internal/goal"
	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/report"
	"midway/internal/state"
)

// observe puts the observation of a goal into the program, of which nothing is kept then.
func (l *Loaded) observe(o Observation) (err error) {
	if o == nil {
		return nil
	}
	if l.Goal, err = o.Insert(l.Program); err != nil {
		return err
	}
	l.Notes, l.identity = append(l.Notes, l.Goal.Notes...), ""
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

// goalPoints are where the goal is seen, as far as that is at places.
func (l *Loaded) goalPoints() (out []guidance.FailurePoint) {
	for _, at := range l.Goal.Locs {
		for _, k := range l.Goal.Kinds {
			out = append(out, guidance.FailurePoint{Kind: k, Loc: at})
		}
	}
	return out
}

// goalCheck looks for the goal alone, and explores what is nearest to it first; nil where there is none. Every explorer
// has one of its own.
func (i *Initial) goalCheck(s *session) *execute.SubCheck {
	g := i.Goal
	if g == nil {
		return nil
	}
	graph, points := i.pointsTo(s), i.goalPoints()
	if g.Wants != nil {
		c := &execute.SubCheck{Focus: guidance.NewFocusOn(g.Kinds...), Wants: func(st *state.State) bool {
			return g.Wants(st.End.Pair, standing(st))
		}}
		if len(points) > 0 {
			c.Distances = guidance.NewDistancesToPlaces(i.Program, graph, points)
		}
		return c
	}
	c := &execute.SubCheck{
		Focus: guidance.NewFocus(points, false), Distances: guidance.NewAlong(i.Program, graph, points, ways(g)),
	}
	if i.Context.FromMain {
		c.Guide = guidance.NewForPlaces(i.Program, graph, points)
	}
	return c
}

// ways are the stacks that lead to the goal.
func ways(g *goal.Goal) (out []guidance.Way) {
	for _, w := range g.Ways {
		out = append(out, guidance.Way(w))
	}
	return out
}

// wayPoints are where threads are preempted first; nil where there is no goal that has some.
func (i *Initial) wayPoints() map[ir.LocID]bool {
	if i.Goal == nil || len(i.Goal.WayPoints) == 0 {
		return nil
	}
	at := map[ir.LocID]bool{}
	for _, l := range i.Goal.WayPoints {
		at[l] = true
	}
	return at
}

// standing is where the threads of a state are, by thread, the youngest frame first.
func standing(st *state.State) (out [][]context.Frame) {
	for _, t := range st.Threads {
		var frames []context.Frame
		for _, fr := range slices.Backward(t.Frames) {
			frames = append(frames, context.Frame{Func: fr.Fn.ID, PC: fr.PC})
		}
		out = append(out, frames)
	}
	return out
}

// reportedGoal is the goal in the words of the report; nil where there is none.
func (p *Plan) reportedGoal() *report.Goal {
	g := p.Loaded.Goal
	if g == nil {
		return nil
	}
	out := &report.Goal{When: g.When, At: g.At, Thread: g.Thread, Failure: g.Failure}
	if len(g.Kinds) > 0 {
		out.Kind = string(g.Kinds[0])
	}
	for _, s := range g.Stacks {
		stack := report.GoalStack{Thread: s.Thread, Failed: s.Failed, Frames: []report.GoalFrame{}}
		for _, f := range s.Frames {
			stack.Frames = append(stack.Frames, report.GoalFrame(f))
		}
		out.Stacks = append(out.Stacks, stack)
	}
	return out
}
