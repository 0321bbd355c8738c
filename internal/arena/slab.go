package arena

// A Slab hands out values of one type, and slices of them, whose contents are arbitrary. Levels are numbered from 0,
// which is never left.
type Slab[T any] struct {
	blocks [][]T
	block  []T // the one in use, or nil
	at     place
	marks  []mark // of the levels that something was handed out at, lowest first
}

// place is where a slab stands: in which block, none before the first, and behind how many values of it.
type place struct{ block, next int }

// mark is where a slab stood before a level's first value.
type mark struct {
	level int
	place
}

// blockSize is how many values are asked for at once.
const blockSize = 256

// New is a value of a level, which is none below one that something was handed out at.
func (s *Slab[T]) New(level int) *T {
	s.begin(level)
	if s.at.next == len(s.block) {
		s.grow()
	}
	p := &s.block[s.at.next]
	s.at.next++
	return p
}

// Slice is n values of a level, with no room behind them.
func (s *Slab[T]) Slice(level, n int) []T {
	if n > blockSize/4 {
		return make([]T, n)
	}
	s.begin(level)
	if len(s.block)-s.at.next < n {
		s.grow()
	}
	from := s.at.next
	s.at.next += n
	return s.block[from:s.at.next:s.at.next]
}

// Copy is a slice of the same values, with no room behind them; nil where there are none.
func (s *Slab[T]) Copy(level int, list []T) []T {
	if len(list) == 0 {
		return nil
	}
	c := s.Slice(level, len(list))
	copy(c, list)
	return c
}

// begin notes where a level begins.
func (s *Slab[T]) begin(level int) {
	if n := len(s.marks); n == 0 || s.marks[n-1].level < level {
		s.marks = append(s.marks, mark{level, s.at})
	}
}

// grow goes on in the next block.
func (s *Slab[T]) grow() {
	next := s.at.block
	if s.block != nil {
		next++
	}
	if next == len(s.blocks) {
		s.blocks = append(s.blocks, make([]T, blockSize))
	}
	s.block, s.at = s.blocks[next], place{block: next}
}

// Leave ends all levels above one.
func (s *Slab[T]) Leave(level int) {
	if n := len(s.marks); n > 0 && s.marks[n-1].level > level {
		s.leave(level)
	}
}

// Wipe has Leave make zero what is given back. Tests set it, so that who still refers to that is found out.
var Wipe bool

func (s *Slab[T]) leave(level int) {
	n := len(s.marks) - 1
	for n > 0 && s.marks[n-1].level > level {
		n--
	}
	since := s.marks[n].place
	if s.marks = s.marks[:n]; Wipe {
		s.wipe(since)
	}
	s.at, s.block = since, nil
	if s.at.block < len(s.blocks) && (s.at.block > 0 || s.at.next > 0) {
		s.block = s.blocks[s.at.block]
	}
}

// wipe makes zero what was handed out since.
func (s *Slab[T]) wipe(since place) {
	for i := since.block; i <= s.at.block && i < len(s.blocks); i++ {
		from, to := 0, blockSize
		if i == since.block {
			from = since.next
		}
		if i == s.at.block {
			to = s.at.next
		}
		clear(s.blocks[i][from:to])
	}
}

// Keep leaves what was handed out so far to the garbage collector.
func (s *Slab[T]) Keep() {
	s.blocks, s.block, s.at, s.marks = nil, nil, place{}, s.marks[:0]
}
