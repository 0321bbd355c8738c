package symheap

import (
	"bytes"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"midway/internal/expr"
	"midway/internal/ir"
)

// bytesOfWorld is what one object holds under one assignment of the symbols.
type bytesOfWorld struct {
	model *expr.Model
	data  []byte
}

const pagedBytes = 2*PageSize + 70

// TestMixedSizes stores and loads values of many sizes, plain and symbolic, at plain and symbolic offsets, plainly and
// conditionally, over the boundaries of words and pages; under every assignment the object holds what a
// byte array holds.
func TestMixedSizes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := expr.NewBuilder(64)
		h := New(NewShared(b, ir.LP64))
		id := h.Create(0, Spec{Kind: Malloc, Size: expr.Word(pagedBytes), Align: 16, Name: "o", Zero: rapid.Bool().Draw(t, "zero")}).ID()
		lot := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "worlds"), 2))
		wide := b.NewSymbol("wide", 128, expr.Input)
		word, off, cond := b.NewSymbol("word", 64, expr.Input), b.NewSymbol("off", 64, expr.Input), b.NewSymbol("cond", 1, expr.Input)
		worlds := make([]*bytesOfWorld, 4)
		for i := range worlds {
			w := &bytesOfWorld{expr.NewModel(), make([]byte, pagedBytes)}
			w.model.SetWide(wide, new(big.Int).SetBits([]big.Word{big.Word(lot.Uint64()), big.Word(lot.Uint64())}))
			w.model.Set(word, lot.Uint64())
			w.model.Set(off, uint64(lot.IntN(pagedBytes-16)))
			w.model.Set(cond, lot.Uint64()&1)
			worlds[i] = w
		}
		fillUnset(t, &h, id, worlds, lot)
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			n := []int{1, 2, 3, 4, 8, 16}[rapid.IntRange(0, 5).Draw(t, "bytes")]
			at := []uint64{0, 56, 60, PageSize - 12, PageSize - 4, 2*PageSize - 8, 2 * PageSize}[rapid.IntRange(0, 6).Draw(t, "near")]
			where := expr.Word(at + uint64(rapid.IntRange(0, 12).Draw(t, "at")))
			if rapid.IntRange(0, 7).Draw(t, "unknown offset") == 0 {
				where = b.Sym(off)
			}
			if rapid.IntRange(0, 2).Draw(t, "load") == 0 {
				checkLoad(t, &h, id, worlds, where, n)
				continue
			}
			v := b.Trunc(128, n*8, b.Sym(wide))
			switch {
			case n <= 8 && rapid.Bool().Draw(t, "plain"):
				v = b.Trunc(64, n*8, expr.Word(0x8877665544332211))
			case n <= 8:
				v = b.Trunc(64, n*8, b.Sym(word))
			}
			when := expr.True
			if rapid.IntRange(0, 3).Draw(t, "conditional") == 0 {
				when = b.Sym(cond)
			}
			storeBoth(&h, id, worlds, where, n, v, when)
		}
		for at := uint64(0); at+8 <= pagedBytes; at += 7 {
			checkLoad(t, &h, id, worlds, expr.Word(at), 8)
		}
		checkLoad(t, &h, id, worlds, b.Sym(off), 16)
	})
}

// fillUnset gives the unset contents, if the object has any, bytes in every world.
func fillUnset(t *rapid.T, h *Heap, id ID, worlds []*bytesOfWorld, lot *rand.Rand) {
	h.Load(id, expr.Word(0), 1)
	for _, s := range h.B.AllSymbols() {
		if !strings.HasPrefix(s.Name, "unset o") {
			continue
		}
		for _, w := range worlds {
			for i := range w.data {
				w.data[i] = byte(lot.Uint32())
			}
			setBytes(w.model, s, w.data)
		}
	}
}

func storeBoth(h *Heap, id ID, worlds []*bytesOfWorld, off expr.Value, n int, v, cond expr.Value) {
	h.Store(id, off, n, v, cond)
	for _, w := range worlds {
		if c, _ := w.model.Eval(cond, 1); c == 0 {
			continue
		}
		at, _ := w.model.Eval(off, 64)
		lo, hi := w.model.Eval(v, n*8)
		for i := range n {
			if i == 8 {
				lo = hi
			}
			w.data[at+uint64(i)] = byte(lo >> (8 * (i % 8)))
		}
	}
}

func checkLoad(t *rapid.T, h *Heap, id ID, worlds []*bytesOfWorld, off expr.Value, n int) {
	v := h.Load(id, off, n)
	for i, w := range worlds {
		at, _ := w.model.Eval(off, 64)
		lo, hi := w.model.Eval(v, n*8)
		got := make([]byte, n)
		for k := range n {
			if k == 8 {
				lo = hi
			}
			got[k] = byte(lo >> (8 * (k % 8)))
		}
		if want := w.data[at : at+uint64(n)]; !bytes.Equal(got, want) {
			t.Fatalf("world %d: %d bytes at %d are %x, want %x", i, n, at, got, want)
		}
	}
}

// TestSetBytesReplacesAll: zeros take the place of what was stored before, too.
func TestSetBytesReplacesAll(t *testing.T) {
	b := expr.NewBuilder(64)
	h := New(NewShared(b, ir.LP64))
	id := h.Create(0, Spec{Kind: Malloc, Size: expr.Word(pagedBytes), Align: 16, Name: "o"}).ID()
	unknown := b.Sym(b.NewSymbol("unknown", 32, expr.Input))
	for _, at := range []uint64{4, PageSize + 8} {
		h.Store(id, expr.Word(at), 4, unknown, expr.True)
	}
	data := make([]byte, pagedBytes)
	data[PageSize+8] = 7
	h.SetBytes(id, data)
	for at, want := range map[uint64]uint64{4: 0, PageSize + 8: 7} {
		if got := h.Load(id, expr.Word(at), 4); got != expr.Word(want) {
			t.Errorf("%v at %d, want %d", got, at, want)
		}
	}
}
