package symheap

import "sort"

// A directory lists the objects of one space in order of creation, which is also the order of their
// addresses. It is a tree of fixed fan-out whose pieces carry their owner's epoch; whole pieces of
// dropped objects are freed.
type directory struct {
	epoch uint64
	n     int    // objects ever created
	wide  []int  // those of them whose size was not known, in order
	next  uint64 // first address not yet used
	mids  []*mid
	lo    []uint64 // lo[i]: address of the first object of mids[i]
}

const (
	chunkSize = 16
	midSize   = 16
	midSpan   = chunkSize * midSize
)

type mid struct {
	epoch  uint64
	chunks [midSize]*chunk
	lo     [midSize]uint64
	n      int // chunks begun
	live   int // chunks not yet freed
}

type chunk struct {
	epoch uint64
	objs  [chunkSize]*Object
	n     int // objects begun
	live  int // objects not yet dropped
}

func (d *directory) get(n int) *Object {
	if n >= d.n {
		return nil
	}
	m := d.mids[n/midSpan]
	if m == nil {
		return nil
	}
	c := m.chunks[n/chunkSize%midSize]
	if c == nil {
		return nil
	}
	return c.objs[n%chunkSize]
}

// ownChunk is the chunk of object n, which exists or is about to, ready to be changed.
func (d *directory) ownChunk(n int, h *Heap) *chunk {
	m := d.ownMid(n/midSpan, h)
	i := n / chunkSize % midSize
	c := m.chunks[i]
	if c == nil {
		c = &chunk{epoch: h.epoch}
		m.chunks[i] = c
		m.live++
		if i >= m.n {
			m.n = i + 1
		}
	} else if c.epoch != h.epoch {
		c = h.ownedChunk(c)
		m.chunks[i] = c
	}
	return c
}

func (d *directory) ownMid(i int, h *Heap) *mid {
	for len(d.mids) <= i {
		d.mids = append(d.mids, &mid{epoch: h.epoch})
		d.lo = append(d.lo, d.next)
	}
	m := d.mids[i]
	if m.epoch != h.epoch {
		m = h.ownedMid(m)
		d.mids[i] = m
	}
	return m
}

// add appends an object; addresses must grow.
func (d *directory) add(o *Object, h *Heap) {
	n := d.n
	c := d.ownChunk(n, h)
	if n%chunkSize == 0 {
		d.mids[n/midSpan].lo[n/chunkSize%midSize] = o.addr
	}
	if n%midSpan == 0 {
		d.lo[n/midSpan] = o.addr
	}
	c.objs[n%chunkSize] = o
	c.n++
	c.live++
	d.n++
}

// put is add for an object of any number that its identity has: what is found by address is not looked for here.
func (d *directory) put(o *Object, h *Heap) {
	n := o.id.Ordinal()
	c := d.ownChunk(n, h)
	c.objs[n%chunkSize] = o
	c.n = max(c.n, n%chunkSize+1)
	c.live++
	d.n = max(d.n, n+1)
}

// drop removes object n and frees what holds nothing any more.
func (d *directory) drop(n int, h *Heap) {
	c := d.ownChunk(n, h)
	if c.objs[n%chunkSize] == nil {
		return
	}
	c.objs[n%chunkSize] = nil
	c.live--
	if c.live > 0 || c.n < chunkSize {
		return
	}
	m := d.mids[n/midSpan]
	m.chunks[n/chunkSize%midSize] = nil
	m.live--
	if m.live == 0 && m.n == midSize {
		d.mids[n/midSpan] = nil
	}
}

// find is the object with the greatest address not above addr's slot, or nil.
func (d *directory) find(addr uint64) *Object {
	i := sort.Search(len(d.lo), func(i int) bool { return !reaches(d.lo[i], addr) }) - 1
	if i < 0 || d.mids[i] == nil {
		return nil
	}
	m := d.mids[i]
	j := sort.Search(m.n, func(j int) bool { return !reaches(m.lo[j], addr) }) - 1
	if j < 0 || m.chunks[j] == nil {
		return nil
	}
	c := m.chunks[j]
	for k := c.n - 1; k >= 0; k-- {
		if o := c.objs[k]; o != nil && reaches(o.addr, addr) {
			return o
		}
	}
	return nil
}

// margin is how far before its first byte an address still belongs to an object's slot; it is set
// by the smaller of the layouts' ObjectStart so that one rule serves both.
const margin = 64

func reaches(start, addr uint64) bool { return start <= addr+margin }
