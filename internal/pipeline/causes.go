package pipeline

import (
	stdctx "context"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/solver"
	"midway/soundness"
)

// causesTime is how long assume lines of causes may take together.
const causesTime = 200 * time.Millisecond

// leastCauses is how long they may take where there is no time left.
const leastCauses = 50 * time.Millisecond

// leads are, by violation, the conditions that say where pointers lead and that all its paths need.
func leads(r *execute.Result, b *expr.Builder) [][]*expr.Node {
	out := make([][]*expr.Node, len(r.Violations))
	halt.Catch(func() {
		for i := range out {
			out[i] = soundness.Leads(b, &r.Violations[i])
		}
	})
	return out
}

// causes puts violations of one level together that need that a pointer leads to the same object: the one that most
// need first. None that is manifest is among them.
func (t *Task) causes(r *execute.Result, leads [][]*expr.Node, patience time.Duration) {
	type group struct {
		level string
		cond  *expr.Node
	}
	members := map[group][]int{}
	var groups []group
	for i := range r.Violations {
		level := execute.Conditional
		if l := r.Violations[i].Level; l != nil {
			level = l.Name
		}
		for _, n := range leads[i] {
			g := group{level, n}
			if members[g] == nil && level != execute.Manifest {
				groups = append(groups, g)
			}
			members[g] = append(members[g], i)
		}
	}
	var found []*execute.Cause
	for {
		var most []int
		var cond *expr.Node
		for _, g := range groups {
			if list := without(members[g], r); len(list) > max(len(most), 1) {
				most, cond = list, g.cond
			}
		}
		if most == nil {
			break
		}
		found = append(found, &execute.Cause{Needs: cond})
		for _, i := range most {
			r.Violations[i].Cause = found[len(found)-1]
		}
	}
	t.exclude(found, patience)
}

// without are those of some violations that have no cause yet.
func without(list []int, r *execute.Result) (out []int) {
	for _, i := range list {
		if r.Violations[i].Cause == nil {
			out = append(out, i)
		}
	}
	return out
}

// causesFor is how long assume lines of causes may take.
func (t *Task) causesFor(stop stdctx.Context) time.Duration {
	if stop.Err() == nil {
		return causesTime
	}
	return min(max(t.sinceStopped(t.levelsUntil(stop)), leastCauses), causesTime)
}

// exclude looks for assume lines that exclude causes, as long as there is time.
func (t *Task) exclude(found []*execute.Cause, patience time.Duration) {
	flag := &halt.Flag{}
	defer flag.Clock(ticking)()
	defer time.AfterFunc(patience, flag.End).Stop()
	b, a := t.seed.Heap.B, t.anchor()
	b.Ask(flag.Word(), flag.Poll)
	halt.Catch(func() {
		for _, c := range found {
			s := solver.New(b, solver.Options{Limit: levelLimit, Timeout: patience, Halt: flag})
			c.Line = soundness.Excludes(s, b, c.Needs, a, time.Now().Add(patience))
			s.Close()
		}
	})
}
