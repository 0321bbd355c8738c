package z3

import (
	"fmt"

	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// root is an array of unknown contents. Its bytes at constant indices are bit-vector constants of
// their own until it is first read at a symbolic index; from then on it has a Z3 array too, bytes
// not named yet are selected from that, and the named ones are linked to it by equations.
type root struct {
	symbol *expr.Symbol
	named  map[uint64]gz.BV // by index
	order  []uint64         // indices named, in order
	array  gz.Array         // zero while not linked
	links  []gz.Bool        // array[i] = named[i] for all i
}

func (r *root) linked() bool { return r.array.Context() != nil }

// byteKey names the byte of an array at base + offset; the base of a constant index is noBase.
type byteKey struct {
	array, base uint32
	offset      uint64
}

const noBase = ^uint32(0)

// index is where an array is read: base + offset, or sum + offset, or offset alone where both are nil.
type index struct {
	base   *expr.Node
	sum    *sum // of several terms, behind a copy
	offset uint64
}

// Bounds of the expansion of reads into conditionals: longer chains of stores become Z3 arrays.
const expandedStores = 16

// read is an OpRead: its bytes, the one at the highest index first.
func (t *translator) read(n *expr.Node) gz.BV {
	array, at := n.Kids()[0], t.split(n.Kids()[1])
	var value gz.BV
	for k := range n.Width() / 8 {
		b := t.byteAt(array, t.plus(at, uint64(k)))
		if k == 0 {
			value = b
		} else {
			value = t.vec(b.Concat(value))
		}
	}
	return value
}

// split separates the constant part of an index.
func (t *translator) split(n *expr.Node) index {
	if n.Op() == expr.OpConst {
		return index{offset: n.Word()}
	}
	if n.Op() == expr.OpAdd && len(n.Kids()) == 2 && n.Kids()[0].Op() == expr.OpConst {
		return index{base: n.Kids()[1], offset: n.Kids()[0].Word()}
	}
	return index{base: n}
}

// plus is an index moved by k bytes, modulo the index space.
func (t *translator) plus(at index, k uint64) index {
	w := uint(t.builder.PtrBits())
	return index{at.base, at.sum, (at.offset + k) << (64 - w) >> (64 - w)}
}

// indexTerm is the index as a bit-vector of pointer width.
func (t *translator) indexTerm(at index) gz.BV {
	var base gz.BV
	switch {
	case at.sum != nil:
		base = t.sumTerm(at.sum)
	case at.base == nil:
		return t.word(t.builder.PtrBits(), at.offset)
	default:
		base = t.vector(at.base)
	}
	if at.offset == 0 {
		return base
	}
	return t.vec(base.Add(t.word(t.builder.PtrBits(), at.offset)))
}

// byteAt is one byte of an array.
func (t *translator) byteAt(array *expr.Node, at index) gz.BV {
	t.ended()
	key := byteKey{array.ID(), at.baseID(), at.offset}
	b, ok := t.bytes[key]
	if !ok {
		b = t.vec(t.makeByte(array, at))
		t.bytes[key] = b
	}
	return b
}

func (t *translator) makeByte(array *expr.Node, at index) gz.BV {
	switch array.Op() {
	case expr.OpSymArray:
		return t.rootByte(t.root(array.Symbol()), at)
	case expr.OpConstArray:
		return t.tableByte(array, at)
	case expr.OpIteArray:
		k := array.Kids()
		return t.ifVec(t.boolean(k[0]), t.byteAt(k[1], at), t.byteAt(k[2], at))
	}
	if array.Op() != expr.OpStore {
		return t.rangeByte(array, at)
	}
	if longChain(array) && !t.hasRange(array) {
		return t.array(array).Select(t.indexTerm(at)).(gz.BV)
	}
	return t.storeByte(array, at)
}

func longChain(array *expr.Node) bool {
	for range expandedStores {
		if array.Op() != expr.OpStore {
			return false
		}
		array = array.Kids()[0]
	}
	return array.Op() == expr.OpStore
}

// storeByte reads through a store: with d the distance from the store's index, byte d of the stored
// value where d is less than its size, else the array before.
func (t *translator) storeByte(store *expr.Node, at index) gz.BV {
	before, to, value := store.Kids()[0], t.split(store.Kids()[1]), store.Kids()[2]
	size := uint64(value.Width() / 8)
	distance := t.plus(at, -to.offset)
	if at.base == to.base && at.sum == to.sum {
		if d := distance.offset; d < size {
			return t.vector(value).Extract(int(8*d+7), int(8*d))
		}
		return t.byteAt(before, at)
	}
	below := t.byteAt(before, at)
	if size == 1 {
		hit := t.bool(t.indexTerm(at).Eq(t.indexTerm(to)))
		return t.ifVec(hit, t.vector(value), below)
	}
	d := t.vec(t.indexTerm(at).Sub(t.indexTerm(to)))
	hit := t.bool(d.ULT(t.word(t.builder.PtrBits(), size)))
	return t.ifVec(hit, t.byteOf(t.vector(value), value.Width(), d), below)
}

// byteOf is byte d (of pointer width) of a value of w bits; anything where d is out of range.
func (t *translator) byteOf(value gz.BV, w int, d gz.BV) gz.BV {
	switch p := t.builder.PtrBits(); {
	case w > p:
		d = t.vec(d.ZeroExtend(w - p))
	case w < p:
		d = t.vec(d.Extract(w-1, 0))
	}
	shift := t.vec(d.Lsh(t.number(w, 3)))
	return t.vec(t.vec(value.URsh(shift)).Extract(7, 0))
}

// tableByte reads a constant array: a balanced tree of comparisons over its runs of equal bytes.
func (t *translator) tableByte(table *expr.Node, at index) gz.BV {
	content := table.Bytes()
	if at.known() {
		if at.offset < uint64(len(content)) {
			return t.word(8, uint64(content[at.offset]))
		}
		return t.word(8, uint64(table.Fill()))
	}
	starts := []uint64{0}
	for i := 1; i < len(content); i++ {
		if content[i] != content[i-1] {
			starts = append(starts, uint64(i))
		}
	}
	if len(content) == 0 {
		return t.word(8, uint64(table.Fill()))
	}
	return t.runByte(
		append(starts, uint64(len(content))),
		append(content[:len(content):len(content)], table.Fill()),
		t.indexTerm(at),
	)
}

// runByte is the content of the run that an index lies in; runs begin at starts.
func (t *translator) runByte(starts []uint64, content []byte, at gz.BV) gz.BV {
	if len(starts) == 1 {
		return t.word(8, uint64(content[starts[0]]))
	}
	mid := len(starts) / 2
	low := t.bool(at.ULT(t.word(t.builder.PtrBits(), starts[mid])))
	return t.ifVec(low, t.runByte(starts[:mid], content, at), t.runByte(starts[mid:], content, at))
}

// root is the state of an array symbol.
func (t *translator) root(s *expr.Symbol) *root {
	r := t.roots[s]
	if r == nil {
		r = &root{symbol: s, named: map[uint64]gz.BV{}}
		t.roots[s] = r
	}
	return r
}

func (t *translator) rootByte(r *root, at index) gz.BV {
	if !at.known() {
		t.link(r)
	}
	if r.linked() {
		return r.array.Select(t.indexTerm(at)).(gz.BV)
	}
	b := t.ctx.Const(fmt.Sprintf("a%d@%d", r.symbol.ID, at.offset), t.sort(8)).(gz.BV)
	r.named[at.offset] = b
	r.order = append(r.order, at.offset)
	return b
}

// link gives a root its Z3 array and the equations that tie the bytes named so far to it.
func (t *translator) link(r *root) {
	if r.linked() {
		return
	}
	r.array = t.ctx.Const(fmt.Sprintf("a%d", r.symbol.ID), t.arraySort()).(gz.Array)
	for _, i := range r.order {
		at := t.indexTerm(index{offset: i})
		selected := t.vec(r.array.Select(at).(gz.BV))
		r.links = append(r.links, selected.Eq(r.named[i]))
	}
}

func (t *translator) arraySort() gz.Sort {
	return t.ctx.ArraySort(t.sort(t.builder.PtrBits()), t.sort(8))
}

// linkedRoots are the linked roots that a translated conjunct mentions.
func (t *translator) linkedRoots(n *expr.Node) []*root {
	var out []*root
	t.ended()
	for _, s := range expr.Symbols(n) {
		if s.Width == 0 {
			if r := t.root(s); r.linked() && len(r.links) > 0 {
				out = append(out, r)
			}
		}
	}
	return out
}

// array is an array node as a Z3 array.
func (t *translator) array(n *expr.Node) gz.Array {
	a, ok := t.arrays[n.ID()]
	if !ok {
		a = t.arr(t.makeArray(n))
		t.arrays[n.ID()] = a
	}
	return a
}

func (t *translator) makeArray(n *expr.Node) gz.Array {
	k := n.Kids()
	switch n.Op() {
	case expr.OpSymArray:
		r := t.root(n.Symbol())
		t.link(r)
		return r.array
	case expr.OpConstArray:
		a := t.arr(t.ctx.ConstArray(t.sort(t.builder.PtrBits()), t.word(8, uint64(n.Fill()))))
		for i, c := range n.Bytes() {
			if c != n.Fill() {
				a = t.arr(a.Store(t.word(t.builder.PtrBits(), uint64(i)), t.word(8, uint64(c))))
			}
		}
		return a
	case expr.OpIteArray:
		return t.boolean(k[0]).IfThenElse(t.array(k[1]), t.array(k[2])).(gz.Array)
	}
	a, at, value := t.array(k[0]), t.split(k[1]), t.vector(k[2])
	for b := range k[2].Width() / 8 {
		a = t.arr(a.Store(t.indexTerm(t.plus(at, uint64(b))), t.vec(value.Extract(8*b+7, 8*b))))
	}
	return a
}
