package symheap

import "slices"

// Cells is a set of bytes of objects, in granules of cellBytes, together with the objects themselves: an object can be
// in it without any of its bytes. The zero value is empty. Values of Cells share nothing.
type Cells struct {
	list []cellWord // by object, then by number
}

const (
	cellBytes = 4
	wordBytes = 64 * cellBytes
)

// cellWord has a bit for each granule of bytes [no*wordBytes, (no+1)*wordBytes) of an object.
type cellWord struct {
	id   ID
	no   uint32
	bits uint64
}

func (w *cellWord) compare(v *cellWord) int {
	switch {
	case w.id < v.id, w.id == v.id && w.no < v.no:
		return -1
	case *w == *v, w.id == v.id && w.no == v.no:
		return 0
	}
	return 1
}

// Len is the number of pieces that the set is kept in.
func (c *Cells) Len() int { return len(c.list) }

// Clear empties the set, and keeps its room.
func (c *Cells) Clear() { c.list = c.list[:0] }

// Clone is a copy.
func (c *Cells) Clone() Cells { return Cells{slices.Clone(c.list)} }

// at is where a word is, or belongs.
func (c *Cells) at(id ID, no uint32) (int, bool) {
	n := len(c.list)
	if n > 0 && c.list[n-1].id == id && c.list[n-1].no == no {
		return n - 1, true
	}
	return slices.BinarySearchFunc(c.list, cellWord{id: id, no: no}, func(a, b cellWord) int { return a.compare(&b) })
}

// Meet adds an object without any of its bytes.
func (c *Cells) Meet(id ID) {
	if i, found := c.at(id, 0); !found {
		c.list = slices.Insert(c.list, i, cellWord{id: id})
	}
}

// Add adds the granules of bytes [from, to) of an object, except those in but.
func (c *Cells) Add(id ID, from, to uint64, but *Cells) {
	c.Meet(id)
	eachWord(from, to, false, 0, func(no uint32, bits uint64) {
		if i, found := but.at(id, no); found {
			bits &^= but.list[i].bits
		}
		c.set(id, no, bits)
	})
}

// AddWhole adds the granules that lie wholly in bytes [from, to) of an object of size bytes, which may end in a part of
// one.
func (c *Cells) AddWhole(id ID, from, to, size uint64) {
	c.Meet(id)
	eachWord(from, to, true, size, func(no uint32, bits uint64) { c.set(id, no, bits) })
}

func (c *Cells) set(id ID, no uint32, bits uint64) {
	if bits == 0 {
		return
	}
	i, found := c.at(id, no)
	if !found {
		c.list = slices.Insert(c.list, i, cellWord{id: id, no: no})
	}
	c.list[i].bits |= bits
}

// eachWord lists the granules of a range word by word: all that it touches, or those wholly in it.
func eachWord(from, to uint64, whole bool, size uint64, f func(no uint32, bits uint64)) {
	first, end := from/cellBytes, (to+cellBytes-1)/cellBytes
	if whole {
		first = (from + cellBytes - 1) / cellBytes
		if to != size {
			end = to / cellBytes
		}
	}
	for first < end {
		no := first / 64
		n := min(end, (no+1)*64) - first
		f(uint32(no), (1<<n-1)<<(first%64))
		first += n
	}
}

// Union adds everything of d but the granules of but.
func (c *Cells) Union(d, but *Cells) {
	if c.joined(d, but) {
		return
	}
	out := make([]cellWord, 0, len(c.list)+len(d.list))
	i, k := 0, 0
	for _, w := range d.list {
		for i < len(c.list) && c.list[i].compare(&w) < 0 {
			out = append(out, c.list[i])
			i++
		}
		for k < len(but.list) && but.list[k].compare(&w) < 0 {
			k++
		}
		if k < len(but.list) && but.list[k].compare(&w) == 0 {
			w.bits &^= but.list[k].bits
		}
		if i < len(c.list) && c.list[i].compare(&w) == 0 {
			w.bits |= c.list[i].bits
			i++
		}
		out = append(out, w)
	}
	c.list = append(out, c.list[i:]...)
}

// joined is Union where that needs no more pieces.
func (c *Cells) joined(d, but *Cells) bool {
	i, k := 0, 0
	for _, w := range d.list {
		for i < len(c.list) && c.list[i].compare(&w) < 0 {
			i++
		}
		if i == len(c.list) || c.list[i].id != w.id || c.list[i].no != w.no {
			return false // those that were joined are so as well in the end
		}
		for k < len(but.list) && but.list[k].compare(&w) < 0 {
			k++
		}
		if k < len(but.list) && but.list[k].compare(&w) == 0 {
			w.bits &^= but.list[k].bits
		}
		c.list[i].bits |= w.bits
	}
	return true
}

// Touches reports whether some of bytes [from, to) of an object are in one of its granules.
func (c *Cells) Touches(id ID, from, to uint64) (touches bool) {
	eachWord(from, to, false, 0, func(no uint32, bits uint64) {
		if i, found := c.at(id, no); found && c.list[i].bits&bits != 0 {
			touches = true
		}
	})
	return touches
}

// Keep drops the objects that keep refuses.
func (c *Cells) Keep(keep func(ID) bool) {
	c.list = slices.DeleteFunc(c.list, func(w cellWord) bool { return !keep(w.id) })
}

// Equal reports whether two sets are one.
func (c *Cells) Equal(d *Cells) bool { return slices.Equal(c.list, d.list) }

// Each calls object for every object and bytes for every run of granules of it, in order; a run is at most wordBytes
// long and may reach behind the object's end.
func (c *Cells) Each(object func(ID), bytes func(id ID, from, to uint64)) {
	for i, w := range c.list {
		if i == 0 || c.list[i-1].id != w.id {
			object(w.id)
		}
		start := uint64(w.no) * wordBytes
		for k := uint64(0); k < 64; {
			if w.bits>>k&1 == 0 {
				k++
				continue
			}
			n := uint64(1)
			for k+n < 64 && w.bits>>(k+n)&1 != 0 {
				n++
			}
			bytes(w.id, start+k*cellBytes, start+(k+n)*cellBytes)
			k += n
		}
	}
}
