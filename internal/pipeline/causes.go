package pipeline

import (
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
func leads(list []execute.ViolationRecord, b *expr.Builder) [][]*expr.Node {
	out := make([][]*expr.Node, len(list))
	halt.Catch(func() {
		for i := range out {
			out[i] = soundness.Leads(b, &list[i])
		}
	})
	return out
}

// causes puts violations of one level together that need that a pointer leads to the same object: the one that most
// need first. None that is manifest is among them.
func (x *levels) causes(leads [][]*expr.Node, patience time.Duration) {
	violations := x.checked.Validations
	type group struct {
		level string
		cond  *expr.Node
	}
	members := map[group][]int{}
	var groups []group
	for i := range violations {
		level := soundness.Conditional
		if l := violations[i].Level; l != nil {
			level = l.Name
		}
		for _, n := range leads[i] {
			g := group{level, n}
			if members[g] == nil && level != soundness.Manifest {
				groups = append(groups, g)
			}
			members[g] = append(members[g], i)
		}
	}
	var found []*soundness.Cause
	for {
		var most []int
		var cond *expr.Node
		for _, g := range groups {
			if list := without(members[g], violations); len(list) > max(len(most), 1) {
				most, cond = list, g.cond
			}
		}
		if most == nil {
			break
		}
		found = append(found, &soundness.Cause{Needs: cond})
		for _, i := range most {
			violations[i].Cause = found[len(found)-1]
		}
	}
	x.exclude(found, patience)
}

// without are those of some violations that have no cause yet.
func without(list []int, violations []soundness.Validation) (out []int) {
	for _, i := range list {
		if violations[i].Cause == nil {
			out = append(out, i)
		}
	}
	return out
}

// causesFor is how long assume lines of causes may take.
func (x *levels) causesFor() time.Duration {
	if x.session.stop.Err() == nil {
		return causesTime
	}
	return min(max(x.session.sinceStopped(x.session.levelsUntil()), leastCauses), causesTime)
}

// exclude looks for assume lines that exclude causes, as long as there is time.
func (x *levels) exclude(found []*soundness.Cause, patience time.Duration) {
	flag := &halt.Flag{}
	defer flag.Clock(ticking)()
	defer time.AfterFunc(patience, flag.End).Stop()
	b, a := x.Seeding.B, x.anchor()
	b.Ask(flag.Word(), flag.Poll)
	halt.Catch(func() {
		for _, c := range found {
			s := solver.New(b, solver.Options{Limit: levelLimit, Timeout: patience, Halt: flag})
			c.Line = soundness.Excludes(s, b, c.Needs, a, time.Now().Add(patience))
			s.Close()
		}
	})
}
