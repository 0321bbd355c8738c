package symheap

import "midway/internal/arena"

// An Arena holds the pieces of heaps that are explored depth first (package arena). What a state owns is from its arena
// where the state was made at the arena's present level: pieces of older states outlive that. A level that has used up
// its pieces takes the rest from the garbage collector, which may find some unused before the level ends.
type Arena struct {
	level  int
	left   int   // pieces of the present level
	lefts  []int // of the levels below
	change uint64

	objects     arena.Slab[Object]
	pages       arena.Slab[page]
	bytes       arena.Slab[byte]
	sheets      arena.Slab[*page]
	chunks      arena.Slab[chunk]
	mids        arena.Slab[mid]
	lists       arena.Slab[*mid]
	starts      arena.Slab[uint64]
	directories arena.Slab[directory]
	spaces      arena.Slab[*directory]
	shadows     arena.Slab[Shadow]
	granules    arena.Slab[granuleNode]
	kids        arena.Slab[[1 << kidsBits]*granuleNode]
	accesses    arena.Slab[Access]
	made        arena.Slab[made]
}

// mostPieces is how many pieces a level may have: more than most steps need, few enough that what many levels hold in
// vain does not matter.
const mostPieces = 1 << 7

// Enter begins a level; the result is the one before.
func (a *Arena) Enter() (before int) {
	a.lefts = append(a.lefts, a.left)
	a.left = mostPieces
	a.change++
	a.level++
	return a.level - 1
}

// Level is the present level.
func (a *Arena) Level() int { return a.level }

// Leave goes back to a level: nothing that was made above it is referred to any more.
func (a *Arena) Leave(level int) {
	a.left, a.lefts = a.lefts[level], a.lefts[:level]
	a.change++
	a.level = level
	a.objects.Leave(level)
	a.pages.Leave(level)
	a.bytes.Leave(level)
	a.sheets.Leave(level)
	a.chunks.Leave(level)
	a.mids.Leave(level)
	a.lists.Leave(level)
	a.starts.Leave(level)
	a.directories.Leave(level)
	a.spaces.Leave(level)
	a.shadows.Leave(level)
	a.granules.Leave(level)
	a.kids.Leave(level)
	a.accesses.Leave(level)
	a.made.Leave(level)
}

// Keep makes everything so far outlive its level.
func (a *Arena) Keep() {
	a.change++
	a.objects.Keep()
	a.pages.Keep()
	a.bytes.Keep()
	a.sheets.Keep()
	a.chunks.Keep()
	a.mids.Keep()
	a.lists.Keep()
	a.starts.Keep()
	a.directories.Keep()
	a.spaces.Keep()
	a.shadows.Keep()
	a.granules.Keep()
	a.kids.Keep()
	a.accesses.Keep()
	a.made.Keep()
}

// Change is another number whenever pieces may have been given back.
func (a *Arena) Change() uint64 { return a.change }

// Take reports whether the present level has another piece.
func (a *Arena) Take() bool {
	a.left--
	return a.left >= 0
}

// UseArena has the heap's pieces made in an arena from now on, and those of its forks.
func (h *Heap) UseArena(a *Arena) {
	h.arena = a
	if a != nil {
		h.level = a.level
	}
}

// Room is the arena where a piece of this heap may be made in it, or nil.
func (h *Heap) Room() *Arena {
	if a := h.arena; a != nil && h.level == a.level && a.Take() {
		return a
	}
	return nil
}

// owned is a copy of an object that the heap owns.
func (h *Heap) owned(o *Object) (c *Object) {
	if a := h.Room(); a != nil {
		c = a.objects.New(a.level)
		*c = *o
		c.pages = a.sheets.Copy(a.level, o.pages)
	} else {
		c = new(Object)
		*c = *o
		c.pages = append([]*page(nil), o.pages...)
	}
	c.epoch = h.epoch
	return c
}

// ownedPage is a copy of a page that the heap owns.
func (h *Heap) ownedPage(p *page) (c *page) {
	if a := h.Room(); a != nil {
		c = a.pages.New(a.level)
		*c = *p
		c.bytes = a.bytes.Copy(a.level, p.bytes)
	} else {
		c = new(page)
		*c = *p
		c.bytes = append([]byte(nil), p.bytes...)
	}
	c.cells = append([]cell(nil), p.cells...)
	c.epoch = h.epoch
	return c
}

// newPage is a page of n zero bytes, of which nothing is known.
func (h *Heap) newPage(n int64) *page {
	a := h.Room()
	if a == nil {
		return &page{epoch: h.epoch, bytes: make([]byte, n)}
	}
	p := a.pages.New(a.level)
	*p = page{epoch: h.epoch, bytes: a.bytes.Slice(a.level, int(n))}
	clear(p.bytes)
	return p
}

// ownedChunk, ownedMid and ownedDirectory are copies that the heap owns.
func (h *Heap) ownedChunk(o *chunk) (c *chunk) {
	if a := h.Room(); a != nil {
		c = a.chunks.New(a.level)
	} else {
		c = new(chunk)
	}
	*c = *o
	c.epoch = h.epoch
	return c
}

func (h *Heap) ownedMid(o *mid) (c *mid) {
	if a := h.Room(); a != nil {
		c = a.mids.New(a.level)
	} else {
		c = new(mid)
	}
	*c = *o
	c.epoch = h.epoch
	return c
}

func (h *Heap) ownedDirectory(o *directory) (c *directory) {
	if a := h.Room(); a != nil {
		c = a.directories.New(a.level)
		*c = *o
		c.mids, c.lo = a.lists.Copy(a.level, o.mids), a.starts.Copy(a.level, o.lo)
	} else {
		c = new(directory)
		*c = *o
		c.mids, c.lo = append([]*mid(nil), o.mids...), append([]uint64(nil), o.lo...)
	}
	c.epoch = h.epoch
	return c
}

// ownedSpaces is the list of directories, with n entries at least, to be changed.
func (h *Heap) ownedSpaces(n int) []*directory {
	n = max(n, len(h.spaces))
	a := h.Room()
	if a == nil {
		c := make([]*directory, n)
		copy(c, h.spaces)
		return c
	}
	c := a.spaces.Slice(a.level, n)
	clear(c[copy(c, h.spaces):])
	return c
}

// ownedShadow is what is known of an object's accesses, to be changed.
func (h *Heap) ownedShadow(s *Shadow) (c *Shadow) {
	if s != nil && s.epoch == h.epoch {
		return s
	}
	if a := h.Room(); a != nil {
		c = a.shadows.New(a.level)
		*c = Shadow{}
	} else {
		c = new(Shadow)
	}
	if s != nil {
		*c = *s
	}
	c.epoch = h.epoch
	return c
}

// ownedNode is a node of a tree of accesses, to be changed: itself, a copy, or a new one.
func (h *Heap) ownedNode(n *granuleNode, leaf bool) (c *granuleNode) {
	if n != nil && n.epoch == h.epoch {
		return n
	}
	a := h.Room()
	if a != nil {
		c = a.granules.New(a.level)
		*c = granuleNode{}
	} else {
		c = new(granuleNode)
	}
	if n != nil {
		c.lists = n.lists
	}
	c.epoch = h.epoch
	if leaf {
		return c
	}
	if a != nil {
		c.kids = a.kids.New(a.level)
		clear(c.kids[:])
	} else {
		c.kids = new([1 << kidsBits]*granuleNode)
	}
	if n != nil {
		*c.kids = *n.kids
	}
	return c
}

// made is an access that lists share.
func (h *Heap) made(a Access) made {
	var c *Access
	if r := h.Room(); r != nil {
		c = r.accesses.New(r.level)
	} else {
		c = new(Access)
	}
	*c = a
	return made{c, a.Clock, int32(a.Thread)}
}

// room is an empty list of accesses with room for n.
func (h *Heap) room(n int) []made {
	if a := h.Room(); a != nil {
		return a.made.Slice(a.level, n)[:0]
	}
	return make([]made, 0, n)
}
