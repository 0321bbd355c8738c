package symheap

import (
	"slices"

	"midway/internal/expr"
)

// Start is where in an object its allocation begins, in bytes: at its first one, but where a pointer of the initial
// state led to it because of its type alone. There it is an unknown that is not above any place that was accessed.
func (h *Heap) Start(id ID, o Oracle) expr.Value {
	obj := h.Get(id)
	switch {
	case !obj.Loose() || obj.lowest() == 0:
		return expr.Word(0)
	case obj.start != (expr.Value{}):
		return obj.start
	}
	means, _ := h.Property(obj.born.Symbol())
	means.Kind = Start
	start := h.property(h.B.NewSymbol("start of "+obj.name, h.Ptr, expr.Size), means)
	obj = h.Own(id)
	obj.start = start
	o.Assume(h.B.Cmp(expr.ULE, h.Ptr, start, expr.Word(uint64(obj.lowest()))))
	o.Assume(h.B.Cmp(expr.ULE, h.Ptr, start, obj.size))
	for _, at := range obj.below {
		o.Assume(h.B.Cmp(expr.ULE, h.Ptr, start, at))
	}
	return start
}

// lowest is the lowest known offset that belongs to the allocation for certain: where a pointer led, or what was
// accessed before that.
func (o *Object) lowest() int64 { return o.origin - o.before }

// Reach notes an access at off of an object, where guard holds: all of it belongs to one allocation.
func (h *Heap) Reach(id ID, guard, off expr.Value, o Oracle) {
	h.reach(id, guard, off, o)
	for _, a := range h.Get(id).aliases {
		if where := h.B.And1(guard, h.Same(id, a)); where != expr.False {
			h.reach(a, where, off, o)
		}
	}
}

func (h *Heap) reach(id ID, guard, off expr.Value, o Oracle) {
	obj := h.Get(id)
	if !obj.Loose() || !mayBeLess(off, uint64(obj.lowest())) {
		return
	}
	switch {
	case obj.start != (expr.Value{}):
		o.Assume(h.B.Or1(h.B.Not(guard), h.B.Cmp(expr.ULE, h.Ptr, obj.start, off)))
	case guard == expr.True && off.Concrete():
		obj = h.Own(id)
		obj.before = obj.origin - int64(off.W)
	default:
		at := h.B.Ite(h.Ptr, guard, off, expr.Word(uint64(obj.lowest())))
		if !slices.Contains(obj.below, at) {
			h.Own(id).below = append(obj.below[:len(obj.below):len(obj.below)], at)
		}
	}
}

// mayBeLess reports whether an offset may be less than n.
func mayBeLess(off expr.Value, n uint64) bool {
	if off.Concrete() {
		return off.W < n
	}
	lo, _ := off.N.Range()
	return lo < n
}

// Begins says that the allocation of an object begins at off. Where it is one with an object that a pointer led to
// because of its type, that one's allocation does.
func (h *Heap) Begins(id ID, off expr.Value, o Oracle) expr.Value {
	start := h.Start(id, o)
	for _, a := range h.Get(id).aliases {
		if same := h.Same(id, a); same != expr.False && h.Get(a).Loose() {
			start = h.B.Ite(h.Ptr, same, h.Start(a, o), start)
		}
	}
	return h.B.Cmp(expr.EQ, h.Ptr, start, off)
}
