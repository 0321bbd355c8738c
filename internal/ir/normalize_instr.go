package ir

import (
	"strconv"
	"strings"
)

// pointerCompare swaps the operands, and the predicate, of icmp PRED ptr X, E where E is a constant
// expression: llir expects E to have the type that it derives for X, which is not i8* where X comes
// from a getelementptr.
func (n *normaliser) pointerCompare(st *statement) {
	pred := st.op + 1
	if n.is(pred, "samesign") {
		pred++
	}
	swapped := swappedPredicates[n.str(pred)]
	args := n.args(pred+2, st.end)
	if swapped == "" || !n.is(pred+1, "ptr") || len(args) < 2 {
		return
	}
	x, y := args[0], args[1]
	if n.kind(y[0]) != tokWord || !n.constantExpr(y[0]) || n.kind(x[0]) == tokWord {
		return
	}
	left, right := n.render(y[0], y[1]), n.render(x[0], x[1])
	n.replace(pred, pred+1, swapped)
	n.replace(x[0], x[1], left)
	n.replace(y[0], y[1], right)
}

var swappedPredicates = map[string]string{
	"eq": "eq", "ne": "ne", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
	"slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
}

// splat writes the vector constant splat (T V) with all its elements. It has the nearest vector type
// to its left with elements of type T: that of the constant itself or of the first operand.
func (n *normaliser) splat(i int) int {
	end := n.closing(i+1) + 1
	elemType := n.str(i + 2)
	for k := i - 1; k > 0; k-- {
		if !n.is(k, "<") || !n.is(k+2, "x") || n.str(k+3) != elemType || !n.is(k+4, ">") {
			continue
		}
		if count, ok := smallInt(n.str(k + 1)); ok && count > 0 {
			elem := n.render(i+2, end-1)
			n.replace(i, end, "<"+strings.Repeat(elem+", ", count-1)+elem+">")
			return end
		}
	}
	n.fail(i, "splat without a vector type before it")
	return end
}

// atomicPointer gives the address of an atomicrmw the type of a pointer to the value: llir takes the
// result's type from there.
func (n *normaliser) atomicPointer(st *statement) {
	name := st.op + 1
	if n.is(name, "volatile") {
		name++
	}
	args := n.args(name+1, st.end)
	if rmwBeyond[n.str(name)] {
		n.atomicBeyond(st, name, args)
		return
	}
	if len(args) < 2 || !n.is(args[0][0], "ptr") || n.is(args[0][0]+1, "addrspace") {
		return
	}
	ptr, value := args[0][0], args[1][0]
	typ := n.render(value, n.closing(value)+1) + "*"
	if v := ptr + 1; n.kind(v) == tokWord && n.constantExpr(v) {
		n.replace(v, args[0][1], "bitcast (i8* "+n.render(v, args[0][1])+" to "+typ+")")
	}
	n.replace(ptr, ptr+1, typ)
}

// atomicBeyond writes an atomicrmw whose operation llir does not know as a call of
// midway.atomicrmw.OP.
func (n *normaliser) atomicBeyond(st *statement, name int, args [][2]int) {
	if len(args) < 2 || args[1][1]-args[1][0] < 2 {
		n.fail(st.op, "cannot read this atomicrmw")
		return
	}
	value := args[1][0]
	typ := n.render(value, value+1)
	fn := "@midway.atomicrmw." + n.str(name) + "." + typ
	ptr := n.render(args[0][0], args[0][1]-1)
	n.replace(st.op, name+1, "call "+typ+" "+fn+"(")
	n.insertAfter(value+1, ")")
	n.drop(value+2, args[1][1])
	for _, a := range args[2:] {
		if n.is(a[0], "align") {
			n.drop(a[0]-1, a[1])
		}
	}
	n.declare(fn, "declare "+typ+" "+fn+"("+ptr+", "+typ+")")
}

// number checks that llir reads the number at token i. It forgets the payload of a NaN: that constant
// becomes the bitcast of its bits.
func (n *normaliser) number(i int) {
	t := n.str(i)
	if !strings.Contains(t, "x") {
		return
	}
	if !lexesWhole(t) {
		n.fail(i, "cannot read the number %s", t)
		return
	}
	if bits, err := strconv.ParseUint(strings.TrimPrefix(t, "0x"), 16, 64); err == nil && payload(bits) {
		n.replace(i, i+1, n.bitcastNaN(i, bits))
	}
}

// payload says whether the bits of a double are a NaN other than the two that llir knows.
func payload(bits uint64) bool {
	const exponent, quiet = 0x7ff << 52, 1 << 51
	mantissa := bits & (1<<52 - 1)
	return bits&exponent == exponent && mantissa != 0 && mantissa != quiet
}

// bitcastNaN writes the NaN, given as a double as LLVM does for float too, in the nearest floating
// type to its left: that of the constant itself or of the first operand.
func (n *normaliser) bitcastNaN(i int, bits uint64) string {
	for k := i - 1; k > 0 && !n.is(k, "double"); k-- {
		if n.is(k, "float") {
			bits = bits>>63<<31 | 0xff<<23 | bits>>29&(1<<23-1)
			return "bitcast (i32 " + strconv.FormatUint(bits, 10) + " to float)"
		}
	}
	return "bitcast (i64 " + strconv.FormatUint(bits, 10) + " to double)"
}
