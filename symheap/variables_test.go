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
