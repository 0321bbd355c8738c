package soundness

import (
	"slices"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/state"
	"midway/symheap"
)

// aboutOf is what a violation is about: what was noted where it was found, or, where branches alone decided it, the
// conditions of those that stand at its place at the end of its path; nil where neither is known.
func (q *levels) aboutOf(v *execute.ViolationRecord, a Anchor) (out []*expr.Node) {
	end := v.State.End
	for _, n := range end.About {
		out = append(out, q.nodesOf(q.first.names.Value(n.Value()))...)
	}
	if !end.Decided || a.At == nil {
		return out
	}
	for _, s := range slices.Backward(v.State.Trace.Steps()) {
		switch {
		case s.TID != end.Thread || s.Kind != state.StepBranch:
			continue
		case s.Model || s.Cond == nil || a.At(s.Loc) != a.At(end.Loc):
			return out
		}
		out = append(out, q.nodesOf(q.first.names.Value(s.Cond.Value()))...)
	}
	return out
}

// latent are those of some conjuncts, not equalities between root pointers, that concern what is violated (all, where
// none does), where there are any, and nothing is known of each; else nil.
func (q *levels) latent(list []*expr.Node, paths []*pathCondition) []*expr.Node {
	w := q.nothingKnown(paths)
	open := slices.DeleteFunc(slices.Clone(q.concerning(list)), w.elsewhere)
	if len(open) == 0 {
		open = slices.DeleteFunc(slices.Clone(list), w.elsewhere)
	}
	if len(open) == 0 || slices.ContainsFunc(open, func(n *expr.Node) bool { return !w.decides(n) }) {
		return nil
	}
	return open
}

func (q *levels) nodesOf(v expr.Value) []*expr.Node {
	if v.N == nil {
		return nil
	}
	return []*expr.Node{v.N}
}

// concerning are the conjuncts that share unknowns with what the violation is about, directly or through others; all of
// them where that is not known. What is left out is satisfiable whatever these are, as the path is: it says which way
// the program came there.
func (q *levels) concerning(list []*expr.Node) []*expr.Node {
	if len(q.about) == 0 {
		return list
	}
	return related(q.about, list)
}

// related are the nodes of a list that share cells with some nodes, directly or through others of the list, in its
// order. What only says which bytes of an array are read does not count: whatever they are, nothing is known of them,
// or something is of all.
func related(about, list []*expr.Node) (out []*expr.Node) {
	in, reached := make([]bool, len(list)), cells{}
	for _, n := range about {
		reached.add(n, map[*expr.Node]bool{})
	}
	of := make([]cells, len(list))
	for i, n := range list {
		of[i] = cells{}
		of[i].add(n, map[*expr.Node]bool{})
	}
	for changed := true; changed; {
		changed = false
		for i := range list {
			if !in[i] && of[i].meets(reached) {
				in[i], changed = true, true
				for s, list := range of[i] {
					reached[s] = append(reached[s], list...)
				}
			}
		}
	}
	for i, n := range list {
		if in[i] {
			out = append(out, n)
		}
	}
	return out
}

// cells are symbols, and bytes of array roots.
type cells map[*expr.Symbol][]extent

// add adds what a node's value is made of.
func (c cells) add(n *expr.Node, seen map[*expr.Node]bool) {
	if seen[n] {
		return
	}
	seen[n] = true
	switch n.Op() {
	case expr.OpRead:
		if s, i := expr.ReadOf(n), n.Kids()[1]; s != nil && i.Op() == expr.OpConst {
			c[s] = append(c[s], extent{i.Word(), uint64(n.Width() / 8)})
			return
		}
		c.add(n.Kids()[0], seen)
		return
	case expr.OpStore:
		c.add(n.Kids()[0], seen)
		c.add(n.Kids()[2], seen)
		return
	case expr.OpCopy, expr.OpFill:
		c.add(n.Kids()[0], seen)
		c.add(n.Kids()[3], seen)
		return
	}
	if s := n.Symbol(); s != nil {
		c[s] = append(c[s], extent{})
	}
	for _, k := range n.Kids() {
		c.add(k, seen)
	}
}

func (c cells) meets(d cells) bool {
	for s, list := range c {
		for _, e := range list {
			if slices.ContainsFunc(d[s], e.meets) {
				return true
			}
		}
	}
	return false
}

// nothing is what nothing is known of: what functions without a body returned or left behind, and memory of the initial
// state of which no fact is known.
type nothing struct {
	q     *levels
	known map[*expr.Symbol][]extent // bytes that facts are about
	leads map[*expr.Node]bool       // what is read from memory and says where a pointer leads
	where map[*expr.Node]bool       // conjuncts that say where a pointer of the initial state leads
	led   map[*expr.Node]bool       // the pointers that were followed
	// conditions that a cell is one whose pointer was freed, or set to null, on some way, and not on every
	freed map[*expr.Node]bool
	null  map[*expr.Node]bool // conditions that a pointer is null which was set to that on every way
}

func (q *levels) nothingKnown(paths []*pathCondition) *nothing {
	w := &nothing{
		q:     q,
		known: map[*expr.Symbol][]extent{},
		leads: map[*expr.Node]bool{},
		where: map[*expr.Node]bool{},
		led:   map[*expr.Node]bool{},
		freed: map[*expr.Node]bool{},
		null:  map[*expr.Node]bool{},
	}
	q.heap.NullOnEvery(func(n *expr.Node) {
		for _, n := range append(q.nodesOf(q.first.names.Value(n.Value())), n) {
			w.null[n] = true
		}
	})
	q.heap.FreedOnSome(func(n *expr.Node) {
		for _, n := range append(q.nodesOf(q.first.names.Value(n.Value())), n) {
			w.freed[n] = true
		}
	})
	q.heap.Resolved(func(term *expr.Node, _ symheap.ID) { w.led[term] = true })
	for _, p := range paths {
		for _, f := range p.facts {
			reads(
				f,
				map[*expr.Node]bool{},
				func(_ *expr.Node, s *expr.Symbol, e extent) { w.known[s] = append(w.known[s], e) },
			)
		}
	}
	for _, p := range paths {
		for _, n := range p.leads {
			w.where[n] = true
			if w.declared(n, w.q.heap.Layout.GlobalBase) {
				continue
			}
			reads(n, map[*expr.Node]bool{}, func(at *expr.Node, _ *expr.Symbol, _ extent) { w.leads[at] = true })
		}
		for _, n := range p.decided {
			if x, y := w.followed(n); x != nil {
				w.leads[x], w.leads[y] = true, true
			}
		}
	}
	return w
}

// declared reports whether a conjunct says that a pointer leads to a variable of the program, or to a local of a given
// frame, whose addresses begin at low: what the analysis of what points where knows, other than that it leads to what
// another pointer of the initial state does.
func (w *nothing) declared(n *expr.Node, low uint64) bool {
	b := w.q.b
	if n.Op() != expr.OpEq || n.Kids()[0].Width() != b.PtrBits() {
		return false
	}
	_, at := b.Linear(b.PtrBits(), b.Bin(expr.Sub, b.PtrBits(), n.Kids()[0].Value(), n.Kids()[1].Value()))
	// a local may be gone at the end of the path
	is := func(at uint64) bool { return at >= low && at < 1<<(b.PtrBits()-1) }
	return is(at) || is(-at&(^uint64(0)>>(64-b.PtrBits())))
}

// followed are the sides of a condition that two pointers which were followed are one, or are two, as is asked of
// locks; else nil.
func (w *nothing) followed(n *expr.Node) (x, y *expr.Node) {
	if n.Op() == expr.OpNot {
		n = n.Kids()[0]
	}
	if n.Op() != expr.OpEq {
		return nil, nil
	}
	if x, y = n.Kids()[0], n.Kids()[1]; w.led[x] && w.led[y] {
		return x, y
	}
	return nil, nil
}

// decides reports whether nothing is known of what decides a conjunct: it is about such an unknown, and all memory that
// it is about is of that kind, or was read through such a pointer. What variables hold is, where it says which object a
// pointer leads to.
func (w *nothing) decides(n *expr.Node) bool {
	switch {
	case w.null[n]:
		return false
	case w.freed[n]:
		return true
	case w.declared(n, w.q.heap.Layout.HeapBase): // a given frame's local, whose address was stored
		return false
	}
	about, all := false, true
	reads(n, map[*expr.Node]bool{}, func(at *expr.Node, s *expr.Symbol, e extent) {
		switch {
		case w.open(at, s, e) || at.Op() == expr.OpRead && w.some(at.Kids()[1]):
			about = true
		case s.Origin != expr.Local: // a local in memory counts as one in a register
			all = false
		}
	})
	for _, s := range expr.Symbols(n) {
		about = about || s.Width > 0 && w.unknown(s)
	}
	return about && all
}

// elsewhere reports whether a conjunct says only where a pointer of the initial state does not lead: to an object that
// another case led to, or nowhere; or whether a thread that waits was woken, which the environment chooses.
func (w *nothing) elsewhere(n *expr.Node) bool {
	if !slices.ContainsFunc(
		expr.Symbols(n),
		func(s *expr.Symbol) bool { return s.Origin != expr.Thread && s.Origin != expr.Choice },
	) {
		return true
	}
	if n.Op() != expr.OpNot {
		return false
	}
	eq := n.Kids()[0]
	if w.where[n] || eq.Op() != expr.OpEq {
		return w.where[n]
	}
	x, y := eq.Kids()[0], eq.Kids()[1]
	return x.Op() == expr.OpConst && x.Word() == 0 && w.led[y] || isRoot(x) && isRoot(y)
}

// some reports whether a node is about such an unknown.
func (w *nothing) some(n *expr.Node) (yes bool) {
	reads(n, map[*expr.Node]bool{}, func(at *expr.Node, s *expr.Symbol, e extent) { yes = yes || w.open(at, s, e) })
	return yes || slices.ContainsFunc(expr.Symbols(n), func(s *expr.Symbol) bool { return s.Width > 0 && w.unknown(s) })
}

// open reports whether nothing is known of bytes of an array root, which are read at a node.
func (w *nothing) open(at *expr.Node, s *expr.Symbol, e extent) bool {
	switch s.Origin {
	case expr.Havoc:
		return true
	case expr.Heap:
	case expr.Global:
		if !w.leads[at] {
			return false
		}
	default:
		return false
	}
	return !slices.ContainsFunc(w.known[s], e.meets)
}

// unknown reports whether a symbol is such an unknown: what a function without a body has returned, where in its object
// such a pointer leads, or whether what was freed on some way to the context, and not on another, is gone. What was
// freed on every way is known to be, and how large something is is no such unknown.
func (w *nothing) unknown(s *expr.Symbol) bool {
	if s.Origin == expr.Havoc {
		return true
	}
	p, ok := w.q.heap.Property(s)
	if ok && p.Kind == symheap.Live {
		return p.Term != nil && !w.q.heap.SurelyFreed(p.Term)
	}
	return ok && p.Kind == symheap.Offset && p.Term != nil && p.Term.Symbol() == nil && w.some(p.Term)
}
