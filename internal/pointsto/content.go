package pointsto

import "slices"

// maxCells bounds the cells, and the views, of one object before they are merged.
const maxCells = 256

// place normalises an access of width bytes at at in n; ok is false where it lies outside.
func (s *solver) place(n Node, at region, width int64) (region, bool) {
	o := &s.objects[n]
	if o.info.Size >= 0 && !at.within(width, o.info.Size) {
		return at, false
	}
	if o.period > 0 {
		at = residue(at.lo, gcd(at.stride, o.period))
	}
	return at, true
}

// cellVar is the variable of what width-byte stores at at put into object n.
func (s *solver) cellVar(n Node, at region, width int64) varID {
	at, ok := s.place(n, at, width)
	if !ok {
		return noVar
	}
	o := &s.objects[n]
	if o.summed && !o.constant {
		return s.summary
	}
	if v, ok := find(o.cells, at, width); ok {
		return v
	}
	c := cell{at, width, s.newVars(1)}
	o.cells = append(o.cells, c)
	for _, view := range o.views {
		s.see(c, view)
	}
	if len(o.copies) > 0 {
		s.uncarried = append(s.uncarried, contentOf{n, c})
	}
	if len(o.cells) > maxCells {
		s.coarsen(n)
	}
	return c.v
}

// viewVar is the variable of what width-byte loads at at of object n may read.
func (s *solver) viewVar(n Node, at region, width int64) varID {
	at, ok := s.place(n, at, width)
	if !ok {
		return noVar
	}
	o := &s.objects[n]
	if o.summed && !o.constant {
		return s.summary
	}
	if v, ok := find(o.views, at, width); ok {
		return v
	}
	view := cell{at, width, s.newVars(1)}
	o.views = append(o.views, view)
	for _, c := range o.cells {
		s.see(c, view)
	}
	if len(s.objects[n].views) > maxCells {
		s.coarsen(n)
	}
	return view.v
}

// find is the variable of a cell of the list.
func find(list []cell, at region, width int64) (varID, bool) {
	for i := range list {
		if list[i].at == at && list[i].width == width {
			return list[i].v, true
		}
	}
	return noVar, false
}

func (s *solver) see(c, view cell) {
	if c.at.overlaps(c.width, view.at, view.width) {
		s.copyTo(c.v, view.v)
	}
}

type copyKey struct {
	node Node
	copying
}

// addCopying copies content of object n, now and later.
func (s *solver) addCopying(n Node, c copying) {
	key := copyKey{n, c}
	if _, ok := s.copied[key]; ok {
		return
	}
	s.copied[key] = struct{}{}
	s.objects[n].copies = append(s.objects[n].copies, c)
	for _, from := range slices.Clone(s.objects[n].cells) {
		s.carry(from, c)
	}
}

// contentOf is a new cell of an object whose content is copied elsewhere.
type contentOf struct {
	node Node
	cell cell
}

// carryAll copies the new cells of objects that are copied.
func (s *solver) carryAll() {
	for len(s.uncarried) > 0 {
		c := s.uncarried[0]
		s.uncarried = s.uncarried[1:]
		for _, k := range slices.Clone(s.objects[c.node].copies) {
			s.carry(c.cell, k)
		}
	}
}

// carry copies one cell: to offset to + (at - from), as far as it lies in the bytes copied, and to no constant.
func (s *solver) carry(c cell, k copying) {
	if s.objects[k.dst].constant {
		return
	}
	rel := c.at.minus(k.from)
	if !rel.unbounded() || k.n < farOffset {
		var ok bool
		if rel, ok = rel.clip(1-min(c.width, farOffset), min(k.n, farOffset)-1); !ok {
			return
		}
	}
	at := rel.plus(k.to)
	if at.stride > 0 {
		at = residue(at.lo, at.stride) // bounds would go on growing where objects are copied around
	}
	s.copyTo(c.v, s.cellVar(k.dst, at, c.width))
}

// coarsen merges the cells and views of an object modulo a period: first that of its array type or
// of the strides seen, then a pointer's width, then one byte.
func (s *solver) coarsen(n Node) {
	o := &s.objects[n]
	p := o.period
	switch {
	case p == 0:
		p = s.firstPeriod(o)
	case p%s.ptrBytes == 0 && p > s.ptrBytes:
		p = s.ptrBytes
	default:
		p = 1
	}
	if p == o.period {
		return
	}
	o.period = p
	cells, views := o.cells, o.views
	o.cells, o.views = nil, nil
	for _, c := range cells {
		s.merge(s.cellVar(n, c.at, c.width), c.v)
	}
	for _, c := range views {
		s.merge(s.viewVar(n, c.at, c.width), c.v)
	}
}

// firstPeriod is the size of the elements of an array, as far as the object shows one.
func (s *solver) firstPeriod(o *object) int64 {
	if o.element > 0 {
		return o.element
	}
	g := int64(0)
	for _, list := range [2][]cell{o.cells, o.views} {
		for _, c := range list {
			g = gcd(g, c.at.stride)
		}
	}
	if g > 0 {
		return g
	}
	return s.ptrBytes
}
