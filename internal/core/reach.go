package core

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"path/filepath"
	"slices"
	"sort"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// item is memory that the program can reach and that is none of its variables: it becomes an object of the state.
type item struct {
	native, size uint64
	seed         uint64
	object       symheap.ID
	kind         symheap.Kind
	name         string
	typ          *ir.Type
	freed        bool
	constant     bool
	opaque       bool   // what it holds is code outside's
	data         []byte // what it holds instead of the process' bytes
}

// Bounds of what is read: bytes of all objects together, and their number.
const (
	maxBytes   = 1 << 28
	maxObjects = 1 << 18
)

// reach finds what the program can reach: from its variables, from slots and registers, over every aligned word.
func (w *world) reach(registers []uint64) {
	r := &reacher{world: w}
	for i := range w.pairs {
		if p := &w.pairs[i]; p.global == nil || !p.global.Const {
			r.scan(p.native, p.size)
		}
	}
	for _, word := range registers {
		r.lead(word)
	}
	for len(r.queue) > 0 {
		it := r.queue[0]
		r.queue = r.queue[1:]
		if !it.opaque && !it.freed && it.data == nil {
			r.scan(it.native, it.size)
		}
	}
	for _, it := range w.at {
		w.items = append(w.items, it)
	}
	slices.SortFunc(w.items, func(a, b *item) int { return cmp.Compare(a.native, b.native) })
}

type reacher struct {
	*world
	queue []*item
	bytes uint64
	full  bool
}

// scan follows the words of a range, as far as the core has it.
func (r *reacher) scan(at, size uint64) {
	if r.bytes+size > maxBytes || len(r.at) > maxObjects {
		r.full = true
		r.told.Unread++
		return
	}
	r.bytes += size
	first := (at + 7) &^ 7
	if at+size < first+8 {
		return
	}
	if b, ok := r.view(first, int(at+size-first)); ok {
		words(b, func(_ int, w uint64) { r.lead(w) })
		return
	}
	for ; first+8 <= at+size; first += 8 {
		if word, ok := r.Word(first, 8); ok {
			r.lead(word)
		}
	}
}

// lead adds what a word leads to.
func (r *reacher) lead(word uint64) {
	if !r.covers(word) {
		return
	}
	_, id := r.ids[word]
	if _, function := r.funcs[word]; id || function || r.named(word) || r.isThread(word) {
		return
	}
	it := r.itemOf(word)
	if it == nil {
		return
	}
	if _, known := r.at[it.native]; !known {
		r.at[it.native] = it
		r.queue = append(r.queue, it)
	}
}

// named reports whether an address is that of something that the program names. Of what lies right behind that, string
// constants are told apart: others begin there by chance only.
func (r *reacher) named(word uint64) bool {
	p := r.find(word)
	if p == nil || word-p.native < p.size {
		return p != nil
	}
	s, m := r.segment(word), r.mapped(word)
	return m == nil || m.Path != r.Executable() || s != nil && s.writable || r.text(r.stringAt(word)) == nil
}

// stringAt is the bytes up to the next zero, that included.
func (w *world) stringAt(at uint64) (text []byte) {
	const most = 1 << 12
	for len(text) < most {
		c, ok := w.Word(at+uint64(len(text)), 1)
		if text = append(text, byte(c)); !ok || c == 0 {
			return text
		}
	}
	return nil
}

// itemOf is the memory that an address lies in, nil where it is nothing of the program's.
func (w *world) itemOf(at uint64) *item {
	s, m := w.segment(at), w.mapped(at)
	switch {
	case s == nil && m == nil, w.isAbsent(at):
		return nil
	case w.heaps.inHeap(at):
		return w.heapItem(w.heaps.chunkOf(at))
	case m != nil && m.Path == w.Executable():
		return w.literal(at, s)
	case m != nil:
		return w.fileItem(at, m)
	case s == nil:
		return nil
	}
	if c := w.heaps.large(at); c != nil {
		return w.heapItem(c)
	}
	if w.isStack(s) {
		return w.stackItem(at, s)
	}
	if !s.writable || w.ofLibrary(s) {
		return nil
	}
	return &item{native: s.lo, size: min(s.hi-s.lo, maxRegion), kind: symheap.Mmap, name: fmt.Sprintf("memory mapped at %#x", s.lo)}
}

// maxRegion bounds memory that is taken as one object, in bytes.
const maxRegion = 1 << 26

func (w *world) heapItem(c *chunk) *item {
	if c == nil || c.top {
		return nil
	}
	it := &item{native: c.object(), size: c.usable(), kind: symheap.Malloc, freed: c.freed, name: fmt.Sprintf("object at %#x", c.object())}
	if data, ok := w.stream(c); ok {
		it.data, it.name = data, fmt.Sprintf("stream at %#x", c.object())
	}
	return it
}

// Offsets of glibc's FILE: its first word has a magic number above, the descriptor, the table of functions.
const (
	streamFD    = 112
	streamTable = 216
	streamMagic = 0xfbad
)

// stream is a stream of the library models in place of one of glibc's: its descriptor, and that it is no standard one.
func (w *world) stream(c *chunk) ([]byte, bool) {
	flags, ok := w.Word(c.object(), 4)
	table, ok2 := w.Word(c.object()+streamTable, 8)
	if !ok || !ok2 || c.usable() < streamTable+8 || flags>>16 != streamMagic || w.mapped(table) == nil {
		return nil, false
	}
	fd, _ := w.Word(c.object()+streamFD, 4)
	return binary.LittleEndian.AppendUint64(nil, fd&0xffffffff), true
}

// isAbsent reports whether an address lies in memory of which the core holds nothing, and no file does.
func (w *world) isAbsent(at uint64) bool {
	s := w.segment(at)
	return s != nil && s.held == 0 && s.writable && w.mapped(at) == nil
}

// isStack reports whether a thread's stack is in a segment.
func (w *world) isStack(s *segment) bool {
	return slices.ContainsFunc(w.Threads, func(t Task) bool { return t.SP >= s.lo && t.SP < s.hi })
}

// stackItem is memory of a stack that is no variable of a frame: from an address up to the next variable.
func (w *world) stackItem(at uint64, s *segment) *item {
	end := s.hi
	if i := sort.Search(len(w.pairs), func(i int) bool { return w.pairs[i].native > at }); i < len(w.pairs) && w.pairs[i].native < end {
		end = w.pairs[i].native
	}
	for _, it := range w.at {
		if it.kind == symheap.Stack && at >= it.native && at < it.native+it.size {
			return it
		}
	}
	const most = 4096
	aux := w.auxAt(s)
	switch {
	case at < aux:
		end = min(end, aux)
	case aux > 0 && at < aux+uint64(len(w.aux)):
		return nil
	case end != s.hi:
		end = min(end, at+most)
	}
	return &item{native: at, size: end - at, kind: symheap.Stack, name: fmt.Sprintf("memory of a stack at %#x", at)}
}

// auxAt is where the auxiliary vector lies in the stack of the main thread: behind argv and the environment, which lead
// to the strings above it. It is 0 where it is not found.
func (w *world) auxAt(s *segment) uint64 {
	if len(w.aux) == 0 {
		return 0
	}
	from := s.hi - min(s.hi-s.lo, 1<<20)
	b, ok := w.Bytes(from, int(s.hi-from))
	if at := bytes.Index(b, w.aux); ok && at >= 0 {
		return from + uint64(at)
	}
	return 0
}

// ofLibrary reports whether anonymous memory lies right behind a library's: its variables that begin as zeros.
func (w *world) ofLibrary(s *segment) bool {
	return slices.ContainsFunc(w.Mapped, func(m Mapping) bool { return m.Hi == s.lo && m.Path != w.Executable() })
}

// literal is a string constant of the executable, or, in memory that is written, nothing that the program names.
func (w *world) literal(at uint64, s *segment) *item {
	if s != nil && s.writable {
		return nil
	}
	const most = 1 << 16
	from := at
	for from > 0 && at-from < most {
		b, ok := w.Word(from-1, 1)
		if !ok || b == 0 {
			break
		}
		from--
	}
	var text []byte
	for n := 64; n <= most && len(text) == 0; n *= 4 {
		b, ok := w.Bytes(from, n)
		for ; !ok && n > 0; n-- {
			b, ok = w.Bytes(from, n)
		}
		if end := bytes.IndexByte(b, 0); end >= 0 {
			text = b[:end+1]
		}
	}
	if text == nil {
		return nil
	}
	it := &item{native: from, size: uint64(len(text)), kind: symheap.Global, constant: true, data: text, name: "string constant"}
	g := w.text(text)
	if g == nil { // what lies before it is no string
		if rest := w.text(text[min(at-from, uint64(len(text))):]); rest != nil {
			g, it.native, it.size, it.data = rest, at, uint64(rest.Size), rest.Init
		}
	}
	if g != nil {
		it.seed, it.typ = g.Addr, g.Type
	}
	return it
}

// text is the program's own string constant of some bytes, or nil.
func (w *world) text(b []byte) *ir.Global {
	if w.texts == nil {
		w.texts = map[string]*ir.Global{}
		for _, g := range w.p.Globals {
			if g.Const && g.Symbol.Local && g.Init != nil && len(g.Pointers) == 0 && !g.Runtime {
				if _, twice := w.texts[string(g.Init)]; !twice {
					w.texts[string(g.Init)] = g
				}
			}
		}
	}
	return w.texts[string(b)]
}

// fileItem is a file that the program has mapped, or the memory of a library, which is opaque.
func (w *world) fileItem(at uint64, m *Mapping) *item {
	if w.libraryFunction(at) != nil {
		return nil
	}
	magic, ok := w.Word(m.Lo-m.Offset, 4)
	if first, has := w.base(m.Path); has {
		magic, ok = w.Word(first, 4)
	}
	if ok && magic == 0x464c457f { // "\x7fELF"
		w.told.Opaque++
		return &item{native: m.Lo, size: m.Hi - m.Lo, kind: symheap.Global, opaque: true, name: "memory of " + filepath.Base(m.Path)}
	}
	return &item{native: m.Lo, size: min(m.Hi-m.Lo, maxRegion), kind: symheap.Mmap, name: "the mapped " + filepath.Base(m.Path)}
}

// create makes the objects of the state, in order of their addresses.
func (w *world) create() {
	for _, it := range w.items {
		if it.seed != 0 {
			it.object = symheap.None
			continue
		}
		spec := symheap.Spec{
			Kind: it.kind, Size: expr.Word(it.size), Align: 16, Name: it.name, Initial: true, ReadOnly: it.constant, Type: it.typ,
		}
		if it.data != nil {
			spec.Size = expr.Word(uint64(len(it.data)))
		}
		b := w.st.Heap.B
		spec.Contents = b.SymArray(it.name+"'s contents", expr.Heap)
		o := w.st.Heap.Create(0, spec)
		if o == nil {
			w.told.Unread++
			continue
		}
		it.object, it.seed = o.ID(), o.Addr()
		w.told.Objects++
	}
	w.items = slices.DeleteFunc(w.items, func(it *item) bool { return it.seed == 0 })
}
