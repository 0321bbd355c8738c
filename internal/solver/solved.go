package solver

import (
	"slices"

	"midway/internal/expr"
)

// solvedForm is a conjunction equivalent to a path condition, in which equations have been used: where a conjunct says
// that a term has the value of a simpler one, no other conjunct mentions the term, and what is a conjunct, or the
// complement of one, is no part of another.
//
// A conjunct is rewritten only by others that stay as they are, one at a time: the conjunction remains equivalent at
// each step. The equations stay, so that what satisfies the form satisfies the path condition.
type solvedForm struct {
	b     *expr.Builder
	conds []*expr.Node
	known map[*expr.Node]expr.Value // what is replaced, with its value
	owner map[*expr.Node]*expr.Node // of what is replaced: the conjunct that says so
	false bool

	rewriting *expr.Substitution // by known; nil until asked for
}

// rewriteLimit bounds how many conjuncts are taken out and put in again, for each that a form has.
const rewriteLimit = 8

// solvedFormOf makes the solved form of conjuncts of which nothing is known.
func (s *Solver) solvedFormOf(conds []*expr.Node) func() *solvedForm {
	return func() *solvedForm { return s.forms.empty.extended(conds) }
}

// about is the form of some conjuncts of the form.
func (f *solvedForm) about(conds []*expr.Node) *solvedForm {
	wanted := make(map[*expr.Node]bool, len(conds))
	for _, c := range conds {
		wanted[c] = true
	}
	out := &solvedForm{b: f.b, false: f.false, known: map[*expr.Node]expr.Value{}, owner: map[*expr.Node]*expr.Node{}}
	for _, c := range f.conds {
		if wanted[c] {
			out.conds = append(out.conds, c)
		}
	}
	for n, c := range f.owner {
		if wanted[c] {
			out.known[n], out.owner[n] = f.known[n], c
		}
	}
	return out
}

// extended is the form with further conjuncts.
func (f *solvedForm) extended(more []*expr.Node) *solvedForm {
	out := &solvedForm{
		b: f.b, conds: slices.Clone(f.conds), false: f.false,
		known: make(
			map[*expr.Node]expr.Value,
			len(f.known)+len(more),
		), owner: make(map[*expr.Node]*expr.Node, len(f.known)+len(more)),
	}
	for n, v := range f.known {
		out.known[n], out.owner[n] = v, f.owner[n]
	}
	budget := rewriteLimit * (len(f.conds) + len(more))
	for queue := slices.Clone(more); len(queue) > 0 && !out.false; budget-- {
		c := queue[0]
		queue = append(out.add(c, budget > 0), queue[1:]...)
	}
	return out
}

// value is v, simplified by what is known.
func (f *solvedForm) value(v expr.Value) expr.Value {
	if v.N == nil || len(f.known) == 0 {
		return v
	}
	if f.rewriting == nil {
		f.rewriting = f.b.Substitution(f.known)
	}
	return f.rewriting.Value(v)
}

// add conjoins a conjunct, and returns conjuncts of the form that it changes, which are taken out, as they have become.
// Where spread is not set it changes none.
func (f *solvedForm) add(c *expr.Node, spread bool) (changed []*expr.Node) {
	v := f.value(c.Value())
	if v == expr.True {
		return nil
	}
	if v.N == nil {
		f.false = true
		return nil
	}
	parts := conjuncts(v.N)
	if len(parts) > 1 {
		return parts
	}
	c = v.N
	says := f.definitions(c)
	if spread {
		changed = f.rewrite(says)
	}
	f.conds = append(f.conds, c)
	for _, d := range says {
		if f.owner[d.term] == nil {
			f.known[d.term], f.owner[d.term] = d.value, c
		}
	}
	f.rewriting = nil
	return append(changed, f.pinned(c)...)
}

// pinned is the equation of a term with the only value that comparisons with constants leave it, a conjunct being the
// last of these.
func (f *solvedForm) pinned(c *expr.Node) []*expr.Node {
	last, ok := atomOf(c)
	if !ok || last.op == expr.OpEq && !last.negated {
		return nil
	}
	b := boundsOf(last.term)
	var atoms []atom
	for _, d := range f.conds {
		if a, ok := atomOf(d); ok && a.term == last.term {
			atoms = append(atoms, a)
		}
	}
	b.assumeAll(atoms)
	f.false = f.false || b.empty
	if b.empty || b.lo != b.hi {
		return nil
	}
	is := f.b.Cmp(expr.EQ, b.width, last.term.Value(), expr.Word(b.lo))
	f.false = f.false || is == expr.False // the term has not that value, such as an odd one of 2·x
	return parts(is)
}

// rewrite takes out the conjuncts that definitions change, and returns them changed.
func (f *solvedForm) rewrite(by []definition) (changed []*expr.Node) {
	with := make(map[*expr.Node]expr.Value, len(by))
	for _, d := range by {
		with[d.term] = d.value
	}
	s := f.b.Substitution(with)
	kept := f.conds[:0]
	for _, c := range f.conds {
		switch v := s.Value(c.Value()); {
		case v.N == c:
			kept = append(kept, c)
			continue
		case v == expr.False:
			f.false = true
		case v.N != nil:
			changed = append(changed, conjuncts(v.N)...)
		}
		f.forget(c)
	}
	f.conds = kept
	return changed
}

// forget drops what is known by a conjunct.
func (f *solvedForm) forget(c *expr.Node) {
	for _, d := range f.definitions(c) {
		if f.owner[d.term] == c {
			delete(f.known, d.term)
			delete(f.owner, d.term)
		}
	}
	f.rewriting = nil
}

// definition says that a term has the value of another.
type definition struct {
	term  *expr.Node
	value expr.Value
}

// definitions are what a conjunct says of terms: that it holds, itself, and of an equation that the side which is less
// simple is the other one; of memory that has a known value, also the parts.
func (f *solvedForm) definitions(c *expr.Node) []definition {
	if c.Op() == expr.OpNot {
		return []definition{{c.Kids()[0], expr.False}}
	}
	out := []definition{{c, expr.True}}
	if c.Op() != expr.OpEq {
		return out
	}
	x, y := c.Kids()[0], c.Kids()[1]
	if simpler(x, y) {
		x, y = y, x
	}
	if occurs(y, x) {
		return out
	}
	out = append(out, definition{x, y.Value()})
	if x.Op() == expr.OpRead && y.Op() == expr.OpConst && x.Width() <= 64 {
		out = f.parts(out, x, y.Word())
	}
	return out
}

// parts adds what is read from aligned parts of memory that reads as a word.
func (f *solvedForm) parts(out []definition, read *expr.Node, word uint64) []definition {
	b, array, at, size := f.b, read.Kids()[0], read.Kid(1), read.Width()/8
	for n := size / 2; n > 0; n /= 2 {
		for k := 0; k+n <= size; k += n {
			part := b.Read(array, b.Bin(expr.Add, b.PtrBits(), at, expr.Word(uint64(k))), n)
			if part.N != nil && part.N.Op() == expr.OpRead {
				out = append(out, definition{part.N, expr.Word(unsigned(8*n, int64(word>>(8*k))))})
			}
		}
	}
	return out
}

// simpler orders terms by what is best to have: constants, symbols with a constant beside them or extended, symbols,
// what is read from memory, the rest; of equals the older.
func simpler(x, y *expr.Node) bool {
	if p, q := plainness(x), plainness(y); p != q {
		return p < q
	}
	return x.ID() < y.ID()
}

func plainness(n *expr.Node) int {
	switch n.Op() {
	case expr.OpConst:
		return 0
	case expr.OpSym:
		return 2
	case expr.OpRead:
		return 3
	case expr.OpAdd, expr.OpSExt, expr.OpZExt:
		if !slices.ContainsFunc(
			n.Kids(),
			func(k *expr.Node) bool { return k.Op() != expr.OpConst && k.Op() != expr.OpSym },
		) {
			return 1
		}
	}
	return 4
}

// occurs reports whether x is part of y.
func occurs(y, x *expr.Node) bool {
	seen := map[*expr.Node]bool{}
	var within func(n *expr.Node) bool
	within = func(n *expr.Node) bool {
		if n == x {
			return true
		}
		if n.ID() < x.ID() || n.Bloom()&x.Bloom() != x.Bloom() || seen[n] {
			return false
		}
		seen[n] = true
		return slices.ContainsFunc(n.Kids(), within)
	}
	return within(y)
}

// solvedForms remembers the solved forms of path conditions, in two generations.
type solvedForms struct {
	empty      *solvedForm
	young, old map[*expr.PC]*solvedForm
}

// formsPerGeneration is how many forms a generation has.
const formsPerGeneration = 1 << 9

func newSolvedForms(b *expr.Builder) *solvedForms {
	return &solvedForms{empty: &solvedForm{b: b}, young: map[*expr.PC]*solvedForm{}}
}

// of is the solved form of a path condition.
func (fs *solvedForms) of(pc *expr.PC) *solvedForm {
	base := pc
	f := fs.get(base)
	for f == nil {
		base = base.Parent
		f = fs.get(base)
	}
	if base == pc {
		return f
	}
	var more []*expr.Node
	for p := pc; p != base; p = p.Parent {
		more = append(more, p.Cond)
	}
	slices.Reverse(more)
	f = f.extended(more)
	fs.put(pc, f)
	return f
}

func (fs *solvedForms) get(pc *expr.PC) *solvedForm {
	if pc == nil {
		return fs.empty
	}
	f := fs.young[pc]
	if f == nil && fs.old[pc] != nil {
		f = fs.old[pc]
		fs.put(pc, f)
	}
	return f
}

func (fs *solvedForms) put(pc *expr.PC, f *solvedForm) {
	if len(fs.young) >= formsPerGeneration {
		fs.old, fs.young = fs.young, map[*expr.PC]*solvedForm{}
	}
	fs.young[pc] = f
}
