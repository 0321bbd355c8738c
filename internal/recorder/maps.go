package recorder

import (
	"debug/elf"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// mapping is a line of /proc/PID/maps.
type mapping struct {
	lo, hi  uint64
	perm    elf.ProgFlag
	private bool
	offset  uint64 // in the file, in bytes
	inode   uint64
	path    string // "", a file, or a name such as [stack]
}

// parseMaps reads /proc/PID/maps. Mappings are by address.
func parseMaps(text string) ([]mapping, error) {
	out := make([]mapping, 0, strings.Count(text, "\n"))
	for line := range strings.Lines(text) {
		m, err := parseMapping(strings.TrimSuffix(line, "\n"))
		if err != nil {
			return nil, fmt.Errorf("/proc/PID/maps: %q: %w", line, err)
		}
		out = append(out, m)
	}
	return out, nil
}

func parseMapping(line string) (m mapping, err error) {
	number := func(text string, base int) (n uint64) {
		if err == nil {
			n, err = strconv.ParseUint(text, base, 64)
		}
		return n
	}
	span, rest, _ := strings.Cut(line, " ")
	lo, hi, _ := strings.Cut(span, "-")
	perm, rest, _ := strings.Cut(rest, " ")
	offset, rest, _ := strings.Cut(rest, " ")
	_, rest, _ = strings.Cut(rest, " ")
	inode, path, _ := strings.Cut(rest, " ")
	m = mapping{
		lo: number(lo, 16), hi: number(hi, 16), offset: number(offset, 16), inode: number(inode, 10),
		path: strings.TrimLeft(path, " "),
	}
	if len(perm) < 4 && err == nil {
		err = fmt.Errorf("no permissions")
	}
	for i, flag := range []elf.ProgFlag{elf.PF_R, elf.PF_W, elf.PF_X} {
		if err == nil && perm[i] != '-' {
			m.perm |= flag
		}
	}
	m.private = err == nil && perm[3] == 'p'
	return m, err
}

// mappingAt is the mapping that an address is in, or nil.
func mappingAt(all []mapping, addr uint64) *mapping {
	i, _ := slices.BinarySearchFunc(all, addr, func(m mapping, addr uint64) int {
		if m.hi <= addr {
			return -1
		}
		return 1
	})
	if i < len(all) && all[i].lo <= addr {
		return &all[i]
	}
	return nil
}

// span is a range of addresses.
type span struct{ lo, hi uint64 }

// readable are the pages of spans that can be read, by address and disjoint; each is in one mapping.
func readable(all []mapping, spans []span) (out []span) {
	for i := range spans {
		spans[i] = span{spans[i].lo &^ (page - 1), roundUp(spans[i].hi)}
	}
	slices.SortFunc(spans, func(a, b span) int { return compare(a.lo, b.lo) })
	for _, s := range spans {
		for s.lo < s.hi {
			m := mappingAt(all, s.lo)
			if m == nil {
				s.lo += page
				continue
			}
			end := min(s.hi, m.hi)
			if m.perm&elf.PF_R != 0 {
				out = join(out, span{s.lo, end}, m)
			}
			s.lo = end
		}
	}
	return out
}

func compare(a, b uint64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// join adds a span that begins no earlier than the last one, which it is made part of where both are in mapping m.
func join(out []span, s span, m *mapping) []span {
	if n := len(out); n > 0 {
		last := &out[n-1]
		if s.lo <= last.hi && last.lo >= m.lo {
			last.hi = max(last.hi, s.hi)
			return out
		}
		s.lo = max(s.lo, last.hi)
	}
	if s.lo < s.hi {
		out = append(out, s)
	}
	return out
}

// isData reports for each mapping whether it is writable data of the executable or of a library: private mappings of a
// file, and the anonymous memory right behind one (.bss).
func isData(all []mapping) []bool {
	out := make([]bool, len(all))
	for i, m := range all {
		if m.perm&elf.PF_W == 0 || !m.private {
			continue
		}
		behind := i > 0 && out[i-1] && all[i-1].hi == m.lo && m.path == ""
		out[i] = m.inode != 0 && strings.HasPrefix(m.path, "/") || behind
	}
	return out
}

// limited are mappings up to a number of bytes, the last one cut, and whether something was left out.
func limited(all []mapping, size int64, wanted func(i int) bool) (out []span, cut bool) {
	left := uint64(max(size, 0))
	for i, m := range all {
		if !wanted(i) {
			continue
		}
		n := min(left&^(page-1), m.hi-m.lo)
		cut = cut || n < m.hi-m.lo
		if n > 0 {
			out, left = append(out, span{m.lo, m.lo + n}), left-n
		}
	}
	return out, cut
}
