package symheap

import (
	"bytes"

	"midway/internal/expr"
)

// maxPaged is the largest concrete offset, in bytes, kept in pages where the size is symbolic.
const maxPaged = 1 << 22

// LoadWord reads n bytes (1, 2, 4 or 8) at a concrete offset where they are all plain; ok is false
// where they are not, or out of bounds. It never allocates.
func (o *Object) LoadWord(off, n uint64) (w uint64, ok bool) {
	if k := off / PageSize; k < uint64(len(o.pages)) {
		i := off % PageSize
		if p := o.pages[k]; p != nil && i&63+n <= 64 && p.allKnown(i, n) {
			return p.word(i, n), true
		}
	}
	return 0, false
}

// PlainWord is LoadWord that also knows the bytes of an object that nothing but zero was written to.
func (h *Heap) PlainWord(o *Object, off, n uint64) (w uint64, ok bool) {
	if k := off / PageSize; o.under == h.zero && (k >= uint64(len(o.pages)) || o.pages[k] == nil) &&
		off%PageSize+n <= PageSize {
		return 0, true
	}
	return o.LoadWord(off, n)
}

// StoreWord writes n bytes (1, 2, 4 or 8) at a concrete offset of an owned object where plain bytes
// replace plain bytes; ok is false where they do not. It never allocates but for a page's first
// write in an epoch.
func (h *Heap) StoreWord(o *Object, off, n, w uint64) bool {
	k, i := off/PageSize, off%PageSize
	if o.epoch != h.epoch || k >= uint64(len(o.pages)) || i&63+n > 64 {
		return false
	}
	p := o.pages[k]
	if p == nil || !p.allKnown(i, n) {
		return false
	}
	if p.epoch != h.epoch {
		p = h.ownedPage(p)
		o.pages[k] = p
	}
	p.setWord(i, n, w)
	o.whole = nil
	h.Changes++
	return true
}

// Load reads n bytes at off (as wide as a pointer, within bounds) of the object.
func (h *Heap) Load(id ID, off expr.Value, n int) expr.Value {
	o := h.Get(id)
	if !off.Concrete() || off.W > maxPaged && o.n < 0 {
		return h.B.Read(h.array(id), off, n)
	}
	if n <= 8 && n&(n-1) == 0 {
		if w, ok := o.LoadWord(off.W, uint64(n)); ok {
			return expr.Word(w)
		}
	}
	return h.loadBytes(id, off.W, uint64(n))
}

// loadBytes gathers n bytes from pages and from below them.
func (h *Heap) loadBytes(id ID, off, n uint64) expr.Value {
	o := h.Get(id)
	var acc expr.Value
	have := 0 // bits gathered
	for done := uint64(0); done < n; {
		at := off + done
		limit := min(n-done, PageSize-at%PageSize)
		v, got := h.piece(o, at, limit)
		if o.under == nil { // piece gave the object a name for its unset contents
			o = h.Get(id)
		}
		if have == 0 {
			acc = v
		} else {
			acc = h.B.Concat(int(got)*8, v, have, acc)
		}
		have += int(got) * 8
		done += got
	}
	return acc
}

// piece reads the longest run of bytes from at, at most limit and within one page.
func (h *Heap) piece(o *Object, at, limit uint64) (expr.Value, uint64) {
	k, i := at/PageSize, at%PageSize
	if k >= uint64(len(o.pages)) || o.pages[k] == nil {
		return h.below(o, at, limit), limit
	}
	v, n, ok := o.pages[k].piece(h.B, i, limit)
	if !ok {
		v = h.below(o, at, n)
	}
	return v, n
}

// piece reads the longest run of bytes of a page from i, at most limit; ok is false where they lie under the page.
func (p *page) piece(b *expr.Builder, i, limit uint64) (v expr.Value, n uint64, ok bool) {
	n, plain, c := p.run(i, i+limit)
	switch {
	case plain:
		n = min(n, 8)
		w := uint64(0)
		for j := uint64(0); j < n; j++ {
			w |= uint64(p.bytes[i+j]) << (8 * j)
		}
		return expr.Word(w), n, true
	case c != nil:
		return b.Extract(int(c.n)*8, c.v, int(i-uint64(c.off))*8, int(n)*8), n, true
	}
	return v, n, false
}

func (h *Heap) below(o *Object, at, n uint64) expr.Value {
	return h.B.Read(h.underneath(o), expr.Word(at), int(n))
}

// underneath is the array below an object's pages; unset contents get a name once, which every fork shares.
func (h *Heap) underneath(o *Object) *expr.Array {
	if o.under == nil {
		o = h.Own(o.id)
		o.under = h.B.SymArray("unset "+h.label(o), expr.Unset)
	}
	return o.under
}

// label names an object uniquely and canonically: by its address, which is a function of its creator
// and that thread's earlier allocations.
func (h *Heap) label(o *Object) string {
	return o.name + "@" + hex(o.addr)
}

func hex(w uint64) string {
	const digits = "0123456789abcdef"
	buf := make([]byte, 0, 16)
	for shift := 60; shift >= 0; shift -= 4 {
		if d := w >> uint(shift); d != 0 || shift == 0 {
			buf = append(buf, digits[d&15])
		}
	}
	return string(buf)
}

// Store writes n bytes at off of the object and, where it may alias others, of those (Bergan
// figure 6 as corrected: docs/design.md §11): everywhere under cond, elsewhere under equal bases too.
func (h *Heap) Store(id ID, off expr.Value, n int, v, cond expr.Value) {
	h.storeOne(id, off, n, v, cond)
	for _, a := range h.Get(id).aliases {
		if eq := h.B.And1(cond, h.Same(id, a)); eq != expr.False {
			h.storeOne(a, off, n, v, eq)
		}
	}
}

// storeOne writes to one object, conditionally.
func (h *Heap) storeOne(id ID, off expr.Value, n int, v, cond expr.Value) {
	if o := h.Get(id); o.n >= 0 && off.Concrete() && (off.W > uint64(o.n) || uint64(n) > uint64(o.n)-off.W) {
		return // an alias that is too small for what was found to be in bounds: it is none
	}
	if cond != expr.True {
		v = h.B.Ite(n*8, cond, v, h.Load(id, off, n))
	}
	h.Changes++
	if !off.Concrete() || h.Get(id).n < 0 && off.W > maxPaged {
		whole := h.B.Store(h.array(id), off, v, n)
		o := h.Own(id)
		o.under, o.whole = whole, whole
		clear(o.pages)
		return
	}
	o := h.Own(id)
	o.whole = nil
	for done := uint64(0); done < uint64(n); {
		at := off.W + done
		got := min(uint64(n)-done, PageSize-at%PageSize)
		part := v
		if got != uint64(n) {
			part = h.B.Extract(n*8, v, int(done)*8, int(got)*8)
		}
		h.ownPage(o, at/PageSize).put(h.B, at%PageSize, got, part)
		done += got
	}
}

// ownPage is page k of an owned object, ready to be changed.
func (h *Heap) ownPage(o *Object, k uint64) *page {
	for uint64(len(o.pages)) <= k {
		o.pages = append(o.pages, nil)
	}
	p := o.pages[k]
	if p == nil {
		size := int64(PageSize)
		if o.n >= 0 {
			size = min(size, o.n-int64(k)*PageSize)
		}
		p = h.newPage(max(size, 0))
		if c, ok := evenly(o.under); ok {
			for i := range p.bytes {
				p.bytes[i] = c
			}
			setRange(&p.known, 0, uint64(len(p.bytes)))
		}
		o.pages[k] = p
	} else if p.epoch != h.epoch {
		p = h.ownedPage(p)
		o.pages[k] = p
	}
	return p
}

// Touch makes plain bytes of the page around a concrete offset, so that later accesses there are
// plain; it does nothing where the bytes under it are not all the same.
func (h *Heap) Touch(id ID, off uint64) {
	o := h.Get(id)
	if _, ok := evenly(o.under); o.n < 0 || off >= uint64(o.n) || !ok {
		return
	}
	if k := off / PageSize; k < uint64(len(o.pages)) && o.pages[k] != nil {
		return
	}
	h.ownPage(h.Own(id), off/PageSize)
}

// SetBytes makes the whole contents plain: a global's initialiser.
func (h *Heap) SetBytes(id ID, data []byte) {
	o := h.Own(id)
	o.whole, o.under = nil, h.zero
	clear(o.pages)
	h.Changes++
	for at := 0; at < len(data); at += PageSize {
		end := min(at+PageSize, len(data))
		if allZero(data[at:end]) {
			continue
		}
		p := h.ownPage(o, uint64(at/PageSize))
		copy(p.bytes, data[at:end])
		setRange(&p.known, 0, uint64(len(p.bytes)))
	}
}

func allZero(b []byte) bool {
	for _, x := range b {
		if x != 0 {
			return false
		}
	}
	return true
}

// SetContents replaces everything the object holds, and what its aliases hold where they are one.
func (h *Heap) SetContents(id ID, a *expr.Array) {
	for _, other := range h.Get(id).aliases {
		eq := h.Same(id, other)
		if eq == expr.False {
			continue
		}
		h.replace(other, h.B.IteArray(eq, a, h.array(other)))
	}
	h.replace(id, a)
}

func (h *Heap) replace(id ID, a *expr.Array) {
	o := h.Own(id)
	o.under, o.whole = a, a
	clear(o.pages)
	h.Changes++
}

// array is the object's present contents as one array.
func (h *Heap) array(id ID) *expr.Array {
	o := h.Get(id)
	if o.whole != nil {
		return o.whole
	}
	a := h.flatten(o)
	h.Own(id).whole = a
	return a
}

func (h *Heap) flatten(o *Object) *expr.Array {
	if a := h.flattenPlain(o); a != nil {
		return a
	}
	a := h.underneath(o)
	for k, p := range o.pages {
		if p != nil {
			a = h.overlay(a, p, uint64(k)*PageSize)
		}
	}
	return a
}

// flattenPlain is the contents of an object of known size all of whose bytes are plain or in cells; those behind its
// pages are all the same.
func (h *Heap) flattenPlain(o *Object) *expr.Array {
	rest, even := evenly(o.under)
	paged := min(o.n, int64(len(o.pages))*PageSize)
	if o.n < 0 || paged < o.n && !even {
		return nil
	}
	data := bytes.Repeat([]byte{rest}, int(paged))
	for k, p := range o.pages {
		if p == nil && !even {
			return nil
		}
		for i := 0; p != nil && i < len(p.bytes); i++ {
			switch {
			case get(&p.known, uint64(i)):
				data[k*PageSize+i] = p.bytes[i]
			case !get(&p.symb, uint64(i)):
				return nil
			}
		}
	}
	a := h.B.ConstArray(data, rest)
	for k, p := range o.pages {
		if p != nil {
			for _, c := range p.cells {
				a = h.B.Store(a, expr.Word(uint64(k)*PageSize+uint64(c.off)), c.v, int(c.n))
			}
		}
	}
	return a
}

// Heavy reports whether making one array of an object's contents, as an access at an unknown offset does, takes more
// than is bearable: there are mostPlain bytes in pages, or mostStored over contents that are not all the same.
func (o *Object) Heavy() bool {
	most := int64(mostPlain)
	if _, even := evenly(o.under); !even && int64(len(o.pages))*PageSize < o.n {
		most = mostStored
	}
	return o.whole == nil && int64(len(o.pages))*PageSize > most
}

const (
	mostPlain  = 64 << 20
	mostStored = 4 << 20
)

// overlay writes a page's own bytes over an array.
func (h *Heap) overlay(a *expr.Array, p *page, start uint64) *expr.Array {
	for i := uint64(0); i < uint64(len(p.bytes)); {
		n, plain, c := p.run(i, min(uint64(len(p.bytes)), i+8))
		switch {
		case plain:
			w := uint64(0)
			for j := uint64(0); j < n; j++ {
				w |= uint64(p.bytes[i+j]) << (8 * j)
			}
			a = h.B.Store(a, expr.Word(start+i), expr.Word(w), int(n))
		case c != nil && uint64(c.off) == i && uint64(c.n) == n:
			a = h.B.Store(a, expr.Word(start+i), c.v, int(n))
		case c != nil:
			a = h.B.Store(a, expr.Word(start+i), h.B.Extract(int(c.n)*8, c.v, int(i-uint64(c.off))*8, int(n)*8), int(n))
		}
		i += n
	}
	return a
}

// Words calls f with every pointer-sized, pointer-aligned value of an object's known bytes.
func (h *Heap) Words(id ID, f func(expr.Value)) {
	n := uint64(h.Ptr / 8)
	o := h.Get(id)
	for k, p := range o.pages {
		if p == nil || k > 0 && p == o.pages[k-1] {
			continue
		}
		for i := uint64(0); i+n <= uint64(len(p.bytes)); i += n {
			if p.allKnown(i, n) {
				f(expr.Word(p.word(i, n)))
			} else if anySet(&p.symb, i, n) {
				f(h.loadBytes(id, uint64(k)*PageSize+i, n))
			}
		}
	}
	if o.under != nil && !h.isZero(o.under) {
		f(expr.Value{N: o.under})
	}
}
