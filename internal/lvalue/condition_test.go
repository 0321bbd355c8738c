package lvalue

import (
	"testing"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// world is a program with a few variables, and their unknown contents.
type world struct {
	b *expr.Builder
	n *Names
	h *symheap.Shared
}

func newWorld() *world {
	enum := &ir.Type{
		Kind:   ir.Enum,
		Name:   "color",
		Size:   4,
		Values: []ir.EnumValue{{Name: "RED"}, {Name: "BLUE", Value: 2}},
	}
	sync := func(name string, size int64) *ir.Type { return &ir.Type{Kind: ir.Union, Name: name, Size: size} }
	p := &ir.Program{}
	for i, g := range []*ir.Global{
		{Name: "level", Type: intType}, {Name: "limit", Type: flags}, {Name: "letter", Type: charType},
		{Name: "color", Type: enum}, {Name: "first", Type: &ir.Type{Kind: ir.PointerTo, Size: 8, Elem: node}},
		{Name: "m", Type: mutexT}, {Name: "jobs", Type: sync("sem_t", 32)}, {Name: "meet", Type: sync("pthread_barrier_t", 32)},
		{Name: "table", Type: sync("pthread_rwlock_t", 56)}, {Name: "spin", Type: &ir.Type{Kind: ir.Int, Name: "pthread_spinlock_t", Size: 4}},
		{Name: "made", Type: &ir.Type{Kind: ir.Int, Name: "pthread_once_t", Size: 4}},
		{Name: "list", Type: nodes},
	} {
		g.ID, g.Addr, g.Size = ir.GlobalID(i), ir.LP64.Layout().GlobalBase+uint64(i)<<17+1<<14, g.Type.Size
		p.Globals = append(p.Globals, g)
	}
	w := &world{b: expr.NewBuilder(64)}
	w.h = symheap.NewShared(w.b, ir.LP64)
	w.n = New(p, NewSource(p), nil, []string{"t1", "t2"})
	return w
}

// read is n bytes of the first contents of a variable.
func (w *world) read(name string, off uint64, n int) expr.Value {
	for _, g := range w.n.P.Globals {
		if g.Name == name {
			return w.b.Read(w.contents(g), expr.Word(off), n)
		}
	}
	panic(name)
}

func (w *world) contents(g *ir.Global) *expr.Array {
	a := w.b.SymArray(g.Name, expr.Global)
	w.h.Typed(a, g.Type, g.Name)
	return a
}

func TestConditions(t *testing.T) {
	w := newWorld()
	b, word := w.b, expr.Word
	eq := func(width int, x, y expr.Value) expr.Value { return b.Cmp(expr.EQ, width, x, y) }
	level, kind := w.read("level", 0, 4), w.read("m", 16, 4)
	low := b.Bin(expr.And, 32, kind, word(3))
	for _, c := range []struct {
		is   expr.Value
		want string
	}{
		{eq(32, level, word(0xffffffff)), "level == -1"},
		{eq(32, w.read("limit", 0, 4), word(0xffffffff)), "limit == 4294967295"},
		{eq(8, w.read("letter", 0, 1), word('q')), "letter == 'q'"},
		{eq(32, w.read("color", 0, 4), word(2)), "color == BLUE"},
		{b.Not(eq(64, w.read("first", 0, 8), word(0))), "first != NULL"},
		{eq(64, w.read("first", 0, 8), word(w.n.P.Globals[11].Addr+64)), "first == &list[1]"},
		{b.Cmp(expr.SLT, 32, level, word(7)), "level < 7"},
		{b.Cmp(expr.SLE, 32, word(7), level), "level >= 7"},
		{b.Cmp(expr.ULT, 32, level, word(7)), "(unsigned)level < 7"},
		{b.Cmp(expr.ULT, 32, b.Bin(expr.Sub, 32, level, word(3)), word(4)), "3 <= level && level <= 6"},
		{eq(32, b.Bin(expr.Add, 32, level, word(2)), word(5)), "level == 3"},
		{eq(32, w.read("list", 68, 4), word(1)), "list[1].in.a == 1"},
		{eq(32, w.read("m", 0, 4), word(0)), "m is free"},
		{b.Not(eq(32, w.read("m", 0, 4), word(0))), "m is held"},
		{eq(32, w.read("m", 8, 4), word(2)), "m is held by t2"},
		{eq(32, low, word(1)), "m is recursive"},
		{b.Or1(eq(32, w.read("m", 0, 4), word(0)), b.And1(eq(32, w.read("m", 8, 4), word(1)), eq(32, low, word(1)))),
			"m is free, or it is held by t1 and recursive"},
		{eq(32, w.read("jobs", 0, 4), word(0)), "semaphore jobs is 0"},
		{b.Cmp(expr.SLT, 32, word(0), w.read("jobs", 0, 4)), "semaphore jobs is above 0"},
		{eq(32, w.read("meet", 0, 4), word(2)), "2 threads arrived at meet"},
		{eq(32, w.read("meet", 8, 4), word(3)), "meet is for 3 threads"},
		{eq(32, w.read("meet", 0, 4), b.Bin(expr.Sub, 32, w.read("meet", 8, 4), word(1))), "one thread is missing at meet"},
		{eq(32, w.read("table", 0, 4), word(0)), "no thread reads under table"},
		{b.Not(eq(32, w.read("table", 4, 4), word(0))), "table is held for writing"},
		{eq(32, w.read("spin", 0, 4), word(0)), "spin is free"},
		{eq(32, w.read("made", 0, 4), word(2)), "the routine of made has run"},
	} {
		if c.is.N == nil {
			t.Fatalf("%s is decided", c.want)
		}
		if got := w.n.Condition(c.is.N); got != c.want {
			t.Errorf("%s: %q, want %q", c.is.N, got, c.want)
		}
	}
}

// TestWhatCannotBeSaid holds that a condition over written memory is a sentence and no chain of stores, and names what
// decides it.
func TestWhatCannotBeSaid(t *testing.T) {
	w := newWorld()
	list := w.contents(w.n.P.Globals[11])
	at := w.b.ZExt(32, 64, w.read("level", 0, 4))
	written := w.b.Store(list, at, w.read("limit", 0, 4), 4)
	is := w.b.Cmp(expr.EQ, 32, w.b.Read(written, expr.Word(4), 4), expr.Word(7))
	if got := w.n.Condition(is.N); got != "what is read from level and limit decides" {
		t.Errorf("%q", got)
	}
	nameless := w.b.Sym(w.b.NewSymbol("main().%7", 32, expr.Local))
	if got := w.n.Condition(w.b.Cmp(expr.EQ, 32, nameless, expr.Word(7)).N); got != "a value that has no name in the source decides" {
		t.Errorf("%q", got)
	}
}

// TestWideNumbers holds that what C has no type for is a sentence.
func TestWideNumbers(t *testing.T) {
	w := newWorld()
	wide := w.b.ZExt(64, 128, w.read("first", 0, 8))
	sum := w.b.Bin(expr.Add, 128, wide, w.b.Wide(128, 1, 5))
	low := w.b.Extract(128, w.b.Bin(expr.Mul, 128, sum, sum), 32, 32)
	for _, is := range []expr.Value{w.b.Cmp(expr.EQ, 128, sum, w.b.Wide(128, 3, 0)), w.b.Cmp(expr.ULT, 32, low, expr.Word(4))} {
		if is.N == nil {
			continue
		}
		if got := w.n.Condition(is.N); got != "a value read from first decides" {
			t.Errorf("%s: %q", is.N, got)
		}
	}
}

func TestExamples(t *testing.T) {
	w := newWorld()
	b := w.b
	first := w.read("first", 0, 8)
	conds := []*expr.Node{
		b.Not(b.Cmp(expr.EQ, 64, first, expr.Word(0))).N,
		b.Cmp(expr.SLT, 32, w.read("level", 0, 4), expr.Word(0)).N,
		b.Cmp(expr.EQ, 32, w.read("m", 0, 4), expr.Word(0)).N,
		b.Cmp(expr.EQ, 8, w.read("list", 8, 1), expr.Word('h')).N,
		b.Cmp(expr.EQ, 8, w.read("list", 9, 1), expr.Word('i')).N,
	}
	m := expr.NewModel()
	set := func(name string, bytes ...byte) {
		s := b.SymArray(name, expr.Global).Symbol()
		for i, c := range bytes {
			m.SetByte(s, uint64(i), c)
		}
	}
	set("first", 0, 0, 0, 0, 1)
	set("level", 0xec, 0xff, 0xff, 0xff)
	set("list", 0, 0, 0, 0, 0, 0, 0, 0, 'h', 'i')
	want := []string{"first = a new object of 64 bytes", "level = -20", `list[0].in.name = "hi…"`}
	got := w.n.Examples(conds, m)
	for i, e := range got {
		if text := e.Name + " = " + e.Value; i >= len(want) || text != want[i] {
			t.Errorf("%s", text)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d examples: %v", len(got), got)
	}
}

func TestTextsOfExamples(t *testing.T) {
	for _, c := range []struct {
		text string
		ends bool
		want string
	}{
		{"", true, `""`}, {"hi", true, `"hi"`}, {"hi", false, `"hi…"`}, {"a\"\\\n\t\x01", true, `"a\"\\\n\t\001"`},
		{"abcdefghijklmnopqrstuvwxyz", true, `"abcdefghijklmnopqrstuvwx…" (26 characters)`}, {"\xff1", false, `"\3771…"`},
	} {
		if got := cText([]byte(c.text), c.ends); got != c.want {
			t.Errorf("%q, %v: %s, want %s", c.text, c.ends, got, c.want)
		}
	}
	s := &texts{order: []string{"buf", "what read gave at p.c:3"}, chars: map[string]map[int]byte{
		"buf":                     {0: 'a', 1: 0, 5: 'x', 8: 'y', 9: 'z', 10: 0},
		"what read gave at p.c:3": {4: 'q'},
	}}
	want := []string{`buf = "a"`, `buf[5] = 'x'`, `&buf[8] = "yz"`, `what read gave at p.c:3, from byte 4 = "q…"`}
	for i, e := range s.examples() {
		if got := e.Name + " = " + e.Value; i >= len(want) || got != want[i] {
			t.Errorf("%d: %s", i, got)
		}
	}
}
