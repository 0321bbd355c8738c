package expr

// Copies and fills of ranges whose length need not be known (Falke, Merz and Sinz: "Extending the theory of arrays:
// memset, memcpy, and beyond", VSTTE 2013). One node stands for all bytes of the range; a read asks whether it lies in
// it, where that is not known beforehand. The source is an array as it was, so that ranges may overlap, as memmove's
// do.

// ranged reports a copy or a fill: an array, the first index, the length in bytes, and what is there. Limit bounds the
// length.
func (n *Node) ranged() bool { return n.op == OpCopy || n.op == OpFill }

// Limit is how many bytes an OpCopy or OpFill replaces at most.
func (n *Node) Limit() uint64 { return n.val }

// span is the n bytes from index to on, at most limit: it holds index i where i - to, modulo the index space, is less
// than both. No span is longer than half of the index space, so that what lies before to is known to be outside.
type span struct {
	to, n  Value
	limit  uint64
	lo, hi uint64 // what the length is at least and at most
	raw    uint64 // what n is at most
}

func (b *Builder) span(to, n Value, limit uint64) span {
	f := factsIn(b.ptrBits, n)
	limit = min(limit, mask(b.ptrBits)>>1)
	return span{to, n, limit, min(f.lo, limit), min(f.hi, limit), f.hi}
}

func (b *Builder) spanOf(a *Array) span { return b.span(a.Kid(1), a.Kid(2), a.val) }

// Copy is dst with n bytes from index to on, and no more than limit, replaced by those that src has from index from on.
func (b *Builder) Copy(dst *Array, to Value, src *Array, from, n Value, limit uint64) *Array {
	if src == dst && to == from {
		return dst
	}
	src, from = b.source(src, b.span(from, n, limit))
	s := b.span(to, n, limit)
	switch {
	case s.hi == 0, src == dst && to == from:
		return dst
	case s.lo == s.hi && s.hi <= wordBytes:
		return b.Store(dst, to, b.Read(src, from, int(s.hi)), int(s.hi))
	case src.op == OpConstArray && len(src.Bytes()) == 0:
		return b.Fill(dst, to, Word(uint64(src.Fill())), n, limit)
	case src.op == OpFill && b.within(b.span(from, n, limit), b.spanOf(src)):
		return b.Fill(dst, to, src.Kid(3), n, limit)
	}
	w := b.ptrBits
	return b.mk(OpCopy, 0, 0, s.limit, b.overwritten(dst, s), b.node(w, to), b.node(w, n), src, b.node(w, from))
}

// Fill is dst with n bytes from index to on, and no more than limit, replaced by value, of 8 bits.
func (b *Builder) Fill(dst *Array, to, value, n Value, limit uint64) *Array {
	s := b.span(to, n, limit)
	switch {
	case s.hi == 0, dst.op == OpConstArray && len(dst.Bytes()) == 0 && value == Word(uint64(dst.Fill())):
		return dst
	case s.lo == s.hi && s.hi <= wordBytes:
		return b.Store(dst, to, b.repeat(value, int(s.hi)), int(s.hi))
	}
	w := b.ptrBits
	return b.mk(OpFill, 0, 0, s.limit, b.overwritten(dst, s), b.node(w, to), b.node(w, n), b.node(8, value))
}

// wordBytes: ranges of known length up to this are stores.
const wordBytes = 8

// repeat is a byte n times.
func (b *Builder) repeat(value Value, n int) Value {
	v := value
	for i := 1; i < n; i++ {
		v = b.Concat(8, value, 8*i, v)
	}
	return v
}

// source is an array that holds what src does in a span, and where it begins there: what was written elsewhere, or was
// copied there, is not looked through again with every read.
func (b *Builder) source(src *Array, s span) (*Array, Value) {
	for range searchDepth {
		switch {
		case src.op == OpStore && b.meets(src.Kid(1), int(src.kids[2].width/8), s) == apart:
			src = src.kids[0]
		case src.ranged() && b.disjoint(b.spanOf(src), s):
			src = src.kids[0]
		case src.op == OpCopy && b.within(s, b.spanOf(src)):
			src, s.to = src.kids[3], b.sourceIndex(src, s.to)
		default:
			return src, s.to
		}
	}
	return src, s.to
}

// overwritten is an array without the topmost writes that lie in a span which is written next.
func (b *Builder) overwritten(a *Array, s span) *Array {
	for range searchDepth {
		switch {
		case a.op == OpStore && b.meets(a.Kid(1), int(a.kids[2].width/8), s) == at:
		case a.ranged() && b.within(b.spanOf(a), s):
		default:
			return a
		}
		a = a.kids[0]
	}
	return a
}

// within reports whether a span certainly lies in another.
func (b *Builder) within(x, s span) bool {
	d := b.distance(x.to, s.to)
	if d.lo == 0 && d.hi == 0 && x.n == s.n && x.limit <= s.limit {
		return true
	}
	return x.hi <= s.lo && d.hi <= s.lo-x.hi
}

// disjoint reports whether two spans certainly share no index.
func (b *Builder) disjoint(s, x span) bool {
	d := b.distance(x.to, s.to)
	return x.hi == 0 || s.hi == 0 || d.lo >= s.hi && mask(b.ptrBits)-d.hi >= x.hi-1
}

// meets tells how k bytes at index x lie to a span; at: all of them are in it.
func (b *Builder) meets(x Value, k int, s span) meeting {
	w, bytes := b.ptrBits, uint64(k)
	d := b.distance(x, s.to)
	switch {
	case s.hi == 0, d.lo >= s.hi && mask(w)-d.hi >= bytes-1:
		return apart
	case s.lo >= bytes && d.hi <= s.lo-bytes:
		return at
	case bytes == 1:
		return sameOrApart
	}
	if half := mask(w) >> 1; s.n.N != nil && s.raw <= half {
		behind := b.distance(x, s.to, s.n) // from the end of the span
		switch {
		case behind.slo >= 0 && uint64(behind.shi) <= half-bytes:
			return apart
		case behind.shi <= -int64(bytes) && behind.slo > -1<<62 && int64(s.lo) >= -behind.slo:
			return at
		}
	}
	n := b.distance(s.n)
	u, rest := n.units()
	v, first := d.units()
	for v != 0 {
		u, v = v, u%v
	}
	// what lies in one unit is in a span of units as a whole, or not at all
	if rest%u == 0 && first%u+bytes <= u &&
		(s.raw <= s.limit || s.limit%u == 0 || d.hi < s.limit && s.limit-d.hi >= bytes) {
		return sameOrApart
	}
	return unknown
}

// units is the unit and the rest of a gap, also of one that is known.
func (g *gap) units() (unit, rest uint64) {
	if g.lo == g.hi {
		return 1 << 62, g.lo % (1 << 62)
	}
	return g.unit, g.rest
}

// sourceIndex is where the source of a copy has the byte that the copy has at idx.
func (b *Builder) sourceIndex(a *Array, idx Value) Value {
	w := b.ptrBits
	return b.Bin(Add, w, b.Bin(Sub, w, idx, a.Kid(1)), a.Kid(4))
}

// readRange reads over a copy or a fill: on in another array, or, where done is set, what is read.
func (b *Builder) readRange(a *Array, idx Value, nbytes, choices int) (next *Array, i, v Value, done bool) {
	switch b.meets(idx, nbytes, b.spanOf(a)) {
	case apart:
		return a.kids[0], idx, v, false
	case at:
		if a.op == OpFill {
			return nil, idx, b.repeat(a.Kid(3), nbytes), true
		}
		return a.kids[3], b.sourceIndex(a, idx), v, false
	case sameOrApart:
		if choices > 0 {
			return nil, idx, b.readEither(a, idx, nbytes, choices-1), true
		}
	}
	return nil, idx, b.readNode(a, idx, nbytes), true
}

// InRange is the condition that index idx is in the range of a copy or fill.
func (b *Builder) InRange(a *Array, idx Value) Value {
	w, s := b.ptrBits, b.spanOf(a)
	d := b.Bin(Sub, w, idx, s.to)
	in := b.Cmp(ULT, w, d, s.n)
	if s.raw > s.limit {
		in = b.And1(in, b.Cmp(ULT, w, d, Word(s.limit)))
	}
	return in
}

// readEither is a read that lies as a whole in the range or outside.
func (b *Builder) readEither(a *Array, idx Value, nbytes, choices int) Value {
	key := readKey{a.id, b.node(b.ptrBits, idx).id, nbytes}
	if v, ok := b.reads[key]; ok {
		return v
	}
	v := b.choose(a, idx, nbytes, choices)
	if len(b.reads) >= memoLimit {
		clear(b.reads)
	}
	b.reads[key] = v
	return v
}

// choose is readEither, not remembered.
func (b *Builder) choose(a *Array, idx Value, nbytes, choices int) Value {
	in := b.InRange(a, idx)
	var inside Value
	switch {
	case in == False:
		return b.read(a.kids[0], idx, nbytes, choices)
	case a.op == OpFill:
		inside = b.repeat(a.Kid(3), nbytes)
	case a.kids[3].op == OpSymArray || a.kids[3].op == OpConstArray:
		inside = b.Read(a.kids[3], b.sourceIndex(a, idx), nbytes)
	default: // two ways to go on
		choices /= 2
		inside = b.read(a.kids[3], b.sourceIndex(a, idx), nbytes, choices)
	}
	if in == True {
		return inside
	}
	return b.Ite(8*nbytes, in, inside, b.read(a.kids[0], idx, nbytes, choices))
}

// RangeCases are the conditions that a read of nbytes bytes at idx lies as a whole in the range of a copy or fill, and
// that it lies outside; elsewhere it is a mixture.
func (b *Builder) RangeCases(a *Array, idx Value, nbytes int) (inside, outside Value) {
	w, s := b.ptrBits, b.spanOf(a)
	switch b.meets(idx, nbytes, s) {
	case apart:
		return False, True
	case at:
		return True, False
	case sameOrApart:
		in := b.InRange(a, idx)
		return in, b.Not(in)
	}
	d, k := b.Bin(Sub, w, idx, s.to), Word(uint64(nbytes))
	fits := func(n Value) Value {
		return b.And1(b.Cmp(ULE, w, k, n), b.Cmp(ULE, w, d, b.Bin(Sub, w, n, k)))
	}
	behind := b.Cmp(ULE, w, s.n, d)
	inside = fits(s.n)
	if s.raw > s.limit {
		inside, behind = b.And1(inside, fits(Word(s.limit))), b.Or1(behind, b.Cmp(ULE, w, Word(s.limit), d))
	}
	before := b.Cmp(ULE, w, d, b.Bin(Sub, w, Word(0), k)) // its last byte does not lie beyond to
	return inside, b.Or1(b.And1(behind, before), b.Cmp(EQ, w, s.n, Word(0)))
}

// ReadSource is what the source of a copy, or a fill, gives to a read of nbytes bytes at idx that lies in its range.
func (b *Builder) ReadSource(a *Array, idx Value, nbytes int) Value {
	if a.op == OpFill {
		return b.repeat(a.Kid(3), nbytes)
	}
	return b.Read(a.kids[3], b.sourceIndex(a, idx), nbytes)
}
