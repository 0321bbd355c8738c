package monitors

import (
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/solver"
)

// Bounds of the candidates of one allocation.
const (
	maxRelations = 400
	maxLimits    = 6 // constants that sections compare with
)

// relation is a condition on fields of one object.
type relation struct {
	fields []field
	text   string
	holds  func(b *expr.Builder, v []expr.Value) expr.Value
}

// describe is the relation with its fields.
func (r relation) describe() string {
	args := make([]any, len(r.fields))
	for i, f := range r.fields {
		args[i] = fmt.Sprintf("[%d:%d]", f.off, f.bits/8)
	}
	return fmt.Sprintf(r.text, args...)
}

// compared is a candidate x pred y of fields.
func compared(text string, pred expr.Pred, f, g field) relation {
	return relation{
		[]field{f, g},
		text,
		func(b *expr.Builder, v []expr.Value) expr.Value { return b.Cmp(pred, f.bits, v[0], v[1]) },
	}
}

// limited is a candidate x pred k.
func limited(text string, pred expr.Pred, f field, k uint64) relation {
	return relation{
		[]field{f},
		fmt.Sprintf(text, k),
		func(b *expr.Builder, v []expr.Value) expr.Value { return b.Cmp(pred, f.bits, v[0], expr.Word(k)) },
	}
}

// candidates lists the relations that sections may keep, of fields that they write, the stronger ones first.
func (k *keeping) candidates() (out []relation) {
	all := touched(k.begin, k.stores)
	all = slices.DeleteFunc(all, func(f field) bool { return k.first[f] == nil })
	for _, f := range all {
		if !k.first[f].written {
			continue
		}
		if k.pointer(f) {
			out = append(out, limited("%%s != %d", expr.NE, f, 0))
			continue
		}
		if v := k.first[f].value; v.Concrete() {
			out = append(out, limited("%%s = %d", expr.EQ, f, v.W))
		}
		for _, c := range k.limits(f.bits) {
			out = append(out, limited("%%s < %d", expr.ULT, f, c), limited("%%s <= %d", expr.ULE, f, c))
		}
		out = append(out, limited("%%s != %d", expr.NE, f, 0), limited("%%s >= %d", expr.SGE, f, 0))
	}
	for _, f := range all {
		for _, g := range all {
			if f != g && k.first[f].written {
				out = append(out, k.pairs(all, f, g)...)
			}
		}
	}
	return out[:min(len(out), maxRelations)]
}

// pairs are the relations of two fields, and of these with a third.
func (k *keeping) pairs(all []field, f, g field) (out []relation) {
	if k.pointer(f) != k.pointer(g) && k.vars != nil {
		return nil
	}
	out = k.leads(f, g)
	if f.bits == g.bits && !k.pointer(f) {
		out = append(
			out,
			compared("%s = %s", expr.EQ, f, g),
			compared("%s < %s, signed", expr.SLT, f, g),
			compared("%s < %s", expr.ULT, f, g),
			compared("%s <= %s", expr.ULE, f, g),
			compared("%s <= %s, signed", expr.SLE, f, g),
		)
	}
	if !k.first[g].written {
		return out
	}
	out = append(out, relation{[]field{f, g}, "%s = 0 where %s = 0", func(b *expr.Builder, v []expr.Value) expr.Value {
		return b.Implies(b.Cmp(expr.EQ, g.bits, v[1], expr.Word(0)), b.Cmp(expr.EQ, f.bits, v[0], expr.Word(0)))
	}})
	if f.bits != g.bits || k.pointer(f) {
		return out
	}
	for _, c := range k.limits(f.bits) {
		out = append(
			out,
			relation{
				[]field{f, g},
				fmt.Sprintf("%%s - %%s <= %d", c),
				func(b *expr.Builder, v []expr.Value) expr.Value {
					return b.Cmp(expr.ULE, f.bits, b.Bin(expr.Sub, f.bits, v[0], v[1]), expr.Word(c))
				},
			},
		)
	}
	for _, h := range all {
		if h == f || h == g || h.bits != f.bits || k.first[h].written {
			continue
		}
		out = append(out, relation{[]field{f, g, h}, "%s - %s <= %s", func(b *expr.Builder, v []expr.Value) expr.Value {
			return b.Cmp(expr.ULE, f.bits, b.Bin(expr.Sub, f.bits, v[0], v[1]), v[2])
		}})
		if f.off < g.off {
			out = append(
				out,
				relation{[]field{f, g, h}, "%s + %s = %s", func(b *expr.Builder, v []expr.Value) expr.Value {
					return b.Cmp(expr.EQ, f.bits, b.Bin(expr.Add, f.bits, v[0], v[1]), v[2])
				}},
			)
		}
	}
	return out
}

// limits are the constants that sections compare numbers with, in the order of the code.
func (k *keeping) limits(bits int) (out []uint64) {
	for _, w := range k.walks {
		for pc := range w.s.fn.Code {
			in := &w.s.fn.Code[pc]
			if in.Op != ir.OpICmp || int(in.Bits) != max(bits, 32) { // C compares narrower numbers as int
				continue
			}
			for _, o := range [...]ir.Operand{in.A, in.B} {
				isLimit := o.Kind == ir.KConst && 0 < o.Word && o.Word < 1<<min(bits-1, 31)
				if isLimit && !slices.Contains(out, o.Word) && len(out) < maxLimits {
					out = append(out, o.Word)
				}
			}
		}
	}
	return out
}

// initially strikes out what may not hold when an object is published.
func (k *keeping) initially(s *solver.Solver, all []relation) []relation {
	b, given := k.a.B, expr.True
	for _, f := range touched(k.begin, k.stores) {
		if in := k.first[f]; in != nil {
			given = b.And1(given, in.of(b, f.bits, in.value))
		}
	}
	return slices.DeleteFunc(all, func(r relation) bool {
		var v []expr.Value
		for _, f := range r.fields {
			v = append(v, k.first[f].value)
		}
		return s.Check(nil, b.And1(given, b.Not(r.holds(b, v)))) != solver.Unsat
	})
}

// houdini strikes out what some way through a section does not keep, until all that is left is kept; then what follows
// from the rest.
func (k *keeping) houdini(s *solver.Solver, left []relation) []relation {
	for again := true; again && len(left) > 0; {
		n := len(left)
		for _, w := range k.walks {
			for _, end := range w.ends {
				if !k.executed(w.s) {
					break
				}
				left = k.keptBy(s, w, end, left)
			}
		}
		again = len(left) < n
	}
	b := k.a.B
	for i := len(left) - 1; i >= 0; i-- {
		rest, w := k.settled(), &walker{finder: k.finder, begin: k.begin}
		for j, r := range left {
			if j != i {
				rest = b.And1(rest, w.relates(&way{}, r))
			}
		}
		if s.Check(nil, b.And1(rest, b.Not(w.relates(&way{}, left[i])))) == solver.Unsat {
			left = slices.Delete(left, i, i+1)
		}
	}
	return left
}

// of says that a value is in the range.
func (s span) of(b *expr.Builder, bits int, v expr.Value) expr.Value {
	if s == full(bits) {
		return expr.True
	}
	word := func(n int64) expr.Value { return expr.Word(uint64(n) & (^uint64(0) >> (64 - bits))) }
	return b.And1(b.Cmp(expr.SLE, bits, word(s.least), v), b.Cmp(expr.SLE, bits, v, word(s.most)))
}

// of says that a value is one that may be in the field.
func (in *first) of(b *expr.Builder, bits int, v expr.Value) expr.Value {
	out := in.span.of(b, bits, v)
	if len(in.oneOf) > 0 {
		one := expr.False
		for _, w := range in.oneOf {
			one = b.Or1(one, b.Cmp(expr.EQ, bits, v, expr.Word(w)))
		}
		out = b.And1(out, one)
	}
	return out
}

// settled is what is known of the fields that no section writes.
func (k *keeping) settled() expr.Value {
	b, out := k.a.B, expr.True
	for _, f := range touched(k.begin, k.stores) {
		if in := k.first[f]; in != nil && !in.written && k.begin[f] != (expr.Value{}) {
			out = b.And1(out, in.of(b, f.bits, k.begin[f]))
		}
	}
	return out
}

// keptBy are the relations that hold at a section's end where all do at its beginning.
func (k *keeping) keptBy(s *solver.Solver, w *walker, end *way, all []relation) []relation {
	b, start := k.a.B, &way{}
	given := b.And1(end.conds, k.settled())
	if w.vars != nil {
		given = b.And1(given, w.given)
	}
	for _, r := range all {
		given = b.And1(given, w.relates(start, r))
	}
	if s.Check(nil, given) == solver.Unsat {
		return all
	}
	var out []relation
	for _, r := range all {
		same := !slices.ContainsFunc(r.fields, func(f field) bool { _, changed := end.fields[f]; return changed })
		if same || s.Check(nil, b.And1(given, b.Not(w.relates(end, r)))) == solver.Unsat {
			out = append(out, r)
		}
	}
	return out
}

// relates is a relation of what the fields hold on a way.
func (w *walker) relates(at *way, r relation) expr.Value {
	var v []expr.Value
	for _, f := range r.fields {
		v = append(v, w.now(at, f))
	}
	return r.holds(w.a.B, v)
}
