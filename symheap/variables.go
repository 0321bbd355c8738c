package symheap

import (
	"midway/internal/expr"
	"midway/internal/pointsto"
)

// maxVariables bounds to how many variables a pointer is followed case by case, without a primary object.
const maxVariables = 4

// variables are the objects that a valid pointer to set points into, one for each of its targets, where all of them are
// variables of known identity: globals, and locals of main whose frame is given. Otherwise they are nil.
func (h *Heap) variables(set pointsto.Set) []ID {
	if h.Points == nil || len(set) == 0 {
		return nil
	}
	for _, t := range set {
		info := h.Points.Info(t.Node)
		if !info.Single || info.Kind != pointsto.Global && info.Kind != pointsto.Stack {
			return nil
		}
	}
	out, found := make([]ID, len(set)), 0
	h.All(func(o *Object) {
		if !o.initial || len(o.node) != 1 {
			return
		}
		for i, t := range set {
			if t.Node == o.node[0].Node {
				out[i] = o.id
				found++
			}
		}
	})
	if found != len(set) {
		return nil
	}
	return out
}

// exactTargets reports whether a pointer to set has one offset in each of its objects.
func exactTargets(set pointsto.Set) bool {
	for _, t := range set {
		if !t.Exact() || t.Lo < 0 {
			return false
		}
	}
	return true
}

// among follows a term that points to one of a few variables, at an offset known for each: one case each. It assumes of
// a pointer that is followed that it is one of them.
func (h *Heap) among(out []Place, l leaf, term *expr.Node, set pointsto.Set, vars []ID, o Oracle) []Place {
	v, one := expr.Value{N: term}, expr.False
	for i, id := range vars {
		at := expr.Word(uint64(set[i].Lo))
		is := h.B.Cmp(expr.EQ, h.Ptr, v, h.plus(h.Get(id).base, at))
		one = h.B.Or1(one, is)
		guard := h.B.And1(l.guard, is)
		if len(vars) == 1 {
			guard = l.guard
		}
		if guard == expr.False || len(vars) > 1 && o.Excluded(guard) {
			continue
		}
		out = append(out, Place{Guard: guard, Obj: id, Off: h.plus(h.minus(l.p, v), at)})
	}
	if c := h.B.Or1(h.B.Not(l.guard), one); c != expr.True {
		o.Assume(c)
	}
	return out
}

// joined makes one place of those that are the same.
func (h *Heap) joined(places []Place) []Place {
	out := places[:0]
next:
	for _, p := range places {
		for i := range out {
			if q := &out[i]; q.Obj == p.Obj && q.Off == p.Off && q.Open == p.Open {
				q.Guard, q.Fresh = h.B.Or1(q.Guard, p.Guard), q.Fresh || p.Fresh
				continue next
			}
		}
		out = append(out, p)
	}
	return out
}
