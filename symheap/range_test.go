package symheap

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"midway/internal/expr"
	"midway/internal/ir"
)

// ranged is a heap with what its objects hold under each assignment of the symbols: data[object][world].
type ranged struct {
	h    Heap
	data [][][]byte
}

// rangedBytes are the objects' sizes: parts of a page, whole pages, and pages with a part of one.
var rangedBytes = []int{100, PageSize, 3*PageSize + 70, 2 * PageSize, 5*PageSize + 3}

// rangeTwins are forks of one heap, and the assignments.
type rangeTwins struct {
	t      *rapid.T
	b      *expr.Builder
	ids    []ID
	first  [][][]byte // contents at the start, where they are unset: by object and world
	models []*expr.Model
	known  int // symbols that the models have
	heaps  []*ranged
}

func (tw *rangeTwins) pick(n int, what string) int { return rapid.IntRange(0, n-1).Draw(tw.t, what) }

// place draws a range of an object; ends of pages and of the object are likely.
func (tw *rangeTwins) place(o int) (off, n int) {
	size := rangedBytes[o]
	near := func(what string) int {
		at := tw.pick(size/PageSize+2, what)*PageSize + []int{0, 0, 0, -1, 1, 8, -30}[tw.pick(7, what+" near")]
		return min(max(at, 0), size)
	}
	a, b := near("from"), near("to")
	if a > b {
		a, b = b, a
	}
	if a == b {
		return 0, size
	}
	return a, b - a
}

// TestRanges fills, copies and stores into several objects of several forks; the ranges of copies may overlap. Under
// every assignment each holds what byte arrays hold.
func TestRanges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tw := newRangeTwins(t)
		for range tw.pick(25, "steps") + 1 {
			tw.step(tw.heaps[tw.pick(len(tw.heaps), "heap")])
		}
		for _, r := range tw.heaps {
			tw.compare(r)
		}
	})
}

func newRangeTwins(t *rapid.T) *rangeTwins {
	b := expr.NewBuilder(64)
	tw := &rangeTwins{t: t, b: b}
	lot := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "worlds"), 3))
	h := New(NewShared(b, ir.LP64))
	for _, name := range []string{"off", "byte", "word"} {
		b.NewSymbol(name, map[string]int{"off": 64, "byte": 8, "word": 64}[name], expr.Input)
	}
	for range 3 {
		m := expr.NewModel()
		m.Set(tw.symbol("off"), uint64(lot.IntN(rangedBytes[0]-8)))
		m.Set(tw.symbol("byte"), lot.Uint64()&0xff)
		m.Set(tw.symbol("word"), lot.Uint64())
		tw.models = append(tw.models, m)
	}
	r := &ranged{}
	for i, size := range rangedBytes {
		zero := rapid.Bool().Draw(t, "zero")
		tw.ids = append(tw.ids, h.Create(0, Spec{Kind: Malloc, Size: expr.Word(uint64(size)), Align: 16, Name: string(rune('a' + i)), Zero: zero}).ID())
		var first, data [][]byte
		for range tw.models {
			contents := make([]byte, size)
			for k := 0; !zero && k < size; k++ {
				contents[k] = byte(lot.Uint32())
			}
			first, data = append(first, contents), append(data, slices.Clone(contents))
		}
		tw.first, r.data = append(tw.first, first), append(r.data, data)
	}
	r.h = h
	tw.heaps = []*ranged{r}
	return tw
}

func (tw *rangeTwins) symbol(name string) *expr.Symbol {
	all := tw.b.AllSymbols()
	return all[slices.IndexFunc(all, func(s *expr.Symbol) bool { return s.Name == name })]
}

// step does one thing to one heap.
func (tw *rangeTwins) step(r *ranged) {
	o := tw.pick(len(rangedBytes), "object")
	switch what := tw.pick(9, "what"); {
	case what == 0 && len(tw.heaps) < 4:
		f := &ranged{h: r.h.Fork()}
		for _, data := range r.data {
			f.data = append(f.data, slices.Clone(data))
			for w := range data {
				f.data[len(f.data)-1][w] = bytes.Clone(data[w])
			}
		}
		tw.heaps = append(tw.heaps, f)
	case what <= 3:
		tw.fill(r, o)
	case what <= 6:
		tw.copy(r, o)
	default:
		tw.store(r, o)
	}
}

func (tw *rangeTwins) fill(r *ranged, o int) {
	c := []expr.Value{expr.Word(0), expr.Word(7), tw.b.Sym(tw.symbol("byte"))}[tw.pick(3, "byte")]
	word := c
	for bits := 8; bits < 64; bits *= 2 {
		word = tw.b.Concat(bits, word, bits, word)
	}
	off, n := tw.place(o)
	r.h.Fill(tw.ids[o], uint64(off), uint64(n), word)
	for w, m := range tw.models {
		x, _ := m.Eval(c, 8)
		copy(r.data[o][w][off:], bytes.Repeat([]byte{byte(x)}, n))
	}
}

func (tw *rangeTwins) copy(r *ranged, o int) {
	from := tw.pick(len(rangedBytes), "source")
	at, n := tw.place(from)
	n = min(n, rangedBytes[o])
	to := []int{0, rangedBytes[o] - n, min(at, rangedBytes[o]-n), min(at+1, rangedBytes[o]-n)}[tw.pick(4, "to")]
	r.h.CopyTo(tw.ids[o], uint64(to), tw.ids[from], uint64(at), uint64(n))
	for w := range tw.models {
		copy(r.data[o][w][to:], bytes.Clone(r.data[from][w][at:at+n]))
	}
}

// store writes a word: plain, unknown, or at an unknown offset.
func (tw *rangeTwins) store(r *ranged, o int) {
	v, off := expr.Word(0x8877665544332211), expr.Word(uint64(tw.pick(rangedBytes[o]-7, "at")))
	switch tw.pick(4, "kind of store") {
	case 0:
		v = tw.b.Sym(tw.symbol("word"))
	case 1:
		off = tw.b.Sym(tw.symbol("off"))
	}
	r.h.Store(tw.ids[o], off, 8, v, expr.True)
	for w, m := range tw.models {
		at, _ := m.Eval(off, 64)
		x, _ := m.Eval(v, 64)
		for k := range uint64(8) {
			r.data[o][w][at+k] = byte(x >> (8 * k))
		}
	}
}

// learn gives the models the names of unset contents that were made since.
func (tw *rangeTwins) learn() {
	all := tw.b.AllSymbols()
	for ; tw.known < len(all); tw.known++ {
		name, unset := strings.CutPrefix(all[tw.known].Name, "unset ")
		for w, m := range tw.models {
			if unset {
				setBytes(m, all[tw.known], tw.first[name[0]-'a'][w])
			}
		}
	}
}

// compare reads everything back, in words at odd places, and at an unknown offset.
func (tw *rangeTwins) compare(r *ranged) {
	for o, id := range tw.ids {
		for off := 0; off+8 <= rangedBytes[o]; off += 5 {
			tw.check(r, o, r.h.Load(id, expr.Word(uint64(off)), 8), func(*expr.Model) int { return off })
		}
		at := tw.symbol("off")
		tw.check(r, o, r.h.Load(id, tw.b.Sym(at), 8), func(m *expr.Model) int { off, _ := m.Eval(tw.b.Sym(at), 64); return int(off) })
	}
}

func (tw *rangeTwins) check(r *ranged, o int, got expr.Value, at func(*expr.Model) int) {
	tw.learn()
	for w, m := range tw.models {
		x, _ := m.Eval(got, 64)
		want, off := uint64(0), at(m)
		for k := range 8 {
			want |= uint64(r.data[o][w][off+k]) << (8 * k)
		}
		if x != want {
			tw.t.Fatalf("world %d: 8 bytes at %d of object %d are %#x, want %#x", w, off, o, x, want)
		}
	}
}

// TestLongRanges: ranges of gigabytes take no memory and little time, in whichever way objects are filled and copied.
func TestLongRanges(t *testing.T) {
	const size = 2_000_000_000
	b := expr.NewBuilder(64)
	h := New(NewShared(b, ir.LP64))
	var ids []ID
	for range 3 {
		ids = append(ids, h.Create(0, Spec{Kind: Malloc, Size: expr.Word(size), Align: 16, Name: "o"}).ID())
	}
	byteAt := func(id ID, at uint64, want byte) {
		t.Helper()
		if got := h.Load(id, expr.Word(at), 1); got != expr.Word(uint64(want)) {
			t.Errorf("byte %d is %v, want %d", at, got, want)
		}
	}
	h.Fill(ids[0], 0, size, expr.Word(evenWord(3)))
	h.Fill(ids[1], 1, size-2, expr.Word(evenWord(5)))
	h.CopyTo(ids[2], 0, ids[0], 0, size)
	h.CopyTo(ids[0], 100, ids[1], 1, 1_500_000_000)
	byteAt(ids[2], size-1, 3)
	byteAt(ids[1], size-2, 5)
	byteAt(ids[0], 99, 3)
	byteAt(ids[0], 100, 5)
	byteAt(ids[0], 1_500_000_099, 5)
	byteAt(ids[0], 1_500_000_100, 3)
	if n := h.Unpaged(ids[1], 0, size); n != 0 {
		t.Errorf("%d bytes are said to have no page", n)
	}
	words := 0
	h.Words(ids[1], func(expr.Value) { words++ })
	if exact := h.Held(ids[1], func(expr.Value) { words++ }); !exact || words > 10*PageSize {
		t.Errorf("%d words are looked at, exactly: %t", words, exact)
	}
	if !h.Get(ids[1]).Heavy() || h.Get(ids[2]).Heavy() {
		t.Error("gigabytes in pages are not heavy, or contents that are all the same are")
	}
}

// TestCopiesPageByPage: a copy that lies otherwise in its pages than its source looks at both pages of each, and at
// what lies under a page that says a part of what it holds; an object's last page ends where the object does.
func TestCopiesPageByPage(t *testing.T) {
	const pages = 8
	b := expr.NewBuilder(64)
	h := New(NewShared(b, ir.LP64))
	object := func(size int) ID {
		return h.Create(0, Spec{Kind: Malloc, Size: expr.Word(uint64(size)), Align: 16, Name: "o"}).ID()
	}
	src, dst, small := object(pages*PageSize), object(pages*PageSize), object(100)
	h.Fill(src, 0, 3*PageSize, expr.Word(evenWord(1)))
	h.Fill(src, 3*PageSize, 2*PageSize, expr.Word(evenWord(2)))
	for at := uint64(5 * PageSize); at < pages*PageSize; at += 64 {
		h.Store(src, expr.Word(at+5), 8, expr.Word(at), expr.True)
	}
	same := func(a ID, at uint64, b ID, from uint64) {
		t.Helper()
		if x, y := h.Load(a, expr.Word(at), 8), h.Load(b, expr.Word(from), 8); x != y {
			t.Errorf("bytes %d are %v, those %d of the source %v", at, x, from, y)
		}
	}
	h.CopyTo(dst, 3, src, 0, pages*PageSize-3)
	for at := uint64(0); at+8 < pages*PageSize-3; at += 31 {
		same(dst, at+3, src, at)
	}
	h.CopyTo(dst, 0, src, 0, (pages-1)*PageSize)
	for at := uint64(0); at+8 < (pages-1)*PageSize; at += 31 {
		same(dst, at, src, at)
	}
	h.CopyTo(small, 0, src, 0, 100)
	off := b.NewSymbol("off", 64, expr.Input)
	m := expr.NewModel()
	m.Set(off, 90)
	if got, _ := m.Eval(h.Load(small, b.Sym(off), 8), 64); got != evenWord(1) {
		t.Errorf("at an unknown offset of the smaller object there is %#x", got)
	}
	if p := h.Get(small).pages[0]; len(p.bytes) != 100 {
		t.Errorf("the last page of an object of 100 bytes has %d", len(p.bytes))
	}
}

// TestSourceOfACopy stores into the source of a copy, in pages that were its own: the copy keeps what it got.
func TestSourceOfACopy(t *testing.T) {
	h := New(NewShared(expr.NewBuilder(64), ir.LP64))
	create := func(name string) ID {
		return h.Create(0, Spec{Kind: Malloc, Size: expr.Word(2 * PageSize), Align: 16, Name: name, Zero: true}).ID()
	}
	from, to := create("from"), create("to")
	for off := uint64(0); off < 2*PageSize; off += 8 {
		h.Store(from, expr.Word(off), 8, expr.Word(off), expr.True)
	}
	h.CopyTo(to, 0, from, 0, 2*PageSize)
	h.Store(from, expr.Word(8), 8, expr.Word(99), expr.True)
	if got := h.Load(to, expr.Word(8), 8); got != expr.Word(8) {
		t.Errorf("the copy holds %v", got)
	}
}
