package symheap

import (
	"encoding/binary"
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"midway/internal/expr"
	"midway/internal/ir"
)

// plainHeap is a heap as Go maps: the concrete twin of the persistent one.
type plainHeap struct {
	bytes map[ID][]byte
	addrs map[ID]uint64
	dead  map[ID]bool
}

func (p *plainHeap) clone() *plainHeap {
	c := &plainHeap{map[ID][]byte{}, maps.Clone(p.addrs), maps.Clone(p.dead)}
	for id, data := range p.bytes {
		c.bytes[id] = slices.Clone(data)
	}
	return c
}

func (p *plainHeap) ids() []ID { return slices.Sorted(maps.Keys(p.bytes)) }

type forked struct {
	h Heap
	p *plainHeap
}

// TestForks interleaves forks, creations, writes, ends and reads of several heaps at random: each heap is what its own
// history says, whatever its relatives do, in both data models.
func TestForks(t *testing.T) {
	for _, model := range []ir.DataModel{ir.LP64, ir.ILP32} {
		rapid.Check(t, func(t *rapid.T) { forks(t, model) })
	}
}

func forks(t *rapid.T, model ir.DataModel) {
	shared := NewShared(expr.NewBuilder(model.PtrBits()), model)
	heaps := []*forked{{New(shared), &plainHeap{map[ID][]byte{}, map[ID]uint64{}, map[ID]bool{}}}}
	pick := func(n int, what string) int { return rapid.IntRange(0, n-1).Draw(t, what) }
	for range rapid.IntRange(1, 60).Draw(t, "steps") {
		f := heaps[pick(len(heaps), "heap")]
		ids := f.p.ids()
		switch what := pick(8, "what"); {
		case what == 0 && len(heaps) < 6:
			heaps = append(heaps, &forked{f.h.Fork(), f.p.clone()})
		case what <= 2 || len(ids) == 0:
			for range 1 + 70*pick(2, "many") { // over the boundary of a chunk
				f.create(t, pick(3, "creator"), []int64{1, 7, 8, 300, 40000}[pick(5, "size")])
			}
		case what == 3:
			f.end(ids[pick(len(ids), "ended")], pick(2, "forget") == 0)
		default:
			f.write(t, ids[pick(len(ids), "written")], rapid.Uint64().Draw(t, "word"), uint64(rapid.IntRange(0, 1<<16).Draw(t, "off")), 1<<pick(4, "bytes"))
		}
	}
	for _, f := range heaps {
		f.compare(t)
	}
}

func (f *forked) create(t *rapid.T, creator int, size int64) {
	o := f.h.Create(creator, Spec{Kind: Malloc, Size: expr.Word(uint64(size)), Align: 16, Zero: true})
	if o == nil {
		t.Fatal("no room for a small object")
	}
	if _, taken := f.p.bytes[o.ID()]; taken {
		t.Fatalf("identity %d is given twice", o.ID())
	}
	f.p.bytes[o.ID()], f.p.addrs[o.ID()] = make([]byte, size), o.Addr()
}

// end frees an object, or forgets it.
func (f *forked) end(id ID, forget bool) {
	if forget {
		f.h.Drop(id)
		delete(f.p.bytes, id)
		return
	}
	f.h.SetLive(id, expr.False, expr.True)
	f.p.dead[id] = true
}

// write stores by the fast way where it is open, otherwise by the slow one.
func (f *forked) write(t *rapid.T, id ID, word, off uint64, n int) {
	data := f.p.bytes[id]
	if f.p.dead[id] || len(data) < n {
		return
	}
	off %= uint64(len(data) - n + 1)
	if n < 8 {
		word &= 1<<(8*n) - 1
	}
	o := f.h.Find(f.p.addrs[id] + off)
	if o == nil || o.ID() != id {
		t.Fatalf("Find(%#x) is not object %d", f.p.addrs[id]+off, id)
	}
	if !f.h.StoreWord(o, off, uint64(n), word) {
		f.h.Store(id, expr.Word(off), n, expr.Word(word), expr.True)
	}
	buf := binary.LittleEndian.AppendUint64(nil, word)
	copy(data[off:], buf[:n])
}

// compare reads everything back, by address and by identity.
func (f *forked) compare(t *rapid.T) {
	found := 0
	f.h.All(func(o *Object) {
		found++
		if _, ok := f.p.bytes[o.ID()]; !ok {
			t.Fatalf("object %d is still there", o.ID())
		}
	})
	if found != len(f.p.bytes) {
		t.Fatalf("%d objects, want %d", found, len(f.p.bytes))
	}
	for id, addr := range f.p.addrs {
		data, there := f.p.bytes[id]
		for _, off := range []uint64{0, uint64(max(len(data)-1, 0)), uint64(len(data))} {
			o := f.h.Find(addr + off)
			if (o != nil && o.ID() == id) != there {
				t.Fatalf("Find(%#x + %d) is %v, there %t", addr, off, o, there)
			}
		}
		if !there || f.p.dead[id] {
			continue
		}
		step := 1 + len(data)/300*12
		for off := 0; off < len(data); off += step {
			n := min(8, len(data)-off)
			if n&(n-1) != 0 {
				continue
			}
			want := uint64(0)
			for i := n - 1; i >= 0; i-- {
				want = want<<8 | uint64(data[off+i])
			}
			if got := f.h.Load(id, expr.Word(uint64(off)), n); got != expr.Word(want) {
				t.Fatalf("%d bytes at %d of object %d are %v, want %#x", n, off, id, got, want)
			}
		}
	}
}

// TestManyObjects fills and empties several levels of the directory.
func TestManyObjects(t *testing.T) {
	h := New(NewShared(expr.NewBuilder(64), ir.LP64))
	const n = 2*midSpan + 100
	var ids []ID
	for range n {
		ids = append(ids, h.Create(0, Spec{Kind: Malloc, Size: expr.Word(8), Align: 16, Zero: true}).ID())
	}
	before := h.Fork()
	addr := func(h *Heap, i int) uint64 { return h.Get(ids[i]).Addr() }
	first, last := addr(&h, 0), addr(&h, n-1)
	for _, id := range ids[:n-1] {
		h.Drop(id)
	}
	if h.Find(first) != nil || h.Find(last) == nil || h.Get(ids[5]) != nil {
		t.Error("dropped objects are found, or the last one is not")
	}
	if o := h.Create(0, Spec{Kind: Malloc, Size: expr.Word(8), Align: 16}); o.Addr() <= last {
		t.Errorf("address %#x is used again", o.Addr())
	}
	for i := range ids {
		if o := before.Find(addr(&before, i)); o == nil || o.ID() != ids[i] {
			t.Fatalf("the older heap lost object %d", i)
		}
	}
}

// TestPagesOfForks: a page that was written before a fork is its own in each heap, also where another page of the
// object was written since.
func TestPagesOfForks(t *testing.T) {
	h := New(NewShared(expr.NewBuilder(64), ir.LP64))
	id := h.Create(0, Spec{Kind: Malloc, Size: expr.Word(3 * PageSize), Align: 16, Zero: true}).ID()
	for k := range uint64(3) {
		h.Store(id, expr.Word(k*PageSize), 8, expr.Word(k+1), expr.True)
	}
	f := h.Fork()
	f.Store(id, expr.Word(0), 8, expr.Word(77), expr.True)
	for k := uint64(1); k < 3; k++ {
		if !f.StoreWord(f.Get(id), k*PageSize, 8, 70+k) {
			t.Fatal("a plain word over a plain word takes the slow way")
		}
	}
	for k := range uint64(3) {
		if got := h.Load(id, expr.Word(k*PageSize), 8); got != expr.Word(k+1) {
			t.Errorf("page %d of the older heap begins with %v", k, got)
		}
	}
}

// TestWordsChangeContents: a word that is stored the fast way is read at unknown offsets, too.
func TestWordsChangeContents(t *testing.T) {
	b := expr.NewBuilder(64)
	h := New(NewShared(b, ir.LP64))
	id := h.Create(0, Spec{Kind: Malloc, Size: expr.Word(64), Align: 16, Zero: true}).ID()
	off := b.NewSymbol("off", 64, expr.Input)
	m := expr.NewModel()
	m.Set(off, 8)
	h.Store(id, expr.Word(8), 8, expr.Word(1), expr.True)
	for want := uint64(1); want < 4; want++ {
		if got, _ := m.Eval(h.Load(id, b.Sym(off), 8), 64); got != want {
			t.Errorf("%d, want %d", got, want)
		}
		if !h.StoreWord(h.Own(id), 8, 8, want+1) {
			t.Fatal("a plain word over a plain word takes the slow way")
		}
	}
}
