package symheap

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// This file holds the symbolic heap against a dumb twin: for every assignment of a small set of concrete addresses to
// the pointers of the initial state, plain byte maps on which the same loads, stores and frees run. Under each
// assignment the symbolic heap must say the same as its twin, and no heap invariant may rule out an
// assignment that is a possible state of a program (Bergan figure 6, equation (1), §3.1).

// blockBytes are the sizes of the two globals and of the two objects that only pointers lead to.
var blockBytes = [4]int{24, 32, 16, 40}

// block is one object of a concrete memory.
type block struct {
	addr uint64
	data []byte
	live bool
}

// world is one concrete state: the values of the initial pointers and of the other unknowns, and memory.
type world struct {
	model  *expr.Model
	known  int // symbols of the builder that the model has
	values map[string]uint64
	fresh  map[string][]byte // contents that were given a symbolic name
	blocks []*block
	first  map[uint64][]byte // contents at the start, by address
}

func (w *world) at(addr uint64) *block {
	for _, b := range w.blocks {
		if b.addr <= addr && addr < b.addr+uint64(len(b.data))+8 {
			return b
		}
	}
	return nil
}

func (w *world) clone() *world {
	c := *w
	c.model, c.known = expr.NewModel(), 0
	c.values, c.fresh = maps.Clone(w.values), maps.Clone(w.fresh)
	c.blocks = nil
	for _, b := range w.blocks {
		c.blocks = append(c.blocks, &block{b.addr, slices.Clone(b.data), b.live})
	}
	return &c
}

// twins is a symbolic heap with the worlds it stands for; it is the oracle of the heap.
type twins struct {
	t      *rapid.T
	h      Heap
	worlds []*world
	sets   map[*expr.Node]pointsto.Set
	lot    *rand.Rand
}

func (tw *twins) eval(w *world, v expr.Value, bits int) uint64 {
	tw.learn(w)
	word, _ := w.model.Eval(v, bits)
	return word
}

// learn gives a world's model the symbols that were made since: those that the heap names after a term
// get what the object there really has.
func (tw *twins) learn(w *world) {
	all := tw.h.B.AllSymbols()
	for ; w.known < len(all); w.known++ {
		tw.define(w, all[w.known])
	}
}

func (tw *twins) define(w *world, s *expr.Symbol) {
	if v, ok := w.values[s.Name]; ok {
		w.model.Set(s, v)
		return
	}
	if data, ok := w.fresh[s.Name]; ok {
		setBytes(w.model, s, data)
		return
	}
	if strings.HasPrefix(s.Name, "unset ") || strings.HasPrefix(s.Name, "havoc ") {
		return // of an object that is dead for certain, or of another fork: nobody may look
	}
	name, kind := s.Name, ""
	switch {
	case strings.HasSuffix(name, ".offset"):
		name, kind = strings.TrimSuffix(name, ".offset"), "offset"
	case strings.HasPrefix(name, "sizeof *"):
		name, kind = strings.TrimPrefix(name, "sizeof *"), "size"
	case strings.HasPrefix(name, "*"):
		name, kind = strings.TrimPrefix(name, "*"), "contents"
	default:
		tw.t.Fatalf("the heap made a symbol %q that this test does not know", s.Name)
	}
	term, ok := tw.h.names[name]
	if !ok {
		tw.t.Fatalf("no term is called %q", name)
	}
	p, _ := w.model.Eval(expr.Value{N: term}, 64)
	b := w.at(p)
	switch {
	case b == nil: // nothing is there; any value will do
		w.model.Set(s, 0)
	case kind == "offset":
		w.model.Set(s, p-b.addr)
	case b.addr >= farEnd && kind == "size": // of a global: what is named after the pointer is not its
		w.model.Set(s, 7)
	case b.addr >= farEnd:
		setBytes(w.model, s, bytes.Repeat([]byte{0xee}, len(b.data)))
	case kind == "size":
		w.model.Set(s, uint64(len(b.data)))
	default:
		setBytes(w.model, s, w.first[b.addr])
	}
}

func setBytes(m *expr.Model, s *expr.Symbol, data []byte) {
	for i, c := range data {
		m.SetByte(s, uint64(i), c)
	}
}

func (tw *twins) MayBeTrue(c expr.Value) bool {
	return slices.ContainsFunc(tw.worlds, func(w *world) bool { return tw.eval(w, c, 1) != 0 })
}

// Excluded knows what is false of some conditions only.
func (tw *twins) Excluded(c expr.Value) bool { return !tw.MayBeTrue(c) && tw.lot.IntN(2) == 0 }

func (tw *twins) MustBeTrue(c expr.Value) bool {
	return !slices.ContainsFunc(tw.worlds, func(w *world) bool { return tw.eval(w, c, 1) == 0 })
}

func (tw *twins) AssumeAs(c expr.Value, _ expr.Role) { tw.Assume(c) }

func (tw *twins) Assume(c expr.Value) {
	for _, w := range tw.worlds {
		if tw.eval(w, c, 1) == 0 {
			tw.t.Fatalf("the heap assumes %s, which a possible state does not satisfy: %v", show(c), w.values)
		}
	}
}

func (tw *twins) Example(cond, v expr.Value) (word uint64, found, known bool) {
	for _, w := range tw.worlds {
		if tw.eval(w, cond, 1) != 0 {
			return tw.eval(w, v, 64), true, true
		}
	}
	return 0, false, true
}

func (tw *twins) Pointer(term *expr.Node) (pointsto.Set, bool) {
	set, ok := tw.sets[term]
	return set, ok
}

func show(v expr.Value) string {
	if v.Concrete() {
		return fmt.Sprint(v.W)
	}
	return v.N.String()
}

// keep drops the worlds in which something is not so.
func (tw *twins) keep(f func(*world) bool) {
	tw.worlds = slices.DeleteFunc(slices.Clone(tw.worlds), func(w *world) bool { return !f(w) })
}

// places resolves a pointer that is valid in every world, and checks the places against each world.
func (tw *twins) places(p expr.Value) []Place {
	places := slices.DeleteFunc(tw.h.Resolve(p, nil, tw, tw), func(pl Place) bool {
		if pl.Open { // a mixture of several writes: the heap says that it does not follow it
			tw.keep(func(w *world) bool { return tw.eval(w, pl.Guard, 1) == 0 })
		}
		return pl.Open
	})
	for _, w := range tw.worlds {
		a := tw.eval(w, p, 64)
		b, hits := w.at(a), 0
		for _, pl := range places {
			if tw.eval(w, pl.Guard, 1) == 0 {
				continue
			}
			hits++
			if pl.Obj == None {
				tw.t.Fatalf("%s is taken for no object's address: %v", show(p), w.values)
			}
			o := tw.h.Get(pl.Obj)
			base, off := tw.eval(w, o.Base(), 64), tw.eval(w, pl.Off, 64)
			if base != b.addr || off != a-b.addr {
				tw.t.Fatalf("%s is %#x + %d, want %#x + %d: %v", show(p), base, off, b.addr, a-b.addr, w.values)
			}
			if size := tw.eval(w, o.Size(), 64); size != uint64(len(b.data)) {
				tw.t.Fatalf("%s has %d bytes, want %d: %v", o.Name(), size, len(b.data), w.values)
			}
			if live := tw.eval(w, o.Live(), 1) != 0; live != b.live {
				tw.t.Fatalf("%s is live %t, want %t: %v", o.Name(), live, b.live, w.values)
			}
		}
		if hits != 1 {
			tw.t.Fatalf("%d places for %s, want one: %v", hits, show(p), w.values)
		}
	}
	return slices.DeleteFunc(places, func(pl Place) bool { return pl.Obj == None }) // which no world takes
}

// valid drops the worlds in which n bytes at p are no valid access, and reports whether any is left.
func (tw *twins) valid(p expr.Value, n int) bool {
	tw.keep(func(w *world) bool { return w.at(tw.eval(w, p, 64)) != nil })
	if len(tw.worlds) == 0 {
		return false
	}
	tw.places(p) // liveness and size are looked at before those worlds go
	tw.keep(func(w *world) bool {
		a := tw.eval(w, p, 64)
		b := w.at(a)
		return b.live && a-b.addr+uint64(n) <= uint64(len(b.data))
	})
	return len(tw.worlds) > 0
}

func (tw *twins) load(p expr.Value, n int) (expr.Value, bool) {
	if !tw.valid(p, n) {
		return expr.Value{}, false
	}
	places := tw.places(p)
	var v expr.Value
	for i := len(places) - 1; i >= 0; i-- {
		got := tw.h.Load(places[i].Obj, places[i].Off, n)
		if i == len(places)-1 {
			v = got
		} else {
			v = tw.h.B.Ite(8*n, places[i].Guard, got, v)
		}
	}
	for _, w := range tw.worlds {
		a := tw.eval(w, p, 64)
		b := w.at(a)
		want := uint64(0)
		for i := n - 1; i >= 0; i-- {
			want = want<<8 | uint64(b.data[a-b.addr+uint64(i)])
		}
		if got := tw.eval(w, v, 8*n); got != want {
			tw.t.Fatalf("a load of %d bytes at %s gives %#x, want %#x: %v\nterm %s", n, show(p), got, want, w.values, show(v))
		}
	}
	return v, true
}

func (tw *twins) store(p expr.Value, n int, v expr.Value) {
	if !tw.valid(p, n) {
		return
	}
	places := tw.places(p)
	words := make([]uint64, len(tw.worlds))
	for i, w := range tw.worlds {
		words[i] = tw.eval(w, v, 8*n)
	}
	for _, pl := range places {
		guard := pl.Guard
		if len(places) == 1 {
			guard = expr.True
		}
		tw.h.Store(pl.Obj, pl.Off, n, v, guard)
	}
	for i, w := range tw.worlds {
		a := tw.eval(w, p, 64)
		b := w.at(a)
		for k := range n {
			b.data[a-b.addr+uint64(k)] = byte(words[i] >> (8 * k))
		}
	}
}

// copy copies n bytes, of which there are at most most, from q to p; without q it fills them with the byte c.
func (tw *twins) copy(p, q, n expr.Value, most int, c byte) {
	if !tw.valid(p, most) || q != (expr.Value{}) && !tw.valid(q, most) || !tw.valid(p, most) {
		return
	}
	w, b := 64, tw.h.B
	var array *expr.Array
	var off expr.Value
	if q != (expr.Value{}) {
		for i, pl := range tw.places(q) {
			if i == 0 {
				array, off = tw.h.Contents(pl.Obj), pl.Off
			} else {
				array, off = b.IteArray(pl.Guard, tw.h.Contents(pl.Obj), array), b.Ite(w, pl.Guard, pl.Off, off)
			}
		}
	}
	data := make([][]byte, len(tw.worlds))
	for i, wd := range tw.worlds {
		data[i] = bytes.Repeat([]byte{c}, int(tw.eval(wd, n, 64)))
		if q != (expr.Value{}) {
			a := tw.eval(wd, q, 64)
			from := wd.at(a)
			copy(data[i], from.data[a-from.addr:])
		}
	}
	for _, pl := range tw.places(p) {
		if q != (expr.Value{}) {
			tw.h.CopyRange(pl.Obj, pl.Off, array, off, n, pl.Guard)
		} else {
			tw.h.FillRange(pl.Obj, pl.Off, expr.Word(uint64(c)), n, pl.Guard)
		}
	}
	for i, wd := range tw.worlds {
		a := tw.eval(wd, p, 64)
		to := wd.at(a)
		copy(to.data[a-to.addr:], data[i])
	}
}

func (tw *twins) free(p expr.Value) {
	if !tw.valid(p, 0) {
		return
	}
	for _, pl := range tw.places(p) {
		tw.h.SetLive(pl.Obj, expr.False, pl.Guard)
	}
	for _, w := range tw.worlds {
		w.at(tw.eval(w, p, 64)).live = false
	}
}

// havoc makes the whole object at p unknown, as a call outside does.
func (tw *twins) havoc(p expr.Value, name string, lot *rand.Rand) {
	if !tw.valid(p, 0) {
		return
	}
	places := tw.places(p)
	if len(places) > 1 {
		return // done object by object only
	}
	for _, w := range tw.worlds {
		b := w.at(tw.eval(w, p, 64))
		for i := range b.data {
			b.data[i] = byte(lot.Uint32())
		}
		w.fresh[name] = slices.Clone(b.data)
	}
	tw.h.SetContents(places[0].Obj, tw.h.B.SymArray(name, expr.Havoc))
}

// fork is a copy with memories of its own.
func (tw *twins) fork() *twins {
	c := *tw
	c.h = tw.h.Fork()
	c.worlds = nil
	for _, w := range tw.worlds {
		c.worlds = append(c.worlds, w.clone())
	}
	return &c
}

const (
	farA = uint64(1<<20 + 0x1000) // two objects that only pointers lead to
	farB = uint64(1<<20 + 0x2000)

	farEnd = uint64(1 << 43)
)

// start makes two globals, and one world for each way that x and y can point to their ends or starts,
// or be null; z follows by lot.
func start(t *rapid.T, lot *rand.Rand) (*twins, []expr.Value) {
	b := expr.NewBuilder(64)
	shared := NewShared(b, ir.LP64)
	shared.Points = nodes{}
	tw := &twins{t: t, h: New(shared), sets: map[*expr.Node]pointsto.Set{}, lot: lot}
	node := func(n int, lo, hi int64) pointsto.Set {
		return pointsto.Set{{Node: pointsto.Node(n), Lo: lo, Hi: hi, Stride: max(hi-lo, 0)}}
	}
	next := shared.Layout.GlobalBase
	var addrs []uint64
	for i, name := range []string{"g", "k"} {
		addr, after := shared.Layout.Place(next, int64(blockBytes[i]), 8)
		next = after
		tw.h.CreateGlobal(addr, Spec{Kind: Global, Size: expr.Word(uint64(blockBytes[i])), Name: name, Initial: true,
			Node: node(i+1, 0, 0), Contents: b.SymArray(name, expr.Global)})
		addrs = append(addrs, addr)
	}
	addrs = append(addrs, farA, farB)
	sym := func(name string, origin expr.Origin) expr.Value { return b.Sym(b.NewSymbol(name, 64, origin)) }
	x, y, z := sym("x", expr.Local), sym("y", expr.Local), sym("z", expr.Local)
	c, i, v := b.Sym(b.NewSymbol("c", 1, expr.Local)), sym("i", expr.Local), sym("v", expr.Input)
	// x may point anywhere; y, by the points-to analysis, eight bytes into anything but k; nothing is known of z.
	tw.sets[x.N] = nil
	tw.sets[y.N] = pointsto.Set{{Node: 1, Lo: 8, Hi: 8}, {Node: 3, Lo: 8, Hi: 8}}
	tw.sets[z.N] = nil
	// u points to one of two variables, at an offset known for each.
	u := sym("u", expr.Local)
	tw.sets[u.N] = pointsto.Set{{Node: 1, Lo: 8, Hi: 8}, {Node: 2, Lo: 16, Hi: 16}}
	var targets []uint64
	for _, a := range addrs {
		targets = append(targets, a, a+8)
	}
	for _, px := range append(slices.Clone(targets), 0) {
		for _, py := range []uint64{addrs[0] + 8, farA + 8, farB + 8, 0} {
			w := &world{model: expr.NewModel(), fresh: map[string][]byte{}, first: map[uint64][]byte{}}
			w.values = map[string]uint64{
				"x": px, "y": py, "z": targets[lot.IntN(len(targets))],
				"u": []uint64{addrs[0] + 8, addrs[1] + 16, 0}[lot.IntN(3)],
				"c": lot.Uint64() & 1, "i": lot.Uint64() % 3, "v": lot.Uint64(),
			}
			for i, a := range addrs {
				data := make([]byte, blockBytes[i])
				for j := range data {
					data[j] = byte(lot.Uint32())
				}
				binary.LittleEndian.PutUint64(data[8:], targets[lot.IntN(len(targets))]) // a valid pointer
				w.blocks = append(w.blocks, &block{a, data, true})
				w.first[a] = slices.Clone(data)
			}
			w.fresh["g"], w.fresh["k"] = w.first[addrs[0]], w.first[addrs[1]]
			tw.worlds = append(tw.worlds, w)
		}
	}
	return tw, []expr.Value{x, y, z, expr.Word(addrs[0]), expr.Word(addrs[1]), u, c, i, v}
}

// nodes is what the points-to analysis would know of the twins: 1 and 2 are the globals, 3 is some allocation, and
// memory may hold a pointer to anything.
type nodes struct{}

func (nodes) Outside(pointsto.Node) bool { return true }

func (nodes) Info(n pointsto.Node) pointsto.Info {
	if n < 3 {
		return pointsto.Info{Kind: pointsto.Global, Single: true}
	}
	return pointsto.Info{Kind: pointsto.Heap}
}

func (nodes) Load(pointsto.Set, int64, int64) pointsto.Set {
	return nodes{}.Any(pointsto.Set{{Node: 1}, {Node: 2}, {Node: 3}})
}

func (nodes) Shift(s pointsto.Set, _, _ int64) pointsto.Set { return nodes{}.Any(s) }

func (nodes) Any(s pointsto.Set) pointsto.Set {
	out := slices.Clone(s)
	for i := range out {
		out[i].Lo, out[i].Hi, out[i].Stride = 0, pointsto.AnyOffset, 1
	}
	return out
}

// TestTwin runs random sequences on the symbolic heap and on the twins, over forks.
func TestTwin(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lot := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "worlds"), 1))
		tw, vals := start(t, lot)
		c, i, v := vals[6], vals[7], vals[8]
		pointers := vals[:6:6]
		all := []*twins{tw}
		for step := range rapid.IntRange(1, 16).Draw(t, "steps") {
			tw = all[rapid.IntRange(0, len(all)-1).Draw(t, "fork")]
			tw.t = t
			b := tw.h.B
			p := pointers[rapid.IntRange(0, len(pointers)-1).Draw(t, "pointer")]
			switch rapid.IntRange(0, 5).Draw(t, "form") {
			case 0:
				p = b.Bin(expr.Add, 64, p, expr.Word(8))
			case 1:
				p = b.Bin(expr.Add, 64, p, b.Bin(expr.Mul, 64, i, expr.Word(8)))
			case 2:
				p = b.Ite(64, c, p, pointers[rapid.IntRange(0, len(pointers)-1).Draw(t, "other")])
			case 3:
				p = b.Bin(expr.Add, 64, p, expr.Word(uint64(rapid.IntRange(0, 16).Draw(t, "odd"))))
			}
			n := 1 << rapid.IntRange(0, 3).Draw(t, "size")
			switch rapid.IntRange(0, 12).Draw(t, "what") {
			case 0:
				tw.free(p)
			case 1:
				all = append(all, tw.fork())
			case 2:
				tw.havoc(p, fmt.Sprint("havoc ", step), lot)
			case 3, 4:
				tw.store(p, 8, pointers[rapid.IntRange(0, len(pointers)-1).Draw(t, "stored")])
			case 5, 6:
				word := []expr.Value{expr.Word(0), expr.Word(0x0102030405060708), v}[rapid.IntRange(0, 2).Draw(t, "value")]
				tw.store(p, n, b.Trunc(64, 8*n, word))
			case 10, 11:
				q := expr.Value{}
				if rapid.IntRange(0, 3).Draw(t, "fill") > 0 {
					q = b.Bin(expr.Add, 64, pointers[rapid.IntRange(0, len(pointers)-1).Draw(t, "from")], expr.Word(uint64(rapid.IntRange(0, 8).Draw(t, "offset"))))
				}
				unit, more := uint64(rapid.SampledFrom([]int{1, 3, 8}).Draw(t, "unit")), uint64(rapid.IntRange(0, 2).Draw(t, "more"))
				// i is at most 2
				length := b.Bin(expr.Add, 64, b.Bin(expr.Mul, 64, i, expr.Word(unit)), expr.Word(more))
				tw.copy(p, q, length, int(2*unit+more), byte(step))
			case 7:
				if q, ok := tw.load(p, 8); ok && len(pointers) < 9 {
					pointers = append(pointers, q)
				}
			default:
				tw.load(p, n)
			}
		}
		for _, tw := range all {
			tw.t = t
			for i, a := range vals[3:5] {
				for off := 0; off < blockBytes[i]; off += 8 {
					tw.load(expr.Word(a.W+uint64(off)), 8)
				}
			}
		}
	})
}
