package expr

// Value is what a register holds: a word, or a symbolic expression.
//
// Where N is nil the value is concrete and W holds it, zero-extended from its width in bits (which
// the instruction knows). Values wider than 64 bits always have a node. A node is never a constant
// of 64 bits or less: constructors give a word instead, so N == nil is the test for "concrete".
// Booleans are values of width 1.
type Value struct {
	N *Node
	W uint64
}

// Word is the concrete value w.
func Word(w uint64) Value { return Value{W: w} }

// Concrete reports whether the value is a plain word.
func (v Value) Concrete() bool { return v.N == nil }

// True and False are the concrete values of width 1.
var (
	True  = Value{W: 1}
	False = Value{W: 0}
)
