package symheap

import (
	"encoding/binary"

	"midway/internal/expr"
)

// PageSize is how many bytes of an object share an owner.
const PageSize = 512

// A page holds what is known of PageSize bytes (or fewer, at the end of a small object): plain bytes
// where known has a bit, symbolic cells where symb has one, what lies under the page elsewhere.
type page struct {
	epoch uint64
	known [PageSize / 64]uint64
	symb  [PageSize / 64]uint64
	cells []cell // by offset, disjoint
	bytes []byte
}

// A cell is a symbolic value of n bytes at an offset in its page, which it does not leave.
type cell struct {
	off uint16
	n   uint16
	v   expr.Value // 8n bits
}

// allKnown reports whether n bytes from i, within one word of the bitmap, are plain.
func (p *page) allKnown(i, n uint64) bool {
	mask := (uint64(1)<<n - 1) << (i & 63)
	return p.known[i>>6]&mask == mask
}

// word reads n plain bytes, n a power of two up to 8.
func (p *page) word(i, n uint64) uint64 {
	switch n {
	case 1:
		return uint64(p.bytes[i])
	case 2:
		return uint64(binary.LittleEndian.Uint16(p.bytes[i:]))
	case 4:
		return uint64(binary.LittleEndian.Uint32(p.bytes[i:]))
	default:
		return binary.LittleEndian.Uint64(p.bytes[i:])
	}
}

func (p *page) setWord(i, n, w uint64) {
	switch n {
	case 1:
		p.bytes[i] = byte(w)
	case 2:
		binary.LittleEndian.PutUint16(p.bytes[i:], uint16(w))
	case 4:
		binary.LittleEndian.PutUint32(p.bytes[i:], uint32(w))
	default:
		binary.LittleEndian.PutUint64(p.bytes[i:], w)
	}
}

// cellAt is the cell covering byte i, which symb says exists.
func (p *page) cellAt(i uint16) *cell {
	lo, hi := 0, len(p.cells)
	for lo < hi {
		mid := (lo + hi) / 2
		if p.cells[mid].off+p.cells[mid].n <= i {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return &p.cells[lo]
}

func get(set *[PageSize / 64]uint64, i uint64) bool { return set[i>>6]>>(i&63)&1 != 0 }

func setRange(set *[PageSize / 64]uint64, i, n uint64) {
	for ; n > 0 && i&63 != 0; i, n = i+1, n-1 {
		set[i>>6] |= 1 << (i & 63)
	}
	for ; n >= 64; i, n = i+64, n-64 {
		set[i>>6] = ^uint64(0)
	}
	if n > 0 {
		set[i>>6] |= 1<<n - 1
	}
}

func clearRange(set *[PageSize / 64]uint64, i, n uint64) {
	for ; n > 0; i, n = i+1, n-1 {
		set[i>>6] &^= 1 << (i & 63)
	}
}

func anySet(set *[PageSize / 64]uint64, i, n uint64) bool {
	for ; n > 0; i, n = i+1, n-1 {
		if get(set, i) {
			return true
		}
	}
	return false
}

// clearCells forgets the symbolic cells within n bytes from i; what a cell has outside stays.
func (p *page) clearCells(b *expr.Builder, i, n uint64) {
	if !anySet(&p.symb, i, n) {
		return
	}
	kept := make([]cell, 0, len(p.cells)+1)
	for _, c := range p.cells {
		from, to := uint64(c.off), uint64(c.off+c.n)
		if to <= i || from >= i+n {
			kept = append(kept, c)
			continue
		}
		if from < i {
			kept = append(kept, cell{c.off, uint16(i - from), b.Extract(int(c.n)*8, c.v, 0, int(i-from)*8)})
		}
		if to > i+n {
			kept = append(
				kept,
				cell{uint16(i + n), uint16(to - i - n), b.Extract(int(c.n)*8, c.v, int(i+n-from)*8, int(to-i-n)*8)},
			)
		}
	}
	p.cells = kept
	clearRange(&p.symb, i, n)
}

// put stores n bytes at i within the page.
func (p *page) put(b *expr.Builder, i, n uint64, v expr.Value) {
	p.clearCells(b, i, n)
	if v.Concrete() && n <= 8 {
		for k := uint64(0); k < n; k++ {
			p.bytes[i+k] = byte(v.W >> (8 * k))
		}
		setRange(&p.known, i, n)
		return
	}
	clearRange(&p.known, i, n)
	setRange(&p.symb, i, n)
	at := 0
	for at < len(p.cells) && uint64(p.cells[at].off) < i {
		at++
	}
	p.cells = append(p.cells, cell{})
	copy(p.cells[at+1:], p.cells[at:])
	p.cells[at] = cell{uint16(i), uint16(n), v}
}

// run is how many bytes from i up to limit lie the same way: plain, in one cell, or under the page.
func (p *page) run(i, limit uint64) (n uint64, plain bool, c *cell) {
	switch {
	case get(&p.known, i):
		for n = 1; i+n < limit && get(&p.known, i+n); n++ {
		}
		return n, true, nil
	case get(&p.symb, i):
		c = p.cellAt(uint16(i))
		return min(limit, uint64(c.off+c.n)) - i, false, c
	}
	for n = 1; i+n < limit && !get(&p.known, i+n) && !get(&p.symb, i+n); n++ {
	}
	return n, false, nil
}
