package symheap

import (
	"slices"

	"midway/internal/expr"
)

// Evaluate is the first n bytes that an object holds in a model.
func (h *Heap) Evaluate(id ID, n int, m *expr.Model) []byte {
	out := h.EvaluateArray(h.underneath(h.Get(id)), n, m)
	for k, p := range h.Get(id).pages {
		if p != nil {
			p.evaluate(out, k*PageSize, m)
		}
	}
	return out
}

// EvaluateArray is the first n bytes of an array in a model.
func (h *Heap) EvaluateArray(a *expr.Array, n int, m *expr.Model) []byte {
	out := make([]byte, n)
	switch root := a.Symbol(); {
	case h.isZero(a):
	case root != nil:
		rest, at := m.Bytes(root)
		for i := range out {
			out[i] = rest
		}
		for _, i := range at {
			if i < uint64(n) {
				out[i] = m.Byte(root, i)
			}
		}
	default:
		for i := range out {
			w, _ := m.Eval(h.B.Read(a, expr.Word(uint64(i)), 1), 8)
			out[i] = byte(w)
		}
	}
	return out
}

// evaluate writes the page's own bytes over out, in which it begins at start.
func (p *page) evaluate(out []byte, start int, m *expr.Model) {
	for i := uint64(0); i < uint64(len(p.bytes)) && start+int(i) < len(out); {
		n, plain, c := p.run(i, uint64(len(p.bytes)))
		for j := i; j < i+n && start+int(j) < len(out); j++ {
			switch {
			case plain:
				out[start+int(j)] = p.bytes[j]
			case c != nil:
				out[start+int(j)] = cellByte(c, j-uint64(c.off), m)
			}
		}
		i += n
	}
}

// cellByte is byte i of a cell in a model.
func cellByte(c *cell, i uint64, m *expr.Model) byte {
	lo, hi := m.Eval(c.v, int(c.n)*8)
	if i >= 8 {
		lo, i = hi, i-8
	}
	return byte(lo >> (8 * i))
}

// Birth is what an object of the initial state that a pointer term led to was, when the run began.
type Birth struct {
	ID       ID
	Contents *expr.Array // its first contents, where it is none of its aliases
	Live     expr.Value  // width 1, where it is none of its aliases
}

// Births lists the primary objects, in the order in which they were expanded.
func (h *Heap) Births() []Birth {
	var out []Birth
	for e := h.expanded; e != nil; e = e.parent {
		if o := h.Get(e.id); o != nil && o.kind == Unknown && h.leads(e) {
			out = append(out, Birth{o.id, o.born, o.bornLive})
		}
	}
	slices.Reverse(out) // of several that are one, what the first one held was there
	return out
}

// leads reports whether an expansion is the one that its object was made for.
func (h *Heap) leads(e *expansion) bool {
	p, _ := h.Property(h.Get(e.id).born.Symbol())
	return p.Term == e.term
}

// Made is how many objects thread t has made.
func (h *Heap) Made(t int) int {
	s := Threads + Space(t)
	if int(s) >= len(h.spaces) || h.spaces[s] == nil {
		return 0
	}
	return h.spaces[s].n
}

// NextAddress is where the address space that thread t has not used yet begins.
func (h *Heap) NextAddress(t int) uint64 {
	s := Threads + Space(t)
	if int(s) >= len(h.spaces) || h.spaces[s] == nil || h.spaces[s].next == 0 {
		return h.Layout.Start(t)
	}
	return h.spaces[s].next
}

// Written calls f with what was stored at known offsets of an object, in order: plain words of up to eight bytes, and
// terms.
func (h *Heap) Written(id ID, f func(off uint64, n int, v expr.Value)) {
	for k, p := range h.Get(id).pages {
		if p == nil {
			continue
		}
		for i := uint64(0); i < uint64(len(p.bytes)); {
			n, plain, c := p.run(i, uint64(len(p.bytes)))
			at := uint64(k)*PageSize + i
			switch {
			case c != nil:
				n = uint64(c.off+c.n) - i
				f(uint64(k)*PageSize+uint64(c.off), int(c.n), c.v)
			case plain:
				if n = min(n, 8-at%8); n&(n-1) != 0 {
					n = 1
				}
				for at%n != 0 {
					n /= 2
				}
				f(at, int(n), expr.Word(p.word(i, n)))
			}
			i += n
		}
	}
}

// Unknowns calls f with the terms that objects of the heap hold, and with the unknown first contents of those that are
// not wholly written over.
func (h *Heap) Unknowns(f func(*expr.Node)) {
	h.All(func(o *Object) {
		if o.kind == Internal || o.const_ {
			return
		}
		for _, p := range o.pages {
			if p != nil {
				for _, c := range p.cells {
					f(c.v.N)
				}
			}
		}
		if u := o.under; u != nil && !h.isZero(u) {
			f(u)
		}
	})
}
