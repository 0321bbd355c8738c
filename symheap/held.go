package symheap

import "midway/internal/expr"

// maxWords bounds, in bytes, an object whose every word is looked at although most were written through unknown
// offsets.
const maxWords = 1 << 16

// Held calls f with every pointer-sized value that the object may hold at any offset, as far as something was written
// to it; an address whose bytes were put together from unknown ones is not recognised. It returns false where f was
// also called with values that may have been overwritten: behind an unknown offset in an object too large
// to be read word by word.
func (h *Heap) Held(id ID, f func(v expr.Value)) (exact bool) {
	n := uint64(h.Ptr / 8)
	if under := h.Get(id).under; overwritten(under) {
		if size := h.Get(id).n; size >= 0 && size <= maxWords {
			for off := uint64(0); off+n <= uint64(size); off += n {
				f(h.Load(id, expr.Word(off), int(n)))
			}
			return true
		}
		for _, v := range h.storesIn(under) {
			f(v)
		}
		defer func() { exact = false }()
	}
	for k := range h.Get(id).pages {
		pages := h.Get(id).pages
		between := k > 0 && k+1 < len(pages) && pages[k-1] == pages[k] && pages[k+1] == pages[k]
		if p := pages[k]; p != nil && !between {
			h.heldInPage(id, uint64(k), p, n, f)
		}
	}
	return true
}

// heldInPage is Held for page k.
func (h *Heap) heldInPage(id ID, k uint64, p *page, n uint64, f func(v expr.Value)) {
	o := h.Get(id)
	for i := uint64(0); i < uint64(len(p.bytes)); i++ {
		at := k*PageSize + i
		if o.n >= 0 && at+n > uint64(o.n) {
			return
		}
		known, symbolic := get(&p.known, i), get(&p.symb, i)
		if known {
			if w, ok := o.LoadWord(at, n); ok {
				f(expr.Word(w))
				continue
			}
		}
		crosses := i&63+n > 64
		if (known || symbolic) && (at%n == 0 || crosses || symbolic && uint64(p.cellAt(uint16(i)).off) == i) {
			f(h.Load(id, expr.Word(at), int(n)))
		}
	}
}

// overwritten reports whether something was written to an array.
func overwritten(a *expr.Array) bool {
	return a != nil && a.Op() != expr.OpSymArray && a.Op() != expr.OpConstArray
}

// storesIn are the values that the stores of an array put into it, those of the sources of copies among them, and the
// words of its plain bytes.
func (h *Heap) storesIn(a *expr.Array) (out []expr.Value) {
	seen := map[*expr.Node]bool{}
	for work := []*expr.Array{a}; len(work) > 0; {
		a := work[len(work)-1]
		work = work[:len(work)-1]
		if a == nil || seen[a] {
			continue
		}
		seen[a] = true
		switch a.Op() {
		case expr.OpStore:
			out = append(out, a.Kid(2))
			work = append(work, a.Kids()[0])
		case expr.OpIteArray:
			work = append(work, a.Kids()[1], a.Kids()[2])
		case expr.OpCopy:
			work = append(work, a.Kids()[0], a.Kids()[3])
		case expr.OpFill:
			work = append(work, a.Kids()[0])
		case expr.OpConstArray:
			EachWord(a.Bytes(), h.Ptr/8, func(w uint64) { out = append(out, expr.Word(w)) })
		}
	}
	return out
}

// EachWord calls f with every word of n bytes that begins somewhere in some bytes and is not 0.
func EachWord(data []byte, n int, f func(w uint64)) {
	for i := 0; i+n <= len(data); i++ {
		w := uint64(0)
		for k := n - 1; k >= 0; k-- {
			w = w<<8 | uint64(data[i+k])
		}
		if w != 0 {
			f(w)
		}
	}
}
