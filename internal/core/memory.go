package core

import (
	"cmp"
	"debug/elf"
	"encoding/binary"
	"errors"
	"io"
	"slices"
	"sort"
)

// cover notes where the process has memory.
func (i *Image) cover() {
	var all [][2]uint64
	for _, s := range i.segments {
		all = append(all, [2]uint64{s.lo, s.hi})
	}
	for _, m := range i.Mapped {
		all = append(all, [2]uint64{m.Lo, m.Hi})
	}
	slices.SortFunc(all, func(a, b [2]uint64) int { return cmp.Compare(a[0], b[0]) })
	for _, r := range all {
		if n := len(i.ranges); n > 0 && r[0] <= i.ranges[n-1][1] {
			i.ranges[n-1][1] = max(i.ranges[n-1][1], r[1])
		} else {
			i.ranges = append(i.ranges, r)
		}
	}
}

// covers reports whether a word is an address of memory, or the one behind it: most numbers are not.
func (i *Image) covers(word uint64) bool {
	k := sort.Search(len(i.ranges), func(k int) bool { return i.ranges[k][1] >= word })
	return k < len(i.ranges) && word >= i.ranges[k][0]
}

// Bytes reads n bytes at an address; ok is false where neither the core nor a file has them all.
func (i *Image) Bytes(at uint64, n int) (b []byte, ok bool) {
	b = make([]byte, n)
	for done := 0; done < n; {
		got := i.some(at+uint64(done), b[done:])
		if got == 0 {
			return nil, false
		}
		done += got
	}
	return b, true
}

// view is Bytes for a caller that does not write: it is no copy where the core has all of them together.
func (i *Image) view(at uint64, n int) (b []byte, ok bool) {
	if s := i.segment(at); s != nil && at-s.lo+uint64(n) <= s.held {
		from := uint64(s.off) + at - s.lo
		return i.data[from : from+uint64(n) : from+uint64(n)], true
	}
	return i.Bytes(at, n)
}

// some reads the first bytes of a range, as many as lie together.
func (i *Image) some(at uint64, b []byte) int {
	s := i.segment(at)
	if s != nil && at-s.lo < s.held {
		return copy(b, i.data[uint64(s.off)+at-s.lo:uint64(s.off)+s.held])
	}
	if s != nil && s.writable && s.held > 0 { // a core that leaves out a part of what was written
		return 0
	}
	for k := range i.Mapped {
		m := &i.Mapped[k]
		if at < m.Lo || at >= m.Hi || s != nil && s.writable {
			continue
		}
		f := i.reader(m.Path)
		if f == nil || s == nil && i.written(m.Path, at) {
			return 0
		}
		n := min(uint64(len(b)), m.Hi-at)
		got, err := f.ReadAt(b[:n], int64(m.Offset+at-m.Lo))
		if err != nil && !errors.Is(err, io.EOF) {
			return 0
		}
		return got
	}
	return 0
}

// written reports whether a program may have written to an address that the core says nothing of, in a part of a file:
// what the file has there is what was there at the beginning. It is so where the file, an executable or a library, is
// to be mapped for writing, and of any other file.
func (i *Image) written(path string, at uint64) bool {
	to, known := i.writable[path]
	if !known {
		to = i.writableOf(path)
		i.writable[path] = to
	}
	return to == nil || slices.ContainsFunc(to, func(r [2]uint64) bool { return r[0] <= at && at < r[1] })
}

// writableOf are the addresses at which an executable or library is mapped for writing, whole pages; nil where the file
// is none, or it is not known where it lies.
func (i *Image) writableOf(path string) [][2]uint64 {
	base, known := i.base(path)
	f := i.reader(path)
	if !known || f == nil {
		return nil
	}
	e, err := elf.NewFile(f)
	if err != nil {
		return nil
	}
	const page = 1 << 12
	out, first, begun := [][2]uint64{}, uint64(0), false
	for _, p := range e.Progs {
		if p.Type != elf.PT_LOAD {
			continue
		}
		if !begun {
			first, begun = p.Vaddr&^(page-1), true
		}
		if p.Flags&elf.PF_W != 0 {
			lo := base - first + p.Vaddr
			out = append(out, [2]uint64{lo &^ (page - 1), (lo + p.Memsz + page - 1) &^ (page - 1)})
		}
	}
	return out
}

// Word reads n bytes, eight at most, as a number.
func (i *Image) Word(at uint64, n int) (w uint64, ok bool) {
	var full [8]byte
	if s := i.segment(at); s != nil && at-s.lo+uint64(n) <= s.held {
		copy(full[:n], i.data[uint64(s.off)+at-s.lo:])
		return binary.LittleEndian.Uint64(full[:]), true
	}
	b, ok := i.Bytes(at, n)
	if !ok {
		return 0, false
	}
	copy(full[:], b)
	return binary.LittleEndian.Uint64(full[:]), true
}

func (i *Image) segment(at uint64) *segment {
	k := sort.Search(len(i.segments), func(k int) bool { return i.segments[k].hi > at })
	if k == len(i.segments) || at < i.segments[k].lo {
		return nil
	}
	return &i.segments[k]
}

// mapped is the part of a file that an address lies in, or nil.
func (i *Image) mapped(at uint64) *Mapping {
	for k := range i.Mapped {
		if m := &i.Mapped[k]; at >= m.Lo && at < m.Hi {
			return m
		}
	}
	return nil
}
