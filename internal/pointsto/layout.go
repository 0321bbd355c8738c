package pointsto

import (
	"sort"

	"midway/internal/ir"
)

// Where objects have layouts (the assumption typed-memory), a pointer that is stepped into as a structure leads only to
// objects that may have such a structure there: p->next is read where the first members are as those of *p are, up to
// that one. What is looked at is which bytes hold pointers, numbers and locks. A layout is the declared type of a
// variable, or what the code that allocates an object takes it for; objects without one may be anything. See shapes.go,
// steps.go.

// placed is a structure that an object may be.
type placed struct {
	shape ir.ShapeID
	array bool // or an array of such
}

// step is a member that an address is stepped into, and what of its structure has to fit.
type step struct {
	shape    ir.ShapeID
	at       int64 // bytes from the address to the structure
	from, to int64 // bytes of the structure that are looked at
}

// maxPlaces bounds the offsets in an object that are tried one by one.
const maxPlaces = 4096

// fitKey is a question that was answered before.
type fitKey struct {
	layout int32
	size   int64
	at     regionID
	step   int32
}

// fitting are the offsets of at from which an object may be stepped into; ok is false where there are none.
func (s *solver) fitting(n Node, at regionID, step int32) (regionID, bool) {
	o := &s.objects[n]
	if o.info.Kind == Function {
		return at, false
	}
	if o.layout == 0 || n < firstGlobal {
		return at, true
	}
	key := fitKey{o.layout, o.bytes, at, step}
	fit, known := s.fits[key]
	if !known {
		fit = -1
		if r, ok := s.places(o, s.regions.at(at), &s.steps[step]); ok {
			fit = s.regions.id(r)
		}
		s.fits[key] = fit
	}
	s.laid = s.laid || fit < 0
	return fit, fit >= 0
}

// places are the offsets of at where an object may be stepped into.
func (s *solver) places(o *object, at region, x *step) (out region, ok bool) {
	for _, p := range s.layouts[o.layout] {
		r, is := s.placesIn(o, p, at, x)
		switch {
		case !is:
		case ok:
			out = out.join(r)
		default:
			out, ok = r, true
		}
	}
	return out, ok
}

// placesIn is places where the object is one structure, or an array of it.
func (s *solver) placesIn(o *object, p placed, at region, x *step) (out region, ok bool) {
	of := s.shapes[p.shape].Size
	lo, hi, stride := at.lo, at.hi, max(at.stride, 1)
	every := int64(0)
	switch {
	case at.unbounded() && p.array:
		stride = gcd(stride, of)
		lo, hi, every = at.lo%stride, of-1, of
	case at.unbounded() && o.bytes <= 0:
		return at, true
	case at.unbounded():
		lo, hi = firstAtLeast(-x.at-x.from, at.lo, stride), o.bytes-x.at
	}
	if (hi-lo)/stride > maxPlaces {
		return at, true
	}
	answers := s.answersOf(p, x)
	switch {
	case stride != 1 || len(answers.is) == 0:
	case !p.array:
		return s.everyPlace(o, p, x, answers, lo, hi)
	case every > 0 && s.within(o, hi+x.at, x, true):
		return s.everyElement(p, x, answers)
	}
	may := func(off int64) bool { return s.within(o, off+x.at, x, every > 0) && answers.at(s, p, off+x.at, x) }
	for off := lo; off <= hi; off += stride {
		switch {
		case !may(off):
			continue
		case every > 0:
			out, ok = out.or(ok, residue(off, every)), true
		default:
			out, ok = out.or(ok, exactly(off)), true
		}
		if out.stride == stride { // it cannot be finer: what is left is how far it goes
			break
		}
	}
	if !ok || every > 0 || out.stride != stride {
		return out, ok
	}
	for off := hi - (hi-lo)%stride; off > out.hi; off -= stride {
		if may(off) {
			return out.join(exactly(off)), true
		}
	}
	return out, true
}

// askKey is what the answers to whether a structure may lie at an offset depend on, but for the size of the object.
type askKey struct {
	p        placed
	shape    ir.ShapeID
	from, to int64
}

// answers are by offset whether a structure may lie there, as far as that was asked: 1 for yes, -1 for no. Of an array
// they are by offset in an element; else they begin with the least offset that leaves what is looked at in the object,
// and the last is for all that lie behind the structure.
type answers struct {
	is   []int8
	yes  []int32 // where it may, of those before upTo
	upTo int
}

func (s *solver) answersOf(p placed, x *step) *answers {
	key := askKey{p, x.shape, x.from, x.to}
	list, ok := s.answers[key]
	if !ok {
		n := s.shapes[p.shape].Size
		if !p.array {
			n += x.from + 1
		}
		list = &answers{is: make([]int8, n)}
		if s.answers == nil { // they are not kept on disk
			s.answers = map[askKey]*answers{}
		}
		s.answers[key] = list
	}
	return list
}

func (a *answers) at(s *solver, p placed, off int64, x *step) bool {
	n := int64(len(a.is))
	if n == 0 { // an array of nothing
		return s.fitsThere(p, off, x)
	}
	i := min(off+x.from, n-1)
	if p.array {
		i = ((off % n) + n) % n
	}
	if a.is[i] == 0 {
		a.is[i] = -1
		if s.fitsThere(p, off, x) {
			a.is[i] = 1
		}
	}
	return a.is[i] > 0
}

// next is the k-th place where a structure may lie; ok is false where there are no more up to the last.
func (a *answers) next(s *solver, p placed, k int, x *step, last int64) (i int64, ok bool) {
	for ; k >= len(a.yes) && int64(a.upTo) <= last; a.upTo++ {
		off := int64(a.upTo)
		if !p.array {
			off -= x.from
		}
		if a.at(s, p, off, x) {
			a.yes = append(a.yes, int32(a.upTo))
		}
	}
	if k < len(a.yes) && int64(a.yes[k]) <= last {
		return int64(a.yes[k]), true
	}
	return 0, false
}

// everyPlace is placesIn where all offsets of lo … hi are asked for.
func (s *solver) everyPlace(o *object, p placed, x *step, a *answers, lo, hi int64) (out region, ok bool) {
	n := int64(len(a.is))
	lo = max(lo, -x.at-x.from)
	if o.bytes > 0 {
		hi = min(hi, o.bytes-x.to-x.at)
	}
	if hi < lo {
		return out, false
	}
	last := min(hi+x.at+x.from, n-1)
	for k := 0; ; k++ {
		i, more := a.next(s, p, k, x, last)
		if !more {
			return out, ok
		}
		off := i - x.from - x.at
		if i == n-1 { // and all behind it
			off = max(off, lo)
			if off+1 <= hi {
				return out.or(ok, progression(off, hi, 1)), true
			}
		}
		if off < lo {
			continue
		}
		out, ok = out.or(ok, exactly(off)), true
		if out.stride == 1 { // it cannot be finer: what is left is how far it goes
			break
		}
	}
	for off := hi; off > out.hi; off-- {
		if a.at(s, p, off+x.at, x) {
			return out.join(exactly(off)), true
		}
	}
	return out, true
}

// everyElement is placesIn where all offsets in the elements of an array are asked for.
func (s *solver) everyElement(p placed, x *step, a *answers) (out region, ok bool) {
	n := int64(len(a.is))
	for k := 0; out.stride != 1; k++ {
		i, more := a.next(s, p, k, x, n-1)
		if !more {
			break
		}
		out, ok = out.or(ok, residue(i-x.at, n)), true
	}
	return out, ok
}

// fitsAt reports whether a structure may lie at an offset of an object of the given layout, or of any element of it.
func (s *solver) fitsAt(o *object, p placed, off int64, x *step, any bool) bool {
	return s.within(o, off, x, any) && s.fitsThere(p, off, x)
}

// within reports whether an object has room at an offset for what is looked at of a structure.
func (s *solver) within(o *object, off int64, x *step, any bool) bool {
	return (off+x.from >= 0 || any) && (o.bytes <= 0 || off+x.to <= o.bytes)
}

// fitsThere is fitsAt where there is room.
func (s *solver) fitsThere(p placed, off int64, x *step) bool {
	of, sh := &s.shapes[p.shape], &s.shapes[x.shape]
	if of.Text || of.Name == "" && len(of.Cells) == 1 && sh.Size > of.Size {
		return false
	}
	if p.shape == x.shape && (off == 0 || p.array && off%of.Size == 0) {
		return true
	}
	first := 0
	if x.from > 0 {
		first = sort.Search(len(sh.Cells), func(i int) bool { return sh.Cells[i].Off+sh.Cells[i].Width > x.from })
	}
	for _, c := range sh.Cells[first:] {
		if c.Off >= x.to {
			break
		}
		if c.Off+c.Width > x.from && !s.cellFits(of, p.array, off+c.Off, c) {
			return false
		}
	}
	return true
}

// cellFits reports whether a cell may lie at an offset of a structure, or of an array of it.
func (s *solver) cellFits(of *ir.Shape, array bool, at int64, c ir.ShapeCell) bool {
	base := int64(0)
	if array {
		base = at - ((at%of.Size)+of.Size)%of.Size
	}
	for ; base < at+c.Width; base += of.Size {
		first := sort.Search(len(of.Cells), func(i int) bool { return base+of.Cells[i].Off+of.Cells[i].Width > at })
		for _, d := range of.Cells[first:] {
			lo := base + d.Off
			switch {
			case lo >= at+c.Width:
				return true
			case d.Kind != c.Kind, c.Kind != ir.NumberCell && (lo != at || d.Width != c.Width):
				return false
			}
		}
		if !array {
			break
		}
	}
	return true
}

// layoutOf is the number of a list of structures; 0 of an empty one.
func (s *solver) layoutOf(list []placed) int32 {
	if len(list) == 0 {
		return 0
	}
	key := ""
	for _, p := range list {
		key += itoa(int(p.shape))
		if p.array {
			key += "*"
		}
		key += " "
	}
	id, ok := s.layoutIDs[key]
	if !ok {
		s.layouts = append(s.layouts, list)
		id = int32(len(s.layouts) - 1)
		s.layoutIDs[key] = id
	}
	return id
}
