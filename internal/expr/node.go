package expr

import "math/big"

// Op is the operation of a Node.
type Op uint8

// The operations. "w" is the node's width; kids have width w unless said otherwise.
const (
	OpConst Op = iota // Word or Big
	OpSym             // Symbol; kids only where the symbol abstracts a float operation on them

	OpAdd // n-ary sum: a constant first, if any
	OpMul // n-ary product: a constant first, if any
	OpUDiv
	OpSDiv
	OpURem
	OpSRem
	OpShl // by a symbolic amount, as LShr and AShr
	OpLShr
	OpAShr
	OpAnd // n-ary: a constant first, if any; as Or and Xor
	OpOr
	OpXor
	OpNot // bitwise; logical at width 1
	OpCtPop
	OpCtLz // w for 0, as CtTz
	OpCtTz

	OpExtract // w bits of the kid from bit Low
	OpConcat  // n-ary, most significant first
	OpZExt
	OpSExt

	OpEq // width 1, as Ult and Slt; kids of any equal width
	OpUlt
	OpSlt
	OpIte // condition (width 1), then, else

	OpRead // array, index: w/8 bytes, little endian

	// Arrays, width 0.
	OpSymArray   // Symbol
	OpConstArray // Bytes, Fill
	OpStore      // array, index, value of a multiple of 8 bits
	OpIteArray   // condition, array, array
	OpCopy       // array, index, length, source array, index in it; Limit
	OpFill       // array, index, length, byte; Limit

	// Floating point on bits of IEEE numbers, 32 or 64 wide; rounding to nearest even.
	OpFAdd
	OpFSub
	OpFMul
	OpFDiv
	OpFSqrt
	OpFMA   // a·b + c with one rounding
	OpFMin  // IEEE 754-2008 minNum
	OpFMax  // maxNum
	OpFRnd  // to an integral value; Sub is the Math: Floor, Ceil, Round, RoundEven, FTrunc
	OpFCmp  // width 1; Sub is an FPred whose unordered bit is 0
	OpFToF  // from the kid's width
	OpFToUI // to w bits, towards zero
	OpFToSI
	OpUIToF // from the kid's width
	OpSIToF
	numOps
)

// Array is a node of width 0: a byte array.
type Array = Node

// Node is an immutable expression, hash-consed in a Builder.
type Node struct {
	facts
	kids  []*Node
	ref   any     // *Symbol, *big.Int (constant wider than 64 bits) or []byte (constant array)
	neg   *Node   // complement, once known
	syms  *symSet // once asked for
	val   uint64  // constant word; Low of an extract; symbol id; Limit
	bloom uint64
	id    uint32
	hash  uint32
	width uint16
	op    Op
	sub   uint8
}

// Op is the node's operation.
func (n *Node) Op() Op { return n.op }

// Width is the node's width in bits; 0 for arrays.
func (n *Node) Width() int { return int(n.width) }

// ID numbers the nodes of one Builder densely in order of creation.
func (n *Node) ID() uint32 { return n.id }

// Kids are the operands. They may be OpConst nodes. The slice belongs to the node.
func (n *Node) Kids() []*Node { return n.kids }

// Kid is operand i as a Value: a word where it is a constant of up to 64 bits.
func (n *Node) Kid(i int) Value { return n.kids[i].Value() }

// Value is the node as a Value: a word where it is a constant of up to 64 bits.
func (n *Node) Value() Value {
	if n.op == OpConst && n.width <= 64 {
		return Value{W: n.val}
	}
	return Value{N: n}
}

// Symbol is the symbol of an OpSym or OpSymArray, else nil.
func (n *Node) Symbol() *Symbol {
	s, _ := n.ref.(*Symbol)
	return s
}

// Word is the value of an OpConst, its low 64 bits where it is wider.
func (n *Node) Word() uint64 {
	if c, ok := n.ref.(*big.Int); ok {
		return new(big.Int).And(c, maxWord).Uint64()
	}
	return n.val
}

// Big is the value of an OpConst as a non-negative integer, for the caller to keep.
func (n *Node) Big() *big.Int {
	if c, ok := n.ref.(*big.Int); ok {
		return new(big.Int).Set(c)
	}
	return new(big.Int).SetUint64(n.val)
}

// Low is the first bit of an OpExtract.
func (n *Node) Low() int { return int(n.val) }

// Sub is the Math of an OpFRnd, the FPred of an OpFCmp.
func (n *Node) Sub() uint8 { return n.sub }

// Bytes and Fill are the contents of an OpConstArray: Bytes from index 0, Fill elsewhere. The slice
// belongs to the node.
func (n *Node) Bytes() []byte {
	c, _ := n.ref.([]byte)
	return c
}

// Fill is the byte of an OpConstArray outside Bytes.
func (n *Node) Fill() byte { return n.sub }

// Range is an unsigned range the node's value lies in; for widths above 64 it says nothing
// (0, all ones).
func (n *Node) Range() (lo, hi uint64) { return n.lo, n.hi }

// SignedRange is a range of the node's value read as a signed number; nothing for widths above 64.
func (n *Node) SignedRange() (lo, hi int64) { return n.slo, n.shi }

// KnownBits are the bits of the node's value known to be zero and one; nothing for widths above 64.
func (n *Node) KnownBits() (zeros, ones uint64) { return n.zeros, n.ones }

// Bloom has a bit for every symbol of the node: nodes whose blooms share no bit share no symbol.
func (n *Node) Bloom() uint64 { return n.bloom }

// constant reports whether n is a constant.
func (n *Node) constant() bool { return n.op == OpConst }
