package symheap

import (
	"midway/internal/expr"
	"midway/internal/pointsto"
)

// limit bounds how many candidates one resolution looks at: ways to choose within a pointer, objects that may be the
// one it leads to, and examples of the solver. Beyond it the resolution is given up for a choice between them.
type limit struct {
	most   int // 0: none
	choice Choice
	over   bool // the resolution was given up for the choice
}

// Choice is a condition that is open, and decides between candidates: where it holds, and where it does not, there are
// fewer.
type Choice struct {
	Is     expr.Value
	Object bool // it is that a pointer of the initial state leads to some object
}

// ResolveWithin is ResolveWhere that looks at most candidates at most; 0 is no limit. Where there are more, whole is
// false, and choice decides between some of them.
func (h *Heap) ResolveWithin(
	most int,
	guard, p expr.Value,
	hint pointsto.Set,
	ptrs Pointers,
	o Oracle,
) (places []Place, choice Choice, whole bool) {
	h.limit = limit{most: most}
	defer func() { h.limit = limit{} }()
	places = h.ResolveWhere(guard, p, hint, ptrs, o)
	if h.limit.over {
		return nil, h.limit.choice, false
	}
	return places, choice, true
}

// exceeded reports whether n candidates are too many.
func (s *Shared) exceeded(n int) bool { return s.limit.most > 0 && n > s.limit.most }

// together is how many objects that a pointer may lead to are taken for one: where cases are split, none with another.
func (h *Heap) together() int {
	if h.Split {
		return 1
	}
	return h.limit.most
}

// giveUp ends the resolution under way for the first of several conditions that is open, and reports whether there is
// one.
func (h *Heap) giveUp(o Oracle, conds ...expr.Value) bool {
	for _, c := range conds {
		if !c.Concrete() && !o.Excluded(c) && !o.Excluded(h.B.Not(c)) {
			h.limit.choice, h.limit.over = Choice{Is: c}, true
			return true
		}
	}
	return false
}

// crowded gives a resolution up where too many of the objects that a term may point into may be the one that begins at
// base. Where the path has decided for one of them, decided is true, and none is looked at.
func (h *Heap) crowded(term *expr.Node, set pointsto.Set, base expr.Value, known []ID, o Oracle) (id ID, decided bool) {
	if h.limit.most == 0 || len(known) <= h.together() {
		return None, false
	}
	var open []expr.Value
	for _, c := range known {
		same := h.B.Cmp(expr.EQ, h.Ptr, base, h.Get(c).base)
		if same == expr.False || h.byType(term, set, h.Get(c)) == expr.False || o.Excluded(same) {
			continue
		}
		if same == expr.True || o.Excluded(h.B.Not(same)) {
			return c, true
		}
		if open = append(open, same); len(open) > h.together() {
			// the one that the path has decided for excludes all others
			h.giveUp(o, open...)
			h.limit.choice.Object = true
			break
		}
	}
	return None, false
}
