package solver

import (
	"flag"
	"math/rand/v2"
	"testing"

	"midway/internal/expr"
	longtest "midway/internal/long"
)

var narrowings = flag.Int("narrowings", longtest.Of(500), "how many random queries with products, quotients and remainders are rewritten")

// products makes conjunctions with products, quotients and remainders of a few small unknowns that were made wide.
type products struct {
	b       *expr.Builder
	r       *rand.Rand
	symbols []*expr.Symbol
	width   int // of terms
}

func newProducts(seed uint64) *products {
	p := &products{b: expr.NewBuilder(64), r: rand.New(rand.NewPCG(seed, 3))}
	p.width = []int{4, 5, 8, 13, 32, 64}[p.r.IntN(6)]
	for i := range 2 + p.r.IntN(2) {
		w := min(3+p.r.IntN(2), p.width)
		p.symbols = append(p.symbols, p.b.NewSymbol(string(rune('a'+i)), w, expr.Input))
	}
	return p
}

// leaf is an unknown or a constant, made wide.
func (p *products) leaf() expr.Value {
	if p.r.IntN(6) == 0 {
		return expr.Word(p.r.Uint64N(1 << min(p.width, 5)))
	}
	s := p.symbols[p.r.IntN(len(p.symbols))]
	if p.r.IntN(2) == 0 {
		return p.b.ZExt(s.Width, p.width, p.b.Sym(s))
	}
	return p.b.SExt(s.Width, p.width, p.b.Sym(s))
}

func (p *products) linear() expr.Value {
	x := p.leaf()
	if p.r.IntN(2) == 0 {
		x = p.b.Bin([]expr.BinOp{expr.Add, expr.Sub}[p.r.IntN(2)], p.width, x, p.leaf())
	}
	return x
}

func (p *products) term(depth int) expr.Value {
	if depth == 0 {
		return p.linear()
	}
	op := []expr.BinOp{expr.Mul, expr.UDiv, expr.SDiv, expr.URem, expr.SRem, expr.Add, expr.Mul, expr.URem}[p.r.IntN(8)]
	return p.b.Bin(op, p.width, p.term(p.r.IntN(depth)), p.term(p.r.IntN(depth)))
}

func (p *products) compare(x, y expr.Value) expr.Value {
	return p.b.Cmp(expr.Pred(p.r.IntN(10)), p.width, x, y)
}

// related compares two remainders, quotients or products that have an operand in common, of an unknown and of the
// same or another, plus a constant.
func (p *products) related() expr.Value {
	op := []expr.BinOp{expr.Mul, expr.URem, expr.URem, expr.UDiv, expr.SDiv}[p.r.IntN(5)]
	x, z, y := p.leaf(), p.leaf(), p.leaf()
	if op != expr.Mul || p.r.IntN(2) == 0 {
		z = p.b.Bin(expr.Add, p.width, x, expr.Word(p.r.Uint64N(8)))
	}
	c := expr.Word(p.r.Uint64N(4))
	return p.compare(p.b.Bin(op, p.width, x, y), p.b.Bin(expr.Add, p.width, c, p.b.Bin(op, p.width, z, y)))
}

// query is a conjunction: bounds of unknowns, comparisons of them, and comparisons of terms.
func (p *products) query() []*expr.Node {
	var conds []*expr.Node
	add := func(v expr.Value) {
		if v.N != nil {
			conds = append(conds, conjuncts(v.N)...)
		}
	}
	for range p.r.IntN(4) {
		add(p.compare(p.linear(), p.linear()))
	}
	if p.r.IntN(3) == 0 {
		add(p.related())
	}
	for range 1 + p.r.IntN(2) {
		add(p.compare(p.term(2), p.term(p.r.IntN(3))))
	}
	return conds
}

// assignments calls f with every assignment of the unknowns.
func (p *products) assignments(f func(*expr.Model)) {
	total := 0
	for _, s := range p.symbols {
		total += s.Width
	}
	for bits := range uint64(1) << total {
		m := expr.NewModel()
		for _, s := range p.symbols {
			m.Set(s, bits&(1<<s.Width-1))
			bits >>= s.Width
		}
		f(m)
	}
}

// Narrowed conjunctions are equivalent, in both forms, and abstracted ones hold with the values that the operations
// really have: in every assignment of the unknowns.
func TestNarrowing(t *testing.T) {
	longtest.Test(t)
	narrower, sat, unsat := 0, 0, 0
	for seed := range uint64(*narrowings) {
		p := newProducts(seed)
		s := New(p.b, Options{})
		conds := p.query()
		for _, split := range []bool{false, true} {
			narrow, nw, ok := s.narrowed(conds, split)
			if !ok {
				continue
			}
			refuted := !split && len(conds) > 0 && s.closeBy(narrow, nw.r, conds[p.r.IntN(len(conds))]) == Unsat
			if refuted {
				unsat++
			}
			linear, ab := s.abstracted(narrow, nw.r)
			if len(linear) > len(narrow) {
				narrower++
			}
			p.assignments(func(m *expr.Model) {
				holds := allHold(m, conds)
				if allHold(m, narrow) != holds {
					t.Fatalf("seed %d: %v is %v,\nnarrowed %v is not, in\n%v", seed, conds, holds, narrow, m)
				}
				if !holds {
					return
				}
				sat++
				if refuted {
					t.Fatalf("seed %d: %v is refuted by some of it, true in\n%v", seed, conds, m)
				}
				valued(m, ab)
				for _, c := range linear {
					if !m.Holds(c.Value()) {
						t.Fatalf("seed %d: %v\nnarrowed %v\nlemma %v is false in\n%v", seed, conds, narrow, c, m)
					}
				}
			})
		}
	}
	if narrower < *narrowings/2 || sat < 20**narrowings || unsat < *narrowings/100 {
		t.Errorf("%d of %d had lemmas, %d assignments satisfied, %d are refuted by a part: they show little", narrower, *narrowings, sat, unsat)
	}
}

// valued gives the symbols of an abstraction the values of the operations that they stand for.
func valued(m *expr.Model, ab *abstraction) {
	values := map[*expr.Symbol]uint64{}
	for n, v := range ab.to {
		values[v.N.Symbol()], _ = m.Eval(n.Value(), n.Width())
	}
	for s, v := range values {
		m.Set(s, v)
	}
}

// Ranges under a conjunction hold wherever it does.
func TestRangesOfConjunctions(t *testing.T) {
	longtest.Test(t)
	tight := 0
	for seed := range uint64(*narrowings) {
		p := newProducts(seed)
		conds := p.query()
		r := rangesOf(conds, pairRoundsLong, func(*expr.Node) bool { return true })
		terms := map[*expr.Node]bool{}
		for _, c := range conds {
			if kids := c.Kids(); c.Op() == expr.OpNot {
				c = kids[0]
			}
			for _, k := range c.Kids() {
				if k.Width() > 0 && k.Width() <= 64 {
					terms[k] = true
				}
			}
		}
		p.assignments(func(m *expr.Model) {
			if !allHold(m, conds) {
				return
			}
			if r.empty {
				t.Fatalf("seed %d: %v is taken for false, true in\n%v", seed, conds, m)
			}
			for n := range terms {
				v, _ := m.Eval(n.Value(), n.Width())
				b := r.of(n)
				if sv := signed(n.Width(), v); v < b.lo || v > b.hi || sv < b.slo || sv > b.shi {
					t.Fatalf("seed %d: %v\n%v is %d, outside %+v, in\n%v", seed, conds, n, v, b, m)
				}
			}
		})
		for n := range terms {
			if r.of(n) != boundsOf(n) {
				tight++
			}
		}
	}
	if tight < *narrowings/4 {
		t.Errorf("%d ranges were narrower than what the terms carry: they show little", tight)
	}
}
