package symheap

import (
	"testing"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// frames is a points-to analysis of globals 1 and 2, a local 3 of main, and a local 4 of which there may be several.
type frames struct{ nodes }

func (frames) Info(n pointsto.Node) pointsto.Info {
	if n < 3 {
		return pointsto.Info{Kind: pointsto.Global, Single: true}
	}
	return pointsto.Info{Kind: pointsto.Stack, Single: n == 3}
}

// TestVariables: a pointer is followed case by case where every variable it may point to exists once and is known, and to
// an object of its own otherwise.
func TestVariables(t *testing.T) {
	b := expr.NewBuilder(64)
	shared := NewShared(b, ir.LP64)
	shared.Points = frames{}
	h := New(shared)
	at := func(n pointsto.Node) pointsto.Set { return pointsto.Set{{Node: n}} }
	next := shared.Layout.GlobalBase
	for _, n := range []pointsto.Node{1, 2, 4} { // main's frame is not given, another function's is
		addr, after := shared.Layout.Place(next, 16, 8)
		next = after
		h.CreateGlobal(addr, Spec{Kind: Global, Size: expr.Word(16), Name: "v", Initial: true, Node: at(n), Contents: b.SymArray("v", expr.Global)})
	}
	for _, test := range []struct {
		name  string
		set   pointsto.Set
		fresh bool // it has an object of its own
		want  int  // places
	}{
		{"one", at(1), false, 1},
		{"two", pointsto.Set{{Node: 1, Lo: 4, Hi: 4}, {Node: 2}}, false, 2},
		{"missing", pointsto.Set{{Node: 1}, {Node: 3}}, true, 1},
		{"several", pointsto.Set{{Node: 1}, {Node: 4}}, true, 1},
		{"range", pointsto.Set{{Node: 1, Hi: 8, Stride: 8}, {Node: 2}}, true, 1},
	} {
		p := b.Sym(b.NewSymbol("p "+test.name, 64, expr.Local))
		places := h.Resolve(b.Bin(expr.Add, 64, p, expr.Word(4)), nil, pointing{p.N, test.set}, anyway{})
		if len(places) != test.want {
			t.Fatalf("%s: %d places, want %d", test.name, len(places), test.want)
		}
		for _, pl := range places {
			if own := h.Get(pl.Obj).Kind() == Unknown; own != test.fresh {
				t.Errorf("%s: an object of its own: %t, want %t", test.name, own, test.fresh)
			}
			if !test.fresh && !pl.Off.Concrete() {
				t.Errorf("%s: the offset %s is not known", test.name, show(pl.Off))
			}
		}
	}
}

// pointing knows one pointer.
type pointing struct {
	term *expr.Node
	set  pointsto.Set
}

func (p pointing) Pointer(n *expr.Node) (pointsto.Set, bool) { return p.set, n == p.term }

// below is an oracle of a number less than 3000, which gives the same examples as long as they are possible.
type below struct {
	anyway
	x        *expr.Symbol
	examples []uint64
}

func (o below) Example(cond, v expr.Value) (w uint64, found, known bool) {
	m := expr.NewModel()
	for _, x := range o.examples {
		if m.Set(o.x, x); m.Holds(cond) {
			w, _ = m.Eval(v, 64)
			return w, true, true
		}
	}
	return 0, false, true
}

// TestSmallAddresses: of numbers that are the address of no object, zero is one case and the other small ones are another,
// whichever comes first.
func TestSmallAddresses(t *testing.T) {
	b := expr.NewBuilder(64)
	h := New(NewShared(b, ir.LP64))
	x := b.NewSymbol("x", 64, expr.Input)
	for _, examples := range [][]uint64{{0, 8, 2999}, {8, 2999, 0}} {
		zero, others := 0, 0
		for _, pl := range h.Resolve(b.Sym(x), nil, pointing{}, below{x: x, examples: examples}) {
			m := expr.NewModel()
			in := func(v uint64) bool { m.Set(x, v); return m.Holds(pl.Guard) }
			switch {
			case pl.Obj != None || pl.Open || !pl.Off.Concrete():
				t.Errorf("%v: a place %+v", examples, pl)
			case in(0) && !in(8) && !in(2999) && pl.Off == expr.Word(0):
				zero++
			case !in(0) && in(8) && in(2999) && pl.Off != expr.Word(0):
				others++
			}
		}
		if zero != 1 || others != 1 {
			t.Errorf("%v: %d places of zero alone, %d of all others", examples, zero, others)
		}
	}
}
