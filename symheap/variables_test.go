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

// TestVariables: a pointer is followed case by case where every variable it may point to exists once and is known, and
// to an object of its own otherwise.
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

// TestSmallAddresses: of numbers that are the address of no object, zero is one case and the other small ones are
// another, whichever comes first.
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

// TestLoadedAddresses: a pointer that can hold only a few addresses of variables, or null, leads to one of these, and
// never to an object of its own; where one of the addresses is in no variable, nothing is known of it.
func TestLoadedAddresses(t *testing.T) {
	b := expr.NewBuilder(64)
	shared := NewShared(b, ir.LP64)
	h := New(shared)
	h.Split = true
	var vars []uint64
	next := shared.Layout.GlobalBase
	for _, name := range []string{"u", "v", "w"} {
		addr, after := shared.Layout.Place(next, 16, 8)
		vars, next = append(vars, addr), after
		contents := b.SymArray(name, expr.Global)
		h.CreateGlobal(addr, Spec{Kind: Global, Size: expr.Word(16), Name: name, Initial: true, Contents: contents})
	}
	for _, test := range []struct {
		name   string
		holds  []uint64
		leads  []uint64 // nil: it is not taken apart so
		nulled bool
	}{
		{"one", []uint64{vars[0]}, []uint64{vars[0]}, false},
		{"one or null", []uint64{0, vars[1]}, []uint64{vars[1]}, true},
		{"two", []uint64{vars[0], vars[2] + 8}, []uint64{vars[0], vars[2] + 8}, false},
		{"only null", []uint64{0}, nil, false},
		{"no variable", []uint64{vars[0], ^uint64(0)}, nil, false},
		{"unknown", nil, nil, false},
	} {
		p := b.Sym(b.NewSymbol("p "+test.name, 64, expr.Local))
		shared.Loaded = func(term *expr.Node) []uint64 {
			if term != p.N {
				return nil
			}
			return test.holds
		}
		cases := h.loadedCases(p.N, anyway{})
		if len(cases) != len(test.leads) {
			t.Fatalf("%s: %d cases, want %d", test.name, len(cases), len(test.leads))
		}
		for i, c := range cases {
			is := b.Cmp(expr.EQ, 64, p, expr.Word(test.leads[i]))
			if h.Find(test.leads[i]).ID() != c.Obj || c.At != expr.Word(test.leads[i]) || c.Is != is || c.Valid != test.nulled {
				t.Errorf("%s: case %d is %+v", test.name, i, c)
			}
		}
		if all, ok := h.Cases(p.N, nil, 0, Extent{}, anyway{}); test.leads != nil && (!ok || len(all) != len(cases)) {
			t.Errorf("%s: %d cases in all", test.name, len(all))
		}
	}
}
