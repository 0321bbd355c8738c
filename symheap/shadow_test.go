package symheap

import (
	"testing"

	"pgregory.net/rapid"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/por"
)

// traced is one event of a random execution: an access, or a release or acquire of a lock.
type traced struct {
	thread int
	lock   int // -1: an access
	acq    bool
	acc    Access
	alias  bool // through the pointer, not by the object's name
}

// trace is an execution with the twin of the race detector: a graph of what happens before what.
type trace struct {
	events []traced
	before [][]bool // before[i][j]: event j happens before event i
}

// add appends an event: it comes after its thread's earlier ones, and an acquire after every earlier release of the
// lock.
func (tr *trace) add(e traced) {
	row := make([]bool, len(tr.events)+1)
	for j, d := range tr.events {
		if d.thread == e.thread || e.lock >= 0 && e.acq && d.lock == e.lock && !d.acq {
			row[j] = true
			for k := range tr.before[j] {
				row[k] = row[k] || tr.before[j][k]
			}
		}
	}
	tr.events, tr.before = append(tr.events, e), append(tr.before, row)
}

// races reports whether the last event races with an earlier one, by definition, in one world.
func (tr *trace) races(w *expr.Model) bool {
	i := len(tr.events) - 1
	a := &tr.events[i]
	for j, e := range tr.events[:i] {
		if e.lock >= 0 || e.thread == a.thread || tr.before[i][j] || !w.Holds(e.acc.Guard) {
			continue
		}
		if (e.acc.Write || a.acc.Write) && !(e.acc.Atomic && a.acc.Atomic) && meets(w, &e, a) {
			return true
		}
	}
	return false
}

// meets reports whether two accesses share a byte in one world.
func meets(w *expr.Model, a, b *traced) bool {
	if a.alias != b.alias && !sameObject(w) {
		return false
	}
	x, _ := w.Eval(a.acc.Off, 64)
	y, _ := w.Eval(b.acc.Off, 64)
	return x < y+uint64(b.acc.Bytes) && y < x+uint64(a.acc.Bytes)
}

func sameObject(w *expr.Model) bool {
	for _, s := range w.Assigned() {
		if s.Name == "p" {
			return w.Word(s) == raceGlobal
		}
	}
	return false
}

const raceGlobal = uint64(1<<45 + 1<<14)

// raceWorlds are all assignments of an offset, a condition and a pointer.
func raceWorlds(off, cond, p *expr.Symbol) []*expr.Model {
	var out []*expr.Model
	for i := range 16 {
		m := expr.NewModel()
		m.Set(off, uint64(i&3)*6)
		m.Set(cond, uint64(i>>2&1))
		m.Set(p, []uint64{raceGlobal, farA}[i>>3])
		out = append(out, m)
	}
	return out
}

// anyway is an oracle of a heap on which nothing is known.
type anyway struct{}

func (anyway) MayBeTrue(c expr.Value) bool    { return c != expr.False }
func (anyway) Excluded(c expr.Value) bool     { return c == expr.False }
func (anyway) MustBeTrue(c expr.Value) bool   { return c == expr.True }
func (anyway) Assume(expr.Value)              {}
func (anyway) AssumeAs(expr.Value, expr.Role) {}
func (anyway) Example(cond, v expr.Value) (w uint64, found, known bool) {
	return 0, false, false
}

// TestRaces holds the race detector against the definition: an access conflicts exactly where an earlier one of another
// thread shares a byte with it, one writes, not both are atomic, and no chain of program order and locks leads from
// the earlier to the later; at unknown offsets, under conditions, and through a pointer that may be an alias.
func TestRaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := expr.NewBuilder(64)
		h := New(NewShared(b, ir.LP64))
		off, cond, p := b.NewSymbol("off", 64, expr.Input), b.NewSymbol("cond", 1, expr.Input), b.NewSymbol("p", 64, expr.Local)
		worlds := raceWorlds(off, cond, p)
		g := h.CreateGlobal(raceGlobal, Spec{Kind: Global, Size: expr.Word(200), Initial: true, Contents: b.SymArray("g", expr.Global)}).ID()
		exact := exactPointer{b.Sym(p).N}
		primary := h.Resolve(b.Sym(p), nil, exact, anyway{})[0].Obj
		if primary == g {
			t.Fatal("the pointer was taken for the global")
		}
		var tr trace
		clocks, locks := make([]por.Clock, 3), make([]por.Clock, 2)
		for range rapid.IntRange(2, 24).Draw(t, "events") {
			e := traced{thread: rapid.IntRange(0, 2).Draw(t, "thread"), lock: rapid.IntRange(-3, 1).Draw(t, "lock")}
			e.acq = rapid.Bool().Draw(t, "flag")
			if e.lock >= 0 {
				if e.acq {
					clocks[e.thread] = clocks[e.thread].Join(locks[e.lock])
				} else {
					clocks[e.thread] = clocks[e.thread].Tick(e.thread)
					locks[e.lock] = locks[e.lock].Join(clocks[e.thread])
				}
				tr.add(e)
				continue
			}
			e.lock, e.alias = -1, e.acq
			now := clocks[e.thread]
			e.acc = drawAccess(t, b, off, cond)
			e.acc.Thread, e.acc.Clock = e.thread, now.At(e.thread)+1
			id := g
			if e.alias {
				id = primary
			}
			tr.add(e)
			found := h.Conflicts(id, e.acc, now)
			for _, w := range worlds {
				if !w.Holds(e.acc.Guard) {
					continue
				}
				got := false
				for _, c := range found {
					got = got || w.Holds(c.Cond)
				}
				if want := tr.races(w); got != want {
					t.Fatalf("access %+v races %t, want %t in %s\nafter %+v", e, got, want, w, tr.events)
				}
			}
			h.Record(id, e.acc, now)
			if rapid.IntRange(0, 5).Draw(t, "fork") == 0 {
				h.Fork() // what the fork shares must be copied before it changes
			}
		}
	})
}

// exactPointer knows one term as a pointer to the start of something.
type exactPointer struct{ term *expr.Node }

func (e exactPointer) Pointer(n *expr.Node) (pointsto.Set, bool) {
	return pointsto.Set{{Node: 1}}, n == e.term
}

func drawAccess(t *rapid.T, b *expr.Builder, off, cond *expr.Symbol) Access {
	a := Access{
		Write: rapid.Bool().Draw(t, "write"), Atomic: rapid.IntRange(0, 2).Draw(t, "atomic") == 0,
		Bytes: []int{1, 4, 8, 100}[rapid.IntRange(0, 3).Draw(t, "bytes")],
		Off:   expr.Word([]uint64{0, 0, 0, 4, 6, 13}[rapid.IntRange(0, 5).Draw(t, "off")]), Guard: expr.True,
	}
	if rapid.IntRange(0, 3).Draw(t, "unknown") == 0 {
		a.Off = b.Sym(off)
	}
	switch rapid.IntRange(0, 3).Draw(t, "guard") {
	case 0:
		a.Guard = b.Sym(cond)
	case 1:
		a.Guard = b.Not(b.Sym(cond))
	}
	return a
}

// TestReadsKeepWrites: what a thread reads after it has written does not make its write forgotten, which others' reads
// race with.
func TestReadsKeepWrites(t *testing.T) {
	h := New(NewShared(expr.NewBuilder(64), ir.LP64))
	id := h.Create(0, Spec{Kind: Malloc, Size: expr.Word(8), Align: 16, Zero: true}).ID()
	access := func(thread int, clock uint32, write bool) Access {
		return Access{Thread: thread, Clock: clock, Write: write, Bytes: 4, Off: expr.Word(0), Guard: expr.True}
	}
	h.Record(id, access(0, 1, true), por.Clock{0})
	h.Record(id, access(0, 2, false), por.Clock{1}) // behind a release
	if got := h.Conflicts(id, access(1, 1, false), por.Clock{0, 0}); len(got) != 1 || !got[0].With.Write {
		t.Errorf("a read that nothing orders races with %v", got)
	}
	if got := h.Conflicts(id, access(1, 1, false), por.Clock{2, 0}); len(got) != 0 {
		t.Errorf("an ordered read races with %v", got)
	}
}
