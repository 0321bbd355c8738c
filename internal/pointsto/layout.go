package pointsto

import (
	"sort"

	"midway/internal/ir"
)

// Where objects have layouts (the assumption typed-memory), a pointer that is stepped into as a structure leads only to
// objects that may have such a structure there: p->next is read where the first members are as those of *p are, up to
// that one. What is looked at is which bytes hold pointers, numbers and locks. A layout is the declared type of a
// variable, or what the code that allocates an object takes it for; objects without one may be anything. See shape.go,
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
	for off := lo; off <= hi; off += stride {
		if !s.fitsAt(o, p, off+x.at, x, every > 0) {
			continue
		}
		r := exactly(off)
		if every > 0 {
			r = residue(off, every)
		}
		if ok {
			r = out.join(r)
		}
		out, ok = r, true
	}
	return out, ok
}

// fitsAt reports whether a structure may lie at an offset of an object of the given layout, or of any element of it.
func (s *solver) fitsAt(o *object, p placed, off int64, x *step, any bool) bool {
	if off+x.from < 0 && !any || o.bytes > 0 && off+x.to > o.bytes {
		return false
	}
	of, sh := &s.shapes[p.shape], &s.shapes[x.shape]
	if of.Text || of.Name == "" && len(of.Cells) == 1 && sh.Size > of.Size {
		return false
	}
	if p.shape == x.shape && (off == 0 || p.array && off%of.Size == 0) {
		return true
	}
	for _, c := range sh.Cells {
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
