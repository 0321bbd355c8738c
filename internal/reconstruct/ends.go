package reconstruct

import (
	"fmt"
	"maps"
	"slices"

	"midway/context"
	"midway/internal/backtrace"
	"midway/internal/goal"
	"midway/internal/ir"
)

// raceGoal is a race between accesses at two places.
func (c *Crash) raceGoal(m *matcher) (*goal.Goal, error) {
	var sides [2]map[ir.LocID]bool
	for i, t := range []*Thread{&c.Failing, &c.Second} {
		locs, err := m.accesses(t)
		m.took(t.ID, true)
		if err != nil {
			return nil, err
		}
		sides[i] = locs
	}
	both := maps.Clone(sides[0])
	maps.Copy(both, sides[1])
	return &goal.Goal{Kinds: c.Kinds, Locs: slices.Sorted(maps.Keys(both)), Wants: func(pair [2]ir.LocID, _ [][]context.Frame) bool {
		a, b := pair[0], pair[1]
		return sides[0][a] && sides[1][b] || sides[0][b] && sides[1][a]
	}}, nil
}

// accesses are the locations of what a thread may access memory by at its youngest frame.
func (m *matcher) accesses(t *Thread) (map[ir.LocID]bool, error) {
	at, _ := youngest(t.Frames)
	if at == len(t.Frames) {
		return nil, fmt.Errorf("an access of the race has no frame of the program")
	}
	fr, locs := &t.Frames[at], map[ir.LocID]bool{}
	for _, f := range m.functions(fr) {
		for pc := range f.Code {
			if op := f.Code[pc].Op; m.line(f, ir.PC(pc)) == fr.Line && (accesses(op) || op == ir.OpCall) {
				locs[f.Code[pc].Loc] = true
			}
		}
	}
	if len(locs) == 0 {
		m.note(fr, false, "nothing on that line accesses memory")
		return nil, fmt.Errorf("frame %s does not fit the program: nothing on that line accesses memory", textOf(fr))
	}
	m.note(fr, true, "")
	return locs, nil
}

func accesses(op ir.Op) bool {
	return slices.Contains(
		[]ir.Op{ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemcpy, ir.OpMemset}, op)
}

// standstill is a deadlock in which each thread of the report is where it is.
func (c *Crash) standstill(m *matcher) (*goal.Goal, error) {
	all := c.Others
	if len(c.Failing.Frames) > 0 {
		all = append([]Thread{c.Failing}, all...)
	}
	var spots []goal.Spot
	for i := range all {
		s, ok := m.standing(&all[i])
		m.took(all[i].ID, false)
		if !ok && len(all[i].Frames) > 0 {
			frames := m.resolved[len(m.resolved)-1].Frames
			last := frames[len(frames)-1]
			return nil, fmt.Errorf("frame %s does not fit the program: %s", last.Text, last.Comment)
		}
		if ok {
			spots = append(spots, s)
		}
	}
	p := m.p
	var locs []ir.LocID
	for i := range spots {
		for _, pc := range spots[i].PCs {
			locs = append(locs, p.Funcs[spots[i].Func].Code[pc].Loc)
		}
	}
	return &goal.Goal{Kinds: c.Kinds, Locs: locs, Wants: func(_ [2]ir.LocID, threads [][]context.Frame) bool {
		return assigned(spots, func(s, t int) bool { return stands(p, &spots[s], threads[t]) }, len(threads))
	}}, nil
}

// assigned reports whether each spot can be given a thread of its own that fits it (Kuhn's augmenting paths).
func assigned(spots []goal.Spot, fits func(spot, thread int) bool, threads int) bool {
	of := make([]int, threads)
	for i := range of {
		of[i] = -1
	}
	var try func(s int, seen []bool) bool
	try = func(s int, seen []bool) bool {
		for t := range threads {
			if seen[t] || !fits(s, t) {
				continue
			}
			seen[t] = true
			if of[t] < 0 || try(of[t], seen) {
				of[t] = s
				return true
			}
		}
		return false
	}
	for s := range spots {
		if !try(s, make([]bool, threads)) {
			return false
		}
	}
	return true
}

// stands reports whether a thread's stack, the youngest frame first, is at a spot.
func stands(p *ir.Program, s *goal.Spot, frames []context.Frame) bool {
	for len(frames) > 0 && p.Funcs[frames[0].Func].Runtime {
		frames = frames[1:]
	}
	if len(frames) == 0 || frames[0].Func != s.Func || !slices.Contains(s.PCs, frames[0].PC) {
		return false
	}
	if below := frames[1:]; len(below) < len(s.Below) || s.Whole && len(below) != len(s.Below) {
		return false
	}
	for i := range s.Below {
		if fr := frames[i+1]; !s.Below[i].Fits(p.Funcs[fr.Func], fr.PC) {
			return false
		}
	}
	return true
}

// Wanted reads the text of a report, and chooses the one that says of a failure, or the first.
func Wanted(r *backtrace.Reading) *backtrace.Report {
	for _, one := range r.Reports {
		if one.Failure != nil {
			return one
		}
	}
	return r.Reports[0]
}
