package core

import (
	"encoding/binary"
	"slices"
	"sort"
)

// What glibc's malloc (2.26 to 2.39) leaves in memory: chunks that follow one another, each with the size of the one
// before and its own in front; the lowest three bits of a size are flags. A chunk is in use where the next one says so,
// and is in no list of freed chunks that keep that flag: tcache and fastbins.
const (
	chunkHeader = 16
	leastChunk  = 32
	prevInUse   = 1
	isMapped    = 2
	otherArena  = 4
	sizeMask    = ^uint64(7)
	heapAlign   = 1 << 26 // of heaps of other arenas than the first
)

// chunk is one of the allocator's: the object in it begins at at+16, and may have all bytes up to the next one's size.
type chunk struct {
	at, size uint64
	freed    bool
	top      bool // no object yet
}

func (c *chunk) object() uint64 { return c.at + chunkHeader }
func (c *chunk) usable() uint64 { return c.size - 8 }

// heapRange is memory that the allocator has cut into chunks.
type heapRange struct {
	lo, hi uint64
	chunks []chunk // by address, without gaps
}

// heaps are all heaps of an image, by address.
type heaps struct {
	image  *Image
	list   []heapRange
	larges map[*segment][]chunk // large allocations, by address
}

// findHeaps finds the heaps by their shape: a heap begins with a thread's cache, or with an arena and that, and its
// chunks lead to its end exactly.
func findHeaps(i *Image) *heaps {
	h := &heaps{image: i, larges: map[*segment][]chunk{}}
	for _, s := range i.segments {
		if !s.writable || s.held == 0 {
			continue
		}
		end := s.lo + s.held
		if s.lo%heapAlign == 0 {
			if h.arena(s.lo, end) {
				continue
			}
		}
		h.first(s.lo, end)
	}
	h.freed()
	return h
}

// arena walks the heap of an arena that is not the first: heap_info, for the arena's first heap malloc_state, chunks.
func (h *heaps) arena(lo, end uint64) bool {
	size, ok := h.image.Word(lo+16, 8)
	if !ok || size == 0 || lo+size > end || size%16 != 0 {
		return false
	}
	for at := lo + 0x20; at < lo+0xc00 && at < lo+size; at += 16 {
		if w, ok := h.image.Word(at+8, 8); ok && w&otherArena != 0 && w&isMapped == 0 && h.walk(at, lo+size, 1) {
			return true
		}
	}
	return false
}

// first walks the heap that grows by brk: it begins on a page, with the cache of the thread that allocated first.
func (h *heaps) first(lo, end uint64) {
	for at := lo; at+4096 <= end; at += 4096 {
		w, ok := h.image.Word(at+8, 8)
		if ok && w&7 == prevInUse && (w&sizeMask == 0x290 || w&sizeMask == 0x250) && h.walk(at, end, 2) {
			return
		}
		if h.image.mapped(at) != nil {
			continue
		}
	}
}

// walk takes chunks from at on, if they end at end exactly and are so many at least.
func (h *heaps) walk(at, end uint64, least int) bool {
	data, ok := h.image.view(at, int(end-at))
	if !ok {
		return false
	}
	r := heapRange{lo: at, hi: end}
	for off := uint64(0); off < uint64(len(data)); {
		if off+chunkHeader > uint64(len(data)) {
			return false
		}
		word := binary.LittleEndian.Uint64(data[off+8:])
		size := word & sizeMask
		if size == 0 && off+2*chunkHeader >= uint64(len(data)) { // what ends a heap that is full
			break
		}
		if size < chunkHeader || size%16 != 0 || off+size > uint64(len(data)) {
			return false
		}
		if n := len(r.chunks); n > 0 {
			r.chunks[n-1].freed = word&prevInUse == 0
		}
		r.chunks = append(r.chunks, chunk{at: at + off, size: size})
		off += size
	}
	if len(r.chunks) < least {
		return false
	}
	r.chunks[len(r.chunks)-1].top = true
	h.list = append(h.list, r)
	return true
}

// freed finds what threads' caches and fastbins hold.
func (h *heaps) freed() {
	for k := range h.list {
		for c := range h.list[k].chunks {
			if at := &h.list[k].chunks[c]; at.size == 0x290 && !at.freed {
				h.cache(at.object())
			}
		}
		h.fastbins(&h.list[k])
	}
}

// cache marks what a thread's cache holds, if the chunk is one: 64 counts of two bytes, then 64 lists.
func (h *heaps) cache(at uint64) {
	data, ok := h.image.Bytes(at, 0x280)
	if !ok {
		return
	}
	var found []*chunk
	for bin := range 64 {
		count := binary.LittleEndian.Uint16(data[2*bin:])
		head := binary.LittleEndian.Uint64(data[128+8*bin:])
		if (count == 0) != (head == 0) {
			return
		}
		for n := 0; head != 0; n++ {
			c := h.chunkOf(head)
			if c == nil || c.object() != head || c.size != uint64(leastChunk+16*bin) || n > int(count) {
				return
			}
			found = append(found, c)
			head, ok = h.next(head, head)
			if !ok {
				return
			}
		}
	}
	for _, c := range found {
		c.freed = true
	}
}

// next follows a link at an address. From glibc 2.32 on it is masked with its own address, shifted by twelve; to is
// where it leads, which is a multiple of 16.
func (h *heaps) next(link, from uint64) (to uint64, ok bool) {
	w, ok := h.image.Word(link, 8)
	if !ok {
		return 0, false
	}
	if masked := w ^ from>>12; masked%16 == 0 && (masked == 0 || h.chunkOf(masked) != nil) {
		return masked, true
	}
	return w, w%16 == 0
}

// fastbins marks what the fastbins of an arena hold. The arena is where its top is named: ten lists lie in front of it.
func (h *heaps) fastbins(r *heapRange) {
	top := r.chunks[len(r.chunks)-1].at
	for _, s := range h.image.segments {
		if !s.writable || s.held == 0 || s.held > 1<<21 && s.lo%heapAlign != 0 {
			continue
		}
		data, ok := h.image.Bytes(s.lo, int(min(s.held, 1<<21)))
		if !ok {
			continue
		}
		for off := 80; off+16 <= len(data); off += 8 {
			if binary.LittleEndian.Uint64(data[off:]) == top {
				h.lists(data[off-80 : off])
			}
		}
	}
}

func (h *heaps) lists(bins []byte) {
	var found []*chunk
	ok := true
	words(bins, func(off int, head uint64) {
		for n := 0; ok && head != 0 && n < 1<<16; n++ {
			c := h.chunkOf(head + chunkHeader)
			if c == nil || c.at != head || c.size != uint64(leastChunk+2*off) {
				ok = false
				return
			}
			found = append(found, c)
			var to uint64
			if to, ok = h.nextChunk(head); ok {
				head = to
			}
		}
	})
	for _, c := range found {
		c.freed = c.freed || ok
	}
}

// nextChunk follows the link of a fastbin, which leads to a chunk and not to what is in it.
func (h *heaps) nextChunk(at uint64) (to uint64, ok bool) {
	link := at + chunkHeader
	w, ok := h.image.Word(link, 8)
	if !ok {
		return 0, false
	}
	if masked := w ^ link>>12; masked%16 == 0 && (masked == 0 || h.chunkOf(masked+chunkHeader) != nil) {
		return masked, true
	}
	return w, w%16 == 0
}

// chunkOf is the chunk whose object an address lies in, or just behind; nil where it is in no heap.
func (h *heaps) chunkOf(at uint64) *chunk {
	k := slices.IndexFunc(h.list, func(r heapRange) bool { return at >= r.lo+chunkHeader && at < r.hi })
	if k < 0 {
		return nil
	}
	list := h.list[k].chunks
	i := sort.Search(len(list), func(i int) bool { return list[i].object() > at }) - 1
	if i < 0 || at > list[i].object()+list[i].usable() {
		return nil
	}
	return &list[i]
}

// inHeap reports whether an address lies in a heap.
func (h *heaps) inHeap(at uint64) bool {
	return slices.ContainsFunc(h.list, func(r heapRange) bool { return at >= r.lo && at < r.hi })
}

// large is the chunk of a large allocation, which has pages of its own.
func (h *heaps) large(at uint64) *chunk {
	s := h.image.segment(at)
	if s == nil || !s.writable || h.image.mapped(at) != nil {
		return nil
	}
	list, read := h.larges[s]
	if !read {
		list = h.largesOf(s)
		h.larges[s] = list
	}
	i := sort.Search(len(list), func(i int) bool { return list[i].at > at }) - 1
	if i < 0 || at >= list[i].at+list[i].size {
		return nil
	}
	return &list[i]
}

// largesOf are the large allocations in a segment.
func (h *heaps) largesOf(s *segment) (out []chunk) {
	for page := (s.lo + 4095) &^ 4095; page+4096 <= s.lo+s.held; {
		w, ok := h.image.Word(page+8, 8)
		before, _ := h.image.Word(page, 8)
		size := w & sizeMask
		if ok && w&7 == isMapped && before < 4096 && size%4096 == 0 && size > 0 && size <= s.lo+s.held-page {
			out = append(out, chunk{at: page, size: size - 8})
			page += size
			continue
		}
		page += 4096
	}
	return out
}
