package execute

import (
	"midway/internal/expr"
	"midway/internal/state"
)

// Witness is the values that the unknowns of a path's condition have in a model of it.
func Witness(st *state.State, model *expr.Model) (inputs []Input, ranges []Range) {
	seen := map[*expr.Symbol]bool{}
	for _, c := range st.PC.Conds() {
		for _, s := range expr.Symbols(c) {
			if seen[s] {
				continue
			}
			seen[s] = true
			if s.Width == 0 {
				ranges = append(ranges, rangeOf(s, model))
			} else {
				inputs = append(inputs, inputOf(st.Heap.B, s, model))
			}
		}
	}
	return inputs, ranges
}

// MayShowElsewhere reports whether a violation at the end of a path may show as another one under a model, or as none.
func MayShowElsewhere(st *state.State, model *expr.Model) bool {
	return st.End.ShowsWhere != (expr.Value{}) && !model.Holds(st.End.ShowsWhere)
}

func inputOf(b *expr.Builder, s *expr.Symbol, model *expr.Model) Input {
	in := Input{Name: s.Name, Bits: s.Width, At: s.At, From: s.Origin}
	in.Value, in.High = model.Eval(b.Sym(s), s.Width)
	return in
}

func rangeOf(s *expr.Symbol, model *expr.Model) Range {
	r := Range{Name: s.Name, From: s.Origin}
	r.Rest, r.Index = model.Bytes(s)
	for _, i := range r.Index {
		r.Bytes = append(r.Bytes, model.Byte(s, i))
	}
	return r
}

// Schedule is the steps of a path, with the addresses that its events have in a model of its condition. Without a
// model, those that the condition leaves open stay so.
func Schedule(st *state.State, model *expr.Model) []Step {
	steps := st.Trace.Steps()
	for i := range steps {
		if a := &steps[i].Addr; !a.Concrete() && model != nil {
			w, _ := model.Eval(*a, st.Heap.Ptr)
			*a = expr.Word(w)
		}
	}
	return steps
}
