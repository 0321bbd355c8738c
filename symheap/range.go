package symheap

import (
	"slices"

	"midway/internal/expr"
)

// Long ranges of one object are written page by page: a page that many offsets, objects or heaps hold is nobody's, and
// copied by whoever changes it. So a fill of n bytes takes n/PageSize steps, and a copy as many and what was never put
// into pages.

// nobody is an epoch that no heap has.
const nobody = 0

// Whole reports whether ranges of an object can be written with Fill and CopyTo: its size is known and it is one with
// no other.
func (o *Object) Whole() bool { return o.n >= 0 && len(o.aliases) == 0 }

// evenly is the byte that an array holds everywhere; ok is false where it holds several, or it is not known.
func evenly(a *expr.Array) (c byte, ok bool) {
	if a == nil || a.Op() != expr.OpConstArray || len(a.Bytes()) > 0 {
		return 0, false
	}
	return a.Fill(), true
}

// Fill writes n bytes at off, within bounds, of an object that is Whole; word is 8 bytes that are all the same (64
// bits).
func (h *Heap) Fill(id ID, off, n uint64, word expr.Value) {
	o := h.Own(id)
	o.whole = nil
	h.Changes++
	if word.Concrete() && n == uint64(o.n) && !o.Initial() {
		o.under, o.pages = h.B.ConstArray(nil, byte(word.W)), nil
		return
	}
	var full *page // nil: what lies under the pages is the same
	if c, ok := evenly(o.under); !ok || expr.Word(evenWord(c)) != word {
		full = h.even(word)
	}
	for at := off; at < off+n; {
		k, i := at/PageSize, at%PageSize
		m := min(PageSize-i, off+n-at)
		if m == PageSize {
			o.setPage(k, full)
		} else {
			h.ownPage(o, k).fill(h.B, i, m, word)
		}
		at += m
	}
}

// evenWord is 8 bytes that are all c.
func evenWord(c byte) uint64 { return uint64(c) * 0x0101010101010101 }

// even is a page of 8-byte words that are all the same.
func (h *Heap) even(word expr.Value) *page {
	p := h.newPage(PageSize)
	p.fill(h.B, 0, PageSize, word)
	p.epoch = nobody
	return p
}

func (p *page) fill(b *expr.Builder, i, n uint64, word expr.Value) {
	for done := uint64(0); done < n; done += 8 {
		m := min(8, n-done)
		p.put(b, i+done, m, b.Trunc(64, int(m)*8, word))
	}
}

func (o *Object) setPage(k uint64, p *page) {
	more := int(k) + 1 - len(o.pages)
	switch {
	case more > 0 && p == nil:
		return
	case more > 0:
		o.pages = append(o.pages, make([]*page, more)...)
	}
	o.pages[k] = p
}

// source is a range of an object as it was when its copy began.
type source struct {
	h     *Heap
	pages []*page // of the object, from page first on
	first uint64
	under *expr.Array
	even  *page // one that holds what lies under the pages, where that is one byte everywhere
}

// sourceOf shares an object's pages: its owner copies them before it changes them.
func (h *Heap) sourceOf(id ID, from, n uint64) *source {
	o := h.Get(id)
	s := &source{h: h, first: from / PageSize, under: o.under}
	if end := min((from+n+PageSize-1)/PageSize, uint64(len(o.pages))); end > s.first {
		s.pages = slices.Clone(o.pages[s.first:end])
	}
	for _, p := range s.pages {
		if p != nil && p.epoch == h.epoch {
			p.epoch = nobody
		}
	}
	if c, ok := evenly(o.under); ok {
		s.even = h.even(expr.Word(evenWord(c)))
	}
	return s
}

// page is page k of the object; nil where what lies under it has to be looked at.
func (s *source) page(k uint64) *page {
	if i := k - s.first; i < uint64(len(s.pages)) && s.pages[i] != nil {
		return s.pages[i]
	}
	return s.even
}

// complete reports whether a page says what each of PageSize bytes is.
func (p *page) complete() bool {
	if len(p.bytes) < PageSize {
		return false
	}
	for i := range p.known {
		if p.known[i]|p.symb[i] != ^uint64(0) {
			return false
		}
	}
	return true
}

// Unpaged is how many of n bytes at from of an object of known size a copy would have to look up one by one, because
// they have no page and are not all the same; bytes of the same page count together.
func (h *Heap) Unpaged(id ID, from, n uint64) (bytes uint64) {
	o := h.Get(id)
	if _, ok := evenly(o.under); ok {
		return 0
	}
	for k := from / PageSize; k*PageSize < from+n; k++ {
		if k >= uint64(len(o.pages)) {
			return bytes + from + n - k*PageSize
		}
		if o.pages[k] == nil {
			bytes += PageSize
		}
	}
	return bytes
}

// CopyTo writes, to n bytes at to of an object that is Whole, what n bytes at from of an object of known size hold; the
// ranges may overlap.
func (h *Heap) CopyTo(dst ID, to uint64, src ID, from, n uint64) {
	h.underneath(h.Get(src)) // unset bytes keep the name that they have now
	s := h.sourceOf(src, from, n)
	o := h.Own(dst)
	o.whole = nil
	h.Changes++
	if to == 0 && from == 0 && n == uint64(o.n) && !o.Initial() && dst != src {
		o.under, o.pages = s.under, s.pages
		h.trim(o)
		return
	}
	last := copied{}
	for at := uint64(0); at < n; {
		k, i := (to+at)/PageSize, (to+at)%PageSize
		m := min(PageSize-i, n-at)
		if p := s.ready(from+at, m, &last); p != nil {
			o.setPage(k, p)
		} else {
			s.gather(h.ownPage(o, k), i, from+at, m)
			if m == PageSize && last.a != nil {
				last.page = o.pages[k]
				last.page.epoch = nobody
			}
		}
		at += m
	}
}

// trim cuts the last page at the end of an owned object.
func (h *Heap) trim(o *Object) {
	k, n := uint64(o.n)/PageSize, uint64(o.n)%PageSize
	if k >= uint64(len(o.pages)) || o.pages[k] == nil || uint64(len(o.pages[k].bytes)) <= n {
		return
	}
	p := h.ownedPage(o.pages[k])
	more := uint64(len(p.bytes)) - n
	p.clearCells(h.B, n, more)
	clearRange(&p.known, n, more)
	p.bytes = p.bytes[:n]
	o.pages[k] = p
}

// copied is a page that was made of two neighbouring pages, which say everything.
type copied struct{ a, b, page *page }

// ready is a page that holds m bytes at from already: one of the object's, or the one made last. Otherwise it says of
// which pages the next one will be made, if that can be used again.
func (s *source) ready(from, m uint64, last *copied) *page {
	if m != PageSize {
		*last = copied{}
		return nil
	}
	a, b := s.page(from/PageSize), s.page((from+PageSize-1)/PageSize)
	switch {
	case a == nil || b == nil || !a.complete() || !b.complete():
		*last = copied{}
		return nil
	case a == b && from%PageSize == 0:
		return a
	case last.page != nil && last.a == a && last.b == b:
		return last.page
	}
	*last = copied{a: a, b: b}
	return nil
}

// gather writes m bytes at i of a page, those at from of the source.
func (s *source) gather(to *page, i, from, m uint64) {
	for done := uint64(0); done < m; {
		at := from + done
		limit := min(m-done, PageSize-at%PageSize, 8)
		v, n := s.piece(at, limit)
		to.put(s.h.B, i+done, n, v)
		done += n
	}
}

// piece reads the longest run of bytes from at, at most limit and within one page.
func (s *source) piece(at, limit uint64) (expr.Value, uint64) {
	p := s.page(at / PageSize)
	if p == nil {
		return s.h.B.Read(s.under, expr.Word(at), int(limit)), limit
	}
	v, n, ok := p.piece(s.h.B, at%PageSize, limit)
	if !ok {
		return s.h.B.Read(s.under, expr.Word(at), int(n)), n
	}
	return v, n
}
