package z3

import (
	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// satisfies reports whether a model makes every conjunct true.
func satisfies(m *expr.Model, conjuncts []*expr.Node) bool {
	for _, n := range conjuncts {
		if !m.Holds(n.Value()) {
			return false
		}
	}
	return true
}

// extract reads from Z3's model what the conjuncts mention: their symbols, and the bytes of array
// roots wherever a read of theirs looks. Bytes that no read looks at do not matter and stay zero.
func (w *world) extract(zm *gz.Model, conjuncts []*expr.Node) *expr.Model {
	w.ended()
	m := expr.NewModel()
	seen := map[*expr.Symbol]bool{}
	for _, n := range conjuncts {
		arrays := false
		for _, s := range expr.Symbols(n) {
			arrays = arrays || s.Width == 0
			if s.Width > 0 && !seen[s] {
				seen[s] = true
				w.extractSymbol(zm, m, s)
			}
		}
		if arrays {
			w.extractBytes(zm, m, n)
		}
	}
	return m
}

// value is a term's value in Z3's model.
func (w *world) value(zm *gz.Model, term gz.BV) gz.BV {
	return w.vec(zm.Eval(term, true).(gz.BV))
}

func (w *world) extractSymbol(zm *gz.Model, m *expr.Model, s *expr.Symbol) {
	v := w.value(zm, w.vector(w.builder.Sym(s).N))
	if s.Width <= 64 {
		word, _, _ := v.AsUint64()
		m.Set(s, word)
		return
	}
	if c, ok := v.AsBigUnsigned(); ok {
		m.SetWide(s, c)
	}
}

// extractBytes sets the bytes that the reads in a conjunct look at.
func (w *world) extractBytes(zm *gz.Model, m *expr.Model, conjunct *expr.Node) {
	for _, read := range w.readsIn(conjunct) {
		array, at := read.Kids()[0], w.split(read.Kids()[1])
		if at.base != nil {
			at = index{offset: w.wordOf(zm, w.indexTerm(at))}
		}
		if w.hasRange(array) {
			for k := range read.Width() / 8 {
				w.extractThrough(zm, m, array, w.plus(at, uint64(k)).offset)
			}
			continue
		}
		for _, s := range expr.Symbols(array) {
			if s.Width > 0 {
				continue
			}
			for k := range read.Width() / 8 {
				w.extractByte(zm, m, s, w.plus(at, uint64(k)).offset)
			}
		}
	}
}

func (w *world) wordOf(zm *gz.Model, term gz.BV) uint64 {
	word, _, _ := w.value(zm, term).AsUint64()
	return word
}

// extractThrough sets the bytes of roots that a read of a byte of an array made of copies looks at.
func (w *world) extractThrough(zm *gz.Model, m *expr.Model, array *expr.Node, i uint64) {
	for {
		kids := array.Kids()
		switch array.Op() {
		case expr.OpSymArray:
			w.extractByte(zm, m, array.Symbol(), i)
			return
		case expr.OpStore:
			array = kids[0]
		case expr.OpIteArray:
			w.extractThrough(zm, m, kids[1], i)
			array = kids[2]
		case expr.OpCopy, expr.OpFill:
			d := w.plus(index{offset: i}, -w.wordOf(zm, w.vector(kids[1]))).offset
			switch {
			case d >= w.wordOf(zm, w.vector(kids[2])), d >= array.Limit():
				array = kids[0]
			case array.Op() == expr.OpFill:
				return
			default:
				i = w.plus(index{offset: d}, w.wordOf(zm, w.vector(kids[4]))).offset
				array = kids[3]
			}
		default:
			return
		}
	}
}

// extractByte sets one byte of a root, unless nothing was said of it.
func (w *world) extractByte(zm *gz.Model, m *expr.Model, s *expr.Symbol, i uint64) {
	r := w.root(s)
	term, ok := r.named[i]
	if !ok {
		if !r.linked() {
			return
		}
		term = w.vec(r.array.Select(w.indexTerm(index{offset: i})).(gz.BV))
	}
	word, _, _ := w.value(zm, term).AsUint64()
	m.SetByte(s, i, byte(word))
}

// readsIn lists the reads in a conjunct, each once, operands before what uses them.
func (t *translator) readsIn(conjunct *expr.Node) []*expr.Node {
	if reads, ok := t.reads[conjunct.ID()]; ok {
		return reads
	}
	reads := []*expr.Node{}
	seen := map[*expr.Node]bool{}
	var visit func(*expr.Node)
	visit = func(n *expr.Node) {
		if seen[n] || n.Bloom() == 0 {
			return
		}
		seen[n] = true
		for _, k := range n.Kids() {
			visit(k)
		}
		if n.Op() == expr.OpRead {
			reads = append(reads, n)
		}
	}
	visit(conjunct)
	t.reads[conjunct.ID()] = reads
	return reads
}
