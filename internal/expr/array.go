package expr

import (
	"bytes"
	"math/bits"
)

// searchDepth bounds how many stores a new store looks past, and how many undecided ones a read
// turns into choices.
const (
	searchDepth = 64
	choiceDepth = 16
	foldedBytes = 256 // constant arrays up to this long take constant stores
)

// Store is a with nbytes bytes of val, little endian, at idx and after.
func (b *Builder) Store(a *Array, idx, val Value, nbytes int) *Array {
	if nbytes == 0 {
		return a
	}
	v := b.node(8*nbytes, val)
	if v.op == OpRead && v.Kid(1) == idx && b.Read(a, idx, nbytes) == v.Value() {
		return a // it holds that already
	}
	if c := b.storeConst(a, idx, v); c != nil {
		return c
	}
	return b.insertStore(a, b.node(b.ptrBits, idx), v, searchDepth)
}

// storeConst folds a constant into a small constant array, or is nil.
func (b *Builder) storeConst(a *Array, idx Value, v *Node) *Array {
	if a.op != OpConstArray || !v.constant() || idx.N != nil {
		return nil
	}
	n := int(v.width) / 8
	if idx.W > foldedBytes || int(idx.W)+n > foldedBytes {
		return nil
	}
	content := bytes.Clone(a.Bytes())
	for len(content) < int(idx.W)+n {
		content = append(content, a.sub)
	}
	for i := range n {
		content[int(idx.W)+i] = byte(b.Extract(int(v.width), v.Value(), 8*i, 8).W)
	}
	return b.ConstArray(content, a.sub)
}

// insertStore puts the store on top, or below stores to later bytes of the same base, so that
// stores to different constant offsets come in one order; a store it covers goes.
func (b *Builder) insertStore(a *Array, idx, v *Node, depth int) *Array {
	if a.op == OpStore && depth > 0 {
		n, m := uint64(v.width/8), uint64(a.kids[2].width/8)
		f := b.distance(a.Kid(1), idx.Value())
		d := f.lo
		switch {
		case d != f.hi:
		case d < n && d+m <= n: // covered
			return b.insertStore(a.kids[0], idx, v, depth-1)
		case signed(b.ptrBits, d) > 0 && d >= n && -d&mask(b.ptrBits) >= m:
			return b.mk(OpStore, 0, 0, 0, b.insertStore(a.kids[0], idx, v, depth-1), a.kids[1], a.kids[2])
		}
	}
	return b.mk(OpStore, 0, 0, 0, a, idx, v)
}

// IteArray is x where cond holds, else y.
func (b *Builder) IteArray(cond Value, x, y *Array) *Array {
	switch {
	case x == y || cond == True:
		return x
	case cond.N == nil:
		return y
	case cond.N.mirrored():
		return b.IteArray(b.Not(cond), y, x)
	}
	return b.mk(OpIteArray, 0, 0, 0, cond.N, x, y)
}

// readKey is a read of nbytes bytes.
type readKey struct {
	array, idx uint32
	nbytes     int
}

// Read is nbytes bytes of a from idx, little endian.
func (b *Builder) Read(a *Array, idx Value, nbytes int) Value {
	return b.read(a, idx, nbytes, choiceDepth)
}

// meeting is how a store and a read lie to each other.
type meeting uint8

const (
	unknown     meeting = iota
	apart               // they share no byte
	at                  // the read starts a known distance into the store, or before it
	sameOrApart         // they share all bytes or none
)

func (b *Builder) read(a *Array, idx Value, nbytes, choices int) Value {
	for a.op == OpStore || a.ranged() {
		if a.ranged() {
			next, at, v, done := b.readRange(a, idx, nbytes, choices)
			if done {
				return v
			}
			a, idx = next, at
			continue
		}
		m := int(a.kids[2].width / 8)
		g := b.distance(idx, a.Kid(1))
		switch g.meet(b.ptrBits, nbytes, m) {
		case apart:
			a = a.kids[0]
			continue
		case at:
			return b.readOverlap(a, idx, g.lo, nbytes, choices)
		case sameOrApart:
			if choices > 0 {
				hit := b.Cmp(EQ, b.ptrBits, idx, a.Kid(1))
				return b.Ite(8*nbytes, hit, a.Kid(2), b.read(a.kids[0], idx, nbytes, choices-1))
			}
		}
		return b.readNode(a, idx, nbytes)
	}
	switch a.op {
	case OpConstArray:
		return b.readConst(a, idx, nbytes)
	case OpIteArray:
		return b.readChoice(a, idx, nbytes, choices)
	}
	return b.readNode(a, idx, nbytes)
}

func (b *Builder) readNode(a *Array, idx Value, nbytes int) Value {
	return Value{N: b.mk(OpRead, 8*nbytes, 0, 0, a, b.node(b.ptrBits, idx))}
}

// gap is what is known of one index minus another: facts, and that it is rest modulo unit, a number
// of at least 1, when read as a signed number.
type gap struct {
	facts
	unit, rest uint64
}

// distance is x less all of the others, looked at without making a node.
func (b *Builder) distance(x Value, less ...Value) gap {
	w := b.ptrBits
	s := sum{b: b, w: w, terms: b.scratch()}
	s.add(1, x)
	for _, y := range less {
		s.add(mask(w), y)
	}
	s.combine()
	g := gap{unit: 1}
	if len(s.terms) == 0 {
		g.facts = exactly(w, s.k)
	} else {
		g.facts = tighten(w, s.facts())
		known := min(bits.TrailingZeros64(^(g.zeros | g.ones)), 62) // low bits known
		g.unit = 1 << known
		g.rest = g.ones & (g.unit - 1)
		if k, ok := s.exact(true); ok && uint64(s.divisor()) > g.unit {
			g.unit = uint64(s.divisor())
			g.rest = uint64((k%int64(g.unit) + int64(g.unit)) % int64(g.unit))
		}
	}
	b.release(&s)
	return g
}

// meet tells how a read of n bytes lies to a store of m bytes, g being the read's index minus the
// store's.
func (g *gap) meet(w, n, m int) meeting {
	behind := mask(w) - g.hi // bytes between the read's start and the store, the way around
	switch {
	case g.lo >= uint64(m) && behind >= uint64(n-1):
		return apart
	case g.lo == g.hi:
		return at
	case g.rest >= uint64(m) && g.unit-g.rest >= uint64(n):
		return apart
	case g.rest == 0 && n == m && g.unit >= uint64(n):
		return sameOrApart
	}
	return unknown
}

// readOverlap reads over a store that begins d bytes before it (modulo the index space): the bytes
// before, inside and behind the store.
func (b *Builder) readOverlap(a *Array, idx Value, d uint64, n, choices int) Value {
	v := a.kids[2]
	m := int(v.width / 8)
	start := signed(b.ptrBits, d) // of the read within the store; negative where it begins earlier
	var out Value
	have := 0
	for have < n {
		pos := int(start) + have
		var piece Value
		var take int
		switch {
		case pos < 0:
			take = min(-pos, n-have)
			piece = b.read(a.kids[0], b.offset(idx, have), take, choices)
		case pos < m:
			take = min(m-pos, n-have)
			piece = b.Extract(8*m, v.Value(), 8*pos, 8*take)
		default:
			take = n - have
			piece = b.read(a.kids[0], b.offset(idx, have), take, choices)
		}
		if have == 0 {
			out = piece
		} else {
			out = b.Concat(8*take, piece, 8*have, out)
		}
		have += take
	}
	return out
}

func (b *Builder) offset(idx Value, bytes int) Value {
	return b.Bin(Add, b.ptrBits, idx, Word(uint64(bytes)))
}

// readChoice reads both sides of an IteArray.
func (b *Builder) readChoice(a *Array, idx Value, n, choices int) Value {
	key := readKey{a.id, b.node(b.ptrBits, idx).id, n}
	if v, ok := b.reads[key]; ok {
		return v
	}
	v := b.Ite(8*n, a.Kid(0), b.read(a.kids[1], idx, n, choices), b.read(a.kids[2], idx, n, choices))
	if len(b.reads) >= memoLimit {
		clear(b.reads)
	}
	b.reads[key] = v
	return v
}

// readConst reads a constant array: a constant at a constant index, or where every index gives one.
func (b *Builder) readConst(a *Array, idx Value, n int) Value {
	if idx.N == nil {
		v := b.zero(8 * n)
		for i := n - 1; i >= 0; i-- {
			v = b.appendByte(8*n, v, a.byteAt((idx.W+uint64(i))&mask(b.ptrBits)))
		}
		return v
	}
	if len(a.Bytes()) == 0 {
		return b.readConst(a, Word(0), n)
	}
	v := b.readNode(a, idx, n)
	if v.N.width <= 64 && v.N.lo == v.N.hi {
		return Word(v.N.lo)
	}
	return v
}

// appendByte is v·256 + c on constants of w bits.
func (b *Builder) appendByte(w int, v Value, c byte) Value {
	if w == 8 {
		return Word(uint64(c))
	}
	if w <= 64 {
		return Word(v.W<<8 | uint64(c))
	}
	x := bigOf(v)
	x.Lsh(x, 8)
	return b.big(w, x.Or(x, bigOf(Word(uint64(c)))))
}

// byteAt is the byte of a constant array at index i.
func (n *Node) byteAt(i uint64) byte {
	if c := n.Bytes(); i < uint64(len(c)) {
		return c[i]
	}
	return n.sub
}

// extractRead is bits lo to lo+n of a read: a read of fewer bytes where it covers whole ones or can
// leave some out.
func (b *Builder) extractRead(x *Node, lo, n int) Value {
	first, last := lo/8, (lo+n+7)/8
	if first == 0 && last*8 == int(x.width) {
		return Value{N: b.mk(OpExtract, n, 0, uint64(lo), x)}
	}
	v := b.Read(x.kids[0], b.offset(x.Kid(1), first), last-first)
	return b.Extract(8*(last-first), v, lo-8*first, n)
}

// rangeReads bounds how many places of a constant array are looked at to bound a read.
const rangeReads = 1 << 10

// readFacts: the values a constant array has within the range of the index.
func readFacts(n *Node, f facts) facts {
	a, idx := n.kids[0], n.kids[1]
	if a.op != OpConstArray {
		return f
	}
	lo, hi := idx.lo, idx.hi
	outside := hi >= uint64(len(a.Bytes())) // then the fill is one of the values, or a mix with it
	hi = min(hi, uint64(len(a.Bytes())))
	if lo > hi || hi-lo > rangeReads || n.width > 64 {
		return f
	}
	r := exactly(int(n.width), a.wordAt(lo, n))
	for i := lo; i <= hi; i++ {
		if i&idx.zeros == 0 && ^i&idx.ones == 0 {
			r = either(r, exactly(int(n.width), a.wordAt(i, n)))
		}
	}
	if outside {
		r = either(r, exactly(int(n.width), a.wordAt(uint64(len(a.Bytes())), n)))
		// the last bytes of the index space run into the first ones of the array
		for i := range uint64(n.width / 8) {
			r = either(r, exactly(int(n.width), a.wordAt(-i&mask(int(idx.width)), n)))
		}
	}
	return r
}

// wordAt is what the read n gives at index i of the constant array a.
func (a *Node) wordAt(i uint64, n *Node) uint64 {
	v := uint64(0)
	for k := int(n.width/8) - 1; k >= 0; k-- {
		v = v<<8 | uint64(a.byteAt((i+uint64(k))&mask(int(n.kids[1].width))))
	}
	return v
}
