// Package expr is Midway's values and expressions: a hash-consed, immutable DAG of bit-vector and byte-array terms with
// canonicalising constructors (docs/design.md §4), models that evaluate it, and persistent path conditions made of it.
//
// # Values
//
// A register holds a Value: a plain word where it is concrete, a *Node where it is symbolic. All operations take and
// return Values and fold concrete words without allocating. Widths are in bits, 1 and up; a boolean is a value of width
// 1. Words are zero-extended from their width. Constants of up to 64 bits are words (as kids of a node they are OpConst
// nodes; Node.Value gives the word back); wider constants are OpConst nodes (Builder.Wide, Node.Big).
//
// # Nodes
//
// Within one Builder two nodes are the same pointer exactly when they are the same term in canonical form. Ids are
// dense and follow the order of creation, so a run that creates the same terms in the same order names and orders
// everything in the same way. A Builder is not safe for concurrent use: one per worker; Import carries a term from one
// to another.
//
// Canonical forms, so that equal meanings meet in one node:
//
//   - Sums modulo 2^w are one OpAdd: an optional constant first, then terms sorted by id, each a node or
//     OpMul(constant, node). Subtraction, negation, complement of a sum and shifts left by a constant are sums.
//     Builder.Linear reads a value as such a sum.
//   - OpAnd, OpOr, OpXor and OpMul are flattened, sorted by id, constant first.
//   - Comparisons are OpEq, OpUlt and OpSlt, and OpNot of them; a constant stands on the right. Booleans are in
//     negation normal form: OpNot of width 1 stands on an atom only.
//   - Shifts right by a constant, masks of one run of bits and byte swaps are OpExtract, OpConcat, OpZExt and OpSExt.
//     OpConcat is flattened, most significant part first.
//   - A boolean as a number is OpZExt or OpSExt of it, never OpIte(c, 1, 0). Of a condition and its complement always
//     the same one is in an OpIte.
//   - Extensions stand inside sums that provably do not wrap around, comparisons are in the narrowest width that
//     decides them, and comparisons of one term with constants under one OpAnd or OpOr neither imply nor exclude each
//     other.
//
// These are exact: a value and its canonical form are equal in every model. They are canonical as far as they go, not a
// normal form for all equal meanings; products of sums are left alone, and what a path condition implies does not
// simplify a term. Builder.Check verifies the shapes.
//
// Every node of up to 64 bits carries known bits and an unsigned and a signed range, computed from its operands once,
// when it is made; they are sound and not the tightest.
//
// Division by zero and shifts by the width or more follow SMT-LIB: x udiv 0 is all ones, x urem 0 is x, x sdiv 0 is 1
// for negative x and -1 otherwise, x srem 0 is x, and a shift by the width or more gives 0, or copies of the sign. The
// caller checks what C says about them first.
//
// # Arrays
//
// Arrays hold bytes and are indexed by words of the pointer width: an unknown root (SymArray), a constant one
// (ConstArray), Store, Copy, Fill and IteArray on top. Read and Store move one or more bytes, little endian, and wrap
// around at the end of the index space. Reads go through stores wherever the linear forms of the indices, their ranges
// or their alignment decide whether they meet; an OpRead over an OpStore remains only where they cannot.
//
// Copy and Fill are ranges whose length may be unknown, one node each. A read over one that is not decided when it is
// made is a choice between the source and the array before, or, where it may cross an end of the range or there are
// many such choices already, stays an OpRead over it. The source is an array as it was, so that ranges may overlap.
//
// # Floating point
//
// Float values are their IEEE bits. Concrete operations on 32 and 64 bits are native; on 16, 80 (x87) and 128 bits they
// are correctly rounded in software. Symbolic operations of 32 and 64 bits are nodes with SMT-LIB's meaning (round to
// nearest even), except as follows: an arithmetic result that is a NaN is the one quiet NaN with positive sign and
// empty payload; a conversion to an integer that does not fit gives the smallest signed or the largest unsigned
// integer. Negation, absolute value and copysign are operations on bits. What has no such meaning (symbolic operations
// of other widths, fmod, sin, …; results that are subnormal or too large in 16, 80 or 128 bits) becomes an OpSym with
// origin FloatAbstraction whose kids are the arguments: any value at all, the same for the same arguments. That is
// over-approximate; Builder.Abstracted counts it. Concrete sin, exp, pow and the like are computed by Go's mathematics
// and may differ in the last place from the C library's: Builder.Inexact counts those.
//
// # Models
//
// A Model assigns words to symbols and bytes to array roots. Model.Eval evaluates a term directly, operation by
// operation; it shares no code with the constructors and is their dumb twin in tests.
//
// # Path conditions
//
// PC is a persistent list of conjuncts, the nil list being true. Assume drops conjuncts already there and notices a
// conjunct whose complement is there; it asks no solver. Related gives the conjuncts that matter to a query.
package expr
