package expr

import (
	"bytes"
	"math/big"
	"math/bits"
	"sync/atomic"
)

// Builder makes and owns nodes. Not safe for concurrent use.
type Builder struct {
	ptrBits int
	table   []slot  // open addressing, a power of two long
	nodes   []*Node // by id
	slab    []Node
	kidSlab []*Node

	symbols []*Symbol
	byName  map[symbolKey]*Symbol
	reads   map[readKey]Value // of OpIteArray and long store chains

	memo map[memoKey]Value // of rewrites that walk a shared subterm
	free [][]Term          // see scratch

	inexact    uint64
	abstracted uint64

	heard *atomic.Uint32 // not 0: poll is to be called
	poll  func()
}

// slot is a place in the hash table: the hash of a node above its id plus 1; 0 is free.
type slot uint64

func slotOf(n *Node) slot { return slot(n.hash)<<32 | slot(n.id+1) }

type symbolKey struct {
	name  string
	width int
}

// memoKey is a rewrite of the node with that id.
type memoKey struct {
	op      Op
	id      uint32
	lo, len uint32
}

// memoLimit bounds the memo; it is only an aid to speed.
const memoLimit = 1 << 17

func (b *Builder) remember(key memoKey, v Value) {
	if len(b.memo) >= memoLimit {
		clear(b.memo)
	}
	b.memo[key] = v
}

// NewBuilder makes an empty Builder whose arrays are indexed by words of ptrBits bits.
func NewBuilder(ptrBits int) *Builder {
	return &Builder{
		ptrBits: ptrBits,
		table:   make([]slot, 1<<10),
		byName:  map[symbolKey]*Symbol{},
		reads:   map[readKey]Value{},
		memo:    map[memoKey]Value{},
		heard:   new(atomic.Uint32),
	}
}

// Ask has the builder call poll, from now on, before it makes or finds a node while word is not 0. What poll panics
// with comes out of whatever was to be built; the builder is whole. So no loop that makes expressions goes on when it
// is to end.
func (b *Builder) Ask(word *atomic.Uint32, poll func()) { b.heard, b.poll = word, poll }

// Poll asks what Ask named, for loops that make no expressions for long.
func (b *Builder) Poll() {
	if b.heard != nil && b.heard.Load() != 0 {
		b.poll()
	}
}

// PtrBits is the width in bits of array indices.
func (b *Builder) PtrBits() int { return b.ptrBits }

// Len is the number of nodes made so far.
func (b *Builder) Len() int { return len(b.nodes) }

// Node is the node with the given id.
func (b *Builder) Node(id uint32) *Node { return b.nodes[id] }

// AllSymbols are the symbols made so far, by ID. The slice belongs to the Builder.
func (b *Builder) AllSymbols() []*Symbol { return b.symbols }

// Abstracted counts float operations that became unknowns of origin FloatAbstraction.
func (b *Builder) Abstracted() uint64 { return b.abstracted }

// Inexact counts concrete float functions whose result may differ in the last place from the C
// library's.
func (b *Builder) Inexact() uint64 { return b.inexact }

// NewSymbol is the symbol with that name and width; the origin counts at its first mention.
func (b *Builder) NewSymbol(name string, width int, origin Origin) *Symbol {
	key := symbolKey{name, width}
	s := b.byName[key]
	if s == nil {
		s = b.addSymbol(name, width, origin)
		b.byName[key] = s
	}
	return s
}

func (b *Builder) addSymbol(name string, width int, origin Origin) *Symbol {
	s := &Symbol{ID: len(b.symbols), Name: name, Width: width, Origin: origin}
	b.symbols = append(b.symbols, s)
	return s
}

// Sym is the symbol as a value. A symbol of another Builder is an error in the caller.
func (b *Builder) Sym(s *Symbol) Value {
	if s.node == nil {
		s.node = b.intern(&Node{op: OpSym, width: uint16(s.Width), val: uint64(s.ID), ref: s})
	}
	return Value{N: s.node}
}

// SymArray is the array root of unknown contents with that name.
func (b *Builder) SymArray(name string, origin Origin) *Array {
	s := b.NewSymbol(name, 0, origin)
	if s.node == nil {
		s.node = b.intern(&Node{op: OpSymArray, val: uint64(s.ID), ref: s})
	}
	return s.node
}

// ConstArray is the array holding content from index 0 and fill everywhere else.
func (b *Builder) ConstArray(content []byte, fill byte) *Array {
	end := len(content)
	for end > 0 && content[end-1] == fill {
		end--
	}
	return b.intern(&Node{op: OpConstArray, sub: fill, ref: bytes.Clone(content[:end:end])})
}

// Wide is a constant of w bits, w above 64; of up to 64 bits it is the word lo.
func (b *Builder) Wide(w int, hi, lo uint64) Value {
	if w <= 64 {
		return Value{W: lo & mask(w)}
	}
	c := new(big.Int).SetUint64(hi)
	return b.big(w, c.Or(c.Lsh(c, 64), new(big.Int).SetUint64(lo)))
}

// big is the constant c modulo 2^w. It takes c over.
func (b *Builder) big(w int, c *big.Int) Value {
	c.And(c, bigMask(w))
	if w <= 64 {
		return Value{W: c.Uint64()}
	}
	return Value{N: b.intern(&Node{op: OpConst, width: uint16(w), ref: c})}
}

// node is v as a node of w bits, an OpConst where v is a word.
func (b *Builder) node(w int, v Value) *Node {
	switch {
	case v.N != nil:
		return v.N
	case w > 64:
		return b.big(w, new(big.Int).SetUint64(v.W)).N
	}
	return b.mk(OpConst, w, 0, v.W)
}

// mk is the node of that operation; kids are in canonical order and are copied.
func (b *Builder) mk(op Op, w int, sub uint8, val uint64, kids ...*Node) *Node {
	if b.heard.Load() != 0 && b.poll != nil {
		b.poll()
	}
	h := hashOf(op, w, sub, val, kids)
	at := int(h) & (len(b.table) - 1)
	for ; b.table[at] != 0; at = (at + 1) & (len(b.table) - 1) {
		if uint32(b.table[at]>>32) != h {
			continue
		}
		n := b.nodes[uint32(b.table[at])-1]
		if n.op == op && int(n.width) == w && n.val == val && n.sub == sub && n.ref == nil && sameKids(n.kids, kids) {
			return n
		}
	}
	n := b.alloc()
	n.op, n.width, n.sub, n.val, n.hash = op, uint16(w), sub, val, h
	n.kids = b.keep(kids)
	b.add(n, at)
	return n
}

// intern is mk for nodes that carry a symbol, a wide constant or bytes.
func (b *Builder) intern(key *Node) *Node {
	h := hashOf(key.op, int(key.width), key.sub, key.val, key.kids) ^ hashRef(key.ref)
	at := int(h) & (len(b.table) - 1)
	for ; b.table[at] != 0; at = (at + 1) & (len(b.table) - 1) {
		n := b.nodes[uint32(b.table[at])-1]
		if n.hash == h && n.op == key.op && n.width == key.width && n.val == key.val && n.sub == key.sub &&
			sameRef(n.ref, key.ref) && sameKids(n.kids, key.kids) {
			return n
		}
	}
	key.hash = h
	b.add(key, at)
	return key
}

// add gives a new node its id, facts and place in the table.
func (b *Builder) add(n *Node, at int) {
	n.id = uint32(len(b.nodes))
	for _, k := range n.kids {
		n.bloom |= k.bloom
	}
	if s := n.Symbol(); s != nil {
		n.bloom |= s.bit()
	}
	n.facts = b.factsOf(n)
	b.nodes = append(b.nodes, n)
	b.table[at] = slotOf(n)
	if len(b.nodes)*2 > len(b.table) {
		b.grow()
	}
}

func (b *Builder) grow() {
	table := make([]slot, 2*len(b.table))
	for _, n := range b.nodes {
		at := int(n.hash) & (len(table) - 1)
		for table[at] != 0 {
			at = (at + 1) & (len(table) - 1)
		}
		table[at] = slotOf(n)
	}
	b.table = table
}

func (b *Builder) alloc() *Node {
	if len(b.slab) == 0 {
		b.slab = make([]Node, 128)
	}
	n := &b.slab[0]
	b.slab = b.slab[1:]
	return n
}

// keep copies kids into memory of the Builder.
func (b *Builder) keep(kids []*Node) []*Node {
	if len(kids) == 0 {
		return nil
	}
	if len(b.kidSlab) < len(kids) {
		b.kidSlab = make([]*Node, 512+len(kids))
	}
	kept := b.kidSlab[:len(kids):len(kids)]
	b.kidSlab = b.kidSlab[len(kids):]
	copy(kept, kids)
	return kept
}

func sameKids(a, b []*Node) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func sameRef(a, b any) bool {
	switch x := a.(type) {
	case *big.Int:
		y, ok := b.(*big.Int)
		return ok && x.Cmp(y) == 0
	case []byte:
		y, ok := b.([]byte)
		return ok && bytes.Equal(x, y)
	case *Symbol:
		y, ok := b.(*Symbol)
		return ok && x == y
	}
	return false
}

const hashFactor = 0x9E3779B97F4A7C15

func hashOf(op Op, w int, sub uint8, val uint64, kids []*Node) uint32 {
	h := (uint64(op) | uint64(w)<<8 | uint64(sub)<<32) * hashFactor
	h = (bits.RotateLeft64(h, 23) ^ val) * hashFactor
	for _, k := range kids {
		h = (bits.RotateLeft64(h, 23) ^ uint64(k.id)) * hashFactor
	}
	return uint32(h >> 32)
}

func hashRef(ref any) uint32 {
	h := uint64(0)
	switch x := ref.(type) {
	case *big.Int:
		for _, word := range x.Bits() {
			h = (bits.RotateLeft64(h, 23) ^ uint64(word)) * hashFactor
		}
	case []byte:
		for _, c := range x {
			h = (bits.RotateLeft64(h, 23) ^ uint64(c) ^ 0x100) * hashFactor
		}
	}
	return uint32(h >> 32)
}
