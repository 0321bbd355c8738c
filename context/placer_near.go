package context

import (
	"cmp"
	"fmt"
	"slices"

	"midway/internal/backtrace"
	"midway/internal/ir"
)

// doing are the points of the youngest frame at which it does what the latitude asks for: the call of the library's
// function that the stack shows, or else what Does accepts.
func (r *Placer) doing(list []backtrace.Frame, own section, out *Placed) ([]step, error) {
	i := own.first
	const taken = "line %d is taken"
	var steps []step
	if i > 0 {
		named := namesOf(list[:i])
		steps, _ = r.nearest(list, i, out, taken, func(funcs []*ir.Func, code map[*ir.Func][]ir.PC) []step {
			return r.namedCalls(funcs, code, named)
		})
	}
	var err error
	if out.Inside = len(steps) > 0; !out.Inside {
		steps, err = r.nearest(list, i, out, taken, func(funcs []*ir.Func, code map[*ir.Func][]ir.PC) []step {
			return slices.DeleteFunc(
				r.anywhere(funcs, code, &list[i]),
				func(s step) bool { return !r.latitude.Does(s.at.fn, s.at.pc) },
			)
		})
	}
	switch {
	case len(steps) > 0:
		return r.byColumn(steps, &list[i]), nil
	case err != nil:
		return nil, err
	}
	return nil, misfit(list, i, "nothing near that line can fail so (%s)", r.latitude.Doing)
}

// nearest are the points that find accepts of a frame's line, or else of the nearest lines within the latitude that
// have some, which remark says. The error is that of the line where find was never asked.
func (r *Placer) nearest(list []backtrace.Frame, i int, out *Placed, remark string,
	find func([]*ir.Func, map[*ir.Func][]ir.PC) []step,
) (steps []step, err error) {
	asked := false
	var first error
	for away := 0; away <= r.latitude.Near && (away == 0 || list[i].Line > 0); away++ {
		for _, line := range slices.Compact([]int{list[i].Line - away, list[i].Line + away}) {
			at := slices.Clone(list)
			at[i].Line = line
			if line < 1 && away > 0 {
				continue
			}
			funcs, code, err := r.frameCode(at, i)
			if first = cmp.Or(first, err); err != nil {
				continue
			}
			asked = true
			found := find(funcs, code)
			if len(found) > 0 && away > 0 {
				out.Remarks = append(out.Remarks, Remark{i, fmt.Sprintf(remark, line)})
			}
			steps = append(steps, found...)
		}
		if len(steps) > 0 {
			return steps, nil
		}
	}
	if asked {
		return nil, nil
	}
	return nil, first
}

// sets are the stacks through the layers, those of the same functions together.
func sets(layers [][]step) (out []Set) {
	grouped := make([][]group, len(layers))
	for i, steps := range layers {
		grouped[i] = groups(steps)
	}
	var walk func(i int, young ir.FuncID, behind Set)
	walk = func(i int, young ir.FuncID, behind Set) {
		if i == len(layers) {
			out = append(out, slices.Clone(behind))
			return
		}
		for _, g := range grouped[i] {
			if i > 0 && g.calls != young || len(out) == maxStacks {
				continue
			}
			next := behind[:len(behind):len(behind)]
			for _, h := range g.hidden {
				next = append(next, Points{h.Func, []ir.PC{h.PC}})
			}
			walk(i+1, g.in, append(next, Points{g.in, g.pcs}))
		}
	}
	walk(0, ir.None, nil)
	return out
}

// group is the points of a layer that differ in nothing but where in their function they are.
type group struct {
	in, calls ir.FuncID
	hidden    []Frame
	pcs       []ir.PC
}

func groups(steps []step) (out []group) {
	for _, s := range steps {
		i := slices.IndexFunc(out, func(g group) bool {
			return g.in == s.at.fn.ID && g.calls == s.calls && slices.Equal(g.hidden, s.hidden)
		})
		if i < 0 {
			out, i = append(out, group{in: s.at.fn.ID, calls: s.calls, hidden: s.hidden}), len(out)
		}
		if !slices.Contains(out[i].pcs, s.at.pc) {
			out[i].pcs = append(out[i].pcs, s.at.pc)
		}
	}
	return out
}
