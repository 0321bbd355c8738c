package reconstruct

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"midway/context"
	"midway/internal/backtrace"
	"midway/internal/goal"
	"midway/internal/ir"
)

// raceGoal is a race between accesses at two places.
func (c *Crash) raceGoal(m *matcher) (*goal.Goal, error) {
	var sides [2]map[ir.LocID]bool
	var both [][]goal.Spot
	for i, t := range []*Thread{&c.Failing, &c.Second} {
		spots, err := m.accesses(t)
		m.took(t.ID, true)
		if err != nil {
			return nil, err
		}
		sides[i], both = m.locs(spots), append(both, spots)
	}
	if c.Suffix != nil {
		if err := m.begins(c.Suffix, both, []string{c.Failing.ID, c.Second.ID}, nil, nil); err != nil {
			return nil, err
		}
	}
	all := maps.Clone(sides[0])
	maps.Copy(all, sides[1])
	wants := func(pair [2]ir.LocID, _ [][]context.Frame) bool {
		a, b := pair[0], pair[1]
		return sides[0][a] && sides[1][b] || sides[0][b] && sides[1][a]
	}
	return &goal.Goal{Kinds: c.Kinds, Locs: slices.Sorted(maps.Keys(all)), Wants: wants, WayPoints: m.wayPoints(c)}, nil
}

// accesses are what a thread may access memory by at its youngest frame.
func (m *matcher) accesses(t *Thread) ([]goal.Spot, error) {
	return m.does(t, "access to memory", func(f *ir.Func, pc ir.PC) bool {
		op := f.Code[pc].Op
		return accesses(op) || op == ir.OpCall && !strings.HasPrefix(m.libraryCall(f, pc), "llvm.dbg")
	})
}

// locs are the locations of the instructions of spots.
func (m *matcher) locs(spots []goal.Spot) map[ir.LocID]bool {
	locs := map[ir.LocID]bool{}
	for _, s := range spots {
		for _, pc := range s.PCs {
			locs[m.p.Funcs[s.Func].Code[pc].Loc] = true
		}
	}
	return locs
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
	var spots [][]goal.Spot
	var locs []ir.LocID
	p := m.p
	for i := range all {
		some := m.standing(&all[i])
		m.took(all[i].ID, false)
		if len(some) == 0 && len(all[i].Frames) > 0 {
			frames := m.resolved[len(m.resolved)-1].Frames
			last := frames[len(frames)-1]
			return nil, fmt.Errorf("frame %s does not fit the program: %s", last.Text, last.Comment)
		}
		for _, s := range some {
			for _, pc := range s.PCs {
				locs = append(locs, p.Funcs[s.Func].Code[pc].Loc)
			}
		}
		if len(some) > 0 {
			spots = append(spots, some)
		}
	}
	wants := func(_ [2]ir.LocID, threads [][]context.Frame) bool {
		if c.Whole && alive(threads) > len(all) { // more than the report has
			return false
		}
		return assigned(len(spots), len(threads), func(s, t int) bool {
			return slices.ContainsFunc(spots[s], func(spot goal.Spot) bool { return stands(p, &spot, threads[t]) })
		})
	}
	return &goal.Goal{Kinds: c.Kinds, Locs: locs, Wants: wants, WayPoints: m.wayPoints(c)}, nil
}

// alive is how many threads there are that have not ended.
func alive(threads [][]context.Frame) (n int) {
	for _, frames := range threads {
		if len(frames) > 0 {
			n++
		}
	}
	return n
}

// assigned reports whether each spot can be given a thread of its own that fits it (Kuhn's augmenting paths).
func assigned(spots, threads int, fits func(spot, thread int) bool) bool {
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
	return slices.ContainsFunc(s.Stacks, func(stack ir.Stack) bool { return goal.CalledAlong(p, &stack, frames[1:]) })
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
